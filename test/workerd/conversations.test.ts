/** A conversation around its turns: identity and lifecycle, its channel, notes, persona, branches and orientation. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./conversations/*.ts'));
