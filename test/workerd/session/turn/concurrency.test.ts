/**
 * Many requests for one conversation at once: a double click, a group chat, a client that retries too early. What a user
 * loses if this fails is a message, or their trust when one stands there twice.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getConversation } from '../../../../src/store/conversations/conversations.ts';
import { appendEvents } from '../../../../src/store/conversations/events.ts';
import { Database, isLostRace } from '../../../../src/store/database.ts';
import { eventOf } from '../../../support/session/rows.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  type Answer,
  createWorkspace,
  liveHistory,
  openConversation,
  rememberEvent as remember,
  storedEvents,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

// A compaction in the background would change what is counted here.
afterEach(() => {
  vi.restoreAllMocks();
});

const times = <T>(n: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const isReplay = (answer: Answer<unknown>): boolean => answer.headers.get('idempotent-replayed') === 'true';

/** Checks that live history holds the same messages as the record, in the same order. */
async function expectLiveAsRecorded(workspace: TestWorkspace, conversation: string) {
  const events = await storedEvents(workspace, conversation);
  const live = (await liveHistory(workspace, conversation)).messages;
  expect(events.map((event) => event.seq)).toEqual(upTo(events.length));
  expect(live.filter((row) => row.kind === 'message').map((row) => [row.role, row.content])).toEqual(
    events.filter((event) => event.status === 'active').map((event) => [event.role, event.content]),
  );
  return events;
}

describe('twenty turns at once', () => {
  it('are all stored once, in one order, and each is answered with a prompt that ends with it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await remember(workspace, 'Ana keeps a tally of everything.');
    const texts = upTo(20).map((i) => `Message ${i} of the tally.`);
    const answers = await times(20, (i) => takeTurn(workspace, conversation, texts[i] ?? ''));

    expect(answers.map((answer) => answer.status)).toEqual(texts.map(() => 200));
    const events = await expectLiveAsRecorded(workspace, conversation);
    expect(events.map((event) => event.content).sort()).toEqual([...texts].sort());
    for (const [i, answer] of answers.entries()) {
      const said = answer.body.prompt.messages
        .map((message) => message.content)
        .filter((content) => content.startsWith('Message '));
      const at = events.findIndex((event) => event.content === texts[i]);
      expect(said).toEqual(events.slice(0, at + 1).map((event) => event.content));
      expect(events[at]?.turn_id).toBe(answer.body.turn_id);
    }
  });

  it('with their replies leave forty messages, each reply once and after its question', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const replies = await times(20, async (i) => {
      const turn = await takeTurn(workspace, conversation, `Question ${i}?`, { turn_id: `t${i}` });
      expect(turn.status).toBe(200);
      return workspace.call('POST', `/v1/conversations/${conversation}/turns/t${i}/reply`, {
        content: `Answer ${i}.`,
      });
    });
    expect(replies.map((answer) => answer.status)).toEqual(replies.map(() => 200));
    const events = await expectLiveAsRecorded(workspace, conversation);
    expect(events).toHaveLength(40);
    for (const i of upTo(20).map((n) => n - 1)) {
      const own = events.filter((event) => event.turn_id === `t${i}`);
      expect(own.map((event) => event.content)).toEqual([`Question ${i}?`, `Answer ${i}.`]);
    }
  });
});

describe('one turn sent ten times at once', () => {
  const variants: [by: string, body: Record<string, unknown>, headers: Record<string, string>][] = [
    ['turn_id', { turn_id: 'same' }, {}],
    ['external_id', { external_id: 'slack-17' }, {}],
    ['Idempotency-Key', {}, { 'Idempotency-Key': 'key-17' }],
  ];
  it.each(variants)('with one %s is one message and gets one answer', async (_, body, headers) => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    // No fact: facts stand in the system prompt, and ten blocks are what ten turns would leave.
    await remember(workspace, 'Ana is allergic to peanuts.', { kind: 'event' });
    const answers = await times(10, () =>
      workspace.call<TurnAnswer>(
        'POST',
        `/v1/conversations/${conversation}/turns`,
        { content: 'May I eat peanuts?', ...body },
        { headers },
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(JSON.stringify(answers[0]?.body.prompt.messages)).toContain('allergic to peanuts');
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await storedEvents(workspace, conversation)).toHaveLength(1);
    const live = await liveHistory(workspace, conversation);
    expect(live.messages.map((row) => row.kind)).toEqual(['injection', 'message']);
  });

  it('with ten different messages takes the first and tells the others that they are not it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const answers = await times(10, (i) =>
      takeTurn(workspace, conversation, `Text ${i}`, { turn_id: 'same' }),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((each) => each.status !== 200))
      expect(expectProblem(answer, 409).reason).toBe('turn_conflict');
    expect(await expectLiveAsRecorded(workspace, conversation)).toHaveLength(1);
  });
});

