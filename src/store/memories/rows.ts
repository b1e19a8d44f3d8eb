/** Memories as rows: what of them everybody sees, and what the planner keeps them apart by. */
import type { StoredMemory } from '../../memory/changes/changes.ts';
import type { Memory } from '../../memory/types.ts';
import { omit, rowOf, type Selection, selection } from '../rows.ts';
import { memories } from '../schema/memories.ts';

/** A memory; for `select m.*`. */
export const MEMORY: Selection<Memory> = selection(
  omit(memories, 'rowId', 'scope', 'contentKey', 'topicSlot'),
);

/** The planner's view of a memory; for `select m.*`. */
export const STORED: Selection<StoredMemory> = selection({
  memory: MEMORY,
  keys: rowOf(memories, 'scope', 'contentKey', 'topicSlot'),
  rowId: memories.rowId,
});
