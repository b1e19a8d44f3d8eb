/** Trying again what others overtook. */

/** Longest pause before the second attempt; it doubles up to the limit. */
const RETRY_BASE_MS = 10;
const RETRY_MAX_MS = 1_000;

/** Waits a random while before attempt `attempt` (the first is 0, and waits for nothing): who lost together must not meet again. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ms = Math.random() * Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** attempt);
  await new Promise((resolve) => setTimeout(resolve, ms));
}
