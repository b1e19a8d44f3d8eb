/**
 * The door itself: who is let in, and what is said to those who are not. A hole here lets strangers write into a workspace, or
 * tells them which workspaces there are.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { ADAPTER_NAMES, SIGNATURE_WINDOW_MS } from '../../../src/adapters/adapter.ts';
import { WEBHOOK_BODY_MAX_BYTES } from '../../../src/memory/limits.ts';
import { PLATFORMS } from '../../support/platforms/platforms.ts';
import { expectProblem, sameProblem } from '../support/service/problems.ts';
import { connect, deliver, deliverHeld, holdQueue, type Scene, signed } from '../support/service/webhooks.ts';
import { call, createWorkspace, type TestWorkspace } from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';

const writtenOn = (name: string) => ({
  ...(name === 'discord'
    ? { chat: '600000000000000001', user: '500000000000000001' }
    : { chat: '7001', user: '7001' }),
  n: 1,
  text: 'Good morning.',
});

let workspace: TestWorkspace;
let scenes: Scene[];

beforeAll(async () => {
  workspace = await createWorkspace();
  scenes = await Promise.all(ADAPTER_NAMES.map((name) => connect(name, {}, workspace)));
});

const post = (path: string, raw: BodyInit, headers: Record<string, string>) =>
  call('POST', path, undefined, { raw, headers });
const pathOf = ({ platform }: Scene) => `/webhooks/${platform.name}/${workspace.id}`;
const accepted = async () =>
  (
    await rowsOf<{ n: number }>('SELECT count(*) AS n FROM webhook_deliveries WHERE workspace_id = ?', [
      workspace.id,
    ])
  )[0]?.n;

describe('the door', () => {
  it('keeps out what is forged, stale, cut short or no event, and writes nothing of it', async () => {
    for (const scene of scenes) {
      const { platform } = scene;
      const { body, headers } = await signed(platform, platform.message(writtenOn(platform.name)));
      const forged = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          /signature|token/.test(name) ? `${value.slice(0, -3)}abc` : value,
        ]),
      );
      expect(expectProblem(await post(pathOf(scene), body, forged), 401).type).toBe(
        'urn:strata:problem:bad_signature',
      );
      expectProblem(await post(pathOf(scene), body, {}), 401);
      if (platform.name !== 'telegram') expectProblem(await post(pathOf(scene), `${body} `, headers), 401);
      const early = await signed(
        platform,
        platform.message(writtenOn(platform.name)),
        Date.now() - SIGNATURE_WINDOW_MS - 2_000,
      );
      if (['slack', 'discord', 'generic'].includes(platform.name))
        expect(expectProblem(await post(pathOf(scene), early.body, early.headers), 401).type).toBe(
          'urn:strata:problem:stale',
        );
      for (const malformed of [body.slice(0, -9), '', '[]', '"x"', '{"type":7}', '\u0000']) {
        const sent = await signed(platform, malformed);
        expectProblem(await post(pathOf(scene), sent.body, sent.headers), 400);
      }
      const large = await signed(platform, JSON.stringify({ padding: 'x'.repeat(WEBHOOK_BODY_MAX_BYTES) }));
      expectProblem(await post(pathOf(scene), large.body, large.headers), 413);
    }
    expect(await accepted()).toBe(0);
  });

  it('says the same of a platform that nobody knows, a workspace that is not there, and one that has not configured it', async () => {
    const other = await createWorkspace();
    const { body, headers } = await signed(PLATFORMS.slack, PLATFORMS.slack.message(writtenOn('slack')));
    const answers = await Promise.all(
      [
        `/webhooks/slack/${other.id}`,
        '/webhooks/slack/ws_00000000000070008000000000000000',
        `/webhooks/irc/${workspace.id}`,
        `/webhooks/__proto__/${workspace.id}`,
      ].flatMap((path) => [
        post(path, body, headers),
        call('GET', path),
        call('GET', `${path}?hub.mode=subscribe`),
      ]),
    );
    for (const answer of answers)
      expect(sameProblem(expectProblem(answer, 404))).toEqual(sameProblem(answers[0]?.body));
    // Of platforms that do not ask, none is asked.
    expectProblem(await call('GET', `/webhooks/slack/${workspace.id}`), 404);
  });

  it('answers what each platform asks before it sends anything', async () => {
    const of = (name: string) => scenes.find(({ platform }) => platform.name === name) as Scene;
    expect((await deliver(of('slack'), { type: 'url_verification', challenge: 'abc123' })).body).toEqual({
      challenge: 'abc123',
    });
    expect((await deliver(of('discord'), { type: 1, id: '1' })).body).toEqual({ type: 1 });
    const query =
      'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=whatsapp-verify-token-of-tests';
    const proven = await call<number>('GET', `/webhooks/whatsapp/${workspace.id}?${query}`);
    expect([proven.status, proven.body]).toEqual([200, 1_158_201_444]);
    expectProblem(await call('GET', `/webhooks/whatsapp/${workspace.id}?${query}x`), 401);
    expect(await accepted()).toBe(0);
  });

  it('acknowledges events that it does not know, and twice what comes twice; it takes each once', async () => {
    const held = holdQueue();
    const unknown = [
      [
        'slack',
        { type: 'event_callback', team_id: 'T1', event_id: 'Ev1', event: { type: 'team_join', user: {} } },
      ],
      ['telegram', { update_id: 5, poll_answer: {} }],
      [
        'whatsapp',
        {
          object: 'whatsapp_business_account',
          entry: [{ id: '1', changes: [{ field: 'security', value: {} }] }],
        },
      ],
      ['generic', { type: 'room.renamed', data: {} }],
    ] as const;
    for (const [name, payload] of unknown) {
      const scene = scenes.find(({ platform }) => platform.name === name) as Scene;
      expect(await deliverHeld(held, scene, payload), name).toBe(200);
    }
    expect([held.jobs.length, await accepted()]).toEqual([0, 0]);
    for (const scene of scenes) {
      const payload = scene.platform.message(writtenOn(scene.platform.name));
      for (let time = 0; time < 3; time++) expect(await deliverHeld(held, scene, payload)).toBe(200);
    }
    expect(await accepted()).toBe(scenes.length);
  });
});
