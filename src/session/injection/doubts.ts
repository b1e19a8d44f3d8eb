/**
 * Memories that may be over: of each their user said something later that rules did not dare to end them by. No line of a prompt tells
 * them alone: it says so, and the later words come along. Pure.
 */
import type { Memory } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import { parseStatements, saysOutdated } from '../history/outdated-statements.ts';

type Doubtable = Pick<Memory, 'id' | 'userId' | 'content' | 'status' | 'supersededBy'>;

/** A memory that may be over, and the memory of what was said later. */
export interface Doubt {
  readonly memory: Doubtable;
  readonly by: string;
}

/** The doubts among memories, each once; of what has ended there is none. */
export const doubtsAmong = (memories: readonly Doubtable[]): Doubt[] => [
  ...new Map(
    memories.flatMap((memory) => {
      const { id, status, supersededBy } = memory;
      return status === 'active' && supersededBy !== null ? [[id, { memory, by: supersededBy }]] : [];
    }),
  ).values(),
];

/** The memories that were said later than what recalled items say, by the items: the memory itself, and messages of its user. */
export function doubtedItems(
  items: readonly RecalledItem[],
  doubts: readonly Doubt[],
): ReadonlyMap<string, string> {
  const told = doubts.map((doubt) => ({
    ...doubt,
    statements: parseStatements([{ said: doubt.memory.content, became: 'replaced' }]),
  }));
  return new Map(
    items.flatMap(({ candidate }) => {
      const doubt = told.find(({ memory, statements }) =>
        candidate.type === 'event'
          ? candidate.role === 'user' &&
            candidate.userId === memory.userId &&
            saysOutdated(candidate.content, statements)
          : candidate.id === memory.id,
      );
      return doubt === undefined ? [] : [[candidate.id, doubt.by]];
    }),
  );
}
