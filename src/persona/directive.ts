/** A directive of a message, what is decided of it and why. */
import type { PersonaField } from './profile.ts';

/** Force of a directive: for good, said in a way that may mean it, or for this answer only. */
export type Standing = 'explicit' | 'weak' | 'once';

/** Request of one message for one field; of a list field, its entries are joined by line feeds. */
export interface Directive {
  readonly field: PersonaField;
  readonly value: string;
  readonly standing: Standing;
  /** Another value stands beside it in the same message, and nothing says which is meant. */
  readonly contradicted: boolean;
  /** It is about how others are spoken to, not the user who says it. */
  readonly aboutOthers: boolean;
}

export const DECISIONS = ['accepted', 'rejected', 'deferred'] as const;
export type Decision = (typeof DECISIONS)[number];

export const REASONS = [
  'explicit_directive',
  'repeated_evidence',
  'this_turn_only',
  'against_safety',
  'prompt_injection',
  'other_users_persona',
  'sensitive',
  'too_long',
  'not_allowed',
  'weak_evidence',
  'conflicting',
  'turn_aborted',
  'forgotten',
] as const;
export type Reason = (typeof REASONS)[number];

/** A directive with its decision. Of what may not be kept, the value is gone. */
export interface DecidedDirective {
  readonly field: PersonaField;
  readonly value: string;
  readonly standing: Standing;
  readonly decision: Decision;
  readonly reason: Reason;
  /** 0 to 1: how sure the words are. */
  readonly confidence: number;
}

/** Separator of the entries of a list field. */
export const ENTRY_BREAK = '\n';
