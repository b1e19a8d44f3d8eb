/**
 * Forgetting, in two steps: first what would go is shown, with a code; with the code it goes for good. The code stands for the
 * memories as they were shown: one that was changed since, or another list of ids, needs to be looked at again.
 */
import { z } from 'zod';
import { type AnswerOf, StrataError } from '../../client/client.ts';
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { type McpCaller, userOf } from '../caller.ts';
import { memoryForModel } from './memory-tools.ts';
import { OUTPUT_MAX_TOKENS, refuse, tool } from './tool.ts';

type Memory = AnswerOf<'GET /v1/memories/{id}'>;

const FORGOTTEN_MAX = 20;
/** Enough that none is hit upon by trying. */
const CODE_CHARS = 12;

/** The memory, or null where the caller has none of this id. */
async function find(caller: McpCaller, id: string, query: { user_id?: string }): Promise<Memory | null> {
  return orNull(caller.client.call('GET /v1/memories/{id}', { path: { id }, query }));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StrataError && error.code === 'not_found') return null;
    throw error;
  }
}

const codeOf = (memories: readonly Memory[]): string =>
  sha256Hex(
    lengthPrefixed(memories.flatMap(({ id, updated_at, content }) => [id, updated_at, content])),
  ).slice(0, CODE_CHARS);

export const forgetTool = tool({
  name: 'forget',
  title: 'Forget memories',
  description:
    'Erases memories by their ids (from recall, search or list), for good, with everything derived from them. Call it when the user asks you to forget something. Two steps: without confirm nothing is erased; you get what would go, and a code. Show it to the user; once they agree, call again with the same ids and the code as confirm. Returns what was forgotten, and ids that are not there. What was said in a conversation stays in its record.',
  effect: 'replaces',
  input: z.object({
    ids: z.array(z.string()).min(1).max(FORGOTTEN_MAX).describe('Ids of memories: mem_…'),
    confirm: z.string().describe('The code of the first call.').optional(),
  }),
  run: async ({ caller, args: { ids, confirm, ...whom } }) => {
    const query = userOf(caller, whom);
    const wanted = [...new Set(ids)].sort();
    const found = await Promise.all(wanted.map(async (id) => [id, await find(caller, id, query)] as const));
    const memories = found.flatMap(([, memory]) => memory ?? []);
    const missing = found.flatMap(([id, memory]) => (memory ? [] : id));
    const code = codeOf(memories);
    if (confirm === undefined) {
      const room = Math.floor(OUTPUT_MAX_TOKENS / Math.max(1, memories.length));
      return {
        would_forget: memories.map((memory) => memoryForModel(memory, room)),
        not_found: missing,
        ...(memories.length > 0 ? { confirm: code } : {}),
      };
    }
    if (memories.length > 0 && confirm !== code)
      throw refuse('confirm', 'is not the code of these memories as they are now: call without it first');
    const forgotten: string[] = [];
    for (const { id } of memories)
      if (await orNull(caller.client.call('DELETE /v1/memories/{id}', { path: { id }, query })))
        forgotten.push(id);
    return { forgotten, not_found: missing };
  },
});
