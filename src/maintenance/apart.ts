/** Work on several databases, none of which keeps the others waiting. */
import { describeError, log } from '../lib/log.ts';

/** Works on one part; what fails is logged, and tried again by the next tick. */
export async function apart(part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log('error', 'sweep_failed', { part, error: describeError(error) });
  }
}
