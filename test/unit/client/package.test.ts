/**
 * The package as it is installed from its file, into a folder without a network. If it fails, nobody can use the client or a
 * framework's entry without a copy of this project.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { installPackage } from '../../support/commands/installed-package.ts';
import { sharedService } from '../../support/commands/shared-service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, { types: string; default: string }>;
  dependencies?: unknown;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
};
const examples = globSync('*.ts', { cwd: join(ROOT, 'test/examples') });
const [installed, { service, modelUrl, replies }] = await Promise.all([
  installPackage(['@ai-sdk/openai-compatible', '@langchain/langgraph', '@mastra/core', 'agents', 'ai']),
  sharedService(),
]);

afterAll(() => installed.remove());

it('holds compiled modules and types for each entry, and none of the service', () => {
  const entries = Object.values(manifest.exports).flatMap((entry) => [entry.types, entry.default]);
  expect(installed.files).toEqual(expect.arrayContaining(entries.map((path) => path.replace('./', ''))));
  const others = installed.files.filter((path) => !/^dist\/client\/[\w/-]+\.(js|d\.ts)$/.test(path));
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
});

it('brings no other package along: a framework is there already where its entry is used', () => {
  expect(manifest.dependencies).toBeUndefined();
  const optional = Object.entries(manifest.peerDependenciesMeta).filter(([, { optional }]) => optional);
  expect(optional.map(([name]) => name)).toEqual(Object.keys(manifest.peerDependencies));
});

it('is imported by plain Node, and calls', async () => {
  const printed = await installed.runText(`
    import { createClient, StrataError } from 'strata/client';
    const strata = createClient({ url: 'http://localhost:9/memory', key: 'k', patienceMs: 0, fetch: async (request) =>
      Response.json({ type: 'urn:strata:problem:not_found', detail: request.url }, { status: 404 }) });
    const error = await strata.call('GET /v1/conversations/{id}', { path: { id: 'a/b' } }).catch((error) => error);
    console.log(error instanceof StrataError, error.code, error.detail);`);
  expect(printed.trim()).toBe('true not_found http://localhost:9/memory/v1/conversations/a%2Fb');
});

it('is typed by route for a program that knows nothing but the web', async () => {
  const program = `
    import { createClient } from 'strata/client';
    const strata = createClient({ url: 'http://localhost:9', key: 'k' });
    const turn = await strata.call('POST /v1/conversations/{id}/turns', { path: { id: 'a' }, body: { content: 'Hello.' } });
    export const text: string | undefined = turn.prompt?.system.stable;
    // @ts-expect-error: a turn has a message
    await strata.call('POST /v1/conversations/{id}/turns', { path: { id: 'a' }, body: {} });
    // @ts-expect-error: there is no such call
    await strata.call('POST /v1/nothing', {});`;
  writeFileSync(join(installed.folder, 'program.ts'), program);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiled = promisify(execFile)(process.execPath, [tsc, ...options, 'program.ts'], {
    cwd: installed.folder,
  });
  expect(await compiled.catch((error) => error)).toMatchObject({ stdout: '', stderr: '' });
});

/** What the model says to each example, and what the example prints. */
const PRINTED: Readonly<Record<string, { readonly says?: readonly string[]; readonly prints: string }>> = {
  'ai-sdk': { says: ['Poor Rex.', 'Rex.'], prints: 'monday: Poor Rex.\nfriday: Rex.\n' },
  'cloudflare-agents': { says: ['I shall.', 'The oboe.'], prints: 'I shall.\nThe oboe.\n' },
  mastra: { says: ['Poor Miro.', 'Miro.'], prints: 'spring: Poor Miro.\nsummer: Miro.\n' },
  langgraph: { prints: 'I shall keep that.\nMy dog Rex is afraid of thunder.\n' },
};

it.each(examples)(
  'runs the example %s, which nobody needs more than a minute to read',
  async (file) => {
    const name = file.replace('.ts', '');
    expect(readFileSync(join(ROOT, 'test/examples', file), 'utf8').split('\n').length).toBeLessThanOrEqual(
      31,
    );
    const { says = [], prints } = PRINTED[name] ?? { prints: 'is to be said here' };
    replies.push(...says.map((text) => ({ says: text })));
    const env = { STRATA_URL: service.url, STRATA_KEY: service.apiKey, MODEL_URL: modelUrl };
    expect(await installed.runExample(name, env)).toBe(prints);
  },
  30_000,
);
