/**
 * A year of one user: two dozen conversations, private ones in two channels, groups, temporary ones; some are compacted, some become
 * idle, some are erased. If it fails, what was said is not known later where it is asked for, or is told where it has no
 * business. `SEED=n` repeats a run.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { random } from '../../support/random.ts';
import {
  addMember,
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../support/service/workspace.ts';

const seed = random();
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const START = Date.now() - 52 * WEEK_MS;
const ANA = 'ana';

/** Syllables of names that nobody else bears. */
const SYLLABLES = ['bre', 'kal', 'mo', 'zu', 'tir', 'fen', 'lo', 'vas', 'qui', 'dor', 'ne', 'hax'];
/** What is told of somebody, and the question that asks for it. */
const FACTS = [
  {
    said: (who: string, what: string) => `My colleague ${who} keeps a ${what} in the garden shed.`,
    asked: (who: string) => `What does my colleague ${who} keep in the garden shed?`,
  },
  {
    said: (who: string, what: string) => `The plumber ${who} charged us for a ${what} last Monday.`,
    asked: (who: string) => `What did the plumber ${who} charge us for?`,
  },
  {
    said: (who: string, what: string) => `We named the boat ${who}, and painted a ${what} on her bow.`,
    asked: (who: string) => `What did we paint on the bow of the boat ${who}?`,
  },
  {
    said: (who: string, what: string) => `In the village of ${who} I bought a ${what} at the market.`,
    asked: (who: string) => `What did I buy at the market in the village of ${who}?`,
  },
] as const;
const SMALL_TALK = [
  'The rain has not stopped since breakfast.',
  'I had soup for lunch again, it was fine.',
  'Traffic on the ring road was slow this morning.',
  'Let me think about that for a moment.',
  'The printer on the second floor is out of paper.',
  'My tea went cold while I was on the phone.',
  'I might take the stairs more often.',
  'That sounds reasonable to me, thank you.',
] as const;

type Kind = 'private' | 'work' | 'group' | 'off' | 'read' | 'erased';
interface Planted {
  readonly kind: Kind;
  readonly conversation: string;
  readonly question: string;
  /** The word that answers, which nothing else holds. */
  readonly answer: string;
  readonly by: string;
}

const names = new Set<string>();
function newName(): string {
  for (;;) {
    const name = Array.from({ length: 3 }, () => seed.pick(SYLLABLES)).join('');
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

/** The conversations in the order in which they were had. */
const KINDS: readonly Kind[] = [
  ...Array.from({ length: 12 }, () => 'private' as const),
  ...Array.from({ length: 4 }, () => 'work' as const),
  ...Array.from({ length: 3 }, () => 'group' as const),
  ...Array.from({ length: 2 }, () => 'off' as const),
  ...Array.from({ length: 2 }, () => 'read' as const),
  ...Array.from({ length: 3 }, () => 'erased' as const),
]
  .map((kind) => ({ kind, at: seed.int(1_000_000) }))
  .sort((a, b) => a.at - b.at)
  .map(({ kind }) => kind);

let workspace: TestWorkspace;
let work: string;
const planted: Planted[] = [];

/** Has a conversation with one fact in it, and brings it to its end. */
async function have(kind: Kind, index: number): Promise<void> {
  const fact = seed.pick(FACTS);
  const [who, what] = [newName(), newName()];
  const isGroup = kind === 'group';
  const by = isGroup && seed.int(2) === 0 ? 'mate' : ANA;
  const length = seed.pick([6, 14, 24, 36]);
  const place = seed.int(length);
  const identity = {
    chat_id: `year-${index}`,
    ...(isGroup ? { shared: true, user_id: undefined } : { user_id: ANA }),
    ...(kind === 'work' ? { channel_id: work } : {}),
  };
  const said = fact.said(who, what);
  let conversation: string;
  if (kind === 'off' || kind === 'read') {
    conversation = await openConversation(workspace, { ...identity, memory: kind });
    await exchange(workspace, conversation, said, 'I see.');
    await workspace.call('POST', `/v1/conversations/${conversation}/idle`);
  } else {
    conversation = await openConversation(workspace, identity);
    if (isGroup) for (const member of [ANA, 'mate']) await addMember(workspace, conversation, member);
    const messages = Array.from({ length }, (_, i) => {
      const isUser = i % 2 === 0 || i === place;
      return {
        role: isUser ? 'user' : 'assistant',
        ...(isUser ? { user_id: i === place ? by : ANA } : {}),
        content: i === place ? said : seed.pick(SMALL_TALK),
        external_id: `m${i}`,
        occurred_at: new Date(START + (index * 52 * WEEK_MS) / KINDS.length + i * 60_000).toISOString(),
      };
    });
    const { chat_id, ...who_ } = identity;
    const taken = await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id, ...who_ },
      messages,
    });
    if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
    const end = length > 30 ? 'compact' : isGroup ? 'idle' : seed.pick(['idle', 'idle', 'archive']);
    await workspace.call('POST', `/v1/conversations/${conversation}/${end}`);
    if (kind === 'erased') await workspace.call('DELETE', `/v1/conversations/${conversation}?memories=erase`);
  }
  planted.push({ kind, conversation, question: fact.asked(who), answer: what, by });
}

