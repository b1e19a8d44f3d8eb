/**
 * Erasing a user. It is a right: whoever uses it must be gone from every place, the id included, and from the words that
 * others' assistants said to them. It is also the call that other memory systems got most wrong: it must never take anybody
 * else along.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { lengthPrefixed, sha256Hex } from '../../../../src/lib/crypto/hash.ts';
import { createHider, hiddenNameOf } from '../../../../src/memory/lifetime/tombstones.ts';
import {
  addDocument,
  insert,
  insertPersona,
  newMark,
  openGroup,
  type Receipt,
  speakInGroup,
  type Talk,
  talk,
  tracesOf,
} from '../../support/scenes/erasure-scene.ts';
import {
  createWorkspace,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { accountOf, rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { sessionRows } from '../../support/storage/raw-storage.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';

const eraseUser = (workspace: TestWorkspace, user: string) =>
  workspace.call<Receipt>('DELETE', `/v1/users/${encodeURIComponent(user)}`);

/** Memories of a user in every tier, visibility and state, and what a persona and an account know of them. */
async function rememberEverywhere(workspace: TestWorkspace, user: string, mark: string, channel: string) {
  for (const place of [{ tier: 'workspace' }, { tier: 'channel', channel_id: channel }])
    for (const visibility of ['private', 'shared'])
      await remember(workspace, `${place.tier} ${visibility} ${mark}`, {
        user_id: user,
        visibility,
        ...place,
      });
  for (const visibility of ['private', 'shared'])
    await addDocument(workspace, mark, { user_id: user, channel_id: channel, visibility });
  for (const value of ['old', 'new'])
    await remember(workspace, `${value} topic ${mark}`, { user_id: user, topic_key: `topic ${mark}` });
  for (const status of ['quarantined', 'deleted']) {
    const id = await remember(workspace, `${status} ${mark}`, { user_id: user });
    await rowsOf('UPDATE memories SET status = ? WHERE id = ? RETURNING 1', [status, id]);
  }
  const persona = insertPersona(workspace, { id: `per_${newMark()}`, name: 'p', user, mark });
  await testEnv.WORKSPACE_DB.batch(persona.map((sql) => testEnv.WORKSPACE_DB.prepare(sql)));
  await testEnv.ACCOUNT_DB.prepare(
    insert('account_memories', {
      id: `mem_${newMark()}`,
      account_id: await accountOf(workspace),
      user_id: user,
      kind: 'preference',
      content: `prefers ${mark}`,
      content_key: newMark(),
      importance: 0.5,
      accessed_at: 1,
      created_at: 1,
      updated_at: 1,
    }),
  ).run();
}

