/** Branches over HTTP: what a branch begins with, what stays apart, what an erasure reaches, and what a pass remembers. */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { loseStorage } from '../../support/storage/session.ts';

interface Branch {
  readonly id: string;
  readonly user_id: string;
  readonly channel_id: string;
  readonly status: string;
  readonly events: number;
  readonly metadata: Record<string, unknown>;
}

interface Report {
  readonly messages: number;
  readonly accepted: readonly { readonly memory_id: string; readonly kind: string }[];
  readonly refused: readonly { readonly reason: string; readonly memory_id: string | null }[];
  readonly deferred: readonly unknown[];
  readonly degraded: readonly string[];
}

const branch = async <T>(workspace: TestWorkspace, conversation: string, purpose: string, headers = {}) =>
  workspace.call<T>('POST', `/v1/conversations/${conversation}/branches`, { purpose }, { headers });

const branchOff = async (workspace: TestWorkspace, conversation: string): Promise<Branch> => {
  const made = await branch<Branch>(workspace, conversation, 'regular');
  expect(made.status).toBe(201);
  return made.body;
};

const persist = async (workspace: TestWorkspace, conversation: string): Promise<Report> => {
  const report = await branch<Report>(workspace, conversation, 'persistence');
  expect(report.status).toBe(200);
  return report.body;
};

const said = async (workspace: TestWorkspace, conversation: string) =>
  (await storedEvents(workspace, conversation)).map(({ content }) => content);

async function scene(question = 'Can I eat peanuts?') {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace, { metadata: { tab: 'left' } });
  const memory = await remember(workspace, 'Ana avoids peanuts, as she is allergic.', { kind: 'decision' });
  await exchange(workspace, conversation, question, 'Better not.');
  return { workspace, conversation, memory };
}

describe('a regular branch', () => {
  it('begins with the live history of its parent, blocks included, and then goes its own way', async () => {
    const { workspace, conversation } = await scene();
    const made = await branchOff(workspace, conversation);
    expect(made).toMatchObject({
      user_id: 'ana',
      status: 'active',
      events: 2,
      metadata: { tab: 'left', branch_of: conversation, branched_at_seq: 2 },
    });
    const [before, copied] = await Promise.all([
      liveHistory(workspace, conversation),
      liveHistory(workspace, made.id),
    ]);
    expect(copied.messages.map(({ kind, content }) => [kind, content])).toEqual(
      before.messages.map(({ kind, content }) => [kind, content]),
    );
    expect(copied.live_blocks).toBe(1);

    const turn = await takeTurn(workspace, made.id, 'And hazelnuts?');
    expect(turn.body.prompt.messages.map(({ content }) => content)).toEqual([
      ...before.messages.map(({ content }) => content),
      'And hazelnuts?',
    ]);
    expect(await said(workspace, conversation)).toEqual(['Can I eat peanuts?', 'Better not.']);
    expect(await said(workspace, made.id)).toEqual(['Can I eat peanuts?', 'Better not.', 'And hazelnuts?']);
  });

  it('keeps its past when its object loses everything, and recalls what its parent was told', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'My sister Ivana keeps bees in Porto.', 'How lovely.');
    const { id } = await branchOff(workspace, conversation);
    await loseStorage(workspace, id);
    expect((await liveHistory(workspace, id)).messages).toHaveLength(2);
    const found = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'Where does Ivana keep her bees?',
      conversation_id: id,
      sources: ['events'],
    });
    expect(found.body.results[0]?.content).toContain('Ivana keeps bees');
  });

  it('is reached by what is erased of its parent’s memory: no block, no line of it is left', async () => {
    const question = 'May I eat peanuts in Ouagadougou?';
    const { workspace, conversation, memory } = await scene(question);
    const { id } = await branchOff(workspace, conversation);
    expect((await liveHistory(workspace, id)).live_blocks).toBe(1);
    await workspace.call('DELETE', `/v1/memories/${memory}?user_id=ana`);
    for (const each of [conversation, id])
      expect(JSON.stringify(await liveHistory(workspace, each))).not.toContain('allergic');
    await workspace.call('DELETE', '/v1/users/ana');
    expect(await placesOf(question)).toEqual([]);
  });

  it('of a group is one of the group, and nobody finds its messages elsewhere', async () => {
    const workspace = await createWorkspace();
    const group = await openConversation(workspace, { shared: true, user_id: undefined });
    await exchange(workspace, group, 'The zebra sleeps.', 'Quietly.', { user_id: 'ana' });
    const { id } = await branchOff(workspace, group);
    const search = (conversation_id: string) =>
      workspace.call<{ results: { content: string; conversation_id: string }[] }>('POST', '/v1/search', {
        query: 'zebra',
        user_id: 'bo',
        conversation_id,
        sources: ['events'],
      });
    for (const each of [id, group])
      expect((await search(each)).body.results.map(({ conversation_id }) => conversation_id)).toEqual([
        each,
        each,
      ]);
  });

  it('takes a turn along that nobody has answered, to be answered in either under the id that its client knows', async () => {
    const { workspace, conversation } = await scene();
    await takeTurn(workspace, conversation, 'And hazelnuts?', { turn_id: 'open' });
    const { id } = await branchOff(workspace, conversation);
    for (const [each, content] of [
      [id, 'Rather not.'],
      [conversation, 'Yes.'],
    ] as const) {
      const closed = await workspace.call('POST', `/v1/conversations/${each}/turns/open/reply`, { content });
      expect(closed.status).toBe(200);
      expect((await said(workspace, each)).slice(-2)).toEqual(['And hazelnuts?', content]);
    }
    const answered = await branchOff(workspace, conversation);
    const again = await workspace.call('POST', `/v1/conversations/${answered.id}/turns/open/reply`, {
      content: 'Yes.',
    });
    expect(again.status).toBe(404);
  });

  it('is made once for one Idempotency-Key', async () => {
    const { workspace, conversation } = await scene();
    const headers = { 'Idempotency-Key': 'branch-1' };
    const first = await branch<Branch>(workspace, conversation, 'regular', headers);
    const again = await branch<Branch>(workspace, conversation, 'regular', headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [workspace.id])).toHaveLength(
      2,
    );
  });

  it('takes the summary along with all that it tells of, and one of an unknown conversation is a 404', async () => {
    const { workspace, conversation } = await scene();
    await testEnv.WORKSPACE_DB.prepare(
      "UPDATE conversations SET rolling_summary = 'They spoke of nuts.', summarised_seq = 1 WHERE id = ?",
    )
      .bind(conversation)
      .run();
    const { id } = await branchOff(workspace, conversation);
    const turn = await takeTurn(workspace, id, 'And hazelnuts?');
    expect(turn.body.prompt.system.dynamic).toContain('They spoke of nuts.');
    expect((await branch(workspace, 'conv_none', 'regular')).status).toBe(404);
    expect((await branch(workspace, 'conv_none', 'persistence')).status).toBe(404);
  });
});

