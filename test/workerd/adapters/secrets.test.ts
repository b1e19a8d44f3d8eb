/**
 * Secrets of platforms, and whose they are. One that is shown, logged, exported or stored as it is lets whoever finds it speak as
 * the bot; one that cannot be changed stays with whoever found it.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADAPTER_NAMES, type AdapterName } from '../../../src/adapters/adapter.ts';
import { createSealer } from '../../../src/lib/crypto/sealing.ts';
import { Database } from '../../../src/store/database.ts';
import { getAdapter } from '../../../src/store/webhooks/adapters.ts';
import { GENERIC_SECRET, PLATFORMS, SECRET_MARKS } from '../../support/platforms/platforms.ts';
import { makeKey, withKey } from '../support/service/keys.ts';
import { expectProblem } from '../support/service/problems.ts';
import {
  connect,
  conversationsOf,
  deliverHeld,
  deliveriesOf,
  holdQueue,
  OUTGOING_SECRET,
  posts,
  script,
  workAll,
} from '../support/service/webhooks.ts';
import { createWorkspace, testEnv } from '../support/service/workspace.ts';
import { placesOf } from '../support/storage/databases.ts';

const SECRETS = [...SECRET_MARKS, GENERIC_SECRET, OUTGOING_SECRET, testEnv.SECRETS_KEY ?? ''];
const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const WRITTEN: Readonly<Record<AdapterName, { readonly chat: string; readonly user: string }>> = {
  slack: { chat: 'D1', user: 'U1' },
  discord: { chat: '600000000000000001', user: '500000000000000001' },
  telegram: { chat: '7001', user: '7001' },
  whatsapp: { chat: '15551234567', user: '15551234567' },
  generic: { chat: 'room', user: 'u1' },
};

/** Fails when a text holds any of the secrets. */
const expectNone = (text: string, what: string) => {
  for (const secret of SECRETS) expect(text.includes(secret), `${what}: ${secret.slice(0, 6)}…`).toBe(false);
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the secrets of a platform', () => {
  it('are named and never shown; the address to enter is', async () => {
    const workspace = await createWorkspace();
    for (const name of ADAPTER_NAMES) await connect(name, {}, workspace);
    const shown = await workspace.call<{ data: { adapter: string; url: string; secrets: string[] }[] }>(
      'GET',
      '/v1/webhooks',
    );
    expectNone(JSON.stringify(shown.body), 'list');
    expect(shown.body.data.map(({ adapter, secrets }) => [adapter, secrets])).toEqual([
      ['discord', ['outgoing.secret']],
      ['generic', ['outgoing.secret', 'secret']],
      ['slack', ['outgoing.secret', 'signing_secret', 'bot_token']],
      ['telegram', ['outgoing.secret', 'bot_token', 'secret_token']],
      ['whatsapp', ['outgoing.secret', 'app_secret', 'verify_token', 'access_token']],
    ]);
    const slack = await workspace.call('GET', '/v1/webhooks/slack');
    expect(slack.body).toMatchObject({
      url: `https://strata.test/webhooks/slack/${workspace.id}`,
      settings: { reply_to: 'mentions' },
    });
    expect((await workspace.call('DELETE', '/v1/webhooks/slack')).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expectProblem(await workspace.call(method, '/v1/webhooks/slack'), 404);
  });

  it('stand in no row, log line, error, export or list, nor does what was said, whatever goes wrong', async () => {
    const lines: string[] = [];
    for (const level of LEVELS)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(' '));
      });
    const word = 'Ameisenigel';
    const workspace = await createWorkspace();
    const answers: unknown[] = [];
    for (const name of ADAPTER_NAMES) {
      const scene = await connect(name, {}, workspace);
      const held = holdQueue();
      await deliverHeld(
        held,
        scene,
        scene.platform.message({ ...WRITTEN[name], n: 1, text: `I keep a ${word}.` }),
      );
      // Everything that is called fails, and says everything it was told.
      const failure = {
        status: 400,
        body: { ok: false, error: `${word} ${SECRETS.join(' ')}`, message: word },
      };
      await script(scene.mark, [{ status: 200, body: { reply: `A ${word}!` } }, failure]);
      await workAll(held);
      await deliverHeld(held, scene, `{"type": "${word}"`);
      answers.push(await deliveriesOf(workspace));
    }
    const users = [...(await conversationsOf(workspace)).values()].map(({ user_id }) => user_id ?? '');
    for (const user of users)
      answers.push(
        (await workspace.call('GET', `/v1/users/${encodeURIComponent(user)}/export?limit=200`)).body,
      );
    expect(JSON.stringify(answers.at(-1))).toContain(word);
    expectNone(JSON.stringify(answers), 'answers');
    expect(JSON.stringify(answers.slice(0, ADAPTER_NAMES.length))).not.toContain(word);
    expect(lines.length).toBeGreaterThan(0);
    expectNone(lines.join('\n'), 'logs');
    expect(lines.join('\n')).not.toMatch(new RegExp(word, 'i'));
    for (const secret of SECRETS) expect(await placesOf(secret), secret.slice(0, 6)).toEqual([]);
  });

  it('wait sealed while a message does, and are gone from its row when it is done', async () => {
    const word = `wort${crypto.randomUUID().slice(0, 8)}`;
    const scene = await connect('slack', { reply_to: 'none' });
    const held = holdQueue();
    await deliverHeld(held, scene, scene.platform.message({ chat: 'D1', user: 'U1', n: 1, text: word }));
    expect(await placesOf(word)).toEqual([]);
    await workAll(held);
    expect(await placesOf(word)).toContain('WORKSPACE_DB.events');
    const { results } = await testEnv.WORKSPACE_DB.prepare(
      'SELECT payload, reply FROM webhook_deliveries WHERE workspace_id = ?',
    )
      .bind(scene.workspace.id)
      .all();
    expect(results).toEqual([{ payload: null, reply: null }]);
  });

  it('outlive a change of the deployment’s key, and are sealed under the new one as soon as they are used', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    const stored = () =>
      getAdapter(new Database(testEnv.WORKSPACE_DB, Date.now), scene.workspace.id, 'slack');
    const before = await stored();
    await deliverHeld(held, scene, scene.platform.message({ chat: 'D1', user: 'U1', n: 1, text: 'Hello.' }));
    const rotated = {
      ...held,
      env: {
        ...held.env,
        SECRETS_KEY: btoa('n'.repeat(32)),
        SECRETS_KEY_PREVIOUS: testEnv.SECRETS_KEY ?? '',
      },
    };
    await workAll(rotated);
    expect(await posts(scene)).toHaveLength(1);
    const after = await stored();
    expect(after?.sealed.split('.')[0]).not.toBe(before?.sealed.split('.')[0]);
    // The old key is not needed any more.
    await deliverHeld(
      rotated,
      scene,
      scene.platform.message({ chat: 'D1', user: 'U1', n: 2, text: 'Hello again.' }),
    );
    const { SECRETS_KEY_PREVIOUS: _, ...env } = rotated.env;
    await workAll({ ...rotated, env });
    expect(await posts(scene)).toHaveLength(2);
  });
});

