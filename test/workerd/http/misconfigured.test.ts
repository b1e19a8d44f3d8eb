/**
 * A deployment that is configured wrongly. Whoever is told "safe to retry" retries for ever, and the operator looks for the fault
 * everywhere but in the variable that a wrong letter got into.
 */
import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import worker from '../../../src/index.ts';
import { callDeployed } from '../support/service/deployment.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  type TestWorkspace,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';
import { sessionStub } from '../support/storage/session.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is wrong: the variables and bindings that are to be named, and how they are set. */
const WRONG: readonly (readonly [named: readonly string[], changes: Record<string, unknown>])[] = [
  [['ROOT_SECRET'], { ROOT_SECRET: undefined }],
  [['ROOT_SECRET'], { ROOT_SECRET: 'secretly short' }],
  [['EMBEDDER'], { EMBEDDER: 'bge-m3' }],
  [['EMBEDDER_URL'], { EMBEDDER: 'openai:bge-m3' }],
  [['SECRETS_KEY', 'CORS_ORIGINS'], { SECRETS_KEY: 'secretly wrong', CORS_ORIGINS: '*' }],
  [['SECRETS_KEY'], { SECRETS_KEY: undefined, SECRETS_KEY_PREVIOUS: testEnv.SECRETS_KEY }],
  [['CHAT_MODEL_KEY'], { CHAT_MODEL_KEY: 'secretly\nbroken' }],
  [['RERANKER'], { RERANKER: '@cf/baai/bge-reranker-base', AI: undefined }],
  [['JOBS'], { JOBS: undefined }],
  [
    ['ACCOUNT_DB', 'WORKSPACE_DB', 'SESSION'],
    { ACCOUNT_DB: undefined, WORKSPACE_DB: undefined, SESSION: null },
  ],
];

const named = (problem: { errors?: readonly { field: string }[] | undefined }) =>
  problem.errors?.map(({ field }) => field);

describe('a deployment with a wrong variable or without a binding', () => {
  it.each(WRONG)(
    'says that it is %j, never its value, and not that it may be asked again',
    async (wrong, changes) => {
      const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const calls = [
        ['GET', '/v1/settings', { key: workspace.key }],
        ['POST', '/v1/workspaces', { key: testEnv.ROOT_SECRET, body: { name: 'x' } }],
        ['POST', '/v1/search', { key: String(changes.ROOT_SECRET), body: {} }],
        ['POST', `/webhooks/slack/${workspace.id}`, { body: {} }],
        ['GET', '/readyz', {}],
      ] as const;
      for (const [method, path, options] of calls) {
        const answer = await callDeployed(changes, method, path, options);
        const problem = expectProblem(answer, 500);
        expect(problem.type).toBe('urn:strata:problem:misconfigured');
        expect(named(problem)).toEqual(wrong);
        expect(answer.headers.has('retry-after')).toBe(false);
        expect(JSON.stringify(problem)).not.toMatch(/safe to retry|secretly/);
        for (const name of wrong) expect(problem.detail).toContain(`${name} `);
      }
      const told = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
      expect(told).toHaveLength(calls.length);
      for (const line of told) {
        expect(line).toMatchObject({
          event: 'misconfigured',
          error: expect.stringContaining(wrong[0] ?? ''),
        });
        expect(JSON.stringify(line)).not.toContain('secretly');
      }
    },
  );

  it('tells clients of OpenAI not to send it again, as they would after any other 500', async () => {
    const body = { model: 'strata', messages: [{ role: 'user', content: 'Hello.' }] };
    const answer = await callDeployed<{ error: { code: string } }>(
      { EMBEDDER: 'bge-m3' },
      'POST',
      '/v1/chat/completions',
      { key: workspace.key, body },
    );
    expect([answer.status, answer.body.error.code]).toEqual([500, 'misconfigured']);
    expect(answer.headers.get('x-should-retry')).toBe('false');
  });

  it('is named by cron and the queue, which do nothing and wait', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const env = { ...testEnv, EMBEDDER: 'bge-m3' };
    const runs = async () =>
      (await rowsOf<{ n: number }>('SELECT count(*) AS n FROM maintenance_runs'))[0]?.n;
    const before = await runs();
    await worker.scheduled(createScheduledController(), env);
    expect(await runs()).toBe(before);
    const body = { task: 'outbox', workspaceId: workspace.id, placement: 'WORKSPACE_DB' } as const;
    const batch = createMessageBatch<typeof body>('strata-jobs', [
      { id: 'm', timestamp: new Date(), attempts: 1, body },
    ]);
    await worker.queue(batch, env);
    const { retryBatch } = await getQueueResult(batch, createExecutionContext());
    expect(retryBatch).toMatchObject({ retry: true });
    expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject(
      ['cron', 'queue'].map((asked) => ({
        event: 'misconfigured',
        asked,
        error: expect.stringContaining('EMBEDDER'),
      })),
    );
  });
});

describe('a workspace in a database that this deployment does not bind', () => {
  it('is told which one, at every door', async () => {
    const own = await createWorkspace({ placement: 'WORKSPACE_DB_2' });
    const conversation = await openConversation(own);
    const without = { WORKSPACE_DB_2: undefined };
    for (const [method, path, body] of [
      ['GET', '/v1/memories'],
      ['POST', `/v1/conversations/${conversation}/turns`, { content: 'Hello.' }],
      ['DELETE', `/v1/workspaces/${own.id}`],
    ] as const) {
      const problem = expectProblem(await callDeployed(without, method, path, { key: own.key, body }), 500);
      expect([problem.type, named(problem)]).toEqual([
        'urn:strata:problem:misconfigured',
        ['WORKSPACE_DB_2'],
      ]);
    }
    const root = await callDeployed(without, 'DELETE', `/v1/workspaces/${own.id}`, {
      key: testEnv.ROOT_SECRET,
    });
    expect(named(expectProblem(root, 500))).toEqual(['WORKSPACE_DB_2']);
    const object = sessionStub(own, 'misplaced');
    const call = { workspaceId: own.id, placement: 'WORKSPACE_DB_9', conversationId: conversation };
    const answer = await object.history({ ...call, settings: {} as never });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'misconfigured', faults: [{ field: 'WORKSPACE_DB_9' }] },
    });
    expect((await own.call('GET', '/v1/memories')).status).toBe(200);
  });
});
