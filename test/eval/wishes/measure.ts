/** Share of labelled wishes for a form of answers that are kept, and of look-alikes that are not: `node test/eval/wishes/measure.ts`. */
import { readFileSync } from 'node:fs';
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';

/** A message, and the words that what is kept of it must have; none where nothing is asked for good. */
interface Wish {
  readonly text: string;
  readonly has: readonly string[];
}

const wishesOf = (file: string): Wish[] =>
  readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Wish);

for (const file of ['seen.jsonl', 'unread.jsonl']) {
  const read = wishesOf(file).map(({ text, has }) => {
    const told = extractSignals(text, { occurredAt: 0 })
      .filter(({ kind }) => kind === 'instruction')
      .map(({ content }) => content.toLowerCase())
      .join(' ');
    return {
      isWish: has.length > 0,
      isKept: told !== '' && has.every((word) => told.includes(word.toLowerCase())),
    };
  });
  const [wishes, others] = [read.filter(({ isWish }) => isWish), read.filter(({ isWish }) => !isWish)];
  const kept = (some: typeof read) => `${some.filter(({ isKept }) => isKept).length} of ${some.length}`;
  console.log(`${file}: kept ${kept(wishes)} wishes, ${kept(others)} look-alikes`);
}
