/**
 * What a message tells of its author and of theirs, in their own words: about whom (the speaker, somebody or something of theirs),
 * by words that last (to live, to be allergic, to be a nurse), asserted and not asked, wished, invented or handed over. One engine
 * for every language that has `statementWords`. Pure, and linear in the length of the message.
 */

import { guessLanguage } from '../../language/detect.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { readText } from '../../language/read-text.ts';
import { termOf } from '../../lib/text/words.ts';
import { reversalWordsIn } from '../reversals/words.ts';
import { type Guard, reasonAgainst, STATEMENT_GUARDS } from '../signals/guards.ts';
import { clauseAt, type Message } from '../signals/message/clauses.ts';
import { POINTING } from '../signals/message/lexicon.ts';
import { capitalise, sentence, trimValue } from '../signals/message/values.ts';
import { remember, type Signal } from '../signals/signal.ts';
import { kindOf, toldTopic } from './kinds.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { featuresOf, weigh } from './weighing.ts';
import { type Hit, readWords, type Token, tokensOf, type WordClass } from './words.ts';

const DROPS_SUBJECT = new Set(
  LANGUAGES.flatMap(({ code, statementWords }) => (statementWords?.unsaid ? [code] : [])),
);
/** Languages that write every noun with a capital. */
const WRITES_NOUNS = new Set(['de', 'lb']);
/** Words of a stray piece between two others that still belongs to what was told: a name, "divorced". */
const PIECE_MAX_WORDS = 2;
/** Words after which "…?" only asks for assent to what was told. */
const TAG_MAX_WORDS = 2;
/** A statement of fewer letters says nothing. */
const STATEMENT_MIN_CHARS = 4;
const STATEMENT_MAX_CHARS = 280;

/** A stretch of the message that is kept. */
interface Told {
  readonly code: string;
  /** Whether it orders how answers are to be. */
  readonly isOrder: boolean;
  /** The sentence in which it begins, by its place in the message. */
  index: number;
  readonly segments: readonly Segment[];
  readonly start: number;
  end: number;
}

/** A sentence with the words found in it; without any its language is what the message looks like. */
export interface ReadSentence {
  /** Its place in the message. */
  readonly index: number;
  readonly start: number;
  readonly text: string;
  readonly asks: boolean;
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly code: string;
}

/** A statement, and the words of its own in it: those that are not the frame it has, as index terms. */
export interface ReadStatement {
  readonly signal: Signal;
  readonly tells: readonly string[];
}

/** What was read of a message: its statements, in the order in which they stand, and which places of it are its author's. */
export interface ReadStatements {
  readonly statements: readonly ReadStatement[];
  readonly isOwn: (at: number) => boolean;
  /** The sentences of its author, asked ones among them; none where a world is set that is not. */
  readonly own: readonly ReadSentence[];
}

/** Reads the statements of a message. */
export function readStatements(message: Message): ReadStatements {
  const guess = guessLanguage(message.masked.plain)?.code ?? null;
  const all = message.sentences.map(({ start, end, asks }, index): ReadSentence => {
    const text = message.masked.text.slice(start, end);
    const tokens = tokensOf(text);
    return {
      index,
      start,
      text,
      asks,
      tokens,
      ...(readWords(tokens, guess) ?? { code: guess ?? '', hits: [] }),
    };
  });
  const sentences = all.filter(({ hits }) => hits.length > 0);
  if (sentences.some(isFiction)) return { statements: [], isOwn: () => false, own: [] };
  const own = withoutHandedOver(sentences, message);
  return {
    own: withoutHandedOver(all.map(asOwnOrder), message),
    statements: toldIn(own, message).flatMap((told) => toStatement(told, message)),
    // Sentences without a word that is known are nobody's to tell; what is cut off is somebody else's.
    isOwn: (at) =>
      own.some(({ start, text }) => start <= at && at <= start + text.length) ||
      !sentences.some(({ start, text }) => start <= at && at <= start + text.length),
  };
}

