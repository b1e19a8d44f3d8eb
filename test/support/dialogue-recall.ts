/** A recall over some lines of dialogue, between ports that a test may replace; nothing is remembered. */
import { expect, vi } from 'vitest';
import type { Embedder, VectorIndex } from '../../src/memory/ports.ts';
import { NO_CHUNKS } from '../../src/recall/chunks/rank-chunks.ts';
import { NO_MEMORIES } from '../../src/recall/memories/evidence.ts';
import { nearest } from '../../src/recall/nearest.ts';
import type { RecallPorts, RecallRequest } from '../../src/recall/recall.ts';
import { ASKED_AT, type Line, said } from './event-evidence.ts';

/** A question about bees, asked after all lines. */
export const REQUEST: RecallRequest = {
  text: 'Where are the bees?',
  reader: { workspaceId: 'ws', userId: 'ana', channelId: null, conversationId: 'talk', audience: 'user' },
  sources: ['memories', 'events'],
  now: ASKED_AT,
  earlier: [],
  asOf: null,
  limit: 10,
  rerankTopN: 3,
  similarityThreshold: 0.25,
};

type Vectors = Pick<VectorIndex, 'query'>;
const NOTHING_INDEXED: Vectors = { query: async () => [] };
/** Finds every text alike. */
export const EMBEDDER: Embedder = {
  model: 'test',
  dimensions: 2,
  embed: async (texts) => texts.map(() => Float32Array.of(1, 0)),
};

/** Ports over the lines. */
export function portsOf(
  lines: readonly Line[],
  { vectors = NOTHING_INDEXED, ...overrides }: Partial<RecallPorts> & { readonly vectors?: Vectors } = {},
) {
  const onDegraded = vi.fn<RecallPorts['onDegraded']>();
  const resolve = vi.fn<RecallPorts['resolve']>(async () => ({
    memories: [],
    chunks: [],
    events: [],
    contents: new Map(),
  }));
  const ports: RecallPorts = {
    lexical: async () => ({
      events: said(lines),
      memories: NO_MEMORIES,
      chunks: NO_CHUNKS,
      documents: NO_CHUNKS,
    }),
    accountMemories: async () => NO_MEMORIES,
    resolve,
    embedder: EMBEDDER,
    nearest: (query, request) =>
      nearest(query, request, [{ embedder: overrides.embedder ?? EMBEDDER, vectors, timeoutMs: null }], () =>
        expect.unreachable(),
      ),
    reranker: null,
    onDegraded,
    ...overrides,
  };
  return { ports, onDegraded, resolve };
}
