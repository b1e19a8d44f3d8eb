/** Forgetting: what was taken back or erased must not be told again, by no block, no retry and no remembered answer. */
import { describe, expect, it } from 'vitest';
import { whileSessionsFail } from '../../support/scenes/erasure-failure.ts';
import { newMark, tracesOf } from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  rememberEvent as remember,
  remember as rememberFact,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

const shownIn = async (workspace: TestWorkspace, conversation: string) =>
  JSON.stringify((await liveHistory(workspace, conversation)).messages);

/** Says so much in the default conversation that whatever was said before has left live history. */
async function pushOut(workspace: TestWorkspace) {
  const messages = Array.from({ length: 110 }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: i % 2 === 0 ? `Small talk ${i}.` : `Indeed ${i}.`,
    occurred_at: new Date(Date.now() + i).toISOString(),
  }));
  const conversation = { chat_id: 'chat', user_id: 'ana' };
  const { status } = await workspace.call('POST', '/v1/ingest', { conversation, messages });
  expect(status).toBe(200);
}

describe('archiving a conversation', () => {
  it('takes its working memory out of live history at once, not with the next sweep', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await remember(workspace, 'The zeppelin model needs glue.', {
      tier: 'conversation',
      conversation_id: conversation,
    });
    await takeTurn(workspace, conversation, 'What does the zeppelin need?', { turn_id: 't1' });
    expect(await shownIn(workspace, conversation)).toContain('needs glue');
    await workspace.call('POST', `/v1/conversations/${conversation}/archive`);
    expect(await shownIn(workspace, conversation)).not.toContain('needs glue');
    const again = await takeTurn(workspace, conversation, 'What does the zeppelin need?', { turn_id: 't1' });
    expect(JSON.stringify(again.body)).not.toContain('needs glue');
  });
});

describe('an erased memory', () => {
  it('leaves the live histories that show it, and only its lines', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const gone = await remember(workspace, 'Ana keeps bees on the roof.');
    const kept = await remember(workspace, 'Ana keeps bees since 2019.');
    await takeTurn(workspace, conversation, 'Tell me of my bees.', { turn_id: 't1' });
    await workspace.call('DELETE', `/v1/memories/${gone}?user_id=ana`);
    const history = await liveHistory(workspace, conversation);
    expect(history.live_blocks).toBe(1);
    expect(history.messages[0]?.memory_ids).toEqual([kept]);
    expect(history.messages[0]?.content).toContain('since 2019');
    expect(history.messages[0]?.content).not.toContain('roof');
  });

  it('is not told again by the remembered answer of a request that showed it', async () => {
    const workspace = await createWorkspace();
    const headers = { 'Idempotency-Key': 'again' };
    const search = () => workspace.call('POST', '/v1/search', { query: 'bees', user_id: 'ana' }, { headers });
    const make = () =>
      workspace.call<{ id: string }>(
        'POST',
        '/v1/memories',
        { content: 'Ana keeps bees on the roof.', kind: 'fact', user_id: 'ana' },
        { headers: { 'Idempotency-Key': 'made' } },
      );
    const made = await make();
    expect(JSON.stringify((await search()).body)).toContain('roof');
    await workspace.call('DELETE', `/v1/memories/${made.body.id}?user_id=ana`);
    const after = await search();
    expect(after.headers.get('Idempotent-Replayed')).toBeNull();
    expect(JSON.stringify(after.body)).not.toContain('roof');
    // Nor does the request that made it, when it comes late once more, make it again.
    expectProblem(await make(), 410);
    expect(JSON.stringify((await workspace.call('GET', '/v1/memories?user_id=ana')).body)).not.toContain(
      'roof',
    );
  });

  it('is in no prompt of a turn that was under way when it was erased', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, i) => remember(workspace, `Ana keeps bees in hive number ${i}.`)),
    );
    await Promise.all(
      ids.flatMap((id, i) => [
        takeTurn(workspace, conversation, `What is in hive number ${i}?`),
        workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`),
      ]),
    );
    expect(await shownIn(workspace, conversation)).not.toContain('keeps bees');
  });
});

describe('an erased fact that stands in the system prompt', () => {
  /** What the system prompt of a turn says. */
  const stableOf = async (
    workspace: TestWorkspace,
    conversation: string,
    content: string,
    turnId?: string,
  ): Promise<string> =>
    (await takeTurn(workspace, conversation, content, { turn_id: turnId })).body.prompt.system.stable;

  it('is gone from the next one and from the kept answers, although no object was told of it yet', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const mark = newMark();
    const id = await rememberFact(workspace, `Ana keeps ${mark} on the roof.`);
    expect(await stableOf(workspace, conversation, 'Hello there', 'h')).toContain(mark);
    await whileSessionsFail(() => workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`));
    expect(await stableOf(workspace, conversation, 'Nice day, is it not?')).not.toContain(mark);
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
    expect(await stableOf(workspace, conversation, 'Hello there', 'h')).not.toContain(mark);
  });

  it('is gone from the answer of the very turn that taught it in the place of another one', async () => {
    const workspace = await createWorkspace();
    const [first, conversation] = [
      await openConversation(workspace, { chat_id: 'first' }),
      await openConversation(workspace),
    ];
    await exchange(workspace, first, 'I live in Lisbon.', 'Good to know.');
    await stableOf(workspace, conversation, 'Hello there');
    const moved = await takeTurn(workspace, conversation, 'I moved to Porto.', { turn_id: 'm' });
    expect(moved.body.prompt.system.stable).toContain('Porto');
    const id = moved.body.signals[0]?.memory_id;
    expect((await workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`)).status).toBe(200);
    expect(await stableOf(workspace, conversation, 'I moved to Porto.', 'm')).not.toContain('Porto');
  });

  it('is in no kept answer of a turn that was under way when it was erased', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const mark = newMark();
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, i) => rememberFact(workspace, `Ana keeps ${mark} in hive number ${i}.`)),
    );
    await Promise.all(
      ids.flatMap((id, i) => [
        takeTurn(workspace, conversation, `What is in hive number ${i}?`),
        workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`),
      ]),
    );
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
  });
});

describe('an aborted turn', () => {
  it('leaves the blocks that already quote it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'My locker code hint is marmalade.', { turn_id: 'secret' });
    await pushOut(workspace);
    const quoting = await takeTurn(workspace, conversation, 'What was my locker hint?');
    expect(quoting.body.injection.event_ids).toHaveLength(1);
    await workspace.call('POST', `/v1/conversations/${conversation}/turns/secret/abort`);
    expect(await shownIn(workspace, conversation)).not.toContain('marmalade');
  });
});

describe('a reply that comes after its question has left live history', () => {
  it('is recorded and stays out of the prompt: models refuse an answer to nothing', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'What is the weather?', { turn_id: 'late' });
    await pushOut(workspace);
    const reply = { content: 'It rains.', tool_results: [{ name: 'weather', content: 'rain' }] };
    const closed = await workspace.call('POST', `/v1/conversations/${conversation}/turns/late/reply`, reply);
    expect(closed.status).toBe(200);
    expect(await shownIn(workspace, conversation)).not.toMatch(/It rains|"tool"/);
    const found = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'rains',
      conversation_id: conversation,
    });
    expect(found.body.results.map((result) => result.content)).toContain('It rains.');
  });
});
