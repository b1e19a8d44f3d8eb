/**
 * Files of other services in the shapes that they really have. What is misread here is lost, or put into somebody else's mouth; the
 * file may be the last copy.
 */
import { describe, expect, it } from 'vitest';
import { conversationCalls, type ImportCall, memoryCall } from '../../../src/import/calls.ts';
import { readChatGpt } from '../../../src/import/formats/chatgpt.ts';
import { readClaude } from '../../../src/import/formats/claude.ts';
import { readMem0, readZep } from '../../../src/import/formats/memories.ts';
import { readSillyTavern } from '../../../src/import/formats/silly-tavern.ts';
import { readSlackDay, readSlackUsers } from '../../../src/import/formats/slack.ts';
import { readWhatsApp } from '../../../src/import/formats/whatsapp.ts';
import type { Imported, ImportedConversation } from '../../../src/import/imported.ts';

const spoken = (item: Imported | null): string[] =>
  (item as ImportedConversation).messages.map(
    ({ role, content, isLeft }) => `${isLeft ? 'left, ' : ''}${role}: ${content}`,
  );

const iso = (at: number | null | undefined): string => new Date(at ?? 0).toISOString();

const bodyOf = (call: ImportCall | undefined) =>
  (call?.body ?? {}) as { conversation: unknown; messages: Record<string, string>[] };

describe('a conversation of ChatGPT', () => {
  const node = (id: string, parent: string | null, message: unknown, children: string[] = []) => ({
    [id]: { id, parent, message, children },
  });
  const said = (role: string, parts: unknown[], more: Record<string, unknown> = {}) => ({
    id: `m-${parts.join('')}`.slice(0, 20),
    author: { role, name: null, metadata: {} },
    create_time: 1_700_000_000.5,
    content: { content_type: 'text', parts },
    weight: 1,
    recipient: 'all',
    metadata: {},
    ...more,
  });
  const file = {
    title: 'A dog',
    create_time: 1_699_999_999.25,
    update_time: 1_700_000_100,
    conversation_id: 'c-1',
    current_node: 'g',
    mapping: {
      ...node('root', null, null, ['s']),
      ...node('s', 'root', said('system', [''], { weight: 0 })),
      ...node(
        'h',
        's',
        said('user', ['About me'], { metadata: { is_visually_hidden_from_conversation: true } }),
      ),
      ...node(
        'i',
        'h',
        said('user', [], { content: { content_type: 'user_editable_context', user_profile: 'x' } }),
      ),
      ...node('a', 'i', said('user', ['My dog Rex limps.'])),
      ...node('left', 'a', said('assistant', ['An answer that was drawn again.'])),
      ...node('b', 'a', said('assistant', [], { content: { content_type: 'thoughts', thoughts: [] } })),
      ...node('c', 'b', said('assistant', ['search("limp")'], { recipient: 'browser' })),
      ...node('d', 'c', {
        ...said('tool', [], { author: { role: 'tool', name: 'browser' } }),
        content: { content_type: 'tether_quote', text: 'Dogs limp.' },
      }),
      ...node('e', 'd', said('assistant', ['See a vet.'])),
      ...node('edited', 'd', said('user', ['A question that was rewritten.'])),
      ...node(
        'f',
        'e',
        said('user', [], {
          create_time: null,
          content: {
            content_type: 'multimodal_text',
            parts: [
              { content_type: 'image_asset_pointer', asset_pointer: 'file-x' },
              'This is him.',
              { content_type: 'audio_transcription', text: 'Hear him.' },
            ],
          },
        }),
      ),
      ...node('g', 'f', said('assistant', ['A fine dog.'])),
    },
  };

  it('is the branch that was seen last, with what tools gave, the others marked as left, and without what was hidden, called or thought', () => {
    const read = readChatGpt(file);
    expect(spoken(read)).toEqual([
      'user: My dog Rex limps.',
      'tool: Dogs limp.',
      'assistant: See a vet.',
      'user: [image]\nThis is him.\nHear him.',
      'assistant: A fine dog.',
      'left, assistant: An answer that was drawn again.',
      'left, user: A question that was rewritten.',
    ]);
    expect(read).toMatchObject({ chatId: 'chatgpt:c-1', title: 'A dog', leftOut: 5 });
    expect(iso(read?.messages[0]?.at)).toBe('2023-11-14T22:13:20.500Z');
  });

  it('without a current node ends at the newest leaf, and in a circle ends at all', () => {
    const { current_node: _, ...open } = file;
    expect(spoken(readChatGpt(open))).toContain('assistant: A fine dog.');
    const round = {
      mapping: { ...node('a', 'b', said('user', ['x'])), ...node('b', 'a', said('user', ['y'])) },
    };
    expect(spoken(readChatGpt({ ...round, current_node: 'a' }))).toEqual(['user: y', 'user: x']);
    expect(readChatGpt({ mapping: {} })).toBeNull();
  });

  it('comes to calls with moments in order, ids of its own, and long texts in parts', () => {
    const read = readChatGpt(file) as ImportedConversation;
    const [call] = conversationCalls(read, 'ana');
    const { conversation, messages } = bodyOf(call);
    expect(conversation).toEqual({ chat_id: 'chatgpt:c-1', user_id: 'ana', title: 'A dog' });
    expect(messages.map(({ occurred_at: at }) => at)[3]).toBe('2023-11-14T22:13:20.501Z');
    expect(messages.map(({ status }) => status)).toEqual([...Array(5).fill(undefined), 'aborted', 'aborted']);
    expect(messages.every(({ role, user_id: user }) => (role === 'user') === (user === 'ana'))).toBe(true);
    const long = {
      ...read,
      messages: [{ role: 'user', content: '€'.repeat(30_000), at: 1, external_id: 'x' }],
    } as ImportedConversation;
    const parts = bodyOf(conversationCalls(long, 'ana')[0]).messages;
    expect(parts.map(({ external_id: id }) => id)).toEqual(['x', 'x#2', 'x#3']);
    expect(parts.map(({ content }) => content).join('')).toBe('€'.repeat(30_000));
    const many = {
      ...read,
      messages: Array.from({ length: 1_201 }, (_, i) => ({ role: 'user', content: `${i}`, at: null })),
    } as ImportedConversation;
    expect(conversationCalls(many, 'ana').map(({ messages: n }) => n)).toEqual([500, 500, 201]);
  });
});

