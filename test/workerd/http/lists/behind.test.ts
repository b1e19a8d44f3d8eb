import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, exchange, openConversation, takeTurn } from '../../support/service/workspace.ts';
import { create, listed } from '../memories/memory-answers.ts';

interface Context {
  readonly timeline: { content: string; valid_to: string | null }[];
  readonly evidence: { event_id: string; messages: { id: string; content: string }[] }[];
  readonly shown_in: { conversation_id: string }[];
}

describe('what stands behind a memory', () => {
  it('is its topic over time, the messages that taught it among others, and where it is shown', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I live in Porto.', 'A fine place.');
    await exchange(workspace, conversation, 'I moved to Lisbon, I live in Lisbon now.', 'How is it?');
    const memories = await workspace.call<{ data: { id: string; content: string }[] }>(
      'GET',
      '/v1/memories?user_id=ana',
    );
    const lisbon = memories.body.data.find(({ content }) => content.includes('Lisbon'));
    const other = await openConversation(workspace, { chat_id: 'other' });
    await takeTurn(workspace, other, 'Where do I live?');
    const { body } = await workspace.call<Context>('GET', `/v1/memories/${lisbon?.id}/context?user_id=ana`);
    expect(body.timeline.map(({ content }) => content)).toEqual([
      expect.stringContaining('Porto'),
      expect.stringContaining('Lisbon'),
    ]);
    expect(body.timeline.map(({ valid_to }) => valid_to === null)).toEqual([false, true]);
    const [evidence] = body.evidence;
    expect(evidence?.messages.find(({ id }) => id === evidence.event_id)?.content).toContain(
      'I moved to Lisbon',
    );
    expect(evidence?.messages.map(({ content }) => content)).toContain('A fine place.');
    expect(body.shown_in.map(({ conversation_id }) => conversation_id)).toContain(other);
    expectProblem(await workspace.call('GET', `/v1/memories/${lisbon?.id}/context?user_id=bo`), 404);
  });
});

describe('an erasure that is tried only', () => {
  it('tells what would go, and nothing goes', async () => {
    const workspace = await createWorkspace();
    const { body: memory } = await create(workspace, { content: 'Ana likes tea.' });
    const path = `/v1/memories/${memory.id}?user_id=ana`;
    const tried = await workspace.call<{ erased: Record<string, number> }>('DELETE', `${path}&dry_run=true`);
    expect(tried).toMatchObject({ status: 200, body: { id: memory.id, erased: { memories: 1 } } });
    expect(await listed(workspace, 'user_id=ana')).toEqual(['Ana likes tea.']);
    expectProblem(await workspace.call('DELETE', `/v1/memories/${memory.id}?user_id=bo&dry_run=true`), 404);
    const erased = await workspace.call<{ erased: Record<string, number> }>('DELETE', path);
    expect({ ...tried.body.erased, jobs: 0 }).toEqual({ ...erased.body.erased, jobs: 0 });
    expect(await listed(workspace, 'user_id=ana')).toEqual([]);
  });
});

describe('conversations and users', () => {
  it('are listed from either end, and an erasure of one that is only tried tells how much would go, and takes nothing', async () => {
    const workspace = await createWorkspace();
    const ids: string[] = [];
    for (const chat_id of ['first', 'second']) ids.push(await openConversation(workspace, { chat_id }));
    const [first = ''] = ids;
    await exchange(workspace, first, 'I am a vegetarian.', 'Noted.');
    const list = async (order: string) => {
      const path = `/v1/conversations?order=${order}&limit=1`;
      const { body } = await workspace.call<{ data: { id: string }[]; next_cursor: string }>('GET', path);
      const more = await workspace.call<typeof body>('GET', `${path}&cursor=${body.next_cursor}`);
      return [...body.data, ...more.body.data].map(({ id }) => id);
    };
    expect(await list('oldest')).toEqual(ids);
    expect(await list('newest')).toEqual(ids.toReversed());
    expect((await workspace.call('DELETE', `/v1/conversations/${first}?dry_run=true`)).body).toMatchObject({
      id: null,
      erased: { events: 2, memories: 1 },
      complete: false,
    });
    expect((await workspace.call('DELETE', '/v1/users/ana?dry_run=true')).body).toMatchObject({
      erased: { conversations: 2, events: 1, memories: 1 },
    });
    expect(await list('oldest')).toEqual(ids);
    expect(await listed(workspace, 'user_id=ana')).toEqual(['Is vegetarian.']);
  });
});

describe('activity', () => {
  it('is counted by day: turns, what was learnt and what was done; and by hour what prompts were like', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'Hello there.', 'Hello.');
    for (const content of ['Ana likes tea.', 'Ana sings.']) await create(workspace, { content });
    const { body } = await workspace.call<{
      days: {
        turns: number;
        prompts: number;
        tokens: number;
        rows_read: number;
        actions: { action: string; actor: string; count: number }[];
      }[];
      prompts: { turns: number; tokens: number; stable_tokens: number; rows_read: number }[];
      is_complete: boolean;
    }>('GET', '/v1/activity');
    expect(body.is_complete).toBe(true);
    expect(body.days.map(({ turns }) => turns).reduce((sum, n) => sum + n, 0)).toBe(1);
    const [hour, ...more] = body.prompts;
    expect([hour?.turns, more.length]).toEqual([1, 0]);
    expect(hour?.tokens).toBeGreaterThan(hour?.stable_tokens ?? Number.NaN);
    expect(hour?.stable_tokens).toBeGreaterThan(0);
    expect(hour?.rows_read).toBeGreaterThan(0);
    // What prompts were like is kept by day for longer than their traces.
    const [sum] = body.days.filter(({ prompts }) => prompts > 0);
    expect(sum).toMatchObject({ prompts: 1, tokens: hour?.tokens, rows_read: hour?.rows_read });
    const learnt = body.days
      .flatMap(({ actions }) => actions)
      .filter(({ action, actor }) => action === 'memory.create' && actor === 'key');
    expect(learnt.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect((await workspace.call('GET', '/v1/activity?to=2020-01-01T00:00:00Z')).body).toMatchObject({
      days: [],
    });
    expectProblem(await workspace.call('GET', '/v1/activity?from=2020-01-01T00:00:00Z'), 422, 'from');
  });
});
