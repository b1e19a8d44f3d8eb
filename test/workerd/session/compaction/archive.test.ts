/**
 * The working memory of a conversation that is archived while nothing can look through what was said. Cleared before that, it is
 * lost with whatever was to be kept of it; never cleared, it stays for ever.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExtractiveSummariser } from '../../../../src/models/summaries/extractive-summariser.ts';
import { importedTalk, summariserSays, talkOf } from '../../support/scenes/compaction.ts';
import { consolidate } from '../../support/scenes/consolidation.ts';
import { DAY_MS, expiredDaysAgo, retain, retentionDeps, WINDOWS } from '../../support/scenes/retention.ts';
import { createWorkspace, remember, type TestWorkspace } from '../../support/service/workspace.ts';
import { letAlarmCome } from '../../support/storage/alarms.ts';
import { rowsOf } from '../../support/storage/databases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const failing = () =>
  vi.spyOn(ExtractiveSummariser.prototype, 'summarise').mockRejectedValue(new Error('model gone'));

const FACT = { category: 'hobby', content: 'Collects lighthouse stamps.', user: 'ana' };
const GOOD = { summary: 'All of it.', range_summary: 'Twenty towns.', facts: [FACT] };

/** A conversation with working memory that is archived while the model fails. */
async function archivedUnread(workspace: TestWorkspace): Promise<string> {
  const id = await importedTalk(workspace, [
    ...talkOf(30),
    { role: 'user', content: 'The lighthouse stamps in the album are all collected by now.' },
    { role: 'assistant', content: 'Well done.' },
  ]);
  const own = { tier: 'conversation', conversation_id: id };
  await remember(workspace, `The draft is called Zephyr ${id}.`, own);
  await remember(workspace, `An hour only: ${id}.`, {
    ...own,
    expires_at: new Date(Date.now() + 60_000).toISOString(),
  });
  await remember(workspace, `Hardly of any use: ${id}.`, { ...own, importance: 0, lifetime: 'short_term' });
  const archived = await workspace.call('POST', `/v1/conversations/${id}/archive`);
  expect([archived.status, archived.body.status]).toEqual([200, 'archived']);
  return id;
}

const working = async (id: string): Promise<number> =>
  (await rowsOf(`SELECT 1 FROM memories WHERE conversation_id = ? AND status = 'active'`, [id])).length;

describe('the working memory of a conversation', () => {
  it('stays while the model fails, and goes with the last range that it reads', async () => {
    const workspace = await createWorkspace();
    const model = failing();
    const id = await archivedUnread(workspace);
    expect(await working(id)).toBe(3);
    await letAlarmCome(workspace, id);
    expect(await working(id)).toBe(3);
    model.mockRestore();
    const ranges: number[] = [];
    summariserSays(({ messages }) => {
      ranges.push(messages.length);
      return GOOD;
    });
    const counts: number[] = [];
    for (let i = 0; i < 4 && counts.at(-1) !== 0; i++) {
      await letAlarmCome(workspace, id);
      counts.push(await working(id));
    }
    expect(counts.at(-1)).toBe(0);
    expect(ranges.reduce((sum, n) => sum + n, 0)).toBe(32);
    // What was learnt stays, and nothing of the other is left behind.
    expect(await rowsOf('SELECT content FROM memories WHERE source_conversation_id = ?', [id])).toEqual([
      { content: FACT.content },
    ]);
  });

  it('stays when the model was given up, whatever retention and consolidation do, until somebody asks again', async () => {
    const workspace = await createWorkspace();
    const model = failing();
    const id = await archivedUnread(workspace);
    while (await letAlarmCome(workspace, id));
    expect(await rowsOf('SELECT status, attempts FROM compactions WHERE conversation_id = ?', [id])).toEqual([
      { status: 'failed', attempts: 10 },
    ]);
    const [hour] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE conversation_id = ? AND expires_at IS NOT NULL',
      [id],
    );
    await expiredDaysAgo(hour?.id ?? '', 90);
    await consolidate(workspace, { dueAt: Date.now() + 100 * DAY_MS });
    await retain(retentionDeps(workspace, { ...WINDOWS, maintenance_removal_share: 1 }));
    expect(await working(id)).toBe(3);
    model.mockRestore();
    const asked = await workspace.call('POST', `/v1/conversations/${id}/compact`);
    expect(asked.body).toMatchObject({ status: 'compacted' });
    while (await letAlarmCome(workspace, id));
    expect(await working(id)).toBe(0);
  });

  it('goes at once when all was read before, and when what was not read is taken back', async () => {
    const workspace = await createWorkspace();
    const read = await archivedUnread(workspace);
    expect(await working(read)).toBe(0);
    const model = failing();
    const id = await archivedUnread(workspace);
    await rowsOf(`UPDATE events SET status = 'aborted' WHERE conversation_id = ? RETURNING 1`, [id]);
    expect(await working(id)).toBe(3);
    await letAlarmCome(workspace, id);
    expect(await working(id)).toBe(0);
    model.mockRestore();
  });
});
