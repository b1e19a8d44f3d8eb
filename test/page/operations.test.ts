/** Users and operations. Whoever runs a workspace does by hand, or not at all, what fails here. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { writeChatGptExport } from '../support/commands/chatgpt-export.ts';
import { writeZip } from '../support/commands/zip-file.ts';
import { listenLocally } from '../support/local-port.ts';
import { violationsOf } from './support/axe.ts';
import { createWorkspace, endTabs, openAs, PAGE_URL, said, undo } from './support/page.ts';

afterEach(endTabs);

it('lists users and subjects, hands over what is held about one, and erases them once their name is written', async () => {
  const own = await createWorkspace();
  const create = [
    { content: 'Ana rows.', kind: 'fact' as const, user_id: 'ana' },
    { content: 'Rex is a dog.', kind: 'fact' as const, user_id: 'ana', subject_id: 'rex' },
    { content: 'Bo sails.', kind: 'fact' as const, user_id: 'bo' },
  ];
  await own.client.call('POST /v1/memories/batch', { body: { create } });
  const { page } = await openAs(own.key, '#/users');
  await page.getByRole('row').filter({ hasText: 'rex' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('row').filter({ hasText: 'ana' }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: 'ana' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Save what is held about them' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ana.jsonl');
  const records = await text(await download.createReadStream());
  expect(records).toContain('Rex is a dog.');
  expect(records).not.toContain('Bo sails.');
  await drawer.getByRole('button', { name: 'Make a token' }).click();
  expect(await drawer.getByLabel('The token; it is shown once').inputValue()).toMatch(/^eyJ/);
  expect(await violationsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Erase this user…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('0 conversations, 0 events, 2 memories').waitFor();
  expect(await question.getByRole('button', { name: 'Erase for good' }).isDisabled()).toBe(true);
  await question.getByLabel('Write ana to erase').fill('ana');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  // Behind the question the drawer is out of reach, and looks as if it were gone already.
  await said(page, 'Erased');
  await drawer.waitFor({ state: 'detached' });
  const { data } = await own.client.call('GET /v1/users');
  expect(data.map(({ id }) => id)).toEqual(['bo']);
});

it('runs maintenance and shows how it goes, without being asked to look again', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations');
  await page.getByText('Nothing has run yet').waitFor();
  await page.getByRole('button', { name: 'Merge and fade memories' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Merge and fade memories' })
    .getByText('Done')
    .waitFor({ timeout: 15_000 });
  expect(await violationsOf(page)).toEqual([]);
});

it('takes documents that are chosen, says of each what became of it, and erases one', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations/documents');
  await page.getByLabel('Drop texts here').setInputFiles([
    { name: 'tea.md', mimeType: 'text/markdown', buffer: Buffer.from('# Tea\n\nTea is served at five.') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
  ]);
  await page.getByText('tea.md is there in 1 pieces').waitFor();
  await page.getByText(/empty\.txt failed content: /).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'tea.md' });
  await row.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await said(page, 'Erased');
  await row.waitFor({ state: 'detached' });
});

it('plots turns, what was learnt and what prompts cost, with the same in tables', async () => {
  const own = await createWorkspace();
  const { id } = await own.client.call('POST /v1/conversations', {
    body: { chat_id: 'monday', user_id: 'ana' },
  });
  const path = { id };
  await own.client.call('POST /v1/conversations/{id}/turns', { path, body: { content: 'I live in Porto.' } });
  const { page } = await openAs(own.key, '#/operations/activity');
  for (const title of ['Turns by day', 'Memories by day', 'Tokens a prompt', 'Waiting for', 'Rows of D1']) {
    const plot = page.getByRole('figure', { name: title });
    await plot.getByText('As a table').click();
    await plot.getByRole('row').last().waitFor();
  }
  await page.getByLabel('Prompts').selectOption('Of the last day, by hour');
  await page.getByRole('figure', { name: 'Tokens a prompt, by hour' }).waitFor();
  await page.getByLabel('Prompts').selectOption('By day');
  // Whichever day it is by now.
  const cells = async (name: string) =>
    (await page.getByRole('figure', { name }).getByRole('cell').allTextContents()).map(Number);
  expect(await cells('Memories by day')).toContain(1);
  expect((await cells('Tokens a prompt')).some((tokens) => tokens > 50)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

it('takes an export back from a dropped file, and says why a line of it was refused', async () => {
  const [from, to] = [await createWorkspace(), await createWorkspace()];
  const create = [{ content: 'Ana rows.', kind: 'fact' as const, user_id: 'ana' }];
  await from.client.call('POST /v1/memories/batch', { body: { create } });
  const answer = await fetch(`${PAGE_URL}/v1/export`, { headers: { Authorization: `Bearer ${from.key}` } });
  const [head, ...records] = (await answer.text()).trim().split('\n');
  const file = [head, '{"type":"memory","id":"mem_1"}', ...records].join('\n');
  const { page } = await openAs(to.key, '#/operations/import');
  await page.getByLabel('Ids').selectOption('new');
  await page.getByLabel('Drop a file here').setInputFiles({
    name: 'cats.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Cats.'),
  });
  await page.getByText('It is of no kind that is known.').waitFor();
  const data = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(file)}], 'all.ndjson')); return data; })()`,
  );
  await page.getByRole('region', { name: 'Upload' }).dispatchEvent('drop', { dataTransfer: data });
  await page.getByText(/, 1 refused\. Done\.$/).waitFor();
  await page.getByText(/^Line 2: /).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const { data: there } = await to.client.call('GET /v1/memories', { query: { user_id: 'ana' } });
  expect(there.map(({ content }) => content)).toEqual(['Ana rows.']);
});

it('takes in what other services know, packed or not, for whom one says, and tells how much of it', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations/import');
  await page.getByLabel('User', { exact: true }).fill('ana');
  const folder = mkdtempSync(join(tmpdir(), 'strata-page-'));
  const upload = page.getByLabel('Drop a file here');
  try {
    await writeChatGptExport(join(folder, 'conversations.json'), 3, 4);
    const conversations = readFileSync(join(folder, 'conversations.json'), 'utf8');
    const zip = join(folder, 'chatgpt.zip');
    writeZip(zip, { 'cat.png': 'a picture', 'conversations.json': conversations });
    await upload.setInputFiles(zip);
    await page.getByText(/^chatgpt\.zip \(ChatGPT\): 3 conversations, 12 messages, .* Done\.$/).waitFor();
    await upload.setInputFiles(join(folder, 'conversations.json'));
    await page.getByText(/^conversations\.json \(ChatGPT\): .* 12 known before, .* Done\.$/).waitFor();
    const day = [{ type: 'message', user: 'U1', ts: '1767600000.0', text: 'Standup is at nine.' }];
    const slack = {
      'general/2026-01-05.json': JSON.stringify(day),
      'users.json': '[{"id":"U1","name":"Bo"}]',
    };
    writeZip(zip, slack);
    await upload.setInputFiles(zip);
    await page.getByText(/^chatgpt\.zip \(Slack\): 1 conversations, 1 messages, .* Done\.$/).waitFor();
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.getByLabel('Their name in a chat').fill('Ana');
  const chat = ['05/01/2026, 14:32 - Ana: I live in Porto.', '05/01/2026, 14:33 - Bo: <b>Nice</b>.'].join(
    '\n',
  );
  await upload.setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) });
  await page.getByText(/^chat\.txt \(WhatsApp\): 1 conversations, 2 messages, .* Done\.$/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const { data } = await own.client.call('GET /v1/conversations', { query: { limit: 10 } });
  expect(new Map(data.map(({ title, user_id }) => [title, user_id]))).toEqual(
    new Map([
      ['Week 0', 'ana'],
      ['Week 1', 'ana'],
      ['Week 2', 'ana'],
      ['#general', null],
      ['chat', null],
    ]),
  );
});

it('shows settings with their meaning and bounds, says which value is wrong, and saves what was changed', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations/settings');
  const blocks = page.getByLabel('max injected blocks in history');
  await page.getByText('0 shows a block once and keeps none. (0 to 20)').waitFor();
  await blocks.fill('-1');
  await page.getByLabel('decay').selectOption('gentle');
  await page.getByRole('button', { name: 'Save 2' }).click();
  await page.getByRole('alert').waitFor();
  expect(await blocks.getAttribute('aria-invalid')).toBe('true');
  expect(await violationsOf(page)).toEqual([]);
  await blocks.fill('2');
  await page.getByRole('button', { name: 'Save 2' }).click();
  await said(page, 'Saved');
  expect(await own.client.call('GET /v1/settings')).toMatchObject({
    max_injected_blocks_in_history: 2,
    decay: 'gentle',
  });
  await undo(page, 'Saved');
  await expect.poll(async () => (await own.client.call('GET /v1/settings')).decay).not.toBe('gentle');
});

it('changes a persona, shows what changed, and goes back to what it was', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations/personas');
  await page.getByLabel('tone').fill('dry');
  await page.getByLabel('boundaries').fill('No medical advice.\nNo <b>bold</b>.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('insertion').getByText('boundaries: No <b>bold</b>.').waitFor();
  await page.getByLabel('tone').fill('warm');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('deletion').getByText('tone: dry').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make current again' }).first().click();
  await said(page, 'Current again');
  await expect
    .poll(async () => (await own.client.call('GET /v1/personas/{id}', { path: { id: 'default' } })).tone)
    .toBe('dry');
});

it('shows a reply that a platform did not take, and has it posted after all', async () => {
  const own = await createWorkspace();
  const texts: string[] = [];
  const platform = await listenLocally(
    createServer(async (request, response) => {
      texts.push((JSON.parse(await text(request)) as { text: string }).text);
      response.end(
        JSON.stringify(texts.length === 1 ? { ok: false } : { ok: true, result: { message_id: 9 } }),
      );
    }),
  );
  try {
    await own.client.call('PATCH /v1/settings', { body: { burst_seconds: 0 } });
    const body = {
      bot_token: `123456789:${'x'.repeat(35)}`,
      secret_token: 'a-secret-token-of-ours',
      api_url: platform.url,
    };
    const { url } = await own.client.call('PUT /v1/webhooks/{adapter}', {
      path: { adapter: 'telegram' },
      body,
    });
    const from = { id: 7, first_name: 'Ana' };
    const message = {
      message_id: 1,
      date: Date.now() / 1000,
      chat: { id: 7, type: 'private' },
      from,
      text: 'Hello?',
    };
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': body.secret_token },
      body: JSON.stringify({ update_id: 1, message: { ...message, date: Math.floor(message.date) } }),
    });
    const { page } = await openAs(own.key, '#/operations/deliveries?status=parked');
    await page.getByText('not_ok').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await said(page, 'It is tried again');
    await page.getByLabel('Status').selectOption('Done');
    await page.getByRole('listitem').filter({ hasText: 'goes' }).waitFor();
    expect(texts).toEqual(['Nobody told me <b>that</b>.', 'Nobody told me <b>that</b>.']);
  } finally {
    await platform.close();
  }
});

it('makes keys and channels, revokes a key, and shows what was done by whom', async () => {
  const own = await createWorkspace();
  await own.client.call('POST /v1/memories', {
    body: { content: 'Ana rows.', kind: 'fact', user_id: 'ana' },
  });
  const { page } = await openAs(own.key, '#/operations/keys');
  await page.getByLabel('Name').fill('Backend');
  await page.getByRole('button', { name: 'Make a key' }).click();
  expect(await page.getByLabel('The key; it is shown once').inputValue()).not.toBe('');
  const key = page.getByRole('listitem').filter({ hasText: 'Backend' });
  expect(await violationsOf(page)).toEqual([]);
  await key.getByRole('button', { name: 'Revoke…' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await said(page, 'Revoked');
  await key.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Channels' }).click();
  // The form before it has a name as well.
  await page.getByRole('form', { name: 'New channel' }).getByLabel('Name').fill('Garden');
  await page.getByRole('button', { name: 'Make a channel' }).click();
  await page.getByRole('link', { name: 'Garden' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Deliveries' }).click();
  await page.getByText('No deliveries').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('row').filter({ hasText: 'memory.create' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('shows what was just made, though the list before it is still on its way', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key, '#/operations');
  const lists: (() => Promise<void>)[] = [];
  await page.route(
    '**/v1/channels?*',
    async (route) => {
      const response = await route.fetch();
      lists.push(() => route.fulfill({ response }));
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Channels' }).click();
  await expect.poll(() => lists).toHaveLength(1);
  const name = page.getByRole('form', { name: 'New channel' }).getByLabel('Name');
  await name.fill('Garden');
  await page.getByRole('button', { name: 'Make a channel' }).click();
  await expect.poll(() => name.inputValue()).toBe('');
  // Nobody may wait for it any more.
  await lists[0]?.().catch(() => undefined);
  await page.getByRole('link', { name: 'Garden' }).waitFor();
});
