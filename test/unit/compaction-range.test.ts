/**
 * When a conversation is compacted and where it is cut. If these fail, a model reads an answer without its question, a tool
 * result without its call, or a summary of a turn that is still going on.
 */
import { describe, expect, it } from 'vitest';
import type { Role } from '../../src/memory/types.ts';
import {
  type CompactionMode,
  decideRangeEnd,
  isDue,
  isToCompact,
  legalCuts,
} from '../../src/session/compaction/decide-range.ts';
import { DEFAULT_COMPACTION_LIMITS as LIMITS } from '../../src/session/compaction/limits.ts';
import { random } from '../support/random.ts';
import { rowsOf, turns } from '../support/rows.ts';

const messagesOf = (names: string, tokens = 10) =>
  rowsOf(names).map(({ turnId, role }, i) => ({ seq: i + 1, turnId, role, tokens }));
const endOf = (names: string, mode: CompactionMode = 'due', tokens = 10) =>
  decideRangeEnd(messagesOf(names, tokens), LIMITS, mode);

describe('a compaction is due', () => {
  it('beyond 30 messages or 6,000 tokens without a summary, and not before', () => {
    expect(isDue({ messages: 30, tokens: 6_000 }, LIMITS)).toBe(false);
    expect(isDue({ messages: 31, tokens: 0 }, LIMITS)).toBe(true);
    expect(isDue({ messages: 2, tokens: 6_001 }, LIMITS)).toBe(true);
  });

  it('when what is added passes the limit, unless the next one is parked', () => {
    const before = { messages: 30, tokens: 300, parked: 0 };
    expect(isToCompact(before, [], LIMITS)).toBe(false);
    expect(isToCompact(before, [{ tokens: 1 }], LIMITS)).toBe(true);
    expect(isToCompact({ ...before, parked: 1 }, [{ tokens: 1 }], LIMITS)).toBe(false);
    expect(isToCompact(undefined, [{ tokens: 1 }], LIMITS)).toBe(false);
  });
});

describe('the range', () => {
  it.each([
    ['30 messages: none', turns(1, 15), 'due', null],
    ['32 messages: the oldest 20', turns(1, 16), 'due', 20],
    [
      'a turn with tools across the 20th stays whole',
      `${turns(1, 9)} u10 t10 a10 ${turns(11, 8)}`,
      'due',
      18,
    ],
    ['an open turn that may still be answered stays out', `${turns(1, 6)} u7 ${turns(8, 9)} u17`, 'due', 12],
    ['one that nobody answered for 20 messages does not', `u1 ${turns(2, 16)}`, 'due', 19],
    [
      'turns that overlap are cut where neither is split',
      `${turns(1, 9)} u10 u11 a10 a11 ${turns(12, 8)}`,
      'due',
      18,
    ],
    ['asked for: what there is', turns(1, 3), 'all', 6],
    ['asked for: without the open turn', `${turns(1, 3)} u4`, 'all', 6],
    ['at the very end: with it', `${turns(1, 3)} u4`, 'final', 7],
    ['of nothing: nothing', '', 'all', null],
    ['of an open turn: nothing', 'u1', 'all', null],
  ] as const)('of %s', (_, names, mode, end) => {
    expect(endOf(names, mode)).toBe(end);
  });

  it('of few long messages takes as many as bring the rest under half of the limit, never the newest turn', () => {
    expect(endOf(turns(1, 5), 'due', 700)).toBe(6);
    expect(endOf(turns(1, 2), 'due', 20_000)).toBe(2);
    expect(endOf('u1 a1', 'due', 20_000)).toBeNull();
  });

  it('does not split an imported tool result from what called for it', () => {
    const roles: Role[] = ['user', 'assistant', 'tool', 'tool', 'assistant', 'user'];
    const messages = roles.map((role, i) => ({ seq: i + 1, turnId: null, role, tokens: 1 }));
    expect(legalCuts(messages, LIMITS, 'all')).toEqual([1, 4, 5, 6]);
  });

  it('never splits a turn, however turns overlap', () => {
    const source = random();
    for (let round = 0; round < 200; round++) {
      const names: string[] = [];
      const open: number[] = [];
      for (let turn = 1; turn <= 25; turn++) {
        names.push(`u${turn}`);
        open.push(turn);
        while (open.length > 0 && source.int(3) > 0) {
          const [closed] = open.splice(source.int(open.length), 1);
          names.push(...(source.int(2) ? [`t${closed}`] : []), `a${closed}`);
        }
      }
      const messages = messagesOf(names.join(' '));
      const end = decideRangeEnd(messages, LIMITS, 'due') ?? 0;
      const inside = new Set(messages.slice(0, end).map(({ turnId }) => turnId));
      const split = messages.slice(end).filter(({ turnId }) => inside.has(turnId));
      expect(split, `seed ${source.seed}, "${names.join(' ')}" to ${end}`).toEqual([]);
    }
  });
});
