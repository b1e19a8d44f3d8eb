import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/language/read-text.ts';
import { MESSAGE_MAX_BYTES } from '../../../src/memory/limits.ts';
import { planRecall, type RecallRequest } from '../../../src/recall/plan.ts';
import { Database } from '../../../src/store/database.ts';
import { listMemories } from '../../../src/store/memories/memory-lists.ts';
import { searchEvents } from '../../../src/store/search/event-reads.ts';
import { cronFor } from '../support/scenes/maintenance.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const OF_ANA = { userId: 'ana', channelId: null, conversationId: null, audience: 'user' } as const;
const ASKED = { now: 0, earlier: [], rerankTopN: 0, asOf: null, similarityThreshold: 0.25 } as const;

describe('a search', () => {
  it('hands over a bounded amount of text, however long the messages are that match', async () => {
    const workspace = await createWorkspace();
    const content = 'q w '.repeat(MESSAGE_MAX_BYTES / 4);
    const message = (i: number) => ({
      role: 'user',
      content,
      occurred_at: '2026-03-01T09:30:00Z',
      external_id: `m${i}`,
    });
    for (let slice = 0; slice < 3; slice++) {
      const messages = Array.from({ length: 22 }, (_, i) => message(slice * 22 + i));
      await workspace.call('POST', '/v1/ingest', {
        conversation: { chat_id: 'long', user_id: 'ana' },
        messages,
      });
    }
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const reader = { ...OF_ANA, workspaceId: workspace.id };
    const request: RecallRequest = { ...ASKED, text: readText('q'), reader, sources: ['events'], limit: 10 };
    const [events] = await db.batch('read', [searchEvents(db, planRecall(request), Date.now()).statement]);
    const chars = events.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0);
    expect(events.length).toBeGreaterThan(1);
    expect(chars).toBeLessThanOrEqual(2_000_000);
  });

  it('reads no more rows in a large conversation, even for words that stand in every message', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace, { chat_id: 'large' });
    let written = 0;
    const fill = async (count: number) => {
      const messages = Array.from({ length: count }, () => ({
        role: 'user',
        content: `green tea and honey, cup ${written++}`,
        occurred_at: '2026-03-01T09:30:00Z',
        external_id: `m${written}`,
      }));
      await workspace.call('POST', '/v1/ingest', {
        conversation: { chat_id: 'large', user_id: 'ana' },
        messages,
      });
    };
    const rowsRead = async () => {
      const turn = await takeTurn(workspace, conversation, 'Green tea and honey?', {
        options: { debug: true },
      });
      return turn.body.debug?.steps.find((step) => step.name === 'turn.read')?.rows_read ?? Number.NaN;
    };
    await fill(300);
    const small = await rowsRead();
    for (let i = 0; i < 2; i++) await fill(450);
    const large = await rowsRead();
    expect(small).toBeGreaterThan(0);
    expect(large).toBeLessThan(2_000);
    expect(large).toBeLessThan(small * 2);
  });
});

