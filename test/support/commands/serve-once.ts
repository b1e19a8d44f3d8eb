/**
 * The local service that all files of the rules share: started when the first one asks for it, and ended with the run. What its chat model
 * says is for the file that has taken it, one at a time: a call tells nobody whose it is.
 */
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { TestProject } from 'vitest/node';
import { listenLocally } from '../local-port.ts';
import { startService } from './open-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serviceDesk: string;
  }
}

/** Where it is asked for, and where its chat model is taken (`PUT`, with the address of what answers) and given back (`DELETE`). */
export const SERVICE_PATH = '/service';
export const CHAT_PATH = '/chat';

/** What whoever asks for the service is told. */
export interface SharedService {
  readonly url: string;
  readonly rootSecret: string;
}

/** Opens the desk at which it is asked for, and ends what was started. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startService> | undefined;
  let answering: string | undefined;
  const waiting: (() => void)[] = [];
  const desk = await listenLocally(
    createServer((incoming, response) => {
      serve(incoming, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end(String(error));
      });
    }),
  );

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url === SERVICE_PATH) {
      started ??= startService({
        // Another embedder than the inline one, so that there are vectors of both.
        vars: {
          CHAT_MODEL: 'openai:local',
          CHAT_MODEL_URL: `${desk.url}/v1`,
          EMBEDDER: 'strata-hash-256-v1',
        },
      });
      const { url, rootSecret } = await started;
      response.end(JSON.stringify({ url, rootSecret } satisfies SharedService));
    } else if (incoming.url !== CHAT_PATH) await handOn(incoming, response);
    else if (incoming.method === 'PUT') {
      const address = await text(incoming);
      if (answering !== undefined) await new Promise<void>((resolve) => waiting.push(resolve));
      answering = address;
      response.end();
    } else {
      answering = undefined;
      waiting.shift()?.();
      response.end();
    }
  }

  /** A call of the chat model goes to whoever has taken it, and an answer that breaks off does so here. */
  async function handOn(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answering === undefined) throw new Error('nobody has taken the chat model');
    const { method, headers, url = '' } = incoming;
    const outgoing = send(new URL(url, answering).href, { method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    response.once('close', () => outgoing.destroy());
    await pipeline(incoming, outgoing);
    const answer = await answered;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    await pipeline(answer, response);
  }

  provide('serviceDesk', desk.url);
  return async () => {
    await (await started)?.stop();
    await desk.close();
  };
}
