/** Strata among its peers, by its API: told by ingest and asked by search, or told and asked by turns; and the bare insert of the benchmark. */
import { join } from 'node:path';
import { INGEST_MAX_MESSAGES } from '../../../src/memory/limits.ts';
import type { Peer, PeerKind } from '../../eval/peers/peer.ts';
import { type Client, createClient } from '../../support/commands/client.ts';
import { startService } from '../../support/commands/open-service.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';

const CONFIG = join(import.meta.dirname, '../wrangler.toml');

/** Which calls a message goes in and comes back by. */
export const STRATA_WAYS = ['bare insert', 'Strata, ingest and search', 'Strata, turns'] as const;
export type StrataWay = (typeof STRATA_WAYS)[number];

class StrataPeer implements Peer {
  readonly #client: Client;
  readonly #conversation: { readonly chat_id: string; readonly user_id: string };
  readonly #way: StrataWay;
  #id = '';

  constructor(client: Client, conversation: string, way: StrataWay) {
    this.#client = client;
    this.#conversation = { chat_id: conversation, user_id: conversation };
    this.#way = way;
  }

  /** Many at once are a history, in whichever way; two are an exchange. */
  async index(messages: readonly TranscriptMessage[]): Promise<void> {
    if (this.#way === 'bare insert') return this.#insert(messages);
    const [asked, replied, ...more] = messages;
    if (this.#way === 'Strata, turns' && asked && replied && more.length === 0)
      return this.#takeTurn(asked, replied);
    for (let at = 0; at < messages.length; at += INGEST_MAX_MESSAGES) {
      const { conversation_id } = await this.#client.call('POST /v1/ingest', {
        body: {
          conversation: this.#conversation,
          messages: messages
            .slice(at, at + INGEST_MAX_MESSAGES)
            .map(({ role, content, occurredAt, externalId }) => ({
              role,
              content,
              occurred_at: occurredAt,
              external_id: externalId,
              ...(role === 'user' ? { user_id: this.#conversation.user_id } : {}),
            })),
        },
      });
      this.#id = conversation_id;
    }
  }

  async #insert(messages: readonly TranscriptMessage[]): Promise<void> {
    const content = messages.map((message) => message.content).join('\n');
    await this.#client.request('POST', '/bench/baseline', { body: { content } });
  }

  async #takeTurn(asked: TranscriptMessage, replied: TranscriptMessage): Promise<void> {
    const { turn_id } = await this.#say(asked.content);
    await this.#client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
      path: { id: this.#id, turn_id },
      body: { content: replied.content },
    });
  }

  #say(content: string) {
    return this.#client.call('POST /v1/conversations/{id}/turns', {
      path: { id: this.#id },
      body: { user_id: this.#conversation.user_id, content },
    });
  }

  async search(question: string, k: number): Promise<string[]> {
    if (this.#way === 'Strata, turns') {
      const { injection } = await this.#say(question);
      return [...injection.event_ids];
    }
    const { results } = await this.#client.call('POST /v1/search', {
      body: {
        query: question,
        user_id: this.#conversation.user_id,
        conversation_id: this.#id,
        sources: ['events'],
        top_k: k,
      },
    });
    return results.flatMap((result) => ('external_id' in result ? (result.external_id ?? []) : []));
  }
}

/** Starts the service; nothing of it is in this process. */
export async function startStrata(way: StrataWay, stateDir: string): Promise<PeerKind> {
  const service = await startService({ config: CONFIG, stateDir });
  const client = createClient(service);
  return {
    name: way,
    open: (conversation) => new StrataPeer(client, conversation, way),
    close: () => service.stop(),
  };
}
