/**
 * `npm run page:pictures`: pictures of the page for the READMEs, of a small life that is made up anew each time, so that they never show
 * a page of the past.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Client } from '../../src/client/client.ts';
import { writeChatGptExport } from '../support/commands/chatgpt-export.ts';
import { startOpenAiServer } from '../support/models/openai-server.ts';
import { type Visit, visit } from './support/visit.ts';

const FOLDER = join(import.meta.dirname, '../../src/page/pictures');
const SIZE = { width: 1120, height: 700 };

const SAID = [
  ['monday', 'My dog Rex has been limping since Tuesday.', 'Poor Rex. Has a vet seen him?'],
  ['monday', 'I am a vegetarian, and I am allergic to peanuts.', 'Noted.'],
  ['tuesday', 'I moved to Porto in March.', 'How is the river?'],
  ['tuesday', 'I work as a nurse at the Santo António hospital.', 'Long shifts?'],
  ['wednesday', 'My sister Marta lives in Braga and has two cats.', 'What are they called?'],
  ['wednesday', 'Actually, I live in Braga now, near Marta.', 'A good move.'],
  ['thursday', 'Please answer in short sentences.', 'I will.'],
] as const;
const ASKED = 'Where do I live, and what is my dog called?';

/** What a language model proposes of a long conversation, and what a chat model replies. */
const PROPOSED = {
  summary: 'They talked of walks along the harbour.',
  range_summary: 'They talked of walks along the harbour.',
  facts: ['Ana walks along the harbour of Porto.', 'Ana is afraid of geese.'].map((content) => ({
    ...{ category: 'other', user: 'ana', content },
  })),
};
/** Whether a model is asked of a shared text whether it gives orders, instead of what was said. */
const isJudge = (body: unknown): boolean => JSON.stringify(body).includes('made to steer');
const REPLY = 'In Braga now, near your sister Marta. And your dog is called Rex: how is his limp?';

/** A conversation that is long enough to be summed up, of which something waits for approval. */
async function walk(client: Client): Promise<void> {
  await client.call('PATCH /v1/settings', { body: { review: 'all' } });
  const messages = Array.from({ length: 24 }, (_, i) => ({
    role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: i % 2 === 0 ? `I walk along the harbour of Porto, past pier ${i}.` : 'Mind the geese.',
    occurred_at: new Date(Date.now() - (48 - i) * 3_600_000).toISOString(),
  }));
  const conversation = { chat_id: 'walks', user_id: 'ana', title: 'walks' };
  const { conversation_id: id } = await client.call('POST /v1/ingest', { body: { conversation, messages } });
  await client.call('POST /v1/conversations/{id}/compact', { path: { id } });
}

/** A life of a few days, told in conversations and by a client. */
async function live(client: Client): Promise<string> {
  const open = (chat_id: string) =>
    client.call('POST /v1/conversations', { body: { chat_id, user_id: 'ana', title: chat_id } });
  for (const [chat, content, reply] of SAID) {
    const { id } = await open(chat);
    const path = { id };
    const { turn_id } = await client.call('POST /v1/conversations/{id}/turns', { path, body: { content } });
    await client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
      path: { id, turn_id },
      body: { content: reply },
    });
  }
  const shared = { user_id: 'bo', visibility: 'shared' as const, tags: ['orders'] };
  const create = [
    { ...shared, content: 'Orders leave within a day.', kind: 'procedure' as const, importance: 0.9 },
    { ...shared, content: 'Returns are free for thirty days.', kind: 'procedure' as const, importance: 0.7 },
    { content: 'Bo prefers calls to mails.', kind: 'preference' as const, user_id: 'bo', importance: 0.6 },
    { content: 'שרה גרה בחיפה.', kind: 'fact' as const, user_id: 'sara', importance: 0.4 },
  ];
  await client.call('POST /v1/memories/batch', { body: { create } });
  const { id } = await open('friday');
  await client.call('POST /v1/conversations/{id}/turns', { path: { id }, body: { content: ASKED } });
  return id;
}

