/** Databases outside the test runtime, as the commands of backup and restore open them, and a store of every kind of row in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabases, openBindings } from '../../../src/cli/backup/backup-place.ts';
import { seededIds } from '../../../src/lib/ids.ts';
import type { Conversation } from '../../../src/memory/types.ts';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import { appendEvents, markTurnAborted, type NewEvent } from '../../../src/store/conversations/events.ts';
import { Database } from '../../../src/store/database.ts';
import { insertChunks, summaryChunk } from '../../../src/store/documents/chunks.ts';
import { embedPlan, writePlan } from '../../../src/store/memories/write-plan.ts';
import { scopedTerms } from '../../../src/store/search/terms.ts';
import { PlainMemoryStore } from '../recall/memory-store.ts';

export const NOW = Date.UTC(2026, 10, 28);

/** Texts that a format may lose something of. */
export const ODD_TEXTS = [
  'Nut\u0000s and bolts',
  'She said "no",\nthen \'yes\'\r\n\u2028and 100 % of it\\',
  '我住在北京的海淀区，喜欢喝茶',
  'Grüße aus Zürich 🏔️ — naïve café',
];

/** Opens new databases in a folder. */
export const openNew = (state: string, bindings: readonly string[]): Promise<OpenDatabases> =>
  openBindings(
    bindings.map((binding) => ({ binding, database_name: binding.toLowerCase(), database_id: binding })),
    state,
  );

/** Gives a database its tables, with the list of migrations that wrangler keeps. */
export async function migrate(db: D1Database, kind: 'account' | 'workspace'): Promise<void> {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  const folder = `migrations/${kind}`;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const texts = files.flatMap((file) => split(readFileSync(join(folder, file), 'utf8')));
  const list = 'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)';
  // `exec` takes a statement a line, all in one call.
  const line = (text: string) =>
    text
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  await db.exec([list, ...texts].map(line).join('\n'));
  await db
    .prepare('INSERT INTO d1_migrations (name) SELECT value FROM json_each(?1)')
    .bind(JSON.stringify(files))
    .run();
}

/** Fills an account database. */
export async function fillAccount(db: D1Database): Promise<void> {
  await db.batch(
    [
      `INSERT INTO accounts VALUES ('acc', 'Acme', 1)`,
      `INSERT INTO workspaces (id, account_id, name, placement, settings, created_at, updated_at)
        VALUES ('ws', 'acc', 'W', 'WORKSPACE_DB', '{"final_top_k":5}', 1, 1)`,
      `INSERT INTO api_keys (id, workspace_id, name, role, key_hash, created_at) VALUES ('key', 'ws', 'k', 'admin', 'ff', 1)`,
      `INSERT INTO idempotency_records (key_hash, request_hash, answer, created_at, lease_until, expires_at)
        VALUES ('h', 'h', '{"api_key":"in clear text"}', 1, 1, 9)`,
    ].map((text) => db.prepare(text)),
  );
}

const conversation = (fields: Partial<Conversation> = {}): Conversation => ({
  id: 'conv',
  refCode: 'ref',
  workspaceId: 'ws',
  channelId: 'chn',
  sessionKey: 'key',
  chatId: 'chat',
  userId: 'ana',
  subjectId: null,
  personaId: null,
  status: 'active',
  lastSeq: 0,
  revision: 0,
  summarisedSeq: 0,
  rollingSummary: null,
  metadata: {},
  startedAt: 1,
  endedAt: null,
  lastActiveAt: 1,
  ...fields,
});

const event = (seq: number, content: string): NewEvent => ({
  id: `evt_${seq}`,
  workspaceId: 'ws',
  conversationId: 'conv',
  seq,
  turnId: `turn_${seq}`,
  role: 'user',
  userId: 'ana',
  name: null,
  content,
  tokens: 3,
  session: null,
  externalId: null,
  status: 'active',
  metadata: {},
  occurredAt: seq,
  createdAt: NOW,
  dedupeKey: `d${seq}`,
});

/** Events of the store: more than a page of a backup and a slice of a restore. */
export const EVENTS = 600;