beforeAll(async () => {
  workspace = await createWorkspace();
  work = (await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'work' })).body.id;
  for (const [index, kind] of KINDS.entries()) await have(kind, index);
}, 120_000);

let asked = 0;
/** Asks in a new private conversation, and answers with what the prompt shows beside the question. */
async function askAnew({ question }: Planted, identity: Record<string, unknown> = {}) {
  const conversation = await openConversation(workspace, {
    chat_id: `asks-${++asked}`,
    user_id: ANA,
    ...identity,
  });
  const turn = await takeTurn(workspace, conversation, question, { options: { debug: true } });
  expect(turn.status).toBe(200);
  const { prompt, injection, budget, debug } = turn.body;
  const about = `seed ${seed.seed}: ${question}`;
  expect(injection.tokens, about).toBeLessThanOrEqual(800);
  expect(budget.used, about).toBeLessThanOrEqual(budget.limit);
  expect(debug?.steps.length, about).toBeLessThanOrEqual(3);
  expect(
    debug?.steps.reduce((sum, step) => sum + step.rows_read, 0),
    about,
  ).toBeLessThan(3_000);
  // Taken back, so that no question is recalled by the next.
  await workspace.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/abort`);
  return JSON.stringify(prompt);
}

const of = (...kinds: Kind[]) => planted.filter(({ kind }) => kinds.includes(kind));

describe('a year of conversations', () => {
  it('knows in a new one what was said in any private one, whichever channel that was in and however it ended', async () => {
    const missing: string[] = [];
    for (const fact of of('private', 'work'))
      if (!(await askAnew(fact)).includes(fact.answer)) missing.push(fact.question);
    expect(missing, `seed ${seed.seed}`).toEqual([]);
  }, 60_000);

  it('tells nothing of a group, of a temporary conversation or of what was erased anywhere else', async () => {
    const told: string[] = [];
    for (const fact of of('group', 'off', 'read', 'erased'))
      for (const user of [ANA, 'mate'])
        if ((await askAnew(fact, { user_id: user })).includes(fact.answer))
          told.push(`${fact.kind}, ${user}: ${fact.question}`);
    expect(told, `seed ${seed.seed}`).toEqual([]);
  }, 60_000);

  it('tells a group what was said in it, to each of its members, and nothing of what anybody said elsewhere', async () => {
    const [group] = of('group');
    if (group === undefined) throw new Error('there are groups');
    for (const user of [ANA, 'mate']) {
      const turn = await takeTurn(workspace, group.conversation, group.question, { user_id: user });
      expect(JSON.stringify(turn.body.prompt), `seed ${seed.seed}`).toContain(group.answer);
    }
    for (const fact of planted.filter((each) => each.conversation !== group.conversation).slice(0, 12)) {
      const turn = await takeTurn(workspace, group.conversation, fact.question, { user_id: ANA });
      expect(JSON.stringify(turn.body.prompt), `seed ${seed.seed}: ${fact.question}`).not.toContain(
        fact.answer,
      );
    }
  }, 60_000);

  it('keeps to a channel where that is asked for', async () => {
    const conversation = await openConversation(workspace, {
      chat_id: 'narrow',
      user_id: ANA,
      channel_id: work,
    });
    const options = { recall_reach: 'channel' };
    for (const fact of of('work', 'private').slice(0, 16)) {
      const turn = await takeTurn(workspace, conversation, fact.question, { options });
      const lines = (turn.body.prompt?.messages ?? []).flatMap(({ content }) => content.split('\n'));
      const telling = lines.filter((line) => line.includes(fact.answer));
      // What a user says of themselves is learnt for every channel; what was said elsewhere is not quoted.
      const shows =
        fact.kind === 'work' ? telling.length > 0 : telling.some((line) => line.includes('[evt_'));
      expect(shows, `seed ${seed.seed}: ${fact.kind}: ${fact.question}`).toBe(fact.kind === 'work');
    }
  }, 60_000);
});
