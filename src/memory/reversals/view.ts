/**
 * A text as it is compared with another one to tell whether both speak of the same: its owner, its subject and its values.
 * Pure, and linear in the length of the text.
 */
import { guessLanguage } from '../../language/detect.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { isOfWord } from '../../language/sentences.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { foldText, termOf, wordsOf } from '../../lib/text/words.ts';
import { kindOf } from '../statements/kinds.ts';
import { type Token, tokensOf } from '../statements/tokens.ts';
import { FRAME_WORDS, type Hit, readWords, type WordClass } from '../statements/words.ts';
import { type ReversalClass, reversalWordsIn } from './words.ts';

/** One text, or a part of it. */
export interface View {
  readonly classes: ReadonlySet<WordClass>;
  readonly reversals: ReadonlySet<ReversalClass>;
  /** Subject of it, as index terms: neither its frame nor its values. */
  readonly terms: ReadonlySet<string>;
  /** People and things of the speaker's that it is about: sister, dog. */
  readonly owners: ReadonlySet<string>;
  /** Words of its frame that others may name as a thing: "we move", "the move". */
  readonly verbs: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  /** Units of its figures: euros, people, a time of day. */
  readonly units: ReadonlySet<string>;
  /** The kind of statement that it makes. */
  readonly kind: string;
  readonly isOfSelf: boolean;
}

/** Something that was said, as it is compared. */
export interface ReversibleStatement {
  readonly view: View;
  /** It was said right before the reversal. */
  readonly isNear: boolean;
  /** Nothing else was told since: what tells a change may be said of it. */
  readonly isRecent?: boolean;
  /** It is one of the last few things that were said. */
  readonly isClose?: boolean;
  /** It only asks for something to be done, by what it tells. */
  readonly isAsked?: boolean;
}

/** Ills that somebody may be rid of, or never had. */
export const HARMS: ReadonlySet<string> = new Set(['allergy', 'health', 'diet']);

/** Words that make a statement or a reversal of one, whatever they tell: what it is about is in none of them. */
const FRAME: ReadonlySet<WordClass> = new Set<WordClass>([
  ...FRAME_WORDS,
  'ages',
  'turns',
  'said',
  'doubt',
  'unreal',
  'also',
]);
const VERBS: ReadonlySet<WordClass> = new Set<WordClass>(['home', 'work', 'turns', 'ends']);
const VERB_MIN_CHARS = 4;
const OWNERS: ReadonlySet<WordClass> = new Set<WordClass>(['kin', 'pets']);
const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const POSSESSIVE = /['’]s?$/u;
/** Words that also say what a text is about: "move", "girlfriend". */
const NAMING: ReadonlySet<ReversalClass> = new Set<ReversalClass>([
  'partner',
  'moves',
  'leaves',
  'settles',
  'raises',
  'partly',
  'beside',
]);
/** Words of so few letters say nothing in these scripts. */
const KANA = /^[\p{Script=Hiragana}ー]+$/u;

/** Dates that are written in figures alone. */
const DATE = /\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?(?!\d)|\d{1,2}(?:st|nd|rd|th)\b/giu;
const FIGURE = /\d+(?:[.,:]\d+)*|[^\s\d]+/gu;
/** Tokens between the number of a day and the name of its month: "4 de marzo". */
const DAY_TO_MONTH_TOKENS = 2;

/** A longer text is no statement: its beginning says what it is about. */
const READ_MAX_CHARS = 400;

/** Texts whose views are kept, in characters: a correction is held against all that its user has told. */
const VIEWS_KEPT_CHARS = 400_000;

/** Reads a text that stands by itself, such as the content of a memory. */
export const readView: (whole: string) => View = memoiseByText(VIEWS_KEPT_CHARS, (whole) => {
  const text = whole.slice(0, READ_MAX_CHARS);
  const tokens = tokensOf(text);
  const { code, hits } = readWords(tokens, guessLanguage(text)?.code ?? null) ?? { code: '', hits: [] };
  return viewOf({ text, tokens, hits, code });
});

/** A text with the words found in it. */
export interface WordedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  /** Its language; empty when no word of it is known. */
  readonly code: string;
}

/** The words of reversals in a text. */
export const reversalsIn = ({ tokens, code }: WordedText): readonly Hit<ReversalClass>[] => {
  const found = reversalWordsIn(tokens);
  return (
    found.get(code) ?? (code === '' ? ([...found.values()].sort((a, b) => b.length - a.length)[0] ?? []) : [])
  );
};

