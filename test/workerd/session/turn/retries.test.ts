/**
 * Retries and aborts. Networks fail after the work was done: a client must be able to send anything again without a
 * message standing there twice, and a user who takes a message back must not meet it again.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  type Answer,
  type CallOptions,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  rememberEvent as remember,
  storedEvents,
  type TestWorkspace,
  type TurnAnswer,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { evictSession, loseStorage } from '../../support/storage/session.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

// A compaction in the background would change what is counted here.
afterEach(() => {
  vi.restoreAllMocks();
});

const isReplay = (answer: Answer<unknown>): boolean => answer.headers.get('idempotent-replayed') === 'true';

/** A conversation with something to inject, whose first turn is `May I eat peanuts?`. */
async function begin(): Promise<{ workspace: TestWorkspace; conversation: string }> {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Ana is allergic to peanuts.');
  return { workspace, conversation };
}

const closeTurn = (
  workspace: TestWorkspace,
  conversation: string,
  turnId: string,
  content?: string,
  body: Record<string, unknown> = {},
) => {
  const path = `/v1/conversations/${conversation}/turns/${turnId}`;
  return content === undefined
    ? workspace.call<{ status: string; event_id: string }>('POST', `${path}/abort`)
    : workspace.call<{ status: string; event_id: string }>('POST', `${path}/reply`, { content, ...body });
};

describe('a turn that is sent again', () => {
  const variants: [by: string, body: Record<string, unknown>, options: CallOptions][] = [
    ['turn_id', { turn_id: 'turn-1' }, {}],
    ['external_id', { external_id: 'whatsapp-1' }, {}],
    ['Idempotency-Key', {}, { headers: { 'Idempotency-Key': 'key-1' } }],
  ];
  it.each(variants)('with the same %s gets the same answer and writes nothing', async (_, body, options) => {
    const { workspace, conversation } = await begin();
    const send = () =>
      workspace.call<TurnAnswer>(
        'POST',
        `/v1/conversations/${conversation}/turns`,
        { content: 'May I eat peanuts?', ...body },
        options,
      );
    const first = await send();
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    expect(first.body.injection.memory_ids).toHaveLength(1);
    await closeTurn(workspace, conversation, first.body.turn_id, 'Better not.');
    await takeTurn(workspace, conversation, 'And almonds?');

    const before = [await rowCounts(), await liveHistory(workspace, conversation)];
    for (const evicted of [false, true]) {
      if (evicted) await evictSession(workspace, conversation);
      const again = await send();
      expect([again.status, isReplay(again)]).toEqual([200, true]);
      expect(again.body).toEqual(first.body);
    }
    expect([await rowCounts(), await liveHistory(workspace, conversation)]).toEqual(before);
  });

  it('with another message, or as another member, is refused, or two messages would share one answer', async () => {
    const { workspace, conversation } = await begin();
    const group = await openConversation(workspace, { shared: true });
    const ids = { turn_id: 'turn-1', external_id: 'msg-1' };
    await takeTurn(workspace, conversation, 'May I eat peanuts?', ids);
    await takeTurn(workspace, group, 'Hello all.', { turn_id: 'turn-1', user_id: 'ana' });
    const before = await rowCounts();
    for (const refused of [
      await takeTurn(workspace, conversation, 'May I eat almonds?', { turn_id: 'turn-1' }),
      await takeTurn(workspace, conversation, 'May I eat almonds?', { external_id: 'msg-1' }),
      await takeTurn(workspace, conversation, 'may I eat peanuts?', ids),
      await takeTurn(workspace, group, 'Hello all.', { turn_id: 'turn-1', user_id: 'bob' }),
    ])
      expect(expectProblem(refused, 409).reason).toBe('turn_conflict');
    expect(await rowCounts()).toEqual(before);
  });

  it('in another conversation, or with another key, is another turn', async () => {
    const { workspace, conversation } = await begin();
    const other = await openConversation(workspace, { chat_id: 'other' });
    const options = { headers: { 'Idempotency-Key': 'key-1' } };
    const first = await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't', external_id: 'e' });
    const second = await takeTurn(workspace, other, 'Hello.', { turn_id: 't', external_id: 'e' });
    const keyed = await Promise.all(
      [conversation, other].map((id) =>
        workspace.call<TurnAnswer>('POST', `/v1/conversations/${id}/turns`, { content: 'Hi.' }, options),
      ),
    );
    for (const answer of [first, second, ...keyed])
      expect([answer.status, isReplay(answer)]).toEqual([200, false]);
    expect(keyed[0]?.body.turn_id).not.toBe(keyed[1]?.body.turn_id);
  });

  it('after the session lost its storage is answered from the record, with its message last', async () => {
    const { workspace, conversation } = await begin();
    await exchange(workspace, conversation, 'Good morning.', 'Good morning!');
    const first = await takeTurn(workspace, conversation, 'May I eat peanuts?', { turn_id: 'turn-1' });
    await closeTurn(workspace, conversation, 'turn-1', 'Better not.');
    await loseStorage(workspace, conversation);
    const before = await rowCounts();
    const again = await takeTurn(workspace, conversation, 'May I eat peanuts?', { turn_id: 'turn-1' });
    expect([again.status, isReplay(again)]).toEqual([200, true]);
    expect(again.body).toMatchObject({ turn_id: 'turn-1', conversation_id: conversation, status: 'ready' });
    expect(again.body.prompt.system).toEqual(first.body.prompt.system);
    expect(again.body.prompt.messages.map((message) => message.content)).toEqual([
      'Good morning.',
      'Good morning!',
      'May I eat peanuts?',
    ]);
    expect(await rowCounts()).toEqual(before);
    expectProblem(await takeTurn(workspace, conversation, 'Other.', { turn_id: 'turn-1' }), 409);
  });

  it('long after its answer was forgotten and its message trimmed is still no second message', async () => {
    const { workspace, conversation } = await begin();
    await takeTurn(workspace, conversation, 'May I eat peanuts?', { turn_id: 'old' });
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: Array.from({ length: 110 }, (_, i) => ({
        role: 'user',
        content: `Filler ${i}`,
        occurred_at: LATER,
      })),
    });
    await loseStorage(workspace, conversation);
    const again = await takeTurn(workspace, conversation, 'May I eat peanuts?', { turn_id: 'old' });
    expect([again.status, isReplay(again), again.body.prompt.messages.at(-1)?.content]).toEqual([
      200,
      true,
      'May I eat peanuts?',
    ]);
    expect(await storedEvents(workspace, conversation)).toHaveLength(111);
    const live = await liveHistory(workspace, conversation);
    expect(live.messages.at(-1)?.content).toBe('Filler 109');
  });

  it('by two ids of which only one is known is the known turn', async () => {
    const { workspace, conversation } = await begin();
    const first = await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't', external_id: 'e' });
    const byExternal = await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't2', external_id: 'e' });
    const byTurn = await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't', external_id: 'e2' });
    for (const again of [byExternal, byTurn])
      expect([isReplay(again), again.body]).toEqual([true, first.body]);
    expect(await storedEvents(workspace, conversation)).toHaveLength(1);
  });
});

