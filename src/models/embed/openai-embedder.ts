/** Embedding models behind `POST /embeddings` of the OpenAI protocol. */
import type { Embedder } from '../../memory/ports.ts';
import type { Clock } from '../clock.ts';
import { askOpenAi, type OpenAiEndpoint } from '../openai-endpoint.ts';
import { type BatchLimits, embedInBatches, PATIENCE } from './embed-in-batches.ts';
import { type EmbeddingModel, type EmbeddingPurpose, embeddingModel } from './embedding-models.ts';

/** OpenAI takes 2,048 texts and 300,000 tokens a call; local servers begin at 32 texts and a context's worth of tokens. */
const LIMITS: BatchLimits = { inputs: 32, tokens: 32_768 };

/** Embeds texts on an OpenAI-compatible server: unit vectors of the model's dimensions. */
export class OpenAiEmbedder implements Embedder {
  readonly model: string;
  readonly dimensions: number;
  readonly #endpoint: OpenAiEndpoint;
  readonly #facts: EmbeddingModel;
  readonly #clock: Clock | undefined;

  constructor(endpoint: OpenAiEndpoint, model: string, dimensions: number, clock?: Clock) {
    this.model = model;
    this.dimensions = dimensions;
    this.#endpoint = endpoint;
    this.#facts = { ...embeddingModel(model, dimensions), dimensions };
    this.#clock = clock;
  }

  embed(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[]> {
    const target = { model: this.model, patience: PATIENCE[purpose], clock: this.#clock };
    return embedInBatches(texts, {
      model: this.model,
      facts: this.#facts,
      limits: LIMITS,
      prefix: this.#facts.prefix[purpose],
      ask: (input) => askOpenAi(this.#endpoint, target, '/embeddings', { input, encoding_format: 'float' }),
    });
  }
}
