/** The graph of a user. Without it nobody sees of whom and of what a memory tells, and how that hangs together. */
import { afterEach, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { createWorkspace, endTabs, openAs } from './support/page.ts';

afterEach(endTabs);

it('shows people, pets, places and subjects of a user with what ties them, and leads to the memories that tell of one', async () => {
  const own = await createWorkspace();
  const create = [
    { content: 'My sister Marta lives in Braga.', kind: 'fact' as const, user_id: 'ana' },
    { content: 'My dog Rex limps.', kind: 'fact' as const, user_id: 'ana' },
    { content: 'Marta works at Siemens.', kind: 'fact' as const, user_id: 'ana' },
    {
      content: 'Is due in <b>June</b>.',
      kind: 'fact' as const,
      user_id: 'ana',
      subject_id: 'Atlas <i>x</i>',
    },
    { content: 'My brother Otto lives in Oslo.', kind: 'fact' as const, user_id: 'bo' },
  ];
  await own.client.call('POST /v1/memories/batch', { body: { create } });
  const { page } = await openAs(own.key, '#/graph');
  await page.getByLabel('User').fill('ana');
  await page.getByLabel('User').press('Enter');
  const list = page.getByRole('navigation', { name: 'Who and what' });
  await list.getByRole('link', { name: 'Marta' }).waitFor();
  expect(await list.getByRole('heading').allTextContents()).toEqual(
    ['User', 'Person', 'Pet', 'Place', 'Work and schools', 'Subject'].map((name) => ` ${name}`),
  );
  expect(await page.getByText('Otto').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  // Things of the picture are reached by keyboard.
  await page.getByRole('link', { name: 'Rex, Pet, 1 memories' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rex' }).waitFor();
  await page.getByRole('link', { name: 'Marta, Person, 2 memories' }).click();
  const ties = page.getByRole('list', { name: 'Ties' });
  await ties.getByRole('listitem').filter({ hasText: 'ana sister' }).waitFor();
  await page.getByRole('link', { name: 'Marta works at Siemens.' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 380, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(380);
  await page.getByRole('link', { name: 'All of them in the table' }).click();
  await page.getByRole('row').getByText('Marta works at Siemens.').waitFor();
  expect(await page.getByText('My dog Rex limps.').count()).toBe(0);

  const { page: theirs } = await openAs(await own.token('bo'), '#/graph?user=ana');
  await theirs.getByRole('link', { name: 'Otto', exact: true }).waitFor();
  expect(await theirs.getByText('Marta').count()).toBe(0);
});
