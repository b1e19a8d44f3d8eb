/**
 * Likelihood, 0 to 1, that something recalled speaks to the message. Recall ranks: the best of a bad lot is first as well. This
 * tells the answer to a question from what merely shares a word with a message that asks for nothing. Pure.
 *
 * Fitted on what recall hands on, three items of each kind for a question: 281 questions of LoCoMo and BEAM with their evidence
 * and 188 memory questions with their answers, against the same questions asked of another dialogue or world, and 400 messages
 * said where they do not belong. At the default 98 of 100 answers among the events pass and all among the memories (setting
 * `contextual_min_score`); of what has nothing to do with the message, 28 and 34 % are kept out when it is a question, 44 and
 * 82 % when it is a statement.
 */
import { isCode } from '../../../lib/text/codes.ts';
import { termSetOf } from '../../../lib/text/words.ts';
import { metIn, mistakable, speltTerms, typosIn } from '../../../recall/analysis/spellings.ts';
import type { RecalledItem } from '../../../recall/candidates.ts';
import { CHUNK_WEIGHT } from '../../../recall/chunks/rank-chunks.ts';
import { likelihoodByVector } from '../../../recall/events/vector-evidence.ts';
import { RRF_K } from '../../../recall/fusion.ts';
import {
  embedderWeights,
  RELATED_COVERAGE_MIN,
  TOPIC_WEIGHT,
} from '../../../recall/memories/ranking-weights.ts';
import type { RecallQuery } from '../../../recall/plan.ts';
import { type AskedMessage, impersonalTest, rarityOf } from './impersonal.ts';
import { isAssent, isQuestion } from './telling.ts';

/** An event by how far it stands above the middle of all that was found, and the share of the question that its words are. */
const EVENT_MARGIN_WEIGHT = 1;
const EVENT_COVERAGE_WEIGHT = 4.5;
const EVENT_BIAS = -4;
/** Fewer events than that have no middle to stand above: all pass. */
const EVENTS_COMPARED_MIN = 10;

/** Text that is looked at of a long message: what it is about stands in its beginning. */
const READ_MAX_CHARS = 8_000;

/** Question and settings that a score is told from. */
export interface ContextualQuery
  extends Pick<RecallQuery, 'terms' | 'weights' | 'spellings' | 'parts' | 'asksAhead'>,
    AskedMessage {
  /** The model whose vectors recall compared. */
  readonly model: string;
}

/** The score of each item that recall found, by id; 0 for what merely stands near. */
export function contextualScores(
  query: ContextualQuery,
  items: readonly RecalledItem[],
): ReadonlyMap<string, number> {
  const middle = middleOf(items.filter(({ candidate }) => candidate.type === 'event'));
  const mayCome = impersonalTest(query, items);
  const mistyped = mistakable(query.text);
  const read = new Map<RecalledItem, ReadonlySet<string>>();
  /** The terms of an item that the question asks for or may mean. Most scores need none. */
  const termsIn = (item: RecalledItem): ReadonlySet<string> => {
    const known = read.get(item);
    if (known !== undefined) return known;
    const own = termSetOf(item.candidate.content.slice(0, READ_MAX_CHARS));
    const met = metIn(own, query.spellings);
    const terms = mistyped.length === 0 ? met : new Set([...met, ...typosIn(own, mistyped)]);
    read.set(item, terms);
    return terms;
  };
  const codes = rareCodes(query, items, termsIn);
  return new Map(
    items.map((item) => {
      const { id, type } = item.candidate;
      // Not shown, however it scores.
      if (item.origin === 'nearby' || isAssent(item.candidate)) return [id, 0];
      // What was asked once tells nothing, unless what its user said is asked for.
      if (query.traits.asker === 'none' && isQuestion(item.candidate)) return [id, 0];
      if (type === 'event' && query.asksAhead && isOfItsTimeAlone(item)) return [id, 0];
      // What is of the time that is asked for answers it.
      if (item.origin === 'time' || isAskedFor(item)) return [id, 1];
      // What a trained model finds by its meaning shares no words by chance.
      const isMeant =
        type === 'event' && (item.evidence.words ?? 0) <= 0 && likelihoodByVector(item.evidence) > 0;
      const isImpersonal = type !== 'document' && !isMeant && mayCome !== null;
      if (isImpersonal && !mayCome(item.candidate, termsIn(item)))
        return [id, type === 'event' ? likelihoodByVector(item.evidence) : 0];
      return [
        id,
        Math.max(
          codes.some((code) => termsIn(item).has(code)) ? CODE_SCORE : 0,
          type === 'memory'
            ? scoreMemory(query, item, termsIn(item))
            : type === 'event'
              ? scoreEvent(query, item, middle, termsIn)
              : scoreChunk(item, query.model),
        ),
      ];
    }),
  );
}

/** Recognises a memory of the time or the user that a message asks for, whatever words it has. */
export const isAskedFor = (item: RecalledItem): boolean => {
  const { dated = 0, known = 0 } = foundBy(item);
  return item.candidate.type === 'memory' && dated + known > 0;
};

