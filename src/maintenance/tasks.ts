/** The tasks by name: which slice does the work of each. */
import type { TaskName } from '../memory/lifetime/maintenance.ts';
import { INLINE } from '../memory/types.ts';
import { selectModels } from '../store/vectors/embedding-models.ts';
import { consolidateSlice } from './consolidation/consolidate.ts';
import type { JobDeps } from './job-deps.ts';
import { judgeShared } from './judge-shared.ts';
import { drainOutbox } from './outbox.ts';
import { runPersonaTask } from './personas/persona-task.ts';
import { restConversations } from './rest-conversations.ts';
import { retainSlice } from './retention/retain.ts';
import type { SliceEnd, SliceStart } from './task.ts';
import { fillVectorsSlice } from './vectors/fill-vectors.ts';
import { rebuildVectorSlice } from './vectors/rebuild-vectors.ts';

/** Drains of one slice: each makes some twenty queries. */
const DRAINS_A_SLICE = 20;
/** The same of personas, of which one makes some forty queries and as many calls of the bucket. */
const PERSONA_PARTS_A_SLICE = 10;
/** Parts of a rebuild in one slice: some hundred vectors each, some four queries. */
const REBUILD_PARTS_A_SLICE = 20;

/** Slice of each task. */
export const TASKS: Readonly<Record<TaskName, (deps: JobDeps, start: SliceStart) => Promise<SliceEnd>>> = {
  outbox: sweepOutbox,
  idle_sweep: restConversations,
  embedding_backfill: fillVectorsSlice,
  consolidation: consolidateSlice,
  retention: retainSlice,
  persona_apply: applyPersonas,
  judge_shared: judgeShared,
  vector_rebuild: rebuildVectors,
};

/** Jobs that are due and did not land; compactions whose alarm died. */
async function sweepOutbox(deps: JobDeps, { cursor }: SliceStart): Promise<SliceEnd> {
  for (let drain = 0; drain < DRAINS_A_SLICE; drain++) {
    const { more } = await drainOutbox(deps, deps.workspaceId, deps.now());
    if (!more) return { kind: 'done' };
  }
  return { kind: 'more', cursor: cursor ?? '' };
}

/** Directives that no turn applied, and files of personas. */
async function applyPersonas(deps: JobDeps, { cursor }: SliceStart): Promise<SliceEnd> {
  for (let part = 0; part < PERSONA_PARTS_A_SLICE; part++) {
    const { more } = await runPersonaTask(deps, deps.workspaceId, deps.settings.persona_file_mode);
    if (!more) return { kind: 'done' };
  }
  return { kind: 'more', cursor: cursor ?? '' };
}

/** Position of a rebuild: in which model's index, and after which owner; null at the beginning of an index. */
interface RebuildCursor {
  readonly model: string;
  readonly after: { readonly model: string; readonly ownerId: string } | null;
}

/** The vector indexes from the database, one model after the other. */
async function rebuildVectors(deps: JobDeps, { cursor }: SliceStart): Promise<SliceEnd> {
  const { db, workspaceId, indexOf } = deps;
  const [models] = await db.batch('embeddings.models', [selectModels(db, workspaceId)]);
  const sizes = [INLINE, ...models.filter(({ retiredAt }) => retiredAt === null)];
  let written = 0;
  const stats = () => ({ vectors_written: written });
  let at: RebuildCursor = cursor === null ? { model: INLINE.model, after: null } : JSON.parse(cursor);
  for (let part = 0; part < REBUILD_PARTS_A_SLICE; part++) {
    const place = sizes.findIndex(({ model }) => model === at.model);
    const size = sizes[place];
    if (size === undefined) return { kind: 'done', stats: stats() };
    const { vectors, after } = await rebuildVectorSlice(db, indexOf(size), workspaceId, at.after, size.model);
    written += vectors;
    const next = after === null ? sizes[place + 1] : size;
    if (next === undefined) return { kind: 'done', stats: stats() };
    at = { model: next.model, after };
  }
  return { kind: 'more', stats: stats(), cursor: JSON.stringify(at) };
}
