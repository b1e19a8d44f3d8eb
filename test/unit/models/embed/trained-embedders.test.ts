/**
 * Trained embedders behind their port, with models that a test plays. If they fail, a text has the vector of another one, a model
 * refuses a whole batch for one text, or vectors of two models are compared as if they were of one.
 */
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../../src/lib/text/tokens.ts';
import { embeddingModel, knownDimensions, modelName } from '../../../../src/models/embed/embedding-models.ts';
import { OpenAiEmbedder } from '../../../../src/models/embed/openai-embedder.ts';
import { WorkersAiEmbedder } from '../../../../src/models/embed/workers-ai-embedder.ts';
import { startOpenAiServer } from '../../../support/models/openai-server.ts';
import { testClock } from '../../../support/models/test-clock.ts';
import { toyVector } from '../../../support/models/toy-embeddings.ts';

const M3 = '@cf/baai/bge-m3';
const ENGLISH = '@cf/baai/bge-base-en-v1.5';
const QWEN = '@cf/qwen/qwen3-embedding-0.6b';
const GEMMA = '@cf/google/embeddinggemma-300m';

type Inputs = Record<string, unknown>;
const textsIn = ({ text, queries, documents }: Inputs) => (text ?? queries ?? documents) as string[];

/** An embedder on a Workers AI that answers as the toy model does, and what it was sent. */
function embedderOf(model: string, answer?: (inputs: Inputs) => unknown) {
  const dimensions = knownDimensions(model) ?? 0;
  const calls: Inputs[] = [];
  const run = async (_: string, inputs: Inputs) => {
    calls.push(inputs);
    if (answer) return answer(inputs);
    return { shape: [], data: textsIn(inputs).map((text) => toyVector(text, dimensions)) };
  };
  return { embedder: new WorkersAiEmbedder({ run }, model, dimensions, testClock()), calls };
}

const normOf = (vector: Float32Array | undefined) => Math.hypot(...(vector ?? []));
const textsOf = (n: number) => Array.from({ length: n }, (_, i) => `harbour ${i}`);

