/**
 * The clock of whoever speaks: by a zone ("Europe/Berlin") or a distance from UTC ("+02:00"). A moment is moved by the offset to be read
 * off as their clock shows it, as if that were UTC, and back again. Pure.
 */
import { LruCache } from './lru-cache.ts';

const DISTANCE = /^([+-])(\d\d):?(\d\d)$/;
const UTC = 'UTC';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Zones and hours of which the offset is kept: to ask `Intl` costs a hundred times as much. */
const OFFSETS_KEPT = 1_000;
const kept = new LruCache<number>(OFFSETS_KEPT);

/** Recognises the name of a time zone, or an offset. */
export function isTimeZone(text: string): boolean {
  if (text === UTC) return true;
  const [, , hours = '', minutes = ''] = DISTANCE.exec(text) ?? [];
  if (hours !== '') return Number(hours) <= 14 && Number(minutes) < 60;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    // A RangeError says that there is no such zone.
    return false;
  }
}

/** Milliseconds that the clock of a zone is ahead of UTC at a moment; 0 of what is no zone. */
export function offsetOf(zone: string, at: number): number {
  if (zone === UTC) return 0;
  const [, sign, hours = '', minutes = ''] = DISTANCE.exec(zone) ?? [];
  if (hours !== '' && !isTimeZone(zone)) return 0;
  if (hours !== '') return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  // No zone changes its clock within a quarter of an hour.
  const key = `${zone} ${Math.floor(at / (HOUR_MS / 4))}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const offset = isTimeZone(zone) ? readOffset(zone, at) : 0;
  kept.set(key, offset);
  return offset;
}

function readOffset(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const [, distance = ''] =
    /GMT([+-]\d\d:\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return distance === '' ? 0 : offsetOf(distance, at);
}

/** The day that a moment has by the clock of a zone, `2026-11-27`. */
export const dayIn = (zone: string, at: number): string =>
  new Date(at + offsetOf(zone, at)).toISOString().slice(0, ISO_DAY_CHARS);
const ISO_DAY_CHARS = 10;

/** The distance from UTC that a moment in ISO 8601 was written with; null of one in UTC ("Z", "+00:00"), as machines write them. */
export const distanceIn = (moment: string): string | null =>
  /[+-](?!00:00)\d\d:\d\d$/.exec(moment)?.[0] ?? null;
