/**
 * Provisioning must be safe to run twice and must never touch what it did not make: a user would lose data, or be left
 * with an index whose filters silently match nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeIds } from '../../../../src/cli/provision/database-ids.ts';
import { provisionAccount } from '../../../../src/cli/provision/provision-account.ts';
import { NOTHING_EXISTS, planProvision } from '../../../../src/cli/provision/provision-plan.ts';
import {
  type BoundResources,
  isProvisionedByButton,
  readBoundResources,
} from '../../../../src/cli/provision/wrangler-config.ts';
import { commandLine, failureOf, type Outcome } from '../../../../src/cli/wrangler.ts';

const wanted: BoundResources = {
  d1_databases: [
    { binding: 'ACCOUNT_DB', database_name: 'strata-account' },
    { binding: 'WORKSPACE_DB', database_name: 'strata-workspace' },
  ],
  kv_namespaces: [{ binding: 'OAUTH_KV' }],
  vectorize: [{ binding: 'VECTORIZE_1024', index_name: 'strata-1024' }],
  vars: {},
  queues: { producers: [{ queue: 'strata-jobs' }], consumers: [{ queue: 'strata-jobs' }] },
  r2_buckets: [{ binding: 'FILES', bucket_name: 'strata-files' }],
};

const toml = `name = "strata" # the Worker
[[d1_databases]]
database_name = "strata-account"
database_id = "local"

[env.production]
[[env.production.d1_databases]] # accounts
binding = "ACCOUNT_DB"
  database_name = "strata-account"
migrations_dir = "migrations/account"

[[env.production.d1_databases]]
database_id = 'old' # keep me
database_name = "strata-workspace"

[[kv_namespaces]]
binding = "OAUTH_KV"

[[env.production.kv_namespaces]]
binding = "OAUTH_KV"

[env.production.ai]
binding = "AI"
`;

describe('a copy that a "Deploy to Cloudflare" button makes', () => {
  const project = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');

  it('is deployed as the button left it, and nothing else is: resources of the button are in the default environment', async () => {
    const config = join(import.meta.dirname, '../../../../wrangler.toml');
    const [standard, production] = [
      await readBoundResources(config),
      await readBoundResources(config, 'production'),
    ];
    expect(isProvisionedByButton(standard, production)).toBe(false);
    const withIds = (of: BoundResources): BoundResources => ({
      ...of,
      d1_databases: of.d1_databases.map((each, i) => ({
        ...each,
        database_id: `5d3c8a1e-9b42-4f60-8e17-2c6f0a9d41b${i}`,
      })),
    });
    expect(isProvisionedByButton(withIds(standard), production)).toBe(true);
    expect(isProvisionedByButton(withIds(standard), withIds(production))).toBe(false);
    // The button makes what stands there by name, and takes the rest as it is.
    const unnamed = [...standard.d1_databases, ...standard.kv_namespaces].filter((each) =>
      Object.values(each).includes(undefined),
    );
    expect([unnamed, standard.d1_databases.length, standard.vectorize]).toEqual([[], 2, []]);
  });

  it('asks for each secret without which nothing runs, and says how to come by it', () => {
    const asked = [...project('.dev.vars.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
    expect(asked).toEqual(['ROOT_SECRET']);
    const { cloudflare } = JSON.parse(project('package.json'));
    for (const name of asked) expect(cloudflare.bindings[name].description).toContain('openssl rand');
    const text = project('wrangler.toml').split('\n[env.production]')[0] ?? '';
    const bound = [...text.matchAll(/^binding = "(\w+)"/gm)].map(([, name]) => name);
    for (const name of Object.keys(cloudflare.bindings)) expect([...asked, ...bound]).toContain(name);
  });
});

describe('planProvision', () => {
  it('makes the metadata indexes right after their index, before anything can be upserted', () => {
    const { steps, conflicts } = planProvision(wanted, NOTHING_EXISTS);
    expect(conflicts).toEqual([]);
    expect(steps.map((step) => commandLine(step.args))).toEqual([
      'wrangler d1 create strata-account --env production',
      'wrangler d1 create strata-workspace --env production',
      'wrangler kv namespace create strata-oauth-kv --env production',
      'wrangler vectorize create strata-1024 --dimensions 1024 --metric cosine --env production',
      'wrangler vectorize create-metadata-index strata-1024 --propertyName=scope --type=string --env production',
      'wrangler vectorize create-metadata-index strata-1024 --propertyName=owner --type=string --env production',
      'wrangler vectorize create-metadata-index strata-1024 --propertyName=model --type=string --env production',
      'wrangler queues create strata-jobs --env production',
      'wrangler r2 bucket create strata-files --env production',
    ]);
  });

  it('goes on where an earlier run stopped', () => {
    const { steps } = planProvision(wanted, {
      databases: [{ name: 'strata-account', uuid: 'a' }],
      namespaces: [{ id: 'k', title: 'production-strata-oauth-kv' }],
      indexes: [{ name: 'strata-1024', dimensions: 1024, metric: 'cosine' }],
      metadataIndexes: new Map([['strata-1024', [{ propertyName: 'scope', type: 'String' }]]]),
    });
    expect(steps.map((step) => step.args.slice(0, 4).join(' '))).toEqual([
      'd1 create strata-workspace --env',
      'vectorize create-metadata-index strata-1024 --propertyName=owner',
      'vectorize create-metadata-index strata-1024 --propertyName=model',
      'queues create strata-jobs --env',
      'r2 bucket create strata-files',
    ]);
  });

  it.each([
    ['dimensions', { dimensions: 768, metric: 'cosine' }, []],
    ['metric', { dimensions: 1024, metric: 'euclidean' }, []],
    [
      'type of a metadata index',
      { dimensions: 1024, metric: 'cosine' },
      [{ propertyName: 'scope', type: 'Number' }],
    ],
  ])('reports an index with another %s instead of replacing it', (_, shape, held) => {
    const existing = {
      databases: [],
      namespaces: [],
      indexes: [{ name: 'strata-1024', ...shape }],
      metadataIndexes: new Map([['strata-1024', held]]),
    };
    const { conflicts } = planProvision(wanted, existing);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]).toContain('strata-1024');
  });

  it('makes an index for each size of vector, so that one model can serve while the next is filled', () => {
    const vectorize = [...wanted.vectorize, { binding: 'VECTORIZE_768', index_name: 'strata-768' }];
    const { steps, conflicts } = planProvision({ ...wanted, vectorize }, NOTHING_EXISTS);
    expect(conflicts).toEqual([]);
    const created = steps
      .map((step) => step.args.join(' '))
      .filter((line) => line.startsWith('vectorize create '));
    expect(created).toEqual([
      'vectorize create strata-1024 --dimensions 1024 --metric cosine --env production',
      'vectorize create strata-768 --dimensions 768 --metric cosine --env production',
    ]);
  });

  it.each(['VECTORIZE', 'VECTORIZE_0', 'VECTORIZE_1537', 'VECTORIZE_bge', 'INDEX_1024'])(
    'refuses the binding %s, by which no model would find its index',
    (binding) => {
      const plan = planProvision(
        { ...wanted, vectorize: [{ binding, index_name: 'strata' }] },
        NOTHING_EXISTS,
      );
      expect(plan.conflicts).toEqual([expect.stringContaining(`binding ${binding} is not named after`)]);
      expect(plan.steps.filter((step) => step.args[0] === 'vectorize')).toEqual([]);
    },
  );

  it('refuses one index for vectors of two lengths', () => {
    const vectorize = [...wanted.vectorize, { binding: 'VECTORIZE_768', index_name: 'strata-1024' }];
    expect(planProvision({ ...wanted, vectorize }, NOTHING_EXISTS).conflicts).toEqual([
      'Two bindings name the Vectorize index strata-1024, of 1024 and of 768 dimensions.',
    ]);
  });

  it.each([
    [{}, null],
    [{ EMBEDDER: 'strata-chargram-384-v1' }, null],
    [{ EMBEDDER: '@cf/baai/bge-m3' }, null],
    [{ EMBEDDER: 'openai:mine', EMBEDDER_DIMENSIONS: '1024' }, null],
    [{ EMBEDDER: '@cf/baai/bge-base-en-v1.5' }, 'Bind VECTORIZE_768'],
    [{ EMBEDDER: 'openai:mine', EMBEDDER_DIMENSIONS: 512 }, 'Bind VECTORIZE_512'],
    [{ EMBEDDER: 'openai:text-embedding-3-large' }, 'Vectorize takes no more than 1536'],
    [{ EMBEDDER: 'openai:mine' }, 'set EMBEDDER_DIMENSIONS'],
  ])('says where vectors will live when %j has no index: %s', (vars, warning) => {
    const { warnings, conflicts } = planProvision({ ...wanted, vars }, NOTHING_EXISTS);
    expect(conflicts).toEqual([]);
    expect(warnings).toEqual(warning === null ? [] : [expect.stringContaining(warning)]);
  });
});

describe('writeIds', () => {
  const ids = new Map([
    ['strata-account', 'id-a'],
    ['strata-workspace', 'id-w'],
  ]);

  it('adds or replaces the ids of the environment and leaves every other character alone', () => {
    const edit = writeIds(toml, 'production', 'd1_databases', ids);
    expect(edit).toEqual({
      toml: toml
        .replace(
          '  database_name = "strata-account"\n',
          '  database_name = "strata-account"\n  database_id = "id-a"\n',
        )
        .replace("database_id = 'old' # keep me", 'database_id = "id-w" # keep me'),
      written: ['strata-account', 'strata-workspace'],
      missing: [],
    });
  });

  it('changes nothing the second time', () => {
    const once = writeIds(toml, 'production', 'd1_databases', ids).toml;
    expect(writeIds(once, 'production', 'd1_databases', ids)).toEqual({
      toml: once,
      written: [],
      missing: [],
    });
  });

  it('keeps the line ends of a file from Windows', () => {
    const edit = writeIds(toml.replaceAll('\n', '\r\n'), 'production', 'd1_databases', ids);
    expect(edit.toml.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('names a database that the text does not have', () => {
    expect(writeIds('', 'production', 'd1_databases', ids).missing).toEqual([
      'strata-account',
      'strata-workspace',
    ]);
  });
});

describe('provisionAccount', () => {
  it('makes everything once, writes the ids once, and a second run makes nothing', async () => {
    const account = standInAccount();
    let file = toml;
    const printed: string[] = [];
    const deps = {
      run: account.run,
      readToml: () => file,
      writeToml: (text: string) => {
        file = text;
      },
      print: (line: string) => printed.push(line),
    };
    await provisionAccount(wanted, deps);
    expect(account.created).toHaveLength(9);
    expect(file).toContain('database_id = "uuid of strata-account"');
    expect(file).toContain(
      '[[env.production.kv_namespaces]]\nbinding = "OAUTH_KV"\nid = "id of production-strata-oauth-kv"\n',
    );
    expect(file).toContain('[[kv_namespaces]]\nbinding = "OAUTH_KV"\n\n');
    expect(printed.slice(-2)).toEqual([
      'Wrote the id of strata-account and strata-workspace into wrangler.toml.',
      'Wrote the id of OAUTH_KV into wrangler.toml.',
    ]);

    const before = file;
    await provisionAccount(wanted, deps);
    expect(account.created).toHaveLength(9);
    expect(file).toBe(before);
  });

  it('makes nothing at all when something stands in the way', async () => {
    const account = standInAccount();
    account.created.push('vectorize create strata-1024 --dimensions 768 --metric cosine --env production');
    const deps = {
      run: account.run,
      readToml: () => toml,
      writeToml: () => undefined,
      print: () => undefined,
    };
    const done = provisionAccount(wanted, deps);
    await expect(done).rejects.toThrow('exists with 768 dimensions');
    expect(account.created).toHaveLength(1);
  });

  it('says how to log in when nobody is', () => {
    const stderr = "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN";
    const failure = failureOf(['d1', 'list'], { code: 1, stdout: '', stderr });
    expect(failure).toMatchObject({ reason: 'not_logged_in' });
    expect(failure.message).toContain('npx wrangler login');
  });
});

/** Answers as wrangler does, from the commands that have created something so far. */
function standInAccount() {
  const created: string[] = [];
  const names = (prefix: string) =>
    created
      .filter((line) => line.startsWith(prefix))
      .map((line) => line.slice(prefix.length).split(' ')[0] ?? '');
  const listed = (value: unknown): Outcome => ({ code: 0, stdout: JSON.stringify(value), stderr: '' });
  const run = async (args: readonly string[]): Promise<Outcome> => {
    const line = args.join(' ');
    if (line.startsWith('d1 list')) {
      return listed(names('d1 create ').map((name) => ({ name, uuid: `uuid of ${name}` })));
    }
    if (line.startsWith('kv namespace list'))
      return listed(
        names('kv namespace create ').map((name) => ({
          id: `id of production-${name}`,
          title: `production-${name}`,
        })),
      );
    if (line.startsWith('vectorize list ')) {
      const dimensions = Number(/--dimensions (\d+)/.exec(created.join('\n'))?.[1]);
      return listed(
        names('vectorize create ').map((name) => ({ name, config: { dimensions, metric: 'cosine' } })),
      );
    }
    if (line.startsWith('vectorize list-metadata-index')) {
      const properties = names('vectorize create-metadata-index strata-1024 --propertyName=');
      return listed(properties.map((propertyName) => ({ propertyName, indexType: 'String' })));
    }
    const probed = /^(queues|r2 bucket) info (\S+)/.exec(line);
    if (probed !== null) {
      const found = names(`${probed[1]} create `).includes(probed[2] ?? '');
      return { code: found ? 0 : 1, stdout: '', stderr: '' };
    }
    created.push(line);
    return { code: 0, stdout: 'Created.', stderr: '' };
  };
  return { created, run };
}
