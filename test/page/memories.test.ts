/** The view of memories. What is remembered cannot be found, read, corrected or taken back by who runs the workspace where it fails. */
import { afterEach, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { createWorkspace, endTabs, openAs, said, undo, type Workspace } from './support/page.ts';

afterEach(endTabs);

const remember = (
  { client }: Workspace,
  ...contents: readonly (string | { content: string; [field: string]: unknown })[]
) =>
  client.call('POST /v1/memories/batch', {
    body: {
      create: contents.map((each) => ({
        kind: 'fact' as const,
        user_id: 'ana',
        ...(typeof each === 'string' ? { content: each } : each),
      })),
    },
  });

it('finds as one types, marks what matched, narrows by filters, and keeps all of that in the address', async () => {
  const own = await createWorkspace();
  await remember(own, 'Ana rows on the river Douro.', 'Ana is a vegetarian.', {
    content: 'Bo likes rowing.',
    user_id: 'bo',
    kind: 'preference',
    tags: ['sport'],
  });
  const { page } = await openAs(own.key);
  await page.getByRole('row').nth(3).waitFor();
  await page.getByRole('searchbox', { name: 'Search memories' }).fill('row');
  await page.getByRole('status').getByText('2 memories').waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(['row', 'row']);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Owner').fill('bo');
  await page.getByRole('list', { name: 'Filters' }).getByText('Owner: bo').waitFor();
  await page.getByLabel('Kind').selectOption('Preference');
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByText('1 memory').waitFor();
  expect(new URL(page.url()).hash).toBe('#/memories?q=row&user_id=bo&kind=preference');
  await page.reload();
  await page.getByText('Bo likes rowing.').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove filter Owner' }).click();
  await page.getByRole('button', { name: 'Remove filter Kind' }).click();
  await page.getByRole('status').getByText('2 memories').waitFor();
  await page.goBack();
  await page.getByRole('status').getByText('1 memory').waitFor();
});

it('shows one with what taught it, changes it, and gives back what it had', async () => {
  const own = await createWorkspace();
  await remember(own, 'Ana lives in Porto.');
  await remember(own, 'Ana lives in Porto.');
  const { page } = await openAs(own.key);
  await page.getByRole('link', { name: 'Ana lives in Porto.' }).click();
  const drawer = page.getByRole('dialog', { name: 'Memory' });
  await drawer.getByRole('tab', { name: 'Evidence and history' }).click();
  await drawer.getByText('confirmed').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('What to remember').fill('Ana lives in Braga.');
  await drawer.getByLabel('Importance').fill('7');
  await drawer.getByRole('button', { name: 'Save' }).click();
  // The service says which field is wrong, and the form says it there.
  await drawer.getByRole('alert').waitFor();
  expect(await drawer.getByLabel('Importance').getAttribute('aria-invalid')).toBe('true');
  await drawer.getByLabel('Importance').fill('0.7');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Changed');
  await drawer.getByText('Ana lives in Braga.').first().waitFor();
  const changed = await own.client.call('GET /v1/memories', { query: { user_id: 'ana' } });
  expect(changed.data).toMatchObject([{ content: 'Ana lives in Braga.', importance: 0.7 }]);
  await undo(page, 'Changed');
  // Its history shows the words that are to come back, and so does the view before it is read anew: the service is asked.
  const known = async () => (await own.client.call('GET /v1/memories', { query: { user_id: 'ana' } })).data;
  const asBefore = [{ content: 'Ana lives in Porto.', importance: 0.5, valid_to: null }];
  await expect.poll(known).toMatchObject(asBefore);
  await drawer.getByRole('button', { name: 'Retire' }).click();
  await said(page, 'Retired');
  await undo(page, 'Retired');
  await expect.poll(known).toMatchObject(asBefore);
  await drawer.getByRole('button', { name: 'Retire' }).waitFor();
});

it('makes one by the form, and erases for good only after it said what would go', async () => {
  const own = await createWorkspace();
  const { page } = await openAs(own.key);
  await page.getByText('Nothing is remembered yet').waitFor();
  await page.getByRole('button', { name: 'New memory' }).click();
  const form = page.getByRole('dialog', { name: 'New memory' });
  await form.getByLabel('What to remember').fill('Orders leave within a day.');
  await form.getByLabel('Kind').selectOption('Procedure');
  await form.getByLabel('Visibility').selectOption('Shared');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remember' }).click();
  await page.getByRole('link', { name: 'Orders leave within a day.' }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase this memory?' });
  await question.getByText('1 observation').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Nothing is remembered yet').waitFor();
  const { total } = await own.client.call('GET /v1/memories/counts', { query: { all_users: 'true' } });
  expect(total).toBe(0);
});

it('does the same with many at once, those of several owners too', async () => {
  const own = await createWorkspace();
  await remember(own, 'One.', 'Two.', { content: 'Three.', user_id: 'bo' });
  const { page } = await openAs(own.key);
  await page.getByLabel('Choose: Two.').check();
  await page.getByLabel('Choose: Three.').check();
  await page.getByRole('button', { name: 'Share' }).click();
  await said(page, '2 memories: shared');
  const shared = page.getByRole('row').filter({ hasText: 'Shared' });
  await shared.nth(1).waitFor();
  await undo(page, '2 memories: shared');
  await shared.first().waitFor({ state: 'detached' });
  await page.getByLabel('Choose all that are loaded').check();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Nothing is remembered yet').waitFor();
});

it('pages for ever with few rows in the document, and is gone through by keys alone', async () => {
  const own = await createWorkspace();
  const numbers = Array.from({ length: 450 }, (_, i) => `Memory number ${i + 1}.`);
  await remember(own, ...numbers);
  const { page } = await openAs(own.key, '#/memories?order=oldest');
  // Each row draws how its memory fades, and says it to who reads by ear.
  await page
    .getByRole('cell', { name: /^0\.50 now, 0\.\d\d in 12 weeks without use$/ })
    .first()
    .waitFor();
  const links = page.locator('[data-row-link]');
  await links.first().focus();
  for (let row = 0; row < 5; row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sixth = (await links.nth(5).textContent()) ?? '';
  await page.getByRole('dialog').getByText(sixth, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const table = page.getByRole('region', { name: 'Memories' });
  await table.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return page.locator('tr[aria-rowindex="451"]').count();
    })
    .toBe(1);
  await page.getByText('450 in all').waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});
