/**
 * The local service that all files of a run share, each with a workspace of its own: a start takes as long as a file of tests. A file that
 * stops its service, or looks into its data, starts one itself.
 */
import { afterAll, inject } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import type { OpenAiReply, OpenAiRequest } from '../models/openai-protocol.ts';
import { startOpenAiServer } from '../models/openai-server.ts';
import { CHAT_PATH, SERVICE_PATH, type SharedService } from './serve-once.ts';

const requests: OpenAiRequest[] = [];
const replies: OpenAiReply[] = [];

/** The model of this worker. */
let model: ReturnType<typeof startOpenAiServer> | undefined;

/** A workspace of its own at the shared service, and a chat model that says what a test wants, for programs that ask one themselves. */
export async function sharedService() {
  model ??= startOpenAiServer((request) => {
    requests.push(request);
    return replies.shift() ?? { says: 'Well said.' };
  });
  const [answer, { url: modelUrl }] = await Promise.all([atDesk('POST', SERVICE_PATH), model]);
  const shared = (await answer.json()) as SharedService;
  replies.length = 0;
  const root = createClient({ url: shared.url, key: shared.rootSecret });
  const { api_key: apiKey } = await root.call('POST /v1/workspaces', { body: { name: 'Test' } });
  return { service: { ...shared, apiKey }, modelUrl, requests, replies };
}

/** The same, with the model for that of the service as well: no other file has it until the tests of this one are over. */
export async function sharedServiceThatChats() {
  const shared = await sharedService();
  await atDesk('PUT', CHAT_PATH, shared.modelUrl);
  afterAll(async () => {
    await atDesk('DELETE', CHAT_PATH);
  });
  return shared;
}

async function atDesk(method: string, path: string, body?: string): Promise<Response> {
  const answer = await fetch(`${inject('serviceDesk')}${path}`, { method, ...(body && { body }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
