/**
 * Older transcripts that are imported after an erasure. People keep exports of their chats for years: what they asked to be
 * forgotten, or to be erased, must not come back with one; what they say anew is a new beginning.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { createHider, userName } from '../../../../src/memory/lifetime/tombstones.ts';
import { summariserSays } from '../../support/scenes/compaction.ts';
import { newMark, openGroup } from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});

const OLD = '2026-01-05T10:00:00Z';
/** A moment after whatever was erased so far. */
const since = () => new Date(Date.now() + 1).toISOString();

interface Report {
  readonly conversation_id: string;
  readonly accepted: number;
  readonly duplicates: number;
  readonly erased: number;
}

const ingest = (
  chat: string,
  messages: readonly Record<string, unknown>[],
  identity: Record<string, unknown> = {},
) =>
  workspace.call<Report>('POST', '/v1/ingest', {
    conversation: { chat_id: chat, user_id: 'ana', ...identity },
    messages: messages.map((message) => ({ role: 'user', occurred_at: OLD, ...message })),
  });

const known = async (user = 'ana'): Promise<string[]> => {
  const { body } = await workspace.call<{ data: { content: string }[] }>(
    'GET',
    `/v1/memories?user_id=${user}`,
  );
  return body.data.map(({ content }) => content);
};

const found = async (query: string): Promise<string[]> => {
  const { body } = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
    query,
    user_id: 'ana',
  });
  return body.results.map(({ content }) => content);
};

