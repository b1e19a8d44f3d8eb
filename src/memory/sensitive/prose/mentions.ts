/**
 * Finds in a stretch of text the words by which people speak of secrets, in every language that has such words: as they are
 * listed, inflected, compounded, and (for passwords) misspelt by one letter. Each word of the text costs a bounded number of
 * look-ups; nothing is searched for.
 */

import { LANGUAGES } from '../../../language/languages.ts';
import type { SecretWords } from '../../../language/secret-words.ts';
import { memoiseByText } from '../../../lib/memoise-by-text.ts';
import { foldWord, plainOf, UNSPACED } from '../../../lib/text/folded-text.ts';
import { matchesOf, wordList } from '../rules/rule.ts';

/** Subject of a word: the field of `SecretWords` that lists it, of those that count in prose. */
export type Topic = Exclude<
  keyof SecretWords,
  'access' | 'announced' | 'nearby' | 'asks' | 'replies' | 'digits' | 'sides' | 'thens'
>;

/** The topics of a word, and the codes of the languages that have it. */
interface About {
  readonly topics: ReadonlySet<Topic>;
  readonly languages: ReadonlySet<string>;
}

/** A word or phrase about secrets, with its place. */
export interface Mention extends About {
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly words: readonly string[];
  /** Its words, one space apart. */
  readonly text: string;
  topics: ReadonlySet<Topic>;
  languages: ReadonlySet<string>;
}

