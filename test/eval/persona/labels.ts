/**
 * How utterances are labelled for persona directives. `says` expects standing directives, `hints` weak ones, `once` one that
 * holds for this answer only, `traps` none at all. A field that may hold many things is compared without case and full stop.
 */
import type { PersonaField } from '../../../src/persona/profile.ts';
import { withdrawalOf } from '../../../src/persona/withdrawal.ts';

export type Standing = 'explicit' | 'weak' | 'once';

/** One directive that a message holds. */
export interface Expected {
  readonly field: PersonaField;
  readonly value: string;
  readonly standing: Standing;
}

export interface Utterance {
  readonly text: string;
  readonly expected: readonly Expected[];
  /** Why it looks like a directive and is none. */
  readonly trap: string | null;
}

type Label = Pick<Expected, 'field' | 'value'>;
const field =
  (name: PersonaField) =>
  (value: string): Label => ({ field: name, value });

export const name = field('name');
export const role = field('role');
export const tone = field('tone');
export const language = field('language');
export const address = field('address');
export const rule = field('instructions');
export const limit = field('boundaries');
/** What a directive takes back. */
export const no = (label: Label): Label => ({ ...label, value: withdrawalOf(label.value) });

const labelled =
  (standing: Standing) =>
  (text: string, ...labels: readonly Label[]): Utterance => ({
    text,
    expected: labels.map((label) => ({ ...label, standing })),
    trap: null,
  });

export const says = labelled('explicit');
export const hints = labelled('weak');
export const once = labelled('once');
export const traps = (reason: string, ...texts: readonly string[]): Utterance[] =>
  texts.map((text) => ({ text, expected: [], trap: reason }));
