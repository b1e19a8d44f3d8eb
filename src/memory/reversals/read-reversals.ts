/**
 * Reads the clauses of a message that take back, mend or end something said before: by which words, and of what. Whether
 * anything is meant by them shows when they are held against what is known (`concerns.ts`); by themselves they change nothing.
 * Pure, and linear in the length of the message.
 */
import { CLAUSE_MAX_CHARS } from '../signals/signal.ts';
import type { ReadSentence } from '../statements/remarks.ts';
import { type Segment, segmentsOf } from '../statements/segments.ts';
import { readWords } from '../statements/words.ts';
import type { Slip } from './slip.ts';
import { weighUpdate } from './supersession.ts';
import { updateFeatures } from './supersession-features.ts';
import { reversalsIn, type View, viewOf } from './view.ts';
import { type ReversalClass, reversalWordsIn } from './words.ts';

/** Ways in which something is said to be otherwise. */
export type Way =
  | 'ended'
  | 'denied'
  | 'parted'
  | 'cleared'
  | 'kept'
  | 'moved'
  | 'hired'
  | 'shifted'
  | 'renamed'
  | 'replaced'
  | 'mended'
  | 'set'
  | 'succeeded'
  | 'superseded';

/** One thing that is said to be otherwise. */
export interface Reversed {
  readonly way: Way;
  readonly view: View;
  /** An error is named, and not only another value. */
  readonly isCertain: boolean;
  /** Of what is `superseded`: how much the message by itself speaks for it, and what its words say to be otherwise. */
  readonly weight?: number;
  readonly byWords?: readonly Reversed[];
  /** Of what is `superseded`: it is one sentence of several, which ends nothing by itself. */
  readonly isPart?: boolean;
  /** Of what is `superseded`: it is several sentences in one. */
  readonly isJoint?: boolean;
  /** Of what its words say: its sentence and the message as wholes. Where each speaks against it, it is nothing. */
  readonly wholes?: readonly Reversed[];
}

/** Sentence that says something to be otherwise, and what is kept of it. */
export interface Reversal {
  readonly reversed: readonly Reversed[];
  /** The sentence, with the one after it where that says the value; what is asked for as a value is told as one. */
  readonly text: string;
  /** Offset in the message. */
  readonly start: number;
  readonly end: number;
  /** Of one that mends a value of the message before it: that message, and what it taught that was not meant. */
  readonly slip?: SlipOf;
}

/** A message whose value was mended, and the contents of the memories that told it. */
export interface SlipOf extends Slip {
  readonly contents: readonly string[];
}

/** Sentences of a message that are read for reversals; a message with more is no remark. */
const SENTENCES_MAX = 60;

/** Reads what a message reverses, by its author's own sentences: by words that say so, and where it `weighs`, by all of it. */
export function readReversals(own: readonly ReadSentence[], plain: string, weighs = true): Reversal[] {
  const told = toldIn(own);
  const byWords = reversalsByWords(told, plain);
  if (!weighs) return byWords;
  const said = byWords.flatMap(({ reversed }) => reversed);
  const alone = told.map((sentence) => {
    const ofWords = byWords.filter(({ start }) => start === sentence.start);
    return supersessionIn(
      [sentence],
      plain,
      ofWords.flatMap(({ reversed }) => reversed),
    );
  });
  const isJoint = told.length > 1;
  const whole = isJoint ? supersessionIn(told, plain, said) : (alone[0] ?? null);
  const parts = isJoint ? alone.flatMap((part) => part ?? []) : [];
  const held = byWords.map((one) => {
    const wholes = [...parts.filter(({ start }) => start === one.start), ...(whole ? [whole] : [])].flatMap(
      ({ reversed }) => reversed,
    );
    return { ...one, reversed: one.reversed.map((each) => ({ ...each, wholes })) };
  });
  const marked = (one: Reversal, mark: Pick<Reversed, 'isPart' | 'isJoint'>): Reversal => ({
    ...one,
    reversed: one.reversed.map((each) => ({ ...each, ...mark })),
  });
  const telling = [
    ...(whole ? [marked(whole, { isJoint })] : []),
    ...parts.map((part) => marked(part, { isPart: true })),
  ].filter(({ reversed: [one] }) => (one?.weight ?? 0) >= UPDATE_MIN_WEIGHT);
  const [first, ...rest] = held.length > 0 ? held : telling.slice(0, 1);
  if (first === undefined) return [];
  const added = held.length > 0 ? telling : telling.slice(1);
  return [{ ...first, reversed: [...first.reversed, ...added.flatMap(({ reversed }) => reversed)] }, ...rest];
}

