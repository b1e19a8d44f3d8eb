/** The record of a temporary conversation, asked of its object by whoever would ask the database of any other. */
import { ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import type { Session } from '../open-session.ts';
import type { TemporaryEventsQuery } from './temporary.ts';

/** The kept events that are asked for: see `readTemporaryEvents`. */
export async function askTemporaryEvents(
  { object, call }: Session,
  question: TemporaryEventsQuery,
): Promise<Result<readonly (readonly ConversationEvent[])[], MemoryError>> {
  const kept = await object.kept(call, question);
  return kept.ok ? ok(JSON.parse(kept.value) as ConversationEvent[][]) : kept;
}
