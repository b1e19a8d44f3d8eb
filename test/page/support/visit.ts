/** A server of its own and a browser, for scripts that look at the page: what they do is done with a workspace, and both are ended. */
import { rmSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { freePort, startLocalServer, temporaryStateDir } from '../../../src/cli/local/local-server.ts';
import { type Client, createClient } from '../../../src/client/client.ts';
import { browserAt } from './chromium.ts';

/** What a script has at hand. */
export interface Visit {
  readonly url: string;
  readonly key: string;
  readonly client: Client;
  readonly browser: Browser;
}

/** Starts both, the server with `vars` besides, does what is to be done, and ends both whatever becomes of it. */
export async function visit(
  does: (visit: Visit) => Promise<void>,
  vars: Readonly<Record<string, string>> = {},
): Promise<void> {
  const stateDir = temporaryStateDir();
  const server = await startLocalServer({ port: await freePort(), stateDir, vars, quiet: true });
  const browser = await chromium.launch(await browserAt());
  try {
    const url = server.url.replace('127.0.0.1', 'localhost');
    const root = createClient({ url, key: server.rootSecret });
    const { api_key: key } = await root.call('POST /v1/workspaces', { body: { name: 'Visit' } });
    await does({ url, key, client: createClient({ url, key }), browser });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
