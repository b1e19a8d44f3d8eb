/**
 * Cuts a masked message into sentences and clauses, and peels off what people say before they come to the point. Every
 * rule is anchored at the beginning of a clause: that is what keeps "she thinks I live in Rome" from being a fact.
 */

import { isOfWord } from '../../../language/sentences.ts';
import { lazily } from '../../../lib/lazily.ts';
import { memoiseByText } from '../../../lib/memoise-by-text.ts';
import { CLAUSE_MAX_CHARS, END_MAX_CHARS, TYPED_MAX_CHARS } from '../signal.ts';
import { type Masked, maskText } from './masking.ts';
import { OF_DEGREE } from './patterns.ts';

/** One sentence; positions are those of the message. */
export interface Sentence {
  /** Masked, lower case. */
  readonly text: string;
  readonly start: number;
  /** After the last word, before the closing mark. */
  readonly end: number;
  /** Ends with a question mark. */
  readonly asks: boolean;
  /** Its clauses, each with its lead-in peeled off; those without a word are left out. */
  readonly clauses: readonly Clause[];
}

/** One clause of a sentence. */
export interface Clause {
  /** Masked, without lead-in, as written. */
  readonly text: string;
  /** From the clause to the end of its sentence. */
  readonly rest: string;
  readonly start: number;
  readonly end: number;
  /** The words peeled off its beginning, lower case: "hi,", "actually,", "last spring". */
  readonly lead: string;
  /** The words of its sentence before the clause (lead-in left out) and after it, lower case. */
  readonly before: string;
  readonly after: string;
  /** Place of its sentence in the message, from 0. */
  readonly sentenceIndex: number;
  readonly sentence: Sentence;
  /** The subject that it shares with the clause before it and leaves out ("i " in "… and hate olives"), or nothing. */
  readonly elided: '' | 'i ' | 'we ';
}

/** A message ready for the rules. */
export interface Message {
  readonly masked: Masked;
  /** Masked, lower case. */
  readonly lower: string;
  readonly sentences: readonly Sentence[];
}

