/**
 * Members of groups. Who knows the id of a group, or was one of it once, must not read on what the others say there, nor learn from
 * anything that is theirs to read which other conversations there are.
 */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_RULES } from '../../../../src/http/access/token-scope.ts';
import { forgetConversation } from '../../../../src/http/conversations/conversation-directory.ts';
import { askChat, configureChat, saying } from '../../support/service/chat.ts';
import { withToken } from '../../support/service/keys.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import { expectProblem, sameProblem } from '../../support/service/problems.ts';
import {
  addMember,
  call,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowCounts } from '../../support/storage/databases.ts';

const MISSING = 'conv_00000000000070008000000000000000';

type Page = { data: { user_id: string; name: string | null }[]; next_cursor: string | null };
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let workspace: TestWorkspace;
/** Of ana, who wrote there; cy was removed; bo was never there. */
let group: string;
let refCode: string;
let turnId: string;
let ana: TestWorkspace;
let bo: TestWorkspace;
let cy: TestWorkspace;

const membersOf = async (id: string): Promise<string[]> =>
  (await workspace.call<Page>('GET', `/v1/conversations/${id}/members`)).body.data.map(
    ({ user_id }) => user_id,
  );
const removeMember = (id: string, user: string) =>
  workspace.call('DELETE', `/v1/conversations/${id}/members/${user}`);
const openGroup = (chat_id: string, user_id?: string, of = workspace) =>
  openConversation(of, { chat_id, user_id, shared: true });

