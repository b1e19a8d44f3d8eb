/**
 * The MCP door as it is served, with the official clients of both revisions of the protocol, unmodified, and the official conformance
 * suite. If it fails, a host that speaks MCP cannot connect, or a page can reach a service that listens on its reader's machine only.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';
import { createClient } from '../../../../src/client/client.ts';
import { sharedService } from '../../../support/commands/shared-service.ts';
import { openWithKey } from '../../../support/commands/with-key.ts';
import { serveFixtures } from '../../../support/conformance/fixture-server.ts';

/** A machine that runs other tests beside these is slow. */
const SLOW = { timeout: 60_000 };
const WAITING = { timeout: 20_000 };

const { service } = await sharedService();
const keyed = await openWithKey(service);
/** What commands leave behind. */
const scratch = temporaryStateDir();

afterAll(() => keyed.close());

const api = createClient({ url: service.url, key: service.apiKey });
const address = new URL(`${service.url}/mcp`);
const requestInit = { headers: { Authorization: `Bearer ${service.apiKey}`, 'X-Strata-User': 'ana' } };

/** What both clients can do. */
interface AnyClient {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<{ content?: unknown }>;
  readResource(of: { uri: string }): Promise<{ contents: { text?: unknown }[] }>;
  listTools(): Promise<{ tools: { name: string }[] }>;
}

async function remembersAndRecalls(client: AnyClient, fact: string): Promise<void> {
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('get_context');
  await client.callTool({ name: 'remember', arguments: { content: fact } });
  const answer = await client.callTool({ name: 'recall', arguments: { query: fact } });
  expect(JSON.stringify(answer.content)).toContain(fact);
  const { contents } = await client.readResource({ uri: 'strata://profile' });
  expect(contents[0]?.text).toContain(fact);
}

describe('official clients', SLOW, () => {
  it.each([
    ['2026-07-28', 'auto', 'Ana plays the cello.'],
    ['2025-11-25', 'legacy', 'Ana sails on Sundays.'],
  ] as const)('speak revision %s', async (revision, mode, fact) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    await remembersAndRecalls(client as unknown as AnyClient, fact);
    await client.close();
  });

  it('of the first generation, which most hosts have, work too', async () => {
    const client = new FirstClient({ name: 'test', version: '1' });
    await client.connect(new FirstTransport(address, { requestInit }) as never);
    await remembersAndRecalls(client as unknown as AnyClient, 'Ana has a boat called Brisa.');
    await client.close();
  });

  it('hear of what they watch when it changes, by whatever door, and of nothing else', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    const heard: string[] = [];
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
      heard.push(params.uri);
    });
    const news = await client.listen({
      toolsListChanged: true,
      resourceSubscriptions: ['strata://profile', 'strata://documents', 'strata://documents/doc_unknown'],
    });
    expect(news.honoredFilter).toEqual({ resourceSubscriptions: ['strata://profile', 'strata://documents'] });
    const remember = (user_id: string, content: string) =>
      api.call('POST /v1/memories', { body: { user_id, content, kind: 'fact' } });
    await remember('bo', 'Bo keeps bees.');
    const { id } = await remember('ana', 'Ana keeps geese.');
    await vi.waitFor(() => expect(heard).toEqual(['strata://profile']), WAITING);
    await api.call('DELETE /v1/memories/{id}', { path: { id }, query: { user_id: 'ana' } });
    await vi.waitFor(() => expect(heard).toEqual(['strata://profile', 'strata://profile']), WAITING);
    await news.close();
    expect(await news.closed).toBe('local');
    await client.close();
  });

  it('are told that they lack a key', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await expect(client.connect(new StreamableHTTPClientTransport(address))).rejects.toThrow(
      /401|Unauthorized/,
    );
  });
});

/** What the command of the inspector prints; it keeps nothing of the machine's own. */
async function inspect(method: string, ...rest: readonly string[]): Promise<unknown> {
  const command = 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js';
  const headers = Object.entries(requestInit.headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, '--cli', address.href, '--method', method, ...rest, ...headers],
    { env: { ...process.env, HOME: scratch, MCP_CATALOG_PATH: join(scratch, 'mcp.json') } },
  );
  return JSON.parse(stdout) as unknown;
}

describe('the official inspector', SLOW, () => {
  it('lists and calls what there is, and finds nothing wrong with the schemas of tools', async () => {
    const said = await inspect(
      'tools/call',
      '--tool-name',
      'remember',
      '--tool-arg',
      'content=Ana bakes bread.',
    );
    expect(said).toMatchObject({ structuredContent: { memory: { content: 'Ana bakes bread.' } } });
    const [tools, resources, prompts] = await Promise.all(
      [['tools/list', '--strict'], ['resources/list'], ['prompts/list']].map(([method = '', ...rest]) =>
        inspect(method, ...rest),
      ),
    );
    const forget = expect.objectContaining({ name: 'forget' });
    expect(tools).toMatchObject({ tools: expect.arrayContaining([forget]) });
    expect(JSON.stringify(resources)).toContain('strata://documents');
    expect(prompts).toMatchObject({ prompts: [{ name: 'ask_with_memory' }] });
  });
});

