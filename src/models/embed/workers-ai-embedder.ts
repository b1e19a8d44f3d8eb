/**
 * Embedding models of Workers AI. Each takes its input in a shape of its own, as its published schema says; those that are not
 * listed take `{ text }`, like most.
 */
import type { Embedder } from '../../memory/ports.ts';
import type { Clock } from '../clock.ts';
import { askWorkersAi, type ModelRunner } from '../workers-ai.ts';
import { type BatchLimits, embedInBatches, PATIENCE } from './embed-in-batches.ts';
import {
  type EmbeddingModel,
  type EmbeddingPurpose,
  embeddingModel,
  modelName,
  QWEN_TASK,
} from './embedding-models.ts';

/** Form in which the service takes a model's texts. */
interface InputShape extends BatchLimits {
  /** It puts the model's own words before a text by itself. */
  readonly instructs: boolean;
  of(texts: readonly string[], purpose: EmbeddingPurpose): Record<string, unknown>;
}

/** Limits for models whose schema names none: those of the smallest of the others. */
const UNLISTED: InputShape = { inputs: 32, tokens: 8_192, instructs: false, of: (text) => ({ text }) };
/** `cls` is how these were trained; the service keeps `mean` as its default for older vectors. */
const BGE_ENGLISH: InputShape = {
  inputs: 100,
  tokens: 100 * 512,
  instructs: false,
  of: (text) => ({ text, pooling: 'cls' }),
};

const SHAPES: Readonly<Record<string, InputShape>> = {
  'bge-m3': {
    inputs: 100,
    // The service's context window for the texts of a call together; of each the model reads 8,192.
    tokens: 60_000,
    instructs: false,
    of: (text) => ({ text, truncate_inputs: true }),
  },
  'bge-small-en-v1.5': BGE_ENGLISH,
  'bge-base-en-v1.5': BGE_ENGLISH,
  'bge-large-en-v1.5': BGE_ENGLISH,
  'qwen3-embedding-0.6b': {
    inputs: 32,
    tokens: 8_192,
    instructs: true,
    of: (texts, purpose) =>
      purpose === 'query' ? { queries: texts, instruction: QWEN_TASK } : { documents: texts },
  },
};

/** Embeds texts on Workers AI: unit vectors of the model's dimensions. */
export class WorkersAiEmbedder implements Embedder {
  readonly model: string;
  readonly dimensions: number;
  readonly #ai: ModelRunner;
  readonly #facts: EmbeddingModel;
  readonly #shape: InputShape;
  readonly #clock: Clock | undefined;

  constructor(ai: ModelRunner, model: string, dimensions: number, clock?: Clock) {
    this.model = model;
    this.dimensions = dimensions;
    this.#ai = ai;
    this.#facts = { ...embeddingModel(model, dimensions), dimensions };
    this.#shape = SHAPES[modelName(model)] ?? UNLISTED;
    this.#clock = clock;
  }

  embed(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]> {
    const target = { model: this.model, patience: PATIENCE[purpose], clock: this.#clock };
    return embedInBatches(texts, {
      model: this.model,
      facts: this.#facts,
      limits: this.#shape,
      prefix: this.#shape.instructs ? '' : this.#facts.prefix[purpose],
      ask: (inputs) => askWorkersAi(this.#ai, target, this.#shape.of(inputs, purpose)),
    });
  }
}
