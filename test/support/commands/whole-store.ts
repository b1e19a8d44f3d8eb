/**
 * A store in which every table has rows, made by a life over the API: conversations that teach, personas, summaries, documents,
 * platforms, maintenance and an erasure; and a look into the files of a local state, past the service and the commands.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GENERIC_SECRET, PLATFORMS } from '../platforms/platforms.ts';
import type { Client } from './client.ts';

const minuteOf = (n: number): string => new Date(Date.UTC(2026, 5, 1) + n * 60_000).toISOString();

/** What somebody wrote long ago elsewhere, and the replies to it. */
const transcript = (topic: string, length: number) =>
  Array.from({ length }, (_, n) => ({
    role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: n % 2 === 0 ? `The ${topic} number ${n} leaves at ${n % 24}.` : `Noted, ${topic} ${n}.`,
    occurred_at: minuteOf(n),
    external_id: `${topic} ${n}`,
  }));

/** A life in one workspace, after which each of its tables has a row. Returns its conversations. */
export async function live(strata: Client): Promise<string[]> {
  const user_id = 'ana';
  const exchange = async (id: string, content: string, reply: string) => {
    const turn = await strata.call('POST /v1/conversations/{id}/turns', { path: { id }, body: { content } });
    await strata.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
      path: { id, turn_id: turn.turn_id },
      body: { content: reply, tool_results: [{ name: 'clock', content: `Noon, after "${reply}"` }] },
    });
  };
  const channel = await strata.call('POST /v1/channels', { body: { name: 'boats' } });
  const home = await strata.call('POST /v1/conversations', {
    body: { chat_id: 'home', user_id, channel_id: channel.id, legacy_keys: ['an older name'] },
  });
  await exchange(home.id, 'Remember that I keep bees on the roof.', 'Bees, then.');
  await exchange(home.id, 'From now on answer in French. Call me Captain.', 'Oui.');
  for (const body of [
    { content: 'Ana sails on Sundays.', kind: 'event', user_id },
    { content: 'The pier is made of oak.', kind: 'fact', visibility: 'shared' },
    { content: 'Ana likes short answers.', kind: 'preference', user_id, tier: 'account' },
  ] as const)
    await strata.call('POST /v1/memories', { body });
  await exchange(home.id, 'What do I do on Sundays?', 'Tu navigues.');
  await strata.call('PUT /v1/conversations/{id}/scratchpad/{key}', {
    path: { id: home.id, key: 'plan' },
    body: { steps: [1, 2.5, null, 'Grüße\u0000'] },
  });
  await strata.call('PATCH /v1/users/{user_id}/settings', {
    path: { user_id: 'ana' },
    body: { time_zone: 'Europe/Berlin' },
  });
  await strata.call('PUT /v1/personas/{id}', {
    path: { id: 'default' },
    body: { name: 'Pilot', instructions: ['Mind the tide.'] },
  });
  await strata.call('POST /v1/documents', {
    body: { source: 'harbour.md', title: 'Harbour', content: '# Fuel\n\nFuel is sold at the second pier.' },
  });
  await strata.call('POST /v1/conversations', { body: { chat_id: 'crew', user_id, shared: true } });
  const ferries = await strata.call('POST /v1/ingest', {
    body: { conversation: { chat_id: 'ferries', user_id }, messages: transcript('ferry', 40) },
  });
  await strata.call('POST /v1/conversations/{id}/compact', { path: { id: ferries.conversation_id } });
  await strata.call('POST /v1/search', { body: { query: 'Where is fuel sold?', user_id } });

  const gone = await strata.call('POST /v1/conversations', { body: { chat_id: 'gone', user_id: 'bob' } });
  await exchange(gone.id, 'Remember that I am leaving.', 'Farewell.');
  await strata.call('DELETE /v1/users/{user_id}', { path: { user_id: 'bob' } });
  for (const task of ['outbox', 'persona_apply', 'embedding_backfill'] as const) await runTask(strata, task);
  return [home.id, ferries.conversation_id];
}

/** What stays undone when a server dies: a message of a platform at which a worker is, and a compaction that is due. */
export async function begin(strata: Client, url: string, workspaceId: string): Promise<void> {
  await strata.request('PUT', '/v1/webhooks/generic', { body: { secret: GENERIC_SECRET } });
  const written = { chat: 'dock', user: 'cleo', n: 1, text: 'Is anybody there?' };
  const body = JSON.stringify(PLATFORMS.generic.message(written));
  const headers = {
    'content-type': 'application/json',
    ...(await PLATFORMS.generic.sign(body, Date.now())),
  };
  const taken = await fetch(`${url}/webhooks/generic/${workspaceId}`, { method: 'POST', headers, body });
  if (!taken.ok) throw new Error(`not taken: ${taken.status} ${await taken.text()}`);
}

