/**
 * Weighs a remark as telling something that lasts. The weights are fitted on labelled messages (test/eval/statements/fit.ts).
 * Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import { BIAS, WEIGHTS } from './statement-weights.ts';

const weigh = weigher(WEIGHTS);

/** Weight for keeping a remark with these features, less the weight against it: above 0 it is kept. */
export const scoreStatement = (features: Iterable<string>): number => weigh(features, BIAS);
