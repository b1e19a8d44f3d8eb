/**
 * A text as it is held against another one: its clauses, what each is about, and whether it says so or the opposite. "I don't eat pork" and "I hate
 * pork" speak against pork, "I don't hate pork" for it: a denial turns round once, however often it stands there, and so does a word that
 * speaks against. Pure, and linear in the length of the text.
 */
import { guessLanguage } from '../../language/detect.ts';
import type { EvidenceWords } from '../../language/evidence-words.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { readText } from '../../language/read-text.ts';
import { withPlainNumbers } from '../../language/said-numbers.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { termOf } from '../../lib/text/words.ts';
import { type Token, tokensOf } from '../statements/tokens.ts';
import { FRAME_WORDS, type Hit, readWords, type WordClass, wordFinder } from '../statements/words.ts';

/** A part of a text that says one thing. */
export interface Clause {
  /** Subject of it, as index terms. */
  readonly terms: ReadonlySet<string>;
  /** The same with the words that only make a statement of it: live, have, called. */
  readonly allTerms: ReadonlySet<string>;
  /** True if it speaks against what it names: not, hates, without. */
  readonly isAgainst: boolean;
  /** True of a question that holds nothing of whoever asks. */
  readonly isAskedOnly: boolean;
  readonly classes: ReadonlySet<WordClass>;
}

/** A text with its clauses. */
export interface Worded {
  readonly text: string;
  readonly language: Language | null;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly clauses: readonly Clause[];
}

/** A longer message is a paste: its beginning is read. */
const READ_MAX_CHARS = 8_000;
/** Texts that are kept as they were read, in characters: a range is held against each of its facts. */
const KEPT_CHARS = 100_000;

type Turning = 'denials' | 'against' | 'idle' | 'instead';

/** Languages without words of their own for it have those by which statements are compared. */
const turningWordsIn = wordFinder<Turning>(
  ({ evidenceWords, comparisonWords }): Partial<Pick<EvidenceWords, Turning>> => {
    if (evidenceWords === undefined) return { denials: comparisonWords?.denials ?? '' };
    const { denials = '', against = '', idle = '', instead = '' } = evidenceWords;
    return { denials, against, idle, instead };
  },
);

/** Words of the frame of a statement by which it still tells something else, where facts are compared. */
const TELLING: ReadonlySet<WordClass> = new Set<WordClass>(['ends', 'passing', 'asks', 'origin']);
const FRAME: ReadonlySet<WordClass> = new Set<WordClass>([
  ...[...FRAME_WORDS].filter((isOf) => !TELLING.has(isOf)),
  'also',
]);
/** Begins a clause of its own. */
const PARTING: ReadonlySet<WordClass> = new Set<WordClass>(['joins', 'hence']);
const OWN: ReadonlySet<WordClass> = new Set<WordClass>(['self', 'mine']);
/** Marks that end a clause. */
const MARK = /[.!?;:,…\n。！？；：、，—–()؟،؛।]/u;
const ASKS = /[?？؟]/u;

/** Reads a text of which the language may be known. */
export const wordedOf = (text: string, language?: Language | null): Worded =>
  keptIn(language?.code ?? '')(withPlainNumbers(text.slice(0, READ_MAX_CHARS)));

const readers = new Map<string, (text: string) => Worded>();

function keptIn(code: string): (text: string) => Worded {
  const known = readers.get(code);
  if (known !== undefined) return known;
  const read = memoiseByText(KEPT_CHARS, (text) => readWorded(text, LANGUAGES_BY_CODE.get(code) ?? null));
  readers.set(code, read);
  return read;
}

function readWorded(text: string, given: Language | null): Worded {
  const tokens = tokensOf(text);
  const guess = given ?? guessLanguage(text);
  const found = readWords(tokens, guess?.code ?? null);
  const language = guess ?? (found === null ? null : (LANGUAGES_BY_CODE.get(found.code) ?? null));
  const hits = found !== null && found.code === language?.code ? found.hits : [];
  const worded = { text, language, tokens, hits };
  return { ...worded, clauses: clausesOf(worded) };
}

function clausesOf(worded: Omit<Worded, 'clauses'>): Clause[] {
  const { text, tokens, hits, language } = worded;
  const turning = turningWordsIn(tokens).get(language?.code ?? '') ?? [];
  const clauses: Clause[] = [];
  let begin = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const [before, at] = [tokens[i - 1], tokens[i]];
    const gap = text.slice(before?.end, at?.start ?? text.length);
    const isParted =
      at === undefined ||
      MARK.test(gap) ||
      hits.some((hit) => hit.from === i && PARTING.has(hit.isOf)) ||
      turning.some((hit) => hit.from === i && hit.isOf === 'instead');
    if (!isParted) continue;
    const isAsked = ASKS.test(endOfSentence(text, before?.end ?? 0));
    clauses.push(clauseOf(worded, turning, { from: begin, to: i }, isAsked));
    begin = i;
  }
  return clauses;
}

/** The mark at which the sentence of a place ends. */
function endOfSentence(text: string, at: number): string {
  const rest = text.slice(at);
  const end = rest.search(/[.!?。！？؟।\n]/u);
  return end < 0 ? '' : (rest[end] ?? '');
}

function clauseOf(
  { text, tokens, hits, language }: Omit<Worded, 'clauses'>,
  turning: readonly Hit<Turning>[],
  { from, to }: { readonly from: number; readonly to: number },
  isAsked: boolean,
): Clause {
  const within = <H extends { from: number; to: number }>(all: readonly H[]): H[] =>
    all.filter((hit) => hit.from < to && hit.to > from);
  const [own, turns] = [within(hits), within(turning)];
  const [first, last] = [tokens[from], tokens[to - 1]];
  const start = first?.start ?? 0;
  const clause = text.slice(start, last?.end ?? start);
  const without = (some: readonly { from: number; to: number }[]): string => {
    const letters = [...clause.split('')];
    for (const hit of some)
      for (let i = Math.max(from, hit.from); i < Math.min(to, hit.to); i++) {
        const token = tokens[i];
        if (token) letters.fill(' ', token.start - start, token.end - start);
      }
    return letters.join('');
  };
  const has = (kind: Turning) => turns.some(({ isOf }) => isOf === kind);
  const turningOnly = turns.filter(({ isOf }) => isOf !== 'idle');
  return {
    terms: termsIn(without([...own.filter(({ isOf }) => FRAME.has(isOf)), ...turningOnly]), language),
    allTerms: termsIn(without(turningOnly.filter(({ isOf }) => isOf === 'denials')), language),
    isAgainst: (has('denials') || has('instead')) !== has('against'),
    isAskedOnly:
      isAsked &&
      language?.statementWords !== undefined &&
      language.statementWords.unsaid === undefined &&
      !own.some(({ isOf, ofSelf }) => ofSelf || OWN.has(isOf)),
    classes: new Set(own.map(({ isOf }) => isOf)),
  };
}

const termsIn = (text: string, language: Language | null): ReadonlySet<string> =>
  new Set(
    readText(text, language)
      .contentWords.filter((word) => !/^\p{N}+$/u.test(word))
      .map(termOf),
  );
