/**
 * Who may do what through the MCP door. A model reads strangers' texts: whatever they talk it into, no argument of a tool may lead to
 * another user, and no key to more than its role.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { callDeployed } from '../support/service/deployment.ts';
import { makeKey, makeToken } from '../support/service/keys.ts';
import { connectMcp, type McpSession } from '../support/service/mcp-client.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  call,
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../support/service/workspace.ts';

const SECRET = 'Bo hides the spare key under the blue pot.';

let workspace: TestWorkspace;
let bosConversation: string;
let bosMemory: string;
let bosDocument: string;
/** Everybody who speaks for ana alone. */
let speakers: Record<string, McpSession>;

beforeAll(async () => {
  workspace = await createWorkspace();
  bosConversation = await openConversation(workspace, { chat_id: 'bo', user_id: 'bo' });
  await exchange(workspace, bosConversation, SECRET, 'Noted.');
  bosMemory = await remember(workspace, SECRET, { user_id: 'bo' });
  const document = { source: 'bo.md', content: SECRET, user_id: 'bo' };
  bosDocument = (await workspace.call<{ id: string }>('POST', '/v1/documents', document)).body.id;
  await workspace.call('PUT', `/v1/conversations/${bosConversation}/scratchpad/plan`, SECRET);
  const member = await makeKey(workspace, 'member');
  speakers = {
    token: await connectMcp(await makeToken(workspace, { user_id: 'ana' })),
    'key with a user': await connectMcp(member.api_key, { 'X-Strata-User': 'ana' }),
  };
});

