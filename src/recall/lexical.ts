/** What the databases bring for a question in one round trip: events, memories and chunks, with what they are ranked by. */
import type { ChunkFindings } from './chunks/rank-chunks.ts';
import type { EventFindings } from './events/evidence.ts';
import type { MemoryFindings } from './memories/evidence.ts';

export interface LexicalFindings {
  readonly events: EventFindings;
  readonly memories: MemoryFindings;
  readonly chunks: ChunkFindings;
}
