/** The lexical half of recall: one list of statements, made to run in one batch with whatever else a caller reads. */
import type { SQL } from 'drizzle-orm';
import type { LexicalFindings } from '../../recall/lexical.ts';
import type { RecallQuery } from '../../recall/query.ts';
import type { RecallRequest } from '../../recall/recall.ts';
import type { Database } from '../database.ts';
import { selectPieces, selectSummaries, toChunkFindings } from './chunk-reads.ts';
import { selectEvidence, toEventFindings } from './event-reads.ts';
import { memoryReads, toMemoryFindings } from './memory-reads.ts';

/** The statements, in the order in which `toFindings` takes their results; where `unless` is true they find nothing. */
export const lexicalReads = (
  db: Database,
  query: RecallQuery,
  request: RecallRequest,
  now: number,
  unless: SQL | null = null,
) =>
  [
    selectEvidence(db, query, request, now, unless),
    selectSummaries(db, query, request, now, unless),
    selectPieces(db, query, request, now, unless),
    ...memoryReads(db, query, request, now, unless),
  ] as const;

/** The rows that `lexicalReads` returned. */
export type LexicalResults = readonly [
  Parameters<typeof toEventFindings>[0],
  Parameters<typeof toChunkFindings>[0],
  Parameters<typeof toChunkFindings>[0],
  Parameters<typeof toMemoryFindings>[0],
  Parameters<typeof toMemoryFindings>[1],
];

/** What the reads found, as recall takes it. */
export const toFindings = (
  [events, chunks, documents, memories, memoryFrequencies]: LexicalResults,
  query: RecallQuery,
  request: RecallRequest,
): LexicalFindings => ({
  events: toEventFindings(events, request),
  chunks: toChunkFindings(chunks, 'chunks', request),
  documents: toChunkFindings(documents, 'documents', request),
  memories: toMemoryFindings(memories, memoryFrequencies, { query, request }),
});
