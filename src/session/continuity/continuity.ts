/**
 * Continuity, failing closed: when nothing of what was said before is at hand, neither live history nor a summary
 * nor anything recalled, a model that is asked to go on makes the past up. Then no prompt is given, and the user is told. An
 * existing conversation fails whatever the message says; a new one only when the message says that something came before.
 * Pure.
 */

import type { HistoryRow } from '../history/history-row.ts';
import type { InjectionDecision } from '../injection/decide-injection.ts';
import { type AskingTurn, answersMessage, tellsAgain, tellsSomething } from './evidence.ts';
import { recoveryMessage } from './recovery-messages.ts';
import { refersToEarlier } from './refers-to-earlier.ts';

/**
 * Why a turn has no prompt. `history_lost`: the conversation has a past, and its record holds nothing of it any more (an
 * erasure, retention). `nothing_to_continue`: the message refers to something earlier, and there is nothing.
 */
export const CONTINUITY_LOSSES = ['history_lost', 'nothing_to_continue'] as const;
export type ContinuityLoss = (typeof CONTINUITY_LOSSES)[number];

/** The loss of this name, or null. */
export const toLoss = (name: string | null): ContinuityLoss | null =>
  CONTINUITY_LOSSES.find((loss) => loss === name) ?? null;

/** What is told instead of a prompt. */
export interface Recovery {
  readonly reason: ContinuityLoss;
  /** For the user, in the language of their message. */
  readonly message: string;
}

/** What a turn knows of what was said before it. */
export interface ContinuityArtifacts extends AskingTurn {
  /** Live history before the message. */
  readonly history: readonly HistoryRow[];
  readonly rollingSummary: string | null;
  /** What became of everything that was recalled. */
  readonly decisions: readonly Pick<InjectionDecision, 'decision' | 'item'>[];
}

/** Whether nothing at hand tells what was said before. */
export const lacksContinuity = ({
  history,
  rollingSummary,
  decisions,
  ...turn
}: ContinuityArtifacts): boolean =>
  (rollingSummary ?? '').trim() === '' &&
  !tellsSomething(history, turn.configured) &&
  !decisions.some((decided) => answersMessage(decided, history, turn));

/** Why a turn without any continuity is not answered; null when it needs none, or tells itself what was lost. */
export function decideLoss(
  turn: Pick<ContinuityArtifacts, 'message' | 'configured' | 'history'>,
  isRecordGone: boolean,
): ContinuityLoss | null {
  if (isRecordGone) return 'history_lost';
  return refersToEarlier(turn.message) && !tellsAgain(turn.history, turn) ? 'nothing_to_continue' : null;
}

/** What the user is told: the configured message, else an honest one in the language of theirs. */
export const recoveryFor = (
  reason: ContinuityLoss,
  message: string,
  configured: string | null = null,
): Recovery => ({ reason, message: configured ?? recoveryMessage(message) });
