/** Vectors: the index itself, and the outbox that fills it. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./vectors/*.ts'));
