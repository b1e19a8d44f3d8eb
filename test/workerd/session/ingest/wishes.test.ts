/**
 * Wishes to forget in what is imported. A transcript is history: what its user wanted forgotten in it must not come to be known by
 * the import, the wish must not be learnt in its place, and what is known from elsewhere must not be lost by words of years ago.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summariserSays } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Report {
  readonly conversation_id: string;
  readonly accepted: number;
}

/** A line of a transcript: the minute of a day long ago, and what was said; an assistant's with `>` before it. */
type Line = readonly [minute: number, text: string];
const SAID: Line = [0, 'I live in Porto.'];
const WISH: Line = [5, 'Please forget that I live in Porto.'];

const ingest = async (lines: readonly Line[], chat = 'chat'): Promise<Report> =>
  (
    await workspace.call<Report>('POST', '/v1/ingest', {
      conversation: { chat_id: chat, user_id: 'ana' },
      messages: lines.map(([minute, text]) => ({
        role: text.startsWith('>') ? 'assistant' : 'user',
        content: text.replace(/^>/, ''),
        occurred_at: new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString(),
      })),
    })
  ).body;

const known = async (): Promise<string[]> => {
  const { body } = await workspace.call<{ data: { content: string }[] }>('GET', '/v1/memories?user_id=ana');
  return body.data.map(({ content }) => content).sort();
};

const found = async (query: string): Promise<string> => {
  const { body } = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
    query,
    user_id: 'ana',
  });
  return body.results.map(({ content }) => content).join('\n');
};

const CAT: Line = [1, 'My cat is called Miso.'];

describe('a wish to forget that is imported', () => {
  it.each([
    ['in one call', [[SAID, CAT, WISH]]],
    ['in a later call', [[SAID, CAT], [WISH]]],
    ['in an earlier call, as an export has it that begins with its newest page', [[WISH], [SAID, CAT]]],
    [
      'twice',
      [
        [SAID, CAT, WISH],
        [SAID, WISH],
        [CAT, WISH],
      ],
    ],
  ])('%s, takes what was said before it along, and is no memory itself', async (_, calls) => {
    let id = '';
    for (const lines of calls) id = (await ingest(lines)).conversation_id;
    expect((await known()).join()).toContain('Miso');
    expect((await known()).join()).not.toContain('Porto');
    expect(await found('Where do I live? Porto?')).not.toContain('Porto');
    // The record has both; nothing shows them, and no model makes a memory of them.
    expect(
      (await storedEvents(workspace, id)).filter(({ content }) => content.includes('Porto')),
    ).toHaveLength(2);
    const live = (await liveHistory(workspace, id)).messages.map(({ content }) => content).join();
    expect(live).not.toContain('Porto');
    const fact = { category: 'other', content: 'The user lives in Porto.', user: 'ana' };
    const read: string[] = [];
    summariserSays(({ messages }) => {
      read.push(...messages.map(({ text }) => text));
      return { summary: 'S.', range_summary: 'R.', facts: [fact] };
    });
    await workspace.call('POST', `/v1/conversations/${id}/compact`);
    expect(read.join()).toContain('Miso');
    expect(read.join()).not.toContain('Porto');
    await workspace.call('POST', `/v1/conversations/${id}/branches`, { purpose: 'persistence' });
    expect((await known()).join()).not.toContain('Porto');
    // Nor does an older transcript of another chat bring it back.
    await ingest([SAID], 'older');
    expect((await known()).join()).not.toContain('Porto');
  });

  it.each([
    ['Vergiss, dass ich in Porto wohne.', 'Merk dir, dass ich in Porto wohne.'],
    ['Por favor, olvida que vivo en Oporto.', 'Recuerda que vivo en Oporto.'],
    ['S’il te plaît, oublie que j’habite à Porto.', 'N’oublie pas que j’habite à Porto.'],
    ['请忘记我住在波尔图。', '记住我住在波尔图。'],
    ['私がポルトに住んでいることを忘れてください。', '私がポルトに住んでいることを覚えておいて。'],
  ])('is heard in its language: "%s"', async (wish, said) => {
    await ingest([
      [0, said],
      [1, '>OK.'],
    ]);
    expect(await known()).toHaveLength(1);
    await ingest([[2, wish]]);
    expect(await known()).toEqual([]);
  });

  it('is about nothing that is said since, and nothing that is known from elsewhere', async () => {
    await ingest([SAID, WISH, [9, 'I live in Porto.']]);
    expect(await known()).toEqual(['Lives in Porto.']);
    const home = await openConversation(workspace, { chat_id: 'home' });
    await exchange(workspace, home, 'My cat is called Miso.', 'Nice.');
    await ingest([CAT, [6, 'Please forget that my cat is called Miso.']], 'other');
    expect((await known()).join()).toContain('Miso');
    // Nor about what another wish would have to be asked twice for.
    await ingest(
      [
        [0, 'I like tea.'],
        [1, 'Please forget that I like coffee.'],
      ],
      'tastes',
    );
    expect((await known()).join()).toContain('tea');
  });

  it('or taken as a turn, is found by nobody, though it names nothing that is known', async () => {
    const { conversation_id: id } = await ingest([[0, 'Please forget that I work at Acme Limited.']]);
    await takeTurn(workspace, id, 'Please forget that I studied at Initech College.');
    expect(await found('Where do I work? Acme Limited?')).not.toContain('Acme');
    expect(await found('Where did I study? Initech College?')).not.toContain('Initech');
  });
});
