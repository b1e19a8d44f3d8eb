/** Models: how they are asked on the real runtime, and what their failures may not do. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./models/*.ts'));
