/**
 * Messages that mend a value of the one before. If it fails, an assistant tells its user the time, day, amount or name that they put right
 * in the next breath, or keeps "sorry 3pm" instead of what it is about.
 */
import { describe, expect, it } from 'vitest';
import { extractFromMessage } from '../../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

const MONDAY = Date.UTC(2026, 10, 30, 18);
const read = (text: string, ...before: string[]) =>
  extractFromMessage(readMessage(text), { occurredAt: MONDAY, before });
/** What the correction is kept as, and what is over by it. */
const mended = (said: string, slip: string) => {
  const [reversal] = read(slip, said).reversals;
  return { text: reversal?.text, contents: reversal?.slip?.contents };
};

describe('a value of the message before is mended', () => {
  it.each([
    ["I'm seeing the dentist at 2pm on Friday.", 'sorry 3pm', "I'm seeing the dentist at 3pm on Friday."],
    ['my flight leaves at 1430 on 3 December', 'no wait 1450', 'my flight leaves at 1450 on 3 December'],
    ["my mum's party is on friday at 2pm", 'oops, saturday', "my mum's party is on saturday at 2pm"],
    [
      "My mum's birthday is on the 8th of December.",
      'sorry, the 9th',
      "My mum's birthday is on the 9th of December.",
    ],
    ['my rent is 950 euros', 'sorry, 980', 'my rent is 980 euros'],
    ['we have 2 cats and 3 dogs', 'i mean 4 dogs', 'we have 2 cats and 4 dogs'],
    ['My son is 5.', 'sorry, 6.', 'My son is 6.'],
    ['My car is a 2019 Subaru', '2018 actually', 'My car is a 2018 Subaru'],
    ['My sister Kathrin is coming at 8.', '*Katrin', 'My sister Katrin is coming at 8.'],
    ['My brother lives in Leeds.', 'I mean Bradford', 'My brother lives in Bradford.'],
    [
      'Ich habe um 18 Uhr einen Termin beim Zahnarzt.',
      'ach ne, 19 uhr',
      'Ich habe um 19 uhr einen Termin beim Zahnarzt.',
    ],
    [
      'Mein Sohn wird am 8. Dezember eingeschult',
      'sorry, am 9.',
      'Mein Sohn wird am 9. Dezember eingeschult',
    ],
    ['Mein Bruder wohnt in Köln', 'ich meine Bonn', 'Mein Bruder wohnt in Bonn'],
    [
      "J'ai rendez-vous chez le dentiste vendredi à 14h.",
      'non pardon 14h30',
      "J'ai rendez-vous chez le dentiste vendredi à 14h30.",
    ],
    [
      'Tengo cita con el dentista el viernes a las 14:00.',
      'perdón, a las 15:00',
      'Tengo cita con el dentista el viernes a las 15:00.',
    ],
    ['Mia sorella Caterina arriva domenica', 'volevo dire lunedì', 'Mia sorella Caterina arriva lunedì'],
    [
      'Tenho consulta no dentista na sexta às 14h',
      'desculpa, 15h',
      'Tenho consulta no dentista na sexta às 15h',
    ],
    [
      'Ik heb vrijdag om 14.00 uur een afspraak bij de tandarts',
      'sorry, 15.00 uur',
      'Ik heb vrijdag om 15.00 uur een afspraak bij de tandarts',
    ],
    [
      'Mam wizytę u dentysty w piątek o 14:00',
      'przepraszam, o 15:00',
      'Mam wizytę u dentysty w piątek o 15:00',
    ],
    ['Мою сестру зовут Катерина', '*Екатерина', 'Мою сестру зовут Екатерина'],
    [
      "Cuma günü saat 14:00'te dişçi randevum var",
      'pardon, 15:00',
      "Cuma günü saat 15:00'te dişçi randevum var",
    ],
    [
      '金曜日の14時に歯医者の予約があります。',
      'すみません、15時です',
      '金曜日の15時に歯医者の予約があります。',
    ],
    ['我妹妹叫李梅', '打错了，李玫', '我妹妹叫李玫'],
    ['금요일 2시에 치과 예약이 있어요.', '아니 3시', '금요일 3시에 치과 예약이 있어요.'],
    [
      'عندي موعد مع طبيب الأسنان يوم الجمعة الساعة 2',
      'عفوا الساعة 3',
      'عندي موعد مع طبيب الأسنان يوم الجمعة الساعة 3',
    ],
    ['शुक्रवार को 2 बजे मेरा अपॉइंटमेंट है', 'माफ़ करना, 3 बजे', 'शुक्रवार को 3 बजे मेरा अपॉइंटमेंट है'],
  ])('%s – %s', (said, slip, text) => {
    expect(mended(said, slip).text).toBe(text);
  });

  it('in what was learnt of it, which is over as it was', () => {
    const said = "I'm seeing the dentist at 2pm on Friday.";
    const { signals } = read('sorry 3pm', said);
    expect(signals.map(({ content }) => content)).toEqual([
      "I'm seeing the dentist at 3pm on Friday (2026-12-04).",
    ]);
    expect(mended(said, 'sorry 3pm').contents).toEqual([
      "I'm seeing the dentist at 2pm on Friday (2026-12-04).",
    ]);
  });

  it('behind a message that has no value', () => {
    expect(read('sorry, 980', 'my rent is 950 euros', 'lol').reversals[0]?.text).toBe('my rent is 980 euros');
  });
});

describe('nothing is mended', () => {
  it.each([
    [
      'where two values are of its sort, and the slip alone is no memory',
      'We meet Tom at 7pm and Ann at 8pm.',
      'sorry 9pm',
    ],
    ['where two figures could be meant', 'We have 3 cats. My son is 5.', 'sorry 6'],
    ['by an answer of no and a number', 'Book a table at 8, my wife and I love sushi', 'no, 5'],
    ['by an apology with a name', 'My brother lives in Leeds.', 'sorry Claude'],
    ['by an apology with a word like another', 'I hate olives', 'sorry late'],
    ['by a question', 'my appointment is at 3pm', "sorry, what's 4pm in Tokyo?"],
    ['by more than a value', 'I have an exam at 9', 'sorry about that, 3 people were talking'],
    ['in what is off the record', "don't save this: my rent is 950 euros", 'sorry 980'],
  ])('%s', (_, said, slip) => {
    const { signals, reversals } = read(slip, said);
    expect(reversals.filter((reversal) => reversal.slip)).toEqual([]);
    expect(signals).toEqual([]);
  });
});
