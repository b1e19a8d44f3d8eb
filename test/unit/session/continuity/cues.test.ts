/**
 * Whether a message refers to something said before. A cue that is missed lets a model make up what was agreed; a false
 * alarm keeps an answer from a user who asked a plain question.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { hasContinuationCue } from '../../../../src/recall/analysis/question.ts';
import {
  onlyRefersToEarlier,
  refersToEarlier,
} from '../../../../src/session/continuity/refers-to-earlier.ts';
import { DEVELOPMENT } from '../../../eval/continuity/development.ts';
import { HELD_OUT } from '../../../eval/continuity/held-out.ts';
import { measureCues } from '../../../eval/continuity/utterances.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

/** What is read of a message: from there on, time does not grow at all. */
const READ_CHARS = 2_000;

describe('a message that refers to something earlier', () => {
  it.each(['As we said, the earlier train.', 'continue', 'That one, please.'])(
    'is told by its cue: %s',
    (text) => {
      expect(refersToEarlier(text)).toBe(true);
    },
  );

  it.each([
    ['a word that is only mentioned', 'Continue is a word I always misspell.'],
    ['a goodbye', 'As we said goodbye, it began to rain. Write the next line.'],
    ['a relative clause', 'The one that I bought last year is broken.'],
    ['a request that brings its text along', 'Continue this story: A dragon woke up.'],
    ['a letter to somebody else', 'Write an email to Tom saying that, as we discussed, I am off.'],
    ['a pasted letter', 'Improve this email\n\nHi Ana,\nas we discussed, the price stays.'],
    ['a text that follows it', 'Continue\n\nOnce upon a time there was a dragon.'],
    ['a quotation', 'Translate "as we agreed" into German'],
    ['what others said', 'As I told my landlord, the heating is broken. What are my rights?'],
    ['an antecedent of its own', 'I have two bikes. The second one needs brakes, how much is that?'],
    ['small talk', 'good night and see you tomorrow'],
    ['nothing', ''],
  ])('is not told by %s', (_, text) => {
    expect(refersToEarlier(text)).toBe(false);
  });

  it('is told in sixteen languages, with hardly a false alarm in what the rules were written with', () => {
    const { precision, recall, cues, traps } = measureCues(DEVELOPMENT, refersToEarlier);
    expect({ cues, traps }).toEqual({ cues: 400, traps: 393 });
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.99);
  });

  it('is told in the half that was written before the rules', () => {
    const { precision, recall, cues, traps } = measureCues([HELD_OUT], refersToEarlier);
    expect({ cues, traps, languages: Object.keys(HELD_OUT).length }).toEqual({
      cues: 83,
      traps: 85,
      languages: 14,
    });
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('is told more strictly than recall tells a continuation, which costs nobody an answer', () => {
    const traps = [...DEVELOPMENT, HELD_OUT].flatMap((set) =>
      Object.values(set).flatMap((labelled) => labelled.traps),
    );
    expect(
      traps.map((text) => readText(text)).filter((text) => hasContinuationCue(text)).length,
    ).toBeGreaterThan(20);
    expect(traps.filter(refersToEarlier)).toEqual([]);
  });

  it('takes no time over a long or hostile message', () => {
    for (const piece of [
      'please ',
      'you said ',
      'the a ',
      'the town where ',
      'sigue a donde ',
      'продолж где мы ',
      'wat hebben we ',
      '어제 ',
      '我',
    ])
      for (const chars of [READ_CHARS, 32_000])
        expect(growthOf(refersToEarlier, repeated(piece), chars), `${chars} of ${piece}`).toBeLessThan(
          LINEAR_GROWTH_MAX,
        );
  });
});

describe('a message that only refers to something earlier', () => {
  it.each([
    'Continue.',
    'go on where we stopped',
    'What did we decide about the kitchen?',
    'As we said, book it.',
    'Kontynuujmy tam, gdzie skończyliśmy.',
    '前回止まったところから続けよう。',
  ])('tells nothing that another one could go on from: %s', (text) => {
    expect(onlyRefersToEarlier(text)).toBe(true);
  });

  it.each(['As I said, the early train to Porto.', 'What is the capital of Peru?', 'I live in Lisbon.'])(
    'is not one that tells something: %s',
    (text) => {
      expect(onlyRefersToEarlier(text)).toBe(false);
    },
  );
});
