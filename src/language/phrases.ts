/**
 * Phrases as the files of languages write them, and where they stand in a text. A list of phrases is parted by commas; in one,
 *
 *     when/since when   either word: "/" parts words of one place
 *     (tell me/say)     one of several that may have more words than one
 *     [please/just]     what may stand there, up to three of them, or nothing
 *     prefer*  *s  *    any ending, any beginning, any word
 *     ...  ...12        anything short between two words, or up to so many letters
 *     <  $              where the text begins, or a question in it behind "¿", and where it ends, its last sign aside
 *     >                 where a clause ends
 *     ?                 the text ends in a question mark
 *     !only             this word does not follow
 *     #                 a digit
 *
 * Accents and case do not count. A phrase is read and becomes a pattern when its first word is met in a text, once per isolate; of one
 * whose first word is not there nothing is tried.
 */
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { foldedEntriesOf } from './lists.ts';

/** A phrase that was found: whose it is, and where it stands in the text as `ReadText.cueText` gives it. */
export interface PhraseMatch {
  readonly language: Language;
  readonly start: number;
  readonly end: number;
}

/** Finds phrases of one kind in texts folded as `ReadText.cueText` is. */
export interface PhraseFinder {
  /** True if any of them stands in a text; any of one language, where it is given. */
  test(cueText: string, language?: Language): boolean;
  /** The first place of each phrase that stands in a text. */
  matches(cueText: string, language?: Language): Generator<PhraseMatch>;
}

