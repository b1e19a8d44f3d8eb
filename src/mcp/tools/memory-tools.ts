/** Tools of single memories: say one outright, list, change and forget them. What they may do is what the API's routes let the caller do. */
import { z } from 'zod';
import type { AnswerOf } from '../../client/client.ts';
import { truncateToTokens } from '../../lib/text/tokens.ts';
import { MEMORY_KINDS } from '../../memory/types.ts';
import { userOf } from '../caller.ts';
import { isTold, OUTPUT_MAX_TOKENS, tool } from './tool.ts';

type Memory = AnswerOf<'GET /v1/memories/{id}'>;

const LIST_DEFAULT = 20;
const LIST_MAX = 50;
/** Source of memories that are said through this door. */
const SOURCE = 'mcp';

const Kind = z.enum(MEMORY_KINDS);
const Moment = z.string().describe('ISO 8601, e.g. 2026-03-01T09:30:00Z');

/** A memory as a model needs it, its words cut to `room` tokens. */
export const memoryForModel = (memory: Memory, room: number) => ({
  id: memory.id,
  content: truncateToTokens(memory.content, room),
  kind: memory.kind,
  ...(memory.topic_key === null ? {} : { topic_key: memory.topic_key }),
  ...(memory.subject_id === null ? {} : { subject_id: memory.subject_id }),
  ...(memory.visibility === 'private' ? {} : { visibility: memory.visibility }),
  importance: memory.importance,
  ...(memory.tags.length === 0 ? {} : { tags: memory.tags }),
  valid_from: memory.valid_from ?? memory.created_at,
  ...(memory.valid_to === null ? {} : { valid_to: memory.valid_to }),
  ...(memory.expires_at === null ? {} : { expires_at: memory.expires_at }),
});

export const memoryTools = [
  tool({
    name: 'remember',
    title: 'Remember something',
    description:
      'Stores one lasting thing about the user: a fact, preference, standing instruction, decision or event. Call it when the user asks you to remember something, or states what will matter in later chats. One self-contained sentence a call ("Ana is allergic to peanuts."). Not for small talk, your own words or secrets; passwords and card numbers are refused. A new value under the same topic_key replaces the old one. Returns the memory with its id; the same words again change nothing.',
    effect: 'adds',
    input: z.object({
      content: z.string().describe('One sentence that is true by itself.'),
      kind: Kind.default('fact'),
      topic_key: z.string().describe('A topic that can have one value only, e.g. "home city".').optional(),
      subject_id: z.string().describe('The subject that it is about, if not the user.').optional(),
      importance: z.number().describe('0 to 1; 0.5 without it.').optional(),
      tags: z.array(z.string()).optional(),
      valid_from: Moment.optional(),
      expires_at: Moment.optional(),
    }),
    run: async ({ caller, args, idempotencyKey }) => {
      const { conversation: _, user_id: __, ...said } = args;
      const user = userOf(caller, args);
      const isShared = caller.userId === null && user.user_id === undefined;
      const memory = await caller.client.call('POST /v1/memories', {
        body: { ...said, ...user, source: SOURCE, ...(isShared ? { visibility: 'shared' as const } : {}) },
        idempotencyKey,
      });
      return { memory: memoryForModel(memory, OUTPUT_MAX_TOKENS) };
    },
  }),

  tool({
    name: 'list',
    title: 'List memories',
    description:
      'Lists what is remembered of the user, oldest first, a page at a time. Call it to review or tidy up memory, or when the user asks "what do you know about me?"; for a question use recall. With as_of, what held at that moment. Returns memories with ids, and next_cursor when there are more: pass it as cursor, with the same filters.',
    effect: 'reads',
    input: z.object({
      kind: Kind.optional(),
      subject_id: z.string().optional(),
      as_of: Moment.optional(),
      limit: z.int().min(1).max(LIST_MAX).default(LIST_DEFAULT),
      cursor: z.string().optional(),
    }),
    run: async ({ caller, args }) => {
      const { conversation: _, user_id: __, ...query } = args;
      const page = await caller.client.call('GET /v1/memories', {
        query: { ...query, ...userOf(caller, args) },
      });
      const told = page.data.filter(isTold);
      const room = Math.floor(OUTPUT_MAX_TOKENS / Math.max(1, told.length));
      return {
        memories: told.map((memory) => memoryForModel(memory, room)),
        next_cursor: page.next_cursor,
      };
    },
  }),

  tool({
    name: 'update',
    title: 'Change a memory',
    description:
      'Changes one memory by its id (from recall, search or list): its words, kind, importance, tags, topic or dates. Call it when the user corrects what you remembered. For a value that was true and changed ("I moved"), remember the new one under the same topic_key instead, so that the old one stays as history. What is left out stays. Returns the memory as it is now.',
    effect: 'replaces',
    input: z.object({
      id: z.string(),
      content: z.string().optional(),
      kind: Kind.optional(),
      importance: z.number().optional(),
      tags: z.array(z.string()).optional(),
      topic_key: z.string().nullable().optional(),
      valid_from: Moment.nullable().optional(),
      valid_to: Moment.nullable().optional(),
      expires_at: Moment.nullable().optional(),
    }),
    run: async ({ caller, args }) => {
      const { id, conversation: _, user_id: __, ...body } = args;
      const memory = await caller.client.call('PATCH /v1/memories/{id}', {
        path: { id },
        query: userOf(caller, args),
        body,
      });
      return { memory: memoryForModel(memory, OUTPUT_MAX_TOKENS) };
    },
  }),
];