describe('a conversation of Claude', () => {
  const say = (uuid: string, sender: string, content: unknown[], more = {}) => ({
    ...{
      uuid,
      sender,
      content,
      text: '',
      created_at: '2024-01-15T10:30:45.123456Z',
      attachments: [],
      files: [],
    },
    ...more,
  });
  const words = (text: string) => [{ type: 'text', text }];

  it('is what both said, with the texts of attachments, and without thoughts and calls', () => {
    const read = readClaude({
      uuid: 'u-1',
      name: '',
      created_at: '2024-01-15T10:30:00Z',
      chat_messages: [
        say('1', 'human', words('Read this.'), {
          attachments: [{ file_name: 'a.txt', extracted_content: 'Herons.' }],
        }),
        say('2', 'assistant', [
          { type: 'thinking', thinking: 'Hm.' },
          { type: 'tool_use', name: 'x', input: {} },
          ...words('Birds.'),
        ]),
        say('3', 'human', [], { text: 'An old field.' }),
        say('4', 'assistant', []),
      ],
    });
    expect(spoken(read)).toEqual([
      'user: Read this.\n\n[a.txt]\nHerons.',
      'assistant: Birds.',
      'user: An old field.',
    ]);
    expect(read).toMatchObject({ chatId: 'claude:u-1', title: null, leftOut: 1 });
  });

  it('with parents is the branch that was written last, the others marked as left', () => {
    const read = readClaude({
      uuid: 'u-2',
      name: 'T',
      chat_messages: [
        say('1', 'human', words('One.'), { parent_message_uuid: 'ROOT' }),
        say('2', 'assistant', words('Left.'), { parent_message_uuid: '1' }),
        say('3', 'assistant', words('Kept.'), { parent_message_uuid: '1' }),
      ],
    });
    expect(spoken(read)).toEqual(['user: One.', 'assistant: Kept.', 'left, assistant: Left.']);
  });
});

