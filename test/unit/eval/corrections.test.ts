/**
 * How prompts are judged for what they tell of what was taken back. If it fails, the figures call a prompt right that tells a
 * user's assistant what is no longer so, or wrong that tells it as history.
 */
import { describe, expect, it } from 'vitest';
import { isWrong, judgePair, type Pair } from '../../eval/corrections/pairs.ts';

const PAIR: Pair = {
  lang: 'en',
  said: 'I live in Porto.',
  corrected: 'Not Porto any more, we moved to Lisbon.',
  question: 'Where do I live?',
  stale: ['Porto'],
  valid: ['Lisbon'],
  between: [],
  still: [],
};
const LISBON = '- [other] "We moved to Lisbon." (personal)';

describe('a prompt that is asked after a correction', () => {
  it.each([
    ['tells what is so', [LISBON]],
    ['quotes the correction', ['- "Not Porto any more, we moved to Lisbon." (user elsewhere)']],
    ['tells the old value as history', [LISBON, '- "I live in Porto." (user, 2026-01-02, outdated) [evt_1]']],
    ['marks it in a summary', [LISBON, 'They live in Porto. (no longer so)']],
  ])('is right where it %s', (_, lines) => {
    expect(isWrong(judgePair(PAIR, lines))).toBe(false);
  });

  it.each([
    ['the old value beside the new one', [LISBON, '- "I live in Porto." (user elsewhere) [evt_1]']],
    [
      'the old value in a line that quotes the correction as well',
      ['- "Porto": "we moved to Lisbon"', '- "I live in Porto": "we moved to Lisbon"'],
    ],
    ['neither value', ['- [hobby] "Plays chess." (personal)']],
    ['the new value as one that is over', ['- "I live in Lisbon." (user, outdated) [evt_2]']],
    ['nothing at all', []],
  ])('is wrong where it tells %s', (_, lines) => {
    expect(isWrong(judgePair(PAIR, lines))).toBe(true);
  });
});
