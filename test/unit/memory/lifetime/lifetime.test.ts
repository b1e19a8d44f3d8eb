/** How long what is learnt is kept: a passing remark that stays for ever is clutter, a name or a promise that fades is forgetting. */
import { describe, expect, it } from 'vitest';
import { happening } from '../../../../src/memory/changes/new-memory.ts';
import { lifetimeAfter, lifetimeOf, lifetimeStated } from '../../../../src/memory/lifetime/lifetime.ts';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const SAID_AT = Date.UTC(2026, 5, 1);
const lifetimesOf = (text: string): string[] =>
  extractSignals(text, { occurredAt: SAID_AT }).map((signal) =>
    lifetimeStated(signal, happening(signal.content, SAID_AT).happensFrom ?? null),
  );

describe('what a message teaches', () => {
  it.each([
    'My name is Ana.',
    'I live in Porto.',
    'I work at Kestrel.',
    "I'm allergic to peanuts.",
    "I'm vegan.",
    "My sister's name is Ines.",
    'From now on answer in German.',
    'We decided to go with Postgres for the database.',
    'I have to submit the thesis by June 20.',
    'Remember that I like zithers.',
    'Remember that the key is under the mat.',
  ])('is for good when it is asked for, says who somebody is, or was decided: %s', (text) => {
    expect(lifetimesOf(text)).toEqual(['long_term']);
  });

  it.each([
    'I love zithers.',
    "I can't stand mushrooms.",
    'My favourite colour is teal.',
    'I prefer tea over coffee.',
    'I drive a Rivian.',
    'I swim every Tuesday.',
    'I play the cello.',
    "I'm studying law in Ghent.",
    'We are moving to Lisbon in June 2028.',
    'Ich fahre einen alten Golf.',
    'Ich spiele Geige.',
    'Me encanta el cine mudo.',
    'Je joue du piano.',
    'Mi piace il jazz.',
    '我喜欢爬山。',
    'Я играю на гитаре.',
  ])('is for good when somebody states what they like, have, do or learn: %s', (text) => {
    const lifetimes = lifetimesOf(text);
    expect(lifetimes).not.toEqual([]);
    expect(new Set(lifetimes)).toEqual(new Set(['long_term']));
  });

  it.each(["We're thinking of repainting the kitchen.", 'I want to try that ramen place.'])(
    'is for as long as it is needed when it passes: %s',
    (text) => {
      expect(lifetimesOf(text).filter((lifetime) => lifetime === 'long_term')).toEqual([]);
    },
  );

  it('by a model is for good only when it is a value or part of a life', () => {
    const of = (category: 'hobby' | 'relationship' | null, topicKey: string | null) =>
      lifetimeOf({ kind: 'fact', category, topicKey, importance: 0.45, expiresAt: null });
    expect([of('hobby', null), of(null, null), of('relationship', null), of(null, 'home')]).toEqual([
      'short_term',
      'short_term',
      'long_term',
      'long_term',
    ]);
  });
});

describe('what was gathered from a remark', () => {
  it('is for good when somebody asks to keep it or says it again, and not when a model does', () => {
    const again = (lifetime: 'short_term' | 'long_term', isSaidAgain: boolean) =>
      lifetimeAfter('short_term', { lifetime, isSaidAgain });
    expect(again('long_term', false)).toBe('long_term');
    expect(again('short_term', true)).toBe('long_term');
    expect(again('short_term', false)).toBe('short_term');
    expect(lifetimeAfter('conversation', { lifetime: 'long_term', isSaidAgain: true })).toBe('conversation');
  });
});