describe('chats of people', () => {
  it.each([
    ['iOS, German', '[24.12.23, 18:05:09] Anna: Frohe Weihnachten', '2023-12-24T18:05:09.000Z'],
    ['Android, British', '24/12/2023, 18:05 - Anna: Merry Christmas', '2023-12-24T18:05:00.000Z'],
    ['Android, American', '12/24/23, 6:05\u202fPM - Anna: Merry Christmas', '2023-12-24T18:05:00.000Z'],
    ['iOS, American', '\u200e[12/24/23, 6:05:09 PM] Anna: Merry Christmas', '2023-12-24T18:05:09.000Z'],
    ['Android, Spanish', '24/12/23, 6:05 p. m. - Anna: Feliz Navidad', '2023-12-24T18:05:00.000Z'],
    ['Android, Dutch', '24-12-2023 18:05 - Anna: Fijne kerst', '2023-12-24T18:05:00.000Z'],
    ['Android, Japanese', '2023/12/24, 18:05 - 田中: メリークリスマス', '2023-12-24T18:05:00.000Z'],
    ['iOS, Italian', '[24/12/23, 18:05:09] ~ Anna: Buon Natale', '2023-12-24T18:05:09.000Z'],
    [
      'Android, Finnish',
      '24.12.2023 klo 18.05 - Anna: Hyvää joulua'.replace('klo ', ''),
      '2023-12-24T18:05:00.000Z',
    ],
  ])('of WhatsApp are read as the phone writes them: %s', (_, line, at) => {
    const read = readWhatsApp([line], 'chat', null);
    expect([read?.messages.length, iso(read?.messages[0]?.at)]).toEqual([1, at]);
    expect(['Anna', '田中']).toContain(read?.messages[0]?.user_id);
  });

  it('of WhatsApp hold lines that go on and what was said twice, and not what the program says', () => {
    const read = readWhatsApp(
      [
        '01/02/2024, 09:00 - Messages and calls are end-to-end encrypted.',
        '01/02/2024, 09:01 - Ana: First line',
        'second line: with a colon',
        '',
        '03/02/2024, 09:01 - Bo: ok',
        '03/02/2024, 09:01 - Bo: ok',
        '03/02/2024, 09:02 - Bo: <Media omitted>',
      ],
      'crew',
      'Ana',
    );
    // Without a day beyond twelve: dates go on, so the day stands first.
    expect(iso(read?.messages[1]?.at)).toBe('2024-02-03T09:01:00.000Z');
    expect(spoken(read)).toEqual(['user: First line\nsecond line: with a colon\n', 'user: ok', 'user: ok']);
    const [call] = conversationCalls(read as ImportedConversation, 'me');
    expect(call?.body).toMatchObject({
      conversation: { chat_id: 'whatsapp:crew', shared: true },
      messages: [{ user_id: 'me', name: 'Ana' }, { user_id: 'Bo' }, { user_id: 'Bo' }],
    });
  });

  it('of Slack name their members, and hold no joins', () => {
    const users = readSlackUsers([
      { id: 'U1', name: 'ana', profile: { display_name: 'Ana' } },
      { id: 'U2', real_name: 'Bo B' },
    ]);
    const day = readSlackDay(
      [
        {
          type: 'message',
          user: 'U1',
          text: 'Ask <@U2> at <https://a.test|the site> &amp; <!here>',
          ts: '1512085950.000216',
        },
        {
          type: 'message',
          subtype: 'channel_join',
          user: 'U2',
          text: '<@U2> has joined',
          ts: '1512085951.000216',
        },
        {
          type: 'message',
          subtype: 'bot_message',
          bot_id: 'B1',
          username: 'ci',
          text: 'Green.',
          ts: '1512085952.000216',
        },
        { type: 'message', user: 'U2', text: '', files: [{}], ts: '1512085953.000216' },
      ],
      users,
    );
    expect(day).toMatchObject([
      {
        role: 'user',
        user_id: 'U1',
        name: 'Ana',
        content: 'Ask @Bo B at the site & @here',
        external_id: '1512085950.000216',
      },
      { role: 'assistant', name: 'ci', content: 'Green.' },
    ]);
    expect(iso(day[0]?.at)).toBe('2017-11-30T23:52:30.000Z');
  });

  it.each([
    ['June 10, 2026 2:30pm', '2026-06-10T14:30:00.000Z'],
    ['2023-5-12 @18h 30m 12s 345ms', '2023-05-12T18:30:12.345Z'],
    ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
  ])('of SillyTavern are dated as it was done then: %s', (date, at) => {
    const read = readSillyTavern(
      [
        { user_name: 'User', character_name: 'Seraphina', create_date: '2023-5-12 @18h 30m 12s 345ms' },
        {
          name: 'Seraphina',
          is_user: false,
          is_system: false,
          send_date: date,
          mes: 'Hi',
          swipes: ['Hi', 'Ho'],
          swipe_id: 0,
        },
        { name: 'System', is_user: false, is_system: true, send_date: date, mes: 'A note.' },
        { name: 'User', is_user: true, send_date: date, mes: 'Hello' },
      ],
      'c1',
    );
    expect(spoken(read)).toEqual(['assistant: Hi', 'user: Hello']);
    expect([iso(read?.messages[0]?.at), read?.title, read?.leftOut]).toEqual([at, 'Seraphina', 1]);
  });
});

describe('memories of other stores', () => {
  it('are facts of their users, since they were made, and no longer than they held', () => {
    const mem0 = readMem0({
      id: '1',
      memory: 'Likes tea',
      user_id: 'bo',
      created_at: '2024-05-01T10:00:00-07:00',
    });
    expect(mem0).toMatchObject({ content: 'Likes tea', userId: 'bo' });
    const zep = readZep({
      fact: 'Ana lived in Porto',
      valid_at: '2024-01-01T00:00:00Z',
      invalid_at: '2024-06-01T00:00:00Z',
    });
    expect(zep?.kind === 'memory' && memoryCall(zep, 'me').body).toMatchObject({
      user_id: 'me',
      valid_from: '2024-01-01T00:00:00.000Z',
      valid_to: '2024-06-01T00:00:00.000Z',
    });
    const session = readZep({
      session_id: 's',
      user_id: 'bo',
      messages: [
        { uuid: '1', role: 'Bo', role_type: 'user', content: 'Hi', created_at: '2024-01-01T00:00:00Z' },
        { role_type: 'norole', content: 'x' },
      ],
    });
    expect(spoken(session)).toEqual(['user: Hi']);
  });
});
