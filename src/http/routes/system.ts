/**
 * Health, and which parts of the deployment answer. Anybody may ask, without a key and in a loop, so the answer of the parts is kept for a
 * few seconds in each isolate: how often it is asked for costs no database anything.
 */
import { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { type Env, placementsOf, requireDatabase } from '../../env.ts';
import { describeError, log } from '../../lib/log.ts';
import { ok } from '../../lib/result.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { ObjectVectorIndex } from '../../models/vectors/object-vector-index.ts';
import { Database } from '../../store/database.ts';
import { RESTORE_ADVICE, selectRestoreMark } from '../../store/operations/restore-mark.ts';
import { json, reply, routesOf } from '../route.ts';

const Readiness = z
  .object({
    ready: z.boolean(),
    parts: z.record(z.string(), z.enum(['ok', 'failing', 'restoring'])),
    reason: z.string().optional().openapi({ description: 'A remedy, where one is known.' }),
  })
  .openapi('Readiness');

type Readiness = z.output<typeof Readiness>;
type PartState = Readiness['parts'][string];

/** Lifetime of a readiness answer (ms); short beside the time in which a load balancer asks again. */
export const READINESS_MEMORY_MS = 5 * SECOND_MS;

/** Workspace whose (empty) index answers the readiness check. */
const READINESS_INDEX = 'readiness';

/** The last answer of this isolate, and when somebody began to look again. An isolate serves one deployment. */
let last: { readonly answer: Readiness; readonly at: number } | undefined;
let lookedAt = Number.NEGATIVE_INFINITY;

/** States of the parts, a few seconds old at most; of several that ask then, one looks and the others are told what was. */
async function readReadiness(env: Env, now: () => number): Promise<Readiness> {
  const at = now();
  const isFresh = last !== undefined && at < last.at + READINESS_MEMORY_MS;
  const isLookedAt = at < lookedAt + READINESS_MEMORY_MS;
  if (last !== undefined && (isFresh || isLookedAt)) return last.answer;
  lookedAt = at;
  const answer = await lookAtParts(env, now);
  last = { answer, at: now() };
  return answer;
}

async function lookAtParts(env: Env, now: () => number): Promise<Readiness> {
  const database = (binding: D1Database, query: SQL) => readyDatabase(new Database(binding, now), query);
  const checks: [string, () => Promise<PartState>][] = [
    ['account_db', () => database(env.ACCOUNT_DB, sql`select 1 from workspaces limit 1`)],
    ...placementsOf(env).map((placement): [string, () => Promise<PartState>] => [
      placement.toLowerCase(),
      () => database(requireDatabase(env, placement), sql`select 1 from memories_fts limit 1`),
    ]),
    ['vector_index', () => readyIndex(env)],
  ];
  const parts = await Promise.all(
    checks.map(async ([part, check]): Promise<[string, PartState]> => {
      try {
        return [part, await check()];
      } catch (error) {
        log('error', 'readiness_failed', { part, error: describeError(error) });
        return [part, 'failing'];
      }
    }),
  );
  const ready = parts.every(([, state]) => state === 'ok');
  const isRestoring = parts.some(([, state]) => state === 'restoring');
  return { ready, parts: Object.fromEntries(parts), ...(isRestoring ? { reason: RESTORE_ADVICE } : {}) };
}

/** State of a database that answered; one that is being restored is not whole. */
async function readyDatabase(db: Database, query: SQL): Promise<PartState> {
  const [marks] = await db.batch('ready', [selectRestoreMark(db), db.select(query)]);
  return marks.length > 0 ? 'restoring' : 'ok';
}

async function readyIndex(env: Env): Promise<PartState> {
  await new ObjectVectorIndex(env.VECTOR_INDEX, READINESS_INDEX).count();
  return 'ok';
}

const route = routesOf('system');

export const systemRoutes = [
  route('GET /healthz', {
    role: 'open',
    summary: 'Alive; touches nothing',
    answers: { 200: json(z.object({ status: z.literal('ok') }), 'Alive') },
    errors: {},
    handler: () => ok({ status: 'ok' as const }),
  }),

  route('GET /readyz', {
    role: 'open',
    summary: 'Readiness of each part, as of a few seconds ago at most',
    answers: { 200: json(Readiness, 'All parts answer'), 503: json(Readiness, 'Some part does not') },
    errors: {},
    handler: async (c) => {
      const readiness = await readReadiness(c.env, c.var.now);
      return ok(reply(readiness.ready ? 200 : 503, readiness));
    },
  }),
];
