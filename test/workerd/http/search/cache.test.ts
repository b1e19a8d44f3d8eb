/**
 * Answers of searches that are given again. A user loses when one shows what is no longer so, hides what was just said, or
 * reaches somebody else; so every way to write is tried after a search whose answer is kept.
 */
import { describe, expect, it } from 'vitest';
import { Database } from '../../../../src/store/database.ts';
import { keepAnswer } from '../../../../src/store/search/recall-cache.ts';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { eventually } from '../../support/service/eventually.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf, tablesOf } from '../../support/storage/databases.ts';
import { breakVectors, mendVectors } from '../../support/storage/vector-failure.ts';
import { contents, done, type Fields, PLAYS, SAYS, search, searchKept, traceOf } from './kept-searches.ts';

const keptRows = (of: TestWorkspace) =>
  rowsOf<{ result: string; left: number }>(
    'SELECT result, expires_at - created_at AS left FROM retrieval_cache WHERE workspace_id = ?',
    [of.id],
  );

describe('a search that is asked again', () => {
  it('is answered with the same, by one round trip that reads little, and its trace says so and still explains it', async () => {
    const own = await createWorkspace();
    const messages = Array.from({ length: 20 }, (_, i) => ({
      role: 'user',
      content: `My zither has ${i} strings.`,
      occurred_at: '2026-03-01T09:30:00Z',
    }));
    await done(
      own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages }),
    );
    await remember(own, 'Ana plays the zither.');
    const first = await search(own);
    const again = await searchKept(own, { query: '  zither\n' });
    expect(again.results).toEqual(first.results);
    expect(again.debug.steps.map(({ name }) => name)).toEqual(['search.read']);
    expect(again.debug.steps[0]?.rows_read).toBeLessThan((first.debug.steps[0]?.rows_read ?? 0) / 2);
    const [found, kept] = [await traceOf(own, first), await traceOf(own, again)];
    expect(found.cached).toBe(false);
    expect(kept.candidates).toEqual(found.candidates);
    expect(kept.candidates.length).toBe(again.results.length);
  });

  it.each<Fields>([
    { query: 'my zither' },
    { top_k: 3 },
    { sources: ['memories'] },
    { kinds: ['fact'] },
    { as_of: '2030-01-01T00:00:00Z' },
  ])('in another way is another search: %j', async (body) => {
    const own = await createWorkspace();
    await remember(own, 'Ana plays the zither.');
    await searchKept(own);
    expect((await traceOf(own, await search(own, body))).cached).toBe(false);
  });

  it('is found anew with other settings, and after a minute', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana plays the zither.');
    await searchKept(own);
    const rows = await keptRows(own);
    expect(rows.map(({ left }) => left)).toEqual([60_000]);
    await testEnv.WORKSPACE_DB.prepare('UPDATE retrieval_cache SET expires_at = ? WHERE workspace_id = ?')
      .bind(Date.now(), own.id)
      .run();
    expect((await traceOf(own, await search(own))).cached).toBe(false);
    await searchKept(own);
    await done(own.call('PATCH', `/v1/workspaces/${own.id}`, { settings: { similarity_threshold: 0.9 } }));
    expect((await traceOf(own, await search(own))).cached).toBe(false);
  });

  it('keeps few answers for each user, and none longer than anybody pages through', async () => {
    const own = await createWorkspace();
    await remember(own, 'Ana plays the zither.');
    for (let i = 0; i < 24; i++) await search(own, { query: `zither ${i}` });
    await eventually(async () => expect((await keptRows(own)).length).toBe(20));
    await done(
      own.call('POST', '/v1/ingest', {
        conversation: { chat_id: 'long', user_id: 'ana' },
        messages: Array.from({ length: 10 }, (_, i) => ({
          role: 'user',
          content: `kazoo ${i} ${'and more '.repeat(3_000)}`,
          occurred_at: '2026-03-01T09:30:00Z',
        })),
      }),
    );
    const long = await search(own, { query: 'kazoo' });
    expect(long.results).toHaveLength(10);
    await traceOf(own, long);
    expect(JSON.stringify(await keptRows(own))).not.toContain('kazoo');
  });
});

