/** What a question may look like: odd characters, languages, times, nothing at all. Somebody who is told "nothing found" believes it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { contents, search } from './searches.ts';

describe('a query that names nothing', () => {
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    const lines = [
      'Who are you and what do you do?',
      'We go on and on about the harp.',
      'Will the tuba be there?',
      '你是我的朋友。',
      'Was ist das für eine Geige?',
    ];
    const messages = lines.map((content) => ({ role: 'user', content, occurred_at: '2024-03-01T09:30:00Z' }));
    await own.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });
    await remember(own, 'Ana plays the harp.');
  });

  it.each([
    'Who are you?',
    'go on',
    'and then?',
    'What was it about?',
    'Was ist das?',
    '你是谁？',
    'qwrtp zxcvb',
    'asdf the qwer',
  ])('finds no message, however many share its words: %s', async (query) => {
    expect(await contents(own, query, { sources: ['events'] })).toEqual([]);
  });

  it.each<[query: string, found: string]>([
    ['Who has a harp?', 'We go on and on about the harp.'],
    ['Will', 'Will the tuba be there?'],
    ['go on with the harp', 'We go on and on about the harp.'],
    ['朋友是谁？', '你是我的朋友。'],
    ['Who are you and what is this Geige?', 'Was ist das für eine Geige?'],
  ])('but finds what one names: %s', async (query, found) => {
    expect(await contents(own, query)).toContain(found);
  });
});

describe('a time in a question', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  let own: TestWorkspace;
  let channel: string;

  const say = (chat_id: string, content: string, occurred_at: string, more: Record<string, unknown> = {}) =>
    own.call('POST', '/v1/ingest', {
      conversation: { chat_id, user_id: 'ana', ...more },
      messages: [{ role: 'user', content, occurred_at }],
    });

  beforeAll(async () => {
    own = await createWorkspace();
    channel = (await own.call<{ id: string }>('POST', '/v1/channels', { name: 'garden' })).body.id;
    await say('one', 'Leeks are planted.', daysAgo(1));
    await say('two', 'Corn is sown.', daysAgo(1), { channel_id: channel });
    await say('three', 'Beans are picked.', daysAgo(100));
    await say('four', 'The boat is sold.', daysAgo(1), { user_id: 'bob' });
  });

  it.each<[where: string, body: () => Record<string, unknown>, found: string[]]>([
    ['in all that the user said', () => ({}), ['Corn is sown.', 'Leeks are planted.']],
    ['in one channel', () => ({ channel_id: channel }), ['Corn is sown.']],
    ['for another user', () => ({ user_id: 'bob' }), ['The boat is sold.']],
    ['before it', () => ({ as_of: daysAgo(3) }), []],
    ['among memories', () => ({ sources: ['memories'] }), []],
  ])('finds what was said then without any word of it: %s', async (_, body, found) => {
    expect((await contents(own, 'What did I say yesterday?', body())).sort()).toEqual(found);
  });

  it('finds no message in a conversation when only memories are asked for', async () => {
    const conversation_id = await openConversation(own, { chat_id: 'one' });
    const inIt = { conversation_id, sources: ['memories'] };
    expect(await contents(own, 'What did I say yesterday?', inIt)).toEqual([]);
    expect(await contents(own, 'What did I say yesterday?', { conversation_id })).toEqual([
      'Leeks are planted.',
    ]);
  });
});

/** Queries with a title that any terminal can show. */
const titled = (queries: readonly string[]): [string, string][] =>
  queries.map((query) => [JSON.stringify(query).slice(0, 40), query]);

