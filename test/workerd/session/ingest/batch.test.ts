/**
 * Many conversations imported in one call. Whoever brings years of chats would otherwise wait for hours; and what is written for many
 * at once must be what each alone would have become, or a past would be known wrongly, twice or in spite of its erasure.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  liveHistory,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Part {
  readonly conversation: Readonly<Record<string, unknown>>;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
}
interface Report {
  readonly conversation_id: string | null;
  readonly accepted: number;
  readonly duplicates: number;
  readonly erased: number;
}

/** A chat of a day of 2026 whose lines come minute by minute; an assistant's with `>` before it. */
const chat = (day: number, lines: readonly string[], user = 'ana'): Part => ({
  conversation: { chat_id: `day ${day}`, user_id: user, title: `Day ${day}` },
  messages: lines.map((line, minute) => ({
    role: line.startsWith('>') ? 'assistant' : 'user',
    content: line.replace(/^>/, ''),
    occurred_at: new Date(Date.UTC(2026, 0, day, 10, minute)).toISOString(),
  })),
});

const LIFE = [
  chat(5, ['I live in Porto. My dog is called Rex.', '>A fine name.', 'I am allergic to peanuts.']),
  chat(1, [
    'I live in Turin.',
    '>Nice.',
    'My sister is called Eva.',
    'Please forget that my sister is called Eva.',
  ]),
  chat(9, [
    'I moved to Faro last week.',
    '>How is it?',
    'I am allergic to peanuts.',
    "Don't save this: I owe money.",
  ]),
  chat(7, ['I work as a baker.', '>Good bread!'], 'bo'),
];

const batch = (workspace: TestWorkspace, conversations: readonly Part[]) =>
  workspace.call<{ conversations: Report[] }>('POST', '/v1/ingest/batch', { conversations });

/** All that is known of users, whatever became of it. */
async function known(workspace: TestWorkspace) {
  const lists = await Promise.all(
    ['ana', 'bo'].flatMap((user) =>
      ['active', 'superseded'].map((status) =>
        workspace.call<{ data: Record<string, unknown>[] }>(
          'GET',
          `/v1/memories?user_id=${user}&status=${status}`,
        ),
      ),
    ),
  );
  return lists
    .flatMap(({ body }) => body.data)
    .map(({ content, status, kind, topic_key, valid_from, valid_to }) =>
      JSON.stringify({ content, status, kind, topic_key, valid_from, valid_to }),
    )
    .sort();
}

const said = async (workspace: TestWorkspace, id: string | null) =>
  (await storedEvents(workspace, id ?? '')).map(({ role, content, seq }) => ({ role, content, seq }));

