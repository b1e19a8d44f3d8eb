/** Calls of browsers from other origins: a page must be able to read every answer, refusals too, and no page of somebody else any. */
import { beforeAll, describe, expect, it } from 'vitest';
import { callDeployed } from '../support/service/deployment.ts';
import { createWorkspace, type TestWorkspace, testEnv } from '../support/service/workspace.ts';

const ORIGIN = 'https://app.example';
const LISTED = { CORS_ORIGINS: `${ORIGIN}, http://localhost:5173` };
/** No key can be looked up there. */
const BROKEN = { ACCOUNT_DB: testEnv.WORKSPACE_DB };

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

/** All headers that have to do with origins. */
const corsOf = ({ headers }: { headers: Headers }): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control') || name === 'vary'));

const from = (origin: string) => ({ headers: { Origin: origin } });

describe('a page of a listed origin', () => {
  it('is told by a preflight, without a key, what it may send', async () => {
    for (const origin of [ORIGIN, 'http://localhost:5173']) {
      const asked = await callDeployed(LISTED, 'OPTIONS', '/v1/conversations/conv_x/turns', {
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization, content-type, idempotency-key, x-stainless-os',
        },
      });
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-methods')).toMatch(/POST.*PATCH.*DELETE/);
      expect(asked.headers.get('access-control-allow-headers')).toBe(
        'authorization,content-type,idempotency-key,x-stainless-os',
      );
      expect(asked.headers.get('access-control-max-age')).toBe('7200');
      expect(asked.headers.get('vary')).toContain('Origin');
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('reads answers and refusals of every kind, with the headers that it needs', async () => {
    const key = workspace.key;
    const answers = await Promise.all([
      callDeployed(LISTED, 'GET', '/v1/settings', { key, ...from(ORIGIN) }),
      callDeployed(LISTED, 'GET', '/v1/settings', from(ORIGIN)),
      callDeployed(LISTED, 'POST', '/v1/memories', { key, body: {}, ...from(ORIGIN) }),
      callDeployed(LISTED, 'GET', '/v1/nothing', { key, ...from(ORIGIN) }),
      callDeployed({ ...LISTED, ...BROKEN }, 'GET', '/v1/settings', {
        key: 'sk_strata_never_seen',
        ...from(ORIGIN),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 422, 404, 500]);
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin'), `${answer.status}`).toBe(ORIGIN);
      expect(answer.headers.get('vary')).toContain('Origin');
      expect(answer.headers.get('access-control-expose-headers')?.split(',')).toEqual([
        'Idempotent-Replayed',
        'Retry-After',
        'X-Should-Retry',
        'X-Request-Id',
        'X-Strata-Conversation',
        'X-Strata-Turn',
        'X-Strata-Status',
      ]);
      expect(answer.headers.get('x-request-id')).toMatch(/\S/);
    }
  });
});

describe('any other page', () => {
  it.each([
    'https://evil.example',
    `${ORIGIN}.evil.example`,
    `${ORIGIN}:8443`,
    'http://app.example',
    'null',
    '',
  ])('is let in by no header: %s', async (origin) => {
    for (const [method, options] of [
      ['GET', { key: workspace.key }],
      ['OPTIONS', {}],
    ] as const) {
      const answer = await callDeployed(LISTED, method, '/v1/settings', { ...options, ...from(origin) });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('finds no CORS header at all where no origin is listed', async () => {
    const answer = await callDeployed({}, 'GET', '/v1/settings', { key: workspace.key, ...from(ORIGIN) });
    expect([answer.status, corsOf(answer)]).toEqual([200, {}]);
    const asked = await callDeployed({}, 'OPTIONS', '/v1/settings', from(ORIGIN));
    expect([asked.status, corsOf(asked)]).toEqual([401, {}]);
  });
});
