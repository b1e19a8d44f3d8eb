/**
 * Summaries as a source of recall, on the real runtime. If it fails, what a long conversation was about can no longer be found
 * once it is compacted, or somebody else's conversation can.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compacted, importedTalk, say, summariserSays, talkOf } from '../../support/scenes/compaction.ts';
import { eventually } from '../../support/service/eventually.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { letAlarmCome } from '../../support/storage/alarms.ts';
import { rowsOf } from '../../support/storage/databases.ts';

interface Result {
  readonly type: string;
  readonly id: string;
  readonly conversation_id: string | null;
  readonly content: string;
  readonly start_seq?: number;
  readonly end_seq?: number;
  readonly parts: Record<string, number>;
}
interface Found {
  readonly results: Result[];
  readonly trace_id: string;
}

const SUMMARY = 'Ana plans a walk along the harbours and asked about the opening hours of town0.';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a summariser says of a range. */
const answerOf = (rangeSummary: string) => ({
  summary: 'A walk is planned.',
  range_summary: rangeSummary,
  facts: [],
  snapshot: { goals: [], decisions: [], open_questions: [], entities: [], next_steps: [] },
});

/** A conversation whose first twenty messages are summarised. */
async function compactedTalk(workspace: TestWorkspace, summary: string, identity = {}): Promise<string> {
  const says = summariserSays(() => answerOf(summary));
  const conversation = await importedTalk(workspace, talkOf(30), identity);
  await takeTurn(workspace, conversation, 'Hello!', { turn_id: 'first' });
  await workspace.call('POST', `/v1/conversations/${conversation}/turns/first/reply`, { content: 'Hi.' });
  expect(await letAlarmCome(workspace, conversation)).toBe(true);
  says.mockRestore();
  return conversation;
}

