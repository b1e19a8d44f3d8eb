/**
 * The merges of one scope. All of its memories are read by their words, which finds whatever may be one without a search for
 * each: only groups of like words are read whole, with their vectors. A group that is compared again is found merged.
 */
import { sha256Hex } from '../../lib/crypto/hash.ts';
import { decideMerges, type Merge, mergeKey } from '../../memory/consolidation/merges.ts';
import type { OpenScope } from '../../memory/consolidation/place.ts';
import { planMerges } from '../../memory/consolidation/plan-merges.ts';
import { EMBEDDED_MODELS } from '../../models/embed/embedders.ts';
import { getAlike, listWorded, type ScopeSize, takeOver } from '../../store/memories/consolidation.ts';
import type { ConsolidationWork } from './consolidation-work.ts';

/** Memories of one page: a megabyte at most times, eight if each is as long as it may be. */
const PAGE_MEMORIES = 1_000;
/** Memories of a scope that are compared: five times its default cap. What is beyond waits until the cap has been enforced. */
const COMPARED_MAX = 50_000;
/** Memories of one batch of groups, and of one group; of a larger one the rest is compared when it has changed again. */
const BATCH_MEMORIES = 100;
const GROUP_MAX_MEMORIES = 500;
/** Statements of one batch, with room for an attempt more. */
const BATCH_QUERIES = 60;
/** Time for which memories without vectors are compared again: embeddings follow within the hour. */
const EMBEDDED_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Memories of like words. */
interface Group {
  readonly ids: string[];
  isFresh: boolean;
}

/** Merges what is one in a scope. Returns the last group that was compared, where to go on; null when all are. */
export async function mergeScope(
  work: ConsolidationWork,
  { scope, memories, changedAt }: ScopeSize,
  { comparedTo }: OpenScope,
  since: number,
): Promise<string | null> {
  const comparedSince = since - EMBEDDED_WITHIN_MS;
  if (comparedTo === null || memories < 2 || changedAt <= comparedSince) return null;
  const groups = await readGroups(work, scope, comparedSince);
  let last = comparedTo;
  for (const batch of batchesOfGroups(groups.filter(({ ids }) => (ids[0] ?? '') > comparedTo))) {
    if (!work.fits(BATCH_QUERIES)) return last;
    await mergeGroups(
      work,
      batch.flatMap(({ ids }) => ids.slice(0, GROUP_MAX_MEMORIES)),
    );
    last = batch.at(-1)?.ids[0] ?? last;
  }
  return null;
}

/** Groups of more than one in which something changed after `since`, in the order of their first ids. */
async function readGroups(work: ConsolidationWork, scope: string, since: number): Promise<Group[]> {
  const groups = new Map<string, Group>();
  let after = '';
  for (let read = 0; read < COMPARED_MAX; ) {
    const page = { scope, after, limit: PAGE_MEMORIES, now: work.now };
    const rows = await listWorded(work.deps.db, page);
    for (const { id, updatedAt, ...memory } of rows) {
      const key = sha256Hex(mergeKey(memory));
      const group = groups.get(key) ?? { ids: [], isFresh: false };
      group.ids.push(id);
      group.isFresh ||= updatedAt > since;
      groups.set(key, group);
    }
    read += rows.length;
    work.look(rows.length);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_MEMORIES) break;
    after = last.id;
  }
  return [...groups.values()].filter(({ ids, isFresh }) => isFresh && ids.length > 1);
}

function batchesOfGroups(groups: readonly Group[]): Group[][] {
  const batches: Group[][] = [];
  let memories = BATCH_MEMORIES;
  for (const group of groups) {
    if (memories >= BATCH_MEMORIES) {
      batches.push([]);
      memories = 0;
    }
    batches.at(-1)?.push(group);
    memories += group.ids.length;
  }
  return batches;
}

async function mergeGroups(work: ConsolidationWork, memoryIds: readonly string[]): Promise<void> {
  const { db, workspaceId, ids, counts } = work.deps;
  await work.change('consolidation.merge', async () => {
    const { now } = work;
    const { stored, vectors, firstOfTopic } = await getAlike(db, memoryIds, EMBEDDED_MODELS);
    const merges = decideMerges(stored, vectors, now);
    return {
      plan: planMerges(merges, firstOfTopic, now, ids),
      also: [...takeOver(db, workspaceId, merges, now), ...counts.add('memories_merged', losersOf(merges))],
    };
  });
}

const losersOf = (merges: readonly Merge[]): number =>
  merges.reduce((sum, { losers }) => sum + losers.length, 0);
