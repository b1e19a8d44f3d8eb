/**
 * `npm run page:figures`: how soon the page shows its first view, what it transfers, how long it keeps the browser busy, and the longest
 * frame while one scrolls through many memories (`MEMORIES=50000`, default 5,000).
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import type { Client } from '../../src/client/client.ts';
import { visit } from './support/visit.ts';

const MEMORIES = Number(process.env.MEMORIES ?? 5_000);
/** The most of one batch. */
const BATCH = 500;
const SCROLLED_MS = 8_000;

/** Runs in the page, and so is text: notes long tasks from the beginning. */
const NOTE_LONG_TASKS = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask', buffered: true });`;

/** Scrolls on by a screen a frame, and tells the time between frames in milliseconds. */
const SCROLL = `new Promise((done) => {
  const scroller = document.querySelector('.memories-scroll');
  const frames = [];
  const begin = performance.now();
  let last = begin;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    scroller.scrollBy(0, 400);
    if (now - begin < ${SCROLLED_MS}) requestAnimationFrame(step);
    else done({ frames: frames.slice(1), top: scroller.scrollTop });
  };
  requestAnimationFrame(step);
})`;

const FIRST_VIEW = `({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  loaded: performance.now(),
  bytes: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
  longTasks,
})`;

async function remember(client: Client, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const create = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => ({
      content: `Memory number ${from + i} tells of something that happened at a place with a name.`,
      kind: 'fact' as const,
      user_id: `user-${(from + i) % 100}`,
    }));
    await client.call('POST /v1/memories/batch', { body: { create } });
  }
}

async function signIn(page: Page, url: string, key: string): Promise<void> {
  await page.addInitScript({ content: NOTE_LONG_TASKS });
  await page.goto(url);
  await page.getByLabel('Admin key or user token').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-row-link]').first().waitFor();
}

await visit(async ({ url, key, client, browser }) => {
  await remember(client, MEMORIES);
  const page = await browser.newPage();
  await signIn(page, url, key);
  await page.reload();
  await page.locator('[data-row-link]').first().waitFor();
  const first = await page.evaluate<{ paint: number; loaded: number; bytes: number; longTasks: number[] }>(
    FIRST_VIEW,
  );
  const before = await page.evaluate<number>('longTasks.length');
  const { frames, top } = await page.evaluate<{ frames: number[]; top: number }>(SCROLL);
  const tasks = (await page.evaluate<number[]>('longTasks')).slice(before);
  const figures = {
    'memories in the workspace': MEMORIES,
    'first contentful paint, ms': first.paint,
    'first rows in sight, ms': first.loaded,
    'assets before compression, KB': first.bytes / 1024,
    'long tasks before that': first.longTasks.length,
    'longest of them, ms': Math.max(0, ...first.longTasks),
    'rows scrolled through': top / 64,
    'longest frame while scrolling, ms': Math.max(...frames),
    'frames over 100 ms': frames.filter((ms) => ms > 100).length,
    'frames in all': frames.length,
    'processes that waited for one of the cores meanwhile': loadavg()[0] ?? 0,
    'long tasks of the page meanwhile': tasks.length,
    'longest of those, ms': Math.max(0, ...tasks),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${Math.round(value)}`.padStart(8), name);
});
