/**
 * Weights of the ranking of memories: by the intent of the question, and by the embedder that found them. A source gives a part
 * of its own, as in reciprocal rank fusion; a hint adds a share of what the sources gave. Plain numbers.
 */
import type { MemoryKind, Tier } from '../../memory/types.ts';
import type { Intent } from '../analysis/question.ts';

/** Weights of an intent for the evidence of a memory. */
export interface IntentWeights {
  /** Shares for kinds of memory; none for those left out. */
  readonly kinds: Readonly<Partial<Record<MemoryKind, number>>>;
  /** Share for what is about the asker: their own, of no other subject. */
  readonly own: number;
  /** Share for what began in a time that the question names. */
  readonly window: number;
  /** Share for what is new, beside what is years old. */
  readonly newness: number;
}

const NO_INTENT: IntentWeights = { kinds: {}, own: 0, window: 0.25, newness: 0.05 };

/** A kind of memory may win over one that matches a little better (by a sixth), not over one that matches much better. */
export const INTENT_WEIGHTS: Readonly<Record<Intent, IntentWeights>> = {
  continuation: {
    ...NO_INTENT,
    kinds: { decision: 0.1, summary: 0.1, event: 0.05 },
    newness: 0.15,
  },
  preference: { ...NO_INTENT, kinds: { preference: 0.12, instruction: 0.03 }, own: 0.08 },
  temporal: { ...NO_INTENT, kinds: { event: 0.08 }, window: 0.5, newness: 0.08 },
  identity: { ...NO_INTENT, kinds: { fact: 0.08 }, own: 0.1 },
  procedural: { ...NO_INTENT, kinds: { procedure: 0.12, instruction: 0.08 } },
  factual: NO_INTENT,
};

/** Share for what is the asker's own when they ask of themselves ("I", "my"), whatever they are after. */
export const ASKED_OWN_SHARE = 0.06;

/** Weights by which the cosines of an embedder are read. */
export interface EmbedderWeights {
  /** Score of its best hit beside the best lexical one (1): a weak embedder must not drag a good match down. */
  readonly weight: number;
  /** Cosine of what is the same but for its form. */
  readonly same: number;
  /** Cosines that differ by less say nothing. */
  readonly noise: number;
}

/** Measured on LoCoMo (weights) and on the questions of `test/eval/memories`. */
const EMBEDDERS: Readonly<Record<string, EmbedderWeights>> = {
  'strata-chargram-384-v1': { weight: 0.4, same: 0.85, noise: 0.03 },
  'strata-hash-256-v1': { weight: 0.2, same: 0.85, noise: 0.05 },
};
const TRAINED: EmbedderWeights = { weight: 1, same: 0.85, noise: 0.015 };

/** The weights of an embedder; one that is not ours passes for a trained model. */
export const embedderWeights = (model: string): EmbedderWeights => EMBEDDERS[model] ?? TRAINED;

/**
 * Vectors of chunks and events are compared from this weight of the embedder on. Character n-grams find nothing that the words do
 * not: of 1,287 questions of LoCoMo and BEAM they brought not one right range of 20 messages that shares no word with its
 * question, and .003 to the share among the first three.
 */
const MEANING_WEIGHT_MIN = 0.5;

/** Selects models whose vectors find what no word leads to. */
export const findsByMeaning = (model: string): boolean => embedderWeights(model).weight >= MEANING_WEIGHT_MIN;

/** Lexical scores within this share of each other are equal: a filler word makes such a difference. */
export const LEXICAL_NOISE = 0.05;
/**
 * Weight of words that are sure to stand for all of a question; those that are only near, or answer a part, count less.
 */
export const RELATED_WEIGHT = 0.7;
/** Strength from which on a word answers a whole word of the question, as far as its share of the question goes. */
export const SURE_STRENGTH = 0.5;
/** Share of a question that other words than its own must answer, each as far as it stands for one of its words. */
export const RELATED_COVERAGE_MIN = 0.45;
/** Weight of a word that names a time: a memory is of that time when its dates are, and seldom says so. */
export const WHEN_WORD_WEIGHT = 0.5;
/** Score of a topic key whose words are those of the question. */
export const TOPIC_WEIGHT = 0.3;
/** Scores of the first of the pinned and of the newest memories, when no word leads to them. */
export const PINNED_WEIGHT = 0.3;
export const RECENT_WEIGHT = 0.2;
/** Score of the first memory of a time, when nothing but that time is asked for. */
export const DATED_WEIGHT = 0.6;

/** Shares for standing near: of equal matches the nearest is first, at any age that it has in common with the others. */
export const TIER_SHARE: Readonly<Record<Tier, number>> = {
  conversation: 0.15,
  channel: 0.1,
  workspace: 0.05,
  account: 0,
};
