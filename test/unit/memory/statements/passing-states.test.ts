/**
 * States of the moment. If the first fails, a user who was off to bed once is in bed for good; if the second does, what comes again or lasts
 * is taken for one.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 10, 30, 18) }).map(({ content }) => content);

describe('teaches nothing', () => {
  it.each([
    "i'm dead",
    "i'm starving",
    "i can't even",
    "i'm off to bed",
    "i'm in bed already",
    'my phone is dying',
    'my back is killing me',
    "i've been up since 5",
    "i'm cooking dinner",
    'ich bin tot',
    'bin gleich wieder da',
    'ich gehe jetzt ins bett',
    'mein akku ist leer',
    'ich kann nicht mehr',
    'ich hab kopfschmerzen',
    'mein chef nervt heute',
    'je suis mort de rire',
    'je suis en route',
    "mon téléphone n'a plus de batterie",
    'voy de camino a casa',
    'mi móvil se queda sin batería',
    'sono morto',
    'meu celular tá sem bateria',
    'ik kan niet meer',
    'mijn telefoon is bijna leeg',
    'mój telefon pada',
    'мои дети наконец уснули',
    'çocuklarım sonunda uyudu',
    'すぐ戻ります',
    'もう寝ます',
    '我孩子终于睡了',
    '머리 아파',
    'اولادي اخيرا ناموا',
    'मेरा सिर दर्द कर रहा है',
  ])('%s', (text) => {
    expect(kept(text)).toEqual([]);
  });
});

describe('is kept, as it comes again or lasts', () => {
  it.each([
    'I get headaches every week.',
    'I have chronic headaches.',
    "I'm in bed by nine on weekdays.",
    'Ich kann nicht mehr reiten.',
    'Ich habe chronische Kopfschmerzen.',
    "J'ai des maux de tête chroniques.",
    '私は頭痛持ちです。',
    '我有偏头痛。',
  ])('%s', (text) => {
    expect(kept(text)).toEqual([text]);
  });
});

describe('tells of whoever is spoken to, or of what stands elsewhere, and teaches nothing', () => {
  it.each([
    'You can always count on me',
    'I appreciate your kind words and encouragement',
    "I'm in awe of your courage as a trans person.",
    'Thanks for sharing your love for dairy-free desserts.',
    'your help with my diabetes was great',
    'The flavors always remind me of home',
    'long time no see',
    'du bist echt super im erklären',
    'tes explications sont géniales',
    "Can't do it",
    'i react badly to them',
  ])('%s', (text) => {
    expect(kept(text)).toEqual([]);
  });

  it.each([
    ['you know my son has asthma', 'You know my son has asthma.'],
    ['du weißt ja ich bin Lehrer', 'Du weißt ja ich bin Lehrer.'],
    ['when you write for me always use metric', 'When you write for me always use metric.'],
  ])('but what is told to them does: %s', (text, content) => {
    expect(kept(text)).toContain(content);
  });
});
