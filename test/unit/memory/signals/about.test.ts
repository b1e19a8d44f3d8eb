/**
 * Whose it is what is said in a channel. A decision of one project that turns up in another misleads; an allergy that is known in
 * one channel only is forgotten in the others.
 */
import { describe, expect, it } from 'vitest';
import { isAboutTopic } from '../../../../src/memory/signals/about.ts';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const SAID_AT = Date.UTC(2026, 5, 1);
const aboutTopic = (text: string): boolean[] =>
  extractSignals(text, { occurredAt: SAID_AT }).map((signal) => isAboutTopic(signal));

describe('what is said in a channel', () => {
  it.each([
    'We decided to go with Postgres for the database.',
    "I've decided to set the second chapter in Lisbon.",
    'We have to submit the proposal by June 20.',
    'Deadline for the proposal: June 20.',
    'Remember that the stand-up is at 9:40.',
    'Please remember that our sprint ends on Fridays.',
    'Remember that we decided to use Postgres for the database.',
    'Merk dir bitte, dass der Server montags neu startet.',
    "N'oublie pas que le serveur redémarre le lundi.",
    'Onthoud dat de server op maandag herstart.',
  ])('is the channel’s when it is about its topic: %s', (text) => {
    expect(aboutTopic(text)).toEqual([true]);
  });

  it.each([
    'I live in Porto.',
    "I'm allergic to peanuts.",
    'I love zithers.',
    'My name is Ana.',
    "My sister's name is Ines.",
    'From now on answer in German.',
    'I have a dentist appointment on June 17.',
    'Remember that I live in Porto.',
    'Remember that my bike is in the shed.',
    'Merk dir, dass mein Fahrrad im Schuppen steht.',
    "Souviens-toi que j'ai deux lapins.",
    'Onthoud dat ik twee konijnen heb.',
    'Recuerda que vivo con dos conejos.',
    '请记住，服务器每周一重启。',
  ])('is the user’s when it is about them, or may be: %s', (text) => {
    expect(aboutTopic(text)).toEqual([false]);
  });
});
