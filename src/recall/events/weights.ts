/**
 * What each feature of an event weighs. Made by test/eval/fit-event-weights.ts: listwise softmax regression with an L2
 * penalty, over the development sets of LoCoMo and BEAM, each counting one half. Do not edit by hand.
 */
import type { EventFeature } from './features.ts';

export const EVENT_WEIGHTS: Readonly<Record<EventFeature, number>> = {
  words: -1.9864,
  wordsSquared: 1.2581,
  pairs: 0.4434,
  passage: 1.3545,
  matched: 0.9953,
  spread: 0.5099,
  before2: 0.8981,
  nearby: 0.8224,
  neighbour: 0.4416,
  coverage2: 1.2762,
  coverage1: -0.345,
  sitting: 0.2406,
  sittingCoverage: 1.6373,
  meaning: 1.1276,
  meaningBeside: 0.7291,
  theme: 1.8011,
  themeBefore: -0.033,
  themeAfter: -0.3937,
  beforeInLecture: -1.0487,
  coverageInLecture: 0.9331,
  named: 0.4745,
  namedWords: 0.2592,
  namedFirstPerson: 2.4383,
  userInLecture: 0.411,
  assistantAsked: 0.8284,
  selfAsked: 0.7016,
  length: -0.2004,
  userLengthInLecture: -0.8413,
  assistantLengthInLecture: -0.932,
  endsAsking: -0.3352,
  answers: 2.2518,
  opens: 0.5734,
  novelty: 0.5068,
  noveltyInLecture: -0.2639,
  numberAsked: 1.5306,
  near: 4.1209,
};