/** View of a text for comparison; where a verb is named, of its words only what stands next to that. */
export function viewOf(worded: WordedText, verb: Pick<Hit, 'from' | 'to'> | null = null): View {
  const { tokens, hits, code } = worded;
  const reversals = reversalsIn(worded);
  const isIn = ({ from, to }: { from: number; to: number }, i: number) => from <= i && i < to;
  const { dates, figures, spans, counted } = valuesIn(worded, reversals);
  const isValue = ({ start, end }: Token) => spans.some(([from, to]) => start < to && end > from);
  const isFrame = (i: number) =>
    hits.some((hit) => (FRAME.has(hit.isOf) || (hit.isOf === 'allergy' && !hit.isJoined)) && isIn(hit, i)) ||
    reversals.some((hit) => !NAMING.has(hit.isOf) && isIn(hit, i));
  const isTrade = (hit: Hit) =>
    hits.some(({ isOf, from }) => isOf === 'jobs' && from === hit.from) &&
    !hits.some(({ isOf }) => isOf === 'mine');
  const owners = [
    ...hits.filter((hit) => OWNERS.has(hit.isOf) && !isTrade(hit)),
    ...reversals.filter(({ isOf }) => isOf === 'partner'),
  ];
  const language = LANGUAGES_BY_CODE.get(code);
  const stopWords = language ? stopWordsOf(language) : new Set<string>();
  const writesNouns = language?.nounsHaveCapitals === true;
  const about: string[] = [];
  const names = new Set<string>();
  const says = tokens.map((token, i) => !isValue(token) && !isFrame(i) && !stopWords.has(token.word));
  const leads = reversals.filter(({ isOf }) => isOf === 'beside');
  const isPerson = (i: number) =>
    owners.some((hit) => isIn(hit, i)) || (tokens[i]?.isCapital === true && !writesNouns);
  const isTheirs = (i: number) => hits.some((hit) => hit.isOf === 'they' && hit.to === i);
  const meant = verb === null ? null : meantBeside(verb, says, leads, { isPerson, isTheirs });
  const isMeant = (i: number) => meant === null || meant.has(i);
  let before = -2;
  for (const [i, token] of tokens.entries()) {
    if (isValue(token) || !isMeant(i)) continue;
    if (isFrame(i) || owners.some((hit) => isIn(hit, i))) continue;
    const { word, isCapital } = token;
    if (isCapital && (i > 0 || !stopWords.has(word)) && !hits.some((hit) => isIn(hit, i)))
      if ((!writesNouns || i > 0) && !isNoName(token, tokens[i + 1], worded.text)) names.add(termOf(word));
    // Letters of scripts without spaces are put together again, to be cut into words.
    const piece = about.at(-1);
    if (piece !== undefined && before === i - 1 && CJK.test(word) && CJK.test(piece))
      about[about.length - 1] = piece + word;
    else about.push(word);
    before = i;
  }
  const words = about.flatMap((piece) =>
    CJK.test(piece) ? unspacedWords(piece, stopWords) : wordsOf(piece),
  );
  const terms = new Set(words.filter((word) => !stopWords.has(word)).map(termOf));
  const classes = new Set(hits.map(({ isOf }) => isOf));
  return {
    classes,
    reversals: new Set(reversals.map(({ isOf }) => isOf)),
    terms,
    owners: new Set(
      owners
        .filter(({ from }) => isMeant(from))
        .map(({ from, to }) =>
          termOf(
            tokens
              .slice(from, to)
              .map(({ word }) => word.replace(POSSESSIVE, ''))
              .join(''),
          ),
        ),
    ),
    verbs: new Set(
      tokens.flatMap(({ word }, i) =>
        word.length >= VERB_MIN_CHARS && hits.some((hit) => VERBS.has(hit.isOf) && isIn(hit, i))
          ? [termOf(word)]
          : [],
      ),
    ),
    names,
    figures,
    dates,
    units: unitsIn(worded, counted),
    kind: kindOf(classes).name,
    isOfSelf:
      hits.some(({ isOf, ofSelf }) => isOf === 'self' || (ofSelf && isOf !== 'kin')) ||
      // Where a subject may be left out, it is the speaker unless another is named.
      (language?.statementWords?.unsaid !== undefined && owners.length === 0 && !classes.has('they')),
  };
}

