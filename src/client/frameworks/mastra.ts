/**
 * Memory for Mastra: a processor that stands among the input and the output processors of an agent. The last user message is the turn, the
 * model is sent the prompt of that turn, and the agent's answer closes it. Where a turn has no prompt the model is not asked.
 */
import type {
  ProcessLLMRequestArgs,
  ProcessLLMRequestResult,
  ProcessOutputResultArgs,
  Processor,
} from '@mastra/core/processors';
import type { Client } from '../client.ts';
import { insteadOfAnswer, type Whose } from './chat-memory.ts';
import { type BeginTurn, type Begun, type Prompt, promptTurns } from './prompt-turns.ts';

/** User and conversation of an agent's memory. Mastra's own keys of resource and thread in a request context go before them. */
export interface ProcessorOptions extends Partial<Whose> {
  /** Told when an answer could not be recorded; without it the agent fails then, although the model has answered. */
  readonly onError?: (error: unknown) => void;
}

/** Keys under which Mastra keeps whose memory and which thread a request is of. */
const [USER_KEY, CONVERSATION_KEY] = ['mastra__resourceId', 'mastra__threadId'];
/** Key under which the turn of a request is kept from one of its steps to the next. */
const TURN = 'strata';

/** `new Agent({ …, inputProcessors: [memory], outputProcessors: [memory] })`, with `memory = new StrataProcessor(client, { user: 'ana' })`. */
export class StrataProcessor implements Processor<'strata'> {
  readonly id = 'strata';
  readonly #begin: BeginTurn;
  readonly #options: ProcessorOptions;

  constructor(client: Client, options: ProcessorOptions = {}) {
    this.#begin = promptTurns(client, options.onError);
    this.#options = options;
  }

  async processLLMRequest(request: ProcessLLMRequestArgs): Promise<ProcessLLMRequestResult> {
    const { prompt, state, requestContext, abortSignal } = request;
    const named = (key: string) => requestContext?.get(key) as string | undefined;
    const user = named(USER_KEY) ?? this.#options.user;
    if (user === undefined) throw new TypeError('user: whose memory the agent has must be named');
    const conversation = named(CONVERSATION_KEY) ?? this.#options.conversation;
    const whose = { user, conversation, channel: this.#options.channel };
    // Of both versions of the form only what they have in common is read, and the rest is handed on.
    const begun = await this.#begin(whose, prompt as unknown as Prompt, abortSignal);
    if (begun === null) return undefined;
    if (begun.turn.prompt === null) return { response: { chunks: saying(insteadOfAnswer(begun.turn)) } };
    state[TURN] = begun;
    return { prompt: begun.prompt as unknown as ProcessLLMRequestArgs['prompt'] };
  }

  async processOutputResult({ messages, result, state }: ProcessOutputResultArgs) {
    const begun = state[TURN] as Begun | undefined;
    if (result.finishReason !== 'tool-calls') await begun?.end(result.text);
    return messages;
  }
}

/** The chunks of a step in which a model says a text. */
const saying = (text: string) => [
  { type: 'text-start', payload: { id: '0' } },
  { type: 'text-delta', payload: { id: '0', text } },
  { type: 'text-end', payload: { id: '0' } },
  {
    type: 'finish',
    payload: {
      stepResult: { reason: 'stop' },
      output: { usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 } },
      metadata: {},
      messages: { all: [], user: [], nonUser: [] },
    },
  },
];
