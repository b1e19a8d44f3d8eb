/**
 * The language models of the stand-in for Workers AI. They understand nothing: they check their input as the published schemas
 * do, and say what a script has them say, each in the shape of its own model.
 */
import { refuse } from './workers-ai-refusal.ts';

type Inputs = Readonly<Record<string, unknown>>;

interface ToyModel {
  /** How it takes a JSON schema: as it is, as OpenAI does, or not at all. */
  readonly schemas: 'bare' | 'named' | 'none';
  /** Its answer. */
  readonly shape: 'response' | 'choices';
}

const MODELS: Readonly<Record<string, ToyModel>> = {
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': { schemas: 'bare', shape: 'response' },
  '@cf/zai-org/glm-4.7-flash': { schemas: 'named', shape: 'choices' },
  '@cf/google/gemma-4-26b-a4b-it': { schemas: 'named', shape: 'choices' },
  '@cf/mistral/mistral-7b-instruct-v0.1': { schemas: 'none', shape: 'response' },
};

const isMessage = (value: unknown): boolean => {
  const { role, content } = (value ?? {}) as Inputs;
  return ['system', 'user', 'assistant', 'tool'].includes(String(role)) && typeof content === 'string';
};

/** Refuses what the schema refuses; whether the answer is to be JSON. */
function checkInputs(model: ToyModel, { messages, max_tokens, response_format }: Inputs): boolean {
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage))
    return refuse(5006, "'/messages' must be a list of messages");
  if (max_tokens !== undefined && !Number.isInteger(max_tokens))
    return refuse(5006, "'/max_tokens' must be an integer");
  if (response_format === undefined) return false;
  const { json_schema } = response_format as Inputs;
  const isNamed = typeof (json_schema as Inputs | undefined)?.name === 'string';
  if (model.schemas === 'none') return refuse(5025, 'This model does not support JSON Schema.');
  if (isNamed !== (model.schemas === 'named')) return refuse(5006, "'/response_format' does not match");
  return true;
}

function complete(model: ToyModel, inputs: Inputs, said: string) {
  const isJson = checkInputs(model, inputs);
  if (inputs.stream === true) return streamed(model, said);
  if (model.shape === 'choices')
    return {
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
    };
  return { response: isJson ? parsedIf(said) : said };
}

/** What a binding streams: bytes of server-sent events, of which the older models end with a count and no reason. */
function streamed({ shape }: ToyModel, said: string): ReadableStream<Uint8Array> {
  const words = said.match(/\S+\s*/g) ?? [];
  const chunk = (delta: unknown, finish_reason: string | null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  const usage = { prompt_tokens: 9, completion_tokens: words.length, total_tokens: 9 + words.length };
  const events =
    shape === 'choices'
      ? [...words.map((content) => chunk({ content }, null)), { ...chunk({}, 'stop'), usage }]
      : [...words.map((response) => ({ response, p: 'abc' })), { response: '', usage }];
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'].map(
    (data) => `data: ${data}\n\n`,
  );
  return new Response(lines.join('')).body as ReadableStream<Uint8Array>;
}

/** In JSON mode the older models answer with the object itself, when it is one. */
function parsedIf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const UNSCRIPTED = 'I am a language model, and nobody told me what to say.';

/** The models by id; each says what it is told to. */
export const languageModels: Readonly<Record<string, (inputs: Inputs, said?: string) => unknown>> =
  Object.fromEntries(
    Object.entries(MODELS).map(([id, model]) => [
      id,
      (inputs: Inputs, said = UNSCRIPTED) => complete(model, inputs, said),
    ]),
  );
