/**
 * Decides how many items the block of a turn takes. A question that the record has an answer to is given all that may belong to
 * it: a list or a history needs ten short lines, and which of the next best is the missing one nobody can tell. What asks for
 * nothing is given the few best lines, and so is a question that nothing found speaks to. Pure.
 *
 * Chosen on 722 questions of LoCoMo and BEAM, each in a new conversation, at 800 tokens: filled, the block holds .82 and .57 of
 * the evidence, with three lines .69 and .43. Of the same questions asked of another user two fifths are filled.
 */
import { contentTermsOf } from '../../language/read-text.ts';
import { QUESTION_MARK } from '../../lib/text/patterns.ts';
import { asksAnything } from '../../memory/statements/asks-only.ts';
import type { Candidate, RecalledItem } from '../../recall/candidates.ts';
import type { RecallQuery } from '../../recall/plan.ts';
import { isExcerpted } from './gates.ts';
import { isAskedFor, middleOf, standingOf } from './relevance/contextual-score.ts';
import { isOfTask } from './relevance/task-words.ts';
import { isAssent, isQuestion } from './relevance/telling.ts';

/** Lines of each kind for a message that is not filled for. */
export const FEW = 3;
/** The best so many tell whether anything found speaks to the question. */
const BEST = 3;
/** Sum of scores from which on a block is filled: less is asked where the question names whose words it asks for. */
const SPEAKING_MIN = { many: 0.6, asked: 0.8, open: 1 };

/** Plan for filling a block. */
export interface Filling {
  /** The message asks for something: what no prompt shows any more need not wait then. */
  readonly asks: boolean;
  /** Lines are added until the budget is spent, instead of a few of each kind. */
  readonly fills: boolean;
  /** Messages that may come then although they stand near what answers, or say little by themselves. */
  readonly fillers: ReadonlySet<string>;
  /** Those among them that tell of what the message names: they come though there are a few of their kind. */
  readonly named: ReadonlySet<string>;
  /** Messages are spread over sittings and told in order of time. */
  readonly inOrderOfTime: boolean;
}

/** Plans how the block of a turn is filled, by its message, by how well what was found speaks to it, and by what tells of what it names. */
export function planFilling(
  { text, traits, asksOnlyWhen }: Pick<RecallQuery, 'text' | 'traits' | 'asksOnlyWhen'>,
  items: readonly RecalledItem[],
  scores: ReadonlyMap<string, number>,
  named: ReadonlySet<string> = new Set(),
): Filling {
  const asksForMany = traits.asksForList || traits.asksForOrder || traits.asksForSummary;
  const asks = asksForMany || traits.asker === 'assistant' || QUESTION_MARK.test(text.raw);
  const events = items.filter(({ candidate }) => candidate.type === 'event');
  const best = [...events, ...items.filter(isAskedFor)]
    .map(({ candidate }) => scores.get(candidate.id) ?? 0)
    .sort((a, b) => b - a)
    .slice(0, BEST)
    .reduce((sum, score) => sum + score, 0);
  const least = asksForMany
    ? SPEAKING_MIN.many
    : traits.asker === 'none'
      ? SPEAKING_MIN.open
      : SPEAKING_MIN.asked;
  // What is on in a month is all that is on in it.
  const fills =
    (asks || asksWithoutMark(text)) &&
    (best >= least || (asksOnlyWhen && items.some(({ candidate }) => happens(candidate))));
  return {
    asks,
    fills,
    fillers: new Set([...named, ...(fills ? fillersIn(events) : [])]),
    named,
    inOrderOfTime: asks && asksForMany,
  };
}

/** A longer message tells more than it asks. */
const UNMARKED_MAX_CHARS = 300;
/** Recognises a question or a request that no mark ends, as chats leave it out. */
const asksWithoutMark = ({ raw, words }: RecallQuery['text']): boolean =>
  raw.length <= UNMARKED_MAX_CHARS && (words.some(isOfTask) || asksAnything(raw));

/** Recognises what happens on days that it tells. */
const happens = (candidate: Candidate): boolean =>
  candidate.type === 'memory' && candidate.memory.happensFrom != null;

