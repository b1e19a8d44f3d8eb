/**
 * Messages that mend a value of the one before and say nothing else: "sorry 3pm", "i mean thursday", "*Katrin". What was said is read
 * again with the value that was meant, where exactly one of its values is of that sort; what could mean two of them means none. Pure.
 */
import { guessLanguage } from '../../language/detect.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { foldedEntriesOf } from '../../language/lists.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { editDistance } from '../../lib/text/edit-distance.ts';
import { termOf } from '../../lib/text/words.ts';
import { type Token, tokensOf } from '../statements/tokens.ts';
import { type Hit, readWords, wordFinder } from '../statements/words.ts';
import { readWishes } from '../wishes/discretion.ts';
import { type SaidValue, saidValues } from './said-values.ts';
import { isAlike, reversalsIn } from './view.ts';

/** Letters of a message that does nothing else, and of one that it may mend. */
const SLIP_MAX_CHARS = 60;
const MENDED_MAX_CHARS = 400;
/** Messages before it of which it may mean one. */
const BEFORE_MAX = 2;
/** Words of a name. */
const NAME_MAX_WORDS = 3;
/** Letters in which a name may be mistyped, as a share of all. */
const TYPO_SHARE = 0.4;
const NAME_MIN_CHARS = 3;

/** A message as it was said, and as it was meant. */
export interface Slip {
  readonly said: string;
  readonly mended: string;
}

/** "*Katrin", "Katrin*" */
const STARRED = /^\s*\*([^*\n]+)$|^([^*\n]+)\*\s*$/u;
const UNCASED = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
const KANA = /^\p{Script=Hiragana}$/u;

type SlipClass = 'says' | 'no' | 'errs' | 'rather';
const slipWordsIn = wordFinder<SlipClass>(({ slipWords, reversalWords }) =>
  slipWords
    ? {
        says: slipWords.says,
        no: slipWords.no,
        errs: reversalWords?.errs ?? '',
        rather: reversalWords?.rather ?? '',
      }
    : {},
);

/**
 * Reads a message as one that mends a value of an earlier one, the newest last; null where it does not. What may mean two values of that
 * one mends none, and tells nothing by itself either: it is as it was said.
 */
export function slipIn(message: string, asks: boolean, before: readonly string[], now: number): Slip | null {
  if (before.length === 0 || message.length > SLIP_MAX_CHARS || asks) return null;
  const starred = STARRED.exec(message);
  const text = starred?.[1] ?? starred?.[2] ?? message;
  const tokens = tokensOf(text);
  const found = slipWordsIn(tokens);
  if (starred === null && found.size === 0) return null;
  for (const said of before.slice(-BEFORE_MAX).reverse()) {
    if (said.length > MENDED_MAX_CHARS) return null;
    const spoken = guessLanguage(said);
    const code = spoken && found.has(spoken.code) ? spoken.code : [...found.keys()][0];
    const language = spoken ?? (code === undefined ? null : (LANGUAGES_BY_CODE.get(code) ?? null));
    const slip = readSlip(text, tokens, found.get(code ?? '') ?? [], language, now);
    if (slip === null || !(slip.mends || starred)) return null;
    const values = saidValues({ raw: said, ownLanguage: language }, now);
    const { value } = slip;
    const mended = value
      ? withValue(said, values, text, value)
      : withName(said, values, slip, language, starred !== null);
    const isUnsure = value && values.filter(({ sort }) => sort === value.sort).length > 1;
    if (mended !== null || isUnsure)
      return readWishes(said).isOffRecord ? null : { said, mended: mended ?? said };
    if (values.length > 0) return null;
  }
  return null;
}

/** A message that consists of words that mend and one value. */
interface BareSlip {
  /** Its words say that something is mended, and not only no. */
  readonly mends: boolean;
  readonly isSure: boolean;
  readonly value: SaidValue | null;
  readonly name: { readonly text: string; readonly words: number; readonly isCapital: boolean };
}

