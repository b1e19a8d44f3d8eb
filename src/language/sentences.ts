/**
 * Ends of sentences, as far as a full stop ends one: it may belong to the word or the figure before it, in "Dr.", "z. B.", "8.12.". Of the
 * words of all languages, whatever a text is written in. Pure.
 */
import { LANGUAGES } from './languages.ts';
import { entriesOf } from './lists.ts';

/** "Am 22. November", "3. Stock": a figure with its full stop counts. */
const ORDINAL_BEFORE = /(?:^|[^\p{L}\p{N}])\d{1,2}$/u;
const ORDINAL_AFTER = new RegExp(
  `^ (?:${LANGUAGES.flatMap(({ ordinalNouns }) => entriesOf(ordinalNouns)).join('|')})`,
  'i',
);
/** "Am 8. um drei", "vom 3. bis zum 8. bei Oma": behind such a word too, unless a sentence begins. */
const LED_BEFORE = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${LANGUAGES.flatMap(({ ordinalLeads }) => entriesOf(ordinalLeads)).join('|')}) \\d{1,2}$`,
  'iu',
);
/** "8.12. um 14.30 Uhr" */
const DATE_BEFORE = /(?:^|[^\p{L}\p{N}.])\d{1,2}\. ?\d{1,2}$/u;
/** "8. 12. v 14.30" */
const MONTH_AFTER = /^ \d{1,2}\./;
const GOES_ON = /^ ?[\p{Ll}\d(]/u;
/** A date that has so few words before it opens its sentence: "Am 8.12. Termin". */
const OPENING_MAX_CHARS = 16;
const OPENING_DATE = /^\P{N}{0,5}\d{1,2}\. ?\d{1,2}$/u;

const abbreviations = LANGUAGES.flatMap((language) => entriesOf(language.abbreviations));
const sourceOf = (word: string): string => word.replaceAll('.', '\\. ?');
/** Letters of the longest of them, with the space before it. */
const ABBREVIATION_MAX_CHARS = 12;
const ABBREVIATION = new RegExp(
  `(?:(?:^|[\\s(])(?:${[...new Set(abbreviations.filter((word) => !word.startsWith('*')))].map(sourceOf).join('|')}|\\p{L})|\\p{L}(?:${abbreviations
    .filter((word) => word.startsWith('*'))
    .map((word) => sourceOf(word.slice(1)))
    .join('|')}))$`,
  'iu',
);
/** Abbreviations before a number alone; in English "no" is one: "No. 5", and "I said no." */
const NUMBERING = /(?:^|[\s(])(?:no|nos|vol|fig|nr|max|min|d|pt|al|co|im|kl|klo)$/iu;
const BEFORE_NUMBER = /^ ?\d/;
/** Days and months in few letters: "Di. und Do. um 18 Uhr", "dec. 8. 14 órakor". */
const SHORT = /(?:^|[^\p{L}\p{N}])(\p{L}{2,5})$/u;
const DAY_OF_SHORT_MONTH = /(?:^|[^\p{L}\p{N}])(\p{L}{2,5})\.? \d{1,2}$/u;

/** Recognises a full stop at `at` that belongs to the word before it, in a sentence that begins at `from`, and ends none. */
export function isOfWord(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - ABBREVIATION_MAX_CHARS), at);
  const after = text.slice(at + 1, at + ABBREVIATION_MAX_CHARS);
  if (ORDINAL_BEFORE.test(before)) {
    if (ORDINAL_AFTER.test(after) || MONTH_AFTER.test(after)) return true;
    if (DATE_BEFORE.test(before))
      return (
        GOES_ON.test(after) ||
        (at - from <= OPENING_MAX_CHARS && OPENING_DATE.test(text.slice(from, at).trimStart()))
      );
    if (LED_BEFORE.test(before)) return GOES_ON.test(after);
    const [, month = ''] = DAY_OF_SHORT_MONTH.exec(before) ?? [];
    return BEFORE_NUMBER.test(after) && shortNames().months.has(month.toLowerCase());
  }
  if (ABBREVIATION.test(before)) return !NUMBERING.test(before) || BEFORE_NUMBER.test(after);
  const [, word = ''] = GOES_ON.test(after) ? (SHORT.exec(before) ?? []) : [];
  if (word === '') return false;
  const { days, months } = shortNames();
  return days.has(word) || (BEFORE_NUMBER.test(after) && months.has(word.toLowerCase()));
}

let names: { readonly days: ReadonlySet<string>; readonly months: ReadonlySet<string> } | null = null;
/** Short names of days, as they are written, and of months in small letters; those of four letters are hardly anything else. */
const SHORT_DAY_MAX_CHARS = 5;

function shortNames() {
  if (names !== null) return names;
  const days = new Set<string>();
  const months = new Set<string>();
  const withoutStop = (name: string) => name.replace(/\.$/u, '');
  for (const { code } of LANGUAGES) {
    const day = new Intl.DateTimeFormat(code, { weekday: 'short', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(code, { month: 'short', timeZone: 'UTC' });
    for (let i = 0; i < 12; i++) {
      months.add(withoutStop(month.format(Date.UTC(2026, i, 1))).toLowerCase());
      const name = withoutStop(day.format(Date.UTC(2026, 0, 1 + i)));
      // "I do. but": a day of two letters has a capital.
      if (name.length > 2 || name !== name.toLowerCase()) days.add(name.slice(0, SHORT_DAY_MAX_CHARS));
    }
  }
  names = { days, months };
  return names;
}

/** A sentence with its mark, and the blanks behind it. */
export interface SentencePiece {
  readonly sentence: string;
  readonly blanks: string;
}

const PIECE = /([^.!?。！？\n]+[.!?。！？]*)([\s\n]*)/gu;

/** The sentences of a text in their order; joined again they are the text. */
export function splitSentences(text: string): SentencePiece[] {
  const pieces: { sentence: string; blanks: string }[] = [];
  let start = 0;
  let end = 0;
  for (const { 0: whole, 1: sentence = '', 2: blanks = '', index } of text.matchAll(PIECE)) {
    const last = pieces.at(-1);
    const stop = last === undefined ? -1 : end - last.blanks.length - 1;
    const isWithin =
      text[stop] === '.' &&
      (last?.blanks === '' || (!last?.blanks.includes('\n') && isOfWord(text, start, stop)));
    const between = text.slice(end, index);
    if (last !== undefined && isWithin) {
      last.sentence += last.blanks + between + sentence;
      last.blanks = blanks;
    } else {
      pieces.push({ sentence: between + sentence, blanks });
      start = index;
    }
    end = index + whole.length;
  }
  const rest = text.slice(end);
  const last = pieces.at(-1);
  if (rest !== '' && last !== undefined) last.blanks += rest;
  else if (rest !== '') pieces.push({ sentence: rest, blanks: '' });
  return pieces;
}
