/**
 * Erasing a conversation. Who asks for it wants it unsaid: a word of it that is left in an index, in the memory of another
 * conversation or in a remembered answer will be told again one day. And nothing may go that was said elsewhere.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { newMark, type Receipt, type Talk, talk, tracesOf } from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { sessionRows } from '../../support/storage/raw-storage.ts';

const erase = (workspace: TestWorkspace, conversation: string, query = '') =>
  workspace.call<Receipt>('DELETE', `/v1/conversations/${conversation}${query}`);

describe('an erased conversation', () => {
  let workspace: TestWorkspace;
  let gone: Talk;
  let others: Talk[];
  let kept: Record<string, Record<string, string[]>>;
  let receipt: Receipt;

  const keptRows = async () =>
    Object.fromEntries(await Promise.all(others.map(async ({ mark }) => [mark, await rowsWith(mark)])));

  beforeAll(async () => {
    workspace = await createWorkspace();
    const stranger = await createWorkspace();
    gone = await talk(workspace, 'ana', newMark());
    others = [
      await talk(workspace, 'ana', newMark()),
      await talk(workspace, 'bo', newMark()),
      await talk(stranger, 'ana', newMark()),
    ];
    expect((await tracesOf(gone.mark, workspace, [gone.conversation])).length).toBeGreaterThan(20);
    kept = await keptRows();
    const answer = await erase(workspace, gone.conversation);
    expect(answer.status).toBe(200);
    receipt = answer.body;
  });

  it('is found nowhere: in no table, no shadow of an index, no object', async () => {
    const conversations = [gone, ...others].map(({ conversation }) => conversation);
    expect(await tracesOf(gone.mark, workspace, conversations)).toEqual([]);
    expect(await sessionRows(workspace, gone.conversation)).toEqual({});
  });

  it('leaves every row of the same user’s other conversations, of other users and of other workspaces', async () => {
    const after = await keptRows();
    // Cached recalls of the workspace might show anything: they go with every erasure in it.
    for (const [mark, tables] of Object.entries(kept)) {
      const { retrieval_cache: cached, ...rest } = tables;
      expect(cached).toHaveLength(1);
      expect({ retrieval_cache: cached, ...after[mark] }).toEqual({ retrieval_cache: cached, ...rest });
    }
    for (const other of others)
      expect((await liveHistory(other.workspace, other.conversation)).messages.length).toBeGreaterThan(4);
  });

  it('has a receipt that counts what went, and tells nothing of it', () => {
    expect(receipt).toMatchObject({ kind: 'conversation', target: null, complete: true });
    expect(receipt.erased).toEqual({
      conversations: 1,
      events: 6,
      memories: 2,
      observations: 2,
      embeddings: 5,
      // Its user was shown what was learnt and what was said here in another conversation, too, and told of it in its recap.
      live_histories: 4,
      chunks: 2,
      aliases: 1,
      compactions: 2,
      snapshots: 2,
      scratchpads: 1,
      traces: 3,
      jobs: expect.any(Number),
      audit_entries: 2,
    });
  });

  it('is named only where it says who erased it', async () => {
    const rows = await rowsWith(gone.conversation);
    expect(Object.keys(rows)).toEqual(['audit_log']);
    expect(rows.audit_log).toEqual([expect.stringContaining('"conversation.erase"')]);
    const [row] = await rowsOf(
      'SELECT target_id, counts, finished_at > 0 AS finished FROM erasures WHERE id = ?',
      [receipt.id],
    );
    expect(row).toMatchObject({ target_id: null, finished: 1 });
  });

  it('answers like one that never was', async () => {
    const base = `/v1/conversations/${gone.conversation}`;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['GET', '/history', undefined],
      ['GET', '/events', undefined],
      ['POST', '/turns', { content: 'Hello?' }],
      ['POST', '/archive', undefined],
    ] as const)
      expectProblem(await workspace.call(method, base + path, body), 404);
    // But for what its client sends again: that was, and is not made anew.
    for (const [path, body] of [
      ['/turns', { content: `What did I say of ${gone.mark}?`, turn_id: `turn-${gone.mark}` }],
      [`/turns/turn-${gone.mark}/abort`, undefined],
    ] as const)
      expectProblem(await workspace.call('POST', base + path, body), 410);
    expect(await sessionRows(workspace, gone.conversation)).toEqual({});
  });

  it('may be opened again by its identity: a new one that knows nothing', async () => {
    const opened = await workspace.call<{ id: string; events: number; ref_code: string }>(
      'POST',
      '/v1/conversations',
      {
        chat_id: `chat ${gone.mark}`,
        user_id: 'ana',
      },
    );
    expect(opened.status).toBe(201);
    expect(opened.body.id).not.toBe(gone.conversation);
    expect(opened.body.events).toBe(0);
    const turn = await takeTurn(workspace, opened.body.id, 'What is my topic?');
    expect(JSON.stringify(turn.body.prompt.messages)).not.toContain(gone.mark);
    expect(await liveHistory(workspace, opened.body.id)).toMatchObject({
      messages: [{ content: 'What is my topic?' }],
    });
    await erase(workspace, opened.body.id);
  });
});

describe('erasing a conversation', () => {
  it('takes a reference code as well as an id, and another workspace’s is a missing one', async () => {
    const [workspace, stranger] = [await createWorkspace(), await createWorkspace()];
    const conversation = await openConversation(workspace);
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${conversation}`);
    expectProblem(await erase(stranger, body.ref_code), 404);
    expectProblem(await erase(stranger, conversation), 404);
    const erased = await erase(workspace, body.ref_code);
    expect([erased.status, erased.body.erased.conversations]).toEqual([200, 1]);
  });

  it('refuses a word for its memories that it does not know', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    expectProblem(await erase(workspace, conversation, '?memories=some'), 422, 'memories');
    expect((await workspace.call('GET', `/v1/conversations/${conversation}`)).status).toBe(200);
  });

  it('forgets the remembered answers of requests that showed it', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await openConversation(workspace, { metadata: { mark } });
    const archive = () =>
      workspace.call('POST', `/v1/conversations/${conversation}/archive`, undefined, {
        headers: { 'Idempotency-Key': 'again' },
      });
    const search = () =>
      workspace.call(
        'POST',
        '/v1/search',
        { query: mark, user_id: 'ana' },
        { headers: { 'Idempotency-Key': 's' } },
      );
    await takeTurn(workspace, conversation, `The word is ${mark}.`);
    expect(JSON.stringify((await search()).body)).toContain(mark);
    expect(JSON.stringify((await archive()).body)).toContain(mark);
    await erase(workspace, conversation);
    expectProblem(await archive(), 410);
    expect(JSON.stringify((await search()).body)).not.toContain(mark);
  });

  it('leaves none of its messages in the objects of the user’s other conversations', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const [source, asking] = [
      await openConversation(workspace, { chat_id: 'source' }),
      await openConversation(workspace, { chat_id: 'asking' }),
    ];
    await exchange(workspace, source, `The ${mark} museum opens at nine.`, `The ${mark} museum, noted.`);
    // Should a turn ever quote messages of other conversations, erasure has to look for the blocks that do.
    for (const question of ['When does the museum open?', 'Which museum was noted?'])
      await exchange(workspace, asking, question, 'I do not know.');
    await erase(workspace, source);
    expect(await tracesOf(mark, workspace, [source, asking])).toEqual([]);
    expect((await storedEvents(workspace, asking)).length).toBe(4);
  });

  it('takes what was learnt in it out of the prompts and the kept answers of other conversations', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const [source, showing] = [
      await openConversation(workspace, { chat_id: 'source' }),
      await openConversation(workspace, { chat_id: 'showing' }),
    ];
    await exchange(workspace, source, `Remember that the ${mark} museum opens at nine.`, 'Noted.');
    const send = () => takeTurn(workspace, showing, 'When does the museum open?', { turn_id: 'q' });
    expect((await send()).body.prompt.system.stable).toContain(mark);
    await erase(workspace, source);
    expect(await tracesOf(mark, workspace, [source, showing])).toEqual([]);
    const history = await liveHistory(workspace, showing);
    expect([history.live_blocks, history.messages.length]).toEqual([0, 1]);
    const again = await send();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(JSON.stringify(again.body)).not.toContain(mark);
  });
});

describe('an erased channel', () => {
  it('takes its conversations and its memories along, and nothing of other channels', async () => {
    const workspace = await createWorkspace();
    const name = newMark();
    const make = async (channel: string) =>
      (
        await workspace.call<{ id: string }>('POST', '/v1/channels', {
          name: channel,
          description: `of ${channel}`,
        })
      ).body.id;
    const [channel, other] = [await make(name), await make(newMark())];
    const inChannel = async (id: string) => [
      await talk(workspace, 'ana', newMark(), { channel_id: id }),
      await talk(workspace, 'bo', newMark(), { channel_id: id }),
    ];
    const [gone, kept] = [
      await inChannel(channel),
      [...(await inChannel(other)), await talk(workspace, 'ana', newMark())],
    ];
    const marked = newMark();
    for (const [content, id] of [
      [`shared ${marked}`, channel],
      [`kept ${kept[0]?.mark}`, other],
    ])
      await remember(workspace, content ?? '', { tier: 'channel', channel_id: id, visibility: 'shared' });
    await remember(workspace, `own ${marked}`, { tier: 'channel', channel_id: channel });
    const keptRows = () =>
      Promise.all(kept.map(async ({ mark }) => ({ ...(await rowsWith(mark)), retrieval_cache: [] })));
    const before = await keptRows();

    const erased = await workspace.call<Receipt>('DELETE', `/v1/channels/${channel}`);
    expect(erased.status).toBe(200);
    expect(erased.body).toMatchObject({ kind: 'channel', target: null, complete: true });
    expect(erased.body.erased).toMatchObject({
      channels: 1,
      conversations: 2,
      events: 12,
      memories: 6,
      scratchpads: 2,
    });
    const conversations = [...gone, ...kept].map(({ conversation }) => conversation);
    for (const mark of [name, marked, ...gone.map((each) => each.mark)])
      expect(await tracesOf(mark, workspace, conversations)).toEqual([]);
    expect(await keptRows()).toEqual(before);
    expectProblem(await workspace.call('GET', `/v1/channels/${channel}`), 404);
    expectProblem(await workspace.call('DELETE', `/v1/channels/${channel}`), 404);
    expect((await workspace.call('POST', '/v1/channels', { name })).status, 'its name is free').toBe(201);
  });

  it('is never the default one: conversations without a channel would have no place', async () => {
    const workspace = await createWorkspace();
    const { body } = await workspace.call<{ data: { id: string; is_default: boolean }[] }>(
      'GET',
      '/v1/channels',
    );
    const own = body.data.find((channel) => channel.is_default)?.id;
    const refused = expectProblem(await workspace.call('DELETE', `/v1/channels/${own}`), 409);
    expect(refused.reason).toBe('default_channel');
    expect((await workspace.call('GET', `/v1/channels/${own}`)).status).toBe(200);
    const stranger = await createWorkspace();
    expectProblem(await stranger.call('DELETE', `/v1/channels/${own}`), 404);
  });
});