beforeAll(async () => {
  workspace = await createWorkspace();
  group = await openGroup('garden');
  for (const user of ['ana', 'cy'])
    turnId = (await exchange(workspace, group, `Our ${user} grows zinnias.`, 'Lovely.', { user_id: user }))
      .turn_id;
  turnId = (await takeTurn(workspace, group, 'Who grows zinnias here?', { user_id: 'ana' })).body.turn_id;
  await removeMember(group, 'cy');
  const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${group}`);
  refCode = body.ref_code;
  [ana, bo, cy] = await Promise.all(
    ['ana', 'bo', 'cy'].map((user_id) => withToken(workspace, { user_id })) as [
      Promise<TestWorkspace>,
      Promise<TestWorkspace>,
      Promise<TestWorkspace>,
    ],
  );
});
afterEach(() => configureModels());

/** Every route of one conversation in the OpenAPI document, as a request. */
async function routesOf(id: string) {
  const { body } = await call<OpenApi>('GET', '/openapi.json');
  return Object.entries(body.paths)
    .filter(([path]) => path.startsWith('/v1/conversations/{id}'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((operation) => {
        const method = operation.toUpperCase();
        const hasBody = method === 'PUT' || method === 'POST';
        const isBranch = path.endsWith('/branches');
        return {
          route: `${method} ${path}`,
          rule: TOKEN_RULES[`${method} ${path}`],
          method,
          path: path
            .replace('{id}', id)
            .replace('{turn_id}', turnId)
            .replace('{key}', 'plan')
            .replace('{user_id}', 'ana'),
          body: hasBody ? (isBranch ? { purpose: 'regular' } : { content: 'Hello.' }) : undefined,
        };
      }),
    );
}

describe('a group', () => {
  it('is for who is no member, or is none any more, as if there were none: by every route, by id and by code', async () => {
    const missing = await routesOf(MISSING);
    expect(missing.length).toBeGreaterThan(15);
    const before = await rowCounts();
    const live = await liveHistory(workspace, group);
    for (const [id, forgets] of [
      [group, true],
      [group, false],
      [refCode, false],
    ] as const)
      for (const [i, { route, method, path, body }] of (await routesOf(id)).entries())
        for (const [who, token] of [
          ['bo', bo],
          ['cy', cy],
        ] as const) {
          if (forgets) forgetConversation(workspace.id, group);
          const theirs = await token.call(method, path, body);
          const none = await token.call(method, missing[i]?.path ?? '', body);
          const expected = missing[i]?.rule === undefined ? 403 : 404;
          expect(`${who} ${route} ${theirs.status}`).toBe(`${who} ${route} ${expected}`);
          expect(sameProblem(theirs.body), route).toEqual(sameProblem(none.body));
        }
    // What is wrong with a request is told to members only.
    for (const token of [bo, cy])
      for (const id of [group, refCode])
        expectProblem(await takeTurn(token, id, 'I am Ana.', { name: 'Ana' }), 404);
    expectProblem(await takeTurn(ana, group, 'I am Cy.', { name: 'Cy' }), 422, 'name');
    expect(await rowCounts()).toEqual(before);
    expect(await liveHistory(workspace, group)).toEqual(live);
  });

  it('is for its members, but to change', async () => {
    const token = await withToken(workspace, { user_id: 'ana' });
    // What ends the turn comes last.
    const inOrder = (await routesOf(group)).toSorted(
      (a, b) => Number(a.path.endsWith('abort')) - Number(b.path.endsWith('abort')),
    );
    for (const { route, rule, method, path, body } of inOrder) {
      const { status } = await token.call(method, path, body);
      // There is no note of this name and no summary yet: told apart from a missing conversation by what a key gets.
      const expected =
        rule === undefined
          ? 403
          : rule.conversation === 'own'
            ? 404
            : method === 'GET'
              ? (await workspace.call(method, path)).status
              : route.endsWith('abort')
                ? 409
                : 200;
      expect(`${route} ${status}`).toBe(`${route} ${expected}`);
    }
  });

  it('cannot be named by others in a search, a list, a memory, a chat or for a token; nor kept by who had a token of it', async () => {
    const named = (token: TestWorkspace, conversation_id: string) => [
      token.call('POST', '/v1/search', { query: 'zinnias', conversation_id }),
      token.call('GET', `/v1/memories?conversation_id=${conversation_id}`),
      token.call('POST', '/v1/memories', {
        content: 'x',
        kind: 'fact',
        tier: 'conversation',
        conversation_id,
      }),
    ];
    const none = await Promise.all(named(bo, MISSING));
    for (const forgets of [true, false])
      for (const id of [group, refCode])
        for (const token of [bo, cy]) {
          if (forgets) for (const name of [group, refCode]) forgetConversation(workspace.id, name);
          for (const [i, answer] of (await Promise.all(named(token, id))).entries()) {
            expectProblem(answer, 422, 'conversation_id');
            expect(sameProblem(answer.body)).toEqual(sameProblem(none[i]?.body));
          }
        }
    for (const answer of await Promise.all(named(ana, group))) expect(answer.status).toBeLessThan(300);

    const model = configureChat();
    await model.script({ says: 'Hello.' });
    const ask = (token: TestWorkspace) =>
      askChat(token, saying('Hello.', { user: undefined }), { 'X-Strata-Conversation': group });
    expect([(await ask(bo)).status, (await ask(cy)).status, (await ask(ana)).status]).toEqual([
      404, 404, 200,
    ]);

    const own = await openGroup('bound', 'dee');
    const bound = await withToken(workspace, { user_id: 'dee', conversation_id: own });
    const listed = async () => (await bound.call<{ data: unknown[] }>('GET', '/v1/conversations')).body.data;
    expect(await listed()).toHaveLength(1);
    await removeMember(own, 'dee');
    expect(await listed()).toEqual([]);
    expectProblem(await bound.call('GET', `/v1/conversations/${own}/events`), 404);
    for (const conversation_id of [own, group])
      expectProblem(
        await workspace.call('POST', '/v1/tokens', {
          user_id: conversation_id === own ? 'dee' : 'cy',
          conversation_id,
        }),
        422,
        'conversation_id',
      );
  });

  it('is named nowhere to who may not enter it, nor are keys: its words may be shared, its id is not', async () => {
    const shared = { visibility: 'shared', user_id: 'ana', source: 'garden' };
    const secret = await openConversation(workspace, { chat_id: 'secret', user_id: 'ana' });
    const ids: string[] = [];
    for (const [place, content] of [
      [group, 'The club meets on Mondays.'],
      [secret, 'The club has a greenhouse.'],
    ] as const) {
      const { body } = await exchange(workspace, place, `Please remember that ${content}`, 'Noted.', {
        user_id: 'ana',
      }).then(({ signals }) =>
        workspace.call<{ id: string }>('PATCH', `/v1/memories/${signals[0]?.memory_id}?user_id=ana`, {
          visibility: 'shared',
        }),
      );
      ids.push(body.id);
    }
    await remember(workspace, 'The club is old.', { ...shared, subject_id: 'cy' });
    await workspace.call('PUT', '/v1/personas/default?user_id=cy', { name: 'Max' });
    const answers = async (token: TestWorkspace, user: string) => {
      const paths = [
        '/v1/memories',
        `/v1/users/${user}/export`,
        `/v1/subjects/${user}/facts`,
        '/v1/conversations',
        ...ids.flatMap((id) => [`/v1/memories/${id}`, `/v1/memories/${id}/history`]),
      ];
      const got = await Promise.all([
        ...paths.map((path) => token.call('GET', path)),
        token.call('POST', '/v1/search', { query: 'When does the club meet, and has it a greenhouse?' }),
        token.call('POST', '/v1/memories', { content: 'The club meets on Mondays.', kind: 'fact' }),
      ]);
      for (const { status, body } of got) expect(status, JSON.stringify(body)).toBeLessThan(300);
      return JSON.stringify(got.map(({ body }) => body));
    };
    const keys = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/keys');
    for (const [token, user] of [
      [bo, 'bo'],
      [cy, 'cy'],
    ] as const) {
      const text = await answers(token, user);
      expect(text).toContain('Mondays');
      expect(text).toContain('"actor":"operator"');
      for (const hidden of [group, refCode, secret, ...keys.body.data.map(({ id }) => id)])
        expect(text).not.toContain(hidden);
    }
    const hers = await answers(ana, 'ana');
    for (const shown of [group, secret]) expect(hers).toContain(shown);
    expect(hers).not.toContain('key_');
    expect(JSON.stringify((await workspace.call('GET', `/v1/memories/${ids[0]}/history`)).body)).toContain(
      'key_',
    );
    // What cy said stays theirs to have, without where.
    const theirs = await cy.call<{ data: Record<string, unknown>[] }>('GET', '/v1/users/cy/export');
    expect(theirs.body.data.find(({ type }) => type === 'event')).toMatchObject({
      content: 'Our cy grows zinnias.',
      conversation_id: null,
    });
    expect(theirs.body.data.find(({ type }) => type === 'membership')).toMatchObject({
      conversation_id: null,
      removed_at: expect.any(String),
    });
  });
});

describe('a member', () => {
  it('is whoever a key names or speaks for, and stays removed until a key adds them', async () => {
    const own = await createWorkspace();
    const identity = { chat_id: 'team', shared: true };
    const id = await openConversation(own, { ...identity, user_id: 'opener' });
    const list = async () =>
      (await own.call<Page>('GET', `/v1/conversations/${id}/members`)).body.data.map((one) => one.user_id);
    await openConversation(own, { ...identity, user_id: 'second' });
    expect(await addMember(own, id, 'named/one', { name: ' Nan ' })).toMatchObject({ name: 'Nan' });
    expect(await addMember(own, id, 'named/one')).toMatchObject({ user_id: 'named/one', name: 'Nan' });
    await withToken(own, { user_id: 'holder', conversation_id: id });
    await takeTurn(own, id, 'Hello.', { user_id: 'speaker' });
    const messages = ['imported', 'second'].map((user_id) => ({
      role: 'user',
      user_id,
      content: `Hello of ${user_id}.`,
      occurred_at: '2026-01-01T00:00:00Z',
    }));
    await own.call('POST', '/v1/ingest', { conversation: { ...identity, user_id: undefined }, messages });
    expect(await list()).toEqual(['holder', 'imported', 'named/one', 'opener', 'second', 'speaker']);

    const removed = () => own.call('DELETE', `/v1/conversations/${id}/members/speaker`);
    expect([(await removed()).status, (await removed()).status]).toEqual([204, 204]);
    await takeTurn(own, id, 'Hello again.', { user_id: 'speaker' });
    await openConversation(own, { ...identity, user_id: 'speaker' });
    expect(await list()).not.toContain('speaker');
    await addMember(own, id, 'speaker');
    expect(await list()).toContain('speaker');
    const back = await withToken(own, { user_id: 'speaker' });
    const record = await back.call<{ data: { content: string }[] }>('GET', `/v1/conversations/${id}/events`);
    expect(record.body.data.map(({ content }) => content)).toContain('Hello again.');

    const first = await own.call<Page>('GET', `/v1/conversations/${id}/members?limit=4`);
    const rest = await own.call<Page>(
      'GET',
      `/v1/conversations/${id}/members?limit=4&cursor=${first.body.next_cursor}`,
    );
    expect([...first.body.data, ...rest.body.data].map((one) => one.user_id)).toEqual(await list());
    expect(rest.body.next_cursor).toBeNull();

    const branch = await own.call<{ id: string }>('POST', `/v1/conversations/${id}/branches`, {
      purpose: 'regular',
    });
    expect((await back.call('GET', `/v1/conversations/${branch.body.id}/events`)).status).toBe(200);
    expect((await own.call('DELETE', '/v1/users/speaker')).status).toBe(200);
    expect(await list()).not.toContain('speaker');
    const ended = await own.call<{ erased: Record<string, number> }>('DELETE', `/v1/conversations/${id}`);
    expect(ended.body.erased.members).toBe(5);

    const home = await openConversation(own, { chat_id: 'home' });
    for (const path of [`/v1/conversations/${home}/members`, `/v1/conversations/${home}/members/ana`])
      expectProblem(await own.call(path.endsWith('ana') ? 'PUT' : 'GET', path), 422, 'id');
    expectProblem(await own.call('PUT', `/v1/conversations/${MISSING}/members/ana`), 404);
    const asText = { raw: '{"name":"X"}', headers: { 'Content-Type': 'text/plain' } };
    const inBranch = `/v1/conversations/${branch.body.id}/members/x`;
    expectProblem(await own.call('PUT', inBranch, undefined, asText), 422, 'body');
    expectProblem(await own.call('PUT', inBranch, { role: 1 }), 422, 'role');
  });

  it('that was removed is not answered once more with what they could read before', async () => {
    const garden = await openGroup('replayed garden', 'dee');
    await exchange(workspace, garden, 'The figs hang behind the shed.', 'Noted.', { user_id: 'eve' });
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${garden}`);
    const dee = await withToken(workspace, { user_id: 'dee' });
    const note = { content: 'Figs are dear to me.', kind: 'fact', tier: 'conversation' };
    const requests = [
      ...[garden, body.ref_code].map((name) => ({
        path: '/v1/search',
        body: { query: 'figs shed', conversation_id: name },
      })),
      { path: '/v1/memories', body: { ...note, conversation_id: garden } },
    ];
    const send = ({ path, body: sent }: (typeof requests)[number], i: number) =>
      dee.call('POST', path, sent, { headers: { 'Idempotency-Key': `dee ${i}` } });
    const sendAll = async () => {
      const answers = [];
      for (const [i, request] of requests.entries()) answers.push(await send(request, i));
      return answers;
    };
    const first = await sendAll();
    expect(first.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(JSON.stringify(first[0]?.body)).toContain('behind the shed');
    expect((await sendAll()).map(({ body: again }) => again)).toEqual(first.map(({ body: was }) => was));
    await removeMember(garden, 'dee');
    const answers = await sendAll();
    expect(JSON.stringify(answers)).not.toContain('behind the shed');
    // A search answers as without a key; what was made is not shown, nor made once more.
    const keyless = (await dee.call('POST', '/v1/search', requests[0]?.body)).status;
    expect(answers.map(({ status }) => status)).toEqual([keyless, keyless, 404]);
    expect([404, 422]).toContain(keyless);
    // Let in again, they have what they had.
    await addMember(workspace, garden, 'dee');
    expect((await sendAll()).map(({ status }) => status)).toEqual(first.map(({ status }) => status));
  });

  it('that a key names in one workspace is none in another', async () => {
    const other = await createWorkspace();
    expectProblem(await other.call('PUT', `/v1/conversations/${group}/members/bo`), 404);
    expectProblem(await other.call('DELETE', `/v1/conversations/${group}/members/ana`), 404);
    expect(await membersOf(group)).toEqual(['ana']);
  });
});
