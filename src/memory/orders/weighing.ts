/**
 * How much speaks for a sentence's being an order to a machine: the sum of the weights of what is found in it. The weights are
 * fitted on labelled texts (test/eval/poison/fit.ts). Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import type { WeighedSentence } from './features.ts';
import { BIAS, WEIGHTS } from './order-weights.ts';

const weighFeatures = weigher(BIAS, WEIGHTS);

/** What speaks for an order, less what speaks against it: above 0 it is one. */
export const scoreOrder = ({ features }: WeighedSentence): number => weighFeatures(features);
