/**
 * Many patterns over one text, without running those that cannot match: of every pattern pieces are known of which one stands in
 * whatever it matches, and a text is walked once for the pieces of all. A pattern is compiled when a text first has a piece of
 * it, so that rules for forty languages cost what the language of the text costs. Pure.
 */

/** Pieces of which every match has one; null where none are known, none where nothing matches. */
type Pieces = readonly string[] | null;

/** Opening of a group, any letter, and the count of a part; each is matched where it begins. */
const OPEN = /\((?:\?(?:[a-z-]*:|<?[=!]|<\w+>))?/y;
const ANY_LETTER = /\[(?:[^\]\\]|\\.)*\]|[.^$]|\\(?:[pPku][{<][^}>]*[}>]|u[0-9a-fA-F]{4}|\w)/y;
/** Letters that stand once each. */
const PLAIN = /[^\\()[\]|.^$?*+{]+(?![?*+{])/uy;
const TIMES = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const TIMES_SIGNS = '?*+{';
const MAY_MISS = /^(?:[?*]|\{0)/;
const LOOKS_AROUND = /[=!]$/;
/** Pattern that matches nothing. */
const NOTHING = '(?!)';
/** From so many letters on, fewer pieces are worth more than longer ones. */
const TELLING_CHARS = 5;

/** A group as far as it is read: what its alternatives need, what the last one needs, and the letters that it ends in. */
interface Group {
  readonly looks: boolean;
  readonly alternatives: Pieces[];
  best: Pieces;
  run: string;
}

/** The pieces of a pattern: letters and signs as its source has them. */
export function piecesOf(source: string): Pieces {
  const groups = [openGroup('')];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const takeTimes = (): string => (TIMES_SIGNS.includes(source.charAt(at)) ? take(TIMES) : '');
  const readLetters = (group: Group): void => {
    const plain = take(PLAIN);
    group.run += plain;
    if (plain !== '') return;
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    const times = takeTimes();
    if (!MAY_MISS.test(times)) group.run += letter;
    if (times !== '') endRun(group);
  };
  while (at < source.length) {
    const group = groups.at(-1) as Group;
    const sign = source.charAt(at);
    if (sign === '|') {
      at++;
      nextAlternative(group);
    } else if (sign === '(' && source.startsWith(NOTHING, at)) {
      at += NOTHING.length;
      endRun(group);
      offer(group, []);
    } else if (sign === '(') {
      endRun(group);
      groups.push(openGroup(take(OPEN)));
    } else if (sign === ')') {
      at++;
      groups.pop();
      const needed = neededBy(group);
      if (!MAY_MISS.test(takeTimes()) && !group.looks) offer(groups.at(-1) as Group, needed);
    } else if ('[.^$\\'.includes(sign) && take(ANY_LETTER) !== '') {
      takeTimes();
      endRun(group);
    } else {
      if (sign === '\\') at++;
      readLetters(group);
    }
  }
  return neededBy(groups[0] as Group);
}

const openGroup = (open: string): Group => ({
  looks: LOOKS_AROUND.test(open),
  alternatives: [],
  best: null,
  run: '',
});

function offer(group: Group, pieces: Pieces): void {
  if (worth(pieces) > worth(group.best)) group.best = pieces;
}

function endRun(group: Group): void {
  offer(group, group.run.trim() === '' ? null : [group.run]);
  group.run = '';
}

function nextAlternative(group: Group): void {
  endRun(group);
  group.alternatives.push(group.best);
  group.best = null;
}

function neededBy(group: Group): Pieces {
  endRun(group);
  const all = [...group.alternatives, group.best];
  return all.includes(null) ? null : [...new Set(all.flatMap((pieces) => pieces ?? []))];
}

const worth = (pieces: Pieces): number =>
  pieces === null
    ? 0
    : Math.min(TELLING_CHARS, ...pieces.map((piece) => piece.length)) + 1 / (1 + pieces.length);

/** A pattern that is compiled when a text first has a piece of it, and run on no other text. */
export interface LazyPattern {
  exec(text: string): RegExpExecArray | null;
  /** All places of a global pattern, in order. */
  all(text: string): readonly RegExpExecArray[];
}

const NOWHERE: readonly RegExpExecArray[] = [];

/** A pattern over texts that are folded as its source is. */
export function lazyPattern(source: string, flags: string): LazyPattern {
  let pieces: Pieces | undefined;
  let compiled: RegExp | null = null;
  const compiledFor = (text: string): RegExp | null => {
    if (pieces === undefined) pieces = piecesOf(source);
    if (pieces !== null && !pieces.some((piece) => text.includes(piece))) return null;
    compiled ??= new RegExp(source, flags);
    return compiled;
  };
  return {
    exec: (text) => compiledFor(text)?.exec(text) ?? null,
    all: (text) => {
      const pattern = compiledFor(text);
      return pattern === null ? NOWHERE : [...text.matchAll(pattern)];
    },
  };
}

/**
 * The patterns of some entries that may match a text, in the order of the entries. The text is folded as the sources are; nothing is
 * read of them before the first text.
 */
export function patternSet<Entry>(
  entries: () => readonly Entry[],
  sourceOf: (entry: Entry) => string,
  flags = '',
): (text: string) => readonly (readonly [Entry, RegExp])[] {
  let set: { all: readonly Entry[]; index: PieceIndex } | null = null;
  const compiled = new Map<number, RegExp>();
  return (text) => {
    if (set === null) {
      const all = entries();
      set = { all, index: indexPieces(all.map((entry) => piecesOf(sourceOf(entry)))) };
    }
    const { all, index } = set;
    return placesIn(text, index).map((place) => {
      const entry = all[place] as Entry;
      const pattern = compiled.get(place) ?? new RegExp(sourceOf(entry), flags);
      compiled.set(place, pattern);
      return [entry, pattern] as const;
    });
  };
}

/** Pieces by their first two letters as a number, each with the places of the patterns that need it; and the patterns that need none. */
interface PieceIndex {
  readonly byStart: ReadonlyMap<number, readonly (readonly [string, number])[]>;
  /** Marks of their starts, of which several may have one: most places of a text have none, and are not looked up. */
  readonly marks: Uint8Array;
  readonly always: readonly number[];
}

/** The first two letters of a piece, or the only one of it, as a number: a text is walked letter by letter. */
const startOf = (first: number, second = 0): number => first * 0x10000 + second;
/** Marks that starts are told apart by. A power of two. */
const MARKS = 4096;
const markOf = (first: number, second: number): number => (first * 61 + second * 7) & (MARKS - 1);

function indexPieces(needed: readonly Pieces[]): PieceIndex {
  const byStart = new Map<number, [string, number][]>();
  const marks = new Uint8Array(MARKS);
  needed.forEach((pieces, place) => {
    for (const piece of pieces ?? []) {
      const [first, second] = [piece.charCodeAt(0), piece.length < 2 ? 0 : piece.charCodeAt(1)];
      const start = startOf(first, second);
      marks[markOf(first, second)] = 1;
      const known = byStart.get(start);
      if (known === undefined) byStart.set(start, [[piece, place]]);
      else known.push([piece, place]);
    }
  });
  return { byStart, marks, always: needed.flatMap((pieces, place) => (pieces === null ? [place] : [])) };
}

function placesIn(text: string, { byStart, marks, always }: PieceIndex): number[] {
  const places = new Set(always);
  const look = (first: number, second: number, at: number) => {
    const pieces = marks[markOf(first, second)] === 1 ? byStart.get(startOf(first, second)) : undefined;
    if (pieces !== undefined)
      for (const [piece, place] of pieces) if (text.startsWith(piece, at)) places.add(place);
  };
  for (let at = 0, first = text.charCodeAt(0); at < text.length; at++) {
    const second = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
    look(first, 0, at);
    if (second !== 0) look(first, second, at);
    first = second;
  }
  return places.size === always.length ? [...places] : [...places].sort((a, b) => a - b);
}
