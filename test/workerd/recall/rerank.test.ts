/**
 * The cross-encoder, on a stand-in that keeps the contract of Workers AI. A user loses when the better answer stays behind,
 * when a model that fails or dawdles takes the answer along, or when a chat waits for a model that nobody asked for.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelRunner } from '../../../src/models/workers-ai-reranker.ts';
import { settleOutbox } from '../support/scenes/maintenance.ts';
import { eventually } from '../support/service/eventually.ts';
import { hurry } from '../support/service/model-scripts.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';

const MODEL = '@cf/baai/bge-reranker-base';
const OTHER_MODEL = '@cf/baai/bge-reranker-v2-m3';
const QUESTION = 'Do you know when Ana called Ben?';
const ANSWER = 'From the harbour, on Monday, in the rain, Ana called Ben about the old sailing boat.';
/** Shorter and newer, with the same words: by them it comes first. */
const REVERSE = 'Ben called Ana.';

interface Found {
  readonly results: { content: string; parts: Record<string, number> }[];
  readonly degraded: string[];
  readonly trace_id: string;
}
interface Trace {
  readonly cached?: boolean;
  readonly reranker: string | null;
  readonly degraded: string[];
  readonly candidates: { parts: Record<string, number> }[];
}

/** Configures the deployment: with a cross-encoder, or with none. */
function useModel(model: string | null): void {
  if (model === null) Reflect.deleteProperty(testEnv, 'RERANKER');
  else Object.assign(testEnv, { RERANKER: model });
}

const service = testEnv.AI as ModelRunner;
/** Every call of a model. A property of a remote service cannot be spied on twice, so this stands before it. */
const run = vi.fn<ModelRunner['run']>((...call) => service.run(...call));

beforeEach(() => {
  run.mockReset();
  Object.assign(testEnv, { AI: { run } });
});

afterEach(() => {
  vi.restoreAllMocks();
  useModel(null);
  Object.assign(testEnv, { AI: service });
});

/** A workspace that knows the answer and its reverse; `settled` once the vector index has them. */
async function scene({ settled = false, ...settings }: Record<string, unknown> = {}): Promise<TestWorkspace> {
  const own = await createWorkspace({ settings });
  for (const content of [ANSWER, REVERSE, 'Cleo sings in a choir.']) await rememberEvent(own, content);
  if (settled) await settleOutbox(own);
  if (settled) await eventually(async () => expect(await isCached(own)).toBe(true));
  return own;
}

