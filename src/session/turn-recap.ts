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
import { reachOf, type SessionCall, type SessionDeps } from './session.ts';
import type { Turn } from './turn.ts';

/** A turn, as far as its recap depends on it. */
type Asking = Pick<Turn, 'reach'>;

/** Conversations that the prompt of a turn tells of at most. One that looks nowhere else tells of none. */
const recapLimit = (call: SessionCall, { reach }: Asking): number =>
  reachOf(call, reach) === 'conversation' ? 0 : call.settings.recap_conversations;

/**
 * The statement that reads what a recap is made of; no rows where one is kept. In a group nobody is told of anybody's own, nor
 * anything of the past where nobody wants it recalled.
 */
export const selectRecap = (
  { db, store }: SessionDeps,
  call: SessionCall,
  turn: Asking,
  { id, workspaceId, userId, channelId }: ConversationIdentity,
  now: number,
) => {
  const limit = store.recap() === null ? recapLimit(call, turn) : 0;
  return selectRecentConversations(db, {
    workspaceId,
    userId: limit === 0 ? null : userId,
    besides: id,
    channelId: reachOf(call, turn.reach) === 'channel' ? channelId : null,
    which: sql`c.status <> 'archived' and c.memory = 'full' and c.last_seq > 0
      and (select memory from conversations where id = ${id}) <> 'off'`,
    asOf: sql`coalesce((select created_at from events where conversation_id = ${id} and seq = 1), ${now})`,
    limit,
  });
};

/** What is kept of a recap and would be told now: it must still be there. */
export const recapToCheck = ({ store }: SessionDeps, call: SessionCall, turn: Asking): string[] =>
  recapLimit(call, turn) === 0 ? [] : sourcesOf(store.recap() ?? []);

/** What a turn does with the recap of its conversation. */
export interface TurnRecap {
  /** Lines that its prompt tells. */
  readonly lines: readonly string[];
  /** What they are made of: when something of it is erased, they go. */
  readonly sources: readonly string[];
  /** What is to be kept from this turn on; null where that is decided already, or not for this turn to decide. */
  readonly made: readonly RecapEntry[] | null;
}

/** The recap of a turn, once what it has lost is taken out; `rows` are those of `selectRecap`. */
export function recapOfTurn(
  { store }: SessionDeps,
  call: SessionCall,
  turn: Asking,
  rows: readonly RecentRow[],
): TurnRecap {
  const limit = recapLimit(call, turn);
  const kept = store.recap();
  const made = kept === null && limit > 0 ? makeRecap(rows.map(toRecent)) : null;
  const shown = (kept ?? made ?? []).slice(0, limit);
  return { lines: shown.map(({ line }) => line), sources: sourcesOf(shown), made };
}
