/** The circuit of the cross-encoder. If it fails, every search waits for a model that is down. */
import { expect, it } from 'vitest';
import { CIRCUIT_OPENS_AFTER, circuits } from '../../../src/models/circuit.ts';
import { WorkersAiReranker } from '../../../src/models/workers-ai-reranker.ts';

it('a cross-encoder that keeps failing is not asked for a while, and once per search before', async () => {
  circuits.clear();
  let calls = 0;
  const run = async () => {
    calls += 1;
    throw new Error('3040: Capacity temporarily exceeded');
  };
  const reranker = new WorkersAiReranker({ ai: { run }, model: '@cf/test/down' }, 1_000);
  for (let i = 0; i < CIRCUIT_OPENS_AFTER * 2; i++)
    await expect(reranker.rerank('Which?', ['one'])).rejects.toThrow('@cf/test/down');
  expect(calls).toBe(CIRCUIT_OPENS_AFTER);
});
