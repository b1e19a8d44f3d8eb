/** Token counts beside a real tokenizer, o200k: the script prints them, a test guards them. */
import { countTokens as countReally } from 'gpt-tokenizer/encoding/o200k_base';
import { countTokens } from '../../src/lib/text/tokens.ts';
import type { TokenText } from './token-texts.ts';

/** A shorter text cannot be right to the percent. */
export const JUDGED_MIN_TOKENS = 50;

/** Errors of one class, as shares of the truth; `least` and `most` are of texts that are long enough to be judged by. */
export interface TokenErrors {
  readonly kind: string;
  readonly texts: number;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The errors of some texts by their class. */
export function measureTokenErrors(texts: readonly TokenText[]): TokenErrors[] {
  return [...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, members]) => {
    const errors = members.map(({ text }) => {
      const truth = countReally(text, { disallowedSpecial: new Set() });
      return { truth, error: countTokens(text) / truth - 1 };
    });
    const judged = errors.filter(({ truth }) => truth >= JUDGED_MIN_TOKENS).map(({ error }) => error);
    return {
      kind,
      texts: members.length,
      mean: errors.reduce((sum, { error }) => sum + Math.abs(error), 0) / errors.length,
      least: Math.min(...judged),
      most: Math.max(...judged),
    };
  });
}
