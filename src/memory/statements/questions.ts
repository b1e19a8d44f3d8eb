/**
 * Recognises questions that no mark ends, as chats leave it out: by a verb before its subject, a word that opens a question or stands in
 * one, a tag, "or not", or two answers to choose from. Pure, and linear in the length of the remark.
 */
import type { AskingWords } from '../../language/asking-words.ts';
import type { Remark } from './remarks.ts';
import type { Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { type Hit, type WordClass, wordFinder } from './words.ts';

const askingWordsIn = wordFinder<keyof AskingWords>(({ askingWords = {} }) => askingWords);

/** Classes of words that may stand before a question: "and", "ok so". */
const BEFORE_QUESTION: ReadonlySet<WordClass> = new Set(['joins', 'hence', 'assent']);
/** Persons of whom a verb before its subject speaks. */
const SUBJECTS: ReadonlySet<WordClass> = new Set(['self', 'mine', 'they', 'kin', 'pets']);
/** Statements with "or" in them: "I can't have nuts or sesame". */
const TELLS_OF_EITHER: ReadonlySet<WordClass> = new Set(['allergy', 'diet', 'taste', 'health']);
/** Tokens of a remark that offers two answers, at most. */
const EITHER_MAX_TOKENS = 10;

/** True of a remark that asks by its words; `endsSentence` says that nothing follows it there. */
export function asksByItsWords({ code, segments }: Remark, endsSentence: boolean): boolean {
  const [first, ...others] = segments;
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return false;
  // "Is my PC fast enough, it has 16 gigs": tells, too.
  const isOneClause = others.every(({ subject }) => subject === 'none' || subject === 'unsaid');
  const opening = askingIn(headOf(segments), code);
  const begins = beginningOf(first.hits);
  const opens = ({ isOf, ofSelf, from, to }: AskingHit): boolean => {
    if (isOf === 'within') return true;
    if (from !== begins) return false;
    if (isOf === 'opens') return true;
    if (isOf === 'opensAlone') return endsSentence && others.length === 0;
    if (isOf === 'inverts') return isOneClause && isSubjectAt(first.hits, to, ofSelf);
    // "Isn't he allergic to nuts": what may end a question opens this one.
    return isOf === 'tags' && to - from > 1 && to < first.tokens.length;
  };
  const closing = others.length === 0 ? opening : askingIn(last.tokens, code);
  const closes = ({ isOf, ofSelf, from, to }: AskingHit): boolean =>
    isOf === 'tags' &&
    to === last.tokens.length &&
    (from === 0 ? others.length > 0 : ofSelf || to - from > 1);
  return (
    opening.some(opens) ||
    (endsSentence && (closing.some(closes) || (isOneClause && offersTwo(segments, code))))
  );
}

/** Tokens of the longest phrase that opens a question. */
const OPENING_MAX_TOKENS = 3;

/** The tokens by which a remark opens: of its first segment, and where that is cut within such a phrase ("a | qué") the next ones. */
function headOf([first, ...others]: readonly Segment[]): readonly Token[] {
  const tokens = [...(first?.tokens ?? [])];
  for (const { before, tokens: more } of others) {
    if (tokens.length >= OPENING_MAX_TOKENS || before !== ' ') break;
    tokens.push(...more);
  }
  return tokens;
}

type AskingHit = Hit<keyof AskingWords>;
const askingIn = (tokens: readonly Token[], code: string): readonly AskingHit[] =>
  askingWordsIn(tokens).get(code) ?? [];

/** Index of the first word that says something. */
function beginningOf(hits: readonly Hit[]): number {
  let at = 0;
  for (const { isOf, from, to } of hits) if (from === at && BEFORE_QUESTION.has(isOf)) at = to;
  return at;
}

/** True if a subject stands at a place, be it in a phrase with the verb before it. */
const isSubjectAt = (hits: readonly Hit[], at: number, isSelf: boolean): boolean =>
  hits.some(({ isOf, from, to }) =>
    from === at
      ? isSelf
        ? isOf === 'self'
        : SUBJECTS.has(isOf)
      : isSelf && isOf === 'am' && from === at - 1 && to === at + 1,
  );

/** "De jour ou de nuit": the same little word before both answers. */
function offersTwo(segments: readonly Segment[], code: string): boolean {
  const tokens = segments.flatMap((segment) => segment.tokens);
  const tells = segments.some(({ hits }) => hits.some(({ isOf }) => TELLS_OF_EITHER.has(isOf)));
  if (tells || tokens.length > EITHER_MAX_TOKENS) return false;
  return askingIn(tokens, code).some(
    ({ isOf, from, to }) =>
      isOf === 'either' && from > 1 && to < tokens.length && tokens[to]?.word === tokens[from - 2]?.word,
  );
}
