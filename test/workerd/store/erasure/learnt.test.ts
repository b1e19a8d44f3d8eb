/** What was learnt in an erased conversation: it goes with its source, and what others said as well stays. */
import { describe, expect, it } from 'vitest';
import { newMark, type Receipt, tracesOf } from '../../support/scenes/erasure-scene.ts';
import {
  call,
  createWorkspace,
  exchange,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { vectorsOf } from '../../support/storage/vector-failure.ts';

const erase = (workspace: TestWorkspace, conversation: string, query = '') =>
  workspace.call<Receipt>('DELETE', `/v1/conversations/${conversation}${query}`);

interface Learnt {
  readonly id: string;
  readonly status: string;
  readonly superseded_by: string | null;
  readonly revision: number;
  readonly source_conversation_id: string | null;
}

describe('what was learnt in a conversation', () => {
  const evidence = async (memory: string) =>
    (
      await rowsOf<{ place: string | null }>(
        `SELECT (SELECT conversation_id FROM events WHERE id = event_id) AS place FROM memory_observations
          WHERE memory_id = ? ORDER BY observed_at, id`,
        [memory],
      )
    ).map(({ place }) => place);

  const about = (workspace: TestWorkspace, word: string) =>
    rowsOf<Learnt>('SELECT * FROM memories WHERE workspace_id = ? AND content LIKE ? ORDER BY row_id', [
      workspace.id,
      `%${word}%`,
    ]);

  /** Two conversations of one user, in which the same and different things are said. */
  async function learn() {
    const workspace = await createWorkspace();
    const [here, there] = [
      await openConversation(workspace, { chat_id: 'here' }),
      await openConversation(workspace, { chat_id: 'there' }),
    ];
    const say = (where: string, what: string) => exchange(workspace, where, what, 'I see.');
    await say(here, 'Remember that the kettle is blue.');
    await say(here, 'Remember that the piano is old.');
    await say(there, 'Remember that the piano is old.');
    await say(there, 'Remember that the garden is wide.');
    await say(here, 'Remember that the garden is wide.');
    return { workspace, here, there };
  }

  it('goes when it is evident from nowhere else; what another conversation said too stays, without this evidence', async () => {
    const { workspace, here, there } = await learn();
    const [piano] = await about(workspace, 'piano');
    const [garden] = await about(workspace, 'garden');
    expect(await evidence(piano?.id ?? '')).toEqual([here, there]);
    const erased = await erase(workspace, here);
    expect(erased.body.erased).toMatchObject({ memories: 1, observations: 3, events: 6 });
    expect(await about(workspace, 'kettle')).toEqual([]);
    expect(await evidence(piano?.id ?? '')).toEqual([there]);
    expect(await evidence(garden?.id ?? '')).toEqual([there]);
    expect(await vectorsOf(workspace).count()).toBe(2);
  });

  it('goes too when all that another conversation said of it is that it no longer holds', async () => {
    const workspace = await createWorkspace();
    const [here, there] = [
      await openConversation(workspace, { chat_id: 'here' }),
      await openConversation(workspace, { chat_id: 'there' }),
    ];
    await exchange(workspace, here, 'I live in Lisbon.', 'Nice.');
    await exchange(workspace, there, 'I moved to Oslo.', 'Cold.');
    const before = await about(workspace, 'Lisbon');
    expect(before.map(({ status, source_conversation_id: from }) => [status, from])).toEqual([
      ['superseded', here],
    ]);
    await erase(workspace, here);
    expect(await about(workspace, 'Lisbon')).toEqual([]);
    expect((await about(workspace, 'Oslo')).map(({ status }) => status)).toEqual(['active']);
  });

  it('gives its place back to the older value, which then points to nothing that is gone', async () => {
    const workspace = await createWorkspace();
    const [before, here] = [
      await openConversation(workspace, { chat_id: 'before' }),
      await openConversation(workspace, { chat_id: 'here' }),
    ];
    await exchange(workspace, before, 'I live in Lisbon.', 'Nice.');
    await exchange(workspace, here, 'I moved to Oslo.', 'Cold.');
    const [old] = await about(workspace, 'Lisbon');
    expect(old?.superseded_by).toBe((await about(workspace, 'Oslo'))[0]?.id);
    await erase(workspace, here);
    expect(await about(workspace, 'Lisbon')).toEqual([
      expect.objectContaining({ id: old?.id, superseded_by: null, valid_to: null, status: 'active' }),
    ]);
  });

  it('stays as it is, with its evidence, when the caller wants it kept; working memory goes all the same', async () => {
    const { workspace, here, there } = await learn();
    await remember(workspace, 'The kettle needs descaling.', { tier: 'conversation', conversation_id: here });
    const lasting = `SELECT * FROM memories WHERE workspace_id = ? AND tier = 'workspace' ORDER BY id`;
    const proof = `SELECT o.* FROM memory_observations o JOIN memories m ON m.id = o.memory_id
      WHERE m.workspace_id = ? AND m.tier = 'workspace' ORDER BY o.id`;
    const before = [await rowsOf(lasting, [workspace.id]), await rowsOf(proof, [workspace.id])];
    const erased = await erase(workspace, here, '?memories=keep');
    expect(erased.body).toMatchObject({ complete: true, kept_memories: 2 });
    expect(erased.body.erased).toMatchObject({ memories: 1, events: 6, conversations: 1 });
    expect([await rowsOf(lasting, [workspace.id]), await rowsOf(proof, [workspace.id])]).toEqual(before);
    expect(await rowsOf('SELECT 1 FROM events WHERE conversation_id = ?', [here])).toEqual([]);
    const { body } = await workspace.call('POST', '/v1/search', { query: 'kettle', user_id: 'ana' });
    expect(JSON.stringify(body)).toContain('kettle is blue');
    expect((await storedEvents(workspace, there)).length).toBe(4);
  });

  it('may be erased later with its user, although its conversation is gone', async () => {
    const { workspace, here } = await learn();
    await erase(workspace, here, '?memories=keep');
    const erased = await workspace.call<Receipt>('DELETE', '/v1/users/ana');
    expect(erased.body.erased).toMatchObject({ memories: 3, conversations: 1 });
    expect(await rowsOf('SELECT 1 FROM memories WHERE workspace_id = ?', [workspace.id])).toEqual([]);
  });
});

describe('an erased memory', () => {
  it('is found nowhere either, whatever state it is in', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const [mark, other] = [newMark(), newMark()];
    const memory = (value: string) => ({
      subject_id: `of ${value}`,
      topic_key: `topic ${value}`,
      tags: [value],
      source: value,
    });
    const old = await remember(workspace, `The first ${mark} is red.`, { ...memory(mark) });
    const current = await remember(workspace, `The second ${mark} is green.`, { ...memory(mark) });
    await remember(workspace, `The third ${other} is blue.`, memory(other));
    const turn = await takeTurn(workspace, conversation, `Which of my ${mark.slice(0, 3)} is green or blue?`);
    expect(turn.body.injection.memory_ids).toContain(current);
    for (const id of [old, current]) {
      const erased = await call('DELETE', `/v1/memories/${id}?user_id=ana`, undefined, {
        key: workspace.key,
      });
      expect(erased.status).toBe(200);
    }
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
    expect((await rowsWith(other)).memories).toHaveLength(1);
    expect(await vectorsOf(workspace).count()).toBe(1);
  });
});

