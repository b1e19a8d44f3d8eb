/**
 * Documents on the real runtime: kept, replaced, erased, found by who may read them. If it fails, a search finds a page that
 * was taken back, half of one, or somebody else's.
 */
import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '../../../../src/memory/limits.ts';
import {
  ASKED,
  type Document,
  dynamicOf,
  keep,
  manual,
  OARS,
  post,
  search,
  withoutToday,
} from '../../support/service/documents.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, openConversation, takeTurn } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

describe('a document', () => {
  it('is kept, listed without its text, read with it, and found under its name', async () => {
    const workspace = await createWorkspace();
    const kept = await post(workspace, {
      title: 'Boats',
      fetched_at: '2026-05-01T00:00:00Z',
      metadata: { shelf: 3 },
    });
    expect(kept.status).toBe(201);
    expect(kept.body).toMatchObject({ source: 'boats.md', title: 'Boats', pieces: 1, redacted: {} });
    const list = await workspace.call<{ data: Document[] }>('GET', '/v1/documents');
    expect(list.body.data).toEqual([kept.body]);
    const one = await workspace.call<Document>('GET', `/v1/documents/${kept.body.id}`);
    expect(one.body).toEqual({ ...kept.body, content: OARS });
    expect(await search(workspace, ASKED)).toMatchObject([
      {
        type: 'document',
        document_id: kept.body.id,
        source: 'boats.md',
        title: 'Boats',
        content: OARS,
        fetched_at: '2026-05-01T00:00:00.000Z',
      },
    ]);
    // By the words of its title alone, too.
    expect(await search(workspace, 'boats')).toHaveLength(1);
  });

  it('is listed in pages, and by its source', async () => {
    const workspace = await createWorkspace();
    for (const source of ['a', 'b', 'c']) await keep(workspace, { source });
    type Page = { data: Document[]; next_cursor: string | null };
    const first = (await workspace.call<Page>('GET', '/v1/documents?limit=2')).body;
    const rest = (await workspace.call<Page>('GET', `/v1/documents?limit=2&cursor=${first.next_cursor}`))
      .body;
    expect([...first.data, ...rest.data].map(({ source }) => source)).toEqual(['a', 'b', 'c']);
    expect(rest.next_cursor).toBeNull();
    const named = (await workspace.call<Page>('GET', '/v1/documents?source=b')).body;
    expect(named.data.map(({ source }) => source)).toEqual(['b']);
  });

  it('that comes again from the same source takes the place of the old one at once', async () => {
    const workspace = await createWorkspace();
    const first = await keep(workspace);
    expect(await search(workspace, ASKED)).toHaveLength(1);
    const again = await post(workspace, { content: 'The oars of the Zephyr are made of carbon.' });
    expect([again.status, again.body.id]).toEqual([200, first.id]);
    expect((await search(workspace, ASKED)).map(({ content }) => content)).toEqual([
      'The oars of the Zephyr are made of carbon.',
    ]);
    expect(await search(workspace, 'boathouse ash')).toEqual([]);
  });

  it('is the same whatever form of Unicode and blanks its name is typed in', async () => {
    const workspace = await createWorkspace();
    const first = await keep(workspace, { source: 'caf\u00e9.md' });
    const again = await post(workspace, { source: ' cafe\u0301.md ', content: 'Oars of pine.' });
    expect(again).toMatchObject({ status: 200, body: { id: first.id, source: 'caf\u00e9.md' } });
    const query = `source=${encodeURIComponent('cafe\u0301.md')}`;
    expect((await workspace.call('GET', `/v1/documents?${query}`)).body).toMatchObject({
      data: [{ id: first.id }],
    });
  });

  it('that was replaced is in no kept answer either', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const ask = () => dynamicOf(workspace, conversation, ASKED, { turn_id: 't1' });
    await keep(workspace);
    expect([await ask(), await ask()].join()).toContain(OARS);
    await keep(workspace, { content: 'The oars of the Zephyr are made of carbon.' });
    expect(await ask()).not.toContain('ash');
    expect(await dynamicOf(workspace, conversation, ASKED)).toContain('carbon');
  });

  it('that comes again unchanged is written no second time', async () => {
    const workspace = await createWorkspace();
    const first = await keep(workspace);
    const piece = async () => rowsOf('SELECT row_id, id FROM chunks WHERE document_id = ?', [first.id]);
    const before = await piece();
    const again = await post(workspace, {});
    expect([again.status, again.body]).toEqual([200, first]);
    expect(await piece()).toEqual(before);
    const fetched = await post(workspace, { fetched_at: '2026-06-01T00:00:00Z' });
    expect(fetched.body.fetched_at).toBe('2026-06-01T00:00:00.000Z');
    expect(await piece()).toEqual(before);
  });

  it('of the greatest size is cut into pieces, all of them or none', async () => {
    const workspace = await createWorkspace();
    const content = manual(600).slice(0, DOCUMENT_MAX_BYTES);
    const kept = await keep(workspace, { content });
    expect(kept.pieces).toBeGreaterThan(100);
    const [stored] = await rowsOf<{ pieces: number; indexed: number; embedded: number }>(
      `SELECT count(*) AS pieces,
        (SELECT count(*) FROM chunks k JOIN chunks_fts f ON f.rowid = k.row_id WHERE k.document_id = ?1) AS indexed,
        (SELECT count(*) FROM chunks k JOIN memory_embeddings e ON e.owner_id = k.id WHERE k.document_id = ?1) AS embedded
       FROM chunks WHERE document_id = ?1`,
      [kept.id],
    );
    expect(stored).toEqual({ pieces: kept.pieces, indexed: kept.pieces, embedded: kept.pieces });
    const [found] = await search(workspace, 'What turns the gadget number77?');
    expect(found?.content).toContain('number77 is turned');
    const larger = content.padEnd(DOCUMENT_MAX_BYTES + 1, '.');
    await expectProblem(await post(workspace, { source: 'larger', content: larger }), 422);
  });

  it('is one, whole, when twenty clients send it at the same moment, and when they disagree', async () => {
    const workspace = await createWorkspace();
    const same = await Promise.all(Array.from({ length: 20 }, () => post(workspace, {})));
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const texts = Array.from({ length: 20 }, (_, i) => manual(4, `version${i}x`));
    const differing = await Promise.all(texts.map((content) => post(workspace, { source: 'm', content })));
    expect(differing.filter(({ status }) => status === 201)).toHaveLength(1);
    const id = differing[0]?.body.id;
    const { content } = (await workspace.call<Document>('GET', `/v1/documents/${id}`)).body;
    const pieces = await rowsOf<{ content: string }>('SELECT content FROM chunks WHERE document_id = ?', [
      id,
    ]);
    const version = /version\d+x/.exec(content ?? '')?.[0] ?? '';
    for (const piece of pieces) expect(piece.content).toContain(version);
  });

  it('sent again with its Idempotency-Key answers as it did, and is not brought back once it was erased', async () => {
    const workspace = await createWorkspace();
    const headers = { 'Idempotency-Key': 'once' };
    const first = await post(workspace, {}, headers);
    const again = await post(workspace, {}, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    await workspace.call('DELETE', `/v1/documents/${first.body.id}`);
    expect((await post(workspace, {}, headers)).status).toBe(410);
    expect((await workspace.call<{ data: [] }>('GET', '/v1/documents')).body.data).toEqual([]);
  });

  it('keeps no secret: what it has of them is marked and counted, and nothing names it by one', async () => {
    const workspace = await createWorkspace();
    const key = `sk-${'a1B2c3D4e5F6g7H8'.repeat(3)}`;
    const kept = await keep(workspace, { content: `${OARS}\n\nSet API_KEY=${key} first.` });
    expect(Object.values(kept.redacted).reduce((sum, n) => sum + n, 0)).toBe(1);
    const text = JSON.stringify([
      await search(workspace, 'API key'),
      await rowsOf('SELECT content FROM documents WHERE id = ?', [kept.id]),
    ]);
    expect(text).not.toContain(key);
    expect(text).toContain('[redacted');
    await expectProblem(await post(workspace, { title: key }), 422);
  });

  it('needs a user to be private, and a channel that is there', async () => {
    const workspace = await createWorkspace();
    await expectProblem(await post(workspace, { visibility: 'private' }), 422);
    await expectProblem(await post(workspace, { channel_id: 'ch_none' }), 422);
    await expectProblem(await post(workspace, { content: ' \n ' }), 422);
  });
});