const toldIn = (own: readonly ReadSentence[]): ReadSentence[] =>
  own
    .filter(({ text }) => text.length <= CLAUSE_MAX_CHARS)
    .slice(0, SENTENCES_MAX)
    .map(inItsLanguage)
    .flatMap((sentence) => {
      if (sentence.asks) return asksToSet(sentence) ? [sentence] : (toldPart(sentence) ?? []);
      return realPart(sentence) ?? [];
    });

/** A message that may take the place of another. */
export interface Update {
  readonly features: readonly string[];
  readonly view: View;
}

/** Reads what a message says by itself of taking the place of something; null for what is no remark. */
export const updateIn = (own: readonly ReadSentence[]): Update | null => updateOf(toldIn(own));

function updateOf(sentences: readonly ReadSentence[]): Update | null {
  const told = sentences.filter(
    (sentence) => !sentence.asks && sentence.tokens.length > 0 && !asksToForget(sentence),
  );
  const [first, ...rest] = told;
  if (first === undefined || told.length > UPDATE_SENTENCES_MAX) return null;
  const view = rest.reduce((whole, sentence) => joined(whole, viewOf(sentence)), viewOf(first));
  // Who asks for work on a text tells nothing of themselves, and "no, better not" answers what was asked.
  return view.classes.has('tasks') || isAnswer(told, view)
    ? null
    : { features: updateFeatures(told, view), view };
}

/** "Never mind the list": what is asked to be forgotten takes the place of nothing, and ends no more than what it names. */
const asksToForget = (sentence: ReadSentence): boolean =>
  reversalsIn(sentence).some(({ isOf }) => isOf === 'forgets');

/** Words of an answer at most. */
const ANSWER_MAX_TOKENS = 4;

/** Recognises a yes or no with nothing in it that could be a value. */
const isAnswer = (told: readonly ReadSentence[], { classes, figures, dates, names }: View): boolean =>
  classes.has('assent') &&
  figures.size + dates.size + names.size === 0 &&
  told.reduce((sum, { tokens }) => sum + tokens.length, 0) <= ANSWER_MAX_TOKENS;

/** Sentences of a message that may be an update as a whole. */
const UPDATE_SENTENCES_MAX = 6;
/** Weight under which a message is not held against earlier ones at all: no pair makes up for less. */
const UPDATE_MIN_WEIGHT = -2;

function supersessionIn(
  told: readonly ReadSentence[],
  plain: string,
  byWords: readonly Reversed[],
): (Reversal & { readonly reversed: readonly [Reversed] }) | null {
  const update = updateOf(told);
  if (update === null) return null;
  const weight = weighUpdate(update.features);
  const { start, end } = lastPart(told);
  const text = plain.slice(start, end).replace(/\s+/gu, ' ').trim();
  return {
    reversed: [{ way: 'superseded', view: update.view, isCertain: false, weight, byWords }],
    start,
    end,
    text,
  };
}

/** Begin and end in the message of the last sentences that fit into a memory; of all where they fit. */
function lastPart(told: readonly ReadSentence[]): { start: number; end: number } {
  const last = told.at(-1);
  const end = last === undefined ? 0 : last.start + last.text.length;
  const first = told.find(({ start }) => end - start <= CLAUSE_MAX_CHARS);
  return { start: first?.start ?? 0, end };
}

