/**
 * Consent to a run that removes much of a scope. It holds for the scopes that were shown, and for as many memories of each as
 * was shown; a run asks again about those that came since or did not fit into the question. Pure.
 */
import { z } from 'zod';

/** Scopes of one question, those that lose most: as many as a person looks through. */
export const ASKED_SCOPES_MAX = 20;

const Count = z.int().min(0);

const ConsentScope = z.object({
  /** Token of the scope, as memories carry it; null for all of the workspace. */
  scope: z.string().nullable(),
  what: z.enum(['memories', 'events']),
  wouldRemove: Count,
  /** Number that the scope had when the run came to it. */
  of: Count,
  /** Number of those that are gone since somebody agreed. */
  removed: Count,
});
export type ConsentScope = Readonly<z.infer<typeof ConsentScope>>;

/** A question; `leftOut` sums up the scopes that it does not name and a yes does not cover. */
export const ConsentRequest = z.object({
  scopes: z.array(ConsentScope),
  leftOut: z.object({ scopes: Count, wouldRemove: Count }),
});
export type ConsentRequest = Readonly<z.infer<typeof ConsentRequest>>;

export const EMPTY_REQUEST: ConsentRequest = { scopes: [], leftOut: { scopes: 0, wouldRemove: 0 } };

/** The question with one more scope. */
export function withScope(
  { scopes, leftOut }: ConsentRequest,
  scope: Omit<ConsentScope, 'removed'>,
): ConsentRequest {
  const all = [...scopes, { ...scope, removed: 0 }].sort((a, b) => b.wouldRemove - a.wouldRemove);
  const rest = all.slice(ASKED_SCOPES_MAX);
  return {
    scopes: all.slice(0, ASKED_SCOPES_MAX),
    leftOut: {
      scopes: leftOut.scopes + rest.length,
      wouldRemove: leftOut.wouldRemove + sumOf(rest, 'wouldRemove'),
    },
  };
}

/** Rest that may still go of a scope, and the place where the run counts it. */
export interface Agreement {
  /** Place in the question. */
  readonly index: number;
  readonly left: number;
}

/** Agreement for a scope; null when it was not in the question. */
export function agreementFor(
  agreed: readonly ConsentScope[],
  of: Pick<ConsentScope, 'what' | 'scope'>,
): Agreement | null {
  const index = agreed.findIndex(({ what, scope }) => what === of.what && scope === of.scope);
  const found = agreed[index];
  return found ? { index, left: found.wouldRemove - found.removed } : null;
}

/** The question in words and numbers. */
export function reasonToAsk({ scopes, leftOut }: ConsentRequest, maxShare: number): string {
  const parts = scopes
    .filter(({ what }) => what === 'events')
    .map(({ wouldRemove, of }) => `${wouldRemove} of the ${of} events of the workspace`);
  const ofMemories = scopes.filter(({ what }) => what === 'memories');
  if (ofMemories.length > 0) {
    const [gone, all] = [sumOf(ofMemories, 'wouldRemove'), sumOf(ofMemories, 'of')];
    parts.push(`${gone} of the ${all} memories of ${scopesIn(ofMemories.length)}`);
  }
  const rest =
    leftOut.scopes === 0
      ? ''
      : `; asked about next, and not covered: ${leftOut.wouldRemove} memories of ${leftOut.scopes} more`;
  return `would remove ${parts.join(' and ')}: more than ${Math.round(maxShare * 100)} % of each${rest}`;
}

const scopesIn = (n: number): string => `${n} ${n === 1 ? 'scope' : 'scopes'}`;

const sumOf = (scopes: readonly ConsentScope[], name: 'wouldRemove' | 'of'): number =>
  scopes.reduce((sum, scope) => sum + scope[name], 0);
