/**
 * Replies on their way out. Built or read wrong, a user is told twice, in the wrong place, or not at all; sent to the wrong
 * address, what was said leaves for where it never should.
 */
import { describe, expect, it } from 'vitest';
import { type AdapterName, type CallAnswer, splitText } from '../../../src/adapters/adapter.ts';
import { ADAPTERS } from '../../../src/adapters/adapters.ts';
import { signedCall } from '../../../src/adapters/generic/outgoing.ts';
import { verifyGeneric } from '../../../src/adapters/generic/verify.ts';
import { isCallable } from '../../../src/lib/public-address.ts';
import { retryAfterIn } from '../../../src/lib/retry.ts';
import { GENERIC_SECRET, PLATFORMS } from '../../support/platforms/platforms.ts';

const IDS = {
  deliveryId: 'whk_1',
  conversationId: 'conv_1',
  turnId: 'trn_1',
  now: Date.UTC(2026, 10, 28, 12),
};
const callsOf = (name: AdapterName, target: Record<string, string>, text: string) =>
  ADAPTERS[name].reply(target, text, ADAPTERS[name].config.parse(PLATFORMS[name].config), IDS);

describe('a reply', () => {
  it('on Slack stands in its thread, and its signs are its own text', () => {
    const [call] = callsOf('slack', { channel: 'C1', thread_ts: '1.2' }, 'a < b & <!channel>');
    expect(call).toMatchObject({
      method: 'POST',
      url: 'https://slack.com/api/chat.postMessage',
      isRepeatable: false,
    });
    expect(call?.headers.Authorization).toBe('Bearer xoxb-token-of-the-bot');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      channel: 'C1',
      thread_ts: '1.2',
      text: 'a &lt; b &amp; &lt;!channel&gt;',
    });
  });

  it('on Discord fills in what was deferred, pings nobody, and goes on behind it', () => {
    const [first, second] = callsOf(
      'discord',
      { token: 'tok/en' },
      `${'a'.repeat(1_990)} @everyone and more`,
    );
    const webhook = 'https://discord.com/api/v10/webhooks/900000000000000001/tok%2Fen';
    expect(first).toMatchObject({
      method: 'PATCH',
      url: `${webhook}/messages/@original`,
      isRepeatable: true,
    });
    expect(second).toMatchObject({ method: 'POST', url: webhook, isRepeatable: false });
    for (const call of [first, second])
      expect(JSON.parse(call?.body ?? '').allowed_mentions).toEqual({ parse: [] });
  });

  it('on Telegram goes into its topic, and in a group names what it answers', () => {
    const [inGroup] = callsOf(
      'telegram',
      { chat_id: '-100', message_id: '9', message_thread_id: '7' },
      'Yes.',
    );
    expect(JSON.parse(inGroup?.body ?? '')).toMatchObject({
      chat_id: -100,
      message_thread_id: 7,
      reply_parameters: { message_id: 9 },
      text: 'Yes.',
    });
    const [direct] = callsOf('telegram', { chat_id: '5', message_id: '9' }, 'Yes.');
    expect(JSON.parse(direct?.body ?? '')).not.toHaveProperty('reply_parameters');
  });

  it('on WhatsApp comes from the number that was written to', () => {
    const target = { phone_number_id: '106', to: '16505551234', recipient_type: 'individual' };
    const [call] = callsOf('whatsapp', target, 'Yes.');
    expect(call?.url).toBe('https://graph.facebook.com/v23.0/106/messages');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '16505551234',
      type: 'text',
      text: { body: 'Yes.' },
    });
    const hidden = { phone_number_id: '106', recipient: 'US.1349', recipient_type: 'individual' };
    const [toHidden] = callsOf('whatsapp', hidden, 'Yes.');
    expect(JSON.parse(toHidden?.body ?? '')).toMatchObject({ recipient: 'US.1349' });
    expect(JSON.parse(toHidden?.body ?? '')).not.toHaveProperty('to');
  });

  it('that is long comes in parts that together are the whole of it, torn between words', () => {
    const words = Array.from({ length: 2_000 }, (_, i) => `word${i}`).join(' ');
    const parts = splitText(words, 4_000);
    expect(parts.join(' ')).toBe(words);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(4_000);
    expect(splitText('👍'.repeat(3), 5)).toEqual(['👍👍', '👍']);
    expect(splitText('  ', 5)).toEqual([]);
  });
});

