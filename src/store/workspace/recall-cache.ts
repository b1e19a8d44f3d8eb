/** Versions of scopes: every write in a scope raises its version, which unmakes what was cached before. */
import { sql } from 'drizzle-orm';
import type { Database, Statement } from '../database.ts';

/** The statement that raises a scope's version. */
export const bumpScopeVersion = (db: Database, workspaceId: string, scope: string): Statement =>
  db.run(sql`insert into scope_versions (scope, workspace_id, version) values (${scope}, ${workspaceId}, 1)
    on conflict (scope) do update set version = version + 1`);
