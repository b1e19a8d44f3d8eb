/**
 * Lives to be erased. Whatever somebody says carries a marker word of theirs, in every place where the service keeps words
 * and in those where it will: so a sweep over all tables and objects for the marker tells what an erasure forgot.
 */

import {
  type Answer,
  exchange,
  openConversation,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../service/workspace.ts';
import { placesOf } from '../storage/databases.ts';
import { placesInObjects } from '../storage/raw-storage.ts';

let marks = 0;

/** A word that nothing else contains. Its digits keep it from being stemmed or taken for a name. */
export const newMark = (): string => `zq${++marks}qz`;

export interface Talk {
  readonly workspace: TestWorkspace;
  readonly conversation: string;
  readonly user: string;
  readonly mark: string;
}

/** An answer, which must be a good one. */
async function done<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status > 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A private conversation in which every kind of thing was said and kept. */
export async function talk(
  workspace: TestWorkspace,
  user: string,
  mark: string,
  identity: Record<string, unknown> = {},
): Promise<Talk> {
  const conversation = await openConversation(workspace, {
    chat_id: `chat ${mark}`,
    user_id: user,
    legacy_keys: [`legacy ${mark}`],
    metadata: { about: mark },
    ...identity,
  });
  const base = `/v1/conversations/${conversation}`;
  await exchange(workspace, conversation, `Remember that I work on ${mark}.`, `What is ${mark} like?`, {
    name: `name ${mark}`,
    metadata: { note: mark },
  });
  // No fact: so that a block shows it, and the object remembers that it did.
  await rememberEvent(workspace, `works on ${mark}`, {
    user_id: user,
    tier: 'conversation',
    conversation_id: conversation,
    tags: [mark],
  });
  const asked = await done(
    takeTurn(workspace, conversation, `What did I say of ${mark}?`, { turn_id: `turn-${mark}` }),
  );
  if (asked.injection.memory_ids.length === 0) throw new Error('no block shows a memory');
  await done(
    workspace.call('POST', `${base}/turns/turn-${mark}/reply`, {
      content: `You said ${mark}.`,
      tool_results: [{ name: `tool ${mark}`, content: `result ${mark}`, source: `from ${mark}` }],
    }),
  );
  await done(
    workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: `chat ${mark}`, user_id: user, ...identity },
      messages: [
        {
          role: 'user',
          content: `imported ${mark}`,
          occurred_at: '2026-01-01T00:00:00Z',
          external_id: `ext ${mark}`,
        },
      ],
    }),
  );
  await done(workspace.call('PUT', `${base}/scratchpad/${mark}`, { plan: mark }));
  // What is summarised is told in a chunk, its words and its vector, the rolling summary, a snapshot and the journal.
  await done(workspace.call('POST', `${base}/compact`));
  await insertDerived(workspace, conversation, user, mark);
  return { workspace, conversation, user, mark };
}

/** What else may be derived from a conversation: summaries of other ranges, embeddings of events, caches, failed compactions. */
async function insertDerived(
  workspace: TestWorkspace,
  conversation: string,
  user: string | null,
  mark: string,
) {
  const at = Date.now();
  const id = conversation.replace('conv_', '');
  const ws = workspace.id;
  const db = testEnv.WORKSPACE_DB;
  await db.batch(
    [
      insert('chunks', {
        id: `chk_${id}`,
        workspace_id: ws,
        conversation_id: conversation,
        scope: 'scope',
        kind: 'summary',
        start_seq: 1,
        end_seq: 1,
        content: `summary ${mark}`,
        tokens: 2,
        created_at: at,
      }),
      `INSERT INTO chunks_fts (rowid, terms, conversation) SELECT row_id, 'scope·${mark}', '${conversation}' FROM chunks WHERE id = 'chk_${id}'`,
      insert('memory_embeddings', embedding(ws, `chk_${id}`, 'chunk', at)),
      `INSERT INTO memory_embeddings SELECT id, 'm', 'event', workspace_id, scope, 1, zeroblob(4), created_at FROM events
        WHERE conversation_id = '${conversation}' AND seq = 1`,
      insert('compactions', {
        id: `cmp_${id}`,
        workspace_id: ws,
        conversation_id: conversation,
        start_seq: 1,
        end_seq: 1,
        status: 'failed',
        error: mark,
        created_at: at,
      }),
      insert('snapshots', {
        id: `snp_${id}`,
        workspace_id: ws,
        conversation_id: conversation,
        seq: 1,
        content: JSON.stringify({ mark }),
        created_at: at,
      }),
      insert('traces', {
        id: `trc_${id}`,
        workspace_id: ws,
        conversation_id: conversation,
        user_id: user,
        body: JSON.stringify({ mark }),
        created_at: at,
        expires_at: at + 1e7,
      }),
      insert('retrieval_cache', {
        cache_key: mark,
        workspace_id: ws,
        user_id: user,
        conversation_id: conversation,
        result: JSON.stringify({ mark }),
        created_at: at,
        expires_at: at + 1e7,
      }),
      insert('outbox_jobs', {
        workspace_id: ws,
        kind: 'compact',
        target_id: conversation,
        payload: JSON.stringify({ mark }),
        run_after: at + 1e7,
        created_at: at,
      }),
      `UPDATE conversations SET rolling_summary = rolling_summary || ' rolling ${mark}' WHERE id = '${conversation}'`,
    ].map((sql) => db.prepare(sql)),
  );
}

