/**
 * The weight of a message beside an earlier one, which a turn sums up from remembered parts. If it were not what the fitted weights say, a
 * message would end what it does not mean, or leave standing what it ends.
 */
import { expect, it } from 'vitest';
import { weigher } from '../../../../src/lib/text/packed-weights.ts';
import { pairWeight, UNSAID_LOSS } from '../../../../src/memory/reversals/supersession.ts';
import { pairFeatures, saysOtherwise } from '../../../../src/memory/reversals/supersession-features.ts';
import { WEIGHTS } from '../../../../src/memory/reversals/supersession-weights.ts';
import { isAlike, readView, sharedOf, sharedWords } from '../../../../src/memory/reversals/view.ts';

const SAID = [
  'I live in Porto with my sister Ana.',
  'My car is a red Volvo from 2012.',
  'Not allergic to nuts any more.',
  'Wir treffen uns am 3. Mai um 18 Uhr in Köln.',
  '我住在上海，养了一只猫。',
  'The rent is 900 euros, due on the 5th.',
];
const LATER = ['I moved to Faro.', 'Sold the Volvo, got a Rivian.', ...SAID, '现在我住在北京。'];
const RULED = [[], ['moved meant'], ['ended other', 'denied meant']];

it('is the sum of its features, however often it is asked for', () => {
  const weigh = weigher(WEIGHTS);
  for (const later of LATER.map(readView))
    for (const said of SAID.map(readView))
      for (const isNear of [true, false])
        for (const ruled of RULED) {
          const whole = weigh(pairFeatures(later, said, isNear, ruled), 0);
          const expected = whole - (saysOtherwise(later) ? 0 : UNSAID_LOSS);
          expect(pairWeight(later, said, isNear, ruled)).toBe(expected);
        }
});

it('counts the words of two texts that are forms of one, in scripts with and without spaces', () => {
  expect(isAlike('上海', '上海市')).toBe(true);
  expect(isAlike('서울', '서울시')).toBe(true);
  expect(isAlike('カメラ', 'カメラマン')).toBe(true);
  expect(isAlike('猫', '猫咪')).toBe(false);
  expect(isAlike('cat', 'catalogue')).toBe(false);
  for (const one of LATER.map(readView))
    for (const other of SAID.map(readView)) {
      const words = (view: typeof one) => new Set([...view.terms, ...view.owners]);
      expect(sharedWords(one, other)).toBe(sharedOf(words(one), words(other)));
    }
});
