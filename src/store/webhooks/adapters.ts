/** The messaging platforms of a workspace. What they are configured with is sealed; nothing here can read it. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import { type Database, requireOneChange } from '../database.ts';
import { insertAudit, insertAuditFor } from '../operations/audit.ts';
import { omit } from '../rows.ts';
import { webhookAdapters } from '../schema/webhooks.ts';

/** A configured platform. */
const ADAPTER = omit(webhookAdapters, 'workspaceId');
export type StoredAdapter = Omit<typeof webhookAdapters.$inferSelect, 'workspaceId'>;

/** The platforms of a workspace, by name. */
export async function listAdapters(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<StoredAdapter>> {
  const rows = await db.read(
    'webhooks.adapters',
    db.orm
      .select(ADAPTER)
      .from(webhookAdapters)
      .where(and(eq(webhookAdapters.workspaceId, workspaceId), gt(webhookAdapters.adapter, page.after ?? '')))
      .orderBy(webhookAdapters.adapter)
      .limit(page.limit + 1),
  );
  return pageOf(rows, page, ({ adapter }) => adapter);
}

/** One of them, or null. */
export async function getAdapter(
  db: Database,
  workspaceId: string,
  adapter: string,
): Promise<StoredAdapter | null> {
  const own = ownAdapter({ workspaceId, adapter });
  const [found] = await db.read('webhooks.adapter', db.orm.select(ADAPTER).from(webhookAdapters).where(own));
  return found ?? null;
}

const ownAdapter = ({ workspaceId, adapter }: Pick<AdapterChange, 'workspaceId' | 'adapter'>) =>
  and(eq(webhookAdapters.workspaceId, workspaceId), eq(webhookAdapters.adapter, adapter));

/** Author of a change to a platform, for the audit log, and its moment. */
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
    db.orm
      .insert(webhookAdapters)
      .values({ workspaceId, adapter, sealed, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [webhookAdapters.workspaceId, webhookAdapters.adapter],
        set: { sealed, updatedAt: now },
      }),
    insertAudit(db, { ...auditOf(change, 'webhook.put'), targetId: adapter }),
  ]);
};

/** Forgets how a platform is configured; false when it was not. */
export async function removeAdapter(db: Database, change: AdapterChange): Promise<boolean> {
  const own = ownAdapter(change);
  const [, removed] = await db.batch('webhooks.remove', [
    insertAuditFor(
      db,
      auditOf(change, 'webhook.delete'),
      sql`select adapter as id from webhook_adapters where ${own}`,
    ),
    db.orm.delete(webhookAdapters).where(own).returning({ adapter: webhookAdapters.adapter }),
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
    db.orm
      .update(webhookAdapters)
      .set({ sealed: anew })
      .where(and(ownAdapter({ workspaceId, adapter }), eq(webhookAdapters.sealed, sealed))),
    requireOneChange(db),
  ]);
