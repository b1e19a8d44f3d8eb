/**
 * Puts a live history right when memories that it shows have changed: their lines tell what holds now, or leave. Live
 * history is the object's own, so what changed is read from D1; kept answers that show the old value are dropped.
 */
import type { Conversation } from '../../memory/types.ts';
import type { MemoryCandidate } from '../../recall/candidates.ts';
import {
  type ChangedMemory,
  type LiveEvidence,
  noteStillShown,
  selectChanged,
  toChanged,
} from '../../store/memories/injections.ts';
import { historyReader } from '../account-items.ts';
import { correctLines, withOutdated } from '../injection/corrections.ts';
import { type SessionDeps, takeOut } from '../session.ts';

const NOTHING_TAUGHT: LiveEvidence = {
  restatedBy: new Map(),
  outdated: new Map(),
  outdatedStatements: [],
  successors: new Map(),
};

/**
 * Puts the lines of changed memories right, and marks the words that they outdate. Answers with the memories that live
 * blocks show in another form than before: the record must know that they do (`recordShown`). Safe to repeat.
 */
export function reviseHistory(
  { store }: SessionDeps,
  conversation: Conversation,
  changed: readonly ChangedMemory[],
  taught: LiveEvidence = NOTHING_TAUGHT,
): MemoryCandidate[] {
  const before = store.history();
  const context = { terms: [], isGroup: conversation.userId === null };
  const rows = withOutdated(correctLines(before, changed, context), taught);
  if (rows.length === before.length && rows.every((row, i) => row === before[i])) return [];
  const shown = new Set(before.flatMap(({ itemIds }) => itemIds));
  const touched = changed.filter(({ id }) => shown.has(id));
  store.save(rows, store.state());
  store.dropAnswersWith(touched.map(({ id }) => id));
  return touched.flatMap(({ id, now: becomes }) => (becomes?.id === id ? [becomes] : []));
}

/**
 * Looks up what became of memories and puts the live history right. The record is told in the same transaction that they are
 * still shown, so that their next change finds this conversation too.
 */
export async function reviseMemories(
  deps: SessionDeps,
  conversation: Conversation,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const now = deps.now();
  const reader = historyReader(conversation, null);
  const shown = ids.map((id) => ({ id, revision: 0 }));
  const [, rows] = await deps.db.batch('items.changed', [
    noteStillShown(deps.db, conversation, reader, ids, now),
    selectChanged(deps.db, reader, shown, now),
  ]);
  const changed = toChanged(rows);
  deps.store.dropAnswersWith(ids);
  reviseHistory(deps, conversation, changed);
  takeOut(
    deps,
    changed.flatMap(({ id, now: becomes }) => (becomes === null ? [id] : [])),
  );
}
