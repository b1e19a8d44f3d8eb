/** Who may change a memory, and what becomes of one that is shared, or taken back from the others, or changed by two at once. */
import { describe, expect, it, vi } from 'vitest';
import { randomIds } from '../../../../src/lib/ids.ts';
import { err, ok } from '../../../../src/lib/result.ts';
import { NO_CHANGES } from '../../../../src/memory/changes/changes.ts';
import { keysOf } from '../../../../src/memory/changes/content.ts';
import { editOf } from '../../../../src/memory/changes/edit.ts';
import { notFound } from '../../../../src/memory/errors.ts';
import { createEmbedder } from '../../../../src/models/embed/embedders.ts';
import { Database } from '../../../../src/store/database.ts';
import { changeMemories } from '../../../../src/store/memories/changes.ts';
import { listStoredMemories } from '../../../../src/store/memories/memories.ts';
import { makeKey, withKey } from '../../support/service/keys.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { inSession } from '../../support/storage/session.ts';
import { type Fields, found, listed, patch, read, search } from './edits.ts';

describe('who may change or erase a memory', () => {
  it('is its owner, or anybody when it has none; for the others it is not there', async () => {
    const own = await createWorkspace();
    const other = await createWorkspace();
    const reading = withKey(own, (await makeKey(own, 'read')).api_key);
    const missing = sameProblem((await patch(own, 'mem_0', { importance: 1 })).body);
    const callers: [name: string, of: TestWorkspace, query: string][] = [
      ['another user', own, 'user_id=bob'],
      ['no user', own, ''],
      ['the owner’s name in another workspace', other, 'user_id=ana'],
      ['the owner', own, 'user_id=ana'],
    ];
    for (const [kind, body] of [
      ['private', {}],
      ['shared', { visibility: 'shared' }],
      ['nobody’s', { visibility: 'shared', user_id: undefined }],
    ] as const) {
      const id = await remember(own, `The ${kind} memory of Ana.`, body);
      expect((await patch(reading, id, { importance: 1 })).status).toBe(403);
      expect((await reading.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status).toBe(403);
      for (const [name, of, query] of callers) {
        const may = of === own && (kind === 'nobody’s' || name === 'the owner');
        const what = `${kind} memory, ${name}`;
        const before = await rowsOf('SELECT * FROM memories WHERE id = ?', [id]);
        const changed = await patch(of, id, { importance: 0.75 }, query);
        expect(changed.status, what).toBe(may ? 200 : 404);
        if (may) continue;
        expect(sameProblem(changed.body), what).toEqual(missing);
        const erased = await of.call('DELETE', `/v1/memories/${id}?${query}`);
        expect(sameProblem(erased.body), what).toEqual(missing);
        expect(await rowsOf('SELECT * FROM memories WHERE id = ?', [id]), what).toEqual(before);
      }
      expect((await own.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status, kind).toBe(200);
      expect(await rowsOf('SELECT 1 FROM memories WHERE id = ?', [id])).toEqual([]);
    }
  });

  it('must stand where it is: in a group nobody changes what is private, over the shoulders of the others', async () => {
    const own = await createWorkspace();
    const group = await openConversation(own, { chat_id: 'group', shared: true, user_id: undefined });
    const channel = (await own.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' })).body.id;
    const id = await remember(own, 'Ana owes money.');
    expectProblem(await patch(own, id, { importance: 1 }, `user_id=ana&conversation_id=${group}`), 404);
    const there = await remember(own, 'Roses need water.', { tier: 'channel', channel_id: channel });
    expectProblem(await patch(own, there, { importance: 1 }), 404);
    expect((await patch(own, there, { importance: 1 }, `user_id=ana&channel_id=${channel}`)).status).toBe(
      200,
    );
  });
});

describe('a memory that is no longer shared', () => {
  /** A workspace in which Bob’s prompt shows what Ana shares. */
  async function sharedWithBob() {
    const own = await createWorkspace();
    const conversation = await openConversation(own, { user_id: 'bob' });
    const id = await remember(own, 'Ana is looking for a new job.', { visibility: 'shared' });
    await exchange(own, conversation, 'Who is looking for a job?', 'Ana.', { turn_id: 'first' });
    expect(JSON.stringify(await liveHistory(own, conversation))).toContain('Ana is looking');
    return { own, conversation, id };
  }

  it('is at once in no prompt, search, list or remembered answer of another user', async () => {
    const { own, conversation, id } = await sharedWithBob();
    const headers = { 'Idempotency-Key': 'again' };
    const again = () => own.call('POST', '/v1/search', { query: 'new job', user_id: 'bob' }, { headers });
    expect(JSON.stringify((await again()).body)).toContain('Ana is looking');
    expect((await patch(own, id, { visibility: 'private' })).body).toMatchObject({
      id,
      visibility: 'private',
    });

    expect(JSON.stringify((await again()).body)).not.toContain('Ana is looking');
    expect(JSON.stringify(await liveHistory(own, conversation))).not.toContain('Ana is looking');
    for (const query of ['new job', 'employment', 'looking for'])
      expect(await found(own, query, { user_id: 'bob' }), query).not.toContain(
        'Ana is looking for a new job.',
      );
    expect(await listed(own, 'user_id=bob')).toEqual([]);
    expect(await listed(own, '')).toEqual([]);
    expect((await read(own, id, 'user_id=bob')).status).toBe(404);
    const repeated = await takeTurn(own, conversation, 'Who is looking for a job?', { turn_id: 'first' });
    expect(JSON.stringify(repeated.body)).not.toContain('Ana is looking');
    const turn = await takeTurn(own, conversation, 'Who was looking for a new job?');
    expect(JSON.stringify(turn.body)).not.toContain('Ana is looking');
    expect(await found(own, 'new job')).toEqual(['Ana is looking for a new job.']);
  });

  it('is not in the next prompt either when the conversation could not be told: its object did not answer', async () => {
    const { own, conversation, id } = await sharedWithBob();
    await inSession(own, conversation, 'ALTER TABLE history RENAME TO history_lost');
    expect((await patch(own, id, { visibility: 'private' })).status).toBe(200);
    await inSession(own, conversation, 'ALTER TABLE history_lost RENAME TO history');
    const owed = await rowsOf('SELECT kind FROM outbox_jobs WHERE workspace_id = ?', [own.id]);
    expect(owed, 'the job waits').toEqual([{ kind: 'forget' }]);
    const turn = await takeTurn(own, conversation, 'Who was looking for a new job?');
    expect(turn.status).toBe(200);
    expect(JSON.stringify(turn.body)).not.toContain('Ana is looking');
    expect(JSON.stringify(await liveHistory(own, conversation))).not.toContain('Ana is looking');
  });

  it('becomes one with what its user had kept to themselves, and the answer shows that', async () => {
    const own = await createWorkspace();
    const kept = await remember(own, 'Ana snores.', { importance: 0.9 });
    const shared = await remember(own, 'Ana snores!', { visibility: 'shared' });
    const answer = await patch(own, shared, { visibility: 'private' });
    expect(answer.body).toMatchObject({ id: kept, visibility: 'private', importance: 0.9 });
    expect(await listed(own)).toEqual(['Ana snores.']);
    expect(await listed(own, 'user_id=bob')).toEqual([]);
    expect(await found(own, 'snores')).toEqual(['Ana snores.']);
  });
});

describe('a memory that is shared', () => {
  it('is found by the others at once, by word, by meaning and in a prompt', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana is a photographer.');
    expect(await found(own, 'photographer', { user_id: 'bob' })).toEqual([]);
    await patch(own, id, { visibility: 'shared' });
    const hits = await search(own, 'photography', { user_id: 'bob' });
    expect(hits.map(({ id: hit }) => hit)).toEqual([id]);
    expect(hits[0]?.parts).toHaveProperty('vector');
    const conversation = await openConversation(own, { user_id: 'bob' });
    const turn = await takeTurn(own, conversation, 'Who is a photographer?');
    expect(turn.body.injection.memory_ids).toEqual([id]);
  });

  it('becomes one with what another user shares already, and belongs to them', async () => {
    const own = await createWorkspace();
    const known = await remember(own, 'The lift is broken.', { visibility: 'shared', user_id: 'bob' });
    const id = await remember(own, 'The lift is broken.');
    expect((await patch(own, id, { visibility: 'shared' })).body).toMatchObject({
      id: known,
      user_id: 'bob',
    });
    expect(await listed(own)).toEqual(['The lift is broken.']);
    expectProblem(await patch(own, known, { importance: 1 }), 404);
    expectProblem(await patch(own, id, { importance: 1 }), 409);
  });
});

describe('changes at the same moment', () => {
  it('all last: none is written over by one that had read the memory before it', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.');
    const bodies: Fields[] = [
      { importance: 0.1 },
      { tags: ['music'] },
      { category: 'hobby' },
      { lifetime: 'short_term' },
      { kind: 'preference' },
      { visibility: 'shared' },
      { topic_key: 'instrument' },
      { expires_at: '2199-01-01T00:00:00.000Z' },
      { content: 'Ana plays the viola.' },
      { valid_to: '2198-01-01T00:00:00.000Z' },
    ];
    const answers = await Promise.all(bodies.map((body) => patch(own, id, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect((await read(own, id)).body).toMatchObject(Object.assign({}, ...bodies));
    const [row] = await rowsOf('SELECT revision FROM memories WHERE id = ?', [id]);
    expect(row).toEqual({ revision: 1 + bodies.length });
    expect(await found(own, 'viola', { user_id: 'bob' })).toEqual(['Ana plays the viola.']);
  });

  const changing = (own: TestWorkspace) =>
    [
      new Database(testEnv.WORKSPACE_DB, Date.now),
      {
        workspaceId: own.id,
        actor: 'test',
        now: Date.now(),
        ids: randomIds(Date.now),
        embedder: createEmbedder('strata-chargram-384-v1'),
      },
    ] as const;

  /** Changes the importance of a memory; `between` happens after it was read and before the change is planned. */
  async function weigh(own: TestWorkspace, id: string, between: (reads: number) => Promise<unknown>) {
    const [db, context] = changing(own);
    let reads = 0;
    const result = await changeMemories(db, context, async () => {
      const memory = (await listStoredMemories(db, own.id, [id])).get(id);
      if (!memory) return err(notFound('memory'));
      await between(++reads);
      const edit = editOf(memory, { importance: 0.9 }, 'test');
      return edit.ok ? ok({ changes: { ...NO_CHANGES, edits: [edit.value] } }) : edit;
    });
    return { result, reads };
  }

  it('are decided again when another one came between reading and writing', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.');
    const { result, reads } = await weigh(own, id, async (read) =>
      read === 1 ? patch(own, id, { tags: ['music'], importance: 0.1 }) : undefined,
    );
    expect(result.ok).toBe(true);
    expect(reads).toBe(2);
    expect((await read(own, id)).body).toMatchObject({ tags: ['music'], importance: 0.9 });
  });

  it('end with a wish for another attempt, not as a fault, when others always came between', async () => {
    const own = await createWorkspace();
    const id = await remember(own, 'Ana plays the violin.');
    const pauses = vi.spyOn(Math, 'random').mockReturnValue(0);
    const { result } = await weigh(own, id, (read) => patch(own, id, { tags: [`${read}`] }));
    pauses.mockRestore();
    expect(result).toEqual({ ok: false, error: { code: 'busy', retryAfterSeconds: 1 } });
    expect((await read(own, id)).body.importance).toBe(0.5);
  });

  it('with the erasure of a channel are refused as in a channel that never was, not as a fault', async () => {
    const own = await createWorkspace();
    const [db, context] = changing(own);
    const gone = err(notFound('channel'));
    const place = { tier: 'channel', channelId: 'ch_gone', conversationId: null } as const;
    const known = (await listStoredMemories(db, own.id, [await remember(own, 'Ana sings.')])).values();
    const [memory] = [...known].map((stored) => ({ ...stored, ...place, id: 'mem_late' }));
    if (!memory) throw new Error('no memory');
    const statement = { memory, keys: keysOf(memory), statedFor: context.now, eventId: null };
    let decisions = 0;
    const result = await changeMemories(db, context, async () =>
      ++decisions === 1 ? ok({ changes: { ...NO_CHANGES, statements: [statement] } }) : gone,
    );
    expect(result).toEqual(gone);
  });
});
