/** What a turn shows the model and what live history keeps of it. Pure: decided from what was read, before anything is written. */
import type { Settings } from '../memory/settings.ts';
import type { RecalledItem } from '../recall/candidates.ts';
import { type HistoryRow, pruneBlocks } from './history.ts';
import { decideInjection, type Injection, placeBlock } from './injection.ts';
import { assemblePrompt, type Prompt, type PromptBudget, roomForMessages } from './prompt.ts';

export interface TurnParts {
  /** Live history as it is. */
  readonly before: readonly HistoryRow[];
  /** The row of the new message. */
  readonly message: HistoryRow;
  readonly recalled: readonly RecalledItem[];
  readonly settings: Settings;
  readonly rollingSummary: string | null;
  /** Tokens of the whole prompt. */
  readonly limit: number;
  /** The moment of the message, by which ages are told. */
  readonly now: number;
  /** Who speaks in this turn. */
  readonly userId: string;
  /** Terms that the message asks for. */
  readonly terms: readonly string[];
}

export interface ComposedTurn {
  readonly injection: Injection;
  /** Live history as it will be. */
  readonly live: readonly HistoryRow[];
  readonly prompt: Prompt;
  readonly budget: PromptBudget;
  /** `budget` when the system prompt and the message alone pass it: neither is ever cut. */
  readonly degraded: readonly string[];
}

/** Decides the injection, places its block, and assembles the prompt. */
export function composeTurn({
  before,
  message,
  recalled,
  now,
  userId,
  terms,
  ...prompt
}: TurnParts): ComposedTurn {
  const { settings } = prompt;
  const cap = settings.max_injected_blocks_in_history;
  const limits = {
    topK: settings.final_top_k,
    budgetTokens: Math.min(settings.memory_budget_tokens, roomForMessages(prompt) - message.tokens),
    now,
    userId,
    terms,
  };
  const fresh = decideInjection(recalled, before, limits);
  // A new block pushes the oldest out: what that one carried may come along. Without a new block nothing moves.
  const injection =
    fresh.content === null
      ? fresh
      : decideInjection(recalled, pruneBlocks(before, Math.max(0, cap - 1)), limits);
  const { live, shown } = placeBlock(before, injection, message, cap);
  const assembled = assemblePrompt({ ...prompt, history: shown });
  const { limit, used } = assembled.budget;
  return { injection, live, ...assembled, degraded: used > limit ? ['budget'] : [] };
}
