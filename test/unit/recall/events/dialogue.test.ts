/**
 * Who follows whom, what belongs to one sitting, and when it was said. If it fails, an answer is looked for beside the wrong
 * question, and what was said on another day or in another chat passes for its neighbour.
 */
import { describe, expect, it } from 'vitest';
import {
  greaterNeighbour,
  perSitting,
  readDialogue,
  shifted,
  speakerOf,
} from '../../../../src/recall/events/dialogue.ts';
import { nearness } from '../../../../src/recall/events/time-nearness.ts';
import { asked, FIRST_SAID_AT, type Line, said } from '../../../support/recall/event-evidence.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const dialogueOf = (lines: readonly Line[]) => readDialogue(said(lines).found);
/** The sitting of each line, numbered from 0: sittings are told apart by their first rows. */
function sittingsOf(lines: readonly Line[]): string {
  const rows = Float64Array.from(lines, (_, i) => i);
  const firsts = perSitting(dialogueOf(lines), rows, ([first]: Iterable<number>) => first ?? Number.NaN);
  return firsts.map((first) => [...new Set(firsts)].indexOf(first)).join(' ');
}
const momentsAfter = (ms: number): string => new Date(FIRST_SAID_AT + ms).toISOString();
const [A, B, C] = ['Mira: Where are the bees?', 'Jonas: In the hive.', 'Mira: Thanks.'] as const;
const tomorrow = momentsAfter(DAY_MS);

describe('a dialogue', () => {
  it.each<[what: string, lines: readonly Line[], sittings: string, opens: string]>([
    ['of nobody has no sitting', [], '', ''],
    ['minutes apart is one sitting', [A, B, C], '0 0 0', '1 0 0'],
    ['of equal times is one sitting', [A, B].map((says) => ({ says, at: tomorrow })), '0 0', '1 0'],
    ['four hours apart goes on', [A, { says: B, at: momentsAfter(4 * HOUR_MS) }], '0 0', '1 0'],
    ['taken up later begins anew', [A, { says: B, at: momentsAfter(4 * HOUR_MS + 1) }], '0 1', '1 1'],
    ['with clocks that run back is not cut', [A, { says: B, at: momentsAfter(-DAY_MS) }], '0 0', '1 0'],
    [
      'in one named session is one sitting over a night',
      [
        { says: A, session: 's1' },
        { says: B, at: tomorrow },
      ],
      '0 0',
      '1 0',
    ],
    [
      'in two named sessions is two within a minute',
      [{ says: A, session: 's1' }, { says: B, session: 's2' }, C],
      '0 1 1',
      '1 1 0',
    ],
    ['that begins to name sessions begins anew', [A, { says: B, session: 's1' }], '0 1', '1 1'],
    [
      'of two conversations is two sittings, and one found in the middle opens nothing',
      [A, { says: B, conversation: 'other', seq: 2 }],
      '0 1',
      '1 0',
    ],
    ['with turns that were not found goes on', [A, { says: B, seq: 9 }], '0 0', '1 0'],
    [
      'next day opens with nobody knows which turn, if those between were not found',
      [A, { says: B, seq: 9, at: tomorrow }],
      '0 1',
      '1 0',
    ],
  ])('%s', (_, lines, sittings, opens) => {
    const dialogue = dialogueOf(lines);
    expect(sittingsOf(lines)).toBe(sittings);
    expect(dialogue.opens.join(' ')).toBe(opens);
  });

  it.each([
    ['Mira: Hello.', 'Mira'],
    ['assistant/Nova: Hello.', 'Nova'],
    ['user: Hello.', null],
    ['user/User: Hello.', null],
    ['assistant/ Assistant : Hello.', null],
    ['user/human: Hello.', null],
  ])('"%s" is said by the person %j: a role is nobody to ask about', (line, speaker) => {
    const { events, speakers } = dialogueOf([line, line]);
    expect(events[0] && speakerOf(events[0].candidate)).toBe(speaker);
    expect(speakers).toEqual(speaker === null ? [] : [speaker]);
  });
});

