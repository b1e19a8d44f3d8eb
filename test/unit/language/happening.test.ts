/**
 * The days on which what people say happens, in every language with words for dates. Read wrong, and an appointment is missed, or somebody
 * who came back long ago is taken to be away.
 */
import { describe, expect, it } from 'vitest';
import { readHappening, tellsOfPast } from '../../../src/language/dates/happening.ts';
import { readText } from '../../../src/language/read-text.ts';

/** A Wednesday. */
const SAID_AT = Date.UTC(2026, 3, 15, 10);

const daysOf = (text: string): string => {
  const days = readHappening(readText(text), SAID_AT);
  return days === null ? '' : days.first === days.last ? days.first : `${days.first} ${days.last}`;
};

const MAY = '2026-05-03 2026-05-10';
const ACROSS = '2026-05-28 2026-06-04';
const NEXT_WEEK = '2026-04-20 2026-04-26';
const FRIDAY = '2026-04-17';
const EXAM = '2026-12-03';

describe('what is said happens', () => {
  it.each([
    ["We're in Lisbon from 3 to 10 May.", MAY],
    ["We're on holiday from May 3 to May 10.", MAY],
    ["I'm in Rome 28 May - 4 June.", ACROSS],
    ["I'm at a conference 12–14 October.", '2026-10-12 2026-10-14'],
    ["I'm away next week.", NEXT_WEEK],
    ['My parents visit us from Friday to Sunday.', '2026-04-17 2026-04-19'],
    ["I'm in Oslo until Friday.", '2026-04-15 2026-04-17'],
    ['I have a dentist appointment 3:45pm on May 3.', '2026-05-03'],
    ['I have an interview at 9:30 on 14 October.', '2026-10-14'],
    ['My thesis is due 3 December.', EXAM],
    ["I've booked a table for Friday.", FRIDAY],
    // A weekday with its number, of this month or the next.
    ['My party is on Saturday the 2nd.', '2026-05-02'],
    ['Dentist appointment Saturday 2', '2026-05-02'],
    ['Am Samstag, den 2. haben wir ein Fest.', '2026-05-02'],
    ['Tengo cita con el dentista el sábado 2', '2026-05-02'],
    ["J'ai un rendez-vous samedi 2, chez le dentiste.", '2026-05-02'],
    ['Ho il dentista sabato 2.', '2026-05-02'],
    ['Tenho dentista no sábado dia 2.', '2026-05-02'],
    ['Mam dentystę w sobotę 2.', '2026-05-02'],
    ['The flight is on Friday 24th.', '2026-04-24'],
    // A number that is none of the day's.
    ['We meet on Saturday 2 people', '2026-04-18'],
    ['El sábado a las 2 en casa.', '2026-04-18'],
    ['Samstag 2 Uhr bei mir.', '2026-04-18'],
    ['Saturday 2pm at the gym.', '2026-04-18'],
    ['The workshop is on Saturday 17.', '2026-04-18'],
    // Days that come again and again.
    ['My dialysis is Tue Thu Sat morning.', ''],
    ['Training Di Do', ''],
    ['entreno lun mie vie a las 5', ''],
    ['周二周四上课', ''],
    ['Voy a clases los lunes y miércoles.', ''],
    // In another order than they come in from a Wednesday on.
    ['She comes Monday and Thursday, 450 a day', ''],
    ['viene lunes y jueves, le doy 450', ''],
    ['月曜と木曜に来ます', ''],
    ['My brother visits Saturday and Sunday', '2026-04-18'],
    ['Voy a clases los lunes, miércoles y viernes.', ''],
    ['Vado in piscina ogni lunedì e giovedì.', ''],
    ['In two weeks I start a new job.', '2026-04-26 2026-05-02'],
    ['My sister is getting married in June.', '2026-06-01 2026-06-30'],
    ['School holidays 5.-16.10.', '2026-10-05 2026-10-16'],
    ['Vom 3. bis 10. Mai sind wir in Lissabon.', MAY],
    ['Wir sind vom 28. Mai bis 4. Juni in Rom.', ACROSS],
    ['Meine Eltern kommen Freitag bis Sonntag.', '2026-04-17 2026-04-19'],
    ['Übermorgen um 9 habe ich einen Zahnarzttermin.', FRIDAY],
    ['Ich habe für Freitag einen Tisch gebucht.', FRIDAY],
    ['In zwei Wochen ziehe ich um.', '2026-04-26 2026-05-02'],
    ['Estamos en Lisboa del 3 al 10 de mayo.', MAY],
    ['Pasado mañana tengo cita con el dentista a las 9.', FRIDAY],
    ['La próxima semana estoy de vacaciones.', NEXT_WEEK],
    ['El viernes viene el fontanero.', FRIDAY],
    ['Nous sommes à Lisbonne du 3 au 10 mai.', MAY],
    ['Demain soir je dîne avec Paul.', '2026-04-16'],
    ["J'ai un rendez-vous vendredi à 18h.", FRIDAY],
    ['Je suis en vacances la semaine prochaine.', NEXT_WEEK],
    ['Siamo a Lisbona dal 3 al 10 maggio.', MAY],
    ['Ho un esame il 3 dicembre.', EXAM],
    ['Estamos em Lisboa de 3 a 10 de maio.', MAY],
    ['Depois de amanhã tenho dentista às 9h.', FRIDAY],
    ['Van 3 tot 10 mei zijn we in Lissabon.', MAY],
    ['Volgende week ben ik op vakantie.', NEXT_WEEK],
    ['С 3 по 10 мая мы в Лиссабоне.', MAY],
    ['В пятницу в 18:00 у меня встреча с врачом.', FRIDAY],
    ['Через две недели мы переезжаем.', '2026-04-26 2026-05-02'],
    ['5月3日到10日我们在里斯本。', MAY],
    ['5月28日到6月4日我们在罗马。', ACROSS],
    ['明天下午三点水管工来。', '2026-04-16'],
    ['两周后我去北京。', '2026-04-26 2026-05-02'],
    ['5月3日から10日までリスボンにいます。', MAY],
    ['来週は休暇です。', NEXT_WEEK],
    ['12月3日に試験があります。', EXAM],
  ])('%s', (text, days) => {
    expect(daysOf(text)).toBe(days);
  });

  it.each([
    'I met Ana on Friday.',
    'My father died in March.',
    'We moved to Porto on 1 July.',
    'Ich habe am Freitag Ana getroffen.',
    'Wir sind im Juni nach Porto gezogen.',
    'Me mudé a Madrid en junio.',
    "J'ai rencontré Ana vendredi.",
    'Ho visto Ana venerdì.',
    'Ik heb Ana vrijdag gezien.',
    'В пятницу я встретил Анну.',
    '我在三月搬到了北京。',
    '3月に東京に引っ越しました。',
  ])('on no day to come where it lies behind: %s', (text) => {
    expect(tellsOfPast(readText(text))).toBe(true);
    expect(daysOf(text)).toBe('');
  });

  it.each([
    'I swim every Tuesday.',
    'Montags schwimme ich.',
    'Los viernes tengo clase de yoga.',
    'Le mardi je nage.',
    "I've been vegetarian since May.",
    'I was born on 3 May 1990.',
    "She's 3 weeks pregnant.",
  ])('again and again, or long since, and on no day: %s', (text) => {
    expect(daysOf(text)).toBe('');
  });
});
