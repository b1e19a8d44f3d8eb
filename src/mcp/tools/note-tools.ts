/** Tools of notes: an agent's own working memory beside a conversation (the API's scratchpad). */
import { z } from 'zod';
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { enter } from '../conversation.ts';
import { OUTPUT_MAX_TOKENS, tool } from './tool.ts';

const NOTES_MAX = 50;
const RENAMED = { chat_id: 'conversation', id: 'conversation', body: 'value' };
const Key = z.string().describe('A short name, e.g. "plan".');

export const noteTools = [
  tool({
    name: 'write_note',
    title: 'Write a note',
    description:
      'Writes a working note of yours under a key, over what it held: a plan, a list, a step you are at. Call it in long tasks, for what you need again in this conversation and what is nothing about the user (for that use remember). Notes never enter a prompt by themselves; orientation shows them. The value is any JSON up to 64 KB. Returns the key and when it was written.',
    effect: 'replaces',
    inConversation: true,
    input: z.object({ key: Key, value: z.unknown().describe('Any JSON value.') }),
    renamed: RENAMED,
    run: async ({ caller, args, idempotencyKey }) => {
      const { id } = await enter(caller, args);
      const note = await caller.client.call('PUT /v1/conversations/{id}/scratchpad/{key}', {
        path: { id, key: args.key },
        body: args.value ?? null,
        idempotencyKey,
      });
      return { key: note.key, updated_at: note.updated_at };
    },
  }),

  tool({
    name: 'read_notes',
    title: 'Read notes',
    description:
      'Reads your working notes of this conversation: the one of a key, or all of them, by key. Call it when you go on with a long task, or look for what you noted. A value that is too long for the answer comes as the beginning of its JSON text, with cut: true; read it by its key to get more of it.',
    effect: 'reads',
    inConversation: true,
    input: z.object({ key: Key.optional(), cursor: z.string().optional() }),
    renamed: RENAMED,
    run: async ({ caller, args }) => {
      const { id } = await enter(caller, args);
      const path = { id };
      if (args.key !== undefined) {
        const note = await caller.client.call('GET /v1/conversations/{id}/scratchpad/{key}', {
          path: { ...path, key: args.key },
        });
        return { notes: [shown(note, OUTPUT_MAX_TOKENS)], next_cursor: null };
      }
      const page = await caller.client.call('GET /v1/conversations/{id}/scratchpad', {
        path,
        query: { limit: NOTES_MAX, cursor: args.cursor },
      });
      const room = Math.floor(OUTPUT_MAX_TOKENS / Math.max(1, page.data.length));
      return { notes: page.data.map((note) => shown(note, room)), next_cursor: page.next_cursor };
    },
  }),

  tool({
    name: 'delete_note',
    title: 'Delete a note',
    description:
      'Deletes one of your working notes of this conversation by its key. Call it when the note is done with. Returns the key; a key that holds nothing is an error.',
    effect: 'replaces',
    inConversation: true,
    input: z.object({ key: Key }),
    renamed: RENAMED,
    run: async ({ caller, args }) => {
      const { id } = await enter(caller, args);
      await caller.client.call('DELETE /v1/conversations/{id}/scratchpad/{key}', {
        path: { id, key: args.key },
      });
      return { deleted: args.key };
    },
  }),
];

interface Note {
  readonly key: string;
  readonly value?: unknown;
  readonly updated_at: string;
}

function shown({ key, value, updated_at }: Note, room: number) {
  const text = JSON.stringify(value ?? null);
  return countTokens(text) <= room
    ? { key, value, updated_at }
    : { key, value: truncateToTokens(text, room), cut: true, updated_at };
}