function reversalsByWords(told: readonly ReadSentence[], plain: string): Reversal[] {
  const found = told.map((sentence, i) => reversedIn(sentence, told[i - 1], nextTo(sentence, told[i + 1])));
  const first = told[found.findIndex((reversed) => reversed.length > 0)];
  return told.flatMap((sentence, i): Reversal[] => {
    const reversed = found[i] ?? [];
    if (reversed.length === 0 || first === undefined) return [];
    // A remark of few sentences is one: "We broke up. I'm single now."
    const from = told.length <= REMARK_SENTENCES_MAX ? first : sentence;
    const rest = told.length <= REMARK_SENTENCES_MAX ? told.slice(told.indexOf(first)) : told.slice(i, i + 2);
    const whole = withNext(
      rest,
      from !== sentence || told.length <= REMARK_SENTENCES_MAX || !hasValue(viewOf(sentence)),
    );
    const end = whole.start + whole.text.length;
    if (end - from.start > CLAUSE_MAX_CHARS) return [];
    const said = plain.slice(from.start, end).replace(/\s+/gu, ' ').trim();
    const { start } = sentence;
    return [
      {
        reversed,
        start,
        end,
        text: asValue(sentence, plain.slice(start, start + sentence.text.length)) ?? said,
      },
    ];
  });
}

/** Sentences of a remark that is kept as a whole. */
const REMARK_SENTENCES_MAX = 3;

const nextTo = (sentence: ReadSentence, next: ReadSentence | undefined): ReadSentence | undefined =>
  next?.index === sentence.index + 1 && !next.asks ? next : undefined;

/** The last of some sentences that follow on one another. */
function withNext(sentences: readonly ReadSentence[], goesOn: boolean): ReadSentence {
  let [last] = sentences as [ReadSentence, ...ReadSentence[]];
  if (goesOn) for (const sentence of sentences) last = nextTo(last, sentence) ?? last;
  return last;
}

/** "Change my emergency contact to Priya" as "my emergency contact: Priya"; null where nothing is asked for so. */
function asValue(sentence: ReadSentence, plain: string): string | null {
  const { tokens } = sentence;
  const hits = reversalsIn(sentence);
  const sets = hits.find(({ isOf }) => isOf === 'sets');
  const to = hits.find(({ isOf, from }) => sets !== undefined && isOf === 'to' && from > sets.to);
  const [mine, before, value] = [tokens[(sets?.to ?? 0) - 1], tokens[to?.from ?? -1], tokens[to?.to ?? -1]];
  if (mine === undefined || before === undefined || value === undefined) return null;
  return `${plain.slice(mine.start, before.start).trim()}: ${plain.slice(value.start).trim()}`;
}

/** Of few words a language is told by those of its reversals too. */
function inItsLanguage(sentence: ReadSentence): ReadSentence {
  const found = reversalWordsIn(sentence.tokens);
  if (found.size === 0 || found.has(sentence.code)) return sentence;
  const [best] = [...found].sort(([, a], [, b]) => widthOf(b) - widthOf(a));
  return { ...sentence, ...readWords(sentence.tokens, best?.[0] ?? null) };
}
const widthOf = (hits: readonly { readonly from: number; readonly to: number }[]): number =>
  hits.reduce((sum, { from, to }) => sum + (to - from) ** 2, 0);

/** "Can you change my address to …?" */
const asksToSet = (sentence: ReadSentence): boolean =>
  reversalsIn(sentence).some(({ isOf }) => isOf === 'sets') && setIn(sentence) !== null;

const isUnreal = ({ hits }: Pick<ReadSentence, 'hits'>): boolean =>
  hits.some(({ isOf }) => isOf === 'unreal');

/** A pause that parts what is so from what only would be. */
const FULL_PAUSE = /[,;:.!?，、；：。！？]/u;
/** A wish of fewer words is said of all before it: "…, I wish". */
const UNREAL_MIN_TOKENS = 3;

