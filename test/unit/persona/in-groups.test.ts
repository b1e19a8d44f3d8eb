/** What of a message in a group is a wish of how answers are given: learnt as a memory, it would follow its user everywhere. */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';
import { isAskedOfPersona } from '../../../src/persona/memories/refused.ts';

const asked = (text: string): boolean[] =>
  extractSignals(text, { occurredAt: Date.parse('2026-03-01T09:30:00Z') }).map(isAskedOfPersona);

describe('a signal', () => {
  it.each([
    'Always remind me to take my Prozac.',
    'From now on answer in French.',
    'Call me Captain.',
    'Stop using emojis.',
    'I prefer short answers.',
    'Merk dir, dass du immer auf Deutsch antworten sollst.',
  ])('asks something of whoever answers: %s', (text) => {
    expect(asked(text).length).toBeGreaterThan(0);
    expect(new Set(asked(text))).toEqual(new Set([true]));
  });

  it.each([
    'My name is Ana.',
    'I live in Porto.',
    'I like tea.',
    'I prefer window seats.',
    'I am allergic to peanuts.',
    'Please remember that the club meets on Mondays.',
    'Forget my address.',
  ])('tells of its user: %s', (text) => {
    expect(asked(text).length).toBeGreaterThan(0);
    expect(asked(text)).not.toContain(true);
  });
});
