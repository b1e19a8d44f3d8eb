/**
 * Cuts a sentence into segments, and says of each whose it is and what it does: tells of the speaker or of theirs, asks, or hangs on
 * to what was told before. Cuts at every pause and conjunction; what has no subject of its own is joined again. Pure.
 */
import { isOfWord } from '../../language/sentences.ts';
import type { Token } from './tokens.ts';
import type { Hit, WordClass } from './words.ts';

/** Person or thing that a segment tells of. */
export type Subject = 'self' | 'mine' | 'theirs' | 'unsaid' | 'none';

/** A stretch of a sentence between pauses and conjunctions. */
export interface Segment {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly subject: Subject;
  /** Follows from what was told: "so …". */
  readonly isHence: boolean;
  readonly asks: boolean;
  /** The pause before it, as written. */
  readonly before: string;
}

/** Languages whose verbs, and what denies them, stand at the end. */
export const VERB_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'tr', 'hi']);

const PAUSE = /[,;:()[\]–—…•|،؛、，；：!?¿？]|\s-\s|\.\s/u;
/** Words that may stand before the subject: "btw", "these days", "am 3. Juni um 14:30 habe". */
const BEFORE_SUBJECT_MAX = 7;
/** Classes that give a sentence to somebody else if they come before the speaker: "she thinks I …". */
const OTHERS: ReadonlySet<WordClass> = new Set(['said', 'they']);

/** "My wife and I", "my brother Tomasz and I": longer things before a conjunction are clauses, as is what says more than who it is. */
const PAIR_MAX_WORDS = 2;
const NAMED_PAIR_MAX_WORDS = 4;
const NAMES_SOMEBODY: ReadonlySet<WordClass> = new Set(['mine', 'kin', 'pets', 'joins']);
const isSelfAt = (hits: readonly Hit[], at: number): boolean =>
  hits.some(({ isOf, from }) => isOf === 'self' && from === at);

/** "My mother-in-law, Mrs Adeyemi, is …": whose name stands between pauses goes on to what is told of them. */
const APPOSITION_MAX_WORDS = 4;
function withoutApposition(bounds: readonly number[], hits: readonly Hit[]): number[] {
  const [first, second, third] = bounds;
  if (first === undefined || second === undefined || third === undefined) return [...bounds];
  const isBare =
    second - first <= APPOSITION_MAX_WORDS &&
    third - second <= APPOSITION_MAX_WORDS &&
    hits.some(({ isOf, from }) => isOf === 'mine' && from <= 1) &&
    hits
      .filter(({ from }) => from < second)
      .every(({ isOf }) => isOf === 'mine' || isOf === 'kin' || isOf === 'pets') &&
    hits.some(({ isOf, from }) => isOf === 'am' && from === third);
  return isBare ? [first, ...bounds.slice(3)] : [...bounds];
}

/** The words that give a clause to its speaker: in a language whose verbs tell no person, "got fired" alone does not. */
const OF_SPEAKER: ReadonlySet<WordClass> = new Set(['self', 'mine', 'they']);

/** True of a segment that names nobody, in a language whose verbs tell no person: "allergic to nuts", "got fired". */
export const isElided = ({ hits }: Pick<Segment, 'hits'>): boolean =>
  !hits.some(({ isOf, ofSelf, from }) => OF_SPEAKER.has(isOf) || (isOf === 'kin' && (ofSelf || from === 0)));

/** True of a segment of somebody other than its speaker. */
export const isOfSomebody = ({ subject, hits }: Segment): boolean =>
  subject === 'theirs' ||
  (subject === 'mine' && hits.some(({ isOf }) => isOf === 'kin' || isOf === 'pets' || isOf === 'names'));

/** "My daughter is 4 and allergic to nuts": what has no subject of its own is of whomever the clause before is of. */
function withElided(segments: readonly Segment[]): Segment[] {
  let isOfOther = false;
  return segments.map((segment) => {
    const isOfThem = isOfOther && segment.subject === 'self' && isElided(segment);
    if (!isOfThem && segment.subject !== 'none') isOfOther = isOfSomebody(segment);
    return isOfThem ? { ...segment, subject: 'none' } : segment;
  });
}

/** Ways in which a language leaves out of whom a clause is; none, where that is not asked. */
interface Omission {
  /** It may leave the subject out, since its verbs tell it. */
  readonly dropsSubject?: boolean;
  /** Its verbs tell no person. */
  readonly elides?: boolean;
}