describe('who finds a document', () => {
  it('everybody what is shared, its user what is private, its channel what stands there, no other workspace anything', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const { body: channel } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'boats' });
    await keep(workspace, { source: 'all', content: `${OARS} All.` });
    await keep(workspace, { source: 'own', content: `${OARS} Own.`, user_id: 'ana' });
    await keep(workspace, { source: 'there', content: `${OARS} There.`, channel_id: channel.id });
    await keep(other, { source: 'other', content: `${OARS} Other.` });
    const found = async (body: Record<string, unknown> = {}) =>
      (await search(workspace, ASKED, body)).map(({ source }) => source).toSorted();
    expect(await found()).toEqual(['all']);
    expect(await found({ user_id: 'bo' })).toEqual(['all']);
    expect(await found({ user_id: 'ana' })).toEqual(['all', 'own']);
    expect(await found({ user_id: 'bo', channel_id: channel.id })).toEqual(['all', 'there']);
    const shown = async (user_id: string, identity: Record<string, unknown> = {}) => {
      const conversation = await openConversation(workspace, {
        chat_id: JSON.stringify(identity),
        user_id,
        ...identity,
      });
      return dynamicOf(workspace, conversation, ASKED, { user_id });
    };
    expect(await shown('bo')).not.toContain('Own.');
    expect(await shown('ana')).toContain('Own.');
    expect(await shown('ana', { channel_id: channel.id })).toContain('There.');
    const group = await openConversation(workspace, { chat_id: 'crew', user_id: undefined, shared: true });
    const inGroup = await dynamicOf(workspace, group, ASKED, { user_id: 'ana' });
    expect(inGroup).toContain('All.');
    expect(inGroup).not.toContain('Own.');
  });

  it('and who changes it: of two users with the same source each has one, and neither the other’s', async () => {
    const workspace = await createWorkspace();
    const shared = { visibility: 'shared' };
    const anas = await keep(workspace, { user_id: 'ana', ...shared });
    const bos = await keep(workspace, { user_id: 'bo', content: 'Bo keeps oars of pine.', ...shared });
    expect(bos.id).not.toBe(anas.id);
    expect((await workspace.call('DELETE', `/v1/documents/${anas.id}?user_id=bo`)).status).toBe(404);
    expect((await workspace.call('DELETE', `/v1/documents/${anas.id}`)).status).toBe(404);
    expect((await workspace.call('DELETE', `/v1/documents/${anas.id}?user_id=ana`)).status).toBe(200);
    expect((await search(workspace, 'oars')).map(({ document_id }) => document_id)).toEqual([bos.id]);
  });
});

