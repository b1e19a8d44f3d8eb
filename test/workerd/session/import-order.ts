/**
 * Imports that come in out of order, in pieces, or spelt otherwise. Whoever brings the years of a talk bit by bit must find it
 * as it was said: in the record, in prompts, in what recall finds beside a match and in summaries.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../src/store/database.ts';
import { moveEvents } from '../../../src/store/workspace/events.ts';
import { holdAlarms } from '../../support/alarms.ts';
import { summariserSays } from '../../support/compaction.ts';
import { loseStorage } from '../../support/session.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/workspace.ts';

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await createWorkspace();
  holdAlarms();
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
  it('knows a message whatever its line ends, white space and form of letters', async () => {
    expect(await ingest([[0, 'One.\r\nTwo: caf\u00e9.']])).toMatchObject({ accepted: 1 });
    for (const text of ['One.\nTwo: cafe\u0301.', ' One. Two:\tcaf\u00e9. '])
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
});
