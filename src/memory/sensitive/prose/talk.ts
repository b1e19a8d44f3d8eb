/** Questions about the words around a value that the rules of passwords and those of codes share. */
import { plainOf } from '../../../lib/text/folded-text.ts';
import { lazy, nearby, sourceOf } from '../vocabulary.ts';
import type { Context } from './context.ts';
import type { Value } from './values.ts';

/** Text behind a value that ends its clause. */
export const ENDS_CLAUSE = /^\s*(?:$|[.,;:!?)\]}"'»”\n。、，！？])/;

/** "… if you're wondering": what goes on is another clause. */
const CONDITION = lazy(() => new RegExp(`^ (?:${sourceOf(nearby('conditions'))})(?!\\p{L})`, 'u'));
const CONDITION_CHARS = 10;
const COPULA_CHARS = 8;

/** True if nothing behind a value belongs to it, but "is" where it stands last: "709 पर है". */
export const endsClause = ({ end }: Value, context: Context): boolean => {
  const rest = context.text.slice(end, end + CONDITION_CHARS);
  return (
    ENDS_CLAUSE.test(rest) ||
    CONDITION().test(plainOf(rest)) ||
    context.has(['copulas'], end, end + COPULA_CHARS)
  );
};

/** "At least 12 characters", "forgot": about a password, not the password. */
export const isTalk = (from: number, value: Value, context: Context): boolean =>
  context.has(['talk'], Math.max(0, from - 40), value.end + 32);

/** Length of the rest of a clause: "…, he forgot it again" is the next one. */
export const clauseEnd = (rest: string): number => {
  const end = rest.search(/[,.;!?\n]/);
  return end < 0 ? rest.length : end;
};
