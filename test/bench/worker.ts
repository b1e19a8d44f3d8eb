/**
 * Strata with a few more routes. `POST /bench/baseline` calls a Durable Object that inserts one row into D1, the least that
 * storing a message could cost; `POST /bench/rows` hands over the counted D1 rows, `POST /bench/trips` the trips, `POST /bench/statements` the statements, and `POST /bench/distance`
 * makes them longer. Only the benchmark runs this Worker.
 */
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../../src/env.ts';
import strata, { SessionObject as StrataSessionObject } from '../../src/index.ts';
import type { QueueJob } from '../../src/memory/queue-job.ts';
import { meterDatabases, setDistance, statementsSoFar, takeRows, takeTrips } from './row-meter.ts';
import { objectDatabase, type StoreObject, timeTrips } from './stores/object-store.ts';

export * from '../../src/index.ts';
export { StoreObject } from './stores/object-store.ts';

interface BaselineBindings {
  readonly WORKSPACE_DB: D1Database;
  readonly BASELINE: DurableObjectNamespace<BaselineObject>;
  readonly STORE: DurableObjectNamespace<StoreObject>;
  /** `object` where the workspace's database is to be one. */
  readonly BENCH_STORE?: string;
}

/** The bindings that Strata gets: databases that count, and the workspace's in an object where the run says so. */
const bindingsOf = <E extends Env>(env: E): E => {
  const { STORE, BENCH_STORE } = env as unknown as BaselineBindings;
  return meterDatabases(
    BENCH_STORE === 'object' ? { ...env, WORKSPACE_DB: objectDatabase(STORE, 'workspace') } : env,
  );
};

/** Strata's session object, whose rows are counted. */
export class SessionObject extends StrataSessionObject {
  constructor(state: DurableObjectState, env: Env) {
    super(state, bindingsOf(env));
  }
}

/** Inserts into a table of its own, so that no index of Strata's weighs on the baseline. */
export class BaselineObject extends DurableObject<BaselineBindings> {
  constructor(state: DurableObjectState, env: BaselineBindings) {
    super(state, env);
    state.blockConcurrencyWhile(() =>
      env.WORKSPACE_DB.prepare('CREATE TABLE IF NOT EXISTS bench_baseline (content TEXT NOT NULL)').run(),
    );
  }

  /** Stores one text. */
  async insert(content: string): Promise<{ rows_read: number; rows_written: number }> {
    const { meta } = await this.env.WORKSPACE_DB.prepare('INSERT INTO bench_baseline (content) VALUES (?)')
      .bind(content)
      .run();
    return { rows_read: meta.rows_read, rows_written: meta.rows_written };
  }
}

export default {
  ...strata,
  async fetch(request, env, context) {
    switch (new URL(request.url).pathname) {
      case '/bench/baseline': {
        const { content } = await request.json<{ content: string }>();
        return Response.json(await env.BASELINE.getByName('baseline').insert(content));
      }
      case '/bench/stores': {
        const { rounds } = await request.json<{ rounds: number }>();
        const object = objectDatabase(env.STORE, 'trips');
        return Response.json(await timeTrips({ d1: env.WORKSPACE_DB, object }, rounds));
      }
      case '/bench/rows':
        return Response.json(takeRows());
      case '/bench/statements':
        return Response.json(statementsSoFar());
      case '/bench/trips':
        return Response.json(takeTrips());
      case '/bench/distance':
        setDistance((await request.json<{ ms: number }>()).ms);
        return new Response(null, { status: 204 });
      default:
        return strata.fetch(request, bindingsOf(env), context);
    }
  },

  scheduled: (controller, env) => strata.scheduled(controller, bindingsOf(env)),
  queue: (batch, env) => strata.queue(batch, bindingsOf(env)),
} satisfies ExportedHandler<Env & BaselineBindings, QueueJob>;
