/**
 * Language models of Workers AI, each with its own form of JSON mode and its own shape of answers. If it fails, a deployment has
 * to know which of them its model is.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { SUMMARY_PATIENCE } from '../../../src/models/create-models.ts';
import type { ModelRunner } from '../../../src/models/workers-ai.ts';
import { WorkersAiLanguageModel } from '../../../src/models/workers-ai-language-model.ts';
import { configureModels, workersAiModel } from '../../support/model-scripts.ts';
import { testEnv } from '../../support/workspace.ts';

afterEach(() => configureModels());

const REQUEST = {
  system: 'Answer in JSON.',
  prompt: 'Ana sails.',
  maxTokens: 50,
  schema: { type: 'object' },
};

describe.each([
  ['@cf/meta/llama-3.3-70b-instruct-fp8-fast', 1],
  ['@cf/zai-org/glm-4.7-flash', 2],
  ['@cf/google/gemma-4-26b-a4b-it', 2],
  ['@cf/mistral/mistral-7b-instruct-v0.1', 3],
])('%s', (model, ways) => {
  const { script, calls } = workersAiModel(model);
  const language = new WorkersAiLanguageModel(testEnv.AI as ModelRunner, model, SUMMARY_PATIENCE);

  it('is asked in the form that it accepts, and its answer is read, thoughts left out', async () => {
    await script(...Array(ways).fill({ says: '<think>Hm.</think>{"drop": [1]}' }));
    expect(JSON.parse(await language.complete(REQUEST))).toEqual({ drop: [1] });
    expect((await calls()).length).toBeLessThanOrEqual(ways);
    await script({ says: '{"drop": [2]}' });
    expect(JSON.parse(await language.complete(REQUEST))).toEqual({ drop: [2] });
    const [last] = await calls();
    expect(last).toMatchObject({
      messages: [
        { role: 'system', content: REQUEST.system },
        { role: 'user', content: REQUEST.prompt },
      ],
      max_tokens: 50,
    });
  });
});
