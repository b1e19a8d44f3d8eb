/**
 * Retention. Who sets a window wants what is past it gone, from every index, and nothing else: neither what somebody still
 * uses, nor what a conversation taught before its messages went.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeExpired } from '../../../../src/maintenance/retention/remove-expired.ts';
import { Database } from '../../../../src/store/database.ts';
import { isStale } from '../../../../src/store/erasure/indexes.ts';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import {
  archivedTalk,
  DAY_MS,
  endedDaysAgo,
  retain,
  retentionDeps,
  seqsOf,
} from '../../support/scenes/retention.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { letAlarmCome } from '../../support/storage/alarms.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { placesInObjects } from '../../support/storage/raw-storage.ts';
import { settle } from './kept-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an account', () => {
  it('loses what expired a month ago and audit rows of a year ago, and nothing else', async () => {
    const workspace = await createWorkspace();
    const kept = { content: 'Prefers short answers.', kind: 'preference', tier: 'account', user_id: 'ana' };
    const add = async (more: Record<string, unknown>) =>
      (await workspace.call<{ id: string }>('POST', '/v1/memories', { ...kept, ...more })).body.id;
    const soon = new Date(Date.now() + 60_000).toISOString();
    const [lasting, expiring] = [await add({}), await add({ content: 'Prefers tables.', expires_at: soon })];
    const db = new Database(testEnv.ACCOUNT_DB, Date.now);
    const idsAt = async (days: number) => {
      await removeExpired(db, 'account', Date.now() + days * DAY_MS);
      const rows = await rowsOf<{ id: string }>('SELECT id FROM account_memories', [], testEnv.ACCOUNT_DB);
      return [lasting, expiring].map((id) => rows.some((row) => row.id === id));
    };
    const auditRows = () =>
      rowsOf('SELECT 1 FROM audit_log WHERE workspace_id = ?', [workspace.id], testEnv.ACCOUNT_DB);
    expect(await idsAt(29)).toEqual([true, true]);
    expect(await idsAt(31)).toEqual([true, false]);
    expect((await auditRows()).length).toBeGreaterThan(0);
    expect(await idsAt(366)).toEqual([true, false]);
    expect(await auditRows()).toEqual([]);
  });
});

/** Where a summary tells what was said; it stays. */
const TOLD = /\.(chunks|conversations|snapshots)(_|$)/;

