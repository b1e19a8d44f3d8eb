/** Batches that are broken off, sent again or sent at once: a topic has one history afterwards, without a gap. */
import { describe, expect, it } from 'vitest';
import { random } from '../../../support/random.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, remember, type TestWorkspace } from '../../support/service/workspace.ts';
import { rowCounts, rowsOf, whileInsertsFail } from '../../support/storage/databases.ts';
import { fact, found, listed, send } from './batches.ts';

describe('a batch that the database breaks off', () => {
  it.each(['memories', 'memory_observations', 'outbox_jobs', 'audit_log'])(
    'leaves nothing of itself in either database: %s',
    async (table) => {
      const own = await createWorkspace();
      const edited = await remember(own, 'Ana plays the violin.');
      const gone = await remember(own, 'Ana keeps bees.');
      const before = await rowCounts();
      const stored = await rowsOf('SELECT * FROM memories WHERE workspace_id = ? ORDER BY row_id', [own.id]);
      const failed = await whileInsertsFail(table, () =>
        send(own, {
          create: [
            fact('Half a memory.'),
            { content: 'Answer briefly.', kind: 'preference', tier: 'account', user_id: 'ana' },
          ],
          update: [{ id: edited, user_id: 'ana', content: 'Ana plays the viola.' }],
          delete: [{ id: gone, user_id: 'ana' }],
        }),
      );
      expect(failed.status).toBe(500);
      expect(await rowCounts()).toEqual(before);
      expect(await rowsOf('SELECT * FROM memories WHERE workspace_id = ? ORDER BY row_id', [own.id])).toEqual(
        stored,
      );
      expect(await found(own, 'bees')).toEqual(['Ana keeps bees.']);
    },
  );
});

describe('a batch that is sent again with its Idempotency-Key', () => {
  const batch = async (own: TestWorkspace) => ({
    create: [
      fact('Ana rows.'),
      { content: 'Answer briefly.', kind: 'preference', tier: 'account', user_id: 'ana' },
    ],
    update: [{ id: await remember(own, 'Ana plays the violin.'), user_id: 'ana', importance: 0.9 }],
    delete: [{ id: await remember(own, 'Ana keeps bees.'), user_id: 'ana' }],
  });

  it('is done once', async () => {
    const own = await createWorkspace();
    const headers = { 'Idempotency-Key': 'once' };
    const body = await batch(own);
    const first = await send(own, body, headers);
    expect(first.status).toBe(200);
    const before = await rowCounts();
    const second = await send(own, body, headers);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await rowCounts()).toEqual(before);
    expectProblem(await send(own, { create: [fact('Other.')] }, headers), 422);
  });

  it('is answered as it was done when its process died before it could answer', async () => {
    const own = await createWorkspace();
    const headers = { 'Idempotency-Key': 'died' };
    const body = await batch(own);
    const first = await send(own, body, headers);
    await rowsOf(
      'UPDATE idempotency_records SET status = NULL, answer = NULL, lease_until = 0 WHERE rowid = (SELECT max(rowid) FROM idempotency_records) RETURNING 1',
    );
    const before = await rowCounts();
    const second = await send(own, body, headers);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
    expect(second.body).toEqual(first.body);
    expect(await rowCounts()).toEqual(before);
  });
});

interface Version {
  readonly content: string;
  readonly status: string;
  readonly valid_from: number;
  readonly valid_to: number | null;
}

const timelineOf = (own: TestWorkspace, topic: string): Promise<Version[]> =>
  rowsOf<Version>(
    `SELECT content, status, valid_from, valid_to FROM memories WHERE workspace_id = ? AND topic_key = ?
      AND status IN ('active', 'superseded') ORDER BY valid_from, row_id`,
    [own.id, topic],
  );

/** Checks that each value holds until the next one, and that the last one is the current one. */
function expectGapless(timeline: readonly Version[]): void {
  expect(timeline.map(({ status }) => status)).toEqual([
    ...timeline.slice(1).map(() => 'superseded'),
    'active',
  ]);
  expect(timeline.map(({ valid_to: to }) => to)).toEqual([
    ...timeline.slice(1).map(({ valid_from: from }) => from),
    null,
  ]);
}

describe('the values of a topic', () => {
  it('form one timeline when ten batches of them come at once', async () => {
    const own = await createWorkspace();
    const create = Array.from({ length: 10 }, (_, i) => fact(`Ana has ${i} cats.`, { topic_key: 'cats' }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(own, { create })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await listed(own)).toEqual(['Ana has 9 cats.']);
    expectGapless(await timelineOf(own, 'cats'));
  });

  it('that were known from later on hold again then, after what comes in between', async () => {
    const own = await createWorkspace();
    const home = (place: string, year: number) =>
      fact(`Ana lives in ${place}.`, { topic_key: 'home', valid_from: `${year}-01-01T00:00:00Z` });
    await send(own, { create: [home('Porto', 2020)] });
    await send(own, { create: [home('Porto', 2015), home('Lisbon', 2016)] });
    expect(await listed(own)).toEqual(['Ana lives in Porto.']);
    expect(await listed(own, 'user_id=ana&as_of=2018-01-01T00:00:00Z')).toEqual(['Ana lives in Lisbon.']);
  });

  it('hold when they were said to, in whatever order and however grouped they come', async () => {
    const own = await createWorkspace();
    const { int: below } = random(17);
    const yearOf = (year: number): number => Date.UTC(year, 0, 1);
    for (let topic = 0; topic < 12; topic++) {
      const said = Array.from({ length: 4 + below(6) }, () => ({ value: below(3), year: 2001 + below(4) }));
      const waiting = said.map(({ value, year }) =>
        fact(`Topic ${topic} is ${value}.`, {
          topic_key: `topic ${topic}`,
          valid_from: new Date(yearOf(year)).toISOString(),
        }),
      );
      while (waiting.length > 0) {
        const answer = await send(own, { create: waiting.splice(0, 1 + below(4)) });
        expect(answer.status).toBe(200);
      }
      const timeline = await timelineOf(own, `topic ${topic}`);
      const told = JSON.stringify(said);
      expectGapless(timeline);
      for (let year = 2001; year <= 2005; year++) {
        const last = said
          .filter((item) => item.year <= year)
          .sort((a, b) => a.year - b.year)
          .at(-1);
        const at = yearOf(year) + 1;
        const held = timeline.filter(
          ({ valid_from: from, valid_to: to }) => from <= at && (to ?? at + 1) > at,
        );
        expect(
          held.map(({ content }) => content),
          `${year} of ${told}`,
        ).toEqual(last ? [`Topic ${topic} is ${last.value}.`] : []);
      }
    }
  });
});
