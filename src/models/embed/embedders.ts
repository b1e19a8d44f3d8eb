/** The embedders that need nothing but this code, by model name. */
import type { Embedder } from '../../memory/ports.ts';
import { ChargramEmbedder } from './chargram-embedder.ts';
import { HashEmbedder } from './hash-embedder.ts';

export const EMBEDDED_MODELS = ['strata-chargram-384-v1', 'strata-hash-256-v1'] as const;
export type EmbeddedModel = (typeof EMBEDDED_MODELS)[number];

const MAKERS: Readonly<Record<EmbeddedModel, () => Embedder>> = {
  'strata-chargram-384-v1': () => new ChargramEmbedder(),
  'strata-hash-256-v1': () => new HashEmbedder(),
};

/** The embedder of a model. */
export const createEmbedder = (model: EmbeddedModel): Embedder => MAKERS[model]();