const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`);
const WORD = new RegExp(`[[\\p{L}\\p{M}]--[${UNSPACED}]][[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]*`, 'gv');
/** Gap between the words of a phrase: "wi-fi", "r. č.", "mot d'accès". */
const PHRASE_GAP = /^[ .'’"״-]{1,2}$/;
const WORDS_IN_PHRASE_MAX = 5;

/** Shorter entries have too many words that begin like them. */
const STEM_MIN_CHARS = 5;
/** Scripts that write no vowels, or several letters as one sign, say more in fewer letters. */
const DENSE_STEM_MIN_CHARS = 4;
const ENDING_MAX_CHARS = 5;
const COMPOUND_END_MIN_CHARS = 6;
/** "The", "to", "and" as Arabic and Hebrew write them: at the front of the word. */
const DENSE_PREFIX_MAX_CHARS = 3;
const DENSE = /[\u0590-\u08ff\u0900-\u0dff]/;
const CODE_WORD_MIN_CHARS = 3;
const MISSPELT_MIN_CHARS = 6;
/** "Passed" is no "passwd". */
const LATIN_MISSPELT_MIN_CHARS = 7;
const LATIN = /^[a-z]/;
/** A word that is longer is a name or a key. */
const WORD_MAX_CHARS = 40;
/** Topics whose words may end a compound: "WLAN-Passwort" in one word. */
const COMPOUNDED: readonly Topic[] = ['passwords', 'pins', 'locks', 'ids', 'cards'];

const WORDS_KEPT_CHARS = 500_000;

const TOPICS: readonly Topic[] = [
  'passwords',
  'shortPasswords',
  'pins',
  'codes',
  'locks',
  'doors',
  'logins',
  'ids',
  'documents',
  'cards',
  'accounts',
  'devices',
  'copulas',
  'otherNumbers',
  'talk',
  'entered',
  'questions',
  'answers',
  'verified',
  'rescues',
  'kept',
  'keys',
  'atms',
  'texted',
  'opens',
  'cardCodes',
  'idioms',
];

const byFirstWord = new Map<string, Entry[]>();
const byFirstLetter = new Map<string, Entry[]>();
/** The same by their text, while the tables are filled. */
const byText = new Map<string, Entry>();
const misspellings = new Map<string, Entry>();
let isLearnt = false;

/** Fills the tables, when a text is first looked through: an isolate may start without ever reading one. */
function learnAll(): void {
  isLearnt = true;
  for (const { code, secretWords } of LANGUAGES) {
    if (secretWords === undefined) continue;
    // A list is folded as a whole: word by word takes ten times as long.
    for (const topic of TOPICS)
      for (const phrase of wordList(plainOf(foldWord(secretWords[topic] ?? '')))) learn(phrase, topic, code);
  }
  byText.clear();
}

function learn(phrase: string, topic: Topic, language: string): void {
  if (UNSPACED_LETTER.test(phrase)) {
    addTo(byFirstLetter, phrase[0] ?? '', [phrase], topic, language);
    return;
  }
  const words = phrase.match(WORD) ?? [];
  if (words[0] === undefined) return;
  addTo(byFirstWord, words[0], words, topic, language);
  // "Bank card" is looked up before "card", and is one.
  if (topic === 'atms' && words.length > 1 && words.some((word) => aboutWord(word)?.topics.has('cards')))
    addTo(byFirstWord, words[0], words, 'cards', language);
  if (words.length > 1) return;
  const [word] = words;
  const entry = byFirstWord.get(word)?.find((known) => known.words.length === 1);
  if (
    topic === 'passwords' &&
    word.length >= (LATIN.test(word) ? LATIN_MISSPELT_MIN_CHARS : MISSPELT_MIN_CHARS) &&
    entry !== undefined
  )
    for (const shorter of [word, ...withoutOneLetter(word)])
      if (!misspellings.has(shorter)) misspellings.set(shorter, entry);
}

function addTo(
  map: Map<string, Entry[]>,
  key: string,
  words: readonly string[],
  topic: Topic,
  language: string,
): void {
  const text = words.join(' ');
  const known = byText.get(text);
  if (known !== undefined) {
    known.topics = withOne(known.topics, topic);
    known.languages = withOne(known.languages, language);
    return;
  }
  const entry = { words, text, topics: withOne(NONE, topic), languages: withOne(NONE, language) };
  byText.set(text, entry);
  const entries = map.get(key) ?? [];
  // The longest first: "order number" before "order".
  const after = entries.findIndex((other) => isLonger(entry, other));
  if (after < 0) entries.push(entry);
  else entries.splice(after, 0, entry);
  map.set(key, entries);
}

const NONE: ReadonlySet<never> = new Set();
/** Each set once, by what is in it: most words are of one topic and one language. */
const sets = new Map<string, ReadonlySet<string>>();
function withOne<One extends string>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  if (set.has(one)) return set;
  const key = set.size === 0 ? one : [...set, one].join(' ');
  const made = sets.get(key) ?? new Set([...set, one]);
  sets.set(key, made);
  return made as ReadonlySet<One>;
}

/** True of an entry of more words, or of as many and with a longer first one. */
const isLonger = (a: Entry, b: Entry): boolean =>
  a.words.length > b.words.length ||
  (a.words.length === b.words.length && (a.words[0] ?? '').length > (b.words[0] ?? '').length);

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** The mentions between two places of a plain text, in their order. */
export function mentionsIn(plain: string, from: number, to: number): Mention[] {
  if (!isLearnt) learnAll();
  const stretch = plain.slice(from, to);
  const mentions = spacedMentions(stretch, from);
  if (!UNSPACED_LETTER.test(stretch)) return mentions;
  return [...mentions, ...unspacedMentions(stretch, from)].sort((a, b) => a.start - b.start);
}

function spacedMentions(stretch: string, shift: number): Mention[] {
  const words = [...matchesOf(stretch, WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const mentions: Mention[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (word === undefined) break;
    const found = word.text.length > WORD_MAX_CHARS ? null : phraseAt(i);
    if (found === null) {
      i++;
      continue;
    }
    const end = words[i + found.words - 1]?.end ?? word.end;
    const { topics, languages } = found.about;
    mentions.push({ topics, languages, start: word.start + shift, end: end + shift });
    i += found.words;
  }
  return mentions;

  function phraseAt(i: number): { readonly about: About; readonly words: number } | null {
    const first = words[i]?.text ?? '';
    for (const entry of byFirstWord.get(first) ?? [])
      if (entry.words.length <= WORDS_IN_PHRASE_MAX && continues(i, entry.words))
        return { about: entry, words: entry.words.length };
    const about = aboutOf(first);
    return about === null ? null : { about, words: 1 };
  }

  function continues(i: number, phrase: readonly string[]): boolean {
    for (let k = 1; k < phrase.length; k++) {
      const word = words[i + k];
      const gap = stretch.slice(words[i + k - 1]?.end ?? 0, word?.start ?? 0);
      if (word === undefined || !PHRASE_GAP.test(gap)) return false;
      const wanted = phrase[k] ?? '';
      if (word.text !== wanted && !isInflected(word.text, wanted)) return false;
    }
    return true;
  }
}

const stemMin = (word: string): number => (DENSE.test(word) ? DENSE_STEM_MIN_CHARS : STEM_MIN_CHARS);

const isInflected = (word: string, stem: string): boolean =>
  stem.length >= stemMin(stem) && word.startsWith(stem) && word.length - stem.length <= ENDING_MAX_CHARS;

/** Meaning of a word that is not listed as it stands. Kept: most messages are made of the same few thousand. */
const lookedUp = memoiseByText(WORDS_KEPT_CHARS, (word) => ({ about: aboutForm(word) }));
const aboutOf = (word: string): About | null => lookedUp(word).about;

function aboutForm(word: string): About | null {
  if (isCodeOfLock(word)) return LOCK;
  for (
    let length = word.length - 1;
    length >= Math.max(stemMin(word), word.length - ENDING_MAX_CHARS);
    length--
  ) {
    const about = aboutWord(word.slice(0, length));
    if (about !== null && !isShort(about)) return about;
  }
  if (DENSE.test(word)) {
    for (let cut = 1; cut <= DENSE_PREFIX_MAX_CHARS && word.length - cut >= DENSE_STEM_MIN_CHARS - 1; cut++) {
      const about = aboutWord(word.slice(cut));
      if (about !== null && !isShort(about)) return about;
    }
  } else {
    const compound = aboutCompound(word);
    if (compound !== null) return compound;
  }
  return aboutMisspelt(word);
}

const isShort = ({ topics }: About): boolean => topics.has('shortPasswords') || topics.has('copulas');

function aboutWord(word: string): About | null {
  const entries = byFirstWord.get(word);
  const last = entries?.at(-1);
  return last !== undefined && last.words.length === 1 ? last : null;
}

const LOCK: About = { topics: new Set(['locks']), languages: new Set() };

function aboutCompound(word: string): About | null {
  for (let cut = 2; word.length - cut >= CODE_WORD_MIN_CHARS; cut++) {
    const about = aboutWord(word.slice(cut));
    if (about === null) continue;
    if (word.length - cut >= COMPOUND_END_MIN_CHARS && COMPOUNDED.some((topic) => about.topics.has(topic)))
      return about;
  }
  return null;
}

/** "Haustürcode", "ovikoodi": what the code is of stands before it, perhaps with an "s" between. */
function isCodeOfLock(word: string): boolean {
  for (let cut = CODE_WORD_MIN_CHARS; word.length - cut >= CODE_WORD_MIN_CHARS; cut++)
    if (aboutWord(word.slice(cut))?.topics.has('codes'))
      return isOfLock(word.slice(0, cut)) || isOfLock(word.slice(0, cut - 1));
  return false;
}

function isOfLock(word: string): boolean {
  const about = word.length < CODE_WORD_MIN_CHARS ? null : aboutWord(word);
  return about !== null && (about.topics.has('locks') || about.topics.has('doors'));
}

/** One letter left out, put in, exchanged, or two in each other's place. */
function aboutMisspelt(word: string): About | null {
  if (word.length < MISSPELT_MIN_CHARS - 1) return null;
  for (const shorter of [word, ...withoutOneLetter(word)]) {
    const entry = misspellings.get(shorter);
    if (entry !== undefined && isOneSlip(word, entry.words[0] ?? '')) return entry;
  }
  return null;
}

/**
 * True if one slip of the pen (a letter more, less or other, or two swapped) makes one word of the other. The first letter has
 * to be right.
 */
function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back])
    back++;
  const [x, y] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x[0] === y[1] && x[1] === y[0]);
}

function unspacedMentions(stretch: string, shift: number): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < stretch.length; ) {
    const entry = byFirstLetter
      .get(stretch[i] ?? '')
      ?.find(({ words }) => stretch.startsWith(words[0] ?? '', i));
    const length = entry?.words[0]?.length ?? 1;
    if (entry !== undefined)
      mentions.push({
        topics: entry.topics,
        languages: entry.languages,
        start: i + shift,
        end: i + length + shift,
      });
    i += length;
  }
  return mentions;
}

const SHORT_MAX_CHARS = 4;
const SHORT_CODE_CHARS = 2;

/**
 * The mentions without words of talk from languages that no other word of the text belongs to: "sent" is English, and no word about
 * mails between Catalan ones. English words stand in texts of every language, so a longer word goes for those of others only.
 */
export function withoutForeign(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(mayBeForeign)) return mentions;
  const long = mentions.filter(({ start, end }) => end - start > SHORT_MAX_CHARS);
  const foreign = long.filter(({ languages }) => !languages.has('en'));
  const [spoken, spokenAbroad] = [languagesOf(long), languagesOf(foreign)];
  const isSpoken = ({ start, end, languages }: Mention): boolean => {
    if (end - start <= SHORT_MAX_CHARS)
      return long.length === 0 || [...languages].some((language) => spoken.has(language));
    if (languages.has('en')) return true;
    // A word itself says nothing for its language: another has to.
    return foreign.length === 1 || [...languages].some((language) => (spokenAbroad.get(language) ?? 0) > 1);
  };
  return mentions.filter((mention) => !mayBeForeign(mention) || isSpoken(mention));
}

/** Counts the mentions of each language. */
function languagesOf(mentions: readonly Mention[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { languages } of mentions)
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

/** Words that say that something else is meant, and short ones that are other words elsewhere. */
const mayBeForeign = ({ start, end, topics }: Mention): boolean =>
  !topics.has('copulas') &&
  (topics.has('talk') ||
    topics.has('otherNumbers') ||
    (end - start <= SHORT_MAX_CHARS && (topics.has('cards') || topics.has('ids'))) ||
    (end - start <= SHORT_CODE_CHARS && topics.has('codes')));
