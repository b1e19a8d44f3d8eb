/** A Mastra agent with memory: what Ana says in one thread is known in the next. */
import { Agent } from '@mastra/core/agent';
import { RequestContext } from '@mastra/core/request-context';
import { createClient } from 'strata/client';
import { StrataProcessor } from 'strata/mastra';

const { STRATA_URL = 'http://localhost:8787', STRATA_KEY = '', MODEL_URL = '', MODEL = 'any' } = process.env;
const memory = new StrataProcessor(createClient({ url: STRATA_URL, key: STRATA_KEY }), { user: 'ana' });
const agent = new Agent({
  id: 'friend',
  name: 'Friend',
  instructions: 'You are a helpful assistant.',
  model: { providerId: 'local', modelId: MODEL, url: MODEL_URL, apiKey: 'none' },
  inputProcessors: [memory],
  outputProcessors: [memory],
});

async function say(thread: string, message: string): Promise<void> {
  const requestContext = new RequestContext([['mastra__threadId', thread]]);
  const { text } = await agent.generate(message, { requestContext });
  console.log(`${thread}: ${text}`);
}

await say('spring', 'My cat Miro is afraid of the vacuum cleaner.');
await say('summer', 'What is my cat called?');