/** "Change my address to …" is an order about what is known, and hands no text over. */
const asOwnOrder = (sentence: ReadSentence): ReadSentence =>
  [...reversalWordsIn(sentence.tokens).values()].some((hits) => hits.some(({ isOf }) => isOf === 'sets'))
    ? { ...sentence, hits: sentence.hits.filter(({ isOf }) => isOf !== 'tasks') }
    : sentence;

/** Whether a sentence sets a game or asks for an invention; one word does where something is asked for. */
const isFiction = ({ hits, tokens, text }: ReadSentence): boolean =>
  hits.some(
    ({ isOf, from, to }) =>
      isOf === 'fiction' &&
      (to - from > 1 ||
        /^\s?[:：]/u.test(text.slice(tokens[to - 1]?.end ?? 0)) ||
        hits.some((hit) => (hit.isOf === 'asks' || hit.isOf === 'tasks') && hit.from < from)),
  );

/** Without the paragraphs around a request to work on a text, and what follows it. */
const HANDED_OVER = /\uE000{20}/;
function withoutHandedOver(
  sentences: readonly ReadSentence[],
  { masked: { text: masked, plain } }: Message,
): ReadSentence[] {
  const at = sentences.findIndex(({ hits }) => hits.some(({ isOf }) => isOf === 'tasks'));
  const task = sentences[at];
  if (task === undefined) return [...sentences];
  const isLast = plain.slice(task.start + task.text.length).trim().length < 2;
  const lineStart = plain.lastIndexOf('\n', task.start) + 1;
  const before = sentences.slice(0, at).filter(({ start }) => !isLast || start >= lineStart);
  // What is to be worked on stands in quotation marks: the rest is the author's.
  if (HANDED_OVER.test(masked.slice(task.start))) return [...sentences];
  const hit = task.hits.find(({ isOf }) => isOf === 'tasks');
  const cut = task.tokens[hit?.from ?? 0]?.start ?? 0;
  const kept = task.tokens.filter(({ end }) => end <= cut);
  return [
    ...before,
    {
      ...task,
      text: task.text.slice(0, cut),
      tokens: kept,
      hits: task.hits.filter(({ to }) => to <= kept.length),
    },
  ];
}

/** A list to choose from: "a) moving to Ghent b) staying put". */
const OPTIONS = /(?:^|[\s:])(?:a|1)\)\s.*\s(?:b|2)\)\s/is;

function toldIn(sentences: readonly ReadSentence[], message: Message): Told[] {
  const told: Told[] = [];
  let isOfTheirs = false;
  for (const { index, start, text, asks, tokens, hits, code } of sentences) {
    if (OPTIONS.test(text)) continue;
    const segments = segmentsOf(text, tokens, hits, DROPS_SUBJECT.has(code));
    const last = segments.at(-1);
    if (asks && last && segments.length > 1 && last.tokens.length <= TAG_MAX_WORDS) continue;
    const firstAsked = segments.findIndex((one) => one.asks);
    const isUnreal = segments.some(
      (one, i) => one.hits.some(({ isOf }) => isOf === 'unreal') && (firstAsked < 0 || i < firstAsked),
    );
    if (isUnreal) {
      isOfTheirs = false;
      continue;
    }
    // "I've got a dog. She turns three in May.": what goes on about whoever was told of belongs there.
    let open: Told | null = goesOn(segments, told.at(-1), index) ? (told.at(-1) ?? null) : null;
    for (const [i, segment] of segments.entries()) {
      const isAsked = (asks && i === segments.length - 1) || segment.asks;
      const isKept =
        !isAsked &&
        !segment.hits.some(({ isOf }) => isOf === 'said') &&
        (segment.subject !== 'theirs' || isOfTheirs) &&
        (segment.subject !== 'unsaid' || firstAsked < 0 || i < firstAsked) &&
        !isDenial(segment) &&
        weigh(featuresOf(segment, WRITES_NOUNS.has(code))) > 0 &&
        !(code === 'en' && isDisbelieved(segment, index, start, message));
      const end = start + (segment.tokens.at(-1)?.end ?? 0);
      if (!isKept && isOrder(segment) && !isForNow(segments[i - 1]) && !(asks && i === segments.length - 1)) {
        told.push({
          index,
          code,
          isOrder: true,
          segments: [segment],
          start: start + beginningOf(segment),
          end,
        });
        open = null;
      } else if (isKept && open && joinsTo(segment, open)) {
        open = Object.assign(open, { segments: [...open.segments, segment], end });
      } else if (isKept) {
        open = { index, code, isOrder: false, segments: [segment], start: start + beginningOf(segment), end };
        told.push(open);
        isOfTheirs = true;
      } else if (open && hangsOn(segment, isAsked)) {
        open = Object.assign(open, { segments: [...open.segments, segment], end });
      } else open = null;
    }
  }
  return told;
}

