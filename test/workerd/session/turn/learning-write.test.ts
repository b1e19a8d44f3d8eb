/** How what a turn teaches is written: once, whole, and whatever else is written at the same moment. */
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { takeTurn as takeTurnInside } from '../../../../src/session/turn/take-turn.ts';
import type { TurnInput } from '../../../../src/session/turn/turn.ts';
import { random } from '../../../support/random.ts';
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
import { rowCounts, rowsOf } from '../../support/storage/databases.ts';
import { failingD1, INJECTED, sessionDeps, type Watch } from '../../support/storage/failing-database.ts';
import { sessionStub } from '../../support/storage/session.ts';
import { contentsOf, memoriesOf, observationsOf } from './learnt.ts';

describe('the write of a turn', () => {
  const MESSAGE =
    'I moved to Faro. I like tea and coffee. My name is Bea. I no longer work at Acme. Forget that I like jazz. Always be brief.';

  /** A conversation in which the message does everything that a message can do. */
  async function prepared(workspace: TestWorkspace) {
    const conversation = await openConversation(workspace, { chat_id: crypto.randomUUID() });
    for (const content of ['I live in Porto.', 'I work at Acme.', 'I like jazz.'])
      await exchange(workspace, conversation, content, 'Ok.');
    await exchange(workspace, conversation, 'What do I like, jazz?', 'Jazz.');
    return conversation;
  }

  const inside = (
    workspace: TestWorkspace,
    conversation: string,
    after: number | null,
    watch: Watch,
    content = MESSAGE,
  ) =>
    runInDurableObject(sessionStub(workspace, conversation), async (_, state) => {
      const { deps, call } = sessionDeps(workspace, conversation, state.storage, failingD1(after, watch));
      const input: TurnInput = {
        turnId: 'all-at-once',
        userId: 'ana',
        name: null,
        content,
        occurredAt: null,
        externalId: null,
        metadata: {},
        recall: true,
        reach: null,
        budgetTokens: null,
      };
      try {
        const taken = await takeTurnInside(deps, call, input);
        return taken.ok ? taken.value.answer.signals.map(({ action }) => action) : taken.error.code;
      } catch (error) {
        return String(error) + String((error as Error).cause);
      }
    });

  it('leaves nothing behind when it fails at any of its statements, and everything when it does not', async () => {
    const workspace = await createWorkspace();
    const conversation = await prepared(workspace);
    const before = await rowCounts({ withJobs: true });
    const history = await liveHistory(workspace, conversation);
    const watch: Watch = { statements: 1, longest: 0 };
    // Every third of them, and in another run of the tests perhaps those between.
    for (let after = random().int(3); after <= Math.max(2, watch.statements); after += 3) {
      expect(await inside(workspace, conversation, after, watch), `after ${after}`).toMatch(INJECTED);
    }
    expect(watch.statements).toBeGreaterThan(15);
    expect(await rowCounts({ withJobs: true })).toEqual(before);
    expect(await liveHistory(workspace, conversation)).toEqual(history);
    expect(await contentsOf(workspace)).toEqual(['Lives in Porto.', 'Works at Acme.', 'Likes jazz.']);

    const done = await inside(workspace, conversation, null, watch);
    expect([...done].sort()).toEqual([
      'created',
      'created',
      'created',
      'created',
      'created',
      'ended',
      'forgotten',
    ]);
    expect((await contentsOf(workspace)).sort()).toEqual(
      ['Always be brief.', 'Likes coffee.', 'Likes tea.', 'Lives in Faro.', 'Name is Bea.'].sort(),
    );
  });

  it('stays within the limits of the platform, whatever the message', async () => {
    const workspace = await createWorkspace();
    const conversation = await prepared(workspace);
    const hostile = [
      `${MESSAGE} ${'I like é'.padEnd(200, '🜁')}. `.repeat(60).slice(0, 30_000),
      Array.from({ length: 900 }, (_, i) => `I like thing${i}.`).join(' '),
      `Remember that ${'\u0000"\'\\%_;--'.repeat(400)}`,
    ];
    for (const content of hostile) {
      const watch: Watch = { statements: 0, longest: 0 };
      const turn = await inside(workspace, conversation, null, watch, content);
      expect(Array.isArray(turn) || turn === 'conflict', String(turn)).toBe(true);
      expect(watch.statements).toBeLessThan(40);
      expect(watch.longest).toBeLessThan(20_000);
    }
  });
});

describe('many turns at once', () => {
  it('dozens that say the same make one memory, with the evidence of each message', async () => {
    const workspace = await createWorkspace();
    const conversations = await Promise.all(
      Array.from({ length: 10 }, (_, i) => openConversation(workspace, { chat_id: `chat ${i}` })),
    );
    const turns = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        takeTurn(workspace, conversations[i % conversations.length] ?? '', 'I live in Porto.'),
      ),
    );
    expect(turns.map(({ status }) => status)).toEqual(turns.map(() => 200));
    const [memory, ...more] = await memoriesOf(workspace);
    expect(more).toEqual([]);
    const observations = await observationsOf(memory?.id ?? '');
    expect(new Set(observations.map(({ event_id }) => event_id)).size).toBe(24);
    expect(observations.filter(({ action }) => action === 'created')).toHaveLength(1);
  });

  it('of two users saying the same keep two private memories', async () => {
    const workspace = await createWorkspace();
    const users = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'ana' : 'bo'));
    await Promise.all(
      users.map(async (user_id, i) =>
        takeTurn(
          workspace,
          await openConversation(workspace, { chat_id: `chat ${i}`, user_id }),
          'I like jazz.',
        ),
      ),
    );
    const rows = await rowsOf(
      'SELECT user_id, count(*) AS n, visibility FROM memories WHERE workspace_id = ? GROUP BY user_id ORDER BY user_id',
      [workspace.id],
    );
    expect(rows).toEqual([
      { user_id: 'ana', n: 1, visibility: 'private' },
      { user_id: 'bo', n: 1, visibility: 'private' },
    ]);
  });

  it('with different values of one topic leave one current value and a timeline without gaps', async () => {
    const workspace = await createWorkspace();
    const places = 'Porto Faro Braga Lagos Evora Beja Sines Tomar Viseu Leiria'.split(' ');
    const turns = await Promise.all(
      places.map(async (place, i) =>
        takeTurn(workspace, await openConversation(workspace, { chat_id: place }), `I live in ${place}.`, {
          occurred_at: new Date(Date.UTC(2026, 1, 1 + ((i * 3) % places.length))).toISOString(),
        }),
      ),
    );
    expect(turns.map(({ status }) => status)).toEqual(turns.map(() => 200));
    const rows = await rowsOf<{ status: string; valid_from: number; valid_to: number | null }>(
      'SELECT status, valid_from, valid_to FROM memories WHERE workspace_id = ? ORDER BY valid_from',
      [workspace.id],
    );
    expect(rows.map(({ valid_to }) => valid_to)).toEqual([
      ...rows.slice(1).map(({ valid_from }) => valid_from),
      null,
    ]);
    expect(rows.map(({ status }) => status)).toEqual([...rows.slice(1).map(() => 'superseded'), 'active']);
  });
});

describe('the vectors of what was learnt', () => {
  it('reach the index without anybody asking', async () => {
    const workspace = await createWorkspace();
    await takeTurn(workspace, await openConversation(workspace), 'I like jazz.');
    const index = testEnv.VECTOR_INDEX.get(testEnv.VECTOR_INDEX.idFromName(workspace.id));
    await expect.poll(() => index.count()).toBe(1);
    expect(await storedEvents(workspace, await openConversation(workspace))).toHaveLength(1);
  });
});
