/**
 * Account memories, in ACCOUNT_DB: what one workspace of an account writes, users of its other workspaces read. They are
 * found by their account and owner only: no embeddings, no full-text index.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { err, ok, type Result } from '../../lib/result.ts';
import { ACCOUNT_TIER, type AccountMemory, accountContentKey } from '../../memory/changes/account-memory.ts';
import { saysEqual } from '../../memory/changes/content.ts';
import { type EntryPatch, patchEntry } from '../../memory/changes/entry.ts';
import { conflict, type MemoryError, notFound } from '../../memory/errors.ts';
import { mayChange } from '../../memory/ownership.ts';
import type { Reader } from '../../memory/scope.ts';
import type { MemoryKind } from '../../memory/types.ts';
import {
  type Database,
  isUniqueViolation,
  LostRace,
  requireOneChange,
  type SqlStatement,
  withRetry,
} from '../database.ts';
import { eachSlice, insertRows, insertSelect, listed, omit, type RowOf, selection } from '../rows.ts';
import type { Moment } from '../search/visibility.ts';
import { accountAuditLog, accountMemories } from './schema.ts';

const ROW = selection(omit(accountMemories));

/** Reader of account memories, in whichever workspace of the account. */
export interface AccountReader extends Pick<Reader, 'userId' | 'audience'> {
  readonly accountId: string;
}

/** Author of a change to account memories, and the workspace through which it comes. */
export interface AccountContext {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly actor: string;
  readonly now: number;
}

/** A memory to store; `auditId` is the id of its audit row, if it is new. */
export interface NewAccountMemory {
  readonly memory: AccountMemory;
  readonly auditId: string;
}

/** The memory that has the words now, and whether it is the one that was to be stored. */
export interface StoredAccountMemory {
  readonly memory: AccountMemory;
  readonly created: boolean;
}

