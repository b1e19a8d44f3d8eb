/** The view of conversations. Without it nobody learns why a line was in a prompt, nor gets from there to what is to be corrected. */
import { afterEach, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { createWorkspace, endTabs, openAs, openTab, said, type Workspace } from './support/page.ts';

afterEach(endTabs);

async function turnIn({ client }: Workspace, chat_id: string, content: string, reply?: string) {
  const { id } = await client.call('POST /v1/conversations', {
    body: { chat_id, user_id: 'ana', title: chat_id },
  });
  const turn = await client.call('POST /v1/conversations/{id}/turns', { path: { id }, body: { content } });
  const path = { id, turn_id: turn.turn_id };
  if (reply !== undefined)
    await client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
      path,
      body: { content: reply },
    });
  return { id, turn };
}

it('shows why a line was in a prompt, leads to what it comes from, and the next prompt is the corrected one', async () => {
  const own = await createWorkspace();
  await own.client.call('POST /v1/memories', {
    body: { content: 'Ana is allergic to peanuts.', kind: 'fact', user_id: 'ana' },
  });
  await turnIn(own, 'monday', 'My dog Rex has been limping since Tuesday.', 'Poor Rex.');
  const question = 'What am I allergic to, and what is my dog called?';
  const asked = await turnIn(own, 'friday', question);
  const { page } = await openAs(own.key);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Conversations' }).click();
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: 'friday' }).click();
  const transcript = page.getByRole('region', { name: 'Conversation', exact: true });
  await transcript.locator('.injected').waitFor();
  expect(await transcript.locator('.injected').textContent()).toContain('My dog Rex has been limping');
  expect(await violationsOf(page)).toEqual([]);
  await transcript.getByRole('link', { name: 'Why this prompt' }).click();
  const trace = page.getByRole('dialog', { name: 'Why this prompt' });
  const line = trace.getByRole('listitem').filter({ hasText: 'Ana is allergic to peanuts.' });
  // It stands in the part of the prompt that stays, and not in the block of this turn.
  await line.getByText('In the prompt already').waitFor();
  expect(await line.getByRole('img').getAttribute('aria-label')).toMatch(/^Score [\d.]+: .*lexical [\d.]+/);
  await trace.getByRole('listitem').filter({ hasText: 'My dog Rex' }).first().waitFor();
  expect(await trace.getByRole('img', { name: /^Tokens by part: / }).count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await trace.getByRole('tab', { name: 'The prompt' }).click();
  await trace.getByText('As the model got it.').waitFor();
  await trace.getByRole('heading', { name: 'System: what stays' }).waitFor();
  await trace.locator('.prompt-text > div').filter({ hasText: 'My dog Rex' }).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await trace.getByRole('tab', { name: 'Why' }).click();
  // The tab that is left shows the same line until it is gone.
  await trace.locator('.prompt-text').first().waitFor({ state: 'detached' });
  await line.getByRole('button', { name: 'Correct…' }).click();
  const form = page.getByRole('dialog', { name: 'Correct this line' });
  await form.getByLabel('What is right').fill('Ana is allergic to walnuts.');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Correct', exact: true }).click();
  await said(page, 'Corrected: the next prompt has it');
  await trace.getByRole('link', { name: 'See its prompt as it would be now' }).click();
  const prompt = page.getByRole('region', { name: 'What would come of it' });
  await prompt.getByText('Ana is allergic to walnuts.').waitFor();
  // A line of a message that was quoted, where it stands; and one of what is known, which names no id.
  const wrong = prompt.locator('.prompt-text > div').filter({ hasText: 'My dog Rex' });
  for (let left = await wrong.count(); left > 0; left = await wrong.count()) {
    await wrong.last().getByRole('button', { name: 'Correct…' }).click();
    await form.getByLabel('What is right').fill('My dog Max has been limping since Tuesday.');
    await form.getByRole('button', { name: 'Correct', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => wrong.count()).toBeLessThan(left);
  }
  await prompt.getByText('My dog Max has been limping since Tuesday.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const again = await own.client.call('POST /v1/conversations/{id}/turns', {
    path: { id: (await turnIn(own, 'saturday', 'Good morning.', 'Good morning.')).id },
    body: { content: question },
  });
  expect(JSON.stringify(again.prompt)).toContain('My dog Max');
  expect(JSON.stringify(again.prompt)).not.toContain('Rex');
  expect(JSON.stringify(asked.turn.prompt)).toContain('peanuts');
  expect(JSON.stringify(again.prompt)).toContain('walnuts');
  expect(JSON.stringify(again.prompt)).not.toContain('peanuts');
});

