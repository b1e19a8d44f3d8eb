/**
 * Corrections of the user of a conversation, made of what a model says that a range outdates. Rules read every message for that when it
 * comes; a model finds what no word tells ("landlord put it up, it's 1275 now"). It is believed of what was known or said before the
 * message that it names, by the same user, and of nothing else. Pure.
 */
import type { IdSource } from '../../lib/ids.ts';
import { termsOf } from '../../lib/text/words.ts';
import type { Correction, PriorStatement, StoredMemory } from '../../memory/changes/changes.ts';
import type { KnownStatement } from '../../memory/ports.ts';
import type { Conversation } from '../../memory/types.ts';
import type { RangeRetraction } from '../../models/summaries/summary-answer.ts';
import { modelStatement } from './model-statement.ts';
import type { UserMessage } from './user-messages.ts';

/** Known statements that a model is told: some 1,000 tokens of its context. */
const KNOWN_MAX = 40;
/** A longer one is no statement of a life, but a text that was to be kept. */
const KNOWN_MAX_CHARS = 280;

/**
 * Selects what a range may outdate: first what shares a word with it, then what was told last. Nothing that is bound to a channel or a
 * conversation: its words might come into a summary that is read elsewhere.
 */
export function knownBefore(
  told: readonly Pick<StoredMemory, 'memory'>[],
  said: readonly Pick<UserMessage, 'content'>[],
): KnownStatement[] {
  const terms = new Set(said.flatMap(({ content }) => termsOf(content)));
  return told
    .map(({ memory }) => ({
      id: memory.id,
      text: memory.subjectId === null ? memory.content : `${memory.subjectId}: ${memory.content}`,
      at: memory.validFrom ?? memory.createdAt,
      kind: memory.kind,
      tier: memory.tier,
      shared: termsOf(memory.content).some((term) => terms.has(term)),
    }))
    .filter(
      ({ text, kind, tier }) =>
        tier === 'workspace' && kind !== 'instruction' && text.length <= KNOWN_MAX_CHARS,
    )
    .sort((a, b) => Number(b.shared) - Number(a.shared) || b.at - a.at)
    .slice(0, KNOWN_MAX)
    .map(({ id, text, at }) => ({ id, text, at }));
}

/** Messages of a range, what was known before it, and whose word it is. */
export interface OutdatedGround {
  readonly said: readonly UserMessage[];
  readonly known: readonly KnownStatement[];
  /** The model that said so. */
  readonly producer: string;
}

/** Corrections that a model has read, one for each message that makes something untrue. In a group nobody's are. */
export function toCorrections(
  outdated: readonly RangeRetraction[],
  { said, known, producer }: OutdatedGround,
  conversation: Conversation,
  now: number,
  ids: IdSource,
): Correction[] {
  const { userId } = conversation;
  if (userId === null) return [];
  const knownSince = new Map(known.map(({ id, at }) => [id, at]));
  const own = said.filter((message) => message.userId === userId);
  return [...Map.groupBy(outdated, ({ messageId }) => messageId)].flatMap(([messageId, statements]) => {
    const place = own.findIndex(({ id }) => id === messageId);
    const message = own[place];
    if (message === undefined) return [];
    const isBefore = (id: string) => (knownSince.get(id) ?? Number.POSITIVE_INFINITY) < message.occurredAt;
    const memoryIds = new Set(statements.flatMap(({ memoryId }) => memoryId ?? []).filter(isBefore));
    const earlier = new Map(own.slice(0, place).map((each) => [each.id, each]));
    const sayings = new Map(
      statements.flatMap(({ saidId, words }): [string, string | null][] =>
        saidId !== null && earlier.has(saidId) ? [[saidId, words]] : [],
      ),
    );
    if (memoryIds.size + sayings.size === 0) return [];
    const priorStatements = [...sayings.keys()].flatMap((id): PriorStatement[] => {
      const prior = earlier.get(id);
      return prior === undefined
        ? []
        : [
            {
              eventId: id,
              conversationId: conversation.id,
              text: prior.content,
              saidAt: prior.occurredAt,
              isNear: false,
              isRecent: false,
            },
          ];
    });
    const { content } = message;
    const told = {
      userId,
      subjectId: null,
      category: 'other',
      topicKey: null,
      content,
      importance: 0,
    } as const;
    const statement = modelStatement(told, message, conversation, producer, now, ids);
    // What is so now is told by the facts of the same answer.
    return [{ reversed: [], statement, isKept: false, priorStatements, named: { memoryIds, sayings } }];
  });
}
