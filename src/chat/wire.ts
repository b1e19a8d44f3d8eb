/** Answers as clients of OpenAI read them: completions, chunks, usage, and the lines of a stream. Pure. */
import type { ChatChunk, ChatCompletion, ChatFields, ChatUsage } from '../memory/ports.ts';

/** Fields that all pieces of an answer have in common. */
export interface AnswerHead {
  readonly id: string;
  /** Seconds UTC. */
  readonly created: number;
  readonly model: string;
}

/** Wording of answers in a protocol. */
export interface AnswerWire {
  whole(
    head: AnswerHead,
    completion: Pick<ChatCompletion, 'message' | 'finishReason' | 'more'>,
    usage: ChatUsage,
  ): ChatFields;
  /** Note to keep with the reply, where the protocol lets clients ask for an answer again. */
  kept?(head: AnswerHead, finishReason: string, usage: ChatUsage): ChatFields;
  /** The lines of one stream. */
  stream(head: AnswerHead, options: { readonly withUsage: boolean }): StreamWire;
}

/** The lines of a stream, in the order in which they are asked for; empty where a protocol says nothing. */
export interface StreamWire {
  begin(): string;
  piece(chunk: Pick<ChatChunk, 'delta' | 'more'>): string;
  end(finishReason: string, usage: () => ChatUsage): string;
  /** The end of a stream that has failed; `error` is the body of an error as the protocol has it. */
  error(error: object): string;
}

/** A message of the protocol as data of a stream. */
export const dataLine = (value: ChatFields): string => `data: ${JSON.stringify(value)}\n\n`;
/** A comment of a stream: clients read over it. JSON has no line breaks. */
export const commentLine = (name: string, value: unknown): string => `: ${name} ${JSON.stringify(value)}\n\n`;
const DONE_LINE = 'data: [DONE]\n\n';

/** A chunk; `usage` null stands in every one but the last when the client asked for usage. */
const toChunk = (
  head: AnswerHead,
  { delta, finishReason, more }: Pick<ChatChunk, 'delta' | 'finishReason' | 'more'>,
  withUsage: boolean,
): ChatFields => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, ...more, finish_reason: finishReason }],
  ...(withUsage ? { usage: null } : {}),
});

/** The chunk that tells nothing but usage. */
const toUsageChunk = (head: AnswerHead, usage: ChatUsage): ChatFields => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [],
  usage: withTotal(usage),
});

/** A whole answer. */
const toCompletion = (
  head: AnswerHead,
  { message, finishReason, more }: Pick<ChatCompletion, 'message' | 'finishReason' | 'more'>,
  usage: ChatUsage,
): ChatFields => ({
  ...head,
  object: 'chat.completion',
  choices: [{ index: 0, message, logprobs: null, ...more, finish_reason: finishReason }],
  usage: withTotal(usage),
});

/** The protocol of chat completions. */
export const COMPLETIONS: AnswerWire = {
  whole: toCompletion,
  stream: (head, { withUsage }) => {
    const say = (delta: ChatFields, finishReason: string | null, more: ChatFields = {}) =>
      dataLine(toChunk(head, { delta, finishReason, more }, withUsage));
    return {
      begin: () => say({ role: 'assistant', content: '' }, null),
      piece: ({ delta, more }) => (Object.keys(delta).length > 0 ? say(delta, null, more) : ''),
      end: (finishReason, usage) =>
        say({}, finishReason) + (withUsage ? dataLine(toUsageChunk(head, usage())) : '') + DONE_LINE,
      error: (error) => dataLine({ error }),
    };
  },
};

const withTotal = (usage: ChatUsage): ChatFields => ({
  ...usage,
  total_tokens: usage.prompt_tokens + usage.completion_tokens,
});
