/**
 * Leaving the oldest out of a history. If it fails, a conversation that grew too long cannot go on, a model is shown the
 * result of a tool that it never called, or each turn pays for the whole history again.
 */
import { describe, expect, it } from 'vitest';
import {
  LIVE_HISTORY_KEPT_TOKENS,
  LIVE_HISTORY_MAX_TOKENS,
  trimHistory,
} from '../../../../src/session/history/history.ts';
import {
  areSummarised,
  countRowTokens,
  type HistoryRow,
} from '../../../../src/session/history/history-row.ts';
import { limitMessages, truncateHistory } from '../../../../src/session/history/truncate-history.ts';
import { groupTurns } from '../../../../src/session/history/turn-groups.ts';
import { type Random, random } from '../../../support/random.ts';
import { namesOf, rowOf, rowsOf, turns } from '../../../support/session/rows.ts';

/** Imported rows, which know no turn: `u1` a question, `a1` a reply, `t1` a result, `b1` a block. */
const imported = (names: string): HistoryRow[] => rowsOf(names).map((row) => ({ ...row, turnId: null }));
const groupsOf = (rows: readonly HistoryRow[]): string[] =>
  groupTurns(rows).map((group) => namesOf(group.rows));

describe('what belongs together', () => {
  it.each([
    ['b1 u1 t1 a1 u2', ['b1 u1 t1 a1', 'u2']],
    ['u1 u2 a1 t2 a2', ['u1 a1', 'u2 t2 a2']],
    ['', []],
  ])('in "%s" is a turn, however turns overlap', (names, groups) => {
    expect(groupsOf(rowsOf(names))).toEqual(groups);
  });

  it.each([
    ['u1 a1 u2 a2', ['u1 a1', 'u2 a2']],
    // A call, its result, and what was made of it.
    ['u1 a1 t1 a2 u3', ['u1 a1 t1 a2', 'u3']],
    ['u1 t1 t2 a1', ['u1 t1 t2 a1']],
    ['a1 t1', ['a1 t1']],
    ['t1 t2 u1', ['t1 t2', 'u1']],
    ['b1 u1 a1', ['b1 u1 a1']],
    ['a1 a2 a3', ['a1', 'a2', 'a3']],
  ])('in an imported "%s" is a question with what followed it', (names, groups) => {
    expect(groupsOf(imported(names))).toEqual(groups);
  });

  it('does not hang on a block alone: a result imported into a turn stays the same group when the block goes', () => {
    const [block, result] = [rowOf('b1'), ...imported('t2')] as [HistoryRow, HistoryRow];
    expect(groupsOf([block, result, rowOf('u1')])).toEqual(['b1 u1', 't2']);
    expect(groupsOf([rowOf('u1'), block, result])).toEqual(['u1 b1 t2']);
  });
});

describe('emergency truncation', () => {
  it.each([
    ['u1 a1 u2 a2', 40, 'u1 a1 u2 a2'],
    ['u1 a1 u2 a2', 39, 'u2 a2'],
    ['b1 u1 a1 b2 u2 a2', 50, 'b2 u2 a2'],
    ['u1 u2 a1 a2 u3', 30, 'u2 a2 u3'],
    ['u1 t1 t1 a1 u2', 40, 'u2'],
    // Not even the newest turn fits: its block goes, its messages stay.
    ['u1 a1 b2 u2 t2 a2', 35, 'u2 t2 a2'],
    ['u1 a1 b2 u2 t2 a2', 5, 'u2 t2 a2'],
    ['b1', 5, ''],
    ['', 0, ''],
    ['u1', -5, 'u1'],
  ])('of "%s" to %i tokens leaves "%s"', (names, limit, left) => {
    expect(namesOf(truncateHistory(rowsOf(names), limit))).toBe(left);
  });

  it('never fails, never splits, never leaves a gap, whatever turns, results and blocks there are', () => {
    const source = random();
    for (let round = 0; round < 500; round++) {
      const rows = randomRows(source);
      const limit = source.int(400) - 20;
      const kept = truncateHistory(rows, limit);
      const note = `seed ${source.seed}, round ${round}: "${namesOf(rows)}" to ${limit}`;
      // A part of the history in its order, the same rows.
      expect(kept, note).toEqual(rows.filter((row) => kept.includes(row)));
      const groups = groupTurns(rows);
      const stays = groups.map((group) => group.rows.some((row) => kept.includes(row)));
      // The oldest go first: what stays is the end.
      expect(stays.lastIndexOf(false), note).toBeLessThan(
        Math.max(1, stays.indexOf(true) === -1 ? 1e9 : stays.indexOf(true) + 1),
      );
      groups.forEach((group, i) => {
        const isWhole = group.rows.every((row) => kept.includes(row));
        const messages = group.rows.filter(({ kind }) => kind === 'message');
        if (i < groups.length - 1) expect(isWhole, note).toBe(stays[i]);
        else
          expect(
            messages.every((row) => kept.includes(row)),
            note,
          ).toBe(true);
      });
      const isOnlyNewest = kept.every((row) => groups.at(-1)?.rows.includes(row) && row.kind === 'message');
      expect(countRowTokens(kept) <= limit || isOnlyNewest, note).toBe(true);
      expect(truncateHistory(kept, limit), note).toEqual(kept);
    }
  });
});

