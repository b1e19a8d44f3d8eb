/** Tools of a conversation: a prompt for a message, the record of an exchange, and what to know before it goes on. */
import { z } from 'zod';
import type { AnswerOf } from '../../client/client.ts';
import { truncateToTokens } from '../../lib/text/tokens.ts';
import { enter } from '../conversation.ts';
import { naming, OUTPUT_MAX_TOKENS, refuse, tool } from './tool.ts';

type Turn = AnswerOf<'POST /v1/conversations/{id}/turns'>;

const CONTEXT_DEFAULT_TOKENS = 4_000;
const CONTEXT_MIN_TOKENS = 500;
const CONTEXT_MAX_TOKENS = 20_000;

const TurnId = z.string().describe('An id of your own for this turn: sent again, nothing is doubled.');
const RENAMED = { content: 'message', chat_id: 'conversation', id: 'conversation' };

/** The prompt of a turn as one text, without the message itself, which whoever asks has. */
function contextOf({ prompt, recovery, confirmation }: Turn): string {
  if (prompt === null) return recovery?.message ?? confirmation?.message ?? '';
  const { stable, dynamic } = prompt.system;
  const said = prompt.messages.slice(0, -1).map(({ role, name, content }) => `${name ?? role}: ${content}`);
  return [stable, dynamic, ...(said.length > 0 ? ['Conversation so far:', ...said] : [])].join('\n\n');
}

export const conversationTools = [
  tool({
    name: 'get_context',
    title: 'Get the context for a message',
    description:
      'Takes a user message into the conversation and returns what to answer it with: standing instructions, what is known of the user, what was said before that matters now. Call it once for each user message, before you answer, when you keep whole conversations here; then close the turn with record, its turn_id and your reply. status "ready": answer by the context. status "continuity_lost" or a confirmation: tell the user that text instead.',
    effect: 'records',
    inConversation: true,
    input: z.object({
      message: z.string().describe('The message of the user, unchanged.'),
      turn_id: TurnId.optional(),
      budget_tokens: z
        .int()
        .min(CONTEXT_MIN_TOKENS)
        .max(CONTEXT_MAX_TOKENS)
        .default(CONTEXT_DEFAULT_TOKENS)
        .describe('Size of the context.'),
    }),
    renamed: { ...RENAMED, 'options.budget_tokens': 'budget_tokens' },
    run: async ({ caller, args, idempotencyKey }) => {
      const { id, user } = await enter(caller, args);
      const turn = await caller.client.call('POST /v1/conversations/{id}/turns', {
        path: { id },
        body: {
          turn_id: args.turn_id,
          content: args.message,
          ...user,
          options: { budget_tokens: args.budget_tokens },
        },
        idempotencyKey,
      });
      return {
        turn_id: turn.turn_id,
        conversation_id: turn.conversation_id,
        status: turn.status,
        context: truncateToTokens(contextOf(turn), args.budget_tokens),
        learnt: turn.signals.map(({ memory_id, action, kind }) => ({ memory_id, action, kind })),
      };
    },
  }),

  tool({
    name: 'record',
    title: 'Record an exchange',
    description:
      'Keeps what was said, so that it can be recalled and learnt from. Call it after you answered: with turn_id and reply to close a turn of get_context; or with message and reply to record a whole exchange, when you did not call get_context. message alone leaves the turn open. Give the words unchanged. Returns turn_id, conversation_id and what was learnt of the user.',
    effect: 'records',
    inConversation: true,
    input: z.object({
      message: z.string().describe('The message of the user, unchanged.').optional(),
      reply: z.string().describe('Your answer.').optional(),
      turn_id: TurnId.optional(),
    }),
    renamed: RENAMED,
    run: async ({ caller, args, idempotencyKey }) => {
      const { message, reply } = args;
      if (message === undefined && (args.turn_id === undefined || reply === undefined))
        throw refuse('message', 'is required, unless a turn_id and its reply are given');
      const { id, user } = await enter(caller, args);
      const turn =
        message === undefined
          ? null
          : await caller.client.call('POST /v1/conversations/{id}/turns', {
              path: { id },
              body: { turn_id: args.turn_id, content: message, ...user, options: { recall: false } },
              idempotencyKey,
            });
      const turnId = turn?.turn_id ?? args.turn_id ?? '';
      if (reply !== undefined) {
        const closing = caller.client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
          path: { id, turn_id: turnId },
          body: { content: reply },
        });
        // Of a message and of a reply the API says `content`.
        await naming(closing, { content: 'reply' });
      }
      return {
        turn_id: turnId,
        conversation_id: id,
        status: reply === undefined ? 'open' : 'closed',
        learnt: (turn?.signals ?? []).map(({ memory_id, action, kind }) => ({ memory_id, action, kind })),
      };
    },
  }),

  tool({
    name: 'orientation',
    title: 'Get oriented',
    description:
      'A Markdown document with what to know before a conversation goes on: persona, standing instructions, facts, summary, open tasks, recent talk, notes. Call it once when you take a conversation up: at the start of a session, or after your context was cut. Not before every message: for that there is recall or get_context.',
    effect: 'reads',
    inConversation: true,
    input: z.object({}),
    renamed: RENAMED,
    run: async ({ caller, args }) => {
      const { id } = await enter(caller, args);
      const { document } = await caller.client.call('GET /v1/conversations/{id}/orientation', {
        path: { id },
      });
      return truncateToTokens(document, OUTPUT_MAX_TOKENS);
    },
  }),
];