describe('the end of a turn that is sent again', () => {
  it('is the same reply, also with its tool results, and writes nothing', async () => {
    const { workspace, conversation } = await begin();
    await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't' });
    const tools = { tool_results: [{ name: 'clock', content: 'noon', source: 'https://time.test' }] };
    const first = await closeTurn(workspace, conversation, 't', 'Good noon.', tools);
    await takeTurn(workspace, conversation, 'Next.');
    const before = [await rowCounts(), await liveHistory(workspace, conversation)];
    const again = await closeTurn(workspace, conversation, 't', 'Good noon.', tools);
    await loseStorage(workspace, conversation);
    const later = await closeTurn(workspace, conversation, 't', 'Good noon.', tools);
    expect([isReplay(first), isReplay(again), isReplay(later)]).toEqual([false, true, true]);
    expect([again.body, later.body]).toEqual([first.body, first.body]);
    expect([await rowCounts(), await liveHistory(workspace, conversation)]).toEqual(before);
    expect((await storedEvents(workspace, conversation)).map((event) => [event.role, event.content])).toEqual(
      [
        ['user', 'Hello.'],
        ['tool', 'noon'],
        ['assistant', 'Good noon.'],
        ['user', 'Next.'],
      ],
    );
  });

  it('is refused when it says something else, or the record would not be what the user read', async () => {
    const { workspace, conversation } = await begin();
    await exchange(workspace, conversation, 'Hello.', 'Hi.', { turn_id: 'answered' });
    const tools = (...contents: string[]) => ({
      tool_results: contents.map((content) => ({ name: 'web', content })),
    });
    await takeTurn(workspace, conversation, 'Look it up.', { turn_id: 'looked-up' });
    await closeTurn(workspace, conversation, 'looked-up', 'Hi.', tools('a'));
    await takeTurn(workspace, conversation, 'Oops.', { turn_id: 'taken-back' });
    await closeTurn(workspace, conversation, 'taken-back');
    const before = await rowCounts();
    const refusals: [answer: Answer<unknown>, status: number, reason?: string][] = [
      [await closeTurn(workspace, conversation, 'answered', 'Hello!'), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'answered', 'Hi.', tools('a')), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'looked-up', 'Hi.', tools('b')), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'looked-up', 'Hi.', tools('a', 'a')), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'looked-up', 'Hi.'), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'answered'), 409, 'turn_closed'],
      [await closeTurn(workspace, conversation, 'taken-back', 'Hi.'), 409, 'turn_aborted'],
      [await takeTurn(workspace, conversation, 'Oops.', { turn_id: 'taken-back' }), 409, 'turn_aborted'],
      [await closeTurn(workspace, conversation, 'unknown', 'Hi.'), 404],
      [await closeTurn(workspace, conversation, 'unknown'), 404],
    ];
    for (const [answer, status, reason] of refusals)
      expect(expectProblem(answer, status).reason).toBe(reason);
    const twice = await closeTurn(workspace, conversation, 'taken-back');
    expect([twice.status, isReplay(twice), twice.body.status]).toEqual([200, true, 'aborted']);
    expect(await rowCounts()).toEqual(before);
  });

  it('in another conversation than its own is unknown', async () => {
    const { workspace, conversation } = await begin();
    const other = await openConversation(workspace, { chat_id: 'other' });
    await takeTurn(workspace, conversation, 'Hello.', { turn_id: 't' });
    expectProblem(await closeTurn(workspace, other, 't', 'Hi.'), 404);
    expectProblem(await closeTurn(workspace, other, 't'), 404);
    expect(await storedEvents(workspace, conversation)).toHaveLength(1);
  });
});

