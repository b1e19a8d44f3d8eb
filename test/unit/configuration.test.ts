/** The configuration of a deployment. A wrong one that is taken in silence does not do what its operator believes. */
import { describe, expect, it } from 'vitest';
import { type Env, parseConfig } from '../../src/env.ts';

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
