/**
 * Refusals. A client that cannot tell what was wrong with its request gives up; one whose refused request left half of
 * itself behind finds things that nobody meant to store.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, sameProblem } from '../support/service/problems.ts';
import { openConversation, type TestWorkspace, testEnv } from '../support/service/workspace.ts';
import { placesOf } from '../support/storage/databases.ts';
import { openTurns, refused } from './refusals.ts';

const KB = 1024;

let workspace: TestWorkspace;

let conversation: string;

let turns: string;

beforeAll(async () => {
  ({ workspace, conversation, turns } = await openTurns());
});

const message = (fields: Record<string, unknown> = {}) => ({
  role: 'user',
  content: 'Hello.',
  occurred_at: '2026-03-01T09:30:00Z',
  ...fields,
});

const ingest = (messages: unknown[], identity: Record<string, unknown> = {}) => ({
  conversation: { chat_id: 'import', user_id: 'ana', ...identity },
  messages,
});

const memory = (fields: Record<string, unknown>) => ({
  content: 'x',
  kind: 'fact',
  user_id: 'ana',
  ...fields,
});

describe('a bad request', () => {
  it.each<[string, string, string, unknown]>([
    ['an unknown field', 'POST /v1/channels', 'colour', { name: 'x', colour: 'red' }],
    [
      'an unknown nested field',
      'POST {turns}',
      'options.verbose',
      { content: 'x', options: { verbose: true } },
    ],
    ['an unknown setting', 'PATCH /v1/settings', 'temperature', { temperature: 1 }],
    ['an unknown setting of a workspace', 'PATCH /v1/workspaces/{ws}', 'settings.x', { settings: { x: 1 } }],
    ['a wrong type', 'POST /v1/channels', 'name', { name: 7 }],
    ['a number sent as text', 'POST /v1/memories', 'importance', memory({ importance: '0.5' })],
    [
      'a fraction where a count belongs',
      'POST /v1/search',
      'top_k',
      { query: 'x', user_id: 'ana', top_k: 1.5 },
    ],
    ['a null', 'POST {turns}', 'content', { content: null }],
    ['a missing field', 'POST {turns}', 'content', {}],
    ['a blank text', 'POST {turns}', 'content', { content: ' \n\t\u3000 ' }],
    ['an empty text', 'POST {turns}', 'content', { content: '' }],
    ['a text of joiners and fillers', 'POST {turns}', 'content', { content: '\u200b\u3164\u2060\0' }],
    ['a blank name', 'POST /v1/channels', 'name', { name: '  ' }],
    ['a name that is too long', 'POST /v1/channels', 'name', { name: 'x'.repeat(201) }],
    ['a blank query', 'POST /v1/search', 'query', { query: '   ', user_id: 'ana' }],
    ['a query that is too long', 'POST /v1/search', 'query', { query: 'x'.repeat(4_001), user_id: 'ana' }],
    ['an item of a list', 'POST /v1/memories', 'tags.1', memory({ tags: ['a', 7] })],
    ['a list that is too long', 'POST /v1/memories', 'tags', memory({ tags: Array(21).fill('t') })],
    ['a word outside its list', 'POST /v1/memories', 'kind', memory({ kind: 'rumour' })],
    ['a tier that does not exist', 'POST /v1/memories', 'tier', memory({ tier: 'galaxy' })],
    ['a role that does not exist', 'POST /v1/keys', 'role', { name: 'x', role: 'root' }],
    [
      'a source that does not exist',
      'POST /v1/search',
      'sources.0',
      { query: 'x', user_id: 'ana', sources: ['web'] },
    ],
    ['no source at all', 'POST /v1/search', 'sources', { query: 'x', user_id: 'ana', sources: [] }],
    [
      'a day that does not exist',
      'POST {turns}',
      'occurred_at',
      { content: 'x', occurred_at: '2026-02-30T10:00:00Z' },
    ],
    [
      'a moment without a zone',
      'POST {turns}',
      'occurred_at',
      { content: 'x', occurred_at: '2026-02-03T10:00:00' },
    ],
    ['a date in words', 'POST /v1/memories', 'expires_at', memory({ expires_at: 'tomorrow' })],
    [
      'a moment as a number',
      'POST /v1/keys',
      'expires_at',
      { name: 'x', role: 'read', expires_at: 1_900_000_000_000 },
    ],
    [
      'an expiry in the past',
      'POST /v1/keys',
      'expires_at',
      { name: 'x', role: 'read', expires_at: '2020-01-01T00:00:00Z' },
    ],
    ['a turn id with spaces', 'POST {turns}', 'turn_id', { content: 'x', turn_id: 'a b' }],
    [
      'a budget too small for a prompt',
      'POST {turns}',
      'options.budget_tokens',
      { content: 'x', options: { budget_tokens: 199 } },
    ],
    ['the user of another conversation', 'POST {turns}', 'user_id', { content: 'x', user_id: 'bob' }],
    ['no user of a private conversation', 'POST /v1/conversations', 'user_id', { chat_id: 'x' }],
    ['an array for an object', 'POST /v1/channels', 'body', []],
    ['text for an object', 'POST /v1/channels', 'body', 'hello'],
    ['null for an object', 'POST /v1/channels', 'body', null],
    [
      'a list of strangers',
      'POST /v1/ingest',
      'messages.3.content',
      ingest([message(), message(), message(), message({ content: 5 })]),
    ],
    [
      'a nested date',
      'POST /v1/ingest',
      'messages.1.occurred_at',
      ingest([message(), message({ occurred_at: 'now' })]),
    ],
    [
      'a nested missing field',
      'POST /v1/ingest',
      'conversation.chat_id',
      { conversation: { user_id: 'ana' }, messages: [message()] },
    ],
    ['an import of nothing', 'POST /v1/ingest', 'messages', ingest([])],
    [
      'a tool result without a name',
      'POST {turns}/trn_x/reply',
      'tool_results.0.name',
      { content: 'x', tool_results: [{ content: 'y' }] },
    ],
    [
      'metadata that is too large',
      'POST {turns}',
      'metadata',
      { content: 'x', metadata: { note: 'x'.repeat(5 * KB) } },
    ],
    ['metadata that is a list', 'POST {turns}', 'metadata', { content: 'x', metadata: ['x'] }],
  ])('with %s (%s) names %s, and leaves nothing behind', async (_, route, field, body) => {
    const [method = '', path = ''] = route.replace('{turns}', turns).replace('{ws}', workspace.id).split(' ');
    const problem = await refused(workspace, 422, field, method, path, body);
    expect(problem.detail).toContain(field);
  });

  it('with several faults names them all, so that a client need not guess one by one', async () => {
    const { errors } = await refused(workspace, 422, undefined, 'POST', '/v1/memories', {
      kind: 'x',
      importance: 2,
      extra: 1,
    });
    expect(errors?.map((error) => error.field).sort()).toEqual(['content', 'extra', 'importance', 'kind']);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    [`cursor=${'x'.repeat(201)}`, 'cursor'],
    ['status=gone', 'status'],
  ])('for a page with %s names %s instead of returning another page', async (query, field) => {
    await refused(workspace, 422, field, 'GET', `/v1/conversations?${query}`);
  });

  it.each(['x', '-1', '1.5', '1e3', 'evt_1', '9'.repeat(16)])(
    'for events after the cursor %s names the cursor instead of starting again',
    async (cursor) => {
      await refused(
        workspace,
        422,
        'cursor',
        'GET',
        `/v1/conversations/${conversation}/events?cursor=${cursor}`,
      );
    },
  );

  it('for a page of another kind or tier names the filter', async () => {
    await refused(workspace, 422, 'kind', 'GET', '/v1/memories?kind=rumour');
    await refused(workspace, 422, 'tier', 'GET', '/v1/memories?tier=moon');
  });

  it('to a conversation of a group without a user names the user', async () => {
    const group = await openConversation(workspace, { chat_id: 'group', shared: true, user_id: undefined });
    await refused(workspace, 422, 'user_id', 'POST', `/v1/conversations/${group}/turns`, {
      content: 'Hello.',
    });
  });

  it('to import a stranger into a private conversation leaves not even an empty conversation behind', async () => {
    const body = ingest([message(), message({ content: 'Hi.', user_id: 'bob' })], { chat_id: 'never made' });
    await refused(workspace, 422, 'messages.1.user_id', 'POST', '/v1/ingest', body);
  });
});

describe('an answer', () => {
  it('carries the request id of the client, so that both logs tell of the same request', async () => {
    const headers = { 'x-request-id': 'client-chosen-42' };
    const problem = expectProblem(await workspace.call('GET', '/v1/nothing', undefined, { headers }), 404);
    expect(problem.request_id).toBe('client-chosen-42');
  });

  it('does not echo a request id that could forge a log line', async () => {
    const headers = { 'x-request-id': 'x"} {"level":"error' };
    const problem = expectProblem(await workspace.call('GET', '/v1/nothing', undefined, { headers }), 404);
    expect(problem.request_id).not.toContain('"');
  });

  it('to a failure of the database says 5xx and nothing of its inside', async () => {
    await testEnv.WORKSPACE_DB.exec(
      `CREATE TRIGGER no_channels BEFORE INSERT ON channels BEGIN SELECT RAISE(ABORT, 'inner detail'); END`,
    );
    try {
      const answer = await workspace.call('POST', '/v1/channels', { name: 'unlucky' });
      const problem = expectProblem(answer, answer.status);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(sameProblem(problem))).not.toMatch(/inner detail|insert into|channels|D1_ERROR/i);
    } finally {
      await testEnv.WORKSPACE_DB.exec('DROP TRIGGER no_channels');
    }
    expect(await placesOf('unlucky')).toEqual([]);
  });
});
