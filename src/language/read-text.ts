/**
 * A text that is read once. Whatever several rules ask of it is found when the first one asks and kept with it, so a message is
 * read by `readText` where it comes in, and handed on as what was read. Pure.
 */
import { memoiseByText } from '../lib/memoise-by-text.ts';
import { foldText, termsOf as indexTermsOf, termsOfWords, wordsOf } from '../lib/text/words.ts';
import { detectLanguage, guessLanguage } from './detect.ts';
import type { Language } from './language.ts';
import { wordSetOf } from './lists.ts';
import { namesIn } from './names.ts';
import { romanisedLanguage, stopWordsOf } from './stop-words.ts';

/** Terms of one text. Of a longer one the longest words go first: they are the rarest. */
const MAX_TERMS = 256;
/** Of a longer text only the beginning and the end are read for cues: a question stands before or after what is pasted. */
const EDGE_MAX_CHARS = 1000;
/** A text as cues are looked for in it has so many characters at most. */
export const CUE_TEXT_MAX_CHARS = 2 * EDGE_MAX_CHARS + 1;
/** English contractions; without the apostrophe some of them would be words ("ill", "well", "id"). */
const CONTRACTIONS =
  /\b(?:i|you|he|she|we|they|it|that|what|who|where|when|how|there)['’](?:m|s|ll|d|ve|re)\b/gi;

const SPEECH = '(?:conversations?|chats?|discussions?|dialogues?|talks|messages|exchanges|interactions)';
/** Ways of asking that hold words which carry content elsewhere. */
const ASKING = new RegExp(
  `\\b(?:${[
    `(?:(?:throughout|during|across|over|in|from|of|through|based on) )?(?:the (?:course|history) of )?(?:all )?(?:of )?our (?:(?:previous|past|earlier|last|prior|recent|many|entire|whole|various) )*${SPEECH}(?: history)?(?: together| so far)?`,
    'we (?:have |had |ever |last |previously |already )*(?:talked|spoke|spoken|chatted|talk|speak|discussed|discuss) (?:about|of|over)?',
    '(?:can|could|would|will) you (?:please |quickly |maybe )?(?:tell|remind|give|show|help) (?:me|us)(?: (?:about|of|with))?',
    '(?:do|did|would|can) you (?:still |happen to )?(?:remember|recall|know)',
    '(?:was |am |just )?(?:wondering|wonder|trying to (?:remember|recall|figure out))',
    '(?:would )?(?:like|love|want|need) to know',
    '(?:in )?(?:what|which) order|the order (?:in which|of)|so far|how (?:long|often)',
    '(?:please )?(?:give|show|walk|take|fill) me (?:a |the |an )?(?:quick |brief |short |full )?(?:(?:through|list of|summary of|overview of|rundown of|recap of|in on)(?: the)?)?',
  ].join('|')})(?= |[,.!?;:]|$)`,
  'gi',
);

const NO_NAMES: ReadonlySet<string> = new Set();

/** A text, and what it is read as. */
export interface ReadText {
  readonly raw: string;
  /** Its language as far as its own words and letters tell, else null. */
  readonly ownLanguage: Language | null;
  /** The language that it is written in in Latin letters, against that language's habit; null for any other text. */
  readonly romanised: Language | null;
  /** Language of the text; plain ASCII that tells nothing else passes for English. */
  readonly language: Language | null;
  /** Its words in order, folded but not stemmed. */
  readonly words: readonly string[];
  /**
   * Those that say what it is about, repetitions kept; empty when it has none. They are without the function words of its own
   * language, and without what one only says when asking ("can you remind me", "throughout our conversations"). A word that is a
   * function word in another language stays ("die" in an English question is about dying), and so does one that is written like a name.
   */
  readonly contentWords: readonly string[];
  /** Index terms of its content words, or of all its words when it has no other; each once, and of too many the longest. */
  readonly terms: readonly string[];
  /** Words that are written like names, folded. */
  readonly names: ReadonlySet<string>;
  /** As cues are looked for in it: folded, one kind of apostrophe, only its beginning and end. */
  readonly cueText: string;
}

/** Reads a text, or a part of one in the language of the whole. */
export const readText = (raw: string, language?: Language | null): ReadText => new LazyText(raw, language);

/** Parts that are read when they are first asked for. A class, as there are many of them in a turn and few parts are asked for. */
class LazyText implements ReadText {
  readonly raw: string;
  #ownLanguage: Language | null | undefined;
  #romanised: Language | null | undefined;
  #language: Language | null | undefined;
  #words: readonly string[] | undefined;
  #contentWords: readonly string[] | undefined;
  #terms: readonly string[] | undefined;
  #names: ReadonlySet<string> | undefined;
  #cueText: string | undefined;

  constructor(raw: string, language: Language | null | undefined) {
    this.raw = raw;
    this.#language = language;
  }

  get ownLanguage(): Language | null {
    if (this.#ownLanguage === undefined) this.#ownLanguage = guessLanguage(this.raw);
    return this.#ownLanguage;
  }

  get romanised(): Language | null {
    if (this.#romanised === undefined) this.#romanised = romanisedLanguage(this.words);
    return this.#romanised;
  }

  get language(): Language | null {
    if (this.#language === undefined) this.#language = detectLanguage(this.raw, this.ownLanguage);
    return this.#language;
  }

  get words(): readonly string[] {
    this.#words ??= wordsOf(this.raw);
    return this.#words;
  }

  get contentWords(): readonly string[] {
    this.#contentWords ??= contentWordsOf(this);
    return this.#contentWords;
  }

  get terms(): readonly string[] {
    this.#terms ??= termsOf(this);
    return this.#terms;
  }

  get names(): ReadonlySet<string> {
    this.#names ??= namesIn(this.raw);
    return this.#names;
  }

  get cueText(): string {
    this.#cueText ??= cueTextOf(this.raw);
    return this.#cueText;
  }
}

/** Texts whose content words are kept as a set of terms, in characters. */
const CONTENT_KEPT_CHARS = 200_000;

/** The index terms of what a text is about, each once; none of a text that is about nothing. */
export const contentTermsOf: (text: string) => ReadonlySet<string> = memoiseByText(
  CONTENT_KEPT_CHARS,
  (text) => new Set(readText(text).contentWords.flatMap(indexTermsOf)),
);

function termsOf({ raw, contentWords, words }: ReadText): string[] {
  const terms = [...new Set(termsOfWords(raw, contentWords.length > 0 ? contentWords : words))];
  if (terms.length > MAX_TERMS) terms.sort((a, b) => b.length - a.length);
  return terms.slice(0, MAX_TERMS);
}

function contentWordsOf(
  text: Pick<ReadText, 'raw' | 'language' | 'romanised' | 'names' | 'words'>,
): readonly string[] {
  const { raw, language } = text;
  if (language === null) return text.words;
  const stopWords = stopWordsOf(language);
  const asked = language.code === 'en' ? raw.replace(CONTRACTIONS, ' ').replace(ASKING, ' ') : raw;
  const words = asked === raw ? text.words : wordsOf(asked);
  const names = words.some((word) => stopWords.has(word)) ? text.names : NO_NAMES;
  const romanisedWords = wordSetOf(text.romanised?.lightWords);
  return words.filter((word) => !(stopWords.has(word) || romanisedWords.has(word)) || names.has(word));
}

function cueTextOf(text: string): string {
  const excerpt =
    text.length <= 2 * EDGE_MAX_CHARS
      ? text
      : `${text.slice(0, EDGE_MAX_CHARS)}\n${text.slice(-EDGE_MAX_CHARS)}`;
  return foldText(excerpt)
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
