/**
 * Cuts a document into pieces that are small enough for a prompt and say by themselves where they stand. Whole blocks stay
 * together where there is room, a section begins a piece of its own once the one before is half full, each piece carries the
 * headings above it, and begins with the last words of the one before. Nothing is lost: every character that shows stands in
 * a piece, and no piece has more tokens than it may. Pure.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { type Atom, atomsOf, tailStart } from './atoms.ts';
import { type Block, blocksOf, headingText, type TextSpan } from './blocks.ts';

/** A piece: where its text stands in the document, and that text behind the headings above it. */
export interface Piece extends TextSpan {
  readonly content: string;
  readonly tokens: number;
}

/** Tokens of a piece at most, and how many of them it shares with the one before. */
export interface PieceLimits {
  readonly tokens: number;
  readonly overlap: number;
}

/** Share of a piece that the headings above it may take. */
const HEADINGS_SHARE = 0.2;
/** Share of a piece that may be said twice, whatever the settings ask for. */
const OVERLAP_SHARE = 1 / 3;
/** Share from which on a piece is full enough for the next section or block to begin another one. */
const FULL_SHARE = 0.5;
const BETWEEN_HEADINGS = ' > ';

/** The pieces of a text in order; none where nothing in it shows. */
export function splitDocument(text: string, limits: PieceLimits): Piece[] {
  const room = Math.max(1, Math.floor(limits.tokens * (1 - HEADINGS_SHARE)) - 2);
  const blocks = blocksOf(text);
  const document = { text, blocks, atoms: atomsOf(text, blocks, room), above: headingsAbove(text, blocks) };
  const pieces: Piece[] = [];
  for (let at = 0; at < document.atoms.length; ) {
    const { piece, next } = takePiece(document, at, limits);
    if (/\S/u.test(text.slice(piece.start, piece.end))) pieces.push(piece);
    at = next;
  }
  return pieces;
}

interface Outline {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly atoms: readonly Atom[];
  /** The headings above each block, the highest first. */
  readonly above: readonly (readonly string[])[];
}

function headingsAbove(text: string, blocks: readonly Block[]): string[][] {
  const open: { readonly level: number; readonly title: string }[] = [];
  return blocks.map((block) => {
    while (block.kind === 'heading' && (open.at(-1)?.level ?? 0) >= block.level) open.pop();
    const titles = open.map(({ title }) => title);
    if (block.kind === 'heading') open.push({ level: block.level, title: headingText(text, block) });
    return titles;
  });
}

/** The piece that begins with the atom `first`, and the atom that the next one begins with. */
function takePiece(
  outline: Outline,
  first: number,
  { tokens: limit, overlap }: PieceLimits,
): { readonly piece: Piece; readonly next: number } {
  const { text, atoms, above } = outline;
  const begins = atoms[first] as Atom;
  const titles = (above[begins.block] ?? []).filter((title) => title !== '').join(BETWEEN_HEADINGS);
  const heading = truncateToTokens(titles, Math.floor(limit * HEADINGS_SHARE));
  const prefix = heading === '' ? '' : `${heading}\n`;
  const shared = overlapBefore(outline, first, Math.min(overlap, Math.floor(limit * OVERLAP_SHARE)));
  const before = countTokens(prefix + text.slice(shared, begins.start));
  const fits = before + begins.tokens < limit;
  const start = fits ? shared : begins.start;
  const used = fits ? before : countTokens(prefix);
  let next = withoutLastHeading(outline, first, fill(outline, first, used, limit));
  // The tokens of parts do not quite add up to those of the whole.
  for (;;) {
    const end = atoms[next - 1]?.end ?? begins.end;
    const content = prefix + text.slice(start, end);
    const tokens = countTokens(content);
    if (tokens <= limit) return { piece: { start, end, content, tokens }, next };
    if (next - first > 1) next--;
    else return { piece: bare(text, begins), next };
  }
}

/** An atom that has no room for anything beside it. */
const bare = (text: string, { start, end }: Atom): Piece => {
  const content = text.slice(start, end);
  return { start, end, content, tokens: countTokens(content) };
};

/** The first atom that a piece has no room for, or no use. */
function fill({ blocks, atoms }: Outline, first: number, before: number, limit: number): number {
  let used = before;
  let at = first;
  for (;;) {
    const atom = atoms[at];
    const block = atom && blocks[atom.block];
    if (atom === undefined || block === undefined) return at;
    const isBeginning = atoms[at - 1]?.block !== atom.block;
    const isFull = used >= limit * FULL_SHARE;
    if (at > first && isBeginning) {
      const keepsWhole = block.kind === 'code' || block.kind === 'table' || isFull;
      if (block.kind === 'heading' && isFull) return at;
      const rest = restOf(atoms, at, limit);
      // What is too large for any piece need not wait for the next one.
      if (keepsWhole && used + rest > limit && rest <= limit * (1 - HEADINGS_SHARE)) return at;
    }
    if (at > first && used + atom.tokens > limit) return at;
    used += atom.tokens;
    at++;
  }
}

/** Tokens of what is left of a block from an atom on; of what is more than `enough` no more is read. */
function restOf(atoms: readonly Atom[], from: number, enough: number): number {
  let tokens = 0;
  for (let at = from; tokens <= enough && at < atoms.length && atoms[at]?.block === atoms[from]?.block; at++)
    tokens += atoms[at]?.tokens ?? 0;
  return tokens;
}

/** More headings in a row than there are levels are a list: taken back one and all, each would be a piece of its own. */
const HEADING_LEVELS = 6;
/** A heading goes with what stands below it. */
function withoutLastHeading({ blocks, atoms }: Outline, first: number, next: number): number {
  let end = next;
  while (end < atoms.length && end - first > 1 && blocks[atoms[end - 1]?.block ?? 0]?.kind === 'heading')
    end--;
  return next - end > HEADING_LEVELS ? next : end;
}

/** Offset of the last words before an atom that its piece repeats: whole sentences of its section, else words. */
function overlapBefore({ text, blocks, atoms }: Outline, first: number, limit: number): number {
  const begins = atoms[first] as Atom;
  if (first === 0 || limit <= 0) return begins.start;
  const isOf = (atom: Atom | undefined): atom is Atom =>
    atom !== undefined &&
    (atom.block === begins.block ||
      (blocks[begins.block]?.kind === 'prose' && blocks[atom.block]?.kind === 'prose'));
  let start = begins.start;
  let tokens = 0;
  for (let at = first - 1; isOf(atoms[at]); at--) {
    const atom = atoms[at] as Atom;
    tokens += atom.tokens;
    if (tokens > limit) return start < begins.start ? start : tailStart(text, atom, limit);
    start = atom.start;
  }
  return start;
}
