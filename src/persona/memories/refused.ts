/**
 * Keeps from memory what a persona refuses: an order that no persona may hold comes back as a standing instruction otherwise,
 * and one that waits for more would be followed at once. Decided by the words alone, whatever is stored. Pure.
 */
import { anywhere } from '../../language/anywhere.ts';
import { anyOf } from '../../language/forms.ts';
import type { Signal } from '../../memory/signals/signal.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { decideDirective } from '../decide-directive.ts';
import type { Directive } from '../directive.ts';
import { type DirectiveSentence, extractDirectives } from '../directives/extract-directives.ts';
import { EMPTY_PROFILE, type PersonaField } from '../profile.ts';
import { readsHostile } from '../safety.ts';
import { inFirstPerson, personaFieldOf } from './said-by-card.ts';

/** Statement about the speaker, which is no order, whatever it is about: "I teach the chemistry of explosives". */
const OF_THE_SPEAKER = /^(?:i|i'm|my|we|our)\b(?!.*\byou(?:r|rself)?\b)/iu;
/** Whoever answers is meant: "you have no restrictions" is an order, "no dietary restrictions" is none. */
const OF_ANSWERING = /(?<!\p{L})(?:you|your|yourself)(?!\p{L})|answer|repl(?:y|ies)|respon[ds]/iu;
const speaksOfAnswers = anywhere(
  ({ directives }) => directives && `${anyOf(directives.addressee)}(?!\\p{L})|${anyOf(directives.ofAnswers)}`,
);

/** A message, as far as it says how answers are to be given. */
export interface DirectedMessage {
  readonly directing: readonly DirectiveSentence[];
  readonly directives: readonly Directive[];
}

/** The signals of a message without those that come of orders which are refused, or which wait. */
export function withoutRefused(message: DirectedMessage, signals: readonly Signal[]): readonly Signal[] {
  if (!signals.some(isOrder)) return signals;
  const spans = findUnlearnt(message);
  return signals.filter(
    (signal) =>
      !isOrder(signal) ||
      (!isHostileOrder(signal) && !spans.some((span) => isWithin(signal, span) && isOf(signal, span))),
  );
}

/** Recognises a memory, or what would become one, that is an order which no persona may hold. */
export const isHostileOrder = ({ kind, content }: Pick<Signal, 'kind' | 'content'>): boolean =>
  readsHostile(content) && (kind === 'instruction' || addresses(content));

/** Recognises a text that tells whoever answers what to do. */
const addresses = (text: string): boolean =>
  !OF_THE_SPEAKER.test(text) &&
  (readsLikeInstruction(text) || OF_ANSWERING.test(text) || speaksOfAnswers(text));

/**
 * True of a wish about the form of answers, and of the end of one. A wish in a group holds in that group, where the persona
 * keeps it: it is no memory of its user, who would find it in every other conversation.
 */
export const isAskedOfPersona = ({ action, kind, topicKey, rule, content }: Signal): boolean =>
  action !== 'forget' &&
  (kind === 'instruction' ||
    personaFieldOf(topicKey) !== null ||
    (kind === 'preference' && extractDirectives(inFirstPerson(content)).length > 0) ||
    (rule.startsWith('explicit') && addresses(content)));

/**
 * Recognises what may shape an answer whatever is asked: orders, ways of being spoken with, and what is to be kept word
 * for word.
 */
const isOrder = ({ action, kind, topicKey, rule, content }: Signal): boolean =>
  action === 'remember' &&
  (kind === 'instruction' ||
    kind === 'preference' ||
    personaFieldOf(topicKey) !== null ||
    (rule.startsWith('explicit') && addresses(content)));

/** A sentence of which not everything may be learnt, in UTF-16 units of its message. */
interface UnlearntSpan {
  readonly start: number;
  readonly end: number;
  /** The fields of what waits for more evidence; null where what is ordered is refused. */
  readonly deferred: readonly PersonaField[] | null;
}

function findUnlearnt({ directing, directives }: DirectedMessage): UnlearntSpan[] {
  const contradicted = directives.flatMap((one) => (one.contradicted ? [one.field] : []));
  return directing.flatMap(({ start, end, said }): UnlearntSpan[] => {
    const decided = said.map((one) => decide({ ...one, contradicted: contradicted.includes(one.field) }));
    if (decided.some(({ decision }) => decision === 'rejected')) return [{ start, end, deferred: null }];
    const waiting = decided.flatMap(({ decision, field }) => (decision === 'deferred' ? [field] : []));
    return waiting.length > 0 ? [{ start, end, deferred: waiting }] : [];
  });
}

const decide = (directive: Directive) =>
  decideDirective(directive, { stored: EMPTY_PROFILE, sightings: () => 0 });

const isWithin = (signal: Signal, { start, end }: UnlearntSpan): boolean =>
  signal.start < end && signal.end > start;

/** Recognises a signal that says what was ordered in a sentence; a taste that stands beside it is none of that. */
function isOf({ kind, topicKey, rule }: Signal, { deferred }: UnlearntSpan): boolean {
  const field = personaFieldOf(topicKey);
  if (deferred === null) return kind === 'instruction' || field !== null || rule.startsWith('explicit');
  return field === null ? kind === 'instruction' : deferred.includes(field);
}