/** "Just for today, be brief." */
const isForNow = (before: Segment | undefined): boolean =>
  before?.subject === 'none' && before.hits.some(({ isOf }) => isOf === 'passing');

/** Words before an order: "please", "so". */
const BEFORE_ORDER_MAX = 2;

/**
 * Whether a segment orders how all answers are to be: by a word that makes it stand ("always", "from now on") beside one of
 * answering, or by a phrase that does so alone ("don't use", "duze mich").
 */
function isOrder({ hits, subject, tokens }: Segment): boolean {
  const orders = hits.filter(({ isOf }) => isOf === 'orders');
  const standing = orders.find(({ ofSelf }) => ofSelf);
  if (standing === undefined || (orders[0]?.from ?? 0) > BEFORE_ORDER_MAX || subject === 'theirs')
    return false;
  const begins = orders[0]?.from ?? 0;
  const standsAlone = orders.some(({ ofSelf, from, to }) => ofSelf && to - from > 1);
  const speaksAgainst = hits.some(
    ({ isOf, from }) =>
      (isOf === 'self' && from < begins) || isOf === 'said' || (isOf === 'passing' && !standsAlone),
  );
  if (speaksAgainst) return false;
  // "Don't call me that": of what, stands elsewhere.
  if (POINTING.has(tokens.at(-1)?.word ?? '')) return false;
  return orders.length > 1 || standsAlone;
}

/** Where a segment begins, without the conjunction that joined it. */
const beginningOf = ({ tokens, hits }: Segment): number =>
  tokens[hits.find(({ isOf, from }) => from === 0 && (isOf === 'joins' || isOf === 'hence'))?.to ?? 0]
    ?.start ??
  tokens[0]?.start ??
  0;

/** Words of a fragment that adds to the sentence before: "And cats, mildly." */
const FRAGMENT_MAX_WORDS = 4;

/** Whether a sentence goes on with what was told in the one right before it. */
function goesOn(segments: readonly Segment[], before: Told | undefined, index: number): boolean {
  const [first] = segments;
  if (first === undefined || before === undefined || before.index !== index - 1) return false;
  before.index = index;
  const has = (isOf: WordClass) => first.hits.some((hit) => hit.isOf === isOf);
  if (first.subject === 'theirs') return true;
  if (first.subject === 'unsaid' && has('names')) return true;
  const count = segments.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return first.subject === 'none' && count <= FRAGMENT_MAX_WORDS && has('joins') && !has('hence');
}

