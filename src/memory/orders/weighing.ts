/**
 * Weighs a sentence as an order to a machine: the sum of the weights of its features. The weights are fitted on labelled texts
 * (test/eval/poison/fit.ts). Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import type { WeighedSentence } from './features.ts';
import { BIAS, WEIGHTS } from './order-weights.ts';

const weigh = weigher(WEIGHTS);

/** Weight for an order, less the weight against it: above 0 it is one. */
export const scoreOrder = ({ features }: WeighedSentence): number => weigh(features, BIAS);
