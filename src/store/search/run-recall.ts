/**
 * Recall over D1 and the vector index, in one line for a turn, a search and a conversation that was just looked up: begun, read
 * in one batch with whatever else the caller reads, finished. What is asked beside the database is under way meanwhile. A second
 * round trip follows only where the first leaves something open; where what was said is known before, there is none.
 */
import type { SQL } from 'drizzle-orm';
import { logDegraded } from '../../lib/log.ts';
import type { Embedder, Reranker, VectorIndex } from '../../memory/ports.ts';
import type { Reader, RecallReach } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import type { MemoryFindings } from '../../recall/memories/evidence.ts';
import { type Nearest, nearest, nothingNear, type SemanticIndex } from '../../recall/nearest.ts';
import { planRecall, type RecallPlan, type RecallRequest } from '../../recall/plan.ts';
import {
  leftOpen,
  NOTHING_UNRESOLVED,
  type RankedSayings,
  type Recalled,
  type Resolved,
  rankRecall,
  rankSayings,
  type Unresolved,
} from '../../recall/recall.ts';
import { findAccountMemories } from '../account/memory-recall.ts';
import { selectConversation } from '../conversations/conversations.ts';
import { isMember, selectMemberIn } from '../conversations/members.ts';
import type { Database, RowsOf } from '../database.ts';
import {
  rowToChunk,
  selectChunksById,
  selectPieces,
  selectSummaries,
  toChunkFindings,
} from './chunk-reads.ts';
import {
  ofReader,
  selectContents,
  selectEvidence,
  selectEvidenceById,
  toEventFindings,
  toNearEvents,
} from './event-reads.ts';
import { memoryReads, selectCandidates, toMemoryCandidate, toMemoryFindings } from './memory-reads.ts';

/** What recall asks. */
export interface RecallDeps {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly vectors: VectorIndex;
  /** A trained model and its vectors, where one serves the workspace; the inline ones stand in for it. */
  readonly trained?: SemanticIndex | null;
  /** A cross-encoder for the best candidates, where one is configured. */
  readonly reranker?: Reranker | null;
  /** The account of the workspace, and its database; without one its memories are not looked for. */
  readonly account?: { readonly db: Database; readonly id: string } | null;
}

/** What is known before a recall reads. */
export interface KnownAhead {
  /** What was said that the question may mean, of `searchUnopened`; null where it is still to be found. */
  readonly events?: EventFindings | null;
  /** What the same question left open before. */
  readonly open?: Unresolved;
  /** Where this is true the answer is known, and the statements find nothing. */
  readonly unless?: SQL | null;
}

/** A recall whose statements wait for their batch, and whose other sources are being asked. */
export interface BegunRecall {
  readonly plan: RecallPlan;
  readonly now: number;
  /** The statements, whose rows `finishRecall` takes. */
  readonly reads: ReturnType<typeof recallReads>;
  /** What was said, where it was known before. */
  readonly sayings: RankedSayings | undefined;
  /** What is left open as far as that is known: the statements bring it. */
  readonly open: Unresolved;
  /** What is near in meaning; null where no index answers. */
  readonly near: Promise<Nearest | null>;
  /** What the account has; null where it does not answer. */
  readonly account: Promise<MemoryFindings | null>;
}

/** Begins a recall at `now`. What was said before is ranked with what is near, whose texts then come in the same batch. */
export async function beginRecall(
  { db, embedder, vectors, trained, account }: RecallDeps,
  request: RecallRequest,
  now: number,
  { events = null, open: leftBefore = NOTHING_UNRESOLVED, unless = null }: KnownAhead = {},
): Promise<BegunRecall> {
  const plan = planRecall(request);
  const near = orNull(
    'vector',
    nearest(plan, [...(trained ? [trained] : []), { embedder, vectors, timeoutMs: null }]),
  );
  const sayings =
    events === null
      ? undefined
      : rankSayings(plan.query, events, (await near) ?? nothingNear(embedder.model));
  const open = sayings ? leftOpen(request, sayings) : leftBefore;
  return {
    plan,
    now,
    reads: recallReads(db, plan, now, open, { isSaidKnown: sayings !== undefined, unless }),
    sayings,
    open,
    near,
    account: orNull('account', findAccountMemories(account ?? null, plan, now)),
  };
}

