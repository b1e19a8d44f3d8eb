/** Durable memory over its API: entries, edits, batches, facts, the account tier, and all of it as an export. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./memories/*.ts'));
