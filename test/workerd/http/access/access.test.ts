/**
 * Who may call what, over every route of the OpenAPI document. A hole here lets a stranger read or change what a user
 * said; a route that is missing in the table below fails the test, so that none is forgotten.
 */
import { runInDurableObject } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingRun } from '../../support/scenes/maintenance.ts';
import { configureChat } from '../../support/service/chat.ts';
import { makeKey, withKey, withToken } from '../../support/service/keys.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  call,
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowCounts } from '../../support/storage/databases.ts';
import { sessionStub } from '../../support/storage/session.ts';
import { MESSAGE, ROUTES, type Route, type Things, WEBHOOK } from './routes.ts';

interface OpenApi {
  readonly paths: Record<string, Record<string, { security?: unknown[] }>>;
}

/** Every route of the document, as `METHOD /path`, whether it asks for a key, and whether a token will do. */
async function documentedRoutes(): Promise<{ name: string; open: boolean; tokens: boolean }[]> {
  const { body } = await call<OpenApi>('GET', '/openapi.json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      open: operation.security?.length === 0,
      tokens: JSON.stringify(operation.security ?? []).includes('token'),
    })),
  );
}

let uniques = 0;

/** Puts ids into a path or a body; `{unique}` is new each time. */
function fill<T>(template: T, things: Things): T {
  const text = JSON.stringify(template).replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    name === 'unique' ? `u${++uniques}` : (things[name as keyof Things] ?? whole),
  );
  return JSON.parse(text) as T;
}

/** A delivery that was given up. */
async function parkedDelivery({ id }: TestWorkspace): Promise<string> {
  const delivery = `whk_${crypto.randomUUID()}`;
  await testEnv.WORKSPACE_DB.prepare(
    `INSERT INTO webhook_deliveries (id, workspace_id, adapter, direction, event_key, lane, status, happened_at, sequence,
      next_try_at, created_at, updated_at, expires_at) VALUES (?1, ?2, 'generic', 'in', ?1, 'generic:x', 'parked', 1, 0, 1, 1, 1, ?3)`,
  )
    .bind(delivery, id, Date.now() + 60_000)
    .run();
  return delivery;
}

/** One of everything; or what the templates of a route name, and what belongs to that. */
async function thingsOf(workspace: TestWorkspace, route?: Omit<Route, 'answers'>): Promise<Things> {
  const templates = JSON.stringify(route);
  const made = async <T>(names: readonly (keyof Things)[], make: () => Promise<T>): Promise<T | null> =>
    route === undefined || names.some((name) => templates.includes(`{${name}}`)) ? make() : null;
  const idOf = async (method: string, path: string, body: unknown) =>
    (await workspace.call<{ id: string }>(method, path, body)).body.id;
  const [talk, group, memory, document, channel, key, run, delivery] = await Promise.all([
    made(['conversation', 'turn', 'ref', 'trace', 'event'], () => talkOf(workspace, route && templates)),
    made(['group'], () => openConversation(workspace, { chat_id: `group ${++uniques}`, shared: true })),
    made(['memory'], () => remember(workspace, `Ana drinks tea number ${++uniques}.`)),
    made(['document'], () =>
      idOf('POST', '/v1/documents', {
        source: `document ${++uniques}`,
        content: 'Tea is served at five.',
        user_id: 'ana',
      }),
    ),
    made(['channel'], () => idOf('POST', '/v1/channels', { name: `channel ${++uniques}` })),
    made(['key'], async () => (await makeKey(workspace, 'read')).id),
    made(['run'], () => waitingRun(workspace)),
    made(['delivery'], async () => {
      await workspace.call('PUT', '/v1/webhooks/generic', WEBHOOK);
      return parkedDelivery(workspace);
    }),
  ]);
  const things = { ...talk, group, memory, document, channel, key, run, delivery, workspace: workspace.id };
  return Object.fromEntries(Object.entries(things).filter(([, id]) => id !== null)) as Things;
}

