/**
 * The passage of something recalled that a prompt shows. The record keeps what was said, a password too; what comes back from
 * it into later prompts does not: secrets are taken out here, of messages, tool results, summaries and documents alike, and no
 * text keeps what reads like a mark of ours. Pure.
 */

import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { neutralise } from '../../memory/neutralise.ts';
import { redactSensitive } from '../../memory/sensitive/sensitive.ts';
import { excerptOf, withoutLongRuns } from '../../recall/excerpt.ts';

/** Texts that are kept without their secrets, in characters: hardly a rule costs more, and a turn recalls what the one before did. */
const REDACTED_KEPT_CHARS = 1_000_000;

/** A text as a later prompt may quote it: without secrets, and without our marks. */
export const withoutSecrets: (text: string) => string = memoiseByText(REDACTED_KEPT_CHARS, (text) =>
  neutralise(redactSensitive(text).text),
);

/**
 * At most `limit` tokens of it: what answers the terms. Secrets go before the passage is cut, while what announces them still
 * stands beside them.
 */
export const recalledPassage = (text: string, terms: readonly string[], limit: number): string =>
  excerptOf(withoutSecrets(text), terms, limit);

/** The same of a document or of what a tool brought, where a run of data would fill a passage that fits as well. */
export const recalledExcerpt = (text: string, terms: readonly string[], limit: number): string =>
  excerptOf(withoutLongRuns(withoutSecrets(text), terms), terms, limit);
