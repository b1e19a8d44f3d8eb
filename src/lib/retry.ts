/** Trying again: what others overtook after a random pause, what somebody refused when they allow it. */
import { SECOND_MS } from './time.ts';

/** Longest pause before the second attempt; it doubles up to the limit. */
const RETRY_BASE_MS = 10;
const RETRY_MAX_MS = 1_000;

/** Waits a random while before attempt `attempt` (the first is 0, and waits for nothing): who lost together must not meet again. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ms = Math.random() * Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** attempt);
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Milliseconds of a `Retry-After`, which is a number of seconds or a date (RFC 9110, 10.2.3); null for anything else. */
export function retryAfterIn(header: string | null, now: number): number | null {
  if (header === null) return null;
  // Whole seconds by the RFC; Discord adds decimals.
  const ms = /^\d+(\.\d+)?$/.test(header) ? Math.ceil(Number(header) * SECOND_MS) : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
