/**
 * Rules that every route keeps, over every operation of the OpenAPI document. Where one does not, a slip of a client goes
 * unnoticed: a misspelt filter filters nothing, a lost cursor ends a list early, a field that was dropped on the way empties a persona.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { isAnthropicPath } from '../../../src/http/chat/anthropic-error.ts';
import { isOpenAiPath } from '../../../src/http/chat/openai-error.ts';
import { openGroup } from '../support/scenes/erasure-scene.ts';
import { type DocumentedOperation, documentedOperations, takesNull } from '../support/service/operations.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';

/** Platforms call these, with queries and bodies of their own. */
const OF_PLATFORMS = ['GET /webhooks/{adapter}/{workspace_id}', 'POST /webhooks/{adapter}/{workspace_id}'];

let workspace: TestWorkspace;
let operations: DocumentedOperation[];
let conversation: string;
let group: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  operations = (await documentedOperations()).filter(({ name }) => !OF_PLATFORMS.includes(name));
  conversation = await openConversation(workspace);
  group = await openGroup(workspace, 'crew');
});

const named = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');
const bodyOf = ({ body, method }: DocumentedOperation) =>
  body === null || method === 'GET' ? undefined : {};

describe('the query of every route', () => {
  it('is refused by name for what no route knows, and for a field that stands there twice', async () => {
    expect(operations.length).toBeGreaterThan(50);
    for (const operation of operations) {
      const { name, method, path } = operation;
      const ask = async (field: string, query: string, why: string) => {
        const answer = await workspace.call(method, `${named(path)}?${query}`, bodyOf(operation));
        const problem = expectProblem(answer, 422);
        expect(`${name} ${problem.detail}`).toContain(`${field}: ${why}`);
        // Clients of OpenAI and Anthropic know no list of fields.
        const fields = problem.errors?.map((error) => error.field);
        if (!isOpenAiPath(path) && !isAnthropicPath(path)) expect(fields, name).toEqual([field]);
      };
      await ask('user', 'user=ana', 'is not a known field');
      await ask('Limit', 'Limit=1', 'is not a known field');
      for (const parameter of operation.parameters.filter((each) => each.in === 'query'))
        await ask(parameter.name, `${parameter.name}=1&${parameter.name}=1`, 'may be given once only');
    }
  });
});

