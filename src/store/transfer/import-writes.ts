/**
 * Puts records of one kind in: their rows, and all that is derived from them, so that they are found as if they had been said
 * or stated here. What is there already stays as it is; a record that takes the place of another one fails.
 *
 * Unscoped: indexes the rows that the same batch writes.
 */
import { sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import { countTokens } from '../../lib/text/tokens.ts';
import { accountContentKey } from '../../memory/changes/account-memory.ts';
import type { MemoryPlan } from '../../memory/changes/changes.ts';
import { keysOf } from '../../memory/changes/content.ts';
import { type NewDocument, prepareDocument } from '../../memory/documents/document.ts';
import type { PieceLimits } from '../../memory/documents/split-document.ts';
import { NEVER } from '../../memory/lifetime/tombstones.ts';
import type { Embedder } from '../../memory/ports.ts';
import { transcriptScope } from '../../memory/scope.ts';
import type { ConversationEvent, Memory } from '../../memory/types.ts';
import { isEmbedded } from '../../recall/events/embedded-events.ts';
import { indexEvents } from '../conversations/events.ts';
import type { SqlStatement } from '../database.ts';
import { embedPieces, pieceChunk } from '../documents/changes.ts';
import { insertChunks } from '../documents/chunks.ts';
import { embedPlan, writePlan } from '../memories/write-plan.ts';
import { eachSlice, insertRows, listed } from '../rows.ts';
import { documents } from '../schema/documents.ts';
import { eventTerms, scopedTerms } from '../search/terms.ts';
import { oweEventVectors } from '../vectors/event-vectors.ts';
import { conversationErasedUntil } from './import-judge.ts';
import type { Arriving, ImportPlace, Surroundings } from './import-surroundings.ts';
import { type Fields, RECORDS, type RecordType } from './records.ts';

/** Destination and author of an import, with its clock and ids. */
export interface ImportContext extends ImportPlace {
  readonly actor: string;
  readonly now: number;
  readonly ids: IdSource;
  readonly embedder: Embedder;
  readonly embedsEvents: boolean;
  readonly pieces: PieceLimits;
}

/** The statements that put records of one kind in. */
export async function writeRecords(
  context: ImportContext,
  type: RecordType,
  arriving: readonly Arriving[],
  around: Surroundings,
): Promise<SqlStatement[]> {
  const rows = arriving.map(({ row }) => ({ ...row, workspaceId: context.workspaceId }) as Fields);
  switch (type) {
    case 'conversation':
      return plain(
        context,
        type,
        rows.map((row) => conversationRow(context, row, around)),
      );
    case 'event':
      return writeEvents(context, rows, around);
    case 'summary':
      return writeSummaries(context, rows, around);
    case 'memory':
      return writeMemories(context, rows);
    case 'document':
      return (await Promise.all(rows.map((row) => writeDocument(context, row)))).flat();
    case 'account_memory':
      return plain(
        context,
        type,
        rows.map((row) => accountRow(context, row)),
      );
    default:
      return plain(context, type, rows);
  }
}

const plain = ({ db, accountDb }: ImportContext, type: RecordType, rows: readonly Fields[]): SqlStatement[] =>
  insertRows(type === 'account_memory' ? accountDb : db, RECORDS[type].table, rows as never);

function conversationRow(context: ImportContext, row: Fields, around: Surroundings): Fields {
  const until = conversationErasedUntil(context, row, around);
  return { ...row, revision: row.lastSeq, erasedBefore: until === NEVER ? null : until };
}

function accountRow({ accountId }: ImportContext, { workspaceId: _, ...row }: Fields): Fields {
  const owned = { ...row, accountId } as unknown as Parameters<typeof accountContentKey>[0];
  return { ...owned, contentKey: accountContentKey(owned) };
}

/** Messages with their words in the index; the conversation is taken along, so that its object reads it anew. */
function writeEvents(
  { db, workspaceId, now, embedsEvents }: ImportContext,
  rows: readonly Fields[],
  { conversations }: Surroundings,
): SqlStatement[] {
  const messages = rows.map((row) => {
    const conversation = conversations.get(String(row.conversationId));
    const scope = transcriptScope({
      workspaceId,
      id: String(row.conversationId),
      userId: conversation?.userId ?? null,
    });
    const content = String(row.content);
    return { ...row, scope, terms: eventTerms(content), tokens: countTokens(content) } as Fields;
  });
  const embedded = embedsEvents
    ? messages.filter(
        ({ status, ...event }) =>
          status === 'active' &&
          event.withheldAt === null &&
          isEmbedded(event as unknown as ConversationEvent),
      )
    : [];
  const ends = [...Map.groupBy(messages, ({ conversationId }) => String(conversationId))].map(
    ([id, own]) => ({
      id,
      seq: Math.max(...own.map(({ seq }) => Number(seq))),
    }),
  );
  return [
    ...insertRows(db, RECORDS.event.table, messages as never),
    ...eachSlice(
      messages.map(({ id }) => id),
      (ids) => indexEvents(db, listed(ids)),
    ),
    ...oweEventVectors(
      db,
      embedded.map(({ id }) => String(id)),
      now,
    ),
    db.run(sql`update conversations set last_seq = max(last_seq, j.value->>'$.seq'),
        revision = max(revision + 1, j.value->>'$.seq')
      from json_each(${JSON.stringify(ends)}) as j where conversations.id = j.value->>'$.id'`),
  ];
}

async function writeSummaries(
  { db, workspaceId, embedder }: ImportContext,
  rows: readonly Fields[],
  { conversations }: Surroundings,
): Promise<SqlStatement[]> {
  const vectors = await embedder.embed(
    rows.map(({ content }) => String(content)),
    'document',
  );
  // Each was made at its own time.
  return rows.flatMap((row, i) => {
    const conversation = conversations.get(String(row.conversationId));
    const scope = transcriptScope({
      workspaceId,
      id: String(row.conversationId),
      userId: conversation?.userId ?? null,
    });
    const content = String(row.content);
    const chunk = { ...row, workspaceId, scope, kind: 'summary', tokens: countTokens(content) };
    return insertChunks(
      db,
      [{ row: chunk as never, terms: scopedTerms(scope, content), vector: vectors[i] ?? null }],
      { model: embedder.model, now: Number(row.createdAt) },
    );
  });
}

const NOTHING_ELSE: Omit<MemoryPlan, 'inserts'> = {
  updates: [],
  observations: [],
  outcomes: { statements: [], edits: [], endings: [], corrections: [], withdrawals: [] },
  reliesOn: [],
  gaps: [],
};

async function writeMemories(context: ImportContext, rows: readonly Fields[]): Promise<SqlStatement[]> {
  const inserts = rows.map((row) => {
    const memory = { ...row, revision: 1 } as unknown as Memory;
    return { memory, keys: keysOf(memory), embeddingOf: null };
  });
  const plan = { ...NOTHING_ELSE, inserts };
  return writePlan(context.db, plan, await embedPlan(plan, context.embedder), context);
}

/** A document in its pieces. What was taken out of it once stays counted. */
async function writeDocument(context: ImportContext, row: Fields): Promise<SqlStatement[]> {
  const { db, ids, embedder, pieces: limits } = context;
  const sent = row as unknown as NewDocument & { readonly id: string; readonly updatedAt: number };
  const { pieces: _, ...prepared } = prepareDocument(sent, limits, embedder.model);
  const pieces = await embedPieces(prepareDocument(sent, limits, embedder.model), context);
  const version = ids.next('doc');
  return [
    ...insertRows(db, documents, [
      { ...prepared, redacted: row.redacted, version, pieces: pieces.length } as never,
    ]),
    ...insertChunks(
      db,
      pieces.map((piece) => pieceChunk(prepareDocument(sent, limits, embedder.model), piece)),
      {
        model: embedder.model,
        now: sent.updatedAt,
        document: sql`select d.id from documents d where d.id = ${sent.id}`,
      },
    ),
  ];
}