describe('beside an event stands', () => {
  const gap: Line[] = [A, { says: B, seq: 3 }, { says: C, seq: 4 }];
  const nextDay: Line[] = [A, B, { says: C, at: tomorrow }, A];
  const chats: Line[] = [A, B, { says: C, conversation: 'other', seq: 3 }, A];
  it.each<[what: string, lines: readonly Line[], distance: number, values: string]>([
    ['the turn before', [A, B, C], -1, '0 1 2'],
    ['the turn after', [A, B, C], 1, '2 3 0'],
    ['the one after the next', [A, B, C], 2, '3 0 0'],
    ['nobody as far away as that', [A, B, C], -4, '0 0 0'],
    ['nothing in place of a turn that was not found', gap, -1, '0 0 2'],
    ['a turn counted by its number, not by its row', gap, -2, '0 1 0'],
    ['no turn of another sitting before', nextDay, -1, '0 1 0 3'],
    ['no turn of another sitting after', nextDay, 1, '2 0 4 0'],
    ['no turn of another sitting two away', nextDay, 2, '0 0 0 0'],
    ['no turn of another conversation before, whatever its number', chats, -1, '0 1 0 3'],
    ['no turn of another conversation two away, whatever its number', chats, 2, '0 0 0 0'],
    ['nobody where nothing was found', [], 1, ''],
    ['nobody where it was found alone', [A], -1, '0'],
  ])('%s', (_, lines, distance, values) => {
    const own = Float64Array.from(lines, (__, i) => i + 1);
    expect(shifted(dialogueOf(lines), own, distance).join(' ')).toBe(values);
  });

  it('the greater of both neighbours: a question is helped by the turn that has its words', () => {
    const own = Float64Array.of(5, 1, 2, 0);
    expect(greaterNeighbour(dialogueOf([A, B, C, A]), own, 1).join(' ')).toBe('1 5 1 2');
    expect(greaterNeighbour(dialogueOf(nextDay), own, 1).join(' ')).toBe('1 5 0 2');
  });

  it('what its own sitting adds up to, and nothing of another', () => {
    const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
    const own = Float64Array.of(1, 2, 4, 8);
    expect(perSitting(dialogueOf(nextDay), own, sum).join(' ')).toBe('3 3 12 12');
    expect(perSitting(dialogueOf([]), new Float64Array(), sum).join(' ')).toBe('');
  });
});

describe('nearness to the times that a question names', () => {
  const ON_20_MAY = 'What did we do on 20 May 2023?';
  const near = (question: string, at: string): number =>
    nearness(asked(question).windows, said([{ says: A, at }]))[0] ?? Number.NaN;

  it.each<[question: string, nearer: string, farther: string]>([
    [ON_20_MAY, '2023-05-20T23:59:59.999Z', '2023-05-21T00:00:00Z'],
    [ON_20_MAY, '2023-05-22', '2023-05-26'],
    [ON_20_MAY, '2023-05-19', '2023-05-16'],
    ['What did we do in May 2023?', '2023-05-31', '2023-06-03'],
    ['Was it in March 2022 or in May 2023?', '2022-03-09', '2022-08-09'],
  ])('"%s": what was said on %s is nearer than on %s', (question, nearer, farther) => {
    expect(near(question, nearer)).toBeGreaterThan(near(question, farther));
  });

  it.each(['2023-05-20', '2023-05-20T12:00:00Z'])('is whole on the day itself: %s', (at) => {
    expect(near(ON_20_MAY, at)).toBe(1);
  });

  it('of a day counts the day: the evening before by less than half, and what is told of it later by less than the day', () => {
    expect(near(ON_20_MAY, '2023-05-19T20:00:00Z')).toBeLessThan(0.45);
    expect(near(ON_20_MAY, '2023-05-21T08:00:00Z')).toBeLessThan(0.81);
    expect(near(ON_20_MAY, '2023-05-21T08:00:00Z')).toBeGreaterThan(0.7);
  });

  it('never leaves out what was said years away', () => {
    expect(near(ON_20_MAY, '2003-01-01')).toBeGreaterThanOrEqual(0);
    expect(near(ON_20_MAY, '2003-01-01')).toBeLessThan(1e-9);
  });

  it('is none for all where no time is named, and nothing where nothing was found', () => {
    expect(near('Where are the bees?', '2023-05-20')).toBe(0);
    expect(nearness(asked(ON_20_MAY).windows, said([]))).toHaveLength(0);
  });
});
