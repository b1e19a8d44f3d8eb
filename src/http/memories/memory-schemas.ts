/** Memories on the wire: what may be sent of one, what may be changed of one, and what is shown of one. */
import { z } from '@hono/zod-openapi';
import type { AccountMemory } from '../../memory/changes/account-memory.ts';
import type { Entry, EntryPatch } from '../../memory/changes/entry.ts';
import { ACCOUNT_RECALLED_PER_OWNER, MEMORY_MAX_BYTES } from '../../memory/limits.ts';
import {
  ACCOUNT_MEMORY_KINDS,
  FACT_CATEGORIES,
  LIFETIMES,
  MEMORY_KINDS,
  MEMORY_STATUSES,
  type Memory,
  TIERS,
  VISIBILITIES,
} from '../../memory/types.ts';
import { Label, Moment, Name, SubjectId, textUpTo } from '../schemas.ts';
import { WITHHELD } from '../search/search-results.ts';
import { fromPatch, fromWire, toWire, type Wire } from '../wire.ts';

const TAGS_MAX = 20;
const IMPORTANCE_DEFAULT = 0.5;
/** Source of a memory that names none itself. */
export const SOURCE_DEFAULT = 'api';

const TIER_DESCRIPTION = `Tier in which it holds. \`conversation\` and \`channel\` need the id of one. \`account\` holds in every workspace of the account: kinds ${ACCOUNT_MEMORY_KINDS.join(' and ')} only, without subject_id, category, topic_key, valid_from and valid_to, so without a history (\`expires_at\` ends one); found by words, never by vectors. A recall looks at the newest ${ACCOUNT_RECALLED_PER_OWNER} of the user's own and ${ACCOUNT_RECALLED_PER_OWNER} shared ones.`;

const Content = textUpTo(MEMORY_MAX_BYTES);
const Importance = z.number().min(0).max(1);
const Tags = z.array(Label).max(TAGS_MAX);

export const MemoryBody = z.strictObject({
  content: Content,
  kind: z.enum(MEMORY_KINDS),
  tier: z.enum(TIERS).default('workspace').openapi({ description: TIER_DESCRIPTION }),
  user_id: Name.optional(),
  visibility: z.enum(VISIBILITIES).default('private'),
  subject_id: SubjectId.optional(),
  category: z.enum(FACT_CATEGORIES).optional(),
  topic_key: Label.optional(),
  importance: Importance.default(IMPORTANCE_DEFAULT),
  tags: Tags.default([]),
  source: Label.default(SOURCE_DEFAULT),
  lifetime: z.enum(LIFETIMES).default('long_term'),
  valid_from: Moment.optional(),
  valid_to: Moment.optional(),
  expires_at: Moment.optional(),
  channel_id: Name.optional(),
  conversation_id: Name.optional(),
});

/** A body as the domain takes it; the channel and the conversation as they were named. */
export const toEntry = (body: z.output<typeof MemoryBody>): Entry => fromWire(MemoryBody, body);

/** Fields of a memory that may be changed; null clears one. */
export const MemoryPatch = z.strictObject({
  content: Content.optional(),
  kind: z.enum(MEMORY_KINDS).optional(),
  category: z.enum(FACT_CATEGORIES).nullable().optional(),
  importance: Importance.optional(),
  tags: Tags.optional(),
  lifetime: z.enum(LIFETIMES).optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  topic_key: Label.nullable().optional(),
  valid_from: Moment.nullable().optional(),
  valid_to: Moment.nullable().optional(),
  expires_at: Moment.nullable().optional(),
});

/** A patch as the domain takes it: the fields that it names, and no others. */
export const toPatch = (body: z.output<typeof MemoryPatch>): EntryPatch => fromPatch(body);

/** False for a body that would change nothing, which is refused. */
export const isPatch = (body: z.output<typeof MemoryPatch>): boolean =>
  Object.keys(MemoryPatch.shape).some((field) => body[field as keyof typeof body] !== undefined);
export const EMPTY_PATCH = 'must change at least one field';

export const MemoryAnswer = z
  .object({
    id: z.string(),
    content: z.string(),
    kind: z.enum(MEMORY_KINDS),
    tier: z.enum(TIERS),
    user_id: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    subject_id: z.string().nullable(),
    category: z.enum(FACT_CATEGORIES).nullable(),
    topic_key: z.string().nullable(),
    importance: z.number(),
    tags: z.array(z.string()),
    source: z.string(),
    lifetime: z.enum(LIFETIMES),
    status: z.enum(MEMORY_STATUSES),
    superseded_by: z.string().nullable(),
    channel_id: z.string().nullable(),
    conversation_id: z.string().nullable(),
    source_conversation_id: z.string().nullable().openapi({
      description: 'The conversation in which it was first said; null too for a caller who may not enter it.',
    }),
    valid_from: z.string().nullable(),
    valid_to: z.string().nullable(),
    expires_at: z.string().nullable(),
    access_count: z.int(),
    accessed_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Memory');

/** A memory in a list, marked where its reader should not have a model read it. */
export const ListedMemory = MemoryAnswer.extend({
  withheld: z.literal(true).optional().openapi({ description: WITHHELD }),
  fading: z.array(z.number()).openapi({
    description: 'Its strength now, and in each of the next twelve weeks if nobody needs it.',
  }),
}).openapi('ListedMemory');

/** A memory on the wire. */
export const toMemoryAnswer: (memory: Memory | AccountMemory) => Wire<typeof MemoryAnswer> =
  toWire(MemoryAnswer);

export const ErasedAnswer = z.object({ id: z.string(), erased: z.record(z.string(), z.int()) });
