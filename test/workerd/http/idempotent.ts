/** Requests that are sent again under one `Idempotency-Key`. */
import { openConversation, type TestWorkspace } from '../support/service/workspace.ts';
import { rowCounts, rowsOf } from '../support/storage/databases.ts';

export const REPLAYED = 'idempotent-replayed';

let numbers = 0;

/** A number that no other request bears. */
export const newNumber = (): number => ++numbers;

export const newKey = (): Record<string, string> => ({ 'Idempotency-Key': `key ${newNumber()}` });

/** Everything but the records themselves. */
export async function dataCounts(): Promise<Record<string, number>> {
  const counts = Object.entries(await rowCounts()).filter(
    ([table]) => !table.endsWith('.idempotency_records'),
  );
  return Object.fromEntries(counts);
}

/** What the newest remembered request is, in the database of the caller. */
export async function lastRecord(
  db: D1Database,
): Promise<{ key_hash: string; status: number | null; answer: string | null }> {
  const [row] = await rowsOf<{ key_hash: string; status: number | null; answer: string | null }>(
    'SELECT * FROM idempotency_records ORDER BY rowid DESC LIMIT 1',
    [],
    db,
  );
  if (!row) throw new Error('no record');
  return row;
}

export interface Post {
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  /** Another good body. */
  readonly other?: unknown;
}

/** One call of every POST that remembers, with things made for it. */
export async function posts(workspace: TestWorkspace): Promise<Record<string, Post>> {
  const n = newNumber();
  const [toIdle, toArchive] = await Promise.all([
    openConversation(workspace, { chat_id: `idle ${n}` }),
    openConversation(workspace, { chat_id: `archive ${n}` }),
  ]);
  const memory = { content: `Ana has ${n} cats.`, kind: 'fact', user_id: 'ana' };
  const ingest = {
    conversation: { chat_id: `import ${n}`, user_id: 'ana' },
    messages: [{ role: 'user', content: 'Hello.', occurred_at: '2026-03-01T09:30:00Z' }],
  };
  return {
    channel: {
      path: '/v1/channels',
      body: { name: `channel ${n}` },
      status: 201,
      other: { name: `other ${n}` },
    },
    key: {
      path: '/v1/keys',
      body: { name: 'k', role: 'read' },
      status: 201,
      other: { name: 'k', role: 'admin' },
    },
    memory: { path: '/v1/memories', body: memory, status: 201, other: { ...memory, importance: 0.9 } },
    conversation: {
      path: '/v1/conversations',
      body: { chat_id: `chat ${n}`, user_id: 'ana' },
      status: 201,
      other: { chat_id: `chat ${n}`, user_id: 'bob' },
    },
    ingest: {
      path: '/v1/ingest',
      body: ingest,
      status: 200,
      other: { ...ingest, messages: [...ingest.messages, ...ingest.messages] },
    },
    idle: { path: `/v1/conversations/${toIdle}/idle`, status: 200 },
    archive: { path: `/v1/conversations/${toArchive}/archive`, status: 200 },
    search: {
      path: '/v1/search',
      body: { query: 'cats', user_id: 'ana' },
      status: 200,
      other: { query: 'dogs', user_id: 'ana' },
    },
  };
}
