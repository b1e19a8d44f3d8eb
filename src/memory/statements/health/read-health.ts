/**
 * Finds what a message tells in passing of bodies and of what somebody must do without, sentence by sentence: a sentence with a frame of
 * `health-frames.ts` is kept up to where it asks for something. Of what is over, of figures of speech, of anybody and of those whom one only
 * serves it says no. Pure, and linear in the length of the message.
 */
import { LANGUAGES_BY_CODE } from '../../../language/languages.ts';
import { opensWithName } from '../referents.ts';
import { beginningOf, type ReadRemarks, type ReadSentence, type Remark, segmentsIn } from '../remarks.ts';
import { type Segment, VERB_LAST } from '../segments.ts';
import { namesServed } from '../whole/of-others.ts';
import { type Hit, readWords, type WordClass } from '../words.ts';
import {
  evidenceOf,
  type HealthFrame,
  type HealthHit,
  healthFramesIn,
  healthWordsIn,
} from './health-frames.ts';

/** A remark of somebody's health, and how many kinds of words speak for it. */
export interface HealthRemark extends Remark {
  readonly evidence: number;
}

/** A longer stretch of a sentence is cut to the segments around its frames. */
const WHOLE_MAX_CHARS = 200;
/** Classes of words of the speaker and theirs. */
const OF_SPEAKER: ReadonlySet<WordClass> = new Set(['self', 'mine', 'kin', 'pets']);
/** Classes of words of an errand. */
const ERRANDS: ReadonlySet<WordClass> = new Set(['tasks', 'fiction']);
/** A text that is handed over. */
const QUOTED = /\uE000{12}/u;

/** A longer sentence is a list or no sentence, and each pair of its words would be looked at. */
const SENTENCE_MAX_TOKENS = 200;

/** Kinds of words of a language by which a sentence of few words is taken for one of it. */
const KINDS_MIN = 2;
/** The same beyond those of the language that other words speak for. */
const KINDS_MORE = 3;

/** Remarks of health in a message, and the sentences in which words of it are a figure of speech, or are about anybody. */
interface ReadHealth {
  readonly told: readonly HealthRemark[];
  readonly figurative: ReadonlySet<number>;
}

/** Reads what a message tells of health. */
export function readHealth({ own }: Pick<ReadRemarks, 'own'>): ReadHealth {
  const told: HealthRemark[] = [];
  const figurative = new Set<number>();
  for (const sentence of own) {
    if (sentence.tokens.length > SENTENCE_MAX_TOKENS) continue;
    const found = healthWordsIn(sentence.tokens);
    if (found.size === 0) continue;
    const [read, hits] = readAs(sentence, found);
    const figures = hits.filter(({ isOf }) => isOf === 'figures');
    if (figures.length === 0) told.push(...remarksOf(read, hits));
    else if (isFigurative(sentence, figures)) figurative.add(sentence.index);
  }
  return { told, figurative };
}

/** "Allergic to Mondays": true where no word of a body stands outside of a figure of speech. */
const isFigurative = ({ hits }: ReadSentence, figures: readonly HealthHit[]): boolean =>
  hits.every(
    (hit) => !OF_BODY.has(hit.isOf) || figures.some(({ from, to }) => from <= hit.from && hit.from <= to + 1),
  );
const OF_BODY: ReadonlySet<WordClass> = new Set(['allergy', 'health', 'diet']);

/** Words of statements beside which a sentence may be of another language than they say: it has hardly any. */
const FEW_HITS = 2;

