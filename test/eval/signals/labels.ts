/**
 * How an utterance is labelled. The whole set is written for this project, in the voice of a chat, all sent at
 * `SAID_AT`. A label names the action, the family of rules, the topic and the very words to be stored.
 */
import type { SignalAction } from '../../../src/memory/signals/signal.ts';

/** Monday, 4 May 2026, 10:00 UTC: when every utterance was said. */
export const SAID_AT = Date.UTC(2026, 4, 4, 10);

export const FAMILIES = [
  'names',
  'places',
  'work',
  'preferences',
  'decisions',
  'deadlines',
  'instructions',
  'explicit',
  'corrections',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Why nothing may be taken from an utterance. */
export type TrapKind =
  | 'question'
  | 'hypothetical'
  | 'quotation'
  | 'fiction'
  | 'other_subject'
  | 'negation'
  | 'sarcasm'
  | 'idiom'
  | 'not_speech'
  | 'temporary';

/** One signal that must come out. `says` lists the contents that are right; more than one only where wording is taste. */
export interface Expected {
  readonly action: SignalAction;
  readonly family: Family;
  readonly topic: string | null;
  readonly says: readonly string[];
}

export interface Utterance {
  readonly text: string;
  readonly trap: TrapKind | null;
  readonly want: readonly Expected[];
}

/** An utterance with what must come out of it, and nothing else. */
export const says = (text: string, ...want: readonly Expected[]): Utterance => ({ text, trap: null, want });

/** Utterances of one kind from which nothing may come out. */
export const traps = (trap: TrapKind, ...texts: readonly string[]): readonly Utterance[] =>
  texts.map((text) => ({ text, trap, want: [] }));

const expecting =
  (action: SignalAction, family: Family) =>
  (topic: string | null, ...contents: readonly string[]): Expected => ({
    action,
    family,
    topic,
    says: contents,
  });

export const name = expecting('remember', 'names');
export const unnames = expecting('end', 'names');
export const place = expecting('remember', 'places');
export const leaves = expecting('end', 'places');
export const work = expecting('remember', 'work');
export const quits = expecting('end', 'work');
export const likes = expecting('remember', 'preferences');
export const tiresOf = expecting('end', 'preferences');
export const decides = expecting('remember', 'decisions');
export const due = expecting('remember', 'deadlines');
/** Both values of a correction; the topic stands in an earlier message. */
export const corrects = expecting('remember', 'corrections');
export const instructs = expecting('remember', 'instructions');
export const revokes = expecting('end', 'instructions');

/** The user asked for exactly these words to be kept. */
export const keep = (...contents: readonly string[]) => expecting('remember', 'explicit')(null, ...contents);

/** The user asked for what these words find to be forgotten. */
export const drop = (...contents: readonly string[]) => expecting('forget', 'explicit')(null, ...contents);
