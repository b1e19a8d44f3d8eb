/**
 * Limits of turns a day and a month. One turn too many is money that nobody agreed to spend; one too few, or half of one, is a
 * message lost.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../../src/store/database.ts';
import { countTurn, limitReached } from '../../../../src/store/operations/turn-counts.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowCounts, rowsOf } from '../../support/storage/databases.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY_SECONDS = 86_400;
const UNRECALLED = { options: { recall: false } };

afterEach(() => {
  vi.restoreAllMocks();
});

const counted = async (of: { readonly id: string }) =>
  rowsOf<{ day: string; turns: number }>(
    'SELECT day, turns FROM turn_counts WHERE workspace_id = ? ORDER BY day',
    [of.id],
  );

const at = (moment: number | string) =>
  vi.spyOn(Date, 'now').mockReturnValue(typeof moment === 'string' ? Date.parse(moment) : moment);

describe('a limit of turns', () => {
  it('lets exactly as many in as it says, however many come at once', async () => {
    const of = { id: 'ws_counted_at_once' };
    const db = new Database(testEnv.WORKSPACE_DB, () => NOW);
    const limits = { daily_turns_max: 50, monthly_turns_max: null };
    const turns = await Promise.allSettled(
      Array.from({ length: 100 }, () => db.write('turn.write', countTurn(db, of.id, limits, NOW))),
    );
    const refused = turns.flatMap((turn) => (turn.status === 'rejected' ? [turn.reason as unknown] : []));
    expect(refused.map(limitReached)).toEqual(Array.from({ length: 50 }, () => 'daily_turns_max'));
    expect(await counted(of)).toEqual([{ day: '2026-11-28', turns: 50 }]);
  });

  it('holds over all conversations, and a refused turn leaves nothing behind', async () => {
    const own = await createWorkspace({ settings: { daily_turns_max: 6 } });
    const conversations = await Promise.all(
      Array.from({ length: 12 }, (_, i) => openConversation(own, { chat_id: `chat ${i}` })),
    );
    const answers = await Promise.all(
      conversations.map((id) => takeTurn(own, id, 'My name is Ana and I live in Porto.', UNRECALLED)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(6).fill(200),
      ...Array(6).fill(429),
    ]);
    for (const [i, answer] of answers.entries()) {
      const events = await storedEvents(own, conversations[i] ?? '');
      expect(events.length).toBe(answer.status === 200 ? 1 : 0);
    }
    expect((await counted(own)).map(({ turns }) => turns)).toEqual([6]);
    const before = await rowCounts();
    expectProblem(await takeTurn(own, conversations[0] ?? '', 'I moved to Faro.'), 429);
    expect(await rowCounts()).toEqual(before);
  });

  it('counts a turn once that is sent twice, one that is taken back too, and an import not at all', async () => {
    const own = await createWorkspace({ settings: { daily_turns_max: 2 } });
    const conversation = await openConversation(own);
    const first = await takeTurn(own, conversation, 'Hello.', { turn_id: 'one', ...UNRECALLED });
    const again = await takeTurn(own, conversation, 'Hello.', { turn_id: 'one', ...UNRECALLED });
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
    await own.call('POST', `/v1/conversations/${conversation}/turns/one/abort`);
    const said = { role: 'user', user_id: 'ana', content: 'Earlier.', occurred_at: '2026-03-01T09:30:00Z' };
    const identity = { chat_id: 'chat', user_id: 'ana' };
    await own.call('POST', '/v1/ingest', { conversation: identity, messages: [said] });
    await exchange(own, conversation, 'And again.', 'Yes.', UNRECALLED);
    expect((await counted(own)).map(({ turns }) => turns)).toEqual([2]);
    expectProblem(await takeTurn(own, conversation, 'Once more.', UNRECALLED), 429);
    const repeated = await takeTurn(own, conversation, 'Hello there.', { turn_id: 'two', ...UNRECALLED });
    expectProblem(repeated, 429);
  });

  it('says which setting it is, and when there are turns again: the next day, the next month', async () => {
    const own = await createWorkspace({ settings: { daily_turns_max: 1, monthly_turns_max: 2 } });
    const conversation = await openConversation(own);
    const turn = () => takeTurn(own, conversation, 'Hello.', UNRECALLED);
    at('2026-11-29T18:00:00Z');
    expect((await turn()).status).toBe(200);
    const today = await turn();
    expect(expectProblem(today, 429)).toMatchObject({
      type: 'urn:strata:problem:turn_limit',
      detail: expect.stringContaining('daily_turns_max'),
    });
    expect(today.headers.get('retry-after')).toBe(String(DAY_SECONDS / 4));
    at('2026-11-30T00:00:00Z');
    expect((await turn()).status).toBe(200);
    await own.call('PATCH', '/v1/settings', { daily_turns_max: null });
    const month = await turn();
    expect(expectProblem(month, 429).detail).toContain('monthly_turns_max');
    expect(month.headers.get('retry-after')).toBe(String(DAY_SECONDS));
    at('2026-12-01T00:00:00Z');
    expect((await turn()).status).toBe(200);
    expect(await counted(own)).toEqual([
      { day: '2026-11-29', turns: 1 },
      { day: '2026-11-30', turns: 1 },
      { day: '2026-12-01', turns: 1 },
    ]);
  });

  it('of none stops nobody, of zero everybody, and it counts before it is set', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    const turn = async () => (await takeTurn(own, conversation, 'Hello.', UNRECALLED)).status;
    const set = (daily_turns_max: number | null) => own.call('PATCH', '/v1/settings', { daily_turns_max });
    expect([await turn(), await turn()]).toEqual([200, 200]);
    await set(2);
    expect(await turn()).toBe(429);
    await set(0);
    expect(await turn()).toBe(429);
    await set(null);
    expect(await turn()).toBe(200);
    expect((await counted(own)).map(({ turns }) => turns)).toEqual([3]);
  });
});
