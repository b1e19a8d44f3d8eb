/**
 * The settings of a workspace, each with its default and its description, as the API and the page give it. Unknown names are
 * refused. A new one wants a row in `src/CONFIGURATION.md`, and `npm run client`; a turn reads it as `call.settings`.
 */

import { z } from 'zod';
import { isTimeZone } from '../lib/time-zone.ts';
import { RECALL_REACHES } from './scope.ts';
import type { Tier } from './types.ts';

/** Memories that wait for approval: none, those of low confidence, or all. */
export const REVIEWS = ['off', 'low_confidence', 'all'] as const;
export type Review = (typeof REVIEWS)[number];

/** Share of a memory's relevance after an hour in which nobody needed it, by tier; 1 never fades. */
export type DecayRates = Readonly<Record<Tier, number>>;

/** Working memory does not fade: it ends with its conversation. */
const CONVERSATION_RATE = 1;
/** Sets of rates by name that a setting may have: after seven days 17, 43 and 71 % are left, or 43, 71 and 85 %. */
const DECAY_PRESETS = {
  standard: { conversation: CONVERSATION_RATE, channel: 0.99, workspace: 0.995, account: 0.998 },
  gentle: { conversation: CONVERSATION_RATE, channel: 0.995, workspace: 0.998, account: 0.999 },
} as const satisfies Readonly<Record<string, DecayRates>>;

/** Share left after an hour: half is gone in seven hours at least, so that a typing error empties no memory. */
const Rate = z.number().min(0.9).max(1);

