import { describe, expect, it } from 'vitest';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { withToken } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  addMember,
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../../support/service/workspace.ts';
import { allRowsOf } from '../../support/storage/databases.ts';
import { sessionRows, vectorRows } from '../../support/storage/raw-storage.ts';

interface DryAnswer extends TurnAnswer {
  readonly dry_run?: {
    readonly changes: readonly {
      readonly before?: Record<string, unknown>;
      readonly after: Record<string, unknown>;
    }[];
    readonly trace?: { readonly candidates: readonly { readonly id: string; readonly decision: string }[] };
  };
}

const dryTurn = async (
  of: Pick<TestWorkspace, 'call'>,
  conversation: string,
  content: string,
  body: Record<string, unknown> = {},
) => {
  const answer = await of.call<DryAnswer>('POST', `/v1/conversations/${conversation}/turns`, {
    content,
    dry_run: true,
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

/** All that is stored of a workspace, and in the objects of its conversations. */
const everything = async (workspace: TestWorkspace, conversations: readonly string[]) => ({
  database: await allRowsOf(workspace),
  vectors: await vectorRows(workspace),
  objects: await Promise.all(conversations.map((id) => sessionRows(workspace, id))),
});

describe('a turn that is tried only', () => {
  it('answers as the turn would, and leaves all that is stored as it was', async () => {
    const workspace = await createWorkspace();
    const first = await openConversation(workspace);
    await exchange(workspace, first, 'I live in Porto. My dog Rex is limping since Tuesday.', 'Poor Rex.');
    await exchange(workspace, first, 'I drink tea in the morning.', 'Noted.');
    const fresh = await openConversation(workspace, { chat_id: 'fresh' });
    const group = await openGroup(workspace, 'crew');
    const conversations = [first, fresh, group];
    const before = await everything(workspace, conversations);
    for (const [conversation, content, body] of [
      [first, 'I moved to Lisbon. Call me Ana, and answer in French. What is my dog called?', {}],
      [fresh, 'What is my dog called?', {}],
      [fresh, 'Forget everything you know about me.', {}],
      [first, 'Yes.', {}],
      [first, "Don't save that.", {}],
      [group, 'My number plate is blue. Where do we meet?', { user_id: 'mia' }],
      [fresh, 'I have a cat.', { turn_id: 't1', external_id: 'x1' }],
    ] as const) {
      const tried = await dryTurn(workspace, conversation, content, body);
      expect(tried.trace_id, content).toBeNull();
      expect(await everything(workspace, conversations), content).toEqual(before);
    }
    const tried = await dryTurn(workspace, first, 'I moved to Lisbon. What is my dog called?');
    const taken = await takeTurn(workspace, first, 'I moved to Lisbon. What is my dog called?');
    expect(tried.prompt).toEqual(taken.body.prompt);
    expect(tried.injection).toEqual(taken.body.injection);
    expect(tried.budget).toEqual(taken.body.budget);
    expect(tried.signals.map(({ action, kind }) => [action, kind])).toEqual(
      taken.body.signals.map(({ action, kind }) => [action, kind]),
    );
    const trace = await workspace.call<{ trace: { candidates: unknown[] } }>(
      'GET',
      `/v1/traces/${taken.body.trace_id}`,
    );
    expect(tried.dry_run?.trace?.candidates).toEqual(trace.body.trace.candidates);
  });

  it('shows what would be learnt, and what that would take the place of', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I live in Porto.', 'Nice.');
    const { dry_run: tried } = await dryTurn(workspace, conversation, 'I live in Lisbon now.');
    const contents = tried?.changes.map(({ before, after }) => [
      before?.status ?? null,
      after.status,
      after.content,
    ]);
    expect(contents).toEqual(
      expect.arrayContaining([
        [null, 'active', expect.stringContaining('Lisbon')],
        ['active', 'superseded', expect.stringContaining('Porto')],
      ]),
    );
    const listed = await workspace.call<{ data: { content: string }[] }>('GET', '/v1/memories?user_id=ana');
    expect(listed.body.data.some(({ content }) => content.includes('Lisbon'))).toBe(false);
  });

  it('asks back what a turn would ask back, and refuses what a turn would refuse', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const asked = await dryTurn(workspace, conversation, 'Forget everything you know about me.');
    expect(asked).toMatchObject({
      prompt: null,
      confirmation: { action: 'forget_everything', status: 'asked' },
    });
    const group = await openGroup(workspace, 'crew');
    const refused = await workspace.call('POST', `/v1/conversations/${group}/turns`, {
      content: 'Hi.',
      dry_run: true,
    });
    expectProblem(refused, 422, 'user_id');
    const archived = await openConversation(workspace, { chat_id: 'archived' });
    await workspace.call('POST', `/v1/conversations/${archived}/archive`);
    expectProblem(
      await workspace.call('POST', `/v1/conversations/${archived}/turns`, { content: 'Hi.', dry_run: true }),
      409,
    );
  });

  it('tells a token what it would do, and not why: that is for keys', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'My dog is called Rex.', 'Nice.');
    const token = await withToken(workspace, { user_id: 'ana', ttl_seconds: 60 });
    const tried = await dryTurn(token, conversation, 'My cat is called Miso. What is my dog called?');
    expect(tried.dry_run?.changes).not.toEqual([]);
    expect(tried.dry_run?.trace).toBeUndefined();
    const group = await openGroup(workspace, 'crew');
    await addMember(workspace, group, 'mia');
    expectProblem(
      await token.call('POST', `/v1/conversations/${group}/turns`, {
        content: 'Hi.',
        dry_run: true,
        user_id: 'ana',
      }),
      404,
    );
  });
});
