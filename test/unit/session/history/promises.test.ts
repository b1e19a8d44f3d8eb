/**
 * What blocks weigh when a history is too long. They count as messages do, so that it is shortened too early rather than too
 * late: if they did not, a model would be sent more than it takes.
 */
import { describe, expect, it } from 'vitest';
import { Settings } from '../../../../src/memory/settings.ts';
import { compactionLimits, limitsBeside } from '../../../../src/session/compaction/limits.ts';
import {
  dropSummarised,
  LIVE_HISTORY_KEPT_TOKENS,
  LIVE_HISTORY_MAX_TOKENS,
  trimHistory,
} from '../../../../src/session/history/history.ts';
import { countBlocks, countRowTokens } from '../../../../src/session/history/history-row.ts';
import { namesOf, rowsOf } from '../../../support/session/rows.ts';

const turnsWithBlocks = (n: number): string =>
  Array.from({ length: n }, (_, i) => `b${i + 1} u${i + 1} a${i + 1}`).join(' ');

describe('the blocks of a history that is too long', () => {
  it('let what a summary tells leave earlier: the same messages without blocks would have stayed', () => {
    const limits = { keepVerbatimMessages: 4, verbatimTokens: 50 };
    const shorten = (names: string) =>
      namesOf(dropSummarised(rowsOf(names), ({ content }) => /[123]$/.test(content), limits));
    expect(shorten('u1 a1 u2 a2 u3 a3 u4 a4')).toBe('u3 a3 u4 a4');
    expect(shorten(turnsWithBlocks(4))).toBe('b4 u4 a4');
  });

  it('bring on the emergency cut, which takes them along with their turns and leaves the newest one whole', () => {
    const tokens = LIVE_HISTORY_MAX_TOKENS / 25;
    const rows = rowsOf(turnsWithBlocks(10)).map((row) => ({ ...row, tokens }));
    const messages = rows.filter(({ kind }) => kind === 'message');
    expect(trimHistory(messages)).toEqual(messages);
    const kept = trimHistory(rows);
    expect(countRowTokens(kept)).toBeLessThanOrEqual(LIVE_HISTORY_KEPT_TOKENS);
    expect(namesOf(kept)).toBe('b7 u7 a7 b8 u8 a8 b9 u9 a9 b10 u10 a10');
    expect(countBlocks(kept)).toBe(4);
  });

  it('bring on compaction: they take room as messages do, up to half of it', () => {
    const settings = Settings.parse({});
    const { tailTokens } = compactionLimits(settings);
    const beside = (tokens: number) =>
      limitsBeside(settings, [
        { kind: 'injection', tokens },
        { kind: 'message', tokens: 5_000 },
      ]).tailTokens;
    expect([beside(0), beside(1_000), beside(100_000)]).toEqual([
      tailTokens,
      tailTokens - 1_000,
      tailTokens / 2,
    ]);
  });
});
