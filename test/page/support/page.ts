/** A workspace of a test's own, and a browser tab in which everything that must not happen is written down. */
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Client, createClient } from '../../../src/client/client.ts';

const { url, rootSecret } = inject('service');
const browser = await chromium.connect(inject('browser'));

/** Where the page is. */
export const PAGE_URL = url;

/** A workspace, with an admin key and the calls that it allows. */
export interface Workspace {
  readonly key: string;
  readonly client: Client;
  /** A token of a user. */
  token(userId: string): Promise<string>;
}

/** Makes a workspace. */
export async function createWorkspace(): Promise<Workspace> {
  const root = createClient({ url, key: rootSecret });
  const { api_key: key } = await root.call('POST /v1/workspaces', { body: { name: 'Page' } });
  const client = createClient({ url, key });
  return {
    key,
    client,
    token: async (user_id) => (await client.call('POST /v1/tokens', { body: { user_id } })).token,
  };
}

/** A tab, and what went wrong in it. */
export interface Tab {
  readonly page: Page;
  /** Refusals of the policy, errors of scripts, dialogs that something opened: none of them is ever expected. */
  readonly faults: string[];
  signIn(credential: string): Promise<void>;
  close(): Promise<void>;
}

/** Tabs that the running test has opened. */
const opened: Tab[] = [];

/** Ends a test: closes its tabs, in none of which anything may have gone wrong. */
export async function endTabs(): Promise<void> {
  for (const tab of opened.splice(0)) {
    await tab.close();
    expect(tab.faults).toEqual([]);
  }
}

/** Opens a tab at a place, and signs in. */
export async function openAs(credential: string, at = ''): Promise<Tab> {
  const tab = await openTab(at);
  await tab.signIn(credential);
  return tab;
}

/** Runs in the page, and so is text: what the policy refuses is told to the test. */
const TELL_OF_REFUSALS = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  onFault('policy: ' + violatedDirective + ' ' + blockedURI));`;

/** How long a step may take before it has failed; generous, since a machine may do other things besides. */
const PATIENCE_MS = 15_000;

/** Opens a tab of its own: nothing is left in it by any other. */
export async function openTab(at = '', options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // What a test provokes by a refusal or by taking the server away is written by the browser itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('onFault', (fault: string) => faults.push(fault));
  await page.addInitScript({ content: TELL_OF_REFUSALS });
  await page.goto(`${url}/${at}`);
  const tab: Tab = {
    page,
    faults,
    signIn: async (credential) => {
      await page.getByLabel('Admin key or user token').fill(credential);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('navigation', { name: 'Views' }).waitFor();
    },
    close: () => context.close(),
  };
  opened.push(tab);
  return tab;
}

/** Waits for words that say what was done. */
export const said = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();

/** Takes back what words say was done: those of what was taken back before may still be on their way out. */
export const undo = (page: Page, words: string): Promise<void> =>
  page.locator('.toast').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