describe('an erased user', () => {
  const [ana, bo] = [`ana ${newMark()}`, `bo ${newMark()}`];
  const [inGroup, byBo] = [newMark(), newMark()];
  let workspace: TestWorkspace;
  let gone: Talk[];
  let kept: Talk[];
  let group: string;
  let conversations: string[];
  let before: Record<string, Record<string, string[]>>;
  let receipt: Receipt;

  /** Rows of others. A group that the user spoke in has another revision and no summary afterwards: it stays, changed. */
  const rowsOfOthers = async () =>
    Object.fromEntries(
      await Promise.all(
        [...kept.map(({ mark }) => mark), byBo, bo].map(async (mark) => [
          mark,
          { ...(await rowsWith(mark)), retrieval_cache: [], conversations: [] },
        ]),
      ),
    );

  beforeAll(async () => {
    workspace = await createWorkspace();
    const stranger = await createWorkspace();
    const channel = (await workspace.call<{ id: string }>('POST', '/v1/channels', { name: newMark() })).body
      .id;
    group = await openGroup(workspace, 'group');
    gone = [
      await talk(workspace, ana, newMark()),
      await talk(workspace, ana, newMark(), { channel_id: channel }),
    ];
    kept = [await talk(workspace, bo, newMark()), await talk(stranger, ana.replace(/zq.*/, ''), newMark())];
    await rememberEverywhere(workspace, ana, gone[0]?.mark ?? '', channel);
    await rememberEverywhere(workspace, bo, kept[0]?.mark ?? '', channel);
    await speakInGroup(workspace, group, bo, byBo);
    await speakInGroup(workspace, group, ana, inGroup);
    await speakInGroup(workspace, group, bo, byBo);
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'group', shared: true },
      messages: [
        { role: 'user', user_id: ana, content: `imported ${inGroup}`, occurred_at: '2026-01-01T00:00:00Z' },
        { role: 'user', user_id: bo, content: `imported ${byBo}`, occurred_at: '2026-01-02T00:00:00Z' },
      ],
    });
    conversations = [group, ...gone.map((each) => each.conversation), kept[0]?.conversation ?? ''];
    before = await rowsOfOthers();
    const answer = await eraseUser(workspace, ana);
    expect(answer.status).toBe(200);
    receipt = answer.body;
  });

  it('is found nowhere: no word of theirs, in a group either, and not even the id', async () => {
    for (const text of [ana, inGroup, ...gone.map(({ mark }) => mark)])
      expect(await tracesOf(text, workspace, conversations), text).toEqual([]);
    for (const { conversation } of gone) expect(await sessionRows(workspace, conversation)).toEqual({});
  });

  it('takes nobody along: every row of others is as it was', async () => {
    expect(await rowsOfOthers()).toEqual(before);
    expect(Object.keys(before[kept[0]?.mark ?? ''] ?? {})).toEqual(
      expect.arrayContaining(['memories', 'events', 'persona_candidates', 'scratchpads', 'traces']),
    );
    const others = await rowsOf('SELECT 1 FROM account_memories WHERE user_id = ?', [bo], testEnv.ACCOUNT_DB);
    expect(others).toHaveLength(1);
    const embedded = await rowsOf(`SELECT 1 FROM memory_embeddings WHERE workspace_id = ? AND model <> 'm'`, [
      workspace.id,
    ]);
    expect(await vectorsOf(workspace).count()).toBe(embedded.length);
  });

  it('leaves the others of a group their live history and their next turn', async () => {
    const texts = (await liveHistory(workspace, group)).messages
      .filter((row) => row.kind === 'message')
      .map((row) => row.content);
    // What was imported was said long before.
    expect(texts).toEqual([
      `imported ${byBo}`,
      `Remember that I live in ${byBo}.`,
      `map of ${byBo}`,
      `So ${byBo} it is.`,
      `Remember that I live in ${byBo}.`,
      `map of ${byBo}`,
      `So ${byBo} it is.`,
    ]);
    const turn = await takeTurn(workspace, group, 'Where were we?', { user_id: bo });
    expect(turn.status).toBe(200);
    expect(turn.body.prompt.messages.at(-1)?.content).toBe('Where were we?');
    const events = await storedEvents(workspace, group);
    expect(events.map(({ content }) => content)).toEqual([...texts, 'Where were we?']);
  });

  it('has a receipt that counts what went', () => {
    expect(receipt).toMatchObject({ kind: 'user', target: null, complete: true });
    expect(receipt.erased).toMatchObject({
      conversations: 2,
      // Six in each private conversation; in the group a message, a tool result, a reply and an import.
      events: 16,
      // Per conversation one learnt and one of its own; one learnt in the group; eight said outright.
      memories: 13,
      scratchpads: 2,
      persona_candidates: 1,
      persona_evidence: 1,
      account_memories: 1,
    });
  });

  it('is known to the audit logs only by a digest, the same each time, which nobody without the key of the deployment can guess', async () => {
    const digest = hiddenNameOf(createHider([testEnv.ROOT_SECRET]), workspace.id, ana);
    const logged = 'SELECT action FROM audit_log WHERE target_id = ?';
    expect(await rowsOf(logged, [digest])).toEqual([{ action: 'user.erase' }]);
    expect(await rowsOf(logged, [digest], testEnv.ACCOUNT_DB)).toEqual([{ action: 'user.erase' }]);
    expect(await rowsOf('SELECT 1 FROM audit_log WHERE user_id = ?', [ana])).toEqual([]);
    const guesses = [
      sha256Hex(lengthPrefixed([workspace.id, ana])),
      hiddenNameOf(createHider(['another secret of a deployment']), workspace.id, ana),
    ];
    for (const guess of guesses)
      for (const db of [testEnv.WORKSPACE_DB, testEnv.ACCOUNT_DB])
        expect(await rowsOf(logged, [guess], db)).toEqual([]);
    expect(
      await rowsOf('SELECT kind, target_id, finished_at > 0 AS finished FROM erasures WHERE id = ?', [
        receipt.id,
      ]),
    ).toEqual([{ kind: 'user', target_id: null, finished: 1 }]);
  });

  it('who comes back is somebody new', async () => {
    const conversation = await openConversation(workspace, {
      chat_id: `chat ${gone[0]?.mark}`,
      user_id: ana,
    });
    expect(gone.map((each) => each.conversation)).not.toContain(conversation);
    const turn = await takeTurn(workspace, conversation, 'What do you know of me?');
    expect(turn.body.injection).toMatchObject({ memory_ids: [], event_ids: [] });
  });
});
