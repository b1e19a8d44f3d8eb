/**
 * Wishes for how to be answered, in the words of any language: what answers are to be without ("quit saying great question"), how
 * many options they may hold, their manner, their units. Of a wish for nothing but this moment, of a task and of what others want it says no.
 * A clause is one where nearly all of its words are: a word that it does not know makes it about something else. Pure.
 */

import type { AnswerWords } from '../../language/answer-words.ts';
import { anywhere } from '../../language/anywhere.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { POINTING } from '../signals/message/lexicon.ts';
import { HIDDEN } from '../signals/message/masking.ts';
import type { Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { type Hit, type WordClass, wordFinder } from './words.ts';

type AnswerClass = keyof AnswerWords;
type AnswerHit = Hit<AnswerClass>;

const answerWordsIn = wordFinder<AnswerClass>(({ answerWords = {} }) => answerWords);

/** Classes without one of which nothing is wished. */
const NEEDED: ReadonlySet<AnswerClass> = new Set([
  'parts',
  'counted',
  'manners',
  'units',
  'wishes',
  'utters',
]);

/** Tokens between two words of a wish at most; a letter is a token where no spaces are set. */
const NEAR_MAX_TOKENS = 3;
const NEAR_MAX_LETTERS = 6;
const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
const KANA = /^\p{Script=Hiragana}$/u;
const FIGURE = /^\p{N}/u;

/** The middle of a wish, and how many words it may have beside those that are known. */
interface Core {
  readonly from: number;
  readonly to: number;
  readonly othersMax: number;
  /** True if what is asked for beside a question may be for its answer alone. */
  readonly mayBePassing: boolean;
  /** True of one that is followed by a phrase that is not to be said. */
  readonly utters?: true;
}

/** Segments that a wish may be cut into by words that elsewhere join clauses: "lass die smileys weg". */
const WISH_MAX_SEGMENTS = 3;

/** Segments of a sentence that wish for a form of answers. */
interface FormWishes {
  /** Those that stand, each with the first segment of its wish. */
  readonly standing: ReadonlyMap<Segment, Segment>;
  /** Those for this moment alone, or of what is to be made for them. */
  readonly passing: ReadonlySet<Segment>;
}

/** None of them. */
export const NO_WISHES: FormWishes = { standing: new Map(), passing: new Set() };

/** Reads the wishes of a sentence; `asksToo` where the message also asks for something. */
export function formWishesIn(
  segments: readonly Segment[],
  text: string,
  asks: boolean,
  asksToo: boolean,
): FormWishes {
  const standing = new Map<Segment, Segment>();
  const passing = new Set<Segment>();
  const words = answerWordsIn(segments.flatMap(({ tokens }) => tokens));
  const isPolite = asksPolitely(text);
  for (const [code, all] of words) {
    if (!all.some(({ isOf }) => NEEDED.has(isOf))) continue;
    let isPassing = all.some(({ isOf }) => isOf === 'moment');
    for (let i = 0, next = 1; i < segments.length; i = next) {
      const asked = asks ? segments.length : Number.POSITIVE_INFINITY;
      const wish = wishAt(segments, i, code, { text, asked, isPolite, asksToo });
      next = i + Math.max(1, wish.length);
      for (const part of wish) {
        if (isPassing) passing.add(part);
        else standing.set(part, wish[0] as Segment);
      }
      isPassing ||= wish.length === 0 && !leadsIn(segments[i] as Segment, code);
    }
  }
  return { standing, passing };
}

/** The segments of the wish that begins with one of them; empty where none does. `asked` is where a question ends. */
function wishAt(
  segments: readonly Segment[],
  at: number,
  code: string,
  { text, asked, isPolite, asksToo }: { text: string; asked: number; isPolite: boolean; asksToo: boolean },
): readonly Segment[] {
  const parts: Segment[] = [];
  for (const part of segments.slice(at, at + WISH_MAX_SEGMENTS)) {
    if (parts.length > 0 && part.before !== ' ') break;
    parts.push(part);
    const whole = joined(parts);
    const hits = answerWordsIn(whole.tokens).get(code) ?? [];
    const isQuestion = at + parts.length === asked && !isAssured(whole);
    if (isQuestion && !isPolite) continue;
    const isReasoned = segments[at + parts.length]?.subject === 'self';
    if (
      !asksElse(whole, hits) &&
      isWish(whole, hits, code, { text, asksToo: asksToo || asked < Number.POSITIVE_INFINITY, isReasoned })
    )
      return parts;
  }
  return [];
}

/** Segments as if nothing had been cut between them. */
function joined(parts: readonly Segment[]): Segment {
  const [first] = parts as [Segment];
  if (parts.length === 1) return first;
  let shift = 0;
  const hits = parts.flatMap((part) => {
    const own = part.hits.map((hit) => ({ ...hit, from: hit.from + shift, to: hit.to + shift }));
    shift += part.tokens.length;
    return own;
  });
  return { ...first, tokens: parts.flatMap(({ tokens }) => tokens), hits };
}

const asksPolitely = anywhere(
  ({ directives }) => directives?.asking && `^(?:${directives.asking})(?!\\p{L})`,
);

const isAssured = ({ hits, tokens }: Segment): boolean =>
  hits.some(({ isOf, to }) => isOf === 'assent' && to === tokens.length);

/** "How short …": asks in words that are none of a wish, as "please" and "can you" are. */
const asksElse = ({ hits }: Segment, own: readonly AnswerHit[]): boolean =>
  hits.some(
    (asked) =>
      asked.isOf === 'asks' &&
      asked.from <= ASKS_WITHIN &&
      !own.some(({ from, to }) => from <= asked.from && asked.from < to),
  );
const ASKS_WITHIN = 2;

/** True of what may stand before a wish in its sentence: words of no content, or what the speaker tells of themselves. */
const leadsIn = (segment: Segment, code: string): boolean =>
  segment.subject === 'self' ||
  segment.subject === 'mine' ||
  othersIn(segment.tokens, answerWordsIn(segment.tokens).get(code) ?? [], code, 0, segment.tokens.length)
    .length === 0;

/** Surroundings of a wish. */
interface Around {
  /** Its sentence, with quotations hidden. */
  readonly text: string;
  /** True if the message also asks for something. */
  readonly asksToo: boolean;
  /** True if what follows tells of the speaker: "shorter please, I read this on my phone". */
  readonly isReasoned: boolean;
}

function isWish(
  segment: Segment,
  hits: readonly AnswerHit[],
  code: string,
  { text, asksToo, isReasoned }: Around,
): boolean {
  const core = coreOf(segment.tokens, hits, isReasoned);
  if (core === null || (core.mayBePassing && asksToo)) return false;
  if (core.utters && !isUttered(text, segment.tokens, hits, code, core)) return false;
  // "Don't call me that": of what, stands elsewhere.
  if (POINTING.has(segment.tokens.at(-1)?.word ?? '')) return false;
  const { tokens } = segment;
  const isOwn = (at: number) =>
    hits.some(
      ({ isOf, ofSelf, from, to }) =>
        (isOf === 'wants' || ofSelf || isOf === 'utters' || isOf === 'light') && from <= at && at < to,
    );
  const ofSomebody = segment.hits.filter(
    ({ isOf, ofSelf, from }) => (PERSONS.has(isOf) || (ofSelf && isOf !== 'orders')) && !isOwn(from),
  );
  if (ofSomebody.some(({ from }) => from < core.from)) return false;
  if (segment.hits.some(({ isOf, from }) => OF_OTHERS.has(isOf) && !isOwn(from) && from >= core.to))
    return false;
  // "… I read these on my watch": the reason is no part of it.
  const end = ofSomebody.find(({ isOf, from }) => isOf === 'self' && from >= core.to)?.from ?? tokens.length;
  return (
    // "Let me be brief": a word of no list makes it something else.
    tokens
      .slice(0, core.from)
      .every(
        (_, i) => hits.some(({ from, to }) => from <= i && i < to) || KANA.test(tokens[i]?.word ?? ''),
      ) && othersIn(tokens, hits, code, core.to, end).length <= core.othersMax
  );
}
const PERSONS: ReadonlySet<WordClass> = new Set(['self', 'mine', 'they', 'kin', 'said']);
const OF_OTHERS: ReadonlySet<WordClass> = new Set(['kin', 'said']);

/** Words between two places that no list of the language has. */
function othersIn(
  tokens: readonly Token[],
  hits: readonly AnswerHit[],
  code: string,
  start: number,
  end: number,
): Token[] {
  const language = LANGUAGES_BY_CODE.get(code);
  const stopWords: ReadonlySet<string> = language ? stopWordsOf(language) : new Set();
  return tokens
    .slice(start, end)
    .filter(
      ({ word }, i) =>
        !KANA.test(word) &&
        !stopWords.has(word.replace(/'/g, '')) &&
        !hits.some(({ from, to }) => from <= start + i && start + i < to),
    );
}

/** Words beside what is allowed again: "you can say great question again". */
const ALLOWED_OTHERS_MAX = 3;

function coreOf(tokens: readonly Token[], hits: readonly AnswerHit[], isReasoned: boolean): Core | null {
  const of = (isOf: AnswerClass) => hits.filter((hit) => hit.isOf === isOf);
  const isLettered = tokens.some(({ word }) => LETTER.test(word));
  const nearest = isLettered ? NEAR_MAX_LETTERS : NEAR_MAX_TOKENS;
  const pair = (
    some: readonly AnswerHit[],
    others: readonly AnswerHit[],
    othersMax: number,
    mayBePassing: boolean,
  ) => {
    for (const one of some)
      for (const other of others) {
        const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)];
        const gap = Math.max(one.from, other.from) - Math.min(one.to, other.to);
        // "Long time no talk": what refuses stands before, or right behind.
        const most = one.from < other.from || isLettered ? nearest : 0;
        if (gap >= 0 && gap <= most) return { from, to, othersMax, mayBePassing };
      }
    return null;
  };
  // "Lista corta": what would cut lists elsewhere says behind one how it is to be.
  const refused = (core: Core | null): Core | null =>
    core && { ...core, mayBePassing: !of('refuses').some(({ from }) => from === core.from) };
  const [refuses, limits, answers, wants] = [of('refuses'), of('limits'), of('answers'), of('wants')];
  const [wish] = of('wishes');
  const [again] = of('again');
  // "You can use emojis again" ends that there were to be none; "show me the list again" does not.
  const allowed = again && pair(of('allows'), [...of('parts'), ...of('units'), ...of('utters')], 0, false);
  if (allowed) return { ...allowed, othersMax: ALLOWED_OTHERS_MAX };
  if (wish) return { from: wish.from, to: wish.to, othersMax: 0, mayBePassing: true };
  const [unit] = [...of('units'), ...(isReasoned ? of('manners') : [])];
  return (
    refused(pair(refuses, of('parts'), 1, false)) ??
    uttering(pair(refuses, of('utters'), Number.POSITIVE_INFINITY, false)) ??
    // "One idea I had" limits nothing; "give me one", "just one" do.
    (limits.length + answers.length > 1 ? pair(limits, of('counted'), 0, true) : null) ??
    pair([...refuses, ...answers, ...wants], of('manners'), 0, true) ??
    (unit && tokens.length > unit.to - unit.from && !tokens.some(({ word }) => FIGURE.test(word))
      ? { from: unit.from, to: unit.to, othersMax: 0, mayBePassing: true }
      : null)
  );
}

/** A core that is of a phrase, near the beginning. */
const uttering = (core: Core | null): Core | null =>
  core !== null && core.from <= BEFORE_UTTERED_MAX ? { ...core, utters: true } : null;
const BEFORE_UTTERED_MAX = 3;

/** True where the phrase that is not to be said is told, in words behind or in a quotation: "stop saying that" does not. */
const isUttered = (
  text: string,
  tokens: readonly Token[],
  hits: readonly AnswerHit[],
  code: string,
  { to }: Core,
): boolean =>
  text.slice(tokens[to - 1]?.end ?? 0).includes(HIDDEN) ||
  othersIn(tokens, hits, code, to, tokens.length).length > 0 ||
  hits.some(({ isOf, from }) => from >= to && (isOf === 'parts' || isOf === 'counted'));
