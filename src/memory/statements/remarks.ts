/**
 * Cuts a message into remarks: what one sentence says in one go about one of its author's affairs, before it asks for something or
 * draws a conclusion. What is invented or handed over to be worked on is none. Pure, and linear in the length of the message.
 */

import { anywhere } from '../../language/anywhere.ts';
import { guessLanguage } from '../../language/detect.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { romanisedLanguage } from '../../language/stop-words.ts';
import { wordsOf } from '../../lib/text/words.ts';
import { reversalWordsIn } from '../reversals/words.ts';
import type { Message } from '../signals/message/clauses.ts';
import { POINTING } from '../signals/message/lexicon.ts';
import { dictatedIn } from './dictated.ts';
import { formWishesIn, NO_WISHES } from './form-wishes.ts';
import { kindOf } from './kinds.ts';
import { isOfSomebody, type Segment, type Subject, segmentsOf } from './segments.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Hit, readWords, type WordClass } from './words.ts';

/** Purpose of a remark: to tell, to ask, to conclude from what was told, or to order for good. */
export type Role = 'told' | 'asked' | 'hence' | 'order';

/** Segments of one sentence that belong together. */
export interface Remark {
  readonly code: string;
  readonly role: Role;
  readonly subject: Subject;
  readonly segments: readonly Segment[];
  /** True of a wish for a form of answers, which its words alone make one. */
  readonly isOfForm: boolean;
  /** True if its sentence ends with a question mark. */
  readonly asks: boolean;
  /** The sentence that it is of, by its place in the message. */
  readonly index: number;
  /** Places in the message. */
  readonly start: number;
  readonly end: number;
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

const HAS_TAGS = new Set(
  LANGUAGES.flatMap(({ code, statementWords }) => (statementWords?.assent ? [code] : [])),
);
const DROPS_SUBJECT = new Set(
  LANGUAGES.flatMap(({ code, statementWords }) => (statementWords?.unsaid ? [code] : [])),
);
/** Languages whose verbs tell no person. */
export const ELIDES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ code, statementWords }) => (statementWords?.elides ? [code] : [])),
);
/** "…, right?" is of so few words; "…, suggestions?" is too, and asks for something else. */
const TAG_MAX_WORDS = 3;
/** Tokens of a tag ("…, right?") in a language whose words of assent are not known. */
const UNKNOWN_TAG_MAX_WORDS = 2;

/** The remarks of a message in their order, and which places of it are its author's. */
export interface ReadRemarks {
  readonly remarks: readonly Remark[];
  readonly isOwn: (at: number) => boolean;
  /** The sentences of its author, asked ones among them; none where a world is set that is not. */
  readonly own: readonly ReadSentence[];
}

/** Remarks of messages that are kept as they were read: what a message teaches, takes back and comes to in a summary hangs on them. */
const kept = new WeakMap<Message, ReadRemarks>();

/** The remarks of a message, which are read once for as long as it is kept. */
export function readRemarks(message: Message): ReadRemarks {
  const read = kept.get(message) ?? remarksOf(message);
  kept.set(message, read);
  return read;
}

