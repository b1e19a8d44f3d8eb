/**
 * Memories that are looked at whatever a message says: standing ones, and the newest when it takes up what went before. A
 * user loses when a standing wish is forgotten because no word led to it, or when another's is followed.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import type { Reader } from '../../../../src/memory/scope.ts';
import { planRecall, type RecallRequest } from '../../../../src/recall/plan.ts';
import { Database } from '../../../../src/store/database.ts';
import { searchMemories } from '../../../../src/store/search/memory-reads.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';

let own: TestWorkspace;
let reader: Reader;

beforeAll(async () => {
  own = await createWorkspace();
  const group = await openConversation(own, { chat_id: 'group', shared: true, user_id: undefined });
  reader = { workspaceId: own.id, userId: 'ana', channelId: null, conversationId: null, audience: 'user' };
  await remember(own, 'Answer Ana in French.', { kind: 'instruction', importance: 0.9 });
  await remember(own, 'Prefers short answers.', { kind: 'preference', importance: 0.6 });
  await remember(own, 'Prefers long answers.', { kind: 'preference', expires_at: '2020-01-01T00:00:00Z' });
  await remember(own, 'Answer Bob in German.', { kind: 'instruction', user_id: 'bob' });
  await remember(own, 'Answer all in verse.', { kind: 'instruction', visibility: 'shared', importance: 0.1 });
  await remember(own, 'Speak of the group’s harvest only.', {
    kind: 'instruction',
    tier: 'conversation',
    conversation_id: group,
    visibility: 'shared',
  });
  for (let i = 0; i < 30; i++) await remember(own, `Fact ${i}.`, { user_id: i % 2 === 0 ? 'ana' : 'bob' });
});

async function read(text: string, more: Partial<RecallRequest> = {}) {
  const db = new Database(testEnv.WORKSPACE_DB, Date.now);
  const now = Date.now();
  const request: RecallRequest = {
    text: readText(text),
    reader,
    sources: ['memories'],
    now,
    earlier: [],
    asOf: null,
    limit: 10,
    rerankTopN: 0,
    similarityThreshold: 0.25,
    ...more,
  };
  const reads = searchMemories(db, planRecall(request), now);
  const findings = reads.findings(...(await db.batch('read', [reads.statement])));
  const textsOf = (part: 'pinned' | 'recent' | 'dated') =>
    (findings[part] ?? []).map(({ content }) => content);
  return {
    found: findings.found.map(({ candidate }) => candidate.content),
    dated: textsOf('dated'),
    pinned: textsOf('pinned'),
    recent: textsOf('recent'),
    rows: db.steps[0]?.rowsRead ?? Number.NaN,
  };
}

describe('standing memories', () => {
  it('are read when they are asked for, the most important first: the reader’s own and shared ones that hold', async () => {
    const { pinned } = await read('Where is the ladder?', { pinned: true });
    expect(pinned).toEqual(['Answer Ana in French.', 'Prefers short answers.', 'Answer all in verse.']);
  });

  it('are read in no search that does not ask for them, and not for the past', async () => {
    expect((await read('Where is the ladder?')).pinned).toEqual([]);
    expect((await read('Where is the ladder?', { pinned: true, asOf: Date.now() })).pinned).toEqual([]);
    expect((await read('Where is the ladder?', { pinned: true, sources: ['events'] })).pinned).toEqual([]);
  });

  it('are in a group those that all share', async () => {
    const { pinned } = await read('Where is the ladder?', {
      pinned: true,
      reader: { ...reader, audience: 'group' },
    });
    expect(pinned).toEqual(['Answer all in verse.']);
  });
});

describe('memories in other words than the question', () => {
  let told: TestWorkspace;
  const found = async (text: string, more: Partial<RecallRequest> = {}) =>
    (await read(text, { reader: { ...reader, workspaceId: told.id }, ...more })).found;

  beforeAll(async () => {
    told = await createWorkspace();
    await remember(told, 'Owns a ship.');
    await remember(told, 'Has two daughters.');
    await remember(told, 'Has a son.', { user_id: 'bob' });
    await remember(told, 'Prefers tea to coffee in workshops.', { kind: 'preference', tier: 'account' });
  });

  it('are found by words that the index holds, of nobody else, and not when something else is searched', async () => {
    expect(await found('Do I have a boat?')).toEqual(['Owns a ship.']);
    expect(await found('How many kids do I have?')).toEqual(['Has two daughters.']);
    expect(await found('How many kids do I have?', { sources: ['events'] })).toEqual([]);
  });

  it('cost a bounded number of rows, however many there are of them', async () => {
    const rich = await createWorkspace();
    const create = Array.from({ length: 600 }, (_, i) => ({
      content: `Daughter ${i} has a dog, a yacht, a bicycle and a piano, lives in Porto and works on Mondays.`,
      kind: 'fact',
      user_id: 'ana',
    }));
    for (let i = 0; i < create.length; i += 100)
      await rich.call('POST', '/v1/memories/batch', { create: create.slice(i, i + 100) });
    const asked = { reader: { ...reader, workspaceId: rich.id } };
    const question =
      'Which kids with pets, boats, bikes and an instrument have a home and a job on a weekday?';
    const related = await read(question, asked);
    expect(related.found.length).toBeGreaterThan(0);
    expect(related.rows).toBeLessThan(1_000);
    const both = await read('daughter dog yacht bicycle piano porto kids pets boat', asked);
    expect(both.found.length).toBeGreaterThan(0);
    expect(both.rows).toBeLessThan(1_500);
  });

  it('are found in the account too', async () => {
    const { body } = await told.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'Which drink do I prefer?',
      user_id: 'ana',
      sources: ['memories'],
    });
    expect(body.results.map(({ content }) => content)).toContain('Prefers tea to coffee in workshops.');
  });
});

describe('memories of a time', () => {
  it('are read when a question asks for nothing but that time, what happened first, in a bounded number of rows', async () => {
    const dated = await createWorkspace();
    const inMay = { valid_from: '2023-05-04T00:00:00Z' };
    await remember(dated, 'Likes cherries.', inMay);
    await remember(dated, 'Sailed to Madeira.', { ...inMay, kind: 'event' });
    await remember(dated, 'Ran a marathon.', { valid_from: '2023-06-01T00:00:00Z', kind: 'event' });
    await remember(dated, 'Climbed a hill.', { ...inMay, kind: 'event', user_id: 'bob' });
    const asked = { reader: { ...reader, workspaceId: dated.id } };
    const { dated: found, rows } = await read('What happened in May 2023?', asked);
    expect(found).toEqual(['Sailed to Madeira.', 'Likes cherries.']);
    expect(rows).toBeLessThan(300);
    expect((await read('What did Bo paint in May 2023?', asked)).dated).toEqual([]);
    expect((await read('Who was made in this time?', asked)).dated).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    await remember(dated, 'Sold the canoe.', { kind: 'event' });
    expect((await read(`What happened on ${today}?`, asked)).dated).toEqual(['Sold the canoe.']);
  });
});

describe('how fast memories fade', () => {
  it('is a setting that reorders an answer at once, also one that was kept', async () => {
    const fading = await createWorkspace();
    await remember(fading, 'The zither is in the attic.', { importance: 0.9 });
    await remember(fading, 'The zither is in the cellar.', { importance: 0.5 });
    await testEnv.WORKSPACE_DB.prepare(
      'UPDATE memories SET accessed_at = accessed_at - ? WHERE workspace_id = ? AND importance > 0.8',
    )
      .bind(10 * 24 * 60 * 60 * 1000, fading.id)
      .run();
    const first = async () => {
      const { body } = await fading.call<{ results: { content: string }[] }>('POST', '/v1/search', {
        query: 'Where is the zither?',
        user_id: 'ana',
        sources: ['memories'],
      });
      return body.results[0]?.content;
    };
    const fadingAs = async (decay: unknown) => {
      const changed = await fading.call('PATCH', '/v1/settings', { decay });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ decay });
      return first();
    };
    expect(await first()).toBe('The zither is in the cellar.');
    expect(await first()).toBe('The zither is in the cellar.');
    expect(await fadingAs('gentle')).toBe('The zither is in the attic.');
    expect(await fadingAs({ channel: 1, workspace: 0.95, account: 1 })).toBe('The zither is in the cellar.');
    expect((await fading.call('PATCH', '/v1/settings', { decay: 'harsh' })).status).toBe(422);
  });
});

describe('the newest memories', () => {
  it('are read when a message takes up what went before', async () => {
    expect((await read('Continue.')).recent).toEqual(['Fact 28.', 'Fact 26.', 'Fact 24.', 'Fact 22.']);
    expect((await read('Where is the ladder?')).recent).toEqual([]);
  });

  it('cost a bounded number of rows, with the standing ones', async () => {
    expect((await read('Continue.', { pinned: true })).rows).toBeLessThan(300);
  });
});
