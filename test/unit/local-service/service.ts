/** The one local service of these tests, as `npm start` serves it: starting one costs as much as all that they ask of it. */
import { temporaryStateDir } from '../../../src/cli/local/state-folder.ts';
import { type Service, startService } from '../../support/open-service.ts';
import {
  type OpenAiReply,
  type OpenAiRequest,
  type OpenAiServer,
  startOpenAiServer,
} from '../../support/openai-server.ts';

/** Where its data are. */
export const stateDir: string = temporaryStateDir();
/** What its chat model is asked, and what it says next. */
export const requests: OpenAiRequest[] = [];
export const replies: OpenAiReply[] = [];

export let service: Service;
let upstream: OpenAiServer;

export async function startOnce(): Promise<void> {
  upstream = await startOpenAiServer((request) => {
    requests.push(request);
    return replies.shift() ?? { says: 'Well said.' };
  });
  service = await startService({
    stateDir,
    // Another embedder than the inline one, so that there are vectors of both.
    vars: { CHAT_MODEL: 'openai:local', CHAT_MODEL_URL: upstream.url, EMBEDDER: 'strata-hash-256-v1' },
  });
}

export async function stopAll(): Promise<void> {
  await service?.stop();
  await upstream?.close();
}
