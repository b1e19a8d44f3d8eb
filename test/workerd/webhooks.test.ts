/** Messaging platforms: what comes in, what becomes of it, and what goes out. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./webhooks/*.ts'));
