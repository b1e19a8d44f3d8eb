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

/**
 * Scenarios that ask for what only a server made for the suite has: a tool, a prompt or a resource of a name of its own (`test_image`,
 * `test://static-text`), or what this server does not declare or have: logging, completions, subscriptions, and a session, as questions
 * to the user and to their model and streams that are taken up again need one. The suite fails, too, when one of these passes.
 */
const OF_FIXTURES = [
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
];
const OF_CAPABILITIES = [
  'logging-set-level',
  'tools-call-with-logging',
  'completion-complete',
  'resources-subscribe',
  'resources-unsubscribe',
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'server-sse-polling',
  'server-sse-multiple-streams',
];
const PASSING = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

describe('the conformance suite', SLOW, () => {
  it('passes in every scenario that is for any server, and names those that are not', async () => {
    const folder = temporaryStateDir();
    const baseline = join(folder, 'baseline.yml');
    const expected = [...OF_FIXTURES, ...OF_CAPABILITIES];
    writeFileSync(baseline, `server:\n${expected.map((name) => `  - ${name}\n`).join('')}`);
    const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
    const options = ['--suite', 'all', '--expected-failures', baseline, '-o', join(folder, 'results')];
    const { stdout } = await promisify(execFile)(process.execPath, [
      suite,
      'server',
      '--url',
      `${keyed.url}/mcp`,
      ...options,
    ]);
    const passed = [...stdout.matchAll(/^✓ (\S+): [1-9]\d* passed, 0 failed/gm)].map(([, name]) => name);
    expect(passed).toEqual(expect.arrayContaining(PASSING));
    expect(passed).toHaveLength(PASSING.length);
  });
});