/**
 * Score of an item with the very code that a message names: enough to come, and by itself no reason to fill the block.
 */
const CODE_SCORE = 0.45;
/** A code that more of what was found has is a word like others. */
const CODE_ITEMS_MAX = 6;

/** The codes that a message names ("E19", a telephone number), of which little was said: what has one is what is meant. */
const rareCodes = (
  { terms, weights, spellings, text }: ContextualQuery,
  items: readonly RecalledItem[],
  termsIn: (item: RecalledItem) => ReadonlySet<string>,
): readonly string[] =>
  [...terms, ...speltTerms(spellings)].filter(
    (term) =>
      !weights.has(term) &&
      isCode(term, text.raw) &&
      items.filter((item) => termsIn(item).has(term)).length <= CODE_ITEMS_MAX,
  );

/**
 * Recognises an item that no word led to, nor that it stands around one: all that was said today stands alike in the
 * time that "tonight" names.
 */
const isOfItsTimeAlone = ({ evidence: { words = 0, around = 0 } }: RecalledItem): boolean =>
  words <= 0 && around <= 0;

function scoreEvent(
  query: ContextualQuery,
  item: RecalledItem,
  middle: number | null,
  termsIn: (item: RecalledItem) => ReadonlySet<string>,
): number {
  if (middle === null) return 1;
  const margin = standingOf(item) - middle;
  const terms = termsIn(item);
  return Math.max(
    logistic(EVENT_MARGIN_WEIGHT * margin + EVENT_COVERAGE_WEIGHT * coverageOf(query, terms) + EVENT_BIAS),
    likelihoodByVector(item.evidence),
  );
}

/**
 * The best of: how much of the question the memory covers, how much of the memory a longer message does, how near the vectors
 * and the topic are. Words that stand for those of the question have been measured already.
 */
function scoreMemory(query: ContextualQuery, item: RecalledItem, terms: ReadonlySet<string>): number {
  const { lexical = 0, related = 0, time = 0, vector = 0, topic = 0 } = foundBy(item);
  // That it is of the time which a message names ("tonight") says nothing of what shares no word with it.
  const isOfThatTime = time > 0 && lexical + related + topic > 0;
  const asked = [...terms].filter((term) => query.terms.includes(term) && !query.weights.has(term));
  return Math.min(
    1,
    Math.max(
      coverageOf(query, terms, isOfThatTime ? 1 : 0),
      asked.length / Math.max(1, terms.size),
      related > 0 ? RELATED_COVERAGE_MIN : 0,
      shareIn(vector, embedderWeights(query.model).weight),
      shareIn(topic, TOPIC_WEIGHT),
    ),
  );
}

/**
 * Score of a chunk: the share of the question that it answers, squared. Of a hundred words some are those of any
 * question.
 */
function scoreChunk(item: RecalledItem, model: string): number {
  const { lexical = 0, vector = 0 } = foundBy(item);
  const weight = embedderWeights(model).weight * CHUNK_WEIGHT;
  return Math.max(shareIn(lexical, CHUNK_WEIGHT), shareIn(vector, weight)) ** 2;
}

/** Parts that led to an item, whatever order a cross-encoder gave to all. */
const foundBy = ({ parts, firstParts = parts }: RecalledItem): Readonly<Record<string, number>> => firstParts;

/** The share of the question's terms that a text has, of one of its parts where it asks several things. */
const coverageOf = ({ parts, ...whole }: ContextualQuery, own: ReadonlySet<string>, more = 0): number =>
  Math.max(...[whole, ...parts].map((asked) => shareOf(asked, own, more)));

/** Terms that earlier turns lend count less; `more` are met otherwise. */
function shareOf(
  { terms, weights }: Pick<RecallQuery, 'terms' | 'weights'>,
  own: ReadonlySet<string>,
  more: number,
): number {
  const weigh = (term: string) => (weights.get(term) ?? 1) * rarityOf(term);
  const sum = (list: readonly string[]) => list.reduce((total, term) => total + weigh(term), 0);
  const all = sum(terms);
  return all === 0 ? 0 : Math.min(1, (sum(terms.filter((term) => own.has(term))) + more) / all);
}

/** The share that `reciprocalShare` made a part of: its inverse. */
const shareIn = (part: number, weight: number): number => (part * (2 * RRF_K + 1)) / (weight + RRF_K * part);

/** Sum of an event's evidence, before it is told by its place. */
export const standingOf = ({ evidence }: RecalledItem): number =>
  Object.values(evidence).reduce((sum, part) => sum + part, 0);

/** The middle that the answer stands above; null of too few events. */
export const middleOf = (events: readonly RecalledItem[]): number | null =>
  events.length < EVENTS_COMPARED_MIN ? null : median(events.map(standingOf));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => b - a)[Math.floor(values.length / 2)] ?? 0;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
