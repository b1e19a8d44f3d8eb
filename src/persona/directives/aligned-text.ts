/**
 * A stretch of a message twice: in small letters with quotations hidden, which the rules see, and as it was written, from which
 * values are read. Both have the same length, whatever is cut out, so that a place in one is the same place in the other.
 */
import type { LazyPattern } from '../../lib/text/pattern-set.ts';
import { HIDDEN } from '../../memory/signals/message/masking.ts';

/** Marks and spaces that mean nothing at either end. */
const EDGE = /^[\s,;:.!、，。！\-–—…*•·]+|[\s,;:.!、，。！\-–—…*]+$/g;
/** Of a text with such an end, or with several spaces in a row. */
const HAS_EDGE = /^[\s,;:.!、，。！\-–—…*•·]|[\s,;:.!、，。！\-–—…*]$|\s\s/;

export interface AlignedText {
  readonly seen: string;
  readonly written: string;
}

/** Cuts a range out; what stood around it is one space apart. */
function without({ seen, written }: AlignedText, from: number, to: number): AlignedText {
  return {
    seen: `${seen.slice(0, from)}${seen.slice(to)}`,
    written: `${written.slice(0, from)}${written.slice(to)}`,
  };
}

/** Without spaces and marks at either end, and with single spaces. */
export function trimmed(text: AlignedText): AlignedText {
  if (!HAS_EDGE.test(text.seen)) return text;
  const edges = (out: AlignedText, pattern: RegExp) =>
    [...out.seen.matchAll(pattern)]
      .reverse()
      .reduce((left, { 0: found, index }) => without(left, index, index + found.length), out);
  return edges(edges(text, EDGE), /\s(?=\s)/g);
}

/** Takes out every place of a pattern, and tells whether there was one. */
export function cutAll(text: AlignedText, pattern: LazyPattern): { text: AlignedText; found: boolean } {
  const places = pattern.all(text.seen);
  let out = text;
  for (const place of places.toReversed()) out = without(out, place.index, place.index + place[0].length);
  return { text: places.length > 0 ? trimmed(out) : text, found: places.length > 0 };
}

/** The part between two places. */
export const between = ({ seen, written }: AlignedText, from: number, to: number): AlignedText =>
  trimmed({ seen: seen.slice(from, to), written: written.slice(from, to) });

/** The pieces around every place of a separator. */
export function split(text: AlignedText, separator: RegExp): AlignedText[] {
  const places = [...text.seen.matchAll(separator)];
  const starts = [0, ...places.map((place) => place.index + place[0].length)];
  const ends = [...places.map((place) => place.index), text.seen.length];
  return starts
    .map((start, i) => between(text, start, ends[i] ?? text.seen.length))
    .filter(({ seen }) => seen !== '');
}

/** Texts of the named groups of a match, as written; null when one of them is partly a quotation. */
export function groupsOf(text: AlignedText, found: RegExpExecArray): Record<string, AlignedText> | null {
  const groups: Record<string, AlignedText> = {};
  for (const [name, at] of Object.entries(found.indices?.groups ?? {})) {
    if (!at) continue;
    const seen = text.seen.slice(at[0], at[1]);
    const hidden = [...seen].filter((char) => char === HIDDEN).length;
    if (hidden > 0 && hidden < seen.length) return null;
    const written = text.written.slice(at[0], at[1]);
    // A quoted name is a name: `call me "Red"`.
    groups[name] = { seen, written: hidden > 0 ? written.slice(1, -1) : written };
  }
  return groups;
}
