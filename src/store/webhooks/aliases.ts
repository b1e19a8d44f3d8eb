/** Ids of platforms that are known by another id here: of users by one that the platform gave them later, of groups that moved. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { insertRows, listed, type RowOf, rowOf } from '../rows.ts';
import { webhookAliases } from '../schema/webhooks.ts';

const ALIAS = rowOf(webhookAliases, 'alias', 'canonical');
export type AliasRow = RowOf<typeof ALIAS>;

/** Nobody changes their number so often. */
const ALIASES_MAX = 100;

/** Lists all aliases of some ids: of those that they are, or are known by. */
export const listAliases = (db: Database, workspaceId: string, ids: readonly string[]): Promise<AliasRow[]> =>
  db.step('aliases.list').select(ALIAS.sql`select ${ALIAS.of()} from webhook_aliases
    where workspace_id = ${workspaceId} and canonical in (
      select value from json_each(${JSON.stringify(ids)})
      union select canonical from webhook_aliases where workspace_id = ${workspaceId} and alias in ${listed(ids)})
    order by created_at desc limit ${ALIASES_MAX}`);

/** Keeps aliases, each for what it is an alias of now. */
export async function keepAliases(
  db: Database,
  workspaceId: string,
  aliases: readonly AliasRow[],
  now: number,
): Promise<void> {
  if (aliases.length === 0) return;
  await db.write(
    'aliases.keep',
    insertRows(
      db,
      webhookAliases,
      aliases.map((each) => ({ ...each, workspaceId, createdAt: now })),
      sql`on conflict (workspace_id, alias) do update set canonical = excluded.canonical`,
    ),
  );
}
