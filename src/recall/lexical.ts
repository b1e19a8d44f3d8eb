/** What the databases bring for a question in one round trip: events and memories, with what they are ranked by. */
import type { EventFindings } from './events/evidence.ts';
import type { MemoryFindings } from './memories/evidence.ts';

export interface LexicalFindings {
  readonly events: EventFindings;
  readonly memories: MemoryFindings;
}
