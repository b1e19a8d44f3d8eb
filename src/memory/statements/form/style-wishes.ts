/**
 * Finds wishes for how to be answered in sentences of longer messages: "one thing about me, I lose the thread, so always start with the verdict".
 * It takes a part or manner of answers, a verb of answering that is said to whoever is spoken to, and what makes it stand, or a reason.
 * Of a wish for one answer it says no. Pure, and linear in the length of the message.
 */
import type { StyleWords } from '../../../language/style-words.ts';
import { beginningOf, type ReadRemarks, type ReadSentence, type Remark, segmentsIn } from '../remarks.ts';
import { type Segment, VERB_LAST } from '../segments.ts';
import { type Hit, type WordClass, wordFinder } from '../words.ts';

type StyleHit = Hit<keyof StyleWords | 'moment'>;

const styleWordsIn = wordFinder<keyof StyleWords | 'moment'>(({ styleWords, answerWords }) =>
  styleWords ? { ...styleWords, moment: answerWords?.moment ?? '' } : {},
);

/** A longer sentence is a list or no sentence. */
const SENTENCE_MAX_TOKENS = 200;
/** Letters of a wish with its reason at most. */
const WISH_MAX_CHARS = 240;
/** Classes by which a verb of answering is somebody's deed, and asked of nobody. */
const OF_SOMEBODY: ReadonlySet<WordClass> = new Set(['self', 'kin', 'they', 'said']);
/** A text that is handed over; a shorter quotation is the phrase that is not to be said. */
const QUOTED = /\uE000{24}/u;

/** The wishes of a message, in the order in which they stand. */
export const styleWishes = ({ own }: Pick<ReadRemarks, 'own'>): Remark[] =>
  own.flatMap((sentence) => {
    if (sentence.asks || sentence.tokens.length > SENTENCE_MAX_TOKENS || QUOTED.test(sentence.text))
      return [];
    const hits = styleWordsIn(sentence.tokens).get(sentence.code) ?? [];
    return hits.length < KINDS_MIN || !speaks(sentence, hits) ? [] : wishOf(sentence, hits);
  });

/** Kinds of words that make a wish. */
const KINDS_MIN = 3;

/** True of words that make a wish together. */
function speaks(sentence: ReadSentence, hits: readonly StyleHit[]): boolean {
  const { hits: told, code } = sentence;
  const of = (isOf: StyleHit['isOf']) => hits.filter((hit) => hit.isOf === isOf);
  if (of('moment').length > 0 || told.some(({ isOf }) => isOf === 'fiction')) return false;
  const segmentOf = segmentsAt(sentence);
  const forms = of('forms').map(({ from }) => segmentOf(from));
  const reasons = of('reasons');
  const isReasoned = reasons.some(({ ofSelf }) => !ofSelf);
  const unreal = new Set(
    told.flatMap(({ isOf, from }) =>
      isOf === 'unreal' && !reasons.some((reason) => reason.from <= from && from < reason.to)
        ? segmentOf(from)
        : [],
    ),
  );
  // "Ich brauch immer ein Beispiel": a need is asked of whoever hears it.
  const asked = [
    ...of('tells').filter((tell) => isAsked(tell, told, reasons, code)),
    ...reasons.filter(({ ofSelf }) => ofSelf),
  ];
  return asked.some((tell) => {
    const at = segmentOf(tell.from);
    const isNear = (other: number) => Math.abs(other - at) <= 1;
    const isStanding = of('standing').some(
      ({ from }) => segmentOf(from) === at || forms.includes(segmentOf(from)),
    );
    return !unreal.has(at) && forms.some(isNear) && (isStanding || (isReasoned && !tell.ofSelf));
  });
}

/** The place of the segment of a token. */
function segmentsAt(sentence: ReadSentence): (at: number) => number {
  const places: number[] = [];
  for (const [i, { tokens }] of segmentsIn(sentence).entries()) for (const _ of tokens) places.push(i);
  return (at) => places[at] ?? -1;
}

/** True of a verb of answering that is nobody's deed: "I always write short mails" asks for nothing. */
const isAsked = (
  tell: StyleHit,
  told: readonly Hit[],
  reasons: readonly StyleHit[],
  code: string,
): boolean =>
  VERB_LAST.has(code)
    ? !told.some(({ isOf }) => isOf === 'kin' || isOf === 'said')
    : !told.some(
        ({ isOf, ofSelf, from, to }) =>
          (OF_SOMEBODY.has(isOf) || (ofSelf && isOf !== 'orders' && isOf !== 'asks' && from !== tell.from)) &&
          to <= tell.from &&
          tell.from - to <= DEED_WITHIN &&
          !reasons.some((reason) => reason.from <= from && from < reason.to),
      );
/** Words between somebody and what they do: "I always write short mails". */
const DEED_WITHIN = 2;

/** The wish from the first segment that has a word of it to the last. */
function wishOf(sentence: ReadSentence, hits: readonly StyleHit[]): Remark[] {
  const { start, code, index } = sentence;
  let at = 0;
  const placed = segmentsIn(sentence).map((segment) => {
    const from = at;
    at += segment.tokens.length;
    const kinds = new Set(hits.flatMap((hit) => (hit.from >= from && hit.from < at ? hit.isOf : [])));
    return { segment, kinds };
  });
  const first = placed.findIndex(({ kinds }) => kinds.size > 0);
  const last = placed.findLastIndex(({ kinds }) => kinds.size > 0);
  const whole = placed.slice(first, last + 1);
  const segments = (lengthOf(whole) <= WISH_MAX_CHARS ? whole : denseOf(whole)).map(({ segment }) => segment);
  const [opening] = segments;
  const closing = segments.at(-1)?.tokens.at(-1);
  if (opening === undefined || closing === undefined) return [];
  return [
    {
      code,
      role: 'order',
      subject: opening.subject,
      segments,
      isOfForm: true,
      asks: false,
      index,
      start: start + beginningOf(opening),
      end: start + closing.end,
    },
  ];
}

interface Placed {
  readonly segment: Segment;
  readonly kinds: ReadonlySet<StyleHit['isOf']>;
}
const lengthOf = (placed: readonly Placed[]): number =>
  (placed.at(-1)?.segment.tokens.at(-1)?.end ?? 0) - (placed[0]?.segment.tokens[0]?.start ?? 0);

/** The segments around the one of most kinds, as far as they are short enough. */
function denseOf(placed: readonly Placed[]): readonly Placed[] {
  const most = Math.max(...placed.map(({ kinds }) => kinds.size));
  let from = placed.findIndex(({ kinds }) => kinds.size === most);
  let to = from + 1;
  while (to < placed.length && lengthOf(placed.slice(from, to + 1)) <= WISH_MAX_CHARS) to++;
  while (from > 0 && lengthOf(placed.slice(from - 1, to)) <= WISH_MAX_CHARS) from--;
  return placed.slice(from, to);
}
