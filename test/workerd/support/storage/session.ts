/** What befalls a session object behind the service's back: eviction, lost storage, a crash between its two writes. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { sessionObject } from '../../../../src/session/open-session.ts';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';

const TABLES = ['history', 'answers', 'state', 'turns', 'injected', 'recap', 'continued'] as const;

/** The object of a conversation. */
export const sessionStub = (workspace: TestWorkspace, conversationId: string) =>
  sessionObject(testEnv.SESSION, workspace.id, conversationId);

/** Ends the object's process; its storage stays. */
export const evictSession = (workspace: TestWorkspace, conversationId: string): Promise<void> =>
  evictDurableObject(sessionStub(workspace, conversationId));

/** Takes everything that the object stored. */
export async function loseStorage(workspace: TestWorkspace, conversationId: string): Promise<void> {
  await runInDurableObject(sessionStub(workspace, conversationId), (_, state) => state.storage.deleteAll());
  await evictSession(workspace, conversationId);
}

/** Runs SQL inside the object. */
export const inSession = (workspace: TestWorkspace, conversationId: string, sql: string): Promise<void> =>
  runInDurableObject(sessionStub(workspace, conversationId), (_, state) => {
    state.storage.sql.exec(sql);
  });

/** Runs `work`, then puts the object back to where it was: D1 was written, and the process died before the object was. */
export async function crashBeforeObjectWrite<T>(
  workspace: TestWorkspace,
  conversationId: string,
  work: () => Promise<T>,
): Promise<T> {
  const stub = sessionStub(workspace, conversationId);
  const saved = await runInDurableObject(stub, (_, state) =>
    TABLES.map((table) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray()),
  );
  const result = await work();
  await runInDurableObject(stub, (_, state) => {
    state.storage.transactionSync(() => {
      TABLES.forEach((table, i) => {
        state.storage.sql.exec(`DELETE FROM ${table}`);
        for (const row of saved[i] ?? []) {
          const marks = Object.keys(row).map(() => '?');
          state.storage.sql.exec(
            `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${marks.join()})`,
            ...Object.values(row),
          );
        }
      });
    });
  });
  await evictSession(workspace, conversationId);
  return result;
}

/** Puts D1 back to when the conversation had `seq` events, each of which was one change of the transcript. */
export async function rewindRecord(conversationId: string, seq: number): Promise<void> {
  const db = testEnv.WORKSPACE_DB;
  await db.batch([
    db
      .prepare(
        'DELETE FROM events_fts WHERE rowid IN (SELECT row_id FROM events WHERE conversation_id = ?1 AND seq > ?2)',
      )
      .bind(conversationId, seq),
    db.prepare('DELETE FROM events WHERE conversation_id = ?1 AND seq > ?2').bind(conversationId, seq),
    db
      .prepare('UPDATE conversations SET last_seq = ?2, revision = ?2 WHERE id = ?1')
      .bind(conversationId, seq),
  ]);
}
