/** The port of the language model that answers in chats. Whoever builds one hands it to the lanes; without one, prompts go out. */
import type { Result } from '../lib/result.ts';
import type { Prompt } from '../session/prompt.ts';

/** Why there is no reply, in a word that may be logged and shown: no text of a user, and none of the model. */
export interface ReplyFailure {
  readonly reason: string;
  /** Earliest moment at which asking again makes sense, from now; null when the model did not say. */
  readonly retryAfterMs: number | null;
}

/** A language model that answers prompts. */
export interface ReplyModel {
  /** The whole reply, not blank. `signal` ends the wait; failures of the model are values. */
  reply(prompt: Prompt, signal: AbortSignal): Promise<Result<string, ReplyFailure>>;
}