export const Settings = z.strictObject({
  instructions: z
    .string()
    .max(8_000)
    .describe('Opening of every system prompt.')
    .default('You are a helpful assistant with a long memory.'),
  max_injected_blocks_in_history: z
    .int()
    .min(0)
    .max(20)
    .describe('Live injection blocks at most; 0 shows a block once and keeps none.')
    .default(3),
  memory_budget_tokens: z
    .int()
    .min(0)
    .max(8_000)
    .describe('Tokens of recalled memory in one turn.')
    .default(800),
  live_memory_budget_tokens: z
    .int()
    .min(0)
    .max(64_000)
    .nullable()
    .describe('Tokens of recalled memory in all live blocks together; null for three times those of a turn.')
    .default(null),
  recap_conversations: z
    .int()
    .min(0)
    .max(5)
    .describe(
      'Newest conversations of its user that a private one is told of from its beginning; 0 for none.',
    )
    .default(3),
  prompt_budget_tokens: z
    .int()
    .min(500)
    .max(1_000_000)
    .describe('Tokens of the whole prompt.')
    .default(12_000),
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'must be a time zone such as Europe/Berlin')
    .describe(
      'By whose clock days begin and hours are told where a message does not say: a zone such as Europe/Berlin, or a distance from UTC.',
    )
    .default('UTC'),
  alternate_roles: z
    .boolean()
    .describe(
      'True if roles in prompts alternate: neighbours of one role become one message, for templates that refuse them.',
    )
    .default(false),
  recall_reach: z
    .enum(RECALL_REACHES)
    .describe(
      'Reach of a turn beyond a private conversation: to all that its user said, to what they said in its channel, or neither.',
    )
    .default('user'),
  rerank_top_n: z.int().min(1).max(100).describe('Candidates that go on after fusion.').default(20),
  final_top_k: z
    .int()
    .min(1)
    .max(20)
    .nullable()
    .describe('Counts injected of each kind; empty for what each message needs.')
    .default(null),
  rerank_turns: z
    .boolean()
    .describe(
      'True if turns wait for the cross-encoder as searches do, where the deployment has one: a model in the path of a turn.',
    )
    .default(false),
  embed_turns: z
    .boolean()
    .describe(
      'True if turns ask the trained embedder as searches do, where the deployment has one: a model in the path of a turn.',
    )
    .default(false),
  embed_events: z
    .boolean()
    .describe(
      'True if messages are embedded by the trained embedder too, where the deployment has one, and searched for by their meaning.',
    )
    .default(true),
  review: z
    .enum(REVIEWS)
    .describe(
      'Proposals of a model that wait for somebody’s approval: none, what its users’ own words hardly carry, or all.',
    )
    .default('off'),
  similarity_threshold: z
    .number()
    .min(-1)
    .max(1)
    .describe('Cosine below which a vector candidate is no candidate.')
    .default(0.25),
  decay: z
    .union([
      z.enum(['standard', 'gentle']),
      z.strictObject({ channel: Rate, workspace: Rate, account: Rate }),
    ])
    .describe(
      'Rate at which memories fade that nobody needs: a set of rates by its name, or what is left after an hour, by tier.',
    )
    .default('standard'),
  scope_memories_max: z
    .int()
    .min(10)
    .max(100_000)
    .describe('Memories of one scope; beyond it the least relevant ones are forgotten.')
    .default(10_000),
  maintenance_removal_share: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'Share of the memories of a scope that maintenance may remove in one run without being told to; 1 never asks.',
    )
    .default(0.2),
  context_window_depth: z
    .int()
    .min(0)
    .max(100)
    .describe('Turns in which a memory that was injected is not injected again, unless it changed.')
    .default(10),
  max_total: z
    .int()
    .min(0)
    .max(50)
    .describe('Memories and messages in one injection block, of all kinds together.')
    .default(20),
  contextual_min_score: z
    .number()
    .min(0)
    .max(1)
    .describe('From 0 to 1: how clearly an item must speak to the message to be injected.')
    .default(0.2),
  ambient_enabled: z
    .boolean()
    .describe('True if standing instructions and preferences are injected whatever the message asks.')
    .default(true),
  compaction_trigger_messages: z
    .int()
    .min(4)
    .max(40)
    .describe('Messages without a summary beyond which the oldest are compacted.')
    .default(30),
  compaction_batch_messages: z
    .int()
    .min(2)
    .max(40)
    .describe('Messages that are compacted at a time.')
    .default(20),
  compaction_tail_tokens: z
    .int()
    .min(500)
    .max(500_000)
    .describe('Tokens without a summary beyond which the oldest are compacted: half of the default prompt.')
    .default(6_000),
  keep_verbatim_messages: z
    .int()
    .min(2)
    .max(40)
    .describe('Newest messages that a prompt shows word for word, summarised or not.')
    .default(20),
  summary_max_tokens: z.int().min(50).max(4_000).describe('Tokens of the rolling summary.').default(400),
  idle_after_minutes: z
    .int()
    .min(1)
    .max(10_080)
    .describe('Minutes without a message after which a conversation is idle: a week at most.')
    .default(30),
  document_chunk_tokens: z
    .int()
    .min(50)
    .max(1_000)
    .describe('Tokens of one piece of a document. Counts for documents that are sent then.')
    .default(300),
  document_chunk_overlap_tokens: z
    .int()
    .min(0)
    .max(300)
    .describe('Tokens that a piece of a document repeats of the one before.')
    .default(50),
  persona_sync_apply: z
    .boolean()
    .describe('True if what a message asks of the persona shapes the answer to that very message.')
    .default(true),
  persona_file_mode: z
    .enum(['export_only', 'import_export', 'disabled'])
    .describe('Handling of Markdown files of personas: written, written and read back, or neither.')
    .default('export_only'),
  burst_seconds: z
    .int()
    .min(0)
    .max(30)
    .describe(
      'Seconds within which messages that one user writes on a platform are answered together; 0 answers each by itself.',
    )
    .default(4),
  event_retention_days: z
    .int()
    .min(1)
    .max(36_500)
    .nullable()
    .describe(
      'Days after its end in which the messages of an archived conversation are kept; null keeps them for ever.',
    )
    .default(null),
  deleted_memory_retention_days: z
    .int()
    .min(0)
    .max(36_500)
    .describe('Days in which a memory is kept that was deleted or has expired.')
    .default(30),
  audit_retention_days: z
    .int()
    .min(1)
    .max(36_500)
    .nullable()
    .describe('Days in which it is kept who did what; null keeps it for ever.')
    .default(365),
  judged_texts_daily_max: z
    .int()
    .min(0)
    .max(100_000)
    .describe(
      'Shared memories and pieces of shared documents that the language model judges in a day of UTC, for orders to a model in them; 0 for none: then the rules alone decide.',
    )
    .default(200),
  daily_turns_max: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .describe(
      'Turns that the workspace may take in a day of UTC, exactly; empty for no limit. Aborted ones count, imports do not.',
    )
    .default(null),
  monthly_turns_max: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .describe('The same for a month.')
    .default(null),
  recovery_message: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .nullable()
    .describe(
      'Notice to a user when a conversation cannot be gone on with; null for our own words in the user’s language.',
    )
    .default(null),
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
