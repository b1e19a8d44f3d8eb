/** The steps of erasures. Each works off its slices until nothing is left for it, or until the run has to stop. */
import { describeError, log } from '../../lib/log.ts';
import { recordTombstones } from '../../memory/lifetime/tombstones.ts';
import {
  countAccountMemories,
  countWorkspaceRows,
  listKeyIds,
  removeAccountMemories,
  removeWorkspace,
} from '../../store/account/erasure.ts';
import { nextDocuments, removeDocumentSlice } from '../../store/documents/removals.ts';
import { nextSlice, removeSlice } from '../../store/erasure/conversations.ts';
import { nextGroupSlice, removeGroupSlice } from '../../store/erasure/groups.ts';
import { FULL_TEXT_INDEXES } from '../../store/erasure/indexes.ts';
import { countAtLeast, countOwedJobs, wakeOwedJobs } from '../../store/erasure/records.ts';
import {
  type ErasureContext,
  type Removal,
  removeEmbeddingsOf,
  removeMemories,
} from '../../store/erasure/removals.ts';
import {
  nextMemories,
  removeChannel,
  removeUserRows,
  removeWorkspaceRows,
} from '../../store/erasure/rows.ts';
import { buryInErasure, removeTombstones } from '../../store/erasure/tombstones.ts';
import { nextOwners } from '../../store/operations/retention-rows.ts';
import { removeModels } from '../../store/vectors/embedding-models.ts';
import { drainOutbox } from '../outbox.ts';
import type { ErasureRun } from './erasure-run.ts';
import { tidySmallIndex } from './tidy-indexes.ts';

/** End of a step: nothing is left for it, the queries are used up, or another store does not answer. */
export type ErasureStepEnd = 'done' | 'budget' | 'owed';
/** One step; it may run again at any time. */
export type ErasureStep = (run: ErasureRun) => Promise<ErasureStepEnd>;

/** Queries of one slice at most, by what it removes. */
const QUERIES = {
  conversations: 90,
  group: 41,
  memories: 28,
  documents: 30,
  rows: 40,
  jobs: 45,
  vectors: 5,
} as const;
/** Jobs of one kind that are drained at once: each may cost a query and a call. */
const DRAINED_JOBS = 20;

/** Works off slices: `next` finds one (null when none is left), `toRemovals` says what goes with it. */
const inSlices =
  <Slice>(
    name: keyof typeof QUERIES,
    next: (run: ErasureRun) => Promise<Slice | null>,
    toRemovals: (run: ErasureRun, slice: Slice) => Removal[],
  ): ErasureStep =>
  async (run) => {
    for (;;) {
      const slice = await next(run);
      if (slice === null) return 'done';
      if (!run.fits(QUERIES[name])) return 'budget';
      await run.remove(`erasure.${name}`, toRemovals(run, slice));
    }
  };

/** Buries records, so that an export that was made before does not bring them back. */
const buryRecords = (context: ErasureContext, ids: readonly string[]): Removal[] =>
  buryInErasure(context, recordTombstones(context.hider, context.workspaceId, ids, context.now));

/** The same for rows that need no look-up: removes until nothing more goes. */
const untilNothingGoes =
  (toRemovals: (run: ErasureRun) => Removal[] | Promise<Removal[]>): ErasureStep =>
  async (run) => {
    for (;;) {
      if (!run.fits(QUERIES.rows)) return 'budget';
      if (!(await run.remove('erasure.rows', await toRemovals(run)))) return 'done';
    }
  };

const orNull = <T>(rows: readonly T[]): readonly T[] | null => (rows.length === 0 ? null : rows);

/** Conversations with all that belongs to them. */
export const eraseConversations = inSlices(
  'conversations',
  ({ deps, erasure }) => nextSlice(deps.db, erasure, deps.now()),
  (run, slice) => removeSlice(run.context, slice),
);

/** Removes what a user said in groups. */
export const eraseGroupEvents = inSlices(
  'group',
  ({ deps, erasure }) => nextGroupSlice(deps.db, erasure, deps.now()),
  (run, slice) => removeGroupSlice(run.context, slice),
);

/** Memories of a channel, a user or a workspace. */
export const eraseMemories = inSlices(
  'memories',
  async ({ deps, erasure }) => orNull(await nextMemories(deps.db, erasure)),
  (run, ids) => [...buryRecords(run.context, ids), ...removeMemories(run.context, ids)],
);

/** Documents of a channel, a user or a workspace. */
export const eraseDocuments = inSlices(
  'documents',
  ({ deps, erasure }) => nextDocuments(deps.db, erasure),
  (run, slice) => [
    ...buryRecords(run.context, slice.documentIds),
    ...removeDocumentSlice(run.context, slice),
  ],
);

/** A channel, once nothing is in it. */
export const eraseChannel = untilNothingGoes((run) => removeChannel(run.context));

/** Rows that name a user. */
export const eraseUserRows = untilNothingGoes((run) => removeUserRows(run.context));

