/**
 * Everyday messages that have a word of change, and tell of somebody or something else. If one of them ends what was told, a user's wife has no
 * prediabetes any more because the roofer did not turn up.
 */
import { expect, it } from 'vitest';
import { matchReversals, weighReversals } from '../../../../src/memory/reversals/concerns.ts';
import { readView } from '../../../../src/memory/reversals/view.ts';
import { extractFromMessage } from '../../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

const reversedIn = (later: string) =>
  extractFromMessage(readMessage(later), { occurredAt: 0 }).reversals.flatMap(({ reversed }) => reversed);
const statementOf = (said: string) => ({ view: readView(said), isNear: false, isRecent: false });
const endedBy = (said: string, later: string): boolean =>
  matchReversals(reversedIn(later), [statementOf(said)]).length > 0;

it.each([
  ['Mi esposa Lupita anda cuidándose, le salió prediabetes.', 'Hoy no llegó don Beto, me dejó plantado.'],
  ['Mi esposa es enfermera.', 'Hoy no llegó don Beto, me dejó plantado.'],
  ['Meine Freundin hat letztes Jahr 11.000 ausgegeben.', 'Die Klavierdame geht, zum Monatsende ist Schluss.'],
  ['My wife is a nurse.', 'the plumber left me standing in the yard with a broken pipe all morning'],
  ['Ich bin Goldschmiedin in Görlitz.', 'Die Klavierdame geht in Rente, im Juli kommt Herr Tasnadi.'],
  ['Ich bin Goldschmiedin in Görlitz.', 'Die Praxis war überlaufen, jetzt soll ich am Montag um 11:10 hin.'],
  ['Ich bin Goldschmiedin in Görlitz.', 'Die Tierärztin sagt ab sofort nur noch Diätfutter für den Kater.'],
  ["I'm a bus driver in Halifax.", "Dr. Naidoo took me off the old pills, it's perindopril 4 mg now"],
  [
    'I rent a shelf at the studio, 85 a month.',
    "Dispatch moved me, starting Monday I've got the Eastern Passage run",
  ],
  ['Tomorrow I have the orthopaedist at 8.', 'I got the job at Siemens, starting in May'],
  ["I'll call Terry in the morning.", "no I won't, I'll ring Dr. Sampson first"],
  [
    'Nuestro perro se llama Frijol.',
    'que no use cloro, a Frijol le da comezón y a Lupita le dispara el asma',
  ],
])('%s stands after: %s', (said, later) => {
  expect(endedBy(said, later)).toBe(false);
});

it.each([
  ['My girlfriend is Ana.', 'Ana and I broke up'],
  ['Mi novia se llama Ana.', 'mi novia me dejó'],
  ['Meine Freundin heißt Ida.', 'wir haben uns getrennt'],
  ["I'm a bus driver in Halifax.", 'I retired last week'],
])('%s is over with: %s', (said, later) => {
  expect(endedBy(said, later)).toBe(true);
});

it.each([
  [
    'He encontrado habitación en Bolonia con una chica italiana, 420 euros.',
    'bolonia es preciosa, pero hace un frío que pela',
  ],
])('%s is in no doubt after: %s', (said, later) => {
  const { meant, doubted } = weighReversals(reversedIn(later), [statementOf(said)]);
  expect([meant.size, doubted.length]).toEqual([0, 0]);
});
