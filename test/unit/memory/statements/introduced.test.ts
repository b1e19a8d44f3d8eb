/**
 * Those who were told of by name, and then by nothing but the name, in small letters. If the first fails, an assistant forgets what is said
 * of a user's people as they type it; if the second does, it takes any word for one of them.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const SAID_AT = Date.UTC(2026, 10, 30, 18);
const kept = (text: string, ...before: string[]) =>
  extractSignals(text, { occurredAt: SAID_AT, before }).map(({ content }) => content);

describe('is kept of whom a message before told by name', () => {
  it.each([
    ['I have a cat called Miso', 'miso is diabetic', 'Miso is diabetic.'],
    ['my sister katrin lives in bonn', 'katrin is vegan', 'Katrin is vegan.'],
    [
      'My sister Katrin lives in Bonn',
      'katrin is coming on sunday',
      'Katrin is coming on sunday (2026-12-06).',
    ],
    ['we got a dog! her name is luna', 'luna hates thunder', 'Luna hates thunder.'],
    ['my friend mark', 'mark is a nurse', 'Mark is a nurse.'],
    ['my wife dana', 'dana works at the hospital', 'Dana works at the hospital.'],
    ['meine tochter mia ist 5', 'mia mag keine nüsse', 'Mia mag keine nüsse.'],
    ['mon fils léo a 4 ans', 'léo est allergique aux noix', 'Léo est allergique aux noix.'],
    ['mi hija lucía tiene 5 años', 'lucía es alérgica a las nueces', 'Lucía es alérgica a las nueces.'],
    ['mio figlio luca ha 4 anni', 'luca è celiaco', 'Luca è celiaco.'],
    ['mijn zoon daan is 4', 'daan is allergisch voor noten', 'Daan is allergisch voor noten.'],
    ['mój syn kuba ma 4 lata', 'kuba ma cukrzycę', 'Kuba ma cukrzycę.'],
    ['мою дочь зовут маша', 'маша беременна', 'Маша беременна.'],
    ['oğlum ali 4 yaşında', 'ali fıstığa alerjik', 'Ali fıstığa alerjik.'],
  ])('%s: %s', (before, text, content) => {
    expect(kept(text, before)).toEqual([content]);
  });
});

describe('nothing is kept of', () => {
  it.each([
    ['a word that nobody is called', 'I like tea', 'tea is healthy'],
    ['a name that is a word here', 'my son will is 5', 'will it rain tomorrow?'],
    ['a month', 'my sister may is 30', 'may is a nice month'],
    ['a thing that begins like a name', 'my friend grace', 'grace period is 3 days'],
    ['what passed', 'my driving test is tomorrow', 'passed!!'],
    ['somebody unnamed', 'my sister is having a baby', 'its a girl!'],
    ['somebody unnamed', 'meine frau ist schwanger', 'es ist ein mädchen!'],
    ['what was passed', 'ich habe morgen führerscheinprüfung', 'bestanden!!'],
  ])('%s: %s – %s', (_, before, text) => {
    expect(kept(text, before)).toEqual([]);
  });
});
