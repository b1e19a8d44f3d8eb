/**
 * What a page does wrong for people who read by ear, or see little; by the rules of axe-core, in both themes. What depends on colours alone is
 * looked at in the second one.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

const RESULTS = { resultTypes: ['violations'] };
const THEMES = [
  ['light', RESULTS],
  ['dark', { ...RESULTS, runOnly: ['color-contrast'] }],
] as const;

/** Runs in the page, and so is text: colours in the midst of a fade are nobody's contrast. What turns for ever is not waited for. */
const UNTIL_STILL = `new Promise(requestAnimationFrame).then(() => Promise.all(document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))).then(() => undefined)`;

/** Each violation as the rule, the element and why; empty if there is none. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  // By the protocol of the browser, which no policy of a page stands in the way of.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  for (const [colorScheme, rules] of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(UNTIL_STILL);
    const run = `axe.run(document, ${JSON.stringify(rules)}).then(({ violations }) => violations)`;
    const violations = await page.evaluate<Violation[]>(run);
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html} ${failureSummary}`),
      );
  }
  return found;
}