describe('a document that is sent again with another visibility', () => {
  it('takes the place of the one before: what its owner takes back is seen by nobody else any more', async () => {
    const workspace = await createWorkspace();
    const own = { user_id: 'ana' };
    await keep(workspace, { ...own, visibility: 'shared' });
    const seenBy = async (user: string) => (await search(workspace, ASKED, { user_id: user })).length;
    expect([await seenBy('ana'), await seenBy('bo')]).toEqual([1, 1]);
    await keep(workspace, own);
    expect([await seenBy('ana'), await seenBy('bo')]).toEqual([1, 0]);
    await keep(workspace, { ...own, visibility: 'shared' });
    expect([await seenBy('ana'), await seenBy('bo')]).toEqual([1, 1]);
    expect(await rowsOf('SELECT 1 FROM documents WHERE workspace_id = ?', [workspace.id])).toHaveLength(1);
  });
});

describe('a document that is erased', () => {
  it('leaves nothing behind, and no kept answer shows it', async () => {
    const workspace = await createWorkspace();
    const kept = await keep(workspace);
    const conversation = await openConversation(workspace);
    const ask = () => takeTurn(workspace, conversation, ASKED, { turn_id: 't1' });
    expect((await ask()).body.prompt.system.dynamic).toContain(OARS);
    expect((await ask()).body.prompt.system.dynamic).toContain(OARS);
    await search(workspace, ASKED);
    const erased = await workspace.call<{ erased: Record<string, number> }>(
      'DELETE',
      `/v1/documents/${kept.id}`,
    );
    expect(erased.body.erased).toMatchObject({ documents: 1, chunks: 1, embeddings: 1, live_histories: 1 });
    const left = await rowsOf(
      `SELECT 1 FROM chunks WHERE workspace_id = ?1 UNION ALL SELECT 1 FROM documents WHERE workspace_id = ?1
        UNION ALL SELECT 1 FROM memory_embeddings WHERE workspace_id = ?1
        UNION ALL SELECT 1 FROM memory_injections WHERE workspace_id = ?1
        UNION ALL SELECT 1 FROM retrieval_cache WHERE workspace_id = ?1`,
      [workspace.id],
    );
    expect(left).toEqual([]);
    expect(await search(workspace, ASKED)).toEqual([]);
    expect(withoutToday((await ask()).body.prompt.system.dynamic)).toBe('');
    expect((await workspace.call('GET', `/v1/documents/${kept.id}`)).status).toBe(404);
    expect((await workspace.call('DELETE', `/v1/documents/${kept.id}`)).status).toBe(404);
  });

  it('goes with its user, its channel and its workspace, and nothing else does', async () => {
    const workspace = await createWorkspace();
    const { body: channel } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'boats' });
    await keep(workspace, { source: 'stays' });
    await keep(workspace, { source: 'own', user_id: 'ana' });
    await keep(workspace, {
      source: 'shown',
      user_id: 'ana',
      visibility: 'shared',
      content: manual(700).slice(0, 200_000),
    });
    await keep(workspace, { source: 'there', channel_id: channel.id });
    const exported = await workspace.call<{ data: { type: string; source?: string; content?: string }[] }>(
      'GET',
      '/v1/users/ana/export',
    );
    const held = exported.body.data.filter(({ type }) => type === 'document');
    expect(held).toHaveLength(2);
    type Receipt = { complete: boolean; erased: Record<string, number> };
    const user = await workspace.call<Receipt>('DELETE', '/v1/users/ana');
    expect(user.body).toMatchObject({ complete: true, erased: { documents: 2 } });
    expect(user.body.erased.chunks).toBeGreaterThan(200);
    const gone = await workspace.call<Receipt>('DELETE', `/v1/channels/${channel.id}`);
    expect(gone.body).toMatchObject({ complete: true, erased: { documents: 1, chunks: 1 } });
    const left = await rowsOf<{ source: string }>('SELECT source FROM documents WHERE workspace_id = ?', [
      workspace.id,
    ]);
    expect(left).toEqual([{ source: 'stays' }]);
    const all = await workspace.call<Receipt>('DELETE', `/v1/workspaces/${workspace.id}`);
    expect(all.body).toMatchObject({ complete: true, erased: { documents: 1, chunks: 1 } });
    expect(await rowsOf('SELECT 1 FROM documents WHERE workspace_id = ?', [workspace.id])).toEqual([]);
  });
});
