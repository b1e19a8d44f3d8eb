/** `Strata`: the API for another Worker, a method a call. Each goes through the application as any request does. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Outcome, Repeatable, StrataBinding } from '../client/binding.ts';
import { type Client, type InputOf, type Operation, StrataError } from '../client/client.ts';
import type { Env } from '../env.ts';
import { type AnswerForKey, type BindingProps, boundClient } from './bound.ts';

type Take<M extends keyof StrataBinding, N extends number> = Parameters<StrataBinding[M]>[N];

async function outcome<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    const { status, code, fields, reason, retryAfterSeconds } = error;
    const wrong = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
    const message = wrong || (error.detail ?? error.message);
    return { ok: false, error: { status, code, message, fields, reason, retryAfterSeconds } };
  }
}

const keyOf = (options: Repeatable | undefined) => ({ idempotencyKey: options?.idempotencyKey });

/** The entrypoint over an application. */
export const strataEntrypoint = (answer: AnswerForKey) =>
  class extends WorkerEntrypoint<Env, BindingProps> implements StrataBinding {
    get #api(): Client {
      return boundClient(answer, this.env, this.ctx);
    }

    open(body: Take<'open', 0>, options?: Repeatable) {
      return outcome(() => this.#api.call('POST /v1/conversations', { body, ...keyOf(options) }));
    }

    turn(id: string, body: Take<'turn', 1>, options?: Repeatable) {
      const call = { path: { id }, body, ...keyOf(options) };
      return outcome(() => this.#api.call('POST /v1/conversations/{id}/turns', call));
    }

    reply(id: string, turn_id: string, body: Take<'reply', 2>, options?: Repeatable) {
      const call = { path: { id, turn_id }, body, ...keyOf(options) };
      return outcome(() => this.#api.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', call));
    }

    abort(id: string, turn_id: string) {
      const call = { path: { id, turn_id } };
      return outcome(() => this.#api.call('POST /v1/conversations/{id}/turns/{turn_id}/abort', call));
    }

    orientation(id: string) {
      return outcome(() => this.#api.call('GET /v1/conversations/{id}/orientation', { path: { id } }));
    }

    ingest(body: Take<'ingest', 0>, options?: Repeatable) {
      return outcome(() => this.#api.call('POST /v1/ingest', { body, ...keyOf(options) }));
    }

    search(body: Take<'search', 0>) {
      return outcome(() => this.#api.call('POST /v1/search', { body }));
    }

    remember(body: Take<'remember', 0>, options?: Repeatable) {
      return outcome(() => this.#api.call('POST /v1/memories', { body, ...keyOf(options) }));
    }

    list(query: Take<'list', 0> = {}) {
      return outcome(() => this.#api.call('GET /v1/memories', { query }));
    }

    get(id: string, query: Take<'get', 1> = {}) {
      return outcome(() => this.#api.call('GET /v1/memories/{id}', { path: { id }, query }));
    }

    update(id: string, body: Take<'update', 1>, query: Take<'update', 2> = {}) {
      return outcome(() => this.#api.call('PATCH /v1/memories/{id}', { path: { id }, query, body }));
    }

    forget(id: string, query: Take<'forget', 1> = {}) {
      return outcome(() => this.#api.call('DELETE /v1/memories/{id}', { path: { id }, query }));
    }

    call<O extends Operation>(operation: O, input: InputOf<O>) {
      return outcome(() => this.#api.call(operation, input));
    }
  };
