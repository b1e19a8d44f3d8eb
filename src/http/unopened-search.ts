/**
 * The first search of a conversation in an isolate. Who reads is not known yet, so one batch looks the conversation up and
 * finds what was said in it by the words of the question; what the reader may not see, or whose scope is not theirs, is
 * thrown away unread. Memories, which hang on who reads, come with the second batch.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import type { EventFindings } from '../recall/events/evidence.ts';
import { parseQuery } from '../recall/query.ts';
import type { RecallRequest } from '../recall/recall.ts';
import { selectConversation } from '../store/workspace/conversations.ts';
import { ofReader, selectEvidence } from '../store/workspace/event-reads.ts';
import type { AppEnv } from './context.ts';
import { type ClaimedReader, claimFound, type ReaderNames } from './reader.ts';

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
  const query = parseQuery(question.text, question.asOf ?? question.now, question.earlier);
  const nobody = { userId: null, channelId: null, conversationId: null, audience: 'user' } as const;
  const request = { ...question, reader: { workspaceId: workspace.id, ...nobody } };
  const unopened = { workspaceId: workspace.id, idOrRef };
  const [[conversation], rows] = await db.batch('search.open', [
    selectConversation(db, workspace.id, idOrRef),
    selectEvidence(db, query, request, question.now, null, unopened),
  ]);
  const claimed = claimFound(c, names, idOrRef, conversation);
  if (!claimed.ok) return err(claimed.error);
  return ok({ claimed: claimed.value, events: ofReader(rows, claimed.value.reader) });
}
