/**
 * Messages that ask several things. If it fails, a user who asks two things at once gets an answer to neither, although each
 * alone is known.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { questionParts } from '../../../../src/recall/analysis/question.ts';

describe('a message that asks several things', () => {
  it.each([
    [
      'Where did I move to, and which snack is dangerous for me?',
      ['Where did I move to', 'which snack is dangerous for me?'],
    ],
    ["What's my dog's name? Where do I live?", ["What's my dog's name?", 'Where do I live?']],
    ['When is my exam and do I have a tutor?', ['When is my exam', 'do I have a tutor?']],
    ['Wo wohne ich und wie heißt meine Katze?', ['Wo wohne ich', 'wie heißt meine Katze?']],
    [
      'Où est-ce que j’habite et quel est mon thé préféré?',
      ['Où est-ce que j’habite', 'quel est mon thé préféré?'],
    ],
    ['¿Dónde vivo y cuál es mi té favorito?', ['¿Dónde vivo', 'cuál es mi té favorito?']],
    ['Где я живу и как зовут мою кошку?', ['Где я живу', 'как зовут мою кошку?']],
    ['我住在哪里，我的猫叫什么？', ['我住在哪里', '我的猫叫什么？']],
    ['私はどこに住んでいますか、猫の名前は何ですか？', ['私はどこに住んでいますか', '猫の名前は何ですか？']],
  ])('is read as its questions: %s', (text, parts) => {
    expect(questionParts(readText(text)).map(({ raw }) => raw)).toEqual(parts);
  });

  it.each([
    'Where did I move to?',
    'What do I like, tea and coffee?',
    'I moved to Porto, and which is why I ask nothing.',
    'Who am I and why?',
    'Until when does the Falcon project run, when does it end?',
    'Wer ist meine Schwester und wo wohnt sie?',
    '我喜欢茶、咖啡吗？',
    '',
  ])('is not one that asks once, or nothing: %j', (text) => {
    expect(questionParts(readText(text))).toEqual([]);
  });

  it('is read up to its fourth question, and not at all when it is a page', () => {
    const many = 'Where is tea? Where is salt? Where is rice? Where is milk? Where is bread?';
    expect(questionParts(readText(many))).toHaveLength(4);
    expect(questionParts(readText(many.repeat(20)))).toEqual([]);
  });
});
