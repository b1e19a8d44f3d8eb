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

/** A change of some settings; what it leaves out stays as it is. */
export const SettingsPatch = z.strictObject(
  Object.fromEntries(
    Object.entries(Settings.shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ) as {
    [Name in keyof typeof Settings.shape]: z.ZodOptional<ReturnType<(typeof Settings.shape)[Name]['unwrap']>>;
  },
);

/** The settings in force for a stored change. A name or value that this version does not know falls back to its default. */
export function readSettings(stored: unknown): Settings {
  const known = Object.entries(stored ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(Settings.shape, name) && Settings.shape[name as keyof Settings].safeParse(value).success,
  );
  return Settings.parse(Object.fromEntries(known));
}
