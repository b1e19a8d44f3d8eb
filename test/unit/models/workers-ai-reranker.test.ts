/**
 * The cross-encoder of Workers AI behind its port. If it fails, scores go to the wrong texts, a broken answer is taken for
 * an order, or a search waits for a model that does not answer.
 */
import { describe, expect, it, vi } from 'vitest';
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { type ModelRunner, WorkersAiReranker } from '../../../src/models/workers-ai-reranker.ts';

const MODEL = '@cf/baai/bge-reranker-base';
const TEXTS = ['one', 'two', 'three'];
/** Tokens that the model reads of a question and a text together, without the four marks around them. */
const PAIR_MAX_TOKENS = 508;
/** Tokens of the model's own tokenizer for one of ours, at most, in prose. */
const OTHER_TOKENIZER = 1.3;

interface Inputs {
  readonly query: string;
  readonly contexts: readonly { readonly text: string }[];
  readonly top_k: number;
}

const rerankerOf = (run: ModelRunner['run'], timeoutMs = 1_000) =>
  new WorkersAiReranker({ ai: { run }, model: MODEL }, timeoutMs);

/** What is sent for a question and texts. */
async function sentFor(question: string, texts: readonly string[]): Promise<Inputs> {
  const run = vi.fn<ModelRunner['run']>(async (_, inputs) => ({
    response: (inputs as unknown as Inputs).contexts.map((_, id) => ({ id, score: 0 })),
  }));
  await rerankerOf(run).rerank(question, texts);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[0]?.[0]).toBe(MODEL);
  return run.mock.calls[0]?.[1] as unknown as Inputs;
}

describe('the request', () => {
  it('has the question and every text in order, and asks for all scores', async () => {
    expect(await sentFor('Which?', TEXTS)).toEqual({
      query: 'Which?',
      contexts: [{ text: 'one' }, { text: 'two' }, { text: 'three' }],
      top_k: 3,
    });
  });

  it.each([
    ['prose', 'We walked along the river and had some tea. '],
    ['Chinese', '我们沿着河边走了很久，然后喝了茶。'],
  ])('fits what the model reads, and keeps the passage that answers: %s', async (_, filler) => {
    const long = `${filler.repeat(100)}Mira lost her umbrella. ${filler.repeat(100)}`;
    const question = `Where did Mira lose her umbrella? ${filler.repeat(100)}`;
    const { query, contexts } = await sentFor(question, [long]);
    const [{ text } = { text: '' }] = contexts;
    expect(text).toContain('Mira lost her umbrella');
    expect(query).toContain('Where did Mira lose her umbrella?');
    expect((countTokens(query) + countTokens(text)) * OTHER_TOKENIZER).toBeLessThan(PAIR_MAX_TOKENS);
  });
});

describe('the answer', () => {
  it('gives each text its own score, whatever the order and the sign', async () => {
    const response = [
      { id: 2, score: 4.5 },
      { id: 0, score: 0 },
      { id: 1, score: -7.25 },
    ];
    expect(await rerankerOf(async () => ({ response, usage: {} })).rerank('Which?', TEXTS)).toEqual([
      0, -7.25, 4.5,
    ]);
  });

  const scored = (...ids: number[]) => ({ response: ids.map((id) => ({ id, score: 1 / (id + 2) })) });
  it.each<[what: string, answer: unknown]>([
    ['nothing', undefined],
    ['a text', 'one'],
    ['no list', { response: 'one' }],
    ['an empty list', { response: [] }],
    ['a list of numbers', { response: [1, 2, 3] }],
    ['fewer scores, as top_k cuts them', scored(0, 2)],
    ['more scores', scored(0, 1, 2, 3)],
    ['a text twice', scored(0, 1, 1)],
    ['a text twice besides all', scored(0, 1, 2, 2)],
    ['an id out of range', scored(0, 1, 3)],
    ['a negative id', scored(0, 1, -1)],
    ['half an id', scored(0, 1, 1.5)],
    ['an id in words', { response: [...scored(0, 1).response, { id: '2', score: 1 }] }],
    ['no score', { response: [...scored(0, 1).response, { id: 2 }] }],
    ['no number', { response: [...scored(0, 1).response, { id: 2, score: Number.NaN }] }],
    ['no end', { response: [...scored(0, 1).response, { id: 2, score: Number.POSITIVE_INFINITY }] }],
  ])('is no order when it is %s, and the error names the model', async (_, answer) => {
    await expect(rerankerOf(async () => answer).rerank('Which?', TEXTS)).rejects.toThrow(MODEL);
  });

  it('is told to be missing when the model fails, at once or later', async () => {
    const reasons = [
      () => {
        throw new Error('5007: No such model');
      },
      () => Promise.reject(new Error('5007: No such model')),
    ];
    for (const run of reasons) await expect(rerankerOf(run).rerank('Which?', TEXTS)).rejects.toThrow('5007');
  });

  it('is not waited for beyond the deadline, and is not missed when it fails afterwards', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const run = vi.fn<ModelRunner['run']>(() => promise);
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    await expect(rerankerOf(run, 5).rerank('Which?', TEXTS)).rejects.toThrow('no answer within 5 ms');
    reject(new Error('down'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