/** Places among the messages up to which one may fill, and how far above their middle it must stand: of few there is none. */
const FILLER_PLACES = 20;
const FILLER_MARGIN = 0.5;

function fillersIn(events: readonly RecalledItem[]): string[] {
  const middle = middleOf(events);
  if (middle === null) return [];
  return events
    .slice(0, FILLER_PLACES)
    .filter(
      (item) =>
        !isExcerpted(item.candidate) &&
        !isAssent(item.candidate) &&
        standingOf(item) - middle > FILLER_MARGIN,
    )
    .map(({ candidate }) => candidate.id);
}

/** Offset of a place among the best: the first of all counts twice the eleventh, in a list the fourth. */
const PLACE_OFFSET = 10;
const LIST_PLACE_OFFSET = 3;
/** Share of a further line of a sitting beside the one before it, in a list. */
const SITTING_SHARE = 0.7;
/** Letters of a line: what it says beside the item, and what it quotes of a long one. */
const LINE_CHARS = { about: 120, quoted: 360 };
/** Exponent of a line's length in its cost: 1 would fill the block with the shortest. */
const LENGTH_SHARE = 0.7;

/**
 * Items in the order in which a block that is filled so takes them. What their user only asked once stands behind all that tells
 * something, and is left out where the message asks the same again.
 */
export function orderFor(
  { fills, inOrderOfTime, named }: Filling,
  items: readonly RecalledItem[],
  terms: readonly string[] = [],
): readonly RecalledItem[] {
  if (inOrderOfTime) return spreadOverSittings(items);
  const ordered = fills ? byWorth(items, named) : items;
  const asked = ordered.filter(isAskedOnly);
  if (asked.length === 0) return ordered;
  const own = new Set(terms);
  return [
    ...ordered.filter((item) => !asked.includes(item)),
    ...asked.filter(({ candidate }) => !asksAgain(candidate.content, own)),
  ];
}

const isAskedOnly = ({ candidate }: RecalledItem): boolean => isQuestion(candidate);

/** Share of the words of a question that a message must have to ask it again. */
const ASKED_AGAIN_SHARE = 0.5;
const asksAgain = (question: string, terms: ReadonlySet<string>): boolean => {
  const asked = contentTermsOf(question);
  return [...asked].filter((term) => terms.has(term)).length >= ASKED_AGAIN_SHARE * asked.size;
};

/** Worth of a line that tells of what the message names, beside another one. */
const NAMED_SHARE = 2;

/** Items in the order of what each line is expected to be worth per token: its place among the best, by its length. */
const byWorth = (items: readonly RecalledItem[], named: ReadonlySet<string>): RecalledItem[] =>
  bestFirst(items, ({ candidate }, place) => {
    const chars = LINE_CHARS.about + Math.min(candidate.content.length, LINE_CHARS.quoted);
    const share = named.has(candidate.id) ? NAMED_SHARE : 1;
    return share / ((place + PLACE_OFFSET) * chars ** LENGTH_SHARE);
  });

/** Items of a list or a history, spread over the sittings that they are of. */
export function spreadOverSittings(items: readonly RecalledItem[]): RecalledItem[] {
  const seen = new Map<string, number>();
  return bestFirst(items, (item, place) => {
    const sitting = sittingOf(item);
    const before = seen.get(sitting) ?? 0;
    seen.set(sitting, before + 1);
    return SITTING_SHARE ** before / (place + LIST_PLACE_OFFSET);
  });
}

const bestFirst = (
  items: readonly RecalledItem[],
  worthOf: (item: RecalledItem, place: number) => number,
): RecalledItem[] =>
  items
    .map((item, place) => ({ item, worth: worthOf(item, place) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);

/** Messages of one conversation and day, or of one session that its client names; all else is a sitting of its own. */
const sittingOf = ({ candidate }: RecalledItem): string =>
  candidate.type === 'event'
    ? JSON.stringify([
        candidate.conversationId,
        candidate.session ?? new Date(candidate.occurredAt).toISOString().slice(0, 10),
      ])
    : candidate.id;