/** Ranks what the batch brought and what the other sources answer. */
export async function finishRecall(
  deps: RecallDeps,
  { plan, now, sayings, open: read, near, account }: BegunRecall,
  [said, summaries, pieces, memories, frequencies, ...asked]: RecallRows,
): Promise<Recalled> {
  const { db, embedder, reranker = null } = deps;
  const { request } = plan;
  const findings = {
    events: sayings?.events ?? toEventFindings(said, request),
    chunks: toChunkFindings(summaries, 'chunks', request),
    documents: toChunkFindings(pieces, 'documents', request),
    memories: toMemoryFindings(memories, frequencies, plan),
    near: await near,
    account: await account,
  };
  const resolve = async (open: Unresolved): Promise<Resolved> =>
    includesAll(read, open)
      ? only(toResolved(asked, request.reader), open)
      : toResolved(await db.batch('recall.resolve', resolvingReads(db, request, open, now)), request.reader);
  return rankRecall(plan, findings, { resolve, embedder, reranker }, sayings);
}

/** The statements of a recall; of what is known, or what nobody asks for, there is none. */
const recallReads = (
  db: Database,
  plan: RecallPlan,
  now: number,
  open: Unresolved,
  { isSaidKnown, unless }: { readonly isSaidKnown: boolean; readonly unless: SQL | null },
) =>
  [
    isSaidKnown || !plan.request.sources.includes('events') ? null : selectEvidence(db, plan, now, unless),
    selectSummaries(db, plan, now, unless),
    selectPieces(db, plan, now, unless),
    ...memoryReads(db, plan, now, unless),
    ...resolvingReads(db, plan.request, open, now),
  ] as const;

type RecallRows = RowsOf<ReturnType<typeof recallReads>>;

/** The statements that bring what was left open. */
const resolvingReads = (db: Database, request: RecallRequest, open: Unresolved, now: number) => {
  const { reader, sources, asOf, kinds = null } = request;
  return [
    selectCandidates(db, reader, open.memories, kinds, { now, asOf }),
    selectContents(db, reader, [...open.events, ...open.nearEvents], { now, asOf }),
    selectChunksById(db, reader, open.chunks, sources, { now, asOf }),
    selectEvidenceById(db, reader, open.nearEvents, { now, asOf }),
  ] as const;
};

const toResolved = (
  [memories, contents, chunks, events]: RowsOf<ReturnType<typeof resolvingReads>>,
  reader: Reader,
): Resolved => ({
  memories: memories.map(toMemoryCandidate),
  chunks: chunks.map((row) => rowToChunk(row, reader)),
  events: toNearEvents(events, reader),
  contents: new Map(contents.map(({ id, content }) => [id, content])),
});

/** More may have been read than is left open. */
const only = (resolved: Resolved, open: Unresolved): Resolved => ({
  ...resolved,
  memories: resolved.memories.filter(({ id }) => open.memories.includes(id)),
  chunks: resolved.chunks.filter(({ id }) => open.chunks.includes(id)),
});

const includesAll = (all: Unresolved, some: Unresolved): boolean =>
  some.memories.every((id) => all.memories.includes(id)) &&
  some.events.every((id) => all.events.includes(id)) &&
  some.chunks.every((id) => all.chunks.includes(id)) &&
  some.nearEvents.every((id) => all.nearEvents.includes(id));

/** What a source answers; null where it does not, and recall goes on without it. */
const orNull = <T>(part: string, asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    logDegraded(part, error);
    return null;
  });

/** A conversation, and what was found in it; nobody has been asked yet whether they may see it. */
export interface UnopenedFindings {
  readonly conversation: Conversation | undefined;
  /** Whether the user who was asked about is a member, if a group shares it. */
  readonly isMember: boolean;
  /** What a reader may take of it: nothing unless it is theirs. */
  foundFor(reader: Reader): EventFindings;
}

/**
 * For a reader who is not known yet: looks up the conversation that `idOrRef` names, for `userId` if not for anybody, and finds
 * what was said in it, and as far as `reach`, in one round trip. Memories, which hang on who reads, come with the next one, so
 * that two are enough where looking the conversation up alone would make three.
 */
export async function searchUnopened(
  db: Database,
  step: string,
  {
    workspaceId,
    idOrRef,
    reach,
  }: { readonly workspaceId: string; readonly idOrRef: string; readonly reach: RecallReach },
  userId: string | null,
  question: Omit<RecallRequest, 'reader'>,
): Promise<UnopenedFindings> {
  const nobody = {
    workspaceId,
    userId: null,
    channelId: null,
    conversationId: null,
    audience: 'user',
  } as const;
  const plan = planRecall({ ...question, reader: nobody });
  const [[conversation], member, rows] = await db.batch(step, [
    selectConversation(db, workspaceId, idOrRef),
    selectMemberIn(db, workspaceId, idOrRef, userId),
    selectEvidence(db, plan, question.now, null, { workspaceId, idOrRef, reach }),
  ]);
  return {
    conversation,
    isMember: isMember(member),
    foundFor: (reader) => ofReader(rows, { ...plan.request, reader }),
  };
}
