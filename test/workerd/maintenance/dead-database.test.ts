/** A database that does not answer. Whoever has their workspace in another one must not wait for it: their memory would never be tidied, nor what expired removed. */
import { describe, expect, it } from 'vitest';
import { sweep } from '../../../src/maintenance/sweep.ts';
import { createWorkspace, exchange, openConversation, testEnv } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A database of which every query fails. */
const dead = {
  prepare: (text: string) => testEnv.WORKSPACE_DB.prepare(text),
  withSession: () => ({
    prepare: (text: string) => testEnv.WORKSPACE_DB.prepare(text),
    batch: () => Promise.reject(new Error('the database does not answer')),
  }),
} as unknown as D1Database;

describe('a database that does not answer', () => {
  it('keeps no workspace of another one from its maintenance', async () => {
    // The first page that cron walks over has workspaces of both.
    await createWorkspace();
    const workspace = await createWorkspace({ placement: 'WORKSPACE_DB_2' });
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I moved to Porto.', 'Noted.');
    await sweep({ ...testEnv, WORKSPACE_DB: dead }, Date.now() + 25 * HOUR_MS);
    const runs = await rowsOf<{ task: string }>(
      'SELECT task FROM maintenance_runs WHERE workspace_id = ? ORDER BY task',
      [workspace.id],
      testEnv.WORKSPACE_DB_2,
    );
    expect(runs.map(({ task }) => task)).toEqual(expect.arrayContaining(['consolidation', 'retention']));
  });
});
