/** Questions that tell nothing. Too eager, and what a question tells of its user is not recalled; too shy, and blocks repeat what was asked. */
import { describe, expect, it } from 'vitest';
import { asksOnly } from '../../../../src/memory/statements/asks-only.ts';

describe('a question', () => {
  it.each([
    'what can i cook tonight?',
    'How do I get red wine out of a carpet?',
    'Wo kann ich hier gut essen?',
    '我今晚吃什么？',
    '¿Qué puedo cocinar hoy?',
    'What does that mean? And how do I do it?',
    'how do i get wine out',
    'wie hoch ist die miete',
    'on se retrouve où',
  ])('tells nothing: %s', (text) => {
    expect(asksOnly(text)).toBe(true);
  });

  it.each([
    'is it ok for my diabetic cat to eat tuna?',
    'Should I visit Lisbon or Porto?',
    'can I take ibuprofen with my blood thinners?',
    'Is the flight on 3 May still on time?',
    'The oven is broken. What can I cook?',
    'Darf mein Hund Schokolade essen?',
    'What can I cook for 12 people?',
    'I cook tonight.',
    'what a mess, the boiler leaked',
    'My dad is in hospital again.',
    'wir ziehen im mai nach Lyon',
  ])('tells something, or asks nothing: %s', (text) => {
    expect(asksOnly(text)).toBe(false);
  });
});
