/**
 * The landing of a compaction: everything that was made of a range in one batch, or nothing. It runs alone with the live
 * history, which then catches up with the record: a crash between the two is a catch-up like any other.
 */
import { describeError, log } from '../../lib/log.ts';
import { ok } from '../../lib/result.ts';
import { type Correction, NO_CHANGES } from '../../memory/changes/changes.ts';
import { keysOf } from '../../memory/changes/content.ts';
import { planChanges } from '../../memory/changes/plan-changes.ts';
import { saysTheSame, wordingOf } from '../../memory/consolidation/wording.ts';
import type { Compaction } from '../../memory/conversations/compaction-journal.ts';
import type { Ungrounded } from '../../memory/grounding/bearing.ts';
import type { Embedder } from '../../memory/ports.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { SummaryAnswer } from '../../models/summaries/summary-answer.ts';
import {
  finishCompaction,
  type RangeEvent,
  selectRange,
  selectTaughtByRange,
} from '../../store/conversations/compactions.ts';
import { selectConversation } from '../../store/conversations/conversations.ts';
import { insertSnapshot } from '../../store/conversations/snapshots.ts';
import { withRetry } from '../../store/database.ts';
import { insertChunks, summaryChunk } from '../../store/documents/chunks.ts';
import { clearWorkingMemory } from '../../store/erasure/memories.ts';
import { selectBuried } from '../../store/erasure/tombstones.ts';
import { selectExisting, toExistingMemories } from '../../store/memories/change-reads.ts';
import { holdStatements } from '../../store/memories/review.ts';
import { embedPlan, writePlan } from '../../store/memories/write-plan.ts';
import { type SessionCall, takeInSummary } from '../session.ts';
import { digestsOfStatements, withoutForgotten } from '../turn/erased-turn.ts';
import type { CompactionAttempt, CompactionDeps } from './attempt.ts';
import { findEquivalents } from './equivalent-memories.ts';
import { type FactStatement, newStatements, toFactStatements } from './facts.ts';
import { partFacts, toHeld } from './held-facts.ts';
import { toCorrections } from './outdated.ts';
import { userMessagesIn } from './user-messages.ts';

/** Actor in the audit log when a compaction changes memory. */
const ACTOR = 'compaction';
/** Times that a landing is tried while others change the same memories. */
const LANDING_ATTEMPTS = 5;

/** A range as it will stand, embedded. */
interface Prepared extends CompactionAttempt {
  readonly answer: SummaryAnswer | null;
  readonly facts: readonly FactStatement[];
  readonly unborne: readonly Ungrounded[];
  /** Corrections that the model has read in the range. */
  readonly corrections: readonly Correction[];
  readonly embedder: Embedder;
  readonly vector: Float32Array | null;
}

/** Writes what was made of a range. Null when the transcript is not as it was read: whatever was made of it is void. */
export async function landCompaction(
  deps: CompactionDeps,
  call: SessionCall,
  attempt: CompactionAttempt,
  answer: SummaryAnswer | null,
): Promise<Compaction | null> {
  const prepared = await prepare(deps, attempt, answer);
  const landed = await withRetry(
    async () => ok(await deps.alone(() => land(deps, call, prepared))),
    LANDING_ATTEMPTS,
  );
  return landed.ok ? landed.value : null;
}

/** Embeds before the lock is taken: turns must not wait for a model. A dead embedder fails the attempt. */
async function prepare(
  deps: CompactionDeps,
  attempt: CompactionAttempt,
  answer: SummaryAnswer | null,
): Promise<Prepared> {
  if (answer === null)
    return {
      ...attempt,
      answer,
      facts: [],
      unborne: [],
      corrections: [],
      embedder: deps.embedder,
      vector: null,
    };
  const { conversation, events } = attempt;
  const said = userMessagesIn(conversation, events);
  const producer = deps.summariser.model;
  const { statements, unborne } = toFactStatements(
    answer.facts,
    { said, summary: conversation.rollingSummary, producer },
    conversation,
    deps.now(),
    deps.ids,
  );
  const ground = { said, known: attempt.known, producer };
  const corrections = toCorrections(answer.outdated, ground, conversation, deps.now(), deps.ids);
  const texts = [answer.rangeSummary, ...statements.map(({ memory }) => memory.content)];
  const vectors = await deps.embedder.embed(texts, 'document');
  const byText = new Map(texts.map((text, i) => [text, vectors[i] ?? new Float32Array()]));
  const { model, dimensions } = deps.embedder;
  const embedder: Embedder = {
    model,
    dimensions,
    embed: (asked, purpose) =>
      asked.every((text) => byText.has(text))
        ? Promise.resolve(asked.flatMap((text) => byText.get(text) ?? []))
        : deps.embedder.embed(asked, purpose),
  };
  const facts = await inKnownWords(deps, statements, byText);
  return { ...attempt, answer, facts, unborne, corrections, embedder, vector: vectors[0] ?? null };
}

/**
 * The facts, each in the words of the memory or of the fact before it that says the same: so it becomes further evidence of
 * that one, and no second memory. The index may be down: then all go on as they are.
 */
