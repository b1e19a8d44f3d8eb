/**
 * Memories that may be over: of each their user said something later that rules did not dare to end them by. No line of a prompt tells
 * them alone: it says so, and the later words come along. Pure.
 */
import { DAY_MS } from '../../lib/time.ts';
import type { Memory } from '../../memory/types.ts';
import type { RecalledItem } from '../../recall/candidates.ts';
import { type ParsedStatement, parseStatements, saysOutdated } from '../history/outdated-statements.ts';

type Doubtable = Pick<Memory, 'id' | 'userId' | 'content' | 'status' | 'supersededBy' | 'updatedAt'>;

/** A memory that may be over, and the memory of what was said later. */
export interface Doubt {
  readonly memory: Doubtable;
  readonly by: string;
}

/** Time in which what was said later may not be among the facts of a conversation yet, and is read by itself. */
const JUST_DOUBTED_MS = DAY_MS;

/** The doubts of which what was said later is at hand, or was said not long ago: no other is worth a look, it may be gone. */
export const tellableDoubts = (
  doubts: readonly Doubt[],
  known: readonly { readonly id: string }[],
  now: number,
): Doubt[] =>
  doubts.filter(
    ({ memory, by }) => known.some(({ id }) => id === by) || memory.updatedAt >= now - JUST_DOUBTED_MS,
  );

/** The doubts among memories, each once; of what has ended there is none. */
export const doubtsAmong = (memories: readonly Doubtable[]): Doubt[] => [
  ...new Map(
    memories.flatMap((memory) => {
      const { id, status, supersededBy } = memory;
      return status === 'active' && supersededBy !== null ? [[id, { memory, by: supersededBy }]] : [];
    }),
  ).values(),
];

/** Words that may be over, as summaries are looked through for them. */
export const doubtedStatements = (doubts: readonly Doubt[]): ParsedStatement[] =>
  parseStatements(doubts.map(({ memory }) => ({ said: memory.content, became: 'doubted' })));

/** The memories that were said later than what recalled items say, by the items: the memory itself, and messages of its user. */
export function doubtedItems(
  items: readonly RecalledItem[],
  doubts: readonly Doubt[],
): ReadonlyMap<string, string> {
  const told = doubts.map((doubt) => ({
    ...doubt,
    statements: doubtedStatements([doubt]),
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
