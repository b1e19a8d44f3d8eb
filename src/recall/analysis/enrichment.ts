/**
 * Detects a message that leans on the turns before it, and finds the words that it leaves out: "Why that instead of sessions?"
 * says nothing that a search could find, and "What is my sister's name?" needs no help. Judged by pronouns without an
 * antecedent in the message itself, by ellipsis and by cues of continuation. Wrongly leaning costs a few faint terms; wrongly
 * self-contained loses the topic. The words are taken from the last exchanges: few, fainter than its own, names and
 * rare-looking words first; adding all that was said would drown the question in it. Pure.
 */
import { english } from '../../language/en.ts';
import type { Language } from '../../language/language.ts';
import { wordSetOf } from '../../language/lists.ts';
import { phraseFinder } from '../../language/phrases.ts';
import { type ReadText, readText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { foldText, termOf, wordsOf } from '../../lib/text/words.ts';
import { hasContinuationCue } from './question.ts';
import { SMALL_TALK } from './small-talk.ts';

/** A user message and the reply to it; the reply may not be there yet. */
export interface Exchange {
  readonly user: string;
  readonly assistant?: string | null | undefined;
}

/** An index term and how much it counts beside a word of the message itself (1). */
export interface WeightedTerm {
  readonly term: string;
  readonly weight: number;
}

/** Exchanges looked back at, and how much each counts, the newest first. */
const EXCHANGE_WEIGHTS = [1, 0.6, 0.35];
/** A reply brings up much that the user did not ask about. */
const ASSISTANT_WEIGHT = 0.6;
/** Sum of the terms of one text at most: a long reply must not outweigh a short question. */
const TEXT_MAX_CHARS = 1200;
/** Terms added at most. */
const ADDED_MAX = 10;
/** Weight of the best added term, and the share of it below which a term is not added. */
const TOP_WEIGHT = 0.5;
const MIN_SHARE = 0.2;
/** Names and identifiers, then long words, then the rest. */
const NAME_FACTOR = 3;
const LONG_FACTOR = 1.3;
const LONG_MIN_CHARS = 7;
/** A third mention tells hardly more than a second. */
const REPEAT_FACTOR = 0.3;

/** JWT, camelCase, snake_case, v2, C++. Each look goes over the word once: in Japanese a word may be the whole text. */
const isIdentifier = (written: string): boolean =>
  /\p{Ll}\p{Lu}|_|\+\+|#$/u.test(written) ||
  (written.match(/\p{Lu}/gu)?.length ?? 0) > 1 ||
  (/\d/.test(written) && /\p{L}/u.test(written));
const WRITTEN = /[\p{L}\p{N}\p{M}_]+(?:\+\+|#)?/gu;

/**
 * The terms to add to a message, the weightiest first; none when the message does not lean on earlier turns.
 * `recentExchanges` come newest first; the message itself is not among them.
 */
export function enrichQuery(
  text: ReadText,
  recentExchanges: readonly Exchange[],
  continues = hasContinuationCue(text),
): WeightedTerm[] {
  return leansOnEarlierTurns(text, continues) ? termsOfContext(text.raw, recentExchanges) : [];
}

/** The terms of the last exchanges that a message does not hold itself. */
function termsOfContext(text: string, recentExchanges: readonly Exchange[]): WeightedTerm[] {
  const own = new Set(wordsOf(text.slice(0, TEXT_MAX_CHARS)).map(termOf));
  const scores = new Map<string, number>();
  for (const [i, weight] of EXCHANGE_WEIGHTS.entries()) {
    const exchange = recentExchanges[i];
    if (exchange === undefined) break;
    addTerms(scores, exchange.user, weight);
    addTerms(scores, exchange.assistant ?? '', weight * ASSISTANT_WEIGHT);
  }
  const ranked = [...scores].filter(([term]) => !own.has(term)).sort((a, b) => b[1] - a[1]);
  const best = ranked[0]?.[1] ?? 1;
  return ranked
    .filter(([, score]) => score >= MIN_SHARE * best)
    .slice(0, ADDED_MAX)
    .map(([term, score]) => ({ term, weight: (TOP_WEIGHT * score) / best }));
}

/** Adds what the content words of one text count. */
function addTerms(scores: Map<string, number>, whole: string, weight: number): void {
  const text = readText(whole.slice(0, TEXT_MAX_CHARS));
  const rare = rareIn(text);
  const counts = new Map<string, number>();
  for (const word of text.contentWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A short question names its topic in one or two words; in a long text each word tells less, a name not so much less.
  const share = 1 / Math.sqrt(Math.max(1, counts.size / 4));
  for (const [word, count] of counts) {
    const isLong = word.length >= LONG_MIN_CHARS;
    const rarity = rare.has(word) ? NAME_FACTOR * Math.sqrt(share) : (isLong ? LONG_FACTOR : 1) * share;
    const repeats = 1 + REPEAT_FACTOR * Math.min(2, count - 1);
    const term = termOf(word);
    scores.set(term, (scores.get(term) ?? 0) + weight * rarity * repeats);
  }
}

/** Words written like names or identifiers; German writes every noun like a name. */
function rareIn({ raw, language, names }: ReadText): ReadonlySet<string> {
  const rare = new Set(language?.code === 'de' ? [] : names);
  for (const [written] of raw.matchAll(WRITTEN))
    if (isIdentifier(written)) for (const word of wordsOf(written)) rare.add(word);
  return rare;
}

/** A longer message says itself what it is about. */
const LEANING_MAX_CHARS = 160;
/** Content words up to which a verb may stand before its pronoun: "translate that into French". */
const OBJECT_CONTENT_MAX = 3;

const POINTING = phraseFinder(({ references }) => references?.pointing);
const LEANING = phraseFinder(({ references }) => references?.leaning);
const EMPTY = phraseFinder(({ references }) => references?.empty);
/** One who asks of oneself, or of the assistant, needs nothing from before: "Who am I?", "What can you do?" */
const US = phraseFinder(({ references }) => references?.us);
/** "It" that stands for nothing: "is it possible to", "it rains". */
const EXPLETIVE =
  /\b(?:(?:is|was|will|would|isn't|wasn't) (?:it|there)|it(?:'s| is| was| will be| would be)|there(?:'s| is| are| was| were)) (?:be |still |really |even |not |too |so |a |an |any |going to )*(?:possible|true|okay|ok|legal|illegal|worth|better(?! than)|best|easy|easier|hard|difficult|likely|normal|common|cold|hot|warm|rain\w*|snow\w*|late|early|time|important|good|bad|healthy|necessary|way|reason|difference|chance|\w+day)\b|\bdoes it (?:take|cost|hurt)(?: \w+){0,3} to\b|\bdoes it (?:rain|snow)\b|\bit (?:rains|snows|takes)\b/;
/** Verbs after which "that" begins a clause. */
const SAYING =
  /^(?:think|believe|know|said|say|told|tell|mention|mentioned|sure|hope|heard|hear|feel|so|remember|decided|decide|agreed|noticed|saw|glad|assume|guess|true|possible)$/;
/** "Is that safe?", "Would that work?", "remind me of that tomorrow". */
const BEFORE_THAT =
  /^(?:is|was|are|were|does|do|did|would|could|can|will|should|has|have|might|why|of|about|for|with|on|to|like|than|from|after|before|by|isn't|doesn't|won't|wouldn't)$/;
const SUBJECT = /^(?:i|we|you|he|she|they|it|my|our|the|a|an|i'm|i've|we're|your|their|his|her)$/;
/** Recognises a message that can only be understood with the turns before it. */
export function leansOnEarlierTurns(text: ReadText, continues = hasContinuationCue(text)): boolean {
  if (continues) return true;
  if (text.raw.length > LEANING_MAX_CHARS) return false;
  const { cueText } = text;
  if (!/[\p{L}\p{N}]/u.test(cueText)) return false;
  if (LEANING.test(cueText)) return true;
  return pointsWithoutSpaces(text) || saysNothing(text) || points(text);
}

/** No content word at all, and not a question about the two who talk. */
function saysNothing({ ownLanguage, contentWords, cueText, words }: ReadText): boolean {
  if (ownLanguage === null || contentWords.length > 0) return false;
  return !US.test(cueText) && !SMALL_TALK.words.has(words[0] ?? '');
}

function pointsWithoutSpaces({ cueText, ownLanguage }: ReadText): boolean {
  for (const { start } of POINTING.matches(cueText))
    if (readText(cueText.slice(0, start), ownLanguage).contentWords.length === 0) return true;
  return false;
}

/** A word as it stands in the message. */
interface Word {
  /** Folded. */
  readonly text: string;
  readonly isCapital: boolean;
  readonly isContent: boolean;
  /** Nothing follows it in its clause. */
  readonly isLast: boolean;
}

function points({ raw, cueText, ownLanguage }: ReadText): boolean {
  const language = ownLanguage ?? english;
  if (language.references === undefined || EXPLETIVE.test(cueText) || EMPTY.test(cueText)) return false;
  const pronouns = wordSetOf(language.references.pronouns);
  const articles = wordSetOf(language.references.articles);
  const spans = wordSetOf(language.references.spans);
  const words = wordsIn(raw, language).map((word) =>
    pronouns.has(word.text) || articles.has(word.text) ? { ...word, isContent: false } : word,
  );
  const contents = words.filter(({ isContent }) => isContent).length;
  let before = 0;
  for (const [i, word] of words.entries()) {
    const isObject = before === 1 && contents <= OBJECT_CONTENT_MAX && words[i - 1]?.isContent === true;
    if (before === 0 || isObject || contents <= 1) {
      if (pronouns.has(word.text) && !isOfTime(words, i, spans)) return true;
      if (articles.has(word.text) && !isOfTime(words, i, spans) && standsAlone(words, i, language))
        return true;
    }
    if (word.isContent) before++;
  }
  return false;
}

/** "This week", "diese Woche". */
const isOfTime = (words: readonly Word[], at: number, spans: ReadonlySet<string>): boolean =>
  words[at]?.isLast === false && spans.has(words[at + 1]?.text ?? '');

/** Recognises a word that may be an article or join clauses, and stands for something here. */
function standsAlone(words: readonly Word[], at: number, language: Language): boolean {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (next === undefined || word?.isLast) return true;
  if (SAYING.test(previous?.text ?? '')) return false;
  if (word?.text === 'that' && BEFORE_THAT.test(previous?.text ?? '')) return true;
  // What a German article belongs to has a capital.
  if (language.code === 'de') return !words.slice(at + 1).some(({ isCapital }) => isCapital);
  return !next.isContent && !SUBJECT.test(next.text);
}

function wordsIn(text: string, language: Language): Word[] {
  const stopWords = stopWordsOf(language);
  return [...text.matchAll(/[\p{L}\p{N}\p{M}'’+#_]+(?<end>\s*(?:[.,;:!?…]|$))?/gu)].map((match) => {
    const raw = match[0].replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/u, '');
    const folded = foldText(raw).replace(/’/g, "'");
    return {
      text: folded,
      isCapital: /^\p{Lu}/u.test(raw),
      isContent: wordsOf(folded).some((word) => !stopWords.has(word)),
      isLast: match.groups?.end !== undefined,
    };
  });
}
