/** Versions of scopes: every write in a scope raises its version, which unmakes what was cached before. */
import { sql } from 'drizzle-orm';
import type { Database, Statement } from '../database.ts';

/** The statement that raises the versions of scopes, given as a JSON array. */
export const bumpScopeVersions = (db: Database, workspaceId: string, scopes: string): Statement =>
  db.run(sql`insert into scope_versions (scope, workspace_id, version)
    select value, ${workspaceId}, 1 from json_each(${scopes}) where true
    on conflict (scope) do update set version = version + 1`);
