/**
 * Memory for Cloudflare's Agents SDK: blocks for its `ContextBlocks`, or for `configureContext()` of Think. One block is what is known of the
 * user, in the prompt; the other one the model searches and writes to by tools. What is said is recorded by the middleware of `strata/ai`.
 */
import type { ContextConfig } from 'agents/context';
import type { Client } from '../client.ts';
import type { Whose } from './chat-memory.ts';
import { linesForModel, mayBeRead } from './result-lines.ts';

/** Memories that stand in the prompt, the most important ones. */
const PROFILE_MEMORIES = 20;
/** Number of results that a question is answered from: more only dilutes it. */
const RECALLED = 10;
/** The longest topic that the service takes. */
const TOPIC_MAX_CHARS = 200;

/** The blocks of one user: `new ContextBlocks([...strataContext(client, { user: 'ana' }), yours])`. */
export function strataContext(client: Client, { user: user_id }: Pick<Whose, 'user'>): ContextConfig[] {
  return [
    {
      label: 'user_profile',
      description: 'Memories about the user, quoted as data',
      provider: {
        get: async () => {
          const query = { user_id, order: 'most_important' as const, limit: PROFILE_MEMORIES };
          const { data } = await client.call('GET /v1/memories', { query });
          const told = data.filter(mayBeRead).map(({ content }) => `- ${JSON.stringify(content)}`);
          return told.length === 0 ? null : told.join('\n');
        },
      },
      // What is learnt meanwhile follows the prompt, which stays as it is for the provider's cache.
      whenChanged: 'remind',
    },
    {
      label: 'long_term_memory',
      description: 'Lasting facts about the user, one sentence an entry; the same title replaces an entry',
      provider: {
        get: () =>
          Promise.resolve(
            'Earlier conversations, facts and documents of the user. Search it before you answer what may depend on them.',
          ),
        search: async (query: string) => {
          const body = { query, user_id, top_k: RECALLED };
          const { results } = await client.call('POST /v1/search', { body });
          return linesForModel(results) || null;
        },
        set: async (key: string, content: string) => {
          const topic_key = key.slice(0, TOPIC_MAX_CHARS);
          const body = { content, kind: 'fact' as const, user_id, topic_key, source: 'agents' };
          await client.call('POST /v1/memories', { body });
        },
      },
    },
  ];
}
