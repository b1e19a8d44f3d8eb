/** The clock of whoever speaks. If it is read wrongly, "tomorrow" is another day than they meant. */
import { describe, expect, it } from 'vitest';
import { distanceIn, isTimeZone, offsetOf } from '../../../src/lib/time-zone.ts';

const HOUR_MS = 3_600_000;
const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);

describe('the clock of a zone', () => {
  it.each([
    ['UTC', 0, 0],
    ['Europe/Berlin', 1, 2],
    ['America/Los_Angeles', -8, -7],
    ['Asia/Kolkata', 5.5, 5.5],
    ['Australia/Lord_Howe', 11, 10.5],
    ['+02:00', 2, 2],
    ['-0330', -3.5, -3.5],
  ])('%s is ahead of UTC by %s hours in winter and %s in summer', (zone, winter, summer) => {
    expect(offsetOf(zone, WINTER) / HOUR_MS).toBe(winter);
    expect(offsetOf(zone, SUMMER) / HOUR_MS).toBe(summer);
  });

  it('changes in the very hour in which it is put forward', () => {
    const change = Date.UTC(2026, 2, 29, 1);
    expect(offsetOf('Europe/Berlin', change - 1) / HOUR_MS).toBe(1);
    expect(offsetOf('Europe/Berlin', change) / HOUR_MS).toBe(2);
  });

  it.each(['', 'Mars/Base', 'Berlin!', '+25:00', '02:00'])('is none of %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(offsetOf(zone, WINTER)).toBe(0);
  });

  it('is told by how a moment is written', () => {
    expect(distanceIn('2026-11-29T23:30:00-08:00')).toBe('-08:00');
    expect(distanceIn('2026-11-29T23:30:00.5+05:30')).toBe('+05:30');
    expect(distanceIn('2026-11-29T23:30:00Z')).toBeNull();
  });
});
