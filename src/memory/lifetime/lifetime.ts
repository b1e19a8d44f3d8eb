/**
 * Lifetime of something that was learnt. Long: what somebody asks for, who they are, what they decided and what ends by itself.
 * Short: what is only gathered from remarks, tastes above all, and what a model makes of a talk; use makes it long, and without
 * any it fades (`consolidation/fates.ts`). Pure.
 */
import { type FactCategory, type Lifetime, type Memory, traitsOf } from '../types.ts';

/**
 * Importance from which on something said of oneself (a name, a home, an allergy, a wish to remember) is no passing
 * remark.
 */
const LASTING_IMPORTANCE = 0.7;
/** Categories that make up a life, however lightly it is told. */
const LASTING_CATEGORIES: ReadonlySet<FactCategory | null> = new Set([
  'relationship',
  'milestone',
  'occupation',
]);

/** The lifetime of a memory that a message teaches. */
export function lifetimeOf({
  kind,
  category,
  topicKey,
  importance,
  expiresAt,
}: Pick<Memory, 'kind' | 'category' | 'topicKey' | 'importance' | 'expiresAt'>): Lifetime {
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
