/**
 * The Durable Object of one conversation. It owns the live history and lets one use case at a time touch it: awaiting D1
 * lets other requests in, so they queue here. All rules live beside it; this file only wires and guards.
 */
import { DurableObject } from 'cloudflare:workers';
import pLimit from 'p-limit';
import { databaseAt, type Env, requireDatabase, unbound } from '../env.ts';
import { describeError, log } from '../lib/log.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { idleAfterMs } from '../memory/conversations/lifecycle.ts';
import { isTemporary } from '../memory/conversations/temporary.ts';
import type { MemoryError } from '../memory/errors.ts';
import { TURN_QUEUE_MAX } from '../memory/limits.ts';
import type { OrientationLine } from '../memory/ports.ts';
import type { Conversation } from '../memory/types.ts';
import { Database } from '../store/database.ts';
import { isFenced } from '../store/moving/marks.ts';
import type { AlarmPurpose } from './alarm-schedule.ts';
import { type PersistenceReport, persistBranch } from './branch/branch-persist.ts';
import { type Followed, type FollowInput, followClient } from './branch/follow-client.ts';
import type { CompactionDeps } from './compaction/attempt.ts';
import {
  COMPACTION_DELAY_MS,
  type CompactionRun,
  runAlarm,
  runCompactions,
} from './compaction/compact-alarm.ts';
import { isToCompact, LIVE_ONLY } from './compaction/decide-range.ts';
import { compactionLimits, limitsBeside } from './compaction/limits.ts';
import { type Forgotten, forgetItems } from './history/forget.ts';
import { unsummarisedIn } from './history/history.ts';
import type { HistoryRow } from './history/history-row.ts';
import { type LiveHistory, readLiveHistory } from './history/live-history.ts';
import { letConversationRest, type Rest } from './idle.ts';
import { type IngestReport, ingestMessages } from './ingest/ingest.ts';
import type { IngestMessage } from './ingest/ingest-entries.ts';
import { CachedGate, type GateAnswer } from './orientation/cached-gate.ts';
import type { RecapEntry } from './prompt/recap.ts';
import { type AbortedTurn, abortTurn, type ClosedTurn, replyToTurn } from './record/close-turn.ts';
import { deleteTurn } from './record/delete-turn.ts';
import type { ReplyInput } from './record/reply-events.ts';
import { type MessageChange, type Withdrawn, withdrawMessage } from './record/withdraw.ts';
import { NOT_THEIRS, type SessionCall, type SessionDeps } from './session.ts';
import { ObjectState, sessionDeps, sessionParts, whereItIs } from './session-deps.ts';
import type { SessionState } from './session-store.ts';
import { endTemporary, readTemporaryEvents, type TemporaryEventsQuery } from './temporary/temporary.ts';
import { wasErased } from './turn/erased-turn.ts';
import { takeTurn } from './turn/take-turn.ts';
import type { TurnInput } from './turn/turn.ts';
import type { TakenTurn } from './turn/turn-answer.ts';
import { TurnClaims } from './turn/turn-claims.ts';

export class SessionObject extends DurableObject<Env> {
  readonly #oneAtATime = pLimit(1);
  readonly #oneCompaction = pLimit(1);
  readonly #parts = sessionParts(this.env);
  readonly #held = new ObjectState(this.ctx.storage);
  readonly #claims = new TurnClaims();
  readonly #gate = new CachedGate(this.ctx.storage);

