/**
 * Imports that come in out of order, in pieces, or spelt otherwise. Whoever brings the years of a talk bit by bit must find it
 * as it was said: in the record, in prompts, in what recall finds beside a match and in summaries.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveEvents } from '../../../../src/store/conversations/events.ts';
import { Database } from '../../../../src/store/database.ts';
import { summariserSays } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { loseStorage } from '../../support/storage/session.ts';

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Report {
  readonly conversation_id: string;
  readonly accepted: number;
  readonly duplicates: number;
}

/** Imports lines, each said at a minute of a day long ago: `[minute, text]`, an assistant's with `>` before it. */
const ingest = async (lines: readonly (readonly [minute: number, text: string])[]): Promise<Report> =>
  (
    await workspace.call<Report>('POST', '/v1/ingest', {
      conversation: { chat_id: 'chat', user_id: 'ana' },
      messages: lines.map(([minute, text]) => ({
        role: text.startsWith('>') ? 'assistant' : 'user',
        content: text.replace(/^>/, ''),
        occurred_at: new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString(),
      })),
    })
  ).body;

const contents = (rows: readonly { content: string }[]): string[] => rows.map(({ content }) => content);

/** The record, page by page. */
async function record(id: string, limit: number): Promise<string[]> {
  const said: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await workspace.call<{ data: { content: string }[]; next_cursor: string | null }>(
      'GET',
      `/v1/conversations/${id}/events?limit=${limit}${cursor}`,
    );
    said.push(...contents(body.data));
    if (body.next_cursor === null) return said;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

describe('what is imported out of order', () => {
  it('stands in order: in the record, in live history, after its loss, and in the prompt', async () => {
    const id = await openConversation(workspace);
    await exchange(workspace, id, 'Live question?', 'Live answer.', { turn_id: 'live' });
    await ingest([
      [20, 'Fifth.'],
      [21, '>Sixth.'],
    ]);
    await ingest([
      [2, 'Third.'],
      [1, '>Second.'],
      [0, 'First.'],
    ]);
    await ingest([[3, '>Fourth.']]);
    const order = [
      'First.',
      'Second.',
      'Third.',
      'Fourth.',
      'Fifth.',
      'Sixth.',
      'Live question?',
      'Live answer.',
    ];
    for (const limit of [3, 200]) expect(await record(id, limit)).toEqual(order);
    expect(contents((await liveHistory(workspace, id)).messages)).toEqual(order);
    await loseStorage(workspace, id);
    expect(contents((await liveHistory(workspace, id)).messages)).toEqual(order);
    const turn = await takeTurn(workspace, id, 'Go on.', { options: { recall: false } });
    expect(contents(turn.body.prompt.messages)).toEqual([...order, 'Go on.']);
    // Numbers stay what they were: who holds one finds the same message by it.
    const numbers = (await storedEvents(workspace, id)).map(({ seq, content }) => [seq, content]);
    expect(numbers).toContainEqual([1, 'Live question?']);
    expect(numbers).toContainEqual([5, 'First.']);
    expect(new Set(numbers.map(([seq]) => seq)).size).toBe(9);
    // A copy is numbered anew, as it reads.
    const branch = await workspace.call<{ id: string }>('POST', `/v1/conversations/${id}/branches`, {
      purpose: 'regular',
    });
    expect(contents(await storedEvents(workspace, branch.body.id))).toEqual([...order, 'Go on.']);
  });

  it('has beside it, for recall, what was said beside it', async () => {
    const filler = Array.from(
      { length: 12 },
      (_, i) => [20 + i, `${i % 2 ? '>' : ''}Weather note ${i}.`] as const,
    );
    await ingest([[0, 'Where did grandma hide the spare key?'], ...filler]);
    const { conversation_id: id } = await ingest([[1, '>Under the blue pot.']]);
    const { body } = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'Where is the spare key of grandma?',
      conversation_id: id,
      sources: ['events'],
    });
    expect(contents(body.results).slice(0, 2).sort()).toEqual([
      'Under the blue pot.',
      'Where did grandma hide the spare key?',
    ]);
  });

  it('is read in order by whoever summarises it', async () => {
    await ingest([
      [10, 'We chose blue.'],
      [11, '>Blue it is.'],
    ]);
    const { conversation_id: id } = await ingest([
      [0, 'Which colour shall it be?'],
      [1, '>Perhaps red.'],
    ]);
    const read: string[] = [];
    summariserSays(({ messages }) => {
      read.push(...messages.map(({ text }) => text));
      return { summary: 'S.', range_summary: 'R.', facts: [] };
    });
    await workspace.call('POST', `/v1/conversations/${id}/compact`);
    expect(read).toEqual(['Which colour shall it be?', 'Perhaps red.', 'We chose blue.', 'Blue it is.']);
  });

  it('that moves many messages looks each of them up, and reads no conversation for each', async () => {
    const count = 200;
    await ingest(Array.from({ length: count }, (_, i) => [30 + i, `Later note ${i}.`] as const));
    const { conversation_id: id } = await ingest([[0, 'The beginning.']]);
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const events = await storedEvents(workspace, id);
    await db.write(
      'move',
      moveEvents(
        db,
        id,
        events.map((event, i) => ({ id: event.id, place: i + 1 })),
      ),
    );
    const read = db.steps.find(({ name }) => name === 'move')?.rowsRead ?? Number.POSITIVE_INFINITY;
    expect(read).toBeLessThan(count * 10);
  });
});

