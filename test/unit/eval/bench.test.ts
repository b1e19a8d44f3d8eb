/** The figures of the benchmark: what is counted, and what is not. */
import { expect, it } from 'vitest';
import { longestRow } from '../../bench/distance.ts';
import { exchangesOf, shownWithin } from '../../bench/peers/peer-task.ts';

it('trips side by side are as long as one, and those after one another are counted each', () => {
  const [first, beside, second] = [
    { from: 0, to: 80 },
    { from: 5, to: 85 },
    { from: 85, to: 170 },
  ];
  expect([[], [first, beside], [second, first], [second, beside, first]].map(longestRow)).toEqual([
    0, 1, 2, 2,
  ]);
});

it('a peer that has come half way is asked for what it has, in words of the message', () => {
  const task = { name: '', seed: 1, events: 200, rounds: 8, packages: '', folder: '' };
  const { history, exchanges, questions } = exchangesOf(task, 2);
  expect([history.length, exchanges.length]).toEqual([200, 10]);
  const half = new Set(history.slice(0, 100).map(({ content }) => content));
  for (const { text, about } of questions(100)) {
    expect(half).toContain(about);
    const words = text.match(/the (\w+) with the (\w+)/)?.slice(1) ?? [];
    expect(words.filter((word) => about.includes(word))).toHaveLength(2);
  }
});

it('what does not fit into the tokens of a prompt counts for nobody', () => {
  const shown = shownWithin(['near', ...Array.from({ length: 40 }, () => 'filler '.repeat(40)), 'far']);
  expect([shown.includes('near'), shown.includes('far')]).toEqual([true, false]);
});
