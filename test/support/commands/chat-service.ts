/** The shared service with a scripted chat model, as the official clients of chat protocols are tested against it, and what is looked at beside their answers. */
import OpenAI from 'openai';
import { createClient } from './client.ts';
import { sharedServiceThatChats } from './shared-service.ts';

export const USAGE = { prompt_tokens: 11, completion_tokens: 3 };
export const CALL = { name: 'get_weather', arguments: '{"city":"Oslo"}' };

/** A message of a user. */
export const user = (content: string) => ({ role: 'user' as const, content });

/** All that a stream gives. */
export async function all<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/** A workspace at it; `replies` are what the model says next, `requests` what it was sent. */
export async function openChatService() {
  const started = await sharedServiceThatChats();
  const { service, requests } = started;
  const client = createClient(service);
  return {
    ...started,
    client,
    openai: new OpenAI({ baseURL: `${service.url}/v1`, apiKey: service.apiKey, maxRetries: 2 }),
    /** Who said what in a conversation, as it is kept. */
    wordsIn: async (conversation: string): Promise<string[][]> => {
      const { data } = await client.request<{
        data: { role: string; content: string; status: string }[];
      }>('GET', `/v1/conversations/${conversation}/events`);
      return data.filter(({ status }) => status === 'active').map(({ role, content }) => [role, content]);
    },
    /** What the model was sent last. */
    lastMessages: () => {
      const last = requests.at(-1);
      return last?.path === '/chat/completions' ? last.body.messages : [];
    },
  };
}
