/** The ports of recall over D1 and the vector index. A caller says how the lexical batch runs, and what runs with it. */
import { describeError, log } from '../../lib/log.ts';
import type { Embedder, VectorIndex } from '../../memory/ports.ts';
import type { RecallPorts } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { type LexicalResults, lexicalReads, memoryCandidatesByIds, toFindings } from './recall-reads.ts';

export interface RecallDeps {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
}

/** Runs the lexical statements, in one batch with what else the caller reads. */
export type RunLexicalReads = (reads: ReturnType<typeof lexicalReads>) => Promise<LexicalResults>;

/** Ports for one recall at `now`. */
export const recallPorts = (
  { db, embedder, vectors }: RecallDeps,
  now: number,
  run: RunLexicalReads,
): RecallPorts => ({
  lexical: async (query, request) => toFindings(await run(lexicalReads(db, query, request, now))),
  memoriesByIds: ({ reader, asOf }, ids) => memoryCandidatesByIds(db, reader, ids, { now, asOf }),
  embedder,
  vectors,
  onDegraded: (part, error) => log('warn', 'recall_degraded', { part, error: describeError(error) }),
});
