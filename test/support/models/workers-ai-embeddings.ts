/** The embedding models of the stand-in for Workers AI: what their published schemas refuse, how much they read, how they answer. */
import { toyTokens, toyVector } from './toy-embeddings.ts';
import { refuse } from './workers-ai-refusal.ts';

interface ToyModel {
  readonly dimensions: number;
  /** Tokens that it reads of a text. */
  readonly maxTokens: number;
  /** Texts of a call, as the schema says. */
  readonly maxItems: number;
  /** The fields that texts may come in. */
  readonly fields: readonly string[];
  /** Whether it refuses what is too long unless told to cut it. */
  readonly refusesLong: boolean;
}

const MODELS: Readonly<Record<string, ToyModel>> = {
  '@cf/baai/bge-m3': {
    dimensions: 1_024,
    maxTokens: 8_192,
    maxItems: 100,
    fields: ['text'],
    refusesLong: true,
  },
  '@cf/baai/bge-base-en-v1.5': {
    dimensions: 768,
    maxTokens: 512,
    maxItems: 100,
    fields: ['text'],
    refusesLong: false,
  },
  '@cf/qwen/qwen3-embedding-0.6b': {
    dimensions: 1_024,
    maxTokens: 8_192,
    maxItems: 32,
    fields: ['queries', 'documents', 'text'],
    refusesLong: false,
  },
  '@cf/google/embeddinggemma-300m': {
    dimensions: 768,
    maxTokens: 2_048,
    maxItems: 100,
    fields: ['text'],
    refusesLong: false,
  },
};

type Inputs = Readonly<Record<string, unknown>>;

function embed(model: ToyModel, inputs: Inputs) {
  const field = model.fields.find((name) => inputs[name] !== undefined);
  const given = field === undefined ? undefined : inputs[field];
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (!texts.every((text): text is string => typeof text === 'string' && text.length > 0))
    return refuse(
      5006,
      `'/${model.fields[0]}' must be a string of at least one character, or a list of them`,
    );
  if (texts.length > model.maxItems)
    return refuse(5006, `'/${field}' must not have more than ${model.maxItems} items`);
  const isTooLong = texts.some((text) => toyTokens(text).length > model.maxTokens);
  if (isTooLong && model.refusesLong && inputs.truncate_inputs !== true)
    return refuse(5021, `The estimated number of input tokens exceeded this model context window limit`);
  const data = texts.map((text) => toyVector(text, model.dimensions, model.maxTokens));
  return { shape: [data.length, model.dimensions], data };
}

/** The models by id. */
export const embeddingModels: Readonly<Record<string, (inputs: Inputs) => unknown>> = Object.fromEntries(
  Object.entries(MODELS).map(([id, model]) => [id, (inputs: Inputs) => embed(model, inputs)]),
);