it('leads from a memory to the message that taught it, and shows notes, summary and orientation', async () => {
  const own = await createWorkspace();
  const { id } = await turnIn(own, 'monday', 'I am a vegetarian.', 'Good to know.');
  await own.client.call('PUT /v1/conversations/{id}/scratchpad/{key}', {
    path: { id, key: 'plan' },
    body: { step: '<b>one</b>' },
  });
  const { page } = await openAs(own.key);
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('tab', { name: 'Evidence and history' }).click();
  await page.getByRole('tab', { name: 'Context' }).click();
  await page
    .getByRole('dialog')
    .getByText(/ now, [\d.]+ in 12 weeks without use$/)
    .waitFor();
  await page.getByRole('dialog').getByText('Good to know.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'where it was said' }).click();
  await page.locator('[data-meant="true"]').getByText('I am a vegetarian.').waitFor();
  await page.getByRole('tab', { name: 'Working notes' }).click();
  await page.getByText('<b>one</b>').waitFor();
  await page.getByRole('tab', { name: 'Summary and orientation' }).click();
  await page.getByRole('heading', { name: /^Orientation/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 380, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(380);
  await page.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('2 events, 1 memories').waitFor();
  await question.getByLabel('Keep what was learnt in it').check();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('No conversations').waitFor();
  const { data } = await own.client.call('GET /v1/memories', { query: { user_id: 'ana' } });
  expect(data.map(({ content }) => content)).toEqual(['Is vegetarian.']);
});

it('tries a message: its prompt, why, and what would be learnt, with nothing of it kept', async () => {
  const own = await createWorkspace();
  const { id } = await turnIn(own, 'monday', 'I live in Porto.', 'Nice.');
  const { page } = await openAs(own.key, `#/conversations/${id}`);
  await page.getByRole('link', { name: 'Try the next prompt' }).click();
  await page.getByLabel('Message', { exact: true }).last().fill('I live in Braga now. Where did I live?');
  await page.getByRole('button', { name: 'Try it' }).click();
  const result = page.getByRole('region', { name: 'What would come of it' });
  await result.getByText('I live in Braga now. Where did I live?').waitFor();
  await result.getByRole('heading', { name: 'System: what stays' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await result.getByRole('tab', { name: 'Why' }).click();
  await result.getByRole('heading', { name: 'Candidates' }).waitFor();
  await result.getByRole('tab', { name: 'Would change' }).click();
  await result.getByText('new', { exact: true }).waitFor();
  await page.getByLabel('Conversation').selectOption('A new one');
  await page.getByRole('button', { name: 'Try it' }).click();
  await result.getByRole('tab', { name: 'Prompt' }).click();
  await result.getByText('I live in Braga now. Where did I live?').waitFor();
  const { data } = await own.client.call('GET /v1/conversations/{id}/events', { path: { id } });
  expect(data.map(({ content }) => content)).toEqual(['I live in Porto.', 'Nice.']);
  const memories = await own.client.call('GET /v1/memories', { query: { user_id: 'ana' } });
  expect(JSON.stringify(memories.data)).not.toContain('Braga');
});

it('chats: a reply comes as it is written, knows what was said elsewhere, and leads to why', async () => {
  const own = await createWorkspace();
  await turnIn(own, 'monday', 'My dog Rex limps.', 'Poor Rex.');
  const { page } = await openAs(own.key, '#/playground?user=ana');
  await page.getByLabel('Message', { exact: true }).last().fill('What is my dog called?');
  await page.getByRole('button', { name: 'Send it' }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByText('Your dog is called Rex.').waitFor();
  await page.getByLabel('Message', { exact: true }).last().fill('And what is my cat called, <b>please</b>?');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect.poll(() => chat.getByRole('listitem').count()).toBe(2);
  await chat.getByRole('link', { name: 'Why this prompt' }).first().click();
  await page
    .getByRole('dialog', { name: 'Why this prompt' })
    .getByText('My dog Rex limps.')
    .first()
    .waitFor();
  const { data } = await own.client.call('GET /v1/conversations', { query: { user_id: 'ana' } });
  const begun = data.find(({ chat_id }) => chat_id.startsWith('playground-'));
  const path = { id: begun?.id ?? '' };
  await expect
    .poll(async () => (await own.client.call('GET /v1/conversations/{id}/events', { path })).data.length)
    .toBe(4);
});

it('says so where no chat model is configured, and still tries messages', async () => {
  const own = await createWorkspace();
  const { page, signIn } = await openTab('#/playground?user=ana');
  // The service of these tests has one; what one without answers is held by the tests of the chat API.
  await page.route('**/v1/models', (route) => route.fulfill({ json: { object: 'list', data: [] } }));
  await signIn(own.key);
  await page.getByText('No chat model is configured (CHAT_MODEL)').waitFor();
  expect(await page.getByRole('button', { name: 'Send it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Try it' }).waitFor();
});
