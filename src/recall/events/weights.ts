/**
 * What each feature of an event weighs. Made by test/eval/fit-event-weights.ts: listwise softmax regression with an L2
 * penalty, over the development sets of LoCoMo and BEAM, each counting one half. Do not edit by hand.
 */
import type { EventFeature } from './features.ts';

export const EVENT_WEIGHTS: Readonly<Record<EventFeature, number>> = {
  words: -1.8338,
  wordsSquared: 0.7992,
  pairs: 0.4788,
  passage: 1.7159,
  matched: 0.8754,
  spread: 0.2041,
  before2: 0.8246,
  nearby: 0.8116,
  neighbour: 0.5248,
  coverage2: 1.1376,
  coverage1: -0.3752,
  sitting: 0.3301,
  sittingCoverage: 1.5648,
  meaning: 1.2173,
  meaningBeside: 0.7909,
  theme: 1.9882,
  themeBefore: 0.055,
  themeAfter: -0.0107,
  beforeInLecture: -1.0177,
  coverageInLecture: 0.8869,
  named: 0.2983,
  namedWords: 0.526,
  namedFirstPerson: 2.6149,
  userInLecture: 1.4814,
  assistantAsked: 2.5619,
  selfAsked: -0.0524,
  length: -0.3795,
  userLengthInLecture: -0.545,
  assistantLengthInLecture: -0.5571,
  endsAsking: -0.3139,
  answers: 2.3061,
  opens: 0.4932,
  novelty: 0.5039,
  noveltyInLecture: -0.2849,
  numberAsked: 1.2698,
  near: 3.9123,
};
