/** Search: what is found, in which languages, and at which cost. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./recall/*.ts'));