/** Latin, Greek, Cyrillic, Arabic and Hebrew letters, and digits: as ranges they compile at once. */
const LETTER = 'a-zA-Z0-9_\\u00e0-\\u052f\\u05d0-\\u05ea\\u0620-\\u064a';
/** Scripts without spaces, and Korean, whose words have their endings and particles behind them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
/** Letters of a noun in scripts without spaces: grammar is mostly written in hiragana. */
const UNSPACED_NOUN = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー';
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const GAP_MAX_CHARS = 80;
const REPEATED_MAX = 3;
const TEXT_END = '[ .!?…。！？؟;"]{0,4}$';
const ANCHORS: Readonly<Record<string, string>> = {
  '<': '(?<=^[¡"(]?|¿ ?)',
  '>': '(?= ?(?:[.!?,;:…、，。！？；؟،)]|$))',
  $: TEXT_END,
  '?': '(?=.{0,400}[?？؟]$)',
};
/** Letters by which a phrase is found. */
const HEAD_CHARS = 3;
/** A word with which a phrase begins, where nothing else may stand in its place: most do, and are not read to be found. */
const PLAIN_START = /^(?!\.\.\.)([^\s()[\]/<>$?*#!]+)(?=\s|$)(?!\s*\/)/;
/** Long lists of words go on in the next line. */
const LINE_END = /\/\s+/g;
const TOKEN = /\.\.\.\d*|[()[\]/<>$?]|[^\s()[\]/<>$?]+|\s+/g;

interface Phrase {
  readonly language: Language;
  readonly text: string;
  /** Words without which no text has it. */
  needs?: readonly string[];
  pattern?: RegExp;
}

type Table = ReadonlyMap<string, readonly Phrase[]>;

/** One place of a phrase: any of some sequences of words, an anchor, or anything at all. */
type Part =
  | { readonly kind: 'one'; readonly of: readonly Sequence[] }
  | { readonly kind: 'maybe'; readonly of: readonly Sequence[] }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'anchor'; readonly source: string }
  | { readonly kind: 'gap'; readonly chars: number };
type Sequence = readonly Part[];

/** Finds the phrases that `listOf` names, of every language. */
export function phraseFinder(listOf: (language: Language) => string | undefined): PhraseFinder {
  let table: Table | null = null;
  /** The phrases that a text may have: it has how they begin, and their words. */
  const candidates = (cueText: string, only?: Language): Set<Phrase> => {
    table ??= tableOf(listOf);
    const found = new Set<Phrase>();
    for (const head of headsIn(cueText)) {
      const phrases = table.get(head);
      if (phrases === undefined) continue;
      for (const phrase of phrases) {
        if (only !== undefined && phrase.language !== only) continue;
        phrase.needs ??= neededBy(phrase.text);
        if (phrase.needs.every((word) => cueText.includes(word))) found.add(phrase);
      }
    }
    return found;
  };
  const matchIn = (phrase: Phrase, cueText: string): RegExpExecArray | null => {
    phrase.pattern ??= patternOf(phrase);
    return phrase.pattern.exec(cueText);
  };
  function* matches(cueText: string, only?: Language): Generator<PhraseMatch> {
    for (const phrase of candidates(cueText, only)) {
      const match = matchIn(phrase, cueText);
      if (match !== null)
        yield { language: phrase.language, start: match.index, end: match.index + match[0].length };
    }
  }
  return {
    test: (cueText, language) => {
      for (const phrase of candidates(cueText, language)) if (matchIn(phrase, cueText) !== null) return true;
      return false;
    },
    matches,
  };
}

/** Words that mean their letters and nothing else. */
const LITERAL = /^[\p{L}\p{M}\p{N}']{2,}$/u;

/** The words of a phrase that it always has. */
const neededBy = (text: string): string[] =>
  readPhrase(text)
    .flatMap((part) => (part.kind === 'word' && LITERAL.test(part.text) ? [part.text] : []))
    .sort((a, b) => b.length - a.length);

function tableOf(listOf: (language: Language) => string | undefined): Table {
  const table = new Map<string, Phrase[]>();
  for (const language of LANGUAGES)
    for (const text of foldedEntriesOf(listOf(language))) {
      const phrase = { language, text: text.replace(LINE_END, '/') };
      for (const head of headsOfPhrase(phrase.text)) {
        const known = table.get(head);
        if (known === undefined) table.set(head, [phrase]);
        else known.push(phrase);
      }
    }
  return table;
}

let lastRead: { readonly text: string; readonly heads: ReadonlySet<string> } = { text: '', heads: new Set() };

/** The first letters of all words of a text; of scripts that write words into each other, those of each letter. */
function headsIn(cueText: string): ReadonlySet<string> {
  // Rules of several kinds read one text after another.
  if (lastRead.text === cueText) return lastRead.heads;
  const heads = new Set<string>();
  for (const [word] of cueText.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
    for (let at = 0; at < word.length; at++)
      if (at === 0 || isWithinWords(word.charCodeAt(at)))
        for (let chars = 1; chars <= HEAD_CHARS; chars++) heads.add(`${word} `.slice(at, at + chars));
  }
  lastRead = { text: cueText, heads };
  return heads;
}

/** Letters of Hebrew and Arabic, before which others are attached, and of scripts without spaces. */
const isWithinWords = (code: number): boolean => (code >= 0x590 && code < 0x700) || code >= 0xe00;

function headsOfPhrase(text: string): Iterable<string> {
  const word = PLAIN_START.exec(text)?.[1];
  return word === undefined ? new Set(headsOf(readPhrase(text))) : [headOf(word)];
}

/** The heads of what a phrase begins with, behind what may be left out. */
function headsOf(parts: Sequence): string[] {
  for (const part of parts) {
    if (part.kind === 'one') return part.of.flatMap(headsOf);
    if (part.kind !== 'word' || /^[*#]/.test(part.text)) continue;
    return [headOf(part.text)];
  }
  throw new Error('A phrase has no word to find it by.');
}

function headOf(word: string): string {
  const [, start = '', star = ''] = /^([^*#'-]*)(.?)/.exec(word) ?? [];
  if (IS_UNSPACED.test(start)) return start.slice(0, HEAD_CHARS - 1);
  return `${start}${/[*#]/.test(star) ? '' : ' '}`.slice(0, HEAD_CHARS);
}

function readPhrase(text: string): Sequence {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const readSequence = (isInside: boolean): Sequence => {
    const parts: Part[] = [];
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? '';
      if (isInside && /^[/)\]]$/.test(token)) break;
      if (token === '(' || token === '[') parts.push(readGroup(token === '(' ? 'one' : 'maybe'));
      else if (token.startsWith('...'))
        parts.push({ kind: 'gap', chars: Number(token.slice(3) || GAP_MAX_CHARS) });
      else if (token.startsWith('!'))
        parts.push({ kind: 'anchor', source: `(?! ?${wordSource(token.slice(1), '')}(?![${LETTER}]))` });
      else if (token in ANCHORS) parts.push({ kind: 'anchor', source: ANCHORS[token] ?? '' });
      else if (token.trim() !== '') parts.push(isInside ? { kind: 'word', text: token } : readWords());
    }
    return parts;
  };
  const readGroup = (kind: 'one' | 'maybe'): Part => {
    const of: Sequence[] = [];
    do {
      at++;
      of.push(readSequence(true));
    } while (tokens[at] === '/');
    return { kind, of };
  };
  const readWords = (): Part => {
    const words = [tokens[at] ?? ''];
    for (; tokens[at + 1] === '/'; at += 2) words.push(tokens[at + 2] ?? '');
    const of = words.map((word): Sequence => [{ kind: 'word', text: word }]);
    return of.length === 1 ? (of[0]?.[0] ?? { kind: 'word', text: '' }) : { kind: 'one', of };
  };
  return readSequence(false);
}

function patternOf({ text, language }: Phrase): RegExp {
  const parts = readPhrase(text);
  if (IS_UNSPACED.test(text)) return new RegExp(sourceOf(parts, UNSPACED_WRITING), 'u');
  const attached = foldedEntriesOf(language.attached).join('|');
  return new RegExp(
    `(?<![${LETTER}])(?:${attached}){0,2}(?:${sourceOf(parts, SPACED_WRITING)})(?![${LETTER}])`,
  );
}

/** Sources of expressions for words that stand one behind another, with spaces or without. */
interface Writing {
  readonly space: string;
  readonly anyWord: string;
  /** Up to so many characters, at the beginning, before another word, and up to the end. */
  readonly gap: (chars: number) => {
    readonly first: string;
    readonly between: string;
    readonly last: string;
  };
}

const SPACED_WRITING: Writing = {
  space: ' ',
  anyWord: `[${LETTER}'-]+`,
  gap: (chars) => ({
    first: `(?:.{0,${chars}} )?`,
    between: `,? (?:.{0,${chars}} )?`,
    last: `(?=[ ,.!?]|$).{0,${chars}}`,
  }),
};
const UNSPACED_WRITING: Writing = {
  space: ' ?',
  anyWord: `[${UNSPACED_NOUN}]{1,6}`,
  gap: (chars) => ({ first: `.{0,${chars}}`, between: `.{0,${chars}}`, last: `.{0,${chars}}` }),
};

function sourceOf(parts: Sequence, writing: Writing): string {
  const { space } = writing;
  const oneOf = (of: readonly Sequence[]) => of.map((sequence) => sourceOf(sequence, writing)).join('|');
  let [source, between] = ['', ''];
  let gap: ReturnType<Writing['gap']> | null = null;
  let maybe: string[] = [];
  const maybeBehind = (): string => maybe.map((of) => `(?:${space}(?:${of})){0,${REPEATED_MAX}}`).join('');
  for (const part of parts) {
    if (part.kind === 'gap') gap = writing.gap(part.chars);
    else if (part.kind === 'maybe') maybe.push(oneOf(part.of));
    else if (part.kind === 'anchor') {
      source += maybeBehind() + (part.source === TEXT_END ? (gap?.last ?? '') : '') + part.source;
      maybe = [];
    } else {
      const before = maybe.map((of) => `(?:(?:${of}),?${space}){0,${REPEATED_MAX}}`).join('');
      const own = part.kind === 'one' ? `(?:${oneOf(part.of)})` : wordSource(part.text, writing.anyWord);
      source += (gap === null ? between : between === '' ? gap.first : gap.between) + before + own;
      [between, gap, maybe] = [space, null, []];
    }
  }
  return source + maybeBehind();
}

const wordSource = (word: string, anyWord: string): string =>
  word === '*' ? anyWord : word.replaceAll('*', `[${LETTER}'-]*`).replaceAll('#', '\\d');
