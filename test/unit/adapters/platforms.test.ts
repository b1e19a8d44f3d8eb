/** What each platform alone does: its threads, mentions, commands, receipts and oddities. */
import { describe, expect, it } from 'vitest';
import { FIRST_SECOND, PLATFORMS, snowflake, whatsAppBatch } from '../../support/platforms/platforms.ts';
import { CHATS, only, read } from './payloads.ts';

describe('Slack', () => {
  const written = { chat: 'C1', user: 'U1', n: 1, text: 'Hi', group: true };
  const { message } = PLATFORMS.slack;
  const withEvent = (more: Record<string, unknown>) => {
    const body = message(written) as { event: Record<string, unknown> };
    return { ...body, event: { ...body.event, ...more } };
  };

  it('is answered with its challenge', () => {
    expect(read('slack', { type: 'url_verification', challenge: '3eZbrw1aB', token: 't' })).toEqual({
      events: [],
      ignored: 0,
      answer: { challenge: '3eZbrw1aB' },
    });
  });

  it('has a conversation in each thread; the message that a thread begins with stands in the channel', () => {
    const chatOf = (more: Record<string, unknown>) => only('slack', withEvent(more)).chat.id;
    expect(chatOf({})).toBe('slack:T1:C1');
    expect(chatOf({ thread_ts: '1700000000.000100' })).toBe('slack:T1:C1:1700000000.000100');
    const own = `${FIRST_SECOND + 1}.000100`;
    expect(chatOf({ thread_ts: own })).toBe('slack:T1:C1');
  });

  it('tells a mention of itself twice: both are one message, and one to the bot', () => {
    const both = [
      only('slack', withEvent({ text: '<@UBOT> hello' })),
      only('slack', withEvent({ type: 'app_mention', text: '<@UBOT> hello', channel_type: undefined })),
    ];
    expect(new Set(both.map(({ eventId }) => eventId)).size).toBe(1);
    for (const each of both) expect(each).toMatchObject({ isAddressed: true, text: 'hello' });
  });

  it('says its own messages to nobody, and those of Slack itself', () => {
    for (const user of ['UBOT', 'USLACKBOT'])
      expect(read('slack', withEvent({ user }))).toMatchObject({ events: [], ignored: 1 });
  });

  it('leaves a tombstone where a deleted message has replies: it is a deletion like any other', () => {
    for (const place of [{ ...written }, { ...written, chat: 'D1', group: false }]) {
      const body = PLATFORMS.slack.edit(place) as { event: { message: object; previous_message: object } };
      const { event } = body;
      const { ts } = event.message as { ts: string };
      const text = 'This message was deleted.';
      const left = { ts, thread_ts: ts, subtype: 'tombstone', user: 'USLACKBOT', text, hidden: true };
      // Whoever wrote the same words had them deleted too.
      for (const before of [event.previous_message, { ...event.previous_message, text }]) {
        const told = { ...body, event: { ...event, message: left, previous_message: before } };
        const { kind, messageId, chat, speaker } = only('slack', PLATFORMS.slack.deletion(place));
        expect(only('slack', told)).toMatchObject({ kind, messageId, chat, speaker });
      }
      // Taken away itself, it is nobody’s.
      const gone = PLATFORMS.slack.deletion(place) as { event: object };
      const taken = read('slack', { ...gone, event: { ...gone.event, previous_message: left } });
      expect(taken?.events).toEqual(place.group ? [expect.objectContaining({ speaker: null })] : []);
    }
  });

  it('writes people, channels and links in brackets, which are read as their readers see them', () => {
    const text =
      'Ask <@U2|bo> or <@U3> in <#C2|general> &amp; see <https://a.example/x|the page>, <https://b.example> &lt;now&gt; <!here>';
    expect(only('slack', withEvent({ text }))).toMatchObject({
      text: 'Ask @bo or @U3 in #general & see the page (https://a.example/x), https://b.example <now> @here',
    });
  });

  it('unfolds links by changing messages whose words stay: that changes nothing', () => {
    const body = PLATFORMS.slack.edit(written) as { event: { previous_message: { text: string } } };
    body.event.previous_message.text = written.text;
    expect(read('slack', body)).toMatchObject({ events: [], ignored: 1 });
  });
});

