/**
 * The first search of a conversation in an isolate. Who reads is not known yet: the conversation is looked up and searched at
 * once, and what the reader may not see is thrown away unread.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import { openConversation } from '../../store/search/opened-recall.ts';
import { type ClaimedReader, claimFound, type ReaderNames, reachIn } from '../access/reader.ts';
import type { AppEnv } from '../context.ts';

/** A reader, and what was found on the way to them. */
export interface Opened {
  readonly claimed: ClaimedReader;
  /** What was said that the question may mean; null where that is not read yet. */
  readonly events: EventFindings | null;
}

/** Looks up the conversation that `names` names, and finds what was said in it. */
export async function openSearch(
  c: Context<AppEnv>,
  names: ReaderNames,
  idOrRef: string,
  question: Omit<RecallRequest, 'reader'>,
): Promise<Result<Opened, MemoryError>> {
  const { db, workspace } = c.var.services;
  const userId = c.var.confinement?.userId ?? null;
  const reach = reachIn(c, names);
  const opened = await openConversation(db, 'search.open', workspace.id, idOrRef, userId, question, reach);
  const claimed = claimFound(c, names, idOrRef, opened.conversation, opened.isMember);
  if (!claimed.ok) return err(claimed.error);
  return ok({ claimed: claimed.value, events: opened.foundFor(claimed.value.reader) });
}