async function search(own: TestWorkspace, query = QUESTION): Promise<Found> {
  const answer = await own.call<Found>('POST', '/v1/search', { query, user_id: 'ana' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const traceOf = (own: TestWorkspace, id: string | null): Promise<Trace> =>
  eventually(async () => {
    const answer = await own.call<{ trace: Trace }>('GET', `/v1/traces/${id}`);
    expect(answer.status).toBe(200);
    return answer.body.trace;
  });

/** Whether a kept answer is given, as it is when nothing is under way any more. */
const isCached = async (own: TestWorkspace): Promise<boolean | undefined> =>
  (await traceOf(own, (await search(own)).trace_id)).cached;

const contentsOf = ({ results }: Found): string[] => results.map(({ content }) => content);

describe('a search', () => {
  it('follows the cross-encoder, which reads what no index can, and its trace names it', async () => {
    const own = await scene({ settled: true });
    const before = await search(own);
    expect(contentsOf(before)[0]).toBe(REVERSE);
    expect(await traceOf(own, before.trace_id)).toMatchObject({ reranker: null, degraded: [] });
    useModel(MODEL);
    const after = await search(own);
    expect(contentsOf(after)[0]).toBe(ANSWER);
    expect(contentsOf(after).toSorted()).toEqual(contentsOf(before).toSorted());
    expect(run).toHaveBeenCalledTimes(1);
    const trace = await traceOf(own, after.trace_id);
    expect(trace).toMatchObject({ reranker: MODEL, degraded: [] });
    expect(Object.keys(trace.candidates[0]?.parts ?? {})).toEqual(['first', 'rerank']);
  });

  it('has the model read the passage of a long message that answers, wherever it stands', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const filler = 'The weather was fine and we walked along the river for a while. '.repeat(60);
    for (const text of [`${filler}Ana called Ben at noon. ${filler}`, 'Ben was called a hero by Ana.'])
      await exchange(own, conversation, text, 'I see.', { options: { recall: false } });
    useModel(MODEL);
    expect((await search(own)).degraded).toEqual([]);
    const sent = run.mock.calls.map(([, inputs]) => (inputs as { contexts: { text: string }[] }).contexts);
    const long = sent.flat().find(({ text }) => text.includes('at noon'))?.text ?? '';
    expect(long.split(' ').length).toBeLessThan(300);
    expect(long).toContain('Ana called Ben');
  });

  it.each<[what: string, run: ModelRunner['run']]>([
    ['fails', () => Promise.reject(new Error('3040: Capacity temporarily exceeded'))],
    ['answers something else', async () => ({ response: 'sorry' })],
    ['leaves a score out', async () => ({ response: [{ id: 0, score: 0.5 }] })],
    ['never answers', () => new Promise(() => undefined)],
  ])('is answered without a model that %s, in the order that it had, and says so', async (_, broken) => {
    const own = await scene({ settled: true });
    const before = await search(own);
    useModel(MODEL);
    run.mockImplementation(broken);
    hurry();
    const after = await search(own);
    expect(contentsOf(after)).toEqual(contentsOf(before));
    expect(after.results.flatMap(({ parts }) => Object.keys(parts))).not.toContain('rerank');
    expect(after.degraded).toEqual(['rerank']);
    expect(await traceOf(own, after.trace_id)).toMatchObject({ reranker: null, degraded: ['rerank'] });
  });

  it('says that a model is gone that its provider has removed', async () => {
    const own = await scene();
    useModel('@cf/baai/removed');
    expect((await search(own)).degraded).toEqual(['rerank']);
  });
});

describe('a kept answer', () => {
  it('is given again for the same model only, and is not ranked again', async () => {
    const own = await scene({ settled: true });
    for (const model of [MODEL, OTHER_MODEL]) {
      useModel(model);
      expect(await isCached(own), model).toBe(false);
      expect(await isCached(own), model).toBe(true);
    }
    expect(run.mock.calls.map(([model]) => model)).toEqual([MODEL, OTHER_MODEL]);
    useModel(null);
    expect(await isCached(own)).toBe(true);
  });

  it('is none that the model was missing from', async () => {
    const own = await scene({ settled: true });
    useModel(MODEL);
    run.mockRejectedValueOnce(new Error('down'));
    expect((await search(own)).degraded).toEqual(['rerank']);
    const healed = await search(own);
    expect(healed.degraded).toEqual([]);
    expect(contentsOf(healed)[0]).toBe(ANSWER);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('a turn', () => {
  /** A user turn in a new conversation. */
  const turn = async (own: TestWorkspace, content = QUESTION, body = {}) => {
    const answer = await takeTurn(own, await openConversation(own), content, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };

  it('waits for no model unless the workspace says so', async () => {
    useModel(MODEL);
    const { injection, degraded, trace_id } = await turn(await scene());
    expect(injection.memory_ids).not.toEqual([]);
    expect(degraded).toEqual([]);
    expect(trace_id).not.toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('is ranked by the cross-encoder in a workspace with `rerank_turns`', async () => {
    useModel(MODEL);
    const own = await scene({ rerank_turns: true, final_top_k: 1 });
    const { prompt, trace_id } = await turn(own);
    expect(run).toHaveBeenCalledTimes(1);
    const block = JSON.stringify(prompt.messages);
    expect(block).toContain(ANSWER);
    expect(block).not.toContain(REVERSE);
    expect(await traceOf(own, trace_id)).toMatchObject({ reranker: MODEL, degraded: [] });
  });

  it('asks no model about a message that recalls nothing', async () => {
    useModel(MODEL);
    const own = await scene({ rerank_turns: true });
    await remember(own, 'Always answer in rhyme.', { kind: 'instruction' });
    await remember(own, 'Prefers short answers.', { kind: 'preference' });
    for (const [content, options] of [
      ['Hi!', {}],
      [QUESTION, { recall: false }],
    ] as const)
      expect((await turn(own, content, { options })).degraded).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });

  it.each<[what: string, run: ModelRunner['run']]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['fails too late', () => new Promise((_, reject) => setTimeout(() => reject(new Error('down')), 450))],
  ])('gets the prompt that it would have without a model that %s, and says so', async (_, broken) => {
    const own = await scene({ settled: true, rerank_turns: true });
    const before = await turn(own);
    useModel(MODEL);
    run.mockImplementation(broken);
    const conversation = await openConversation(own, { chat_id: 'second' });
    const { body } = await takeTurn(own, conversation, QUESTION);
    expect(body.injection.memory_ids).toEqual(before.injection.memory_ids);
    expect(body.degraded).toEqual(['rerank']);
    // Until the late answer is in: nobody waits for it, and nothing falls over it.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
});
