/**
 * Weighs a message as taking the place of an earlier one. The weights are fitted on labelled pairs of messages
 * (test/eval/corrections/fit.ts). Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import { pairFeatures, saysOtherwise } from './supersession-features.ts';
import { BIAS, WEIGHTS } from './supersession-weights.ts';
import type { View } from './view.ts';

const weigh = weigher(WEIGHTS);

/** Weight of a message by itself, from its features. */
export const weighUpdate = (features: Iterable<string>): number => weigh(features, BIAS);

/** Weight that a message needs more whose words do not say that anything is otherwise: two decisions may both stand. */
export const UNSAID_LOSS = 1;

/** Weight of a message together with an earlier one. Above 0 with the weight of the message itself, it takes the other's place. */
export const pairWeight = (later: View, said: View, isNear: boolean, ruled: readonly string[]): number =>
  weigh(pairFeatures(later, said, isNear, ruled), 0) - (saysOtherwise(later) ? 0 : UNSAID_LOSS);
