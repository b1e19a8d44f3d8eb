/** The service as another Worker of the same account calls it, over a service binding: no address, no HTTP, typed by the API. */
import type { Operations } from './operations.ts';
import type { WrongField } from './strata-error.ts';

/** End of a call. A refusal is a value: errors thrown across Workers lose their fields. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

/** Reason of a refused call, as the API says it. */
export interface Refusal {
  /** As of HTTP. */
  readonly status: number;
  /** `invalid`, `not_found`, `conflict`, `rate_limited`, `turn_limit` and so on. */
  readonly code: string;
  readonly message: string;
  readonly fields: readonly WrongField[];
  readonly reason: string | null;
  readonly retryAfterSeconds: number | null;
}

/** Makes a call safe to repeat for a day. */
export interface Repeatable {
  readonly idempotencyKey?: string | undefined;
}

type BodyOf<O extends keyof Operations> = Operations[O] extends { body: infer B } ? B : never;
type QueryOf<O extends keyof Operations> = Operations[O] extends { query?: infer Q } ? NonNullable<Q> : never;
type Answered<O extends keyof Operations> = Promise<Outcome<Operations[O]['answer']>>;

type Turn = 'POST /v1/conversations/{id}/turns';
type Reply = `${Turn}/{turn_id}/reply`;
type Abort = `${Turn}/{turn_id}/abort`;
type Orientation = 'GET /v1/conversations/{id}/orientation';
/** Reader for whom one memory is read, changed or erased, and the place from which. */
type Whose = QueryOf<'GET /v1/memories/{id}'>;

type InputOf<O extends keyof Operations> = Omit<Operations[O], 'answer'> & Repeatable;

/** Methods of `env.STRATA`: `services = [{ binding = "STRATA", service = "strata", entrypoint = "Strata", props = { key = "key_…" } }]`. */
export interface StrataBinding {
  /** Opens a conversation by its identity, or finds it. */
  open(identity: BodyOf<'POST /v1/conversations'>, options?: Repeatable): Answered<'POST /v1/conversations'>;
  /** A user message in, a prompt out. */
  turn(conversation: string, body: BodyOf<Turn>, options?: Repeatable): Answered<Turn>;
  /** The model's reply closes the turn. */
  reply(conversation: string, turn: string, body: BodyOf<Reply>, options?: Repeatable): Answered<Reply>;
  /** Takes an unanswered turn back. */
  abort(conversation: string, turn: string): Answered<Abort>;
  /** Orientation before the conversation goes on, as Markdown. */
  orientation(conversation: string): Answered<Orientation>;
  /** Imports what was said elsewhere. */
  ingest(body: BodyOf<'POST /v1/ingest'>, options?: Repeatable): Answered<'POST /v1/ingest'>;
  search(body: BodyOf<'POST /v1/search'>): Answered<'POST /v1/search'>;
  remember(body: BodyOf<'POST /v1/memories'>, options?: Repeatable): Answered<'POST /v1/memories'>;
  list(query?: QueryOf<'GET /v1/memories'>): Answered<'GET /v1/memories'>;
  get(memory: string, whose?: Whose): Answered<'GET /v1/memories/{id}'>;
  update(
    memory: string,
    body: BodyOf<'PATCH /v1/memories/{id}'>,
    whose?: Whose,
  ): Answered<'PATCH /v1/memories/{id}'>;
  /** Erases a memory for good. */
  forget(memory: string, whose?: Whose): Answered<'DELETE /v1/memories/{id}'>;
  /** Any other call of the API, by its name: `GET /v1/documents`. */
  call<O extends keyof Operations>(operation: O, input: InputOf<O>): Answered<O>;
}
