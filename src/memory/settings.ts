/** What a workspace may tune, with the defaults of the design (section 9). Unknown names are refused. */
import { z } from 'zod';

export const Settings = z.strictObject({
  /** Opening of every system prompt. */
  instructions: z.string().max(8_000).default('You are a helpful assistant with a long memory.'),
  /** Live injection blocks at most; 0 shows a block once and keeps none. */
  max_injected_blocks_in_history: z.int().min(0).max(20).default(3),
  /** Tokens of recalled memory in one turn. */
  memory_budget_tokens: z.int().min(0).max(8_000).default(800),
  /** Tokens of the whole prompt. */
  prompt_budget_tokens: z.int().min(500).max(1_000_000).default(12_000),
  /** Candidates that go on after fusion, and how many of each kind are injected. */
  rerank_top_n: z.int().min(1).max(100).default(20),
  final_top_k: z.int().min(1).max(20).default(3),
  /** Cosine below which a vector candidate is no candidate. */
  similarity_threshold: z.number().min(-1).max(1).default(0.25),
});

export type Settings = z.infer<typeof Settings>;

/** The settings that a stored JSON value stands for; names unknown to this version are ignored, not an error. */
export function readSettings(stored: unknown): Settings {
  const known = Object.fromEntries(
    Object.entries(stored ?? {}).filter(([name]) => name in Settings.shape),
  );
  const parsed = Settings.safeParse(known);
  return parsed.success ? parsed.data : Settings.parse({});
}
