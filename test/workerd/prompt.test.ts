/** What a model is given: the prompt, and the summaries that stand for what it no longer shows. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob(['./prompt/*.ts', './compaction/*.ts']));
