/**
 * What a message says of people whom its speaker calls theirs. If this fails, a user is called by their sister's name and lives
 * where their brother does, because a model read them so; or what they said of themselves is taken for somebody else's.
 */
import { describe, expect, it } from 'vitest';
import { isOfAnother, namesOfOthers, saidOfOneself } from '../../../../src/memory/people/relatives.ts';

describe('what a speaker says of themselves', () => {
  it.each([
    ['My sister Eva works as a nurse and is allergic to nuts. My brother Tom lives in Rome.', ''],
    ['My sister is Eva. She lives in Porto. Eva is a nurse.', ''],
    ['My cat Mimi was born in Graz, and she hates it.', ''],
    ['I visited my brother Tom, who lives in Rome.', 'I visited my brother Tom'],
    ['Meine Schwester Eva wohnt in Bonn. Ich wohne in Ulm.', 'Ich wohne in Ulm'],
    ['Моя сестра живёт в Минске. Я живу в Риге.', 'Я живу в Риге'],
  ])('leaves out what it says of others: %s', (message, own) => {
    expect(saidOfOneself(message)).toBe(own);
  });

  it.each([
    'My wife and I moved to Rome',
    'I moved to Rome with my sister',
    'Vivo en Roma con mi hermana',
    'My boss moved me to the Rome office',
    'My mother tongue is Greek',
    'Vienna has been treating me well since the move',
    'She said hello. We live in Graz now',
  ])('keeps what it says of them, whoever else is named: %s', (message) => {
    expect(saidOfOneself(message)).toBe(message);
  });
});

it.each([
  ['His brother Tom lives in Rome.', true],
  ["Carl's wife is a nurse.", true],
  ['Eva works as a nurse.', true],
  ['Carl lives in Rome.', false],
  ['Evan works as a nurse.', false],
])('a fact is of another when it begins with them: %s', (fact, expected) => {
  expect(isOfAnother(fact, namesOfOthers(['My sister Eva is here.']))).toBe(expected);
});
