/** The reply of the chat model to a prompt, for whoever neither streams nor has tools. */
import { err, ok, type Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import type { ChatModel } from '../memory/ports.ts';
import type { Prompt } from '../session/prompt/prompt.ts';
import { toModelFailure } from './model-failure.ts';
import { toModelRequest } from './model-request.ts';
import { ReplyAssembler } from './reply-assembler.ts';

/** Turn that asks with nothing but a prompt. */
const PLAIN = {
  instructions: null,
  text: '',
  name: null,
  heard: null,
  shown: [],
  withMedia: [],
  exchange: [],
  toolResults: [],
};

/** Reply of the model to a prompt; a failure when it says nothing, as `down`. Safe to repeat: nothing is written. */
export async function replyOnce(
  model: ChatModel,
  prompt: Prompt,
  signal?: AbortSignal,
): Promise<Result<string, MemoryError>> {
  try {
    const { text } = ReplyAssembler.of(await model.complete(toModelRequest(prompt, PLAIN, {}), signal));
    return text === null ? err(SILENT) : ok(text);
  } catch (error) {
    const failure = toModelFailure(error);
    if (failure === null) throw error;
    return err(failure);
  }
}

const SILENT: MemoryError = {
  code: 'model_failed',
  fault: 'down',
  detail: 'it answered without a word',
  retryAfterSeconds: null,
};
