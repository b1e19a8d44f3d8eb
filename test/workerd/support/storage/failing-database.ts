/** A D1 database that fails in the middle of a batch, behind a chosen number of its statements. */
import { parseConfig } from '../../../../src/env.ts';
import { randomIds } from '../../../../src/lib/ids.ts';
import { readSettings } from '../../../../src/memory/settings.ts';
import { createEmbedder } from '../../../../src/models/embed/embedders.ts';
import { ObjectVectorIndex } from '../../../../src/models/vectors/object-vector-index.ts';
import type { SessionCall, SessionDeps } from '../../../../src/session/session.ts';
import { SessionStore } from '../../../../src/session/session-store.ts';
import { Database } from '../../../../src/store/database.ts';
import { type TestWorkspace, testEnv } from '../service/workspace.ts';

/** Runs without error until it is executed: the statements before it have done their work by then. */
const FAILING_STATEMENT = 'select abs(-9223372036854775807 - 1)';
export const INJECTED = /integer overflow/;

/** What a `FailingD1` saw. */
export interface Watch {
  /** Statements of the largest batch that wrote. */
  statements: number;
  /** The longest statement, in characters, and the most parameters of one. */
  longest: number;
}

/**
 * The database of the tests; the batch that writes fails after `after` of its statements. `null` never fails. With `only`,
 * batches in which no statement matches go through.
 */
export function failingD1(after: number | null, watch: Watch, only: RegExp | null = null): D1Database {
  const withSession = (constraint: D1SessionConstraint) => {
    const session = testEnv.WORKSPACE_DB.withSession(constraint);
    const texts = new WeakMap<D1PreparedStatement, string>();
    const remembered = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
      texts.set(statement, text);
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, { bind: (...values: unknown[]) => remembered(bind(...values), text) });
    };
    return {
      prepare: (text: string) => remembered(session.prepare(text), text),
      batch: (statements: D1PreparedStatement[]) => {
        const written = statements.map((statement) => texts.get(statement) ?? '');
        watch.longest = Math.max(watch.longest, ...written.map((text) => text.length));
        if (!written.some((text) => /^\s*(insert|update|delete)/i.test(text)))
          return session.batch(statements);
        if (only !== null && !written.some((text) => only.test(text))) return session.batch(statements);
        watch.statements = Math.max(watch.statements, statements.length);
        if (after === null) return session.batch(statements);
        return session.batch([
          ...statements.slice(0, after),
          session.prepare(FAILING_STATEMENT),
          ...statements.slice(after),
        ]);
      },
    };
  };
  return { withSession } as unknown as D1Database;
}

/** What a use case of a session works with, over the given database, for use inside the session's object. */
export function sessionDeps(
  workspace: TestWorkspace,
  conversationId: string,
  storage: DurableObjectStorage,
  binding: D1Database,
): { deps: SessionDeps; call: SessionCall } {
  const now = () => Date.now();
  const db = new Database(binding, now);
  const store = new SessionStore(storage);
  return {
    deps: {
      store,
      db,
      embedder: createEmbedder('strata-chargram-384-v1'),
      vectors: new ObjectVectorIndex(testEnv.VECTOR_INDEX, workspace.id),
      trained: null,
      embedsEvents: false,
      reranker: null,
      now,
      ids: randomIds(now),
      hider: parseConfig(testEnv).hider,
      live: () => store.history(),
      wakeOutbox: () => undefined,
      known: () => store.identity() ?? undefined,
      keepIdentity: (conversation) => store.keepIdentity(conversation),
      held: null,
      holdTurn: () => undefined,
    },
    call: {
      workspaceId: workspace.id,
      placement: 'WORKSPACE_DB',
      conversationId,
      settings: readSettings({}),
    },
  };
}
