import { beforeAll, describe, expect, it } from 'vitest';
import { openGroup } from '../../support/scenes/erasure-scene.ts';
import { withToken } from '../../support/service/keys.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  addMember,
  call,
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';

type Item = { readonly id: string } & Readonly<Record<string, unknown>>;
/** Other files of tests leave their workspaces behind. */
const MANY = 100;

type List = { data: Item[]; next_cursor: string | null };

let workspace: TestWorkspace;

/** All items of a list, read in pages of one, or of more. */
async function all(of: Pick<TestWorkspace, 'call'>, path: string, limit = 1): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor = ''; ; ) {
    const page = await of.call<List>(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor}`,
    );
    expect(page.status, `${path} ${JSON.stringify(page.body)}`).toBe(200);
    items.push(...page.body.data);
    if (page.body.next_cursor === null) return items;
    cursor = `&cursor=${page.body.next_cursor}`;
  }
}

beforeAll(async () => {
  workspace = await createWorkspace();
  const conversation = await openConversation(workspace, { user_id: 'ana' });
  await exchange(workspace, conversation, 'Call me Ana. My dog Rex is limping.', 'Poor Rex.');
  await openConversation(workspace, { user_id: 'ana', chat_id: 'second' });
  await addMember(workspace, await openGroup(workspace, 'crew'), 'mia');
  await remember(workspace, 'Bo rents a boat.', { user_id: 'bo', subject_id: 'boat' });
  await remember(workspace, 'The boat is red.', {
    user_id: undefined,
    visibility: 'shared',
    subject_id: 'boat',
  });
  await remember(workspace, 'Zoë sings.', { user_id: 'zoë', subject_id: 'Élan' });
});

describe('the users of a workspace', () => {
  it('are found by name, whoever has a conversation, a memory or a group, with what is there of each', async () => {
    const users = await all(workspace, '/v1/users');
    expect(users.map(({ id }) => id)).toEqual(expect.arrayContaining(['ana', 'bo', 'mia', 'zoë']));
    expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted());
    const ana = users.find(({ id }) => id === 'ana');
    expect(ana).toMatchObject({ conversations: 2 });
    expect(Date.now() - Date.parse(String(ana?.last_seen_at))).toBeLessThan(60_000);
    expect(users.find(({ id }) => id === 'bo')).toMatchObject({
      conversations: 0,
      memories: 1,
      last_seen_at: null,
    });
    expect((await all(workspace, '/v1/users?starts_with=b')).map(({ id }) => id)).toEqual(['bo']);
    expect((await all(workspace, '/v1/users?starts_with=zo')).map(({ id }) => id)).toEqual(['zoë']);
    expect(await all(await createWorkspace(), '/v1/users')).toEqual([]);
  });

  it('are gone from the list once they are erased', async () => {
    const own = await createWorkspace();
    for (const user_id of ['ana', 'bo']) await remember(own, `${user_id} likes tea.`, { user_id });
    await own.call('DELETE', '/v1/users/ana');
    expect((await all(own, '/v1/users')).map(({ id }) => id)).toEqual(['bo']);
  });
});

describe('the subjects of a workspace', () => {
  it('are those of what one may see, with how much of it holds', async () => {
    const seen = async (of: Pick<TestWorkspace, 'call'>, query: string) =>
      (await all(of, `/v1/subjects?${query}`)).map(({ id, memories }) => [id, memories]);
    expect(await seen(workspace, 'all_users=true')).toEqual([
      ['boat', 2],
      ['Élan', 1],
    ]);
    expect(await seen(workspace, 'user_id=bo')).toEqual([['boat', 2]]);
    expect(await seen(workspace, 'user_id=zoë&starts_with=É')).toEqual([['Élan', 1]]);
    const token = await withToken(workspace, { user_id: 'ana', ttl_seconds: 60 });
    expect(await seen(token, '')).toEqual([['boat', 1]]);
    expectProblem(await token.call('GET', '/v1/subjects?all_users=true'), 403);
  });
});

describe('the personas of a workspace', () => {
  it('are all that anything was written of, with how many users have a layer of their own', async () => {
    const own = await createWorkspace();
    for (const [name, query] of [
      ['default', ''],
      ['default', '?user_id=ana'],
      ['support', '?user_id=bo'],
      ['support', '?user_id=ana'],
    ])
      await own.call('PUT', `/v1/personas/${name}${query}`, { tone: `warm ${query}` });
    expect(await all(own, '/v1/personas')).toMatchObject([
      { id: 'default', revision: 1, users: 1 },
      { id: 'support', revision: 0, updated_at: null, users: 2 },
    ]);
    expect(await all(own, '/v1/personas?user_id=bo')).toMatchObject([
      { id: 'default', revision: 0 },
      { id: 'support', revision: 1 },
    ]);
  });
});

describe('the workspaces of a deployment', () => {
  it('are listed for the root alone, without those that were erased', async () => {
    const [kept, gone] = [await createWorkspace(), await createWorkspace()];
    await call('DELETE', `/v1/workspaces/${gone.id}`, undefined, { key: testEnv.ROOT_SECRET });
    const root = {
      call: ((method, path) =>
        call(method, path, undefined, { key: testEnv.ROOT_SECRET })) as TestWorkspace['call'],
    };
    const ids = (await all(root, '/v1/workspaces', MANY)).map(({ id }) => id);
    expect(ids).toContain(kept.id);
    expect(ids).not.toContain(gone.id);
    expect(ids).toEqual(ids.toSorted());
    expectProblem(await kept.call('GET', '/v1/workspaces'), 403);
  });
});

describe('the audit log', () => {
  it('tells what was done to what, newest first, by each filter and by all together', async () => {
    const own = await createWorkspace();
    for (const user_id of ['ana', 'bo']) await remember(own, `${user_id} likes tea.`, { user_id });
    const [memory] = (await own.call<List>('GET', '/v1/memories?user_id=bo')).body.data;
    await own.call('PATCH', `/v1/memories/${memory?.id}?user_id=bo`, { importance: 0.9 });
    const entries = await all(own, '/v1/audit');
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.map((entry) => String(entry.created_at))).toEqual(
      entries
        .map((entry) => String(entry.created_at))
        .toSorted()
        .toReversed(),
    );
    const matching = (entry: Item, filter: Record<string, string>) =>
      Object.entries(filter).every(([name, value]) => entry[name] === value);
    const { actor, action } = entries[0] as Item;
    for (const filter of [
      { actor: String(actor) },
      { action: String(action) },
      { target_id: String(memory?.id) },
      { user_id: 'ana' },
      { target_id: String(memory?.id), action: 'memory.create', user_id: 'bo' },
      { action: 'no.such' },
    ]) {
      const listed = await all(own, `/v1/audit?${new URLSearchParams(filter)}`);
      expect(listed, JSON.stringify(filter)).toEqual(entries.filter((entry) => matching(entry, filter)));
    }
    expect(await all(own, '/v1/audit?created_to=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await all(own, '/v1/audit?created_from=2020-01-01T00:00:00Z')).toEqual(entries);
  });
});
