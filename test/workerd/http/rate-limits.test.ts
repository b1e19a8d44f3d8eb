/** Rate limits at the edge. One client in a loop must not take the service from the others, nor may a limiter that is down. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callDeployed } from '../support/service/deployment.ts';
import { makeKey, makeToken } from '../support/service/keys.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  type Answer,
  createWorkspace,
  openConversation,
  type TestWorkspace,
  testEnv,
} from '../support/service/workspace.ts';

const LIMITED_KEYS = { KEY_RATE_LIMIT: testEnv.LOW_RATE_LIMIT, CORS_ORIGINS: 'https://app.example' };
const LIMITED_USERS = { USER_RATE_LIMIT: testEnv.LOW_RATE_LIMIT };
/** More than two windows hold of a limit of two: wherever the clock stands, one is refused. */
const ENOUGH = 5;

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

/** The first refusal of a request that is sent again and again, after at least one that was not refused. */
async function untilRefused(send: () => Promise<Answer<Record<string, unknown>>>) {
  for (let i = 0; i < ENOUGH; i++) {
    const answer = await send();
    if (answer.status === 429) {
      expect(i).toBeGreaterThan(0);
      return answer;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  throw new Error('nothing was refused');
}

describe('a key beyond its limit', () => {
  it('is told when to come back, also in a browser, and no other key waits for it', async () => {
    const [busy, other] = await Promise.all([makeKey(workspace, 'read'), makeKey(workspace, 'read')]);
    const send = (key: string) =>
      callDeployed(LIMITED_KEYS, 'GET', '/v1/settings', { key, headers: { Origin: 'https://app.example' } });
    const refused = await untilRefused(() => send(busy.api_key));
    expectProblem(refused, 429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await send(other.api_key)).status).toBe(200);
  });

  it('that nobody has is no key of anybody: made-up ones use nothing up', async () => {
    for (let i = 0; i < ENOUGH; i++)
      expectProblem(await callDeployed(LIMITED_KEYS, 'GET', '/v1/settings', { key: 'sk_strata_x' }), 401);
  });
});

describe('a user beyond their limit', () => {
  it('waits, whichever token of theirs is used, and nobody else does', async () => {
    const [first, second, others] = await Promise.all([
      makeToken(workspace, { user_id: 'ana' }),
      makeToken(workspace, { user_id: 'ana', ttl_seconds: 60 }),
      makeToken(workspace, { user_id: 'bo' }),
    ]);
    const send = (key: string) => callDeployed(LIMITED_USERS, 'GET', '/v1/memories', { key });
    expectProblem(await untilRefused(() => send(first)), 429);
    // Counted with the first one's, but perhaps in the next minute.
    const after = await Promise.all(Array.from({ length: ENOUGH }, () => send(second)));
    expect(after.map(({ status }) => status)).toContain(429);
    expect((await send(others)).status).toBe(200);
  });

  it('takes no further turns by a key that names them, while the same key goes on for others', async () => {
    const group = await openConversation(workspace, { chat_id: 'group', user_id: undefined, shared: true });
    const send = (user_id: string) =>
      callDeployed(LIMITED_USERS, 'POST', `/v1/conversations/${group}/turns`, {
        key: workspace.key,
        body: { content: 'Hello.', user_id, options: { recall: false } },
      });
    expectProblem(await untilRefused(() => send('cy')), 429);
    expect((await send('dee')).status).toBe(200);
  });
});

describe('a limiter', () => {
  it('that fails lets requests pass: it is there to protect them', async () => {
    const broken = { limit: vi.fn().mockRejectedValue(new Error('the limiter is down')) };
    const answer = await callDeployed({ KEY_RATE_LIMIT: broken }, 'GET', '/v1/settings', {
      key: workspace.key,
    });
    expect(answer.status).toBe(200);
    expect(broken.limit).toHaveBeenCalledOnce();
  });

  it('that is not bound limits nothing', async () => {
    expect(testEnv).not.toHaveProperty('KEY_RATE_LIMIT');
    expect((await workspace.call('GET', '/v1/settings')).status).toBe(200);
  });

  it('counts where the deployment binds it: both limits are set in wrangler.toml', async () => {
    for (const limiter of [testEnv.CONFIGURED_KEY_RATE_LIMIT, testEnv.CONFIGURED_USER_RATE_LIMIT])
      expect(await limiter.limit({ key: 'anybody' })).toEqual({ success: true });
  });
});
