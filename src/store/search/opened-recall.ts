/**
 * Recall for a reader who is not known yet. One batch looks the conversation up and finds what was said in it by the words of
 * the question; memories, which hang on who reads, come with the next one, together with the re-check of vector hits and the
 * texts of long messages. So two round trips are enough, where looking the conversation up alone would make three.
 */
import type { RecallReach } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import { uncheckedChunks } from '../../recall/chunks/rank-chunks.ts';
import type { EventFindings } from '../../recall/events/evidence.ts';
import { placeEvents, shownEvents, unreadEvents } from '../../recall/events/placed-events.ts';
import { rankEvents } from '../../recall/events/rank-events.ts';
import { uncheckedEvents } from '../../recall/events/vector-evidence.ts';
import { NO_MEMORIES } from '../../recall/memories/evidence.ts';
import { uncheckedHits } from '../../recall/memories/recall-memories.ts';
import { parseQuery, type RecallQuery } from '../../recall/query.ts';
import type { Nearest } from '../../recall/recall.ts';
import {
  NOTHING_RESOLVED,
  type RecallPorts,
  type RecallRequest,
  type Resolved,
  type Unresolved,
} from '../../recall/recall.ts';
import { selectConversation } from '../conversations/conversations.ts';
import { isMember, type MemberRow, selectMemberIn } from '../conversations/members.ts';
import type { Database } from '../database.ts';
import { selectPieces, selectSummaries, toChunkFindings } from './chunk-reads.ts';
import { type EventRows, ofReader, selectEvidence } from './event-reads.ts';
import { memoryReads, toMemoryFindings } from './memory-reads.ts';
import { type RecallDeps, recallPorts, resolvingReads, toResolved } from './recall-ports.ts';

/** A conversation, and what was found in it; nobody has been asked yet whether they may see it. */
export interface OpenedConversation {
  readonly conversation: Conversation | undefined;
  /** Whether the user who was asked about is a member, if a group shares it. */
  readonly isMember: boolean;
  /** What a reader may take of it: nothing unless it is theirs. */
  foundFor(reader: RecallRequest['reader']): EventFindings;
}

/** Looks up the conversation that `idOrRef` names, for `userId` if not for anybody, and finds what was said in it, and as far as `reach`, in one round trip. */
export async function openConversation(
  db: Database,
  step: string,
  workspaceId: string,
  idOrRef: string,
  userId: string | null,
  question: Omit<RecallRequest, 'reader'>,
  reach: RecallReach,
): Promise<OpenedConversation> {
  const query = parseQuery(question.text, question.asOf ?? question.now, question.earlier);
  const nobody = { userId: null, channelId: null, conversationId: null, audience: 'user' as const };
  const request = { ...question, reader: { workspaceId, ...nobody } };
  const [[conversation], member, rows]: [Conversation[], MemberRow[], EventRows] = await db.batch(step, [
    selectConversation(db, workspaceId, idOrRef),
    selectMemberIn(db, workspaceId, idOrRef, userId),
    selectEvidence(db, query, request, question.now, null, { workspaceId, idOrRef, reach }),
  ]);
  return {
    conversation,
    isMember: isMember(member),
    foundFor: (reader) => ofReader(rows, { ...request, reader }),
  };
}

/** The statements that bring what is left once the events are found. */
const leftReads = (db: Database, query: RecallQuery, request: RecallRequest, open: Unresolved, now: number) =>
  [
    selectSummaries(db, query, request, now),
    selectPieces(db, query, request, now),
    ...memoryReads(db, query, request, now),
    ...resolvingReads(db, request, open, now),
  ] as const;

/** Rows of these statements. */
export type LeftResults = readonly [
  Parameters<typeof toChunkFindings>[0],
  Parameters<typeof toChunkFindings>[0],
  Parameters<typeof toMemoryFindings>[0],
  Parameters<typeof toMemoryFindings>[1],
  ...Parameters<typeof toResolved>[0],
];

/** Runs the statements, in one batch with what else the caller reads. */
export type RunLeftReads = (reads: ReturnType<typeof leftReads>) => Promise<LeftResults>;

const NOTHING_NEAR = { memories: [], chunks: [], events: [], model: '' };

/** Ports of a recall whose events are found: `run` reads all else at once, and no round trip follows. */
export function portsAfter(
  deps: RecallDeps,
  now: number,
  events: EventFindings,
  run: RunLeftReads,
): RecallPorts {
  let near: Promise<Nearest> | undefined;
  let resolved: Resolved = NOTHING_RESOLVED;

  const begun = Promise.withResolvers<void>();
  const ports = recallPorts(deps, now, () => Promise.reject(new Error('is read by `run`')));

  const lexical: RecallPorts['lexical'] = async (query, request) => {
    near = ports.nearest(query, request);
    // Recall itself asks for it again, and says that it is missing.
    const found = await near.catch(() => NOTHING_NEAR);
    const open = {
      memories: uncheckedHits(NO_MEMORIES, found.memories, request.similarityThreshold),
      chunks: uncheckedChunks([], found.chunks),
      events: unreadEvents(shownEvents(placeEvents(rankEvents(query, events, found)), request.limit)),
      nearEvents: uncheckedEvents(events, found),
    };
    begun.resolve();
    const [chunks, documents, memories, frequencies, ...asked] = await run(
      leftReads(deps.db, query, request, open, now),
    );
    resolved = toResolved(asked, request.reader);
    return {
      events,
      chunks: toChunkFindings(chunks, 'chunks', request),
      documents: toChunkFindings(documents, 'documents', request),
      memories: toMemoryFindings(memories, frequencies, { query, request }),
    };
  };
  return {
    ...ports,
    lexical,
    // Side by side with the batch, which nothing that it brings could go on before.
    accountMemories: async (...asked) => {
      await begun.promise;
      return ports.accountMemories(...asked);
    },
    resolve: async (_, open) => ({
      ...resolved,
      memories: resolved.memories.filter(({ id }) => open.memories.includes(id)),
      chunks: resolved.chunks.filter(({ id }) => open.chunks.includes(id)),
    }),
    nearest: (query, request) => near ?? ports.nearest(query, request),
  };
}
