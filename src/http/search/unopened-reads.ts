/**
 * What the first search of a conversation in an isolate still reads once its reader is known and what was said is found. The
 * answer is not kept: its two batches may lie on both sides of a write.
 */
import type { EventFindings } from '../../recall/events/evidence.ts';
import { NOTHING_UNRESOLVED, type RecallRequest } from '../../recall/recall.ts';
import { type LeftResults, portsAfter } from '../../store/search/opened-recall.ts';
import { selectClaim } from '../../store/search/reader-claims.ts';
import type { ClaimedReader } from '../access/reader.ts';
import type { WorkspaceServices } from '../context.ts';
import type { EarlyEnd, Reads } from './search-reads.ts';

/** The reads of a search whose events are found. */
export function unopenedReads(
  services: WorkspaceServices,
  { reader, claim }: ClaimedReader,
  { now }: RecallRequest,
  events: EventFindings,
): Reads {
  const { db } = services;
  const early = Promise.withResolvers<EarlyEnd>();
  const ports = portsAfter(services, now, events, async (reads): Promise<LeftResults> => {
    const [[claimed], ...left] = await db.batch('search.read', [
      selectClaim(db, reader.workspaceId, claim),
      ...reads,
    ]);
    if (claimed?.holds === 1) return left;
    early.resolve({ as: 'disclaimed' });
    return new Promise(() => undefined);
  });
  const learnt = { state: undefined, asked: NOTHING_UNRESOLVED };
  return { ports, early: early.promise, learnt, accountPrint: async () => '' };
}