/** A sentence with its words of health, in the language that these speak for where nothing else does: "weer een jichtaanval". */
function readAs(
  sentence: ReadSentence,
  found: ReadonlyMap<string, readonly HealthHit[]>,
): readonly [ReadSentence, readonly HealthHit[]] {
  const hits = found.get(sentence.code) ?? [];
  const kinds = kindsOf(hits);
  const isKnown =
    kinds >= KINDS_MIN ||
    sentence.hits.length > FEW_HITS ||
    sentence.hits.some(({ isOf }) => isOf === 'asks');
  const least = isKnown ? kinds + KINDS_MORE : Math.max(KINDS_MIN, kinds + 1);
  for (const [code, others] of found) {
    if (code === sentence.code || kindsOf(others) < least) continue;
    const read = readWords(sentence.tokens, code);
    return [{ ...sentence, code, hits: read?.code === code ? read.hits : [] }, others];
  }
  return [sentence, hits];
}

const kindsOf = (hits: readonly HealthHit[]): number => new Set(hits.map(({ isOf }) => isOf)).size;

function remarksOf(sentence: ReadSentence, hits: readonly HealthHit[]): HealthRemark[] {
  const has = (...classes: HealthHit['isOf'][]) => hits.some(({ isOf }) => classes.includes(isOf));
  if (!has('ailments', 'parts', 'foods', 'healers')) return [];
  const { code, text, index, asks, tokens } = sentence;
  if (QUOTED.test(text) || namesServed(tokens, code)) return [];
  const isConditional =
    (has('reactions') && has('foods')) || (has('parts') && has('troubles')) || has('healers');
  const healer = hits.find(({ isOf }) => isOf === 'healers')?.from ?? Number.POSITIVE_INFINITY;
  return stretchesOf(segmentsIn(sentence), { asks, isConditional, healer }).flatMap(
    ({ segments: told, at, isLed }) => {
      const end = at + told.reduce((sum, segment) => sum + segment.tokens.length, 0);
      const within = <Some extends Hit<string>>(all: readonly Some[]): Some[] =>
        all.flatMap((hit) =>
          hit.from >= at && hit.to <= end ? { ...hit, from: hit.from - at, to: hit.to - at } : [],
        );
      const words = within(sentence.hits);
      const own = within(hits);
      const isOrdered = own.some(({ isOf }) => isOf === 'healers');
      // "Nie może jeść": what says "perhaps" elsewhere says here that somebody may not.
      const isRefrain = (at: number) =>
        own.some((hit) => hit.isOf === 'refrains' && hit.from <= at && at < hit.to);
      if (!isOrdered && words.some((hit) => hit.isOf === 'doubt' && !isRefrain(hit.from))) return [];
      const isOf = isOfSomebody(told, own, code);
      const telling = {
        tokens: tokens.slice(at, end),
        hits: own,
        told: words,
        isOfSomebody: isOf,
        isVerbLast: VERB_LAST.has(code),
      };
      const frames = healthFramesIn(telling);
      const isOfThem = words.some((hit) => hit.isOf === 'said' || (hit.isOf === 'they' && hit.from <= 1));
      // "A cold, fine now": what somebody did not bear once may hurt them again.
      const held = frames.filter(
        (frame) => (frame.isOrdered || isOf || !isOfThem) && (frame.isOf !== 'health' || !has('passed')),
      );
      if (held.length === 0) return [];
      const [from, to] = [Math.min(...held.map((one) => one.from)), Math.max(...held.map((one) => one.to))];
      const segments = withFrames(around(told, from, to), held);
      const [first] = segments;
      if (first === undefined) return [];
      const remark: HealthRemark = {
        code,
        role: 'told',
        subject:
          segments.find(({ subject }) => subject === 'self' || subject === 'mine')?.subject ?? first.subject,
        segments,
        isOfForm: false,
        asks,
        index,
        start: sentence.start + beginningOf(first),
        end: sentence.start + (segments.at(-1)?.tokens.at(-1)?.end ?? 0),
        evidence: evidenceOf(telling, held),
      };
      return isLed && !isOrdered && !isOf ? [] : [remark];
    },
  );
}

/** Segments in a row that tell, the place of their first token in the sentence, and whether an errand stands before them. */
interface Stretch {
  readonly segments: readonly Segment[];
  readonly at: number;
  readonly isLed: boolean;
}

