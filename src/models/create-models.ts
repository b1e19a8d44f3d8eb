/**
 * The models of a deployment behind their ports. Making them costs nothing and asks nobody: circuits and what endpoints accept
 * are remembered per isolate, not per object.
 */

import { REFINEMENT_TIMEOUT_MS } from '../memory/limits.ts';
import type {
  ChatModel,
  Embedder,
  LanguageModel,
  OrderJudge,
  OrientationGate,
  Summariser,
} from '../memory/ports.ts';
import { INLINE_MODEL } from '../memory/types.ts';
import type { Patience } from './call-model.ts';
import { OpenAiChatModel } from './chat/openai-chat-model.ts';
import { WorkersAiChatModel } from './chat/workers-ai-chat-model.ts';
import { createEmbedder, EMBEDDED_MODELS } from './embed/embedders.ts';
import { knownDimensions } from './embed/embedding-models.ts';
import { OpenAiEmbedder } from './embed/openai-embedder.ts';
import { WorkersAiEmbedder } from './embed/workers-ai-embedder.ts';
import { ModelOrderJudge } from './language-model/model-order-judge.ts';
import { ModelOrientationGate } from './language-model/model-orientation-gate.ts';
import { OpenAiLanguageModel } from './language-model/openai-language-model.ts';
import { WorkersAiLanguageModel } from './language-model/workers-ai-language-model.ts';
import { type ModelsConfig, type RunModel, WORKERS_AI_MODEL } from './models-config.ts';
import { OPENAI_PREFIX } from './openai-endpoint.ts';
import { ExtractiveSummariser } from './summaries/extractive-summariser.ts';
import { ModelSummariser } from './summaries/model-summariser.ts';

/** Nobody waits for a summary, and an alarm may take minutes; what failed after that is tried again by the next one. */
export const SUMMARY_PATIENCE: Patience = { attempts: 3, attemptMs: 60_000, totalMs: 120_000 };
/** Nobody waits for a judgement either, and many are made in one go. */
const JUDGE_PATIENCE: Patience = { attempts: 2, attemptMs: 20_000, totalMs: 40_000 };
/** The document is good without the gate: one attempt, as long as its caller waits. */
const GATE_PATIENCE: Patience = {
  attempts: 1,
  attemptMs: REFINEMENT_TIMEOUT_MS,
  totalMs: REFINEMENT_TIMEOUT_MS,
};

/** Models of a deployment. */
export interface Models {
  /** The embedder that is always there: it is code, never fails, and answers in the turn. */
  readonly inline: Embedder;
  /** The id of the embedder that workspaces are to be served by. */
  readonly wanted: string;
  /**
   * The embedder beside the inline one, by the id under which its vectors are stored; `dimensions` are those stored with it,
   * where it is not the wanted one. A trained model, or another one that is code. Null when this deployment cannot call it,
   * and for the inline one.
   */
  trained(model: string, dimensions?: number | null): Embedder | null;
  readonly summariser: Summariser;
  /** Null where no language model is configured. */
  readonly gate: OrientationGate | null;
  /** Null where no language model is configured. */
  readonly judge: OrderJudge | null;
  /** Null where no chat model is configured. */
  readonly chat: ChatModel | null;
}

/** The models of a configuration (`env.ts`). */
export function createModels({ models: config }: { readonly models: ModelsConfig }): Models {
  return {
    inline: createEmbedder(INLINE_MODEL),
    wanted: config.embedder.model,
    trained: (model, dimensions) => embeddedEmbedder(model) ?? trainedEmbedder(config, model, dimensions),
    summariser:
      config.language === null
        ? new ExtractiveSummariser()
        : new ModelSummariser(languageModel(config, config.language, SUMMARY_PATIENCE)),
    gate: config.language && new ModelOrientationGate(languageModel(config, config.language, GATE_PATIENCE)),
    judge: config.language && new ModelOrderJudge(languageModel(config, config.language, JUDGE_PATIENCE)),
    chat: config.chat && chatModel(config, config.chat),
  };
}

/** A model that is code, but for the inline one. */
function embeddedEmbedder(id: string): Embedder | null {
  const model = EMBEDDED_MODELS.find((one) => one === id && one !== INLINE_MODEL);
  return model === undefined ? null : createEmbedder(model);
}

function trainedEmbedder(
  { ai, embedder: { endpoint, ...wanted } }: ModelsConfig,
  model: string,
  stored: number | null | undefined,
): Embedder | null {
  // Of the wanted model the configuration decides: a length that was told wrongly must be put right by telling it again.
  const dimensions = model === wanted.model ? wanted.dimensions : (stored ?? knownDimensions(model));
  if (dimensions === null) return null;
  if (model.startsWith(OPENAI_PREFIX)) return endpoint && new OpenAiEmbedder(endpoint, model, dimensions);
  return ai && WORKERS_AI_MODEL.test(model) ? new WorkersAiEmbedder(ai, model, dimensions) : null;
}

/** Builds a language model; without anything to run it the configuration is refused before. */
function languageModel(
  { ai }: ModelsConfig,
  { model, endpoint }: RunModel,
  patience: Patience,
): LanguageModel {
  if (endpoint && model.startsWith(OPENAI_PREFIX)) return new OpenAiLanguageModel(endpoint, model, patience);
  if (ai) return new WorkersAiLanguageModel(ai, model, patience);
  throw new Error(`nothing runs ${model}`);
}

function chatModel({ ai }: ModelsConfig, { model, endpoint }: RunModel): ChatModel {
  if (endpoint && model.startsWith(OPENAI_PREFIX)) return new OpenAiChatModel(endpoint, model);
  if (ai) return new WorkersAiChatModel(ai, model);
  throw new Error(`nothing runs ${model}`);
}
