/**
 * Vectorize as the tests have it: a service with the contract of the real one, which has no local simulator. It refuses what the
 * service refuses, with its error codes; writes and deletions become visible late, in the order in which they were accepted; ids
 * are one space for all namespaces. Tests tell it when writes show and what fails. It is a Worker of its
 * own and one index, whose state all callers in the runtime share.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import {
  cosine,
  DEFAULT_TOP_K,
  DIMENSIONS,
  matchesFilter,
  type Operation,
  type QueryOptions,
  refuse,
  requireIds,
  requireOptions,
  requireVectors,
  type Vector,
} from './contract.ts';

interface Mutation {
  readonly id: string;
  readonly visibleAt: number;
  apply(): void;
}

/** What a test asks of the stand-in; everything stays until it is set anew. */
interface Behaviour {
  /** After so long a write shows; `null`: when the test says so. */
  readonly lagMs: number | null;
  /** How long every answer takes. */
  readonly slowMs: number;
  /** Every call of these fails. */
  readonly down: readonly Operation[];
  /** So many of the next calls of these fail, and no more. */
  readonly failNext: Readonly<Partial<Record<Operation, number>>>;
  /** What every query answers beside its own matches, whatever it asked for. */
  readonly foreign: readonly Readonly<Record<string, unknown>>[];
}

const WELL: Behaviour = { lagMs: 0, slowMs: 0, down: [], failNext: {}, foreign: [] };

let behaviour: Behaviour = WELL;
let failures: Partial<Record<Operation, number>> = {};
let calls: { readonly operation: Operation; readonly size: number }[] = [];
const pending: Mutation[] = [];
let processed: { readonly id: string | null; readonly at: number } | undefined;
const index = new Map<string, Vector>();

/** Begins a call: counts it, waits, fails when it is to fail, and lets due writes show. */
async function begin(operation: Operation, size: number): Promise<void> {
  calls.push({ operation, size });
  if (behaviour.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, behaviour.slowMs));
  const left = failures[operation] ?? 0;
  if (left > 0) failures[operation] = left - 1;
  if (left > 0 || behaviour.down.includes(operation)) refuse(operation, 10_000, 'internal server error');
  settle(Date.now());
}

/** Mutations take effect one after another: none overtakes one that was accepted before it. */
function settle(now: number): void {
  while (pending[0] && pending[0].visibleAt <= now) {
    const mutation = pending.shift();
    mutation?.apply();
    processed = { id: mutation?.id ?? null, at: Date.now() };
  }
}

function accept(apply: () => void): { mutationId: string } {
  const { lagMs } = behaviour;
  const id = crypto.randomUUID();
  pending.push({ id, visibleAt: lagMs === null ? Infinity : Date.now() + lagMs, apply });
  settle(Date.now());
  return { mutationId: id };
}

/** What the binding calls, and `test…` methods that only tests do. */
export class Vectorize extends WorkerEntrypoint {
  async upsert(vectors: readonly Vector[]): Promise<{ mutationId: string }> {
    await begin('upsert', vectors.length);
    const checked = requireVectors(vectors);
    return accept(() => {
      for (const vector of checked) index.set(vector.id, vector);
    });
  }

  async deleteByIds(ids: readonly string[]): Promise<{ mutationId: string }> {
    await begin('deleteByIds', ids.length);
    requireIds('deleteByIds', ids);
    return accept(() => {
      for (const id of ids) index.delete(id);
    });
  }

  async getByIds(ids: readonly string[]): Promise<Vector[]> {
    await begin('getByIds', ids.length);
    requireIds('getByIds', ids);
    return ids.flatMap((id) => index.get(id) ?? []);
  }

  async query(
    values: ArrayLike<number>,
    options: QueryOptions = {},
  ): Promise<{ count: number; matches: unknown[] }> {
    await begin('query', options.topK ?? DEFAULT_TOP_K);
    requireOptions(options);
    if (values.length !== DIMENSIONS) refuse('query', 40_006, `expected ${DIMENSIONS} dimensions`);
    const {
      topK = DEFAULT_TOP_K,
      namespace,
      filter,
      returnMetadata = 'none',
      returnValues = false,
    } = options;
    const own = [...index.values()]
      .filter((vector) => namespace === undefined || vector.namespace === namespace)
      .filter((vector) => matchesFilter(vector, filter))
      .map(({ id, values: stored, namespace: at, metadata }) => ({
        id,
        score: cosine(stored, values),
        ...(at === undefined ? {} : { namespace: at }),
        ...(returnMetadata === 'none' ? {} : { metadata }),
        ...(returnValues ? { values: stored } : {}),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, topK);
    const matches = [...behaviour.foreign, ...own];
    return { count: matches.length, matches };
  }

  async describe(): Promise<Record<string, unknown>> {
    await begin('describe', 0);
    return {
      dimensions: DIMENSIONS,
      vectorCount: index.size,
      processedUpToMutation: processed?.id ?? null,
      processedUpToDatetime: processed ? new Date(processed.at).toISOString() : null,
    };
  }

  /** Sets how it behaves from now on; what is not named is well. */
  testBehave(next: Partial<Behaviour>): void {
    behaviour = { ...WELL, ...next };
    failures = { ...behaviour.failNext };
  }

  /** Lets every write that was accepted show now. */
  testSettle(): void {
    settle(Infinity);
  }

  /** The calls since the last time that it was asked. */
  testCalls(): { readonly operation: string; readonly size: number }[] {
    const made = calls;
    calls = [];
    return made;
  }

  /** The ids of a namespace that a query may find now. */
  testIds(namespace: string): string[] {
    return [...index.values()]
      .filter((vector) => vector.namespace === namespace)
      .map(({ id }) => id)
      .sort();
  }
}

export default {
  fetch: () => new Response('a service, not a site', { status: 404 }),
};
