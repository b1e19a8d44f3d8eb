/**
 * Apps that sign in at the MCP door by OAuth, with the official client's own flow. If it fails, an app that can send no key cannot
 * connect; if it lets too much pass, an app acts for whom nobody let it act for, or still does when it should not.
 */
import { exports } from 'cloudflare:workers';
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { callDeployed } from '../support/service/deployment.ts';
import { makeKey } from '../support/service/keys.ts';
import {
  call,
  createWorkspace,
  remember,
  type TestWorkspace,
  testEnv,
} from '../support/service/workspace.ts';

const worker = (exports as unknown as { default: Fetcher }).default;
const ORIGIN = 'https://strata.test';
const REDIRECT = 'https://app.example/callback';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
  await remember(workspace, 'Ana lives in Porto.', { user_id: 'ana' });
  await remember(workspace, 'Bo hides the key under the blue pot.', { user_id: 'bo' });
});

/** An app: what it keeps of its sign-in, and where it sends the person. */
class App implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata;
  sentTo: URL | null = null;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = '';
  #discovered: OAuthDiscoveryState | undefined;

  constructor(name: string) {
    this.clientMetadata = {
      client_name: name,
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
    };
  }
  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.#client = client;
  }
  tokens() {
    return this.#tokens;
  }
  saveTokens(tokens: OAuthTokens) {
    this.#tokens = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.sentTo = url;
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }
  codeVerifier() {
    return this.#verifier;
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovered = state;
  }
  discoveryState() {
    return this.#discovered;
  }
}

const doorOf = (app: App) =>
  new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    authProvider: app,
    fetch: (url, init) => worker.fetch(new Request(url, init as RequestInit)),
  });

/** The consent page of an app, and what its form sends. */
async function openConsent(name = 'Notes') {
  const app = new App(name);
  const transport = doorOf(app);
  await new Client({ name, version: '1' }).connect(transport).catch(() => undefined);
  if (app.sentTo === null) throw new Error('the app was not sent to the consent page');
  const shown = await worker.fetch(app.sentTo.href, { redirect: 'manual' });
  const page = await shown.text();
  const handle = /name="handle" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const cookie = shown.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const submit = (fields: Record<string, string>, headers: Record<string, string> = { cookie }) =>
    worker.fetch(app.sentTo?.href ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ handle, ...fields }).toString(),
    });
  return { app, transport, shown, page, submit };
}

/** An app that a person has let in for a user. */
async function letIn(key: string, user: string) {
  const consent = await openConsent();
  const allowed = await consent.submit({ decision: 'approve', key, user_id: user });
  const back = new URL(allowed.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
  await consent.transport.finishAuth(back.searchParams.get('code') ?? '', back.searchParams.get('iss') ?? '');
  const client = new Client({ name: 'Notes', version: '1' });
  await client.connect(doorOf(consent.app));
  const recall = async (query: string): Promise<string> => {
    const { content } = await client.callTool({ name: 'recall', arguments: { query } });
    return JSON.stringify(content);
  };
  return { app: consent.app, client, recall };
}

describe('an app', () => {
  it('is let in by who holds a key, for one user, and reaches nobody else', async () => {
    const { client, recall, app } = await letIn(workspace.key, 'ana');
    expect(await recall('Where does Ana live?')).toContain('Porto');
    expect(await recall('Where is the key?')).not.toContain('blue pot');
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools)).not.toContain('user_id');
    // The token opens this door and no other.
    const token = app.tokens()?.access_token ?? '';
    expect((await call('GET', '/v1/memories?user_id=ana', undefined, { key: token })).status).toBe(401);
  });

  it('signs in again by itself, and not with a token that it has used up', async () => {
    const { app, recall } = await letIn(workspace.key, 'ana');
    const before = app.tokens();
    app.saveTokens({ ...(before as OAuthTokens), access_token: 'a:b:c' });
    expect(await recall('Where does Ana live?')).toContain('Porto');
    expect(app.tokens()?.access_token).not.toBe(before?.access_token);
  });

  it('is out with the key that let it in, and with the erasure of its user', async () => {
    const member = await makeKey(workspace, 'member');
    const ofKey = await letIn(member.api_key, 'ana');
    await workspace.call('DELETE', `/v1/keys/${member.id}`);
    await expect(ofKey.recall('Where does Ana live?')).rejects.toThrow();
    const ofUser = await letIn(workspace.key, 'dora');
    await workspace.call('DELETE', '/v1/users/dora');
    await remember(workspace, 'Dora is back.', { user_id: 'dora' });
    await expect(ofUser.recall('Dora')).rejects.toThrow();
  });
});

describe('the consent page', () => {
  it('shows an app as what it is, runs nothing, and stands in no frame', async () => {
    const { page, shown } = await openConsent('<script>alert(1)</script>');
    expect(shown.status).toBe(200);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain('app.example');
    expect(page).toContain('not verified');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(shown.headers.get('x-frame-options')).toBe('DENY');
    expect(shown.headers.get('cache-control')).toBe('no-store');
  });

  it('grants nothing without a key that may, a user, a yes, and the browser that it was opened in', async () => {
    const reader = await makeKey(workspace, 'read');
    const { submit } = await openConsent();
    const yes = { decision: 'approve', key: workspace.key, user_id: 'ana' };
    for (const fields of [
      { ...yes, key: '' },
      { ...yes, key: 'sk_strata_none' },
      { ...yes, key: testEnv.ROOT_SECRET },
      { ...yes, key: reader.api_key },
      { ...yes, user_id: '' },
      { ...yes, user_id: '..' },
    ]) {
      const refused = await submit(fields);
      expect([refused.status, refused.headers.get('location')], JSON.stringify(fields)).toEqual([403, null]);
    }
    const elsewhere = await submit(yes, {});
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([400, null]);
    const denied = await submit({ decision: 'deny' });
    expect(new URL(denied.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
    expect((await submit(yes)).status).toBe(400);
  });

  it('is shown to no app that has not registered, and sends nobody where it has not said', async () => {
    const { app } = await openConsent();
    for (const [name, value] of [
      ['client_id', 'nobody'],
      ['redirect_uri', 'https://evil.example/callback'],
    ] as const) {
      const asked = new URL(app.sentTo ?? '');
      asked.searchParams.set(name, value);
      const answer = await worker.fetch(asked.href, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')], name).toEqual([400, null]);
    }
  });
});

describe('a deployment without a namespace', () => {
  it('has no OAuth, and says of no door that it has', async () => {
    const without = { OAUTH_KV: undefined };
    for (const path of [
      '/authorize',
      '/.well-known/oauth-authorization-server',
      '/.well-known/oauth-protected-resource/mcp',
    ])
      expect((await callDeployed(without, 'GET', path)).status, path).toBe(404);
    const refused = await callDeployed(without, 'POST', '/mcp', { body: {}, key: 'a:b:c' });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});
