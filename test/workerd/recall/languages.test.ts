/**
 * Search over HTTP in many languages, and for what only looks like words: addresses, versions, identifiers, emoji. All stand
 * in one conversation beside messages that look alike. A user who writes Thai, or asks for an error code, loses all that was
 * said when the cut of words is made for English prose.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkspace, type TestWorkspace } from '../support/service/workspace.ts';

type Case = readonly [message: string, ...questions: string[]];

/** A message and the questions that must bring it first. */
const LANGUAGES: Readonly<Record<string, readonly Case[]>> = {
  English: [['The cello lesson moved to Thursday.', 'When are the cello lessons?', 'CELLO']],
  German: [
    ['In der Straße vor dem Laden streunen Katzen.', 'Wem gehört die Katze?', 'strasse vor dem laden'],
    ['Der Zahnarzttermin wurde verschoben, die Größe passt.', 'zahnarzttermin', 'GROESSE grösse'],
  ],
  French: [["L'anniversaire d'Hélène est à Orléans.", 'anniversaire', 'helene', 'Où est Orléans ?']],
  Danish: [['Søren Kjær repairs the boiler.', 'Soren', 'What does soren kjaer repair?']],
  Polish: [['Pociąg do Łodzi odjeżdża z Łódź Fabryczna.', 'lodz fabryczna', 'Łódź']],
  Chinese: [
    ['我妹妹在京都大学拉大提琴。', '京都', '谁在拉大提琴？', '提琴'],
    ['梅拉妮上周带孩子去露营了。', '梅拉妮什么时候去露营？', '露营'],
  ],
  Japanese: [
    ['カロリンコンサートのチケットを買った。', 'カロリン', 'ｺﾝｻｰﾄのチケット'],
    ['新しいサーバーは東京にある。', 'サーバ', '東京のサーバー'],
  ],
  Korean: [['동생은 학교에서 첼로를 켠다.', '학교', '첼로']],
  Thai: [
    ['เมื่อวานผมไปดูเชลโลกับเพื่อน', 'เชลโล'],
    ['ไมเคิลมากรุงเทพพรุ่งนี้', 'ไมเคิล', 'กรุงเทพ'],
  ],
  Arabic: [
    ['اشتريت الكتاب من المكتبة يوم ٢٤ مارس.', 'كتاب', 'مكتبه'],
    ['أحمد يعمل مع المهندسين.', 'احمد', 'أين المهندسون؟'],
  ],
  Russian: [
    ['Вчера мы гуляли с собаками по Москве.', 'собака', 'Москва', 'С кем гуляли в Москве?'],
    ['Алёна купила зелёный чайник.', 'алена', 'зеленого чайника'],
  ],
};

const IDENTIFIERS: readonly Case[] = [
  ['The foo-bar module panics on start.', 'foo-bar', 'foo bar module', 'foobar', 'fooBar'],
  ['Her compiler course is about C++ templates.', 'C++', 'c++ course'],
  ['The game is written in C# by two people.', 'C#'],
  ['They ported the ledger to .NET last year.', '.NET'],
  ['The gateway runs on Node.js behind nginx.', 'node.js', 'NodeJS'],
  ["It's O'Neil who keeps the spare key.", "O'Neil", 'oneil'],
  [
    'Write to ann.lee@example.org about the lease.',
    'ann.lee@example.org',
    'ANN.LEE@EXAMPLE.ORG',
    'lease ann',
  ],
  ['We pinned the broker at v2.3.1 for now.', '2.3.1', 'v2.3.1', 'version 2.3.1'],
  ['Call getUserById before the audit.', 'getUserById', 'get_user_by_id', 'getuserbyid'],
  ['The patch touches src/lib/parser.ts only.', 'src/lib/parser.ts', 'parser.ts'],
  ['Ticket #4711 is about the leaking tap.', '#4711', '4711'],
  ['The office has IPv6 since May.', 'IPv6', 'ipv6'],
  ['The printer answers at 192.168.0.17:9100.', '192.168.0.17'],
  ['The invoice of 1,250 euros is paid.', '1250', '1.250'],
  ['She got the ＩＢＭ ＰＣ from her uncle.', 'ibm pc'],
  ['🇩🇪 won again!', '🇩🇪'],
  ['👩🏽‍💻 until midnight', '👩‍💻'],
  ['My heart ❤️‍🔥 is burning', '❤‍🔥'],
];

/** What shares letters, digits or parts with the messages above. */
const LOOK_ALIKES = [
  'Foo fighters played at the bar.',
  'C is the third letter, a b c.',
  'The fishing net has holes.',
  'Every node hums, said the electrician.',
  'Its wheels squeak.',
  'Lee gave an example for each org chart to Ann.',
  '2 eggs, 3 cups of flour and 1 spoon of salt.',
  'The server 2.3.2 came out after 2.1.3.',
  'Get a user guide by mail, with your id.',
  'The words in the library are old.',
  'It is 47 steps to house 11.',
  'Rooms 192 and 168 are free, 17 is not.',
  '1 boat, 250 people.',
  '🇫🇷 lost this time',
  '👩 and 👨 met at the door',
  'The list of guests grew.',
  '我在北京上班，天都很冷。',
  '孩子上学了。',
  '昨日は雨だった。',
  'วันนี้ฝนตกหนัก',
  'الطقس جميل اليوم.',
  'Сегодня идёт дождь.',
  'Der Kater schläft auf dem Sofa.',
];

interface Found {
  readonly results: readonly { content: string }[];
}

let workspace: TestWorkspace;
let conversationId: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  const wanted = [...Object.values(LANGUAGES).flat(), ...IDENTIFIERS].map(([message]) => message);
  const contents = wanted.flatMap((message, i) => [message, ...LOOK_ALIKES.slice(i, i + 1)]);
  const ingested = await workspace.call<{ conversation_id: string }>('POST', '/v1/ingest', {
    conversation: { chat_id: 'languages', user_id: 'ana' },
    messages: contents.map((content, i) => ({
      role: 'user',
      content,
      occurred_at: new Date(Date.UTC(2026, 0, 1, i)).toISOString(),
    })),
  });
  expect(ingested.body).toMatchObject({ accepted: contents.length });
  conversationId = ingested.body.conversation_id;
});

async function first(query: string): Promise<string | undefined> {
  const answer = await workspace.call<Found>('POST', '/v1/search', {
    query,
    user_id: 'ana',
    conversation_id: conversationId,
    sources: ['events'],
    top_k: 3,
  });
  expect(answer.status, query).toBe(200);
  return answer.body.results[0]?.content;
}

/** The questions that bring another message first, and which. */
async function misses(cases: readonly Case[]): Promise<(readonly [string, string | undefined])[]> {
  const asked = cases.flatMap(([message, ...questions]) => questions.map((query) => ({ message, query })));
  const answers = await Promise.all(
    asked.map(async ({ message, query }) => ({ message, query, found: await first(query) })),
  );
  return answers.filter(({ message, found }) => found !== message).map(({ query, found }) => [query, found]);
}

describe('what was said is found first', () => {
  it.each(Object.entries(LANGUAGES))('in %s', async (_, cases) => {
    expect(await misses(cases)).toEqual([]);
  });

  it('by identifiers, addresses, numbers and emoji, as a whole, in other spellings and by their parts', async () => {
    expect(await misses(IDENTIFIERS)).toEqual([]);
  });
});
