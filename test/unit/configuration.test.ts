/** The configuration of a deployment. A wrong one that is taken in silence does not do what its operator believes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Env, parseConfig } from '../../src/env.ts';
import { Settings } from '../../src/memory/settings.ts';
import { createModels } from '../../src/models/create-models.ts';

const AI = { run: async () => ({}) };
const configured = (variables: Record<string, unknown> = {}) =>
  parseConfig({ ROOT_SECRET: 'a-root-secret-for-tests-only', ...variables } as unknown as Env);

describe('a cross-encoder', () => {
  it('is none unless one is named, also where Workers AI is bound', () => {
    expect(configured().reranker).toBeNull();
    expect(configured({ AI }).reranker).toBeNull();
  });

  it('is whatever model is named, since models come and go, and runs on Workers AI', () => {
    for (const model of [
      '@cf/baai/bge-reranker-base',
      '@cf/baai/bge-reranker-v2-m3',
      '@hf/an-author/model_2.1',
    ])
      expect(configured({ RERANKER: model, AI }).reranker).toEqual({ ai: AI, model });
  });

  it.each<[what: string, variables: Record<string, unknown>]>([
    ['a name that is no id of a model', { RERANKER: 'bge-reranker-base', AI }],
    ['an id with something behind it', { RERANKER: '@cf/baai/bge-reranker-base ', AI }],
    ['an empty name', { RERANKER: '', AI }],
    ['a model without what runs it', { RERANKER: '@cf/baai/bge-reranker-base' }],
  ])('is refused by its variable: %s', (_, variables) => {
    expect(() => configured(variables)).toThrow(/configuration:.*RERANKER/s);
  });
});

describe('origins of browsers', () => {
  it('are none unless they are listed, one by one', () => {
    expect(configured().corsOrigins).toEqual([]);
    expect(configured({ CORS_ORIGINS: 'https://a.example, http://localhost:5173' }).corsOrigins).toEqual([
      'https://a.example',
      'http://localhost:5173',
    ]);
  });

  it.each([
    ['everybody', '*'],
    ['no scheme', 'a.example'],
    ['a path', 'https://a.example/'],
    ['a wildcard', 'https://*.a.example/x'],
    ['the usual port, which browsers leave out', 'https://a.example:443'],
    ['capital letters, which browsers do not send', 'https://A.example'],
    ['another scheme', 'ftp://a.example'],
    ['a gap', 'https://a.example,,https://b.example'],
    ['nothing', ''],
    ['null, which any sandboxed page sends', 'null'],
  ])('are refused by their variable: %s', (_, CORS_ORIGINS) => {
    expect(() => configured({ CORS_ORIGINS })).toThrow(/configuration:.*CORS_ORIGINS/s);
  });
});

describe('locations of databases', () => {
  it('are none unless they are told, and else those that D1 knows', () => {
    expect(configured().locations.size).toBe(0);
    const { locations } = configured({ DATABASE_LOCATIONS: 'WORKSPACE_DB=weur, WORKSPACE_DB_2=enam' });
    expect([...locations]).toEqual([
      ['WORKSPACE_DB', 'weur'],
      ['WORKSPACE_DB_2', 'enam'],
    ]);
  });

  it.each(['weur', 'WORKSPACE_DB=mars', 'WORKSPACE_DB=weur=enam', 'OTHER=weur', 'WORKSPACE_DB=weur,', ''])(
    'are refused by their variable: %j',
    (DATABASE_LOCATIONS) => {
      expect(() => configured({ DATABASE_LOCATIONS })).toThrow(/configuration:.*DATABASE_LOCATIONS/s);
    },
  );
});

describe('the root secret before the last change', () => {
  it('is good for tokens only, and is refused like the secret itself, without its value', () => {
    const ROOT_SECRET_PREVIOUS = 'the-root-secret-before-this-one';
    const { rootSecret, tokenSecrets } = configured({ ROOT_SECRET_PREVIOUS });
    expect(tokenSecrets).toEqual([rootSecret, ROOT_SECRET_PREVIOUS]);
    expect(configured().tokenSecrets).toEqual([rootSecret]);
    const wrong = () => configured({ ROOT_SECRET_PREVIOUS: 'has spaces in the secret' });
    expect(wrong).toThrow(/configuration:.*ROOT_SECRET_PREVIOUS/s);
    expect(wrong).not.toThrow(/has spaces in/);
  });
});

const URLS = { EMBEDDER_URL: 'https://models.test/v1/', LANGUAGE_MODEL_URL: 'http://127.0.0.1:8080/v1' };
const modelsOf = (variables: Record<string, unknown> = {}) => createModels(configured(variables));

describe('the embedder', () => {
  it('is code unless another one is named, and is there beside a trained one', () => {
    expect(modelsOf().wanted).toBe('strata-chargram-384-v1');
    for (const EMBEDDER of ['strata-hash-256-v1', '@cf/baai/bge-m3']) {
      const { inline, wanted, trained } = modelsOf({ EMBEDDER, AI });
      expect([inline.model, wanted]).toEqual(['strata-chargram-384-v1', EMBEDDER]);
      expect(trained(EMBEDDER)?.model).toBe(EMBEDDER);
    }
  });

  it('is called by the id that is stored with its vectors, as far as the deployment can call it', () => {
    const { trained } = modelsOf({ EMBEDDER: '@cf/baai/bge-m3', AI });
    expect(trained('@cf/baai/bge-m3')).toMatchObject({ model: '@cf/baai/bge-m3', dimensions: 1_024 });
    // The one before, during a switch.
    expect(trained('@cf/baai/bge-base-en-v1.5')?.dimensions).toBe(768);
    expect(trained('@cf/new/model')).toBeNull();
    expect(trained('@cf/new/model', 99)?.dimensions).toBe(99);
    expect(trained('openai:text-embedding-3-small')).toBeNull();
    expect(trained('strata-chargram-384-v1')).toBeNull();
    expect(modelsOf(URLS).trained('openai:bge-m3')?.dimensions).toBe(1_024);
    expect(modelsOf(URLS).trained('@cf/baai/bge-m3')).toBeNull();
  });

  it('has the size that is configured where nobody else knows it', () => {
    const own = { EMBEDDER: 'openai:my-own', EMBEDDER_DIMENSIONS: '100', ...URLS };
    expect(modelsOf(own).trained('openai:my-own')?.dimensions).toBe(100);
  });
});

describe('the language model', () => {
  it('summarises where one is named, and looks orientation documents over', () => {
    const none = modelsOf();
    expect([none.summariser.model, none.gate]).toEqual(['strata-extractive-v1', null]);
    for (const [LANGUAGE_MODEL, more] of [
      ['openai:gpt', URLS],
      ['@cf/zai-org/glm-4.7-flash', { AI }],
    ] as const) {
      const { summariser, gate } = modelsOf({ LANGUAGE_MODEL, ...more });
      expect([summariser.model, gate?.model]).toEqual([LANGUAGE_MODEL, LANGUAGE_MODEL]);
    }
  });
});

describe('the chat model', () => {
  it('is none unless one is named, and is no other than that', () => {
    expect(modelsOf({ LANGUAGE_MODEL: 'openai:gpt', ...URLS }).chat).toBeNull();
    const CHAT_MODEL_URL = 'http://localhost:11434/v1';
    expect(modelsOf({ CHAT_MODEL: 'openai:llama3.1', CHAT_MODEL_URL }).chat?.model).toBe('openai:llama3.1');
    expect(modelsOf({ CHAT_MODEL: '@cf/zai-org/glm-4.7-flash', AI }).chat?.model).toBe(
      '@cf/zai-org/glm-4.7-flash',
    );
  });
});

describe('models that do not fit together', () => {
  it.each<[what: string, wrong: string, variables: Record<string, unknown>]>([
    ['no model id', 'EMBEDDER', { EMBEDDER: 'bge-m3', AI }],
    ['nothing that runs it', 'EMBEDDER', { EMBEDDER: '@cf/baai/bge-m3' }],
    ['no address', 'EMBEDDER_URL', { EMBEDDER: 'openai:bge-m3' }],
    ['no size', 'EMBEDDER_DIMENSIONS', { EMBEDDER: '@cf/new/model', AI }],
    ['another size', 'EMBEDDER_DIMENSIONS', { EMBEDDER: '@cf/baai/bge-m3', EMBEDDER_DIMENSIONS: '768', AI }],
    ['no number', 'EMBEDDER_DIMENSIONS', { EMBEDDER_DIMENSIONS: 'many' }],
    ['too large a size', 'EMBEDDER_DIMENSIONS', { EMBEDDER_DIMENSIONS: '100000' }],
    ['an address in the clear', 'EMBEDDER_URL', { EMBEDDER_URL: 'http://models.test/v1' }],
    ['an address with a key', 'EMBEDDER_URL', { EMBEDDER_URL: 'https://models.test/v1?key=secret' }],
    [
      'an address of a user',
      'LANGUAGE_MODEL_URL',
      { LANGUAGE_MODEL_URL: 'https://me:secret@models.test/v1' },
    ],
    ['no address at all', 'LANGUAGE_MODEL_URL', { LANGUAGE_MODEL_URL: 'models.test' }],
    [
      'a host that only looks local',
      'LANGUAGE_MODEL_URL',
      { LANGUAGE_MODEL_URL: 'http://localhost.test/v1' },
    ],
    ['no model id', 'LANGUAGE_MODEL', { LANGUAGE_MODEL: 'gpt', AI, ...URLS }],
    ['nothing that runs it', 'LANGUAGE_MODEL', { LANGUAGE_MODEL: '@cf/zai-org/glm-4.7-flash' }],
    ['no address', 'LANGUAGE_MODEL_URL', { LANGUAGE_MODEL: 'openai:gpt' }],
    ['no model id', 'CHAT_MODEL', { CHAT_MODEL: 'llama3.1', AI, ...URLS }],
    ['nothing that runs it', 'CHAT_MODEL', { CHAT_MODEL: '@cf/zai-org/glm-4.7-flash' }],
    ['no address', 'CHAT_MODEL_URL', { CHAT_MODEL: 'openai:llama3.1', ...URLS }],
    ['a key with a blank', 'CHAT_MODEL_KEY', { CHAT_MODEL_KEY: 'secret key' }],
    ['a key with a line break', 'EMBEDDER_KEY', { EMBEDDER_KEY: 'secret\n' }],
    ['an empty key', 'LANGUAGE_MODEL_KEY', { LANGUAGE_MODEL_KEY: '' }],
  ])(
    'are refused by their variable, without its value where it is a secret: %s (%s)',
    (_, wrong, variables) => {
      expect(() => configured(variables)).toThrow(new RegExp(`configuration:.*${wrong}`, 's'));
      expect(() => configured(variables)).not.toThrow(/secret/);
    },
  );

  it('are seen when a variable changes', () => {
    expect(modelsOf({ LANGUAGE_MODEL: 'openai:one', ...URLS }).summariser.model).toBe('openai:one');
    expect(modelsOf({ LANGUAGE_MODEL: 'openai:two', ...URLS }).summariser.model).toBe('openai:two');
  });
});

describe('keys that seal secrets of platforms', () => {
  const [KEY, OTHER] = ['k', 'o'].map((letter) => btoa(letter.repeat(32)));

  it('may be left out, with all webhooks; they call no machine of the network unless told to', () => {
    expect(configured().webhooks).toEqual({ sealer: null, local: false });
    expect(configured({ SECRETS_KEY: KEY }).webhooks.sealer).not.toBeNull();
    expect(configured({ WEBHOOKS_LOCAL: 'true' }).webhooks.local).toBe(true);
  });

  it.each<[what: string, variables: Record<string, unknown>, named: string]>([
    ['a short key', { SECRETS_KEY: btoa('short') }, 'SECRETS_KEY'],
    ['a password', { SECRETS_KEY: 'correct horse battery staple' }, 'SECRETS_KEY'],
    ['a key before that is none', { SECRETS_KEY: KEY, SECRETS_KEY_PREVIOUS: 'x' }, 'SECRETS_KEY_PREVIOUS'],
    ['a key before without one now', { SECRETS_KEY_PREVIOUS: OTHER }, 'SECRETS_KEY'],
    ['an unclear yes', { WEBHOOKS_LOCAL: 'yes' }, 'WEBHOOKS_LOCAL'],
  ])('are refused by their variable: %s', (_, variables, named) => {
    expect(() => configured(variables)).toThrow(named);
  });
});

describe('what CONFIGURATION.md tells', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');
  const rows = read('CONFIGURATION.md').split('\n');

  it.each(Object.entries(Settings.parse({})))('has the setting %s with its default', (name, value) => {
    const row = rows.find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
    expect(row).toBeDefined();
    const defaults = row?.split(' | ')[1]?.replaceAll('`', '').split(' / ') ?? [];
    const told = [String(value).toLowerCase(), ...String(value).toLowerCase().split(' with ')];
    expect(defaults.some((each) => told.some((text) => text.includes(each.toLowerCase())))).toBe(true);
  });

  it.each(
    [...read('env.ts').matchAll(/^ {2}readonly ([A-Z_]+)\?: (?:string|RateLimit);$/gm)].map(
      ([, name]) => name ?? '',
    ),
  )('has the variable %s', (name) => {
    // The commands of this machine set it.
    if (name !== 'CRON_LOCAL') expect(rows.some((line) => line.includes(`\`${name}\``))).toBe(true);
  });
});
