/**
 * What another user of the same workspace gets, for every route that speaks for a user. A hole here shows one user what
 * another keeps to themselves, or lets one change what another said; a route that is missing below fails the test.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureChat, type ScriptedChat } from '../../support/service/chat.ts';
import { withToken } from '../../support/service/keys.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import {
  call,
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
} from '../../support/service/workspace.ts';

/** Ids of what ana has: told to nobody, and shared with everybody. */
interface Anas {
  readonly conversation: string;
  readonly secret: string;
  readonly shared: string;
  /** Documents, likewise. */
  readonly ownDocument: string;
  readonly sharedDocument: string;
}

/** One call of bo on what is ana's. */
interface Attempt {
  readonly path: (anas: Anas) => string;
  readonly body?: (anas: Anas) => unknown;
  readonly status: number;
}

const SECRET = 'zanzibar';
const SHARED = 'yorkshire';
/** Where a path names who asks. */
const ANAS_NAME = /(user_id=|\/users\/)bo\b/;
const UNKNOWN = { status: 404 } as const;
const said = (user_id: string) => ({
  role: 'user',
  user_id,
  content: 'Hello.',
  occurred_at: '2026-03-01T09:30:00Z',
});
const onEach = (path: (id: string) => string, rest: Omit<Attempt, 'path'>): Attempt[] => [
  { path: ({ secret }) => path(secret), ...rest },
  { path: ({ shared }) => path(shared), ...rest },
];

