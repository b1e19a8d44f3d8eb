/**
 * D1 fails in the middle of a use case. The user may have to send again; what must not happen is a message that is half
 * there: in the record but not in live history, in one table but not in another, or numbered with a gap.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EVENTS_INDEX_LOST } from '../support/scenes/erasure-failure.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  type Answer,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { rowCounts } from '../support/storage/databases.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

// A compaction in the background would change what is counted here.
afterEach(() => {
  vi.restoreAllMocks();
});

let workspace: TestWorkspace;
let conversation: string;
let round = 0;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const path = () => `/v1/conversations/${conversation}/turns`;

/** What fails in D1, and how it is mended. */
const FAILURES: readonly (readonly [what: string, breaks: string, mends: string])[] = [
  [
    'the insert of an event',
    `CREATE TRIGGER fails BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no'); END`,
    'DROP TRIGGER fails',
  ],
  [
    'the update of the conversation',
    `CREATE TRIGGER fails AFTER UPDATE ON conversations BEGIN SELECT RAISE(ABORT, 'no'); END`,
    'DROP TRIGGER fails',
  ],
  ['the full-text index', EVENTS_INDEX_LOST.breaks, EVENTS_INDEX_LOST.mends],
];
const TRACES_LOST: (typeof FAILURES)[number] = [
  'the trace, last of all',
  'ALTER TABLE traces RENAME TO traces_lost',
  'ALTER TABLE traces_lost RENAME TO traces',
];
const UPDATE_LOST: (typeof FAILURES)[number] = [
  'the marking of events',
  `CREATE TRIGGER fails BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'no'); END`,
  'DROP TRIGGER fails',
];
const LATE_INSERT: (typeof FAILURES)[number] = [
  'the insert of the last of many events',
  `CREATE TRIGGER fails BEFORE INSERT ON events WHEN NEW.content = 'Line 119' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  'DROP TRIGGER fails',
];
const READ_LOST: (typeof FAILURES)[number] = [
  'a read',
  'ALTER TABLE memories RENAME TO memories_lost',
  'ALTER TABLE memories_lost RENAME TO memories',
];

/** Runs a call while D1 fails: it must answer 503 and leave nothing; mended, the same call must work and be no retry. */
async function failsThenWorks(
  [, breaks, mends]: (typeof FAILURES)[number],
  call: () => Promise<Answer<unknown>>,
): Promise<void> {
  const before = [await rowCounts(), await storedEvents(workspace, conversation)];
  const live = await liveHistory(workspace, conversation);
  await testEnv.WORKSPACE_DB.exec(breaks);
  let failed: Answer<unknown>[];
  try {
    failed = [await call(), await call()];
  } finally {
    await testEnv.WORKSPACE_DB.exec(mends);
  }
  for (const answer of failed) {
    expect(expectProblem(answer, 503).type).toBe('urn:strata:problem:unavailable');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect([await rowCounts(), await storedEvents(workspace, conversation)]).toEqual(before);
  expect(await liveHistory(workspace, conversation)).toEqual(live);

  const mended = await call();
  expect([mended.status, mended.headers.get('idempotent-replayed')]).toEqual([200, null]);
  const events = await storedEvents(workspace, conversation);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
  const shown = (await liveHistory(workspace, conversation)).messages.filter((row) => row.kind === 'message');
  const active = events.filter((event) => event.status === 'active');
  expect(shown.map((row) => row.content)).toEqual(active.slice(-shown.length).map((event) => event.content));
}

/** A conversation with an answered turn and an open one. */
async function begin() {
  const chat_id = `chat-${++round}`;
  conversation = await openConversation(workspace, { chat_id });
  await remember(workspace, 'Ana is allergic to peanuts.');
  await exchange(workspace, conversation, 'May I eat peanuts?', 'Better not.');
  await takeTurn(workspace, conversation, 'And almonds?', { turn_id: 'open' });
  return chat_id;
}

describe('when D1 fails', () => {
  it.each([...FAILURES, TRACES_LOST, READ_LOST])(
    'at %s, a turn is taken whole by the retry',
    async (...failure) => {
      await begin();
      await failsThenWorks(failure, () =>
        takeTurn(workspace, conversation, 'Hello peanuts?', { turn_id: 'hello' }),
      );
    },
  );

  it.each(FAILURES)(
    'at %s, a reply and its tool results are stored together or not at all',
    async (...failure) => {
      await begin();
      const body = { content: 'Fine.', tool_results: [{ name: 'web', content: 'Almonds are fine.' }] };
      await failsThenWorks(failure, () => workspace.call('POST', `${path()}/open/reply`, body));
    },
  );

  it('at the marking of events, a message is not half taken back', async () => {
    await begin();
    await failsThenWorks(UPDATE_LOST, () => workspace.call('POST', `${path()}/open/abort`));
  });

  it.each([LATE_INSERT, ...FAILURES])('at %s, an import is all in or not at all', async (...failure) => {
    const chat_id = await begin();
    const messages = Array.from({ length: 120 }, (_, i) => ({
      role: 'user',
      content: `Line ${i}`,
      occurred_at: LATER,
    }));
    await failsThenWorks(failure, () =>
      workspace.call('POST', '/v1/ingest', { conversation: { chat_id, user_id: 'ana' }, messages }),
    );
  });
});
