/**
 * Calls that leave for a platform or an owner's endpoint. No redirect is followed, no address inside a network is called, and
 * nothing waits for ever. What goes wrong is told in a word: an address may hold a token, and a body text of users.
 */
import { parseJson } from '../lib/json.ts';
import { isCallable } from '../lib/public-address.ts';
import { retryAfterIn } from '../lib/retry.ts';
import type { CallAnswer, PlatformCall } from './adapter.ts';

const CALL_TIMEOUT_MS = 15_000;
/** Bytes of an answer that are read. */
const ANSWER_MAX_BYTES = 256 * 1024;

/**
 * Answer to a call, or none. `unknown`: whether it arrived nobody can tell; the runtime says the same of a connection that was refused
 * and of one that was lost after the last byte.
 */
export type CallResult =
  | { readonly kind: 'answer'; readonly answer: CallAnswer }
  | { readonly kind: 'unknown' | 'forbidden' };

/** Makes a call. Never throws. */
export async function callOut(
  { method, url, headers, body }: PlatformCall,
  { local, timeoutMs = CALL_TIMEOUT_MS }: { readonly local: boolean; readonly timeoutMs?: number },
): Promise<CallResult> {
  if (!isCallable(url, { local })) return { kind: 'forbidden' };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const text = await readUpTo(response, ANSWER_MAX_BYTES);
    return {
      kind: 'answer',
      answer: {
        status: response.status,
        retryAfterMs: retryAfterIn(response.headers.get('Retry-After'), Date.now()),
        body: parseJson(text),
      },
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'unknown' };
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, left] = ['', maxBytes];
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= chunk.length;
    if (left <= 0) break;
  }
  return text;
}
