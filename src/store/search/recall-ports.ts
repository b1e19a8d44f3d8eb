/** The ports of recall over D1 and the vector index. A caller says how the lexical batch runs, and what runs with it. */
import type { SQL } from 'drizzle-orm';
import { describeError, log } from '../../lib/log.ts';
import type { Embedder, Reranker, VectorIndex } from '../../memory/ports.ts';
import type { Reader } from '../../memory/scope.ts';
import { NO_MEMORIES } from '../../recall/memories/evidence.ts';
import { nearest, type SemanticIndex } from '../../recall/nearest.ts';
import type { RecallPorts, RecallRequest, Resolved, Unresolved } from '../../recall/recall.ts';
import { findAccountMemories } from '../account/memory-recall.ts';
import type { Database } from '../database.ts';
import { rowToChunk, selectChunksById } from './chunk-reads.ts';
import { type NearEventRow, selectContents, selectEvidenceById, toNearEvents } from './event-reads.ts';
import { selectCandidates, toMemoryCandidate } from './memory-reads.ts';
import { type LexicalResults, lexicalReads, toFindings } from './recall-reads.ts';

export interface RecallDeps {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
  /** A trained model and its vectors, where one serves the workspace; the inline ones stand in for it. */
  readonly trained?: SemanticIndex | null;
  /** A cross-encoder for the best candidates, where one is configured. */
  readonly reranker?: Reranker | null;
  /** The account of the workspace, and its database; without one its memories are not looked for. */
  readonly account?: { readonly db: Database; readonly id: string } | null;
}

/** Runs the lexical statements, in one batch with what else the caller reads. */
export type RunLexicalReads = (reads: ReturnType<typeof lexicalReads>) => Promise<LexicalResults>;

/** Ports for one recall at `now`. Where `unless` is true the answer is known, and the lexical statements find nothing. */
export const recallPorts = (
  { db, embedder, vectors, trained, reranker, account }: RecallDeps,
  now: number,
  run: RunLexicalReads,
  unless: SQL | null = null,
): RecallPorts => ({
  lexical: async (query, request) =>
    toFindings(await run(lexicalReads(db, query, request, now, unless)), query, request),
  accountMemories: async (query, { reader: { userId, audience }, asOf, kinds = null, pinned = false }) =>
    account
      ? findAccountMemories(
          account.db,
          { accountId: account.id, userId, audience },
          { ...query, kinds, pinned },
          { now, asOf },
        )
      : NO_MEMORIES,
  resolve: async (request, open) =>
    toResolved(await db.batch('recall.resolve', resolvingReads(db, request, open, now)), request.reader),
  nearest: (query, request) =>
    nearest(
      query,
      request,
      [...(trained ? [trained] : []), { embedder, vectors, timeoutMs: null }],
      (error) => logDegraded('vector', error),
    ),
  embedder,
  reranker: reranker ?? null,
  onDegraded: logDegraded,
});

const logDegraded = (part: string, error: unknown): void =>
  log('warn', 'recall_degraded', { part, error: describeError(error) });

/** Statements that bring what recall asks for in its second round trip, in the order in which `toResolved` takes their results. */
export const resolvingReads = (db: Database, request: RecallRequest, open: Unresolved, now: number) => {
  const { reader, asOf, kinds = null } = request;
  return [
    selectCandidates(db, reader, open.memories, kinds, { now, asOf }),
    selectContents(db, reader, [...open.events, ...open.nearEvents], { now, asOf }),
    selectChunksById(db, request, open.chunks, now),
    selectEvidenceById(db, reader, open.nearEvents, { now, asOf }),
  ] as const;
};

/** What they found, as recall takes it. */
export const toResolved = (
  [memories, contents, chunks, events]: readonly [
    readonly Parameters<typeof toMemoryCandidate>[0][],
    readonly { readonly id: string; readonly content: string }[],
    readonly Parameters<typeof rowToChunk>[0][],
    readonly NearEventRow[],
  ],
  reader: Reader,
): Resolved => ({
  memories: memories.map(toMemoryCandidate),
  chunks: chunks.map((row) => rowToChunk(row, reader)),
  events: toNearEvents(events, reader),
  contents: new Map(contents.map(({ id, content }) => [id, content])),
});
