/**
 * Shared part of the entrypoints for other Workers: the key that a binding names, and a client that calls the API with it. Whoever may
 * deploy a binding is trusted by the platform; the key says which workspace is meant and what may be done there, is revoked as any
 * other, and stands in the audit log. Its id is no secret, so it may stand in a configuration.
 */
import { z } from 'zod';
import { type Client, createClient, StrataError } from '../client/client.ts';
import type { Env } from '../env.ts';

const Props = z.strictObject({
  key: z.string().regex(/^key_[\w-]{1,100}$/, 'must be the id of a key: key_…'),
});

/** Properties of a binding: the id of the key that it calls with. */
export type BindingProps = z.output<typeof Props>;

/** Answers a request of the API in the name of a key, by the key's id. */
export type AnswerForKey = (
  request: Request,
  keyId: string,
  env: Env,
  ctx: ExecutionContext<unknown>,
) => Response | Promise<Response>;

/** Nobody looks at it: the request never leaves the isolate. */
const NOWHERE = 'https://strata.internal';

const KEYLESS = new StrataError({
  status: 500,
  code: 'misconfigured',
  message: 'The service binding names no key.',
  fields: [{ field: 'props.key', message: 'must be the id of a key: props = { key = "key_…" }' }],
});

/**
 * A client of the API as the key of a binding. Throws where the binding names none: that is a mistake of who deploys it. No method of an
 * entrypoint may return one, since other Workers call those.
 */
export function boundClient(answer: AnswerForKey, env: Env, ctx: ExecutionContext<unknown>): Client {
  const props = Props.safeParse(ctx.props ?? {});
  if (!props.success) throw KEYLESS;
  const { key } = props.data;
  return createClient({
    url: NOWHERE,
    key: 'of-the-binding',
    patienceMs: 0,
    fetch: async (request) => answer(request, key, env, ctx),
  });
}