/** Removes all other rows that a workspace has in its database. */
export const eraseWorkspaceRows = untilNothingGoes(async (run) => {
  const { deps, erasure, context } = run;
  return removeWorkspaceRows(context, await listKeyIds(deps.accountDb, erasure.workspaceId));
});

/** Account memories of a user. They are counted before they go: the two databases share no transaction. */
export const eraseAccountMemories: ErasureStep = async (run) => {
  const { accountDb, accountId, db } = run.deps;
  const { id, targetId } = run.erasure;
  if (accountId === null || targetId === null) return 'done';
  for (;;) {
    const n = await countAccountMemories(accountDb, accountId, targetId);
    if (n === 0) return 'done';
    if (!run.fits(QUERIES.rows)) return 'budget';
    await run.write('erasure.account', [countAtLeast(db, id, 'account_memories', n)]);
    await removeAccountMemories(accountDb, accountId, targetId);
  }
};

/** The vectors that stand in an index beside those of other workspaces: their ids are known as long as their embeddings are. */
export const eraseSharedVectors: ErasureStep = async (run) => {
  const { deps, erasure } = run;
  try {
    for (const size of await deps.modelsInShared()) {
      for (;;) {
        if (!run.fits(QUERIES.vectors)) return 'budget';
        const ids = await nextOwners(deps.db, erasure.workspaceId, size.model);
        if (ids.length === 0) break;
        await deps.indexOf(size).delete(ids.map((id) => ({ id, version: 0 })));
        await run.remove('erasure.vectors', removeEmbeddingsOf(run.context, size.model, ids));
      }
    }
    return 'done';
  } catch (error) {
    // The index may be down; the rest waits, open, for the next run.
    log('warn', 'erasure_waits', { workspace_id: erasure.workspaceId, error: describeError(error) });
    return 'owed';
  }
};

/** The vectors of a workspace, with the storage of their objects. */
export const eraseVectors: ErasureStep = async ({ deps, erasure }) => {
  try {
    await deps.eraseVectors();
    return 'done';
  } catch (error) {
    // The index may be down; the rest waits, open, for the next run.
    log('warn', 'erasure_waits', { workspace_id: erasure.workspaceId, error: describeError(error) });
    return 'owed';
  }
};

/** Persona files. Rows went before them: an export that was under way finds its row gone and removes what it wrote. */
export const eraseFiles: ErasureStep = async (run) => {
  const { deps, erasure } = run;
  try {
    const n = await deps.eraseFiles(erasure.kind === 'user' ? (erasure.targetId ?? undefined) : undefined);
    if (n > 0) await run.write('erasure.files', [countAtLeast(deps.db, erasure.id, 'persona_files', n)]);
    return 'done';
  } catch (error) {
    // The bucket may be down; the rest waits, open, for the next run.
    log('warn', 'erasure_waits', { workspace_id: erasure.workspaceId, error: describeError(error) });
    return 'owed';
  }
};

/** Removes what erased words left in the full-text indexes. */
export const tidyFullText: ErasureStep = async ({ deps, counts }) => {
  for (const index of FULL_TEXT_INDEXES) if ((counts[index] ?? 0) > 0) await tidySmallIndex(deps.db, index);
  return 'done';
};

/** Settles what the slices owe to the vector index and to session objects. */
export const settleOwed: ErasureStep = async (run) => {
  const { deps, erasure } = run;
  for (let owed = await wakeOwedJobs(deps.db, erasure, deps.now()); owed > 0; ) {
    if (!run.fits(QUERIES.jobs)) return 'budget';
    const { applied, postponed } = await drainOutbox(deps, erasure.workspaceId, deps.now(), DRAINED_JOBS);
    const [[left]] = await deps.db.batch('erasure.owed', [countOwedJobs(deps.db, erasure)]);
    owed = left?.n ?? 0;
    if (owed > 0 && applied + postponed === 0) return 'owed';
  }
  return 'done';
};

/** Two steps that do not wait for each other. */
export const both =
  (first: ErasureStep, second: ErasureStep): ErasureStep =>
  async (run) => {
    const ends = [await first(run), await second(run)];
    if (ends.includes('budget')) return 'budget';
    return ends.includes('owed') ? 'owed' : 'done';
  };

/** The workspace itself with its keys: the last thing by which a caller could ask for more. */
export const eraseWorkspaceAccess: ErasureStep = async (run) => {
  const { accountDb, accountId, db } = run.deps;
  if (accountId === null) return 'done';
  const ids = { workspaceId: run.erasure.workspaceId, accountId };
  const counts = Object.entries(await countWorkspaceRows(accountDb, ids)).filter(([, n]) => n > 0);
  await run.write('erasure.models', [
    removeModels(db, run.erasure.workspaceId),
    ...removeTombstones(db, run.erasure.workspaceId),
  ]);
  await run.write(
    'erasure.access',
    counts.map(([rows, n]) => countAtLeast(db, run.erasure.id, rows, n)),
  );
  await removeWorkspace(accountDb, ids);
  return 'done';
};
