/**
 * Memories that wait for approval: rows of status `quarantined`, without words or vectors in any index. Approved, they are stated anew, as
 * anything that is said; rejected, they go, and what they say is not learnt again from what was said until then.
 *
 * Unscoped: what waits in a workspace, for who runs it.
 */
import { type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { type MemoryPlan, NO_CHANGES, type Statement as Said } from '../../memory/changes/changes.ts';
import { keysOf } from '../../memory/changes/content.ts';
import { type EntryPatch, patchEntry } from '../../memory/changes/entry.ts';
import { newMemory } from '../../memory/changes/new-memory.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import type { HeldMemory, HeldReason } from '../../memory/lifetime/held.ts';
import type { Hider } from '../../memory/lifetime/tombstones.ts';
import type { Page, PageRequest } from '../../memory/lists/paging.ts';
import type { Memory } from '../../memory/types.ts';
import { type Database, requireOneChange, type SqlStatement } from '../database.ts';
import { tombstonesOf } from '../erasure/memories.ts';
import { bury } from '../erasure/tombstones.ts';
import { insertAudit } from '../operations/audit.ts';
import { as, insertRows, selection } from '../rows.ts';
import { memories, memoryObservations } from '../schema/memories.ts';
import { auditLog } from '../schema/operations.ts';
import { readWalk } from '../walk.ts';
import { changeMemories } from './changes.ts';
import { MEMORY } from './rows.ts';
import type { ChangeContext } from './write-plan.ts';

/** A statement that waits, and why. */
export interface HeldStatement extends Said {
  readonly reason: HeldReason;
  readonly confidence: number;
}

/** Author of the hold. */
export type HoldContext = Pick<ChangeContext, 'workspaceId' | 'actor' | 'now' | 'ids'>;

/** The statements that hold back what is said, unless the same waits already. */
export function holdStatements(
  db: Database,
  held: readonly HeldStatement[],
  { workspaceId, actor, now, ids }: HoldContext,
): SqlStatement[] {
  const isThere = sql`and exists (select 1 from memories m where m.id = coalesce(value->>'$.memoryId', value->>'$.targetId'))`;
  return [
    ...insertRows(
      db,
      memories,
      held.map(({ memory, keys }) => ({
        ...memory,
        tags: [...memory.tags],
        ...keys,
        status: 'quarantined' as const,
        createdAt: now,
        updatedAt: now,
      })),
      sql`and not exists (select 1 from memories m indexed by memories_held where m.workspace_id = ${workspaceId}
        and m.status = 'quarantined' and m.content_key = value->>'$.contentKey')`,
    ),
    ...insertRows(
      db,
      memoryObservations,
      held.map(({ memory, eventId, statedFor }) => ({
        id: ids.next('obs'),
        workspaceId,
        memoryId: memory.id,
        eventId,
        action: 'created',
        source: memory.source,
        content: memory.content,
        observedAt: statedFor,
        createdAt: now,
      })),
      isThere,
    ),
    ...insertRows(
      db,
      auditLog,
      held.map(({ memory, reason, confidence }) => ({
        id: ids.next('aud'),
        workspaceId,
        actor,
        action: HOLD,
        targetId: memory.id,
        userId: memory.userId,
        detail: { reason, confidence },
        createdAt: now,
      })),
      isThere,
    ),
  ];
}

const HOLD = 'memory.hold';

const DETAIL = selection({}).with({
  id: as<string>(),
  reason: as<HeldReason | null>(),
  confidence: as<number | null>(),
  eventId: as<string | null>(),
});

interface HeldAsked {
  readonly userId: string | null;
}

/** Lists the held items of a workspace, newest first. */
export async function listHeld(
  db: Database,
  workspaceId: string,
  asked: HeldAsked,
  page: PageRequest,
): Promise<Page<HeldMemory>> {
  const lane = sql`from memories m indexed by memories_held where m.workspace_id = l.value and m.status = 'quarantined'`;
  const found = await listNewest(db, 'review.list', workspaceId, lane, asked, page);
  return { ...found, data: await withReasons(db, workspaceId, found.data) };
}

/** Shared memories that a model took for orders, newest first: their users have them, and no prompt of others shows them. */
export async function listWithheld(
  db: Database,
  workspaceId: string,
  asked: HeldAsked,
  page: PageRequest,
): Promise<Page<HeldMemory>> {
  const lane = sql`from memories m indexed by memories_withheld where m.workspace_id = l.value and ${WITHHELD}`;
  const found = await listNewest(db, 'review.withheld', workspaceId, lane, asked, page);
  const asWithheld = (memory: Memory): HeldMemory => ({
    memory,
    reason: 'withheld_by_model',
    confidence: null,
    eventId: null,
  });
  return { ...found, data: found.data.map(asWithheld) };
}

const listNewest = (
  db: Database,
  step: string,
  workspaceId: string,
  lane: SQL,
  { userId }: HeldAsked,
  page: PageRequest,
): Promise<Page<Memory>> =>
  readWalk(
    db,
    step,
    MEMORY,
    {
      table: 'memories',
      lanes: [workspaceId],
      lane,
      keys: ['created_at', 'id'],
      isDescending: true,
      shown: userId === null ? sql`true` : sql`m.user_id = ${userId}`,
    },
    page,
    ({ createdAt, id }) => [createdAt, id],
  );

const WITHHELD = sql`m.judged = 'order' and m.status = 'active'`;

/** Lets others read what a model withholds, as long as its words stay; null when it withholds no such memory. */
export async function releaseWithheld(
  db: Database,
  { workspaceId, actor, now, ids }: ChangeContext,
  id: string,
): Promise<Memory | null> {
  const [released] = await db
    .step('review.withheld')
    .select(
      MEMORY.sql`select ${MEMORY.of('m')} from memories m where m.id = ${id} and m.workspace_id = ${workspaceId} and ${WITHHELD}`,
    );
  if (released === undefined) return null;
  const { revision, userId } = released;
  await db.write('review.release', [
    db.run(sql`update memories set judged = 'approved', revision = revision + 1
      where id = ${id} and judged = 'order' and revision = ${revision}`),
    requireOneChange(db),
    insertAudit(db, {
      id: ids.next('aud'),
      workspaceId,
      actor,
      action: 'memory.release',
      targetId: id,
      userId,
      now,
    }),
  ]);
  return { ...released, judged: 'approved', revision: revision + 1 };
}

async function withReasons(
  db: Database,
  workspaceId: string,
  held: readonly Memory[],
): Promise<HeldMemory[]> {
  const ids = JSON.stringify(held.map(({ id }) => id));
  const detail = (
    field: string,
  ) => sql`(select a.detail->>${`$.${field}`} from audit_log a indexed by audit_log_by_target
    where a.workspace_id = ${workspaceId} and a.target_id = i.value and a.action = ${HOLD} limit 1)`;
  const told = await db.read(
    'review.reasons',
    held.length === 0
      ? null
      : db.select(DETAIL.sql`select i.value as id, ${detail('reason')} as reason, ${detail('confidence')} as confidence,
          (select o.event_id from memory_observations o where o.memory_id = i.value order by o.observed_at limit 1) as eventId
          from json_each(${ids}) as i`),
  );
  const byId = new Map(told.map(({ id, ...rest }) => [id, rest]));
  return held.map((memory) => ({
    memory,
    ...(byId.get(memory.id) ?? { reason: null, confidence: null, eventId: null }),
  }));
}

const WAITING = MEMORY.with({ eventId: as<string | null>(), statedFor: as<number | null>() });

/** One that waits, with the message that it rests on; null when there is none. */
async function getHeld(db: Database, workspaceId: string, id: string) {
  const evidence = (column: string) =>
    sql.raw(
      `(select o.${column} from memory_observations o where o.memory_id = m.id order by o.observed_at limit 1)`,
    );
  const [held] = await db
    .step('review.get')
    .select(WAITING.sql`select m.*, ${evidence('event_id')} as eventId,
      ${evidence('observed_at')} as statedFor
    from memories m where m.id = ${id} and m.workspace_id = ${workspaceId} and m.status = 'quarantined'`);
  return held ?? null;
}

/** Remembers what waits, as it is or as a patch makes it, under an id of its own: the plan, and that id. */
export async function approveHeld(
  db: Database,
  context: ChangeContext,
  id: string,
  patch: EntryPatch,
): Promise<Result<{ readonly plan: MemoryPlan; readonly memoryId: string }, MemoryError>> {
  const newId = context.ids.next('mem');
  const { workspaceId, now } = context;
  const done = await changeMemories(db, context, async () => {
    const held = await getHeld(db, workspaceId, id);
    if (held === null) return err(notFound('memory'));
    const { eventId, statedFor, ...memory } = held;
    const patched = patchEntry(memory, patch);
    if (!patched.ok) return patched;
    const approved = newMemory({ ...patched.value, id: newId }, now);
    const statement = {
      memory: approved,
      keys: keysOf(approved),
      statedFor: approved.validFrom ?? statedFor ?? now,
      eventId,
    };
    return ok({
      changes: { ...NO_CHANGES, statements: [statement] },
      also: () => removeHeld(db, context, held, 'memory.approve'),
    });
  });
  if (!done.ok) return done;
  return ok({ plan: done.value, memoryId: done.value.outcomes.statements[0]?.memoryId ?? newId });
}

/** Removes what waits; what it says is not learnt again from what was said until now. */
export async function rejectHeld(
  db: Database,
  context: ChangeContext,
  id: string,
  hider: Hider,
): Promise<Result<null, MemoryError>> {
  const held = await getHeld(db, context.workspaceId, id);
  if (held === null) return err(notFound('memory'));
  await db.write('review.reject', [
    ...removeHeld(db, context, held, 'memory.reject'),
    ...bury(db, context.workspaceId, tombstonesOf(hider, [held], context.now)),
  ]);
  return ok(null);
}

/** The statements that take a memory from what waits. They fail the batch (`isLostRace`) when somebody was faster. */
const removeHeld = (
  db: Database,
  { workspaceId, actor, now, ids }: ChangeContext,
  { id, userId }: Pick<Memory, 'id' | 'userId'>,
  action: string,
): SqlStatement[] => [
  db.run(sql`delete from memory_observations where memory_id = ${id}`),
  db.run(sql`delete from memories where id = ${id} and status = 'quarantined'`),
  requireOneChange(db),
  insertAudit(db, { id: ids.next('aud'), workspaceId, actor, action, targetId: id, userId, now }),
];
