/**
 * Whose the conversation of a turn is. The object or its caller mostly remembers; where nobody does, the batch that finds out
 * looks for what was said in it as well, so that the turn still waits for two reads and one write.
 */
import { readText } from '../../language/read-text.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { RecallReach } from '../../memory/scope.ts';
import { decayRates } from '../../memory/settings.ts';
import type { Exchange } from '../../recall/analysis/enrichment.ts';
import { isSmallTalk } from '../../recall/analysis/small-talk.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { RecallRequest } from '../../recall/plan.ts';
import { searchUnopened, type UnopenedFindings } from '../../store/search/run-recall.ts';
import { readerIn } from '../account-items.ts';
import { reachOf, requireConversation, type SessionCall, type SessionDeps } from '../session.ts';
import type { HeardTurn } from './turn.ts';

/** Kinds of candidates that a turn commonly has: fusion hands on `rerank_top_n` for each, of whichever kind. */
const KINDS_RECALLED = 2;
/** What is asked of recall where nothing is. */
const NOTHING_ASKED = readText('');

/** A conversation, and what was found in it on the way. */
export interface OpenedTurn {
  readonly identity: ConversationIdentity;
  /** What was read of what was said; null where the conversation need not be looked up. */
  readonly found: UnopenedFindings | null;
}

/** What a turn asks of recall, but for who reads. */
export const recallQuestion = (
  { settings }: SessionCall,
  { recall, heard, occurredAt }: Pick<HeardTurn, 'recall' | 'heard' | 'occurredAt'>,
  earlier: readonly Exchange[],
  now: number,
): Omit<RecallRequest, 'reader'> => ({
  text: recall && !isSmallTalk(heard.text) ? heard.text : NOTHING_ASKED,
  sources: ['memories', 'events', 'chunks', 'documents'],
  now: occurredAt ?? now,
  earlier,
  pinned: recall && settings.ambient_enabled,
  asOf: null,
  limit: settings.rerank_top_n * KINDS_RECALLED,
  limitPerKind: settings.rerank_top_n,
  rerankTopN: settings.rerank_top_n,
  similarityThreshold: settings.similarity_threshold,
  decay: decayRates(settings.decay),
});

/** Finds out whose the conversation is. */
export async function openTurn(
  deps: SessionDeps,
  call: SessionCall,
  input: HeardTurn,
): Promise<Result<OpenedTurn, MemoryError>> {
  const known = deps.known(call);
  if (known !== undefined) return ok({ identity: known, found: null });
  const { workspaceId, conversationId } = call;
  // An object that does not know its conversation has no history of it either.
  const question = recallQuestion(call, input, [], deps.now());
  const place = { workspaceId, idOrRef: conversationId, reach: reachOf(call, input.reach) };
  const found = await searchUnopened(deps.db, 'turn.open', place, null, question);
  const identity = requireConversation(found.conversation);
  return identity.ok ? ok({ identity: identity.value, found }) : identity;
}

/** What was found for the speaker of a turn, and how the record stood then. */
export interface FoundAhead {
  readonly events: EventFindings;
  readonly revision: number;
}

/** What of the opened conversation the turn of a user may use. */
export const foundFor = (
  { identity, found }: OpenedTurn,
  userId: string,
  reach: RecallReach,
): FoundAhead | null =>
  found?.conversation === undefined
    ? null
    : { events: found.foundFor(readerIn(identity, userId, reach)), revision: found.conversation.revision };
