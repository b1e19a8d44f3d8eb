/**
 * The stream of a chat model: begun within its time, read piece by piece, given up when it falls silent. Whoever stops reading
 * ends it.
 */
import type { ChatChunk } from '../../memory/ports.ts';
import { type CallTarget, callModel } from '../call-model.ts';
import { type Clock, systemClock } from '../clock.ts';
import { ModelError } from '../model-error.ts';
import { chunkIn, DONE } from './chat-answer.ts';
import { CHAT_SILENCE_MS, STREAM_PATIENCE } from './chat-patience.ts';
import { createEventReader } from './server-sent-events.ts';

/** The model to ask, and the signal that ends its answer. */
export interface StreamTarget extends Omit<CallTarget, 'patience'> {
  readonly signal: AbortSignal | undefined;
}

/** Opens the stream that `open` requests and waits for its first chunk. Throws a `ModelError`. */
export const openChatStream = (
  target: StreamTarget,
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
): Promise<AsyncIterable<ChatChunk>> =>
  callModel({ ...target, patience: STREAM_PATIENCE }, async (timeOut) => {
    // The time-out of the call is over with its success, and must not end the answer that it brought.
    const call = new AbortController();
    const end = () => call.abort();
    timeOut.addEventListener('abort', end);
    target.signal?.addEventListener('abort', end);
    if (target.signal?.aborted) end();
    try {
      const chunks = readChunks(
        await unlessAborted(open(call.signal), call.signal, target.model),
        target,
        call.signal,
      );
      const first = await chunks.next();
      if (first.done) throw new ModelError(target.model, 'malformed', 'answered nothing');
      return continued(first.value, chunks);
    } catch (error) {
      call.abort();
      throw error;
    } finally {
      timeOut.removeEventListener('abort', end);
    }
  });

async function* continued(first: ChatChunk, rest: AsyncGenerator<ChatChunk>): AsyncGenerator<ChatChunk> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** The chunks of a body. What comes after its end is not waited for. */
async function* readChunks(
  body: ReadableStream<Uint8Array>,
  { model, clock = systemClock }: StreamTarget,
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const reader = body.getReader();
  const events = createEventReader();
  let isFinished = false;
  // Servers that are busy send comments, which keep a connection alive and say nothing.
  let silentUntil = clock.now() + CHAT_SILENCE_MS;
  try {
    for (;;) {
      const { value } = await readInTime(reader, model, clock, silentUntil, signal);
      for (const data of value === undefined ? events.end() : events.push(value)) {
        silentUntil = clock.now() + CHAT_SILENCE_MS;
        if (data === DONE) return;
        const chunk = chunkIn(data, model);
        if (chunk === null) continue;
        isFinished ||= chunk.finishReason !== null;
        yield chunk;
      }
      if (value === undefined) throw new ModelError(model, 'failed', 'broke off its answer');
    }
  } catch (error) {
    // All was said when only the count of its tokens, or the mark of the end, is missing.
    if (!isFinished) throw error;
  } finally {
    // Whether the other side hears of it matters to nobody here.
    reader.cancel().catch(() => undefined);
  }
}

async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  model: string,
  clock: Clock,
  until: number,
  signal: AbortSignal,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  const over = new AbortController();
  const silent = clock.wait(until - clock.now(), over.signal).then(() => {
    throw new ModelError(model, 'late', `silent for ${CHAT_SILENCE_MS} ms`);
  });
  const ended = abortOf(signal, model, over.signal);
  const read = reader.read();
  try {
    return await Promise.race([read, silent, ended]);
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(model, 'failed', 'broke off its answer');
  } finally {
    Promise.allSettled([read, silent, ended]);
    over.abort();
  }
}

/** Result of `work`, unless nobody waits for it any longer: not everything that works hears of a signal. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal, model: string): Promise<T> {
  const over = new AbortController();
  const aborted = abortOf(signal, model, over.signal);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    Promise.allSettled([work, aborted]);
    over.abort();
  }
}

/** Rejects when the signal aborts; `over` frees the listener. */
const abortOf = (signal: AbortSignal, model: string, over: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new ModelError(model, 'late', 'was not waited for any longer'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: over });
  });
