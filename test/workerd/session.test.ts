/** The turn loop: order, retries, concurrency, failure and recovery of a session object. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./session/*.ts'));
