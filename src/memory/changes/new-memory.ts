/** A memory as it begins. */
import { readHappening } from '../../language/dates/happening.ts';
import { readText } from '../../language/read-text.ts';
import type { Memory } from '../types.ts';

/** Fields of a new memory that its writer decides. */
export type MemoryContent = Omit<
  Memory,
  'status' | 'accessCount' | 'accessedAt' | 'supersededBy' | 'revision' | 'createdAt' | 'updatedAt'
>;

/** An active memory, never recalled yet. A value of a topic holds from now on unless it says since when. */
export const newMemory = (content: MemoryContent, now: number): Memory => ({
  ...content,
  ...(content.happensFrom === undefined ? happening(content.content, now) : {}),
  validFrom: content.validFrom ?? (content.topicKey === null ? null : now),
  status: 'active',
  accessCount: 0,
  accessedAt: now,
  supersededBy: null,
  revision: 1,
  createdAt: now,
  updatedAt: now,
});

/** The days of what a memory tells of, of words that were said at a moment as the clock of their speaker showed it. */
export function happening(content: string, saidAt: number): Pick<Memory, 'happensFrom' | 'happensTo'> {
  const days = readHappening(readText(content), saidAt);
  return { happensFrom: days?.first ?? null, happensTo: days?.last ?? null };
}
