/** What a model has said so far, put together from its pieces: the words that become the reply, and what it cost. */
import { countTokens } from '../lib/text/tokens.ts';
import { fittingMessage, VISIBLE } from '../memory/changes/content.ts';
import type { ChatChunk, ChatCompletion, ChatFields, ChatUsage } from '../memory/ports.ts';
import { withoutThoughts } from '../models/language-model/language-answer.ts';

export class ReplyAssembler {
  #content = '';
  /** Arguments of calls, and thoughts: counted where the provider counts nothing. */
  #beside = '';
  #usage: ChatUsage | null = null;
  #finishReason: string | null = null;
  #callsTools = false;

  /** What an answer says that came as a whole. */
  static of({ message, ...completion }: ChatCompletion): ReplyAssembler {
    const heard = new ReplyAssembler();
    heard.hear({ ...completion, delta: message });
    return heard;
  }

  hear({ delta, finishReason, usage }: ChatChunk): void {
    const { content, refusal, reasoning_content, tool_calls } = delta;
    this.#content += wordsIn(content) + wordsIn(refusal);
    if (typeof reasoning_content === 'string') this.#beside += reasoning_content;
    if (Array.isArray(tool_calls) && tool_calls.length > 0) {
      this.#callsTools = true;
      this.#beside += tool_calls.map((call: ChatFields) => JSON.stringify(call.function ?? {})).join('');
    }
    this.#finishReason = finishReason ?? this.#finishReason;
    this.#usage = usage ?? this.#usage;
  }

  /** The words that are remembered; null when there are none, or when the model has called tools and goes on after them. */
  get text(): string | null {
    return this.#callsTools ? null : rememberedText(this.#content);
  }

  get finishReason(): string {
    return this.#finishReason ?? (this.#callsTools ? 'tool_calls' : 'stop');
  }

  /** The provider's count, or our own of as many tokens of a prompt. */
  usage(promptTokens: () => number): ChatUsage {
    return (
      this.#usage ?? {
        prompt_tokens: promptTokens(),
        completion_tokens: countTokens(this.#content) + countTokens(this.#beside),
      }
    );
  }
}

/** Some providers answer in parts, thoughts among them. */
function wordsIn(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  return parts.map((part) => wordsIn((part as { text?: unknown } | null)?.text)).join('');
}

/** What is remembered of what a model said: no thoughts, and no more than a message may have; null when that is nothing. */
function rememberedText(said: string): string | null {
  const text = fittingMessage(withoutThoughts(said));
  return VISIBLE.test(text) ? text : null;
}