/** Whether what is told belongs to what was told right before it: of the same subject, and nothing that must stand alone. */
function joinsTo(segment: Segment, { segments }: Told): boolean {
  const [first] = segments;
  if (segment.subject === 'theirs' || (segment.subject === 'unsaid' && first?.subject !== 'unsaid'))
    return true;
  if (segment.subject !== first?.subject) return false;
  const [group, before] = [groupOf([segment]), groupOf(segments)];
  if (group === before || classesOf(segments).has('ends')) return true;
  return !(STANDS_ALONE.has(group) && STANDS_ALONE.has(before));
}
/** Kinds that matter most, or have a topic of one value. */
const STANDS_ALONE = new Set(['home', 'work', 'name', 'family', 'pet', 'health']);
const BODILY = new Set(['allergy', 'diet']);
const groupOf = (segments: readonly Segment[]): string => {
  const { name } = kindOf(classesOf(segments));
  return BODILY.has(name) ? 'health' : name;
};
const classesOf = (segments: readonly Segment[]): Set<WordClass> =>
  new Set(segments.flatMap(({ hits }) => hits.map(({ isOf }) => isOf)));

/** What is not so tells nothing of these: "my name is not Karen", "I haven't moved", "I'm not a doctor". */
const DENIED: ReadonlySet<WordClass> = new Set(['names', 'home', 'work', 'jobs', 'origin', 'allergy', 'am']);
const SAYS_SO: ReadonlySet<WordClass> = new Set(['ends', 'diet', 'taste', 'have', 'does', 'study', 'habit']);
function isDenial({ hits }: Segment): boolean {
  const classes = new Set(hits.map(({ isOf }) => isOf));
  const has = (wanted: ReadonlySet<WordClass>) => [...classes].some((isOf) => wanted.has(isOf));
  return classes.has('not') && has(DENIED) && !(has(SAYS_SO) && !classes.has('names'));
}

/** What English has more ways for: sarcasm, hearsay, examples, doubt. Questions and conditions are told by their words, as in every language. */
const { conditional: _, asks: __, ...ENGLISH_GUARDS } = STATEMENT_GUARDS;
function isDisbelieved({ tokens }: Segment, index: number, sentenceStart: number, message: Message): boolean {
  const from = sentenceStart + (tokens[0]?.start ?? 0);
  const clause = clauseAt(message, index, from, sentenceStart + (tokens.at(-1)?.end ?? 0));
  return (
    clause !== null &&
    reasonAgainst(ENGLISH_GUARDS as Readonly<Record<string, Guard>>, clause, message) !== null
  );
}

/** Whether a segment without a subject of its own belongs to what was told right before it. */
function hangsOn({ subject, hits, tokens, isHence, asks }: Segment, isAsked: boolean): boolean {
  if (isAsked || isHence || subject === 'self' || subject === 'mine') return false;
  const says =
    hits.some(({ isOf }) => TELLING.has(isOf)) ||
    tokens.some(({ isCapital, word }) => isCapital || /\p{N}/u.test(word));
  if (asks || hits.some(({ isOf }) => isOf === 'tasks')) return false;
  if (hits.some(({ isOf }) => isOf === 'passing') && !says) return false;
  return says || tokens.length <= PIECE_MAX_WORDS;
}
const TELLING: ReadonlySet<WordClass> = new Set([
  'kin',
  'pets',
  'names',
  'ages',
  'home',
  'origin',
  'work',
  'jobs',
  'study',
  'health',
  'allergy',
  'diet',
  'taste',
  'habit',
  'does',
  'turns',
  'plans',
  'when',
  'things',
]);

