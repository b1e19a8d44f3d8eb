/**
 * Dimensions and limits of embedding models, whoever serves them: from the cards of the models and the published schemas of
 * Workers AI. One that is not here works too, with `EMBEDDER_DIMENSIONS`; nothing is assumed of it but a modest input.
 */

/** Purposes for which a text is embedded. */
export type EmbeddingPurpose = 'document' | 'query';

export interface EmbeddingModel {
  readonly dimensions: number;
  /** Tokens of its own tokenizer that it reads of one text. */
  readonly maxTokens: number;
  /** Words that it was trained to see before a text. */
  readonly prefix: Readonly<Record<EmbeddingPurpose, string>>;
}

const NO_PREFIX = { document: '', query: '' } as const;
const BGE_ENGLISH = {
  document: '',
  query: 'Represent this sentence for searching relevant passages: ',
} as const;
const GEMMA = { document: 'title: none | text: ', query: 'task: search result | query: ' } as const;
/** The task that Qwen3 puts before a question, in its own default words. */
export const QWEN_TASK = 'Given a web search query, retrieve relevant passages that answer the query';
const QWEN = { document: '', query: `Instruct: ${QWEN_TASK}\nQuery:` } as const;

/** Models by their name alone: servers write different authors and tags around it. */
const MODELS: Readonly<Record<string, EmbeddingModel>> = {
  'bge-m3': { dimensions: 1_024, maxTokens: 8_192, prefix: NO_PREFIX },
  'bge-small-en-v1.5': { dimensions: 384, maxTokens: 512, prefix: BGE_ENGLISH },
  'bge-base-en-v1.5': { dimensions: 768, maxTokens: 512, prefix: BGE_ENGLISH },
  'bge-large-en-v1.5': { dimensions: 1_024, maxTokens: 512, prefix: BGE_ENGLISH },
  'qwen3-embedding-0.6b': { dimensions: 1_024, maxTokens: 8_192, prefix: QWEN },
  'embeddinggemma-300m': { dimensions: 768, maxTokens: 2_048, prefix: GEMMA },
  'text-embedding-3-small': { dimensions: 1_536, maxTokens: 8_191, prefix: NO_PREFIX },
  'text-embedding-3-large': { dimensions: 3_072, maxTokens: 8_191, prefix: NO_PREFIX },
};

/** Tokens of a text for a model that nobody knows. */
const UNKNOWN_MAX_TOKENS = 512;

/** `bge-m3` of `@cf/baai/bge-m3`, `openai:BAAI/bge-m3` and `openai:bge-m3:latest`. */
export const modelName = (id: string): string =>
  (
    id
      .replace(/^openai:/, '')
      .split('/')
      .at(-1) ?? ''
  )
    .replace(/:.*$/s, '')
    .toLowerCase();

/** The dimensions of a model; null when only its operator knows them. */
export const knownDimensions = (id: string): number | null => MODELS[modelName(id)]?.dimensions ?? null;

/** All that is known of a model of so many dimensions. */
export const embeddingModel = (id: string, dimensions: number): EmbeddingModel =>
  MODELS[modelName(id)] ?? { dimensions, maxTokens: UNKNOWN_MAX_TOKENS, prefix: NO_PREFIX };
