/**
 * Keeps statements whole. What says nothing without the sentence before it is kept with that ("got the apprenticeship! electrical, starts 4
 * jan"), what says nothing with it is not kept, and what is said to be another's right behind it is kept with those words or put to that
 * other one. Only of short messages, of what their author tells in them. Pure, and linear in the length of the message.
 */
import { LANGUAGES_BY_CODE } from '../../../language/languages.ts';
import { wordSetOf } from '../../../language/lists.ts';
import { readText } from '../../../language/read-text.ts';
import type { Message } from '../../signals/message/clauses.ts';
import { classesOf, type ReadRemarks, type ReadSentence, type Remark } from '../remarks.ts';
import { isOfSomebody } from '../segments.ts';
import type { WordClass } from '../words.ts';
import { disclaiming, isOfServed, saysWhose } from './of-others.ts';

/** A longer message tells more than one thing, and its sentences stand by themselves. */
const WHOLE_MAX_CHARS = 240;
/** Words of content of which a remark that names nobody has as many at least, or says nothing. */
const CONTENT_MIN = 2;
/** Classes of words that say enough in one of them: "Vegan." */
const SAYS_ENOUGH: ReadonlySet<WordClass> = new Set([
  'allergy',
  'diet',
  'health',
  'names',
  'jobs',
  'home',
  'origin',
  'pets',
  'kin',
  'ages',
]);
/** Classes of a sentence that nobody tells of themselves. */
const TELLS_NOT: ReadonlySet<WordClass> = new Set([
  'tasks',
  'asks',
  'unreal',
  'fiction',
  'said',
  'doubt',
  'orders',
]);
/** A text that is handed over. */
const QUOTED = /\uE000{40}/;

/** Remarks of which each says by itself what it tells, and those that are another's who is not named beside them. */
export interface WholeRemarks {
  readonly kept: readonly Remark[];
  readonly others: readonly Remark[];
}

/** Widens the remarks that are told to whole ones. */
export function keepWhole(
  told: readonly Remark[],
  { remarks, own }: Pick<ReadRemarks, 'remarks' | 'own'>,
  { masked: { text, plain }, sentences }: Message,
): WholeRemarks {
  if (plain.trim().length > WHOLE_MAX_CHARS) return { kept: told, others: [] };
  const disclaimed = disclaiming(own);
  const isTold = (index: number): boolean => {
    const sentence = sentences[index];
    const read = own.find((one) => one.index === index);
    return (
      sentence !== undefined &&
      read !== undefined &&
      read.start + read.text.length === sentence.end &&
      !sentence.asks &&
      !disclaimed.has(index) &&
      !QUOTED.test(text.slice(sentence.start, sentence.end)) &&
      !read.hits.some(({ isOf }) => TELLS_NOT.has(isOf)) &&
      !isAddressed(read) &&
      remarks.every((remark) => remark.index !== index || (remark.role === 'told' && !isOfServed(remark)))
    );
  };
  const spanning = (remark: Remark, from: number, to = remark.index): Remark => ({
    ...remark,
    start: Math.min(remark.start, sentences[from]?.start ?? remark.start),
    end: Math.max(remark.end, sentences[to]?.end ?? remark.end),
    index: to,
  });
  const before = (index: number) => remarks.filter((remark) => remark.index === index - 1);
  const others: Remark[] = [];
  const kept = told.map(withoutMove).flatMap((remark): Remark[] => {
    if (remark.role !== 'told') return [remark];
    const { index, segments } = remark;
    if (disclaimed.get(index) === 'alone') return [];
    const disclaimer = disclaimed.has(index)
      ? index
      : disclaimed.get(index + 1) === 'alone'
        ? index + 1
        : null;
    if (disclaimer !== null && !namesSelf(remark)) {
      const whole = spanning(remark, index, disclaimer);
      const saying = remarks.filter((one) => one.index === disclaimer).flatMap((one) => one.segments);
      if (saysWhose([...segments, ...saying])) return [whole];
      others.push(whole);
      return [];
    }
    const isHollow = contentOf(remark, plain) < CONTENT_MIN && !saysEnough(remark);
    const isLeaning =
      !namesSomebody(remark) &&
      (!isUnsaid(remark) ||
        before(index).some(({ segments: said }) => said.some(isOfSomebody) || saysWhose(said)));
    if (!isHollow && !isLeaning) return [remark];
    const from = index > 0 && isTold(index - 1) ? index - 1 : index;
    let whole = spanning(remark, from);
    for (let to = index + 1; isHollow && isTold(to) && contentOf(whole, plain) < CONTENT_MIN; to++)
      whole = spanning(remark, from, to);
    if (whole.start === remark.start && whole.end === remark.end && isHollow)
      return contentOf(remark, plain) === 0 || !namesSomebody(remark) || isWithoutVerb(remark)
        ? []
        : [remark];
    return isTold(index) ? [whole] : [remark];
  });
  const single = withoutCovered(kept);
  const whole = withDetails(single, own, isTold, spanning);
  if (whole === null) return { kept: single, others };
  const within = single.filter((one) => whole.start <= one.start && one.end <= whole.end);
  return {
    kept: [...(within.length > 1 ? single : single.filter((one) => !within.includes(one))), whole],
    others,
  };
}

