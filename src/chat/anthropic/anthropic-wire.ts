/** Answers as Anthropic's Messages protocol words them: blocks of text and of calls, whole or built up by events. Pure. */
import { parseJson } from '../../lib/json.ts';
import type { ChatFields, ChatUsage } from '../../memory/ports.ts';
import { CallAssembler, type HeardCall, ReplyAssembler } from '../reply-assembler.ts';
import type { AnswerHead, AnswerWire, StreamWire } from '../wire.ts';

/** The protocol of messages. */
export const MESSAGES: AnswerWire = {
  whole: (head, completion, usage) => {
    const heard = ReplyAssembler.of({ ...completion, usage: null });
    return {
      ...begunMessage(head),
      content: [
        ...(heard.said === '' && heard.calls.length > 0
          ? []
          : [{ type: 'text', text: heard.said, citations: null }]),
        ...heard.calls.map((call) => ({ ...callBlock(call), input: parseJson(call.arguments) ?? {} })),
      ],
      stop_reason: stopReason(heard.finishReason),
      usage: toUsage(usage),
    };
  },
  stream: (head) => new EventLines(head),
};

const begunMessage = ({ id, model }: AnswerHead): ChatFields => ({
  id,
  type: 'message',
  role: 'assistant',
  model,
  content: [],
  stop_reason: null,
  stop_sequence: null,
});

const callBlock = ({ id, name }: HeardCall): ChatFields => ({ type: 'tool_use', id, name, input: {} });

const STOP_REASONS: Readonly<Record<string, string>> = {
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'refusal',
};
const stopReason = (finishReason: string): string => STOP_REASONS[finishReason] ?? 'end_turn';

function toUsage({ prompt_tokens, completion_tokens, ...more }: ChatUsage): ChatFields {
  const cached = Number((more.prompt_tokens_details as ChatFields | undefined)?.cached_tokens ?? 0);
  return {
    // What was read from a cache is counted apart.
    input_tokens: prompt_tokens - cached,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: completion_tokens,
  };
}

/** The events of one message. */
class EventLines implements StreamWire {
  readonly #head: AnswerHead;
  readonly #calls = new CallAssembler();
  /** Open block: the text, or a call by its place; null where none is open. */
  #open: 'text' | number | null = null;
  #blocks = 0;

  constructor(head: AnswerHead) {
    this.#head = head;
  }

  begin(): string {
    const message = { ...begunMessage(this.#head), usage: { input_tokens: 0, output_tokens: 0 } };
    return event('message_start', { message });
  }

  piece({ delta: { content, refusal, tool_calls } }: { readonly delta: ChatFields }): string {
    let lines = '';
    for (const text of [content, refusal])
      if (typeof text === 'string' && text !== '') {
        lines += this.#openBlock('text', { type: 'text', text: '' });
        lines += this.#delta({ type: 'text_delta', text });
      }
    if (!Array.isArray(tool_calls)) return lines;
    for (const { at, added } of this.#calls.hear(tool_calls)) {
      lines += this.#openBlock(at, callBlock(this.#calls.calls[at] as HeardCall));
      if (added !== '') lines += this.#delta({ type: 'input_json_delta', partial_json: added });
    }
    return lines;
  }

  end(finishReason: string, usage: () => ChatUsage): string {
    const delta = { stop_reason: stopReason(finishReason), stop_sequence: null };
    return (
      this.#closeBlock() +
      event('message_delta', { delta, usage: toUsage(usage()) }) +
      event('message_stop', {})
    );
  }

  error(error: object): string {
    return `event: error\ndata: ${JSON.stringify(error)}\n\n`;
  }

  #openBlock(of: 'text' | number, content_block: ChatFields): string {
    if (this.#open === of) return '';
    const closed = this.#closeBlock();
    this.#open = of;
    return closed + event('content_block_start', { index: this.#blocks, content_block });
  }

  #closeBlock(): string {
    if (this.#open === null) return '';
    this.#open = null;
    return event('content_block_stop', { index: this.#blocks++ });
  }

  #delta(delta: ChatFields): string {
    return event('content_block_delta', { index: this.#blocks, delta });
  }
}

const event = (type: string, fields: ChatFields): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
