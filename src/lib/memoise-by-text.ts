/**
 * Cache of readings of texts: a turn holds the same texts against many things, and most of what it recalls the turns before it
 * recalled as well. Bounded in characters; what nobody asked for longest leaves, half of all at once, so that a look costs no
 * bookkeeping. For pure readings only, whose results nobody changes.
 */

/** Cost of an entry beside its text: its place in the map, and a small result. */
const ENTRY_CHARS = 100;
/** A longer text than a message and what stands around it is read anew each time: it would push out hundreds of others. */
const TEXT_MAX_CHARS = 36_000;

let forgotten = 0;

/** Lets go of all that is kept, in this isolate: after an erasure no text stays behind here. */
export function forgetReadings(): void {
  forgotten++;
}

/** Number of times that this was done: whoever keeps words elsewhere lets go of them when it changes. */
export const readingsForgotten = (): number => forgotten;

/** A reading, with the text that it is of. */
interface Kept<V> {
  readonly text: string;
  readonly value: V;
}

const itself = (text: string): string => text;

/**
 * The reading, which remembers texts of `maxChars` characters in all. `keyOf` gives what tells texts apart at a glance, such as
 * the id of a row: to look up a new string costs its length, to compare two a tenth of that. Of one key the last text is kept.
 */
export function memoiseByText<V extends NonNullable<unknown>>(
  maxChars: number,
  read: (text: string) => V,
  keyOf: (text: string) => string = itself,
): (text: string) => V {
  let young = new Map<string, Kept<V>>();
  let old = new Map<string, Kept<V>>();
  let chars = 0;
  let since = forgotten;
  return (text) => {
    if (since !== forgotten) {
      young = new Map();
      old = new Map();
      chars = 0;
      since = forgotten;
    }
    const key = keyOf(text);
    const known = young.get(key);
    if (known?.text === text) return known.value;
    if (text.length > Math.min(TEXT_MAX_CHARS, maxChars / 2 - ENTRY_CHARS)) return read(text);
    const older = old.get(key);
    const kept = older?.text === text ? older : { text, value: read(text) };
    chars += text.length + ENTRY_CHARS;
    if (chars > maxChars / 2) {
      old = young;
      young = new Map();
      chars = text.length + ENTRY_CHARS;
    }
    young.set(key, kept);
    return kept.value;
  };
}