/** The beginning of a sentence before what is not so, or only would be: "it's spelt Kalum, she would have my head". */
function realPart(sentence: ReadSentence): ReadSentence | null {
  if (!isUnreal(sentence)) return sentence;
  const segments = segmentsOf(sentence.text, sentence.tokens, sentence.hits);
  const unreal = segments.findIndex(isUnreal);
  const at = segments.findLastIndex(({ before }, i) => i > 0 && i <= unreal && FULL_PAUSE.test(before));
  if (at < 1) return null;
  const head = headOf(sentence, segments.slice(0, at));
  return sentence.tokens.length - head.tokens.length < UNREAL_MIN_TOKENS ? null : head;
}

/** The beginning of a sentence before what it asks, where that gives another value: "it's spelt Gautier, can you mend it?" */
function toldPart(sentence: ReadSentence): ReadSentence | null {
  if (isUnreal(sentence) || !gives(sentence)) return null;
  const segments = segmentsOf(sentence.text, sentence.tokens, sentence.hits);
  const at = segments.findLastIndex(({ before }, i) => i > 0 && FULL_PAUSE.test(before));
  const part = at < 1 ? null : headOf(sentence, segments.slice(0, at));
  return part !== null && gives(part) ? { ...part, asks: false } : null;
}

/** Words of a change that is told in whatever sentence. */
const GIVES: ReadonlySet<ReversalClass> = new Set<ReversalClass>([
  'spells',
  'errs',
  'settles',
  'raises',
  'shifts',
]);
const gives = (sentence: ReadSentence): boolean => reversalsIn(sentence).some(({ isOf }) => GIVES.has(isOf));

/** The beginning of a sentence, as far as some of its segments go. */
function headOf(sentence: ReadSentence, segments: readonly Segment[]): ReadSentence {
  const count = segments.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const tokens = sentence.tokens.slice(0, count);
  return {
    ...sentence,
    text: sentence.text.slice(0, tokens.at(-1)?.end),
    tokens,
    hits: sentence.hits.filter(({ to }) => to <= count),
  };
}

function reversedIn(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  after: ReadSentence | undefined,
): Reversed[] {
  if (
    !sentence.hits.some(({ isOf }) => isOf === 'ends' || isOf === 'not') &&
    reversalsIn(sentence).length === 0
  )
    return [];
  const found: Reversed[] = [];
  const view = viewOf(sentence);
  const has = (isOf: ReversalClass) => view.reversals.has(isOf);
  const set = has('sets') ? setIn(sentence) : null;
  if (set !== null || sentence.asks) return set === null ? [] : [set];
  let context = before === undefined ? null : viewOf(before);
  const brought = new Set<string>();
  for (const segment of segmentsOf(sentence.text, sentence.tokens, sentence.hits)) {
    const part = viewOf(wordedAs(segment, sentence));
    const way = wayOf(segment, part);
    const object =
      way === 'ended' ? viewOf(wordedAs(segment, sentence), verbOf(segment, sentence.code)) : part;
    // "We sold it": what is meant stands before.
    // "The list, not needed any more, forget it": the whole of a wish names what it ends, and one that names nothing ends nothing.
    const meant = has('forgets') ? view : isBare(part) && context && way !== 'parted' ? context : object;
    if (way !== null && !(has('forgets') && isBare(meant)))
      found.push({ way, view: { ...meant, classes: joint(part.classes, meant.classes) }, isCertain: true });
    if (!isBare(part)) context = part;
    if (way !== 'denied') for (const value of valuesOf(part)) brought.add(value);
  }
  // "My mistake. It's 112 guests.": the value stands in the sentence after.
  const whole = hasValue(view) || after === undefined ? view : joined(view, viewOf(after));
  const add = (way: Way, isCertain = false) => found.push({ way, view: whole, isCertain });
  if (has('clears')) found.push({ way: 'cleared', view, isCertain: true });
  if (has('stays')) found.push({ way: 'kept', view, isCertain: true });
  if (has('moves') && whole.terms.size > 0) add('moved');
  if (has('hires')) add('hired', true);
  if (has('shifts')) add('shifted');
  if (has('replaces')) add('replaced', true);
  const errs = has('errs') || has('sets');
  // "My name is not Karen": what is only denied is no other value.
  if (found.some(({ way }) => way === 'denied') && whole === view && hasValue(view) && brought.size === 0)
    return found;
  if (has('spells') || errs || has('rather')) add('renamed', errs || has('spells'));
  if (errs || has('rather') || has('now')) add('mended', errs);
  if (has('now')) add('hired');
  if (SUCCEEDS.some(has)) add('succeeded');
  return found;
}

