/**
 * The result of a tool as a prompt shows it. A message of role `tool` belongs to the call of one provider, which nobody has any
 * more in a later turn; a user message that quotes the result on one line is what every provider takes. Nothing in it can
 * begin a line, and so pass for what somebody said. Pure.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { neutralise, TOOL_RESULT_PREFIX } from '../../memory/neutralise.ts';
import type { HistoryRow } from '../history/history-row.ts';

/** Tokens of a tool's name: what is longer says nothing more. */
const NAME_MAX_TOKENS = 40;
/** Signs that would close the bracket of the mark, or open another, in any width. */
const NOT_IN_NAMES = /[\s\p{Cc}\p{Ps}\p{Pe}]+/gu;
/** The line breaks that JSON leaves as they are. */
const UNESCAPED_BREAKS = /[\u0085\u2028\u2029]/g;
/** Half of an escape, where a quotation was cut within it. */
const TORN_ESCAPE = /(?<!\\)((?:\\\\)*)\\(?:u[\da-f]{0,3})?(?=…?$)/;

/** Whole quotations that were made already: a turn looks at the rows of its history several times. */
const wholes = new WeakMap<HistoryRow, HistoryRow>();

/** The row with its result as a quotation of at most `limit` tokens, and its tokens. It is a tool's row still: turns go by roles. */
export function quoteToolResult(row: HistoryRow, limit = Number.POSITIVE_INFINITY): HistoryRow {
  const whole = wholes.get(row) ?? quoteWhole(row);
  wholes.set(row, whole);
  if (whole.tokens <= limit) return whole;
  const mark = markOf(row.name);
  const quotation = escaped(row.content);
  // The tokens of parts do not quite add up: what is still too long is cut once more.
  for (let room = Math.floor(limit) - countTokens(`${mark} ""`) - 1; ; ) {
    const shorter = truncateToTokens(quotation, Math.max(1, room)).replace(TORN_ESCAPE, '$1');
    const cut = { ...toQuoted(row, `${mark} "${shorter}"`), isCut: true };
    if (cut.tokens <= limit || room <= 1) return cut;
    room -= Math.ceil(cut.tokens - limit);
  }
}

const quoteWhole = (row: HistoryRow): HistoryRow =>
  toQuoted(row, `${markOf(row.name)} "${escaped(row.content)}"`);

const toQuoted = (row: HistoryRow, content: string): HistoryRow => ({
  ...row,
  content,
  tokens: countTokens(content),
});

/** `[Tool result: name]`, without a name `[Tool result]`; the name cannot close the bracket. */
function markOf(name: string | null): string {
  const plain = truncateToTokens(
    neutralise(name ?? '')
      .replace(NOT_IN_NAMES, ' ')
      .trim(),
    NAME_MAX_TOKENS,
  );
  return plain === '' ? `${TOOL_RESULT_PREFIX}]` : `${TOOL_RESULT_PREFIX}: ${plain}]`;
}

/** A text as it stands between quotation marks: one line, whatever it holds. */
const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(UNESCAPED_BREAKS, (line) => `\\u${line.charCodeAt(0).toString(16).padStart(4, '0')}`);
