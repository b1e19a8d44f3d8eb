/** What is kept so that it can be doubted: a user who reads what is known of them finds no scraps of talk there. */
import { expect, it } from 'vitest';
import { saysSomething } from '../../../../src/memory/changes/correction-targets.ts';

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
