/**
 * Memories that are looked at whatever a message says: standing ones, and the newest when it takes up what went before. A
 * user loses when a standing wish is forgotten because no word led to it, or when another's is followed.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../../src/memory/scope.ts';
import { parseQuery } from '../../src/recall/query.ts';
import type { RecallRequest } from '../../src/recall/recall.ts';
import { Database } from '../../src/store/database.ts';
import { memoryReads, toMemoryFindings } from '../../src/store/workspace/memory-reads.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../support/workspace.ts';

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
    text,
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
  const findings = toMemoryFindings(
    ...(await db.batch('read', memoryReads(db, parseQuery(text, now), request, now))),
  );
  const textsOf = (part: 'pinned' | 'recent') => findings[part].map(({ content }) => content);
  return { pinned: textsOf('pinned'), recent: textsOf('recent'), rows: db.steps[0]?.rowsRead ?? Number.NaN };
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

describe('the newest memories', () => {
  it('are read when a message takes up what went before', async () => {
    expect((await read('Continue.')).recent).toEqual(['Fact 28.', 'Fact 26.', 'Fact 24.', 'Fact 22.']);
    expect((await read('Where is the ladder?')).recent).toEqual([]);
  });

  it('cost a bounded number of rows, with the standing ones', async () => {
    expect((await read('Continue.', { pinned: true })).rows).toBeLessThan(300);
  });
});
