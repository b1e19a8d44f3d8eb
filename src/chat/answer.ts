/**
 * A chat answer from the first chunk of its model to the end of its turn. The turn ends in one of three ways: the words are
 * committed as its reply; it is taken back, because the model failed; or it stays open, because the model has called tools or
 * said nothing. A client that goes away changes nothing: what was begun is heard to its end, as far as there is time.
 */
import { describeError, log } from '../lib/log.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { MemoryError } from '../memory/errors.ts';
import type { ChatChunk, ChatFields, ChatModel, ChatRequest, ChatUsage } from '../memory/ports.ts';
import { type Clock, systemClock } from '../models/clock.ts';
import type { ReplyNotes } from './decide-turn.ts';
import { toModelFailure } from './model-failure.ts';
import { countRequestTokens } from './model-request.ts';
import { ReplyAssembler } from './reply-assembler.ts';
import { type AnswerHead, type AnswerWire, commentLine } from './wire.ts';

/**
 * Time (ms) for which a model is heard after its client has gone. A Worker has thirty seconds then, and the reply must still be
 * written.
 */
const DRAIN_MS = 20_000;

/** Ways to end a turn, of which each answer takes one. */
export interface TurnEnd {
  reply(text: string, notes: ReplyNotes): Promise<Result<unknown, MemoryError>>;
  /** Leaves it open for whoever goes on with it; `said` is what the model said instead of an answer: its calls of tools, if any. */
  leave(said: ChatFields): Promise<Result<unknown, MemoryError>>;
  /** Takes the turn back. Must not throw. */
  abort(): Promise<void>;
}

/** An answer that is to be given. */
export interface ChatAnswer {
  readonly head: AnswerHead;
  readonly wire: AnswerWire;
  readonly model: Pick<ChatModel, 'complete' | 'stream'>;
  readonly request: ChatRequest;
  readonly end: TurnEnd;
  /** Fields that the client wants to know besides, by name. */
  readonly debug: Readonly<Record<string, unknown>> | null;
}

/** Gives the answer as a whole. */
export async function answerWhole({
  head,
  wire,
  model,
  request,
  end,
  debug,
}: ChatAnswer): Promise<Result<ChatFields, MemoryError>> {
  const answered = await unlessFailed(end, () => model.complete(request));
  if (!answered.ok) return answered;
  const heard = ReplyAssembler.of(answered.value);
  const usage = heard.usage(() => countRequestTokens(request));
  const committed = await conclude(end, heard, keptBy(wire, head, heard, usage));
  if (!committed.ok) return committed;
  const told = wire.whole(head, answered.value, usage);
  return ok({ ...told, ...(debug ? { strata: debug } : {}) });
}

/** Asks the model; its turn is taken back when that fails. */
async function unlessFailed<T>(end: TurnEnd, ask: () => Promise<T>): Promise<Result<T, MemoryError>> {
  try {
    return ok(await ask());
  } catch (error) {
    await end.abort();
    const failure = toModelFailure(error);
    if (failure === null) throw error;
    return err(failure);
  }
}

/** Ends the turn of an answer that is complete, or as complete as it gets. */
const conclude = (
  end: TurnEnd,
  { text, message }: ReplyAssembler,
  notes: ReplyNotes,
): Promise<Result<unknown, MemoryError>> => (text === null ? end.leave(message) : end.reply(text, notes));

/** Note that a protocol keeps with the reply, to answer by its id again. */
function keptBy(
  wire: AnswerWire,
  head: AnswerHead,
  { finishReason }: ReplyAssembler,
  usage: ChatUsage,
): ReplyNotes {
  const response = wire.kept?.(head, finishReason, usage);
  return response === undefined ? {} : { response };
}

/** An answer that is being streamed. */
export interface AnswerStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Resolves when the turn has ended, whether anybody listens or not. */
  readonly done: Promise<void>;
}

export interface StreamOptions {
  readonly withUsage: boolean;
  /** The body of an error, for what goes wrong after the status was sent; null for a bug. */
  toError(error: MemoryError | null): object;
  readonly clock?: Clock;
}

/** Gives the answer in pieces. A failure before the first of them is the result's; later ones are told in the stream. */
export async function answerStream(
  answer: ChatAnswer,
  options: StreamOptions,
): Promise<Result<AnswerStream, MemoryError>> {
  const stop = new AbortController();
  const begun = await unlessFailed(answer.end, () => answer.model.stream(answer.request, stop.signal));
  if (!begun.ok) return begun;
  const listener = new Listener(stop, options.clock ?? systemClock);
  return ok({ body: listener.body, done: tell(answer, begun.value, listener, options) });
}

async function tell(
  { head, wire, request, end, debug }: ChatAnswer,
  chunks: AsyncIterable<ChatChunk>,
  listener: Listener,
  { withUsage, toError }: StreamOptions,
): Promise<void> {
  const heard = new ReplyAssembler();
  const lines = wire.stream(head, { withUsage });
  for (const [name, value] of Object.entries(debug ?? {})) listener.say(commentLine(debugName(name), value));
  listener.say(lines.begin());
  try {
    for await (const chunk of chunks) {
      heard.hear(chunk);
      // The end of the answer is told when its turn has ended too.
      listener.say(lines.piece(chunk));
    }
  } catch (error) {
    if (!listener.isGivenUp || heard.text === null) {
      await end.abort();
      return listener.end(lines.error(toError(toFailure(error))));
    }
  }
  try {
    const usage = heard.usage(() => countRequestTokens(request));
    const notes = { ...listener.notes, ...keptBy(wire, head, heard, usage) };
    const committed = await conclude(end, heard, notes);
    if (!committed.ok) return listener.end(lines.error(toError(committed.error)));
    listener.end(lines.end(heard.finishReason, () => usage));
  } catch (error) {
    listener.end(lines.error(toError(toFailure(error))));
  }
}

/** Error for the client of an answer that has begun, when it is too late to throw; null for a bug, which is logged. */
function toFailure(error: unknown): MemoryError | null {
  const failure = toModelFailure(error);
  if (failure === null) log('error', 'chat_failed', { error: describeError(error) });
  return failure;
}

const debugName = (name: string): string => `${name.toUpperCase()}_DEBUG`;

const encoder = new TextEncoder();

/** The client at the other end of a stream, for as long as it is there. */
class Listener {
  readonly body: ReadableStream<Uint8Array>;
  /** The model was ended because its client had gone too long ago. */
  isGivenUp = false;
  #isGone = false;
  readonly #ended = new AbortController();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(stop: AbortController, clock: Clock) {
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#isGone = true;
        void clock.wait(DRAIN_MS, this.#ended.signal).then(() => {
          if (this.#ended.signal.aborted) return;
          this.isGivenUp = true;
          stop.abort();
        });
      },
    });
  }

  get notes(): ReplyNotes {
    return {
      ...(this.#isGone ? { unheard: true } : {}),
      ...(this.isGivenUp ? { partial: true } : {}),
    };
  }

  /** An answer is a few kilobytes: whoever reads slowly finds all of it waiting. */
  say(text: string): void {
    if (!this.#isGone && text !== '') this.#controller?.enqueue(encoder.encode(text));
  }

  end(text: string): void {
    this.say(text);
    if (!this.#isGone) this.#controller?.close();
    this.#ended.abort();
  }
}
