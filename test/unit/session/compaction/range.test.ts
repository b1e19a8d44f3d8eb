/**
 * When a conversation is compacted and where it is cut. If these fail, a model reads an answer without its question, a tool
 * result without its call, or a summary of a turn that is still going on.
 */
import { describe, expect, it } from 'vitest';
import { Settings } from '../../../../src/memory/settings.ts';
import type { Role } from '../../../../src/memory/types.ts';
import {
  type CompactionMode,
  decideRangeEnd,
  isDue,
  isToCompact,
  legalCuts,
} from '../../../../src/session/compaction/decide-range.ts';
import {
  compactionLimits,
  DEFAULT_COMPACTION_LIMITS as LIMITS,
} from '../../../../src/session/compaction/limits.ts';
import { random } from '../../../support/random.ts';
import { rowsOf, turns } from '../../../support/session/rows.ts';

const messagesOf = (names: string, tokens = 10) =>
  rowsOf(names).map(({ turnId, role }, i) => ({ seq: i + 1, turnId, role, tokens }));
const endOf = (names: string, mode: CompactionMode = 'due', tokens = 10, liveFromSeq: number | null = null) =>
  decideRangeEnd(messagesOf(names, tokens), LIMITS, mode, liveFromSeq);

describe('a compaction is due', () => {
  it('beyond 30 messages without a summary, or more tokens than every prompt shows, and not before', () => {
    expect(isDue({ messages: 30, tokens: 6_000 }, LIMITS)).toBe(false);
    expect(isDue({ messages: 31, tokens: 0 }, LIMITS)).toBe(true);
    expect(isDue({ messages: 2, tokens: 6_001 }, LIMITS)).toBe(true);
  });

  it.each([
    [{}, 6_000, 6_000],
    [{ prompt_budget_tokens: 2_000 }, 666, 6_000],
    [{ prompt_budget_tokens: 100_000 }, 6_000, 6_000],
    [{ prompt_budget_tokens: 2_000, compaction_tail_tokens: 500 }, 500, 500],
  ])('with %j beyond %i tokens, and of what is summarised %i stay', (changes, tailTokens, verbatimTokens) => {
    expect(compactionLimits(Settings.parse(changes))).toMatchObject({ tailTokens, verbatimTokens });
  });

  it('when what is added passes the limit, unless the next one is parked', () => {
    const state = { parked: 0, liveFromSeq: 1 };
    expect(isToCompact(state, messagesOf(turns(1, 15)), LIMITS)).toBe(false);
    expect(isToCompact(state, messagesOf(`${turns(1, 15)} u16`), LIMITS)).toBe(true);
    expect(isToCompact({ ...state, parked: 1 }, messagesOf(turns(1, 16)), LIMITS)).toBe(false);
    expect(isToCompact(undefined, messagesOf(turns(1, 16)), LIMITS)).toBe(false);
  });

  it('never where there is no range to take, or a reply would promise what nobody does', () => {
    const giant = (names: string) =>
      isToCompact({ parked: 0, liveFromSeq: 1 }, messagesOf(names, 20_000), LIMITS);
    expect(giant('u1')).toBe(false);
    expect(giant('u1 t1 t1 a1')).toBe(false);
    expect(giant('u1 a1 u2')).toBe(true);
  });

  it('at once when live history begins after what no summary tells, as after an erasure, or that is nowhere', () => {
    // Taken back to nothing, of 50 messages the newest 20 are live: to 20 first, then past the hole.
    expect(endOf(turns(1, 25), 'due', 10, 31)).toBe(20);
    expect(decideRangeEnd(messagesOf(turns(1, 25)).slice(20), LIMITS, 'due', 31)).toBe(40);
    expect(decideRangeEnd(messagesOf(turns(1, 25)).slice(40), LIMITS, 'due', 31)).toBeNull();
    expect(endOf(turns(1, 3), 'due', 10, 1)).toBeNull();
    expect(endOf('', 'due', 10, 31)).toBeNull();
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
    ['31 turns without any reply: those with 20 behind them', turns(1, 31).replace(/ ?a\d+/g, ''), 'due', 11],
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

  it('of turns without replies takes those that no prompt has room for any more', () => {
    expect(endOf('u1 u2 u3 u4 u5', 'due', 1_500)).toBeNull();
    expect(endOf('u1 u2 u3 u4 u5 u6', 'due', 1_500)).toBe(1);
  });

  it('does not come at every turn: whatever the turns weigh, what is left is half of what brings the next one', () => {
    const limits = compactionLimits(Settings.parse({ prompt_budget_tokens: 2_000 }));
    let [first, compactions] = [1, 0];
    for (let last = 1; last <= 100; last++) {
      const messages = messagesOf(turns(1, last), 40).slice(2 * (first - 1));
      const end = decideRangeEnd(messages, limits, 'due');
      const left = messages.filter(({ seq }) => seq > (end ?? 0));
      expect(left.length * 40).toBeLessThanOrEqual(limits.tailTokens);
      if (end === null) continue;
      compactions++;
      first = end / 2 + 1;
    }
    expect(compactions).toBeLessThanOrEqual(100 / 4);
    expect(compactions).toBeGreaterThan(0);
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
