/**
 * Imports and the trimming of live history. A user who brings years of talk loses it if an import drops, doubles or
 * shuffles messages; a long talk breaks if the trim cuts a question from its answer.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  createWorkspace,
  liveHistory,
  openConversation,
  rememberEvent as remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

// A compaction in the background would change what is counted here.
afterEach(() => {
  vi.restoreAllMocks();
});

interface Message {
  readonly role: string;
  readonly content: string;
  readonly occurred_at: string;
  readonly external_id?: string;
  readonly user_id?: string;
  readonly name?: string;
}

interface Report {
  readonly conversation_id: string;
  readonly accepted: number;
  readonly duplicates: number;
}

const ingest = (
  workspace: TestWorkspace,
  messages: readonly Message[],
  identity: Record<string, unknown> = {},
) =>
  workspace.call<Report>('POST', '/v1/ingest', {
    conversation: { chat_id: 'chat', user_id: 'ana', ...identity },
    messages,
  });

const AT = '2026-01-01T00:00:00Z';
const line = (i: number, fields: Partial<Message> = {}): Message => ({
  role: i % 2 === 0 ? 'user' : 'assistant',
  content: `Line ${i}`,
  occurred_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
  ...fields,
});
const lines = (from: number, to: number, fields: (i: number) => Partial<Message> = () => ({})): Message[] =>
  Array.from({ length: to - from }, (_, i) => line(from + i, fields(from + i)));
const contents = (list: readonly { content: string }[]): string[] => list.map((item) => item.content);

it('an import into a conversation that is known waits for a read and a write, and finds out that it was erased', async () => {
  const workspace = await createWorkspace();
  const counted = async (from: number) => {
    const { answer, inSequence } = await countTrips(() => ingest(workspace, lines(from, from + 2)));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { id: answer.body.conversation_id, inSequence };
  };
  const { id } = await counted(0);
  expect(await counted(2)).toEqual({ id, inSequence: 2 });
  expect(await storedEvents(workspace, id)).toHaveLength(4);
  await workspace.call('DELETE', `/v1/conversations/${id}`);
  const said = line(4, { occurred_at: new Date(Date.now() + 1_000).toISOString() });
  const again = await ingest(workspace, [said]);
  expect(again.body.accepted).toBe(1);
  expect(again.body.conversation_id).not.toBe(id);
});

describe('an import', () => {
  it.each([
    ['external_id', (i: number) => ({ external_id: `m-${i}` })],
    ['content and time', () => ({})],
  ] as const)(
    'of 500 messages in one call keeps all, in order, and by %s takes none twice',
    async (_, fields) => {
      const workspace = await createWorkspace();
      const all = lines(0, 500, fields);
      const first = await ingest(workspace, all);
      expect([first.status, first.body]).toMatchObject([200, { accepted: 500, duplicates: 0 }]);
      const again = await ingest(workspace, all);
      expect(again.body).toEqual({ ...first.body, accepted: 0, duplicates: 500 });

      const events = await storedEvents(workspace, first.body.conversation_id);
      expect(events.map((event) => event.seq)).toEqual(all.map((_each, i) => i + 1));
      expect(contents(events)).toEqual(contents(all));
      const live = await liveHistory(workspace, first.body.conversation_id);
      expect(contents(live.messages)).toEqual(contents(all).slice(-50));
    },
  );

  it('in three calls that overlap, as after a lost connection, is the same as in one', async () => {
    const workspace = await createWorkspace();
    const fields = (i: number) => (i % 2 ? { external_id: `m-${i}` } : {});
    const reports = [];
    for (const [from, to] of [
      [0, 200],
      [150, 350],
      [300, 500],
    ] as const)
      reports.push((await ingest(workspace, lines(from, to, fields))).body);
    expect(reports.map(({ accepted, duplicates }) => [accepted, duplicates])).toEqual([
      [200, 0],
      [150, 50],
      [150, 50],
    ]);
    const events = await storedEvents(workspace, reports[0]?.conversation_id ?? '');
    expect(contents(events)).toEqual(contents(lines(0, 500)));
    expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
  });

  it('of long messages, which take several statements, is as complete as one of short ones', async () => {
    const workspace = await createWorkspace();
    const long = lines(0, 16, (i) => ({ content: `${i} ${'wörter und 言葉 '.repeat(1_200)}` }));
    const report = await ingest(workspace, long);
    expect([report.status, report.body]).toMatchObject([200, { accepted: 16 }]);
    expect(contents(await storedEvents(workspace, report.body.conversation_id))).toEqual(contents(long));
  });

  it('takes what bears an id once, the first time, and what somebody said twice at one time twice', async () => {
    const workspace = await createWorkspace();
    const report = await ingest(workspace, [
      line(0),
      line(1, { external_id: 'm-1' }),
      line(0),
      line(2, { external_id: 'm-1', content: 'Edited' }),
      line(3),
    ]);
    expect(report.body).toMatchObject({ accepted: 4, duplicates: 1 });
    expect(contents(await storedEvents(workspace, report.body.conversation_id))).toEqual([
      'Line 0',
      'Line 0',
      'Line 1',
      'Line 3',
    ]);
  });

  it('keeps what only looks alike: the same words later, by someone else, or with another id', async () => {
    const workspace = await createWorkspace();
    const same = { content: 'Yes.', occurred_at: AT };
    const report = await ingest(
      workspace,
      [
        line(0, { ...same, role: 'user', user_id: 'ana' }),
        line(0, { ...same, role: 'user', user_id: 'bob' }),
        line(0, { ...same, role: 'assistant' }),
        line(0, { ...same, role: 'user', user_id: 'ana', occurred_at: '2026-01-01T00:00:01Z' }),
        line(0, { ...same, role: 'user', user_id: 'ana', content: 'yes.' }),
        line(0, { ...same, role: 'user', user_id: 'ana', external_id: 'm-1' }),
        line(0, { ...same, role: 'user', user_id: 'ana', external_id: 'm-2' }),
      ],
      { shared: true, user_id: undefined },
    );
    expect(report.body).toMatchObject({ accepted: 7, duplicates: 0 });
  });

  it('knows a message again whether or not it names the only user of the conversation', async () => {
    const workspace = await createWorkspace();
    expect((await ingest(workspace, [line(0)])).body).toMatchObject({ accepted: 1 });
    expect((await ingest(workspace, [line(0, { user_id: 'ana' })])).body).toMatchObject({ accepted: 0 });
  });

  it('knows a message again that came as a turn with the same external_id', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Line 0', { external_id: 'm-0' });
    expect((await ingest(workspace, [line(0, { external_id: 'm-0' })])).body).toMatchObject({
      accepted: 0,
      duplicates: 1,
    });
    expect(await storedEvents(workspace, conversation)).toHaveLength(1);
  });

  it('never takes another user’s words into a private conversation, nor a nameless one into a group', async () => {
    const workspace = await createWorkspace();
    expectProblem(await ingest(workspace, [line(0), line(2, { user_id: 'bob' })]), 422, 'messages.1.user_id');
    expectProblem(
      await ingest(workspace, [line(0)], { shared: true, user_id: undefined }),
      422,
      'messages.0.user_id',
    );
    const conversation = await openConversation(workspace);
    expect(await storedEvents(workspace, conversation)).toEqual([]);
  });

  it('is what the next turn continues from', async () => {
    const workspace = await createWorkspace();
    const { body } = await ingest(workspace, lines(0, 4));
    const turn = await takeTurn(workspace, body.conversation_id, 'Go on.', { options: { recall: false } });
    expect(contents(turn.body.prompt.messages)).toEqual([...contents(lines(0, 4)), 'Go on.']);
  });
});

describe('live history', () => {
  it('keeps 100 messages that no summary tells, and with the next one the newest 50 but for an answer whose question is gone', async () => {
    const workspace = await createWorkspace();
    const { body } = await ingest(workspace, lines(0, 100));
    expect((await liveHistory(workspace, body.conversation_id)).messages).toHaveLength(100);
    const turn = await takeTurn(workspace, body.conversation_id, 'Go on.', { options: { recall: false } });
    const kept = [...contents(lines(52, 100)), 'Go on.'];
    expect(contents(turn.body.prompt.messages)).toEqual(kept);
    expect(contents((await liveHistory(workspace, body.conversation_id)).messages)).toEqual(kept);
    expect(await storedEvents(workspace, body.conversation_id)).toHaveLength(101);
  });

  it('is cut between turns, blocks with their messages, so that no answer stands without its question', async () => {
    const workspace = await createWorkspace({
      settings: { max_injected_blocks_in_history: 20, final_top_k: 1, similarity_threshold: 1 },
    });
    const conversation = await openConversation(workspace);
    const words =
      'violin glacier saffron orchard lantern harbour meadow compass walnut trumpet anvil basket candle dolphin emerald feather gazebo hammock island jasmine kettle ladder magnet napkin oyster parrot quilt rocket saddle teapot umbrella velvet windmill zither'.split(
        ' ',
      );
    await Promise.all(words.map((word) => remember(workspace, `The ${word} is blue.`)));
    for (let i = 0; i < 34; i++) {
      const turn_id = `t${i}`;
      await takeTurn(workspace, conversation, `Turn ${i} about the ${words[i]}?`, { turn_id });
      const reply = { content: `Reply ${i}.`, tool_results: [{ name: 'web', content: `Tool ${i}.` }] };
      await workspace.call('POST', `/v1/conversations/${conversation}/turns/${turn_id}/reply`, reply);
    }
    const live = await liveHistory(workspace, conversation);
    const messages = live.messages.filter((row) => row.kind === 'message');
    // 102 messages were two too many; sixteen whole turns of three are the most that 50 allow.
    expect(contents(messages)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 18).flatMap((i) => [
        `Turn ${i} about the ${words[i]}?`,
        `Tool ${i}.`,
        `Reply ${i}.`,
      ]),
    );
    expect(live.messages.slice(0, 3).map((row) => row.kind)).toEqual(['injection', 'message', 'message']);
    live.messages.forEach((row, i) => {
      const next = live.messages[i + 1];
      if (row.kind === 'injection') expect([next?.kind, next?.role]).toEqual(['message', 'user']);
    });
    expect(await storedEvents(workspace, conversation)).toHaveLength(102);
  });
});
