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
import { nearest, nothingNear, type SemanticIndex } from '../../recall/nearest.ts';
import { planRecall, type RecallRequest } from '../../recall/plan.ts';
import {
  NOTHING_UNRESOLVED,
  type Recalled,
  type Resolved,
  rankAhead,
  rankRecall,
  type Unresolved,
} from '../../recall/recall.ts';
import { findAccountMemories } from '../account/memory-recall.ts';
import { selectConversationFor } from '../conversations/conversations.ts';
import { isMember, selectMemberIn } from '../conversations/members.ts';
import type { Database, RowsOf } from '../database.ts';
import { rememberZones } from '../users/user-settings.ts';
import { splitZones } from '../users/zoned-conversations.ts';
import { rowToChunk, searchChunks, selectChunksById } from './chunk-reads.ts';
import { searchEvents } from './event-reads.ts';
import { selectContents, selectEvidenceById, toNearEvents } from './event-rows.ts';
import { searchMemories, selectCandidates, toMemoryCandidate } from './memory-reads.ts';

/** Capabilities that recall needs. */
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

/** Parts of the answer that are known before a recall reads. */
export interface Prefetched {
  /** Messages that the question may mean, of `searchWithLookup`; null where they are still to be found. */
  readonly events?: EventFindings | null;
  /** Ids that the same question left open before. */
  readonly open?: Unresolved;
  /** Condition under which the answer is known, and the statements find nothing. */
  readonly unless?: SQL | null;
}

/** Findings of events where these are not asked for. */
const NOTHING_SAID: EventFindings = { found: [], documents: 0, documentFrequency: new Map() };

/** A recall whose statements wait for their batch, and whose other sources are being asked. */
export type BegunRecall = Awaited<ReturnType<typeof beginRecall>>;

/** Begins a recall at `now`. What was said before is ranked with what is near, whose texts then come in the same batch. */
export async function beginRecall(
  { db, embedder, vectors, trained, account, reranker = null }: RecallDeps,
  request: RecallRequest,
  now: number,
  { events = null, open: leftBefore = NOTHING_UNRESOLVED, unless = null }: Prefetched = {},
) {
  const plan = planRecall(request);
  const near = orNull(
    'vector',
    nearest(plan, [...(trained ? [trained] : []), { embedder, vectors, timeoutMs: null }]),
  );
  const ahead = events && rankAhead(plan, events, (await near) ?? nothingNear(embedder.model));
  const open = ahead?.open ?? leftBefore;
  const isSought = events === null && request.sources.includes('events');
  const said = isSought ? searchEvents(db, plan, now, unless) : null;
  const chunks = searchChunks(db, plan, now, unless);
  const memories = searchMemories(db, plan, now, unless);
  const inAccount = orNull('account', findAccountMemories(account ?? null, plan, now));
  const reads = [
    said?.statement ?? null,
    chunks.statement,
    memories.statement,
    ...resolvingReads(db, request, open, now),
  ] as const;
  return {
    /** The statements; of what is known, or what nobody asks for, there is none. */
    reads,
    /** Findings of the account; null where it does not answer. */
    account: inAccount,
    /** Ranks what the batch brought and what the other sources answer. */
    finish: async ([ofSaid, ofChunks, ofMemories, ...asked]: RowsOf<typeof reads>): Promise<Recalled> => {
      const findings = {
        events: said?.findings(ofSaid) ?? events ?? NOTHING_SAID,
        ...chunks.findings(ofChunks),
        memories: memories.findings(ofMemories),
        near: await near,
        account: await inAccount,
      };
      const resolve = async (left: Unresolved): Promise<Resolved> =>
        includesAll(open, left)
          ? only(toResolved(asked, request.reader), left)
          : toResolved(
              await db.batch('recall.resolve', resolvingReads(db, request, left, now)),
              request.reader,
            );
      return rankRecall(plan, findings, { resolve, embedder, reranker }, ahead?.eventRanking);
    },
  };
}

/** The statements that bring what was left open. */
const resolvingReads = (db: Database, request: RecallRequest, open: Unresolved, now: number) => {
  const { reader, sources, asOf, range = null, kinds = null, filter = null } = request;
  const moment = { now, asOf, range };
  return [
    selectCandidates(db, reader, open.memories, { kinds, filter }, moment),
    selectContents(db, reader, [...open.events, ...open.nearEvents], moment),
    selectChunksById(db, reader, open.chunks, sources, moment),
    selectEvidenceById(db, reader, open.nearEvents, moment),
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

/** Answer of a source; null where it gives none, and recall goes on without it. */
const orNull = <T>(part: string, asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    logDegraded(part, error);
    return null;
  });

/** A conversation, and what was found in it; nobody has been asked yet whether they may see it. */
export interface LookupFindings {
  readonly conversation: Conversation | undefined;
  /** The user who was asked about is a member, if a group shares it. */
  readonly isMember: boolean;
  /** Findings that a reader may take of it: nothing unless it is theirs. */
  foundFor(reader: Reader): EventFindings;
}

/**
 * For a reader who is not known yet: looks up the conversation that `idOrRef` names, for `userId` if not for anybody, and finds
 * what was said in it, and as far as `reach`, in one round trip. Memories, which hang on who reads, come with the next one, so
 * that two are enough where looking the conversation up alone would make three.
 */
export async function searchWithLookup(
  db: Database,
  step: string,
  {
    workspaceId,
    idOrRef,
    reach,
  }: { readonly workspaceId: string; readonly idOrRef: string; readonly reach: RecallReach },
  userId: string | null,
  question: Omit<RecallRequest, 'reader'>,
): Promise<LookupFindings> {
  const nobody = {
    workspaceId,
    userId: null,
    channelId: null,
    conversationId: null,
    audience: 'user',
  } as const;
  const plan = planRecall({ ...question, reader: nobody });
  const said = searchEvents(db, plan, question.now, null, { workspaceId, idOrRef, reach });
  const [[found], member, rows] = await db.batch(step, [
    selectConversationFor(db, workspaceId, idOrRef, null),
    selectMemberIn(db, workspaceId, idOrRef, userId),
    said.statement,
  ]);
  const { conversation, zones } = splitZones(found);
  if (conversation?.userId != null) rememberZones(workspaceId, conversation.userId, zones);
  return {
    conversation,
    isMember: isMember(member),
    foundFor: (reader) => said.findingsFor(reader, rows),
  };
}