/**
 * "Laure is pregnant. Nobody knows yet. Due on 14 March": what is said around a statement and has a figure or a name is kept with it, in its
 * place where it is the only one. Null where there is none.
 */
function withDetails(
  kept: readonly Remark[],
  own: readonly ReadSentence[],
  isTold: (index: number) => boolean,
  spanning: (remark: Remark, from: number, to: number) => Remark,
): Remark | null {
  const told = kept.filter(({ role }) => role === 'told');
  const [first] = told;
  if (first === undefined) return null;
  const details = own.filter(
    ({ index, start, tokens, text, code }) =>
      isTold(index) &&
      !told.some((one) => one.start < start + text.length && start < one.end) &&
      tokens.some(
        ({ word, isCapital }, i) => FIGURE.test(word) || (isCapital && i > 0 && !nounsHaveCapitals(code)),
      ),
  );
  const [from, to] = [details[0]?.index, details.at(-1)?.index];
  if (from === undefined || to === undefined) return null;
  const bounds = [Math.min(from, first.index), Math.max(to, first.index)] as const;
  for (let index = bounds[0]; index <= bounds[1]; index++) if (!isTold(index)) return null;
  return spanning(first, ...bounds);
}

/** True of a language in which a capital tells no name. */
const nounsHaveCapitals = (code: string): boolean => LANGUAGES_BY_CODE.get(code)?.nounsHaveCapitals === true;

/** Remarks without those within a wider one, which says them too, but for what tells by itself of whom it is. */
const withoutCovered = (remarks: readonly Remark[]): Remark[] =>
  remarks.filter(
    (remark, i) =>
      remark.role !== 'told' ||
      !remarks.some(
        (one, at) =>
          at !== i &&
          one.role === 'told' &&
          one.start <= remark.start &&
          remark.end <= one.end &&
          (one.end - one.start > remark.end - remark.start || at < i) &&
          !namesSomebody(remark),
      ),
  );

/** Words of a sentence that only speaks to somebody: "Wow, Caroline!" */
const ADDRESS_MAX_TOKENS = 3;
/** True of a sentence that greets, thanks or calls somebody. */
const isAddressed = ({ tokens, code }: ReadSentence): boolean => {
  const smallTalk = wordSetOf(LANGUAGES_BY_CODE.get(code)?.smallTalk);
  return (
    2 * tokens.filter(({ word }) => smallTalk.has(word)).length >= tokens.length ||
    (tokens.length <= ADDRESS_MAX_TOKENS && tokens.some(({ isCapital }, i) => isCapital && i > 0))
  );
};

const contentOf = ({ code, start, end }: Remark, plain: string): number => {
  const language = LANGUAGES_BY_CODE.get(code) ?? null;
  const light = wordSetOf(language?.lightWords);
  return new Set(readText(plain.slice(start, end), language).contentWords.filter((word) => !light.has(word)))
    .size;
};

const saysEnough = ({ segments }: Remark): boolean =>
  [...classesOf(segments)].some((isOf) => SAYS_ENOUGH.has(isOf));

/** True of a remark that says of its speaker, by a word of theirs: "I", "soy", "my". */
const namesSelf = ({ segments }: Remark): boolean =>
  segments.some(({ hits }) => hits.some(({ isOf }) => isOf === 'self' || isOf === 'mine'));

/** True of a remark that says of whom it is: of its speaker, of theirs, or of somebody by name. */
const namesSomebody = (remark: Remark): boolean =>
  namesSelf(remark) ||
  remark.segments.some(
    ({ hits, tokens }, nth) =>
      hits.some(({ isOf, ofSelf }) => ofSelf || isOf === 'kin' || isOf === 'pets' || isOf === 'names') ||
      tokens.some(({ isCapital }, i) => isCapital && nth + i > 0),
  );

/** True where a language leaves the speaker out. */
const isUnsaid = ({ segments: [first] }: Remark): boolean => first?.subject === 'unsaid';

/** Classes of words that tell of whom and when something is, and not what: "on break". */
const TELLS_NO_DEED: ReadonlySet<WordClass> = new Set(['self', 'mine', 'joins', 'hence', 'when', 'they']);
const isWithoutVerb = ({ segments }: Remark): boolean =>
  segments.every(({ hits }) => hits.every(({ isOf }) => TELLS_NO_DEED.has(isOf)));

/** "Fights off. moved to 21 nov": what moves to a day is no home, and whose it is stands before it. */
const withoutMove = (remark: Remark): Remark => {
  const { segments } = remark;
  const isOfDay = (segment: Remark['segments'][number]): boolean =>
    segment.hits.some(
      ({ isOf, to }) =>
        isOf === 'home' &&
        (FIGURE.test(segment.tokens[to]?.word ?? '') ||
          segment.hits.some((hit) => hit.isOf === 'when' && hit.from === to)),
    );
  if (remark.code !== 'en' || !segments.some(isOfDay)) return remark;
  return {
    ...remark,
    segments: segments.map((segment) =>
      isOfDay(segment)
        ? { ...segment, subject: 'none', hits: segment.hits.filter(({ isOf }) => isOf !== 'home') }
        : segment,
    ),
  };
};
const FIGURE = /^\p{N}/u;
