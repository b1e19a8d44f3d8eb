/**
 * Messages that ask of the world and not of what was said: "Is glass a liquid?", "Write a limerick about a goat". By a word or two
 * they share with a long past, recall would answer them with whatever has these. They bring up only what has nearly all of what they
 * ask for, or the very code that they name. A message is of the past where it speaks of its user, of what the assistant said, of
 * somebody who speaks there, or goes on with the turns before it. Pure.
 */
import { wordSetOf } from '../../../language/lists.ts';
import { readText } from '../../../language/read-text.ts';
import { isCode } from '../../../lib/text/codes.ts';
import { QUESTION_MARK } from '../../../lib/text/patterns.ts';
import { termOf, termsOf } from '../../../lib/text/words.ts';
import { HIDDEN, maskText } from '../../../memory/signals/message/masking.ts';
import { readTraits } from '../../../recall/analysis/question.ts';
import { SMALL_TALK } from '../../../recall/analysis/small-talk.ts';
import type { Candidate, RecalledItem } from '../../../recall/candidates.ts';
import { vectorRow } from '../../../recall/meaning/word-vectors.ts';
import type { RecallQuery } from '../../../recall/plan.ts';

/**
 * Of what an impersonal message asks for, a message of the past has this share; less where it has a name of it. What was kept on purpose is
 * short and little beside all that was ever said.
 */
const COVERAGE_MIN = { said: 0.7, named: 0.5, kept: 0.3 };

/**
 * Rarity of a word by its place among English words, the commonest first; one that is not among them is rare, a small
 * number says little.
 */
const RANK_UNIT = 100;
const RANK_UNKNOWN = 10_000;
const rarityAt = (rank: number): number => Math.log2(1 + rank / RANK_UNIT);
export const rarityOf = (term: string): number =>
  /^\p{N}{1,4}$/u.test(term) ? 1 : rarityAt(vectorRow(term) ?? RANK_UNKNOWN);
/** A common word alone ("help", "good", "work") leads to nothing. */
const RARE_MIN = rarityAt(300);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Parts of a message by which it is told whether it is of the past. */
export type AskedMessage = Pick<
  RecallQuery,
  'text' | 'traits' | 'intent' | 'weights' | 'spellings' | 'asksOnlyWhen'
>;

/**
 * Builds the test for items that may come with an impersonal message, by their terms; null for a message that may be of the past. Words
 * that merely stand for those of the message lead to nothing: in a long past something is always of the kind.
 */
export function impersonalTest(
  { text, traits, intent, weights, spellings, asksOnlyWhen }: AskedMessage,
  items: readonly RecalledItem[],
): ((candidate: Candidate, terms: ReadonlySet<string>) => boolean) | null {
  const tellsOfSelf = text.language === null || text.language.questions?.self !== undefined;
  const isGeneral = traits.asker === 'none' || (traits.asker === 'self' && handsOver(text.raw));
  if (!tellsOfSelf || !isGeneral || intent === 'continuation' || asksOnlyWhen) return null;
  const speakers = new Set(
    items.flatMap(({ candidate }) => (candidate.type === 'event' ? termsOf(candidate.name ?? '') : [])),
  );
  if ([...text.names].some((name) => speakers.has(termOf(name)))) return null;
  const light = wordSetOf(text.language?.lightWords);
  const content = text.contentWords.filter((word) => !light.has(word) && !SMALL_TALK.words.has(word));
  const tasks = wordSetOf(text.language?.taskWords);
  // What is to be done with the answer before it ("put that in a table") is done with what the model sees.
  const isTaskAlone = content.length > 0 && content.every((word) => tasks.has(word));
  const words = content.map(termOf);
  const rare = words.filter((term) => rarityOf(term) >= RARE_MIN);
  // What only points at the turns before it ("Why that one?") is of them.
  if (
    !isTaskAlone &&
    weights.size > 0 &&
    rare.length === 0 &&
    !text.words.some((word) => SMALL_TALK.words.has(word))
  )
    return null;
  const asked = new Map((rare.length > 0 ? rare : words).map((term) => [term, rarityOf(term)]));
  const all = sum([...asked.values()]);
  const named = [...asked.keys(), ...spellings.flatMap(({ terms }) => terms)];
  const codes = named.filter((term) => isCode(term, text.raw));
  // A single word that nobody asks about ("test") is found in any past.
  const isNamed = words.length > 1 || text.words.length > 1 || QUESTION_MARK.test(text.raw);
  return ({ type, content }, terms) => {
    if (codes.some((code) => terms.has(code))) return true;
    if (isTaskAlone && type !== 'memory') return false;
    // What was kept comes by the words that earlier turns lend, too.
    if (type === 'memory' && [...weights.keys()].some((lent) => terms.has(lent))) return true;
    const found = [...asked].flatMap(([term, rarity]) => (terms.has(term) ? [rarity] : []));
    const share = sum(found) / (all || 1);
    const isCommon = found.length < 2 && rare.length === 0;
    const isNamedIn = [...text.names].some((name) => isWritten(name, content));
    const least = type === 'memory' ? COVERAGE_MIN.kept : isNamedIn ? COVERAGE_MIN.named : COVERAGE_MIN.said;
    return isNamed && !isCommon && share >= least;
  };
}

/** Signs of which a message has one that hands over a text to be worked on. */
const HANDING_OVER = /[:"'“”„«»「」『』`\n]/u;
/** Recognises a message whose only words of its user stand in a text that it hands over: "fix the grammar: 'Me and him was …'". */
const handsOver = (raw: string): boolean =>
  HANDING_OVER.test(raw) && readTraits(readText(maskText(raw).text.replaceAll(HIDDEN, ' '))).asker === 'none';

/** Recognises a text that has a word as a name, with its capital. */
const isWritten = (name: string, content: string): boolean =>
  content.includes(name.replace(/^./u, (letter) => letter.toUpperCase())) ||
  content.includes(name.toUpperCase());