async function signedIn({ browser, url, key }: Visit, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZE, colorScheme });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Admin key or user token').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Views' }).waitFor();
  return page;
}

const model = await startOpenAiServer(({ model: named, body }) => ({
  says: named === 'replying' ? REPLY : JSON.stringify(isJudge(body) ? { orders: false } : PROPOSED),
}));
const vars = {
  ...{ LANGUAGE_MODEL: 'openai:proposing', LANGUAGE_MODEL_URL: model.url },
  ...{ CHAT_MODEL: 'openai:replying', CHAT_MODEL_URL: model.url },
};

await visit(async (all) => {
  mkdirSync(FOLDER, { recursive: true });
  const friday = await live(all.client);
  const [light, dark] = [await signedIn(all, 'light'), await signedIn(all, 'dark')];
  const take = async (page: Page, name: string, at: string, ready: () => Promise<unknown>) => {
    await page.goto(`${all.url}/${at}`);
    await ready();
    await page.waitForLoadState('networkidle');
    await page.getByText('Loading…', { exact: true }).first().waitFor({ state: 'detached' });
    const path = join(FOLDER, `${name}.png`);
    await page.screenshot({ path, scale: 'css' });
    console.log(`${path} ${Math.ceil(statSync(path).size / 1024)} KB`);
  };
  await take(light, 'memories', '#/memories', () => light.getByRole('row').nth(7).waitFor());
  await take(light, 'conversation', `#/conversations/${friday}`, () => light.locator('.injected').waitFor());
  await take(dark, 'why', `#/conversations/${friday}`, async () => {
    await dark.getByRole('link', { name: 'Why this prompt' }).click();
    await dark.getByRole('heading', { name: 'Candidates' }).waitFor();
    // Each candidate reads its text.
    await dark.getByText('…', { exact: true }).first().waitFor({ state: 'detached' });
  });
  await take(light, 'playground', `#/playground?user=ana&conversation=${friday}`, async () => {
    await light
      .getByRole('textbox', { name: 'Message' })
      .fill('I adopted a second dog, Luna. Will the cats mind?');
    await light.getByRole('button', { name: 'Try it' }).click();
    await light.getByRole('heading', { name: 'System: what stays' }).waitFor();
  });
  await take(dark, 'graph', '#/graph/name%20marta?user=ana', () =>
    dark.getByRole('heading', { name: 'Marta' }).waitFor(),
  );
  await take(light, 'activity', '#/operations/activity', () =>
    light.getByRole('figure', { name: 'Rows of D1' }).waitFor(),
  );
  await take(dark, 'operations', '#/operations/settings', () => dark.getByLabel('max total').waitFor());
  await take(dark, 'chat', `#/playground?user=ana&conversation=${friday}`, async () => {
    await dark.getByRole('textbox', { name: 'Message' }).fill(ASKED);
    await dark.getByRole('button', { name: 'Send it' }).click();
    await dark.getByText(REPLY).waitFor();
    await dark.getByRole('link', { name: 'Why this prompt' }).waitFor();
  });
  await take(light, 'users', '#/users/ana', () => light.getByRole('dialog', { name: 'ana' }).waitFor());
  await take(light, 'timeline', '#/timeline?user=ana', () => light.getByRole('listitem').nth(4).waitFor());
  await walk(all.client);
  // What is proposed may come a moment later, where the machine is busy.
  while ((await all.client.call('GET /v1/review')).data.length === 0) await setTimeout(1_000);
  await take(dark, 'review', '#/review', () =>
    dark.getByRole('button', { name: 'Approve' }).first().waitFor(),
  );
  await take(light, 'import', '#/operations/import', async () => {
    const file = join(tmpdir(), 'conversations.json');
    await writeChatGptExport(file, 20, 8);
    await light.getByLabel('Drop a file here').setInputFiles(file);
    await light.getByText(/Done\.$/).waitFor({ timeout: 60_000 });
    rmSync(file);
  });
}, vars).finally(model.close);
