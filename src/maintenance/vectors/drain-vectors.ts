/**
 * The vector jobs of the outbox: what was written is embedded by the models that a workspace has beside the inline one, and
 * the vectors of all go to their indexes. An embedder that fails holds nothing back: what it left out is noted, and the
 * backfill makes up for it.
 */
import { describeError, log } from '../../lib/log.ts';
import type { Embedder, VectorDeletion, VectorIndex, VectorRecord } from '../../memory/ports.ts';
import { INLINE, INLINE_MODEL } from '../../memory/types.ts';
import { findsByMeaning } from '../../recall/memories/ranking-weights.ts';
import type { Database, RowsOf, SqlStatement } from '../../store/database.ts';
import {
  selectVectorJobs,
  settleVectorJobs,
  toVectorJobs,
  type VectorJob,
} from '../../store/operations/outbox.ts';
import type { RunCounts } from '../../store/operations/run-counts.ts';
import {
  insertVectors,
  type ModelInUse,
  noteMissing,
  selectModels,
  selectUnembeddedOf,
  takeIntoUse,
  type Unembedded,
} from '../../store/vectors/embedding-models.ts';
import {
  insertEventVectors,
  selectUnembeddedEventsOf,
  type UnembeddedEvent,
} from '../../store/vectors/event-vectors.ts';
import { type DrainReport, NOTHING_DRAINED, settleOrPostpone, sumOf } from '../drain-report.ts';
import { embedAccepted } from './embed-accepted.ts';

/** A model and how long its vectors are. */
export type ModelSize = Pick<ModelInUse, 'model' | 'dimensions'>;

/** Capabilities for writing vectors. */
export interface VectorDeps {
  readonly db: Database;
  /** Counter of the run that this is part of; none outside of runs. */
  readonly counts: RunCounts;
  /** The model that this deployment wants its workspaces to be served by. */
  readonly wanted: string;
  /** The embedder of a model, whose vectors are so long where they are stored; null when this deployment cannot call it. */
  embedderOf(model: string, dimensions?: number): Embedder | null;
  /** The index that keeps the vectors of a model. */
  indexOf(size: ModelSize): VectorIndex;
}

/** The statements that read the models of a workspace and its oldest due vector jobs. */
export const selectDueVectors = (db: Database, workspaceId: string, now: number, limit: number) =>
  [selectModels(db, workspaceId), selectVectorJobs(db, workspaceId, now, limit)] as const;

/** Works off vector jobs that are due. */
export async function drainVectors(
  deps: VectorDeps,
  workspaceId: string,
  [known, rows]: RowsOf<ReturnType<typeof selectDueVectors>>,
  now: number,
  limit: number,
): Promise<DrainReport> {
  const { db } = deps;
  if (rows.length === 0) return NOTHING_DRAINED;
  const read = toVectorJobs(rows);
  const models = await modelsToFill(deps, workspaceId, known, now);
  const isFilled = await embedOwners(deps, workspaceId, models, read, now);
  const jobs = isFilled
    ? toVectorJobs((await db.batch('outbox.due', [selectVectorJobs(db, workspaceId, now, limit)]))[0])
    : read;
  const sizes = [INLINE, ...models, ...known.filter(({ retiredAt }) => retiredAt !== null)];
  return { ...(await applyJobs(deps, jobs, sizes, now)), more: read.length >= limit };
}

/** Models in use beside the inline one, with the wanted one from now on. */
async function modelsToFill(
  { db, wanted, embedderOf }: VectorDeps,
  workspaceId: string,
  known: readonly ModelInUse[],
  now: number,
): Promise<ModelSize[]> {
  const inUse = known.filter(({ retiredAt }) => retiredAt === null);
  if (wanted === INLINE_MODEL || inUse.some(({ model }) => model === wanted)) return inUse;
  const embedder = embedderOf(wanted);
  if (embedder === null) return inUse;
  const { dimensions } = embedder;
  await db.write('embeddings.use', [takeIntoUse(db, workspaceId, { model: wanted, dimensions }, now)]);
  return [...inUse, { model: wanted, dimensions }];
}

