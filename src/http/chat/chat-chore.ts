/** A request that goes to the model as it came, without memory and without a trace in any conversation. It counts as a turn of its workspace. */
import type { Context } from 'hono';
import type { ChatAnswer, TurnEnd } from '../../chat/answer.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { ChatFields, ChatModel } from '../../memory/ports.ts';
import { refuseTurn } from '../../memory/turn-limits.ts';
import { countTurn, limitReached } from '../../store/operations/turn-counts.ts';
import type { AppEnv } from '../context.ts';
import type { ChatBody } from './chat-schemas.ts';

const nothing = () => Promise.resolve(ok(null));

/** The end of an answer of which nothing is kept. */
export const NOTHING_KEPT: TurnEnd = { reply: nothing, leave: nothing, abort: () => Promise.resolve() };

/** The answer that a model gives to a request as it stands. */
export async function answerAsItCame(
  c: Context<AppEnv>,
  model: ChatModel,
  { messages, model: named }: ChatBody,
  parameters: ChatFields,
): Promise<Result<ChatAnswer, MemoryError>> {
  const { db, workspace, settings } = c.var.services;
  const now = c.var.now();
  try {
    await db.write('chat.chore', countTurn(db, workspace.id, settings, now));
  } catch (error) {
    const reached = limitReached(error);
    if (reached === null) throw error;
    return err(refuseTurn(reached, settings, now));
  }
  c.header('X-Strata-Status', 'unremembered');
  return ok({
    head: {
      id: `chatcmpl-${c.var.ids.next('req')}`,
      created: Math.floor(now / SECOND_MS),
      model: named,
    },
    model,
    request: {
      // Many servers know no developer.
      messages: messages.map(({ role, ...message }) => ({
        ...message,
        role: role === 'developer' ? 'system' : role,
      })),
      parameters,
    },
    end: NOTHING_KEPT,
    debug: null,
  });
}
