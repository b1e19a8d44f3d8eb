/** What a stranger types in the plainest words and small letters. If it fails, a user has told an assistant who they are, and it does not know. */
import { expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 10, 30, 18) }).map(({ content }) => content);

it.each([
  'i dont eat pork',
  'i cant drink milk',
  'ich arbeite nachts',
  'ich habe höhenangst',
  'je travaille de nuit',
  'je porte des lunettes',
  'mi mujer se llama carmen',
  'trabajo de noche',
  'llevo gafas',
  'lavoro di notte',
  'porto gli occhiali',
  'trabalho à noite',
  'uso óculos',
  'mijn vrouw heet saskia',
  'mijn zoon zit op de basisschool',
  'pracuję na nocki',
  'noszę okulary',
  'süt içemiyorum',
  'gözlük takıyorum',
  '我不能喝牛奶',
  '버스 기사로 일해요',
  '안경을 써요',
  'أبي متقاعد',
  'لا أستطيع شرب الحليب',
  'मुझे ऊँचाई से डर लगता है',
])('is kept: %s', (text) => {
  expect(kept(text)).toHaveLength(1);
});

it.each([
  'I live in .',
  'My name is undefined.',
  'I hear the new manager at United is a vegan',
  "act like my doctor and I'll be the patient with a bad back",
])('is not kept: %s', (text) => {
  expect(kept(text)).toEqual([]);
});
