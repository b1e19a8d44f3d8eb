/** Readiness. Destroys a part at a time, so it comes last in its runtime. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { call, testEnv } from '../../support/workspace.ts';

const ready = () => call<{ ready: boolean; parts: Record<string, string> }>('GET', '/readyz');
const ALL = { account_db: 'ok', workspace_db: 'ok', workspace_db_2: 'ok', vector_index: 'ok' };

describe('/readyz', () => {
  it('says which part fails, so that traffic stays away and the right thing is mended', async () => {
    expect(await ready()).toMatchObject({ status: 200, body: { ready: true, parts: ALL } });

    const index = testEnv.VECTOR_INDEX.getByName('readiness');
    await runInDurableObject(index, (_, state) => {
      state.storage.sql.exec('ALTER TABLE vectors RENAME TO vectors_lost');
    });
    await evictDurableObject(index);
    const withoutIndex = { ...ALL, vector_index: 'failing' };
    expect(await ready()).toMatchObject({ status: 503, body: { ready: false, parts: withoutIndex } });

    await testEnv.WORKSPACE_DB_2.exec('DROP TABLE events_vocab');
    await testEnv.WORKSPACE_DB_2.exec('DROP TABLE events_fts');
    const withoutShard = { ...withoutIndex, workspace_db_2: 'failing' };
    expect(await ready()).toMatchObject({ status: 503, body: { ready: false, parts: withoutShard } });

    await testEnv.ACCOUNT_DB.exec('ALTER TABLE workspaces RENAME TO workspaces_lost');
    const withoutAccounts = { ...withoutShard, account_db: 'failing' };
    expect(await ready()).toMatchObject({ status: 503, body: { ready: false, parts: withoutAccounts } });
    expect((await call('GET', '/healthz')).status).toBe(200);
  });
});