describe('Discord', () => {
  const { chat, user } = CHATS.discord;
  const command = (data: unknown) => ({
    ...(PLATFORMS.discord.message({ chat, user, n: 1, text: 'x' }) as object),
    data,
  });

  it('is answered: a ping with a pong, a command with a reply that comes later, what is unknown with a notice', () => {
    expect(read('discord', { type: 1, id: '1' })?.answer).toEqual({ type: 1 });
    expect(read('discord', command({ name: 'ask', type: 1, options: [] }))?.answer).toEqual({ type: 5 });
    expect(read('discord', { type: 4, id: '1' })?.answer).toEqual({ type: 8, data: { choices: [] } });
    expect(read('discord', command({ name: 'look', type: 2 }))?.answer).toMatchObject({
      type: 4,
      data: { flags: 64 },
    });
    // Nobody would fill a reply in.
    const silent = read('discord', command({ name: 'ask', type: 1, options: [] }), { reply_to: 'none' });
    expect(silent).toMatchObject({ events: [{ kind: 'message' }], answer: { type: 4 } });
  });

  it('has commands with options and subcommands, whose values are what was said; attachments are noted', () => {
    const data = {
      name: 'note',
      type: 1,
      options: [
        {
          name: 'add',
          type: 1,
          options: [
            { name: 'text', type: 3, value: 'Tea at' },
            { name: 'hour', type: 4, value: 5 },
          ],
        },
        { name: 'file', type: 11, value: '42' },
      ],
      resolved: { attachments: { '42': { filename: 'cat.png', content_type: 'image/png' } } },
    };
    expect(only('discord', command(data))).toMatchObject({ text: 'Tea at 5\n[image: cat.png]' });
    expect(only('discord', command({ name: 'summary', type: 1 }))).toMatchObject({ text: '/summary' });
  });

  it('has commands on messages, which quote what somebody else said: it is not the caller’s own word', () => {
    const data = {
      name: 'Remember',
      type: 3,
      target_id: '77',
      resolved: {
        messages: {
          '77': {
            content: 'I live in Oslo.\nI like tea.',
            author: { id: '500000000000000009', username: 'bo' },
          },
        },
      },
    };
    expect(only('discord', command(data))).toMatchObject({
      text: 'Remember, of a message by bo:\n> I live in Oslo.\n> I like tea.',
    });
  });

  it('is a group wherever somebody besides the caller reads the reply: in servers, and in direct messages of others', () => {
    const body = command({ name: 'ask', type: 1 }) as { channel?: object };
    const isGroup = (more: object) => only('discord', { ...body, ...more }).chat.isGroup;
    expect(isGroup({ context: 1, channel: { type: 1 } })).toBe(false);
    expect(isGroup({ context: 2, channel: { type: 1 } })).toBe(true);
    expect(isGroup({ context: 2, channel: { type: 3 } })).toBe(true);
    expect(isGroup({ channel: { type: 3 } })).toBe(true);
    expect(isGroup({ context: 0, guild_id: '600000000000000077', channel: { type: 0 } })).toBe(true);
  });

  it('dates an interaction by its id', () => {
    const at = Date.UTC(2026, 10, 1);
    const body = { ...(command({ name: 'ask', type: 1 }) as object), id: snowflake(at, 77) };
    expect(only('discord', body)).toMatchObject({ at, sequence: 77 });
  });
});

