/**
 * Finds the things that a text names: people and animals by the word for whose they are ("my sister Marta", "a parrot named
 * Kiwi"), places and firms by the word before them, projects, and whatever else is written like a name. A capital tells a name,
 * so that texts in scripts without capitals name nothing here. Pure.
 */
import { english } from '../../language/en.ts';
import { anyOf } from '../../language/forms.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { namesIn } from '../../language/names.ts';
import { readText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import type { ThingWords } from '../../language/thing-words.ts';
import { foldText, termOf, wordsOf } from '../../lib/text/words.ts';
import { NAME_PARTICLES } from '../../memory/signals/message/entities.ts';
import { DEMONYMS, NOT_NAMES, POINTING, WEEKDAYS_AND_MONTHS } from '../../memory/signals/message/lexicon.ts';
import { isInFieldOf } from '../memories/lexicon/word-kinds.ts';

/** Kinds of named things; the surer a kind is told, the earlier it stands. */
export const THING_KINDS = ['person', 'pet', 'project', 'organisation', 'place', 'subject', 'other'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** A name in a text. */
export interface NamedThing {
  readonly name: string;
  readonly kind: ThingKind;
  /** The word that tells who or what it is to somebody: sister, dog. */
  readonly relation: string | null;
  /** The text begins with it: then it is what the text is about. */
  readonly isFirst: boolean;
}

const NAME_MAX_WORDS = 4;
/** Share of capitalised words above which, as in a title, capitals tell nothing. */
const CAPITALS_MAX_SHARE = 0.75;
const TITLE_MIN_WORDS = 4;
const TOKEN = /[\p{L}\p{N}\p{M}_]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const CAPITAL = /^\p{Lu}/u;
const POSSESSIVE = /['’]s$/u;
const SENTENCE_END = /[.!?…:;\n"“”«»()]/u;
const PAUSE = /[,、–—]/u;
const NO_NAMES = [DEMONYMS, NOT_NAMES, POINTING, WEEKDAYS_AND_MONTHS];

/** One word of each kind of people, and of animals. */
const PEOPLE = [
  'child',
  'aunt',
  'uncle',
  'cousin',
  'niece',
  'grandmother',
  'parent',
  'sibling',
  'wife',
  'friend',
  'boss',
  'colleague',
].map(termOf);
const ANIMALS = ['pet'].map(termOf);

let relatives: RegExp | undefined;
/** Words of all languages for whom one has; compiled at the first use. */
const isRelative = (word: string): boolean => {
  relatives ??= new RegExp(`^${anyOf(...LANGUAGES.map(({ people }) => people?.relatives))}s?$`, 'u');
  return relatives.test(word);
};

/** Kind of the thing whose name follows a word: "sister Ana", "dog Rex"; null where the word tells none. */
function relationOf(word: string): 'person' | 'pet' | null {
  const term = termOf(wordsOf(word)[0] ?? '');
  if (isInFieldOf(term, ANIMALS)) return 'pet';
  return isInFieldOf(term, PEOPLE) || isRelative(word) ? 'person' : null;
}

const wordsOfLanguage = new WeakMap<ThingWords, ReturnType<typeof compiled>>();

function compiled(words: ThingWords) {
  const whole = (alternatives: string | undefined) => new RegExp(`^${anyOf(alternatives)}$`, 'u');
  return {
    places: whole(words.places),
    firms: whole(words.firms),
    projects: whole(words.projects),
    between: whole([words.called, words.and].join('|')),
  };
}

function wordsFor({ things: words }: Language) {
  if (words === undefined) return null;
  const made = wordsOfLanguage.get(words) ?? compiled(words);
  wordsOfLanguage.set(words, made);
  return made;
}

interface Token {
  readonly text: string;
  readonly small: string;
  readonly isCapital: boolean;
  /** Text between it and the one before it. */
  readonly gap: string;
}

function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map((match) => {
    const gap = match.index === 0 ? '.' : text.slice(end, match.index);
    end = match.index + match[0].length;
    const bare = match[0].replace(POSSESSIVE, '');
    return { text: bare, small: bare.toLowerCase(), isCapital: CAPITAL.test(bare), gap };
  });
}

/** The names of a text that its capitals tell, folded: of many texts they say which word at the beginning of another is a name. */
export function surelyNamedIn(text: string): readonly string[] {
  const { language } = readText(text);
  return language?.things?.nounsHaveCapitals ? [] : [...namesIn(text)];
}

/** Names of a text; `known` are names that other texts tell, folded. */
export function namedThingsIn(text: string, known: ReadonlySet<string> = new Set()): NamedThing[] {
  const language = readText(text).language ?? english;
  const words = wordsFor(language);
  const own = namesIn(text);
  const stopWords = stopWordsOf(language);
  const nounsHaveCapitals = language.things?.nounsHaveCapitals === true;
  const tokens = tokensOf(text);
  const isName = ({ text: word, small, isCapital, gap }: Token, hasClue: boolean): boolean => {
    if (!isCapital || NO_NAMES.some((list) => list.has(small)) || relationOf(small) !== null) return false;
    const folded = foldText(word);
    if (stopWords.has(folded)) return false;
    if (known.has(folded)) return true;
    if (SENTENCE_END.test(gap) || (nounsHaveCapitals && !hasClue)) return false;
    return hasClue || own.has(folded);
  };
  const found: NamedThing[] = [];
  const capitals = tokens.filter(({ isCapital }) => isCapital).length;
  if (tokens.length >= TITLE_MIN_WORDS && capitals > CAPITALS_MAX_SHARE * tokens.length) return [];
  let relation: { readonly word: string; readonly kind: 'person' | 'pet' } | null = null;
  let place: ThingKind | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (SENTENCE_END.test(token.gap)) relation = null;
    if (SENTENCE_END.test(token.gap) || PAUSE.test(token.gap)) place = null;
    if (isName(token, relation !== null || place !== null)) {
      const first = i;
      const run = [token.text];
      for (
        let next = tokens[i + 1];
        next !== undefined && run.length < NAME_MAX_WORDS;
        next = tokens[i + 1]
      ) {
        const after = tokens[i + 2];
        const goesOn =
          next.gap === ' ' &&
          (isName(next, true) ||
            (NAME_PARTICLES.has(next.text) && after?.gap === ' ' && isName(after, true)));
        if (!goesOn) break;
        run.push(next.text);
        i++;
      }
      const kind = relation?.kind ?? place ?? 'other';
      found.push({ name: run.join(' '), kind, relation: relation?.word ?? null, isFirst: first === 0 });
      place = null;
      continue;
    }
    const kind = relationOf(token.small);
    if (kind !== null) relation = { word: token.small, kind };
    else if (words === null || !words.between.test(token.small)) relation = null;
    if (words?.projects.test(token.small)) place = 'project';
    else if (words?.places.test(token.small)) place = 'place';
    else if (words?.firms.test(token.small)) place = 'organisation';
    else if (!stopWords.has(foldText(token.small)) && words?.between.test(token.small) !== true) place = null;
  }
  return found;
}