/**
 * What the suite asks of a server by names of its own (`test_simple_text`, `test://static-text`), of which the service has none; of one scenario
 * these are single checks.
 */
const OF_FIXTURES = [
  'completion-complete',
  'prompts-get-embedded-resource',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-with-image',
  'resources-read-binary',
  'resources-read-text',
  'resources-templates-read',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-error',
  'tools-call-image',
  'tools-call-mixed-content',
  'tools-call-simple-text',
  'tools-call-with-progress',
];
/** The checks of `server-stateless` for which it calls tools of its own. */
const WITHOUT_FIXTURES = [
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-missing-capability-http-400',
  'sep-2575-server-no-log-without-loglevel',
  'sep-2575-server-rejects-undeclared-capability',
].map((check) => `server-stateless:${check}`);
/** Tools and a prompt that ask something of whoever calls them before they answer. */
const ASKING = [
  'basic-elicitation',
  'basic-list-roots',
  'basic-sampling',
  'capability-check',
  'ignore-extra-params',
  'missing-input-response',
  'multi-round',
  'multiple-input-requests',
  'non-tool-request',
  'request-state',
  'result-type',
  'tampered-state',
].map((name) => `input-required-result-${name}`);
const OF_ANY = ['prompts-list', 'resources-list', 'tools-list'];
const OF_ANY_NOW = [
  ...OF_ANY,
  'caching',
  'input-required-result-unsupported-methods',
  'input-required-result-validate-input',
  'sep-2164-resource-not-found',
  'server-sse-multiple-streams',
];
/** Of the service alone: whom it lets in is looked at before the protocol is. */
const OF_THE_DOOR = 'dns-rebinding-protection';
/**
 * What revision 2025-11-25 has by session, and 2026-07-28 no more: questions in the midst of a call (there they are `input-required-result-…`),
 * subscriptions (there `subscriptions/listen`, of `server-stateless`), and streams that are told apart by session.
 */
const OF_SESSIONS = [
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-subscribe',
  'resources-unsubscribe',
  'server-sse-multiple-streams',
  'tools-call-elicitation',
  'tools-call-sampling',
];

const SUITE = 'node_modules/@modelcontextprotocol/conformance';

/**
 * The scenarios that a revision of the protocol requires of servers and that one passes. The suite itself fails where another one does not
 * pass, or one that is expected not to.
 */
async function passedBy(url: string, revision: string, failing: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(scratch, 'conformance-'));
  const baseline = join(folder, 'baseline.yml');
  writeFileSync(baseline, `server:\n${failing.map((name) => `  - ${name}\n`).join('')}`);
  const options = ['--requirements', revision, '--expected-failures', baseline, '-o', join(folder, 'out')];
  const command = [join(SUITE, 'dist/index.js'), 'server', '--url', url, ...options];
  const run = promisify(execFile)(process.execPath, command);
  const { stdout } = await run.catch((error: { readonly stdout: string }) => {
    throw new Error(summaryOf(error.stdout));
  });
  const passed = new Set([...summaryOf(stdout).matchAll(PASSED)].map(([, name]) => name));
  return requiredBy(revision).filter((name) => passed.has(name) && !failing.includes(name));
}

const PASSED = /^✓ (\S+): [1-9]\d* passed, 0 failed/gm;

/** What the suite says that a revision requires of servers. */
function requiredBy(revision: string): string[] {
  const text = readFileSync(join(SUITE, `requirements/${revision}.yaml`), 'utf8');
  const list = /^server:\n((?: +- .+\n)+)/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/- (\S+)/g)].map(([, name]) => name ?? '').sort();
}

const summaryOf = (stdout: string): string =>
  stripVTControlCharacters(stdout).split('=== SUMMARY ===')[1] ?? stdout;

describe('the conformance suite', { ...SLOW, concurrent: true }, () => {
  it('of 2026-07-28 passes in all that it requires of any server', async ({ expect }) => {
    const failing = [...OF_FIXTURES, ...WITHOUT_FIXTURES, ...ASKING];
    const passed = await passedBy(`${keyed.url}/mcp`, '2026-07-28', failing);
    expect(passed).toEqual([...OF_ANY_NOW, OF_THE_DOOR].sort());
  });

  it('of 2026-07-28 passes in all others, with what it asks for served as the service serves its own', async () => {
    const fixtures = await serveFixtures();
    const passed = await passedBy(`${fixtures.url}/mcp`, '2026-07-28', [OF_THE_DOOR]);
    expect(passed).toEqual([...OF_ANY_NOW, ...OF_FIXTURES, ...ASKING, 'server-stateless'].sort());
    expect(passed).toEqual(requiredBy('2026-07-28').filter((name) => name !== OF_THE_DOOR));
    await fixtures.close();
  });

  it('of 2025-11-25 passes in all that needs no session', async () => {
    const fixtures = await serveFixtures();
    const passed = await passedBy(`${fixtures.url}/mcp`, '2025-11-25', [...OF_SESSIONS, OF_THE_DOOR]);
    const others = ['logging-set-level', 'ping', 'server-initialize', 'tools-call-with-logging'];
    expect(passed).toEqual([...OF_ANY, ...OF_FIXTURES, ...others].sort());
    await fixtures.close();
  });
});
