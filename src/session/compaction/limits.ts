/**
 * When a conversation is compacted and how much at a time (DESIGN 9, from F and B). Parameters of every rule, that a
 * workspace may set.
 */
import { readSettings, type Settings } from '../../memory/settings.ts';

/** Tokens that one compaction reads at most, unless a single turn has more: what a small model takes in. */
export const COMPACTION_BATCH_MAX_TOKENS = 16_000;

export interface CompactionLimits {
  readonly triggerMessages: number;
  readonly batchMessages: number;
  readonly keepVerbatimMessages: number;
  readonly summaryMaxTokens: number;
  readonly tailTokens: number;
  readonly batchTokens: number;
}

/** The limits of a workspace. */
export const compactionLimits = (settings: Settings): CompactionLimits => ({
  triggerMessages: settings.compaction_trigger_messages,
  batchMessages: settings.compaction_batch_messages,
  keepVerbatimMessages: settings.keep_verbatim_messages,
  summaryMaxTokens: settings.summary_max_tokens,
  tailTokens: settings.compaction_tail_tokens,
  batchTokens: COMPACTION_BATCH_MAX_TOKENS,
});

/** The limits that nobody changed. */
export const DEFAULT_COMPACTION_LIMITS = compactionLimits(readSettings({}));
