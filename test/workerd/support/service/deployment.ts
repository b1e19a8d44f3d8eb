/** A deployment with other variables or bindings than that of the tests, over the same databases. */
import { createExecutionContext } from 'cloudflare:test';
import { createApp } from '../../../../src/app.ts';
import { type Answer, type CallOptions, testEnv } from './workspace.ts';

const app = createApp();

/** Calls a deployment whose environment differs by `changes`. */
export async function callDeployed<T = Record<string, unknown>>(
  changes: Record<string, unknown>,
  method: string,
  path: string,
  { body, key, headers = {} }: Omit<CallOptions, 'raw'> & { readonly body?: unknown } = {},
): Promise<Answer<T>> {
  const request = new Request(`https://strata.test${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await app.fetch(request, { ...testEnv, ...changes }, createExecutionContext());
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (text === '' ? null : JSON.parse(text)) as T,
  };
}