describe('messages past their window', () => {
  it('are found nowhere: in no table, no shadow of an index, no object', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `The ferry ${mark} left late.`, 61);
    expect(await placesOf(mark)).toContain('WORKSPACE_DB.events_fts_data');
    expect(await placesInObjects(mark, workspace, [conversation])).not.toEqual([]);
    const { end, stats } = await retain(retentionDeps(workspace));
    expect([end.kind, stats]).toEqual(['done', { events_removed: 2 }]);
    await settle(workspace);
    expect((await placesOf(mark)).filter((place) => !TOLD.test(place))).toEqual([]);
    expect(await placesInObjects(mark, workspace, [conversation])).toEqual([]);
    expect(await isStale(new Database(testEnv.WORKSPACE_DB, Date.now), 'events')).toBe(false);
  });

  it('leave the conversation, its summary, its notes and what was learnt in it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const base = `/v1/conversations/${conversation}`;
    await exchange(workspace, conversation, 'Remember that I live in Porto.', 'Noted.');
    await workspace.call('PUT', `${base}/scratchpad/plan`, { plan: 'b' });
    await workspace.call('POST', `${base}/archive`);
    await endedDaysAgo(conversation, 61);
    const kept = async () => ({
      summary: (await workspace.call<{ rolling_summary: string | null }>('GET', base)).body,
      notes: (await workspace.call('GET', `${base}/scratchpad`)).body,
      chunks: await rowsOf('SELECT id, content FROM chunks WHERE conversation_id = ?', [conversation]),
      snapshots: await rowsOf('SELECT id FROM snapshots WHERE conversation_id = ?', [conversation]),
      memories: await rowsOf(
        'SELECT id, content, status, revision FROM memories WHERE source_conversation_id = ?',
        [conversation],
      ),
      observations: await rowsOf('SELECT id, event_id FROM memory_observations WHERE workspace_id = ?', [
        workspace.id,
      ]),
    });
    const before = await kept();
    expect(before.chunks.length).toBeGreaterThan(0);
    expect(before.memories.length).toBeGreaterThan(0);
    await retain(retentionDeps(workspace));
    await settle(workspace);
    expect(await seqsOf(conversation)).toEqual([]);
    expect(await kept()).toEqual(before);
    const found = await workspace.call<{ data: { content: string }[] }>('POST', '/v1/search', {
      query: 'Where do I live?',
      user_id: 'ana',
    });
    expect(JSON.stringify(found.body)).toContain('Porto');
  });

  it('leave a conversation that answers as an archived one does', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await retain(retentionDeps(workspace));
    await settle(workspace);
    const turn = await takeTurn(workspace, conversation, 'As we said, what of the ferry?');
    expect([turn.status, (turn.body as unknown as { reason: string }).reason]).toEqual([
      409,
      'conversation_archived',
    ]);
    expect((await liveHistory(workspace, conversation)).messages).toEqual([]);
    const events = await workspace.call<{ data: unknown[] }>(
      'GET',
      `/v1/conversations/${conversation}/events`,
    );
    expect([events.status, events.body.data]).toEqual([200, []]);
    const listed = await workspace.call<{ data: { id: string }[] }>(
      'GET',
      '/v1/conversations?status=archived&user_id=ana',
    );
    expect(listed.body.data.map(({ id }) => id)).toContain(conversation);
  });

  it('are kept for ever unless a window is set', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 10_000);
    const { end, stats } = await retain(retentionDeps(workspace, {}));
    expect([end.kind, stats]).toEqual(['done', {}]);
    expect(await seqsOf(conversation)).toEqual([1, 2]);
  });

  it.each<[what: string, change: (conversation: string) => Promise<unknown>]>([
    ['ended inside the window', (id) => endedDaysAgo(id, 59)],
    ['is idle', (id) => rowsOf(`UPDATE conversations SET status = 'idle' WHERE id = ? RETURNING 1`, [id])],
    [
      'is active',
      (id) =>
        rowsOf(`UPDATE conversations SET status = 'active', ended_at = NULL WHERE id = ? RETURNING 1`, [id]),
    ],
    [
      'is owed a compaction',
      (id) =>
        rowsOf(
          `INSERT INTO outbox_jobs (workspace_id, kind, target_id, run_after, created_at)
            SELECT workspace_id, 'compact', id, 9e15, 1 FROM conversations WHERE id = ? RETURNING 1`,
          [id],
        ),
    ],
    [
      'has a compaction that somebody is to look at',
      (id) =>
        rowsOf(
          `INSERT INTO compactions (id, workspace_id, conversation_id, start_seq, end_seq, status, created_at)
            SELECT 'cmp_' || id, workspace_id, id, last_seq + 1, last_seq + 2, 'failed', 1 FROM conversations WHERE id = ? RETURNING 1`,
          [id],
        ),
    ],
  ])('stay while their conversation %s', async (_, change) => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    await change(conversation);
    const { stats } = await retain(retentionDeps(workspace));
    expect(stats).toEqual({});
    expect(await seqsOf(conversation)).toEqual([1, 2]);
  });

  it('stay when their conversation is opened again between the look and the removal', async () => {
    const workspace = await createWorkspace();
    const conversation = await archivedTalk(workspace, 'The ferry left late.', 61);
    const deps = retentionDeps(workspace);
    const { batch } = deps.db;
    vi.spyOn(deps.db, 'batch').mockImplementation(async (step, statements) => {
      if (step === 'retention.remove_events')
        await rowsOf(`UPDATE conversations SET status = 'active', ended_at = NULL WHERE id = ? RETURNING 1`, [
          conversation,
        ]);
      return batch.call(deps.db, step, statements) as never;
    });
    const { stats } = await retain(deps);
    expect(stats).toEqual({});
    expect(await seqsOf(conversation)).toEqual([1, 2]);
    expect(
      await rowsOf(`SELECT 1 FROM audit_log WHERE actor = 'retention' AND workspace_id = ?`, [workspace.id]),
    ).toEqual([]);
  });

  it('of another workspace are its own concern', async () => {
    const [own, other] = [await createWorkspace(), await createWorkspace()];
    const theirs = await archivedTalk(other, 'The ferry left late.', 61);
    await retain(retentionDeps(own));
    expect(await seqsOf(theirs)).toEqual([1, 2]);
  });
});

describe('an erasure after retention', () => {
  it('of the conversation still takes what was learnt in it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `Remember that I work on ${mark}.`, 61);
    await retain(retentionDeps(workspace));
    await workspace.call('DELETE', `/v1/conversations/${conversation}`);
    await settle(workspace);
    expect(await placesOf(mark)).toEqual([]);
  });

  it('of a memory still takes the summary that tells it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await archivedTalk(workspace, `Remember that I work on ${mark}.`, 61);
    const [memory] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE source_conversation_id = ?',
      [conversation],
    );
    await retain(retentionDeps(workspace));
    expect(await placesOf(mark)).toContain('WORKSPACE_DB.chunks');
    await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    await settle(workspace);
    expect(await placesOf(mark)).toEqual([]);
    expect(await letAlarmCome(workspace, conversation)).toBe(true);
    expect(await rowsOf('SELECT kind FROM outbox_jobs WHERE target_id = ?', [conversation])).toEqual([]);
  });
});
