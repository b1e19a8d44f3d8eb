/** A server of the OpenAI protocol for the tests of one file, which say what its next answers are. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { circuits } from '../../../src/models/circuit.ts';
import type { OpenAiReply, OpenAiRequest } from './openai-protocol.ts';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';

export interface ScriptedOpenAi {
  readonly url: string;
  /** What comes next; `ok` after it. */
  replies: OpenAiReply[];
  /** What was asked in this test. */
  requests: OpenAiRequest[];
  /** A model that no other test has asked, so that nothing is remembered of it. */
  freshModel(): string;
}

/** Starts the server for the tests of the file that calls this; each begins with nothing said, nothing asked and no circuit open. */
export function scriptedOpenAi(): ScriptedOpenAi {
  let server: OpenAiServer | undefined;
  let models = 0;
  const scripted = {
    get url() {
      if (!server) throw new Error('the server is there in tests');
      return server.url;
    },
    replies: [] as OpenAiReply[],
    requests: [] as OpenAiRequest[],
    freshModel: () => `openai:m-${++models}`,
  };
  beforeAll(async () => {
    server = await startOpenAiServer((request) => {
      scripted.requests.push(request);
      return scripted.replies.shift() ?? { says: 'ok' };
    });
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    circuits.clear();
    [scripted.replies, scripted.requests] = [[], []];
  });
  return scripted;
}
