/**
 * Temporary conversations. Who opens one that keeps nothing must find nothing of it anywhere afterwards, through whichever door they
 * spoke; while it lasts it goes on like any other, and nobody else gets in.
 */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { askChat, configureChat, saying } from '../../support/service/chat.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { connect, deliverHeld, holdQueue, workAll } from '../../support/service/webhooks.ts';
import {
  addMember,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { alarmFor, letAlarmCome } from '../../support/storage/alarms.ts';
import { placesOf, rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { evictSession, inSession, sessionStub } from '../../support/storage/session.ts';

afterEach(() => configureModels());

/** A word that nothing else says. */
const rareWord = () => `qx${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

const grown = async (before: Record<string, number>) => {
  const after = await rowCounts();
  return Object.keys(after)
    .filter((table) => after[table] !== before[table])
    .map((table) => table.replace('WORKSPACE_DB.', ''))
    .sort();
};

const isWiped = (workspace: TestWorkspace, conversation: string) =>
  runInDurableObject(
    sessionStub(workspace, conversation),
    (_, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'kept_events'").toArray().length ===
      0,
  );

const promptOf = ({ body }: Awaited<ReturnType<typeof takeTurn>>): string => JSON.stringify(body.prompt);

const statusOf = async (workspace: TestWorkspace, conversation: string) =>
  (await workspace.call('GET', `/v1/conversations/${conversation}`)).status;

describe.each(['read', 'off'] as const)('a conversation with memory %s', (memory) => {
  it('goes on within itself, and nothing of it is in any database: turns, replies, tools, retries, imports, endings', async () => {
    const workspace = await createWorkspace();
    const word = rareWord();
    const id = await openConversation(workspace, { memory });
    const before = await rowCounts();
    const said = `Remember that my name is ${word}. I live in ${word}ville. From now on answer in French.`;
    const turn = await takeTurn(workspace, id, said, { turn_id: 't1', external_id: `${word}-1` });
    expect(turn.body).toMatchObject({ status: 'ready', signals: [], trace_id: null });
    const again = await takeTurn(workspace, id, said, { turn_id: 't1', external_id: `${word}-1` });
    expect([again.headers.get('idempotent-replayed'), again.body.prompt]).toEqual(['true', turn.body.prompt]);
    expectProblem(await takeTurn(workspace, id, 'Something else.', { turn_id: 't1' }), 409);
    const reply = {
      content: `${word}, noted.`,
      tool_results: [{ name: 'clock', content: `Noon at ${word}` }],
    };
    const path = `/v1/conversations/${id}/turns/t1/reply`;
    const closed = await workspace.call<{ event_id: string }>('POST', path, reply);
    expect((await workspace.call('POST', path, reply)).body).toEqual(closed.body);

    await evictSession(workspace, id);
    const next = await takeTurn(workspace, id, 'Where do I live?', { turn_id: 't2' });
    expect(promptOf(next)).toContain(`${word}ville`);
    await workspace.call('POST', `/v1/conversations/${id}/turns/t2/abort`);
    const imported = {
      conversation: { chat_id: 'chat', user_id: 'ana', memory },
      messages: [
        {
          role: 'user',
          content: `I keep ${word} bees.`,
          occurred_at: '2026-06-01T10:00:00Z',
          external_id: 'm1',
        },
        { role: 'assistant', content: `Bees of ${word}.`, occurred_at: '2026-06-01T10:01:00Z' },
      ],
    };
    const ingested = await workspace.call('POST', '/v1/ingest', imported);
    expect(ingested.body).toMatchObject({ conversation_id: id, accepted: 2, duplicates: 0 });
    expect((await workspace.call('POST', '/v1/ingest', imported)).body).toMatchObject({
      accepted: 0,
      duplicates: 2,
    });
    expect((await workspace.call('POST', `/v1/conversations/${id}/compact`)).body).toMatchObject({
      status: 'nothing_to_compact',
    });

    const events = await storedEvents(workspace, id);
    expect(events.map(({ seq, role, status }) => [seq, role, status])).toEqual([
      [1, 'user', 'active'],
      [2, 'tool', 'active'],
      [3, 'assistant', 'active'],
      [4, 'user', 'aborted'],
      [5, 'user', 'active'],
      [6, 'assistant', 'active'],
    ]);
    const live = await liveHistory(workspace, id);
    expect(live.messages.map(({ content }) => content).join(' ')).not.toContain('Where do I live?');
    // That the workspace took a turn is counted; nothing tells of which conversation.
    expect([await placesOf(word), await grown(before)]).toEqual([[], ['turn_counts']]);
    expect((await workspace.call<{ data: unknown[] }>('GET', '/v1/memories?user_id=ana')).body.data).toEqual(
      [],
    );
  });

  it('keeps as little through a chat and through a platform', async () => {
    const workspace = await createWorkspace();
    const word = rareWord();
    const chat = configureChat();
    await chat.script({ says: `As you wish, ${word}.` }, { says: `Still ${word}.` });
    const first = await askChat(workspace, saying(`Remember that I am ${word}.`), {
      'X-Strata-Memory': memory,
    });
    // In a body `off` is no conversation, but none at all.
    const again = memory === 'off' ? { 'X-Strata-Memory': memory } : ({} as Readonly<Record<string, string>>);
    const second = await askChat(
      workspace,
      saying('Who am I?', memory === 'off' ? {} : { metadata: { memory } }),
      again,
    );
    expect([first.status, second.status]).toEqual([200, 200]);
    const id = second.headers.get('x-strata-conversation') ?? '';
    expect(first.headers.get('x-strata-conversation')).toBe(id);
    expect(JSON.stringify((await chat.sent())[1]?.messages)).toContain(word);
    expect((await storedEvents(workspace, id)).length).toBe(4);
    // A user's other default conversation remembers, and is another one.
    await chat.script({ says: 'Hello.' });
    const kept = await askChat(workspace, saying('Hello there.'));
    expect(kept.headers.get('x-strata-conversation')).not.toBe(id);

    configureChat();
    const scene = await connect('generic', { memory });
    const held = holdQueue();
    const written = { chat: 'dm', user: 'u1', n: 1, text: `Remember that I own ${word}.` };
    await deliverHeld(held, scene, scene.platform.message(written));
    await workAll(held);
    const [conversation] = await rowsOf<{ id: string; memory: string }>(
      'SELECT id, memory FROM conversations WHERE workspace_id = ?',
      [scene.workspace.id],
    );
    expect(conversation?.memory).toBe(memory);
    const record = await storedEvents(scene.workspace, conversation?.id ?? '');
    expect(record[0]?.content).toContain(word);
    await deliverHeld(
      held,
      scene,
      scene.platform.edit({ ...written, text: `Remember that I own a ${word} boat.` }),
    );
    await workAll(held);
    const texts = (await storedEvents(scene.workspace, conversation?.id ?? '')).filter(
      ({ role }) => role === 'user',
    );
    expect(texts.map(({ status }) => status)).toEqual(['aborted', 'active']);
    expect(await placesOf(word)).toEqual([]);
    const left = 'SELECT payload, reply FROM webhook_deliveries WHERE workspace_id = ? AND status = ?';
    for (const row of await rowsOf(left, [scene.workspace.id, 'done']))
      expect(row).toEqual({ payload: null, reply: null });
  });

  it('is gone when it becomes idle: its object empty, its name free, and nothing of it taken in again', async () => {
    const workspace = await createWorkspace();
    const word = rareWord();
    const id = await openConversation(workspace, { memory });
    await exchange(workspace, id, `My boat is called ${word}.`, `${word} it is.`);
    const ended = await workspace.call('POST', `/v1/conversations/${id}/idle`);
    expect(ended.body).toMatchObject({ id, status: 'idle', memory });
    expect([await statusOf(workspace, id), await isWiped(workspace, id), await placesOf(id)]).toEqual([
      404,
      true,
      [],
    ]);
    expectProblem(await takeTurn(workspace, id, 'Are you there?'), 404);
    expect(await isWiped(workspace, id)).toBe(true);

    const late = await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: [
        { role: 'user', content: `My boat is called ${word}.`, occurred_at: '2026-06-01T10:00:00Z' },
      ],
    });
    expectProblem(late, 410);
    // The next one under that name remembers again, if its client wants it to.
    const next = await openConversation(workspace);
    expect(next).not.toBe(id);
    expect((await takeTurn(workspace, next, 'My boat is called Ada.')).status).toBe(200);
    expect(await placesOf(word)).toEqual([]);
  });

  it('becomes idle by itself, half an hour after what was said last, and is gone then', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace, { memory });
    await exchange(workspace, id, 'The ferry leaves at noon.', 'At noon.');
    // The database knows nothing of what was said since it was opened.
    await rowsOf('UPDATE conversations SET last_active_at = 0 WHERE id = ? RETURNING 1', [id]);
    expect(await letAlarmCome(workspace, id, 'idle')).toBe(true);
    expect([await statusOf(workspace, id), (await storedEvents(workspace, id)).length]).toEqual([200, 2]);
    expect(await alarmFor(workspace, id, 'idle')).toBeGreaterThan(Date.now() + 20 * 60_000);
    await inSession(workspace, id, "UPDATE kept_events SET event = json_set(event, '$.createdAt', 0)");
    expect(await letAlarmCome(workspace, id, 'idle')).toBe(true);
    expect([await statusOf(workspace, id), await isWiped(workspace, id)]).toEqual([404, true]);
    // The job that looks whether its object is empty names it until the queue has come to it.
    const places = await placesOf(id);
    expect(places.filter((place) => !place.endsWith('.outbox_jobs'))).toEqual([]);
  });

  it('is erased with its conversation and with its user', async () => {
    const workspace = await createWorkspace();
    const ids = [
      await openConversation(workspace, { memory }),
      await openConversation(workspace, { memory, chat_id: 'two' }),
    ];
    for (const id of ids) await exchange(workspace, id, 'The safe is behind the clock.', 'I see.');
    const [first = '', second = ''] = ids;
    expect((await workspace.call('DELETE', `/v1/conversations/${first}`)).status).toBe(200);
    expect([await statusOf(workspace, first), await isWiped(workspace, first)]).toEqual([404, true]);
    expect((await workspace.call('DELETE', '/v1/users/ana')).body).toMatchObject({ complete: true });
    expect([await statusOf(workspace, second), await isWiped(workspace, second)]).toEqual([404, true]);
  });

  it('lets a group speak, shows it to its members alone, and loses what one says who is erased', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace, { memory, shared: true, chat_id: 'crew' });
    await addMember(workspace, id, 'bob');
    await exchange(workspace, id, 'Ana rows at dawn.', 'Ana rows.', { user_id: 'ana' });
    await exchange(workspace, id, 'Bob paints the hull.', 'Bob paints.', { user_id: 'bob' });
    const tokenOf = async (user_id: string) =>
      (await workspace.call<{ token: string }>('POST', '/v1/tokens', { user_id })).body.token;
    const readAs = async (user: string) => {
      const key = await tokenOf(user);
      const paths = ['history', 'events'].map((part) => `/v1/conversations/${id}/${part}`);
      return Promise.all(
        paths.map(async (path) => (await workspace.call('GET', path, undefined, { key })).status),
      );
    };
    expect([await readAs('bob'), await readAs('eve')]).toEqual([
      [200, 200],
      [404, 404],
    ]);
    await workspace.call('DELETE', '/v1/users/bob');
    const left = [await storedEvents(workspace, id), (await liveHistory(workspace, id)).messages].flatMap(
      (all) => all.map(({ content }) => content),
    );
    expect(left).toEqual(['Ana rows at dawn.', 'Ana rows.', 'Ana rows at dawn.', 'Ana rows.']);
    expect((await takeTurn(workspace, id, 'Who paints?', { user_id: 'ana' })).status).toBe(200);
  });

  it('has its mode for good, and refuses what would outlast it', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace, { memory });
    for (const body of [
      { chat_id: 'chat', user_id: 'ana', memory: 'full' },
      { chat_id: 'chat', user_id: 'ana', memory: memory === 'off' ? 'read' : 'off' },
    ])
      expectProblem(await workspace.call('POST', '/v1/conversations', body), 422, 'memory');
    expect(await openConversation(workspace, { memory })).toBe(id);
    expect(await openConversation(workspace)).toBe(id);
    expectProblem(
      await workspace.call('PATCH', `/v1/conversations/${id}`, { memory: 'full' }),
      422,
      'memory',
    );
    expectProblem(
      await workspace.call('POST', '/v1/conversations', { chat_id: 'x', user_id: 'ana', memory: 'some' }),
      422,
      'memory',
    );
    configureChat();
    const chat = await askChat(workspace, saying('Hello.'), {
      'X-Strata-Conversation': id,
      'X-Strata-Memory': 'full',
    });
    expect([chat.status, chat.data[0]?.error?.param]).toEqual([422, 'memory']);
    const before = await rowCounts();
    const refused = [
      await workspace.call('PUT', `/v1/conversations/${id}/scratchpad/plan`, { steps: 1 }),
      await workspace.call('POST', `/v1/conversations/${id}/branches`, { purpose: 'regular' }),
      await workspace.call('POST', `/v1/conversations/${id}/branches`, { purpose: 'persistence' }),
      await workspace.call('POST', '/v1/memories', {
        content: 'Ana rows.',
        kind: 'fact',
        user_id: 'ana',
        tier: 'conversation',
        conversation_id: id,
      }),
    ];
    for (const answer of refused)
      expect(expectProblem(answer, 409)).toMatchObject({ reason: 'conversation_temporary' });
    expect(await grown(before)).toEqual([]);
  });
});

describe('what is known of a user', () => {
  it('is told in a conversation that reads, and stays as it was; in one that does not, nothing of it is told', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is allergic to peanuts.');
    await remember(workspace, 'Ana sails on Sundays.', { kind: 'event' });
    await remember(workspace, 'Ana likes short answers.', { kind: 'preference', tier: 'account' });
    const full = await openConversation(workspace);
    await exchange(workspace, full, 'From now on answer in Norwegian.', 'Ja.');
    const ask = 'Can I eat peanuts when I sail on Sundays?';
    const snapshot = () =>
      rowsOf('SELECT * FROM memories WHERE workspace_id = ? ORDER BY id', [workspace.id]);
    const before = [await snapshot(), await rowCounts()] as const;

    const read = await takeTurn(
      workspace,
      await openConversation(workspace, { chat_id: 'r', memory: 'read' }),
      ask,
    );
    for (const known of ['allergic to peanuts', 'sails on Sundays', 'short answers', 'Norwegian'])
      expect(promptOf(read)).toContain(known);
    const reading = read.body.conversation_id;
    const orientation = await workspace.call<{ document: string }>(
      'GET',
      `/v1/conversations/${reading}/orientation`,
    );
    expect(orientation.body.document).toContain('peanuts');

    const off = await takeTurn(
      workspace,
      await openConversation(workspace, { chat_id: 'o', memory: 'off' }),
      ask,
    );
    expect(off.body.status).toBe('ready');
    for (const known of ['allergic', 'short answers', 'Norwegian'])
      expect(promptOf(off)).not.toContain(known);
    const silent = off.body.conversation_id;
    const nothing = await workspace.call<{ document: string }>(
      'GET',
      `/v1/conversations/${silent}/orientation`,
    );
    expect(nothing.body.document).not.toMatch(/peanuts|Norwegian|Sundays/);
    const search = { query: 'Can I eat peanuts?', conversation_id: silent };
    expect((await workspace.call('POST', '/v1/search', search)).body).toMatchObject({
      results: [],
      trace_id: null,
    });
    const found = await workspace.call<{ results: unknown[] }>('POST', '/v1/search', {
      ...search,
      conversation_id: reading,
    });
    expect(found.body.results.length).toBeGreaterThan(0);

    // Neither was a memory touched by being shown, nor anything written but the two conversations.
    expect(await snapshot()).toEqual(before[0]);
    expect(await grown(before[1])).toEqual(['conversations']);
  });

  it('leaves a temporary conversation that has shown it when it is erased or changed', async () => {
    const workspace = await createWorkspace();
    const memory = await remember(workspace, 'Ana sails on Sundays.', { kind: 'event' });
    const id = await openConversation(workspace, { memory: 'read' });
    const shown = await takeTurn(workspace, id, 'When do I sail?', { turn_id: 't1' });
    expect(promptOf(shown)).toContain('Sundays');
    await workspace.call('DELETE', `/v1/memories/${memory}?user_id=ana`);
    expect(JSON.stringify(await liveHistory(workspace, id))).not.toContain('Sundays');
    const again = await takeTurn(workspace, id, 'When do I sail?', { turn_id: 't1' });
    expect(promptOf(again)).not.toContain('Sundays');
    expect(promptOf(await takeTurn(workspace, id, 'And when do I sail?'))).not.toContain('Sundays');
  });
});
