/**
 * How much speaks for a message's taking the place of what was said before. The weights are fitted on labelled pairs of messages
 * (test/eval/corrections/fit.ts). Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import { pairFeatures, saysOtherwise } from './supersession-features.ts';
import { BIAS, WEIGHTS } from './supersession-weights.ts';
import type { View } from './view.ts';

/** What a message by itself says for it, by its features. */
export const weighUpdate = weigher(BIAS, WEIGHTS);

const weighPair = weigher(0, WEIGHTS);

/** Weight that a message needs more whose words do not say that anything is otherwise: two decisions may both stand. */
export const UNSAID_LOSS = 1;

/** What it has in common with something that was said before says for it. Above 0 with the weight of the message, it takes its place. */
export const pairWeight = (later: View, said: View, isNear: boolean, ruled: readonly string[]): number =>
  weighPair(pairFeatures(later, said, isNear, ruled)) - (saysOtherwise(later) ? 0 : UNSAID_LOSS);