/** Conversations that have more to compact than they wait for; their alarms come a second later. */
export const overflow = (strata: Client) =>
  Promise.all(
    ['late', 'later', 'latest'].map((chat_id) =>
      strata.call('POST /v1/ingest', {
        body: { conversation: { chat_id, user_id: 'zoe' }, messages: transcript('boat', 60) },
      }),
    ),
  );

const POLL_MS = 100;
const RUN_TIMEOUT_MS = 20_000;

/** Runs a task of maintenance to its end. */
export async function runTask(
  strata: Client,
  task: 'outbox' | 'persona_apply' | 'embedding_backfill' | 'vector_rebuild',
): Promise<void> {
  const { id } = await strata.call('POST /v1/maintenance/{task}', { path: { task } });
  for (const deadline = Date.now() + RUN_TIMEOUT_MS; Date.now() < deadline; ) {
    const { data } = await strata.call('GET /v1/maintenance/runs', { query: { limit: 100 } });
    const status = data.find((run) => run.id === id)?.status;
    if (status === 'done') return;
    if (status === 'failed') throw new Error(`${task} failed`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${task} does not end`);
}

const DATABASES = { account: 'workspaces', workspace: 'events' } as const;

/** A database of a local state, as it lies there; nobody may be writing. */
export class StoredDatabase {
  readonly #db: DatabaseSync;

  constructor(state: string, kind: keyof typeof DATABASES) {
    const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
    const opened = readdirSync(folder)
      .filter((file) => file.endsWith('.sqlite'))
      .map((file) => new DatabaseSync(join(folder, file)));
    const found = opened.find((db) => hasTable(db, DATABASES[kind]));
    for (const db of opened) if (db !== found) db.close();
    if (found === undefined) throw new Error(`no ${kind} database in ${state}`);
    this.#db = found;
  }

  /** Tables with rows of their own, full-text indexes among them. */
  tables(): string[] {
    const rows = this.#db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
        AND name NOT GLOB '*_fts_*' AND name NOT GLOB '*_vocab' AND name <> 'd1_migrations' ORDER BY name`)
      .all();
    return rows.map(({ name }) => String(name));
  }

  /** Rows in the order in which they were stored. Whole numbers are `bigint`, so that each type is told from the others. */
  rows(table: string): readonly Record<string, unknown>[] {
    const statement = this.#db.prepare(`SELECT * FROM "${table}" ORDER BY rowid`);
    statement.setReadBigInts(true);
    return statement.all().map((row) => ({ ...row }));
  }

  has(table: string): boolean {
    return hasTable(this.#db, table);
  }

  run(statement: string): void {
    this.#db.exec(statement);
  }

  close(): void {
    this.#db.close();
  }
}

/**
 * What the local queue and this one platform never leave: lanes of workers beside the first one, since it brings one message after
 * the other, and other names of a user and of a chat, which only platforms change.
 */
export function leaveLanes(state: string): void {
  const db = new StoredDatabase(state, 'workspace');
  for (const [alias, canonical] of [
    ['generic:cleo-by-another-name', 'generic:cleo'],
    ['generic:dock-that-moved', 'generic:dock'],
  ])
    db.run(`INSERT INTO webhook_aliases (workspace_id, alias, canonical, created_at)
      SELECT DISTINCT workspace_id, '${alias}', '${canonical}', next_try_at FROM webhook_deliveries WHERE status = 'waiting'`);
  db.run(`INSERT INTO webhook_lanes (workspace_id, lane, lease_until)
    SELECT workspace_id, lane, next_try_at FROM webhook_deliveries WHERE status = 'waiting' ON CONFLICT DO NOTHING`);
  db.close();
}

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(name) !== undefined;

/** The files in the buckets of a local state: their contents by their names. */
export function storedFiles(state: string): ReadonlyMap<string, string> {
  const folder = join(state, 'v3/r2/miniflare-R2BucketObject');
  const files = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const db = new DatabaseSync(join(folder, file));
    for (const row of hasTable(db, '_mf_objects')
      ? db.prepare('SELECT key, blob_id FROM _mf_objects').all()
      : [])
      files.set(String(row.key), readBlob(state, String(row.blob_id)));
    db.close();
  }
  return files;
}

function readBlob(state: string, id: string): string {
  const root = join(state, 'v3/r2');
  for (const bucket of readdirSync(root)) {
    const path = join(root, bucket, 'blobs', id);
    if (existsSync(path)) return readFileSync(path, 'utf8');
  }
  throw new Error(`no blob ${id}`);
}