describe('conversations that are imported together', () => {
  it('become what each alone would have become, and go on from there', async () => {
    const [together, alone] = [await createWorkspace(), await createWorkspace()];
    const { status, body } = await batch(together, LIFE);
    expect([status, body.conversations.map(({ accepted }) => accepted)]).toEqual([200, [3, 4, 4, 2]]);
    for (const [i, part] of LIFE.entries()) {
      const one = await alone.call<Report>('POST', '/v1/ingest', part);
      const id = body.conversations[i]?.conversation_id ?? '';
      expect(await said(together, id)).toEqual(await said(alone, one.body.conversation_id));
      const live = (await liveHistory(together, id)).messages.map(({ content }) => content);
      expect(live).toEqual(
        (await liveHistory(alone, one.body.conversation_id ?? '')).messages.map(({ content }) => content),
      );
    }
    const memories = await known(together);
    expect(memories).toEqual(await known(alone));
    expect(memories.join()).toContain('Faro');
    expect(memories.join()).not.toContain('Eva');
    const found = await together.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query: 'fine name',
      user_id: 'ana',
      sources: ['events'],
    });
    expect(found.body.results.map(({ content }) => content).join()).toContain('A fine name.');
    const turn = await takeTurn(
      together,
      body.conversations[0]?.conversation_id ?? '',
      'What is my dog called?',
    );
    expect(JSON.stringify(turn.body)).toContain('Rex');
  });

  it('are there once, however often and however many at a time they are sent, and take what was said since', async () => {
    const workspace = await createWorkspace();
    const answers = await Promise.all([1, 2, 3].map(() => batch(workspace, LIFE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const reports = answers.flatMap(({ body }) => body.conversations);
    expect(reports.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(13);
    expect(reports.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(26);
    const longer = chat(5, [
      'I live in Porto. My dog is called Rex.',
      '>A fine name.',
      'I am allergic to peanuts.',
      'Rex is ten.',
    ]);
    const again = await batch(workspace, [longer, chat(11, ['Good morning.'])]);
    expect(again.body.conversations).toMatchObject([
      { accepted: 1, duplicates: 3 },
      { accepted: 1, duplicates: 0 },
    ]);
    const contents = (await said(workspace, again.body.conversations[0]?.conversation_id ?? null)).map(
      ({ content }) => content,
    );
    expect(contents).toEqual(longer.messages.map(({ content }) => content));
  });

  it('go on where they are open already, in groups too, and one that is named twice in its order', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace, { chat_id: 'day 3', user_id: 'ana' });
    await takeTurn(workspace, id, 'Hello there.');
    const group = {
      conversation: { chat_id: 'team', shared: true },
      messages: [{ role: 'user', user_id: 'bo', content: 'Lunch?', occurred_at: '2026-01-01T10:00:00Z' }],
    };
    const { body } = await batch(workspace, [
      chat(3, ['Before all of that.']),
      group,
      chat(4, ['One.']),
      chat(4, ['One.', 'Two.']),
    ]);
    expect(body.conversations.map(({ accepted, duplicates }) => [accepted, duplicates])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(body.conversations[0]?.conversation_id).toBe(id);
    expect(body.conversations[2]?.conversation_id).toBe(body.conversations[3]?.conversation_id);
  });

  it('are not taken in when they were erased, and one that cannot be is named', async () => {
    const workspace = await createWorkspace();
    const first = await batch(workspace, LIFE);
    await workspace.call('DELETE', `/v1/conversations/${first.body.conversations[0]?.conversation_id}`);
    const again = await batch(workspace, LIFE);
    expect(again.body.conversations).toMatchObject([
      { conversation_id: null, accepted: 0, erased: 3 },
      { accepted: 0, duplicates: 4 },
      { accepted: 0, duplicates: 4 },
      { accepted: 0, duplicates: 2 },
    ]);
    expect((await known(workspace)).join()).not.toContain('Rex');
    const strange = { ...chat(6, ['Hello.']), conversation: { chat_id: 'x', user_id: 'ana' } };
    const other = { ...strange, messages: [{ ...strange.messages[0], user_id: 'bo' }] };
    expectProblem(
      await batch(workspace, [chat(8, ['Hello.']), other]),
      422,
      'conversations.1.messages.0.user_id',
    );
    const many = Array.from({ length: 2 }, (_, i) =>
      chat(
        20 + i,
        Array.from({ length: 260 }, (_each, n) => `Line ${n}`),
      ),
    );
    expectProblem(await batch(workspace, many), 422, 'conversations');
  });

  it('have in the record what stands in branches that were left, and nothing knows of it', async () => {
    const workspace = await createWorkspace();
    const [shown, left] = [
      chat(3, ['Where shall I move?', '>To Porto.', 'I live in Porto.', '>How nice.']),
      chat(3, ['>To Turin.', 'I live in Turin now. Remember that my dog is called Zorro.']),
    ];
    const branches = {
      ...shown,
      messages: [...shown.messages, ...left.messages.map((message) => ({ ...message, status: 'aborted' }))],
    };
    expect((await batch(workspace, [branches])).body.conversations[0]).toMatchObject({ accepted: 6 });
    // The object takes what joins a conversation that is there.
    const later = { ...chat(4, ['I dream of Zorro in Turin.']), conversation: branches.conversation };
    const joining = { ...later, messages: later.messages.map((each) => ({ ...each, status: 'aborted' })) };
    const { body } = await batch(workspace, [joining, branches]);
    expect(body.conversations.map(({ accepted, duplicates }) => [accepted, duplicates])).toEqual([
      [1, 0],
      [0, 6],
    ]);
    const id = body.conversations[0]?.conversation_id ?? '';
    const events = await storedEvents(workspace, id);
    expect(events.filter(({ status }) => status === 'aborted').map(({ content }) => content)).toEqual([
      'To Turin.',
      'I live in Turin now. Remember that my dog is called Zorro.',
      'I dream of Zorro in Turin.',
    ]);
    expect((await liveHistory(workspace, id)).messages.map(({ content }) => content)).toEqual(
      shown.messages.map(({ content }) => content),
    );
    const asked = await takeTurn(workspace, id, 'Where do I live, and what is my dog Zorro like?', {
      user_id: 'ana',
    });
    expect(JSON.stringify(asked.body.prompt)).not.toContain('Turin');
    const found = await workspace.call('POST', '/v1/search', { query: 'Zorro in Turin', user_id: 'ana' });
    expect(JSON.stringify([found.body, await known(workspace)])).not.toMatch(/Turin/);
    expect(JSON.stringify(await known(workspace))).toMatch(/Porto/);
  });
});
