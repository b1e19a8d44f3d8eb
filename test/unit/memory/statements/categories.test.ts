/**
 * Categories of what people tell. If it fails, a user finds their dentist's appointment among the people they love, and a day that is over
 * stays in every prompt.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const categoriesOf = (text: string) => [
  ...new Set(
    extractSignals(text, { occurredAt: Date.UTC(2026, 10, 30, 18) }).map(({ category }) => category),
  ),
];

describe('to meet somebody is no tie', () => {
  it.each([
    "I'm seeing the dentist on friday",
    'My sister Kathrin is coming on Sunday',
    "Lunch with Anna's parents on Saturday",
    'Ich habe am Freitag einen Termin beim Zahnarzt',
    'Meine Tochter kommt am 3. Januar zu Besuch',
    "J'ai rendez-vous chez le dentiste vendredi",
    'Tengo cita con el dentista el viernes',
    'Ho un appuntamento dal dentista venerdì',
    'Mam wizytę u dentysty w piątek o 14:00',
    'Мой сын приезжает в субботу',
    '金曜日の14時に歯医者の予約があります。',
    'عندي موعد مع طبيب الأسنان يوم الجمعة',
  ])('%s', (text) => {
    expect(categoriesOf(text)).toEqual(['other']);
  });
});

describe('stays what it is', () => {
  it.each([
    ['My sister Laura is getting married in June', 'relationship'],
    ['My dad had his retirement do in March', 'relationship'],
    ['My wife Dana works at Bosch.', 'relationship'],
    ['Meine Tochter heißt Mia und ist fünf', 'relationship'],
    ["I'm going to train as a midwife in Malmö", 'occupation'],
    ['Ich bin Zahnarzt in Bonn', 'occupation'],
    ['My therapist sees me Mondays at noon', 'habit'],
  ])('%s: %s', (text, category) => {
    expect(categoriesOf(text)).toContain(category);
  });
});
