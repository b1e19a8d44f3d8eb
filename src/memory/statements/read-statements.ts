/**
 * Statements of a message about its author and their people, in their own words: with a subject (the speaker, somebody or
 * something of theirs), by words that last (to live, to be allergic, to be a nurse), asserted and not asked, wished, invented
 * or handed over. One engine for every language that has `statementWords`. Pure, and linear in the length of the message.
 */
import { readText } from '../../language/read-text.ts';
import { termOf } from '../../lib/text/words.ts';
import { reversalWordsIn } from '../reversals/words.ts';
import { type Guard, reasonAgainst, STATEMENT_GUARDS } from '../signals/guards.ts';
import { clauseAt, type Message } from '../signals/message/clauses.ts';
import { capitalise, sentence, trimValue } from '../signals/message/values.ts';
import { remember, type Signal } from '../signals/signal.ts';
import { asksForText, opensWithOrder } from './dictated.ts';
import { featuresOf, scoreStatement } from './features.ts';
import { styleWishes } from './form/style-wishes.ts';
import { readHealth } from './health/read-health.ts';
import { categoryOf, kindOf, toldTopic } from './kinds.ts';
import { isOfAddressee, isOfNow, isOfWorld, pointsElsewhere } from './passing-states.ts';
import { isIntroduction, isOfBody, isOfNamed, isPlain } from './plain-remarks.ts';
import { asksByItsWords } from './questions.ts';
import { isOfAnother, leanOf, namesNobody, tellsOfBody } from './referents.ts';
import { classesOf, ELIDES, type ReadRemarks, type Remark, readRemarks } from './remarks.ts';
import { isElided, isOfSomebody, type Segment } from './segments.ts';
import { keepWhole } from './whole/keep-whole.ts';
import { isOfServed } from './whole/of-others.ts';
import { FRAME_WORDS, type Hit, isTwice, type WordClass } from './words.ts';

/** A statement of fewer letters says nothing. */
const STATEMENT_MIN_CHARS = 4;
const STATEMENT_MAX_CHARS = 280;

/** A statement, and the words of its own in it: those that are not the frame it has, as index terms. */
export interface ReadStatement {
  readonly signal: Signal;
  readonly tells: readonly string[];
}

/** A remark that opens a message and names nobody, and the statement it is once it is known of whom. */
export interface LeaningRemark extends ReadStatement {
  readonly remark: Remark;
}

/** The statements of a message in the order in which they stand. */
export interface ReadStatements extends Pick<ReadRemarks, 'isOwn' | 'own' | 'remarks'> {
  readonly statements: readonly ReadStatement[];
  readonly leaning: LeaningRemark | null;
  /** Statements that are said to be another's, whom the message does not name: "vegan btw. her not me". */
  readonly others: readonly ReadStatement[];
}

/** Weight above which the form of a standing order makes one: much has to speak against it. */
const ORDER_MIN_WEIGHT = -1;