describe('live history', () => {
  it('is truncated when few messages are more than any model takes, and its newest turn stays whole', () => {
    const giants = rowsOf(turns(1, 12)).map((row) => ({ ...row, tokens: 10_000 }));
    const kept = trimHistory(giants);
    expect(countRowTokens(kept)).toBeLessThanOrEqual(LIVE_HISTORY_KEPT_TOKENS);
    expect(namesOf(kept)).toBe(turns(8, 5));
    const [newest] = [rowOf('u1', { tokens: LIVE_HISTORY_MAX_TOKENS })];
    expect(namesOf(trimHistory([rowOf('b1'), newest, rowOf('a1')]))).toBe('u1 a1');
  });

  it('of imported messages keeps no result of a tool without its call', () => {
    const calls = Array.from({ length: 40 }, (_, i) => imported(`u${i} a${i} t${i}`)).flat();
    expect(trimHistory(calls)[0]?.role).toBe('user');
    expect(trimHistory(calls)).toHaveLength(48);
    const told = calls.map((row, i) => ({ ...row, isSummarised: i < 90 }));
    expect(trimHistory(told)).toEqual(told.slice(90));
  });
});

describe('a history that grows past its limit', () => {
  it('begins at the same message for several turns, or every turn would miss the provider’s cache', () => {
    const [LIMIT, STEP] = [400, 100];
    const begins = Array.from({ length: 100 }, (_, n) => {
      const shown = limitMessages(rowsOf(`${turns(1, n)} u${n + 1}`), LIMIT, STEP);
      expect(countRowTokens(shown)).toBeLessThanOrEqual(LIMIT);
      return shown[0]?.content;
    });
    // 2,010 tokens were said, a step is 100: five turns.
    expect(new Set(begins).size).toBeLessThanOrEqual(1 + 2_010 / 100);
  });

  it('loses by a step nothing that no summary tells, while there is room for that: it would be nowhere', () => {
    const source = random();
    const [LIMIT, STEP] = [400, 100];
    for (let round = 0; round < 300; round++) {
      const told = source.int(60);
      const rows = randomRows(source).map((row, i) => ({ ...row, isSummarised: i * 4 < told }));
      const shown = limitMessages([...rows, rowOf('u99')], LIMIT, STEP);
      const untold = groupTurns([...rows, rowOf('u99')]).findIndex((group) => !areSummarised(group.rows));
      const must = groupTurns([...rows, rowOf('u99')])
        .slice(untold)
        .flatMap((group) => group.rows);
      const tokens = countRowTokens(must.filter(({ kind }) => kind === 'message'));
      const note = `seed ${source.seed}, round ${round}`;
      if (tokens <= LIMIT)
        expect(
          must.filter((row) => !shown.some((each) => each.content === row.content)),
          note,
        ).toEqual([]);
    }
    const late = rowsOf(`${turns(1, 20)} u21`).map((row, i) => ({ ...row, isSummarised: i < 4 }));
    expect(namesOf(limitMessages(late, 370, 200))).toBe(`${turns(3, 18)} u21`);
  });

  it('is not moved by blocks that come and go', () => {
    const rows = rowsOf(`${turns(1, 30)} u31`);
    const withBlocks = rows.flatMap((row) => (row.content === 'u30' ? [rowOf('b30'), row] : [row]));
    expect(limitMessages(withBlocks, 400, 100)[0]).toEqual(limitMessages(rows, 400, 100)[0]);
  });
});

/** Anything that a history could hold: turns that overlap, rows without a turn, results and blocks anywhere. */
function randomRows(source: Random): HistoryRow[] {
  return Array.from({ length: source.int(25) }, (_, i) => {
    const kind = source.pick(['u', 'a', 't', 'b', 'u', 'a']);
    const turnId = source.int(3) === 0 ? null : String(Math.floor(i / 3) + source.int(2));
    return rowOf(`${kind}${i}`, { turnId, tokens: source.int(40) });
  });
}