function remarksOf(message: Message): ReadRemarks {
  const guess =
    (romanisedLanguage(wordsOf(message.masked.plain)) ?? guessLanguage(message.masked.plain))?.code ?? null;
  const sentences = message.sentences.map(({ start, end, asks }, index): ReadSentence => {
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
  if (sentences.some(isFiction)) return { remarks: [], isOwn: () => false, own: [] };
  const own = withoutHandedOver(sentences, message);
  const dictated: Place[] = [];
  return {
    remarks: own.flatMap((sentence) =>
      remarksIn(
        sentence,
        own.length <= WISHING_MAX_SENTENCES &&
          isWhole(sentence, message) && {
            asksToo: own.some((one) => one !== sentence && asksForSomething(one)),
          },
        dictated,
      ),
    ),
    isOwn: (at) =>
      own.some(({ start, text }) => start <= at && at <= start + text.length) &&
      !dictated.some(({ start, end }) => start <= at && at < end),
    own: withoutHandedOver(sentences.map(asOwnOrder), message),
  };
}

type Place = Pick<Remark, 'start' | 'end'>;

/** "Change my address to …" is an order about what is known, and hands no text over. */
const asOwnOrder = (sentence: ReadSentence): ReadSentence =>
  [...reversalWordsIn(sentence.tokens).values()].some((hits) => hits.some(({ isOf }) => isOf === 'sets'))
    ? { ...sentence, hits: sentence.hits.filter(({ isOf }) => isOf !== 'tasks') }
    : sentence;

/** True of a sentence that sets a game or asks for an invention; one word is enough where something is asked for. */
const isFiction = ({ hits, tokens, text }: ReadSentence): boolean =>
  hits.some(
    ({ isOf, from, to }) =>
      isOf === 'fiction' &&
      (to - from > 1 ||
        /^\s?[:：]/u.test(text.slice(tokens[to - 1]?.end ?? 0)) ||
        hits.some((hit) => (hit.isOf === 'asks' || hit.isOf === 'tasks') && hit.from < from)),
  );

/** "Always answer in Portuguese" orders for good, and hands nothing over. */
const handsOver = ({ hits }: ReadSentence): boolean => {
  const task = hits.find(({ isOf }) => isOf === 'tasks');
  return (
    task !== undefined &&
    !hits.some(({ isOf, ofSelf, from }) => isOf === 'orders' && ofSelf && from <= task.from)
  );
};

/** A masked quotation behind a request to work on a text: the text that is handed over. */
const HANDED_OVER = /\uE000{20}/;
/** The author's own sentences beside a request to work on a text: those before it, of its line alone where it comes last; none behind. */
function withoutHandedOver(
  sentences: readonly ReadSentence[],
  { masked: { text: masked, plain } }: Message,
): ReadSentence[] {
  const at = sentences.findIndex(handsOver);
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
const FIRST_OPTION = /(?:^|[\s:])(?:a|1|i)\)\s/i;
const NEXT_OPTION = /\s(?:b|2|ii)\)\s/i;
function isChoice(text: string): boolean {
  const first = text.search(FIRST_OPTION);
  return first >= 0 && NEXT_OPTION.test(text.slice(first + 2));
}

/** True of a sentence from which no task was cut: "write a concise summary of this" wishes for no more. */
const isWhole = ({ index, start, text }: ReadSentence, { sentences }: Message): boolean =>
  start + text.length === sentences[index]?.end;

/** True of a sentence that asks for something or hands it out to be done. */
const asksForSomething = ({ asks, hits }: ReadSentence): boolean =>
  asks || hits.some(({ isOf, from }) => (isOf === 'asks' || isOf === 'tasks') && from <= ASKS_WITHIN);
const ASKS_WITHIN = 2;

/** Sentences of a message that may wish for a form of answers: what says so in a longer one is rather pasted. */
const WISHING_MAX_SENTENCES = 8;

/** The segments of a sentence. */
export const segmentsIn = ({
  text,
  tokens,
  hits,
  code,
}: Pick<ReadSentence, 'text' | 'tokens' | 'hits' | 'code'>): Segment[] =>
  segmentsOf(text, tokens, hits, { dropsSubject: DROPS_SUBJECT.has(code), elides: ELIDES.has(code) });

function remarksIn(
  { index, start, text, asks, tokens, hits, code }: ReadSentence,
  wishes: { asksToo: boolean } | false,
  dictated: Place[] = [],
): Remark[] {
  if (isChoice(text)) return [];
  const segments = segmentsIn({ text, tokens, hits, code });
  const last = segments.at(-1);
  if (asks && last && segments.length > 1 && isTag(last, code))
    // "Call me Jo, ok?" is an order all the same.
    return remarksIn({ index, start, text, asks: false, tokens, hits, code }, wishes, dictated).filter(
      ({ role }) => role === 'order',
    );
  const remarks: Remark[] = [];
  const formWishes = wishes ? formWishesIn(segments, text, asks, wishes.asksToo) : NO_WISHES;
  const isDictated = dictatedAmong(segments, dictatedIn(tokens, hits, code));
  let isUnreal = false;
  for (const segment of segments) {
    if (isDictated(segment))
      dictated.push({
        start: start + (segment.tokens[0]?.start ?? 0),
        end: start + (segment.tokens.at(-1)?.end ?? 0),
      });
    // "If I had a goat, I would call it Lili": what would be, and what would come of it.
    isUnreal ||= segment.hits.some(({ isOf }) => isOf === 'unreal');
    if (isUnreal && !segment.asks) continue;
    const isAsked = segment.asks || (asks && segment === last) || isDictated(segment);
    const isForNow = isPassing(remarks.at(-1)?.segments.at(-1));
    const isQuestion = asks && segment === last && !isWish(segment, text);
    const wish = formWishes.standing.get(segment);
    const isPassed = formWishes.passing.has(segment);
    const isWished = wish !== undefined || (isOrder(segment) && !isQuestion && !isPassed);
    const role =
      isWished && !isForNow ? 'order' : isAsked || isPassed ? 'asked' : segment.isHence ? 'hence' : 'told';
    const open = remarks.at(-1);
    const end = start + (segment.tokens.at(-1)?.end ?? 0);
    const goesOn =
      open?.role === 'order'
        ? isPartOfOrder(segment, role) || (wish !== undefined && open.segments.includes(wish))
        : open?.role === role;
    if (open && goesOn && joinsTo(segment, open))
      remarks[remarks.length - 1] = {
        ...open,
        segments: [...open.segments, segment],
        subject: isOfAuthor(open) || !isOfAuthor(segment) ? open.subject : segment.subject,
        end,
      };
    else {
      const { subject } = segment;
      const from = start + beginningOf(segment);
      remarks.push({
        code,
        role,
        subject,
        segments: [segment],
        isOfForm: wish !== undefined,
        asks,
        index,
        start: from,
        end,
      });
    }
  }
  return remarks;
}

/** Tells whether a segment is of an order to write, or of what is to stand in that text. */
function dictatedAmong(
  segments: readonly Segment[],
  found: ReturnType<typeof dictatedIn>,
): (segment: Segment) => boolean {
  if (found === null) return () => false;
  let count = 0;
  const ends = segments.map(({ tokens }) => (count += tokens.length));
  const ordering = ends.findIndex((end) => end > found.order);
  return (segment) => {
    const nth = segments.indexOf(segment);
    if (nth === ordering) return true;
    // "… को लिखो": what the order ends is its text, up to the last pause.
    if (nth < ordering)
      return found.isEnd && segments.slice(nth + 1, ordering + 1).every(({ before }) => before === ' ');
    return (ends[nth] ?? 0) > found.from || !isOfAuthor(segment);
  };
}

/** True of a segment that only asks for assent to the words before it. */
function isTag(segment: Segment, code: string): boolean {
  const classes = classesOf([segment]);
  if (HAS_TAGS.has(code)) return classes.has('assent') && segment.tokens.length <= TAG_MAX_WORDS;
  return !classes.has('asks') && segment.tokens.length <= UNKNOWN_TAG_MAX_WORDS;
}

const asksPolitely = anywhere(
  ({ directives }) => directives?.asking && `^(?:${directives.asking})(?!\\p{L})`,
);

/** "Can you always use metric?", "no emojis ok?": an order, though it asks. */
const isWish = ({ tokens, hits }: Segment, text: string): boolean =>
  hits.some(({ isOf, to }) => isOf === 'assent' && to === tokens.length) ||
  (hits.filter(({ isOf }) => isOf === 'orders').length > 1 && asksPolitely(text));

/** "Answer always in French, without emojis": what has no subject of its own says how. */
const isPartOfOrder = ({ subject }: Segment, role: Role): boolean =>
  role === 'told' && (subject === 'none' || subject === 'unsaid');

const isOfAuthor = ({ subject }: { readonly subject: Subject }): boolean =>
  subject === 'self' || subject === 'mine';

/** "Just for today, be brief." */
const isPassing = (segment: Segment | undefined): boolean =>
  segment?.subject === 'none' && segment.hits.some(({ isOf }) => isOf === 'passing');

/** Words before an order: "please", "so". */
const BEFORE_ORDER_MAX = 2;

/**
 * True of a segment that orders the form of all answers: by a word that makes it stand ("always", "from now on") beside one of
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

/** Index of the first token of a segment, without the conjunction that joined it. */
export const beginningOf = ({ tokens, hits }: Segment): number =>
  tokens[hits.find(({ isOf, from }) => from === 0 && (isOf === 'joins' || isOf === 'hence'))?.to ?? 0]
    ?.start ??
  tokens[0]?.start ??
  0;

/** True if a segment belongs to the remark right before it: of the same subject, and nothing that must stand alone. */
function joinsTo(segment: Segment, { segments, subject }: Remark): boolean {
  if (!isOfAuthor(segment) || !isOfAuthor({ subject })) return true;
  const [group, before] = [groupOf([segment]), groupOf(segments)];
  // "I can't do kiwi, my throat itches": a part of theirs is themselves.
  const isOfSelf =
    group === 'health' && before === 'health' && !isOfSomebody(segment) && !segments.some(isOfSomebody);
  if (segment.subject !== subject && !isOfSelf) return false;
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

/** The classes of the words of segments. */
export const classesOf = (segments: readonly Segment[]): Set<WordClass> =>
  new Set(segments.flatMap(({ hits }) => hits.map(({ isOf }) => isOf)));
