/** What happens beside the turns: models, vectors, and maintenance that removes, merges and fills in. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob(['./maintenance/*.ts', './models/*.ts', './vectors/*.ts']));
