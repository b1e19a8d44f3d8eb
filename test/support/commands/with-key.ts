/** A port of this machine that hands on to a service with a key, for clients that can send none. */
import { createServer, request } from 'node:http';
import { type LocalPort, listenLocally } from '../local-port.ts';
import type { Service } from './open-service.ts';

/** Opens the port. All else of a request, `Host` and `Origin` too, stays as it was sent. */
export async function openWithKey({ url, apiKey }: Pick<Service, 'url' | 'apiKey'>): Promise<LocalPort> {
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
  });
  return listenLocally(server);
}