describe('what a platform answers', () => {
  const answer = (
    status: number,
    body: unknown = null,
    headers: Record<string, string> = {},
  ): CallAnswer => ({
    status,
    body,
    retryAfterMs: retryAfterIn(headers['retry-after'] ?? null, IDS.now),
  });
  it.each<[AdapterName, CallAnswer, object]>([
    ['slack', answer(200, { ok: true, ts: '1' }), { kind: 'done' }],
    [
      'slack',
      answer(200, { ok: false, error: 'channel_not_found' }),
      { kind: 'refused', reason: 'channel_not_found' },
    ],
    ['slack', answer(200, { ok: false, error: 'ratelimited' }), { kind: 'again' }],
    [
      'slack',
      answer(429, { ok: false, error: 'ratelimited' }, { 'retry-after': '30' }),
      { kind: 'again', retryAfterMs: 30_000 },
    ],
    ['slack', answer(200, null), { kind: 'refused', reason: 'no_answer' }],
    [
      'slack',
      answer(200, { ok: false, error: 'what the user said: …' }),
      { kind: 'refused', reason: 'no_answer' },
    ],
    ['discord', answer(200, { id: '1' }), { kind: 'done' }],
    ['discord', answer(429, { code: 0, retry_after: 1.5 }), { kind: 'again', retryAfterMs: 1_500 }],
    [
      'discord',
      answer(404, { code: 10_015, message: 'Unknown Webhook' }),
      { kind: 'refused', reason: 'http 404 10015' },
    ],
    ['telegram', answer(200, { ok: true, result: {} }), { kind: 'done' }],
    [
      'telegram',
      answer(429, { ok: false, error_code: 429, parameters: { retry_after: 7 } }),
      { kind: 'again', retryAfterMs: 7_000 },
    ],
    [
      'telegram',
      answer(403, { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }),
      { kind: 'refused', reason: 'http 403' },
    ],
    ['whatsapp', answer(200, { messages: [{ id: 'wamid' }] }), { kind: 'done' }],
    ['whatsapp', answer(400, { error: { code: 130_429 } }), { kind: 'again' }],
    ['whatsapp', answer(400, { error: { code: 131_047 } }), { kind: 'refused', reason: 'http 400 131047' }],
    ['generic', answer(503, null, { 'retry-after': '120' }), { kind: 'again', retryAfterMs: 120_000 }],
    ['generic', answer(301), { kind: 'refused', reason: 'http 301' }],
  ])('on %s means what it should: %j', (name, given, meant) => {
    expect(ADAPTERS[name].outcome(given)).toMatchObject(meant);
  });
});

describe('a signed call', () => {
  it('is one that its receiver can verify, and knows again when it comes again', () => {
    const endpoint = { url: 'https://owner.example/hook', secret: GENERIC_SECRET };
    const call = signedCall(endpoint, 'turn.created', IDS, { prompt: { text: 'Olá' } });
    const headers = new Map(Object.entries(call.headers));
    const body = new TextEncoder().encode(call.body);
    expect(verifyGeneric({ body, headers }, { reply_to: 'mentions', secret: GENERIC_SECRET }, IDS.now)).toBe(
      'genuine',
    );
    const later = signedCall(
      endpoint,
      'turn.created',
      { ...IDS, now: IDS.now + 60_000 },
      { prompt: { text: 'Olá' } },
    );
    expect(later.headers['webhook-id']).toBe(call.headers['webhook-id']);
    expect(later.headers['webhook-signature']).not.toBe(call.headers['webhook-signature']);
  });
});

describe('an address that we are to call', () => {
  it.each([
    'https://owner.example/hook?x=1',
    'https://8.8.8.8/hook',
    'https://owner.example:8443/hook',
    'https://xn--bcher-kva.example/',
  ])('may be on the public internet: %s', (address) => {
    expect(isCallable(address, { local: false })).toBe(true);
  });

  it.each([
    'http://owner.example/hook',
    'ftp://owner.example/',
    'https://user:pass@owner.example/',
    'https://owner.example/#x',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://router.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.0.0.1../',
    'https://owner.example..',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'not an address',
  ])('is none inside a network, nor one without encryption: %s', (address) => {
    expect(isCallable(address, { local: false })).toBe(false);
  });

  it('may be this machine where a deployment says so', () => {
    expect(isCallable('http://127.0.0.1:8080/x', { local: true })).toBe(true);
    expect(isCallable('http://127.0.0.1:8080/x', { local: false })).toBe(false);
    for (const address of [
      'http://localhost:8080/',
      'http://10.0.0.1/',
      'http://127.0.0.1.example/',
      'https://127.0.0.1/',
    ])
      expect(isCallable(address, { local: true })).toBe(false);
  });
});
