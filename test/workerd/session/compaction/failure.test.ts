/**
 * What may befall a compaction: a model that answers nonsense, an embedder or a database that fails at any statement, an
 * eviction at any step, an alarm that died. Each time nothing may be lost or doubled, the journal must say what happened, and
 * the next alarm must finish it.
 */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../../src/maintenance/queue.ts';
import type { Embedder } from '../../../../src/memory/ports.ts';
import { ExtractiveSummariser } from '../../../../src/models/summaries/extractive-summariser.ts';
import type { CompactionDeps } from '../../../../src/session/compaction/attempt.ts';
import { compactNext } from '../../../../src/session/compaction/compact.ts';
import { DEFAULT_COMPACTION_LIMITS } from '../../../../src/session/compaction/limits.ts';
import { LIVE_HISTORY_HARD_MAX_MESSAGES } from '../../../../src/session/history/history.ts';
import { Database } from '../../../../src/store/database.ts';
import {
  compacted,
  importedTalk,
  quays,
  rangesOf,
  say,
  summariserSays,
  talkOf,
} from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { alarmDelays, isArmed, letAlarmCome } from '../../support/storage/alarms.ts';
import { rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { failingD1, INJECTED, sessionDeps, type Watch } from '../../support/storage/failing-database.ts';
import { crashBeforeObjectWrite, evictSession, sessionStub } from '../../support/storage/session.ts';

let workspace: TestWorkspace;
let delays: (number | undefined)[] = [];

beforeAll(async () => {
  workspace = await createWorkspace();
});
beforeEach(() => {
  delays = alarmDelays();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const path = (conversation: string, rest: string) => `/v1/conversations/${conversation}/${rest}`;
const FACT = { category: 'hobby', content: 'Collects harbour stamps.', user: 'ana' };
const GOOD = { summary: 'All of it.', range_summary: 'Twenty towns.', facts: [FACT] };
const shown = async (conversation: string) => (await liveHistory(workspace, conversation)).messages;

/** Everything as it was but for the journal row, which says what failed. */
async function expectUntouched(conversation: string, attempts: number, error: RegExp) {
  const { journal, ...rest } = await compacted(conversation);
  expect(journal).toMatchObject([{ start_seq: 1, end_seq: 20, status: 'pending', attempts }]);
  expect(journal[0]?.error).toMatch(error);
  expect(rest).toEqual({
    chunks: [],
    words: [],
    embeddings: [],
    snapshots: [],
    rolling_summary: null,
    summarised_seq: 0,
  });
  expect(await shown(conversation)).toHaveLength(32);
}

/** The next alarm finishes it, once. */
async function expectFinished(conversation: string, attempts: number) {
  expect(await letAlarmCome(workspace, conversation)).toBe(true);
  const { journal, chunks, words, embeddings, snapshots, summarised_seq } = await compacted(conversation);
  expect(journal).toMatchObject([{ start_seq: 1, end_seq: 20, status: 'done', attempts, error: null }]);
  expect([chunks.length, words.length, embeddings.length, snapshots.length, summarised_seq]).toEqual([
    1, 1, 1, 1, 20,
  ]);
  expect(await shown(conversation)).toHaveLength(20);
}

describe('an answer that is none', () => {
  it.each([
    ['no object', 'Sure! Here is your summary.'],
    ['nothing', null],
    ['an empty summary', { ...GOOD, summary: ' ' }],
    ['no facts', { summary: 'S.', range_summary: 'R.' }],
    ['facts of another shape', { ...GOOD, facts: ['Ana sails.'] }],
  ])('(%s) changes nothing, is journalled, and is asked for again', async (_, answer) => {
    const conversation = await importedTalk(workspace, talkOf(32));
    const spy = summariserSays(() => answer);
    await letAlarmCome(workspace, conversation);
    await expectUntouched(conversation, 1, /^strata-extractive-v1: malformed answer \(/);
    expect(delays.at(-1)).toBe(5_000);
    spy.mockRestore();
    await expectFinished(conversation, 2);
  });

  it('is parked after ten tries: visible, no longer promised, and finished when somebody asks', async () => {
    const conversation = await importedTalk(workspace, talkOf(98));
    const spy = vi
      .spyOn(ExtractiveSummariser.prototype, 'summarise')
      .mockRejectedValue(new Error('model gone'));
    for (let i = 0; i < 10; i++) expect(await letAlarmCome(workspace, conversation)).toBe(true);
    expect(await isArmed(workspace, conversation)).toBe(false);
    expect(delays.slice(-3)).toEqual([320_000, 640_000, 1_280_000]);
    const journal = await workspace.call('GET', path(conversation, 'compactions'));
    expect(journal.body).toMatchObject({
      data: [{ status: 'failed', attempts: 10, error: 'strata-extractive-v1: Error: model gone' }],
    });
    await takeTurn(workspace, conversation, 'Hello?', { turn_id: 'hello' });
    const reply = await workspace.call('POST', path(conversation, 'turns/hello/reply'), {
      content: 'Hello.',
    });
    expect(reply.body).toMatchObject({ compaction: 'none' });
    // Live history stays bounded all the same, and the record is whole.
    for (let i = 0; i < 3; i++) await exchange(workspace, conversation, `Quay ${i}?`, `Quay ${i}.`);
    const live = (await shown(conversation)).filter(({ kind }) => kind === 'message');
    expect(live.length).toBeLessThanOrEqual(LIVE_HISTORY_HARD_MAX_MESSAGES);
    expect((await workspace.call('POST', path(conversation, 'compact'))).status).toBe(202);
    spy.mockRestore();
    const again = await workspace.call('POST', path(conversation, 'compact'));
    expect(again.body).toMatchObject({ status: 'compacted', compaction: { start_seq: 1, end_seq: 20 } });
  });
});

/** Runs compactions inside the object with other dependencies; returns what each came to. */
const inside = <T>(
  conversation: string,
  binding: D1Database,
  more: Partial<CompactionDeps>,
  work: (compact: () => ReturnType<typeof compactNext>) => Promise<T>,
): Promise<T> =>
  runInDurableObject(sessionStub(workspace, conversation), (_, { storage }) => {
    const { deps, call } = sessionDeps(workspace, conversation, storage, binding);
    const own: CompactionDeps = {
      ...deps,
      store: deps.store,
      summariser: { model: 'fake', tellsOutdated: false, summarise: () => Promise.resolve(GOOD) },
      alone: (run) => run(),
      ...more,
    };
    return work(() => compactNext(own, call, { limits: DEFAULT_COMPACTION_LIMITS, forced: true }));
  });

describe('a part that fails', () => {
  it('an embedder: nothing lands, and the next alarm finishes', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    const embedder: Embedder = {
      model: 'dead',
      dimensions: 1,
      embed: () => Promise.reject(new Error('no embedder')),
    };
    const outcome = await inside(conversation, testEnv.WORKSPACE_DB, { embedder }, (compact) => compact());
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'failed' } });
    await expectUntouched(conversation, 1, /no embedder/);
    await expectFinished(conversation, 2);
  });

  it('D1, at each statement of the batch: all of it or nothing', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    const landing = /update conversations set rolling_summary/;
    const before = await rowCounts();
    const watch: Watch = { statements: 0, longest: 0 };
    let attempts = 0;
    for (let after = 0; after === 0 || after < watch.statements; after++) {
      const failed = await inside(conversation, failingD1(after, watch, landing), {}, (compact) => compact());
      attempts = attempts === 10 ? 1 : attempts + 1;
      expect(failed, `after ${after} statements`).toMatchObject({
        ok: true,
        value: { kind: attempts === 10 ? 'parked' : 'failed' },
      });
      expect(failed.ok && 'compaction' in failed.value && failed.value.compaction.error).toMatch(INJECTED);
    }
    expect(watch.statements).toBeGreaterThan(12);
    const counts = await rowCounts();
    expect(counts).toEqual({
      ...before,
      'WORKSPACE_DB.compactions': (before['WORKSPACE_DB.compactions'] ?? 0) + 1,
    });
    expect(await shown(conversation)).toHaveLength(32);
    const done = await inside(conversation, testEnv.WORKSPACE_DB, {}, (compact) => compact());
    expect(done).toMatchObject({ ok: true, value: { kind: 'done' } });
    const learnt = await rowsOf(
      'SELECT content FROM memories WHERE content = ? AND source_conversation_id = ?',
      [FACT.content, conversation],
    );
    expect(learnt).toHaveLength(1);
  });

  it('the whole database, while an alarm comes: the alarm comes again', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    await testEnv.WORKSPACE_DB.exec('ALTER TABLE compactions RENAME TO compactions_lost');
    try {
      await letAlarmCome(workspace, conversation);
      expect(delays.at(-1)).toBe(30_000);
    } finally {
      await testEnv.WORKSPACE_DB.exec('ALTER TABLE compactions_lost RENAME TO compactions');
    }
    await expectFinished(conversation, 1);
  });
});

