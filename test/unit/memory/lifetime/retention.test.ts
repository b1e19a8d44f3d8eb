/** When something is past its window, and when a run asks: a day too early is a loss, and so is a store emptied unasked. */
import { describe, expect, it } from 'vitest';
import { parseCursor } from '../../../../src/maintenance/retention/retain-cursor.ts';
import { REMOVED_WITHOUT_ASKING } from '../../../../src/memory/consolidation/fates.ts';
import { EMPTY_REQUEST } from '../../../../src/memory/lifetime/consent.ts';
import { cutoffsOf, isLargeShare, narrowed } from '../../../../src/memory/lifetime/retention.ts';
import { readSettings, SettingsPatch } from '../../../../src/memory/settings.ts';

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;
const daysBefore = (days: number) => NOW - days * DAY_MS;

describe('what is past its window', () => {
  it('is by default no message, but what was deleted a month ago and audited a year ago', () => {
    expect(cutoffsOf(readSettings({}), NOW)).toEqual({
      events: null,
      memories: daysBefore(30),
      audit: daysBefore(365),
      runs: daysBefore(30),
      models: daysBefore(1),
    });
  });

  it('is what the workspace says', () => {
    const settings = readSettings({
      event_retention_days: 7,
      deleted_memory_retention_days: 0,
      audit_retention_days: null,
    });
    expect(cutoffsOf(settings, NOW)).toMatchObject({ events: daysBefore(7), memories: NOW, audit: null });
  });

  it.each([
    ['event_retention_days', [1, 36_500, null], [0, -1, 0.5, 36_501, '7']],
    ['deleted_memory_retention_days', [0, 36_500], [-1, 0.5, 36_501, null]],
    ['audit_retention_days', [1, 36_500, null], [0, 0.5, 36_501]],
  ] as const)('cannot be said by nonsense in %s', (name, taken, refused) => {
    const isTaken = (value: unknown) => SettingsPatch.safeParse({ [name]: value }).success;
    expect(taken.map(isTaken)).toEqual(taken.map(() => true));
    expect(refused.map(isTaken)).toEqual(refused.map(() => false));
  });

  it.each<
    [
      what: string,
      agreed: [number | null, number],
      settings: [number | null, number],
      then: [number | null, number],
    ]
  >([
    ['is what it was, as long as nothing changed', [7, 30], [7, 30], [7, 30]],
    ['is no more when windows became shorter', [60, 30], [1, 0], [60, 30]],
    ['is less when they became longer', [7, 30], [60, 90], [60, 90]],
    ['is nothing when messages are to be kept now', [7, 30], [null, 30], [null, 30]],
    ['is nothing when they were to be kept then', [null, 30], [7, 30], [null, 30]],
  ])(
    'after a run has counted %s',
    (_, [agreedEvents, agreedMemories], [events, memories], [thenEvents, then]) => {
      const ago = (days: number | null) => (days === null ? null : daysBefore(days));
      const settings = readSettings({
        event_retention_days: events,
        deleted_memory_retention_days: memories,
      });
      const agreed = { events: ago(agreedEvents), memories: daysBefore(agreedMemories) };
      expect(narrowed(cutoffsOf(settings, NOW), agreed)).toMatchObject({
        events: ago(thenEvents),
        memories: daysBefore(then),
      });
    },
  );
});

describe('a run', () => {
  it.each([
    [REMOVED_WITHOUT_ASKING, REMOVED_WITHOUT_ASKING, false],
    [REMOVED_WITHOUT_ASKING + 1, REMOVED_WITHOUT_ASKING + 1, true],
    [1_000, 200, false],
    [1_000, 201, true],
    [0, 0, false],
  ])('of %d rows that would remove %d asks: %s', (total, leaving, asks) => {
    expect(isLargeShare({ leaving, total }, 0.2)).toBe(asks);
  });

  it.each([null, '', 'conv_1', '{"step":"later"}', '[]', '{"step":"events"}'])(
    'that finds the cursor %j begins anew instead of skipping what it would have asked for',
    (cursor) => {
      expect(parseCursor(cursor)).toEqual({
        step: 'audit',
        after: null,
        agreed: null,
        waiting: EMPTY_REQUEST,
      });
    },
  );
});
