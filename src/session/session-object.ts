/**
 * The Durable Object of one conversation. It owns the live history and lets one use case at a time touch it: awaiting D1
 * lets other requests in, so they queue here. All rules live beside it; this file only wires and guards.
 */
import { DurableObject } from 'cloudflare:workers';
import pLimit from 'p-limit';
import { databaseAt, type Env, parseConfig } from '../env.ts';
import { randomIds } from '../lib/ids.ts';
import { describeError, log } from '../lib/log.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import { notFound } from '../memory/errors.ts';
import { TURN_QUEUE_MAX } from '../memory/limits.ts';
import type { Conversation } from '../memory/types.ts';
import { createEmbedder } from '../models/embedders.ts';
import { ObjectVectorIndex } from '../models/object-vector-index.ts';
import { Database } from '../store/database.ts';
import { getConversation, selectConversation } from '../store/workspace/conversations.ts';
import { selectOwedForgetting } from '../store/workspace/injections.ts';
import { shownMemories } from './account-items.ts';
import { type AbortedTurn, abortTurn, type ClosedTurn, type ReplyInput, replyToTurn } from './close-turn.ts';
import { type Forgotten, forgetItems } from './forget.ts';
import { countBlocks, countRowTokens, type HistoryRow } from './history.ts';
import { type IngestMessage, type IngestReport, ingestMessages } from './ingest.ts';
import { catchUp, listLost, type SessionCall, type SessionDeps, takeOut } from './session.ts';
import { SessionStore } from './session-store.ts';
import { type TurnInput, takeTurn } from './take-turn.ts';
import type { TakenTurn } from './turn-answer.ts';

/** The live history as it stands. */
export interface LiveHistory {
  readonly rows: readonly HistoryRow[];
  readonly tokens: number;
  readonly liveBlocks: number;
}

/** Name of a conversation's object: the workspace is part of it, so that no id reaches another tenant's object. */
export const sessionName = (workspaceId: string, conversationId: string): string =>
  `${workspaceId}/${conversationId}`;

export class SessionObject extends DurableObject<Env> {
  readonly #oneAtATime = pLimit(1);
  readonly #embedder = createEmbedder(parseConfig(this.env).embedder);
  #store: SessionStore | undefined;
  #identity: Conversation | undefined;

  /** See `take-turn.ts`. */
  takeTurn(call: SessionCall, input: TurnInput): Promise<Result<TakenTurn, MemoryError>> {
    return this.#exclusive(call, (deps) => takeTurn(deps, call, input));
  }

  /** See `close-turn.ts`. */
  reply(call: SessionCall, input: ReplyInput): Promise<Result<ClosedTurn, MemoryError>> {
    return this.#exclusive(call, (deps) => replyToTurn(deps, call, input));
  }

  /** See `close-turn.ts`. */
  abort(call: SessionCall, turnId: string): Promise<Result<AbortedTurn, MemoryError>> {
    return this.#exclusive(call, (deps) => abortTurn(deps, call, turnId));
  }

  /** See `ingest.ts`. */
  ingest(call: SessionCall, messages: readonly IngestMessage[]): Promise<Result<IngestReport, MemoryError>> {
    return this.#exclusive(call, (deps) => ingestMessages(deps, call, messages));
  }

  /** See `forget.ts`. */
  forget(call: SessionCall, ids: readonly string[] | null): Promise<Result<Forgotten, MemoryError>> {
    return this.#exclusive(call, (deps) => forgetItems(deps, call, ids, () => this.#wipe()));
  }

  /** The live history, caught up with the record. */
  history(call: SessionCall): Promise<Result<LiveHistory, MemoryError>> {
    return this.#exclusive(call, async (deps) => {
      const [[conversation], owed] = await deps.db.batch('history.read', [
        selectConversation(deps.db, call.workspaceId, call.conversationId),
        selectOwedForgetting(deps.db, call.conversationId),
      ]);
      if (!conversation) return err(notFound('conversation'));
      await catchUp(deps, conversation);
      const lost = await listLost(deps, conversation, shownMemories(deps.store.history()));
      takeOut(deps, [...owed.map(({ memory_id: id }) => id), ...lost]);
      const rows = deps.store.history();
      return ok({ rows, tokens: countRowTokens(rows), liveBlocks: countBlocks(rows) });
    });
  }

  /** Runs a use case alone. What it throws is a fault of a part behind it: logged here, told as `unavailable`. */
  async #exclusive<T>(
    call: SessionCall,
    useCase: (deps: SessionDeps) => Promise<Result<T, MemoryError>>,
  ): Promise<Result<T, MemoryError>> {
    if (this.#oneAtATime.pendingCount >= TURN_QUEUE_MAX) return err({ code: 'busy', retryAfterSeconds: 1 });
    const binding = databaseAt(this.env, call.placement);
    if (!binding) return err({ code: 'unavailable', part: 'database' });
    return this.#oneAtATime(async () => {
      try {
        return await useCase(this.#deps(call, binding));
      } catch (error) {
        log('error', 'session_failed', { conversation_id: call.conversationId, error: describeError(error) });
        return err<MemoryError>({ code: 'unavailable', part: 'database' });
      }
    });
  }

  /** Leaves nothing of the conversation, in memory either; the next call finds a new object. */
  async #wipe(): Promise<void> {
    this.#store = undefined;
    this.#identity = undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #deps(call: SessionCall, binding: D1Database): SessionDeps {
    const now = () => Date.now();
    const db = new Database(binding, now);
    const openStore = () => {
      this.#store ??= new SessionStore(this.ctx.storage);
      return this.#store;
    };
    return {
      // Opened on first use: an id that names no conversation leaves nothing behind.
      get store() {
        return openStore();
      },
      db,
      embedder: this.#embedder,
      vectors: new ObjectVectorIndex(this.env.VECTOR_INDEX, call.workspaceId),
      account:
        call.accountId === undefined
          ? null
          : { db: new Database(this.env.ACCOUNT_DB, now), id: call.accountId },
      now,
      ids: randomIds(now),
      wakeOutbox: () => {
        const { workspaceId, placement } = call;
        this.ctx.waitUntil(this.env.JOBS.send({ task: 'outbox', workspaceId, placement }));
      },
      identity: async ({ workspaceId, conversationId }) => {
        this.#identity ??= (await getConversation(db, workspaceId, conversationId)) ?? undefined;
        return this.#identity;
      },
    };
  }
}