describe('who speaks for one user', () => {
  it('reaches nothing of another, whatever a tool, a resource or a prompt is asked for', async () => {
    for (const [speaker, session] of Object.entries(speakers)) {
      const { tools } = await session.client.listTools();
      const calls: [string, Record<string, unknown>][] = [
        ['recall', { query: 'Where is the spare key?' }],
        ['search', { query: 'spare key', conversation_id: bosConversation }],
        ['search', { query: 'spare key', sources: ['events', 'documents', 'memories'] }],
        ['list', {}],
        ['update', { id: bosMemory, content: 'Mine.' }],
        ['forget', { ids: [bosMemory] }],
        ['get_context', { message: 'Where is the key?', conversation: bosConversation }],
        ['record', { message: 'I was here.', reply: 'Yes.', conversation: bosConversation }],
        ['orientation', { conversation: bosConversation }],
        ['read_notes', { conversation: bosConversation }],
        ['read_notes', { conversation: bosConversation, key: 'plan' }],
        ['write_note', { conversation: bosConversation, key: 'plan', value: 1 }],
        ['delete_note', { conversation: bosConversation, key: 'plan' }],
      ];
      for (const [name, args] of calls) {
        const { text } = await session.tool(name, args);
        expect(text, `${speaker} ${name} ${JSON.stringify(args)}`).not.toMatch(/blue pot|spare key under/);
        // Nor by naming them: there is no such argument.
        const named = await session.tool(name, { ...args, user_id: 'bo' });
        expect(named.isError, `${speaker} ${name}`).toBe(true);
        expect(named.text).toContain('user_id');
      }
      const tried = new Set(calls.map(([name]) => name));
      expect(tools.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual(['remember']);
      for (const uri of [
        `strata://conversations/${bosConversation}`,
        `strata://documents/${bosDocument}`,
        'strata://users/bo/profile',
      ])
        await expect(session.read(uri), `${speaker} ${uri}`).rejects.toThrow();
      for (const uri of ['strata://profile', 'strata://conversations', 'strata://documents'])
        expect(await session.read(uri), speaker).not.toMatch(/blue pot|bo\.md/);
      const prompt = await session.client.getPrompt({
        name: 'ask_with_memory',
        arguments: { question: 'Where is the spare key?' },
      });
      expect(JSON.stringify(prompt)).not.toContain('blue pot');
    }
    const memory = await workspace.call(`GET`, `/v1/memories/${bosMemory}?user_id=bo`);
    expect(memory.body.content).toBe(SECRET);
  });
});

describe('a key', () => {
  it('names the user in each call, and sees without one what all share', async () => {
    const session = await connectMcp(workspace.key);
    expect((await session.tool('recall', { query: 'spare key', user_id: 'bo' })).text).toContain('blue pot');
    expect((await session.tool('recall', { query: 'spare key' })).text).not.toContain('blue pot');
    expect(await session.read('strata://users/bo/profile')).toContain('blue pot');
    const shared = await session.tool('remember', { content: 'The office closes at six.' });
    expect(shared.data.memory).toMatchObject({ visibility: 'shared' });
    const nobodys = await session.tool('get_context', { message: 'Hello.' });
    expect(nobodys.text).toMatch(/^invalid: user_id: /);
    const turn = await session.tool('get_context', { message: 'Hello.', user_id: 'bo', conversation: 'new' });
    expect(turn.data.status).toBe('ready');
  });

  it('does through a tool what its role may do, and no more', async () => {
    const reader = await makeKey(workspace, 'read');
    const session = await connectMcp(reader.api_key);
    expect((await session.tool('list', { user_id: 'bo' })).isError).toBe(false);
    for (const [name, args] of [
      ['remember', { content: 'x', user_id: 'bo' }],
      ['update', { id: bosMemory, content: 'x', user_id: 'bo' }],
      ['get_context', { message: 'x', conversation: bosConversation }],
    ] as const)
      expect((await session.tool(name, args)).text, name).toMatch(/^forbidden: .*role member/);
    const { confirm } = (await session.tool('forget', { ids: [bosMemory], user_id: 'bo' })).data;
    const forgotten = await session.tool('forget', { ids: [bosMemory], user_id: 'bo', confirm });
    expect(forgotten.text).toMatch(/^forbidden: /);
    const asUser = await post(reader.api_key, { 'X-Strata-User': 'bo' });
    expectProblem(asUser, 403);
  });

  it('makes a repeated call answer as the first did, under its idempotency key', async () => {
    const session = await connectMcp(workspace.key);
    const key = { 'idempotency-key': 'again' };
    const args = { content: 'Cy rows.', user_id: 'cy' };
    const first = await session.tool('remember', args, key);
    expect((await session.tool('remember', args, key)).text).toBe(first.text);
    const other = await session.tool('remember', { ...args, content: 'Cy swims.' }, key);
    expect(other.text).toMatch(/^idempotency_mismatch: /);
  });
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const ACCEPT = { Accept: 'application/json, text/event-stream' };
const post = (key: string | null, headers: Record<string, string> = {}, body: unknown = LIST) =>
  call('POST', '/mcp', body, {
    ...(key === null ? {} : { key }),
    headers: { ...ACCEPT, ...headers },
  });

describe('the door', () => {
  it('is shut without a key, to the root, to a wrong user and to pages that nobody has listed', async () => {
    expectProblem(await post(null), 401);
    expectProblem(await post('sk_strata_none'), 401);
    expectProblem(await post(testEnv.ROOT_SECRET), 403);
    expectProblem(await post(workspace.key, { 'X-Strata-User': '..' }), 422, 'X-Strata-User');
    const token = await makeToken(workspace, { user_id: 'ana' });
    expectProblem(await post(token, { 'X-Strata-User': 'bo' }), 422, 'X-Strata-User');
    expectProblem(await post(workspace.key, { Origin: 'https://evil.example' }), 403);
    const large = await post(workspace.key, {}, { ...LIST, params: { x: 'x'.repeat(600_000) } });
    expectProblem(large, 413);
    const listed = await callDeployed({ CORS_ORIGINS: 'https://app.example' }, 'GET', '/mcp', {
      key: workspace.key,
      headers: { Origin: 'https://app.example' },
    });
    expect(listed.status).toBe(405);
    expect(listed.headers.get('cache-control')).toBe('no-store');
  });

  it('ends with the user: after their erasure the token opens nothing', async () => {
    const other = await createWorkspace();
    const token = await makeToken(other, { user_id: 'dora' });
    const session = await connectMcp(token);
    await session.tool('remember', { content: 'Dora paints.' });
    await other.call('DELETE', '/v1/users/dora');
    await expect(session.tool('recall', { query: 'Dora' })).rejects.toThrow();
  });

  it('holds a token of one conversation in that one', async () => {
    const conversation = await openConversation(workspace, { chat_id: 'only', user_id: 'ana' });
    const token = await makeToken(workspace, { user_id: 'ana', conversation_id: conversation });
    const session = await connectMcp(token);
    const turn = await session.tool('get_context', { message: 'My cat is called Mia.' });
    expect(turn.data.conversation_id).toBe(conversation);
    expect((await session.tool('recall', { query: 'What is my cat called?' })).text).toContain('Mia');
    expect((await session.tool('get_context', { message: 'x', conversation: 'other' })).text).toContain(
      'conversation',
    );
    expect((await session.tool('list')).text).toMatch(/^forbidden: /);
  });
});
