/** A server of the tests on a free port of this machine. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens. */
export interface LocalPort {
  readonly port: number;
  readonly url: string;
  /** Ends it, with the connections that clients keep open. */
  close(): Promise<void>;
}

/** Has a server listen. */
export async function listenLocally(server: Server): Promise<LocalPort> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
