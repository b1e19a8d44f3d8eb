/** The databases themselves: the rules that they keep, and what is told when one is broken, which comes last. */
import { runTogether } from '../support/run-together.ts';

runTogether({
  './lib/object-migrations.ts': () => import('./lib/object-migrations.ts'),
  './databases/schema.ts': () => import('./databases/schema.ts'),
  './databases/lost-race.ts': () => import('./databases/lost-race.ts'),
  './databases/readiness.ts': () => import('./databases/readiness.ts'),
});
