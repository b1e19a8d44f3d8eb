/**
 * A client whose answer was lost sends again, perhaps after its user asked to be erased. What was erased must not be learnt anew
 * by that: the same request answers 410, whichever door it comes by, and leaves nothing of what it says.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  del,
  ERASURES,
  type Ground,
  imported,
  memory,
  message,
  newGround,
  said,
  turn,
} from '../../support/scenes/erasure-ground.ts';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import { askChat, configureChat } from '../../support/service/chat.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import {
  type Answer,
  call,
  createWorkspace,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { placesInObjects } from '../../support/storage/raw-storage.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

afterAll(() => {
  configureModels();
});

interface Request {
  readonly method?: 'PUT';
  readonly path: string;
  readonly body?: unknown;
}

interface Door {
  /** The route, as the API document names it. */
  readonly route: string;
  readonly request: (ground: Ground) => Promise<Request> | Request;
  /** What is erased of it, each in a life of its own. */
  readonly erasures: readonly (keyof typeof ERASURES)[];
  /** What it answers to the same again where it remembers nothing of whom it was for. */
  readonly again?: number;
}

const DOORS: readonly Door[] = [
  {
    route: 'POST /v1/tokens',
    request: ({ user }) => ({ path: '/v1/tokens', body: { user_id: user } }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/channels',
    request: ({ mark }) => ({ path: '/v1/channels', body: { name: `about ${mark}` } }),
    erasures: ['result'],
  },
  {
    route: 'POST /v1/conversations',
    request: ({ user, mark, channel }) => ({
      path: '/v1/conversations',
      body: { chat_id: mark, user_id: user, channel_id: channel },
    }),
    erasures: ['user', 'result', 'channel'],
  },
  {
    route: 'POST /v1/conversations/{id}/idle',
    request: ({ conversation }) => ({ path: `/v1/conversations/${conversation}/idle` }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/conversations/{id}/archive',
    request: ({ conversation }) => ({ path: `/v1/conversations/${conversation}/archive` }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/conversations/{id}/compact',
    request: async (ground) => {
      await turn(ground);
      return { path: `/v1/conversations/${ground.conversation}/compact` };
    },
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/conversations/{id}/branches',
    request: async (ground) => {
      await turn(ground);
      return { path: `/v1/conversations/${ground.conversation}/branches`, body: { purpose: 'regular' } };
    },
    erasures: ['user', 'result'],
  },
  {
    route: 'POST /v1/events/{id}/withhold',
    request: async (ground) => {
      const turns = await turn(ground);
      const path = turns.replace(/turns\/.*$/, 'events');
      const { body } = await ground.workspace.call<{ data: { id: string }[] }>('GET', path);
      return { path: `/v1/events/${body.data[0]?.id}/withhold` };
    },
    erasures: ['user', 'conversation'],
  },
  {
    route: 'PUT /v1/conversations/{id}/scratchpad/{key}',
    request: ({ conversation, mark }) => ({
      method: 'PUT',
      path: `/v1/conversations/${conversation}/scratchpad/plan`,
      body: { plan: mark },
    }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'PUT /v1/conversations/{id}/members/{user_id}',
    request: ({ group, user, mark }) => ({
      method: 'PUT',
      path: `/v1/conversations/${group}/members/${user}`,
      body: { name: mark },
    }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/conversations/{id}/turns',
    request: (ground) => ({
      path: `/v1/conversations/${ground.conversation}/turns`,
      body: { content: said(ground) },
    }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/conversations/{id}/turns',
    request: (ground) => ({
      path: `/v1/conversations/${ground.group}/turns`,
      body: { content: said(ground), user_id: ground.user, turn_id: `own-${ground.mark}` },
    }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/conversations/{id}/turns',
    request: (ground) => ({
      path: `/v1/conversations/${ground.group}/turns`,
      body: { content: said(ground), user_id: ground.user, external_id: `ext-${ground.mark}` },
    }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/conversations/{id}/turns/{turn_id}/reply',
    request: async (ground) => ({
      path: `${await turn(ground)}/reply`,
      body: { content: `So, ${ground.mark}.` },
    }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/conversations/{id}/turns/{turn_id}/abort',
    request: async (ground) => ({ path: `${await turn(ground)}/abort` }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/ingest',
    request: (ground) => ({ path: '/v1/ingest', body: imported(ground) }),
    erasures: ['user', 'conversation'],
  },
  {
    route: 'POST /v1/ingest/batch',
    request: (ground) => ({ path: '/v1/ingest/batch', body: { conversations: [imported(ground)] } }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/ingest',
    request: (ground) => ({
      path: '/v1/ingest',
      body: {
        conversation: { chat_id: `import ${ground.n}`, shared: true },
        messages: [{ ...message(ground), user_id: ground.user, external_id: 'm1' }],
      },
    }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/documents',
    request: ({ user, mark }) => ({
      path: '/v1/documents',
      body: { source: `notes-${mark}`, content: `All about ${mark}.`, user_id: user },
    }),
    erasures: ['user', 'result'],
  },
  {
    route: 'POST /v1/memories',
    request: (ground) => ({ path: '/v1/memories', body: memory(ground) }),
    erasures: ['user', 'result'],
  },
  {
    route: 'POST /v1/memories',
    request: (ground) => ({
      path: '/v1/memories',
      body: { ...memory(ground), kind: 'preference', tier: 'account' },
    }),
    erasures: ['user', 'result'],
  },
  {
    route: 'POST /v1/memories/batch',
    request: (ground) => ({ path: '/v1/memories/batch', body: { create: [memory(ground)] } }),
    erasures: ['user', 'result'],
  },
  {
    route: 'POST /v1/subjects/{id}/facts',
    request: ({ user, mark }) => ({
      path: `/v1/subjects/grandma/facts`,
      body: { content: `Grandma sang of ${mark}.`, user_id: user },
    }),
    erasures: ['user', 'result'],
  },
  {
    route: 'PUT /v1/personas/{id}',
    request: ({ user, mark }) => ({
      method: 'PUT',
      path: `/v1/personas/default?user_id=${user}`,
      body: { address: mark },
    }),
    erasures: ['user'],
  },
  {
    route: 'POST /v1/personas/{id}/revisions/{n}/restore',
    request: async ({ user, mark }) => {
      const path = `/v1/personas/default?user_id=${user}`;
      await workspace.call('PUT', path, { address: mark });
      await workspace.call('PUT', path, { address: 'Boss' });
      return { path: `/v1/personas/default/revisions/1/restore?user_id=${user}` };
    },
    erasures: ['user'],
  },
  {
    route: 'POST /v1/search',
    request: ({ user, mark }) => ({ path: '/v1/search', body: { query: mark, user_id: user } }),
    erasures: ['user'],
  },
];

/** Doors by which nothing comes in that belongs to a user, and those that are told of below. */
const OTHERS = [
  'POST /v1/workspaces',
  'PUT /v1/workspaces/{id}/placement',
  'POST /v1/keys',
  'POST /v1/maintenance/{task}',
  'POST /v1/maintenance/runs/{id}/confirm',
  'POST /v1/maintenance/runs/{id}/cancel',
  'PUT /v1/webhooks/{adapter}',
  'POST /v1/webhooks/deliveries/{id}/replay',
  'POST /v1/chat/completions',
  'POST /v1/responses',
  'POST /v1/messages',
  'POST /v1/messages/count_tokens',
  'POST /v1/review/{id}/approve',
  'POST /v1/review/{id}/reject',
  'POST /v1/events/{id}/withhold',
  'POST /webhooks/{adapter}/{workspace_id}',
  // See transfer/round-trip.test.ts.
  'POST /v1/import',
  // By POST /v1/ingest/batch and POST /v1/memories.
  'POST /v1/import/file',
];

interface Sent {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly ground: Ground;
  readonly headers: Record<string, string>;
  readonly first: Answer<Record<string, unknown>>;
}

async function send({ route, request }: Door, ground: Ground): Promise<Sent> {
  const { method = 'POST', path, body } = await request(ground);
  const headers = { 'Idempotency-Key': `key ${ground.mark}` };
  const first = await workspace.call(method, path, body, { headers });
  expect([route, path, first.status < 300]).toEqual([route, path, true]);
  return { route, ground, headers, first, method, path, body };
}

/** Sends it again after what it brought in was erased. */
async function expectOver({ route, method, path, body, headers }: Sent) {
  const again = await workspace.call(method, path, body, { headers });
  expect([route, again.status, again.body.type]).toEqual([route, 410, 'urn:strata:problem:erased']);
  // What names a request by itself is enough: the id of its turn or of its message, the time of what it brings in.
  if (/"(turn_id|external_id|occurred_at)"/.test(JSON.stringify(body ?? '')))
    expect([route, (await workspace.call(method, path, body)).status]).toEqual([route, 410]);
}

async function expectNowhere(text: string, sent: readonly Sent[]) {
  const conversations = sent.flatMap(({ ground }) => [ground.conversation, ground.group]);
  const places = [await placesOf(text), await placesInObjects(text, workspace, conversations)];
  expect([text, ...places.flat()]).toEqual([text]);
}

const doorsOf = (what: keyof typeof ERASURES) => DOORS.filter(({ erasures }) => erasures.includes(what));

describe('a request that is sent again after an erasure', () => {
  it('of its user is 410 at every door, and leaves nothing', async () => {
    const [mark, sent] = [newMark(), [] as Sent[]];
    const user = `u-${mark}`;
    for (const [i, door] of doorsOf('user').entries())
      sent.push(await send(door, await newGround(workspace, { mark: `${mark}n${i}`, user })));
    expect(sent.length).toBeGreaterThan(20);
    await del(workspace, `/v1/users/${user}`);
    for (const each of sent) await expectOver(each);
    await expectNowhere(mark, sent);
  });

  it.each([
    ['conversation', ['Remember that I live in', 'So,']],
    ['channel', ['about']],
    // The copy of a conversation is one of its own: what it was made from stays.
    ['result', ['about', 'Lives in', 'Grandma sang of']],
  ] as const)('of its %s is 410 at every door, and leaves nothing of what it said', async (what, words) => {
    const [mark, sent] = [newMark(), [] as Sent[]];
    for (const [i, door] of doorsOf(what).entries()) {
      const each = await send(door, await newGround(workspace, { mark: `${mark}n${i}` }));
      await ERASURES[what](each.ground, each.first);
      await expectOver(each);
      sent.push(each);
    }
    for (const begin of words) await expectNowhere(`${begin} ${mark}`, sent);
  });

  it('is known at every door: none is missing in this table', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/openapi.json');
    const doors = Object.entries(body.paths).flatMap(([path, methods]) =>
      ['post', 'put'].flatMap((method) => (method in methods ? [`${method.toUpperCase()} ${path}`] : [])),
    );
    const told = new Set([...DOORS.map(({ route }) => route), ...OTHERS]);
    expect(doors.filter((door) => !told.has(door))).toEqual([]);
    expect([...told].filter((door) => !doors.includes(door))).toEqual([]);
  });
});

describe('a chat that is sent again', () => {
  it.each([
    ['whole', 'user', null],
    ['streamed', 'conversation', null],
    ['whole', 'conversation', 'own'],
    ['streamed', 'user', 'own'],
  ] as const)('(%s, its %s erased) is 410 and learns nothing', async (form, what, chat) => {
    const model = configureChat();
    const mark = newMark();
    const user = `chatter-${mark}`;
    await model.script({ says: 'Noted.' }, { says: 'Noted anew.' });
    const body = {
      model: 'strata',
      user,
      stream: form === 'streamed',
      messages: [{ role: 'user', content: `Remember that I live in ${mark}.` }],
      ...(chat === null ? {} : { metadata: { conversation: `${chat} ${mark}` } }),
    };
    const headers = { 'Idempotency-Key': `chat ${mark}` };
    const first = await askChat(workspace, body, headers);
    expect([first.status, first.content]).toEqual([200, 'Noted.']);
    expect((await askChat(workspace, body, headers)).content).toBe('Noted.');
    const id = first.headers.get('x-strata-conversation') ?? '';
    await del(workspace, what === 'user' ? `/v1/users/${user}` : `/v1/conversations/${id}`);
    for (let i = 0; i < 2; i++) expect((await askChat(workspace, body, headers)).status).toBe(410);
    expect(await placesOf(mark)).toEqual([]);
    expect(await model.sent()).toHaveLength(1);
    // Whoever comes back is heard: only that request is over.
    expect((await askChat(workspace, body, { 'Idempotency-Key': `new ${mark}` })).content).toBe(
      'Noted anew.',
    );
  });
});

describe('what nobody can use any more', () => {
  it('is neither shown again nor made again by the request that made it: a workspace, a key', async () => {
    const root = { key: testEnv.ROOT_SECRET, headers: { 'Idempotency-Key': `root ${newMark()}` } };
    const makeWorkspace = () =>
      call<{ id: string; api_key: string }>('POST', '/v1/workspaces', { name: 'passing' }, root);
    const made = await makeWorkspace();
    const own = { key: made.body.api_key, headers: { 'Idempotency-Key': 'a key' } };
    const makeKey = () => call<{ id: string }>('POST', '/v1/keys', { name: 'passing', role: 'read' }, own);
    const key = await makeKey();
    const revoked = await call('DELETE', `/v1/keys/${key.body.id}`, undefined, { key: own.key });
    expect([key.status, revoked.status]).toEqual([201, 204]);
    expect((await makeKey()).status).toBe(410);
    const erased = await call('DELETE', `/v1/workspaces/${made.body.id}`, undefined, root);
    expect([made.status, erased.status]).toEqual([201, 200]);
    const before = await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB);
    expect((await makeWorkspace()).status).toBe(410);
    expect(await rowsOf('SELECT id FROM workspaces', [], testEnv.ACCOUNT_DB)).toEqual(before);
  });
});
