/** Erasure of one memory, a conversation, a user, in one piece and in slices. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./erasure/*.ts'));