  /** See `turn/take-turn.ts`. */
  takeTurn(call: SessionCall, input: TurnInput): Promise<Result<TakenTurn, MemoryError>> {
    return this.#exclusive(call, async (deps) => {
      const taken = await takeTurn(deps, call, input);
      // Who remembered the conversation did so for longer than it lasted.
      if (!taken.ok && taken.error.code === 'not_found' && taken.error !== NOT_THEIRS) {
        await this.#wipe();
        if (await wasErased(deps, call, input)) return err<MemoryError>({ code: 'erased' });
      }
      // Of a client that only sends turns no reply ever sets it. Live history tells enough; the alarm asks the record.
      return this.#armed(call, taken, () => {
        // What is kept nowhere else is summed up nowhere.
        if (isTemporary(deps.known(call) ?? {})) return false;
        const live = deps.store.history();
        return isToCompact(LIVE_ONLY, unsummarisedIn(live), limitsBeside(call.settings, live));
      });
    });
  }

  /** Answers a turn as it would be taken, under an id of its own, and keeps nothing: an object that nothing has opened stays so. */
  tryTurn(call: SessionCall, input: TurnInput): Promise<Result<TakenTurn, MemoryError>> {
    return this.#exclusive(call, async (deps) => {
      const wasOpened = this.#held.isOpened;
      try {
        return await takeTurn(deps, call, { ...input, turnId: null, externalId: null, isDry: true });
      } finally {
        if (!wasOpened) await this.#wipe();
      }
    });
  }

  /** See `record/close-turn.ts`. */
  reply(call: SessionCall, input: ReplyInput): Promise<Result<ClosedTurn, MemoryError>> {
    return this.#exclusive(call, async (deps) => {
      const closed = await replyToTurn(deps, call, input);
      this.#claims.end(input.turnId);
      return this.#armed(call, closed, ({ compacts }) => compacts);
    });
  }

  /** See `record/close-turn.ts`. */
  abort(call: SessionCall, turnId: string): Promise<Result<AbortedTurn, MemoryError>> {
    return this.#exclusive(call, (deps) => {
      this.#claims.end(turnId);
      return abortTurn(deps, call, turnId);
    });
  }

  /** See `turn/turn-claims.ts`. */
  claimTurn(turnId: string, holder: string): boolean {
    return this.#claims.claim(turnId, holder, Date.now());
  }

  /** See `turn/turn-claims.ts`. */
  releaseTurn(turnId: string, holder: string): void {
    this.#claims.release(turnId, holder);
  }

  /** See `record/withdraw.ts`. */
  withdraw(call: SessionCall, change: MessageChange): Promise<Result<Withdrawn, MemoryError>> {
    return this.#exclusive(call, (deps) => withdrawMessage(deps, call, change));
  }

  /** See `record/delete-turn.ts`. */
  deleteTurn(call: SessionCall, turnId: string): Promise<Result<true, MemoryError>> {
    return this.#exclusive(call, (deps) => deleteTurn(deps, call, turnId));
  }

  /** See `branch/follow-client.ts`. */
  follow(call: SessionCall, input: FollowInput): Promise<Result<Followed, MemoryError>> {
    return this.#exclusive(call, async (deps) =>
      this.#armed(call, await followClient(deps, call, input), ({ compacts }) => compacts),
    );
  }

  /** Keeps the messages of an open turn, as JSON, until its client sends what their tools said. */
  keepExchange(call: SessionCall, turnId: string, messages: string): Promise<Result<boolean, MemoryError>> {
    return this.#exclusive(call, ({ store }) => Promise.resolve(ok(store.keepExchange(turnId, messages))));
  }

  /** The same messages, or null. That the caller may read them, they have looked up. */
  exchange(call: SessionCall, turnId: string): Promise<Result<string | null, MemoryError>> {
    return this.#exclusive(call, ({ store }) =>
      Promise.resolve(ok(this.#held.isOpened ? store.exchange(turnId) : null)),
    );
  }

  /** See `ingest/ingest.ts`. */
  ingest(call: SessionCall, messages: readonly IngestMessage[]): Promise<Result<IngestReport, MemoryError>> {
    return this.#exclusive(call, async (deps) =>
      this.#armed(call, await ingestMessages(deps, call, messages), ({ compacts }) => compacts),
    );
  }

  /** Compacts `ranges` now, without waiting for a limit; what fails or is left, the alarm goes on with. See `compaction/compact-alarm.ts`. */
  async compact(call: SessionCall, ranges: number): Promise<Result<CompactionRun, MemoryError>> {
    const limits = compactionLimits(call.settings);
    const binding = databaseAt(this.env, call.placement);
    if (!binding) return err({ code: 'misconfigured', faults: [unbound(call.placement)] });
    try {
      const deps = this.#compactionDeps(call, binding);
      const run = await this.#oneCompaction(() =>
        runCompactions(deps, call, { limits, forced: true }, ranges),
      );
      if (run.ok && run.value.againInMs !== null) await this.armCompaction(call, run.value.againInMs);
      return run;
    } catch (error) {
      log('error', 'session_failed', { conversation_id: call.conversationId, error: describeError(error) });
      return err({ code: 'unavailable', part: 'database' });
    }
  }

  /** Has the alarm compact the conversation, unless it is set already: a pause between attempts is not cut short. */
  async armCompaction(call: SessionCall, inMs = COMPACTION_DELAY_MS): Promise<void> {
    const now = Date.now();
    const { alarms } = this.#held.store();
    if (alarms.standing('compaction', now) === null) await this.#arm(call, 'compaction', now + inMs);
    else await alarms.wakeIfNone();
  }

  /**
   * Has the alarm look whether the conversation rests, when it will if nothing more is said. One that stands comes early enough:
   * it finds out what was said meanwhile, so that not every turn sets one.
   */
  async armIdle(call: SessionCall, inMs = idleAfterMs(call.settings)): Promise<void> {
    const at = Date.now() + inMs;
    const { alarms } = this.#held.store();
    const standing = alarms.standing('idle', Date.now());
    if (standing === null || standing > at) await this.#arm(call, 'idle', at);
    else await alarms.wakeIfNone();
  }

  async #arm(call: SessionCall, purpose: AlarmPurpose, at: number): Promise<void> {
    const { workspaceId, placement, conversationId, settings } = call;
    this.#held.store().keepAlarmTask({ call: { workspaceId, placement, conversationId, settings } });
    await this.#held.store().alarms.set(purpose, at);
  }

  override async alarm(): Promise<void> {
    const { alarms } = this.#held.store();
    const task = this.#held.store().alarmTask();
    if (task === null) return;
    const call = await whereItIs(this.env, task.call);
    // Without its database it goes on once there is one: the sweep asks for it again.
    const deps = this.#compactionDeps(call, requireDatabase(this.env, call.placement));
    const due = alarms.take(Date.now());
    const rest = due.has('idle') ? await this.#rest(deps, call) : null;
    if (rest?.kind === 'gone') return;
    const isOwed = rest?.kind === 'rests' && rest.isOwed;
    if ((due.has('compaction') || isOwed) && (await this.#compactDue(deps, call)) === 'gone') return;
    alarms.settle();
    await alarms.wake();
  }

  /** See `idle.ts`. */
  async #rest(deps: CompactionDeps, call: SessionCall): Promise<Rest> {
    return this.#oneAtATime(async () => {
      const rest = await letConversationRest(deps, call);
      if (rest.kind === 'gone') await this.#wipe();
      if (rest.kind === 'awake') await this.#arm(call, 'idle', rest.againAt);
      return rest;
    });
  }

  /** See `compaction/compact-alarm.ts`. */
  async #compactDue(deps: CompactionDeps, call: SessionCall): Promise<'gone' | null> {
    const limits = limitsBeside(call.settings, deps.live());
    const { gone, againInMs } = await this.#oneCompaction(() => runAlarm(deps, call, limits));
    if (gone) await this.#oneAtATime(() => this.#wipe());
    if (againInMs !== null) await this.armCompaction(call, againInMs);
    return gone ? 'gone' : null;
  }

  /** See `orientation/cached-gate.ts`. It may wait for a model: turns go on meanwhile. */
  async narrow(
    { workspaceId, conversationId, placement, settings }: SessionCall,
    lines: readonly OrientationLine[],
  ): Promise<Result<GateAnswer, MemoryError>> {
    const { gate } = this.#parts.models;
    const binding = databaseAt(this.env, placement);
    if (gate === null || !binding) return ok(null);
    const now = () => Date.now();
    try {
      const db = new Database(binding, now);
      return await this.#gate.ask({ gate, db, workspaceId, limits: settings, now }, lines);
    } catch (error) {
      log('error', 'session_failed', { conversation_id: conversationId, error: describeError(error) });
      return ok(null);
    }
  }

  /** See `history/forget.ts`. */
  forget(call: SessionCall, ids: readonly string[] | null): Promise<Result<Forgotten, MemoryError>> {
    return this.#exclusive(call, (deps) => forgetItems(deps, call, ids, () => this.#wipe()));
  }

  /** See `temporary/temporary.ts`. A conversation that remembers stays as it is; of one that ends nothing is left here either. */
  end(call: SessionCall): Promise<Result<Conversation | null, MemoryError>> {
    return this.#exclusive(call, async (deps) => {
      const ended = await endTemporary(deps, call);
      if (ended.ok && (ended.value === null || isTemporary(ended.value))) await this.#wipe();
      return ended;
    });
  }

  /**
   * The record of a temporary conversation, as JSON (`temporary/ask-temporary-events.ts`). Whether the caller may read it, they have looked up;
   * an object that nothing has opened stays so.
   */
  kept(call: SessionCall, question: TemporaryEventsQuery): Promise<Result<string, MemoryError>> {
    return this.#exclusive(call, (deps) =>
      Promise.resolve(ok(JSON.stringify(this.#held.isOpened ? readTemporaryEvents(deps, question) : []))),
    );
  }

  /** See `history/live-history.ts`. */
  history(call: SessionCall): Promise<Result<LiveHistory, MemoryError>> {
    return this.#exclusive(call, (deps) => readLiveHistory(deps, call));
  }

  /** See `branch/branch-persist.ts`. It may wait for a model: turns go on meanwhile. */
  async persist(call: SessionCall): Promise<Result<PersistenceReport, MemoryError>> {
    const live = await this.history(call);
    if (!live.ok) return live;
    const binding = databaseAt(this.env, call.placement);
    if (!binding) return err({ code: 'misconfigured', faults: [unbound(call.placement)] });
    try {
      return await persistBranch(this.#compactionDeps(call, binding), call, live.value.rows);
    } catch (error) {
      log('error', 'session_failed', { conversation_id: call.conversationId, error: describeError(error) });
      return err({ code: 'unavailable', part: 'database' });
    }
  }

  /** Begins with the live history and the recap that a branch takes along (`branch/branch-rows.ts`), unless it has begun already. */
  adopt(
    call: SessionCall,
    rows: readonly HistoryRow[],
    state: SessionState,
    recap: readonly RecapEntry[] | null,
  ): Promise<Result<null, MemoryError>> {
    return this.#exclusive(call, ({ store }) => {
      if (store.state().revision === 0) {
        store.save(rows, state);
        store.keepRecap(recap ?? []);
      }
      return this.#armed(call, ok(null), () => false);
    });
  }

  /** Sets the alarms after an answer. What goes wrong is left to the sweep: the answer is committed. */
  async #armed<T>(
    call: SessionCall,
    answer: Result<T, MemoryError>,
    compacts: (value: T) => boolean,
  ): Promise<Result<T, MemoryError>> {
    try {
      if (answer.ok) await this.armIdle(call);
      if (answer.ok && compacts(answer.value)) await this.armCompaction(call);
    } catch (error) {
      log('warn', 'alarm_unset', {
        conversation_id: call.conversationId,
        error: describeError(error),
      });
    }
    return answer;
  }

  /** Runs a use case alone. What it throws is a fault of a part behind it: logged here, told as `unavailable`. */
  async #exclusive<T>(
    call: SessionCall,
    useCase: (deps: SessionDeps) => Promise<Result<T, MemoryError>>,
  ): Promise<Result<T, MemoryError>> {
    if (this.#oneAtATime.pendingCount >= TURN_QUEUE_MAX) return err({ code: 'busy', retryAfterSeconds: 1 });
    const binding = databaseAt(this.env, call.placement);
    if (!binding) return err({ code: 'misconfigured', faults: [unbound(call.placement)] });
    return this.#oneAtATime(async () => {
      try {
        return await useCase(this.#deps(call, binding));
      } catch (error) {
        if (isFenced(error)) return err<MemoryError>({ code: 'moving' });
        log('error', 'session_failed', { conversation_id: call.conversationId, error: describeError(error) });
        return err<MemoryError>({ code: 'unavailable', part: 'database' });
      }
    });
  }

  /** Leaves nothing of the conversation, in memory either; the next call finds a new object. */
  async #wipe(): Promise<void> {
    this.#held.forget();
    this.#gate.forget();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #compactionDeps(call: SessionCall, binding: D1Database): CompactionDeps {
    const alone = <T>(work: () => Promise<T>) => this.#oneAtATime(work);
    return Object.assign(this.#deps(call, binding), { summariser: this.#parts.models.summariser, alone });
  }

  #deps(call: SessionCall, binding: D1Database): SessionDeps {
    return sessionDeps(this.env, this.#parts, this.#held, call, binding, (work) => this.ctx.waitUntil(work));
  }
}
