/** Limits of each part of a prompt, whatever the others take. Tokens; shares keep a small prompt balanced. */

import { RECAP_MAX_TOKENS } from './recap.ts';

/** Established facts: a card that is read with every prompt, so short. */
const FACTS_MAX_TOKENS = 600;
const FACTS_SHARE = 1 / 8;
/** Share for other conversations: as much as a recap has, and little of a small prompt. */
const RECAP_SHARE = 1 / 24;
/** The lists of a snapshot, beside the rolling summary. */
const SNAPSHOT_MAX_TOKENS = 400;
const STATE_SHARE = 1 / 6;
/** Three chunks of 300 tokens with their sources. */
const DOCUMENTS_MAX_TOKENS = 1_000;
const DOCUMENTS_SHARE = 1 / 6;
/** Three short excerpts with their sources. */
const TOOLS_MAX_TOKENS = 360;
const TOOLS_SHARE = 1 / 16;
/** All blocks together. */
const CARDS_SHARE = 1 / 4;
/** Earlier messages may always have so much, and else what the others leave of the budget. */
const HISTORY_SHARE = 1 / 3;
/** Step by which they are cut. */
const HISTORY_STEP_SHARE = 1 / 8;
/** Tokens that instructions, persona and safety lines may take, where it is asked what is left for messages. */
const FIXED_MAX_TOKENS = 2_000;

/** The limits of the parts of one prompt. */
export interface PartLimits {
  readonly facts: number;
  readonly recap: number;
  readonly state: number;
  readonly documents: number;
  readonly tools: number;
  readonly cards: number;
  readonly history: number;
  readonly historyStep: number;
}

/** The limits in a prompt of `limit` tokens whose blocks together are meant to have at most `cards`, its summary `summary`. */
export const partLimits = (limit: number, cards: number, summary: number): PartLimits => ({
  facts: Math.min(FACTS_MAX_TOKENS, limit * FACTS_SHARE),
  recap: Math.min(RECAP_MAX_TOKENS, limit * RECAP_SHARE),
  state: Math.min(summary + SNAPSHOT_MAX_TOKENS, limit * STATE_SHARE),
  documents: Math.min(DOCUMENTS_MAX_TOKENS, limit * DOCUMENTS_SHARE),
  tools: Math.min(TOOLS_MAX_TOKENS, limit * TOOLS_SHARE),
  cards: Math.min(cards, limit * CARDS_SHARE),
  history: limit * HISTORY_SHARE,
  historyStep: Math.max(1, limit * HISTORY_STEP_SHARE),
});

/** Tokens of earlier messages that a prompt shows in any case, with every other part as large as it may be. */
export function guaranteedHistoryTokens(limit: number, cards: number, summary: number): number {
  const parts = partLimits(limit, cards, summary);
  const left = limit - FIXED_MAX_TOKENS - parts.facts - parts.recap - parts.state - parts.cards;
  return Math.floor(Math.max(parts.history, left));
}
