/**
 * The measure behind every test that says "a hostile text holds nobody up". If it cannot say no, those tests guard nothing;
 * if it says no to honest work, they fail on a busy machine and are no longer believed.
 */
import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../support/growth.ts';

const same = (size: number) => size;

/** Arithmetic that takes as long as its steps are many. */
function take(steps: number): number {
  let state = 1;
  for (let i = 0; i < steps; i++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state;
}

/** Each step looks at all the others, like a search that starts again at every character. */
function takePairs(size: number): number {
  let state = 0;
  for (let i = 0; i < size; i++) state ^= take(size);
  return state;
}

describe('work that a hostile text can blow up', () => {
  it.each([
    ['in milliseconds', 1_600],
    ['in microseconds', 160],
  ])('is told by its growth when it is quadratic, %s', (_, size) => {
    expect(growthOf(takePairs, same, size)).toBeGreaterThan(LINEAR_GROWTH_MAX);
  });

  it('is told by its growth when a regular expression starts again at every character', () => {
    expect(growthOf((text) => /a+b/.test(text), repeated('a'), 4_000)).toBeGreaterThan(LINEAR_GROWTH_MAX);
  });

  it('is told although it has a fixed cost besides', () => {
    expect(growthOf((size) => take(10_000) + takePairs(size), same, 1_600)).toBeGreaterThan(
      LINEAR_GROWTH_MAX,
    );
  });
});

describe('work that nobody waits for', () => {
  it.each([
    ['linear, in milliseconds', take, 2_000_000],
    ['linear, in microseconds', take, 1_000],
    ['a little more than linear', (size: number) => take(size * Math.log2(size)), 100_000],
    ['the same for every input', () => take(1_000), 100_000],
    ['next to nothing', () => 0, 100_000],
  ] as const)('passes: %s', (_, work, size) => {
    expect(growthOf(work, same, size)).toBeLessThan(LINEAR_GROWTH_MAX);
  });

  it('passes although the machine was busy with something else at first', () => {
    let stalls = 3;
    const disturbed = (size: number) => take(size === 80_000 && stalls-- > 0 ? 10_000_000 : size);
    expect(growthOf(disturbed, same, 80_000)).toBeLessThan(LINEAR_GROWTH_MAX);
    expect(stalls).toBeLessThan(1);
  });
});

it('a text is repeated to the length that is asked for, and never to nothing', () => {
  expect(repeated('ab')(6)).toBe('ababab');
  expect(repeated('abcd')(0.5)).toBe('abcd');
});