/** A conversation with a turn and a page of notes; or alone, where no more is named. */
async function talkOf(workspace: TestWorkspace, templates?: string) {
  const conversation = await openConversation(workspace, { chat_id: `things ${++uniques}` });
  const isNamed = (names: RegExp) => templates === undefined || names.test(templates);
  const [turn, opened] = await Promise.all([
    isNamed(/\{(turn|trace|event)\}/) ? takeTurn(workspace, conversation, 'Good morning.') : null,
    isNamed(/\{ref\}/)
      ? workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${conversation}`)
      : null,
    isNamed(/scratchpad/)
      ? workspace.call('PUT', `/v1/conversations/${conversation}/scratchpad/plan`, { step: 1 })
      : null,
  ]);
  const said = isNamed(/\{event\}/)
    ? await workspace.call<{ data: { id: string }[] }>(
        'GET',
        `/v1/conversations/${conversation}/events?limit=1`,
      )
    : null;
  const { turn_id = '', trace_id = null } = turn?.body ?? {};
  const event = said?.body.data[0]?.id ?? '';
  return { conversation, turn: turn_id, trace: trace_id ?? '', event, ref: opened?.body.ref_code ?? '' };
}

const methodOf = (name: string): string => name.split(' ')[0] ?? '';

let workspace: TestWorkspace;
let stranger: TestWorkspace;
let foreign: Things;

beforeAll(async () => {
  configureChat();
  [workspace, stranger] = await Promise.all([createWorkspace(), createWorkspace()]);
  foreign = await thingsOf(stranger);
});

afterAll(() => configureModels());

describe('every route of the API', () => {
  it('is known to these tests: one that is not might be open to anybody', async () => {
    const documented = await documentedRoutes();
    expect(documented.map((route) => route.name).sort()).toEqual(Object.keys(ROUTES).sort());
    const forTokensToo = Object.entries(ROUTES).filter(([, { answers }]) => answers.token !== undefined);
    expect(documented.flatMap((route) => (route.tokens ? route.name : [])).sort()).toEqual(
      forTokensToo.map(([name]) => name).sort(),
    );
  });

  it('keeps out callers without a key, or with one that nobody was given', async () => {
    const routes = (await documentedRoutes()).filter((route) => !route.open);
    expect(routes.map((route) => route.name)).toEqual(
      expect.arrayContaining(Object.keys(ROUTES).filter((name) => name.includes('/v1/'))),
    );
    const before = await rowCounts();
    for (const { name } of routes) {
      const [method = '', path = ''] = name.split(' ');
      const route = ROUTES[name];
      const body = method === 'GET' || method === 'DELETE' ? undefined : fill(route?.body ?? {}, foreign);
      const target = route === undefined ? path : fill(route.path, foreign);
      for (const key of [undefined, 'sk_strata_wrong', workspace.key.slice(0, -1)])
        expectProblem(await call(method, target, body, key === undefined ? {} : { key }), 401);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('takes a key only as a bearer token', async () => {
    for (const authorization of [
      workspace.key,
      `Basic ${workspace.key}`,
      `Bearer  ${workspace.key}`,
      `Bearer ${workspace.key} x`,
    ])
      expectProblem(await call('GET', '/v1/settings', undefined, { headers: { authorization } }), 401);
    expectProblem(await call('GET', `/v1/settings?api_key=${workspace.key}`), 401);
    const lower = await call('GET', '/v1/settings', undefined, {
      headers: { authorization: `bearer ${workspace.key}` },
    });
    expect(lower.status).toBe(200);
  });

  it.each(['read', 'member', 'admin'] as const)(
    'lets a key of role %s do what its role may, and no more',
    async (role) => {
      const own = await createWorkspace();
      const client = withKey(own, (await makeKey(own, role)).api_key);
      const send = (name: string, route: Route, things: Things) =>
        client.call(methodOf(name), fill(route.path, things), fill(route.body ?? null, things) ?? undefined);
      const shared = await thingsOf(own);
      const before = await rowCounts();
      for (const [name, route] of Object.entries(ROUTES)) {
        if (route.answers[role] !== 403) continue;
        const answer = await send(name, route, shared);
        expect(`${name} ${answer.status}`).toBe(`${name} 403`);
        expectProblem(answer, 403);
      }
      expect(await rowCounts()).toEqual(before);
      for (const [name, route] of Object.entries(ROUTES)) {
        if (route.answers[role] === 403) continue;
        // What a call changes, the next one would miss.
        const spent = methodOf(name) !== 'GET' && route.path.includes('{');
        const answer = await send(name, route, spent ? await thingsOf(own, route) : shared);
        expect(`${name} ${answer.status}`).toBe(`${name} ${route.answers[role]}`);
      }
    },
  );

  it('is closed to a token unless it says otherwise: a browser must not reach beyond its user', async () => {
    const own = await createWorkspace();
    const client = await withToken(own, { user_id: 'ana' });
    const send = (name: string, route: Route, things: Things) =>
      client.call(methodOf(name), fill(route.path, things), fill(route.body ?? null, things) ?? undefined);
    const shared = await thingsOf(own);
    const closed = Object.entries(ROUTES).filter(([name]) => name.includes('/v1/'));
    const before = await rowCounts();
    for (const [name, route] of closed) {
      if (route.answers.token !== undefined) continue;
      const answer = await send(name, route, shared);
      expect(`${name} ${answer.status}`).toBe(`${name} 403`);
    }
    expect(await rowCounts()).toEqual(before);
    for (const [name, { answers, ...route }] of closed) {
      if (answers.token === undefined) continue;
      const spent = methodOf(name) !== 'GET' && route.path.includes('{');
      const answer = await send(name, { answers, ...route }, spent ? await thingsOf(own, route) : shared);
      expect(`${name} ${answer.status}`).toBe(`${name} ${answers.token}`);
    }
  });

  it('shows the root secret no content of a workspace', async () => {
    const things = await thingsOf(await createWorkspace());
    for (const [name, route] of Object.entries(ROUTES)) {
      const answer = await call(
        methodOf(name),
        fill(route.path, things),
        fill(route.body ?? null, things) ?? undefined,
        {
          key: testEnv.ROOT_SECRET,
        },
      );
      expect(`${name} ${answer.status}`).toBe(`${name} ${route.answers.root}`);
    }
  });
});

const NO_ANSWER = { status: 0, headers: new Headers(), body: null };

/** Ids that nothing has, in the shape of those that something has. */
const MISSING: Things = {
  conversation: 'conv_00000000000070008000000000000000',
  group: 'conv_00000000000070008000000000000000',
  ref: '00000000000',
  turn: 'trn_00000000000070008000000000000000',
  memory: 'mem_00000000000070008000000000000000',
  document: 'doc_00000000000070008000000000000000',
  channel: 'ch_00000000000070008000000000000000',
  key: 'key_00000000000070008000000000000000',
  trace: 'trc_00000000000070008000000000000000',
  event: 'evt_00000000000070008000000000000000',
  run: 'run_00000000000070008000000000000000',
  delivery: 'whk_00000000000070008000000000000000',
  workspace: 'ws_00000000000070008000000000000000',
};

describe('ids of another workspace', () => {
  it('answer in every path as ids that do not exist, and change nothing', async () => {
    const own = await thingsOf(workspace);
    const templates = Object.entries(ROUTES).flatMap(([name, route]) => {
      if (!route.path.includes('{')) return [];
      const byRef = route.path.replace('{conversation}', '{ref}');
      // A turn of another workspace must not be reachable through one's own conversation either.
      const ownConversation = route.path.includes('{turn}')
        ? [{ name, route, path: route.path.replace('{conversation}', own.conversation) }]
        : [];
      return [
        { name, route, path: route.path },
        ...(byRef === route.path ? [] : [{ name, route, path: byRef }]),
        ...ownConversation,
      ];
    });
    expect(templates.length).toBeGreaterThan(15);
    const before = await rowCounts();
    for (const { name, route, path } of templates) {
      const [there, nowhere] = await Promise.all(
        [foreign, MISSING].map((things) =>
          workspace.call(methodOf(name), fill(path, things), fill(route.body ?? null, things) ?? undefined),
        ),
      );
      // What only the root may, it is told of no id.
      expectProblem(there ?? NO_ANSWER, route.answers.admin === 403 ? 403 : 404);
      expect(sameProblem(there?.body), `${name} ${path}`).toEqual(sameProblem(nowhere?.body));
    }
    expect(await rowCounts()).toEqual(before);
    expect((await stranger.call('GET', `/v1/memories/${foreign.memory}?user_id=ana`)).status).toBe(200);
    expect((await stranger.call('GET', `/v1/conversations/${foreign.conversation}`)).body).toMatchObject({
      status: 'active',
      events: 1,
    });
  });

  it.each([
    ['POST /v1/conversations', 'channel_id', { chat_id: 'x', user_id: 'ana', channel_id: '{channel}' }],
    [
      'POST /v1/ingest',
      'conversation.channel_id',
      { conversation: { chat_id: 'x', user_id: 'ana', channel_id: '{channel}' }, messages: [MESSAGE] },
    ],
    [
      'POST /v1/memories',
      'channel_id',
      { content: 'x', kind: 'fact', user_id: 'ana', tier: 'channel', channel_id: '{channel}' },
    ],
    [
      'POST /v1/memories',
      'conversation_id',
      { content: 'x', kind: 'fact', user_id: 'ana', tier: 'conversation', conversation_id: '{conversation}' },
    ],
    [
      'POST /v1/memories',
      'conversation_id',
      { content: 'x', kind: 'fact', user_id: 'ana', tier: 'conversation', conversation_id: '{ref}' },
    ],
    [
      'POST /v1/memories/batch',
      'create.0.channel_id',
      {
        create: [{ content: 'x', kind: 'fact', user_id: 'ana', tier: 'channel', channel_id: '{channel}' }],
      },
    ],
    [
      'POST /v1/memories/batch',
      'create.0.conversation_id',
      {
        create: [
          {
            content: 'x',
            kind: 'fact',
            user_id: 'ana',
            tier: 'conversation',
            conversation_id: '{conversation}',
          },
        ],
      },
    ],
    [
      'POST /v1/memories/batch',
      'update.0.id',
      { update: [{ id: '{memory}', user_id: 'ana', importance: 1 }] },
    ],
    ['POST /v1/memories/batch', 'delete.0.id', { delete: [{ id: '{memory}', user_id: 'ana' }] }],
    ['GET /v1/subjects/dog/facts?user_id=ana&channel_id={channel}', 'channel_id', undefined],
    ['POST /v1/search', 'channel_id', { query: 'tea', user_id: 'ana', channel_id: '{channel}' }],
    [
      'POST /v1/search',
      'conversation_id',
      { query: 'tea', user_id: 'ana', conversation_id: '{conversation}' },
    ],
    ['GET /v1/memories?user_id=ana&conversation_id={conversation}', 'conversation_id', undefined],
    ['GET /v1/memories?user_id=ana&channel_id={channel}', 'channel_id', undefined],
    ['GET /v1/documents?user_id=ana&channel_id={channel}', 'channel_id', undefined],
    ['POST /v1/documents', 'channel_id', { source: 's', content: 'c', channel_id: '{channel}' }],
  ])(
    'in a request: %s names %s, and does not tell whether it exists elsewhere',
    async (route, field, body) => {
      const [method = '', path = ''] = route.split(' ');
      const before = await rowCounts();
      const [there, nowhere] = await Promise.all(
        [foreign, MISSING].map((things) =>
          workspace.call(method, fill(path, things), fill(body ?? null, things) ?? undefined),
        ),
      );
      expectProblem(there ?? NO_ANSWER, 422, field);
      expect(sameProblem(there?.body)).toEqual(sameProblem(nowhere?.body));
      expect(await rowCounts()).toEqual(before);
    },
  );
});

describe('a conversation id that nobody has', () => {
  it.each([
    ['POST', '/turns', { content: 'Hello.' }],
    ['GET', '/history', undefined],
    ['POST', '/turns/trn_x/reply', { content: 'Hello.' }],
    ['POST', '/turns/trn_x/abort', undefined],
  ])(
    'leaves no storage behind: a loop over %s %s of random ids would fill the account',
    async (method, path, body) => {
      const id = `conv_${++uniques}`;
      expectProblem(await workspace.call(method, `/v1/conversations/${id}${path}`, body), 404);
      const tables = await runInDurableObject(sessionStub(workspace, id), (_, state) =>
        state.storage.sql.exec<{ name: string }>('SELECT name FROM sqlite_master').toArray(),
      );
      expect(tables.filter(({ name }) => !name.startsWith('_cf_'))).toEqual([]);
    },
  );
});
