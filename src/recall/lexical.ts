/** What the databases bring for a question in one round trip: events, memories, summaries and documents, with what they are ranked by. */
import type { ChunkFindings } from './chunks/rank-chunks.ts';
import type { EventFindings } from './events/evidence.ts';
import type { MemoryFindings } from './memories/evidence.ts';

export interface LexicalFindings {
  readonly events: EventFindings;
  readonly memories: MemoryFindings;
  /** Summaries of what was said. */
  readonly chunks: ChunkFindings;
  /** Pieces of documents. */
  readonly documents: ChunkFindings;
}
