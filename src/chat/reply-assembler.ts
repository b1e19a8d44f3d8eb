/** Reply of a model so far, put together from its pieces: the words that become the reply, and what it cost. */
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
  readonly #calls = new CallAssembler();

  /** Reply of an answer that came as a whole. */
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
      this.#calls.hear(tool_calls);
      this.#beside += tool_calls.map((call: ChatFields) => JSON.stringify(call.function ?? {})).join('');
    }
    this.#finishReason = finishReason ?? this.#finishReason;
    this.#usage = usage ?? this.#usage;
  }

  /** The words that are remembered; null when there are none, or when the model has called tools and goes on after them. */
  get text(): string | null {
    return this.#calls.isEmpty ? rememberedText(this.#content) : null;
  }

  /** All words, whether they are remembered or not. */
  get said(): string {
    return this.#content;
  }

  get calls(): readonly HeardCall[] {
    return this.#calls.calls;
  }

  /** All of it as a message of the protocol. */
  get message(): ChatFields {
    return {
      role: 'assistant',
      content: this.#content === '' ? null : this.#content,
      ...(this.#calls.isEmpty ? {} : { tool_calls: this.#calls.whole }),
    };
  }

  get finishReason(): string {
    return this.#finishReason ?? (this.#calls.isEmpty ? 'stop' : 'tool_calls');
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

/** A call of a tool, as far as it was heard. */
export interface HeardCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** Calls of tools, put together from their pieces: each piece says which call it is of, where there are several. */
export class CallAssembler {
  readonly #calls: { id: string; name: string; arguments: string }[] = [];
  readonly #places = new Map<unknown, number>();

  /** Takes pieces in, and says for each which call it is of, counted from 0, and what it adds to its arguments. */
  hear(pieces: readonly ChatFields[]): { readonly at: number; readonly added: string }[] {
    return pieces.map(({ index, id, function: called }) => {
      const key = index ?? id ?? `place ${this.#places.size}`;
      const at = this.#places.get(key) ?? this.#calls.length;
      this.#places.set(key, at);
      const call = this.#calls[at] ?? { id: '', name: '', arguments: '' };
      this.#calls[at] = call;
      const { name, arguments: added } = (called ?? {}) as ChatFields;
      if (typeof id === 'string' && id !== '') call.id = id;
      if (typeof name === 'string' && call.name === '') call.name = name;
      const text = typeof added === 'string' ? added : added === undefined ? '' : JSON.stringify(added);
      call.arguments += text;
      return { at, added: text };
    });
  }

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  /** The calls so far; some servers give them no ids, and clients answer by these. */
  get calls(): readonly HeardCall[] {
    return this.#calls.map((call, i) => ({ ...call, id: call.id || `call_${i}` }));
  }

  /** Calls in the form of chat completions, each whole. */
  get whole(): ChatFields[] {
    return this.calls.map(({ id, name, arguments: text }) => ({
      id,
      type: 'function',
      function: { name, arguments: text },
    }));
  }
}

/** Some providers answer in parts, thoughts among them. */
function wordsIn(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  return parts.map((part) => wordsIn((part as { text?: unknown } | null)?.text)).join('');
}

/**
 * Part of a model's answer that is remembered: no thoughts, and no more than a message may have; null when nothing is
 * left.
 */
function rememberedText(said: string): string | null {
  const text = fittingMessage(withoutThoughts(said));
  return VISIBLE.test(text) ? text : null;
}
