/** Choice of a model's facts that wait for somebody's approval instead of being remembered. Pure. */
import type { ExistingMemories, Statement } from '../../memory/changes/changes.ts';
import type { HeldReason } from '../../memory/lifetime/held.ts';
import type { Review } from '../../memory/settings.ts';
import type { HeldStatement } from '../../store/memories/review.ts';
import type { FactStatement } from './facts.ts';

/** Share of a fact's words that its user must have said; below it a fact is the model's more than theirs. */
const CONFIDENCE_MIN = 0.5;

/** A fact that waits, and why. */
export interface HeldFact {
  readonly fact: FactStatement;
  readonly reason: HeldReason;
}

/** Parts facts in those that may be learnt and those that wait. What is known already is evidence for it, and waits for nobody. */
export function partFacts(
  facts: readonly FactStatement[],
  known: ExistingMemories,
  review: Review,
): { readonly told: readonly FactStatement[]; readonly held: readonly HeldFact[] } {
  const active = new Set(
    known.memories.flatMap(({ memory, keys }) => (memory.status === 'active' ? [keys.contentKey] : [])),
  );
  const reasons = new Map(
    facts.map((fact) => [fact, active.has(fact.keys.contentKey) ? null : reasonOf(fact, review)]),
  );
  return {
    told: facts.filter((fact) => reasons.get(fact) === null && !fact.isOrder),
    held: facts.flatMap((fact) => {
      const reason = reasons.get(fact) ?? null;
      return reason === null ? [] : [{ fact, reason }];
    }),
  };
}

function reasonOf({ isSignal, isOrder, confidence }: FactStatement, review: Review): HeldReason | null {
  // What rules have read in the message needs no model, and no approval.
  if (review === 'off' || isSignal) return null;
  if (isOrder) return 'order';
  if (confidence < CONFIDENCE_MIN) return 'low_confidence';
  return review === 'all' ? 'proposed' : null;
}

/** Those of the statements that wait, each with why. */
export const toHeld = (statements: readonly Statement[], held: readonly HeldFact[]): HeldStatement[] => {
  const byId = new Map(held.map((each) => [each.fact.memory.id, each]));
  return statements.flatMap((statement) => {
    const each = byId.get(statement.memory.id);
    return each === undefined
      ? []
      : [{ ...statement, reason: each.reason, confidence: each.fact.confidence }];
  });
};
