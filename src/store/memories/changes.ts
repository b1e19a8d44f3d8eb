/**
 * Changes of memory, all or nothing: what is known is read, the change is planned and written, again when others overtake it. A turn, an
 * import and a compaction read and write along with what they do else; they take the statements.
 */
import { sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import {
  type Changes,
  type ExistingMemories,
  type MemoryPlan,
  outdatedBy,
} from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import type { MemoryError } from '../../memory/errors.ts';
import type { Embedder } from '../../memory/ports.ts';
import { type Database, LostRace, type SqlStatement, withRetry } from '../database.ts';
import { selectExisting, toExistingMemories } from './change-reads.ts';
import { type ChangeContext, embedPlan, writePlan } from './write-plan.ts';

/** Changes decided on the memories as they stand. */
export interface ChangeDecision {
  /** Edits are of memories as they were just read: one that has changed since then is decided again. */
  readonly changes: Changes;
  /** Error for a plan that may not be carried out; null for one that may. */
  readonly refuse?: (plan: MemoryPlan) => MemoryError | null;
  /** Further statements of the batch, after the changes. */
  readonly also?: (plan: MemoryPlan) => readonly SqlStatement[];
}

/** Makes the changes that `decide` asks for; `busy` when other writers were faster each time. */
export function changeMemories(
  db: Database,
  context: ChangeContext,
  decide: () => Promise<Result<ChangeDecision, MemoryError>>,
): Promise<Result<MemoryPlan, MemoryError>> {
  const embedder = embeddingOnce(context.embedder);
  return withRetry(async () => {
    const decision = await decide();
    if (!decision.ok) return decision;
    const { changes, refuse, also } = decision.value;
    const known = toExistingMemories(changes, await db.batch('memory.known', selectExisting(db, changes)));
    if (!areUnchanged(changes, known)) throw new LostRace();
    const plan = planChanges(changes, known, context.now, context.ids);
    const refusal = refuse?.(plan);
    if (refusal) return err(refusal);
    const vectors = await embedPlan(plan, embedder);
    await db.write('memory.change', [
      ...writePlan(db, plan, vectors, context),
      ...forgetAnswers(db, context.workspaceId, changes, plan),
      ...(also?.(plan) ?? []),
    ]);
    return ok(plan);
  });
}

/** Checks that every edited memory is still the one that its edit was made of, so that no other edit is lost. */
function areUnchanged({ edits }: Changes, known: ExistingMemories): boolean {
  const revisions = new Map(known.memories.map(({ memory }) => [memory.id, memory.revision]));
  return edits.every(({ id, changed }) => revisions.get(id) === changed.revision);
}

/**
 * Remembered answers of searches show what an edit took away, perhaps from who asked. Those of the requests that made a
 * memory stay: they show their sender what they sent.
 */
const forgetAnswers = (
  db: Database,
  workspaceId: string,
  { edits }: Changes,
  plan: MemoryPlan,
): SqlStatement[] =>
  edits.length === 0 || outdatedBy(plan).length === 0
    ? []
    : [db.run(sql`delete from idempotency_records where resource_id = ${workspaceId}`)];

/** The same embedder, for which no attempt after the first one waits: that would lose the next race too. */
function embeddingOnce(embedder: Embedder): Embedder {
  const asked = new Map<string, Promise<Float32Array[]>>();
  return {
    model: embedder.model,
    dimensions: embedder.dimensions,
    embed(texts, purpose) {
      const key = JSON.stringify([purpose, texts]);
      const answer = asked.get(key) ?? embedder.embed(texts, purpose);
      asked.set(key, answer);
      return answer;
    },
  };
}
