/**
 * Cloudflare's Agent Memory binding, call by call and option by option, from another Worker whose code is typed by Cloudflare's own
 * types. If it fails, an agent that was written for that binding breaks, or recalls what is not there, when it is bound to this service.
 */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { configureChat } from '../support/service/chat.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import { bindOtherWorker, otherWorker } from '../support/service/other-worker.ts';
import { createWorkspace, type TestWorkspace } from '../support/service/workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
  await bindOtherWorker(workspace, 'admin');
});

afterEach(() => configureModels());

/** Why a call is refused, as its caller reads it. */
const refusal = (
  profileName: string,
  method: keyof AgentMemoryProfile,
  ...args: unknown[]
): Promise<string> => otherWorker.refusal(profileName, method, ...args);

const at = (day: string) => new Date(`2026-03-${day}T09:00:00Z`);
const TALK = [
  { role: 'user' as const, content: 'I moved to Lisbon last week.', timestamp: at('02') },
  { role: 'assistant' as const, content: 'Enjoy the river!', timestamp: at('02') },
  { role: 'user' as const, content: 'My cat Mia broke the blue vase.', timestamp: at('03') },
];

describe('remember, get, delete and list', () => {
  it('keep what a memory says, its type, its session and its times', async () => {
    const { memory } = otherWorker;
    const fact = await memory('ana', 'remember', { content: 'Ana has two sisters.', sessionId: 's1' });
    expect(fact).toEqual({
      id: expect.stringMatching(/^mem_/),
      type: 'fact',
      summary: 'Ana has two sisters.',
      content: 'Ana has two sisters.',
      sessionId: 's1',
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(await memory('ana', 'get', fact.id)).toEqual(fact);
    const rule = await memory('ana', 'remember', { content: 'Always answer me in French.' });
    expect([rule.type, rule.sessionId]).toEqual(['instruction', null]);
    const task = await memory('ana', 'remember', {
      content: 'My tax return is due on 30 November 2030.',
      sessionId: null,
    });
    expect(task.type).toBe('task');
    const all = await memory('ana', 'list');
    expect(all.memories.map(({ id }) => id).sort()).toEqual([fact.id, rule.id, task.id].sort());
    expect(all).not.toHaveProperty('cursor');
    expect(all.memories[0]).not.toHaveProperty('content');
    const ofSession = await memory('ana', 'list', { sessionId: 's1' });
    expect(ofSession.memories.map(({ id }) => id)).toEqual([fact.id]);
    const rules = await memory('ana', 'list', { type: 'instruction' });
    expect(rules.memories.map(({ id }) => id)).toEqual([rule.id]);
    const first = await memory('ana', 'list', { limit: 2 });
    expect(first.memories).toHaveLength(2);
    const rest = await memory('ana', 'list', { limit: 2, cursor: first.cursor ?? '' });
    expect(rest.memories).toHaveLength(1);
    expect(rest).not.toHaveProperty('cursor');

    expect(await memory('ana', 'delete', fact.id)).toEqual(fact);
    for (const method of ['get', 'delete'] as const)
      expect(await refusal('ana', method, fact.id)).toMatch(/there is no memory/);
  });

  it('keep profiles apart, and what all users of the workspace share out of them', async () => {
    const { memory } = otherWorker;
    const bos = await memory('bo', 'remember', { content: 'Bo hides the key under the blue pot.' });
    await workspace.call('POST', '/v1/memories', {
      content: 'The blue pot stands in the yard.',
      kind: 'fact',
      visibility: 'shared',
    });
    expect(await refusal('cy', 'get', bos.id)).toMatch(/there is no memory/);
    expect(await memory('cy', 'list')).toEqual({ memories: [] });
    expect(await memory('cy', 'recall', 'What is under the blue pot?')).toEqual({
      count: 0,
      answer: 'Nothing is known of this.',
      candidates: [],
    });
    expect((await memory('cy', 'getSummary')).summary).toBe('# cy\n\nNothing is known yet.');
  });
});

describe('ingest and recall', () => {
  it('learn from a talk, once however often it comes, and answer word for word without a model', async () => {
    const { memory } = otherWorker;
    expect(await memory('dora', 'ingest', TALK, { sessionId: 'trip' })).toBeUndefined();
    await memory('dora', 'ingest', TALK, { sessionId: 'trip' });
    const { memories } = await memory('dora', 'list', { sessionId: 'trip' });
    expect(memories.map(({ summary }) => summary)).toContain('Lives in Lisbon.');
    const { id } = (
      await workspace.call<{ id: string }>('POST', '/v1/conversations', { chat_id: 'trip', user_id: 'dora' })
    ).body;
    const { body } = await workspace.call<{ data: unknown[] }>('GET', `/v1/conversations/${id}/events`);
    expect(body.data).toHaveLength(TALK.length);

    const found = await memory('dora', 'recall', 'What did Mia break?');
    expect(found.count).toBe(found.candidates.length);
    expect(found.answer).toMatch(/^No model answered this\. What is known, word for word:\n/);
    expect(found.answer).toContain('"My cat Mia broke the blue vase."');
    expect(found.candidates[0]).toEqual({
      id: expect.stringMatching(/^(?:evt|mem)_/),
      summary: 'My cat Mia broke the blue vase.',
      sessionId: 'trip',
      score: expect.any(Number),
    });
  });

  it('take what comes without times and without a session, in its order', async () => {
    const { memory } = otherWorker;
    const untimed = TALK.map(({ role, content }) => ({ role, content }));
    await memory('eva', 'ingest', untimed);
    await memory('eva', 'ingest', untimed, { sessionId: null });
    const { summary } = await memory('eva', 'getSummary', { sessionId: 'default' });
    expect(summary.match(/blue vase/g)).toHaveLength(1);
    expect((await memory('eva', 'recall', 'vase')).candidates[0]?.sessionId).toBe('default');
  });

  it('think harder, answer longer, and tell time by another day, as they are asked to', async () => {
    const { memory } = otherWorker;
    const talk = Array.from({ length: 24 }, (_, n) => ({
      role: 'user' as const,
      content: `I saw boat number ${n + 1} in the harbour.`,
      timestamp: new Date(Date.UTC(2026, 2, 1 + n, 9)),
    }));
    await memory('finn', 'ingest', talk, { sessionId: 'harbour' });
    const counts = [];
    for (const thinkingLevel of ['low', 'medium', 'high'] as const)
      counts.push((await memory('finn', 'recall', 'boats in the harbour', { thinkingLevel })).count);
    expect(counts).toEqual([5, 10, 20]);
    const lines = [];
    for (const responseLength of ['short', 'medium', 'long'] as const) {
      const options = { responseLength, thinkingLevel: 'high' as const };
      lines.push((await memory('finn', 'recall', 'boats in the harbour', options)).answer.split('\n').length);
    }
    expect(lines).toEqual([3, 6, 11]);
    for (const referenceDate of [new Date('2026-03-11T12:00:00Z'), '2026-03-11', '2026-03-11T12:00:00Z']) {
      const yesterday = await memory('finn', 'recall', 'Which boat did I see yesterday?', { referenceDate });
      expect(yesterday.candidates[0]?.summary).toContain('number 10 ');
    }
  });

  it('answer by the chat model where there is one, from the evidence, and without it when it fails', async () => {
    const { memory } = otherWorker;
    await memory('gil', 'ingest', TALK, { sessionId: 'trip' });
    const model = configureChat();
    await model.script({ says: 'The blue vase.' }, { says: '' });
    const recalled = await memory('gil', 'recall', 'What did Mia break?', { responseLength: 'short' });
    expect(recalled.answer).toBe('The blue vase.');
    const [sent] = await model.sent();
    expect(JSON.stringify(sent)).toContain('My cat Mia broke the blue vase.');
    expect(JSON.stringify(sent)).toContain('one sentence');
    const again = await memory('gil', 'recall', 'What did Mia break?');
    expect(again.answer).toMatch(/^No model answered this\./);
  });
});

describe('getSummary, deleteSession and deleteProfile', () => {
  it('tell a profile and a session in Markdown, and erase them for good', async () => {
    const { memory, deleteProfile } = otherWorker;
    await memory('hal', 'ingest', TALK, { sessionId: 'trip' });
    await memory('hal', 'remember', { content: 'Hal sails.', sessionId: 'trip' });
    await memory('hal', 'remember', { content: 'Hal rows.', sessionId: 'other' });
    const { summary } = await memory('hal', 'getSummary');
    expect(summary).toMatch(/^# hal\n\n## Facts\n\n- "/);
    for (const words of ['Lives in Lisbon.', 'Hal sails.', 'Hal rows.']) expect(summary).toContain(words);
    expect((await memory('hal', 'getSummary', { sessionId: 'trip' })).summary).toContain('blue vase');
    await memory('hal', 'deleteSession', 'trip');
    await memory('hal', 'deleteSession', 'trip');
    await memory('hal', 'deleteSession', 'never was');
    const left = await memory('hal', 'list');
    expect(left.memories.map((entry) => entry.summary)).toEqual(['Hal rows.']);
    expect((await memory('hal', 'recall', 'What did Mia break?')).answer).toBe('Nothing is known of this.');
    expect(await deleteProfile('hal')).toBeUndefined();
    await deleteProfile('hal');
    expect(await memory('hal', 'list')).toEqual({ memories: [] });
  });
});

describe('a wrong argument', () => {
  const wrong: [field: string, ...Parameters<typeof refusal>][] = [
    ['profileName', '', 'list'],
    ['profileName', 'x'.repeat(101), 'list'],
    ['profileName', '..', 'list'],
    ['content', 'ana', 'remember', { content: ' ' }],
    ['memory.sessionId', 'ana', 'remember', { content: 'x', sessionId: 's'.repeat(200) }],
    ['messages.0.role', 'ana', 'ingest', [{ role: 'tool', content: 'x' }]],
    ['query', 'ana', 'recall', ' '],
    ['options.thinkingLevel', 'ana', 'recall', 'x', { thinkingLevel: 'hard' }],
    ['options.responseLength', 'ana', 'recall', 'x', { responseLength: 'endless' }],
    ['options.referenceDate', 'ana', 'recall', 'x', { referenceDate: 'soon' }],
    ['options.limit', 'ana', 'list', { limit: 501 }],
    ['cursor', 'ana', 'list', { cursor: 'none' }],
    ['options.type', 'ana', 'list', { type: 'idea' }],
    ['sessionId', 'ana', 'deleteSession', ''],
    ['memoryId', 'ana', 'get', 'mem_1'],
  ];

  it.each(wrong)('is told as %s', async (field, ...call) => {
    expect(await refusal(...call)).toContain(`${field}: `);
  });
});
