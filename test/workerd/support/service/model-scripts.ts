/** The stand-ins for models as tests use them: configured, scripted, asked what they were sent, and waited for by nobody. */
import { inject, vi } from 'vitest';
import { circuits } from '../../../../src/models/circuit.ts';
import { systemClock } from '../../../../src/models/clock.ts';
import type { OpenAiReply } from '../../../support/models/openai-protocol.ts';
import type { ScriptedCall } from '../../../support/models/workers-ai.ts';
import { testEnv } from './workspace.ts';

/** What a model was sent. */
export type ModelInputs = Readonly<Record<string, unknown>>;

/** A model behind one of the technologies, of which a test says what its next calls come to. */
export interface ScriptedModel {
  /** Its id in the configuration. */
  readonly model: string;
  script(...next: readonly ScriptedModelCall[]): Promise<void>;
  /** What it was sent since its script was written. */
  calls(): Promise<readonly ModelInputs[]>;
}

/** What one call comes to, whatever the technology. */
export type ScriptedModelCall =
  | { readonly says: string }
  | { readonly fails: 'busy' | 'down' | 'refused' }
  /** Later than anybody waits under `hurry`. */
  | { readonly lateSays: string };

const LATE_MS = 2_000;

interface ScriptableAi {
  script(model: string, next: readonly ScriptedCall[]): Promise<void>;
  callsOf(model: string): Promise<readonly ModelInputs[]>;
}
/** Workers AI with what only the stand-in can. */
export const workersAi = testEnv.AI as unknown as ScriptableAi;

const CODES = { busy: '3040: Capacity', down: '3043: Internal', refused: '5006: Schema' } as const;
const STATUSES = { busy: 429, down: 503, refused: 400 } as const;

/** A language model of Workers AI. */
export function workersAiModel(model = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'): ScriptedModel {
  let earlier = 0;
  return {
    model,
    script: async (...next) => {
      earlier = (await workersAi.callsOf(model)).length;
      await workersAi.script(model, next.map(toScriptedCall));
    },
    calls: async () => (await workersAi.callsOf(model)).slice(earlier),
  };
}

const toScriptedCall = (call: ScriptedModelCall): ScriptedCall => {
  if ('fails' in call) return { fails: CODES[call.fails] };
  return 'says' in call ? call : { says: call.lateSays, afterMs: LATE_MS };
};

/** A model of the OpenAI-compatible server, with a name of its own. */
export function openAiModel(name = `test-${crypto.randomUUID()}`): ScriptedModel {
  let earlier = 0;
  return {
    model: `openai:${name}`,
    script: async (...next) => {
      earlier = (await sentToOpenAi(name)).length;
      await scriptOpenAi(name, next.map(toOpenAiReply));
    },
    calls: async () => (await sentToOpenAi(name)).slice(earlier),
  };
}

const toOpenAiReply = (call: ScriptedModelCall): OpenAiReply => {
  if ('fails' in call) return { status: STATUSES[call.fails] };
  return 'says' in call ? call : { says: call.lateSays, afterMs: LATE_MS };
};

/** Says what the next calls of a model of the server come to, in the server's own terms. */
export async function scriptOpenAi(name: string, replies: readonly OpenAiReply[]): Promise<void> {
  await fetch(scriptOf(name), { method: 'PUT', body: JSON.stringify(replies) });
}

/** Lets the answer of a model go that is held. */
export async function releaseOpenAi(name: string): Promise<void> {
  await fetch(scriptOf(name), { method: 'DELETE' });
}

/** What a model of the server was sent so far. */
export async function sentToOpenAi<T = ModelInputs>(name: string): Promise<T[]> {
  const calls: readonly { readonly body: T }[] = await (await fetch(scriptOf(name))).json();
  return calls.map(({ body }) => body);
}

const scriptOf = (name: string): URL => new URL(`/script/${encodeURIComponent(name)}`, inject('openAiUrl'));

const VARIABLES = [
  'EMBEDDER',
  'EMBEDDER_URL',
  'EMBEDDER_KEY',
  'EMBEDDER_DIMENSIONS',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_URL',
  'LANGUAGE_MODEL_KEY',
  'CHAT_MODEL',
  'CHAT_MODEL_URL',
  'CHAT_MODEL_KEY',
] as const;

/** Configures the deployment with these models and no others; objects that are there already keep theirs. */
export function configureModels(variables: Partial<Record<(typeof VARIABLES)[number], string>> = {}): void {
  for (const name of VARIABLES) Reflect.deleteProperty(testEnv, name);
  Object.assign(testEnv, variables);
  circuits.clear();
}

/** Configures a language model. */
export const configureLanguage = ({ model }: ScriptedModel): void =>
  configureModels({
    LANGUAGE_MODEL: model,
    ...(model.startsWith('openai:') ? { LANGUAGE_MODEL_URL: inject('openAiUrl') } : {}),
  });

/** Time-outs that tests cannot wait for become this. A model that answers at once takes far less. */
const HURRIED_TIMEOUT_MS = 600;

/** Shortens time-outs and passes pauses, until mocks are restored. */
export function hurry(): void {
  const { wait } = systemClock;
  vi.spyOn(systemClock, 'wait').mockImplementation((ms, signal) =>
    wait(signal ? Math.min(ms, HURRIED_TIMEOUT_MS) : 0, signal),
  );
}
