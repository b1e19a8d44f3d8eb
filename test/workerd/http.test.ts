/** The HTTP surface: who may call what, what is refused and how; and a conversation around its turns, from identity to orientation. */
import { runTogether } from '../support/run-together.ts';

runTogether(import.meta.glob(['./http/*.ts', './conversations/*.ts']));
