/**
 * The reader's filter, in SQL and of a memory that was read for something else. If the two differed, a prompt would tell what is over or
 * another user's, or leave out what holds.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { StoredMemory } from '../../../../src/memory/changes/changes.ts';
import { readableScopes } from '../../../../src/memory/scope.ts';
import { isVisibleMemory, visibleMemories } from '../../../../src/store/search/visibility.ts';
import { textOf } from '../../../../src/store/statement-text.ts';

const NOW = 1_000;
const reader = {
  workspaceId: 'ws',
  userId: 'ana',
  channelId: null,
  conversationId: 'conv',
  audience: 'user',
} as const;
const scopes = [...readableScopes(reader), 'elsewhere'];

const rows = scopes.flatMap((scope) =>
  ['ws', 'other'].flatMap((workspaceId) =>
    ['active', 'superseded', 'deleted', 'quarantined'].flatMap((status) =>
      [null, NOW - 1, NOW, NOW + 1].flatMap((validFrom) =>
        [null, NOW, NOW + 1].flatMap((validTo) =>
          [null, NOW, NOW + 1].map((expiresAt) => ({
            scope,
            workspaceId,
            status,
            validFrom,
            validTo,
            expiresAt,
          })),
        ),
      ),
    ),
  ),
);

it('lets the same memories through in SQL and outside of it', () => {
  const db = new DatabaseSync(':memory:');
  db.exec(
    'CREATE TABLE memories (row_id INTEGER PRIMARY KEY, scope, workspace_id, status, valid_from, valid_to, expires_at, created_at)',
  );
  const insert = db.prepare('INSERT INTO memories VALUES (?, ?, ?, ?, ?, ?, ?, 0)');
  for (const [i, row] of rows.entries())
    insert.run(i, row.scope, row.workspaceId, row.status, row.validFrom, row.validTo, row.expiresAt);
  const { text, values } = textOf(
    sql`select m.row_id as i from memories m where ${visibleMemories(reader, { now: NOW, asOf: null })} order by 1`,
  );
  const inSql = db
    .prepare(text)
    .all(...(values as SQLInputValue[]))
    .map(({ i }) => i);
  const outside = rows.flatMap(({ scope, ...memory }, i) =>
    isVisibleMemory(reader, { memory, keys: { scope } } as unknown as StoredMemory, NOW) ? [i] : [],
  );
  expect(inSql.length).toBeGreaterThan(10);
  expect(outside).toEqual(inSql);
});
