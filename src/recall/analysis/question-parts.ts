/**
 * The questions of a message that asks several at once: "Where did I move to, and which snack is dangerous for me?" Taken
 * together nothing answers them; each for itself, something does. Pure.
 */

import { contentWordsOf } from '../../language/content-words.ts';
import { BLANKS } from '../../lib/text/patterns.ts';

/** Questions of one message that are looked at one by one. */
const PARTS_MAX = 4;
/** A longer message tells more than it asks. */
const TEXT_MAX_CHARS = 600;

const JOINING = 'and|or|also|plus|und|oder|sowie|et|ou|y|e|o|и|а|или|en|of|och|eller|og|oraz|i';
const ASKING = [
  'what|which|who|whom|whose|where|when|why|how',
  '(?:do|does|did|is|are|was|were|can|should|have|has|am|will|would) (?:i|my|me|you|we|our|he|she|it|they|the|there)',
  'was|welche[rmsn]?|wer|wem|wen|wo|wohin|woher|wann|warum|wieso|wie|wieviele?',
  'que|quoi|quel(?:le)?s?|qui|où|quand|pourquoi|comment|combien|est-ce que|qu.est-ce que',
  'qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|cómo|cuánt[oa]s?|por qué',
  'che|cosa|quale|quali|chi|dove|quando|perché|come|quant[oaie]',
  'qual|quais|quem|onde|quando|quanto|como|por que',
  'wat|welke?|wie|waar|wanneer|waarom|hoe',
  'что|какой|какая|какое|какие|какую|кто|кого|кому|где|куда|откуда|когда|почему|как|сколько|чей|чья',
  'vad|vilken|vilka|vem|var|när|varför|hur|hvad|hvilken|hvem|hvor|hvornår|hvorfor|hvordan',
  'co|jaki|jaka|jakie|kto|gdzie|kiedy|dlaczego|jak|ile',
].join('|');
/** Where one question ends and another begins: behind its mark, or before "and which". */
const BETWEEN = new RegExp(
  `(?<=[?？؟])\\s*|(?:[,;]\\s+|${BLANKS})(?:${JOINING})\\s+(?=(?:${ASKING})(?![\\p{L}\\p{N}]))|[,;]\\s+(?=(?:${ASKING})(?![\\p{L}\\p{N}]))`,
  'iu',
);
/** Languages without spaces set a comma between their questions. */
const UNSPACED_BETWEEN = /(?<=[?？])\s*|[，、；]\s*/u;
const UNSPACED_ASKING =
  /哪|什么|什麼|谁|誰|几|幾|多少|怎|吗|嗎|呢|どこ|なに|何|いつ|どの|どれ|どう|なぜ|か[?？]?$/u;
const IS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What stands for something of the question before: the two are one. */
const LEANING =
  /(?<![\p{L}\p{N}])(?:it|its|they|them|their|he|him|his|she|her|er|sie|ihn|ihr|il|elle|ils|elles|lui|ella|ellos|ellas|esso|essa|ele|ela|он|она|оно|они|его|её|их|hij|zij)(?![\p{L}\p{N}])|[它他她]|それ|彼/iu;

/** The questions of a message, each with words of its own; none when it asks one thing, or nothing. */
export function questionParts(text: string): string[] {
  if (text.length > TEXT_MAX_CHARS || !/[?？؟]/u.test(text)) return [];
  const parts = IS_UNSPACED.test(text)
    ? text.split(UNSPACED_BETWEEN).filter((part) => UNSPACED_ASKING.test(part.trim()))
    : text.split(BETWEEN);
  const asking = parts.map((part) => part.trim()).filter((part) => contentWordsOf(part).length > 0);
  const isOne = asking.length < 2 || asking.slice(1).some((part) => LEANING.test(part));
  return isOne ? [] : asking.slice(0, PARTS_MAX);
}
