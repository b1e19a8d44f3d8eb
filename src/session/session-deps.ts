/**
 * Dependencies of the use cases of a session, put together: the parts of a deployment, what the object holds, and what
 * a call brings.
 */
import { type Env, parseConfig } from '../env.ts';
import { randomIds } from '../lib/ids.ts';
import { type ConversationIdentity, identityOf } from '../memory/conversations/identity.ts';
import { INLINE } from '../memory/types.ts';
import { createModels } from '../models/create-models.ts';
import { TURN_EMBED_TIMEOUT_MS, trainedEmbedder, trainedIndex } from '../models/vectors/trained-index.ts';
import { vectorIndexFor } from '../models/vectors/vector-indexes.ts';
import { TURN_RERANK_TIMEOUT_MS, WorkersAiReranker } from '../models/workers-ai-reranker.ts';
import { findsByMeaning } from '../recall/memories/ranking-weights.ts';
import { getWorkspace } from '../store/account/workspaces.ts';
import { Database } from '../store/database.ts';
import { wakeOutbox } from '../store/operations/wake-outbox.ts';
import { recentVectors, unembeddedVectors } from '../store/vectors/recent-vectors.ts';
import type { AlarmTask } from './alarm-task.ts';
import type { HistoryRow } from './history/history-row.ts';
import type { HeldTurn, SessionCall, SessionDeps } from './session.ts';
import { SessionStore } from './session-store.ts';

/**
 * State of an object: its storage, opened on first use, so that an id that names no conversation leaves nothing behind, the
 * identity of its conversation, and the turn that was just taken.
 */
export class ObjectState {
  readonly #storage: DurableObjectStorage;
  #store: SessionStore | undefined;
  #identity: ConversationIdentity | undefined;
  #turn: HeldTurn | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Something has opened the storage, in this instance or in one before it. */
  get isOpened(): boolean {
    return SessionStore.isOpened(this.#storage);
  }

  /** The storage. */
  store(): SessionStore {
    this.#store ??= new SessionStore(this.#storage);
    return this.#store;
  }

  /** Live history; none of a storage that is not opened, which stays so. */
  live(): readonly HistoryRow[] {
    return this.isOpened ? this.store().history() : [];
  }

  /** Identity of the conversation, as an earlier use case kept it, or as the caller remembers. */
  known(remembered: ConversationIdentity | undefined): ConversationIdentity | undefined {
    this.#identity ??= (this.isOpened ? this.store().identity() : null) ?? remembered;
    return this.#identity;
  }

  /** Keeps that. */
  keepIdentity(conversation: ConversationIdentity): void {
    this.#identity = identityOf(conversation);
    this.store().keepIdentity(conversation);
  }

  /** Holds a turn until the next use case, whichever it is. */
  holdTurn(turn: HeldTurn): void {
    this.#turn = turn;
  }

  /** Hands over the turn that is held, once. */
  takeTurn(): HeldTurn | null {
    const turn = this.#turn;
    this.#turn = null;
    return turn;
  }

  /** Lets go of all that is held, once the storage is wiped. */
  forget(): void {
    this.#turn = null;
    this.#store = undefined;
    this.#identity = undefined;
  }
}

/** The parts that all calls of an object share. */
export function sessionParts(env: Env) {
  const config = parseConfig(env);
  const reranker = config.reranker && new WorkersAiReranker(config.reranker, TURN_RERANK_TIMEOUT_MS);
  return { config, models: createModels(config), reranker };
}

type SessionParts = ReturnType<typeof sessionParts>;

/** The stored call of an alarm, in the database where its workspace is by now. */
export async function whereItIs(env: Env, call: AlarmTask['call']): Promise<AlarmTask['call']> {
  const workspace = await getWorkspace(new Database(env.ACCOUNT_DB, Date.now), call.workspaceId);
  return workspace === null ? call : { ...call, placement: workspace.placement };
}

/** Builds the dependencies of a call; `waitUntil` keeps the object alive for what is not waited for. */
export function sessionDeps(
  env: Env,
  { config, models, reranker }: SessionParts,
  held: ObjectState,
  call: SessionCall,
  binding: D1Database,
  waitUntil: (work: Promise<unknown>) => void,
): SessionDeps {
  const { workspaceId, placement, accountId, settings } = call;
  const now = () => Date.now();
  const db = new Database(binding, now);
  return {
    get store() {
      return held.store();
    },
    db,
    embedder: models.inline,
    vectors: vectorIndexFor(env, workspaceId, INLINE),
    embedsEvents: settings.embed_events && findsByMeaning(models.wanted),
    trained: trainedOf(env, models, call, db, now),
    reranker: settings.rerank_turns ? reranker : null,
    account: accountId === undefined ? null : { db: new Database(env.ACCOUNT_DB, now), id: accountId },
    now,
    ids: randomIds(now),
    hider: config.hider,
    live: () => held.live(),
    wakeOutbox: () => waitUntil(wakeOutbox(env.JOBS, { workspaceId, placement }, now())),
    known: ({ known }) => held.known(known),
    keepIdentity: (conversation) => held.keepIdentity(conversation),
    held: held.takeTurn(),
    holdTurn: (turn) => held.holdTurn(turn),
  };
}

/** The trained model of a turn, where its workspace wants turns to wait for one. */
function trainedOf(
  env: Env,
  models: SessionParts['models'],
  { workspaceId, settings, serving }: SessionCall,
  db: Database,
  now: () => number,
) {
  if (!settings.embed_turns || serving === undefined) return null;
  return trainedIndex(env, workspaceId, trainedEmbedder(models, serving), {
    recent: (query) => recentVectors(db, query, now()),
    unembedded: (query, lacking) => unembeddedVectors(db, workspaceId, query, lacking),
    findsEvents: settings.embed_events,
    timeoutMs: TURN_EMBED_TIMEOUT_MS,
  });
}
