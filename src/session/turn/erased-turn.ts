/**
 * Keeps out a message that would bring something back: the turn that it was, its user or its conversation was erased, or its
 * user had forgotten what it says. What is said now is said anew; only what was said, or asked for, before that is meant.
 */
import type { Changes, Statement } from '../../memory/changes/changes.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import {
  type Buried,
  buriedUntil,
  createMessageJudge,
  type Hider,
  isBuried,
  type Message,
  messageDigests,
  turnName,
  userName,
  valueBuriedUntil,
  valueDigests,
} from '../../memory/lifetime/tombstones.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import type { SessionCall, SessionDeps } from '../session.ts';
import { type Turn, type TurnInput, turnIdOfSpeaker } from './turn.ts';

/** The names under which a turn that its client can send again is known. */
const namesOf = ({ workspaceId, id, sessionKey }: ConversationIdentity, { turnId, externalId }: Turn) =>
  [turnId, ...(externalId === null ? [] : [`external:${externalId}`])].flatMap((name) =>
    // By its identity too: it may have stood in the conversation that this one follows.
    [id, ...(sessionKey === undefined ? [] : [sessionKey])].map((place) =>
      turnName(workspaceId, place, name),
    ),
  );

/** Test by which an erased turn is recognised. */
export interface TurnErasure {
  /** Digests to look for before it is taken. */
  readonly digests: readonly string[];
  /**
   * True if it was erased, or is from before its user was, or its conversation (until `erasedBefore`), or stood in another one
   * that was; by what is buried of the digests.
   */
  isErased(buried: readonly Buried[], erasedBefore: number): boolean;
}

/**
 * Builds the test for a turn that was erased, or states something that was forgotten. Only what a client dates itself
 * may be from before.
 */
export function erasureOf(
  hider: Hider,
  conversation: ConversationIdentity,
  turn: Turn,
  statements: readonly Statement[],
): TurnErasure {
  const { workspaceId } = conversation;
  const { userId, content, occurredAt } = turn;
  const names = turn.isOwnId ? [] : namesOf(conversation, turn).flatMap(hider.hidden);
  if (occurredAt === null) return { digests: names, isErased: (buried) => isBuried(buried, names) };
  const user = hider.hidden(userName(workspaceId, userId));
  const message: Message = { role: 'user', userId, content, occurredAt };
  const said = messageDigests(hider, workspaceId, [message]);
  return {
    digests: [...names, ...user, ...said, ...digestsOfStatements(hider, statements)],
    isErased: (buried, erasedBefore) =>
      isBuried(buried, names) ||
      occurredAt <= Math.max(buriedUntil(buried, user), erasedBefore) ||
      createMessageJudge(hider, workspaceId, buried)(message),
  };
}

/**
 * True if a turn that is not there was erased. Told to whoever may speak for anybody: to the user of a token what was erased
 * and what never was are the same.
 */
export async function wasErased(
  { db, hider }: Pick<SessionDeps, 'db' | 'hider'>,
  { workspaceId, conversationId, userId }: SessionCall,
  {
    turnId,
    externalId = null,
    isOfKey = false,
    userId: speaker = null,
  }: Pick<TurnInput, 'turnId' | 'isOfKey'> & Partial<Pick<TurnInput, 'externalId' | 'userId'>>,
): Promise<boolean> {
  const names = [
    ...(turnId === null ? [] : [turnId]),
    // Nobody knows any more whether it was a group.
    ...(turnId !== null && isOfKey && speaker !== null ? [turnIdOfSpeaker(turnId, speaker)] : []),
    ...(externalId === null ? [] : [`external:${externalId}`]),
  ];
  if (userId !== undefined || names.length === 0) return false;
  const digests = names.flatMap((name) => hider.hidden(turnName(workspaceId, conversationId, name)));
  const [buried] = await db.batch('turn.buried', [selectBuried(db, workspaceId, digests)]);
  return buried.length > 0;
}

/** Digests to look for before something stated is learnt. */
export const digestsOfStatements = (hider: Hider, statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(({ memory }) => valueDigests(hider, memory))),
];

/** The changes without what was forgotten since it was said, and the events that say so. `saidAt` tells when an event was. */
export function withoutForgotten<T extends Pick<Changes, 'statements'>>(
  hider: Hider,
  changes: T,
  buried: readonly Buried[],
  saidAt: (statement: Statement) => number,
): { readonly changes: T; readonly eventIds: ReadonlySet<string> } {
  const isForgotten = (statement: Statement): boolean =>
    saidAt(statement) <= valueBuriedUntil(hider, buried, statement.memory);
  const forgotten = buried.length === 0 ? [] : changes.statements.filter(isForgotten);
  return {
    changes: {
      ...changes,
      statements: changes.statements.filter((statement) => !forgotten.includes(statement)),
    },
    eventIds: new Set(forgotten.flatMap(({ eventId }) => eventId ?? [])),
  };
}