/** Reads the statements of a message; `weighs` tells how much speaks for keeping what has these features. */
export function readStatements(
  message: Message,
  weighs: (features: readonly string[]) => number = scoreStatement,
): ReadStatements {
  const { remarks, isOwn, own } = readRemarks(message);
  const features = featuresOf(remarks);
  const told: Remark[] = [];
  let before: Remark | null = null;
  for (const [i, remark] of remarks.entries()) {
    const weight = weighs(features[i] ?? []);
    const isOpen = before !== null && told.at(-1)?.end === before.end;
    const open: Remark | null = isOpen ? (told.at(-1) ?? null) : before;
    const tells =
      weight > 0 ||
      isIntroduction(remark) ||
      isPlain(remark, weight) ||
      isOfBody(remark, weight) ||
      isOfNamed(remark, weight) ||
      tellsMore(remark, open);
    const isKept =
      remark.role === 'order'
        ? remark.isOfForm || weight > ORDER_MIN_WEIGHT
        : tells &&
          isOwn(remark.start) &&
          isBelieved(remark, message) &&
          !isOfNow(remark) &&
          !isOfAddressee(remark) &&
          !isOfWorld(remark) &&
          !isErrand(remark) &&
          !isOfServed(remark) &&
          !pointsElsewhere(remark);
    // "That's Ann. She turns 60 in May.": who it is stands before what was worth keeping.
    if (isKept && open && goesOn(remark, open, isOpen)) {
      if (isOpen) told.pop();
      const segments = [...open.segments, ...remark.segments];
      told.push({ ...open, segments, index: remark.index, end: remark.end });
    } else if (isOpen && open && isRegimen(remark, open)) {
      told.pop();
      told.push({ ...open, segments: [...open.segments, ...remark.segments], end: remark.end });
    } else if (isKept) told.push(remark);
    before = remark;
  }
  addHealth(told, { remarks, isOwn, own }, message, features.map(weighs));
  addWishes(told, { isOwn, own });
  // "No pesto. Last time she ate a pecan, …": behind words that bring nobody in.
  const at = remarks.findIndex(
    (remark, i) =>
      (i === 0 ||
        OF_BODY.some((isOf) => remark.segments.some(({ hits }) => hits.some((hit) => hit.isOf === isOf)))) &&
      leanOf(remark) !== null,
  );
  const isOpening =
    at === 0 || (at > 0 && tellsOfBody(remarks[at] as Remark) && remarks.slice(0, at).every(namesNobody));
  const first = isOpening ? remarks[at] : undefined;
  const lean = first === undefined ? null : leanOf(first);
  const isLeaning = first !== undefined && lean !== null && isBelieved(first, message);
  const [leant] = isLeaning ? toStatement(told.find((one) => covers(one, first)) ?? first, message) : [];
  const known = told.filter(
    (one) =>
      !(remarks.length === 1 && isBare(one)) &&
      (first === undefined || !covers(one, first) || lean !== 'pronoun' || isKnown(one)),
  );
  const whole = keepWhole(known, { remarks, own }, message);
  return {
    statements: whole.kept.flatMap((one) => toStatement(one, message)),
    others: whole.others.flatMap((one) => toStatement(one, message)),
    leaning: first !== undefined && leant !== undefined ? { ...leant, remark: first } : null,
    remarks,
    isOwn,
    own,
  };
}

/** Classes of words by which an errand tells of those whom it is for: "card for my brother, who turns 40". */
const OF_THEM: readonly WordClass[] = [
  'ages',
  'allergy',
  'health',
  'diet',
  'jobs',
  'home',
  'work',
  'study',
  'names',
];

/** "Hazle un plan de estudio", "short mail to my landlord": what opens with an order to make something, or asks for a text, tells nothing. */
function isErrand({ segments, code }: Remark): boolean {
  const [first] = segments;
  if (first === undefined) return false;
  const classes = classesOf(segments);
  if (opensWithOrder(first.tokens, code)) return !OF_BODY.some((isOf) => classes.has(isOf));
  return asksForText(first.tokens, first.hits, code) && !OF_THEM.some((isOf) => classes.has(isOf));
}

/** Classes by which what follows from a state is an errand or a question. */
const ERRANDS: ReadonlySet<WordClass> = new Set([
  'asks',
  'tasks',
  'orders',
  'passing',
  'unreal',
  'doubt',
  'self',
  'said',
]);
/** Words of a regimen: what more it says is rather a request. */
const REGIMEN_MAX_TOKENS = 8;
const OF_BODY: readonly WordClass[] = ['allergy', 'health', 'diet'];

/** "Mom has trouble swallowing, so soft stuff for her": what follows from an ill is the better half of it. */
function isRegimen({ role, asks, index, segments }: Remark, open: Remark): boolean {
  const classes = classesOf(segments);
  return (
    role === 'hence' &&
    !asks &&
    index === open.index &&
    open.role === 'told' &&
    OF_BODY.some((isOf) => classesOf(open.segments).has(isOf)) &&
    segments.reduce((sum, { tokens }) => sum + tokens.length, 0) <= REGIMEN_MAX_TOKENS &&
    ![...classes].some((isOf) => ERRANDS.has(isOf))
  );
}

/** Weight under which too much speaks against a remark of health, by the kinds of words that speak for it; of more than these nothing does. */
const HEALTH_MIN_WEIGHTS: readonly number[] = [0, -1, -4, -9];
/** Letters that two remarks of a sentence have together at most, where they are joined to one. */
const JOINED_MAX_CHARS = 200;