const search = async (workspace: TestWorkspace, query: string, body: Record<string, unknown> = {}) => {
  const answer = await workspace.call<Found>('POST', '/v1/search', {
    query,
    user_id: 'ana',
    sources: ['chunks'],
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.results;
};

describe('a summary', () => {
  it('is found by its words, with the messages that it tells, whatever way the conversation is named', async () => {
    const workspace = await createWorkspace();
    const conversation = await compactedTalk(workspace, SUMMARY);
    const right = {
      type: 'chunk',
      content: SUMMARY,
      conversation_id: conversation,
      start_seq: 1,
      end_seq: 20,
    };
    const [outside] = await search(workspace, 'walk along harbours');
    expect(outside).toMatchObject(right);
    expect(outside?.parts.lexical).toBeGreaterThan(0);
    const [{ ref_code } = { ref_code: '' }] = await rowsOf<{ ref_code: string }>(
      'SELECT ref_code FROM conversations WHERE id = ?',
      [conversation],
    );
    for (const conversation_id of [ref_code, conversation])
      expect(await search(workspace, 'walk along harbours', { conversation_id })).toMatchObject([right]);
  });

  it('is found beside messages and memories, and left out when only those are asked for', async () => {
    const workspace = await createWorkspace();
    const conversation = await compactedTalk(workspace, SUMMARY);
    const types = async (body: Record<string, unknown>) =>
      new Set(
        (
          await search(workspace, 'walk along the harbours of town0', {
            conversation_id: conversation,
            ...body,
          })
        ).map(({ type }) => type),
      );
    expect(await types({ sources: undefined })).toEqual(new Set(['event', 'chunk']));
    expect(await types({ sources: ['events'] })).toEqual(new Set(['event']));
    expect(await types({ sources: ['documents'] })).toEqual(new Set());
  });

  it('is as private as what it tells: neither another user, another workspace nor another conversation finds it', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const conversation = await compactedTalk(workspace, SUMMARY);
    const elsewhere = await compactedTalk(workspace, 'A talk about the harbours of others.');
    await compactedTalk(other, 'Harbours of another workspace.');
    const found = async (body: Record<string, unknown>) =>
      (await search(workspace, 'harbours', body)).map(({ content }) => content);
    expect(await found({ user_id: 'bob' })).toEqual([]);
    const nobodys = { query: 'harbours', sources: ['chunks'] };
    expect((await workspace.call('POST', '/v1/search', nobodys)).status).toBe(422);
    expect(await found({ conversation_id: elsewhere })).toEqual(['A talk about the harbours of others.']);
    expect((await found({})).toSorted()).toEqual(['A talk about the harbours of others.', SUMMARY]);
    expect(await found({ conversation_id: conversation })).toEqual([SUMMARY]);
  });

  it('of a group is found by its members in it, and in no private search', async () => {
    const workspace = await createWorkspace();
    const identity = { chat_id: 'crew', user_id: undefined, shared: true };
    const group = await openConversation(workspace, identity);
    const says = summariserSays(() => answerOf('The group plans a regatta.'));
    await say(
      workspace,
      identity,
      talkOf(32).map((said) => (said.role === 'user' ? { ...said, user_id: 'ana' } : said)),
    );
    await workspace.call('POST', `/v1/conversations/${group}/compact`);
    says.mockRestore();
    expect(await search(workspace, 'regatta', { conversation_id: group })).toHaveLength(1);
    expect(await search(workspace, 'regatta')).toEqual([]);
  });

  it('did not exist before the messages that it tells', async () => {
    const workspace = await createWorkspace();
    await compactedTalk(workspace, SUMMARY);
    // The twentieth message is of 00:19.
    expect(await search(workspace, 'harbours', { as_of: '2026-01-01T00:18:00Z' })).toEqual([]);
    expect(await search(workspace, 'harbours', { as_of: '2026-01-01T00:20:00Z' })).toHaveLength(1);
  });

  it('is in the very next answer, although the question was asked and answered a moment before', async () => {
    const workspace = await createWorkspace();
    const ask = () => search(workspace, 'walk along harbours');
    expect(await ask()).toEqual([]);
    const conversation = await compactedTalk(workspace, SUMMARY);
    expect(await ask()).toHaveLength(1);
    expect(await ask()).toHaveLength(1);
    expect((await workspace.call('DELETE', `/v1/conversations/${conversation}`)).status).toBe(200);
    expect(await ask()).toEqual([]);
  });

  it('stands in the trace with its rank and what became of it', async () => {
    const workspace = await createWorkspace();
    await compactedTalk(workspace, SUMMARY);
    const answer = await workspace.call<Found>('POST', '/v1/search', {
      query: 'walk along harbours',
      user_id: 'ana',
      sources: ['chunks'],
    });
    const trace = async () =>
      (await workspace.call<{ trace: { candidates: unknown } }>('GET', `/v1/traces/${answer.body.trace_id}`))
        .body;
    await eventually(async () =>
      expect((await trace()).trace.candidates).toMatchObject([
        { type: 'chunk', rank: 1, decision: 'included' },
      ]),
    );
  });
});

describe('a turn about what is no longer live', () => {
  const MARK = 'spinnaker';
  const SAID = `I like ${MARK} races.`;
  const TOLD = `They talked about a borrowed ${MARK} and a mast of carbon.`;
  const ASKED = 'Was the mast of carbon?';

  const promptOf = async (workspace: TestWorkspace, conversation: string, message: string) =>
    JSON.stringify((await takeTurn(workspace, conversation, message)).body.prompt);

  it('gets the summary as a line of its block', async () => {
    const workspace = await createWorkspace();
    const conversation = await compactedTalk(workspace, TOLD);
    const [chunk] = (await compacted(conversation)).chunks;
    const prompt = await promptOf(workspace, conversation, ASKED);
    expect(prompt).toContain(`${TOLD}\\" (summary,`);
    expect(prompt).toContain(`[${chunk?.id}]`);
  });

  it('loses the line with the memory whose message it retold', async () => {
    const workspace = await createWorkspace();
    const identity = { chat_id: 'erased', user_id: 'ana' };
    const conversation = await openConversation(workspace, identity);
    const says = summariserSays(() => answerOf(TOLD));
    await exchange(workspace, conversation, SAID, 'Good to know.');
    await say(workspace, identity, talkOf(30));
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    says.mockRestore();
    expect(await promptOf(workspace, conversation, ASKED)).toContain('(summary,');

    const [memory] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE content LIKE ? AND workspace_id = ?',
      [`%${MARK}%`, workspace.id],
    );
    expect((await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`)).status).toBe(200);
    expect(await promptOf(workspace, conversation, 'And who won?')).not.toContain(TOLD);
    expect(await search(workspace, MARK)).toEqual([]);
  });
});
