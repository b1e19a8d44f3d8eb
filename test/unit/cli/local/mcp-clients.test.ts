/**
 * The MCP door as it is served, with the official clients of both revisions of the protocol, unmodified, and the official conformance
 * suite. If it fails, a host that speaks MCP cannot connect, or a page can reach a service that listens on its reader's machine only.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';
import { serveFixtures } from '../../../support/commands/conformance-server.ts';
import { sharedService } from '../../../support/commands/shared-service.ts';
import { openWithKey } from '../../../support/commands/with-key.ts';

/** A machine that runs other tests beside these is slow. */
const SLOW = { timeout: 60_000 };

const { service } = await sharedService();
const keyed = await openWithKey(service);

afterAll(() => keyed.close());

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

  it('are told that they lack a key', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await expect(client.connect(new StreamableHTTPClientTransport(address))).rejects.toThrow(
      /401|Unauthorized/,
    );
  });
});

/** What asks for a tool, a prompt or a resource of a name of its own (`test_image`, `test://static-text`): a server with those has it. */
const OF_FIXTURES = [
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'tools-call-with-logging',
  'logging-set-level',
  'completion-complete',
  'json-schema-2020-12',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
];
/** What asks for a session, which no request has here: questions to the user and to their model, and news of a resource. */
const OF_SESSIONS = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-subscribe',
  'resources-unsubscribe',
];
/** What asks for streams that are taken up again; a server without sessions gives none. */
const OF_STREAMS = ['server-sse-polling', 'server-sse-multiple-streams'];
const OF_ANY = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'];
/** Of the service alone: whom it lets in is looked at before the protocol is. */
const OF_THE_DOOR = 'dns-rebinding-protection';

/** The scenarios that a server passes; the suite itself fails where another one does not, or one that is expected to. */
async function passedBy(url: string, failing: readonly string[]): Promise<string[]> {
  const folder = temporaryStateDir();
  const baseline = join(folder, 'baseline.yml');
  writeFileSync(baseline, `server:\n${failing.map((name) => `  - ${name}\n`).join('')}`);
  const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
  const options = ['--suite', 'all', '--expected-failures', baseline, '-o', join(folder, 'results')];
  const { stdout } = await promisify(execFile)(process.execPath, [suite, 'server', '--url', url, ...options]);
  return [...stdout.matchAll(/^✓ (\S+): [1-9]\d* passed, 0 failed/gm)].map(([, name]) => name ?? '').sort();
}

describe('the conformance suite', SLOW, () => {
  it('passes in every scenario that is for any server', async () => {
    const passed = await passedBy(`${keyed.url}/mcp`, [...OF_FIXTURES, ...OF_SESSIONS, ...OF_STREAMS]);
    expect(passed).toEqual([...OF_ANY, OF_THE_DOOR].sort());
  });

  it('passes in all others that need no session, with what it asks for served as the service serves its own', async () => {
    const fixtures = await serveFixtures();
    const passed = await passedBy(`${fixtures.url}/mcp`, [...OF_SESSIONS, ...OF_STREAMS, OF_THE_DOOR]);
    expect(passed).toEqual([...OF_ANY, ...OF_FIXTURES].sort());
    await fixtures.close();
  });
});
