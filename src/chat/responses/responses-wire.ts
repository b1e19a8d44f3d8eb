/** Answers as OpenAI's Responses protocol words them: an object with its output, or events that build it up. Pure. */
import type { ChatFields, ChatUsage } from '../../memory/ports.ts';
import { CallAssembler, type HeardCall, ReplyAssembler } from '../reply-assembler.ts';
import type { AnswerHead, AnswerWire, StreamWire } from '../wire.ts';

/** Fields of its request that a response repeats. */
export type Repeated = ChatFields;

/** The wire of one request. */
export const responsesWire = (repeated: Repeated): AnswerWire => ({
  whole: (head, completion, usage) => {
    const heard = ReplyAssembler.of({ ...completion, usage: null });
    return toResponse(head, repeated, {
      output: outputOf(head, heard.said, heard.calls),
      finishReason: heard.finishReason,
      usage,
    });
  },
  kept: ({ model }, finish_reason, usage) => ({
    model,
    finish_reason,
    usage,
    repeated: Object.fromEntries(KEPT.flatMap((name) => (name in repeated ? [[name, repeated[name]]] : []))),
  }),
  stream: (head) => new EventLines(head, repeated),
});

/** Repeated fields that are kept: those that the client knows a response by. */
const KEPT = ['metadata', 'previous_response_id'] as const;

/** A response that was given before: its words, or the calls of tools that it made. */
export interface StoredResponse {
  readonly head: AnswerHead;
  readonly text: string;
  readonly calls: readonly HeardCall[];
  /** Note that was kept with it; null where nothing was. */
  readonly kept: ChatFields | null;
}

/** A given response, as an object. */
export function tellAgain({ head, text, calls, kept }: StoredResponse): ChatFields {
  const { finish_reason, usage, repeated } = kept ?? {};
  return toResponse(head, (repeated ?? {}) as ChatFields, {
    output: outputOf(head, text, calls),
    finishReason: typeof finish_reason === 'string' ? finish_reason : 'stop',
    usage: (usage ?? null) as ChatUsage | null,
  });
}

/** Tells a response again as the events of a stream, from behind the one of a number. */
export function streamAgain({ head, text, calls, kept }: StoredResponse, after: number): string {
  const lines = new EventLines(head, (kept?.repeated ?? {}) as ChatFields, after);
  const tool_calls = calls.map((call, index) => ({
    index,
    id: call.id,
    function: { name: call.name, arguments: call.arguments },
  }));
  const finish = typeof kept?.finish_reason === 'string' ? kept.finish_reason : 'stop';
  return (
    lines.begin() +
    lines.piece({ delta: { content: text, ...(calls.length > 0 ? { tool_calls } : {}) } }) +
    lines.end(finish, () => (kept?.usage ?? null) as ChatUsage | null)
  );
}

const outputOf = (head: AnswerHead, text: string, calls: readonly HeardCall[]): ChatFields[] => [
  ...(text === '' ? [] : [messageItem(head, text)]),
  ...calls.map((call) => callItem(head, call)),
];

const messageItem = (head: AnswerHead, text: string, status = 'completed'): ChatFields => ({
  id: `msg_${head.id}`,
  type: 'message',
  status,
  role: 'assistant',
  content: status === 'completed' ? [textPart(text)] : [],
});

const textPart = (text: string): ChatFields => ({ type: 'output_text', text, annotations: [], logprobs: [] });

const callItem = (head: AnswerHead, call: HeardCall, status = 'completed'): ChatFields => ({
  id: `fc_${head.id}_${call.id}`,
  type: 'function_call',
  status,
  call_id: call.id,
  name: call.name,
  arguments: status === 'completed' ? call.arguments : '',
});

/** Reasons for which an answer ended before it was complete. */
const INCOMPLETE: Readonly<Record<string, string>> = {
  length: 'max_output_tokens',
  content_filter: 'content_filter',
};

interface Ended {
  readonly output: readonly ChatFields[];
  readonly finishReason: string;
  /** Null of a response that is told again, where nobody counted. */
  readonly usage: ChatUsage | null;
}

function toResponse({ id, created, model }: AnswerHead, repeated: Repeated, ended: Ended | null): ChatFields {
  const reason = ended === null ? undefined : INCOMPLETE[ended.finishReason];
  return {
    ...DEFAULTS,
    ...repeated,
    id,
    object: 'response',
    created_at: created,
    model,
    status: ended === null ? 'in_progress' : reason === undefined ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: reason === undefined ? null : { reason },
    output: ended?.output ?? [],
    usage: ended?.usage == null ? null : toUsage(ended.usage),
  };
}

const DEFAULTS = {
  instructions: null,
  metadata: {},
  parallel_tool_calls: true,
  previous_response_id: null,
  temperature: null,
  tool_choice: 'auto',
  tools: [],
  top_p: null,
};

