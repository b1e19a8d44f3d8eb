/**
 * Items that tell of what a message names by a word that the record holds few times: "the groomer asks how old Biscuit is". However long the
 * message is, and however little of it they cover, they are of what it names: that such a word stands in both is no chance. What was said of
 * it by pronoun in the next message or two belongs to it. Pure.
 */
import { phraseFinder } from '../../../language/phrases.ts';
import { type ReadText, readText } from '../../../language/read-text.ts';
import { termOf, termSetOf, termsOf } from '../../../lib/text/words.ts';
import { isSaidName } from '../../../memory/grounding/names.ts';
import { readView } from '../../../memory/reversals/view.ts';
import { SMALL_TALK } from '../../../recall/analysis/small-talk.ts';
import type { CollectionStatistics } from '../../../recall/bm25.ts';
import type { Candidate, EventCandidate, RecalledItem } from '../../../recall/candidates.ts';
import { vectorRow } from '../../../recall/meaning/word-vectors.ts';
import { isHiraganaName, isLight } from '../../../recall/memories/light-words.ts';
import type { RecallQuery } from '../../../recall/plan.ts';
import { isOfTask } from './task-words.ts';
import { tellsNothing } from './telling.ts';

/**
 * Messages that have a word by chance, as many as may be: one of rank r among the words of a language stands in about every r-th message.
 * A message that asks of the world names one's own things by a rarer word.
 */
const CHANCE_MAX = { own: 0.03, general: 0.01 };
/** Rank of a word that is not among English ones: of an English message, or written like a name; of another language it may be any. */
const RANK_UNKNOWN = { rare: 40_000, any: 4000 };
/** Statements that have an ordinary word, at most, a short one of dense scripts, and a name; of a long record a small share. */
const STATEMENTS_MAX = { word: 2, dense: 4, name: 8 };
const RECORD_SHARE_MAX = 0.02;
/** A listed word is one of its user's own affairs ("jess") where so many statements have it, so many times as often as others do. */
const THEIRS_MIN = { statements: 3, times: 100 };
/** Letters of a word that may be any. */
const ANY_MIN_CHARS = 4;
/** A word of scripts that are written without spaces says as much in fewer signs: 健太, 肝臓, ムギコ, and あずき where it stands as a name. */
const DENSE_WORD =
  /^(?:(?=.*\p{Script=Han}).{2,}|\p{Script=Hangul}{2,}|[\p{Script=Katakana}ー]{3,}|\p{Script=Hiragana}{2,})$/u;

/** Lines that one word brings, and all of them. */
const LINES_PER_WORD = 4;
const LINES_MAX = 8;
/** Places behind a line at which the next message of its speaker stands, and the one after it: replies may stand between. */
const NEXT = { first: 2, second: 4 };