/** Fills a workspace database with the writes of the service itself, so that its full-text rows are the service's. */
export async function fillWorkspace(binding: D1Database): Promise<void> {
  const db = new Database(binding, () => NOW);
  await binding.batch(
    [
      `INSERT INTO channels VALUES ('chn', 'ws', 'general', NULL, 1, 1, 1)`,
      `INSERT INTO conversations (id, ref_code, workspace_id, channel_id, session_key, chat_id, user_id, started_at, last_active_at)
        VALUES ('conv', 'ref', 'ws', 'chn', 'key', 'chat', 'ana', 1, 1)`,
      `INSERT INTO scratchpads VALUES ('conv', 'plan', 'ws', '{"a":[1,2.5,null]}', 1, 1)`,
      `INSERT INTO traces (id, workspace_id, body, created_at, expires_at) VALUES ('trc', 'ws', '{}', 1, 9)`,
      `INSERT INTO outbox_jobs (id, workspace_id, kind, target_id, run_after, created_at) VALUES (900, 'ws', 'deliver', 'x', 1, 1)`,
      `DELETE FROM outbox_jobs`,
      `INSERT INTO persona_profiles (id, workspace_id, name, profile, revision, exported_revision, created_at, updated_at)
        VALUES ('per', 'ws', 'p', '{}', 3, 3, 1, 1)`,
    ].map((text) => binding.prepare(text)),
  );
  const events = Array.from({ length: EVENTS }, (_, i) =>
    event(i + 1, ODD_TEXTS[i] ?? `The ferry number ${i} to the island of Hydra leaves at ${i % 24}`),
  );
  await db.write('fill', appendEvents(db, conversation(), events, { now: NOW, wakes: false }));
  await db.write('fill', markTurnAborted(db, conversation({ revision: EVENTS }), 'turn_9', NOW));
  const embedder = createEmbedder('strata-chargram-384-v1');
  const [vector] = await embedder.embed(['ferries'], 'document');
  const chunk = {
    id: 'chk',
    startSeq: 1,
    endSeq: 20,
    content: `Ferries. ${ODD_TEXTS[2]}`,
  };
  if (vector)
    await db.write(
      'fill',
      insertChunks(db, [summaryChunk(conversation(), { ...chunk, vector })], {
        model: embedder.model,
        now: NOW,
      }),
    );
  await fillDocument(binding);
  await fillMemories(db);
}

/** A document in one piece, which its title finds too. */
async function fillDocument(db: D1Database): Promise<void> {
  const [title, content] = ['Harbour guide', 'Boats leave from the second pier.'];
  await db.batch([
    db.prepare(`INSERT INTO documents (id, workspace_id, scope, visibility, source, source_key, title, fingerprint, version, pieces,
        tokens, created_at, updated_at, content)
      VALUES ('doc', 'ws', 'shared', 'shared', 'web', 'sk', '${title}', 'f', 'v', 1, 7, 1, 1, '${content}')`),
    db.prepare(`INSERT INTO chunks (id, workspace_id, scope, kind, start_seq, end_seq, document_id, source, content, tokens, created_at)
      VALUES ('pie', 'ws', 'shared', 'document', 0, 1, 'doc', 'web', '${content}', 7, 1)`),
    db
      .prepare(
        `INSERT INTO chunks_fts (rowid, terms, conversation) SELECT row_id, ?1, NULL FROM chunks WHERE id = 'pie'`,
      )
      .bind(scopedTerms('shared', `${title}\n${content}`)),
  ]);
}

/** A topic whose value changed, one that ended, and one that is current. */
async function fillMemories(db: Database): Promise<void> {
  const store = new PlainMemoryStore(NOW);
  const context = {
    workspaceId: 'ws',
    actor: 'key',
    now: NOW,
    ids: seededIds(2, 'backup'),
    embedder: createEmbedder('strata-hash-256-v1'),
  };
  const write = store.apply.bind(store);
  const plans: ReturnType<typeof write>[] = [];
  store.apply = (changes) => {
    const plan = write(changes);
    plans.push(plan);
    return plan;
  };
  store.state(['lives in Porto', 1_000, { importance: 0.1 + 0.2 }]);
  store.state(['lives in Lisbon', 2_000, { tags: ['home "town"', 'Tejo'] }]);
  store.state([ODD_TEXTS[3] ?? '', 3_000, { topicKey: 'greeting', subjectId: 'rosa' }]);
  store.state(['is on holiday', 1, { topicKey: 'trip', expiresAt: NOW - 1 }]);
  for (const plan of plans)
    await db.write('fill', writePlan(db, plan, await embedPlan(plan, context.embedder), context));
}

/** Every row of a table, exactly: the type of each value, its bytes, and its digits where it is a real number. */
export async function exactRows(
  db: D1Database,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
): Promise<unknown[]> {
  const values = columns.map(
    (column) =>
      `typeof("${column}") || ' ' || iif(typeof("${column}") = 'real', printf('%!.17g', "${column}"), hex("${column}")) AS "${column}"`,
  );
  return (await db.prepare(`SELECT ${values.join(', ')} FROM "${name}" ORDER BY rowid`).all()).results;
}