const SENTENCE_END = /(?<![.!?…。！？｡؟।])[.!?…。！？｡؟।]+["')\]]*(?=\s|$)|[。！？।]+|\n+/g;
/** Leftovers of a template that was not filled in, in whichever language; nobody said such a sentence. */
const UNFILLED = new RegExp(
  [
    '\\{\\{|\\$\\{[\\p{L}_]|\\{[\\p{L}_ ]{1,30}\\}|\\[object object\\]|<[\\p{L}_ ]{3,20}>(?!.*<\\/)|\\[(?:your |my |the )?[a-z_]{2,20}\\]',
    ' (?:undefined|null|nan|(?:in|at|is|from) none)(?= *(?:$|[.,;!]| and ))',
  ].join('|'),
  'iu',
);

/** Beginnings of a new clause after a comma or "and". */
const STARTERS =
  "i|i'm|im|i've|ive|i'd|i'll|my|our|we|we're|we've|you|he|she|they|it|it's|its|that's|there|this|do|does|did|can|could|would|" +
  'should|what|which|who|where|when|how|why|is|are|any|please|pls|always|never|' +
  "don't|call|remember|forget|let's|let|thanks|just|maybe|then|also|now|actually|not|no";
const CONJUNCTIONS =
  'but|because|cause|cuz|since|although|though|while|whereas|if|unless|so|and|which|who|yet';
/** Verbs that go on about the same subject after a comma or "and"; nouns of the same form need another word beside them. */
const SHARED_VERBS =
  '(?:live|reside) (?:in|near|close|outside)|work (?:at|for|as|in|with)|(?:hate|dislike|detest|despise|loathe|adore|enjoy) \\S|' +
  "(?:love|like) (?!songs?|stories|letters|poems|affairs?|life|notes|handles|to\\b)\\S|prefer \\S|(?:can't|cannot|don't|do not) (?:stand|like|eat|drink|enjoy)|" +
  'am (?:allergic|vegan|vegetarian|from|an?)\\b|come from';
/** A plain statement of the first person; wishes, habits of old and what others do share no subject. */
const PLAIN_STATEMENT =
  /^(i|we)(?:'m| am|'re| are)? (?:(?:really|also|actually|currently|now|just|absolutely|still|mostly) )*(?:(?:live|reside|work|love|like|hate|dislike|detest|adore|enjoy|prefer|come|teach|study|run|own)(?! to\b)|(?:from|an?|vegan|vegetarian|allergic|living|working|based|into)\b)(?!.*\b(?:he|she|they|you|it|who|which|that|people|friends?|seeing|watching|when|how|what)\b)/;

/** Boundaries between clauses: strong punctuation, a comma before a new subject, a conjunction that brings its own clause. */
const BOUNDARY = new RegExp(
  [
    // The colon of "9:40" is none.
    '(?:[;()\\[\\]—–]|:(?!\\d)|(?<!\\d):)+ ?',
    ' - ',
    ` ?, ?(?=(?:(?:${CONJUNCTIONS}) )?(?:${STARTERS})\\b)`,
    ` ?, ?(?=(?:${CONJUNCTIONS.replace('|and', '')})\\b)`,
    ` (?=(?:but|because|cause|cuz|although|though|whereas|(?<!being )so(?! ${OF_DEGREE})|unless|if)\\b)`,
    ` (?=(?:and|since|while|as|where) (?:${STARTERS}|the)\\b)`,
    ` ?, ?(?=(?:(?:and|but) )?(?:(?:also|really) )?(?:${SHARED_VERBS}))`,
    ` (?=and (?:(?:also|really) )?(?:${SHARED_VERBS}))`,
  ].join('|'),
  'giu',
);

const GREETINGS =
  '(?:hi|hello|hey)(?: (?:there|all|everyone|team))?|heya|hiya|yo|good (?:morning|afternoon|evening)|greetings';
const FILLERS =
  'ok|okay|so|well|yeah|yep|yes|no|nope|nah|oh|ah|hmm|um|btw|by the way|fyi|just so you know|so you know|heads up|actually|also|and|but|plus|' +
  'honestly|tbh|to be honest|to be fair|as i said|like i said|as i mentioned|as you know|anyway|anyways|sorry|' +
  'ps|p\\.s\\.|for the record|in fact|in general|generally|personally|these days|nowadays|currently|now|right now|at the moment|recently|lately|finally|' +
  '(?:it )?turns out|because|cause|cuz|since|although|though|whereas|while|please|pls|plz|fun fact|quick intro|context|for context|background|look|listen|right|great|cool|' +
  'thanks|thank you|wait|unfortunately|luckily|thankfully|sadly|obviously|guess what|good news|if it helps|if that helps|if it matters|ok so|' +
  'in case it helps|which|then|after that|after a lot of [a-z ]{1,30}|after [a-z]+ [a-z]+';
/** Times that are told before the thing that happened then. */
const TIMES =
  '(?:last|this|earlier this) (?:week|month|year|spring|summer|autumn|fall|winter)|yesterday|today|in \\d{4}|(?:a|two|three|four|five|\\d+|a few) (?:days|weeks?|months?|years?) ago';
const LEAD_IN = new RegExp(
  `(?:(?:${GREETINGS}|${FILLERS}|${TIMES})(?![\\p{L}\\p{N}'])|[-*•·]|\\d{1,2}[.)])[\\s,:.!–—…]*`,
  'iuy',
);
/** Lead-ins of one clause; more is not speech. */
const LEAD_INS_MAX = 6;

/** Messages that are kept as they were read, in characters: what came in is looked at again when it is summed up. */
const MESSAGES_KEPT_CHARS = 60_000;

/** The sentences of a message. Of a very long one only the two ends are read. */
export const readMessage: (text: string) => Message = memoiseByText(MESSAGES_KEPT_CHARS, splitMessage);

function splitMessage(text: string): Message {
  const masked = maskText(text);
  const lower = lowerCase(masked.text);
  const windows: [number, number][] =
    text.length <= TYPED_MAX_CHARS
      ? [[0, text.length]]
      : [
          [0, END_MAX_CHARS],
          [text.length - END_MAX_CHARS, text.length],
        ];
  const message: Message = {
    masked,
    lower,
    sentences: windows.flatMap(wholeSentences(lower, masked.plain)).map(({ text, start, end, asks }, i) =>
      lazily<Sentence>({
        text: () => text,
        start: () => start,
        end: () => end,
        asks: () => asks,
        clauses: () => splitClauses(message, i),
      }),
    ),
  };
  return message;
}

/** The sentences within a window; the first one of the end of a text was begun before. */
const wholeSentences =
  (lower: string, plain: string) =>
  ([from, to]: readonly [number, number]): Omit<Sentence, 'clauses'>[] =>
    splitSentences(lower, plain, from, to).slice(from === 0 ? 0 : 1);

function splitSentences(lower: string, plain: string, from: number, to: number): Omit<Sentence, 'clauses'>[] {
  const sentences: Omit<Sentence, 'clauses'>[] = [];
  let start = from;
  const push = (end: number, mark: string) => {
    const text = lower.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(text) && !UNFILLED.test(plain.slice(start, end)))
      sentences.push({ text, start, end, asks: /[?？؟]/.test(mark) });
  };
  for (const mark of lower.slice(from, to).matchAll(SENTENCE_END)) {
    const end = from + mark.index;
    if (mark[0] === '.' && isOfWord(plain, start, end)) continue;
    push(end, mark[0]);
    start = end + mark[0].length;
  }
  push(to, '');
  return sentences;
}

