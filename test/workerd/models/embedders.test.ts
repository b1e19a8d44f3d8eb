/**
 * Trained embedders on the real runtime: the binding of Workers AI with its schemas and limits, and HTTP. If they fail, memories
 * stay without vectors or get those of others.
 */
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { parseConfig } from '../../../src/env.ts';
import type { Embedder } from '../../../src/memory/ports.ts';
import { createModels } from '../../../src/models/create-models.ts';
import { configureModels, hurry, scriptOpenAi, workersAi } from '../support/service/model-scripts.ts';
import { testEnv } from '../support/service/workspace.ts';

beforeEach(() => hurry());
afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

function embedderOf(model: string, variables: Record<string, string> = {}): Embedder {
  configureModels({ EMBEDDER: model, ...variables });
  const embedder = createModels(parseConfig(testEnv)).trained(model);
  if (!embedder) throw new Error(`no ${model}`);
  return embedder;
}

const openAi = (name: string) =>
  embedderOf(`openai:${name}`, { EMBEDDER_URL: inject('openAiUrl'), EMBEDDER_DIMENSIONS: '64' });

const cosine = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  (a ?? new Float32Array()).reduce((sum, value, i) => sum + value * (b?.[i] ?? 0), 0);

const MODELS = [
  ['@cf/baai/bge-m3', 1_024],
  ['@cf/baai/bge-base-en-v1.5', 768],
  ['@cf/qwen/qwen3-embedding-0.6b', 1_024],
  ['@cf/google/embeddinggemma-300m', 768],
] as const;

describe.each(MODELS)('%s', (model, dimensions) => {
  it('embeds questions near the texts that answer them', async () => {
    const embedder = embedderOf(model);
    const [question] = await embedder.embed(['my yacht'], 'query');
    const [near, far] = await embedder.embed(['her boat', 'his violin concert'], 'document');
    expect([embedder.dimensions, question?.length]).toEqual([dimensions, dimensions]);
    expect(cosine(question, near)).toBeGreaterThan(cosine(question, far) + 0.1);
  });

  it('takes any number of texts of any length, empty ones too', async () => {
    const texts = [
      ...Array.from({ length: 230 }, (_, i) => `harbour ${i}`),
      '',
      'sailing boat '.repeat(10_000),
      '我们沿着河边走了很久。'.repeat(2_000),
    ];
    const vectors = await embedderOf(model).embed(texts, 'document');
    const norms = vectors.map((vector) => Math.round(Math.hypot(...vector) * 1_000));
    expect(norms).toEqual(texts.map((text) => (text === '' ? 0 : 1_000)));
  });
});

describe('Workers AI', () => {
  const MODEL = '@cf/baai/bge-m3';

  it.each(['3040: Capacity temporarily exceeded', '3007: Request timeout', 'Network connection lost.'])(
    'is asked again when it says %s',
    async (fails) => {
      const embedder = embedderOf(MODEL);
      await workersAi.script(MODEL, [{ fails }, { fails }]);
      expect(await embedder.embed(['Ana sails'], 'document')).toHaveLength(1);
    },
  );

  it('is not asked again when it refuses, and the error says why without what was sent', async () => {
    const embedder = embedderOf(MODEL);
    await workersAi.script(MODEL, [{ fails: '5006: Error: Ana sails is no text' }]);
    const failed = await embedder.embed(['Ana sails'], 'document').catch((error: unknown) => String(error));
    expect(failed).toBe(`ModelError: ${MODEL}: Workers AI error 5006`);
  });

  it('is given up at once when the day is used up', async () => {
    const embedder = embedderOf(MODEL);
    const before = (await workersAi.callsOf(MODEL)).length;
    await workersAi.script(MODEL, [{ fails: '3036: You have used up your daily free allocation' }]);
    for (let i = 0; i < 3; i++)
      expect(await embedder.embed(['Ana'], 'document').catch(() => 'failed')).toBe('failed');
    expect((await workersAi.callsOf(MODEL)).length - before).toBe(1);
  });
});

describe('an OpenAI-compatible server', () => {
  it('embeds, with its key where it has one', async () => {
    const embedder = embedderOf('openai:keyed', {
      EMBEDDER_URL: inject('openAiUrl'),
      EMBEDDER_KEY: 's3cret',
      EMBEDDER_DIMENSIONS: '64',
    });
    const vectors = await embedder.embed(['my yacht', '...', 'her boat'], 'document');
    expect(vectors.map(({ length }) => length)).toEqual([64, 64, 64]);
    expect(cosine(vectors[0], vectors[2])).toBeGreaterThan(0.9);
    const calls = await (await fetch(new URL('/script/keyed', inject('openAiUrl')))).json();
    expect(calls).toMatchObject([{ authorization: 'Bearer s3cret', path: '/embeddings' }]);
  });

  it('is asked again after 429 and 5xx', async () => {
    await scriptOpenAi('flaky', [{ status: 429, headers: { 'Retry-After': '1' } }, { status: 502 }]);
    expect(await openAi('flaky').embed(['Ana'], 'document')).toHaveLength(1);
  });

  it('with vectors of another size is refused, by both sizes', async () => {
    await scriptOpenAi('other-size', [{ vectors: [Array(32).fill(0.5)] }]);
    const failed = await openAi('other-size')
      .embed(['Ana'], 'document')
      .catch((error: unknown) => String(error));
    expect(failed).toBe('ModelError: openai:other-size: answered 32 dimensions, configured are 64');
  });

  it('that answers a question too late is not waited for', async () => {
    await scriptOpenAi('slow', [{ afterMs: 5_000 }]);
    const failed = await openAi('slow')
      .embed(['Ana'], 'query')
      .catch((error: unknown) => String(error));
    expect(failed).toMatch(/no answer within/);
  });
});
