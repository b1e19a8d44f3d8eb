/**
 * The OpenAI-compatible server of the tests: started once beside the runtimes, and scripted by them over HTTP. Each test uses a
 * model of its own name, so that tests share it. Unscripted, it embeds as the toy model does, and says nothing of use. A name
 * that ends like `-32d` tells the length of its vectors.
 */
import type { TestProject } from 'vitest/node';
import type { OpenAiReply, OpenAiRequest } from './openai-protocol.ts';
import { startOpenAiServer } from './openai-server.ts';
import { toyVector } from './toy-embeddings.ts';

const UNSCRIPTED_DIMENSIONS = 64;
const DIMENSIONS = /-(\d+)d$/;
/** A path of our own: `PUT` sets what the next calls of a model come to, `GET` tells what its calls were, `DELETE` lets those go that are held. */
const SCRIPT = /^\/script\/(.+)$/;

/** Starts it for a project of tests, and ends it with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scripts = new Map<string, OpenAiReply[]>();
  const calls = new Map<string, unknown[]>();
  const held = new Map<string, () => void>();
  const server = await startOpenAiServer(
    async (request, headers) => {
      const seen = { path: request.path, body: request.body, authorization: headers.authorization ?? null };
      calls.set(request.model, [...(calls.get(request.model) ?? []), seen]);
      const reply = { ...unscripted(request), ...scripts.get(request.model)?.shift() };
      if (reply.held) await new Promise<void>((release) => held.set(request.model, release));
      return reply;
    },
    (method, path, body) => {
      const model = SCRIPT.exec(decodeURIComponent(path))?.[1];
      if (model === undefined) return null;
      if (method === 'PUT') scripts.set(model, JSON.parse(body) as OpenAiReply[]);
      if (method === 'DELETE') held.get(model)?.();
      return JSON.stringify(calls.get(model) ?? []);
    },
  );
  project.provide('openAiUrl', server.url);
  return server.close;
}

const unscripted = (request: OpenAiRequest): OpenAiReply =>
  request.path === '/embeddings'
    ? { vectors: request.body.input.map((text) => toyVector(text, dimensionsOf(request.model))) }
    : { says: 'I am a language model, and nobody told me what to say.' };

const dimensionsOf = (model: string): number => Number(DIMENSIONS.exec(model)?.[1] ?? UNSCRIPTED_DIMENSIONS);