/** Adds what is told of health in passing to the remarks that are told, in the place of those that it says too. */
function addHealth(
  told: Remark[],
  { remarks, isOwn, own }: Pick<ReadRemarks, 'remarks' | 'isOwn' | 'own'>,
  message: Message,
  weights: readonly number[],
): void {
  const read = readHealth({ own });
  for (const one of told.filter(({ index, role }) => role === 'told' && read.figurative.has(index)))
    if (OF_BODY.some((isOf) => classesOf(one.segments).has(isOf))) told.splice(told.indexOf(one), 1);
  for (const health of read.told) {
    const weight = Math.max(
      ...remarks.map(({ index }, i) =>
        index === health.index ? (weights[i] ?? 0) : Number.NEGATIVE_INFINITY,
      ),
    );
    const least = HEALTH_MIN_WEIGHTS[health.evidence] ?? Number.NEGATIVE_INFINITY;
    if (weight < least && weight !== Number.NEGATIVE_INFINITY) continue;
    if (!isOwn(health.start) || asksByItsWords(health, isEndOf(message, health)) || isOfAddressee(health))
      continue;
    if (isOfWorld(health)) continue;
    const beside = told.filter(
      (one) => one.index === health.index && one.start < health.end && health.start < one.end,
    );
    const isSaid = beside.some(
      (one) =>
        one.role === 'order' ||
        (covers(one, health) && OF_BODY.some((isOf) => classesOf(one.segments).has(isOf))),
    );
    if (isSaid) continue;
    const [start, end] = [
      Math.min(health.start, ...beside.map((one) => one.start)),
      Math.max(health.end, ...beside.map((one) => one.end)),
    ];
    const isJoined = end - start <= JOINED_MAX_CHARS;
    for (const one of beside) if (isJoined || covers(health, one)) told.splice(told.indexOf(one), 1);
    const at = told.findIndex((one) => one.start > health.start);
    told.splice(at < 0 ? told.length : at, 0, isJoined ? { ...health, start, end } : health);
  }
}

/** Adds wishes for how to be answered that stand in longer sentences, in the place of what they say too. */
function addWishes(told: Remark[], { isOwn, own }: Pick<ReadRemarks, 'isOwn' | 'own'>): void {
  for (const wish of styleWishes({ own })) {
    const beside = told.filter((one) => one.start < wish.end && wish.start < one.end);
    if (!isOwn(wish.start) || beside.some((one) => one.role === 'order')) continue;
    for (const one of beside) if (covers(wish, one)) told.splice(told.indexOf(one), 1);
    const at = told.findIndex((one) => one.start > wish.start);
    told.splice(at < 0 ? told.length : at, 0, wish);
  }
}

const covers = (one: Remark, other: Remark): boolean => one.start <= other.start && other.end <= one.end;

/**
 * "È allergico", "he has diabetes": whose that is, it does not say, and it is never its author's own. "He's called Biscuit" and "that
 * was my brother" do.
 */
const isKnown = ({ segments }: Remark): boolean => {
  const classes = classesOf(segments);
  if (classes.has('names') || classes.has('kin') || classes.has('pets')) return true;
  const isBodily = classes.has('allergy') || classes.has('diet') || classes.has('health');
  return !isBodily && segments[0] !== undefined && !isOfAnother(segments[0]);
};

/** Kinds that a single word says: "Vegan." */
const OF_ONE_WORD: ReadonlySet<WordClass> = new Set([
  'allergy',
  'diet',
  'health',
  'jobs',
  'origin',
  'orders',
]);
const BARE: ReadonlySet<WordClass> = new Set(['they', 'am', 'kin']);
/** Words of a remark that says what somebody unnamed is. */
const NOBODY_MAX_TOKENS = 5;

/** "Passed!!", "it's a girl!" as a whole message: what it was, or whose, it does not say. */
function isBare({ segments, role }: Remark): boolean {
  const [{ tokens, hits, subject } = { tokens: [], hits: [], subject: 'none' }, ...more] = segments;
  if (role !== 'told' || more.length > 0 || hits.some(({ ofSelf }) => ofSelf)) return false;
  if (tokens.length === 1) return !hits.some(({ isOf }) => OF_ONE_WORD.has(isOf));
  return (
    subject === 'theirs' &&
    tokens.length <= NOBODY_MAX_TOKENS &&
    hits.every(({ isOf }) => BARE.has(isOf)) &&
    hits.some(({ isOf }) => isOf === 'kin')
  );
}