describe('a persistence branch', () => {
  it('refuses what its messages taught, and what a block only repeats, and changes nothing', async () => {
    const { workspace, conversation } = await scene();
    await exchange(workspace, conversation, 'I live in Lisbon.', 'Nice.');
    await exchange(workspace, conversation, 'Please remember that I am allergic to peanuts.', 'Yes.');
    const before = await rowsOf('SELECT id, status, revision FROM memories WHERE workspace_id = ?', [
      workspace.id,
    ]);
    const report = await persist(workspace, conversation);
    expect(report).toMatchObject({ messages: 6, accepted: [], deferred: [], degraded: [] });
    expect(report.refused.length).toBeGreaterThan(1);
    expect(new Set(report.refused.map(({ reason }) => reason))).toEqual(new Set(['already_known']));
    expect(
      await rowsOf('SELECT id, status, revision FROM memories WHERE workspace_id = ?', [workspace.id]),
    ).toEqual(before);
  });

  it('accepts what no rule had read when it was said, once', async () => {
    const { workspace, conversation } = await scene();
    // As if the rules of that day had not known the sentence.
    await testEnv.WORKSPACE_DB.prepare(
      "UPDATE events SET content = 'I live in Lisbon.' WHERE conversation_id = ? AND role = 'user'",
    )
      .bind(conversation)
      .run();
    const report = await persist(workspace, conversation);
    expect(report.accepted).toMatchObject([{ kind: 'fact' }]);
    const listed = await workspace.call<{ data: { content: string }[] }>('GET', '/v1/memories?user_id=ana');
    expect(listed.body.data.map(({ content }) => content)).toContain('Lives in Lisbon.');
    expect(await persist(workspace, conversation)).toMatchObject({
      accepted: [],
      refused: [{ reason: 'already_known', memory_id: report.accepted[0]?.memory_id }],
    });
  });

  it('does not bring back what its user wanted forgotten', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I live in Lisbon.', 'Nice.');
    const [memory] = await rowsOf<{ id: string }>('SELECT id FROM memories WHERE workspace_id = ?', [
      workspace.id,
    ]);
    await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    expect((await persist(workspace, conversation)).accepted).toEqual([]);
    const left = await workspace.call<{ data: unknown[] }>('GET', '/v1/memories?user_id=ana');
    expect(left.body.data).toEqual([]);
  });
});
