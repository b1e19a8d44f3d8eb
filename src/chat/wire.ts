/** Answers as clients of OpenAI read them: completions, chunks, usage, and the lines of a stream. Pure. */
import type { ChatChunk, ChatCompletion, ChatFields, ChatUsage } from '../memory/ports.ts';

/** What all pieces of an answer have in common. */
export interface AnswerHead {
  readonly id: string;
  /** Seconds UTC. */
  readonly created: number;
  readonly model: string;
}

/** A message of the protocol as data of a stream. */
export const dataLine = (value: ChatFields): string => `data: ${JSON.stringify(value)}\n\n`;
/** A comment of a stream: clients read over it. JSON has no line breaks. */
export const commentLine = (name: string, value: unknown): string => `: ${name} ${JSON.stringify(value)}\n\n`;
export const DONE_LINE = 'data: [DONE]\n\n';

/** A chunk; `usage` null stands in every one but the last when the client asked for usage. */
export const toChunk = (
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
export const toUsageChunk = (head: AnswerHead, usage: ChatUsage): ChatFields => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [],
  usage: withTotal(usage),
});

/** A whole answer. */
export const toCompletion = (
  head: AnswerHead,
  { message, finishReason, more }: Pick<ChatCompletion, 'message' | 'finishReason' | 'more'>,
  usage: ChatUsage,
): ChatFields => ({
  ...head,
  object: 'chat.completion',
  choices: [{ index: 0, message, logprobs: null, ...more, finish_reason: finishReason }],
  usage: withTotal(usage),
});

const withTotal = (usage: ChatUsage): ChatFields => ({
  ...usage,
  total_tokens: usage.prompt_tokens + usage.completion_tokens,
});
