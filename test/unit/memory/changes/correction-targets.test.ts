/** What is kept so that it can be doubted: a user who reads what is known of them finds no scraps of talk there. */
import { expect, it } from 'vitest';
import { partOf, saysSomething } from '../../../../src/memory/changes/correction-targets.ts';

it.each([
  [true, 'Seoul is too expensive so we go to Taichung.'],
  [true, 'The knee is November 13 now.'],
  [true, '4200 cash.'],
  [true, 'La renta son 7500.'],
  [true, '我们不去首尔了。'],
  [false, 'We change.'],
  [false, 'No, the other one.'],
  [false, 'I say thank you but no.'],
  [false, 'Now my own house.'],
])('%s: %s says something by itself', (says, text) => {
  expect(saysSomething(text)).toBe(says);
});

const told = (content: string) => ({ memory: { content } }) as never;

it.each([
  [
    'Small correction, 42 was wrong, it is 43. Wore small shoes for years.',
    'Wore small shoes for years.',
    null,
  ],
  [
    'Small correction, 42 was wrong, it is 43. Wore small shoes for years.',
    '42 was wrong, it is 43.',
    'part',
  ],
  ['We sold it. Nils takes the bus to Ulm.', 'Nils takes the bus to Ulm.', 'part'],
])('%s is told by %s where that has its values', (whole, part, found) => {
  const version = told(part);
  expect(partOf(told(whole), [version])).toBe(found === null ? null : version);
});