describe('a writer that read the transcript before another wrote', () => {
  it('writes nothing, or one message would take the number of another', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const stale = await getConversation(db, workspace.id, conversation);
    if (stale === null) throw new Error('no conversation');
    await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't' });
    await workspace.call('POST', `/v1/conversations/${conversation}/turns/t/abort`);
    // Seq 2 is free: only the revision tells that the transcript is another one.
    const event = {
      ...eventOf('u2', 2),
      conversationId: conversation,
      workspaceId: workspace.id,
      dedupeKey: 'x',
    };
    const late = db.write(
      'late',
      appendEvents(db, { ...stale, lastSeq: 1, revision: 1 }, [event], { now: 1, wakes: true }),
    );
    expect(
      isLostRace(
        await late.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    ).toBe(true);
    expect(await expectLiveAsRecorded(workspace, conversation)).toHaveLength(1);
  });
});

describe('the end of a turn', () => {
  it('ten times the same reply at once is one reply', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Hello?', { turn_id: 't' });
    const answers = await times(10, () =>
      workspace.call<{ event_id: string }>('POST', `/v1/conversations/${conversation}/turns/t/reply`, {
        content: 'Hello.',
      }),
    );
    expect(new Set(answers.map((answer) => answer.body.event_id)).size).toBe(1);
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await expectLiveAsRecorded(workspace, conversation)).toHaveLength(2);
  });

  it('by a reply and an abort at once is one of them, never half of each', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    for (const order of [0, 1, 2, 3]) {
      const turn = `t${order}`;
      await takeTurn(workspace, conversation, `Hello ${order}?`, { turn_id: turn });
      const path = `/v1/conversations/${conversation}/turns/${turn}`;
      const ends = [
        () => workspace.call('POST', `${path}/reply`, { content: 'Hello.' }),
        () => workspace.call('POST', `${path}/abort`),
      ];
      const answers = await Promise.all((order % 2 ? ends : ends.toReversed()).map((end) => end()));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const own = (await expectLiveAsRecorded(workspace, conversation)).filter(
        (event) => event.turn_id === turn,
      );
      expect([['active', 'active'], ['aborted']]).toContainEqual(own.map((event) => event.status));
    }
  });
});

describe('an import', () => {
  it('sent five times at once is imported once, even when it opens the conversation', async () => {
    const workspace = await createWorkspace();
    const body = {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: upTo(40).map((i) => ({
        role: i % 2 ? 'user' : 'assistant',
        content: `Line ${i}`,
        occurred_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
        ...(i % 3 ? { external_id: `line-${i}` } : {}),
      })),
    };
    const answers = await times(5, () =>
      workspace.call<{ conversation_id: string; accepted: number; duplicates: number }>(
        'POST',
        '/v1/ingest',
        body,
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(answers.map((answer) => answer.body.accepted).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 40]);
    const conversation = answers[0]?.body.conversation_id ?? '';
    const events = await expectLiveAsRecorded(workspace, conversation);
    expect(events.map((event) => event.content)).toEqual(body.messages.map((message) => message.content));
  });

  it('among turns, replies, aborts and reads loses none of them', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const answers = await times(8, async (i) => {
      const turn = await takeTurn(workspace, conversation, `Question ${i}?`, { turn_id: `t${i}` });
      const path = `/v1/conversations/${conversation}/turns/t${i}`;
      const rest = await Promise.all([
        i % 2
          ? workspace.call('POST', `${path}/abort`)
          : workspace.call('POST', `${path}/reply`, { content: `Answer ${i}.` }),
        workspace.call('POST', '/v1/ingest', {
          conversation: { chat_id: 'chat', user_id: 'ana' },
          messages: [{ role: 'user', content: `Import ${i}`, occurred_at: LATER }],
        }),
        workspace.call('GET', `/v1/conversations/${conversation}/history`),
      ]);
      return [turn, ...rest].map((answer) => answer.status);
    });
    expect(answers.flat()).toEqual(Array(32).fill(200));
    const events = await expectLiveAsRecorded(workspace, conversation);
    expect(events).toHaveLength(8 + 4 + 8);
    expect(events.filter((event) => event.status === 'aborted')).toHaveLength(4);
  });
});
