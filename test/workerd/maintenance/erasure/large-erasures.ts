import type { MaintenanceJob } from '../../../../src/memory/queue-job.ts';
import type { Receipt } from '../../support/scenes/erasure-scene.ts';
import { type TestWorkspace, testEnv } from '../../support/service/workspace.ts';

export const eraseOf = (workspace: TestWorkspace, conversation: string) =>
  workspace.call<Receipt>('DELETE', `/v1/conversations/${conversation}`);

/** Adds conversations of a user, each with a message, a summary and what was learnt, without the service: hundreds of them at once. */
export async function addConversations(workspace: TestWorkspace, user: string, n: number) {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;
  const id = (prefix: string) => `'${prefix}_${workspace.id}_' || i`;
  await testEnv.WORKSPACE_DB.batch(
    [
      `INSERT INTO conversations (id, ref_code, workspace_id, channel_id, session_key, chat_id, user_id, last_seq, revision, started_at, last_active_at)
        ${numbers} SELECT ${id('conv')}, ${id('ref')}, '${workspace.id}', (SELECT id FROM channels WHERE workspace_id = '${workspace.id}'),
          ${id('key')}, 'chat', '${user}', 1, 1, 1, 1 FROM n`,
      `INSERT INTO events (id, workspace_id, conversation_id, scope, seq, role, user_id, content, tokens, dedupe_key, occurred_at, created_at)
        ${numbers} SELECT ${id('evt')}, '${workspace.id}', ${id('conv')}, 's', 1, 'user', '${user}', '${user} said', 1, 'd', 1, 1 FROM n`,
      `INSERT INTO memories (id, workspace_id, source_conversation_id, scope, tier, user_id, visibility, kind, content, content_key, importance, lifetime,
          source, accessed_at, created_at, updated_at)
        ${numbers} SELECT ${id('mem')}, '${workspace.id}', ${id('conv')}, 's', 'workspace', '${user}', 'private', 'fact', '${user} knows ' || i,
          ${id('ck')}, 0.5, 'long_term', 'api', 1, 1, 1 FROM n`,
      `INSERT INTO chunks (id, workspace_id, conversation_id, scope, kind, start_seq, end_seq, content, tokens, created_at)
        ${numbers} SELECT ${id('chk')}, '${workspace.id}', ${id('conv')}, 's', 'summary', 1, 1, '${user} summary', 1, 1 FROM n`,
    ].map((sql) => testEnv.WORKSPACE_DB.prepare(sql)),
  );
}

export const job = (workspace: TestWorkspace, erasureId: string): MaintenanceJob => ({
  task: 'erase',
  erasureId,
  workspaceId: workspace.id,
  placement: 'WORKSPACE_DB',
});
