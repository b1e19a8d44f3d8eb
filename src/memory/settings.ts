/**
 * What a workspace may tune, with its default. Unknown names are refused. A new one wants a row in `src/CONFIGURATION.md`, and
 * `npm run client`; a turn reads it as `call.settings`.
 */

import { z } from 'zod';
import { isTimeZone } from '../lib/time-zone.ts';
import { RECALL_REACHES } from './scope.ts';
import type { Tier } from './types.ts';

/** What waits for approval before it is remembered. */
export const REVIEWS = ['off', 'low_confidence', 'all'] as const;
export type Review = (typeof REVIEWS)[number];

/** What is left of a memory's relevance after an hour in which nobody needed it, by tier; 1 never fades. */
export type DecayRates = Readonly<Record<Tier, number>>;

/** Working memory does not fade: it ends with its conversation. */
const CONVERSATION_RATE = 1;
/** Sets of rates by name that a setting may have: after seven days 17, 43 and 71 % are left, or 43, 71 and 85 %. */
const DECAY_PRESETS = {
  standard: { conversation: CONVERSATION_RATE, channel: 0.99, workspace: 0.995, account: 0.998 },
  gentle: { conversation: CONVERSATION_RATE, channel: 0.995, workspace: 0.998, account: 0.999 },
} as const satisfies Readonly<Record<string, DecayRates>>;

/** What is left after an hour: half is gone in seven hours at least, so that a typing error empties no memory. */
const Rate = z.number().min(0.9).max(1);

