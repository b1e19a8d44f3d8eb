/**
 * The store that the benchmark fills without HTTP. If it fails, figures of a million messages are those of a store that no import leaves.
 */
import { describe, expect, it } from 'vitest';
import { Database } from '../../../src/store/database.ts';
import { fillConversation } from '../../bench/bulk/fill-conversation.ts';
import { createTextSource } from '../../bench/synthetic-text.ts';
import {
  createWorkspace,
  openConversation,
  type TestWorkspace,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const MESSAGES = 1_000;
const SEED = 11;
const USER = 'ana';

/** The same messages for each store; the text source goes on with questions about them. */
function messagesFor(chat: string) {
  const text = createTextSource(SEED);
  const startAt = Date.UTC(2026, 0, 1);
  const messages = Array.from({ length: MESSAGES }, (_, i) => ({
    role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    userId: i % 2 === 0 ? USER : null,
    content: text.message(),
    occurredAt: startAt + i * 60_000,
    externalId: `${chat}-${i}`,
  }));
  return { text, messages };
}

async function filledByApi(): Promise<{ workspace: TestWorkspace; id: string }> {
  const workspace = await createWorkspace();
  const id = await openConversation(workspace, { chat_id: 'filled', user_id: USER });
  const { messages } = messagesFor('filled');
  for (let at = 0; at < MESSAGES; at += 250) {
    const body = {
      conversation: { chat_id: 'filled', user_id: USER },
      messages: messages.slice(at, at + 250).map(({ role, userId, content, occurredAt, externalId }) => ({
        role,
        content,
        occurred_at: new Date(occurredAt).toISOString(),
        external_id: externalId,
        ...(userId === null ? {} : { user_id: userId }),
      })),
    };
    expect((await workspace.call('POST', '/v1/ingest', body)).status).toBe(200);
  }
  return { workspace, id };
}

async function filledInBulk(): Promise<{ workspace: TestWorkspace; id: string }> {
  const workspace = await createWorkspace();
  const id = await openConversation(workspace, { chat_id: 'filled', user_id: USER });
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  await fillConversation(db, { id, workspaceId: workspace.id }, messagesFor('filled').messages);
  return { workspace, id };
}

/** Columns of an event that tell nothing of when and where it was stored. */
const eventsOf = (id: string) =>
  rowsOf(`SELECT e.seq, e.turn_id, e.role, e.user_id, e.name, e.content, e.terms, e.tokens, e.session, e.external_id, e.dedupe_key,
      e.status, e.metadata, e.occurred_at, e.withheld_at, e.place, e.off_record,
      EXISTS (SELECT 1 FROM events_fts_docsize d WHERE d.id = e.row_id) AS indexed
    FROM events e WHERE e.conversation_id = '${id}' ORDER BY e.seq`);

describe('a conversation that is filled in bulk', () => {
  it('holds what an import leaves, and a search finds the same in it at the same cost', async () => {
    const [byApi, inBulk] = [await filledByApi(), await filledInBulk()];
    expect(await eventsOf(inBulk.id)).toEqual(await eventsOf(byApi.id));

    // Each range has its summary with index row, vector, snapshot and entry of the journal, up to what stays unsummarised.
    const [counts] = await rowsOf(`SELECT
        (SELECT count(*) FROM compactions WHERE conversation_id = c.id AND status = 'done') AS done,
        (SELECT count(*) FROM chunks k JOIN chunks_fts_docsize d ON d.id = k.row_id JOIN memory_embeddings v ON v.owner_id = k.id
          WHERE k.conversation_id = c.id) AS found,
        (SELECT count(*) FROM snapshots WHERE conversation_id = c.id) AS snapshots,
        (SELECT max(end_seq) FROM compactions WHERE conversation_id = c.id) - c.summarised_seq AS ahead,
        c.last_seq - c.summarised_seq AS left, c.revision - c.last_seq AS revisions
      FROM conversations c WHERE c.id = '${inBulk.id}'`);
    expect(counts).toEqual({
      done: expect.any(Number),
      found: counts?.done,
      snapshots: counts?.done,
      revisions: counts?.done,
      ahead: 0,
      left: expect.any(Number),
    });
    expect(counts?.left).toBeLessThanOrEqual(40);

    const { text } = messagesFor('filled');
    for (let i = 0; i < 12; i++) {
      const query = i % 3 === 0 ? text.commonQuestion() : text.question();
      const [one, other] = [await searchIn(byApi, query), await searchIn(inBulk, query)];
      expect(other.found, query).toEqual(one.found);
      expect(Math.abs(other.rows - one.rows), query).toBeLessThanOrEqual(one.rows * 0.1);
    }
  });
});

/** Messages that a question finds, and the rows that this reads. */
async function searchIn({ workspace, id }: { workspace: TestWorkspace; id: string }, query: string) {
  const { body } = await workspace.call<{
    results: { content: string }[];
    debug: { steps: { rows_read: number }[] };
  }>('POST', '/v1/search', {
    query,
    user_id: USER,
    conversation_id: id,
    sources: ['events'],
    top_k: 10,
    debug: true,
  });
  return {
    found: body.results.map(({ content }) => content),
    rows: body.debug.steps.reduce((sum, step) => sum + step.rows_read, 0),
  };
}
