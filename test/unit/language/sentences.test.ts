/**
 * Ends of sentences. If it fails, what a user told is cut in the middle of a date, an address or a name, and half of it is kept, corrected
 * or shown.
 */
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../src/language/sentences.ts';
import { readMessage } from '../../../src/memory/signals/message/clauses.ts';

const read = (text: string) =>
  readMessage(text).sentences.map(({ start, end }) => text.slice(start, end).trim());
const split = (text: string) => splitSentences(text).map(({ sentence }) => sentence);

describe('a full stop within a sentence ends none', () => {
  it.each([
    'Mein Zug fährt am 8.12. um 14.30 Uhr',
    'Am 8.12. Termin beim Zahnarzt',
    'Der Termin ist am 8. um 14 Uhr',
    'Wir treffen uns vom 3. bis zum 8. bei Oma',
    'z. B. Nüsse vertrage ich nicht',
    'Ich wohne in der Hauptstr. 5 in Bonn, im 3. Stock',
    'Der Kurs ist immer Di. und Do. um 18 Uhr',
    'My flat is no. 5 on Elm St. in Leeds',
    'I see Dr. Osei at 3 p.m. on Friday',
    'I was born in Jan. 1990 in Leeds',
    "J'habite au 5 av. Foch à Lyon",
    'La Sra. López es mi vecina',
    'Il mio medico è il dott. Rossi',
    'Moro na av. Paulista, n. 5',
    'Ik woon op nr. 5 in Gent',
    'Wizyta 8.12. o 14.30 u dentysty',
    'Я живу на ул. Ленина, д. 5, кв. 12',
    "Atatürk cad. no. 5'te oturuyorum",
    'Mötet är kl. 14 på fredag, t.ex. hos dr. Berg',
    'Den 8. kl. 14 skal jeg til tandlæge',
    'Schůzka je 8. 12. v 14.30',
    'A találkozó dec. 8. 14 órakor',
    'Asun esim. Helsingissä',
    'طبيبي د. أحمد',
    'मेरे डॉक्टर डॉ. शर्मा हैं',
    'Мій лікар — др. Коваль',
  ])('%s', (text) => {
    expect(read(text)).toEqual([text]);
    expect(split(text)).toEqual([text]);
  });
});

describe('a full stop behind a figure or a short word ends one', () => {
  it.each([
    ['Ich habe 3.', 'Sie sind süß'],
    ['My son is 5.', 'he likes ice cream'],
    ['Wir treffen uns am 8.12.', 'Das Essen bringe ich mit'],
    ['I live on the 5th.', 'It is nice'],
    ["J'en ai 3.", 'Ils sont gentils'],
    ['I said so.', 'but nobody came'],
  ])('%s %s', (first, second) => {
    expect(split(`${first} ${second}`)).toEqual([first, second]);
  });
});

it('its sentences together are the text, whatever it opens and ends with', () => {
  for (const text of ['... well. Yes!?  \n\nNo.', '', ' . ', 'a.b c.d. e', '好。不好！'])
    expect(
      splitSentences(text)
        .map(({ sentence, blanks }) => sentence + blanks)
        .join(''),
    ).toBe(text);
});