describe('a turn', () => {
  it('weighs three turns around what its words find best, and one around the rest: a search looks as far around all', async () => {
    const workspace = await createWorkspace();
    const messages = Array.from({ length: 500 }, (_, i) => ({
      role: 'user',
      content: i % 20 === 10 ? `The zither of day ${i}` : `Nothing new on day ${i}`,
      occurred_at: '2026-03-01T09:30:00Z',
      external_id: `m${i}`,
    }));
    await workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'days', user_id: 'ana' },
      messages,
    });
    const reader = { ...OF_ANA, workspaceId: workspace.id };
    const found = async (sources: RecallRequest['sources']) => {
      const asked = { ...ASKED, text: readText('zither'), reader, sources, limit: 24 };
      const db = new Database(testEnv.WORKSPACE_DB, Date.now);
      const { statement, findings } = searchEvents(db, planRecall(asked), Date.now());
      const [rows] = await db.batch('read', [statement]);
      return findings(rows).found.length;
    };
    expect(await found(['events'])).toBe(24 * 7);
    expect(await found(['events', 'memories'])).toBe(12 * 7 + 12 * 3);
  });

  let fills = 0;
  /** Thousands, more than any turn may read, each with the next word; all copies of one that the service stored. */
  const fillScope = async (like: string, more: Readonly<Record<string, string>> = {}) => {
    const columns = await rowsOf<{ name: string }>(`SELECT name FROM pragma_table_info('memories')`);
    const own: Record<string, string> = {
      id: `'mem_' || printf('%030d', n + ${++fills * 100_000})`,
      content: `'Ana owns boat number ' || n || '.'`,
      content_key: `'copy ${fills} ' || n`,
      kind: `(SELECT value FROM json_each('["fact","event","preference","instruction","decision"]') WHERE key = n % 5)`,
      importance: '0.5 + (n % 7) * 0.05',
      ...more,
    };
    const names = columns.map(({ name }) => name).filter((name) => name !== 'row_id');
    await rowsOf(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4000)
        INSERT INTO memories (${names.join()}) SELECT ${names.map((name) => own[name] ?? name).join()}
        FROM numbers CROSS JOIN memories WHERE id = ?`,
      [like],
    );
  };

  it('reads no more rows where the user has thousands of memories, standing ones and facts among them', async () => {
    const workspace = await createWorkspace();
    await fillScope(await remember(workspace, 'Ana owns a boat.'));
    const conversation = await openConversation(workspace);
    const rowsRead = async () => {
      const turn = await takeTurn(workspace, conversation, 'Which boat is mine?', {
        options: { debug: true },
      });
      expect(turn.body.prompt.system.stable).toContain('boat number');
      expect(turn.body.injection.memory_ids.length).toBeGreaterThan(0);
      return turn.body.debug?.steps.reduce((sum, step) => sum + step.rows_read, 0);
    };
    expect(await rowsRead()).toBeLessThan(1_500);
    expect(await rowsRead()).toBeLessThan(1_500);
  });

  it.each([
    ['one holds', {}],
    ['one holds no longer', { status: `'superseded'`, valid_to: 'created_at' }],
  ])(
    'reads no more rows where a conversation taught thousands of memories, of which every %s',
    async (_, more) => {
      const workspace = await createWorkspace();
      const large = await openConversation(workspace, { chat_id: 'large' });
      await fillScope(await remember(workspace, 'Ana owns a boat.'), {
        source_conversation_id: `'${large}'`,
        ...more,
      });
      const fresh = await openConversation(workspace, { chat_id: 'fresh' });
      for (const conversation of [large, fresh]) {
        const ask = (content: string) =>
          takeTurn(workspace, conversation, content, { options: { debug: true } });
        // Who takes something back has all that they told looked through.
        for (const content of ['Which boat is mine?', 'No, I sold the boat.']) {
          const { body } = await ask(content);
          expect(body.debug?.steps.reduce((sum, step) => sum + step.rows_read, 0)).toBeLessThan(3_000);
        }
      }
    },
  );
});

describe('a search of what was said reads a bounded number of rows', () => {
  const WORDS =
    'tea coffee honey sugar morning evening kitchen room cup mug green blue bread butter milk water'.split(
      ' ',
    );
  const HOUR_MS = 60 * 60 * 1000;

  it('in all conversations, in a channel and in one, for common words and for a time that covers everything', async () => {
    const workspace = await createWorkspace();
    const channels = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/channels');
    const channel_id = channels.body.data[0]?.id;
    let written = 0;
    for (const chat_id of ['one', 'two'])
      for (let slice = 0; slice < 3; slice++) {
        const messages = Array.from({ length: 500 }, () => {
          const words = Array.from({ length: 5 }, (_, i) => WORDS[(written * (i + 3) + i) % WORDS.length]);
          return {
            role: written++ % 2 === 0 ? 'user' : 'assistant',
            content: `${words.join(' ')} ${written}`,
            occurred_at: new Date(Date.UTC(2025, 1, 1) + written * HOUR_MS).toISOString(),
          };
        });
        const conversation = { chat_id, user_id: 'ana' };
        expect((await workspace.call('POST', '/v1/ingest', { conversation, messages })).status).toBe(200);
      }
    for (let slice = 0; slice < 4; slice++) {
      const create = Array.from({ length: 125 }, (_, i) => {
        const words = Array.from({ length: 4 }, (_, k) => WORDS[(i * (k + 3) + k + slice) % WORDS.length]);
        return { content: `Likes ${words.join(' ')} ${slice * 125 + i}.`, kind: 'fact', user_id: 'ana' };
      });
      expect((await workspace.call('POST', '/v1/memories/batch', { create })).status).toBe(200);
    }
    const conversation_id = await openConversation(workspace, { chat_id: 'one' });
    const queries = [
      'What did I say in 2025?',
      'tea honey morning kitchen cup bread in 2025',
      'tea or honey in February or March or April 2025, or in May 2025',
    ];
    const places = [{}, { channel_id }, { conversation_id }];
    const limits = [
      {},
      { top_k: 100 },
      { top_k: 100, sources: ['events'] },
      { top_k: 100, as_of: '2026-01-01T00:00:00Z' },
    ];
    for (const [i, place] of places.entries())
      for (const [k, more] of limits.entries()) {
        const query = queries[(i + k) % queries.length];
        const body = { query, user_id: 'ana', debug: true, ...place, ...more };
        const answer = await workspace.call<{
          results: unknown[];
          debug: { steps: { rows_read: number }[] };
        }>('POST', '/v1/search', body);
        const rows = answer.body.debug.steps.reduce((sum, step) => sum + step.rows_read, 0);
        expect(answer.body.results.length, JSON.stringify(body)).toBeGreaterThan(9);

        // A hundred results of one kind must be found, whichever kind that is.
        expect(rows, JSON.stringify(body)).toBeLessThan('top_k' in more ? 4_000 : 1_800);
      }
  });
});

describe('a list of memories', () => {
  it('reads what its reader may see, not the workspace', async () => {
    const workspace = await createWorkspace();
    const bos = (_: unknown, i: number) => ({
      content: `Bo likes number ${i}.`,
      kind: 'fact',
      user_id: 'bo',
    });
    await workspace.call('POST', '/v1/memories/batch', { create: Array.from({ length: 120 }, bos) });
    await remember(workspace, 'Ana likes tea.');
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const reader = {
      workspaceId: workspace.id,
      userId: 'ana',
      channelId: null,
      conversationId: null,
      audience: 'user',
    } as const;
    const moment = { now: Date.now(), asOf: null };
    const list = { filter: {}, order: 'oldest', moment } as const;
    const page = await listMemories(db, { workspaceId: workspace.id, reader }, list, {
      limit: 50,
      after: null,
    });
    expect(page.data.map((memory) => memory.content)).toEqual(['Ana likes tea.']);
    expect(db.steps[0]?.rowsRead).toBeLessThan(40);
  });
});

describe('a prompt whose message does not fit its budget', () => {
  it('keeps the message and says that it is over: the caller must know before the model refuses', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const turn = await takeTurn(workspace, conversation, 'long story '.repeat(2_000), {
      options: { budget_tokens: 500 },
    });
    expect(turn.body.budget.used).toBeGreaterThan(500);
    expect(turn.body.degraded).toEqual(['budget']);
  });
});

describe('what is kept for a day', () => {
  it('is gone after it: traces and remembered requests do not pile up', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Hello.');
    await workspace.call('POST', '/v1/channels', { name: 'x' }, { headers: { 'Idempotency-Key': 'k' } });
    const count = async () =>
      [
        ...(await rowsOf<{ n: number }>('SELECT count(*) AS n FROM traces')),
        ...(await rowsOf<{ n: number }>('SELECT count(*) AS n FROM idempotency_records')),
      ].map((row) => row.n);
    await cronFor(null);
    expect(Math.min(...(await count()))).toBeGreaterThan(0);
    await cronFor(null, Date.now() + 25 * 60 * 60 * 1000);
    expect(await count()).toEqual([0, 0]);
    const counted = () => rowsOf('SELECT 1 FROM turn_counts WHERE workspace_id = ?', [workspace.id]);
    expect(
      await counted(),
      'turns are counted for longer, since somebody may be billed for them',
    ).toHaveLength(1);
    await cronFor(null, Date.now() + 402 * 24 * 60 * 60 * 1000);
    expect(await counted()).toEqual([]);
  });
});
