/** Edits of stored memories: what a patch makes of one, and what the plan made of it. */
import { err, ok, type Result } from '../../lib/result.ts';
import { conflict, type MemoryError, notFound } from '../errors.ts';
import type { Memory } from '../types.ts';
import type { Edit, MemoryPlan } from './changes.ts';
import { keysOf, saysEqual } from './content.ts';
import { type EntryPatch, patchEntry } from './entry.ts';

/** The edit that a patch makes of a stored memory. Only what is current can be changed: history stays as it was. */
export function editOf(memory: Memory, patch: EntryPatch, source: string): Result<Edit, MemoryError> {
  if (memory.status === 'superseded')
    return err(conflict('memory_superseded', 'the memory has been replaced by another one'));
  if (memory.status !== 'active') return err(notFound('memory'));
  const changed = patchEntry(memory, patch);
  return changed.ok
    ? ok({ id: memory.id, changed: changed.value, keys: keysOf(changed.value), source })
    : changed;
}

/** Topics whose value the edits take from the others: what they said before is taken along. */
export const unsharedTopics = (edits: readonly Edit[], before: readonly Memory[]): string[] =>
  edits.flatMap(({ id, changed }) => {
    const memory = before.find((stored) => stored.id === id);
    return memory?.visibility === 'shared' && changed.visibility === 'private'
      ? (keysOf(memory).topicSlot ?? [])
      : [];
  });

/** The edits that make earlier values of a topic as private as the current one becomes. */
export const unshareVersions = (versions: readonly Memory[], source: string): Edit[] =>
  versions.map((version) => {
    const changed: Memory = { ...version, visibility: 'private' };
    return { id: version.id, changed, keys: keysOf(changed), source };
  });

/**
 * The edit, by its place in the list, whose new words another memory of its scope has; -1 when there is none. Only a
 * change of visibility may make one of two memories: then nobody has asked for other words.
 */
export const findRewordedTwin = ({ outcomes, reliesOn }: MemoryPlan, edits: readonly Edit[]): number =>
  outcomes.edits.findIndex(({ action }, i) => {
    const edit = edits[i];
    const before = reliesOn.find(({ memory }) => memory.id === edit?.id)?.memory;
    return (
      action === 'merged' && edit !== undefined && !saysEqual(before?.content ?? '', edit.changed.content)
    );
  });

/** A memory as the plan leaves it; null for one that it does not know. */
export const memoryAfter = ({ inserts, updates, reliesOn }: MemoryPlan, id: string): Memory | null =>
  [...updates, ...inserts, ...reliesOn].find(({ memory }) => memory.id === id)?.memory ?? null;