describe('a configuration whose key is lost', () => {
  it('says so, and can be removed or made anew', async () => {
    const { workspace } = await connect('slack');
    const places = ['/v1/webhooks', '/v1/webhooks/slack'];
    const underOther = await createSealer(btoa('o'.repeat(32)), null).seal('{}', []);
    await testEnv.WORKSPACE_DB.prepare('UPDATE webhook_adapters SET sealed = ? WHERE workspace_id = ?')
      .bind(underOther, workspace.id)
      .run();
    for (const place of places)
      expect(expectProblem(await workspace.call('GET', place), 503).detail).toContain('SECRETS_KEY_PREVIOUS');
    const anew = { ...PLATFORMS.slack.config };
    expect((await workspace.call('PUT', '/v1/webhooks/slack', anew)).status).toBe(200);
    for (const place of places) expect((await workspace.call('GET', place)).status).toBe(200);
  });
});

describe('a configuration', () => {
  it.each<[AdapterName, Record<string, unknown>, string]>([
    ['slack', { signing_secret: 'short' }, 'signing_secret'],
    ['slack', { bot_token: undefined }, 'bot_token'],
    ['slack', { bot_user_id: 'ana' }, 'bot_user_id'],
    ['slack', { reply_to: 'sometimes' }, 'reply_to'],
    ['slack', { colour: 'red' }, 'colour'],
    ['slack', { channel_id: 'ch_nowhere' }, 'channel_id'],
    ['slack', { api_url: 'http://10.0.0.1' }, 'api_url'],
    ['slack', { outgoing: { url: 'http://owner.example/hook', secret: GENERIC_SECRET } }, 'outgoing.url'],
    ['slack', { outgoing: { url: 'https://169.254.169.254/', secret: GENERIC_SECRET } }, 'outgoing.url'],
    ['slack', { outgoing: { url: 'https://owner.example/' } }, 'outgoing.secret'],
    ['slack', { outgoing: { url: 'https://owner.example/', secret: 'whsec_short' } }, 'outgoing.secret'],
    ['discord', { public_key: 'AB' }, 'public_key'],
    ['discord', { application_id: 'x' }, 'application_id'],
    ['telegram', { bot_token: 'x' }, 'bot_token'],
    ['telegram', { secret_token: 'has blanks in it!' }, 'secret_token'],
    ['whatsapp', { verify_token: '' }, 'verify_token'],
    ['generic', { secret: 'no prefix' }, 'secret'],
  ])('of %s with a wrong field is refused by its name: %j', async (name, wrong, field) => {
    const workspace = await createWorkspace();
    const answer = await workspace.call('PUT', `/v1/webhooks/${name}`, {
      ...PLATFORMS[name].config,
      ...wrong,
    });
    expectProblem(answer, 422, field);
    expectNone(JSON.stringify(answer.body), 'refusal');
  });

  it('is for admins, of adapters that there are', async () => {
    const workspace = await createWorkspace();
    const member = withKey(workspace, (await makeKey(workspace, 'member')).api_key);
    expectProblem(await member.call('PUT', '/v1/webhooks/slack', PLATFORMS.slack.config), 403);
    expectProblem(await workspace.call('PUT', '/v1/webhooks/irc', {}), 422, 'adapter');
  });
});
