/** Patience of a chat with its model. Its user waits too, and asks again when they have waited for nothing. */
import type { Patience } from '../call-model.ts';

/** Longest wait for the first piece of a stream. A model that is loaded into memory first takes half a minute. */
const FIRST_CHUNK_MS = 60_000;
/** Longest wait between two pieces of an answer; reasoning models are silent while they think. */
export const CHAT_SILENCE_MS = 60_000;
/** Longest wait for an answer that comes as a whole. */
const WHOLE_MS = 5 * 60_000;

const once = (ms: number): Patience => ({ attempts: 1, attemptMs: ms, totalMs: ms, isOfUsers: true });

export const STREAM_PATIENCE = once(FIRST_CHUNK_MS);
export const WHOLE_PATIENCE = once(WHOLE_MS);
