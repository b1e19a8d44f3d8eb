/** Ids of what a block shows, apart by what they are: each kind has its prefix. */
import { isMemoryId } from '../../memory/conversations/identity.ts';

export const itemsByKind = (ids: readonly string[]) => ({
  memory_ids: ids.filter(isMemoryId),
  event_ids: ids.filter((id) => id.startsWith('evt_')),
  chunk_ids: ids.filter((id) => id.startsWith('chk_')),
});