function toUsage({ prompt_tokens, completion_tokens, ...more }: ChatUsage): ChatFields {
  const cached = (more.prompt_tokens_details as ChatFields | undefined)?.cached_tokens;
  const reasoning = (more.completion_tokens_details as ChatFields | undefined)?.reasoning_tokens;
  return {
    input_tokens: prompt_tokens,
    input_tokens_details: { cached_tokens: cached ?? 0 },
    output_tokens: completion_tokens,
    output_tokens_details: { reasoning_tokens: reasoning ?? 0 },
    total_tokens: prompt_tokens + completion_tokens,
  };
}

/** The events of one response, numbered from 0. */
class EventLines implements StreamWire {
  readonly #head: AnswerHead;
  readonly #repeated: Repeated;
  readonly #after: number;
  #number = 0;
  #text: string | null = null;
  readonly #calls = new CallAssembler();
  /** Places of the message and of each call in the output, in the order in which they began. */
  #begun: ('message' | number)[] = [];

  /** `after` is the number of the last event that its reader has. */
  constructor(head: AnswerHead, repeated: Repeated, after = -1) {
    this.#head = head;
    this.#repeated = repeated;
    this.#after = after;
  }

  begin(): string {
    const response = toResponse(this.#head, this.#repeated, null);
    return this.#event('response.created', { response }) + this.#event('response.in_progress', { response });
  }

  piece({ delta }: { readonly delta: ChatFields }): string {
    let lines = '';
    const text = saidIn(delta);
    if (text !== '') lines += this.#say(text);
    const { tool_calls } = delta;
    if (!Array.isArray(tool_calls)) return lines;
    for (const { at, added } of this.#calls.hear(tool_calls)) lines += this.#call(at, added);
    return lines;
  }

  end(finishReason: string, usage: () => ChatUsage | null): string {
    const output: ChatFields[] = [];
    let lines = '';
    for (const [output_index, begun] of this.#begun.entries()) {
      const { item, told } =
        begun === 'message' ? this.#endMessage(output_index) : this.#endCall(begun, output_index);
      output.push(item);
      lines += told + this.#event('response.output_item.done', { output_index, item });
    }
    const response = toResponse(this.#head, this.#repeated, { output, finishReason, usage: usage() });
    const type = response.status === 'completed' ? 'response.completed' : 'response.incomplete';
    return lines + this.#event(type, { response });
  }

  error(error: object): string {
    const { message, code, param } = error as ChatFields;
    return this.#event('error', { code: code ?? null, message, param: param ?? null });
  }

  #say(delta: string): string {
    let lines = '';
    if (this.#text === null) {
      const output_index = this.#begun.push('message') - 1;
      this.#text = '';
      const item = messageItem(this.#head, '', 'in_progress');
      lines += this.#event('response.output_item.added', { output_index, item });
      lines += this.#event('response.content_part.added', { ...this.#inMessage(), part: textPart('') });
    }
    this.#text += delta;
    return lines + this.#event('response.output_text.delta', { ...this.#inMessage(), delta, logprobs: [] });
  }

  #endMessage(_: number): { item: ChatFields; told: string } {
    const text = this.#text ?? '';
    const part = textPart(text);
    return {
      item: messageItem(this.#head, text),
      told:
        this.#event('response.output_text.done', { ...this.#inMessage(), text, logprobs: [] }) +
        this.#event('response.content_part.done', { ...this.#inMessage(), part }),
    };
  }

  #inMessage(): ChatFields {
    const { id } = messageItem(this.#head, '');
    return { item_id: id, output_index: this.#begun.indexOf('message'), content_index: 0 };
  }

  #call(at: number, delta: string): string {
    let lines = '';
    const call = this.#calls.calls[at] as HeardCall;
    if (!this.#begun.includes(at)) {
      const output_index = this.#begun.push(at) - 1;
      const item = callItem(this.#head, call, 'in_progress');
      lines += this.#event('response.output_item.added', { output_index, item });
    }
    if (delta === '') return lines;
    return lines + this.#event('response.function_call_arguments.delta', { ...this.#inCall(at), delta });
  }

  #endCall(at: number, _: number): { item: ChatFields; told: string } {
    const call = this.#calls.calls[at] as HeardCall;
    const item = callItem(this.#head, call);
    const { name, arguments: text } = call;
    const told = this.#event('response.function_call_arguments.done', {
      ...this.#inCall(at),
      name,
      arguments: text,
    });
    return { item, told };
  }

  #inCall(at: number): ChatFields {
    const { id } = callItem(this.#head, this.#calls.calls[at] as HeardCall);
    return { item_id: id, output_index: this.#begun.indexOf(at) };
  }

  #event(type: string, fields: ChatFields): string {
    const sequence_number = this.#number++;
    if (sequence_number <= this.#after) return '';
    const data = JSON.stringify({ type, ...fields, sequence_number });
    return `event: ${type}\ndata: ${data}\n\n`;
  }
}

/** The words in a piece of an answer; what refuses says so in words too. */
const saidIn = ({ content, refusal }: ChatFields): string =>
  (typeof content === 'string' ? content : '') + (typeof refusal === 'string' ? refusal : '');