/** The segments of a sentence. */
export function segmentsOf(
  text: string,
  tokens: readonly Token[],
  hits: readonly Hit[],
  { dropsSubject = false, elides = false }: Omission = {},
): Segment[] {
  const starts = new Map<number, { before: string; isHence: boolean }>([[0, { before: '', isHence: false }]]);
  for (let i = 1; i < tokens.length; i++) {
    const gap = text.slice(tokens[i - 1]?.end ?? 0, tokens[i]?.start ?? 0);
    const isFigure =
      /^[:.,]$/.test(gap) &&
      /^\p{N}/u.test(tokens[i]?.word ?? '') &&
      /\p{N}$/u.test(tokens[i - 1]?.word ?? '');
    // "Bei Dr. Kästner": a full stop of a word is no pause.
    const isOfTitle = gap === '. ' && isOfWord(text, 0, tokens[i - 1]?.end ?? 0);
    if (PAUSE.test(gap) && !isFigure && !isOfTitle) starts.set(i, { before: gap, isHence: false });
  }
  let last = 0;
  for (const { isOf, from } of hits) {
    if ((isOf !== 'joins' && isOf !== 'hence') || from === 0) continue;
    // "Tom and I": a name before a conjunction is no clause.
    last = Math.max(last, ...[...starts.keys()].filter((at) => at <= from));
    const isBare = hits.every((hit) => hit.from < last || hit.from >= from || NAMES_SOMEBODY.has(hit.isOf));
    const pairMax = isBare ? NAMED_PAIR_MAX_WORDS : PAIR_MAX_WORDS;
    if (from - last <= pairMax && !starts.has(from) && isSelfAt(hits, from + 1)) continue;
    starts.set(from, { before: starts.get(from)?.before ?? ' ', isHence: isOf === 'hence' });
  }
  const bounds = withoutApposition(
    [...starts.keys()].sort((a, b) => a - b),
    hits,
  );
  const segments = bounds.map((from, i): Segment => {
    const to = bounds[i + 1] ?? tokens.length;
    const within = hits.filter((hit) => hit.from >= from && hit.to <= to);
    const inside = from === 0 ? withoutArticle(tokens, within) : within;
    return {
      tokens: tokens.slice(from, to),
      hits: inside.map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from })),
      ...(starts.get(from) ?? { before: '', isHence: false }),
      ...roleOf(
        inside.map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from })),
        dropsSubject,
        from === 0,
        to - from,
      ),
    };
  });
  return elides ? withElided(segments) : segments;
}

/** Words between an article and the verb: "die alte Klavierlehrerin hat". */
const NOUN_MAX_TOKENS = 2;
/** Classes of nouns. */
const NOUNS: ReadonlySet<WordClass> = new Set(['kin', 'pets', 'jobs']);

/**
 * The words of a sentence that opens with an article, without it: "die" stands for somebody in "die hat Zöliakie", and before a noun in "die
 * Nachbarin hat Zöliakie". Such words also join clauses; what no list has before the verb is the noun, and what is written as one.
 */
function withoutArticle(tokens: readonly Token[], hits: readonly Hit[]): readonly Hit[] {
  const opens = (isOf: WordClass) => hits.some((hit) => hit.isOf === isOf && hit.from === 0 && hit.to === 1);
  if (!opens('they') || !opens('joins')) return hits;
  const verb = Math.min(...hits.flatMap(({ isOf, from }) => (from > 0 && !NOUNS.has(isOf) ? [from] : [])));
  const noun = tokens.slice(1, Math.min(verb, 1 + NOUN_MAX_TOKENS));
  const isNoun =
    noun.some(({ isCapital }) => isCapital) ||
    (noun.length > 0 && verb === noun.length + 1 && verb < tokens.length);
  return isNoun ? hits.filter(({ to }) => to > 1) : hits;
}

function roleOf(
  hits: readonly Hit[],
  dropsSubject: boolean,
  isFirst: boolean,
  count: number,
): { subject: Subject; asks: boolean } {
  // "A dog who is called Rex": what also joins a clause to another one asks only where the sentence begins.
  const joins = new Set(hits.flatMap(({ isOf, from }) => (isOf === 'joins' ? [from] : [])));
  const lead = hits.filter(({ isOf }) => isOf !== 'joins' && isOf !== 'hence' && isOf !== 'when');
  const firstOf = (test: (hit: Hit) => boolean) =>
    hits.find((hit) => test(hit) && hit.from <= BEFORE_SUBJECT_MAX);
  const other = firstOf(({ isOf }) => OTHERS.has(isOf));
  // "Got the keys": where subjects are always said, one that is left out opens the clause.
  const own = firstOf(
    ({ isOf, ofSelf, from }) =>
      isOf === 'self' ||
      (ofSelf && isOf !== 'kin' && isOf !== 'orders' && (dropsSubject || from <= (joins.has(0) ? 1 : 0) + 1)),
  );
  const mine = firstOf(({ isOf, ofSelf }) => isOf === 'mine' || (isOf === 'kin' && ofSelf));
  const endsAsking = dropsSubject && hits.some(({ isOf, to }) => isOf === 'asks' && to >= count - 1);
  const asks =
    endsAsking || (lead[0]?.isOf === 'asks' && lead[0].from <= 2 && (isFirst || !joins.has(lead[0].from)));
  const isOthers = (hit: Hit) => other !== undefined && other.from < hit.from;
  if (own && !isOthers(own) && !(mine && mine.from < own.from)) return { subject: 'self', asks };
  if (mine && !isOthers(mine) && (mine.from <= 2 || mine.isOf === 'kin')) return { subject: 'mine', asks };
  // "She's my step-mum": whoever it is, is somebody's of the speaker.
  if (other?.isOf === 'they' && mine && hits.some(({ isOf, from }) => isOf === 'kin' && from === mine.to))
    return { subject: 'mine', asks };
  if (other && other.isOf === 'they' && other.from <= 1) return { subject: 'theirs', asks };
  return { subject: dropsSubject && !other ? 'unsaid' : 'none', asks };
}