function readSlip(
  text: string,
  tokens: readonly Token[],
  hits: readonly Hit<SlipClass>[],
  language: Language | null,
  now: number,
): BareSlip | null {
  const [value = null, ...others] = saidValues({ raw: text, ownLanguage: language }, now);
  const isNo = (at: number) => hits.some(({ isOf, from }) => isOf === 'no' && from === at);
  const mending = hits.filter(({ isOf, from, to }) => isOf !== 'no' && !(to - from === 1 && isNo(from)));
  const isSaid = (i: number) => hits.some(({ from, to }) => from <= i && i < to);
  const isOfValue = ({ start, end }: Token) => value !== null && start < value.end && end > value.start;
  const rest = tokens.filter((token, i) => !isSaid(i) && !isOfValue(token));
  const small = fillersOf(language);
  const left = rest.filter(
    ({ word }) => !small.has(word) && !KANA.test(word) && termOf(word) !== value?.unit,
  );
  const isBare = value
    ? left.length === 0 && others.length === 0
    : left.length > 0 && left.length === rest.length;
  const mends = mending.length > 0 || (hits.length > 0 && value !== null && value.sort !== 'figure');
  return isBare
    ? {
        mends,
        isSure: mending.some(({ isOf }) => isOf !== 'rather'),
        value,
        name: {
          text: text.slice(left[0]?.start, left.at(-1)?.end),
          words: left.length,
          isCapital: left.every(({ isCapital }) => isCapital),
        },
      }
    : null;
}

/** Words that may stand beside a value and say nothing. */
const fillersOf = (language: Language | null): ReadonlySet<string> =>
  language === null
    ? new Set()
    : new Set([
        ...stopWordsOf(language),
        ...foldedEntriesOf(language.slipWords?.at).flatMap((at) => at.split(' ')),
      ]);

/** The text with a name in the place of the one that is meant. */
function withName(
  said: string,
  values: readonly SaidValue[],
  { name: { text, words, isCapital }, isSure }: BareSlip,
  language: Language | null,
  isStarred: boolean,
): string | null {
  const isCertain = isStarred || isSure;
  if (UNCASED.test(text)) return isCertain ? withLetters(said, text) : null;
  if (words > NAME_MAX_WORDS || !(isStarred || isCapital)) return null;
  const known = tokensOf(said);
  return (
    withSimilar(said, known, text, words, !isStarred) ??
    (isCapital && isCertain ? withOnlyName(said, known, values, text, language) : null)
  );
}

const replaced = (text: string, [from, to]: readonly [number, number], by: string): string =>
  text.slice(0, from) + by + text.slice(to);

/** The text with another value in the place of the only one of its sort. */
function withValue(
  said: string,
  values: readonly SaidValue[],
  text: string,
  value: SaidValue,
): string | null {
  const figureOf = ({ figure }: SaidValue) => figure ?? ([0, 0] as const);
  const written = text.slice(value.start, value.end);
  const number = text.slice(...figureOf(value));
  const ofSort = (sort: SaidValue['sort']) => values.filter((one) => one.sort === sort);
  const only = (all: readonly SaidValue[]): SaidValue | null => (all.length === 1 ? (all[0] ?? null) : null);
  const digits = (one: SaidValue) => said.slice(...figureOf(one)).replace(/\D/gu, '').length;
  if (value.sort === 'day') {
    const days = ofSort('day');
    const day = only(days);
    if (day === null) return null;
    // "Sorry, the 9th": another day of the same month.
    const isBare = value.figure !== null && /^\d+\P{L}?\p{L}{0,2}\.?$/u.test(written);
    if (isBare && day.figure === null) return null;
    if (!isBare) return replaced(said, [day.start, day.end], written);
    const { figure } = day;
    if (figure === null) return null;
    const suffix = /^(?:st|nd|rd|th)/u.exec(said.slice(figure[1]))?.[0] ?? '';
    const isSuffixed = /(?:st|nd|rd|th)$/u.test(written);
    return replaced(said, [figure[0], figure[1] + suffix.length], isSuffixed ? written : number);
  }
  if (value.sort === 'time') {
    const times = ofSort('time');
    const one = only(times);
    if (one !== null) return replaced(said, [one.start, one.end], written);
    const bare = only(ofSort('figure').filter((figure) => figure.unit === '' && digits(figure) <= 4));
    return times.length > 0 || bare === null ? null : replaced(said, figureOf(bare), written);
  }
  const counted = [...ofSort('figure'), ...ofSort('time')];
  if (value.unit !== '') {
    const same = only(ofSort('figure').filter(({ unit }) => unit !== '' && isAlike(unit, value.unit)));
    return same === null ? null : replaced(said, figureOf(same), number);
  }
  const length = number.replace(/\D/gu, '').length;
  const one = only(counted) ?? only(counted.filter((figure) => digits(figure) === length));
  if (one !== null) return replaced(said, figureOf(one), number);
  const day = counted.length === 0 ? only(ofSort('day').filter(({ figure }) => figure !== null)) : null;
  return day === null ? null : replaced(said, figureOf(day), number);
}

