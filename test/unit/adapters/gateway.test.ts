/**
 * Discord's gateway as it is read: frames, the codes with which it closes, and what it dispatches. A session that is begun where it could be
 * taken up loses messages; one that is taken up in vain loses all of them; and begun too often it loses the bot.
 */
import { describe, expect, it } from 'vitest';
import {
  afterClose,
  hearFrame,
  newSession,
  opening,
  pauseBefore,
} from '../../../src/adapters/discord/gateway/gateway-session.ts';
import { readDispatch } from '../../../src/adapters/discord/messages.ts';
import { snowflake } from '../../support/platforms/platforms.ts';

const AT = Date.UTC(2026, 10, 1, 9);
const BOT = '900000000000000002';
const ANA = { id: '500000000000000001', username: 'ana', global_name: 'Ana' };
const plain = (more: object = {}) => ({
  id: snowflake(AT),
  channel_id: '600000000000000001',
  guild_id: '700000000000000001',
  type: 0,
  author: ANA,
  content: 'Hi.',
  mentions: [],
  attachments: [],
  ...more,
});
const read = (more: object = {}, name = 'MESSAGE_CREATE') => readDispatch(name, plain(more), BOT, AT + 5_000);

describe('a frame', () => {
  it.each<[unknown, object]>([
    ['{"op":10,"d":{"heartbeat_interval":41250}}', { kind: 'hello', heartbeatMs: 41_250 }],
    ['{"op":1,"d":null}', { kind: 'beat' }],
    ['{"op":11}', { kind: 'acknowledged' }],
    ['{"op":7,"d":null}', { kind: 'again', isLost: false }],
    ['{"op":9,"d":true}', { kind: 'again', isLost: false }],
    ['{"op":9,"d":false}', { kind: 'again', isLost: true }],
    [
      '{"op":0,"s":3,"t":"MESSAGE_CREATE","d":{}}',
      { kind: 'event', name: 'MESSAGE_CREATE', data: {}, seq: 3 },
    ],
    ['{"op":0,"t":"MESSAGE_CREATE","d":{}}', { kind: 'ignored' }],
    ['{"op":10,"d":{}}', { kind: 'ignored' }],
    ['{"op":', { kind: 'ignored' }],
    [new ArrayBuffer(2), { kind: 'ignored' }],
  ])('%s is heard', (text, heard) => {
    expect(hearFrame(text)).toEqual(heard);
  });

  it('of readiness names where the session is taken up, and from then on it is', () => {
    const d = { session_id: 's1', resume_gateway_url: 'wss://resume.example', user: { id: BOT } };
    const heard = hearFrame(JSON.stringify({ op: 0, s: 1, t: 'READY', d }));
    const session = { sessionId: 's1', resumeUrl: 'wss://resume.example', seq: 1, botId: BOT };
    expect(heard).toEqual({ kind: 'ready', session });
    expect(opening(session, 'token')).toEqual({ op: 6, d: { token: 'token', session_id: 's1', seq: 1 } });
    expect(opening(newSession(), 'token')).toMatchObject({ op: 2, d: { token: 'token', intents: 37_376 } });
  });

  it('that closes says whether to come again, as whom, and when', () => {
    for (const code of [4004, 4010, 4011, 4012, 4013, 4014]) expect(afterClose(code).refusal).not.toBeNull();
    for (const code of [4007, 4009, 1000]) expect(afterClose(code)).toEqual({ refusal: null, isLost: true });
    for (const code of [1005, 1006, 4000, 4008])
      expect(afterClose(code)).toEqual({ refusal: null, isLost: false });
    const pauses = [0, 3, 30].map((failures) => pauseBefore(failures, 1));
    expect(pauses).toEqual([1_000, 8_000, 300_000]);
  });
});

describe('a message of a channel', () => {
  it('is its writer’s, under the name that they have there, and to the bot where it names it or replies to it', () => {
    expect(read({ member: { nick: '田中' } })).toMatchObject([
      {
        kind: 'message',
        messageId: snowflake(AT),
        chat: { id: 'discord:700000000000000001:600000000000000001', isGroup: true },
        at: AT,
        speaker: { userId: `discord:${ANA.id}`, name: '田中' },
        text: 'Hi.',
        isAddressed: false,
        target: { channel_id: '600000000000000001', message_id: snowflake(AT) },
      },
    ]);
    const named = {
      content: `<@${BOT}>, see <@!${ANA.id}> at <t:1790000000:R> <:cat:123456789012345678>`,
      mentions: [{ id: BOT, username: 'strata' }, ANA],
    };
    expect(read(named)).toMatchObject([
      { isAddressed: true, text: 'see @Ana at 2026-09-21T14:13:20.000Z :cat:' },
    ]);
    const reply = {
      type: 19,
      message_reference: { message_id: snowflake(AT - 1) },
      referenced_message: { content: 'Yes?', author: { id: BOT, bot: true } },
    };
    expect(read(reply)).toMatchObject([
      { isAddressed: true, quotes: [{ kind: 'reply', text: 'Yes?', by: 'bot' }] },
    ]);
    expect(read({ guild_id: undefined })).toMatchObject([{ isAddressed: true, chat: { isGroup: false } }]);
  });

  it('has what is attached noted, and what a thread hangs on quoted', () => {
    const attachments = [
      { filename: 'voice-message.ogg', content_type: 'audio/ogg', duration_secs: 3.6, waveform: 'AAA' },
      { filename: 'cat.png', content_type: 'image/png' },
    ];
    const more = {
      content: '',
      attachments,
      sticker_items: [{ name: 'Wave' }],
      poll: { question: { text: 'Tea?' } },
    };
    expect(read(more)).toMatchObject([
      { text: '[voice message, 4 s]\n[image: cat.png]\n[sticker: Wave]\n[poll: Tea?]' },
    ]);
    const starter = {
      type: 21,
      content: '',
      message_reference: { message_id: snowflake(AT - 1) },
      referenced_message: { content: 'The boiler leaks.', author: ANA },
    };
    expect(read(starter)).toMatchObject([
      {
        text: '',
        isAddressed: false,
        quotes: [{ kind: 'thread', text: 'The boiler leaks.', by: { name: 'Ana' } }],
      },
    ]);
    // What it replied to was deleted meanwhile: the record may know it.
    const gone = { type: 19, message_reference: { message_id: snowflake(AT - 1) }, referenced_message: null };
    expect(read(gone)).toMatchObject([
      { quotes: [{ kind: 'reply', text: null, messageId: snowflake(AT - 1) }] },
    ]);
  });

  it('of bots, of webhooks and of Discord itself is none, nor is a link that is unfolded an edit', () => {
    for (const more of [{ author: { ...ANA, bot: true } }, { webhook_id: '1' }, { type: 7 }, { content: '' }])
      expect(read(more)).toEqual([]);
    expect(read({ edited_timestamp: null }, 'MESSAGE_UPDATE')).toEqual([]);
    const edited_timestamp = new Date(AT + 60_000).toISOString();
    expect(read({ edited_timestamp }, 'MESSAGE_UPDATE')).toMatchObject([
      { kind: 'edit', at: AT + 60_000, writtenAt: AT },
    ]);
    expect(
      readDispatch('MESSAGE_DELETE_BULK', { ...plain(), ids: [snowflake(AT), snowflake(AT, 2)] }, BOT, AT),
    ).toMatchObject([
      { kind: 'delete', messageId: snowflake(AT), speaker: null },
      { kind: 'delete', messageId: snowflake(AT, 2) },
    ]);
    expect(readDispatch('TYPING_START', {}, BOT, AT)).toEqual([]);
  });
});
