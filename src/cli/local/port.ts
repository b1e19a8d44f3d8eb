/** Ports of 127.0.0.1: whether one is free, and finding one that is. Another process may take it a moment later. */
import { createServer } from 'node:net';
import { CommandFailure } from '../failure.ts';

const HOST = '127.0.0.1';

/** A port that was free just now. */
export const freePort = (): Promise<number> => listenOnce(0);

/** True if the port can be listened on now; another process may take it at once. */
export const isPortFree = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  );

/** Fails when the port cannot be listened on, and says how to choose another. */
export async function requireFreePort(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const trouble = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
    throw new CommandFailure(
      'port_in_use',
      `Port ${port} ${trouble}. Choose another: ${otherPort(port)} npm start`,
    );
  }
}

/** A setting for the shell that names a port other than `port`. */
export const otherPort = (port: number): string => `PORT=${port < 1024 || port > 65534 ? 8788 : port + 1}`;

function listenOnce(port: number): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}
