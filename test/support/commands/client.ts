/**
 * The client (`src/client`) as the demo, the evaluation and the benchmark use it: patient enough for a service that restarts,
 * and with failures that a command prints. A run cannot go on without the answer.
 */
import { CommandFailure } from '../../../src/cli/failure.ts';
import {
  type AnswerOf,
  type Client,
  createClient as createStrata,
  StrataError,
} from '../../../src/client/client.ts';

export type { Client, TurnAnswer } from '../../../src/client/client.ts';

/** Where the service is and how to speak to it. `patienceMs` is how long one call may be tried again, default 90 s. */
export interface ClientOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly patienceMs?: number;
}

export type IngestAnswer = AnswerOf<'POST /v1/ingest'>;
export type IngestBatchAnswer = AnswerOf<'POST /v1/ingest/batch'>;
export type SearchAnswer = AnswerOf<'POST /v1/search'>;

/** A restart takes up to a minute; half as much again before giving up. */
const PATIENCE_MS = 90_000;

/** A client for one workspace. */
export function createClient({ url, apiKey, patienceMs = PATIENCE_MS }: ClientOptions): Client {
  const strata = createStrata({ url, key: apiKey, patienceMs });
  return {
    call: (operation, ...input) => told(strata.call(operation, ...input)),
    request: (method, path, options) => told(strata.request(method, path, options)),
  };
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StrataError) throw new CommandFailure('server_failed', error.message);
    throw error;
  }
}
