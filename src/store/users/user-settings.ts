/**
 * Settings of users. Whoever reads for a user takes the zones that this isolate remembers, and finds out with what it reads anyway
 * whether these still hold: so that nobody waits for them alone.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LruCache } from '../../lib/lru-cache.ts';
import { NO_ZONES, type UserZones } from '../../memory/people/user-zone.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertSelect, type RowOf, rowOf } from '../rows.ts';
import { userSettings } from '../schema/users.ts';

/** Users whose zones an isolate remembers: some 100 bytes each. */
const REMEMBERED_MAX = 5_000;
const remembered = new LruCache<UserZones>(REMEMBERED_MAX);

const keyOf = (workspaceId: string, userId: string): string => `${workspaceId} ${userId}`;

/** The zones of a user as this isolate last read them, perhaps stale; none where it never did. */
export const rememberedZones = (workspaceId: string, userId: string | null): UserZones =>
  (userId === null ? undefined : remembered.get(keyOf(workspaceId, userId))) ?? NO_ZONES;

/** Remembers the zones of a user as they were read. */
export function rememberZones(workspaceId: string, userId: string, zones: UserZones): void {
  const key = keyOf(workspaceId, userId);
  if (zones.timeZone === null && zones.learntTimeZone === null) remembered.delete(key);
  else remembered.set(key, zones);
}

/** The zones of a user as a value of a statement; null of whom nothing is known. `zonesIn` reads it. */
export const zonesOf = (
  workspaceId: string,
  userId: string | null | SQL | SQLiteColumn,
): SQL<string | null> =>
  sql`(select json_array(time_zone, learnt_time_zone) from user_settings
    where workspace_id = ${workspaceId} and user_id = ${userId})`;

/** The zones in such a value. */
export function zonesIn(value: string | null | undefined): UserZones {
  if (value == null) return NO_ZONES;
  const [timeZone = null, learntTimeZone = null] = JSON.parse(value) as (string | null)[];
  return { timeZone, learntTimeZone };
}

const SETTINGS = rowOf(userSettings, 'userId', 'timeZone', 'learntTimeZone');
export type UserSettings = RowOf<typeof SETTINGS>;

/** The statement that reads the settings of some users. */
export const selectUserSettings = (db: Database, workspaceId: string, userIds: readonly string[]) =>
  db.select(SETTINGS.sql`select ${SETTINGS.of('u')} from json_each(${JSON.stringify(userIds)}) as j
    cross join user_settings u on u.workspace_id = ${workspaceId} and u.user_id = j.value`);

/** The settings of a user; of whom nothing is known they are empty. */
export async function getUserSettings(
  db: Database,
  workspaceId: string,
  userId: string,
): Promise<UserSettings> {
  const [found] = await db.read('user.settings', selectUserSettings(db, workspaceId, [userId]));
  return found ?? { userId, ...NO_ZONES };
}

interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

/** The statement that keeps zones of a user: the one that was set, which null takes back, or the one that a message or a platform told. */
export const keepZones = (db: Database, owner: Owner, zones: Partial<UserZones>, now: number): SqlStatement =>
  db.orm
    .insert(userSettings)
    .values({ ...owner, ...zones, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [userSettings.workspaceId, userSettings.userId],
      set: { ...zones, updatedAt: now },
    });

/**
 * The statement that keeps the zone which a platform told of a user who has said something: it tells of everybody in a team, and of strangers nothing is kept.
 * Unscoped: of one user, only that they have said anything.
 */
export const learnZoneOfSpeaker = (
  db: Database,
  owner: Owner,
  learntTimeZone: string,
  now: number,
): SqlStatement =>
  insertSelect(
    db,
    userSettings,
    { ...owner, learntTimeZone, createdAt: now, updatedAt: now },
    sql`where exists (select 1 from events indexed by events_by_user
        where workspace_id = ${owner.workspaceId} and user_id = ${owner.userId})
      on conflict (workspace_id, user_id) do update
        set learnt_time_zone = excluded.learnt_time_zone, updated_at = excluded.updated_at`,
  );
