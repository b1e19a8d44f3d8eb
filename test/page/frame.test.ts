/** Who gets in, what stays out, and what the page does when its key ends or its server is away. */
import { afterEach, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { createWorkspace, endTabs, openTab, PAGE_URL, said } from './support/page.ts';

afterEach(endTabs);

it('lets an admin key in and says why others stay out; a key is in no address and in no lasting place', async () => {
  const own = await createWorkspace();
  const member = await own.client.call('POST /v1/keys', { body: { name: 'Backend', role: 'member' } });
  const { page, signIn } = await openTab();
  expect(await violationsOf(page)).toEqual([]);
  for (const [credential, reason] of [
    ['strata_nobody', 'No workspace has this key.'],
    [member.api_key, 'This key is not of role admin.'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2ln', 'This token has ended, or was not made here.'],
  ] as const) {
    await page.getByLabel('Admin key or user token').fill(credential);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(reason).waitFor();
  }
  await signIn(own.key);
  expect(page.url()).not.toContain(own.key);
  expect(await page.evaluate('JSON.stringify({ ...localStorage }) + document.cookie')).toBe('{}');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Admin key or user token').waitFor();
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
});

it('shows a user by a token what is theirs, and nothing of anybody else', async () => {
  const own = await createWorkspace();
  const create = [
    { content: 'Ana rows.', kind: 'fact' as const, user_id: 'ana' },
    { content: 'Bo sails.', kind: 'fact' as const, user_id: 'bo' },
  ];
  await own.client.call('POST /v1/memories/batch', { body: { create } });
  const { page, signIn } = await openTab('#/memories?user_id=bo');
  await signIn(await own.token('ana'));
  await page.getByRole('link', { name: 'Ana rows.' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('What to remember').fill('Ana rows on Sundays.');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Changed');
  await page.keyboard.press('Escape');
  await page.getByRole('row').getByText('Ana rows on Sundays.').waitFor();
  expect(await page.getByText('Bo sails.').count()).toBe(0);
});

it('asks a user again whose token has ended since the tab was left', async () => {
  const own = await createWorkspace();
  await own.client.call('POST /v1/memories', {
    body: { content: 'Ana rows.', kind: 'fact', user_id: 'ana' },
  });
  const { token } = await own.client.call('POST /v1/tokens', { body: { user_id: 'ana', ttl_seconds: 1 } });
  const { page } = await openTab();
  await page.evaluate(`sessionStorage.setItem('strata.credential', ${JSON.stringify(token)})`);
  await new Promise((done) => setTimeout(done, 1_100));
  await page.reload();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await again.getByLabel('Admin key or user token').fill(await own.token('ana'));
  await again.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('row').getByText('Ana rows.').waitFor();
});

it('asks again over the view when the key was revoked, and goes on where one was', async () => {
  const own = await createWorkspace();
  const other = await own.client.call('POST /v1/keys', { body: { name: 'Mine', role: 'admin' } });
  const { page, signIn } = await openTab();
  await signIn(other.api_key);
  await page.getByRole('button', { name: 'New memory' }).click();
  await page.getByLabel('What to remember').fill('Typed before the key ended.');
  await page.getByLabel('Owner').fill('ana');
  await own.client.call('DELETE /v1/keys/{id}', { path: { id: other.id } });
  await page.getByRole('button', { name: 'Remember' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Admin key or user token').fill(own.key);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remember' }).click();
  await page.getByRole('row').getByText('Typed before the key ended.').waitFor();
});

it('says that the server is away, and shows what there is once it is back', async () => {
  const own = await createWorkspace();
  await own.client.call('POST /v1/memories', {
    body: { content: 'Still here.', kind: 'fact', user_id: 'ana' },
  });
  const { page, signIn } = await openTab();
  await signIn(own.key);
  await page.getByText('Still here.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('searchbox').fill('still');
  await page.getByText('The service does not answer').waitFor({ timeout: 10_000 });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('mark').getByText('Still').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('shows texts with mark-up, odd directions and other scripts as texts: what a stranger wrote runs nowhere', async () => {
  const own = await createWorkspace();
  const texts = [
    `<img src=x onerror="alert(1)"><script>alert(2)</script>`,
    `"><svg onload=alert(3)><style>*{display:none}</style>`,
    `[link](javascript:alert(4)) {{constructor.constructor('alert(5)')()}}`,
    '\u202Eevil\u202C \u2066nested\u2069 \u0000end',
    'אנה גרה בירושלים and speaks עברית.',
    '我住在北京的海淀区，喜欢喝茶',
    `${'https://example.test/'.padEnd(300, 'x')}`,
  ];
  const create = texts.map((content, i) => ({
    content,
    kind: 'fact' as const,
    user_id: `<b>user${i}</b>`,
    tags: ['<i>tag</i>'],
    source: '<u>source</u>',
  }));
  await own.client.call('POST /v1/memories/batch', { body: { create } });
  const { page, signIn } = await openTab('#/memories?order=oldest');
  await signIn(own.key);
  const rows = page.locator('[data-row-link]');
  await expect.poll(() => rows.count()).toBe(texts.length);
  const plain = texts.map((text) => text.replaceAll('\u0000', '\ufffd'));
  expect((await rows.allTextContents()).sort()).toEqual(plain.sort());
  for (const i of texts.keys()) {
    await rows.nth(i).click();
    await page.getByRole('tab', { name: 'Evidence and history' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.locator('td b, td i, td u, td img, td svg:not(.fading-curve), td script').count()).toBe(
    0,
  );
  // The page is not wider than its window, on a phone neither, and from the right as from the left.
  await page.setViewportSize({ width: 380, height: 700 });
  await page.evaluate("document.documentElement.dir = 'rtl'");
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(380);
  expect(await violationsOf(page)).toEqual([]);
});

it('is served under a policy that lets no other code in, and its files for ever', async () => {
  const answer = await fetch(PAGE_URL);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=/);
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const file = await fetch(PAGE_URL + script);
  expect([file.status, file.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await fetch(`${PAGE_URL}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${PAGE_URL}/docs/package.json`)).status).toBe(404);
});
