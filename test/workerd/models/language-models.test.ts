/**
 * Language models of Workers AI, each with its own form of JSON mode and its own shape of answers. If it fails, a deployment has
 * to know which of them its model is.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { ReplyAssembler } from '../../../src/chat/reply-assembler.ts';
import { WorkersAiChatModel } from '../../../src/models/chat/workers-ai-chat-model.ts';
import { SUMMARY_PATIENCE } from '../../../src/models/create-models.ts';
import { WorkersAiLanguageModel } from '../../../src/models/language-model/workers-ai-language-model.ts';
import type { ModelError } from '../../../src/models/model-error.ts';
import type { ModelRunner } from '../../../src/models/workers-ai.ts';
import { configureModels, workersAiModel } from '../support/service/model-scripts.ts';
import { testEnv } from '../support/service/workspace.ts';

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

  it('answers a chat, whole and streamed, with the limit under the name that it knows', async () => {
    const chat = new WorkersAiChatModel(testEnv.AI as ModelRunner, model);
    const request = {
      messages: [{ role: 'user', content: 'Hello.' }],
      parameters: { temperature: 0.5, max_completion_tokens: 30 },
    };
    await script({ says: 'Hello, Ana.' }, { says: 'Hello, Bo.' }, { fails: 'busy' });
    const whole = await chat.complete(request);
    expect(whole).toMatchObject({ message: { content: 'Hello, Ana.' }, finishReason: 'stop' });
    const heard = new ReplyAssembler();
    for await (const chunk of await chat.stream(request)) heard.hear(chunk);
    expect([heard.text, heard.finishReason]).toEqual(['Hello, Bo.', 'stop']);
    expect(heard.usage(() => 0)).toMatchObject({ prompt_tokens: 9, completion_tokens: 2 });
    await expect(chat.stream(request).catch((error: ModelError) => error.fault)).resolves.toBe('busy');
    const [first, second] = await calls();
    expect(first).toEqual({ messages: request.messages, temperature: 0.5, max_tokens: 30 });
    expect(second).toEqual({ ...first, stream: true });
  });
});
