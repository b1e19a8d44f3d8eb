/** A memory as it begins. */
import type { Memory } from '../types.ts';

/** Fields of a new memory that its writer decides. */
export type MemoryContent = Omit<
  Memory,
  'status' | 'accessCount' | 'accessedAt' | 'supersededBy' | 'revision' | 'createdAt' | 'updatedAt'
>;

/** An active memory, never recalled yet. A value of a topic holds from now on unless it says since when. */
export const newMemory = (content: MemoryContent, now: number): Memory => ({
  ...content,
  validFrom: content.validFrom ?? (content.topicKey === null ? null : now),
  status: 'active',
  accessCount: 0,
  accessedAt: now,
  supersededBy: null,
  revision: 1,
  createdAt: now,
  updatedAt: now,
});