/** "I've got a dog. She turns three in May.": whether a remark goes on about whoever was told of in the one before it. */
function goesOn({ segments, role, index, code }: Remark, before: Remark, isKept: boolean): boolean {
  const [first] = segments;
  if (first === undefined || role !== 'told' || before.role !== 'told' || index !== before.index + 1)
    return false;
  if (first.subject === 'theirs' || isOfAnother(first)) return true;
  // "My brother called. Got fired": whose job that was, the sentence before tells.
  const last = before.segments.findLast(({ subject }) => subject !== 'none');
  if (ELIDES.has(code) && segments.every(isElided) && last && isOfSomebody(last)) return true;
  return (
    isKept &&
    (first.subject === 'none' ||
      (first.subject === 'unsaid' && first.hits.some(({ isOf }) => isOf === 'names')))
  );
}

/** "Tenemos una gata, Lola. Tiene 3 años": more of somebody of theirs who was just told of, in words that last. */
const tellsMore = (remark: Remark, open: Remark | null): boolean =>
  open !== null &&
  leanOf(remark) !== null &&
  open.segments.some(({ hits }) => hits.some(({ isOf }) => isOf === 'kin' || isOf === 'pets')) &&
  goesOn(remark, open, true);

/**
 * Guards that English alone has: against sarcasm, hearsay, examples, doubt. Questions and conditions are told by their words,
 * as in every language.
 */
const { conditional: _, asks: __, ...ENGLISH_GUARDS } = STATEMENT_GUARDS;
function isBelieved(remark: Remark, message: Message): boolean {
  const { code, segments, index, start, end } = remark;
  if (isAsked(remark, message)) return false;
  // "I'm 27 and I've never had a car": what is denied after something was told takes nothing back.
  if (segments[0] && (isDenial(segments[0]) || isCall(segments[0]))) return false;
  if (code !== 'en') return true;
  const clause = clauseAt(message, index, start, end);
  return (
    clause === null ||
    reasonAgainst(ENGLISH_GUARDS as Readonly<Record<string, Guard>>, clause, message) === null
  );
}

/** True of a remark that asks without a mark. */
const isAsked = (remark: Remark, message: Message): boolean =>
  !remark.asks && asksByItsWords(remark, isEndOf(message, remark)) && !isAnswered(message, remark.index);

/** "Call me later", "call a taxi for me": an order to call that is no name, which opens its clause or, in some languages, ends it. */
function isCall({ hits, subject, tokens }: Segment): boolean {
  const orders = hits.filter(({ isOf }) => isOf === 'orders');
  if (subject === 'self' || orders.some(({ ofSelf }) => ofSelf)) return false;
  const call = orders.find(({ from, to }) =>
    hits.some((hit) => hit.isOf === 'names' && hit.from < to && hit.to > from),
  );
  return (
    call !== undefined &&
    (call.from === 0 || call.to === tokens.length) &&
    !tokens.some(({ isCapital }, i) => isCapital && i >= call.to)
  );
}

/** True if nothing follows a remark in its sentence. */
const isEndOf = ({ masked, sentences }: Message, { index, end }: Remark): boolean =>
  masked.plain.slice(end, sentences[index]?.end ?? end).trim() === '';

/** "She's allergic to nuts isn't she. yes she is": who asks answers as well. */
const isAnswered = ({ sentences }: Message, index: number): boolean =>
  /^(?:yes|yeah|yep)\b/.test(sentences[index + 1]?.text.trim() ?? '');

/** Classes whose denial tells nothing: "my name is not Karen", "I haven't moved", "I'm not a doctor". */
const DENIED: ReadonlySet<WordClass> = new Set(['names', 'home', 'work', 'jobs', 'origin', 'allergy', 'am']);
const SAYS_SO: ReadonlySet<WordClass> = new Set(['ends', 'diet', 'taste', 'have', 'does', 'study', 'habit']);
/** Words between what denies and what it denies, at most: "a flat in Leeds with no lift" is one. */
const DENIED_WITHIN = 2;
function isDenial({ hits }: Segment): boolean {
  const classes = new Set(hits.map(({ isOf }) => isOf));
  const denied = hits.filter(({ isOf }) => DENIED.has(isOf));
  const isNear = hits.some(
    (one) =>
      one.isOf === 'not' &&
      denied.some(({ from, to }) => one.from <= to + DENIED_WITHIN && from <= one.to + DENIED_WITHIN),
  );
  const saysSo = [...classes].some((isOf) => SAYS_SO.has(isOf)) && !classes.has('names');
  return isNear && !saysSo;
}

