/** Integers as text. If it fails, a stored trace tells other scores and other messages than recall saw. */
import { expect, it } from 'vitest';
import { fromVlq, toVlq } from '../../../src/lib/vlq.ts';
import { random } from '../../support/random.ts';

it('is the text that source maps have', () => {
  expect(toVlq([0, 1, -1, 15, -15, 16, 511, 512])).toBe('ACDefgB+fggB');
  expect(toVlq([])).toBe('');
});

it('gives every integer that a double holds back, whatever stands before it', () => {
  const source = random();
  const note = `seed ${source.seed}`;
  const bounds = [0, 31, 32, 2 ** 30, 2 ** 31, 2 ** 32, 1_796_064_214_493, 999_999_999, 2 ** 51];
  const integers = [
    ...bounds.flatMap((bound) => [bound, -bound, bound - 1, 1 - bound]),
    ...Array.from({ length: 2_000 }, () => source.pick([1, -1]) * source.int(2 ** source.int(51))),
  ].map((value) => value + 0);
  expect(fromVlq(toVlq(integers)), note).toEqual(integers);
});
