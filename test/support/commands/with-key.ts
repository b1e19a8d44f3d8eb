/** A port of this machine that hands on to a service with a key, for clients that can send none. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from './open-service.ts';

export interface KeyedPort {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the port. All else of a request, `Host` and `Origin` too, stays as it was sent. */
export async function openWithKey({ url, apiKey }: Service): Promise<KeyedPort> {
  const { hostname, port } = new URL(url);
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const onward = request(
      { hostname, port, path, method, headers: { ...headers, authorization: `Bearer ${apiKey}` } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    onward.on('error', (error) => answer.destroy(error));
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