function splitClauses(message: Message, sentenceIndex: number): Clause[] {
  const sentence = message.sentences[sentenceIndex];
  if (!sentence) return [];
  const cuts = [...sentence.text.matchAll(BOUNDARY)].map(
    (cut) => [cut.index, cut.index + cut[0].length] as const,
  );
  const starts = [0, ...cuts.map(([, after]) => after)];
  const ends = [...cuts.map(([at]) => at), sentence.text.length];
  const clauses: Clause[] = [];
  // A piece that is all lead-in ("Actually, it's …") belongs to what follows it.
  let from = 0;
  for (const [i, to] of ends.entries()) {
    const clause = clauseAt(message, sentenceIndex, sentence.start + from, sentence.start + to);
    if (clause) clauses.push({ ...clause, elided: elidedIn(clause, clauses.at(-1)) });
    if (clause || sentence.text.slice(from, to).length > CLAUSE_MAX_CHARS) from = starts[i + 1] ?? to;
  }
  return clauses;
}

/** The clause between two positions of the message, or null when nothing is left of it or it is too long to judge. */
export function clauseAt(message: Message, sentenceIndex: number, from: number, to: number): Clause | null {
  const sentence = message.sentences[sentenceIndex];
  if (!sentence) return null;
  const start = skipLeadIns(message.lower, from, to);
  const text = message.masked.text.slice(start, to).trimEnd();
  if (text === '' || text.length > CLAUSE_MAX_CHARS) return null;
  return {
    text,
    rest: message.masked.text.slice(start, Math.min(sentence.end, start + CLAUSE_MAX_CHARS)).trimEnd(),
    start,
    end: start + text.length,
    lead: message.lower.slice(from, start).trim(),
    before: message.lower.slice(sentence.start, from).trim(),
    after: message.lower
      .slice(to, sentence.end)
      .replace(/^[\s,;:.()–—-]+/, '')
      .trim(),
    sentenceIndex,
    sentence,
    elided: '',
  };
}

const BEGINS_WITH_SHARED_VERB = new RegExp(`^(?:(?:also|really) )?(?:${SHARED_VERBS})`);

/**
 * Nouns that make "and love …" the end of a compound, if the words before it are its beginning: "the peace and love theme",
 * "poems of hope and love songs".
 */
const COMPOUND_HEAD = new RegExp(
  `^(?:love|like|hate|work|dislike|enjoy) (?:${[
    'themes?|songs?|stor(?:y|ies)|poems?|letters?|affairs?|triangles?|interests?|messages?|vibes?|symbols?|signs?|motifs?|relationships?',
    'languages?|lives|life|scenes?|plots?|lyrics|tracks?|albums?|movies?|films?|books?|novels?|concepts?|ideas?|energy|spirit|feelings?',
    'crimes?|speech|groups?|mail|ballads?|quotes?|notes?|colou?rs?|design|decor|sculptures?|paintings?|murals?|tattoos?|generation|movement',
  ].join('|')})\\b`,
);
/** Ends in a thing that is at hand, of which a compound may go on. */
const AT_HAND = /\b(?:the|this|that|an?|its?|your|their|his|her|of) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u;

/** The subject that a clause takes from the one before it. */
function elidedIn(clause: Clause, before: Clause | undefined): Clause['elided'] {
  const text = clause.text.toLowerCase();
  if (!before || !BEGINS_WITH_SHARED_VERB.test(text)) return '';
  if (COMPOUND_HEAD.test(text) && AT_HAND.test(before.text.toLowerCase())) return '';
  if (before.elided !== '') return before.elided;
  const subject = PLAIN_STATEMENT.exec(before.text.toLowerCase())?.[1];
  return subject === 'i' ? 'i ' : subject === 'we' ? 'we ' : '';
}

function skipLeadIns(lower: string, from: number, to: number): number {
  let at = from;
  for (let n = 0; n < LEAD_INS_MAX; n++) {
    while (at < to && /[\s,.!"'(*_]/.test(lower[at] ?? '')) at++;
    LEAD_IN.lastIndex = at;
    const found = LEAD_IN.exec(lower);
    if (!found) return at;
    at = Math.min(to, at + found[0].length);
  }
  return at;
}

/** Lower case of the same length: a capital whose small form is longer (İ) stays as it is. */
const lowerCase = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : Array.from({ length: text.length }, (_, i) => {
        const small = (text[i] ?? '').toLowerCase();
        return small.length === 1 ? small : (text[i] ?? '');
      }).join('');
};