describe('a text', () => {
  it('has a vector of unit norm, its own one in any order, and none when it says nothing', async () => {
    const { embedder, calls } = embedderOf(M3);
    const vectors = await embedder.embed(['Ana sails', '', 'Ben sings', ' … !'], 'document');
    expect(vectors.map(({ length }) => length)).toEqual([1_024, 1_024, 1_024, 1_024]);
    for (const [i, norm] of [1, 0, 1, 0].entries()) expect(normOf(vectors[i])).toBeCloseTo(norm, 5);
    expect(calls).toEqual([{ text: ['Ana sails', 'Ben sings'], truncate_inputs: true }]);
    const [ben] = await embedder.embed(['Ben sings'], 'document');
    expect(vectors[2]).toEqual(ben);
  });

  it('costs no call when none says anything', async () => {
    const { embedder, calls } = embedderOf(M3);
    expect(await embedder.embed(['', '?'], 'query')).toHaveLength(2);
    expect(await embedder.embed([], 'query')).toEqual([]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['prose', 'We walked along the river and had some tea. '],
    ['Chinese', '我们沿着河边走了很久，然后喝了茶。'],
    ['one endless word', 'harbour'],
  ])('is cut to what the model reads: %s', async (_, piece) => {
    const { embedder, calls } = embedderOf(ENGLISH);
    await embedder.embed([piece.repeat(1_000)], 'query');
    const [sent = ''] = textsIn(calls[0] ?? {});
    expect(sent).toMatch(/^Represent this sentence for searching relevant passages: /);
    expect(countTokens(sent)).toBeLessThanOrEqual(384);
    expect(countTokens(sent)).toBeGreaterThan(350);
  });

  it('is sent in the way of its model and purpose', async () => {
    const sent = async (model: string, purpose: 'document' | 'query') => {
      const { embedder, calls } = embedderOf(model);
      await embedder.embed(['Ana sails'], purpose);
      return calls[0];
    };
    expect(await sent(ENGLISH, 'document')).toEqual({ text: ['Ana sails'], pooling: 'cls' });
    expect(await sent(QWEN, 'document')).toEqual({ documents: ['Ana sails'] });
    expect(await sent(QWEN, 'query')).toMatchObject({ queries: ['Ana sails'] });
    expect(await sent(GEMMA, 'document')).toEqual({ text: ['title: none | text: Ana sails'] });
    expect(await sent(GEMMA, 'query')).toEqual({ text: ['task: search result | query: Ana sails'] });
  });
});

describe('a batch', () => {
  it.each([
    [M3, 250, [100, 100, 50]],
    [QWEN, 70, [32, 32, 6]],
  ])('of %s has as many texts as the model takes', async (model, n, sizes) => {
    const { embedder, calls } = embedderOf(model);
    const vectors = await embedder.embed(textsOf(n), 'document');
    expect(calls.map((inputs) => textsIn(inputs).length)).toEqual(sizes);
    const [last] = await embedder.embed([`harbour ${n - 1}`], 'document');
    expect(vectors[n - 1]).toEqual(last);
  });

  it('has no more tokens than a call takes, and one text at least', async () => {
    const { embedder, calls } = embedderOf(QWEN);
    await embedder.embed(
      Array(5).fill('We walked along the river and had some tea. '.repeat(400)),
      'document',
    );
    expect(calls.map((inputs) => textsIn(inputs).length)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('an answer', () => {
  const vector = toyVector('Ana', 1_024);
  it.each<[what: string, answer: unknown, reason: string]>([
    ['nothing', undefined, 'no vectors'],
    ['an id of a queue', { request_id: 'x' }, 'no vectors'],
    ['fewer vectors', { data: [vector] }, '1 vectors for 2 texts'],
    [
      'another dimension',
      { data: [vector.slice(1), vector] },
      'answered 1023 dimensions, configured are 1024',
    ],
    ['words', { data: [vector.map(String), vector] }, 'no numbers'],
    ['no direction', { data: [vector.map(() => 0), vector] }, 'without direction'],
    ['no number', { data: [[Number.NaN, ...vector.slice(1)], vector] }, 'without direction'],
    ['one text twice', { data: [0, 0].map((index) => ({ index, embedding: vector })) }, 'of other texts'],
    ['another text', { data: [0, 2].map((index) => ({ index, embedding: vector })) }, 'of other texts'],
  ])('is refused when it is %s, by the name of the model', async (_, answer, reason) => {
    const { embedder } = embedderOf(M3, () => answer);
    const asked = embedder.embed(['Ana', 'Ben'], 'document');
    await expect(asked).rejects.toThrow(reason);
    await expect(asked).rejects.toThrow(M3);
  });

  it('is put in order by the index that the OpenAI protocol gives', async () => {
    const server = await startOpenAiServer((request, headers) => {
      expect(headers.authorization).toBe('Bearer s3cret');
      if (request.path !== '/embeddings') throw new Error('unexpected');
      return { vectors: request.body.input.map((text) => toyVector(text, 64)) };
    });
    const endpoint = { url: server.url, key: 's3cret' };
    const embedder = new OpenAiEmbedder(endpoint, 'openai:toy', 64);
    const texts = textsOf(40);
    const vectors = await embedder.embed(texts, 'document');
    for (const [i, text] of texts.entries()) {
      const raw = toyVector(text, 64);
      const norm = Math.hypot(...raw);
      expect(vectors[i]?.[7]).toBeCloseTo((raw[7] ?? 0) / norm, 5);
    }
    await server.close();
  });
});

describe('a model', () => {
  it('is known by its name, whoever serves it', () => {
    for (const id of [M3, 'openai:BAAI/bge-m3', 'openai:bge-m3:latest', 'openai:BGE-M3'])
      expect([modelName(id), knownDimensions(id)]).toEqual(['bge-m3', 1_024]);
    expect(knownDimensions('openai:my-own')).toBeNull();
    expect(embeddingModel('openai:my-own', 100)).toMatchObject({ dimensions: 100, maxTokens: 512 });
  });
});
