/**
 * Lifetime of something that was learnt. Long: what somebody states of themselves and theirs, tastes and things too, what they ask for
 * or decided, and what ends by itself. Short: what passes (a plan for no day, a remark of no kind), and what a model makes of a talk;
 * use makes it long, and without any it fades (`consolidation/fates.ts`). Pure.
 */
import { type FactCategory, type Lifetime, type Memory, traitsOf } from '../types.ts';

/** Things stated that do not last: of no kind that does, or plans, which last where a day ahead is told of them. */
export type Passes = 'always' | 'unless dated';

/** The lifetime of what a message of a user states; `happensFrom` is the day ahead of which it tells. */
export const lifetimeStated = (
  { passes, ...stated }: Ruled & { readonly passes?: Passes | undefined },
  happensFrom: string | null,
): Lifetime =>
  passes === undefined || (passes === 'unless dated' && happensFrom !== null)
    ? 'long_term'
    : lifetimeOf(stated);

/** Fields by which a lifetime is ruled. */
type Ruled = Pick<Memory, 'kind' | 'category' | 'topicKey' | 'importance' | 'expiresAt'>;

/** Importance from which on what is gathered (a name, a home, an allergy) is no passing remark. */
const LASTING_IMPORTANCE = 0.7;
/** Categories that make up a life, however lightly it is told. */
const LASTING_CATEGORIES: ReadonlySet<FactCategory | null> = new Set([
  'relationship',
  'milestone',
  'occupation',
]);

/** The lifetime of what is gathered from a talk, by a model above all. */
export function lifetimeOf({ kind, category, topicKey, importance, expiresAt }: Ruled): Lifetime {
  // A fact with a topic is a value that counts until another is told.
  const { lasts } = traitsOf(kind);
  const isLasting =
    lasts === 'always' ||
    (lasts === 'with a topic' && topicKey !== null) ||
    LASTING_CATEGORIES.has(category) ||
    importance >= LASTING_IMPORTANCE ||
    expiresAt !== null;
  return isLasting ? 'long_term' : 'short_term';
}

/**
 * The lifetime of a known memory after it was stated again. Who asks to remember what was only gathered so far is not to find it
 * faded, and what somebody says in two messages is no passing remark. What a model says again is the same talk, and tells nothing.
 */
export function lifetimeAfter(
  known: Lifetime,
  stated: { readonly lifetime: Lifetime; readonly isSaidAgain: boolean },
): Lifetime {
  const lasts = stated.lifetime === 'long_term' || stated.isSaidAgain;
  return known === 'short_term' && lasts ? 'long_term' : known;
}
