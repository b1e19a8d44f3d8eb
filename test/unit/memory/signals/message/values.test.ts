/** Names, places, trades, objects and dates, told from what stands in the same place of a sentence. */
import { describe, expect, it } from 'vitest';
import { dateAt } from '../../../../../src/memory/signals/dates/dates.ts';
import {
  employerAt,
  isRole,
  mayBeName,
  nameAt,
  placeAt,
} from '../../../../../src/memory/signals/message/entities.ts';
import { splitTime, trimValue } from '../../../../../src/memory/signals/message/values.ts';
import { itemsOf, objectAt, objectKey } from '../../../../../src/memory/signals/objects.ts';

const MONDAY = Date.UTC(2026, 4, 4, 10);

it.each([
  ['Ana.', true, 'Ana'],
  ['Ana Sofía de la Cruz', true, 'Ana Sofía de la Cruz'],
  ['ana and i live here', true, 'ana'],
  ['Ana, nice to meet you', true, 'Ana'],
  ['Dr. Okafor', true, 'Dr. Okafor'],
  ["O'Brien", true, "O'Brien"],
  ['ana', false, null],
  ['on the list', true, null],
  ['Bond villain material', true, null],
  ["Ana's brother", false, null],
  ['', true, null],
] as const)('nameAt(%j, trusted %s) is %j', (text, trusted, name) => {
  expect(nameAt(text, trusted)).toBe(name);
});

it.each(['German', 'Catholic', 'Python', 'Friday', 'CTO', 'Having'])('%s after "I\'m" is no name', (word) => {
  expect(mayBeName(word)).toBe(false);
});

it.each([
  ['Lisbon', true, 'Lisbon'],
  ['Lisbon with my parents', true, 'Lisbon'],
  ['Lisbon early, the flat was free', true, 'Lisbon'],
  ['New York permanently', true, 'New York'],
  ['Late Harvest, Oregon', true, 'Late Harvest, Oregon'],
  ['Portland, Oregon', true, 'Portland, Oregon'],
  ['the Netherlands', true, 'the Netherlands'],
  ['a small town near Bath', false, 'a small town near Bath'],
  ['lisbon', false, 'lisbon'],
  ['lisbon', true, null],
  ['an apartment', false, null],
  ['the moment', false, null],
  ['fear', false, null],
  ['Kubernetes', true, null],
  ['PostgreSQL', true, null],
  ['nextJs', true, null],
] as const)('placeAt(%j, strict %s) is %j', (text, strict, place) => {
  expect(placeAt(text, strict)).toBe(place);
});

it.each([
  ['a nurse', true],
  ['the head of marketing', true],
  ['a writer and editor', true],
  ['a bit tired', false],
  ['a beginner', false],
  ['a driver of change', false],
  ["a nurse's son", false],
  ['a single mom and a nurse', false],
] as const)('isRole(%j) is %s', (text, expected) => {
  expect(isRole(text)).toBe(expected);
});

it.each([
  ['Acme since 2019', 'Acme'],
  ["St. Mary's", "St. Mary's"],
  ['a small startup in Leeds', 'a small startup in Leeds'],
  ['the BBC', 'the BBC'],
  ['home', null],
  ['the moment', null],
  ['5', null],
] as const)('employerAt(%j) is %j', (text, employer) => {
  expect(employerAt(text, false)).toBe(employer);
});

describe('what is liked', () => {
  it.each([
    ['green tea a lot', 'green tea'],
    ['my job', 'their job'],
    ['to cook', 'to cook'],
    ['the Beatles', 'the Beatles'],
    ['the smell of rain', 'the smell of rain'],
    ['it', null],
    ['the new layout', null],
    ['the second one', null],
    ['to think so', null],
    ['to', null],
    ['how you think', null],
    ['Tuesday for the meeting', null],
  ] as const)('objectAt(%j) is %j', (text, object) => {
    expect(objectAt(text)).toBe(object);
  });

  it.each([
    ['hiking, pottery and old synths', ['hiking', 'pottery', 'old synths']],
    ['tea and milk', ['tea', 'milk']],
    ['rock and roll', ['rock and roll']],
    ['simple, minimal tools', ['simple, minimal tools']],
  ] as const)('itemsOf(%j)', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    ['Green Tea', 'the green teas'],
    ['to run', 'running'],
    ['café', 'Cafe'],
  ])('%j and %j are one object', (a, b) => {
    expect(objectKey(a)).toBe(objectKey(b));
  });
});

it.each([
  ['Lisbon :)', 'Lisbon'],
  ['Lisbon now, btw!', 'Lisbon'],
  ['Acme Inc.', 'Acme Inc.'],
  ['tea 🍵🍵', 'tea'],
] as const)('trimValue(%j)', (text, value) => {
  expect(trimValue(text)).toBe(value);
});

it('the time at the end of a value is told apart', () => {
  expect(splitTime('Porto two years ago')).toEqual({ value: 'Porto', when: 'two years ago' });
  expect(splitTime('Postgres for billing')).toEqual({ value: 'Postgres for billing', when: null });
});

describe('dates', () => {
  it.each([
    ['14 May', '2026-05-14'],
    ['May 22 at the latest', '2026-05-22'],
    ['2026-07-31', '2026-07-31'],
    ['Friday', '2026-05-08'],
    ['Friday morning', '2026-05-08'],
    ['next Monday', '2026-05-11'],
    ['tomorrow 5pm', '2026-05-05 at 17:00'],
    ['the day after tomorrow', '2026-05-06'],
    ['the 15th', '2026-05-15'],
    ['the 1st', '2026-06-01'],
    ['the end of the month', '2026-05-31'],
    ['the end of June', '2026-06-30'],
    ['the end of the year', '2026-12-31'],
    ['Christmas', '2026-12-25'],
    ['in two weeks', '2026-05-18'],
    ['3 May', '2027-05-03'],
    ['last Friday', null],
    ['yesterday', null],
    ['in 5 minutes', null],
    ['Friday or Monday', null],
    ['the 45th', null],
    ['the 2nd floor', null],
    ['whenever', null],
  ] as const)('dateAt(%j) is %j', (text, expected) => {
    const date = dateAt(text, MONDAY)?.text;
    expect(date?.replace(/^on /, '') ?? null).toBe(expected);
  });
});