describe('every answer under /v1', () => {
  it('is kept by no cache, whatever it is: a proxy would show one user what another asked for', async () => {
    const seen = new Set<number>();
    for (const { method, path, body } of operations.filter((operation) => operation.path.startsWith('/v1/')))
      for (const client of [workspace, { call }]) {
        const answer = await client.call(method, named(path), body === null ? undefined : []);
        seen.add(answer.status);
        expect(answer.headers.get('cache-control'), `${method} ${path} ${answer.status}`).toBe('no-store');
      }
    for (const path of ['/v1/nothing', '/v1/settings', `/v1/conversations/${conversation}`]) {
      const answer = await workspace.call('GET', path);
      seen.add(answer.status);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
    expect([...seen]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  });
});

/** Workspaces are listed for the root alone. */
const keyFor = (path: string) => (path === '/v1/workspaces' ? { key: testEnv.ROOT_SECRET } : {});

describe('a cursor', () => {
  /** What stands for the parameters of a list's path. */
  const placed = (path: string): string =>
    path
      .replace('/conversations/{id}/members', `/conversations/${group}/members`)
      .replace('/conversations/{id}', `/conversations/${conversation}`)
      .replace('/personas/{id}', '/personas/default')
      .replace('/subjects/{id}', '/subjects/grandma')
      .replace('/users/{user_id}', '/users/ana');
  type List = { data: unknown[]; next_cursor: string | null };
  const list = (path: string, query: string) =>
    workspace.call<List>('GET', `${placed(path)}?${query}`, undefined, keyFor(path));

  it('goes on with the list that gave it out, and no other list takes it for one of its own', async () => {
    for (const n of [1, 2]) {
      await workspace.call('POST', '/v1/channels', { name: `channel ${n}` });
      await workspace.call('POST', '/v1/keys', { name: 'k', role: 'read' });
      await workspace.call('POST', '/v1/documents', { source: `d${n}`, content: 'Tea.' });
      await workspace.call('PUT', `/v1/conversations/${conversation}/scratchpad/${n}`, n);
      await workspace.call('PUT', `/v1/conversations/${group}/members/member-${n}`);
      await workspace.call('PUT', '/v1/personas/default', { name: `Max ${n}` });
      await openConversation(workspace, { chat_id: `chat ${n}` });
      await remember(workspace, `Fact ${n}.`, { visibility: 'shared', subject_id: 'grandma' });
      await takeTurn(workspace, conversation, `Message ${n}: I weigh it.`);
    }
    const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
    expect(lists.length).toBeGreaterThan(12);
    const given = new Map<string, string>();
    for (const { path } of lists) {
      const first = await list(path, 'limit=1');
      expect(first.status, path).toBe(200);
      if (first.body.next_cursor !== null) given.set(path, first.body.next_cursor);
    }
    expect(given.size).toBeGreaterThan(8);
    for (const { path } of lists) {
      const own = given.get(path);
      const others = [...given.values()].filter((cursor) => cursor !== own);
      const nones = ['', 'undefined', 'null', 'zzzz', '0', '1', 'NaN', '%20', 'mem_0', `${own}x`, 'account:'];
      for (const cursor of [...nones, ...others])
        expectProblem(await list(path, `limit=1&cursor=${cursor}`), 422, 'cursor');
      if (own === undefined) continue;
      const next = await list(path, `limit=1&cursor=${own}`);
      expect(next.status, path).toBe(200);
      expect(next.body.data, path).toHaveLength(1);
      // Another size of the page is the same list.
      expect((await list(path, `limit=2&cursor=${own}`)).body.data[0], path).toEqual(next.body.data[0]);
    }
  });

  it('is bound to the filters, the thing and the workspace that it was given out for', async () => {
    const cursor = async (path: string, query = '') =>
      (await workspace.call<List>('GET', `${path}?limit=1${query}`)).body.next_cursor ?? '';
    const filtered = await cursor('/v1/memories', '&user_id=ana');
    expect((await workspace.call('GET', `/v1/memories?user_id=ana&cursor=${filtered}`)).status).toBe(200);
    for (const query of ['', '&user_id=bo', '&user_id=ana&kind=fact'])
      expectProblem(await workspace.call('GET', `/v1/memories?cursor=${filtered}${query}`), 422, 'cursor');
    const other = await openConversation(workspace, { chat_id: 'other' });
    const events = await cursor(`/v1/conversations/${conversation}/events`);
    expectProblem(
      await workspace.call('GET', `/v1/conversations/${other}/events?cursor=${events}`),
      422,
      'cursor',
    );
    const stranger = await createWorkspace();
    expectProblem(
      await stranger.call('GET', `/v1/channels?cursor=${await cursor('/v1/channels')}`),
      422,
      'cursor',
    );
  });
});

describe('an update', () => {
  /** Where what an update changes is read; null where its body is a value, which may be anything. */
  const targets = async (): Promise<Record<string, { path: string; read: string } | null>> => {
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', {
      name: 'kept',
      description: 'Kept.',
    });
    const memory = await remember(workspace, 'Ana keeps bees.', { category: 'hobby', topic_key: 'bees' });
    const at = (path: string, read = path) => ({ path, read });
    await workspace.call('PUT', '/v1/personas/kept?user_id=ana', {
      name: 'Max',
      tone: 'dry',
      instructions: ['Be brief'],
      boundaries: ['No politics'],
    });
    await workspace.call('PUT', `/v1/conversations/${group}/members/ana`, { name: 'Ana' });
    await workspace.call('PATCH', '/v1/settings', { rerank_top_n: 31, daily_turns_max: 9 });
    await workspace.call('PUT', '/v1/webhooks/generic', {
      secret: `whsec_${btoa('a'.repeat(32))}`,
      reply_to: 'all',
    });
    return {
      'PATCH /v1/workspaces/{id}': at(`/v1/workspaces/${workspace.id}`),
      'PUT /v1/workspaces/{id}/placement': null,
      'PATCH /v1/settings': at('/v1/settings'),
      'PATCH /v1/channels/{id}': at(`/v1/channels/${channel.body.id}`),
      'PATCH /v1/conversations/{id}': at(`/v1/conversations/${conversation}`),
      'PATCH /v1/memories/{id}': at(`/v1/memories/${memory}?user_id=ana`),
      'PATCH /v1/facts/{id}/visibility': at(
        `/v1/facts/${memory}/visibility?user_id=ana`,
        `/v1/memories/${memory}?user_id=ana`,
      ),
      'PATCH /v1/users/{user_id}/settings': at('/v1/users/ana/settings'),
      'PUT /v1/personas/{id}': at('/v1/personas/kept?user_id=ana'),
      'PUT /v1/webhooks/{adapter}': at('/v1/webhooks/generic'),
      'PUT /v1/conversations/{id}/scratchpad/{key}': null,
      'PUT /v1/conversations/{id}/members/{user_id}': at(
        `/v1/conversations/${group}/members/ana`,
        `/v1/conversations/${group}/members`,
      ),
    };
  };

  it('that says nothing changes nothing, and null is refused by name where it is no value: on every route', async () => {
    const known = await targets();
    const updates = operations.filter(({ method }) => method === 'PUT' || method === 'PATCH');
    expect(updates.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
    for (const { name, method, body } of updates) {
      const target = known[name];
      if (!target) continue;
      const read = async () => (await workspace.call('GET', target.read)).body;
      const before = await read();
      for (const nothing of [{}, [], null, ...(method === 'PUT' ? [{ replace: false }] : [])]) {
        const answer = await workspace.call(method, target.path, nothing);
        expect([200, 422], `${name} ${JSON.stringify(nothing)}`).toContain(answer.status);
        expect(await read(), name).toEqual(before);
      }
      for (const [field, schema] of Object.entries(body?.properties ?? {})) {
        if (takesNull(schema)) continue;
        expectProblem(await workspace.call(method, target.path, { [field]: null }), 422, field);
        expect(await read(), `${name} ${field}`).toEqual(before);
      }
    }
  });

  it('in a batch says something of each item, or is refused by it', async () => {
    const id = await remember(workspace, 'Ana keeps goats.', { tags: ['farm'] });
    const before = (await workspace.call('GET', `/v1/memories/${id}?user_id=ana`)).body;
    const target = { id, user_id: 'ana' };
    for (const [batch, field] of [
      [{}, 'body'],
      [{ create: [], update: [], delete: [] }, 'body'],
      [{ update: null }, 'update'],
      [{ delete: null }, 'delete'],
      [{ create: [{}] }, 'create.0.content'],
      [{ update: [{}] }, 'update.0.id'],
      [{ update: [target] }, 'update.0'],
      [{ update: [{ ...target, content: null }] }, 'update.0.content'],
      [{ update: [{ ...target, tags: null }] }, 'update.0.tags'],
      [{ update: [{ ...target, importance: 1 }, { user_id: 'ana' }] }, 'update.1.id'],
      [{ delete: [{}] }, 'delete.0.id'],
    ] as const)
      expectProblem(await workspace.call('POST', '/v1/memories/batch', batch), 422, field);
    expect((await workspace.call('GET', `/v1/memories/${id}?user_id=ana`)).body).toEqual(before);
  });

  it('of one field of a persona leaves the others, unless it says that it is the whole', async () => {
    const put = (body: unknown) => workspace.call('PUT', '/v1/personas/part', body);
    await put({ name: 'Max', tone: 'dry', instructions: ['Be brief'], boundaries: ['No politics'] });
    const rest = { tone: 'dry', boundaries: ['No politics'] };
    expect((await put({ name: null, instructions: [] })).body).toMatchObject({
      ...rest,
      name: null,
      instructions: [],
      revision: 2,
    });
    expect((await put({ name: 'Mia', revision: 2 })).body).toMatchObject({ ...rest, name: 'Mia' });
    expectProblem(await put({ revision: 2 }), 409);
    expect((await put({ role: 'cook', replace: true })).body).toMatchObject({
      name: null,
      role: 'cook',
      tone: null,
      boundaries: [],
      revision: 4,
    });
    expect((await put({ replace: true })).body).toMatchObject({ role: null, revision: 5 });
    expectProblem(await put({ replace: null }), 422, 'replace');
    await workspace.call('PUT', '/v1/personas/never', {});
    expectProblem(await workspace.call('GET', '/v1/personas/never'), 404);
  });
});
