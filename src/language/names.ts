/**
 * Words that are written like names: with a capital inside a sentence. "Will" in "what does Will grow" is no function word,
 * and "Faro" tells no language. Where most words have capitals (a title, shouting) they tell nothing. Pure.
 */
import { wordsOf } from '../lib/text/words.ts';

/** Characters looked at. */
const SAMPLE_MAX_CHARS = 1200;
/** Share of words with a capital above which capitals say nothing. */
const CAPITALS_MAX_SHARE = 0.6;
const TITLE_MIN_WORDS = 3;
/** Words that are always, or out of politeness, written with a capital. */
const NEVER_NAMES = /^(?:i|i['’]\p{L}+|sie|ihr|ihre[rmns]?|ihnen|u|uw|вы|вас|вам|вами|ваш\p{L}*)$/iu;
const WRITTEN = /[\p{L}\p{N}\p{M}_]+(?:['’]\p{L}+)*(?:\+\+|#)?/gu;
const CAPITAL = /^\p{Lu}/u;
/** End of the text before the first word of a sentence or of a quotation. */
const SENTENCE_START = /(?:[.!?…:"“„«(*¿¡-]\s*|(?<!\s)[^\S\n]*\n\s*)$/u;
/** Enough to see whether a sentence begins. */
const LEAD_CHARS = 4;

/** The words of a text that are written like names, folded as index terms are before stemming. */
export function namesIn(text: string): ReadonlySet<string> {
  const sample = text.slice(0, SAMPLE_MAX_CHARS);
  const written = [...sample.matchAll(WRITTEN)];
  const isInside = ({ 0: word, index }: RegExpExecArray): boolean => {
    const lead = sample.slice(Math.max(0, index - LEAD_CHARS), index);
    return !NEVER_NAMES.test(word) && !SENTENCE_START.test(index <= LEAD_CHARS ? `\n${lead}` : lead);
  };
  const capitals = written.filter((match) => CAPITAL.test(match[0]) && isInside(match));
  if (capitals.length === 0) return NO_NAMES;
  const inside = written.filter(isInside).length;
  const isTitle = inside >= TITLE_MIN_WORDS && capitals.length > CAPITALS_MAX_SHARE * inside;
  return new Set(isTitle ? [] : capitals.flatMap(([word]) => wordsOf(word.replace(/['’]s$/u, ''))));
}
const NO_NAMES: ReadonlySet<string> = new Set();
