/**
 * What the first search of a conversation in an isolate still reads once its reader is known and what was said is found: all
 * else in one batch, with the re-check of vector hits and the texts of long messages, so that no third round trip follows.
 * The answer is not kept: its two batches may lie on both sides of a write.
 */
import type { VectorHit } from '../memory/ports.ts';
import { NO_CHUNKS, nearestChunks, uncheckedChunks } from '../recall/chunks/rank-chunks.ts';
import type { EventFindings } from '../recall/events/evidence.ts';
import { placeEvents, shownEvents, unreadEvents } from '../recall/events/placed-events.ts';
import { rankEvents } from '../recall/events/rank-events.ts';
import { NO_MEMORIES } from '../recall/memories/evidence.ts';
import { nearestMemories, uncheckedHits } from '../recall/memories/recall-memories.ts';
import {
  asksForChunks,
  NOTHING_UNRESOLVED,
  type RecallPorts,
  type RecallRequest,
  type Resolved,
} from '../recall/recall.ts';
import { selectChunks, toChunkFindings } from '../store/workspace/chunk-reads.ts';
import { memoryReads, toMemoryFindings } from '../store/workspace/memory-reads.ts';
import { selectClaim } from '../store/workspace/reader-claims.ts';
import { recallPorts, resolvingReads, toResolved } from '../store/workspace/recall-ports.ts';
import type { WorkspaceServices } from './context.ts';
import type { ClaimedReader } from './reader.ts';
import type { EarlyEnd, Reads } from './search-reads.ts';

/** The reads of a search whose events are found. */
export function unopenedReads(
  services: WorkspaceServices,
  { reader, claim }: ClaimedReader,
  { now, sources, similarityThreshold, limit }: RecallRequest,
  events: EventFindings,
): Reads {
  const { db } = services;
  const early = Promise.withResolvers<EarlyEnd>();
  let hits: Promise<VectorHit[]> = Promise.resolve([]);
  let chunkHits: Promise<VectorHit[]> = Promise.resolve([]);
  let resolved: Resolved = { memories: [], chunks: [], contents: new Map() };

  const lexical: RecallPorts['lexical'] = async (query, request) => {
    if (sources.includes('memories')) hits = nearestMemories(query, request, services);
    // Recall itself asks for them again and says that they are missing.
    if (asksForChunks(request)) chunkHits = nearestChunks(query, request, services);
    const [near, nearChunks] = await Promise.all([hits, chunkHits].map((asked) => asked.catch(() => [])));
    const ids = {
      memories: uncheckedHits(NO_MEMORIES, near ?? [], similarityThreshold),
      chunks: uncheckedChunks(NO_CHUNKS, nearChunks ?? []),
      events: unreadEvents(shownEvents(placeEvents(rankEvents(query, events)), limit)),
    };
    const [[claimed], chunks, memories, frequencies, ...asked] = await db.batch('search.read', [
      selectClaim(db, reader.workspaceId, claim),
      selectChunks(db, query, request, now),
      ...memoryReads(db, query, request, now),
      ...resolvingReads(db, request, ids, now),
    ]);
    if (claimed?.holds !== 1) {
      early.resolve({ as: 'disclaimed' });
      return new Promise(() => undefined);
    }
    resolved = toResolved(asked);
    return {
      events,
      chunks: toChunkFindings(chunks),
      memories: toMemoryFindings(memories, frequencies),
    };
  };
  const ports: RecallPorts = {
    ...recallPorts(services, now, () => Promise.reject(new Error('is read by the batch above'))),
    lexical,
    resolve: async (_, open) => ({
      ...resolved,
      memories: resolved.memories.filter(({ id }) => open.memories.includes(id)),
      chunks: resolved.chunks.filter(({ id }) => open.chunks.includes(id)),
    }),
    vectors: { query: ({ owners }) => (owners.includes('chunk') ? chunkHits : hits) },
  };
  const learnt = { state: undefined, asked: NOTHING_UNRESOLVED };
  return { ports, early: early.promise, learnt, accountPrint: async () => '' };
}
