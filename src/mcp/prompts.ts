/** A prompt that a person picks in their host: a question, with what is known of it before it. It writes nothing. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { StrataError } from '../client/client.ts';
import { INJECTION_PREFIX } from '../memory/neutralise.ts';
import { fittingLines, renderResult } from '../recall/render-results.ts';
import { type McpCaller, userOf } from './caller.ts';
import { sourcesFor } from './tools/search-tools.ts';
import { isTold } from './tools/tool.ts';

const RECALLED = 10;
const RECALL_MAX_TOKENS = 1_500;

/** Puts the prompt into a server. */
export function registerPrompts(server: McpServer, caller: McpCaller): void {
  const question = z.string().describe('The question to ask.');
  const argsSchema =
    caller.userId === null
      ? z.object({ question, user_id: z.string().describe('The user whose memory is read.').optional() })
      : z.object({ question });
  server.registerPrompt(
    'ask_with_memory',
    {
      title: 'Ask with memory',
      description: 'Asks a question with what is known of it: memories, earlier conversations, documents.',
      argsSchema,
    },
    async (args: { question: string; user_id?: string | undefined }) => {
      const user = userOf(caller, args);
      const lines = await recalled(caller, args.question, user);
      const { text } = fittingLines(lines, RECALL_MAX_TOKENS);
      const context = `${INJECTION_PREFIX}\n${text === '' ? 'Nothing is known of this.' : text}`;
      return {
        messages: [context, args.question].map((part) => ({
          role: 'user' as const,
          content: { type: 'text' as const, text: part },
        })),
      };
    },
  );
}

async function recalled(
  caller: McpCaller,
  query: string,
  user: { readonly user_id?: string },
): Promise<string[]> {
  try {
    const { results } = await caller.client.call('POST /v1/search', {
      body: { query, ...user, sources: sourcesFor(caller, user), top_k: RECALLED },
    });
    return results.filter(isTold).map(renderResult);
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    const words = error.fields.map(
      ({ field, message }) => `${field === 'query' ? 'question' : field}: ${message}`,
    );
    throw new Error(words.join('; ') || (error.detail ?? error.code), { cause: error });
  }
}