/** "Dr. Naidoo", "I'll": what is written like a name, and names nobody. */
const isNoName = ({ word, end }: Token, next: Token | undefined, text: string): boolean =>
  /^i['’]\p{L}{1,2}$/u.test(word) || (next?.start === end + 2 && text[end] === '.' && isOfWord(text, 0, end));

/** Words between what leads to a place and the place: "in the". */
const LEAD_GAP_MAX = 1;

/**
 * The words that a verb ends something of: the first ones before and behind it that nothing parts. A place where it only
 * happened does not count if anything else is named ("I lost my keys in the Volvo"), nor does whoever did it ("Tom lost his
 * ball").
 */
function meantBeside(
  verb: Pick<Hit, 'from' | 'to'>,
  says: readonly boolean[],
  leads: readonly Pick<Hit, 'to'>[],
  { isPerson, isTheirs }: Record<'isPerson' | 'isTheirs', (at: number) => boolean>,
): ReadonlySet<number> {
  const groups: number[][] = [];
  for (const [i, isSaid] of says.entries()) {
    if (!isSaid || (i >= verb.from && i < verb.to)) continue;
    const open = groups.at(-1);
    if (open?.at(-1) === i - 1 && i !== verb.to) open.push(i);
    else groups.push([i]);
  }
  const isLed = ([first = 0]: readonly number[]) =>
    leads.some(({ to }) => to <= first && first - to <= LEAD_GAP_MAX);
  const nearest = (all: readonly number[][]) => ({
    before: all.findLast(([first = 0]) => first < verb.from),
    behind: all.find(([first = 0]) => first >= verb.to),
  });
  const free = groups.filter((group) => !isLed(group));
  const { before, behind } = nearest(free.length > 0 ? free : groups);
  const isDoer = behind !== undefined && isTheirs(behind[0] ?? 0) && before?.every(isPerson) === true;
  return new Set([...(isDoer ? [] : (before ?? [])), ...(behind ?? [])]);
}

/** The words of a run without spaces. What no dictionary knows, such as a name, is one word between small ones. */
function unspacedWords(run: string, stopWords: ReadonlySet<string>): string[] {
  const letters = [...run]
    .map((letter) => (stopWords.has(letter) || KANA.test(letter) ? ' ' : letter))
    .join('');
  return letters
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const known = joinedLetters(wordsOf(part));
      return known.length > 0 ? known : [part];
    });
}

/** Words of more than a letter. Letters that no dictionary joins make one where they stand together, as a name does. */
function joinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isLetter = word.length === 1;
    if (isLetter && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isLetter;
  }
  return joined.filter((word) => word.length > 1);
}

/** The unit of a time of day. */
export const CLOCK_UNIT = ':';
const TIME_OF_DAY = /^\d{1,2}[:.h]\d{2}$/u;
const UNIT_SIGN = /[\p{Sc}%°]/u;
/** Room between a figure and the word that it counts. */
const UNIT_GAP = /^\s?$/u;

/** Units of the figures of a text, by the word or the sign beside each. */
function unitsIn({ text, tokens }: WordedText, spans: readonly (readonly [number, number])[]): Set<string> {
  const units = new Set<string>();
  for (const [from, to] of spans) {
    if (TIME_OF_DAY.test(text.slice(from, to))) units.add(CLOCK_UNIT);
    const sign = UNIT_SIGN.exec(text.slice(Math.max(0, from - 2), from) + text.slice(to, to + 2));
    if (sign !== null) units.add(sign[0]);
    const next = tokens.find(({ start }) => start >= to);
    if (next !== undefined && UNIT_GAP.test(text.slice(to, next.start))) units.add(termOf(next.word));
  }
  return units;
}

/** Signs between the parts of a date: "8. Februar". */
const DATE_GAP = /^[\s.,]*$/u;