function toStatement({ code, isOrder, segments, start, end }: Told, message: Message): ReadStatement[] {
  const text = balanced(
    trimValue(
      message.masked.plain.slice(start, withQuotation(message.masked.text, end)).replace(/\s+/gu, ' '),
    ),
  );
  const count = segments.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const [first] = segments;
  const isNamed = first !== undefined && featuresOf(first, false).some((feature) => BARE_FRAMES.has(feature));
  if (!isOrder && count < 3 && !isNamed && [...classesOf(segments)].every((isOf) => EMPTY.has(isOf)))
    return [];
  // "I live in .": the frame without what it is filled with.
  const isHollow = segments.every(({ tokens, hits }) =>
    tokens.every(
      (token, i) =>
        HOLLOW.test(token.word) ||
        hits.some(({ isOf, from, to }) => UNFILLED.has(isOf) && from <= i && i < to),
    ),
  );
  if (!isOrder && isHollow) return [];
  const content = asSentence(text);
  if (text.length < STATEMENT_MIN_CHARS || text.length > STATEMENT_MAX_CHARS) return [];
  const { name, kind, category, importance } = kindOf(classesOf(segments));
  const draft = isOrder
    ? remember('statements.order', 'instruction', content, {
        importance: ORDER_IMPORTANCE,
        value: text,
      })
    : remember(`statements.${name}`, kind, content, {
        category,
        importance,
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
/** What a template leaves where nothing was filled in. */
const HOLLOW = /^(?:undefined|null|nan|in|is)$/;
/** How one begins before one comes to the point. */
const LEAD_IN =
  /^(?:(?:btw|by the way|fyi|ok|okay|well|oh|hey|hi|hello|hiya|so|lol|um|also|and|but)(?![\p{L}'])[\s,!.:–-]*)+/iu;
const asSentence = (text: string): string => sentence(capitalise(text.replace(LEAD_IN, '')));
const ORDER_IMPORTANCE = 0.85;

/** The topic of one value that a statement is of. English has rules that tell the value itself. */
function topicOf(name: string, segments: readonly Segment[], code: string): string | null {
  const [{ subject, hits } = { subject: 'none', hits: [] }] = segments;
  const speaksOfSelf = subject === 'self' && hits.some(({ isOf, ofSelf }) => isOf === 'self' || ofSelf);
  if (!speaksOfSelf) return null;
  if (name === 'name' && code !== 'en')
    return hits.some(({ isOf, ofSelf }) => isOf === 'names' && ofSelf) ? 'name' : null;
  const isOfNow = !hits.some(({ isOf }) => isOf === 'ends' || isOf === 'plans' || isOf === 'also');
  if (name !== 'home' || !isOfNow) return null;
  return code === 'en' ? toldTopic('home') : 'home';
}

/** Words by which a statement is made, whatever it tells. */
const FRAME: ReadonlySet<WordClass> = new Set([
  'self',
  'mine',
  'they',
  'am',
  'have',
  'names',
  'home',
  'work',
  'taste',
  'habit',
  'ends',
  'not',
  'when',
  'joins',
  'hence',
  'passing',
  'asks',
  'origin',
]);
/** Since when, and how surely: no more than the value has already. */
const TIMES =
  /^(?:\d{1,2}|ago|days?|weeks?|months?|years?|two|three|four|five|six|few|couple|last|next|just|recently|actually|finally|currently|really|still|absolutely|originally|new)$/;
const toldWords = ({ tokens, hits }: Segment): string[] => {
  const told = tokens.filter(
    ({ word }, i) =>
      !TIMES.test(word) && !hits.some(({ isOf, from, to }) => FRAME.has(isOf) && from <= i && i < to),
  );
  return readText(told.map(({ word }) => word).join(' ')).contentWords.map(termOf);
};

const BARE_FRAMES = new Set(['am name', 'am number']);
/** What says nothing in two words: "I've decided". "I'm deaf" says a lot. */
const EMPTY: ReadonlySet<WordClass> = new Set([
  'turns',
  'ends',
  'plans',
  'have',
  'am',
  'habit',
  'taste',
  'self',
  'mine',
  'joins',
  'when',
]);

/** A quotation of a few letters that ends a statement is part of it: `I hate being called "buddy"`. */
function withQuotation(masked: string, end: number): number {
  const quoted = /^\s?\uE000{3,40}/u.exec(masked.slice(end, end + 42));
  return quoted ? end + quoted[0].length : end;
}

/** With the bracket that its cut left out. */
const balanced = (text: string): string => (text.includes('(') && !text.includes(')') ? `${text})` : text);
