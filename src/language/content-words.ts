/**
 * The words of a text that say what it is about: without the function words of its own language, and without what one only
 * says when asking ("can you remind me", "throughout our conversations"). A word that is a function word in another
 * language stays ("die" in an English question is about dying), and so does one that is written like a name. Pure.
 */
import { wordsOf } from '../lib/text/words.ts';
import { detectLanguage } from './detect.ts';
import type { Language } from './language.ts';
import { namesIn } from './names.ts';
import { stopWordsOf } from './stop-words.ts';

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

/** The content words of a text in order, folded, repetitions kept; empty when it has none. */
export function contentWordsOf(text: string, language: Language | null = detectLanguage(text)): string[] {
  if (language === null) return wordsOf(text);
  const stopWords = stopWordsOf(language);
  const asked = language.code === 'en' ? text.replace(CONTRACTIONS, ' ').replace(ASKING, ' ') : text;
  const words = wordsOf(asked);
  const names = words.some((word) => stopWords.has(word)) ? namesIn(text) : NO_NAMES;
  return words.filter((word) => !stopWords.has(word) || names.has(word));
}
