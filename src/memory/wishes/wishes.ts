/** Wishes to forget that stand in what was said elsewhere, and what they name. */
import type { StoredMemory } from '../changes/changes.ts';

/** A wish to forget, and where among what is imported it stands. */
export interface Wish {
  readonly eventId: string;
  readonly userId: string;
  readonly at: number;
  /** Its place in the import; of one that stands in the record already, behind all that was said until then. */
  readonly order: number;
  /** The index terms that a memory must hold to be meant. */
  readonly terms: readonly string[];
}

/** A memory that holds all the words of a wish. */
export interface NamedByWish {
  readonly wish: Wish;
  readonly stored: StoredMemory;
}
