/**
 * A regular branch: a conversation that begins as a copy of another one. Its record holds copies of the newest
 * messages of its parent, numbered anew, so that the branch can answer from them, survives the loss of its object, and is
 * reached by every erasure like any conversation. Live history is copied with its blocks. A turn that nobody has answered can
 * be answered in both: its client knows it by its id, so the copy keeps that. Pure.
 */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';
import { sessionKey } from '../../memory/conversations/identity.ts';
import type { Conversation, Role } from '../../memory/types.ts';
import { markSummarised } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';

/** Messages that a branch takes along; of a longer conversation the newest, which compaction then summarises anew. */
export const BRANCH_MAX_MESSAGES = 500;

/** A message of the parent. */
export interface ParentMessage {
  readonly id: string;
  readonly seq: number;
  readonly turnId: string | null;
  readonly role: Role;
}

/** Its copy. */
export interface CopiedMessage {
  readonly from: string;
  readonly id: string;
  readonly seq: number;
  readonly turnId: string | null;
}

/** Conversation and messages of a branch. */
export interface BranchPlan {
  readonly conversation: Conversation;
  readonly messages: readonly CopiedMessage[];
  readonly rows: readonly HistoryRow[];
}

/** Identity of a new branch. */
export interface BranchIdentity {
  readonly id: string;
  readonly refCode: string;
  readonly now: number;
}

/**
 * The branch of a conversation. `messages` are the active ones up to what `rows` show, oldest first; `isWhole` when they are
 * all that there are. A summary tells of messages, so it comes along only with all of them: what is erased of one that was
 * left behind could not be taken out of it.
 */
export function planBranch(
  parent: Conversation,
  messages: readonly ParentMessage[],
  rows: readonly HistoryRow[],
  isWhole: boolean,
  { id, refCode, now }: BranchIdentity,
): BranchPlan {
  const answered = new Set(messages.flatMap(({ turnId, role }) => (role === 'assistant' ? [turnId] : [])));
  const copyTurn = (turnId: string | null) =>
    turnId !== null && answered.has(turnId) ? copyId('trn', id, turnId) : turnId;
  const copies = messages.map(({ id: from, turnId }, i) => ({
    from,
    id: copyId('evt', id, from),
    seq: i + 1,
    turnId: copyTurn(turnId),
  }));
  const isTold = ({ seq }: ParentMessage) => seq <= parent.summarisedSeq;
  const untold = messages.findIndex((message) => !isTold(message));
  // What came in later than what was said after it may stand among what the summary tells: numbers cannot say so.
  const keepsSummary = isWhole && (untold < 0 || !messages.slice(untold).some(isTold));
  const summarised = keepsSummary ? messages.filter(isTold).length : 0;
  return {
    conversation: {
      ...parent,
      id,
      refCode,
      chatId: id,
      sessionKey: sessionKey({ ...parent, chatId: id }),
      status: 'active',
      lastSeq: copies.length,
      revision: copies.length,
      summarisedSeq: summarised,
      isDisplaced: false,
      rollingSummary: keepsSummary ? parent.rollingSummary : null,
      // What was made of messages goes with the summary that goes when they are erased.
      ...(parent.titleSource === 'made' && !keepsSummary ? { title: null, titleSource: null } : {}),
      metadata: { ...parent.metadata, branch_of: parent.id, branched_at_seq: messages.at(-1)?.seq ?? 0 },
      startedAt: now,
      endedAt: null,
      lastActiveAt: now,
    },
    messages: copies,
    // Without the summary nothing tells what it told.
    rows: markSummarised(
      copyRows(rows, copyTurn, copies),
      (row) => keepsSummary && row.isSummarised === true,
    ),
  };
}

/** The rows of the copies; a block stays with the message before which it stands. */
function copyRows(
  rows: readonly HistoryRow[],
  copyTurn: (turnId: string | null) => string | null,
  copies: readonly CopiedMessage[],
): HistoryRow[] {
  const ids = new Map(copies.map(({ from, id }) => [from, id]));
  const turns = new Set(
    rows.flatMap((row) => (row.eventId !== null && ids.has(row.eventId) ? [row.turnId] : [])),
  );
  return rows.flatMap((row): HistoryRow[] => {
    const turnId = copyTurn(row.turnId);
    if (row.eventId === null) return turns.has(row.turnId) ? [{ ...row, turnId }] : [];
    const eventId = ids.get(row.eventId);
    return eventId === undefined ? [] : [{ ...row, turnId, eventId }];
  });
}

/** The same for the same branch, so that a request that is run again writes the same rows. */
const copyId = (prefix: 'evt' | 'trn', branchId: string, of: string): string =>
  namedId(prefix, lengthPrefixed([branchId, of]));