describe('a query with odd characters', () => {
  let own: TestWorkspace;
  const TEXT =
    'The "lighthouse" of C++ isn’t (near) AND or NOT: 50% e-mail, node.js, foo-bar; 🦔 it’s Zoë’s!';

  beforeAll(async () => {
    own = await createWorkspace();
    await takeTurn(own, await openConversation(own), TEXT);
    await remember(own, TEXT);
  });

  it.each(
    titled([
      '"lighthouse"',
      '"lighthouse',
      'lighthouse"',
      "lighthouse'",
      "'; DROP TABLE events; -- lighthouse",
      'lighthouse AND',
      'AND OR NOT lighthouse',
      'NEAR(lighthouse, 3)',
      'NOT lighthouse',
      'lighthouse*',
      '*lighthouse',
      '^lighthouse',
      'terms:lighthouse',
      '{terms conversation}: lighthouse',
      '(lighthouse',
      'lighthouse)',
      '((lighthouse))',
      '-lighthouse',
      '+lighthouse -- foo',
      'lighthouse:',
      'light·house lighthouse',
      '\\lighthouse\\',
      '%lighthouse_',
      'LIGHTHOUSE',
      'ｌｉｇｈｔｈｏｕｓｅ',
      'lighthouses',
      '-foo',
      'foo-bar',
      'node.js',
      'e-mail',
      'C++',
      '🦔',
      'zoe',
      'Zoë',
      `${'unrelated '.repeat(398)} lighthouse`.slice(-4_000),
      `${Array.from({ length: 200 }, (_, i) => `filler${i}`).join(' ')} lighthouse`,
      'lighthouse \u200b\u202e\ufeff',
      'lighthouse\u0000',
    ]),
  )('finds the text that has its words: %s', async (_, query) => {
    expect(await contents(own, query)).toEqual([TEXT, TEXT]);
  });

  it.each(
    titled([
      'x',
      '語',
      '"',
      '""',
      '*',
      '()',
      '()()',
      '-',
      'AND',
      'NEAR',
      'the of and',
      '😀😀😀',
      '👩‍👩‍👧‍👦',
      '…',
      '\u200b',
      '\ud83d',
      '·',
      '"·"',
      '\\',
      ';--',
      "'",
      '%',
      '$ref',
      '{}',
      'ﷺ',
      'Z̸̢͙a̴l̵g̷o̸',
      'a'.repeat(4_000),
      '語'.repeat(4_000),
      '"'.repeat(4_000),
      'word '.repeat(800),
      Array.from({ length: 700 }, (_, i) => `w${i}`).join(' '),
      `${'('.repeat(2_000)}${')'.repeat(2_000)}`,
    ]),
  )('is never an error: %s', async (_, query) => {
    const answer = await search(own, query);
    expect(answer.status).toBe(200);
    expect(answer.body.degraded).toEqual([]);
  });

  it('is no error in a turn either, where the words are the user’s own', async () => {
    const conversation = await openConversation(own, { chat_id: 'odd' });
    for (const text of ['"', 'NEAR(', '* AND *', '\ud83d', '()', '🦔', '-foo "bar']) {
      const turn = await takeTurn(own, conversation, text);
      expect(turn.status, text).toBe(200);
    }
  });

  it.each(['', ' ', '\n\t', '\u3000'])('that is blank (%j) is refused by name', async (query) => {
    expectProblem(await search(own, query), 422, 'query');
  });
});

describe('a language', () => {
  const SAID: [language: string, text: string, query: string][] = [
    ['Chinese', '我妹妹在里斯本养蜜蜂。', '蜜蜂'],
    ['Chinese, one character', '他家有一只猫。', '猫'],
    ['Chinese with English inside', '他用Kubernetes部署服务。', 'kubernetes'],
    ['Japanese', '妹はリスボンで蜂を飼っています。', 'リスボン'],
    ['Japanese in half-width katakana', '弟はパソコンを直します。', 'ﾊﾟｿｺﾝ'],
    ['Thai', 'น้องสาวของฉันเลี้ยงผึ้งที่ลิสบอน', 'ผึ้ง'],
    ['Arabic', 'أختي تربي النحل في لشبونة', 'لشبونة'],
    ['Arabic with vowels', 'الكِتَابُ على الطاولة', 'الكتاب'],
    ['German', 'Meine Schwester züchtet Bienen in Köln.', 'zuchtet köln'],
    ['German capitals', 'Die Straße ist gesperrt.', 'STRAßE'],
    ['Russian', 'Моя сестра держит пчёл в Лиссабоне.', 'ПЧЁЛ'],
    ['Russian without dots', 'Он ест мёд и хлеб.', 'мед'],
    ['Korean', '내 여동생은 리스본에서 벌을 키웁니다', '리스본에서'],
    ['Hindi', 'मेरी बहन लिस्बन में मधुमक्खी पालती है', 'मधुमक्खी'],
    ['Greek', 'Η αδελφή μου έχει μέλισσες.', 'ΜΕΛΙΣΣΕΣ'],
  ];
  let own: TestWorkspace;

  beforeAll(async () => {
    own = await createWorkspace();
    await own.call('POST', '/v1/ingest', {
      conversation: { chat_id: 'babel', user_id: 'ana' },
      messages: SAID.map(([, content]) => ({ role: 'user', content, occurred_at: '2026-03-01T09:30:00Z' })),
    });
    await Promise.all(SAID.map(([, text]) => remember(own, text)));
  });

  it.each(SAID)(
    'is found by a word of it, and before what does not have that word: %s',
    async (_language, text, query) => {
      expect((await contents(own, query, { sources: ['events'] }))[0]).toBe(text);
      // What the message taught says it as well, with its full stop.
      expect((await contents(own, query, { sources: ['memories'] }))[0]).toMatch(new RegExp(`^${text}\\.?$`));
    },
  );
});
