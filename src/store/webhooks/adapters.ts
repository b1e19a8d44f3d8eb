/** The messaging platforms of a workspace. What they are configured with is sealed; nothing here can read it. */
import { sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/paging.ts';
import { type Database, requireOneChange } from '../database.ts';
import { insertAudit, insertAuditFor } from '../operations/audit.ts';

/** A configured platform. */
export interface StoredAdapter {
  readonly adapter: string;
  readonly sealed: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const ADAPTER = sql.raw('adapter, sealed, created_at as createdAt, updated_at as updatedAt');

/** The platforms of a workspace, by name. */
export async function listAdapters(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<StoredAdapter>> {
  const [rows] = await db.batch('webhooks.adapters', [
    db.select<StoredAdapter>(sql`select ${ADAPTER} from webhook_adapters
      where workspace_id = ${workspaceId} and adapter > ${page.after ?? ''} order by adapter limit ${page.limit + 1}`),
  ]);
  return pageOf(rows, page, ({ adapter }) => adapter);
}

/** One of them, or null. */
export async function getAdapter(
  db: Database,
  workspaceId: string,
  adapter: string,
): Promise<StoredAdapter | null> {
  const [[row]] = await db.batch('webhooks.adapter', [
    db.select<StoredAdapter>(
      sql`select ${ADAPTER} from webhook_adapters where workspace_id = ${workspaceId} and adapter = ${adapter}`,
    ),
  ]);
  return row ?? null;
}

/** Who changes a platform, for the audit log, and when. */
export interface AdapterChange {
  readonly workspaceId: string;
  readonly adapter: string;
  readonly auditId: string;
  readonly actor: string;
  readonly now: number;
}

/** Configures a platform, in place of what it was configured with. */
export const putAdapter = (db: Database, change: AdapterChange, sealed: string): Promise<void> => {
  const { workspaceId, adapter, now } = change;
  return db.write('webhooks.put', [
    db.run(sql`insert into webhook_adapters (workspace_id, adapter, sealed, created_at, updated_at)
      values (${workspaceId}, ${adapter}, ${sealed}, ${now}, ${now})
      on conflict (workspace_id, adapter) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`),
    insertAudit(db, { ...auditOf(change, 'webhook.put'), targetId: adapter }),
  ]);
};

/** Forgets how a platform is configured; false when it was not. */
export async function removeAdapter(db: Database, change: AdapterChange): Promise<boolean> {
  const own = sql`workspace_id = ${change.workspaceId} and adapter = ${change.adapter}`;
  const [, removed] = await db.batch('webhooks.remove', [
    insertAuditFor(
      db,
      auditOf(change, 'webhook.delete'),
      sql`select adapter as id from webhook_adapters where ${own}`,
    ),
    db.select<{ adapter: string }>(sql`delete from webhook_adapters where ${own} returning adapter`),
  ]);
  return removed.length > 0;
}

const auditOf = ({ auditId: id, workspaceId, actor, now }: AdapterChange, action: string) => ({
  id,
  workspaceId,
  actor,
  action,
  userId: null,
  now,
});

/** Keeps the same configuration under another key. Fails (`isLostRace`) when it was changed meanwhile. */
export const resealAdapter = (
  db: Database,
  workspaceId: string,
  { adapter, sealed }: StoredAdapter,
  anew: string,
): Promise<void> =>
  db.write('webhooks.reseal', [
    db.run(sql`update webhook_adapters set sealed = ${anew}
      where workspace_id = ${workspaceId} and adapter = ${adapter} and sealed = ${sealed}`),
    requireOneChange(db),
  ]);
