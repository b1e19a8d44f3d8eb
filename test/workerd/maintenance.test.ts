/** Maintenance: what runs in the background removes, merges and fills in, and what it must never touch. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./maintenance/*.ts'));
