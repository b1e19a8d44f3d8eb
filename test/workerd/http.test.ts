/** The HTTP surface: who may call what, what is refused and how, what is told and what is kept to itself. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob('./http/*.ts'));