describe('the version of a scope', () => {
  it('rises with every change of a row that a search may show, whatever code makes it', async () => {
    const db = testEnv.WORKSPACE_DB;
    const scoped: string[] = [];
    for (const table of await tablesOf(db)) {
      const columns = await rowsOf<{ name: string }>('SELECT name FROM pragma_table_info(?)', [table]);
      if (columns.some(({ name }) => name === 'scope')) scoped.push(table);
    }
    const shown = scoped.filter((table) => !['scope_versions', 'memory_embeddings'].includes(table));
    expect(shown.sort()).toEqual(['chunks', 'documents', 'events', 'memories']);
    const own = await createWorkspace();
    await takeTurn(own, await openConversation(own), 'Remember that I play the zither.');
    await own.call('POST', '/v1/documents', { source: 'zithers', content: 'A zither has strings.' });
    await db
      .prepare(`INSERT INTO chunks (id, workspace_id, scope, kind, start_seq, end_seq, content, tokens, created_at)
        VALUES ('chk_version', ?, 'versioned', 'document', 1, 1, 'x', 1, 1)`)
      .bind(own.id)
      .run();
    const versions = async (table: string) =>
      (
        await rowsOf<{ version: number }>(
          `SELECT version FROM scope_versions WHERE scope IN (SELECT scope FROM ${table} WHERE workspace_id = ?)`,
          [own.id],
        )
      ).reduce((sum, { version }) => sum + version, 0);
    for (const table of shown) {
      const inserted = await versions(table);
      expect(inserted, table).toBeGreaterThan(0);
      await db
        .prepare(`UPDATE ${table} SET content = content || '!' WHERE workspace_id = ?`)
        .bind(own.id)
        .run();
      expect(await versions(table), table).toBeGreaterThan(inserted);
    }
    const triggers = await rowsOf<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'trigger'`);
    for (const table of shown)
      expect(triggers.map(({ name }) => name)).toContain(`${table}_raise_version_deleted`);
  });

  it('stays when a memory is merely shown, so that a prompt does not undo the searches of others', async () => {
    const own = await createWorkspace();
    await remember(own, PLAYS, { visibility: 'shared' });
    const conversation = await openConversation(own, { user_id: 'bob' });
    await searchKept(own);
    const turn = await takeTurn(own, conversation, 'Who plays the zither?');
    expect(turn.body.injection.memory_ids).toHaveLength(1);
    expect((await traceOf(own, await search(own))).cached).toBe(true);
  });
});

describe('a kept answer', () => {
  it('is never given to another user, to nobody, to a group, in another place or another workspace', async () => {
    const [own, other] = [await createWorkspace(), await createWorkspace()];
    const conversation = await openConversation(own);
    const elsewhere = await openConversation(own, { chat_id: 'elsewhere' });
    const group = await openGroup(own, 'group');
    await remember(own, PLAYS, { tier: 'conversation', conversation_id: conversation });
    await takeTurn(own, conversation, SAYS);
    const inIt = { conversation_id: conversation };
    expect((await searchKept(own, inIt)).results).toHaveLength(2);
    await searchKept(own);
    for (const body of [{ user_id: 'bob' }, { user_id: undefined }, { conversation_id: group }])
      expect(await contents(own, body)).toEqual([]);
    for (const body of [{ conversation_id: group, user_id: 'ana' }, { conversation_id: elsewhere }])
      expect(await contents(own, body)).toEqual([]);
    expect(await contents(other)).toEqual([]);
  });

  it('goes with what it shows, also when it was kept for another user', async () => {
    const own = await createWorkspace();
    const memory = await remember(own, PLAYS, { visibility: 'shared' });
    const bobs = { user_id: 'bob' };
    expect((await searchKept(own, bobs)).results).toHaveLength(1);
    expect(JSON.stringify(await keptRows(own))).toContain(PLAYS);
    await done(own.call('DELETE', `/v1/memories/${memory}?user_id=ana`));
    expect(await keptRows(own)).toEqual([]);
  });

  it('is not written once what it shows was changed', async () => {
    const own = await createWorkspace();
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const reader = {
      workspaceId: own.id,
      userId: 'ana',
      channelId: null,
      conversationId: null,
      audience: 'user',
    } as const;
    const kept = {
      key: `key ${own.id}`,
      reader,
      versions: 0,
      result: '{}',
      now: 1,
      expiresAt: Date.now() + 60_000,
    };
    await remember(own, PLAYS);
    await db.write('keep', keepAnswer(db, kept));
    expect(await keptRows(own)).toEqual([]);
    await db.write('keep', keepAnswer(db, { ...kept, versions: 1 }));
    expect(await keptRows(own)).toHaveLength(1);
  });

  it('is none of a search that had to do without the vector index, or came before it knew of all', async () => {
    const own = await createWorkspace();
    await remember(own, PLAYS);
    await breakVectors(own);
    const without = await search(own);
    expect(without.degraded).toEqual(['vector']);
    await traceOf(own, without);
    await remember(own, 'Ana tunes the zither.');
    await mendVectors(own);
    const before = await search(own);
    expect(before.degraded).toEqual([]);
    await traceOf(own, before);
    expect(await keptRows(own)).toEqual([]);
  });
});

describe('an account memory', () => {
  const prefer = (of: TestWorkspace, content: string) =>
    remember(of, content, { kind: 'preference', tier: 'account' });

  it('is shown and hidden at once, without a third round trip, and its words are kept nowhere else', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    await takeTurn(own, conversation, `A zither ${'of many words '.repeat(100)}`, {
      options: { recall: false },
    });
    await remember(own, PLAYS);
    const first = await search(own);
    expect(first.debug.steps.map(({ name }) => name)).toEqual(['search.read', 'recall.resolve']);
    await searchKept(own);
    const id = await prefer(own, 'Prefers an ophicleide to a zither.');
    const shown = await search(own);
    expect(shown.results.map((result) => result.id)).toContain(id);
    // The second brings what was left open the last time.
    expect(shown.debug.steps.map(({ name }) => name)).toEqual(['search.read', 'search.read']);
    const again = await searchKept(own);
    expect(again.results).toEqual(shown.results);
    expect(await placesOf('ophicleide')).toEqual(['ACCOUNT_DB.account_memories']);
    await done(own.call('DELETE', `/v1/memories/${id}?user_id=ana`));
    const gone = await search(own);
    expect(gone.results.map((result) => result.id)).toEqual(first.results.map((result) => result.id));
  });
});