/** The values of a text, where they stand, and those spans of them that count something. */
function valuesIn({ text, tokens, hits }: WordedText, reversals: readonly Hit<ReversalClass>[]) {
  const dates = new Set<string>();
  const figures = new Set<string>();
  const spans: [number, number][] = [];
  const counted: [number, number][] = [];
  for (const { 0: written, index } of text.matchAll(DATE)) {
    dates.add(foldText(written).replace(/\.$/u, ''));
    spans.push([index, index + written.length]);
  }
  const isTaken = ({ start, end }: Token) => spans.some(([from, to]) => start < to && end > from);
  const covers = (found: readonly { from: number; to: number }[], i: number) =>
    found.some(({ from, to }) => from <= i && i < to);
  const isMay = (token: Token | undefined) => token?.word === 'may' && token.isCapital;
  const isCount = (token: Token | undefined) => /^\d{1,2}$/u.test(token?.word ?? '');
  // "11 May": a verb as well, but not beside a figure.
  const mays = tokens.flatMap((token, i) =>
    isMay(token) && (isCount(tokens[i - 1]) || isCount(tokens[i + 1])) ? [{ from: i, to: i + 1 }] : [],
  );
  const months = [...hits.filter(({ isOf }) => isOf === 'when'), ...mays];
  const counts = reversals.filter(({ isOf }) => isOf === 'counts');
  const isNumber = (token: Token, i: number) => /^\p{N}/u.test(token.word) || covers(counts, i);
  for (let i = 0; i < tokens.length; ) {
    const begin = i;
    const follows = (token: Token, at: number) =>
      !isTaken(token) &&
      (isNumber(token, at) || covers(months, at)) &&
      (at === begin || DATE_GAP.test(text.slice(tokens[at - 1]?.end, token.start)));
    while (i < tokens.length && follows(tokens[i] as Token, i)) i++;
    const run = tokens.slice(begin, i);
    const numbers = run.filter((token, k) => isNumber(token, begin + k));
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || numbers.length === 0) {
      i = Math.max(i, begin + 1);
      continue;
    }
    const span: [number, number] = [first.start, last.end];
    spans.push(span);
    const near = months.find(
      ({ from, to }) => from - i < DAY_TO_MONTH_TOKENS && begin - to < DAY_TO_MONTH_TOKENS,
    );
    if (near === undefined) {
      counted.push(span);
      for (const [figure] of text.slice(...span).matchAll(FIGURE)) figures.add(figure);
    } else
      dates.add(
        [...run, ...tokens.slice(near.from, near.to).filter((token) => !run.includes(token))]
          .map(({ word }) => word)
          .join(' '),
      );
  }
  // "On Tuesday", "next week": a time without a figure.
  if (dates.size === 0)
    for (const { from, to } of months)
      dates.add(
        tokens
          .slice(from, to)
          .map(({ word }) => word)
          .join(' '),
      );
  return { dates, figures, spans, counted };
}

/** Letters that two words must share at their beginnings to be forms of one: "mudanza", "mudamos". */
const STEM_MIN_CHARS = 4;
const STEM_MIN_SHARE = 0.55;
/** Letters at which compounds that end alike name one thing: "Fahrprüfung", "Führerscheinprüfung". */
const TAIL_MIN_CHARS = 7;
const WHOLE_TAIL_MIN_CHARS = 5;
/** Scripts in which two letters are enough to tell a word within another. */
const DENSE = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u;

/** Recognises two words that are forms of one. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (mayBeDense(short) && DENSE.test(short)) return short.length >= 2 && long.includes(short);
  let head = 0;
  while (head < short.length && short[head] === long[head]) head++;
  if (head >= STEM_MIN_CHARS && head >= STEM_MIN_SHARE * long.length) return true;
  let tail = 0;
  while (tail < short.length && short[short.length - 1 - tail] === long[long.length - 1 - tail]) tail++;
  return tail >= TAIL_MIN_CHARS || (tail === short.length && tail >= WHOLE_TAIL_MIN_CHARS);
}

/** First letter of the scripts without spaces: a turn compares a hundred thousand words, and hardly one has any. */
const DENSE_FROM = 0x0e00;

function mayBeDense(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) >= DENSE_FROM) return true;
  return false;
}

/** All words by which something is told from something else. */
export function distinctWords(view: View): ReadonlySet<string> {
  const words = known.get(view) ?? new Set([...view.terms, ...view.owners]);
  known.set(view, words);
  return words;
}
/** Words of views that were asked for already: each is held against many others. */
const known = new WeakMap<View, ReadonlySet<string>>();

type Words = ReadonlySet<string> | readonly string[];

/** Number of some words that another list has, in one form or another. */
export function sharedOf(some: ReadonlySet<string>, others: Words): number {
  let shared = 0;
  for (const word of some) if (hasAlike(word, others)) shared++;
  return shared;
}

/** Checks that a list has a word, in one form or another. */
export function hasAlike(word: string, others: Words): boolean {
  for (const other of others) if (isAlike(word, other)) return true;
  return false;
}

/** Number of the words of a view that another one has: each pair is asked about several times. */
export function sharedWords(view: View, other: View): number {
  const beside = counted.get(view) ?? new WeakMap<View, number>();
  counted.set(view, beside);
  const shared = beside.get(other) ?? sharedOf(distinctWords(view), distinctWords(other));
  beside.set(other, shared);
  return shared;
}
const counted = new WeakMap<View, WeakMap<View, number>>();

/** Recognises a text that says something to be over, or not so. */
export const tellsEnd = ({ classes }: View): boolean => classes.has('ends') || classes.has('not');
