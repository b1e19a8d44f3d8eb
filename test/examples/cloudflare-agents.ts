/** Cloudflare's Agents SDK with memory: the prompt holds what is known of Ana, and the model notes and searches by tools. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ContextBlocks } from 'agents/context';
import { generateText, stepCountIs } from 'ai';
import { strataContext } from 'strata/agents';
import { createClient } from 'strata/client';

const { STRATA_URL = 'http://localhost:8787', STRATA_KEY = '', MODEL_URL = '', MODEL = 'any' } = process.env;
const strata = createClient({ url: STRATA_URL, key: STRATA_KEY });
const soul = { label: 'soul', provider: { get: async () => 'You are a helpful assistant.' } };

async function say(prompt: string): Promise<void> {
  const context = new ContextBlocks([soul, ...strataContext(strata, { user: 'ana' })]);
  const { text } = await generateText({
    model: createOpenAICompatible({ name: 'local', baseURL: MODEL_URL })(MODEL),
    system: await context.freezeSystemPrompt(),
    tools: await context.tools(),
    stopWhen: stepCountIs(4),
    prompt,
  });
  console.log(text);
}

await say('Please remember that I play the oboe.');
await say('What do I play?');
