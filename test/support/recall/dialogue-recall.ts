/** A recall over some lines of dialogue, by whatever sources and models a test names; nothing is remembered. */
import { readText } from '../../../src/language/read-text.ts';
import type { Embedder, VectorIndex } from '../../../src/memory/ports.ts';
import { NO_CHUNKS } from '../../../src/recall/chunks/rank-chunks.ts';
import { NO_MEMORIES } from '../../../src/recall/memories/evidence.ts';
import { nearest } from '../../../src/recall/nearest.ts';
import { planRecall, type RecallRequest } from '../../../src/recall/plan.ts';
import {
  type Findings,
  NOTHING_RESOLVED,
  type RankingPorts,
  type Recalled,
  type Resolved,
  rankRecall,
} from '../../../src/recall/recall.ts';
import { ASKED_AT, type Line, said } from './event-evidence.ts';

/** A question about bees, asked after all lines. */
export const REQUEST: RecallRequest = {
  text: readText('Where are the bees?'),
  reader: { workspaceId: 'ws', userId: 'ana', channelId: null, conversationId: 'talk', audience: 'user' },
  sources: ['memories', 'events'],
  now: ASKED_AT,
  earlier: [],
  asOf: null,
  limit: 10,
  rerankTopN: 3,
  similarityThreshold: 0.25,
};

/** Finds every text alike. */
export const EMBEDDER: Embedder = {
  model: 'test',
  dimensions: 2,
  embed: async (texts) => texts.map(() => Float32Array.of(1, 0)),
};

const NOTHING_INDEXED: Pick<VectorIndex, 'query'> = { query: async () => [] };

/** What is asked otherwise than by `REQUEST`. */
export type AskedRecall = Partial<Omit<RecallRequest, 'text'>> & { readonly text?: string };

/** What a recall goes by beside the lines. */
export interface RecallScene extends Partial<RankingPorts>, Partial<Findings> {
  readonly vectors?: Pick<VectorIndex, 'query'>;
  /** What the database has of what was left open. */
  readonly resolved?: Partial<Resolved>;
}

/** Recalls what the lines answer. */
export async function recallFrom(
  lines: readonly Line[],
  { text, ...request }: AskedRecall = {},
  {
    vectors = NOTHING_INDEXED,
    embedder = EMBEDDER,
    reranker = null,
    resolve,
    resolved,
    ...more
  }: RecallScene = {},
): Promise<Recalled> {
  const plan = planRecall({
    ...REQUEST,
    ...request,
    ...(text !== undefined && { text: readText(text) }),
  });
  const near = more.near === null ? null : await nearest(plan, [{ embedder, vectors, timeoutMs: null }]);
  const findings = {
    events: said(lines),
    memories: NO_MEMORIES,
    chunks: NO_CHUNKS,
    documents: NO_CHUNKS,
    account: NO_MEMORIES,
    ...more,
    near,
  };
  const ports = {
    resolve: resolve ?? (async () => ({ ...NOTHING_RESOLVED, ...resolved })),
    embedder,
    reranker,
  };
  return rankRecall(plan, findings, ports);
}
