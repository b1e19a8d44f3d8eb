/** The same thing told twice. Too strict, and a prompt says one thing in three lines; too loose, and a thing that was told is lost. */
import { describe, expect, it } from 'vitest';
import { tellsAllOf } from '../../../../src/memory/consolidation/told-by.ts';

describe('a statement', () => {
  it.each([
    ['We have a Rivian R1S.', 'I drive a rivian.'],
    ['Our rivian is in the shop again.', 'I drive a rivian.'],
    ['My dog Rex is a border collie.', 'I have a dog.'],
    ['I play the cello in a quartet.', 'I play the cello.'],
    ['My sister Ines lives in York, near the river.', 'My sister Ines lives in York.'],
    ['I love jazz and old films.', 'I love jazz.'],
    ['Unser Golf ist ein alter Diesel.', 'Ich fahre einen Golf.'],
    ['Ich spiele Geige in einem Orchester.', 'Ich spiele Geige.'],
    ['Je joue du piano avec ma sœur.', 'Je joue du piano.'],
    ['Me encanta el cine mudo, sobre todo Keaton.', 'Me encanta el cine mudo.'],
  ])('is told by one that says more: %s', (full, short) => {
    expect(tellsAllOf(full, short)).toBe(true);
    expect(tellsAllOf(short, full)).toBe(false);
  });

  it.each([
    ['I have a cat allergy.', 'I have a cat.'],
    ['My dog died last week.', 'I have a dog.'],
    ['We sold the Rivian R1S.', 'I drive a rivian.'],
    ["My sister's dog Rex is a border collie.", 'I have a dog.'],
    ['I want a dog like Rex.', 'I have a dog.'],
    ['I have two cats.', 'I have a cat.'],
    ['I have three cats, Nero, Bianca and Mo.', 'I have two cats, Nero and Bianca.'],
    ['I hate jazz festivals.', 'I love jazz.'],
    ['My boss thinks I love jazz.', 'I love jazz.'],
    ['I play the cello no more.', 'I play the cello.'],
    ["I'm allergic to nuts and shellfish, not to milk.", "I'm allergic to nuts."],
    ['Ich habe keinen Golf mehr, sondern ein Rad.', 'Ich habe einen Golf.'],
    ['我喜欢茶杯。', '我喜欢茶。'],
    ['I drive a Rivian.', 'I drive a Rivian.'],
  ])('is not told by one that says something else: %s', (full, short) => {
    expect(tellsAllOf(full, short)).toBe(false);
  });
});