describe('a memory that its user had forgotten', () => {
  it.each([
    ['by a wish', 'I live in Porto.'],
    ['by a wish', 'I live in Porto, Portugal.'],
    ['by hand', 'I live in Porto.'],
    ['in a batch', 'I moved to Porto.'],
  ])(
    '(%s) is not learnt again from an older transcript that says "%s", and is from what is said since',
    async (how, text) => {
      const home = await openConversation(workspace, { chat_id: 'home' });
      await exchange(workspace, home, 'I live in Porto.', 'Nice.');
      expect(await known()).toEqual(['Lives in Porto.']);
      if (how === 'by a wish') await exchange(workspace, home, 'Forget that I live in Porto.', 'Done.');
      else {
        const { body } = await workspace.call<{ data: { id: string }[] }>('GET', '/v1/memories?user_id=ana');
        const id = body.data[0]?.id ?? '';
        if (how === 'by hand') await workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`);
        else await workspace.call('POST', '/v1/memories/batch', { delete: [{ id, user_id: 'ana' }] });
      }
      expect(await known()).toEqual([]);

      const imported = await ingest('old', [
        { content: text },
        { role: 'assistant', content: 'I see.' },
        { content: 'My cat is called Miso.' },
      ]);
      expect(imported.body).toMatchObject({ accepted: 3, erased: 0 });
      expect((await known()).join()).not.toContain('Porto');
      expect((await known()).join()).toContain('Miso');
      expect((await found('Where do I live? Porto?')).join()).not.toContain('Porto');
      // The record has it; nothing shows it, and no summary or model makes it a memory.
      const { conversation_id: id } = imported.body;
      expect((await storedEvents(workspace, id)).map(({ content }) => content)).toContain(text);
      expect((await liveHistory(workspace, id)).messages.map(({ content }) => content)).toEqual([
        'I see.',
        'My cat is called Miso.',
      ]);
      const fact = { category: 'other', content: 'The user lives in Porto.', user: 'ana' };
      const spy = summariserSays(() => ({ summary: 'S.', range_summary: 'R.', facts: [fact] }));
      expect((await workspace.call('POST', `/v1/conversations/${id}/compact`)).body).toMatchObject({
        status: 'compacted',
      });
      spy.mockRestore();
      expect((await known()).join()).not.toContain('Porto');
      await workspace.call('POST', `/v1/conversations/${id}/branches`, { purpose: 'persistence' });
      expect((await known()).join()).not.toContain('Porto');

      // A turn that its client dates back is no door either.
      await takeTurn(workspace, home, 'I live in Porto.', { occurred_at: OLD });
      expect((await known()).join()).not.toContain('Porto');
      await ingest('new', [{ content: 'I live in Porto.', occurred_at: since() }]);
      expect((await known()).join()).toContain('Porto');
    },
  );

  it.each([
    ['My sister Carla is getting divorced.', 'Please forget that Carla is getting divorced.', /divorc/],
    ['My cat is called Miso.', 'Forget the name of my cat.', /Miso/],
  ])('that says "%s" goes by "%s", which ends or teaches nothing itself', async (said, wish, told) => {
    const home = await openConversation(workspace, { chat_id: 'home' });
    await exchange(workspace, home, said, 'I see.');
    expect((await known()).join()).toMatch(told);
    const { body } = await takeTurn(workspace, home, wish);
    expect((body as unknown as { signals: { action: string }[] }).signals).toMatchObject([
      { action: 'forgotten' },
    ]);
    await ingest('old', [{ content: said }, { role: 'assistant', content: 'I see.' }]);
    expect(await known()).toEqual([]);
    expect((await found(said)).join()).not.toMatch(told);
  });

  it('is another user’s or another value’s to keep', async () => {
    const id = await remember(workspace, 'Lives in Porto.', { topic_key: 'home' });
    await workspace.call('DELETE', `/v1/memories/${id}?user_id=ana`);
    await ingest('bo', [{ content: 'I live in Porto.' }], { user_id: 'bo' });
    await ingest('old', [{ content: 'I live in Lisbon.' }]);
    expect(await known('bo')).toEqual(['Lives in Porto.']);
    expect(await known()).toEqual(['Lives in Lisbon.']);
  });
});

describe('an erased user', () => {
  it('comes back with nothing from before: not stored, not learnt, counted; what they say since is a new beginning', async () => {
    const mark = newMark();
    const user = `ana-${mark}`;
    const mine = { user_id: user };
    await ingest('chat', [{ content: `I live in ${mark}.` }], mine);
    const group = await openGroup(workspace, 'group');
    await workspace.call('DELETE', `/v1/users/${user}`);

    expectProblem(await ingest('chat', [{ content: `I live in ${mark}.` }], mine), 410);
    expectProblem(await ingest('other', [{ content: `I live in ${mark}.` }], mine), 410);
    const inGroup = { shared: true, user_id: undefined };
    const mixed = await ingest(
      'group',
      [
        { content: `I live in ${mark}.`, user_id: user },
        { role: 'assistant', content: `So ${mark} it is.` },
        { content: 'I live in Graz.', user_id: 'bo' },
        { role: 'assistant', content: 'Graz, then.' },
      ],
      inGroup,
    );
    expect(mixed.body).toMatchObject({ accepted: 2, duplicates: 0, erased: 2 });
    expect((await storedEvents(workspace, group)).map(({ content }) => content)).toEqual([
      'I live in Graz.',
      'Graz, then.',
    ]);
    expectProblem(
      await takeTurn(workspace, group, `I live in ${mark}.`, { user_id: user, occurred_at: OLD }),
      410,
    );
    expect(await placesOf(mark)).toEqual([]);

    const anew = await ingest(
      'chat',
      [{ content: 'I live in Rome.' }, { content: 'I live in Oslo.', occurred_at: since() }],
      mine,
    );
    expect(anew.body).toMatchObject({ accepted: 1, duplicates: 0, erased: 1 });
    expect(await known(user)).toEqual(['Lives in Oslo.']);
  });

  it('is remembered by a digest that nobody can guess without the key of the deployment, and bounded in time', async () => {
    const user = 'ana@example.com';
    await ingest('chat', [{ content: 'I live in Porto.' }], { user_id: user });
    await workspace.call('DELETE', `/v1/users/${user}`);
    const rows = await rowsOf<{ digest: string; words: string; until: number; expires_at: number }>(
      'SELECT * FROM tombstones WHERE workspace_id = ?',
      [workspace.id],
    );
    const name = userName(workspace.id, user);
    const own = createHider([testEnv.ROOT_SECRET]).hide(name);
    const without = createHider(['another secret of a deployment']).hide(name);
    const digests = rows.map(({ digest }) => digest);
    expect(digests).toContain(own);
    expect(digests).not.toContain(without);
    expect(JSON.stringify(rows)).not.toMatch(/example|porto|chat/i);
    for (const { until, expires_at } of rows) expect(expires_at).toBeGreaterThan(until);
    // Erased again, there is one row and the later moment.
    await workspace.call('DELETE', `/v1/users/${user}`);
    const again = await rowsOf<{ until: number }>('SELECT until FROM tombstones WHERE digest = ?', [own]);
    expect(again).toHaveLength(1);
    expect(again[0]?.until).toBeGreaterThanOrEqual(rows.find(({ digest }) => digest === own)?.until ?? 0);
    await workspace.call('DELETE', `/v1/workspaces/${workspace.id}`);
    expect(await rowsOf('SELECT 1 FROM tombstones WHERE workspace_id = ?', [workspace.id])).toEqual([]);
  });
});

describe('an erased conversation', () => {
  it.each([
    ['by their ids', (i: number) => ({ external_id: `m${i}` })],
    ['by what they say', () => ({})],
  ] as const)(
    'does not come back with its messages, known %s; what is said there since does',
    async (_, ids) => {
      const mark = newMark();
      const messages = [
        { content: `I live in ${mark}.`, ...ids(1) },
        { role: 'assistant', content: `${mark}!`, ...ids(2) },
      ];
      const first = await ingest('chat', messages);
      await workspace.call('DELETE', `/v1/conversations/${first.body.conversation_id}`);
      expectProblem(await ingest('chat', messages), 410);
      expect(await placesOf(mark)).toEqual([]);

      const id = await openConversation(workspace);
      expect(id).not.toBe(first.body.conversation_id);
      const mixed = await ingest('chat', [...messages, { content: 'I live in Oslo.', occurred_at: since() }]);
      expect(mixed.body).toMatchObject({ conversation_id: id, accepted: 1, erased: 2 });
      expectProblem(await ingest('chat', messages), 410);
      expectProblem(await takeTurn(workspace, id, `I live in ${mark}.`, { occurred_at: OLD }), 410);
      expect(await placesOf(mark)).toEqual([]);
      expect((await takeTurn(workspace, id, 'Hello again.')).status).toBe(200);
      expect(await known()).toEqual(['Lives in Oslo.']);
    },
  );
});

describe('the messages of an erased conversation', () => {
  it('do not come back under another chat: by ids, without, by another clock, piecewise, or as a turn that is dated back', async () => {
    const mark = newMark();
    const messages = [
      { content: `I live in ${mark}.`, external_id: 'm1', occurred_at: '2026-01-05T10:00:00.250Z' },
      {
        role: 'assistant',
        content: `${mark}! What a place to live in.`,
        occurred_at: '2026-01-05T10:00:09Z',
      },
      { content: `Yes, ${mark}`, occurred_at: '2026-01-05T10:01:00Z' },
      { role: 'assistant', content: mark, occurred_at: '2026-01-05T10:01:05Z' },
    ];
    const live = await openConversation(workspace, { chat_id: 'live' });
    await exchange(workspace, live, `I work at ${mark} Limited.`, `${mark} Limited, noted.`);
    const said = (await storedEvents(workspace, live)) as unknown as {
      role: string;
      content: string;
      occurred_at: string;
    }[];
    const first = await ingest('chat', messages);
    await workspace.call('DELETE', `/v1/conversations/${first.body.conversation_id}`);
    await workspace.call('DELETE', `/v1/conversations/${live}`);
    expect(await placesOf(mark)).toEqual([]);

    const bare = messages.map(({ external_id: _, ...message }) => message);
    const coarse = bare.map((message) => ({
      ...message,
      content: ` ${message.content}\r\n`,
      occurred_at: message.occurred_at.replace('.250', ''),
    }));
    const shifted = said.map(({ role, content, occurred_at }) => ({
      role,
      content,
      occurred_at: new Date(Date.parse(occurred_at) - 5_000).toISOString(),
    }));
    for (const transcript of [messages, bare, coarse, bare.slice(1, 2), shifted])
      expectProblem(await ingest(`other-${mark}`, transcript), 410);
    expect(await rowsOf('SELECT 1 FROM conversations WHERE chat_id = ?', [`other-${mark}`])).toEqual([]);
    const id = await openConversation(workspace, { chat_id: 'new' });
    const dated = { occurred_at: messages[0]?.occurred_at };
    expectProblem(await takeTurn(workspace, id, `I live in ${mark}.`, dated), 410);
    expect(await placesOf(mark)).toEqual([]);
    const mixed = await ingest('new', [...bare, { content: 'My cat is called Miso.' }]);
    expect(mixed.body).toMatchObject({ conversation_id: id, accepted: 1, duplicates: 0, erased: 4 });
    expect((await known()).join()).not.toMatch(/place|Porto/);
    expect(await placesOf(mark)).toEqual([]);
  });

  it('are nobody else’s: another user, another day and what is said since are taken in', async () => {
    const at = { occurred_at: '2026-01-05T10:00:00Z' };
    const said = [
      { content: 'I live in Porto.', ...at },
      { role: 'assistant', content: 'Noted.', ...at },
    ];
    const { body } = await ingest('chat', said);
    await workspace.call('DELETE', `/v1/conversations/${body.conversation_id}`);
    expect((await ingest('bo', said, { user_id: 'bo' })).body).toMatchObject({ accepted: 2, erased: 0 });
    const next = said.map((message) => ({ ...message, occurred_at: '2026-01-06T10:00:00Z' }));
    expect((await ingest('next', next)).body).toMatchObject({ accepted: 2, erased: 0 });
    // What is answered in few words is answered everywhere.
    const other = [
      { content: 'I work at Acme.', ...at },
      { role: 'assistant', content: 'Noted.', ...at },
    ];
    expect((await ingest('work', other)).body).toMatchObject({ accepted: 2, erased: 0 });
    const id = await openConversation(workspace, { chat_id: 'again' });
    expect((await takeTurn(workspace, id, 'I live in Porto.')).status).toBe(200);
  });

  it('of a channel that is erased do not come back in another one either', async () => {
    const mark = newMark();
    const { body: channel } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: mark });
    const said = [{ content: `I live in ${mark}.` }];
    await ingest('chat', said, { channel_id: channel.id });
    await workspace.call('DELETE', `/v1/channels/${channel.id}`);
    expectProblem(await ingest('elsewhere', said), 410);
    expect(await placesOf(mark)).toEqual([]);
  });
});

describe('a wish to forget that is aborted', () => {
  it('leaves the memory, the message that taught it and older transcripts as they were', async () => {
    const home = await openConversation(workspace, { chat_id: 'home' });
    await exchange(workspace, home, 'I live in Oslo.', 'Nice.');
    await exchange(workspace, home, 'My cat is called Miso.', 'Nice.');
    await exchange(workspace, home, 'Forget that my cat is called Miso.', 'Done.');
    const unseen = () =>
      rowsOf<{ content: string }>(
        "SELECT content FROM events WHERE conversation_id = ? AND withheld_at IS NOT NULL AND status = 'active'",
        [home],
      ).then((rows) => rows.map(({ content }) => content));
    const kept = () =>
      rowsOf('SELECT digest, until FROM tombstones WHERE workspace_id = ? ORDER BY digest', [workspace.id]);
    const [withheld, tombstones] = [await unseen(), await kept()];
    // The wish, what it means, and what answered that.
    expect(withheld).toHaveLength(3);
    await takeTurn(workspace, home, 'Forget that I live in Oslo.', { turn_id: 'wish' });
    expect(await known()).toEqual([]);
    expect(await unseen()).toContain('I live in Oslo.');
    expect(await kept()).not.toEqual(tombstones);
    const aborted = await workspace.call('POST', `/v1/conversations/${home}/turns/wish/abort`);
    expect(aborted.status).toBe(200);
    expect(await known()).toEqual(['Lives in Oslo.']);
    expect([await unseen(), await kept()]).toEqual([withheld, tombstones]);
    expect(await found('Where do I live? Oslo?')).toContain('I live in Oslo.');
    // A wish that stands is not undone with another one: the transcript teaches the one, and not the other.
    await ingest('old', [{ content: 'I live in Oslo.' }, { content: 'My cat is called Miso.' }]);
    expect(await known()).toEqual(['Lives in Oslo.']);
  });
});

describe('what was said long ago, where nothing was erased', () => {
  it.each(['1970-01-01T00:00:00Z', '1969-07-20T20:17:40Z'])(
    'on %s: is imported, taken as a turn, and known',
    async (occurred_at) => {
      const imported = await ingest('chat', [{ content: 'I live in Porto.', occurred_at }]);
      expect([imported.status, imported.body]).toMatchObject([200, { accepted: 1, erased: 0 }]);
      expect(await known()).toEqual(['Lives in Porto.']);
      const shared = await ingest('group', [{ content: 'Hi.', user_id: 'bo', occurred_at }], {
        user_id: undefined,
        shared: true,
      });
      expect([shared.status, shared.body]).toMatchObject([200, { accepted: 1, erased: 0 }]);
      const id = await openConversation(workspace, { chat_id: 'turns', user_id: 'cy' });
      expect((await takeTurn(workspace, id, 'I live in Oslo.', { occurred_at })).status).toBe(200);
      expect(await known('cy')).toEqual(['Lives in Oslo.']);
    },
  );
});
