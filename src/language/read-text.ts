/**
 * A text that is read once. Whatever several rules ask of it is found when the first one asks and kept with it, so a message is
 * read by `readText` where it comes in, and handed on as what was read. Pure.
 */
import { lazily } from '../lib/lazily.ts';
import { termsOfWords, wordsOf } from '../lib/text/words.ts';
import { contentWordsOf } from './content-words.ts';
import { cueTextOf } from './cues.ts';
import { detectLanguage, guessLanguage } from './detect.ts';
import type { Language } from './language.ts';
import { namesIn } from './names.ts';

/** Terms of one text. Of a longer one the longest words go first: they are the rarest. */
const MAX_TERMS = 256;

/** A text, and what it is read as. */
export interface ReadText {
  readonly raw: string;
  /** Its language as far as its own words and letters tell, else null. */
  readonly ownLanguage: Language | null;
  /** The same, but plain ASCII that tells nothing else passes for English. */
  readonly language: Language | null;
  /** Its words in order, folded but not stemmed. */
  readonly words: readonly string[];
  /** Those that say what it is about, repetitions kept; empty when it has none. */
  readonly contentWords: readonly string[];
  /** Index terms of its content words, or of all its words when it has no other; each once, and of too many the longest. */
  readonly terms: readonly string[];
  /** Words that are written like names, folded. */
  readonly names: ReadonlySet<string>;
  /** As cues are looked for in it: folded, one kind of apostrophe, only its beginning and end. */
  readonly cueText: string;
}

/** Reads a text. */
export function readText(raw: string): ReadText {
  const text: ReadText = lazily<ReadText>({
    raw: () => raw,
    ownLanguage: () => guessLanguage(raw),
    language: () => detectLanguage(raw, text.ownLanguage),
    words: () => wordsOf(raw),
    contentWords: () => contentWordsOf(raw, text.language),
    terms: () => termsOf(text),
    names: () => namesIn(raw),
    cueText: () => cueTextOf(raw),
  });
  return text;
}

function termsOf({ raw, contentWords, words }: ReadText): string[] {
  const terms = [...new Set(termsOfWords(raw, contentWords.length > 0 ? contentWords : words))];
  if (terms.length > MAX_TERMS) terms.sort((a, b) => b.length - a.length);
  return terms.slice(0, MAX_TERMS);
}
