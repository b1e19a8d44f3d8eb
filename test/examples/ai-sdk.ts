/** The AI SDK with memory: what Ana says in one conversation is known in the next, and the model may look things up itself. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, stepCountIs, wrapLanguageModel } from 'ai';
import { memoryTools, strataMemory } from 'strata/ai';
import { createClient } from 'strata/client';

const { STRATA_URL = 'http://localhost:8787', STRATA_KEY = '', MODEL_URL = '', MODEL = 'any' } = process.env;
const strata = createClient({ url: STRATA_URL, key: STRATA_KEY });
const model = wrapLanguageModel({
  model: createOpenAICompatible({ name: 'local', baseURL: MODEL_URL })(MODEL),
  middleware: strataMemory(strata, { user: 'ana' }),
});

async function say(conversation: string, prompt: string): Promise<void> {
  const { text } = await generateText({
    model,
    prompt,
    tools: memoryTools(strata, { user: 'ana' }),
    stopWhen: stepCountIs(4),
    providerOptions: { strata: { conversation } },
  });
  console.log(`${conversation}: ${text}`);
}

await say('monday', 'My dog Rex has been limping since Tuesday.');
await say('friday', 'What is my dog called?');