describe('Telegram', () => {
  const { chat, user, group } = CHATS.telegram;
  const withFields = (more: Record<string, unknown>, inGroup = false) => {
    const body = PLATFORMS.telegram.message({
      chat: inGroup ? group : chat,
      user,
      n: 1,
      text: 'Hi',
      group: inGroup,
    }) as {
      message: Record<string, unknown>;
    };
    return { ...body, message: { ...body.message, ...more } };
  };

  it('has a conversation in each topic of a forum', () => {
    expect(only('telegram', withFields({ message_thread_id: 7, is_topic_message: true }, true)).chat.id).toBe(
      `telegram:${group}:7`,
    );
    // Replies outside of forums have a thread too.
    expect(only('telegram', withFields({ message_thread_id: 7 }, true)).chat.id).toBe(`telegram:${group}`);
  });

  it.each<[string, boolean, Record<string, unknown>]>([
    ['a mention', true, { text: 'hey @Our_Bot', entities: [{ type: 'mention', offset: 4, length: 8 }] }],
    [
      'a mention after an emoji',
      true,
      { text: '👋 @our_bot', entities: [{ type: 'mention', offset: 3, length: 8 }] },
    ],
    [
      'another’s mention',
      false,
      { text: 'hey @your_bot', entities: [{ type: 'mention', offset: 4, length: 9 }] },
    ],
    [
      'a mention without a username',
      true,
      {
        text: 'hey Bot',
        entities: [{ type: 'text_mention', offset: 4, length: 3, user: { id: 123456789 } }],
      },
    ],
    ['a command', true, { text: '/start', entities: [{ type: 'bot_command', offset: 0, length: 6 }] }],
    [
      'a command to the bot',
      true,
      { text: '/start@our_bot', entities: [{ type: 'bot_command', offset: 0, length: 14 }] },
    ],
    [
      'a command to another bot',
      false,
      { text: '/start@their_bot', entities: [{ type: 'bot_command', offset: 0, length: 16 }] },
    ],
    ['a reply to the bot', true, { reply_to_message: { from: { id: 123456789 } } }],
    ['a reply to somebody', false, { reply_to_message: { from: { id: 5 } } }],
    [
      'a mention in a caption',
      true,
      {
        text: undefined,
        photo: [{}],
        caption: '@our_bot look',
        caption_entities: [{ type: 'mention', offset: 0, length: 8 }],
      },
    ],
  ])('is spoken to in a group by %s: %s', (_, isAddressed, fields) => {
    expect(only('telegram', withFields(fields, true))).toMatchObject({ isAddressed });
  });

  it.each<[string, Record<string, unknown>]>([
    ['[image]\n', { photo: [{}], caption: undefined }],
    ['[voice message, 12 s]', { voice: { duration: 12 } }],
    ['[audio: Fado, 184 s]', { audio: { title: 'Fado', duration: 184 } }],
    ['[video: cat.mp4, 3 s]', { video: { file_name: 'cat.mp4', duration: 3 } }],
    ['[file: plan.pdf]', { document: { file_name: 'plan.pdf' } }],
    ['[sticker: 🐱]', { sticker: { emoji: '🐱' } }],
    ['[location: Cais 7]', { location: { latitude: 1, longitude: 2 }, venue: { title: 'Cais 7' } }],
    ['[contact: Bo]', { contact: { first_name: 'Bo' } }],
    ['[checklist: Trip]\n- Pack', { checklist: { title: 'Trip', tasks: [{ id: 1, text: 'Pack' }] } }],
    ['[dice: 🎲 4]', { dice: { emoji: '🎲', value: 4 } }],
    ['[story]', { story: { id: 1, chat: { id: 5 } } }],
  ])('attaches %j', (note, fields) => {
    expect(only('telegram', withFields({ text: undefined, ...fields }))).toMatchObject({ text: note.trim() });
  });

  it('lets people write as a group or a channel: that is who they are to the others', () => {
    const event = only(
      'telegram',
      withFields({ from: { id: 1, is_bot: true }, sender_chat: { id: -100777, title: 'The board' } }, true),
    );
    expect(event.speaker).toEqual({ userId: 'telegram:-100777', name: 'The board' });
  });
});

