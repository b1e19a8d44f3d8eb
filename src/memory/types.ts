/** The nouns of the domain, as plain data. Times are integer milliseconds since 1970, UTC. */

export const ROLES = ['user', 'assistant', 'tool', 'system'] as const;
export type Role = (typeof ROLES)[number];

export const TIERS = ['conversation', 'channel', 'workspace', 'account'] as const;
export type Tier = (typeof TIERS)[number];

export const VISIBILITIES = ['private', 'shared'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Behaviour of a kind of memory, beside being stored and found. */
interface KindTraits {
  /** Is kept for long, whoever told it: always, or as the value of a topic. */
  readonly lasts?: 'always' | 'with a topic';
  /** May stand in prompts whatever a message says: always, or where it says how to be spoken with. */
  readonly stands?: 'always' | 'about answers';
  /** Tells what happened, rather than what holds: told again of another day it is another one. */
  readonly happens?: true;
  /** May cross workspaces: how a user likes to work, never what a workspace is about. */
  readonly ofAccount?: true;
  /** Is shown where a conversation begins. */
  readonly orients?: true;
}

/** Every kind with all that its name alone decides, but for its rank (`recall/memories/ranking-weights.ts`). */
export const KINDS = {
  fact: { lasts: 'with a topic', orients: true },
  preference: { stands: 'about answers', ofAccount: true, orients: true },
  instruction: { lasts: 'always', stands: 'always', orients: true },
  procedure: { ofAccount: true },
  decision: { lasts: 'always', happens: true },
  event: { happens: true, orients: true },
  summary: { happens: true },
} as const satisfies Readonly<Record<string, KindTraits>>;
export type MemoryKind = keyof typeof KINDS;
/** The kinds that have a trait. */
type KindsWith<Trait extends keyof KindTraits> = {
  [Kind in MemoryKind]: Trait extends keyof (typeof KINDS)[Kind] ? Kind : never;
}[MemoryKind];

export const MEMORY_KINDS = Object.keys(KINDS) as [MemoryKind, ...MemoryKind[]];
export const traitsOf = (kind: MemoryKind): KindTraits => KINDS[kind];
/** Kinds with a trait, in the order of their names, which an index of the database goes by. */
const kindsWith = <Trait extends keyof KindTraits>(trait: Trait) =>
  MEMORY_KINDS.filter((kind) => trait in KINDS[kind]).sort() as [KindsWith<Trait>, ...KindsWith<Trait>[]];

export const STANDING_KINDS = kindsWith('stands');
export const HAPPENING_KINDS = kindsWith('happens');
export const ACCOUNT_MEMORY_KINDS = kindsWith('ofAccount');
export const ORIENTING_KINDS = kindsWith('orients');

export const FACT_CATEGORIES = [
  'personality',
  'hobby',
  'relationship',
  'milestone',
  'occupation',
  'preference',
  'habit',
  'other',
] as const;
export type FactCategory = (typeof FACT_CATEGORIES)[number];

export const LIFETIMES = ['long_term', 'short_term', 'conversation'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

export const MEMORY_STATUSES = ['active', 'superseded', 'quarantined', 'deleted'] as const;
export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

export const CONVERSATION_STATUSES = ['active', 'idle', 'archived'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/**
 * Mode of a conversation: `full` remembers; `read` recalls and keeps nothing; `off` does neither. One that keeps nothing is
 * temporary, and gone when it becomes idle.
 */
export const MEMORY_MODES = ['full', 'read', 'off'] as const;
export type MemoryMode = (typeof MEMORY_MODES)[number];

/** Origin of a conversation's title: a client, or the conversation itself. A title of a client stays. */
export const TITLE_SOURCES = ['given', 'made'] as const;
export type TitleSource = (typeof TITLE_SOURCES)[number];

export const KEY_ROLES = ['read', 'member', 'admin'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

/**
 * The embedder that everything is embedded by as it is written, because it is part of this code: it costs nothing and never
 * fails. Vectors of other models come beside its own, later.
 */
export const INLINE_MODEL = 'strata-chargram-384-v1';
export const INLINE = { model: INLINE_MODEL, dimensions: 384 } as const;

/**
 * Steps of the move of a workspace: its rows are copied; they leave the database where they stood; or, called off, the one that it was
 * to move to.
 */
export const MOVE_STEPS = ['copying', 'emptying', 'cancelled'] as const;

/** A workspace as every request needs it. `placement` names the D1 binding that holds its data. */
export interface Workspace {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly placement: string;
  /** The database that it is moving to; nothing of it is written meanwhile. */
  readonly movingTo: string | null;
  readonly settings: unknown;
  /** The model whose vectors serve its searches; null for the one that is part of this code. */
  readonly embeddingModel: string | null;
  /** Length of that model's vectors; null where nobody has noted it yet. */
  readonly embeddingDimensions: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The model whose vectors serve a workspace, and how long they are; null where only the model itself can tell. */
export interface ServingModel {
  readonly model: string;
  readonly dimensions: number | null;
}

export interface Channel {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly description: string | null;
  readonly isDefault: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** One session in a channel. `userId` is null in a group conversation, whose messages name their own users. */
export interface Conversation {
  readonly id: string;
  readonly refCode: string;
  readonly workspaceId: string;
  readonly channelId: string;
  readonly sessionKey: string;
  readonly chatId: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  readonly personaId: string | null;
  readonly status: ConversationStatus;
  /** Number of the last stored event; events are numbered from 1 without gaps. */
  readonly lastSeq: number;
  /** Grows with every change of the transcript; a live history with another revision catches up first. */
  readonly revision: number;
  /** Number of the last event that the rolling summary knows of. */
  readonly summarisedSeq: number;
  readonly rollingSummary: string | null;
  readonly metadata: Record<string, unknown>;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly lastActiveAt: number;
  /** Time at which the conversation that had its identity before was erased: nothing from before that comes in. */
  readonly erasedBefore?: number | null;
  /** True if messages came in after later ones, so that they stand at other places than their numbers. */
  readonly isDisplaced?: boolean;
  /** Subject in few words; null where nobody has named it and nothing was said. */
  readonly title?: string | null;
  readonly titleSource?: TitleSource | null;
  readonly memory?: MemoryMode;
}

/** One stored message. */
export interface ConversationEvent {
  readonly id: string;
  readonly workspaceId: string;
  readonly conversationId: string;
  readonly seq: number;
  /** Place among the numbers of its conversation, if it is not its own number: it came in after later messages. */
  readonly place?: number | null;
  readonly turnId: string | null;
  readonly role: Role;
  readonly userId: string | null;
  readonly name: string | null;
  readonly content: string;
  readonly tokens: number;
  readonly session: string | null;
  readonly externalId: string | null;
  readonly status: 'active' | 'aborted';
  readonly metadata: Record<string, unknown>;
  readonly occurredAt: number;
  readonly createdAt: number;
  /** True if its user wanted it kept out of memory. */
  readonly isOffRecord?: boolean;
}

/**
 * Decision whether a text that others than its writer read orders a model about: by a language model in the background
 * (`undecided`: it gave no answer that counts), or by a person who approved it.
 */
export type Judgement = 'order' | 'harmless' | 'undecided' | 'approved';

/** One normalised long-term item. */
export interface Memory {
  readonly id: string;
  readonly workspaceId: string;
  readonly tier: Exclude<Tier, 'account'>;
  readonly channelId: string | null;
  readonly conversationId: string | null;
  readonly userId: string | null;
  readonly visibility: Visibility;
  readonly subjectId: string | null;
  readonly kind: MemoryKind;
  readonly category: FactCategory | null;
  readonly topicKey: string | null;
  readonly content: string;
  readonly importance: number;
  readonly lifetime: Lifetime;
  readonly source: string;
  readonly tags: readonly string[];
  readonly status: MemoryStatus;
  readonly accessCount: number;
  readonly accessedAt: number;
  /** Since when and until when it holds; set for every value of a topic. */
  readonly validFrom: number | null;
  readonly validTo: number | null;
  /** The value that took its place. */
  readonly supersededBy: string | null;
  readonly expiresAt: number | null;
  /**
   * First and last day (`2026-05-03`) of what it tells of, by the calendar of whoever said it; null, or left out, where it tells of no day
   * that lay ahead then.
   */
  readonly happensFrom?: string | null;
  readonly happensTo?: string | null;
  /** The conversation in which it was first said, if it was in one. */
  readonly sourceConversationId: string | null;
  /** Grows with every change. */
  readonly revision: number;
  /** The decision about these words, where they are shared; a change of the words takes it away. */
  readonly judged?: Judgement | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}
