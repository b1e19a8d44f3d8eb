/**
 * A conversation that is given a title, or moved to another channel. What is known in one channel is not for another: a move that
 * some part does not hear of shows it there, and one that loses the chat lets its user begin from nothing.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  forgetConversation,
  rememberConversation,
} from '../../../../src/http/conversations/conversation-directory.ts';
import { getConversation } from '../../../../src/store/conversations/conversations.ts';
import { Database } from '../../../../src/store/database.ts';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { settleOutbox } from '../../support/scenes/maintenance.ts';
import { withToken } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';

interface Body {
  readonly id: string;
  readonly ref_code: string;
  readonly channel_id: string;
  readonly session_key: string;
  readonly title: string | null;
  readonly title_source: string | null;
  readonly metadata: Record<string, unknown>;
}

let workspace: TestWorkspace;
let made = 0;

beforeAll(async () => {
  workspace = await createWorkspace();
});

const newChannel = async (of = workspace): Promise<string> =>
  (await of.call<{ id: string }>('POST', '/v1/channels', { name: `channel ${++made}` })).body.id;
const open = async (identity: Record<string, unknown> = {}, of = workspace): Promise<Body> => {
  const opened = { chat_id: `chat ${++made}`, user_id: 'ana', ...identity };
  return (await of.call<Body>('POST', '/v1/conversations', opened)).body;
};
const change = (id: string, body: unknown, of = workspace) =>
  of.call<Body>('PATCH', `/v1/conversations/${id}`, body);
const read = async (id: string): Promise<Body> =>
  (await workspace.call<Body>('GET', `/v1/conversations/${id}`)).body;
const shownIn = async (conversation: string, question: string): Promise<string> => {
  const { status, body } = await takeTurn(workspace, conversation, question);
  expect(status).toBe(200);
  return JSON.stringify(body.prompt.messages.slice(0, -1));
};

describe('a change of a conversation', () => {
  it.each<[string, Record<string, unknown>, Partial<Body>]>([
    ['its title', { title: ' Kitchen ' }, { title: 'Kitchen', title_source: 'given' }],
    ['its metadata', { metadata: { b: 2 } }, { metadata: { b: 2 } }],
    ['its title to none', { title: null }, { title: null, title_source: null }],
    ['nothing', {}, {}],
  ])('changes %s and nothing else, by id and by reference code', async (_, body, expected) => {
    const before = await open({ title: 'Tiles', metadata: { a: 1 } });
    expect(before).toMatchObject({ title: 'Tiles', title_source: 'given' });
    const changed = await change(before.ref_code, body);
    expect(changed).toMatchObject({ status: 200, body: { ...before, ...expected } });
    // A retry says the same.
    expect((await change(before.id, body)).body).toEqual(changed.body);
    expect(await read(before.id)).toEqual(changed.body);
  });

  it('refuses what it does not know by its field, and changes nothing then', async () => {
    const before = await open({ title: 'Tiles' });
    const theirs = await newChannel(await createWorkspace());
    for (const [body, field] of [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ metadata: null }, 'metadata'],
      [{ metadata: { 'strata:x': 1 } }, 'metadata'],
      [{ channel_id: null }, 'channel_id'],
      [{ channel_id: '..' }, 'channel_id'],
      [{ title: 'Lost', channel_id: 'ch_none' }, 'channel_id'],
      [{ title: 'Lost', channel_id: theirs }, 'channel_id'],
      [{ status: 'archived' }, 'status'],
      [{ user_id: 'bo' }, 'user_id'],
    ] as const)
      expectProblem(await change(before.id, body), 422, field);
    expect(await read(before.id)).toEqual(before);
    expectProblem(await change(before.id, { title: 'Mine' }, await createWorkspace()), 404);
  });

  it('is for the user of a token in their own conversations; one of one conversation stays in its channel', async () => {
    const [own, group, channel] = [await open(), await openGroup(workspace, 'tilers'), await newChannel()];
    const ana = await withToken(workspace, { user_id: 'ana' });
    const bound = await withToken(workspace, { user_id: 'ana', conversation_id: own.id });
    expectProblem(await change(group, { title: 'Ours' }, ana), 404);
    expectProblem(await change(own.id, { title: 'x' }, await withToken(workspace, { user_id: 'bo' })), 404);
    expectProblem(await change(own.id, { channel_id: channel }, bound), 422, 'channel_id');
    expect((await change(own.id, { title: 'Bound' }, bound)).body.title).toBe('Bound');
    expect((await change(own.id, { channel_id: channel }, ana)).body.channel_id).toBe(channel);
  });
});

describe('a conversation that is moved', () => {
  it('recalls what its channel holds from the next turn on, and nothing of the one that it left, whoever remembers where it was', async () => {
    const [here, there] = [await newChannel(), await newChannel()];
    const { id } = await open({ channel_id: here });
    const inChannel = { tier: 'channel', user_id: undefined, visibility: 'shared' };
    await rememberEvent(workspace, 'The tiles come from Lisbon.', { ...inChannel, channel_id: here });
    await rememberEvent(workspace, 'The tiles come from Delft.', { ...inChannel, channel_id: there });
    expect(await shownIn(id, 'Where do the tiles come from?')).toContain('Lisbon');
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const stale = await getConversation(db, workspace.id, id);
    expect((await change(id, { channel_id: there })).body.channel_id).toBe(there);
    // Another isolate remembers it where it was.
    if (stale) rememberConversation(workspace.id, id, stale);
    const after = await shownIn(id, 'And where do these tiles come from now?');
    expect(after).toContain('Delft');
    expect(after).not.toContain('Lisbon');
    forgetConversation(workspace.id, id);
    await change(id, { channel_id: here });
    expect(await shownIn(id, 'Where did the tiles come from again?')).not.toContain('Delft');
  });

  it('is found in searches of the channel that it stands in at once, although their answers were kept', async () => {
    const own = await createWorkspace();
    const [here, there] = [await newChannel(own), await newChannel(own)];
    const { id } = await open({ channel_id: here }, own);
    await exchange(own, id, 'The zither needs new strings.', 'Noted.');
    await settleOutbox(own);
    const found = async (channel_id: string) => {
      const asked = { query: 'zither strings', user_id: 'ana', channel_id, kinds: undefined };
      const { body } = await own.call<{ results: { type: string }[] }>('POST', '/v1/search', asked);
      return body.results.filter(({ type }) => type === 'event').length > 0;
    };
    for (let i = 0; i < 2; i++) expect([await found(here), await found(there)]).toEqual([true, false]);
    await change(id, { channel_id: there }, own);
    expect([await found(here), await found(there)]).toEqual([false, true]);
    const in_ = async (channel: string) =>
      (await own.call<{ data: Body[] }>('GET', `/v1/conversations?channel_id=${channel}`)).body.data.length;
    expect([await in_(here), await in_(there)]).toEqual([0, 1]);
  });

  it('is opened by the identity that it had and by the one that it has, and takes none from another', async () => {
    const [here, there, third] = [await newChannel(), await newChannel(), await newChannel()];
    const moved = await open({ chat_id: 'kitchen', channel_id: here });
    const other = await open({ chat_id: 'kitchen', channel_id: third });
    for (const channel_id of [there, there, third, there]) await change(moved.id, { channel_id });
    const opened = async (channel_id: string) => (await open({ chat_id: 'kitchen', channel_id })).id;
    expect([await opened(here), await opened(there), await opened(third)]).toEqual([
      moved.id,
      moved.id,
      other.id,
    ]);
    expect((await read(moved.id)).session_key).toBe(moved.session_key);
  });

  it('loses no turn that is under way, and every turn after it is of where it stands', async () => {
    const [here, there] = [await newChannel(), await newChannel()];
    const { id } = await open({ channel_id: here });
    const say = (n: number) => takeTurn(workspace, id, `Tile number ${n} is blue.`, { turn_id: `t${n}` });
    await say(0);
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((n) => [say(n), change(id, { channel_id: n % 2 === 0 ? here : there })]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await read(id)) as unknown).toMatchObject({ events: 5 });
  });

  it('goes neither into nor out of a channel that is being erased, where half of it would stay', async () => {
    const [here, there, erased] = [await newChannel(), await newChannel(), await newChannel()];
    const [inside, outside] = [await open({ channel_id: erased }), await open({ channel_id: here })];
    await testEnv.WORKSPACE_DB.prepare(
      `INSERT INTO erasures (id, workspace_id, kind, target_id, counts, created_at) VALUES ('era_moves', ?, 'channel', ?, '{}', 1)`,
    )
      .bind(workspace.id, erased)
      .run();
    expectProblem(await change(outside.id, { channel_id: erased }), 422, 'channel_id');
    expectProblem(await change(inside.id, { channel_id: there }), 422, 'channel_id');
    expect([(await read(outside.id)).channel_id, (await read(inside.id)).channel_id]).toEqual([here, erased]);
  });

  it('leaves with the channel that it was moved to, and its old identity does not bring it back', async () => {
    const [here, there] = [await newChannel(), await newChannel()];
    const { id, chat_id } = { chat_id: 'leaving', ...(await open({ chat_id: 'leaving', channel_id: here })) };
    await exchange(workspace, id, 'The tiles are blue.', 'Noted.');
    await change(id, { channel_id: there });
    expect((await workspace.call('DELETE', `/v1/channels/${there}`)).status).toBe(200);
    expectProblem(await workspace.call('GET', `/v1/conversations/${id}`), 404);
    expect(await openConversation(workspace, { chat_id, channel_id: here })).not.toBe(id);
  });
});
