/** Erasing a user of groups: what they said there goes, what the others said stays, and no id passes for another. */
import { describe, expect, it } from 'vitest';
import {
  insert,
  newMark,
  openGroup,
  type Receipt,
  speakInGroup,
  tracesOf,
} from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
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
import { rowCounts, rowsOf, rowsWith } from '../../support/storage/databases.ts';

/** Says so much in a group that whatever was said before has left live history. */
async function pushOut(workspace: TestWorkspace, chat: string) {
  const messages = Array.from({ length: 110 }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    ...(i % 2 === 0 ? { user_id: 'bo' } : {}),
    content: `Small talk ${i}.`,
    occurred_at: new Date(Date.now() + i).toISOString(),
  }));
  const conversation = { chat_id: chat, shared: true };
  const { status } = await workspace.call('POST', '/v1/ingest', { conversation, messages });
  expect(status).toBe(200);
}

/** A group in which a block has quoted to another what a user said before. */
async function quoted() {
  const workspace = await createWorkspace();
  const group = await openGroup(workspace, 'g');
  const mark = newMark();
  const say = (user: string, content: string) =>
    exchange(workspace, group, content, 'I see.', { user_id: user });
  await say('ana', `The ${mark} festival begins on Friday.`);
  // Until the message has left live history: only then a block may quote it.
  await pushOut(workspace, 'g');
  const asked = await say('bo', 'When does the festival begin?');
  expect(asked.injection.event_ids).toHaveLength(1);
  return { workspace, group, mark, asked };
}

const eraseUser = (workspace: TestWorkspace, user: string) =>
  workspace.call<Receipt>('DELETE', `/v1/users/${encodeURIComponent(user)}`);

describe('erasing a user of a group', () => {
  it('takes summaries and snapshots that tell of them, and no others', async () => {
    const workspace = await createWorkspace();
    const group = await openGroup(workspace, 'g');
    const [early, late] = [newMark(), newMark()];
    await speakInGroup(workspace, group, 'bo', early);
    await speakInGroup(workspace, group, 'ana', late);
    const row = (n: number, seqs: readonly [number, number], content: string) => [
      insert('chunks', {
        id: `chk_${group}_${n}`,
        workspace_id: workspace.id,
        conversation_id: group,
        scope: 's',
        kind: 'summary',
        start_seq: seqs[0],
        end_seq: seqs[1],
        content,
        tokens: 1,
        created_at: 1,
      }),
      `INSERT INTO chunks_fts (rowid, terms) SELECT row_id, 's·' || content FROM chunks WHERE id = 'chk_${group}_${n}'`,
      insert('snapshots', {
        id: `snp_${group}_${n}`,
        workspace_id: workspace.id,
        conversation_id: group,
        seq: seqs[1],
        content: JSON.stringify({ content }),
        created_at: 1,
      }),
    ];
    await testEnv.WORKSPACE_DB.batch(
      [
        ...row(1, [1, 3], early),
        ...row(2, [4, 6], late),
        `UPDATE conversations SET rolling_summary = '${early} and ${late}', summarised_seq = 6 WHERE id = '${group}'`,
      ].map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
    );
    await eraseUser(workspace, 'ana');
    expect(await tracesOf(late, workspace, [group])).toEqual([]);
    const left = await rowsWith(early);
    expect([left.chunks?.length, left.snapshots?.length, left.events?.length]).toEqual([1, 1, 3]);
  });

  it('takes their messages out of the blocks that quote them to the others, and out of kept answers', async () => {
    const { workspace, group, mark } = await quoted();
    expect(JSON.stringify(await liveHistory(workspace, group))).toContain(mark);
    await eraseUser(workspace, 'ana');
    expect(await tracesOf(mark, workspace, [group])).toEqual([]);
    const { messages } = await liveHistory(workspace, group);
    expect(messages.at(-2)?.content).toBe('When does the festival begin?');
  });
});

describe('a message that left a group’s record a moment ago', () => {
  it('is quoted by no further prompt, although the object was not told yet', async () => {
    const { workspace, group, mark, asked } = await quoted();
    await testEnv.WORKSPACE_DB.batch([
      testEnv.WORKSPACE_DB.prepare('DELETE FROM events WHERE id = ?').bind(asked.injection.event_ids[0]),
      testEnv.WORKSPACE_DB.prepare('UPDATE conversations SET revision = revision + 1 WHERE id = ?').bind(
        group,
      ),
    ]);
    const next = await takeTurn(workspace, group, 'And then?', { user_id: 'bo', options: { recall: false } });
    expect(JSON.stringify(next.body.prompt)).not.toContain(mark);
  });
});

describe('the id of a user to erase', () => {
  /** Ids that a careless comparison takes for one another. */
  const ALIKE = [
    'ana',
    'Ana',
    'ana ',
    'an_',
    'an%',
    '%',
    '*',
    'ana/x',
    'ana%2Fx',
    'a/../b',
    'é',
    'e\u0301',
    'ana?x#y',
    "ana'",
    '😀',
    '+',
  ];

  it('is compared exactly: no letter case, no wildcard, no normal form makes two users one', async () => {
    const workspace = await createWorkspace();
    const opened = new Map<string, string>();
    for (const user of ALIKE) {
      opened.set(user, await openConversation(workspace, { chat_id: `of ${user}`, user_id: user }));
      await remember(workspace, 'Likes tea.', { user_id: user });
    }
    const left = () =>
      rowsOf<{ user_id: string }>('SELECT DISTINCT user_id FROM memories WHERE workspace_id = ?', [
        workspace.id,
      ]);
    const remaining = [...ALIKE];
    for (const user of ALIKE) {
      const erased = await eraseUser(workspace, user);
      expect([user, erased.status, erased.body.erased?.conversations, erased.body.erased?.memories]).toEqual([
        user,
        200,
        1,
        1,
      ]);
      remaining.shift();
      expect((await left()).map(({ user_id }) => user_id).sort()).toEqual([...remaining].sort());
    }
  });

  it.each([
    '/v1/users/',
    '/v1/users',
    '/v1/users//',
    '/v1/users/%20',
    '/v1/users/%09%0A',
    '/v1/users/.',
    '/v1/users/%2e%2e',
    `/v1/users/${'x'.repeat(201)}`,
  ])('must be whole: %s erases nobody', async (path) => {
    const workspace = await createWorkspace();
    await openConversation(workspace);
    const before = await rowCounts();
    const answer = await workspace.call('DELETE', path);
    expect([404, 422]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await rowCounts()).toEqual(before);
  });

  it('may be one that nobody has heard of: the answer is the same, with nothing in it', async () => {
    const workspace = await createWorkspace();
    for (let i = 0; i < 2; i++) {
      const answer = await eraseUser(workspace, 'nobody');
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ kind: 'user', target: null, complete: true });
      expect(answer.body.erased).toEqual({ conversations: 0, events: 0, memories: 0, observations: 0 });
    }
  });
});
