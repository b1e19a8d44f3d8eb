/**
 * How a language gives directives: what may stand before, inside and after an order without changing it, and the orders
 * themselves. Patterns are regular expressions over small letters, anchored at both ends; `{x}` captures a value and a space
 * matches spaces. An order that is not listed is none: precision goes first.
 */
import type { PersonaField } from '../profile.ts';
import type { Tone } from '../tones.ts';

/** What a form captures: a name, a role, a language, tones or their contrary; or the sentence itself is the value. */
export type Slot = 'name' | 'role' | 'language' | 'tones' | 'less' | 'sentence';

export interface Form {
  readonly field: PersonaField;
  readonly pattern: string;
  readonly slot: Slot | { readonly tone: Tone };
  /** Means it only with a word such as "always" or "from now on". */
  readonly onlyStanding?: true;
  /** With such a word any role is one; otherwise it must be a trade. */
  readonly anyStanding?: true;
  /** Complaint or taste, no order. */
  readonly weak?: true;
  /** Takes the value back; said for good, the sentence is a boundary besides. */
  readonly withdraws?: 'now' | 'for_good';
  /** Tried on the sentence with what stands around the order: "you may …" is what makes it one. */
  readonly whole?: true;
}

export interface LanguageSpec {
  /** A letter without which a text is not of this language. */
  readonly script?: RegExp;
  /** Pieces of words of which every order has one, divided by `|`: without them nothing else is looked at, or compiled. */
  readonly hints: string;
  /** Words that stand anywhere and are taken out before the forms are tried. */
  readonly standing: string;
  readonly please: string;
  readonly once: string;
  /** "For everyone": the directive is not about the speaker. */
  readonly others: string;
  /** Words that may open a sentence: greetings and the like, doubt, a polite question, a correction. */
  readonly opening: string;
  readonly doubt: string;
  readonly asking: string;
  readonly correcting: string;
  readonly closing: string;
  /** "Again": what is asked for was so before. */
  readonly again: string;
  /** Between two orders. */
  readonly and: string;
  readonly tones: Partial<Record<Tone, string>>;
  readonly forms: readonly Form[];
  /** Written without spaces between words. */
  readonly unspaced?: true;
}

/** Forms of one field and slot. */
export const forms = (
  field: PersonaField,
  slot: Form['slot'],
  patterns: readonly string[],
  options: Omit<Form, 'field' | 'slot' | 'pattern'> = {},
): Form[] => patterns.map((pattern) => ({ field, slot, pattern, ...options }));
