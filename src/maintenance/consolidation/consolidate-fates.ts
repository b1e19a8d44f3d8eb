/**
 * The fates of one scope: what is promoted, what has faded and what is beyond the cap. All of it is decided before the first
 * memory goes, so that no number of slices removes more than a run may.
 */

import { type Aged, decideFates, needsConsent, type ScopeRemoval } from '../../memory/consolidation/fates.ts';
import type { OpenScope } from '../../memory/consolidation/place.ts';
import { planFates } from '../../memory/consolidation/plan-fates.ts';
import { type Agreement, agreementFor } from '../../memory/lifetime/consent.ts';
import { decayRates } from '../../memory/settings.ts';
import { getStored, listAged, type ScopeSize } from '../../store/memories/consolidation.ts';
import { batchesOf, type ConsolidationWork } from './consolidation-work.ts';

/** Memories of one page, a few numbers of each. */
const PAGE_MEMORIES = 5_000;
/** Memories of a scope that are judged in one run, the oldest: five times its default cap. A larger scope shrinks run by run. */
const JUDGED_MAX = 50_000;
/** Memories that one batch changes. */
const BATCH_MEMORIES = 100;
/** Statements of one batch, with room for an attempt more. */
const BATCH_QUERIES = 60;
/**
 * Time after its activity for which a conversation keeps what it shows in use. Longer, and a scope would keep all it
 * ever showed.
 */
const IN_USE_MS = 7 * 24 * 60 * 60 * 1000;

/** End of the slice that deals with the fates of a scope. */
export interface FatesEnd {
  readonly kind: 'done' | 'budget' | 'waits';
  readonly removal: ScopeRemoval;
}

/**
 * Promotes and removes in a scope, as far as nobody has to be asked; where somebody was, no more than they agreed to: what came
 * since is left for another run. `removal` counts the whole run.
 */
export async function ageScope(
  work: ConsolidationWork,
  { scope, memories, shortTerm }: ScopeSize,
  open: OpenScope,
): Promise<FatesEnd> {
  const { settings } = work.deps;
  const agreement = agreementFor(work.start.agreed, { what: 'memories', scope });
  const maxMemories = settings.scope_memories_max;
  if (shortTerm === 0 && memories <= maxMemories) return endOf('done', open.removed, 0, memories);
  const aged = await readAged(work, scope);
  const rates = decayRates(settings.decay);
  const fates = decideFates(aged, { now: work.start.dueAt, rates, maxMemories });
  const wanted = fates.pruned.length + fates.capped.length;
  const sizeBefore = open.sizeBefore ?? aged.length;
  const promoted = await give(work, 'promoted', fates.promoted, null);
  if (promoted.end === 'budget') return endOf('budget', open.removed, wanted, sizeBefore);
  const removal = { removed: open.removed, wanted, sizeBefore };
  if (agreement === null && needsConsent(removal, settings.maintenance_removal_share))
    return { kind: 'waits', removal };
  let { removed } = open;
  const allowed = open.removed + (agreement?.left ?? wanted);
  for (const cause of ['pruned', 'capped'] as const) {
    const given = await give(work, cause, fates[cause].slice(0, allowed - removed), agreement);
    removed += given.n;
    if (given.end === 'budget') return endOf('budget', removed, wanted, sizeBefore);
  }
  return endOf('done', removed, 0, sizeBefore);
}

const endOf = (kind: FatesEnd['kind'], removed: number, wanted: number, sizeBefore: number): FatesEnd => ({
  kind,
  removal: { removed, wanted, sizeBefore },
});

async function readAged(work: ConsolidationWork, scope: string): Promise<Aged[]> {
  const { dueAt } = work.start;
  const aged: Aged[] = [];
  let after = '';
  while (aged.length < JUDGED_MAX) {
    const page = { scope, after, limit: PAGE_MEMORIES, now: work.now };
    const rows = await listAged(work.deps.db, page, dueAt - IN_USE_MS);
    aged.push(...rows);
    work.look(rows.length);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_MEMORIES) break;
    after = last.id;
  }
  return aged;
}

/** Gives memories their fate, in batches, as long as they fit; counts them within what was agreed to, if somebody was asked. */
async function give(
  work: ConsolidationWork,
  cause: 'promoted' | 'pruned' | 'capped',
  decided: readonly Aged[],
  agreement: Agreement | null,
): Promise<{ readonly end: 'done' | 'budget'; readonly n: number }> {
  const { db, ids, counts } = work.deps;
  const name = `memories_${cause}` as const;
  let n = 0;
  const fate = cause === 'promoted' ? 'promoted' : 'removed';
  for (const batch of batchesOf(decided, BATCH_MEMORIES)) {
    if (!work.fits(BATCH_QUERIES)) return { end: 'budget', n };
    const memoryIds = batch.map(({ id }) => id);
    const plan = await work.change(`consolidation.${cause}`, async () => {
      const plan = planFates(fate, batch, await getStored(db, memoryIds), work.now, ids);
      const given = plan.updates.length;
      const also = agreement ? counts.addAgreed(name, agreement.index, given) : counts.add(name, given);
      return { plan, also };
    });
    n += plan?.updates.length ?? 0;
  }
  return { end: 'done', n };
}
