/** Channels: topics inside a workspace. Exactly one is the default. */
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Channel } from '../../memory/types.ts';
import { type Database, isUniqueViolation, type SqlStatement } from '../database.ts';
import { channels } from '../schema/conversations.ts';

/** Name of the channel that every workspace has from its first moment. */
const DEFAULT_CHANNEL_NAME = 'general';

/** The statement that gives a workspace its default channel; harmless when there is one. */
export const insertDefaultChannel = (
  db: Database,
  channel: { id: string; workspaceId: string; now: number },
): SqlStatement =>
  db.orm
    .insert(channels)
    .values({
      id: channel.id,
      workspaceId: channel.workspaceId,
      name: DEFAULT_CHANNEL_NAME,
      isDefault: true,
      createdAt: channel.now,
      updatedAt: channel.now,
    })
    .onConflictDoNothing();

/** The id of the channel that stands for no topic; null in a workspace that is being erased. */
export async function defaultChannelId(db: Database, workspaceId: string): Promise<string | null> {
  const which = sql`workspace_id = ${workspaceId} and is_default = 1`;
  const [id] = await db.step('channel.default').values(sql`select id from channels where ${which}`);
  return id ?? null;
}

/** Adds a channel; its name is unique in the workspace. The same id again returns the channel as it is. */
export async function createChannel(db: Database, channel: Channel): Promise<Result<Channel, MemoryError>> {
  try {
    const [, rows] = await db.batch('channel.create', [
      db.orm.insert(channels).values(channel).onConflictDoNothing({ target: channels.id }),
      selectChannel(db, channel.workspaceId, channel.id),
    ]);
    return ok(rows[0] ?? channel);
  } catch (error) {
    return refuseTakenName(error);
  }
}

/** The statement that reads whether a channel was made for a topic, which the default one was not, for a batch. */
export const selectChannelKind = (db: Database, workspaceId: string, id: string) =>
  db.values<number>(
    sql`select is_default = 0 from channels where id = ${id} and workspace_id = ${workspaceId}`,
  );

/** The same of the channel of a conversation, as a value of another statement. */
export const channelKindOf = (conversation: SQL): SQL =>
  sql`(select is_default = 0 from channels where id = ${conversation}.channel_id and workspace_id = ${conversation}.workspace_id)`;

/** Fields of a channel that a change may set; those left out stay as they are. */
export interface ChannelChange {
  readonly name?: string | undefined;
  /** Null for none. */
  readonly description?: string | null | undefined;
}

/** Changes the name or the description of a channel. */
export async function updateChannel(
  db: Database,
  workspaceId: string,
  id: string,
  change: ChannelChange,
  now: number,
): Promise<Result<Channel, MemoryError>> {
  const update = db.orm
    .update(channels)
    // A field that is left out is undefined, which drizzle does not set.
    .set({ ...change, updatedAt: now })
    .where(and(eq(channels.workspaceId, workspaceId), eq(channels.id, id)));
  const isEmpty = Object.values(change).every((value) => value === undefined);
  try {
    const rows = await db.writeThenRead(
      'channel.update',
      isEmpty ? [] : [update],
      selectChannel(db, workspaceId, id),
    );
    return rows[0] ? ok(rows[0]) : err(notFound('channel'));
  } catch (error) {
    return refuseTakenName(error);
  }
}

/** One channel of the workspace, or null. */
export async function getChannel(db: Database, workspaceId: string, id: string): Promise<Channel | null> {
  const [found] = await db.read('channel.get', selectChannel(db, workspaceId, id));
  return found ?? null;
}

/** The named channel, or the default one when none is named; null when there is no such channel. */
export async function resolveChannel(
  db: Database,
  workspaceId: string,
  id: string | null,
): Promise<Channel | null> {
  if (id !== null) return getChannel(db, workspaceId, id);
  const [rows] = await db.batch('channel.default', [
    db.orm
      .select()
      .from(channels)
      .where(and(eq(channels.workspaceId, workspaceId), eq(channels.isDefault, true)))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** The channels of a workspace, oldest first. */
export async function listChannels(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<Channel>> {
  const [rows] = await db.batch('channel.list', [
    db.orm
      .select()
      .from(channels)
      .where(
        and(
          eq(channels.workspaceId, workspaceId),
          page.after === null ? undefined : gt(channels.id, page.after),
        ),
      )
      .orderBy(asc(channels.id))
      .limit(page.limit + 1),
  ]);
  return pageOf(rows, page, (channel) => channel.id);
}

function refuseTakenName(error: unknown): Result<Channel, MemoryError> {
  if (isUniqueViolation(error, 'channels.name'))
    return err(conflict('name_taken', 'a channel of that name exists'));
  throw error;
}

const selectChannel = (db: Database, workspaceId: string, id: string) =>
  db.orm
    .select()
    .from(channels)
    .where(and(eq(channels.workspaceId, workspaceId), eq(channels.id, id)))
    .limit(1);
