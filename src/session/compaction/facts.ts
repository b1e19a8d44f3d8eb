/**
 * The facts of a compaction as statements of their users. Every message was read for signals when it came: what such a
 * signal says is evidence here and never a new memory, or a compaction would bring back what was forgotten or replaced since.
 * Pure.
 */
import type { IdSource } from '../../lib/ids.ts';
import type { Known, Statement } from '../../memory/changes.ts';
import { keysOf, normalisedContent } from '../../memory/content.ts';
import { newMemory } from '../../memory/new-memory.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';
import type { Conversation } from '../../memory/types.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { termsOfQuestion } from '../../recall/query.ts';
import type { SummaryFact } from './summary-answer.ts';

/** Where a fact is noted as coming from. */
export const COMPACTION_SOURCE = 'compaction';
const FACT_IMPORTANCE = 0.5;

/** A message that a user said in the range. */
export interface SaidByUser {
  readonly id: string;
  readonly userId: string;
  readonly content: string;
  readonly occurredAt: number;
}

/** A statement, and whether its words are what the signals of the range say already. */
export interface FactStatement extends Statement {
  readonly isSignal: boolean;
}

/** What a compaction may learn: facts of users who spoke, without secrets and without orders to whoever reads. */
export function toFactStatements(
  facts: readonly SummaryFact[],
  said: readonly SaidByUser[],
  conversation: Conversation,
  now: number,
  ids: IdSource,
): FactStatement[] {
  if (facts.length === 0) return [];
  const signalled = new Set(said.flatMap(signalsOf));
  return facts.flatMap((fact) => {
    const evidence = evidenceOf(fact, said);
    if (!evidence || findSensitive(fact.content).length > 0 || readsLikeInstruction(fact.content)) return [];
    const memory = newMemory(
      {
        id: ids.next('mem'),
        workspaceId: conversation.workspaceId,
        tier: 'workspace',
        channelId: null,
        conversationId: null,
        userId: fact.userId,
        visibility: 'private',
        subjectId: fact.subject,
        kind: 'fact',
        category: fact.category,
        topicKey: fact.topicKey,
        content: fact.content,
        importance: FACT_IMPORTANCE,
        lifetime: 'long_term',
        source: COMPACTION_SOURCE,
        tags: [],
        validFrom: evidence.occurredAt,
        validTo: null,
        expiresAt: null,
        sourceConversationId: conversation.id,
      },
      now,
    );
    return [
      {
        memory,
        keys: keysOf(memory),
        statedFor: evidence.occurredAt,
        eventId: evidence.id,
        isSignal: signalled.has(`${fact.userId} ${normalisedContent(fact.content)}`),
      },
    ];
  });
}

/**
 * The statements that change something. `taught` are the content keys of what the messages of the range taught before, in
 * whatever state it is now: that they are evidence for it is noted.
 */
export function newStatements(
  statements: readonly FactStatement[],
  known: Known,
  taught: ReadonlySet<string>,
): Statement[] {
  const active = new Set(
    known.memories.flatMap(({ memory, keys }) => (memory.status === 'active' ? [keys.contentKey] : [])),
  );
  return statements
    .filter(({ keys }) => !taught.has(keys.contentKey))
    .filter(({ keys, isSignal }) => !isSignal || active.has(keys.contentKey))
    .map(({ isSignal: _, ...statement }) => statement);
}

const signalsOf = ({ userId, content, occurredAt }: SaidByUser): string[] =>
  extractSignals(content, { occurredAt }).map((signal) => `${userId} ${normalisedContent(signal.content)}`);

/** The message of its user that says most of a fact's words; the last of equals. */
function evidenceOf({ userId, content }: SummaryFact, said: readonly SaidByUser[]): SaidByUser | null {
  const words = new Set(termsOfQuestion(content));
  let best: SaidByUser | null = null;
  let most = -1;
  for (const message of said) {
    if (message.userId !== userId) continue;
    const shared = new Set(termsOfQuestion(message.content).filter((term) => words.has(term))).size;
    if (shared >= most) [best, most] = [message, shared];
  }
  return best;
}
