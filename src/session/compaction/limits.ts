/** Limits that start a compaction, and its size. Parameters of every rule, that a workspace may set. */
import { liveMemoryTokens, readSettings, type Settings } from '../../memory/settings.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { guaranteedHistoryTokens } from '../prompt/limits.ts';

/** Tokens that one compaction reads at most, unless a single turn has more: what a small model takes in. */
const COMPACTION_BATCH_MAX_TOKENS = 16_000;

export interface CompactionLimits {
  readonly triggerMessages: number;
  readonly batchMessages: number;
  readonly keepVerbatimMessages: number;
  readonly summaryMaxTokens: number;
  /** Tokens without a summary beyond which the oldest are compacted: never more than every prompt shows, or some would be nowhere. */
  readonly tailTokens: number;
  /** Tokens that live history keeps of what a summary tells. */
  readonly verbatimTokens: number;
  readonly batchTokens: number;
}

/** The limits of a workspace. */
export const compactionLimits = (settings: Settings): CompactionLimits => ({
  triggerMessages: settings.compaction_trigger_messages,
  batchMessages: settings.compaction_batch_messages,
  keepVerbatimMessages: settings.keep_verbatim_messages,
  summaryMaxTokens: settings.summary_max_tokens,
  tailTokens: Math.min(
    settings.compaction_tail_tokens,
    guaranteedHistoryTokens(
      settings.prompt_budget_tokens,
      liveMemoryTokens(settings),
      settings.summary_max_tokens,
    ),
  ),
  verbatimTokens: settings.compaction_tail_tokens,
  batchTokens: COMPACTION_BATCH_MAX_TOKENS,
});

/** The share of the tail that blocks leave to messages in any case, however large they are. */
const BESIDE_BLOCKS_SHARE = 1 / 2;

/** The limits for a live history with blocks: these take room as messages do, so that compaction comes earlier. */
export function limitsBeside(
  settings: Settings,
  history: readonly Pick<HistoryRow, 'kind' | 'tokens'>[],
): CompactionLimits {
  const limits = compactionLimits(settings);
  const blocks = history.reduce((sum, { kind, tokens }) => sum + (kind === 'injection' ? tokens : 0), 0);
  const { tailTokens } = limits;
  return { ...limits, tailTokens: Math.max(tailTokens * BESIDE_BLOCKS_SHARE, tailTokens - blocks) };
}

/** Messages without a summary that tell whether a conversation is to be compacted: past the trigger, and what keeps a turn open. */
export const unsummarisedToRead = ({ triggerMessages, keepVerbatimMessages }: CompactionLimits): number =>
  triggerMessages + keepVerbatimMessages + 1;

/** The same that tell where a range ends: a batch, past the trigger, and what keeps a turn open. */
export const rangeToRead = (limits: CompactionLimits): number =>
  Math.max(unsummarisedToRead(limits), limits.batchMessages + limits.keepVerbatimMessages + 1);

/** The limits that nobody changed. */
export const DEFAULT_COMPACTION_LIMITS = compactionLimits(readSettings({}));
