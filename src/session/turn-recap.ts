/**
 * What the prompts of a conversation tell of others: made with its first turn, kept by its object, and as it was at that moment
 * wherever it must be made again. Nothing is added to it later, so that the prompts of a conversation begin with the same bytes.
 */
import { sql } from 'drizzle-orm';
import type { ConversationIdentity } from '../memory/identity.ts';
import {
  type RecentRow,
  selectRecentConversations,
  toRecent,
} from '../store/workspace/recent-conversations.ts';
import { makeRecap, type RecapEntry, sourcesOf } from './prompt/recap.ts';
import type { SessionCall, SessionDeps } from './session.ts';

/** Conversations that the prompts of a call tell of at most. */
const recapLimit = ({ settings }: SessionCall): number => settings.recap_conversations;

/** The statement that reads what a recap is made of; no rows where one is kept. In a group nobody is told of anybody's own. */
export const selectRecap = (
  { db, store }: SessionDeps,
  call: SessionCall,
  { id, workspaceId, userId }: ConversationIdentity,
  now: number,
) => {
  const limit = store.recap() === null ? recapLimit(call) : 0;
  return selectRecentConversations(db, {
    workspaceId,
    userId: limit === 0 ? null : userId,
    besides: id,
    channelId: null,
    which: sql`c.status <> 'archived' and c.memory = 'full' and c.last_seq > 0`,
    asOf: sql`coalesce((select created_at from events where conversation_id = ${id} and seq = 1), ${now})`,
    limit,
  });
};

/** What a turn does with the recap of its conversation. */
export interface TurnRecap {
  /** What its prompt tells. */
  readonly shown: readonly RecapEntry[];
  /** What is to be kept from this turn on; null where that is decided already, or not for this call to decide. */
  readonly made: readonly RecapEntry[] | null;
}

/** The recap of a turn, once what it has lost is taken out; `rows` are those of `selectRecap`. */
export function recapOfTurn(
  { store }: SessionDeps,
  call: SessionCall,
  rows: readonly RecentRow[],
): TurnRecap {
  const limit = recapLimit(call);
  const kept = store.recap();
  const made = kept === null && limit > 0 ? makeRecap(rows.map(toRecent)) : null;
  return { shown: (kept ?? made ?? []).slice(0, limit), made };
}

/** What a prompt shows of it, and what tells that some of that is gone. */
export const shownOf = ({ shown }: TurnRecap) => ({
  lines: shown.map(({ line }) => line),
  sources: sourcesOf(shown),
});
