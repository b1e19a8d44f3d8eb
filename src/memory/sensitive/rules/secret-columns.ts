/**
 * The columns of a table whose header names a secret: Markdown and plain tables with bars, CSV and TSV, columns set apart by
 * blanks. A header is the first row, and only rows with as many cells are its rows, so that a list in a sentence is none.
 */
import { plainOf } from '../../../lib/text/folded-text.ts';
import type { SensitiveKind } from '../kinds.ts';
import { type Line, lineBefore, nextLine } from '../text-lines.ts';
import { lazy, SMALL_WORDS, sourceOf } from '../vocabulary.ts';

/** Certainty by the layout: `sure` in a table of users or under a heading, `likely` where only a name stands near. */
export type Sureness = 'sure' | 'likely';

/** A cell below the name of a secret. */
export interface SecretCell {
  readonly kind: SensitiveKind;
  readonly value: string;
  /** Index of the value in the text. */
  readonly start: number;
  readonly sureness: Sureness;
}

interface Cell {
  readonly text: string;
  readonly start: number;
}

/** Separators of a row's cells, the surest first. */
const SEPARATORS: readonly RegExp[] = [/\|/g, /\t+/g, /;/g, /,/g, / {2,}/g];
/** A row of more cells is no table that anybody wrote. */
const CELLS_MAX = 64;
/** A longer line is not a header. */
const HEADER_MAX_CHARS = 1_000;
const ROW_MAX_CHARS = 4_000;
const RULE_ROW = /^[\s|:+=-]+$/;
/** A column of those who log in: beside it a word or a number alone is a password. */
const USERS = lazy(
  () =>
    new RegExp(
      `^(?:user[ _-]?(?:name|id)s?|e-?mail|host(?:name)?|server|site|service|system|${sourceOf(({ logins }) => logins)})$`,
      'u',
    ),
);

/** "A user, a password, and a host" lists them in a sentence. */
const isInSentence = (name: string): boolean => {
  const [first = '', ...more] = plainOf(name).split(/[^\p{L}]+/u);
  return more.length > 0 && SMALL_WORDS.has(first);
};

/** The cells below the names of secrets and where the table ends; null where the line is no header of one. */
export function readTable(
  text: string,
  header: Line,
  kindOf: (label: string) => SensitiveKind | null,
): { readonly cells: readonly SecretCell[]; readonly end: number } | null {
  if (header.text.length > HEADER_MAX_CHARS) return null;
  for (const separator of SEPARATORS) {
    const names = cellsOf(header, separator);
    if (names.length < 2 || names.length > CELLS_MAX) continue;
    const kinds = names.map(({ text: name }) => (isInSentence(name) ? null : kindOf(name)));
    if (kinds.every((kind) => kind === null)) continue;
    if (isRowOf(rowBefore(text, header), separator, names.length)) continue;
    const sureness = names.some((name) => USERS().test(plainOf(name.text))) ? 'sure' : 'likely';
    const rows = rowsBelow(text, header, separator, names.length);
    if (rows.length === 0) continue;
    const cells = rows.flatMap(({ cells: row }) =>
      row.flatMap((cell, i) => {
        const kind = kinds[i];
        return kind ? [{ kind, value: cell.text, start: cell.start, sureness } as const] : [];
      }),
    );
    return { cells, end: rows.at(-1)?.line.end ?? header.end };
  }
  return null;
}

/** The line before, or the one before the rule that parts a header from its rows. */
function rowBefore(text: string, header: Line): Line | null {
  const before = lineBefore(text, header);
  return before !== null && RULE_ROW.test(before.text) ? lineBefore(text, before) : before;
}

const isRowOf = (line: Line | null, separator: RegExp, width: number): boolean =>
  line !== null && line.text.length <= ROW_MAX_CHARS && cellsOf(line, separator).length === width;

function rowsBelow(text: string, header: Line, separator: RegExp, width: number) {
  const rows: { readonly line: Line; readonly cells: readonly Cell[] }[] = [];
  for (let line = nextLine(text, header); line !== null; line = nextLine(text, line)) {
    if (RULE_ROW.test(line.text) && line.text.trim() !== '') continue;
    const cells = line.text.length > ROW_MAX_CHARS ? [] : cellsOf(line, separator);
    if (cells.length !== width) break;
    rows.push({ line, cells });
  }
  return rows;
}

/** The cells of a row without the blanks and quotation marks around them; bars at its ends are its frame. */
function cellsOf({ text, start }: Line, separator: RegExp): Cell[] {
  const cells: Cell[] = [];
  const add = (from: number, to: number) => {
    const raw = text.slice(from, to);
    const bare = raw.trim().replace(/^["'`*]+|(?<!["'`*])["'`*]+$/g, '');
    cells.push({ text: bare, start: start + from + raw.indexOf(bare) });
  };
  const first = /^\s*\|?/.exec(text)?.[0].length ?? 0;
  const trimmed = text.trimEnd();
  const last = Math.max(first, trimmed.endsWith('|') ? trimmed.length - 1 : trimmed.length);
  let from = first;
  for (const match of text.slice(first, last).matchAll(separator)) {
    add(from, first + match.index);
    from = first + match.index + match[0].length;
    if (cells.length > CELLS_MAX) return cells;
  }
  if (from < text.length) add(from, last);
  return cells;
}
