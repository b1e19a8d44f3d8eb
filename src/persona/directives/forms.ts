/** The forms of orders of all languages, each with what it asks for. */
import type { DirectiveForms, Tone } from '../../language/directive-words.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';
import { SPACES, upTo } from '../../lib/text/patterns.ts';
import type { PersonaField } from '../profile.ts';

/** Longest sentence that is an order; more is a text. */
export const SENTENCE_MAX_CHARS = 240;

/** Directive that a form asks for. */
export interface Order {
  readonly field: PersonaField;
  /** Value that it captures; a tone, which it names; or the sentence itself. `less`: tones, of which the contrary. */
  readonly slot: 'name' | 'role' | 'language' | 'tones' | 'less' | 'sentence' | { readonly tone: Tone };
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

/** Orders of the forms: the first form that a sentence has decides. */
const ORDERS: Readonly<Record<keyof DirectiveForms, Order>> = {
  languageOffForGood: { field: 'language', slot: 'language', withdraws: 'for_good' },
  languageOff: { field: 'language', slot: 'language', withdraws: 'now' },
  nameOffForGood: { field: 'address', slot: 'name', withdraws: 'for_good' },
  nameOff: { field: 'address', slot: 'name', withdraws: 'now' },
  boundaries: { field: 'boundaries', slot: 'sentence' },
  allowed: { field: 'instructions', slot: 'sentence', whole: true },
  callMe: { field: 'address', slot: 'name' },
  yourName: { field: 'name', slot: 'name' },
  roleAnyStanding: { field: 'role', slot: 'role', anyStanding: true },
  role: { field: 'role', slot: 'role' },
  roleStanding: { field: 'role', slot: 'role', onlyStanding: true },
  tone: { field: 'tone', slot: 'tones' },
  toneStanding: { field: 'tone', slot: 'tones', onlyStanding: true },
  lessTone: { field: 'tone', slot: 'less' },
  toneTaste: { field: 'tone', slot: 'tones', weak: true },
  lessToneTaste: { field: 'tone', slot: 'less', weak: true },
  language: { field: 'language', slot: 'language' },
  languageStanding: { field: 'language', slot: 'language', onlyStanding: true },
  instructions: { field: 'instructions', slot: 'sentence', onlyStanding: true },
};

interface Form {
  readonly language: Language;
  readonly order: Order;
  readonly source: string;
}

/** The forms of orders that a sentence may have, by language, each with its pattern. */
export function formsIn(seen: string): ReadonlyMap<Language, readonly (readonly [Order, RegExp])[]> {
  const found = new Map<Language, (readonly [Order, RegExp])[]>();
  for (const [{ language, order }, pattern] of allFormsIn(seen))
    found.set(language, [...(found.get(language) ?? []), [order, pattern]]);
  return found;
}

const allFormsIn = patternSet<Form>(
  () => LANGUAGES.flatMap(formsOf),
  ({ source }) => source,
  'du',
);

function formsOf(language: Language): Form[] {
  const words = language.directives ?? {};
  const made = (order: Order, patterns: readonly string[] = []) =>
    patterns.map((pattern) => ({ language, order, source: anchored(pattern) }));
  return [
    ...Object.entries(words.toneForms ?? {}).flatMap(([tone, patterns]) =>
      made({ field: 'tone', slot: { tone: tone as Tone } }, patterns),
    ),
    ...Object.entries(ORDERS).flatMap(([kind, order]) => made(order, words[kind as keyof DirectiveForms])),
  ];
}

const anchored = (pattern: string): string =>
  `^${upTo(SENTENCE_MAX_CHARS)}(?:${pattern.replace(/\{([a-z]+)\}/g, '(?<$1>.+?)').replace(/ (?!\?)/g, SPACES)})$`;
