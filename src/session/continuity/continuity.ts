/**
 * Continuity, failing closed: when nothing of what was said before is at hand, neither live history nor a summary
 * nor anything recalled, a model that is asked to go on makes the past up. Then no prompt is given, and the user is told. An
 * existing conversation fails whatever the message says; a new one only when the message says that something came before. A prompt
 * always holds established facts and standing memories, and a cue is found again in the messages that had it before: neither
 * is anything that a turn can be gone on with. Pure.
 */

import { normalisedContent } from '../../lib/text/comparable.ts';
import type { Candidate, RecalledItem } from '../../recall/candidates.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { InjectionDecision } from '../injection/decide-injection.ts';
import type { ParsedMessage } from '../parse-message.ts';
import { type ContinuityLoss, isRecoveryMessage, type Recovery, recoveryFor } from './recovery.ts';
import { onlyRefersToEarlier, refersToEarlier } from './refers-to-earlier.ts';

/** The turn for which evidence is looked for. */
export interface AskingTurn {
  /** Its message. */
  readonly parsed: ParsedMessage;
  /** Text that the workspace tells its users instead of our words. */
  readonly configured: string | null;
}

/** Knowledge of a turn about what was said before it. */
export interface ContinuityArtifacts extends AskingTurn {
  /** Live history before the message. */
  readonly history: readonly HistoryRow[];
  readonly rollingSummary: string | null;
  /** Decisions about everything that was recalled. */
  readonly decisions: readonly Pick<InjectionDecision, 'decision' | 'item'>[];
}

/**
 * The message that the user gets instead of an answer; null when the turn can be answered. A conversation whose turns were all
 * taken back has lost nothing: their events are still there. Where `isRecordGone` it has a past of which the record holds no
 * event any more.
 */
export function findRecovery(artifacts: ContinuityArtifacts, isRecordGone: boolean): Recovery | null {
  const loss = lacksContinuity(artifacts) ? decideLoss(artifacts, isRecordGone) : null;
  return loss === null ? null : recoveryFor(loss, artifacts.parsed.text, artifacts.configured);
}

/** Recognises a turn that has nothing at hand of what was said before. */
export const lacksContinuity = ({
  history,
  rollingSummary,
  decisions,
  ...turn
}: ContinuityArtifacts): boolean =>
  (rollingSummary ?? '').trim() === '' &&
  !tellsSomething(history, turn.configured) &&
  !decisions.some((decided) => answersMessage(decided, history, turn));

/**
 * Decides why a turn without any continuity is not answered; null when it needs none, or tells itself what was lost.
 */
export function decideLoss(
  turn: Pick<ContinuityArtifacts, 'parsed' | 'configured' | 'history'>,
  isRecordGone: boolean,
): ContinuityLoss | null {
  if (isRecordGone) return 'history_lost';
  return turn.parsed.besideCue !== null && !tellsAgain(turn.history, turn) ? 'nothing_to_continue' : null;
}

/** Decisions about candidates that do not answer the message, or may not be shown. */
const NO_ANSWER: ReadonlySet<InjectionDecision['decision']> = new Set<InjectionDecision['decision']>([
  'nearby',
  'low_score',
  'untrusted_instruction',
  'outdated',
]);
/** Parts of a memory's score that its words or its topic give; what is pinned, new or near has others in every turn. */
const ASKED_PARTS = ['lexical', 'topic'] as const;

/** Recognises something recalled that tells what the message asks for, and is shown or stands in the prompt anyway. */
function answersMessage(
  { decision, item }: Pick<InjectionDecision, 'decision' | 'item'>,
  history: readonly HistoryRow[],
  turn: AskingTurn,
): boolean {
  if (NO_ANSWER.has(decision) || repeatsHistory(item.candidate, history)) return false;
  if (!tellsOfPast(item.candidate, turn)) return false;
  // Its score has said so already.
  return decision === 'injected' || isAskedFor(item);
}

/** Recognises a candidate that stands in live history, where it is looked at. */
const repeatsHistory = ({ type, id }: Candidate, history: readonly HistoryRow[]): boolean =>
  type === 'event' && history.some(({ eventId }) => eventId === id);

/** A document was not said; a cue that was sent elsewhere, or was sent before as it is now, and what its user was told then, are no past. */
function tellsOfPast(candidate: Candidate, { parsed, configured }: AskingTurn): boolean {
  if (candidate.type !== 'event') return candidate.type !== 'document';
  const { content, role } = candidate;
  if (role !== 'user') return !isRecoveryMessage(content, configured);
  return !onlyRefersToEarlier(content) && normalisedContent(content) !== normalisedContent(parsed.text.raw);
}

const isAskedFor = ({ candidate, parts, origin }: RecalledItem): boolean =>
  candidate.type === 'memory' ? ASKED_PARTS.some((part) => (parts[part] ?? 0) > 0) : origin !== 'nearby';

/** "Continue", sent again after it could not be answered, is no past that it could go on from, nor is what was told then. */
export function tellsSomething(history: readonly HistoryRow[], configured: string | null): boolean {
  const messages = history.filter(({ kind }) => kind === 'message');
  // Where somebody has answered, nothing else needs to be read.
  return (
    messages.some(({ role, content }) => role !== 'user' && !isRecoveryMessage(content, configured)) ||
    messages.some(({ role, content }) => role === 'user' && !refersToEarlier(content))
  );
}

/**
 * True of a message that does as the recovery message asked: "as I said, the early train to Porto" tells again what is meant.
 * What the model sees then says itself that nothing else is known.
 */
const tellsAgain = (history: readonly HistoryRow[], { parsed, configured }: AskingTurn): boolean =>
  history.some(({ role, content }) => role !== 'user' && isRecoveryMessage(content, configured)) &&
  !parsed.onlyRefersToEarlier &&
  !history.some(({ content }) => normalisedContent(content) === normalisedContent(parsed.text.raw));
