/**
 * A route in one declaration: its name as the OpenAPI document has it, who may call it, what it takes and answers, and what it does.
 * What all routes have alike is here once: the parts of a path, the header that makes a retry safe, what has to be found before a
 * call begins, the errors, and the way of a Result to the wire.
 */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import type { KeyRole } from '../memory/types.ts';
import type { AppEnv } from './context.ts';
import { allow } from './middleware/authenticate.ts';
import { Problem, problem } from './problem.ts';
import { IdempotencyHeader, PathPart } from './schemas.ts';
import type { Wire } from './wire.ts';

/** Puts a route into the application. */
export type Route = (app: OpenAPIHono<AppEnv>) => unknown;

/** Least that a caller has to be: a key from a role on, the root secret, either of them as the handler says, or anybody without a key. */
export type Caller = KeyRole | 'root' | 'any' | 'open';

/** One answer: JSON, another text, or nothing but a status. */
interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

/** The type of lines of JSON. */
export const NDJSON = 'application/x-ndjson';

/** The type of bytes that a handler reads by itself. */
const BYTES = 'application/octet-stream';

/** An answer of JSON. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const ofProblem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
});

/** Refusals that every route may answer with, beside its own answers. */
const PROBLEMS = {
  '4XX': ofProblem('The request cannot be done'),
  '5XX': ofProblem('A part failed; safe to retry, unless the deployment is `misconfigured`'),
};

type Replied<S, B> = S extends number ? { readonly status: S; readonly body: B } : never;

/** One of several answers, by its status. */
export const reply = <const S extends number, B>(status: S, body: B) => ({ status, body }) as Replied<S, B>;

type Answers = Readonly<Record<number, Answer>>;
type BodyOf<A> = A extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? Wire<S>
  : null;
type Reply<A> = { [S in keyof A]: Replied<S, BodyOf<A[S]>> }[keyof A];
type IsOne<K, All = K> = K extends unknown ? ([All] extends [K] ? true : false) : never;

/** Value that a handler returns: a body, of several answers with its status; or a response that is on the wire already. */
type Given<A> = Response | (true extends IsOne<keyof A> ? BodyOf<A[keyof A]> : Reply<A>);

/** The names in braces of a path. */
type PartOf<Name> = Name extends `${string}{${infer Part}}${infer Rest}` ? Part | PartOf<Rest> : never;

/** A call as its schemas have read it: defaults filled in, texts parsed. */
interface Call<Name, Parts, Query, Body> {
  readonly params: { readonly [P in PartOf<Name>]: P extends keyof Parts ? z.output<Parts[P]> : string };
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
}

type Outcome<T> = Result<T, MemoryError> | Promise<Result<T, MemoryError>>;

/** Lookups made for a handler before it begins, by name and in order. The first that fails is the answer. */
type Needs<C> = Readonly<Record<string, (c: Context<AppEnv>, call: C) => Outcome<unknown>>>;
type Found<N> = { readonly [K in keyof N]: N[K] extends (...call: never[]) => Outcome<infer T> ? T : never };

interface Declaration<C, Parts, Query, Body, N, A> {
  readonly role: Caller;
  readonly summary: string;
  readonly description?: string;
  /** The parts of the path that are more than an id. */
  readonly params?: Parts;
  readonly query?: Query;
  readonly body?: Body;
  /** A body that works when it is sent as it stands; so the page of the API sends it. */
  readonly example?: z.input<Body>;
  /** Lets the call come without its body. */
  readonly isBodyOptional?: boolean;
  /** Lets the body be lines of JSON instead, which the handler reads by itself. */
  readonly lines?: boolean;
  /** Lets the body be bytes instead, likewise. */
  readonly bytes?: boolean;
  /** Instead of the Idempotency-Key of calls that write; null where such a method writes nothing. */
  readonly headers?: z.ZodObject | null;
  readonly needs?: N;
  readonly answers: A;
  /** Instead of problem details. */
  readonly errors?: Readonly<Record<string, Answer>>;
  readonly handler: (c: Context<AppEnv>, call: C & Found<N>) => Outcome<Given<A>>;
}

type Name = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Declares the routes of one chapter of the document, each by its name: `GET /v1/channels/{id}`. */
export const routesOf =
  (tag: string) =>
  <
    const N extends Name,
    A extends Answers,
    Parts extends { readonly [P in PartOf<N>]?: z.ZodType } = Record<never, never>,
    Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Body extends z.ZodType = z.ZodUndefined,
    F extends Needs<Call<N, Parts, Query, Body>> = Record<never, never>,
  >(
    name: N,
    declared: Declaration<Call<N, Parts, Query, Body>, Parts, Query, Body, F, A>,
  ): Route => {
    const { role, summary, description, query, body, answers, errors = PROBLEMS } = declared;
    const needs: Needs<never> = declared.needs ?? {};
    const [method = '', path = ''] = name.split(' ');
    const isKeyed = (method === 'POST' || method === 'PUT') && role !== 'open';
    const { headers = isKeyed ? IdempotencyHeader : null } = declared;
    const parts: Record<string, z.ZodType> = {};
    for (const [, part = ''] of path.matchAll(/\{(\w+)\}/g)) parts[part] = PathPart;
    const definition = createRoute({
      method: method.toLowerCase() as 'get',
      path,
      tags: [tag],
      summary,
      ...(description === undefined ? {} : { description }),
      ...(role === 'open' ? { security: [] } : {}),
      ...(role === 'open' || role === 'any' ? {} : { middleware: [allow(role)] }),
      request: {
        ...(headers && { headers }),
        ...(path.includes('{') && { params: z.object({ ...parts, ...declared.params }) }),
        ...(query && { query }),
        // Required: without this, a request with another content type would skip validation.
        ...(body && {
          body: {
            required: !declared.isBodyOptional,
            content: {
              'application/json': { schema: body, example: declared.example },
              ...(declared.lines && { [NDJSON]: { schema: z.string() } }),
              ...(declared.bytes && { [BYTES]: { schema: z.string().openapi({ format: 'binary' }) } }),
            },
          },
        }),
      },
      responses: { ...answers, ...errors },
    });
    const statuses = Object.keys(answers).map(Number);
    const handler = async (c: Context<AppEnv>): Promise<Response> => {
      const read = (target: string): unknown => c.req.valid(target as never);
      const call: Record<string, unknown> = {
        params: read('param'),
        query: read('query'),
        body: read('json'),
      };
      for (const [need, find] of Object.entries(needs)) {
        const found = await find(c, call as never);
        if (!found.ok) return problem(c, found.error);
        call[need] = found.value;
      }
      const outcome = await declared.handler(c, call as never);
      return outcome.ok ? respond(c, outcome.value, statuses) : problem(c, outcome.error);
    };
    return (app) => app.openapi(definition, handler as never);
  };

/** Puts the value of a handler on the wire: the only declared status is taken where it names none; null is no body. */
function respond(c: Context, given: unknown, [only, ...others]: readonly number[]): Response {
  if (given instanceof Response) return given;
  const { status, body } = others.length > 0 ? (given as Reply<Answers>) : { status: only, body: given };
  return body === null ? c.body(null, status as 204) : c.json(body, status as 200);
}
