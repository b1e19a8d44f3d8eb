/** Whether a query names anything. A wrong yes answers "Who are you?" with noise; a wrong no hides what a user said. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { asksForSomething } from '../../../../src/recall/analysis/question.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';

const NOW = Date.UTC(2026, 2, 1);

describe('a query asks for', () => {
  it.each([
    'Who are you?',
    'go on',
    'please continue',
    'and then?',
    'What did you say?',
    'that one',
    'Was ist das?',
    '你是谁？',
    'Кто ты?',
  ])('nothing: %s', (text) => {
    expect(asksForSomething(readText(text))).toBe(false);
  });

  it.each([
    'Will',
    'it',
    'The Who',
    'Who is Ana?',
    'go on with the plan',
    'What did I eat?',
    'C++',
    'foo-bar',
    '🦔',
    '猫',
    '你是我的朋友吗？',
    'qwrtp zxcvb',
    '妹はリスボンにいますか',
    'น้องสาวของฉันอยู่ที่ไหน',
  ])('something: %s', (text) => {
    expect(asksForSomething(readText(text))).toBe(true);
  });

  it('something when it names a time, or when the last exchanges lend it their words', () => {
    expect(parseQuery(readText('What did I say yesterday?'), NOW).asks).toBe(true);
    expect(parseQuery(readText('Why that one?'), NOW).asks).toBe(false);
    expect(
      parseQuery(readText('Why that one?'), NOW, [{ user: 'Which harp should I buy in Lisbon?' }]).asks,
    ).toBe(true);
  });
});
