/**
 * Fills a conversation without its object and without HTTP, where that would take hours: messages, summaries and snapshots with their index
 * rows and embeddings are written by the statements of the service itself, and compacted where it would compact. Three things are left out,
 * which take nine tenths of an import: messages teach nothing, a summary is the first sentences of its range, and live history
 * is not kept; it catches up with the record at the next turn.
 */
import { type IdSource, randomIds } from '../../../src/lib/ids.ts';
import { countTokens, truncateToTokens } from '../../../src/lib/text/tokens.ts';
import type { Embedder } from '../../../src/memory/ports.ts';
import { type Conversation, INLINE_MODEL } from '../../../src/memory/types.ts';
import { createEmbedder } from '../../../src/models/embed/embedders.ts';
import { RANGE_SUMMARY_MAX_TOKENS } from '../../../src/models/summaries/summary-answer.ts';
import { decideRangeEnd } from '../../../src/session/compaction/decide-range.ts';
import { DEFAULT_COMPACTION_LIMITS } from '../../../src/session/compaction/limits.ts';
import {
  beginAttempt,
  finishCompaction,
  type RangeEvent,
  selectRange,
  selectUnsummarised,
  settleCompaction,
  type UnsummarisedRow,
} from '../../../src/store/conversations/compactions.ts';
import { getConversation } from '../../../src/store/conversations/conversations.ts';
import { appendEvents, type NewEvent } from '../../../src/store/conversations/events.ts';
import { insertSnapshot } from '../../../src/store/conversations/snapshots.ts';
import type { Database, SqlStatement } from '../../../src/store/database.ts';
import { insertChunks, summaryChunk } from '../../../src/store/documents/chunks.ts';

/** A message of an import. */
export interface BulkMessage {
  readonly role: 'user' | 'assistant';
  readonly userId: string | null;
  readonly content: string;
  readonly occurredAt: number;
  readonly externalId: string;
}

/** Messages that are written at once. */
const MESSAGES_AT_ONCE = 500;
const MODEL = 'bench-first-sentences';
const NO_PARTS = { goals: [], decisions: [], openQuestions: [], entities: [], nextSteps: [] } as const;

/** What rows are made with. */
interface Making {
  readonly db: Database;
  readonly ids: IdSource;
  readonly embedder: Embedder;
}

/** Appends messages to a conversation that is there, and compacts it as far as its object would. */
export async function fillConversation(
  db: Database,
  place: Pick<Conversation, 'id' | 'workspaceId'>,
  messages: Iterable<BulkMessage>,
  advance?: (count: number) => void,
): Promise<void> {
  const making = { db, ids: randomIds(() => Date.now()), embedder: createEmbedder(INLINE_MODEL) };
  const slice: BulkMessage[] = [];
  const write = async () => {
    await appendSlice(making, place, slice);
    advance?.(slice.length);
    slice.length = 0;
  };
  for (const message of messages) {
    slice.push(message);
    if (slice.length === MESSAGES_AT_ONCE) await write();
  }
  if (slice.length > 0) await write();
}

async function appendSlice(
  making: Making,
  place: Pick<Conversation, 'id' | 'workspaceId'>,
  slice: readonly BulkMessage[],
): Promise<void> {
  const { db } = making;
  const conversation = await getConversation(db, place.workspaceId, place.id);
  if (conversation === null) throw new Error(`no conversation ${place.id}`);
  const events = slice.map((message, i) => toEvent(making, conversation, message, i));
  await db.write('bulk.append', appendEvents(db, conversation, events, { now: Date.now(), wakes: false }));
  const appended = {
    ...conversation,
    lastSeq: conversation.lastSeq + events.length,
    revision: conversation.revision + events.length,
  };
  const { id, lastSeq, summarisedSeq } = appended;
  const [unsummarised, said] = await db.batch('bulk.read', [
    selectUnsummarised(db, id, lastSeq - summarisedSeq),
    selectRange(db, id, summarisedSeq + 1, lastSeq),
  ]);
  await db.write('bulk.compact', await summarise(making, appended, unsummarised, said));
}

/** The statements that summarise one range after another, until none is due. */
async function summarise(
  { db, ids, embedder }: Making,
  appended: Conversation,
  unsummarised: readonly UnsummarisedRow[],
  said: readonly RangeEvent[],
): Promise<SqlStatement[]> {
  const statements: SqlStatement[] = [];
  let conversation = appended;
  for (;;) {
    const { id, title = null, summarisedSeq, revision, rollingSummary } = conversation;
    const startSeq = summarisedSeq + 1;
    const left = unsummarised.filter(({ seq }) => seq >= startSeq);
    const endSeq = decideRangeEnd(left, DEFAULT_COMPACTION_LIMITS, 'due');
    if (endSeq === null) return [...statements, settleCompaction(db, id)];
    const content = summaryOf(said.filter(({ seq }) => seq >= startSeq && seq <= endSeq));
    const [vector = new Float32Array()] = await embedder.embed([content], 'document');
    const now = Date.now();
    const range = { id: ids.next('cmp'), startSeq, endSeq, model: MODEL };
    const summary = `${rollingSummary ?? ''}\n${content}`.slice(-ROLLING_CHARS).trim();
    const chunk = summaryChunk(conversation, { id: ids.next('chk'), startSeq, endSeq, content, vector });
    const snapshot = { id: ids.next('snp'), seq: endSeq, summary, parts: NO_PARTS, title };
    statements.push(
      ...beginAttempt(db, conversation, range, now),
      ...finishCompaction(db, conversation, range, { summary, title }, now),
      ...insertChunks(db, [chunk], { model: embedder.model, now }),
      insertSnapshot(db, conversation, snapshot, now),
    );
    conversation = {
      ...conversation,
      summarisedSeq: endSeq,
      rollingSummary: summary,
      revision: revision + 1,
    };
  }
}

/** Characters of a rolling summary: as many as the summariser of the service leaves. */
const ROLLING_CHARS = 3_000;

/** The beginning of each message, with who says it. */
function summaryOf(range: readonly RangeEvent[]): string {
  const lines = range.map(
    ({ role, content }) => `${role === 'user' ? 'User' : 'Assistant'}: ${content.split(/(?<=[.?]) /u, 1)[0]}`,
  );
  return truncateToTokens(lines.join('\n'), RANGE_SUMMARY_MAX_TOKENS);
}

/** An event as an import makes it. */
const toEvent = (
  { ids }: Making,
  { id: conversationId, workspaceId, lastSeq }: Conversation,
  { role, userId, content, occurredAt, externalId }: BulkMessage,
  i: number,
): NewEvent => ({
  id: ids.next('evt'),
  workspaceId,
  conversationId,
  seq: lastSeq + 1 + i,
  turnId: null,
  role,
  userId,
  name: null,
  content,
  tokens: countTokens(content),
  session: null,
  externalId,
  dedupeKey: `external:${externalId}`,
  status: 'active',
  metadata: {},
  occurredAt,
  createdAt: Date.now(),
});
