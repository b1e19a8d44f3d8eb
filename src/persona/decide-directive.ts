/**
 * Decides what becomes of a directive. Refusal goes before doubt and doubt before consent; what is refused is told with its
 * reason and never changes a prompt. Pure.
 */
import { findSensitive, redactSensitive } from '../memory/sensitive/sensitive.ts';
import { type DecidedDirective, type Directive, ENTRY_BREAK, type Reason } from './directive.ts';
import { FIELD_MAX_CHARS, isListField, LIST_MAX_ENTRIES, oneLine, type PersonaProfile } from './profile.ts';
import { isAgainstSafety, isPromptInjection, isReserved } from './safety.ts';
import { splitTones } from './tones.ts';
import { withdrawnBy } from './withdrawal.ts';

/** Facts by which a directive is decided. */
export interface DirectiveEvidence {
  /** The profile of the user who speaks. */
  readonly stored: PersonaProfile;
  /** Turns, other than this one, in which the same was said weakly and was deferred. */
  readonly sightings: (field: Directive['field'], value: string) => number;
}

/** Weak words in so many turns before this one make a directive. */
const SIGHTINGS_NEEDED = 1;

const CONFIDENCE: Readonly<Record<Directive['standing'], number>> = { explicit: 0.9, once: 0.9, weak: 0.4 };
const REPEATED_CONFIDENCE = 0.7;

/** The decision of one directive. */
export function decideDirective(directive: Directive, evidence: DirectiveEvidence): DecidedDirective {
  const { field, standing } = directive;
  const value = directive.value.split(ENTRY_BREAK).map(oneLine).join(ENTRY_BREAK);
  const decided = (decision: DecidedDirective['decision'], reason: Reason, kept = value) => ({
    field,
    value: kept,
    standing,
    decision,
    reason,
    confidence: reason === 'repeated_evidence' ? REPEATED_CONFIDENCE : CONFIDENCE[standing],
  });
  const refusal = refusalOf(directive, value, evidence.stored);
  if (refusal !== null) return decided('rejected', refusal, shownOf(value, refusal, field));
  if (directive.contradicted) return decided('deferred', 'conflicting');
  if (standing === 'once') return decided('accepted', 'this_turn_only');
  if (standing === 'explicit') return decided('accepted', 'explicit_directive');
  if (evidence.sightings(field, value) >= SIGHTINGS_NEEDED) return decided('accepted', 'repeated_evidence');
  return decided('deferred', disagrees(directive, evidence.stored) ? 'conflicting' : 'weak_evidence');
}

/** Reason for which a directive is refused, or null. */
function refusalOf(directive: Directive, value: string, stored: PersonaProfile): Reason | null {
  const { field } = directive;
  const entries = value.split(ENTRY_BREAK).map((entry) => withdrawnBy(entry) ?? entry);
  if (isPromptInjection(value)) return 'prompt_injection';
  if (isAgainstSafety(value)) return 'against_safety';
  if (directive.aboutOthers) return 'other_users_persona';
  if (findSensitive(value).length > 0) return 'sensitive';
  if (entries.some((entry) => entry.length > FIELD_MAX_CHARS[field])) return 'too_long';
  if (entries.some((entry) => entry === '')) return 'not_allowed';
  if (isListField(field)) {
    const all = new Set([...stored[field], ...entries]);
    return all.size > LIST_MAX_ENTRIES ? 'too_long' : null;
  }
  return isReserved(value) ? 'not_allowed' : null;
}

/** Part of a refused value that is told and kept: no secret, and not more than any value may have. */
const shownOf = (value: string, reason: Reason, field: Directive['field']): string =>
  (reason === 'sensitive' ? redactSensitive(value).text : value).slice(0, FIELD_MAX_CHARS[field]);

/** Weak words against a value that stands. */
function disagrees({ field, value }: Directive, stored: PersonaProfile): boolean {
  if (isListField(field)) return false;
  if (field === 'tone') return splitTones(stored.tone).length > 0 && !splitTones(stored.tone).includes(value);
  return stored[field] !== null && stored[field] !== value;
}
