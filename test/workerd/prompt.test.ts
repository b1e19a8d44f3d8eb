/** What a turn shows the model: injection blocks and the prompt around them. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./prompt/*.ts'));