describe('WhatsApp', () => {
  const message = (id: string, more: Record<string, unknown>) => ({
    id,
    from: '16505551234',
    timestamp: '1790000000',
    ...more,
  });

  it('sends batches: each message is one event under its sender’s name, in order, and statuses are none', () => {
    const body = whatsAppBatch(
      [
        message('wamid.1', { type: 'text', text: { body: 'One.' } }),
        { ...message('wamid.2', { type: 'text', text: { body: 'Two.' } }), from: '16505559999' },
        message('wamid.3', { type: 'reaction', reaction: { emoji: '!', message_id: 'wamid.1' } }),
      ],
      [
        { wa_id: '16505551234', name: 'Ana' },
        { wa_id: '16505559999', name: 'Bo' },
      ],
      { statuses: [{ id: 'wamid.0' }, { id: 'wamid.9' }] },
    );
    const twice = { ...body, entry: [...body.entry, ...body.entry] };
    const reading = read('whatsapp', twice);
    expect(reading?.ignored).toBe(6);
    expect(reading?.events).toHaveLength(4);
    expect(reading?.events.map((event) => event.kind !== 'reply' && event.speaker?.name)).toEqual([
      'Ana',
      'Bo',
      'Ana',
      'Bo',
    ]);
    expect(reading?.events.map((event) => event.kind !== 'reply' && event.sequence)).toEqual([0, 1, 2, 3]);
  });

  it('comes from who has a username without a number: an id of the business’s own is who they are', () => {
    const { from: _, ...hidden } = message('wamid.1', { type: 'text', text: { body: 'Hi.' } });
    const body = whatsAppBatch([{ ...hidden, from_user_id: 'US.13491208655302741918' }], [], {
      contacts: [
        { profile: { name: 'Bo' }, user_id: 'US.2' },
        { profile: { name: 'Uma', username: 'uma' }, user_id: 'US.13491208655302741918' },
      ],
    });
    expect(only('whatsapp', body)).toMatchObject({
      chat: { id: 'whatsapp:106540352242922:US.13491208655302741918', isGroup: false },
      speaker: { userId: 'whatsapp:US.13491208655302741918', name: 'Uma' },
      target: { recipient: 'US.13491208655302741918' },
    });
    expect(read('whatsapp', whatsAppBatch([hidden], []))).toMatchObject({ events: [], ignored: 1 });
  });

  it('is nobody else’s: of several contacts the first is not taken for a sender who is none of them', () => {
    const sent = message('wamid.1', { type: 'text', text: { body: 'Hi.' } });
    const contacts = [
      { wa_id: '5215551234567', name: 'Ana' },
      { wa_id: '15550000002', name: 'Bo' },
    ];
    expect(only('whatsapp', whatsAppBatch([sent], contacts)).speaker?.name).toBeNull();
    expect(only('whatsapp', whatsAppBatch([sent], contacts.slice(0, 1))).speaker?.name).toBe('Ana');
  });

  it.each<[string, Record<string, unknown>]>([
    [
      'The plan\n[image]',
      { type: 'image', image: { caption: 'The plan', mime_type: 'image/jpeg', id: '1' } },
    ],
    ['[voice message]', { type: 'audio', audio: { voice: true, id: '1' } }],
    ['[file: plan.pdf]', { type: 'document', document: { filename: 'plan.pdf' } }],
    ['[location: 38.7, -9.1]', { type: 'location', location: { latitude: 38.7, longitude: -9.1 } }],
    [
      'Yes',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } } },
    ],
    ['Stop', { type: 'button', button: { text: 'Stop', payload: 's' } }],
    ['[order: 2 items]', { type: 'order', order: { product_items: [{}, {}] } }],
    [
      '[message that WhatsApp does not hand on: poll_creation]',
      { type: 'unsupported', unsupported: { type: 'poll_creation' }, errors: [{ code: 131051 }] },
    ],
  ])('sends %j', (text, fields) => {
    expect(only('whatsapp', whatsAppBatch([message('wamid.1', fields)], []))).toMatchObject({ text });
  });
});
