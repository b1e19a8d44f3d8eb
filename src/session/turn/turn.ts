/** A user message as a turn: what the client sends, what is settled of it before anything is read, and the event that it becomes. */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { type IdSource, isMadeId, namedId } from '../../lib/ids.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import { RESERVED_FIELD_PREFIX } from '../../memory/limits.ts';
import type { RecallReach } from '../../memory/scope.ts';
import type { Directive } from '../../persona/directive.ts';
import type { ParsedMessage } from '../parse-message.ts';

/** A user message; null where the client left the choice to us. */
export interface TurnInput {
  readonly turnId: string | null;
  /** Its id comes of an Idempotency-Key. A key that speaks for many members of a group has one key for each of them. */
  readonly isOfKey?: boolean;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly occurredAt: number | null;
  /** By whose clock it tells time; null or left out where it does not say. */
  readonly zone?: string | null;
  /** The platform's id of the message; the same one again is the same turn. */
  readonly externalId: string | null;
  readonly metadata: Record<string, unknown>;
  readonly recall: boolean;
  /** Reach beyond its conversation; null for as far as the workspace sets. */
  readonly reach: RecallReach | null;
  readonly budgetTokens: number | null;
  /** It is tried only: it is answered as it would be, and nothing of it is kept. */
  readonly isDry?: boolean;
}

/** Field of the metadata of a turn by which the platform is named that its message came from; no client can set it. */
export const PLATFORM_FIELD = `${RESERVED_FIELD_PREFIX}platform`;

/** A user message that is read. */
export interface ParsedTurn extends TurnInput {
  readonly parsed: ParsedMessage;
}

/** A turn whose id, owner and uniqueness are settled. */
export interface Turn extends ParsedTurn {
  readonly turnId: string;
  /** The id that its user event gets. */
  readonly eventId: string;
  readonly userId: string;
  readonly dedupeKey: string;
  /** Its user wants it kept out of memory. */
  readonly isOffRecord: boolean;
  /** Directives of the message for the persona. */
  readonly directives: readonly Directive[];
  /** Nobody else knows its id, so that it cannot be sent again. */
  readonly isOwnId: boolean;
}

/** Name of a user as their token has it; null where it was made without one. */
export interface TokenName {
  readonly name: string | null;
}

/**
 * The turn that the user of a token means by an id. In a group each member's browser names turns by itself, and two that name
 * theirs alike have two: their names are made one with who says them. What this service named is named for all.
 */
export const turnIdOfMember = (
  { id, userId: owner }: Pick<ConversationIdentity, 'id' | 'userId'>,
  userId: string,
  turnId: string,
): string =>
  owner !== null || isMadeId(turnId, 'trn')
    ? turnId
    : namedId('trn', lengthPrefixed([id, 'member', userId, turnId]));

/** Key by which a message is known again: its id elsewhere, which in a group is that of its user alone where a token says it. */
function dedupeKeyOf(
  { userId: owner }: ConversationIdentity,
  { externalId }: TurnInput,
  token: TokenName | null,
  turnId: string,
  userId: string,
): string {
  if (externalId === null) return `turn:${turnId}:user`;
  return owner === null && token !== null
    ? `member:${lengthPrefixed([userId, externalId])}`
    : `external:${externalId}`;
}

/**
 * Refusal of a name in a group, where others know a speaker by it: the token of one user must not lend them the name of
 * another.
 */
const NAME_OF_OTHERS = invalid(
  'name',
  'is not for a token to set in a shared conversation, unless it was made with that name',
);

/** Settles the id, the owner and the uniqueness of a message in a conversation; `token` where its own user sends it. */
export function settleTurn(
  conversation: ConversationIdentity,
  input: ParsedTurn,
  token: TokenName | null,
  ids: IdSource,
): Result<Turn, MemoryError> {
  const name = input.name ?? token?.name ?? null;
  if (token !== null && conversation.userId === null && name !== token.name) return err(NAME_OF_OTHERS);
  const userId = decideOwner(conversation, input);
  if (!userId.ok) return userId;
  const turnId = turnIdIn(conversation, input, token, userId.value) ?? ids.next('trn');
  const { isOffRecord } = input.parsed.wishes;
  return ok({
    ...input,
    name,
    turnId,
    eventId: ids.next('evt'),
    userId: userId.value,
    dedupeKey: dedupeKeyOf(conversation, input, token, turnId, userId.value),
    isOffRecord,
    directives: isOffRecord ? [] : input.parsed.directives,
    isOwnId: input.turnId === null && input.externalId === null,
  });
}

/** The id of a turn whose client named it, or its request. */
function turnIdIn(
  conversation: ConversationIdentity,
  { turnId, isOfKey }: TurnInput,
  token: TokenName | null,
  userId: string,
): string | null {
  if (turnId === null) return null;
  if (token !== null) return turnIdOfMember(conversation, userId, turnId);
  return isOfKey && conversation.userId === null ? turnIdOfSpeaker(turnId, userId) : turnId;
}

/** The turn of one member of a group among those that a caller makes under one key. */
export const turnIdOfSpeaker = (turnId: string, userId: string): string =>
  namedId('trn', lengthPrefixed([turnId, 'speaker', userId]));

/** Decides the owner of a message: a private conversation has one user, a group names one each time. */
function decideOwner(conversation: ConversationIdentity, input: TurnInput): Result<string, MemoryError> {
  if (conversation.userId === null) {
    return input.userId === null
      ? err(invalid('user_id', 'is required: a shared conversation has many users'))
      : ok(input.userId);
  }
  return input.userId === null || input.userId === conversation.userId
    ? ok(conversation.userId)
    : err(invalid('user_id', 'is not the user of this conversation'));
}
