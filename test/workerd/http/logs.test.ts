/** Logs. They go to other places and other people than the data does: no word of a user may be in them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../src/maintenance/queue.ts';
import { chatEvent } from '../../support/models/openai-protocol.ts';
import { askChat, configureChat } from '../support/service/chat.ts';
import { withToken } from '../support/service/keys.ts';
import { configureModels } from '../support/service/model-scripts.ts';
import {
  call,
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { whileInsertsFail } from '../support/storage/databases.ts';
import { breakVectors, mendVectors } from '../support/storage/vector-failure.ts';

const SECRET = 'Schnabeltier';
const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of LEVELS)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(' '));
    });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Checks the lines since the last check: there are some, and none holds a word of a user or a key. */
function expectSilence(of: TestWorkspace, event: string): void {
  const all = lines.join('\n');
  expect(lines.filter((line) => line.includes(`"event":"${event}"`)).length, all).toBeGreaterThan(0);
  expect(all).not.toMatch(new RegExp(SECRET, 'i'));
  expect(all).not.toContain(of.key);
  expect(all).not.toContain(testEnv.ROOT_SECRET);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  lines = [];
}

describe('no log line holds a word of what was said', () => {
  it('when all goes well', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own, {
      chat_id: SECRET,
      user_id: SECRET,
      metadata: { note: SECRET },
    });
    await exchange(own, conversation, `I keep a ${SECRET}.`, `A ${SECRET}!`, {
      external_id: SECRET,
      name: SECRET,
    });
    await remember(own, `Ana keeps a ${SECRET}.`, { user_id: SECRET, topic_key: SECRET, tags: [SECRET] });
    await own.call('POST', '/v1/search', { query: SECRET, user_id: SECRET });
    await own.call('POST', '/v1/ingest', {
      conversation: { chat_id: SECRET, user_id: SECRET },
      messages: [{ role: 'user', content: SECRET, occurred_at: '2026-03-01T09:30:00Z', external_id: SECRET }],
    });
    await own.call('GET', `/v1/memories?user_id=${SECRET}`);
    const browser = await withToken(own, { user_id: SECRET });
    await takeTurn(browser, conversation, `A ${SECRET} again.`);
    await browser.call('GET', '/v1/settings');
    await call('GET', '/v1/settings', undefined, { key: `${browser.key}x` });
    expect(lines.join('\n')).not.toContain(browser.key.split('.')[1]);
    await own.call('GET', `/v1/memories/${SECRET}`, undefined, { headers: { 'Idempotency-Key': SECRET } });
    expectSilence(own, 'request');
  });

  it('when a chat goes well, is refused by its model, and breaks off', async () => {
    const own = await createWorkspace();
    const model = configureChat();
    const begun = [chatEvent({ content: SECRET }), 'data: {"error":{"message":"Schnabeltier"}}\n\n'];
    await model.script({ says: SECRET }, { status: 400 }, { pieces: begun });
    const tell = (stream: boolean) => ({
      model: 'strata',
      user: SECRET,
      metadata: { conversation: SECRET },
      messages: [{ role: 'user', content: `I keep a ${SECRET}.` }],
      stream,
    });
    for (const stream of [false, false, true]) await askChat(own, tell(stream));
    configureModels();
    expectSilence(own, 'request');
  });

  it('when a request is refused', async () => {
    const own = await createWorkspace();
    const json = { 'Content-Type': 'application/json' };
    await own.call('POST', '/v1/memories', { content: SECRET, kind: SECRET, [SECRET]: SECRET });
    await own.call('POST', '/v1/memories', undefined, { raw: `{"content":"${SECRET}`, headers: json });
    await own.call('POST', '/v1/memories', undefined, {
      raw: SECRET,
      headers: { 'Content-Type': `text/${SECRET}` },
    });
    await own.call('POST', `/v1/${SECRET}`, { content: SECRET });
    await own.call('GET', `/${SECRET}?${SECRET}=${SECRET}`);
    await own.call('POST', `/v1/conversations/conv_${SECRET}/turns`, { content: SECRET });
    await call('POST', '/v1/memories', { content: SECRET }, { key: SECRET });
    expectSilence(own, 'request');
  });

  it('when the database fails with it in hand', async () => {
    const own = await createWorkspace();
    const conversation = await openConversation(own);
    for (const [table, path, body, event] of [
      [
        'memories',
        '/v1/memories',
        { content: `My ${SECRET}.`, kind: 'fact', user_id: SECRET },
        'request_failed',
      ],
      ['events', `/v1/conversations/${conversation}/turns`, { content: `My ${SECRET}.` }, 'session_failed'],
      ['channels', '/v1/channels', { name: SECRET }, 'request_failed'],
    ] as const) {
      const answer = await whileInsertsFail(table, () => own.call('POST', path, body));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expectSilence(own, event);
    }
  });

  it('when the vector index fails with it in hand', async () => {
    const own = await createWorkspace();
    await breakVectors(own);
    await remember(own, `Ana keeps a ${SECRET}.`);
    await own.call('POST', '/v1/search', { query: SECRET, user_id: 'ana' });
    expectSilence(own, 'recall_degraded');
    await testEnv.WORKSPACE_DB.prepare('UPDATE outbox_jobs SET run_after = 0').run();
    const job = { task: 'outbox', workspaceId: own.id, placement: 'WORKSPACE_DB' } as const;
    await runJob(testEnv, job, () => Date.now());
    expectSilence(own, 'outbox_postponed');
    await mendVectors(own);
  });
});
