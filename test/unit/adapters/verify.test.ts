/**
 * Who may speak for a platform. A signature that is not checked as it should be lets anybody put words into a user's mouth, or
 * say again what a user said once.
 */
import { describe, expect, it } from 'vitest';
import { ADAPTER_NAMES, type AdapterName, SIGNATURE_WINDOW_MS } from '../../../src/adapters/adapter.ts';
import { ADAPTERS } from '../../../src/adapters/adapters.ts';
import { verifyGeneric } from '../../../src/adapters/generic/verify.ts';
import { verifySlack } from '../../../src/adapters/slack/verify.ts';
import { PLATFORMS } from '../../support/platforms/platforms.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const configOf = (name: AdapterName) => ADAPTERS[name].config.parse(PLATFORMS[name].config);
const MESSAGE = { chat: '-1001', user: '15551234567', n: 1, text: 'Good morning, 早上好.', group: true };
const bodyOf = (name: AdapterName) =>
  JSON.stringify(
    PLATFORMS[name].message({
      ...MESSAGE,
      chat: name === 'discord' ? '600000000000000001' : MESSAGE.chat,
      user: name === 'discord' ? '500000000000000001' : MESSAGE.user,
    }),
  );

const verify = (name: AdapterName, body: string | Uint8Array, headers: Record<string, string>, now = NOW) =>
  ADAPTERS[name].verify(
    { body: typeof body === 'string' ? bytes(body) : body, headers: new Map(Object.entries(headers)) },
    configOf(name),
    now,
  );

describe.each(ADAPTER_NAMES)('a body of %s', (name) => {
  const sign = (body: string, now = NOW) => PLATFORMS[name].sign(body, now);

  it('is genuine as it was signed', async () => {
    const body = bodyOf(name);
    expect(await verify(name, body, await sign(body))).toBe('genuine');
  });

  it('is nobody’s without its headers, with empty ones, or with any of them missing', async () => {
    const body = bodyOf(name);
    const headers = await sign(body);
    expect(await verify(name, body, {})).toBe('bad_signature');
    for (const missing of Object.keys(headers)) {
      const { [missing]: _, ...rest } = headers;
      expect(await verify(name, body, rest), missing).toBe('bad_signature');
      expect(await verify(name, body, { ...rest, [missing]: '' }), missing).toBe('bad_signature');
    }
  });

  it('is forged when its signature is another one, however like it', async () => {
    const body = bodyOf(name);
    for (const [header, value] of Object.entries(await sign(body))) {
      if (/timestamp|-id$/.test(header)) continue;
      for (const forged of [
        value.slice(0, -1),
        `${value}0`,
        flipped(value),
        value.toUpperCase() === value ? 'x' : value.toUpperCase(),
      ]) {
        // Hexadecimal digits of Ed25519 are read in either case.
        if (name === 'discord' && forged.toLowerCase() === value) continue;
        expect(await verify(name, body, { ...(await sign(body)), [header]: forged }), forged).toBe(
          'bad_signature',
        );
      }
    }
  });
});

/** The last character but three, changed. */
const flipped = (value: string): string => {
  const at = value.length - 4;
  return `${value.slice(0, at)}${value[at] === 'a' ? 'b' : 'a'}${value.slice(at + 1)}`;
};

describe.each(['slack', 'discord', 'whatsapp', 'generic'] as const)('a signature of %s', (name) => {
  it('covers every byte of the body', async () => {
    const body = bodyOf(name);
    const headers = await PLATFORMS[name].sign(body, NOW);
    for (const other of [`${body} `, ` ${body}`, body.slice(0, -1), body.replace('早', '晚'), ''])
      expect(await verify(name, other, headers), other).toBe('bad_signature');
    const raw = bytes(body);
    raw[raw.length - 2] = 0xff;
    expect(await verify(name, raw, headers)).toBe('bad_signature');
  });
});

describe.each(['slack', 'discord', 'generic'] as const)('the moment in a signature of %s', (name) => {
  const timestampHeader = {
    slack: 'x-slack-request-timestamp',
    discord: 'x-signature-timestamp',
    generic: 'webhook-timestamp',
  }[name];

  it('lies within five minutes, or the body is stale: whoever recorded it may not play it again', async () => {
    const body = bodyOf(name);
    const headers = await PLATFORMS[name].sign(body, NOW);
    for (const [later, verdict] of [
      [SIGNATURE_WINDOW_MS, 'genuine'],
      [SIGNATURE_WINDOW_MS + 1, 'stale'],
      [-SIGNATURE_WINDOW_MS, 'genuine'],
      [-SIGNATURE_WINDOW_MS - 1, 'stale'],
      [365 * 24 * 60 * 60 * 1000, 'stale'],
    ] as const)
      expect(await verify(name, body, headers, NOW + later), String(later)).toBe(verdict);
  });

  it('is part of what is signed: a new one does not make an old body fresh', async () => {
    const body = bodyOf(name);
    const headers = {
      ...(await PLATFORMS[name].sign(body, NOW - 3_600_000)),
      [timestampHeader]: String(NOW / 1000),
    };
    expect(await verify(name, body, headers)).toBe('bad_signature');
  });
});

describe('published examples', () => {
  it('of Slack verify', () => {
    const body =
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
    const headers = new Map([
      ['x-slack-request-timestamp', '1531420618'],
      ['x-slack-signature', 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503'],
    ]);
    const config = {
      reply_to: 'mentions' as const,
      signing_secret: '8f742231b10e8888abcd99yyyzzz85a5',
      bot_token: 'xoxb-unused',
      api_url: '',
    };
    expect(verifySlack({ body: bytes(body), headers }, config, 1_531_420_618_000)).toBe('genuine');
  });

  it('of Standard Webhooks verify, among signatures of other versions and other keys', () => {
    const config = { reply_to: 'mentions' as const, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
    const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
    const verdictOf = (signatures: string) =>
      verifyGeneric(
        {
          body: bytes('{"test": 2432232314}'),
          headers: new Map([
            ['webhook-id', 'msg_p5jXN8AQM9LWM0D4loKWxJek'],
            ['webhook-timestamp', '1614265330'],
            ['webhook-signature', signatures],
          ]),
        },
        config,
        1_614_265_330_000,
      );
    expect(verdictOf(signature)).toBe('genuine');
    expect(verdictOf(`v1a,AAAA v1,AAAA ${signature}`)).toBe('genuine');
    expect(verdictOf(signature.replace('v1', 'v2'))).toBe('bad_signature');
  });
});

describe('the handshake of WhatsApp', () => {
  const { whatsapp } = ADAPTERS;
  const ask = (query: Record<string, string>) =>
    whatsapp.handshake?.(new Map(Object.entries(query)), configOf('whatsapp')) ?? null;
  const good = {
    'hub.mode': 'subscribe',
    'hub.challenge': '1158201444',
    'hub.verify_token': 'whatsapp-verify-token-of-tests',
  };

  it('gives the challenge back to who knows the token, and nothing that a page could be made of', () => {
    expect(ask(good)).toBe('1158201444');
    expect(ask({ ...good, 'hub.verify_token': 'another' })).toBeNull();
    expect(ask({ ...good, 'hub.mode': 'unsubscribe' })).toBeNull();
    expect(ask({ ...good, 'hub.challenge': '<script>' })).toBeNull();
    expect(ask({})).toBeNull();
  });
});