/** Embeds what the jobs are about and lacks a vector. Tells whether anything was written. */
async function embedOwners(
  deps: VectorDeps,
  workspaceId: string,
  models: readonly ModelSize[],
  jobs: readonly VectorJob[],
  now: number,
): Promise<boolean> {
  const ownerIds = [
    ...new Set(
      jobs
        .filter(({ deletion, wantsVectors }) => deletion === null || wantsVectors)
        .map((job) => job.targetId),
    ),
  ];
  const asked = models.flatMap((size) => [
    { size, select: selectUnembeddedOf(deps.db, workspaceId, size.model, ownerIds) },
    ...(findsByMeaning(size.model)
      ? [{ size, select: selectUnembeddedEventsOf(deps.db, workspaceId, size.model, ownerIds) }]
      : []),
  ]);
  const [first, ...rest] = asked.map(({ select }) => select);
  if (first === undefined || ownerIds.length === 0) return false;
  const missing = await deps.db.batch('embeddings.missing', [first, ...rest]);
  let isFilled = false;
  for (const [i, rows] of missing.entries()) {
    const size = asked[i]?.size;
    if (size === undefined || rows.length === 0) continue;
    const { model } = size;
    try {
      isFilled = (await embedRows(deps, workspaceId, size, rows, now)) || isFilled;
    } catch (error) {
      log('warn', 'embedding_left', { model, rows: rows.length, error: describeError(error) });
      await deps.db.write('embeddings.missing', [noteMissing(deps.db, workspaceId, model, now)]);
    }
  }
  return isFilled;
}

/**
 * Embeds texts by a model and writes the vectors, with `also` in the same batch. False when this deployment cannot call the
 * model; throws when it fails.
 */
export async function embedRows(
  { db, counts, embedderOf }: Pick<VectorDeps, 'db' | 'counts' | 'embedderOf'>,
  workspaceId: string,
  { model, dimensions }: ModelSize,
  rows: readonly (Unembedded | UnembeddedEvent)[],
  now: number,
  also: readonly SqlStatement[] = [],
): Promise<boolean> {
  const embedder = embedderOf(model, dimensions);
  if (embedder === null) return false;
  const vectors = await embedAccepted(
    embedder,
    rows.map(({ content }) => content),
  );
  const embedded = rows.flatMap((row, i) => (vectors[i] ? [{ row, vector: vectors[i] }] : []));
  const printed = embedded.flatMap(({ row, vector }) =>
    'print' in row ? [{ ownerId: row.ownerId, print: row.print, vector }] : [],
  );
  const said = embedded.flatMap(({ row, vector }) =>
    'print' in row ? [] : [{ ownerId: row.ownerId, vector }],
  );
  await db.write('embeddings.fill', [
    ...[
      ...insertVectors(db, workspaceId, model, printed, now),
      ...insertEventVectors(db, workspaceId, model, said, now),
    ].flatMap((insert) => [insert, ...counts.addChanged('texts_embedded')]),
    ...also,
  ]);
  return true;
}

/** Deletions first and apart: no upsert that an index refuses may hold back an erasure. */
async function applyJobs(
  deps: VectorDeps,
  jobs: readonly VectorJob[],
  sizes: readonly ModelSize[],
  now: number,
): Promise<DrainReport> {
  const apply = (own: readonly VectorJob[], work: () => Promise<unknown>) =>
    settleOrPostpone(
      deps,
      own.map(({ id }) => id),
      now,
      { work, settle: () => settleVectorJobs(deps.db, own, deps.counts) },
    );
  const deletions = jobs.filter((job) => job.deletion !== null);
  const upserts = jobs.filter((job) => job.deletion === null);
  const fresh = upserts.filter(({ attempts }) => attempts === 0);
  const reports = [
    await apply(deletions, () =>
      deleteFrom(
        deps,
        sizes,
        deletions.flatMap(({ deletion }) => deletion ?? []),
      ),
    ),
    await apply(fresh, () =>
      upsertInto(
        deps,
        fresh.flatMap((job) => job.upserts),
      ),
    ),
  ];
  // One bad record fails its whole batch: what failed before is tried by itself.
  for (const job of upserts.filter(({ attempts }) => attempts > 0))
    reports.push(await apply([job], () => upsertInto(deps, job.upserts)));
  return sumOf(reports);
}

const deleteFrom = (
  { indexOf }: VectorDeps,
  sizes: readonly ModelSize[],
  deletions: readonly VectorDeletion[],
): Promise<unknown> => Promise.all(sizes.map((size) => indexOf(size).delete(deletions)));

const upsertInto = ({ indexOf }: VectorDeps, records: readonly VectorRecord[]): Promise<unknown> =>
  Promise.all(
    [...Map.groupBy(records, ({ model }) => model)].map(([model, own]) =>
      indexOf({ model, dimensions: own[0]?.vector.length ?? 0 }).upsert(own),
    ),
  );