const OTHERS = phraseFinder(({ references }) => references?.others);
/** Somebody to whom something belongs: "clive's birthday". */
const OWNER = /(?<!\p{L})\p{L}{3,}(?=['’]s\s)/gu;
const DIGIT = /\p{N}/u;
/** Letters of a word that may be a name with an ending. */
const ENDED_MIN_CHARS = 4;

type NamingQuery = Pick<RecallQuery, 'text' | 'windows' | 'traits'>;

/** A word of a message by which it names something. */
interface NamingWord {
  readonly statementsMax: number;
  /** It may be a name: what was kept shares other words by its few. */
  readonly mayBeName: boolean;
  readonly isMet: (own: ReadonlySet<string>) => boolean;
}

/** The ids of the best items that tell of what a message names. */
export function namedItems(
  query: NamingQuery,
  items: readonly RecalledItem[],
  said: CollectionStatistics,
): ReadonlySet<string> {
  const words = namingWords(query, said);
  const spoken = spokenWords(query);
  if (words.length === 0 && spoken.length < 2) return new Set();
  const telling = items
    .filter(({ candidate }) => isStatement(candidate) && !tellsNothing(candidate))
    .map((item) => ({ ...item, own: termSetOf(item.candidate.content) }));
  const lines = words.flatMap(({ statementsMax, mayBeName, isMet }) => {
    const met = telling.filter(
      ({ candidate, own }) => (mayBeName || candidate.type === 'event') && isMet(own),
    );
    const statements = met.filter(({ candidate }) => candidate.type === 'event').length;
    return statements > statementsMax ? [] : met.slice(0, LINES_PER_WORD);
  });
  lines.push(...pairedIn(telling, spoken, said.documents));
  const sharing = new Set(
    telling
      .filter(({ own }) => spoken.some(({ term }) => own.has(term)))
      .map(({ candidate }) => candidate.id),
  );
  const alsoSaid = ({ id }: Candidate) => sharing.has(id);
  const messages = telling.flatMap(({ candidate }) => (candidate.type === 'event' ? [candidate] : []));
  const withNext = [...new Set(lines)].flatMap(({ candidate }): Candidate[] =>
    candidate.type === 'event'
      ? [candidate, ...saidNext(candidate, messages, query.text, alsoSaid)]
      : [candidate],
  );
  return new Set(withNext.slice(0, LINES_MAX).map(({ id }) => id));
}

/** A word of a message, and about every how many messages have it. */
interface SpokenWord {
  readonly term: string;
  readonly place: number;
}

/** Messages that have several words of another one by chance, as many as may be: words of one matter stand together. */
const PAIR_CHANCE_MAX = 0.01;
/** A record is held to be as long at least. */
const PAIRED_MIN_DOCUMENTS = 100;

/** The best messages that share two words or more with another one, each of which stands in many. */
function pairedIn<T extends { readonly candidate: Candidate; readonly own: ReadonlySet<string> }>(
  telling: readonly T[],
  spoken: readonly SpokenWord[],
  documents: number,
): T[] {
  // Of many words some two are met sooner.
  const tries = (spoken.length * (spoken.length - 1)) / 2;
  const among = Math.max(documents, PAIRED_MIN_DOCUMENTS) * tries;
  return telling
    .flatMap((item) => {
      const met = spoken.filter(({ term }) => item.own.has(term));
      const chance = met.reduce((product, { place }) => product / place, among);
      return met.length > 1 && chance <= PAIR_CHANCE_MAX ? [{ item, chance }] : [];
    })
    .sort((a, b) => a.chance - b.chance)
    .slice(0, LINES_PER_WORD)
    .map(({ item }) => item);
}

/** Place from which on a word may be one of two; what is said in every tenth message is none. */
const PAIRED_MIN_PLACE = 200;

/** The words of a message that say what it is about, each once. */
function spokenWords({ text }: NamingQuery): SpokenWord[] {
  const isEnglish = text.language?.code === 'en';
  const words = text.contentWords.filter(
    (word) => says(word, text) && (word.length >= ANY_MIN_CHARS || DENSE_WORD.test(word)),
  );
  return [...new Set(words.map(termOf))]
    .map((term) => ({ term, place: (isEnglish ? vectorRow(term) : undefined) ?? RANK_UNKNOWN.any }))
    .filter(({ place }) => place >= PAIRED_MIN_PLACE);
}

const says = (word: string, { raw, names }: NamingQuery['text']): boolean =>
  !isOfTask(word) &&
  !SMALL_TALK.words.has(word) &&
  !DIGIT.test(word) &&
  (names.has(word) || !isLight(word) || isHiraganaName(word, raw));

/** Recognises what a user said, and what was learnt of it. */
const isStatement = (candidate: RecalledItem['candidate']): boolean =>
  candidate.type === 'memory' || (candidate.type === 'event' && candidate.role === 'user');

/** The words of a message that stand in no record of that length by chance, and are looked for in few of its messages. */
function namingWords(
  { text, windows, traits }: NamingQuery,
  { documents, documentFrequency }: CollectionStatistics,
): NamingWord[] {
  const { language, names } = text;
  const owners = new Set([...text.raw.matchAll(OWNER)].flatMap(([owner]) => termsOf(owner)));
  const times = new Set(windows.flatMap((window) => termsOf(window.text)));
  const words = text.contentWords.filter((word) => says(word, text));
  return words.flatMap((word): NamingWord[] => {
    const term = termOf(word);
    if (times.has(term)) return [];
    // "Bon", "Laure": what an English word is worth says nothing of one that is written alike.
    const rank = language?.code === 'en' ? vectorRow(term) : undefined;
    const isName = (names.has(word) && language?.nounsHaveCapitals !== true) || owners.has(term);
    const isAny = rank === undefined && !isName && language?.code !== 'en';
    const isShort = isAny && word.length < ANY_MIN_CHARS;
    if (isShort && !DENSE_WORD.test(word)) return [];
    const place = rank ?? (isAny ? RANK_UNKNOWN.any : RANK_UNKNOWN.rare);
    const found = documentFrequency.get(term) ?? 0;
    const isTheirs =
      rank !== undefined && found >= THEIRS_MIN.statements && found * rank >= THEIRS_MIN.times * documents;
    const kind = isShort ? 'dense' : rank === undefined || isName || isTheirs ? 'name' : 'word';
    const chanceMax = rank === undefined || traits.asker === 'self' ? CHANCE_MAX.own : CHANCE_MAX.general;
    const statementsMax = Math.max(STATEMENTS_MAX[kind], RECORD_SHARE_MAX * documents);
    const isRare = (isTheirs || documents / place <= chanceMax) && found <= 2 * statementsMax;
    if (!isRare) return [];
    const takesEndings = rank === undefined && language?.namesTakeEndings === true;
    const isMet = (own: ReadonlySet<string>) =>
      own.has(term) || (takesEndings && isSaidName(term, longIn(own), true));
    return [{ statementsMax, mayBeName: kind === 'name', isMet }];
  });
}

const longIn = (own: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...own].filter(({ length }) => length >= ENDED_MIN_CHARS));

/** The next words of a line's speaker on the same thing: by pronoun, by another word of the message, or by none where a language leaves it out. */
function saidNext(
  line: EventCandidate,
  messages: readonly EventCandidate[],
  asked: ReadText,
  isSharing: (candidate: Candidate) => boolean,
): EventCandidate[] {
  return messages.filter((other) => {
    const distance = placeOf(other) - placeOf(line);
    return (
      other.conversationId === line.conversationId &&
      other.userId === line.userId &&
      other.name === line.name &&
      distance > 0 &&
      distance <= NEXT.second &&
      (isSharing(other) || goesOn(readText(other.content), asked, distance <= NEXT.first))
    );
  });
}

const placeOf = ({ place, seq }: EventCandidate): number => place ?? seq;

function goesOn(text: ReadText, asked: ReadText, isFirst: boolean): boolean {
  if ([...text.names].some((name) => !asked.names.has(name) && text.language?.nounsHaveCapitals !== true))
    return false;
  const language = text.ownLanguage ?? asked.language;
  const speaksOfOthers = language?.references?.others !== undefined;
  if (!speaksOfOthers) return isFirst;
  return OTHERS.test(text.cueText, language) || (isFirst && readView(text.raw).owners.size > 0);
}