/** Stores memories, all or none, each unless its words are known; one that has run out gives its words free. */
export async function createAccountMemories(
  db: Database,
  entries: readonly NewAccountMemory[],
  context: AccountContext,
): Promise<StoredAccountMemory[]> {
  if (entries.length === 0) return [];
  const { now } = context;
  const { accountId } = context;
  const fresh = entries.map(({ memory, auditId }) => ({
    ...memory,
    tags: [...memory.tags],
    ...{
      auditId,
      accountId,
      contentKey: accountContentKey(memory),
      accessedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  }));
  const keys = listed(fresh.map(({ contentKey }) => contentKey));
  const rows = await db.writeThenRead(
    'account_memory.create',
    [
      db.run(sql`delete from account_memories where content_key in ${keys} and expires_at <= ${now}`),
      ...insertRows(db, accountMemories, fresh, sql`on conflict do nothing`),
      ...eachSlice(
        fresh.map(({ id, auditId }) => ({ id, auditId })),
        (list) =>
          noteAudit(
            db,
            { ...context, id: sql`j.value->>'$.auditId'`, action: 'memory.create', targetId: sql`m.id` },
            sql`from json_each(${list}) as j join account_memories m on m.id = j.value->>'$.id' where true`,
          ),
      ),
    ],
    db.orm.select().from(accountMemories).where(sql`content_key in ${keys}`),
  );
  const seen = new Set<string>();
  return entries.map(({ memory }) => {
    const row = rows.find(({ contentKey }) => contentKey === accountContentKey(memory));
    if (!row) throw new Error('an account memory just written was not found');
    const created = row.id === memory.id && !seen.has(row.id);
    seen.add(row.id);
    return { memory: rowToAccountMemory(row), created };
  });
}

/** Takes memories back that were just created, as if they had never been: the rest of their request failed. */
export const takeBackAccountMemories = (db: Database, ids: readonly string[]): Promise<void> => {
  const taken = listed(ids);
  return db.write('account_memory.take_back', [
    db.run(sql`delete from audit_log where target_id in ${taken} and action = 'memory.create'`),
    db.run(sql`delete from account_memories where id in ${taken}`),
  ]);
};

/** One memory that the reader may see at the moment, or null; with no moment, one that may have run out. */
export async function getAccountMemory(
  db: Database,
  reader: AccountReader,
  id: string,
  moment: Moment | null,
): Promise<AccountMemory | null> {
  const [rows] = await db.batch('account_memory.get', [
    db.orm
      .select()
      .from(accountMemories)
      .where(and(eq(accountMemories.id, id), readable(reader), moment ? holdsAt(moment) : undefined)),
  ]);
  return rows[0] ? rowToAccountMemory(rows[0]) : null;
}

/** Page of a list of account memories. */
export interface AccountList {
  readonly kind: MemoryKind | null;
  /** The id of the last one before. */
  readonly after: string | null;
  readonly isDescending: boolean;
  readonly limit: number;
}

/** At most `limit` memories that the reader may see at the moment, by age, from the one after `after`. */
export async function listAccountMemories(
  db: Database,
  { accountId, userId, audience }: AccountReader,
  { kind, after, isDescending, limit }: AccountList,
  moment: Moment,
): Promise<AccountMemory[]> {
  const goesOn = after === null ? sql`true` : isDescending ? sql`id < ${after}` : sql`id > ${after}`;
  const order = isDescending ? sql`id desc` : sql`id`;
  // Each from an index of its own, by age: together they would have to be sorted first.
  const ids = (
    index: string,
    are: SQL,
  ) => sql`select id from (select id from account_memories indexed by ${sql.raw(index)}
    where account_id = ${accountId} and ${are} and ${goesOn} and ${holdsAt(moment)} and kind = coalesce(${kind}, kind)
    order by ${order} limit ${limit})`;
  const shared = ids('account_memories_by_age', sql`visibility = 'shared'`);
  const own = ids('account_memories_by_reader', sql`visibility = 'private' and user_id = ${userId}`);
  const [rows] = await db.batch('account_memory.list', [
    db.orm
      .select()
      .from(accountMemories)
      .where(audience === 'user' ? sql`id in (${shared} union all ${own})` : sql`id in (${shared})`)
      .orderBy(order)
      .limit(limit),
  ]);
  return rows.map(rowToAccountMemory);
}

/**
 * Memories that the reader may see at the moment, for recall: their own private ones, the newest first, and what is shared,
 * at most `limit` of each.
 */
export async function listRecallable(
  db: Database,
  reader: AccountReader,
  moment: Moment,
  limit: number,
): Promise<AccountMemory[]> {
  const those = (visibility: AccountMemory['visibility']) =>
    sql`select * from (select ${ROW.of()} from account_memories
      where ${readable(reader)} and ${holdsAt(moment)} and visibility = ${visibility}
      order by user_id desc, id desc limit ${limit})`;
  const [rows] = await db.readBeside('account_memory.recall', [
    db.select(ROW.sql`${those('private')} union all ${those('shared')}`),
  ]);
  return rows.map(rowToAccountMemory);
}

/** Lists which of some memories the reader may see at the moment. */
export async function listReadableIds(
  db: Database,
  reader: AccountReader,
  ids: readonly string[],
  moment: Moment,
): Promise<ReadonlySet<string>> {
  const named = sql`id in ${listed(ids)}`;
  const [rows] = await db.readBeside('account_memory.held', [
    db.orm
      .select({ id: accountMemories.id })
      .from(accountMemories)
      .where(and(named, readable(reader), holdsAt(moment))),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Changes fields of a memory. Words that another one has are refused; a change of visibility that meets them makes the
 * two one, and returns the other.
 */
export async function editAccountMemory(
  db: Database,
  reader: AccountReader,
  id: string,
  patch: EntryPatch,
  context: AccountContext & { readonly auditId: string },
): Promise<Result<AccountMemory, MemoryError>> {
  return withRetry(async () => {
    const before = await getAccountMemory(db, reader, id, null);
    if (!before || !mayChange(before, reader.userId)) return err(notFound('memory'));
    const after = patchEntry(before, patch);
    if (!after.ok) return after;
    try {
      return ok(await writeEdit(db, before, after.value, patch, context));
    } catch (error) {
      if (!isUniqueViolation(error, 'account_memories.content_key')) throw error;
      return saysEqual(before.content, after.value.content)
        ? ok(await mergeInto(db, before, accountContentKey(after.value), context))
        : err(conflict('duplicate_memory', 'another memory says the same'));
    }
  });
}

/** Erases a memory; the caller has checked whose it is. False when it was gone. */
export async function eraseAccountMemory(
  db: Database,
  id: string,
  context: AccountContext & { readonly auditId: string },
): Promise<boolean> {
  const [, erased] = await db.batch('account_memory.erase', [
    insertAudit(db, 'memory.erase', id, context),
    db.orm.delete(accountMemories).where(ownId(context, id)).returning({ id: accountMemories.id }),
  ]);
  return erased.length > 0;
}

/**
 * Condition for the memories of an account that a reader may see: shared ones, and their own. No account memory is read
 * without it.
 */
const readable = ({ accountId, userId, audience }: AccountReader): SQL =>
  sql`account_id = ${accountId} and (visibility = 'shared' or user_id = ${audience === 'user' ? userId : null})`;

const holdsAt = ({ now, asOf }: Moment): SQL =>
  sql`created_at <= ${asOf ?? now} and (expires_at is null or expires_at > ${asOf ?? now})`;

const ownId = ({ accountId }: AccountContext, id: string): SQL =>
  sql`id = ${id} and account_id = ${accountId}`;

type Row = RowOf<typeof ROW>;

const rowToAccountMemory = ({ contentKey: _, ...row }: Row): AccountMemory => ({ ...row, ...ACCOUNT_TIER });

/** Columns that a patch may name; the others are empty in this tier. */
const patchedColumns = ({ importance, tags, lifetime, expiresAt }: EntryPatch) => ({
  ...(importance === undefined ? {} : { importance }),
  ...(tags === undefined ? {} : { tags: [...tags] }),
  ...(lifetime === undefined ? {} : { lifetime }),
  ...(expiresAt === undefined ? {} : { expiresAt }),
});

/** Writes the patched fields only, so that two edits of different ones both last; words and owner as they were read. */
async function writeEdit(
  db: Database,
  before: AccountMemory,
  { content, kind, visibility, ...after }: AccountMemory,
  patch: EntryPatch,
  context: AccountContext & { readonly auditId: string },
): Promise<AccountMemory> {
  const contentKey = accountContentKey({ ...after, content, visibility });
  const [row] = await db.writeThenRead(
    'account_memory.edit',
    [
      db.run(sql`delete from account_memories
        where content_key = ${contentKey} and id <> ${before.id} and expires_at <= ${context.now}`),
      db.orm
        .update(accountMemories)
        .set({
          ...patchedColumns(patch),
          ...(patch.kind === undefined ? {} : { kind }),
          content,
          visibility,
          contentKey,
          updatedAt: context.now,
        })
        .where(unchanged(before)),
      requireOneChange(db),
      insertAudit(db, 'memory.update', before.id, context),
    ],
    db.orm.select().from(accountMemories).where(eq(accountMemories.id, before.id)),
  );
  if (!row) throw new Error('an account memory just edited was not found');
  return rowToAccountMemory(row);
}

/** Removes a memory whose words another one has where it would go, and returns that one. */
async function mergeInto(
  db: Database,
  before: AccountMemory,
  contentKey: string,
  context: AccountContext & { readonly auditId: string },
): Promise<AccountMemory> {
  const other = sql`content_key = ${contentKey} and id <> ${before.id}`;
  const [row] = await db.writeThenRead(
    'account_memory.merge',
    [
      insertAudit(db, 'memory.merge', before.id, context),
      db.run(sql`delete from account_memories where ${unchanged(before)}
        and exists (select 1 from account_memories where ${other})`),
      requireOneChange(db),
    ],
    db.orm.select().from(accountMemories).where(other),
  );
  if (!row) throw new LostRace();
  return rowToAccountMemory(row);
}

const unchanged = ({ id, content, visibility }: AccountMemory): SQL =>
  sql`id = ${id} and content = ${content} and visibility = ${visibility}`;

/** The statement that notes who did what to a memory that is there. */
const insertAudit = (
  db: Database,
  action: string,
  id: string,
  context: AccountContext & { readonly auditId: string },
): SqlStatement =>
  noteAudit(
    db,
    { ...context, id: context.auditId, action, targetId: sql`id` },
    sql`from account_memories where id = ${id} and account_id = ${context.accountId}`,
  );

/** The statement that notes it for what `from` selects. */
const noteAudit = (
  db: Database,
  {
    now,
    ...entry
  }: AccountContext & {
    readonly id: SQL | string;
    readonly action: string;
    readonly targetId: SQL;
  },
  from: SQL,
): SqlStatement =>
  insertSelect(db, accountAuditLog, { ...entry, createdAt: now }, sql`${from} on conflict do nothing`);
