/**
 * The beginning of an erasure: its row, and who asked for it, before anything is removed.
 *
 * Unscoped: removes what belongs to one target, shows nothing.
 */
import { sql } from 'drizzle-orm';
import { type Hider, namedTombstone, userName } from '../../memory/lifetime/tombstones.ts';
import type { Database, SqlStatement } from '../database.ts';
import { insertAuditFor } from '../operations/audit.ts';
import { dropAnswers } from '../operations/idempotency.ts';
import { insertSelect, listed } from '../rows.ts';
import { erasures } from '../schema/operations.ts';
import { type Erasure, KEPT_MEMORIES, NOTHING_ERASED, selectOpenErasure } from './records.ts';

import { leftOf } from './rows.ts';
import { bury } from './tombstones.ts';

export interface NewErasure extends Pick<Erasure, 'id' | 'workspaceId' | 'kind'> {
  readonly targetId: string;
  /** Author, and name of the target in the audit log; null when it is told elsewhere. */
  readonly audit: { readonly id: string; readonly actor: string; readonly targetId: string } | null;
  /** Memories that were learnt in a conversation stay. */
  readonly keepsMemories: boolean;
  readonly hider: Hider;
  readonly now: number;
}

/**
 * Begins an erasure of something that exists, unless one of the same target is open: then that one goes on, as it was
 * begun. Null when there is neither. A user always exists: nobody is told whether anything is held about them.
 */
export async function beginErasure(db: Database, begun: NewErasure): Promise<Erasure | null> {
  const { id, workspaceId, kind, targetId, audit, keepsMemories, hider, now } = begun;
  const target = { id, workspaceId, kind, targetId, counts: {}, finishedAt: null };
  const exists = kind === 'conversation' || kind === 'channel' ? leftOf(target) : sql`select 1`;
  const kept = keepsMemories ? await countLearnt(db, workspaceId, targetId) : null;
  const counts = { ...NOTHING_ERASED, ...(kept === null ? {} : { [KEPT_MEMORIES]: kept }) };
  const rows = await db.writeThenRead(
    'erasure.begin',
    [
      insertSelect(
        db,
        erasures,
        { id, workspaceId, kind, targetId, counts, createdAt: now },
        sql`where exists (${exists}) on conflict do nothing`,
      ),
      // Before anything goes: what is sent again meanwhile must not write it anew.
      ...(kind === 'user' ? hideUser(db, hider, { workspaceId, userId: targetId, now }) : []),
      ...(audit === null
        ? []
        : [
            insertAuditFor(
              db,
              { id: audit.id, workspaceId, actor: audit.actor, action: `${kind}.erase`, userId: null, now },
              sql`select ${audit.targetId} as id from erasures where id = ${id}`,
            ),
          ]),
    ],
    selectOpenErasure(db, target),
  );
  return rows[0] ?? null;
}

/** The statements after which nothing that a user said until now comes in again, nor is any of their requests answered. */
const hideUser = (
  db: Database,
  hider: Hider,
  {
    workspaceId,
    userId,
    now,
  }: { readonly workspaceId: string; readonly userId: string; readonly now: number },
): SqlStatement[] => {
  const name = userName(workspaceId, userId);
  return [
    ...bury(db, workspaceId, [namedTombstone(hider, name, now)]),
    dropAnswers(db, listed(hider.hidden(name))),
  ];
};

/** Counts the memories that were learnt in a conversation. */
async function countLearnt(db: Database, workspaceId: string, conversationId: string): Promise<number> {
  const rows = await db.step('erasure.learnt').select<{ n: number }>(sql`select count(*) as n from memories
      where source_conversation_id = ${conversationId} and workspace_id = ${workspaceId} and conversation_id is null`);
  return rows[0]?.n ?? 0;
}