const embedding = (ws: string, owner: string, kind: string, at: number) => ({
  owner_id: owner,
  model: 'm',
  owner: kind,
  workspace_id: ws,
  scope: 'scope',
  dimensions: 1,
  embedding: 'abcd',
  created_at: at,
});

/** An INSERT of one row. */
export const insert = (table: string, row: Record<string, string | number | null>): string => {
  const literal = (value: string | number | null) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;
};

/** A document that bears a marker in every field, of whom and where it is told. */
export const addDocument = (workspace: TestWorkspace, mark: string, owner: Record<string, unknown>) =>
  workspace.call('POST', '/v1/documents', {
    source: `source ${mark}`,
    title: `title ${mark}`,
    content: `document ${mark}`,
    metadata: { [mark]: 1 },
    ...owner,
  });

/** The INSERTs of a persona with what it took on, from a user or from nobody, and what that was taken from. */
export function insertPersona(
  workspace: TestWorkspace,
  {
    id,
    name,
    user = null,
    mark,
  }: { readonly id: string; readonly name: string; readonly user?: string | null; readonly mark: string },
): string[] {
  const own = { workspace_id: workspace.id, created_at: 1 };
  const candidate = `can_${newMark()}`;
  return [
    insert('persona_profiles', { id, name, profile: '{}', revision: 1, updated_at: 1, ...own }),
    insert('persona_candidates', {
      id: candidate,
      persona_id: id,
      turn_id: 't',
      user_id: user,
      field: 'tone',
      value: mark,
      decision: 'accepted',
      reason: 'asked',
      confidence: 1,
      ...own,
    }),
    insert('persona_evidence', {
      id: `evi_${newMark()}`,
      persona_id: id,
      candidate_id: candidate,
      signal: mark,
      ...own,
    }),
  ];
}

/** A group conversation; nobody has said anything yet. */
export const openGroup = (workspace: TestWorkspace, chat: string) =>
  openConversation(workspace, { chat_id: chat, user_id: undefined, shared: true });

/** A user speaks in a group and is answered, with a tool that quotes them. */
export async function speakInGroup(workspace: TestWorkspace, group: string, user: string, mark: string) {
  const turn = await done(
    takeTurn(workspace, group, `Remember that I live in ${mark}.`, {
      user_id: user,
      name: `name ${mark}`,
      metadata: { mark },
    }),
  );
  await done(
    workspace.call('POST', `/v1/conversations/${group}/turns/${turn.turn_id}/reply`, {
      content: `So ${mark} it is.`,
      tool_results: [{ name: 'map', content: `map of ${mark}` }],
    }),
  );
}

/** Where a marker is left: in any database, full-text shadow tables included, or in the objects of the workspace. */
export async function tracesOf(
  mark: string,
  workspace: TestWorkspace,
  conversations: readonly string[],
): Promise<string[]> {
  return [...(await placesOf(mark)), ...(await placesInObjects(mark, workspace, conversations))];
}

export interface Receipt {
  readonly id: string;
  readonly kind: string;
  readonly target: string | null;
  readonly erased: Record<string, number>;
  readonly kept_memories?: number;
  readonly complete: boolean;
}
