/**
 * Lanes: who works on a chat. A lane is claimed with a lease, and each write of its worker renews it by compare and set: a
 * worker that was given up for dead changes nothing any more. A lane that nobody works on has no row.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Database, requireOneChange, type SqlStatement } from '../database.ts';
import { rowOf } from '../rows.ts';
import { webhookDeliveries, webhookLanes } from '../schema/webhooks.ts';

/** A chat of a workspace. */
export interface Lane {
  readonly workspaceId: string;
  readonly lane: string;
}

/** A lane that its holder works on; `leaseUntil` tells its holders apart. */
export interface LaneLease extends Lane {
  readonly leaseUntil: number;
}

/** Takes a lane that nobody works on; null when somebody does. */
export async function claimLane(
  db: Database,
  { workspaceId, lane }: Lane,
  now: number,
  leaseUntil: number,
): Promise<LaneLease | null> {
  const claimed = await db.read(
    'lanes.claim',
    db.orm
      .insert(webhookLanes)
      .values({ workspaceId, lane, leaseUntil })
      .onConflictDoUpdate({
        target: [webhookLanes.workspaceId, webhookLanes.lane],
        set: { leaseUntil },
        setWhere: sql`lease_until <= ${now}`,
      })
      .returning({ lane: webhookLanes.lane }),
  );
  return claimed.length === 0 ? null : { workspaceId, lane, leaseUntil };
}

/** Writes in a lane and renews its lease. Fails as a whole (`isLostRace`) when somebody else has the lane. */
export async function writeInLane(
  db: Database,
  { workspaceId, lane, leaseUntil }: LaneLease,
  renewedUntil: number,
  statements: readonly SqlStatement[],
): Promise<LaneLease> {
  // Of two holders no two leases are the same: a second claim is made only after the first has run out.
  const until = Math.max(renewedUntil, leaseUntil);
  await db.write('lanes.write', [
    db.orm.update(webhookLanes).set({ leaseUntil: until }).where(held({ workspaceId, lane, leaseUntil })),
    requireOneChange(db),
    ...statements,
  ]);
  return { workspaceId, lane, leaseUntil: until };
}

/** Gives a lane back, and tells when its next delivery is due; null when none waits. In one transaction: nothing falls between. */
export async function releaseLane(
  db: Database,
  { workspaceId, lane, leaseUntil }: LaneLease,
): Promise<number | null> {
  const [, [due]] = await db.batch('lanes.release', [
    db.orm.delete(webhookLanes).where(held({ workspaceId, lane, leaseUntil })),
    db.values<number | null>(sql`select min(due) from (
      select direction, next_try_at as due, row_number() over (
        partition by direction order by happened_at, sequence, rowid) as place
      from webhook_deliveries where workspace_id = ${workspaceId} and lane = ${lane} and status = 'waiting')
      where place = 1`),
  ]);
  return due ?? null;
}

const held = ({ workspaceId, lane, leaseUntil }: LaneLease): SQL =>
  sql`workspace_id = ${workspaceId} and lane = ${lane} and lease_until = ${leaseUntil}`;

/** Lanes of one database in which something is due and that nobody works on, those that wait longest first. */
export const listDueLanes = (db: Database, now: number, limit: number): Promise<Lane[]> =>
  db.step('lanes.due').select(DUE.sql`select workspace_id, lane from webhook_deliveries d
      where status = 'waiting' and next_try_at <= ${now} and not exists (select 1 from webhook_lanes l
        where l.workspace_id = d.workspace_id and l.lane = d.lane and l.lease_until > ${now})
      group by workspace_id, lane order by min(next_try_at) limit ${limit}`);

const DUE = rowOf(webhookDeliveries, 'workspaceId', 'lane');
