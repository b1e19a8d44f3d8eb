/**
 * How much speaks for a remark's telling something that lasts. The weights are fitted on labelled messages
 * (test/eval/statements/fit.ts). Pure.
 */
import { weigher } from '../../lib/text/packed-weights.ts';
import { BIAS, WEIGHTS } from './statement-weights.ts';

/** What speaks for keeping a remark with these features, less what speaks against it: above 0 it is kept. */
export const scoreStatement = weigher(BIAS, WEIGHTS);
