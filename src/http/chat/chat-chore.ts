/** A request that goes to the model as it came. It counts as a turn of its workspace: what a model is asked is paid by the owner. */
import type { Context } from 'hono';
import type { TurnEnd } from '../../chat/answer.ts';
import type { IncomingMessage } from '../../chat/messages.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { ChatFields, ChatRequest } from '../../memory/ports.ts';
import { refuseTurn } from '../../memory/turn-limits.ts';
import { countTurn, limitReached } from '../../store/operations/turn-counts.ts';
import type { AppEnv } from '../context.ts';

const nothing = () => Promise.resolve(ok(null));

/** The end of an answer of which nothing is kept. */
export const NOTHING_KEPT: TurnEnd = { reply: nothing, leave: nothing, abort: () => Promise.resolve() };

/** Counts the turn, and gives what the model is asked. */
export async function passTurnBy(
  c: Context<AppEnv>,
  messages: readonly IncomingMessage[],
  parameters: ChatFields,
): Promise<Result<ChatRequest, MemoryError>> {
  const { db, workspace, settings } = c.var.services;
  const now = c.var.now();
  try {
    await db.write('chat.chore', countTurn(db, workspace.id, settings, now));
  } catch (error) {
    const reached = limitReached(error);
    if (reached === null) throw error;
    return err(refuseTurn(reached, settings, now));
  }
  // Many servers know no developer.
  const asSystem = ({ role, ...message }: IncomingMessage) => ({
    ...message,
    role: role === 'developer' ? 'system' : role,
  });
  return ok({ messages: messages.map(asSystem), parameters });
}
