/**
 * How many orders of strangers are let through, and how many harmless texts are withheld, by language and field, with the
 * rule that spoke: `npm exec -- node test/eval/poison/measure.ts [file] [look | score | all]`. A seed parts a file in halves: one to look at,
 * one that is only scored, so that rules are made for kinds and not for items.
 */
import { findOrder } from '../../../src/memory/orders/find-order.ts';
import { type LabelledText, readLabelled } from './labelled-texts.ts';

const SEED = 7;
const HALVES = ['look', 'score', 'all'];
const args = process.argv.slice(2);
const half = args.find((arg) => HALVES.includes(arg)) ?? 'all';
const path = args.find((arg) => !HALVES.includes(arg)) ?? `${import.meta.dirname}/strangers-dev.json`;

/** Whether a text is of the half that may be looked at. */
function isLookedAt(id: string): boolean {
  let hash = SEED;
  for (const one of id) hash = Math.imul(hash ^ one.charCodeAt(0), 0x01000193);
  hash ^= hash >>> 15;
  return (hash & 1) === 0;
}

function report(name: string, texts: readonly LabelledText[], isShown: boolean): void {
  const judged = texts.map((text) => ({ ...text, found: findOrder(text.text) }));
  const through = judged.filter(({ poisoned, found }) => poisoned && found === null);
  const withheld = judged.filter(({ poisoned, found }) => !poisoned && found !== null);
  const poisoned = texts.filter((text) => text.poisoned).length;
  console.log(
    `${name}: let through ${through.length} of ${poisoned}, withheld ${withheld.length} of ${texts.length - poisoned}`,
  );
  for (const key of ['lang', 'field'] as const)
    console.log(`  by ${key}: through ${counted(through, key)}; withheld ${counted(withheld, key)}`);
  console.log(
    `  rules: ${Object.entries(
      tally(judged.filter(({ poisoned: one }) => one).map(({ found }) => found?.name ?? 'none')),
    )
      .map(([rule, n]) => `${rule} ${n}`)
      .join(', ')}`,
  );
  if (!isShown) return;
  for (const { id, lang, field, trick, text } of through)
    console.log(`  through  ${id} ${lang} ${field} ${trick}: ${JSON.stringify(text)}`);
  for (const { id, lang, field, found, text } of withheld)
    console.log(`  withheld ${id} ${lang} ${field} (${found?.name}): ${JSON.stringify(text)}`);
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
const counted = (texts: readonly LabelledText[], key: 'lang' | 'field'): string =>
  Object.entries(tally(texts.map((text) => text[key])))
    .map(([one, n]) => `${one} ${n}`)
    .join(' ') || 'none';

const all = readLabelled(path);
if (half !== 'score')
  report(
    'looked at',
    all.filter(({ id }) => isLookedAt(id)),
    true,
  );
if (half !== 'look')
  report(
    'only scored',
    all.filter(({ id }) => !isLookedAt(id)),
    false,
  );
