/**
 * The persistence branch: a pass over what users said in live history that looks for things to remember. It reads the record
 * and never a block, so it cannot learn from what was recalled; what is known already is refused and counted. Safe to repeat.
 */

import { describeError, log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { NO_CHANGES, type Statement } from '../../memory/changes/changes.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import { type MemoryError, notFound } from '../../memory/errors.ts';
import type { Summariser } from '../../memory/ports.ts';
import type { Conversation, MemoryKind } from '../../memory/types.ts';
import { pretenceAfter } from '../../memory/wishes/discretion.ts';
import { parseSummaryAnswer } from '../../models/summaries/summary-answer.ts';
import { type RangeEvent, selectRange, selectTaughtByRange } from '../../store/conversations/compactions.ts';
import { getConversation } from '../../store/conversations/conversations.ts';
import { tailEvents } from '../../store/conversations/events.ts';
import { withRetry } from '../../store/database.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { selectExisting, toExistingMemories } from '../../store/memories/change-reads.ts';
import { holdStatements } from '../../store/memories/review.ts';
import { embedPlan, writePlan } from '../../store/memories/write-plan.ts';
import { readHasTopic } from '../channel-kind.ts';
import { type FactStatement, isOutranked, toFactStatements } from '../compaction/facts.ts';
import { partFacts, toHeld } from '../compaction/held-facts.ts';
import { transcriptOf } from '../compaction/transcript.ts';
import { type UserMessage, userMessagesIn } from '../compaction/user-messages.ts';
import { LIVE_HISTORY_HARD_MAX_MESSAGES } from '../history/history.ts';
import type { HistoryRow } from '../history/history-row.ts';
import { parseMessage } from '../parse-message.ts';
import type { SessionCall, SessionDeps } from '../session.ts';
import { digestsOfStatements, withoutForgotten } from '../turn/erased-turn.ts';
import { extractChanges, logFiltered } from '../turn/extract-changes.ts';
import { type BlockItem, decideCandidates, itemsInBlocks, type RefusalReason } from './branch-candidates.ts';
import { findNearest } from './branch-nearness.ts';

/** Actor in the audit log when a pass changes memory. */
const ACTOR = 'persistence_branch';

export interface PersistenceDeps extends SessionDeps {
  readonly summariser: Summariser;
}

/** Report of a pass, without a word of what was said. */
export interface PersistenceReport {
  readonly messages: number;
  readonly accepted: readonly {
    readonly memoryId: string;
    readonly eventId: string | null;
    readonly kind: MemoryKind;
  }[];
  readonly refused: readonly {
    readonly reason: RefusalReason;
    readonly memoryId: string | null;
    readonly eventId: string | null;
    readonly kind: MemoryKind;
  }[];
  readonly deferred: readonly {
    readonly reason: 'nearness_unknown' | 'held_for_review';
    readonly eventId: string | null;
    readonly kind: MemoryKind;
  }[];
  readonly degraded: readonly ('summariser' | 'vector')[];
}

/** Looks through the messages that `rows` show. */
export async function persistBranch(
  deps: PersistenceDeps,
  call: SessionCall,
  rows: readonly HistoryRow[],
): Promise<Result<PersistenceReport, MemoryError>> {
  const { db } = deps;
  const conversation = await getConversation(db, call.workspaceId, call.conversationId);
  if (!conversation) return err(notFound('conversation'));
  const range = await readRange(deps, conversation, rows);
  const said = userMessagesIn(conversation, range);
  const degraded = new Set<PersistenceReport['degraded'][number]>();
  const facts = await factStatements(deps, call, conversation, range, said).catch(
    failed(degraded, 'summariser', []),
  );
  const hasTopic = await readHasTopic(deps, conversation);
  const candidates = [...signalStatements(deps, conversation, hasTopic, said), ...facts];
  const shown = itemsInBlocks(rows);
  const near = await findNearest(deps, candidates, shown).catch(
    failed(degraded, 'vector', new Map<string, string>()),
  );
  return withRetry(async () =>
    ok(await remember(deps, call, { range, candidates, facts, shown, near, degraded })),
  );
}

const failed =
  <Part extends string, T>(degraded: Set<Part>, part: Part, instead: T) =>
  (error: unknown): T => {
    log('warn', 'persistence_degraded', { part, error: describeError(error) });
    degraded.add(part);
    return instead;
  };

/** The messages of live history as the record has them. */
async function readRange(
  { db }: PersistenceDeps,
  { id }: Conversation,
  rows: readonly HistoryRow[],
): Promise<RangeEvent[]> {
  const live = new Set(rows.flatMap(({ eventId }) => eventId ?? []));
  const seqs = (await tailEvents(db, id, LIVE_HISTORY_HARD_MAX_MESSAGES + 1)).flatMap(({ id: event, seq }) =>
    live.has(event) ? [seq] : [],
  );
  if (seqs.length === 0) return [];
  const [range] = await db.batch('persistence.range', [
    selectRange(db, id, Math.min(...seqs), Math.max(...seqs)),
  ]);
  return range.filter((event) => live.has(event.id));
}

function signalStatements(
  { now, ids }: PersistenceDeps,
  conversation: Conversation,
  hasTopic: boolean,
  said: readonly UserMessage[],
) {
  let pretence: number | null = null;
  const extractions = said.map(({ id: eventId, content, ...message }) => {
    const parsed = parseMessage(content);
    pretence = pretenceAfter(pretence, parsed.wishes, message.occurredAt);
    const taught = { conversation, hasTopic, eventId, parsed, isPretended: pretence !== null, ...message };
    return extractChanges(taught, now(), ids);
  });
  logFiltered(extractions);
  return extractions.flatMap(({ statements }) => statements);
}

async function factStatements(
  { summariser, now, ids }: PersistenceDeps,
  { settings: { summary_max_tokens: maxTokens } }: SessionCall,
  conversation: Conversation,
  range: readonly RangeEvent[],
  said: readonly UserMessage[],
): Promise<readonly FactStatement[]> {
  const messages = transcriptOf(range, conversation.userId);
  if (messages.length === 0) return [];
  const answer = parseSummaryAnswer(
    await summariser.summarise({ previous: null, messages, known: [], maxTokens }),
    maxTokens,
  );
  if (!answer.ok) throw new Error(`${summariser.model}: malformed answer (${answer.error.message})`);
  const ground = { said, summary: conversation.rollingSummary, producer: summariser.model };
  return toFactStatements(answer.value.facts, ground, conversation, now(), ids).statements;
}

interface Found {
  readonly range: readonly RangeEvent[];
  readonly candidates: readonly Statement[];
  /** Those of the candidates that are a model's. */
  readonly facts: readonly FactStatement[];
  readonly shown: readonly BlockItem[];
  readonly near: ReadonlyMap<string, string | null>;
  readonly degraded: ReadonlySet<PersistenceReport['degraded'][number]>;
}

/** Decides on what is known now, and writes what is new. */
async function remember(deps: PersistenceDeps, call: SessionCall, found: Found): Promise<PersistenceReport> {
  const { db, ids } = deps;
  const { range, candidates } = found;
  const asked = { ...NO_CHANGES, statements: candidates };
  const seqs = range.length === 0 ? [0] : range.map(({ seq }) => seq);
  const [taught, buried, ...learnt] = await db.batch('persistence.known', [
    selectTaughtByRange(db, call.conversationId, Math.min(...seqs), Math.max(...seqs)),
    selectBuried(db, call.workspaceId, digestsOfStatements(deps.hider, candidates)),
    ...selectExisting(db, asked),
  ]);
  const known = toExistingMemories(asked, learnt);
  const saidAt = new Map(range.map(({ id, occurredAt }) => [id, occurredAt]));
  const kept = withoutForgotten(
    deps.hider,
    asked,
    buried,
    ({ eventId, statedFor }) => saidAt.get(eventId ?? '') ?? statedFor,
  ).changes.statements;
  const forgotten = candidates.flatMap((each) => (kept.includes(each) ? [] : [each.keys.contentKey]));
  const parted = partFacts(found.facts, known, call.settings.review);
  const orders = new Set(found.facts.filter(({ isOrder }) => isOrder).map(({ memory }) => memory.id));
  const waiting = new Set(parted.held.map(({ fact }) => fact.memory.id));
  const looked = candidates.filter(({ memory: { id } }) => waiting.has(id) || !orders.has(id));
  const decided = decideCandidates(looked, {
    active: new Map(
      known.memories.flatMap(({ memory, keys }) =>
        memory.status === 'active' ? [[keys.contentKey, memory.id]] : [],
      ),
    ),
    taught: new Set([...taught.map(({ contentKey }) => contentKey), ...forgotten]),
    shown: found.shown,
    near: found.near,
    outranked: new Set(found.facts.flatMap((fact) => (isOutranked(fact, known) ? [fact.memory.id] : []))),
  });
  const { refused, deferred } = decided;
  const accepted = decided.accepted.filter(({ memory }) => !waiting.has(memory.id));
  const held = toHeld(decided.accepted, parted.held);
  const now = deps.now();
  const context = { ...deps, workspaceId: call.workspaceId, actor: ACTOR, now };
  const plan = planChanges({ ...NO_CHANGES, statements: accepted }, known, now, ids);
  const vectors = await embedPlan(plan, deps.embedder);
  await db.write('persistence.write', [
    ...writePlan(db, plan, vectors, context),
    ...holdStatements(db, held, context),
  ]);
  if (plan.inserts.length + plan.updates.length > 0) deps.wakeOutbox();
  return {
    messages: range.length,
    accepted: accepted.map(({ memory, eventId }, i) => ({
      memoryId: plan.outcomes.statements[i]?.memoryId ?? memory.id,
      eventId,
      kind: memory.kind,
    })),
    refused: refused.map(({ candidate: { memory, eventId }, reason, knownAs }) => ({
      reason,
      memoryId: knownAs,
      eventId,
      kind: memory.kind,
    })),
    deferred: [
      ...deferred.map((each) => ({ ...each, reason: 'nearness_unknown' as const })),
      ...held.map((each) => ({ ...each, reason: 'held_for_review' as const })),
    ].map(({ memory, eventId, reason }) => ({ reason, eventId, kind: memory.kind })),
    degraded: [...found.degraded],
  };
}