describe('an object that is evicted', () => {
  it('while the summariser works: the attempt is in the journal, and the next alarm does it', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    const original = Database.prototype.write;
    // Whatever comes after the journal never happens: as if the process were gone.
    const fail = vi.spyOn(Database.prototype, 'write').mockImplementation(function (
      this: Database,
      step,
      statements,
    ) {
      if (step === 'compaction.fail') throw new Error('dead');
      return original.call(this, step, statements);
    });
    vi.spyOn(ExtractiveSummariser.prototype, 'summarise').mockRejectedValueOnce(new Error('evicted'));
    await letAlarmCome(workspace, conversation);
    fail.mockRestore();
    await evictSession(workspace, conversation);
    expect((await compacted(conversation)).journal).toMatchObject([{ status: 'pending', attempts: 1 }]);
    await expectFinished(conversation, 2);
  });

  it('after the batch and before it dropped the range: the range leaves with the next look, nothing is summarised twice', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    await crashBeforeObjectWrite(workspace, conversation, () => letAlarmCome(workspace, conversation));
    const before = await compacted(conversation);
    expect(await shown(conversation)).toHaveLength(20);
    expect(await compacted(conversation)).toEqual(before);
    await exchange(workspace, conversation, 'Still there?', 'Yes.');
    // The question may be answered with what its user said elsewhere.
    const messages = (await shown(conversation)).filter(({ kind }) => kind === 'message');
    expect(messages).toHaveLength(22);
  });
});

