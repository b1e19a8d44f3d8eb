/** Compaction: what it keeps, what may fail on the way, and what erasure takes out of it. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./compaction/*.ts'));
