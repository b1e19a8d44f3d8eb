/** One slice of consolidation: its budget, and the way in which it makes a change beside other writers. */
import { ok } from '../../lib/result.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { CONSOLIDATION } from '../../memory/consolidation/plan-fates.ts';
import { createEmbedder, EMBEDDED_MODELS } from '../../models/embed/embedders.ts';
import { type SqlStatement, withRetry } from '../../store/database.ts';
import { type PlannedVectors, writePlan } from '../../store/memories/write-plan.ts';
import type { SliceStart, TaskDeps } from '../task.ts';

/** D1 statements of one slice at most, so that its round trips stay far below the 1,000 calls of an invocation. */
const SLICE_MAX_QUERIES = 450;
/** Memories looked at in one slice: about two seconds of CPU. */
const SLICE_MAX_ROWS = 120_000;
/** Attempts of one batch that other writers overtake; then it is left for a later run. */
const ATTEMPTS = 4;
/** No words change, so nothing is embedded. */
const NO_VECTORS: PlannedVectors = new Map();

/** Changes of a batch, as decided on rows that were just read. */
export interface Change {
  readonly plan: MemoryPlan;
  /** Further statements of the batch. */
  readonly also: readonly SqlStatement[];
}

/** One slice at work. */
export class ConsolidationWork {
  readonly deps: TaskDeps;
  readonly start: SliceStart;
  readonly #queriesBefore: number;
  #rows = 0;

  constructor(deps: TaskDeps, start: SliceStart) {
    this.deps = deps;
    this.start = start;
    this.#queriesBefore = deps.db.queries;
  }

  /** The moment of what is written now: the clock's, and never before the run was due. */
  get now(): number {
    return Math.max(this.deps.now(), this.start.dueAt);
  }

  /** Checks that so many more statements fit into the slice. */
  fits(queries: number): boolean {
    const made = this.deps.db.queries - this.#queriesBefore;
    return made + queries <= SLICE_MAX_QUERIES && this.#rows < SLICE_MAX_ROWS;
  }

  /** Notes that memories were looked at. */
  look(rows: number): void {
    this.#rows += rows;
  }

  /** Decides and writes, again when others were faster; null when they were each time. Rows that a decision spares stay. */
  async change(step: string, decide: () => Promise<Change>): Promise<MemoryPlan | null> {
    const changed = await withRetry(async () => {
      const { plan, also } = await decide();
      if (plan.updates.length > 0) await this.#write(step, plan, also);
      return ok(plan);
    }, ATTEMPTS);
    return changed.ok ? changed.value : null;
  }

  #write(step: string, plan: MemoryPlan, also: readonly SqlStatement[]): Promise<void> {
    const { db, workspaceId, ids } = this.deps;
    const embedder = createEmbedder(EMBEDDED_MODELS[0]);
    const context = { workspaceId, actor: CONSOLIDATION, now: this.now, ids, embedder };
    return db.write(step, [...writePlan(db, plan, NO_VECTORS, context), ...also]);
  }
}

/** Cuts a list into batches. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let from = 0; from < items.length; from += size) batches.push(items.slice(from, from + size));
  return batches;
}