/** Words of a change that may be said of what shares no word with it (`successions.ts`). */
const SUCCEEDS: readonly ReversalClass[] = [
  'spells',
  'errs',
  'settles',
  'raises',
  'shifts',
  'replaces',
  'now',
];

/** Way in which a part of a sentence says something to be over, or not so. */
function wayOf({ hits, asks }: Segment, { reversals }: View): 'ended' | 'denied' | 'parted' | null {
  if (asks || hits.some(({ isOf }) => isOf === 'said')) return null;
  if (reversals.has('parts')) return 'parted';
  const says = (isOf: 'ends' | 'not') => hits.some((hit) => hit.isOf === isOf);
  if (reversals.has('denies')) return 'denied';
  if (says('ends') || reversals.has('drops')) return 'ended';
  return says('not') ? 'denied' : null;
}

/** The word that ends something. */
const verbOf = ({ tokens, hits }: Segment, code: string) =>
  hits.find(({ isOf }) => isOf === 'ends') ??
  reversalsIn({ text: '', tokens, hits, code }).find(({ isOf }) => isOf === 'drops') ??
  null;

/** "Change my emergency contact to Priya": what is named, which another value is asked for. */
function setIn(sentence: ReadSentence): Reversed | null {
  const hits = reversalsIn(sentence);
  const sets = hits.find(({ isOf }) => isOf === 'sets');
  if (sets === undefined) return null;
  const to = hits.find(({ isOf, from }) => isOf === 'to' && from > sets.to);
  const pause = sentence.tokens.findIndex(
    ({ start }, i) => i > sets.to && /[,;:]/u.test(sentence.text.slice(sentence.tokens[i - 1]?.end, start)),
  );
  const until = to?.from ?? (pause < 0 ? sentence.tokens.length : pause);
  const thing = {
    tokens: sentence.tokens.slice(sets.to, until),
    hits: sentence.hits
      .filter(({ from, to: end }) => from >= sets.to && end <= until)
      .map((hit) => ({ ...hit, from: hit.from - sets.to, to: hit.to - sets.to })),
  };
  const view = viewOf(wordedAs(thing, sentence));
  // Where the verb comes last, what it names stands before it, beside the value. "Would it change my dough?" asks for none.
  return isBare(view) || (sentence.asks && to === undefined) ? null : { way: 'set', view, isCertain: true };
}

const wordedAs = ({ tokens, hits }: Pick<Segment, 'tokens' | 'hits'>, { text, code }: ReadSentence) => {
  const [from, to] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const moved = tokens.map((token) => ({ ...token, start: token.start - from, end: token.end - from }));
  return { text: text.slice(from, to), tokens: moved, hits, code };
};

const isBare = ({ terms, owners }: View): boolean => terms.size + owners.size === 0;
const valuesOf = ({ figures, dates, names }: View): string[] => [...figures, ...dates, ...names];
const hasValue = (view: View): boolean => valuesOf(view).length > 0;

const joint = <Word>(some: ReadonlySet<Word>, others: ReadonlySet<Word>): ReadonlySet<Word> =>
  new Set([...some, ...others]);
const joined = (one: View, other: View): View => ({
  ...one,
  classes: joint(one.classes, other.classes),
  reversals: joint(one.reversals, other.reversals),
  terms: joint(one.terms, other.terms),
  owners: joint(one.owners, other.owners),
  names: joint(one.names, other.names),
  figures: joint(one.figures, other.figures),
  dates: joint(one.dates, other.dates),
  units: joint(one.units, other.units),
});