const ATTEMPTS: Record<string, readonly Attempt[]> = {
  'POST /v1/conversations': [
    { path: () => '/v1/conversations', body: () => ({ chat_id: 'home', user_id: 'bo' }), status: 201 },
  ],
  'GET /v1/conversations': [{ path: () => '/v1/conversations?user_id=bo', status: 200 }],
  'POST /v1/conversations/{id}/turns': [
    {
      path: ({ conversation }) => `/v1/conversations/${conversation}/turns`,
      body: () => ({ user_id: 'bo', content: `What of ${SECRET}?` }),
      status: 422,
    },
  ],
  // What is ana's alone has no members, and nobody is let in by making some.
  'PUT /v1/conversations/{id}/members/{user_id}': [
    { path: ({ conversation }) => `/v1/conversations/${conversation}/members/bo`, status: 422 },
  ],
  'DELETE /v1/conversations/{id}/members/{user_id}': [
    { path: ({ conversation }) => `/v1/conversations/${conversation}/members/bo`, status: 422 },
  ],
  'POST /v1/chat/completions': [
    {
      path: () => '/v1/chat/completions',
      body: ({ conversation }) => ({
        model: 'strata',
        user: 'bo',
        messages: [{ role: 'user', content: 'What of ana?' }],
        metadata: { conversation },
      }),
      ...UNKNOWN,
    },
    {
      path: () => '/v1/chat/completions',
      body: () => ({
        model: 'strata',
        user: 'bo',
        messages: [{ role: 'user', content: 'What do you know of ana?' }],
        metadata: { conversation: 'home' },
        debug: true,
      }),
      status: 200,
    },
  ],
  'POST /v1/responses': [
    {
      path: () => '/v1/responses',
      body: ({ conversation }) => ({ model: 'strata', user: 'bo', input: 'What of ana?', conversation }),
      ...UNKNOWN,
    },
    {
      path: () => '/v1/responses',
      body: ({ conversation }) => ({
        model: 'strata',
        user: 'bo',
        input: 'What of ana?',
        previous_response_id: `resp_${conversation}_trn_${'0'.repeat(30)}`,
      }),
      ...UNKNOWN,
    },
  ],
  'POST /v1/messages': [
    {
      path: () => '/v1/messages',
      body: ({ conversation }) => ({
        model: 'strata',
        max_tokens: 100,
        messages: [{ role: 'user', content: 'What of ana?' }],
        metadata: { user_id: 'bo', conversation },
      }),
      ...UNKNOWN,
    },
  ],
  'POST /v1/import/file': [
    {
      path: () => '/v1/import/file?user_id=bo',
      body: () => [{ conversation_id: 'c', mapping: { a: { message: null } } }],
      status: 200,
    },
  ],
  'POST /v1/ingest': [
    {
      path: () => '/v1/ingest',
      body: () => ({ conversation: { chat_id: 'home', user_id: 'ana' }, messages: [said('bo')] }),
      status: 422,
    },
    {
      path: () => '/v1/ingest',
      body: () => ({ conversation: { chat_id: 'home', user_id: 'bo' }, messages: [said('bo')] }),
      status: 200,
    },
  ],
  'POST /v1/ingest/batch': [
    {
      path: () => '/v1/ingest/batch',
      body: () => ({
        conversations: [{ conversation: { chat_id: 'two', user_id: 'ana' }, messages: [said('bo')] }],
      }),
      status: 422,
    },
  ],
  'POST /v1/tokens': [
    {
      path: () => '/v1/tokens',
      body: ({ conversation }) => ({ user_id: 'bo', conversation_id: conversation }),
      status: 422,
    },
  ],
  'POST /v1/memories': [
    {
      path: () => '/v1/memories',
      body: () => ({ content: 'Bo keeps bees.', kind: 'fact', user_id: 'bo' }),
      status: 201,
    },
  ],
  'POST /v1/memories/batch': [
    ...onEach(() => '/v1/memories/batch', {
      body: ({ secret, shared }) => ({
        update: [{ id: secret, user_id: 'bo', content: 'Bo was here.' }],
        delete: [{ id: shared, user_id: 'bo' }],
      }),
      status: 422,
    }),
  ],
  'GET /v1/memories': [{ path: () => '/v1/memories?user_id=bo', status: 200 }],
  'GET /v1/memories/counts': [{ path: () => '/v1/memories/counts?user_id=bo', status: 200 }],
  'GET /v1/memories/{id}/context': [
    { path: ({ secret }) => `/v1/memories/${secret}/context?user_id=bo`, ...UNKNOWN },
    { path: ({ shared }) => `/v1/memories/${shared}/context?user_id=bo`, status: 200 },
  ],
  'GET /v1/audit': [{ path: () => '/v1/audit?user_id=bo', status: 200 }],
  'GET /v1/personas': [{ path: () => '/v1/personas?user_id=bo', status: 200 }],
  'GET /v1/review/orders': [{ path: () => '/v1/review/orders?user_id=bo', status: 200 }],
  'GET /v1/review': [{ path: () => '/v1/review?user_id=bo', status: 200 }],
  'GET /v1/graph': [{ path: () => '/v1/graph?user_id=bo', status: 200 }],
  'GET /v1/subjects': [{ path: () => '/v1/subjects?user_id=bo', status: 200 }],
  'GET /v1/memories/{id}': [
    { path: ({ secret }) => `/v1/memories/${secret}?user_id=bo`, ...UNKNOWN },
    { path: ({ shared }) => `/v1/memories/${shared}?user_id=bo`, status: 200 },
  ],
  'GET /v1/memories/{id}/history': [
    { path: ({ secret }) => `/v1/memories/${secret}/history?user_id=bo`, ...UNKNOWN },
    { path: ({ shared }) => `/v1/memories/${shared}/history?user_id=bo`, status: 200 },
  ],
  'PATCH /v1/memories/{id}': onEach((id) => `/v1/memories/${id}?user_id=bo`, {
    body: () => ({ content: 'Bo was here.' }),
    ...UNKNOWN,
  }),
  'DELETE /v1/memories/{id}': onEach((id) => `/v1/memories/${id}?user_id=bo`, UNKNOWN),
  'GET /v1/subjects/{id}/facts': [{ path: () => '/v1/subjects/dog/facts?user_id=bo', status: 200 }],
  'POST /v1/subjects/{id}/facts': [
    {
      path: () => '/v1/subjects/dog/facts',
      body: () => ({ content: 'The dog snores.', user_id: 'bo' }),
      status: 201,
    },
  ],
  'PATCH /v1/facts/{id}/visibility': onEach((id) => `/v1/facts/${id}/visibility?user_id=bo`, {
    body: () => ({ visibility: 'private' }),
    ...UNKNOWN,
  }),
  'DELETE /v1/facts/{id}': onEach((id) => `/v1/facts/${id}?user_id=bo`, UNKNOWN),
  'POST /v1/documents': [
    {
      path: () => '/v1/documents',
      body: () => ({ source: 'handbook', content: 'Bo keeps bees.', user_id: 'bo', visibility: 'shared' }),
      status: 201,
    },
  ],
  'GET /v1/documents': [{ path: () => '/v1/documents?user_id=bo', status: 200 }],
  'GET /v1/documents/{id}': [
    { path: ({ ownDocument }) => `/v1/documents/${ownDocument}?user_id=bo`, ...UNKNOWN },
    { path: ({ sharedDocument }) => `/v1/documents/${sharedDocument}?user_id=bo`, status: 200 },
  ],
  'DELETE /v1/documents/{id}': [
    { path: ({ ownDocument }) => `/v1/documents/${ownDocument}?user_id=bo`, ...UNKNOWN },
    { path: ({ sharedDocument }) => `/v1/documents/${sharedDocument}?user_id=bo`, ...UNKNOWN },
  ],
  'POST /v1/search': [
    {
      path: () => '/v1/search',
      body: () => ({ query: `${SECRET} ${SHARED} home`, user_id: 'bo' }),
      status: 200,
    },
    {
      path: () => '/v1/search',
      body: ({ conversation }) => ({ query: SECRET, user_id: 'bo', conversation_id: conversation }),
      status: 422,
    },
  ],
  'GET /v1/personas/{id}': [{ path: () => '/v1/personas/default?user_id=bo', status: 200 }],
  'PUT /v1/personas/{id}': [
    { path: () => '/v1/personas/default?user_id=bo', body: () => ({ name: 'Bobot' }), status: 200 },
  ],
  'GET /v1/personas/{id}/revisions': [
    { path: () => '/v1/personas/default/revisions?user_id=bo', status: 200 },
  ],
  'POST /v1/personas/{id}/revisions/{n}/restore': [
    { path: () => '/v1/personas/default/revisions/2/restore?user_id=bo', ...UNKNOWN },
  ],
  'GET /v1/personas/{id}/candidates': [
    { path: () => '/v1/personas/default/candidates?user_id=bo', status: 200 },
  ],
  'GET /v1/export': [
    { path: () => '/v1/export?user_id=bo', status: 200 },
    { path: ({ conversation }) => `/v1/export?user_id=bo&conversation_id=${conversation}`, ...UNKNOWN },
  ],
  'GET /v1/users/{user_id}/settings': [{ path: () => '/v1/users/bo/settings', status: 200 }],
  'PATCH /v1/users/{user_id}/settings': [
    { path: () => '/v1/users/bo/settings', body: () => ({ time_zone: 'Asia/Tokyo' }), status: 200 },
  ],
  'GET /v1/users/{user_id}/export': [{ path: () => '/v1/users/bo/export', status: 200 }],
  'DELETE /v1/users/{user_id}': [{ path: () => '/v1/users/bo', status: 200 }],
};

interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly parameters?: { name: string }[];
  readonly requestBody?: unknown;
}

/** Every documented route that takes a user, in its path, its query or its body. */
async function routesWithUser(): Promise<string[]> {
  const { body } = await call<OpenApi>('GET', '/openapi.json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { parameters = [], requestBody = {} }]) =>
          parameters.some(({ name }) => name === 'user_id') ||
          /"user(_id)?":\{/.test(JSON.stringify(requestBody)),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

let workspace: TestWorkspace;
let anas: Anas;

/** All that ana sees of what is hers. */
const anasView = async () => {
  const [memories, documents, events, shared, persona] = await Promise.all([
    workspace.call('GET', '/v1/memories?user_id=ana'),
    workspace.call('GET', '/v1/documents?user_id=ana&source=diary'),
    workspace.call('GET', `/v1/conversations/${anas.conversation}/events`),
    workspace.call('GET', `/v1/memories/${anas.shared}?user_id=ana`),
    workspace.call('GET', '/v1/personas/default?user_id=ana'),
  ]);
  const mine = [JSON.stringify(memories.body).split(SECRET).length, documents.body];
  return { mine, events: events.body, shared: shared.body, persona: persona.body };
};

let model: ScriptedChat;
afterAll(() => configureModels());

beforeAll(async () => {
  model = configureChat();
  workspace = await createWorkspace();
  const conversation = await openConversation(workspace, { chat_id: 'home' });
  await exchange(workspace, conversation, `I live in ${SECRET}town and like ${SECRET} tea.`, 'Noted.');
  const persona = { name: `${SECRET}bot`, instructions: ['Be kind.'] };
  await workspace.call('PUT', '/v1/personas/default?user_id=ana', persona);
  await workspace.call('PUT', '/v1/personas/default?user_id=ana', { name: `${SECRET} again` });
  const keep = async (body: Record<string, unknown>) =>
    (await workspace.call<{ id: string }>('POST', '/v1/documents', { user_id: 'ana', ...body })).body.id;
  const about = { kind: 'fact', subject_id: 'dog' };
  anas = {
    conversation,
    secret: await remember(workspace, `The dog fears ${SECRET}.`, about),
    shared: await remember(workspace, `The dog loves ${SHARED}.`, { ...about, visibility: 'shared' }),
    ownDocument: await keep({ source: 'diary', content: `A diary of ${SECRET}.` }),
    sharedDocument: await keep({ source: 'handbook', content: `All of ${SHARED}.`, visibility: 'shared' }),
  };
});

describe('another user of the workspace', () => {
  it('is tried on every route that speaks for a user', async () => {
    expect((await routesWithUser()).sort()).toEqual(Object.keys(ATTEMPTS).sort());
  });

  it.each(Object.entries(ATTEMPTS))(
    'gets by %s what is theirs or shared, and changes nothing of ana’s',
    async (name, attempts) => {
      const before = await anasView();
      for (const { path, body, status } of attempts) {
        const answer = await workspace.call(name.split(' ')[0] ?? '', path(anas), body?.(anas));
        expect(answer.status, JSON.stringify(answer.body)).toBe(status);
        expect(JSON.stringify(answer.body)).not.toContain(SECRET);
        if (status >= 400) expect(JSON.stringify(answer.body)).not.toContain(SHARED);
      }
      const after = await anasView();
      expect([after.mine, after.events, after.shared, after.persona]).toEqual([
        before.mine,
        before.events,
        before.shared,
        before.persona,
      ]);
    },
  );

  it.each(Object.entries(ATTEMPTS))(
    'gets no more by %s with a token of theirs, neither as themselves nor in the name of ana',
    async (name, attempts) => {
      const bo = await withToken(workspace, { user_id: 'bo' });
      const send = (path: string, body: unknown) => bo.call(name.split(' ')[0] ?? '', path, body);
      const before = await anasView();
      for (const { path, body, status } of attempts) {
        const own = await send(path(anas), body?.(anas));
        expect([status, 403, 404], JSON.stringify(own.body)).toContain(own.status);
        expect(JSON.stringify(own.body)).not.toContain(SECRET);
        if (ANAS_NAME.test(path(anas)) || body !== undefined) {
          const asAna = JSON.parse(JSON.stringify(body?.(anas) ?? null).replaceAll('"bo"', '"ana"'));
          const named = await send(path(anas).replace(ANAS_NAME, '$1ana'), asAna ?? undefined);
          expect([403, 404, 422], JSON.stringify(named.body)).toContain(named.status);
          expect(JSON.stringify(named.body)).not.toMatch(new RegExp(`${SECRET}|${SHARED}`));
        }
      }
      expect(await anasView()).toEqual(before);
    },
  );

  it('has no word of ana’s sent to the model that answers them', async () => {
    const sent = await model.sent();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain(SECRET);
  });

  it('reads what ana shares, told apart from their own', async () => {
    const { body } = await workspace.call<{ data: { content: string; mine: boolean }[] }>(
      'GET',
      '/v1/subjects/dog/facts?user_id=bo',
    );
    expect(body.data).toEqual([
      expect.objectContaining({ content: `The dog loves ${SHARED}.`, mine: false }),
    ]);
  });
});
