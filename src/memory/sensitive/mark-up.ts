/**
 * Reads a text with HTML in it as it is shown: inline tags are nothing, blocks are lines, the rows of a table are rows of cells
 * parted by bars, so that the rules for plain text see the name beside its value, or the column below its header. Only
 * HTML's own tags count: `<password>` is a manual's blank. Each character is read once.
 */

/** A text as it is shown, with the way back to the text it was made from. */
export interface RenderedText {
  readonly text: string;
  /** Maps an index of `text` to the index of the same character in the text with its tags. */
  sourceIndex(index: number): number;
}

const INLINE = 'a|b|strong|i|em|u|s|code|span|tt|kbd|samp|var|mark|font|small|big|label|q|ins|sup|sub|abbr';
const BLOCK = 'p|div|li|ul|ol|dl|dt|dd|br|pre|h[1-6]|table|thead|tbody|tfoot|tr|th|td|caption|section';
/** Mark-up with the blanks around a block: there they are only layout. */
const MARK_UP = new RegExp(
  `&nbsp;|&#160;|</?(?:${INLINE})(?:\\s[^<>]{0,200})?/?>|(?:(?<!\\s)\\s{1,80})?<(?<end>/?)(?<block>${BLOCK})(?:\\s[^<>]{0,200})?/?>(?:\\s{1,80}(?=<))?`,
  'gi',
);
const CELL = /^t[hd]$/;
/** Inside a row a block is part of its cell. */
const TABLE_PART = /^(?:t(?:able|head|body|foot|r)|caption)$/;

/** The text without its mark-up; null where there is none. */
export function renderedText(source: string): RenderedText | null {
  if (!source.includes('<') && !source.includes('&')) return null;
  let text = '';
  const starts: number[] = [];
  let at = 0;
  let cells: number | null = null;
  const show = (shown: string, from: number, step: 0 | 1) => {
    for (let i = 0; i < shown.length; i++) starts.push(from + i * step);
    text += shown;
  };
  for (const match of source.matchAll(MARK_UP)) {
    show(source.slice(at, match.index), at, 1);
    at = match.index + match[0].length;
    const block = match.groups?.block?.toLowerCase();
    const isEnd = match.groups?.end === '/';
    if (block === undefined) {
      if (match[0].startsWith('&')) show(' ', match.index, 0);
      continue;
    }
    if (CELL.test(block) && cells !== null) {
      if (!isEnd && cells++ > 0) show(' | ', match.index, 0);
    } else if (cells === null || TABLE_PART.test(block)) {
      // A bar behind the last cell as well: a word there ends no sentence, and an empty cell is one.
      if (cells !== null && cells > 1) show(' |', match.index, 0);
      show(linesOf(block, isEnd), match.index, 0);
      cells = block === 'tr' && !isEnd ? 0 : null;
    } else if (!isEnd) show(' ', match.index, 0);
  }
  if (at === 0) return null;
  show(source.slice(at), at, 1);
  return { text, sourceIndex: (index) => starts[index] ?? source.length };
}

/** The characters that begin or end a block in plain text; lists and headings as Markdown has them. */
function linesOf(block: string, isEnd: boolean): string {
  // Head and body of a table part no rows: a line without any would end the table.
  if (/^t(?:head|body|foot)$/.test(block)) return '';
  if (/^h\d$/.test(block)) return isEnd ? '\n' : '\n# ';
  if (isEnd) return block === 'table' ? '\n' : '';
  if (block === 'li') return '\n- ';
  return block === 'dd' ? '\n: ' : '\n';
}
