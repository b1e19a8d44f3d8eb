/**
 * Decides the range of the next compaction: the oldest messages that no summary holds yet, cut between turns only. A tool
 * result stays with what it belongs to, and a turn that may still be answered stays whole and out. Pure.
 */
import type { Role } from '../../memory/types.ts';
import type { CompactionLimits } from './limits.ts';

/** A message without a summary, as the decision needs it. */
export interface UnsummarisedMessage {
  readonly seq: number;
  /** Position in its conversation, if not its number. */
  readonly place?: number | null;
  readonly turnId: string | null;
  readonly role: Role;
  readonly tokens: number;
}

/**
 * Modes of a compaction: `due` only past a limit, `all` without waiting for one, `final` takes unanswered turns too:
 * none is answered any more.
 */
const COMPACTION_MODES = ['due', 'all', 'final'] as const;
export type CompactionMode = (typeof COMPACTION_MODES)[number];

/** Messages and tokens of a conversation that no summary holds. */
export interface Backlog {
  readonly messages: number;
  readonly tokens: number;
}

/** Decides that a conversation is to be compacted. */
export const isDue = ({ messages, tokens }: Backlog, limits: CompactionLimits): boolean =>
  messages > limits.triggerMessages || tokens > limits.tailTokens;

/** Obstacles between a conversation and its next compaction. */
export interface CompactionState {
  /** 1 when its next compaction is parked. */
  readonly parked: number;
  /** Position of the first message in live history; null where nobody knows. */
  readonly liveFromSeq: number | null;
}

/** The state that needs no look into the record. */
export const LIVE_ONLY: CompactionState = { parked: 0, liveFromSeq: null };

/**
 * True if a conversation is to be compacted: its next compaction is not parked, it is due, and there is a range that may be
 * taken. `messages` are the oldest without a summary and what joins them, in order.
 */
export const isToCompact = (
  state: CompactionState | undefined,
  messages: readonly UnsummarisedMessage[],
  limits: CompactionLimits,
  mode: CompactionMode = 'due',
): boolean => state?.parked === 0 && decideRangeEnd(messages, limits, mode, state.liveFromSeq) !== null;

/** The backlog of some messages. */
const backlogOf = (messages: readonly { readonly tokens: number }[]): Backlog => ({
  messages: messages.length,
  tokens: sumTokens(messages),
});

/**
 * The number of the last message to compact, or null when there is nothing to do. `messages` are the oldest without a
 * summary, in order. Where live history begins after the first of them, what lies between is shown nowhere: that is due at
 * once, however little it is. An erasure that takes a summary back leaves such a hole.
 */
export function decideRangeEnd(
  messages: readonly UnsummarisedMessage[],
  limits: CompactionLimits,
  mode: CompactionMode,
  liveFromSeq: number | null = null,
): number | null {
  const backlog = backlogOf(messages);
  const isHidden = liveFromSeq !== null && messages.some(({ seq, place }) => (place ?? seq) < liveFromSeq);
  if (mode === 'due' && !isHidden && !isDue(backlog, limits)) return null;
  // A conversation that goes on keeps its newest turn.
  const cuts = legalCuts(messages, limits, mode).filter((size) => mode !== 'due' || size < messages.length);
  const size =
    mode === 'due' && !isHidden && backlog.messages <= limits.triggerMessages
      ? enoughForTokens(messages, cuts, limits)
      : asManyAsFit(messages, cuts, limits);
  return size === null ? null : (messages[size - 1]?.seq ?? null);
}

/** The most messages that fit one compaction; when not even one turn fits, that turn. */
function asManyAsFit(
  messages: readonly UnsummarisedMessage[],
  cuts: readonly number[],
  { batchMessages, batchTokens }: CompactionLimits,
): number | null {
  const fitting = cuts.filter(
    (size) => size <= batchMessages && sumTokens(messages.slice(0, size)) <= batchTokens,
  );
  return fitting.at(-1) ?? cuts[0] ?? null;
}

/** Few but long messages: as many as bring the rest under half of the limit, so that the next one is not due again. */
function enoughForTokens(
  messages: readonly UnsummarisedMessage[],
  cuts: readonly number[],
  limits: CompactionLimits,
): number | null {
  const most = asManyAsFit(messages, cuts, limits);
  if (most === null) return null;
  return (
    cuts.find((size) => size <= most && sumTokens(messages.slice(size)) <= limits.tailTokens / 2) ?? most
  );
}

/** The sizes of ranges that split nothing, smallest first. */
export function legalCuts(
  messages: readonly UnsummarisedMessage[],
  { keepVerbatimMessages, tailTokens }: Pick<CompactionLimits, 'keepVerbatimMessages' | 'tailTokens'>,
  mode: CompactionMode,
): number[] {
  const lastOf = new Map<string, number>();
  const answered = new Set<string>();
  messages.forEach(({ turnId, role }, i) => {
    if (turnId === null) return;
    lastOf.set(turnId, i);
    if (role === 'assistant') answered.add(turnId);
  });
  // Whoever went on for so long without an answer will not get one, and no prompt need show it any more.
  const isOpen = (turnId: string, last: number): boolean =>
    mode !== 'final' &&
    !answered.has(turnId) &&
    messages.length - 1 - last < keepVerbatimMessages &&
    sumTokens(messages.slice(last + 1)) <= tailTokens;
  const cuts: number[] = [];
  let wholeFrom = 0;
  for (const [i, { turnId }] of messages.entries()) {
    if (turnId !== null) {
      const last = lastOf.get(turnId) ?? i;
      if (isOpen(turnId, last)) break;
      wholeFrom = Math.max(wholeFrom, last);
    }
    const next = messages[i + 1];
    const splitsResult = next?.role === 'tool' && next.turnId === null;
    if (i >= wholeFrom && !splitsResult) cuts.push(i + 1);
  }
  return cuts;
}

const sumTokens = (messages: readonly { readonly tokens: number }[]): number =>
  messages.reduce((sum, { tokens }) => sum + tokens, 0);