function toStatement({ code, role, segments, start, end }: Remark, message: Message): ReadStatement[] {
  const isOrder = role === 'order';
  const text = balanced(
    trimValue(
      message.masked.plain.slice(start, withQuotation(message.masked.text, end)).replace(/\s+/gu, ' '),
    ),
  );
  // "I live in .": the frame without what it is filled with.
  const isHollow = segments.every(
    ({ tokens, hits }) =>
      !isFilled(hits) &&
      tokens.every(
        (token, i) =>
          HOLLOW.test(token.word) ||
          hits.some(({ isOf, from, to }) => UNFILLED.has(isOf) && from <= i && i < to),
      ),
  );
  if (!isOrder && isHollow) return [];
  const content = asSentence(text);
  if (text.length < STATEMENT_MIN_CHARS || text.length > STATEMENT_MAX_CHARS) return [];
  const told = kindOf(classesOf(segments));
  const { name, kind, importance, passes } = told;
  const draft = isOrder
    ? remember('statements.order', 'instruction', content, {
        importance: ORDER_IMPORTANCE,
        value: text,
      })
    : remember(`statements.${name}`, kind, content, {
        category: categoryOf(told, segments, content),
        importance,
        passes,
        value: text,
        topicKey: topicOf(name, segments, code),
      });
  return [{ signal: { ...draft, start, end }, tells: segments.flatMap(toldWords) }];
}

/** Classes of a frame that wants to be filled. */
const UNFILLED: ReadonlySet<WordClass> = new Set([
  'self',
  'mine',
  'am',
  'have',
  'names',
  'home',
  'work',
  'origin',
  'taste',
  'joins',
]);
/** "Ich habe Höhenangst", "je travaille de nuit": all of it is in the lists, and tells something. */
const isFilled = (hits: readonly Hit[]): boolean =>
  hits.some(({ isOf }) => FILLS.has(isOf)) || isTwice(hits, 'work');
const FILLS: ReadonlySet<WordClass> = new Set(['health', 'diet', 'allergy']);
/** Leftovers of a template that was not filled in. */
const HOLLOW = /^(?:undefined|null|nan|in|is)$/;
/** Words before one comes to the point. */
const LEAD_IN =
  /^(?:(?:btw|by the way|fyi|ok|okay|well|oh|hey|hi|hello|hiya|so|lol|um|also|and|but)(?![\p{L}'])[\s,!.:–-]*)+/iu;
const asSentence = (text: string): string => sentence(capitalise(text.replace(LEAD_IN, '')));
const ORDER_IMPORTANCE = 0.85;

/** The topic of one value that a statement is of. English has rules that tell the value itself. */
function topicOf(name: string, segments: readonly Segment[], code: string): string | null {
  const { hits } = segments.find(({ subject }) => subject === 'self') ?? { hits: [] };
  if (!hits.some(({ isOf, ofSelf }) => isOf === 'self' || ofSelf)) return null;
  if (name === 'name' && code !== 'en')
    return hits.some(({ isOf, ofSelf }) => isOf === 'names' && ofSelf) ? 'name' : null;
  const isOfNow = !hits.some(({ isOf }) => isOf === 'ends' || isOf === 'plans' || isOf === 'also');
  // "In summer we live on Gotland": beside wherever they live.
  const isPartly = segments.some(({ tokens }) =>
    reversalWordsIn(tokens)
      .get(code)
      ?.some(({ isOf }) => isOf === 'partly'),
  );
  if (name !== 'home' || !isOfNow || isPartly || !hits.some(({ isOf }) => isOf === 'home')) return null;
  return code === 'en' ? toldTopic('home') : 'home';
}

/** Times and degrees, which say no more than the value has already. */
const TIMES =
  /^(?:\d{1,2}|ago|days?|weeks?|months?|years?|two|three|four|five|six|few|couple|last|next|just|recently|actually|finally|currently|really|still|absolutely|originally|new)$/;
const toldWords = ({ tokens, hits }: Segment): string[] => {
  const told = tokens.filter(
    ({ word }, i) =>
      !TIMES.test(word) && !hits.some(({ isOf, from, to }) => FRAME_WORDS.has(isOf) && from <= i && i < to),
  );
  return readText(told.map(({ word }) => word).join(' ')).contentWords.map(termOf);
};

/** A quotation of a few letters that ends a statement is part of it: `I hate being called "buddy"`. */
function withQuotation(masked: string, end: number): number {
  const quoted = /^\s?\uE000{3,40}/u.exec(masked.slice(end, end + 42));
  return quoted ? end + quoted[0].length : end;
}

/** The text with the bracket that its cut left out. */
const balanced = (text: string): string => (text.includes('(') && !text.includes(')') ? `${text})` : text);
