/**
 * What of live history and of recall tells what was said before. A prompt always holds established facts and standing
 * memories, and a cue is found again in the messages that had it before: neither is anything that a turn can be gone on
 * with. Pure.
 */
import { normalisedContent } from '../../lib/text/comparable.ts';
import type { Candidate, RecalledItem } from '../../recall/candidates.ts';
import type { HistoryRow } from '../history/history-row.ts';
import type { InjectionDecision } from '../injection/decide-injection.ts';
import { isRecoveryMessage } from './recovery-messages.ts';
import { onlyRefersToEarlier, refersToEarlier } from './refers-to-earlier.ts';

/** The turn for which evidence is looked for. */
export interface AskingTurn {
  /** Its message, as it was sent. */
  readonly message: string;
  /** What the workspace tells its users instead of our words. */
  readonly configured: string | null;
}

/** What was looked at and does not answer the message, or may not be shown. */
const NO_ANSWER: ReadonlySet<InjectionDecision['decision']> = new Set<InjectionDecision['decision']>([
  'nearby',
  'low_score',
  'untrusted_instruction',
  'outdated',
]);
/** Parts of a memory's score that its words or its topic give; what is pinned, new or near has others in every turn. */
const ASKED_PARTS = ['lexical', 'topic'] as const;

/** Whether something recalled tells what the message asks for, and is shown or stands in the prompt anyway. */
export function answersMessage(
  { decision, item }: Pick<InjectionDecision, 'decision' | 'item'>,
  history: readonly HistoryRow[],
  turn: AskingTurn,
): boolean {
  if (NO_ANSWER.has(decision) || repeatsHistory(item.candidate, history)) return false;
  if (!tellsOfPast(item.candidate, turn)) return false;
  // Its score has said so already.
  return decision === 'injected' || isAskedFor(item);
}

/** What is said in live history is looked at there. */
const repeatsHistory = ({ type, id }: Candidate, history: readonly HistoryRow[]): boolean =>
  type === 'event' && history.some(({ eventId }) => eventId === id);

/** A document was not said; a cue that was sent elsewhere, or was sent before as it is now, and what its user was told then, are no past. */
function tellsOfPast(candidate: Candidate, { message, configured }: AskingTurn): boolean {
  if (candidate.type !== 'event') return candidate.type !== 'document';
  const { content, role } = candidate;
  if (role !== 'user') return !isRecoveryMessage(content, configured);
  return !onlyRefersToEarlier(content) && normalisedContent(content) !== normalisedContent(message);
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
 * Whether the message does what the recovery message asked for: "as I said, the early train to Porto" tells again what is
 * meant. What the model sees then says itself that nothing else is known.
 */
export const tellsAgain = (history: readonly HistoryRow[], { message, configured }: AskingTurn): boolean =>
  history.some(({ role, content }) => role !== 'user' && isRecoveryMessage(content, configured)) &&
  !onlyRefersToEarlier(message) &&
  !history.some(({ content }) => normalisedContent(content) === normalisedContent(message));
