/** When something happens, as it was said: who is told of a wrong hour or of "tomorrow" a week later misses it. */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

/** A Sunday. */
const SAID_AT = Date.UTC(2026, 10, 29, 8);
const kept = (text: string) => extractSignals(text, { occurredAt: SAID_AT }).map(({ content }) => content);

describe('a time', () => {
  it.each([
    ['I have a dentist appointment at 3:45pm on May 3.', 'Has a dentist appointment on 2027-05-03 at 15:45.'],
    ['I have a meeting with Anna at 9:30 on 14 February.', 'Has a meeting with Anna on 2027-02-14 at 09:30.'],
    ['The thesis is due at 9:30 on 14 January.', 'Deadline: thesis on 2027-01-14 at 09:30.'],
    ["I've got a flight at 6:15 am on December 24.", 'Has a flight on 2026-12-24 at 06:15.'],
    ["I have a doctor's appointment on 3 December.", "Has a doctor's appointment on 2026-12-03."],
    ['I have a job interview next week.', 'Has a job interview between 2026-11-30 and 2026-12-06.'],
    ['The invoice is due next month.', 'Deadline: invoice between 2026-12-01 and 2026-12-31.'],
  ])('is what was said, and a week is no day: %s', (text, content) => {
    expect(kept(text)).toEqual([content]);
  });

  it.each([
    ['Remember that my exam is tomorrow.', 'My exam is tomorrow (2026-11-30).'],
    ['Remember that my exam is next week.', 'My exam is next week (2026-11-30 to 2026-12-06).'],
    [
      'Merk dir, dass ich morgen um 9 Uhr zum Zahnarzt muss.',
      'ich morgen (2026-11-30) um 9 Uhr zum Zahnarzt muss',
    ],
    ['记住，明天我有一个会议。', '明天（2026-11-30）我有一个会议'],
    ['覚えておいて：明日は母の誕生日です。', '明日（2026-11-30）は母の誕生日です'],
    ['Recuerda que mañana tengo dentista.', 'mañana (2026-11-30) tengo dentista'],
    ["N'oublie pas que demain j'ai rendez-vous.", "demain (2026-11-30) j'ai rendez-vous"],
    ['Запомни, что завтра у меня экзамен.', 'завтра (2026-11-30) у меня экзамен'],
    ['Remember that I was in Rome last week.', 'I was in Rome last week.'],
    ["Remember that my son's birthday is in 3 days.", "My son's birthday is in 3 days (2026-12-02)."],
    ['Remember that I saw the dentist yesterday.', 'I saw the dentist yesterday (2026-11-28).'],
    [
      'My appointment with the dentist is on thurs at 4',
      'My appointment with the dentist is on thurs (2026-12-03) at 4.',
    ],
    // On a Sunday: who means today says so.
    ['My sister Kathrin is coming on Sunday', 'My sister Kathrin is coming on Sunday (2026-12-06).'],
    [
      'Meine Mutter hat nächsten Dienstag eine OP',
      'Meine Mutter hat nächsten Dienstag (2026-12-01) eine OP.',
    ],
    ['Tenho consulta na sexta', 'Tenho consulta na sexta (2026-12-04).'],
    ['Jutro mam dentystę', 'Jutro (2026-11-30) mam dentystę.'],
    ['Pojutrze mam egzamin', 'Pojutrze (2026-12-01) mam egzamin.'],
    ['Moja siostra przyjeżdża w sobotę', 'Moja siostra przyjeżdża w sobotę (2026-12-05).'],
    ['Yarın dişçi randevum var', 'Yarın (2026-11-30) dişçi randevum var.'],
    ['Kız kardeşim cumartesi geliyor', 'Kız kardeşim cumartesi (2026-12-05) geliyor.'],
    ['عندي امتحان بعد غد', 'عندي امتحان بعد غد (2026-12-01).'],
    ['शनिवार को मेरी बहन आ रही है', 'शनिवार (2026-12-05) को मेरी बहन आ रही है.'],
    ['내일 치과 예약이 있어요', '내일 (2026-11-30) 치과 예약이 있어요.'],
    ['금요일에 치과 예약이 있어요', '금요일에 (2026-12-04) 치과 예약이 있어요.'],
  ])('that is counted from today is kept with its date: %s', (text, content) => {
    expect(kept(text)).toEqual([content]);
  });

  it.each([
    'Remember that I swim every Monday.',
    'Merk dir, dass ich jeden Morgen Thyroxin nehme.',
    'Recuerda que los lunes nado con Ana.',
    "N'oublie pas que le lundi c'est salsa.",
    'Запомни, что по понедельникам у меня бассейн.',
    '记住，我每周一游泳。',
    '覚えておいて：毎週月曜は水泳です。',
  ])('that comes again and again has no date: %s', (text) => {
    const [content] = kept(text);
    expect(content).toBeDefined();
    expect(content).not.toMatch(/\d{4}/);
  });
});
