/**
 * Corrects lines whose memories changed after they were shown, and chooses the changes that the model must be told. Pure. A
 * line in an older block is corrected where it stands, so that the prompt differs from there on only.
 */
import { isMemoryId } from '../../memory/conversations/identity.ts';
import type { MemoryCandidate, RecalledItem } from '../../recall/candidates.ts';
import type { ChangedMemory, InjectedMemory, LiveEvidence } from '../../store/memories/injections.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { asOutdated, isLineOf, type LineContext, quotes, renderLine } from './block-line.ts';
import { reviseRows } from './blocks.ts';
import { isChanged, type RecentItem, versionOf } from './injected-item.ts';

/** Memories that a history shows or that a turn not long ago injected, as they were then. */
export function injectedRevisions(
  history: readonly HistoryRow[],
  recent: readonly RecentItem[],
): InjectedMemory[] {
  const revisions = new Map(
    history
      .flatMap(({ itemIds }) => itemIds)
      .filter(isMemoryId)
      .map((id) => [id, 0]),
  );
  for (const { itemId, revision } of recent)
    if (isMemoryId(itemId)) revisions.set(itemId, Math.max(revision, revisions.get(itemId) ?? 0));
  return [...revisions].map(([id, revision]) => ({ id, revision }));
}

/** The changes that were read, and those of memories that stand in another database: recall alone brings these. */
export const withRecalled = (
  read: readonly ChangedMemory[],
  recalled: readonly MemoryCandidate[],
  recent: readonly RecentItem[],
): ChangedMemory[] => [
  ...read,
  ...recalled
    .filter((candidate) => isChanged(candidate, recent) && !read.some(({ id }) => id === candidate.id))
    .map((candidate) => ({ id: candidate.id, now: candidate })),
];

/** The rows with every line put right: it tells the current value, or leaves when its memory no longer holds. */
export const correctLines = (
  rows: readonly HistoryRow[],
  changed: readonly ChangedMemory[],
  context: LineContext,
): HistoryRow[] => {
  const byId = new Map(changed.map((each) => [each.id, each.now]));
  return reviseRows(rows, (line, id) => {
    const now = byId.get(id);
    if (now === undefined) return line;
    if (now?.id !== id) return null;
    return quotes(line, now.content) ? line : renderLine(now, context);
  });
};

/** The rows with what was said long ago marked as outdated; what is to be forgotten leaves. */
export const withOutdated = (rows: readonly HistoryRow[], { outdated }: LiveEvidence): HistoryRow[] =>
  outdated.size === 0
    ? [...rows]
    : reviseRows(rows, (line, id) => {
        const became = outdated.get(id);
        if (became === undefined) return line;
        return became === 'forgotten' ? null : asOutdated(line);
      });

/**
 * The memories that the model was shown as something else, as they are now: whatever the message asks for, it is told. What
 * was told meanwhile is left out.
 */
export function selectCorrections(
  changed: readonly ChangedMemory[],
  history: readonly HistoryRow[],
  recent: readonly RecentItem[],
): MemoryCandidate[] {
  const due = changed.flatMap(({ id, now }) => {
    if (now === null || isTold(now, recent)) return [];
    if (now.id !== id) return [now];
    const isFossil = linesOf(history, id).some((line) => !quotes(line, now.content));
    return isFossil || isChanged(now, recent) ? [now] : [];
  });
  return [...new Map(due.map((candidate) => [candidate.id, candidate])).values()];
}

/** Checks that a memory was injected as it is now. */
const isTold = ({ id, content }: MemoryCandidate, recent: readonly RecentItem[]): boolean =>
  recent.some(({ itemId, version }) => itemId === id && version === versionOf(content));

/** The lines of the live blocks that show an item. */
const linesOf = (history: readonly HistoryRow[], id: string): string[] =>
  history
    .filter(({ itemIds }) => itemIds.includes(id))
    .flatMap(({ content }) => content.split('\n').filter((line) => isLineOf(line, id)));

/** Messages of which one block tells what took the place of their words. */
const SUCCEEDED_MAX = 5;

/**
 * The memories that took the place of what recalled messages say, each with the first of these: shown alone, such a message tells what
 * is over, and not what holds.
 */
export const successorsOf = (
  items: readonly RecalledItem[],
  { successors }: Pick<LiveEvidence, 'successors'>,
): ReadonlyMap<string, RecalledItem> =>
  new Map(
    items
      .flatMap((item): [string, RecalledItem][] => {
        const id = successors.get(item.candidate.id);
        return id === undefined ? [] : [[id, item]];
      })
      .slice(0, SUCCEEDED_MAX)
      .reverse(),
  );

/** The recalled items with successors that were read, each before the message that it follows, and as near to what is asked. */
export function withSuccessors(
  items: readonly RecalledItem[],
  due: ReadonlyMap<string, RecalledItem>,
  read: readonly MemoryCandidate[],
): RecalledItem[] {
  const before = new Map(
    read.flatMap((candidate): [RecalledItem, RecalledItem][] => {
      const item = due.get(candidate.id);
      if (item === undefined) return [];
      const { score, origin } = item;
      return [[item, { candidate, score, parts: { successor: score }, evidence: {}, origin }]];
    }),
  );
  const placed = new Set([...before.values()].map(({ candidate }) => candidate.id));
  return items.flatMap((item) => {
    const successor = before.get(item);
    if (placed.has(item.candidate.id)) return [];
    return successor === undefined ? [item] : [successor, item];
  });
}