/** A sentence, as far as it tells where it asks. */
interface Asking {
  /** Its mark. */
  readonly asks: boolean;
  /** True where "if I eat" may tell what somebody does not bear. */
  readonly isConditional: boolean;
  /** Token of whoever gives orders: "dice la ginecóloga que hasta que nazca …" asks nothing behind them. */
  readonly healer: number;
}

/** True of a segment that asks from its first word on: "castanha me dá urticária" does not. */
const opensAsking = ({ hits }: Segment): boolean => {
  let at = 0;
  for (const { isOf, from, to } of hits) if (from === at && (isOf === 'joins' || isOf === 'hence')) at = to;
  return hits.some(({ isOf, from }) => isOf === 'asks' && from === at);
};
const endsAsking = ({ hits, tokens }: Segment): boolean =>
  hits.some(({ isOf, to }) => isOf === 'asks' && to >= tokens.length);

/** Finds the stretches of a sentence around what it asks; none behind a world that is not. */
function stretchesOf(segments: readonly Segment[], { asks, isConditional, healer }: Asking): Stretch[] {
  const stretches: { segments: Segment[]; at: number; isLed: boolean }[] = [];
  let [at, isOpen] = [0, false];
  for (const [i, segment] of segments.entries()) {
    if (!isConditional && segment.hits.some(({ isOf }) => isOf === 'unreal')) break;
    const end = at + segment.tokens.length;
    const isAsked =
      (segment.asks && (healer < end ? opensAsking(segment) : opensAsking(segment) || endsAsking(segment))) ||
      (asks && i === segments.length - 1) ||
      segment.hits.some(({ isOf }) => ERRANDS.has(isOf));
    if (!isAsked && isOpen) stretches.at(-1)?.segments.push(segment);
    else if (!isAsked) stretches.push({ segments: [segment], at, isLed: at > 0 });
    isOpen = !isAsked;
    at = end;
  }
  return stretches;
}

/** True of segments of their speaker, of theirs, or of somebody by name. */
const isOfSomebody = (segments: readonly Segment[], health: readonly HealthHit[], code: string): boolean =>
  segments.some(
    ({ tokens, hits, subject }, nth) =>
      subject === 'self' ||
      subject === 'mine' ||
      hits.some(({ isOf, ofSelf }) => ofSelf || OF_SPEAKER.has(isOf)) ||
      opensWithName({ tokens, hits: nth === 0 ? [...hits, ...health] : hits }, code) ||
      (LANGUAGES_BY_CODE.get(code)?.nounsHaveCapitals !== true &&
        tokens.some(({ isCapital }, i) => isCapital && nth + i > 0)),
  );

/** The segments of a long stretch from the one before the first frame to that of the last; all of a short one. */
function around(segments: readonly Segment[], from: number, to: number): readonly Segment[] {
  const [first, last] = [segments[0]?.tokens[0], segments.at(-1)?.tokens.at(-1)];
  if ((last?.end ?? 0) - (first?.start ?? 0) <= WHOLE_MAX_CHARS) return segments;
  let [opening, closing, at] = [0, 0, 0];
  for (const [i, { tokens }] of segments.entries()) {
    if (at <= from) opening = i;
    if (at < to) closing = i;
    at += tokens.length;
  }
  return segments.slice(Math.max(0, opening - 1), closing + 1);
}

/** Segments with what the frames say of them among their words. */
function withFrames(segments: readonly Segment[], frames: readonly HealthFrame[]): Segment[] {
  const classes = new Set(frames.map(({ isOf }) => isOf));
  return segments.map((segment, i) =>
    i > 0
      ? segment
      : {
          ...segment,
          hits: [
            ...segment.hits,
            ...[...classes].map((isOf): Hit => ({ isOf, from: 0, to: 1, ofSelf: false, isJoined: false })),
          ],
        },
  );
}
