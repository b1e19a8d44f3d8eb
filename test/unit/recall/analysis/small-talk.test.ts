/** Small talk. If it fails, "hi" puts strangers' sentences into a prompt, or a question with a greeting in it recalls nothing. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { isSmallTalk } from '../../../../src/recall/analysis/small-talk.ts';

describe('a message', () => {
  it.each([
    'hi',
    'Hello!',
    'Good morning',
    'ok thanks',
    'Thank you so much, that was really helpful',
    'Alright.',
    'Guten Morgen!',
    'Vielen Dank, super',
    'Merci beaucoup',
    'muchas gracias',
    'Спасибо большое!',
    '谢谢',
    'ありがとう',
    '👍',
    '…',
    '',
  ])('asks for nothing: %s', (text) => {
    expect(isSmallTalk(readText(text))).toBe(true);
  });

  it.each([
    'Hi, where did I park the bike?',
    'thanks, and what about Redis?',
    'Good restaurants in Porto',
    'ok, book the tent',
    'What is my name?',
    'continue',
    'Hallo, wo wohnt meine Schwester?',
    'to be or not to be',
    '我妹妹住在哪里',
    'x'.repeat(40_000),
  ])('asks for something: %s', (text) => {
    expect(isSmallTalk(readText(text))).toBe(false);
  });
});