/** The text with a name in the place of the one that is most like it, as typing errors are. */
function withSimilar(
  said: string,
  known: readonly Token[],
  name: string,
  words: number,
  isName: boolean,
): string | null {
  const small = name.toLowerCase();
  const near = known.slice(0, known.length - words + 1).flatMap((token, i) => {
    const end = known[i + words - 1]?.end ?? token.end;
    const written = said.slice(token.start, end);
    const most = Math.max(1, Math.floor(TYPO_SHARE * Math.max(written.length, name.length)));
    const off =
      written.length < NAME_MIN_CHARS || (isName && !token.isCapital)
        ? most + 1
        : editDistance(written.toLowerCase(), small);
    return off <= most && (off > 0 || written !== name) ? [{ written, off }] : [];
  });
  const least = Math.min(...near.map(({ off }) => off));
  const best = new Set(near.filter(({ off }) => off === least).map(({ written }) => written));
  const [only] = best;
  return only === undefined || best.size > 1 ? null : withWord(said, only, name);
}

/** The text with a name in the place of the only one that it tells. */
function withOnlyName(
  said: string,
  known: readonly Token[],
  values: readonly SaidValue[],
  name: string,
  language: Language | null,
): string | null {
  const read = readWords(known, language?.code ?? null);
  const worded = { text: said, tokens: known, hits: read?.hits ?? [], code: read?.code ?? '' };
  const leads = [
    ...worded.hits.filter(({ isOf }) => isOf === 'names' || isOf === 'kin' || isOf === 'pets'),
    ...reversalsIn(worded).filter(({ isOf }) => isOf === 'beside'),
  ];
  const runs: [number, number][] = [];
  let before = -2;
  for (const [i, { start, end, isCapital }] of known.entries()) {
    const isValue = values.some((value) => start < value.end && end > value.start);
    const isOpening = i === 0 || /[.!?]\s*$/u.test(said.slice(0, start));
    const isFrame = worded.hits.some(({ from, to }) => from <= i && i < to);
    if (!isCapital || isValue || isFrame || isOpening) continue;
    const open = runs.at(-1);
    if (open && before === i - 1) open[1] = end;
    else if (language?.nounsHaveCapitals !== true || leads.some(({ to }) => to === i))
      runs.push([start, end]);
    before = i;
  }
  const written = new Set(runs.map(([start, end]) => said.slice(start, end)));
  const [only] = written;
  return only === undefined || written.size > 1 ? null : withWord(said, only, name);
}

/** The text with one word, or some that follow on one another, in the place of others, wherever they stand. */
function withWord(said: string, word: string, by: string): string {
  const known = tokensOf(said);
  const ends = new Set(known.map(({ end }) => end));
  const places = known.filter(({ start }) => said.startsWith(word, start) && ends.has(start + word.length));
  return places.reduceRight((text, { start }) => replaced(text, [start, start + word.length], by), said);
}

/** The text with some letters of a script without capitals in the place of as many that are mostly the same. */
function withLetters(said: string, name: string): string | null {
  const letters = [...name];
  const all = [...said];
  const places = all.flatMap((_, i) => {
    const same = letters.filter((letter, k) => all[i + k] === letter).length;
    return same < letters.length && 2 * same >= letters.length ? [i] : [];
  });
  const [at] = places;
  return at === undefined || places.length > 1 || letters.length < 2
    ? null
    : [...all.slice(0, at), ...letters, ...all.slice(at + letters.length)].join('');
}
