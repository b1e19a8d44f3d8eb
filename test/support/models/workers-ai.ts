/**
 * Workers AI as the tests have it: a service with the contract of the real one for the models that it knows, which has no local
 * simulator. It refuses what the published input schemas refuse, with the service's own error codes, reads no more than a
 * model does, and answers in the published shapes. Beside that, a test may script what a model says or how it fails, and see
 * what it was sent. It imports nothing but the runtime and its own parts: it is a Worker of its own.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { embeddingModels } from './workers-ai-embeddings.ts';
import { refuse } from './workers-ai-refusal.ts';
import { rerankers } from './workers-ai-rerank.ts';
import { languageModels } from './workers-ai-text.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** What happens at one call: the model says something, answers anything at all, or fails; at once or later. */
export interface ScriptedCall {
  /** What a language model says, in the shape of its answers. */
  readonly says?: string;
  /** The whole answer. */
  readonly answers?: unknown;
  /** As the service words it: `3040: Capacity temporarily exceeded`. */
  readonly fails?: string;
  readonly afterMs?: number;
}

/** By model: what its next calls come to, and what its calls were. Isolates come and go with the files of tests. */
const scripts = new Map<string, ScriptedCall[]>();
const calls = new Map<string, Inputs[]>();

/** What the binding `AI` calls. */
export class WorkersAi extends WorkerEntrypoint {
  /** Runs a model, as the binding does. */
  async run(model: string, inputs: Inputs): Promise<unknown> {
    calls.set(model, [...(calls.get(model) ?? []), inputs]);
    const scripted = scripts.get(model)?.shift();
    if (scripted?.afterMs !== undefined)
      await new Promise((resolve) => setTimeout(resolve, scripted.afterMs));
    if (scripted?.fails !== undefined) throw new Error(scripted.fails);
    if (scripted?.answers !== undefined) return scripted.answers;
    const language = languageModels[model];
    if (language) return language(inputs, scripted?.says);
    const other = embeddingModels[model] ?? rerankers[model];
    return other ? other(inputs) : refuse(5007, `No such model ${model} or task`);
  }

  /** Says what the next calls of a model come to, instead of whatever was left of an earlier script. */
  script(model: string, next: readonly ScriptedCall[]): void {
    scripts.set(model, [...next]);
  }

  /** The inputs of a model's calls so far. */
  callsOf(model: string): readonly Inputs[] {
    return calls.get(model) ?? [];
  }
}

export default {
  fetch: () => new Response('a service, not a site', { status: 404 }),
};
