/**
 * What each feature of an event weighs. Made by test/eval/fit-event-weights.ts: listwise softmax regression with an L2
 * penalty, over the development sets of LoCoMo and BEAM, each counting the same, and the questions about people retold as
 * one of them would ask. Do not edit by hand.
 */
import type { EventFeature } from './features.ts';

export const EVENT_WEIGHTS: Readonly<Record<EventFeature, number>> = {
  words: -1.9572,
  wordsSquared: 1.2332,
  pairs: 0.4460,
  passage: 1.3412,
  matched: 1.0035,
  spread: 0.5310,
  before2: 0.9045,
  nearby: 0.8262,
  neighbour: 0.4399,
  coverage2: 1.2808,
  coverage1: -0.3560,
  sitting: 0.2420,
  sittingCoverage: 1.6276,
  meaning: 1.1160,
  meaningBeside: 0.7353,
  theme: 1.8068,
  themeBefore: -0.0436,
  themeAfter: -0.3999,
  beforeInLecture: -1.0818,
  coverageInLecture: 0.9159,
  named: 0.4766,
  namedWords: 0.2558,
  namedFirstPerson: 2.4415,
  userInLecture: 1.8455,
  assistantAsked: 0.9448,
  selfAsked: 0.7615,
  length: -0.1838,
  userLengthInLecture: -0.8677,
  assistantLengthInLecture: -0.7095,
  endsAsking: -0.3352,
  answers: 2.2512,
  opens: 0.5654,
  novelty: 0.5066,
  noveltyInLecture: -0.2640,
  numberAsked: 1.5322,
  near: 4.1236,
};
