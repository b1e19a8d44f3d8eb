/** Token counts. An estimate (library `tokenx`), never a model call; budgets keep a margin for its error. */
import { estimateTokenCount, sliceByTokens } from 'tokenx';

/** Estimated number of tokens of `text`. */
export const countTokens = (text: string): number => estimateTokenCount(text);

/** The beginning of `text` that fits `limit` tokens, with an ellipsis when something was cut. */
export function truncateToTokens(text: string, limit: number): string {
  if (limit <= 0) return '';
  return countTokens(text) <= limit ? text : `${sliceByTokens(text, 0, Math.max(1, limit - 1)).trimEnd()}…`;
}
