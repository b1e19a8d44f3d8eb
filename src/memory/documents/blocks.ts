/**
 * The blocks of a document: headings, paragraphs, fenced code and tables, as Markdown and plain text write them. The blocks
 * follow each other without a gap, blank lines with what they stand behind, so that a text is the sum of its blocks. Pure.
 */

/** A stretch of a text, `end` exclusive, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface Block extends TextSpan {
  readonly kind: 'heading' | 'prose' | 'code' | 'table';
  /** Of a heading 1 to 6, of all others 0. */
  readonly level: number;
}

const LINE = /[^\n]*\n|[^\n]+$/g;
const BLANK = /^\s*$/u;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})\s+\S/;
const UNDERLINE = /^ {0,3}(=+|-{3,})\s*$/;
const TABLE_ROW = /^\s*\|/;

type Draft = { -readonly [name in keyof Block]: Block[name] } & {
  lines: number;
  /** The marks that end a block of code; what a blank line ended takes no further line. */
  fence: string | null;
  isClosed: boolean;
};

/** The blocks of a text in order. */
export function blocksOf(text: string): Block[] {
  const drafts: Draft[] = [];
  for (const { 0: line, index: start } of text.matchAll(LINE)) {
    const last = drafts.at(-1);
    const end = start + line.length;
    if (last?.kind === 'code' && !last.isClosed) {
      last.end = end;
      last.isClosed = isClosing(line, last.fence ?? '');
    } else if (last !== undefined && BLANK.test(line)) {
      last.end = end;
      last.isClosed = true;
    } else if (last !== undefined && isUnderline(line, last)) {
      last.kind = 'heading';
      last.level = line.includes('=') ? 1 : 2;
      last.end = end;
      last.isClosed = true;
    } else {
      const next = beginning(line);
      if (last !== undefined && continues(next.kind, last)) {
        last.end = end;
        last.lines++;
      } else drafts.push({ ...next, start, end, lines: 1, isClosed: next.kind === 'heading' });
    }
  }
  return drafts.map(({ kind, level, start, end }) => ({ kind, level, start, end }));
}

/** Text of a heading, without its marks. */
export const headingText = (text: string, { start, end }: TextSpan): string =>
  (text.slice(start, end).trim().split('\n')[0] ?? '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/(?<!\s)\s+#+$/, '')
    .trim();

function beginning(line: string): Pick<Draft, 'kind' | 'level' | 'fence'> {
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return { kind: 'code', level: 0, fence };
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', level: heading.length, fence: null };
  return { kind: TABLE_ROW.test(line) ? 'table' : 'prose', level: 0, fence: null };
}

const continues = (kind: Block['kind'], last: Draft): boolean =>
  !last.isClosed && (kind === 'prose' || kind === 'table') && kind === last.kind;

const isUnderline = (line: string, { kind, lines, isClosed }: Draft): boolean =>
  kind === 'prose' && lines === 1 && !isClosed && UNDERLINE.test(line);

/** Recognises the line that ends code which `fence` began: as many of the same marks, and nothing else. */
const isClosing = (line: string, fence: string): boolean => {
  const marks = line.trim();
  return marks.length >= fence.length && marks === (fence[0] ?? '').repeat(marks.length);
};
