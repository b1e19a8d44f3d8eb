/**
 * What all tests of the page share: one real server as `npm start` runs it, and one real browser. Both start at once, before the first
 * test, and are gone after the last; nothing of the machine is needed but npm.
 */
import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { freePort, startLocalServer, temporaryStateDir } from '../../../src/cli/local/local-server.ts';
import { browserAt } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly service: { readonly url: string; readonly rootSecret: string };
    readonly browser: string;
  }
}

/** Starts both, and says to the tests where they are. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stateDir = temporaryStateDir();
  const [server, browser] = await Promise.all([
    freePort().then((port) => startLocalServer({ port, stateDir, quiet: true })),
    browserAt().then((options) => chromium.launchServer(options)),
  ]);
  // Browsers take `localhost` for a safe place, and so hold it to what they hold a deployed page to.
  const url = server.url.replace('127.0.0.1', 'localhost');
  provide('service', { url, rootSecret: server.rootSecret });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
    rmSync(stateDir, { recursive: true, force: true });
  };
}
