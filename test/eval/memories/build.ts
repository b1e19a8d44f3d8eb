/**
 * Writes the world through the service's API. Over a port: a test calls the Worker, and the evaluation a server. A step that is refused stops the build, since every question after it would mean something else.
 */
import type { World } from './expectation.ts';
import {
  type Channel,
  type Chapters,
  CONVERSATIONS,
  type House,
  type Item,
  isoOf,
  type Step,
  type Talk,
} from './scenario.ts';
import { itemsOf } from './steps.ts';

/** One call of a workspace's API; the answer's body is JSON. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** The world as it stands, and the places that questions are asked from. */
export interface BuiltWorld extends World {
  readonly houses: Readonly<Record<House, Call>>;
  readonly channels: ReadonlyMap<Channel, string>;
  readonly talks: ReadonlyMap<Talk, string>;
}

/** Takes every step, chapter by chapter. */
export async function buildWorld(
  chapters: Chapters,
  houses: Readonly<Record<House, Call>>,
  now: () => number,
): Promise<BuiltWorld> {
  const builder = new Builder(houses);
  await builder.open();
  const builtAt = now();
  for (const steps of chapters) await Promise.all(steps.map((step) => builder.take(step)));
  const { channels, talks, ids } = builder;
  return { items: itemsOf(chapters), ids, builtAt, houses, channels, talks };
}

interface Outcome {
  readonly id: string;
}

class Builder {
  readonly channels = new Map<Channel, string>();
  readonly talks = new Map<Talk, string>();
  readonly ids = new Map<string, string>();
  readonly #houses: Readonly<Record<House, Call>>;
  readonly #items = new Map<string, Item>();

  constructor(houses: Readonly<Record<House, Call>>) {
    this.#houses = houses;
  }

  /** Makes the channels and opens the conversations. */
  async open(): Promise<void> {
    const wanted = Object.entries(CONVERSATIONS) as [Talk, (typeof CONVERSATIONS)[Talk]][];
    const names = new Set(wanted.flatMap(([, { channel }]) => channel ?? []));
    await Promise.all(
      [...names].map(async (name) =>
        this.channels.set(name, (await this.#send<Outcome>('POST', '/v1/channels', { name })).id),
      ),
    );
    await Promise.all(
      wanted.map(async ([chat_id, { user, channel }]) => {
        const { id } = await this.#send<Outcome>('POST', '/v1/conversations', {
          chat_id,
          ...(user === null ? { shared: true } : { user_id: user }),
          ...(channel && { channel_id: this.channels.get(channel) }),
        });
        this.talks.set(chat_id, id);
      }),
    );
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'remember':
        return this.#keep(
          step.item,
          await this.#send<Outcome>('POST', '/v1/memories', this.#body(step.item)),
        );
      case 'fact': {
        const { kind: _, tier: __, subject_id: subject, ...body } = this.#body(step.item);
        const path = `/v1/subjects/${subject}/facts`;
        return this.#keep(step.item, await this.#send<Outcome>('POST', path, body));
      }
      case 'batch':
        return this.#takeBatch(step.items);
      case 'say':
        return this.#say(step);
      case 'change':
        await this.#send('PATCH', this.#pathOf('memories', step.key, step.by), step.fields);
        return;
      case 'show':
        await this.#send('PATCH', this.#pathOf('facts', step.key, step.by, '/visibility'), {
          visibility: step.visibility,
        });
        return;
      case 'erase':
        return this.#erase(step);
      case 'close': {
        const keep = step.how === 'erase_but_keep' ? '?memories=keep' : '';
        await this.#send('DELETE', `/v1/conversations/${this.talks.get(step.talk)}${keep}`);
      }
    }
  }

  async #takeBatch(items: readonly Item[]): Promise<void> {
    const house = items[0]?.in ?? 'kestrel';
    const mixed = items.filter((other) => (other.in ?? 'kestrel') !== house);
    const here = items.filter((other) => !mixed.includes(other));
    const create = here.map((one) => this.#body(one));
    const { created } = await this.#send<{ created: Outcome[] }>(
      'POST',
      '/v1/memories/batch',
      { create },
      house,
    );
    for (const [i, one] of here.entries()) this.#keep(one, created[i] ?? { id: '' });
    if (mixed.length > 0) await this.#takeBatch(mixed);
  }

  async #say({ talk, by, text, at, teaches, aborted }: Extract<Step, { do: 'say' }>): Promise<void> {
    const path = `/v1/conversations/${this.talks.get(talk)}/turns`;
    const turn = await this.#send<{ turn_id: string; signals: { memory_id: string; action: string }[] }>(
      'POST',
      path,
      { user_id: by, content: text, occurred_at: isoOf(at), options: { recall: false } },
    );
    const taught = turn.signals.filter(({ action }) => !['ended', 'forgotten'].includes(action));
    if (taught.length !== teaches.length)
      throw new Error(`"${text}" taught ${JSON.stringify(turn.signals)}, not ${teaches.length} memories`);
    for (const [i, one] of teaches.entries()) this.#keep(one, { id: taught[i]?.memory_id ?? '' });
    if (aborted) await this.#send('POST', `${path}/${turn.turn_id}/abort`);
  }

  async #erase({ key, by, as }: Extract<Step, { do: 'erase' }>): Promise<void> {
    if (as === 'batch')
      await this.#send('POST', '/v1/memories/batch', { delete: [{ id: this.ids.get(key), user_id: by }] });
    else await this.#send('DELETE', this.#pathOf(as === 'fact' ? 'facts' : 'memories', key, by));
  }

  #keep(one: Item, { id }: Outcome): void {
    this.ids.set(one.key, id);
    this.#items.set(one.key, one);
  }

  /** The address of a memory for one of its readers, who stands where it is. */
  #pathOf(collection: string, key: string, by: string, rest = ''): string {
    const id = this.ids.get(key);
    if (id === undefined) throw new Error(`"${key}" was not written yet`);
    const channel = this.#items.get(key)?.channel;
    const where = channel === undefined ? '' : `&channel_id=${this.channels.get(channel)}`;
    return `/v1/${collection}/${id}${rest}?user_id=${by}${where}`;
  }

  #body(one: Item): Record<string, unknown> {
    const { text, by, shared, tier, channel, talk, kind, subject, topic, category, importance, tags } = one;
    const place = channel === undefined ? (talk === undefined ? 'workspace' : 'conversation') : 'channel';
    const fields = {
      content: text,
      kind: kind ?? 'fact',
      tier: tier ?? place,
      user_id: by,
      visibility: by === undefined || shared ? 'shared' : 'private',
      channel_id: channel && this.channels.get(channel),
      conversation_id: talk && this.talks.get(talk),
      subject_id: subject,
      topic_key: topic,
      category,
      importance,
      tags,
      valid_from: isoOf(one.from),
      valid_to: isoOf(one.to),
      expires_at: isoOf(one.expires),
      ...one.sent,
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  }

  async #send<T>(method: string, path: string, body?: unknown, house: House = 'kestrel'): Promise<T> {
    const answer = await this.#houses[house](method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 300)}: ${JSON.stringify(answer)}`);
    return answer.body as T;
  }
}
