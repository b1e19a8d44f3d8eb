/** A turn that may have lost its continuity: whether it has, and what becomes of it then. */

import { trimHistory } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { AssembledPrompt } from '../prompt/prompt.ts';
import type { ComposedTurn } from '../turn/compose-turn.ts';
import {
  type ContinuityArtifacts,
  decideLoss,
  lacksContinuity,
  type Recovery,
  recoveryFor,
} from './continuity.ts';

/** What is decided on. */
export interface ContinuityCheck extends Omit<ContinuityArtifacts, 'configured'> {
  /** Whether the conversation has a past of which the record holds no event any more. */
  readonly isRecordGone: boolean;
  /** What the workspace tells its users instead of our words. */
  readonly configured?: string | null;
}

/**
 * What the user is told instead of an answer; null when the turn can be answered. A conversation whose turns were all taken
 * back has lost nothing: their events are still there.
 */
export function findRecovery({
  isRecordGone,
  configured = null,
  ...artifacts
}: ContinuityCheck): Recovery | null {
  const { message } = artifacts;
  if (!lacksContinuity({ ...artifacts, configured })) return null;
  const loss = decideLoss({ ...artifacts, configured }, isRecordGone);
  return loss === null ? null : recoveryFor(loss, message, configured);
}

/** A turn without a prompt. */
export interface WithheldTurn extends Omit<ComposedTurn, 'prompt'> {
  readonly prompt: null;
}

/**
 * The turn as it is without a prompt: nothing is injected and nothing is used. The message stays in live history, so that
 * the next turn, and the reply that tells the user, have what they follow.
 */
export function withholdPrompt(
  { injection, ...assembled }: ComposedTurn,
  before: readonly HistoryRow[],
  message: HistoryRow,
): WithheldTurn {
  const decisions = injection.decisions.map((decided) =>
    injection.itemIds.includes(decided.id) || decided.decision === 'excerpted'
      ? { ...decided, decision: 'continuity_lost' as const }
      : decided,
  );
  return {
    injection: { content: null, tokens: 0, itemIds: [], injected: [], decisions },
    excerpted: [],
    live: trimHistory([...before, message]),
    ...unanswered(assembled),
  };
}

/** What a prompt would have been, with nothing in it. */
export function unanswered({
  budget,
}: Pick<AssembledPrompt, 'budget'>): Omit<WithheldTurn, 'injection' | 'excerpted' | 'live'> {
  const unused = Object.fromEntries(Object.keys(budget.parts).map((part) => [part, 0]));
  return {
    prompt: null,
    budget: { limit: budget.limit, used: 0, parts: { ...budget.parts, ...unused } },
    established: [],
    degraded: [],
  };
}