describe('an import without ids', () => {
  it('knows a message whatever its line ends, white space, signs of no width and form of letters', async () => {
    expect(await ingest([[0, 'One.\r\nTwo: caf\u00e9.']])).toMatchObject({ accepted: 1 });
    for (const text of [
      'One.\nTwo: cafe\u0301.',
      ' One. Two:\tcaf\u00e9. ',
      '\u200eOne.\u200b Two: caf\u00e9.\ufeff',
    ])
      expect(await ingest([[0, text]])).toMatchObject({ accepted: 0, duplicates: 1 });
  });

  it('keeps two that were said at one time, once, however often it is sent', async () => {
    const said = [
      [0, 'yes'],
      [0, 'yes'],
      [1, '>Noted.'],
    ] as const;
    const first = await ingest(said);
    expect(first).toMatchObject({ accepted: 3, duplicates: 0 });
    expect(await ingest(said)).toMatchObject({ accepted: 0, duplicates: 3 });
    expect(await ingest([[0, 'yes']])).toMatchObject({ accepted: 0, duplicates: 1 });
    expect(await record(first.conversation_id, 200)).toEqual(['yes', 'yes', 'Noted.']);
  });

  it('tells code apart that differs in nothing but which lines stand further in', async () => {
    const [one, other] = ['if a:\n  b()\n  c()', 'if a:\n  b()\nc()'];
    expect(await ingest([[0, one]])).toMatchObject({ accepted: 1 });
    expect(await ingest([[0, other]])).toMatchObject({ accepted: 1 });
    expect(await ingest([[0, one.replaceAll('  ', '\t')]])).toMatchObject({ accepted: 0, duplicates: 1 });
    const { conversation_id: id } = await ingest([[0, other.replaceAll('\n', '\r\n')]]);
    expect(await record(id, 200)).toEqual([one, other]);
  });
});

describe('what was taken live', () => {
  const say = (content: string, more = {}) => ({ role: 'user', content, ...more });
  const bring = async (messages: readonly object[]) =>
    (
      await workspace.call<Report>('POST', '/v1/ingest', {
        conversation: { chat_id: 'chat', user_id: 'ana' },
        messages,
      })
    ).body;

  it('is not doubled by an import without ids: at its moment, at its second, or by the clock of who kept the transcript', async () => {
    const id = await openConversation(workspace);
    const at = '2026-02-01T10:00:00.250Z';
    await exchange(workspace, id, 'I live in Porto.', 'Nice.', { occurred_at: at });
    await exchange(workspace, id, 'My sister is called Berta, by the way.', 'A name to remember, that is.');
    const own = (await storedEvents(workspace, id)) as unknown as { content: string; occurred_at: string }[];
    const when = (content: string, shiftMs: number) =>
      new Date(
        Date.parse(own.find((each) => each.content === content)?.occurred_at ?? '') + shiftMs,
      ).toISOString();
    const transcript = (shift: number) => [
      say('I live in  Porto.', { occurred_at: shift === 0 ? at : '2026-02-01T10:00:00Z' }),
      say('Nice.', { role: 'assistant', occurred_at: when('Nice.', 0) }),
      say('My sister is called Berta, by the way.', {
        occurred_at: when('My sister is called Berta, by the way.', -shift),
      }),
      say('A name to remember, that is.', {
        role: 'assistant',
        occurred_at: when('A name to remember, that is.', -5 * shift),
      }),
    ];
    for (const shift of [0, 4_000])
      expect(await bring(transcript(shift))).toMatchObject({ accepted: 0, duplicates: 4 });
    expect(await record(id, 200)).toHaveLength(4);
    // What was said besides is not lost for having the same words: each that stands there is one message only.
    const twice = [...transcript(0), say('I live in Porto.', { occurred_at: at })];
    expect(await bring(twice)).toMatchObject({ accepted: 1, duplicates: 4 });
    expect(await bring(twice)).toMatchObject({ accepted: 0, duplicates: 5 });
    expect(await bring([say('I live in Porto.', { occurred_at: '2026-02-01T10:00:02Z' })])).toMatchObject({
      accepted: 1,
    });
  });

  it('and was taken back stays so, whoever imports it; and what came with ids is known without them, and the other way round', async () => {
    const id = await openConversation(workspace);
    const at = '2026-02-01T10:00:00.250Z';
    await takeTurn(workspace, id, 'I live in Porto.', { turn_id: 't', occurred_at: at });
    await workspace.call('POST', `/v1/conversations/${id}/turns/t/abort`);
    expect(await bring([say('I live in Porto.', { occurred_at: at })])).toMatchObject({ accepted: 0 });
    const [one, other] = ['2026-02-02T10:00:00Z', '2026-02-02T11:00:00Z'];
    await bring([say('One.', { occurred_at: one, external_id: 'm1' }), say('Two.', { occurred_at: other })]);
    const swapped = [
      say('One.', { occurred_at: one }),
      say('Two.', { occurred_at: other, external_id: 'm2' }),
    ];
    expect(await bring(swapped)).toMatchObject({ accepted: 0, duplicates: 2 });
    // Two that a platform tells apart are two.
    expect(await bring([say('One.', { occurred_at: one, external_id: 'm3' }), ...swapped])).toMatchObject({
      accepted: 1,
      duplicates: 2,
    });
  });
});