describe('a turn that is taken back', () => {
  it('leaves live history and later prompts with its block, and stays in the record as aborted', async () => {
    const { workspace, conversation } = await begin();
    await exchange(workspace, conversation, 'Good morning.', 'Good morning!');
    const turn = await takeTurn(workspace, conversation, 'May I eat peanuts with my secret?', {
      turn_id: 't',
    });
    expect(turn.body.injection.live_blocks).toBe(1);
    expect((await closeTurn(workspace, conversation, 't')).body).toEqual({ turn_id: 't', status: 'aborted' });

    const live = await liveHistory(workspace, conversation);
    expect(live).toMatchObject({ live_blocks: 0 });
    expect(live.messages.map((row) => row.content)).toEqual(['Good morning.', 'Good morning!']);
    const next = await takeTurn(workspace, conversation, 'What did I say?');
    expect(next.body.prompt.messages.map((message) => message.content)).toEqual([
      'Good morning.',
      'Good morning!',
      'What did I say?',
    ]);
    expect((await storedEvents(workspace, conversation)).map((event) => [event.seq, event.status])).toEqual([
      [1, 'active'],
      [2, 'active'],
      [3, 'aborted'],
      [4, 'active'],
    ]);
  });

  it('is found by no search and injected in no later turn, also when live history was rebuilt', async () => {
    const { workspace, conversation } = await begin();
    const found = async () =>
      (
        await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
          query: 'secret wedding in Cadaqués',
          conversation_id: conversation,
          sources: ['events'],
        })
      ).body.results.map((result) => result.content);
    await takeTurn(workspace, conversation, 'My secret wedding is in Cadaqués.', { turn_id: 't' });
    expect(await found()).toEqual(['My secret wedding is in Cadaqués.']);
    await closeTurn(workspace, conversation, 't');
    expect(await found()).toEqual([]);
    const indexed =
      'SELECT id FROM events_fts_docsize WHERE id IN (SELECT row_id FROM events WHERE conversation_id = ?)';
    expect(await rowsOf(indexed, [conversation])).toEqual([]);
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: Array.from({ length: 110 }, (_, i) => ({
        role: 'user',
        content: `Filler ${i}`,
        occurred_at: LATER,
      })),
    });
    for (const lost of [false, true]) {
      if (lost) await loseStorage(workspace, conversation);
      const turn = await takeTurn(workspace, conversation, 'Where is the secret wedding in Cadaqués?');
      expect(turn.body.injection.event_ids).toEqual([]);
      expect(turn.body.prompt.messages.map((message) => message.content).join()).not.toContain('My secret');
      await closeTurn(workspace, conversation, turn.body.turn_id);
    }
  });
});