export const Settings = z.strictObject({
  /** Opening of every system prompt. */
  instructions: z.string().max(8_000).default('You are a helpful assistant with a long memory.'),
  /** Live injection blocks at most; 0 shows a block once and keeps none. */
  max_injected_blocks_in_history: z.int().min(0).max(20).default(3),
  /** Tokens of recalled memory in one turn. */
  memory_budget_tokens: z.int().min(0).max(8_000).default(800),
  /** Tokens of recalled memory in all live blocks together; null for three times those of a turn. */
  live_memory_budget_tokens: z.int().min(0).max(64_000).nullable().default(null),
  /** Newest conversations of its user that a private one is told of from its beginning; 0 for none. */
  recap_conversations: z.int().min(0).max(5).default(3),
  /** Tokens of the whole prompt. */
  prompt_budget_tokens: z.int().min(500).max(1_000_000).default(12_000),
  /** By whose clock days begin and hours are told where a message does not say: a zone of IANA, or a distance from UTC. */
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'must be a time zone such as Europe/Berlin')
    .default('UTC'),
  /** Whether roles in prompts alternate: neighbours of one role become one message, for templates that refuse them. */
  alternate_roles: z.boolean().default(false),
  /** How far a turn of a private conversation looks beyond it: at all that its user said, what they said in its channel, or neither. */
  recall_reach: z.enum(RECALL_REACHES).default('user'),
  /** Candidates that go on after fusion, and how many of each kind are injected; null for what each message needs. */
  rerank_top_n: z.int().min(1).max(100).default(20),
  final_top_k: z.int().min(1).max(20).nullable().default(null),
  /** Whether turns wait for the cross-encoder as searches do, where the deployment has one: a model in the path of a turn. */
  rerank_turns: z.boolean().default(false),
  /** Whether turns ask the trained embedder as searches do, where the deployment has one: a model in the path of a turn. */
  embed_turns: z.boolean().default(false),
  /** Whether messages are embedded by the trained embedder too, where the deployment has one, and searched for by their meaning. */
  embed_events: z.boolean().default(true),
  /** What of a model's proposals waits for somebody's approval: none, what its users' own words hardly carry, or all. */
  review: z.enum(REVIEWS).default('off'),
  /** Cosine below which a vector candidate is no candidate. */
  similarity_threshold: z.number().min(-1).max(1).default(0.25),
  /** How fast memories fade that nobody needs: a set of rates by its name, or what is left after an hour, by tier. */
  decay: z
    .union([
      z.enum(['standard', 'gentle']),
      z.strictObject({ channel: Rate, workspace: Rate, account: Rate }),
    ])
    .default('standard'),
  /** Memories of one scope; beyond it the least relevant ones are forgotten. */
  scope_memories_max: z.int().min(10).max(100_000).default(10_000),
  /** Share of the memories of a scope that maintenance may remove in one run without being told to; 1 never asks. */
  maintenance_removal_share: z.number().min(0).max(1).default(0.2),
  /** Turns in which a memory that was injected is not injected again, unless it changed. */
  context_window_depth: z.int().min(0).max(100).default(10),
  /** Memories and messages in one injection block, of all kinds together. */
  max_total: z.int().min(0).max(50).default(20),
  /** From 0 to 1: how clearly an item must speak to the message to be injected. */
  contextual_min_score: z.number().min(0).max(1).default(0.2),
  /** Whether standing instructions and preferences are injected whatever the message asks. */
  ambient_enabled: z.boolean().default(true),
  /** Messages without a summary beyond which the oldest are compacted, and how many at a time. */
  compaction_trigger_messages: z.int().min(4).max(40).default(30),
  compaction_batch_messages: z.int().min(2).max(40).default(20),
  /** Tokens without a summary beyond which the oldest are compacted: half of the default prompt. */
  compaction_tail_tokens: z.int().min(500).max(500_000).default(6_000),
  /** Newest messages that a prompt shows word for word, summarised or not. */
  keep_verbatim_messages: z.int().min(2).max(40).default(20),
  /** Tokens of the rolling summary. */
  summary_max_tokens: z.int().min(50).max(4_000).default(400),
  /** Minutes without a message after which a conversation is idle: a week at most. */
  idle_after_minutes: z.int().min(1).max(10_080).default(30),
  /** Tokens of one piece of a document, and how many of them it repeats of the one before. Counts for documents that are sent then. */
  document_chunk_tokens: z.int().min(50).max(1_000).default(300),
  document_chunk_overlap_tokens: z.int().min(0).max(300).default(50),
  /** Whether what a message asks of the persona shapes the answer to that very message. */
  persona_sync_apply: z.boolean().default(true),
  /** What happens to Markdown files of personas: written, written and read back, or neither. */
  persona_file_mode: z.enum(['export_only', 'import_export', 'disabled']).default('export_only'),
  /** Seconds within which messages that one user writes on a platform are answered together; 0 answers each by itself. */
  burst_seconds: z.int().min(0).max(30).default(4),
  /** Days after its end in which the messages of an archived conversation are kept; null keeps them for ever. */
  event_retention_days: z.int().min(1).max(36_500).nullable().default(null),
  /** Days in which a memory is kept that was deleted or has expired. */
  deleted_memory_retention_days: z.int().min(0).max(36_500).default(30),
  /** Days in which it is kept who did what; null keeps it for ever. */
  audit_retention_days: z.int().min(1).max(36_500).nullable().default(365),
  /** Turns that the workspace may take in a day and in a month of UTC, exactly; null for no limit. Aborted ones count, imports do not. */
  daily_turns_max: z.int().min(0).max(1_000_000_000).nullable().default(null),
  monthly_turns_max: z.int().min(0).max(1_000_000_000).nullable().default(null),
  /** What a user is told when a conversation cannot be gone on with; null for our own words in the user's language. */
  recovery_message: z.string().trim().min(1).max(2_000).nullable().default(null),
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

/** Settings that were read already: a workspace that is remembered comes with the same object each time. */
const read = new WeakMap<object, Settings>();

/** The settings in force for a stored change. A name or value that this version does not know falls back to its default. */
export function readSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return validated(stored);
  const settings = read.get(stored) ?? validated(stored);
  read.set(stored, settings);
  return settings;
}

function validated(stored: unknown): Settings {
  const known = Object.entries(stored ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(Settings.shape, name) && Settings.shape[name as keyof Settings].safeParse(value).success,
  );
  return Settings.parse(Object.fromEntries(known));
}

/** The rates that a setting means. */
export const decayRates = (decay: Settings['decay']): DecayRates =>
  typeof decay === 'string' ? DECAY_PRESETS[decay] : { ...decay, conversation: CONVERSATION_RATE };

/** Turns whose budgets all live blocks may take together, unless a workspace says how many tokens. */
const LIVE_TURNS = 3;

/** Tokens that all live blocks of a conversation may take together: no more than so many blocks can have. */
export const liveMemoryTokens = ({
  live_memory_budget_tokens: set,
  memory_budget_tokens: turn,
  max_injected_blocks_in_history: blocks,
}: Settings): number => Math.min(set ?? LIVE_TURNS * turn, turn * Math.max(1, blocks));
