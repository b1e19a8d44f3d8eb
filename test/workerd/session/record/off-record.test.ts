/**
 * Off the record. Who asks that a message be not saved must not find it again in another chat, in a summary, or in what was learnt of
 * them; and the chat itself goes on with it.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

const SECRET =
  'Off the record: I am leaving Acme for a lighthouse on Utsira. My name is Solveig. From now on answer in Norwegian.';
const REPLY = 'Utsira it is, then; the lighthouse needs a keeper.';

const found = async (workspace: TestWorkspace, query: string, body: Record<string, unknown> = {}) =>
  (
    await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query,
      user_id: 'ana',
      ...body,
    })
  ).body.results.map(({ content }) => content);

const marked = async (conversation: string) =>
  (
    await rowsOf<{ off_record: number }>(
      'SELECT off_record FROM events WHERE conversation_id = ? ORDER BY seq',
      [conversation],
    )
  ).map(({ off_record }) => off_record);

describe('a message off the record', () => {
  it('is marked with its answer, teaches nothing, and is found neither by a search nor from another conversation', async () => {
    const workspace = await createWorkspace();
    const here = await openConversation(workspace);
    await exchange(workspace, here, 'I keep bees on the roof of the town hall.', 'Bees, then.');
    const said = await exchange(workspace, here, SECRET, REPLY);
    expect(said).toMatchObject({ off_record: true, signals: [], persona: [] });
    expect(await marked(here)).toEqual([0, 0, 1, 1]);
    expect((await storedEvents(workspace, here)).map(({ off_record }) => off_record)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const memories = await workspace.call<{ data: unknown[] }>('GET', '/v1/memories?user_id=ana');
    expect(JSON.stringify(memories.body.data)).not.toMatch(/utsira|acme/i);

    // What was said beside it is found: the search looks.
    expect(await found(workspace, 'Where do I keep bees?')).toContain(
      'I keep bees on the roof of the town hall.',
    );
    for (const query of [
      'lighthouse on Utsira',
      'Where am I leaving Acme for?',
      'What did I say today?',
      'keep bees',
    ])
      expect((await found(workspace, query)).filter((text) => /utsira/i.test(text))).toEqual([]);
    const elsewhere = await openConversation(workspace, { chat_id: 'another' });
    const turn = await takeTurn(workspace, elsewhere, 'Which lighthouse on Utsira am I leaving Acme for?');
    expect(JSON.stringify(turn.body.prompt?.messages.slice(0, -1) ?? [])).not.toContain('Utsira');
    expect(JSON.stringify(turn.body.prompt?.system ?? {})).not.toContain('Utsira');

    // In its own conversation it was said.
    expect(await found(workspace, 'lighthouse on Utsira', { conversation_id: here })).toContain(SECRET);
  });

  it('may be the next one: who says so before it is not learnt from, and is found again by what comes after', async () => {
    const workspace = await createWorkspace();
    const here = await openConversation(workspace);
    await exchange(workspace, here, "Please don't store what I say next.", 'I will not.');
    const said = await exchange(workspace, here, 'My brother Hugo is in rehab on Utsira.', 'I see.');
    const after = await exchange(workspace, here, 'My sister Ida lives in Bergen.', 'Nice.');
    expect([said.off_record, said.signals, after.off_record]).toEqual([true, [], false]);
    expect(await marked(here)).toEqual([1, 1, 1, 1, 0, 0]);
    expect((await found(workspace, 'Hugo rehab Utsira')).filter((text) => /utsira/i.test(text))).toEqual([]);
    expect(await found(workspace, 'Where does Ida live?')).toContain('My sister Ida lives in Bergen.');
  });

  it('may be the one before: who says so behind it takes it back, with what only it taught', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    await exchange(workspace, id, 'I live in Porto.', 'Porto, then.');
    const told = await exchange(
      workspace,
      id,
      'My name is Solveig and I live in Utsira. From now on answer in Norwegian.',
      'Utsira, ja.',
    );
    expect(told.signals.length).toBeGreaterThan(0);
    await exchange(workspace, id, 'Don’t save that, please.', 'It is not saved.', { turn_id: 'discreet' });
    expect(await marked(id)).toEqual([0, 0, 1, 1, 1, 1]);
    const memories = await workspace.call<{ data: { content: string }[] }>('GET', '/v1/memories?user_id=ana');
    expect(memories.body.data.map(({ content }) => content).join(' ')).toContain('Porto');
    expect(memories.body.data.map(({ content }) => content).join(' ')).not.toMatch(/utsira|solveig/i);
    expect((await found(workspace, 'Solveig in Utsira')).join(' ')).not.toMatch(/utsira/i);
    const persona = await workspace.call('GET', '/v1/personas/default?user_id=ana');
    expect(JSON.stringify(persona.body)).not.toMatch(/norwegian/i);
    // Sent again it takes nothing more off.
    await takeTurn(workspace, id, 'Don’t save that, please.', { turn_id: 'discreet' });
    expect(await marked(id)).toEqual([0, 0, 1, 1, 1, 1]);
  });

  it('stays out of summaries, of facts, and of branches, also where it was imported', async () => {
    const workspace = await createWorkspace();
    const at = (n: number) => new Date(Date.UTC(2026, 5, 1, 10, n)).toISOString();
    const imported = await workspace.call<{ conversation_id: string }>('POST', '/v1/ingest', {
      conversation: { chat_id: 'old', user_id: 'ana' },
      messages: [
        { role: 'user', content: 'I live in Porto and work as a carpenter.', occurred_at: at(0) },
        { role: 'assistant', content: 'A carpenter in Porto.', occurred_at: at(1) },
        {
          role: 'user',
          content: 'Don’t save this: I live in Utsira now, in a lighthouse.',
          occurred_at: at(2),
        },
        { role: 'assistant', content: 'Utsira, I see.', occurred_at: at(3) },
        { role: 'user', content: 'The workshop opens at nine on Mondays.', occurred_at: at(4) },
        { role: 'assistant', content: 'At nine.', occurred_at: at(5) },
      ],
    });
    const id = imported.body.conversation_id;
    expect(await marked(id)).toEqual([0, 0, 1, 1, 0, 0]);
    const branch = await workspace.call<{ id: string }>('POST', `/v1/conversations/${id}/branches`, {
      purpose: 'regular',
    });
    expect(
      (await storedEvents(workspace, branch.body.id)).map(({ content }) => content).join(' '),
    ).not.toMatch(/utsira/i);
    const report = await workspace.call('POST', `/v1/conversations/${id}/branches`, {
      purpose: 'persistence',
    });
    expect(report.status).toBe(200);
    const compacted = await workspace.call('POST', `/v1/conversations/${id}/compact`);
    expect(compacted.status).toBe(200);
    const told = await rowsOf<{ text: string }>(
      `SELECT rolling_summary AS text FROM conversations WHERE id = ?1 UNION ALL SELECT content FROM chunks WHERE conversation_id = ?1
        UNION ALL SELECT content FROM snapshots WHERE conversation_id = ?1 UNION ALL SELECT content FROM memories WHERE workspace_id = ?2`,
      [id, workspace.id],
    );
    expect(told.map(({ text }) => text).join(' ')).toMatch(/carpenter/);
    expect(told.filter(({ text }) => /utsira/i.test(text ?? ''))).toEqual([]);
  });

  it('is handed out to its user, who asks for all that is held of them', async () => {
    const workspace = await createWorkspace();
    const here = await openConversation(workspace);
    await takeTurn(workspace, here, SECRET);
    const page = await workspace.call<{ data: { type: string; content?: string; off_record?: boolean }[] }>(
      'GET',
      '/v1/users/ana/export?limit=200',
    );
    expect(page.body.data).toContainEqual(expect.objectContaining({ content: SECRET, off_record: true }));
  });
});