async function inKnownWords(
  deps: CompactionDeps,
  facts: readonly FactStatement[],
  byText: ReadonlyMap<string, Float32Array>,
): Promise<FactStatement[]> {
  const embeddedFacts = facts.flatMap(({ isSignal, memory }) => {
    const vector = byText.get(memory.content);
    return isSignal || vector === undefined ? [] : [{ memory, vector }];
  });
  const known = await findEquivalents(deps, embeddedFacts).catch((error: unknown) => {
    log('warn', 'facts_uncompared', { error: describeError(error) });
    return new Map<string, Memory>();
  });
  const told: FactStatement[] = [];
  for (const fact of facts) {
    const wording = wordingOf(fact.memory.content);
    const same =
      known.get(fact.memory.id) ??
      told.find(
        ({ keys, memory }) =>
          keys.scope === fact.keys.scope &&
          memory.subjectId === fact.memory.subjectId &&
          saysTheSame(wordingOf(memory.content), wording),
      )?.memory;
    told.push(same === undefined ? fact : inWordsOf(fact, same));
  }
  return told;
}

/** A fact in the words of another that says the same; the topic of either. */
function inWordsOf(fact: FactStatement, { content, topicKey }: Memory): FactStatement {
  const memory = { ...fact.memory, content, topicKey: topicKey ?? fact.memory.topicKey };
  return { ...fact, memory, keys: keysOf(memory) };
}

async function land(deps: CompactionDeps, call: SessionCall, prepared: Prepared): Promise<Compaction | null> {
  const { db, now: clock } = deps;
  const { answer, facts, unborne, compaction, vector, events } = prepared;
  // Where all that a model proposes waits for somebody, nothing ends by its word.
  const corrections = call.settings.review === 'all' ? [] : prepared.corrections;
  const { startSeq, endSeq } = compaction;
  const asked = { ...NO_CHANGES, statements: facts, corrections };
  const [conversations, range, taught, buried, ...learnt] = await db.batch('compaction.check', [
    selectConversation(db, call.workspaceId, call.conversationId),
    selectRange(db, call.conversationId, startSeq, endSeq),
    selectTaughtByRange(db, call.conversationId, startSeq, endSeq),
    selectBuried(db, call.workspaceId, digestsOfStatements(deps.hider, facts)),
    ...selectExisting(db, asked),
  ]);
  const [conversation] = conversations;
  if (!conversation || !isAsRead(prepared, conversation, range)) return null;

  const now = clock();
  const over = taught.flatMap((each) => each.over ?? []);
  const known = { ...toExistingMemories(asked, learnt), over };
  const taughtKeys = new Set(taught.map(({ contentKey }) => contentKey));
  const parted = partFacts(facts, known, call.settings.review);
  const learnable = (some: readonly FactStatement[]) =>
    withoutForgotten(
      deps.hider,
      { ...NO_CHANGES, statements: newStatements(some, known, taughtKeys) },
      buried,
      ({ statedFor }) => statedFor,
    ).changes;
  const changes = learnable(parted.told);
  const held = toHeld(learnable(parted.held.map(({ fact }) => fact)).statements, parted.held);
  const plan = planChanges({ ...changes, corrections }, known, now, deps.ids);
  const vectors = await embedPlan(plan, prepared.embedder);
  const summary = answer?.summary ?? conversation.rollingSummary;
  // A made title stays, so that nobody looks for a conversation under another.
  const title = (conversation.titleSource === 'made' ? conversation.title : null) ?? answer?.title ?? null;
  await db.write('compaction.write', [
    ...finishCompaction(db, conversation, compaction, { summary, title }, now),
    ...(answer === null || vector === null
      ? []
      : [
          ...insertChunks(
            db,
            [
              summaryChunk(conversation, {
                id: deps.ids.next('chk'),
                startSeq,
                endSeq,
                content: answer.rangeSummary,
                vector,
              }),
            ],
            { model: deps.embedder.model, now },
          ),
          insertSnapshot(
            db,
            conversation,
            { id: deps.ids.next('snp'), seq: endSeq, summary: answer.summary, parts: answer.snapshot, title },
            now,
          ),
        ]),
    ...writePlan(db, plan, vectors, {
      workspaceId: call.workspaceId,
      actor: ACTOR,
      now,
      ids: deps.ids,
      embedder: prepared.embedder,
    }),
    ...holdStatements(db, held, { workspaceId: call.workspaceId, actor: ACTOR, now, ids: deps.ids }),
    // The last one of an archived conversation: what was to be kept of it is.
    ...(conversation.status === 'archived'
      ? clearWorkingMemory(db, call.workspaceId, conversation.id, now)
      : []),
  ]);
  deps.wakeOutbox();
  log('info', 'compacted', {
    conversation_id: conversation.id,
    messages: events.length,
    facts: plan.inserts.length,
    // Known, of nobody who spoke, borne by nothing that they said, a secret, an order, too many, or against what its user said.
    facts_not_taken: (answer?.facts.length ?? 0) + (answer?.factsLeftOut ?? 0) - changes.statements.length,
    facts_unborne: unborne.join(' '),
    outdated: plan.outcomes.corrections.flat().length,
  });
  const after = { ...conversation, summarisedSeq: endSeq, revision: conversation.revision + 1 };
  await takeInSummary(deps, after, new Set(range.map(({ id }) => id)));
  return { ...compaction, status: 'done', error: null, finishedAt: now };
}

/** Checks that the range and what was summarised before it are what the summariser was given. */
function isAsRead(
  { conversation: before, compaction, events }: CompactionAttempt,
  conversation: Conversation,
  range: readonly RangeEvent[],
): boolean {
  return (
    conversation.summarisedSeq === compaction.startSeq - 1 &&
    conversation.rollingSummary === before.rollingSummary &&
    range.length === events.length &&
    range.every(({ id, withheldAt }, i) => id === events[i]?.id && withheldAt === events[i]?.withheldAt)
  );
}
