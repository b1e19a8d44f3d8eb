/**
 * What all tests of the page share: one real server as `npm start` runs it, with language models that stand in for some, and one real browser. Both start at once, before the first
 * test, and are gone after the last; nothing of the machine is needed but npm.
 */
import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { freePort, startLocalServer, temporaryStateDir } from '../../../src/cli/local/local-server.ts';
import { startOpenAiServer } from '../../support/models/openai-server.ts';
import { browserAt } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly service: { readonly url: string; readonly rootSecret: string };
    readonly browser: string;
  }
}

/** What the language model makes of every conversation that it is to summarise. */
const PROPOSAL = {
  summary: 'They talked of harbours.',
  range_summary: 'They talked of harbours.',
  facts: ['Ana went to the harbour of Town 2.', 'Ana keeps bees.'].map((content) => ({
    category: 'other',
    user: 'ana',
    content,
  })),
};

/** The model that replies in chats knows a dog when the prompt tells of it, and nothing else. */
const replyTo = (prompt: unknown): string =>
  JSON.stringify(prompt).includes('My dog Rex') ? 'Your dog is called Rex.' : 'Nobody told me <b>that</b>.';

/** Starts both, and says to the tests where they are. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stateDir = temporaryStateDir();
  const model = await startOpenAiServer(({ model: named, body }) => ({
    says: named === 'replying' ? replyTo(body) : JSON.stringify(PROPOSAL),
  }));
  const vars = {
    ...{ LANGUAGE_MODEL: 'openai:proposing', LANGUAGE_MODEL_URL: model.url },
    WEBHOOKS_LOCAL: 'true',
    ...{ CHAT_MODEL: 'openai:replying', CHAT_MODEL_URL: model.url },
  };
  const [server, browser] = await Promise.all([
    freePort().then((port) => startLocalServer({ port, stateDir, vars, quiet: true })),
    browserAt().then((options) => chromium.launchServer(options)),
  ]);
  // Browsers take `localhost` for a safe place, and so hold it to what they hold a deployed page to.
  const url = server.url.replace('127.0.0.1', 'localhost');
  provide('service', { url, rootSecret: server.rootSecret });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), server.stop(), model.close()]);
    rmSync(stateDir, { recursive: true, force: true });
  };
}
