/** A service as `npm start` serves it on a machine of one's own, with a chat model that says what a test wants. */
import { temporaryStateDir } from '../../../src/cli/local/state-folder.ts';
import type { OpenAiReply, OpenAiRequest } from '../models/openai-protocol.ts';
import { startOpenAiServer } from '../models/openai-server.ts';
import { startService } from './open-service.ts';

export interface LocalService {
  readonly service: Awaited<ReturnType<typeof startService>>;
  /** Where its data are. */
  readonly stateDir: string;
  /** Where its chat model is, for a program that asks one itself. */
  readonly modelUrl: string;
  /** What its chat model was asked, and what it says next. */
  readonly requests: readonly OpenAiRequest[];
  readonly replies: OpenAiReply[];
  stop(): Promise<void>;
}

export async function startLocalService(): Promise<LocalService> {
  const stateDir = temporaryStateDir();
  const requests: OpenAiRequest[] = [];
  const replies: OpenAiReply[] = [];
  const upstream = await startOpenAiServer((request) => {
    requests.push(request);
    return replies.shift() ?? { says: 'Well said.' };
  });
  const service = await startService({
    stateDir,
    // Another embedder than the inline one, so that there are vectors of both.
    vars: { CHAT_MODEL: 'openai:local', CHAT_MODEL_URL: upstream.url, EMBEDDER: 'strata-hash-256-v1' },
  });
  return {
    service,
    stateDir,
    modelUrl: upstream.url,
    requests,
    replies,
    stop: async () => {
      await service.stop();
      await upstream.close();
    },
  };
}
