/** What the rules of passwords and of codes ask alike about the words around a value. */
import type { Context } from './told-context.ts';
import type { Value } from './told-values.ts';

/** What follows a value at the end of a clause. */
export const ENDS_CLAUSE = /^\s*(?:$|[.,;:!?)\]}"'»”\n。、，！？])/;

/** "At least 12 characters", "forgot": about a password, not the password. */
export const isTalk = (from: number, value: Value, context: Context): boolean =>
  context.has(['talk'], Math.max(0, from - 40), value.end + 32);
