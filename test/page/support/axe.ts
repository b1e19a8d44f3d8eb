/** What a page does wrong for people who read by ear, or see little; by the rules of axe-core, in both themes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Each violation as the rule, the element and why; empty if there is none. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // By the protocol of the browser, which no policy of a page stands in the way of.
    if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
    const violations = await page.evaluate<Violation[]>('axe.run().then(({ violations }) => violations)');
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html} ${failureSummary}`),
      );
  }
  return found;
}