describe('two at once in two processes', () => {
  it('land one', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    const both = await inside(conversation, testEnv.WORKSPACE_DB, {}, async (compact) => {
      const outcomes = await Promise.all([compact(), compact()]);
      return outcomes.map((outcome) => (outcome.ok ? outcome.value.kind : outcome.error.code)).sort();
    });
    expect(both[0]).toBe('done');
    expect(['overtaken', 'failed', 'done']).toContain(both[1]);
    const { chunks, journal, summarised_seq } = await compacted(conversation);
    expect(rangesOf(chunks)).toBe(summarised_seq === 20 ? '1-20' : '1-20 21-32');
    expect(journal.every(({ status }) => status === 'done')).toBe(true);
  });

  it('a turn taken back meanwhile leaves no trace in the summary', async () => {
    const identity = { chat_id: 'aborted', user_id: 'ana' };
    const conversation = await importedTalk(workspace, talkOf(4), identity);
    await takeTurn(workspace, conversation, 'Forget I asked about zqaborted.', { turn_id: 'oops' });
    await say(workspace, identity, quays(11));
    let aborted = false;
    const summariser = {
      model: 'fake',
      tellsOutdated: false,
      summarise: async () => {
        if (!aborted) await workspace.call('POST', path(conversation, 'turns/oops/abort'));
        aborted = true;
        return { ...GOOD, summary: 'About zqaborted.' };
      },
    };
    const outcome = await inside(conversation, testEnv.WORKSPACE_DB, { summariser }, (compact) => compact());
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'overtaken' } });
    expect((await compacted(conversation)).rolling_summary).toBeNull();
  });
});

describe('an alarm that died', () => {
  it('is set again by the sweep, and the compaction is done', async () => {
    const conversation = await importedTalk(workspace, talkOf(32));
    await runInDurableObject(sessionStub(workspace, conversation), (_, { storage }) => storage.deleteAlarm());
    await rowsOf(`UPDATE outbox_jobs SET run_after = 0 WHERE target_id = ? RETURNING 1`, [conversation]);
    await runJob(testEnv, { task: 'outbox', workspaceId: workspace.id, placement: 'WORKSPACE_DB' }, () =>
      Date.now(),
    );
    expect(await isArmed(workspace, conversation)).toBe(true);
    await expectFinished(conversation, 1);
    expect(
      await rowsOf(`SELECT 1 FROM outbox_jobs WHERE target_id = ? AND kind = 'compact'`, [conversation]),
    ).toEqual([]);
  });
});
