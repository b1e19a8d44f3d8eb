/**
 * Tones, each on an axis: "more formal" replaces "informal" and leaves "concise" alone. A tone that no axis knows (a PUT may
 * say anything) stays until it is written over. Pure.
 */

import type { Tone } from '../language/directive-words.ts';

const AXES: readonly (readonly Tone[])[] = [
  ['concise', 'detailed'],
  ['formal', 'informal', 'formal address', 'informal address'],
  ['serious', 'humorous'],
  ['friendly', 'neutral'],
  ['direct', 'gentle'],
  ['simple', 'technical'],
  ['professional'],
  ['enthusiastic'],
  ['patient'],
];

/** Longest value; what no axis knows may fill it up, and then gives way. */
export const TONE_MAX_CHARS = 160;

const axisOf = (tone: string): number => AXES.findIndex((axis) => axis.some((known) => known === tone));

/** The tones that a value names. */
export const splitTones = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((tone) => tone.trim())
    .filter((tone) => tone !== '');

/** A value from tones. */
export const joinTones = (tones: readonly string[]): string => [...new Set(tones)].join(', ');

/** Rest of `before` when `said` is asked for: of each axis the newest. */
export function mergeTones(before: string | null, said: string): string {
  const fresh = splitTones(said);
  const axes = new Set(fresh.map(axisOf).filter((axis) => axis >= 0));
  const all = joinTones([...splitTones(before).filter((tone) => !axes.has(axisOf(tone))), ...fresh]);
  return all.length > TONE_MAX_CHARS ? joinTones(fresh) : all;
}

/** Recognises two values that ask for different ends of one axis. */
export function tonesContradict(a: string, b: string): boolean {
  const others = splitTones(b);
  return splitTones(a).some((tone) =>
    others.some((other) => other !== tone && axisOf(tone) >= 0 && axisOf(tone) === axisOf(other)),
  );
}