describe('what an erased conversation asked of the persona', () => {
  it('leaves the layer of its user and its revisions; what was asked elsewhere before and since stays', async () => {
    const workspace = await createWorkspace();
    const home = await openConversation(workspace, { chat_id: 'home' });
    const gone = await openConversation(workspace, { chat_id: 'gone' });
    await takeTurn(workspace, home, 'Always answer in short sentences.');
    await takeTurn(workspace, gone, 'Always remind me to take my Prozac.');
    await takeTurn(workspace, home, 'Always remind me to drink water.');
    const layer = () =>
      rowsOf<{ profile: string }>('SELECT profile FROM persona_profiles WHERE workspace_id = ?', [
        workspace.id,
      ]).then((rows) => JSON.stringify(rows));
    const revisions = () =>
      rowsOf('SELECT revision, profile FROM persona_revisions WHERE workspace_id = ?', [workspace.id]);
    expect(await layer()).toMatch(/Prozac/);
    const before = await revisions();
    expect((await erase(workspace, gone)).status).toBe(200);
    expect(await layer()).not.toMatch(/Prozac/);
    const after = await revisions();
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.stringify(after)).not.toMatch(/Prozac/);
    for (const kept of [await layer(), JSON.stringify(after.at(-1))]) {
      expect(kept).toMatch(/short sentences/i);
      expect(kept).toMatch(/drink water/i);
    }
    const { body } = await takeTurn(workspace, home, 'Hello.');
    expect(JSON.stringify(body.prompt)).not.toMatch(/Prozac/);
    expect(JSON.stringify(body.prompt)).toMatch(/drink water/i);
  });
});
