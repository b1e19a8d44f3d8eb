/**
 * Weighs a message as taking the place of an earlier one. The weights are fitted on labelled pairs of messages
 * (test/eval/corrections/fit.ts). Pure.
 */
import { memoisePairs } from '../../lib/memoise-pairs.ts';
import { weigher, weightsOf } from '../../lib/text/packed-weights.ts';
import {
  aloneFeature,
  eachPairFeature,
  kindsFeature,
  paired,
  saysOtherwise,
  togetherFeature,
} from './supersession-features.ts';
import { BIAS, WEIGHTS } from './supersession-weights.ts';
import type { View } from './view.ts';

const weigh = weigher(WEIGHTS);
const weightOf = weightsOf(WEIGHTS);
// Names of features are few, of pairs some thousand: each is looked up once.
const weightAlone = memoisePairs((name) => weightOf(aloneFeature(name)));
const weightTogether = memoisePairs((one, other) => weightOf(togetherFeature(one, other)));
const weightOfKinds = memoisePairs((later, said) => weightOf(kindsFeature(later, said)));

/** Weight of a message by itself, from its features. */
export const weighUpdate = (features: Iterable<string>): number => weigh(features, BIAS);

/** Weight that a message needs more whose words do not say that anything is otherwise: two decisions may both stand. */
export const UNSAID_LOSS = 1;

/** Weight of a message together with an earlier one. Above 0 with the weight of the message itself, it takes the other's place. */
export function pairWeight(later: View, said: View, isNear: boolean, ruled: readonly string[]): number {
  let sum = 0;
  eachPairFeature(
    paired(later, said, isNear, ruled),
    (name) => {
      sum += weightAlone(name, '');
    },
    (one, other) => {
      sum += weightTogether(one, other);
    },
    (one, other) => {
      sum += weightOfKinds(one, other);
    },
  );
  return sum - (saysOtherwise(later) ? 0 : UNSAID_LOSS);
}
