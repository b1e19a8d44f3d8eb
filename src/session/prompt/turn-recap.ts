/**
 * Recap of other conversations for the prompts of one: made with its first turn, kept by its object, and as it was at that
 * moment wherever it must be made again. Nothing is added to it later, so that the prompts of a conversation begin with the
 * same bytes.
 */
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { type RecentConversation, selectEarlierConversations } from '../../store/conversations/recent.ts';
import type { ParsedStatement } from '../history/outdated-statements.ts';
import { reachOf, type SessionCall, type SessionDeps } from '../session.ts';
import type { Turn } from '../turn/turn.ts';
import { chooseRecent, makeRecap, type RecapEntry, sourcesOf, withoutOutdatedParts } from './recap.ts';

/** Conversations that the prompt of a turn tells of at most. One that looks nowhere else tells of none. */
const recapLimit = (call: SessionCall, reach: Turn['reach']): number =>
  reachOf(call, reach) === 'conversation' ? 0 : call.settings.recap_conversations;

/** Newest conversations read for each that a recap tells of: of some it tells only where there are no others. */
const READ_PER_TOLD = 2;

/**
 * The statement that reads what a recap is made of, and the `scanned` newest among which one is taken up; no rows where neither is
 * asked for. In a group nobody is told of anybody's own, nor anything of the past where nobody wants it recalled.
 */
export const selectOthers = (
  { db, store }: SessionDeps,
  call: SessionCall,
  reach: Turn['reach'],
  scanned: number,
  { id, workspaceId, userId, channelId }: ConversationIdentity,
  now: number,
) => {
  const told = store.recap() === null ? recapLimit(call, reach) : 0;
  const limit = Math.max(told * READ_PER_TOLD, scanned);
  return selectEarlierConversations(db, {
    workspaceId,
    userId: limit === 0 ? null : userId,
    besides: id,
    channelId: reachOf(call, reach) === 'channel' ? channelId : null,
    now,
    limit,
    told,
  });
};

/** Ids of what is kept of other conversations and would be told now: it must still be there. */
export const sourcesToCheck = ({ store }: SessionDeps, call: SessionCall, reach: Turn['reach']): string[] => [
  ...(recapLimit(call, reach) === 0 ? [] : sourcesOf(store.recap() ?? [])),
  ...(reachOf(call, reach) === 'conversation' ? [] : (store.continued()?.sources ?? [])),
];

/** The recap of a conversation in one of its turns. */
export interface TurnRecap {
  /** Entries that the prompt of the turn shows. */
  readonly shown: readonly RecapEntry[];
  /** All of it. */
  readonly entries: readonly RecapEntry[];
  /** It is made with this turn. */
  readonly isMade: boolean;
  /** It is to be kept as it is now. */
  readonly isChanged: boolean;
}

/**
 * The recap of a turn, once what it has lost is taken out; `rows` are those of `selectOthers`.
 */
export function recapOfTurn(
  { store }: SessionDeps,
  call: SessionCall,
  reach: Turn['reach'],
  rows: readonly RecentConversation[],
  measures: Parameters<typeof makeRecap>[1],
): TurnRecap {
  const limit = recapLimit(call, reach);
  const kept = store.recap();
  const isMade = kept === null && limit > 0;
  const entries = kept ?? (isMade ? makeRecap(chooseRecent(rows, limit), measures) : []);
  return { shown: entries.slice(0, limit), entries, isMade, isChanged: isMade };
}

/** The same without what the message of the turn says to hold no longer: then facts change as well, and with them the prompt. */
export function outdateRecap(recap: TurnRecap, outdatedStatements: readonly ParsedStatement[]): TurnRecap {
  const entries = withoutOutdatedParts(recap.entries, outdatedStatements);
  return entries === recap.entries
    ? recap
    : { ...recap, shown: withoutOutdatedParts(recap.shown, outdatedStatements), entries, isChanged: true };
}

/** Ids that the record is to know of: those of what is told from this turn on. */
export const newSources = ({ isMade, shown }: TurnRecap): string[] => (isMade ? sourcesOf(shown) : []);
