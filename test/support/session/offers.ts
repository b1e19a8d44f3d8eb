/** Recalled items and what they are held against, for the tests of the injection's rules. */

import { readSettings } from '../../../src/memory/settings.ts';
import type { Memory } from '../../../src/memory/types.ts';
import type {
  Candidate,
  ChunkCandidate,
  EventCandidate,
  MemoryCandidate,
  RecalledItem,
} from '../../../src/recall/candidates.ts';
import { type InjectionLimits, injectionLimits } from '../../../src/session/injection/decide-injection.ts';
import type { Filling } from '../../../src/session/injection/fill.ts';
import type { Gates, Offer, OfferRole } from '../../../src/session/injection/gates.ts';
import { injectedItem, type RecentItem } from '../../../src/session/injection/injected-item.ts';

export const NOW = Date.UTC(2026, 5, 1);
export const DAY = 24 * 60 * 60 * 1000;

/** User turns before an item may be injected again. */
export const CONTEXT_WINDOW_DEPTH = readSettings({}).context_window_depth;

/** A fact of Ana's unless told otherwise. */
export const memoryOf = (id: string, content: string, fields: Partial<Memory> = {}): MemoryCandidate => ({
  type: 'memory',
  id,
  content,
  conversationId: null,
  occurredAt: NOW,
  memory: {
    id,
    content,
    kind: 'fact',
    source: 'user',
    userId: 'ana',
    subjectId: null,
    topicKey: null,
    tier: 'workspace',
    revision: 1,
    ...fields,
  } as Memory,
});

/** A message of Ana's unless told otherwise. */
export const eventOf = (
  id: string,
  content: string,
  fields: Partial<EventCandidate> = {},
): EventCandidate => ({
  type: 'event',
  id,
  content,
  conversationId: 'conv',
  occurredAt: NOW,
  seq: 1,
  role: 'user',
  name: null,
  userId: 'ana',
  externalId: null,
  session: null,
  ...fields,
});

/** The summary of twenty messages, the first one among them. */
export const chunkOf = (
  id: string,
  content: string,
  fields: Partial<ChunkCandidate> = {},
): ChunkCandidate => ({
  type: 'chunk',
  id,
  content,
  conversationId: 'conv',
  occurredAt: NOW,
  startSeq: 1,
  endSeq: 20,
  source: null,
  ...fields,
});

/** A candidate as recall hands it on. */
export const found = (candidate: Candidate, fields: Partial<RecalledItem> = {}): RecalledItem => ({
  candidate,
  score: 1,
  parts: { lexical: 1 },
  evidence: {},
  origin: 'words',
  ...fields,
});

/** A candidate as it is offered. */
export const offered = (
  candidate: Candidate,
  role: OfferRole = 'contextual',
  contextualScore = 1,
): Offer => ({
  role,
  item: found(candidate),
  contextualScore,
});

/** A candidate as a turn injected it, some turns ago. */
export const injectedBefore = (
  candidate: Candidate,
  turnsAgo: number,
  vector: Float32Array | null = null,
): RecentItem => ({ ...injectedItem(candidate, [], vector), turnsAgo });

/** Nothing that stands against an offer, but for what is given. */
export const gatesWith = (fields: Partial<Gates> = {}): Gates => ({
  history: [],
  recent: [],
  restated: new Set(),
  outdated: new Map(),
  vectors: new Map(),
  told: new Set(),
  message: '',
  ...fields,
});

/** How a block is filled for a message that asks for nothing. */
export const NOT_FILLED: Filling = {
  asks: false,
  fills: false,
  fillers: new Set(),
  named: new Set(),
  inOrderOfTime: false,
};

/** The limits of the design, for a turn of Ana's. */
export const LIMITS: InjectionLimits = {
  ...injectionLimits(readSettings({}), NOT_FILLED),
  terms: [],
  budgetTokens: 800,
  userId: 'ana',
  isGroup: false,
};
