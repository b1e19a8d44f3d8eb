/**
 * Reads the models of a deployment from its variables. Ids are checked by their shape, not against a list: models come and go.
 * What does not fit together (a model without what runs it, a size that is not the model's) is refused by its variable.
 */
import { z } from 'zod';
import { ConfigurationError } from '../lib/configuration-error.ts';
import { INLINE_MODEL } from '../memory/types.ts';
import { EMBEDDED_MODELS } from './embed/embedders.ts';
import { knownDimensions } from './embed/embedding-models.ts';
import { OPENAI_PREFIX, type OpenAiEndpoint } from './openai-endpoint.ts';
import type { ModelRunner } from './workers-ai.ts';

/** Dimensions of the largest vectors that are kept as bytes in objects. */
const DIMENSIONS_MAX = 4_096;
/** The shape of a model id of Workers AI. */
export const WORKERS_AI_MODEL = /^@[a-z]{2,10}(\/[\w.-]{1,100}){2}$/;
const OPENAI_MODEL = /^openai:[\w./:@+-]{1,150}$/;

const isTrained = (id: string): boolean => WORKERS_AI_MODEL.test(id) || OPENAI_MODEL.test(id);
const isEmbedded = (id: string): boolean => EMBEDDED_MODELS.some((model) => model === id);

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/** Plain HTTP would show every message and the key to whoever listens, unless it stays on the machine. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
};

const Address = z
  .string()
  .refine(isSafe, 'needs an https:// address (http:// on this machine only), without key, query or fragment')
  .transform((address) => address.replace(/(?<!\/)\/+$/, ''));
const Key = z.string().regex(/^[\x21-\x7e]{1,1000}$/, 'needs printable ASCII characters without spaces');

/** The variables, each by itself. */
export const ModelVariables = z.object({
  EMBEDDER: z
    .string()
    .refine(
      (id) => isEmbedded(id) || isTrained(id),
      `needs ${EMBEDDED_MODELS.join(', ')}, @cf/author/name or openai:name`,
    )
    .default(INLINE_MODEL),
  EMBEDDER_URL: Address.optional(),
  EMBEDDER_KEY: Key.optional(),
  EMBEDDER_DIMENSIONS: z.coerce
    .number('needs a number')
    .int('needs a whole number')
    .min(1, 'needs at least 1')
    .max(DIMENSIONS_MAX, `needs at most ${DIMENSIONS_MAX}`)
    .optional(),
  LANGUAGE_MODEL: z.string().refine(isTrained, 'needs @cf/author/name or openai:name').optional(),
  LANGUAGE_MODEL_URL: Address.optional(),
  LANGUAGE_MODEL_KEY: Key.optional(),
  CHAT_MODEL: z.string().refine(isTrained, 'needs @cf/author/name or openai:name').optional(),
  CHAT_MODEL_URL: Address.optional(),
  CHAT_MODEL_KEY: Key.optional(),
});

/** The models of a deployment, and what runs them. */
export interface ModelsConfig {
  /** Workers AI; null where it is not bound. */
  readonly ai: ModelRunner | null;
  readonly embedder: {
    /** The id that `EMBEDDER` names; that of the inline model where it names none. */
    readonly model: string;
    /** Null for a model that is code. */
    readonly dimensions: number | null;
    /** Server of models whose ids begin with `openai:`; null where no address is configured. */
    readonly endpoint: OpenAiEndpoint | null;
  };
  /** Null where summaries are extracted without a model. */
  readonly language: RunModel | null;
  /** Model that answers users; null where whoever asks for a prompt has one of their own. */
  readonly chat: RunModel | null;
}

/** A model, and the address that runs it where Workers AI does not. */
export interface RunModel {
  readonly model: string;
  readonly endpoint: OpenAiEndpoint | null;
}

/** Fits the variables together; throws a `ConfigurationError` that names the wrong one. */
export function toModelsConfig(
  variables: z.infer<typeof ModelVariables>,
  ai: ModelRunner | null,
): ModelsConfig {
  const { EMBEDDER: model, EMBEDDER_DIMENSIONS: dimensions } = variables;
  const embedderEndpoint = endpointOf(variables.EMBEDDER_URL, variables.EMBEDDER_KEY);
  requireRunner('EMBEDDER', model, ai, embedderEndpoint);
  const runModel = (name: 'LANGUAGE_MODEL' | 'CHAT_MODEL'): RunModel | null => {
    const id = variables[name];
    if (id === undefined) return null;
    const endpoint = endpointOf(variables[`${name}_URL`], variables[`${name}_KEY`]);
    requireRunner(name, id, ai, endpoint);
    return { model: id, endpoint };
  };
  return {
    ai,
    embedder: {
      model,
      dimensions: isEmbedded(model) ? null : dimensionsOf(model, dimensions),
      endpoint: embedderEndpoint,
    },
    language: runModel('LANGUAGE_MODEL'),
    chat: runModel('CHAT_MODEL'),
  };
}

const endpointOf = (url: string | undefined, key: string | undefined): OpenAiEndpoint | null =>
  url === undefined ? null : { url, key: key ?? null };

function requireRunner(
  name: 'EMBEDDER' | 'LANGUAGE_MODEL' | 'CHAT_MODEL',
  model: string,
  ai: ModelRunner | null,
  endpoint: OpenAiEndpoint | null,
): void {
  if (WORKERS_AI_MODEL.test(model) && !ai)
    throw new ConfigurationError({ field: name, message: 'needs Workers AI, bound as AI' });
  if (model.startsWith(OPENAI_PREFIX) && !endpoint)
    throw new ConfigurationError({ field: `${name}_URL`, message: `is missing: the address of ${model}` });
}

function dimensionsOf(model: string, configured: number | undefined): number {
  const known = knownDimensions(model);
  if (known === null && configured === undefined)
    throw new ConfigurationError({
      field: 'EMBEDDER_DIMENSIONS',
      message: `is missing: nothing here knows the size of ${model}`,
    });
  if (known !== null && configured !== undefined && known !== configured)
    throw new ConfigurationError({
      field: 'EMBEDDER_DIMENSIONS',
      message: `is ${configured}, but ${model} has ${known}`,
    });
  return known ?? configured ?? 0;
}
