/** If these fail, a dialogue is replayed or measured wrongly: lost turns, wrong dates, evidence that is not counted. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRecords, expectedRecord, planExchanges, remainingExchanges } from '../../demo/exchanges.ts';
import {
  batchMessages,
  parseDate,
  parseEvidence,
  parseTranscripts,
  readTranscripts,
  splitText,
  type Transcript,
  toMessages,
  turnOf,
} from '../../support/transcript.ts';

const REPLY_MAX_BYTES = 1000;

interface RawTurn {
  speaker?: unknown;
  dia_id?: unknown;
  text?: unknown;
  blip_caption?: unknown;
  query?: unknown;
}

const turn = (speaker: string, id: string, text: string): RawTurn => ({ speaker, dia_id: id, text });

const sample = (turns: RawTurn[], more: Record<string, unknown> = {}) => ({
  sample_id: 's-1',
  conversation: {
    speaker_a: 'Ana',
    speaker_b: 'Ben',
    session_1_date_time: '1:56 pm on 8 May, 2023',
    session_1: turns,
    ...more,
  },
  qa: [],
});

function parseOne(data: unknown): Transcript {
  const parsed = parseTranscripts(data);
  if (!parsed.ok) throw new Error(parsed.error);
  const [transcript] = parsed.value;
  if (!transcript) throw new Error('no transcript');
  return transcript;
}

describe('parseDate', () => {
  it.each([
    ['1:56 pm on 8 May, 2023', '2023-05-08T13:56:00.000Z'],
    ['12:05 am on 20 January, 2026', '2026-01-20T00:05:00.000Z'],
    ['12:30 PM on 1 Dec 2025', '2025-12-01T12:30:00.000Z'],
    ['8 May, 2023', '2023-05-08T00:00:00.000Z'],
    ['2023-05-08', '2023-05-08T00:00:00.000Z'],
    ['2023-05-08T10:00:00', '2023-05-08T10:00:00.000Z'],
    ['2023-05-08T10:00:00+02:00', '2023-05-08T08:00:00.000Z'],
  ])('reads %s as UTC', (text, expected) => {
    expect(new Date(parseDate(text) ?? Number.NaN).toISOString()).toBe(expected);
  });
  it('is null for what is no date', () => {
    expect(parseDate('some day')).toBeNull();
  });
});

describe('parseEvidence', () => {
  it.each([
    [['D1:3'], ['D1:3']],
    [
      ['D8:6; D9:17', 'D8:6'],
      ['D8:6', 'D9:17'],
    ],
    ['D1:2, D1:3', ['D1:2', 'D1:3']],
    [['D', 'D:11:26'], []],
    [undefined, []],
  ])('%j gives %j', (evidence, expected) => {
    expect(parseEvidence(evidence)).toEqual(expected);
  });
});

describe('parseTranscripts', () => {
  it('keeps the words and the picture of a turn, and never its query', () => {
    const picture = { ...turn('Ana', 'D1:1', 'Look!'), blip_caption: 'a red kite', query: 'kite sale' };
    const silent = { speaker: 'Ben', dia_id: 'D1:2', blip_caption: 'a blue kite' };
    expect(parseOne(sample([picture, silent])).sessions[0]?.turns.map(({ text }) => text)).toEqual([
      'Look!\n[image: a red kite]',
      '[image: a blue kite]',
    ]);
  });

  it('orders sessions by number and ignores dates without a session', () => {
    const data = sample([turn('Ana', 'D1:1', 'one')], {
      session_10: [turn('Ana', 'D10:1', 'ten')],
      session_10_date_time: '9:00 am on 3 June, 2023',
      session_2: [turn('Ana', 'D2:1', 'two')],
      session_2_date_time: '9:00 am on 2 June, 2023',
      session_11_date_time: '9:00 am on 4 June, 2023',
    });
    expect(parseOne([data]).sessions.map(({ index }) => index)).toEqual([1, 2, 10]);
  });

  it('takes categories and answers of any plain kind', () => {
    const qa = [
      { question: 'When?', answer: 2022, evidence: ['D1:1'], category: 2 },
      { question: 'Why?', category: 'open' },
    ];
    expect(parseOne({ ...sample([turn('Ana', 'D1:1', 'hi')]), qa }).questions).toEqual([
      { question: 'When?', answer: '2022', evidence: ['D1:1'], category: '2' },
      { question: 'Why?', evidence: [], category: 'open' },
    ]);
  });

  it.each([
    [
      'a missing speaker',
      { ...sample([]), conversation: { speaker_a: 'Ana' } },
      '[0].conversation.speaker_b',
    ],
    ['a stranger', sample([turn('Cid', 'D1:1', 'hi')]), '[0].conversation.session_1[0].speaker'],
    ['a missing id', sample([{ speaker: 'Ana', text: 'hi' }]), '[0].conversation.session_1[0].dia_id'],
    [
      'a text that is none',
      sample([{ speaker: 'Ana', dia_id: 'D1:1', text: 7 }]),
      '[0].conversation.session_1[0].text',
    ],
    [
      'an id twice',
      sample([turn('Ana', 'D1:1', 'a'), turn('Ben', 'D1:1', 'b')]),
      '[0].conversation.session_1[1].dia_id',
    ],
    [
      'a date that is none',
      sample([], { session_1_date_time: 'soon' }),
      '[0].conversation.session_1_date_time',
    ],
    [
      'no session',
      { ...sample([]), conversation: { speaker_a: 'Ana', speaker_b: 'Ben' } },
      '[0].conversation',
    ],
    ['a question without words', { ...sample([]), qa: [{ category: 1 }] }, '[0].qa[0].question'],
    ['something else', 'hello', '[0]'],
  ])('names the field of %s', (_, data, field) => {
    const parsed = parseTranscripts([data]);
    expect(parsed.ok ? '' : parsed.error).toContain(`${field}:`);
  });

  it('refuses two samples of one name, whose messages would mix', () => {
    expect(parseTranscripts([sample([]), sample([])]).ok).toBe(false);
  });
});

describe('the transcript of the demo', () => {
  it('parses, and every question has evidence that exists', async () => {
    const parsed = await readTranscripts(join(import.meta.dirname, '../../demo/transcript.json'));
    if (!parsed.ok) throw new Error(parsed.error);
    for (const { sessions, questions } of parsed.value) {
      const ids = new Set(sessions.flatMap(({ turns }) => turns.map(({ diaId }) => diaId)));
      expect(ids.size).toBeGreaterThanOrEqual(80);
      expect(
        questions.filter(({ evidence }) => evidence.length === 0 || !evidence.every((id) => ids.has(id))),
      ).toEqual([]);
      expect([...new Set(questions.map(({ category }) => category))].sort()).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
      ]);
    }
  });
});

describe('toMessages', () => {
  it('maps speakers to roles and keeps the order in the times', () => {
    const messages = toMessages(parseOne(sample([turn('Ben', 'D1:1', 'hi'), turn('Ana', 'D1:2', 'ho')])));
    expect(messages).toEqual([
      {
        role: 'assistant',
        name: 'Ben',
        content: 'hi',
        occurredAt: '2023-05-08T13:56:00.000Z',
        externalId: 'D1:1',
        session: 1,
      },
      {
        role: 'user',
        name: 'Ana',
        content: 'ho',
        occurredAt: '2023-05-08T13:57:00.000Z',
        externalId: 'D1:2',
        session: 1,
      },
    ]);
  });
  it('cuts what is too long for one message, and still knows the turn', () => {
    const messages = toMessages(parseOne(sample([turn('Ana', 'D1:1', 'word '.repeat(10_000))])));
    expect(messages.map(({ externalId }) => externalId)).toEqual(['D1:1', 'D1:1#2']);
    expect(messages.map(({ externalId }) => turnOf(externalId))).toEqual(['D1:1', 'D1:1']);
  });
});

describe('splitText', () => {
  it.each([
    ['short', 10, ['short']],
    ['one two three', 8, ['one two', 'three']],
    ['first line\nsecond', 12, ['first line', 'second']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['你好世界', 7, ['你好', '世界']],
    ['😀😀', 5, ['😀', '😀']],
    ['', 5, []],
  ])('%j at %i bytes', (text, maxBytes, expected) => {
    expect(splitText(text, maxBytes)).toEqual(expected);
  });
});

describe('batchMessages', () => {
  it('keeps to the number and to the bytes, in order, and lets a big one travel alone', () => {
    const texts = ['aa', 'bb', 'c', 'dddddddd', 'e'].map((content) => ({ content }));
    expect(batchMessages(texts, 2, 5).map((batch) => batch.map(({ content }) => content))).toEqual([
      ['aa', 'bb'],
      ['c'],
      ['dddddddd'],
      ['e'],
    ]);
  });
});

describe('planExchanges', () => {
  const plan = (turns: RawTurn[], more = {}) =>
    planExchanges('s 1', toMessages(parseOne(sample(turns, more))), REPLY_MAX_BYTES);

  it('answers a turn with all that follows it, and leaves an unanswered one open', () => {
    const exchanges = plan([
      turn('Ana', 'D1:1', 'a'),
      turn('Ana', 'D1:2', 'b'),
      turn('Ben', 'D1:3', 'c'),
      turn('Ben', 'D1:4', 'd'),
      turn('Ana', 'D1:5', 'e'),
    ]);
    expect(exchanges).toMatchObject([
      { kind: 'turn', turnId: 's-1-D1-1', reply: null },
      { kind: 'turn', turnId: 's-1-D1-2', reply: 'c\n\nd' },
      { kind: 'turn', turnId: 's-1-D1-5', reply: null },
    ]);
    expect(expectedRecord(exchanges).map(({ content }) => content)).toEqual(['a', 'b', 'c\n\nd', 'e']);
  });

  it('imports what the assistant says first in a session', () => {
    const second = {
      session_2_date_time: '9:00 am on 2 June, 2023',
      session_2: [turn('Ben', 'D2:1', 'hello again'), turn('Ana', 'D2:2', 'hi')],
    };
    expect(plan([turn('Ana', 'D1:1', 'a')], second)).toMatchObject([
      { kind: 'turn', message: { externalId: 'D1:1' }, reply: null },
      { kind: 'import', messages: [{ externalId: 'D2:1' }] },
      { kind: 'turn', message: { externalId: 'D2:2' }, reply: null },
    ]);
  });

  it('imports what a reply has no room for, so that nothing is lost', () => {
    const exchanges = plan([turn('Ana', 'D1:1', 'a'), turn('Ben', 'D1:2', 'b'.repeat(2500))]);
    expect(exchanges).toHaveLength(2);
    expect(expectedRecord(exchanges).map(({ content }) => content.length)).toEqual([1, 1000, 1000, 500]);
  });
});

describe('remainingExchanges', () => {
  const turns = ['1', '2', '3'].flatMap((n) => [
    turn('Ana', `D1:${n}`, `a${n}`),
    turn('Ben', `D1:${n}b`, `b${n}`),
  ]);
  const exchanges = planExchanges('s', toMessages(parseOne(sample(turns))), REPLY_MAX_BYTES);
  it.each([
    [0, 3],
    [2, 2],
    [3, 2],
    [6, 0],
  ])('with %i of 6 messages recorded, sends %i of 3 turns', (recorded, expected) => {
    const left = remainingExchanges(exchanges, expectedRecord(exchanges).slice(0, recorded));
    expect(left).toEqual(exchanges.slice(3 - expected));
  });
});

describe('compareRecords', () => {
  const message = (externalId: string) => ({ role: 'user', content: externalId, externalId });
  it.each([
    ['a lost message', [message('1'), message('2')], [message('2')]],
    ['a doubled one', [message('1')], [message('1'), message('1')]],
    ['a wrong order', [message('1'), message('2')], [message('2'), message('1')]],
  ])('finds %s', (_, expected, found) => {
    expect(compareRecords(expected, found, 5)).not.toEqual([]);
  });
  it('is content with the same', () => {
    expect(compareRecords([message('1')], [message('1')], 5)).toEqual([]);
  });
});
