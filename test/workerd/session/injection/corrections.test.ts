/**
 * Memories that change after a prompt showed them, on the real runtime. If this fails, the model goes on with what is no longer
 * so, or reads the old and the new side by side as if both were true.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  type HistoryAnswer,
  liveHistory,
  openConversation,
  remember as rememberAs,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { evictSession } from '../../support/storage/session.ts';

/** Remembers what is no fact of somebody: those stand in the system prompt, and are not injected besides. */
const remember = (workspace: TestWorkspace, content: string, body: Record<string, unknown> = {}) =>
  rememberAs(workspace, content, { kind: 'event', ...body });

const change = (workspace: TestWorkspace, id: string, content: string) =>
  workspace.call('PATCH', `/v1/memories/${id}?user_id=ana`, { content });

/** The lines that live blocks show of a memory, oldest first. */
const linesOf = ({ messages }: HistoryAnswer, id: string): string[] =>
  messages
    .filter(({ kind }) => kind === 'injection')
    .flatMap(({ content }) => content.split('\n').filter((line) => line.endsWith(`[${id}]`)));

/** A conversation in which the meeting was shown as being on Monday, with another note in the same block. */
async function shownMeeting() {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  const meeting = await remember(workspace, 'The orchard meeting is on Monday.');
  const fence = await remember(workspace, 'The orchard fence is green.');
  const turn = await takeTurn(
    workspace,
    conversation,
    'What about the orchard meeting and the orchard fence?',
  );
  expect([...turn.body.injection.memory_ids].sort()).toEqual([meeting, fence].sort());
  await workspace.call('POST', `/v1/conversations/${conversation}/turns/${turn.body.turn_id}/reply`, {
    content: 'See you.',
  });
  return { workspace, conversation, meeting, fence };
}

describe('a memory that was changed after a block showed it', () => {
  it('is put right where it stands, and told as a correction whatever the next message says', async () => {
    const { workspace, conversation, meeting, fence } = await shownMeeting();
    const before = await liveHistory(workspace, conversation);
    await change(workspace, meeting, 'The orchard meeting is on Friday.');
    const between = await liveHistory(workspace, conversation);
    expect(linesOf(between, meeting)).toEqual([
      expect.stringContaining('"The orchard meeting is on Friday."'),
    ]);
    expect(linesOf(between, fence)).toEqual(linesOf(before, fence));
    // Nothing but that block is another one: whatever stood before it is still in the provider's cache.
    expect(between.messages.filter(({ kind }) => kind === 'message')).toEqual(
      before.messages.filter(({ kind }) => kind === 'message'),
    );

    const next = await takeTurn(workspace, conversation, 'What is the capital of Peru?');
    expect(next.body.injection.memory_ids).toEqual([meeting]);
    expect(next.body.prompt.messages.at(-2)?.content).toContain(
      '- Correction: "The orchard meeting is on Friday."',
    );
    expect(JSON.stringify(next.body.prompt)).not.toContain('Monday');
    // Told once.
    const later = await takeTurn(workspace, conversation, 'And the capital of Chile?');
    expect(later.body.injection.memory_ids).toEqual([]);
  });

  it('is told also when the object was evicted in between', async () => {
    const { workspace, conversation, meeting } = await shownMeeting();
    await change(workspace, meeting, 'The orchard meeting is on Friday.');
    await evictSession(workspace, conversation);
    const next = await takeTurn(workspace, conversation, 'What is the capital of Peru?');
    expect(next.body.injection.memory_ids).toEqual([meeting]);
  });

  it('is told with the next turn that recalls, when one asks for no recall', async () => {
    const { workspace, conversation, meeting } = await shownMeeting();
    await change(workspace, meeting, 'The orchard meeting is on Friday.');
    const off = await takeTurn(workspace, conversation, 'Fine.', { options: { recall: false } });
    expect(off.body.injection.memory_ids).toEqual([]);
    expect(JSON.stringify(off.body.prompt)).not.toContain('Monday');
    expect((await takeTurn(workspace, conversation, 'Peru?')).body.injection.memory_ids).toEqual([meeting]);
  });

  it('is put right again when it changes again, and leaves when it is erased: the conversation is still told', async () => {
    const { workspace, conversation, meeting, fence } = await shownMeeting();
    for (const day of ['Friday', 'Sunday']) {
      await change(workspace, meeting, `The orchard meeting is on ${day}.`);
      expect(linesOf(await liveHistory(workspace, conversation), meeting)).toEqual([
        expect.stringContaining(day),
      ]);
    }
    await workspace.call('DELETE', `/v1/memories/${meeting}?user_id=ana`);
    const after = await liveHistory(workspace, conversation);
    expect(linesOf(after, meeting)).toEqual([]);
    expect(linesOf(after, fence)).toHaveLength(1);
    const next = await takeTurn(workspace, conversation, 'When is the orchard meeting?');
    expect(JSON.stringify(next.body.prompt)).not.toContain('Sunday');
  });

  it('is not told again when only its weight changed', async () => {
    const { workspace, conversation, meeting } = await shownMeeting();
    await workspace.call('PATCH', `/v1/memories/${meeting}?user_id=ana`, { importance: 1, tags: ['club'] });
    const next = await takeTurn(workspace, conversation, 'What is the capital of Peru?');
    expect(next.body.injection.memory_ids).toEqual([]);
    expect(linesOf(await liveHistory(workspace, conversation), meeting)).toHaveLength(1);
  });
});

describe('a memory that another value replaced elsewhere', () => {
  it('leaves the block, and the new value is told as a correction', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const topic = { topic_key: 'meeting day', kind: 'event' };
    const monday = await remember(workspace, 'The orchard meeting is on Monday.', topic);
    await exchange(workspace, conversation, 'When is the orchard meeting?', 'On Monday.');
    const friday = await remember(workspace, 'The orchard meeting is on Friday.', topic);
    const next = await takeTurn(workspace, conversation, 'What is the capital of Peru?');
    expect(next.body.injection.memory_ids).toEqual([friday]);
    expect(next.body.prompt.messages.at(-2)?.content).toContain(
      '- Correction: "The orchard meeting is on Friday."',
    );
    expect(linesOf(await liveHistory(workspace, conversation), monday)).toEqual([]);
    const later = await takeTurn(workspace, conversation, 'And the capital of Chile?');
    expect(later.body.injection.memory_ids).toEqual([]);
  });
});

describe('a message of the past whose statement was replaced', () => {
  /** A hundred lines later it has left live history, and is recalled. */
  const chatter = (from: number) =>
    Array.from({ length: 110 }, (_, i) => ({
      role: i % 2 === 0 ? 'user' : 'assistant',
      content: `Line ${i} of idle chatter.`,
      occurred_at: new Date(from + i * 60_000).toISOString(),
      ...(i % 2 === 0 ? { user_id: 'ana' } : {}),
    }));
  const ingest = (workspace: TestWorkspace, messages: readonly unknown[]) =>
    workspace.call('POST', '/v1/ingest', { conversation: { chat_id: 'chat', user_id: 'ana' }, messages });

  it('is marked as outdated beside the value that holds', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await ingest(workspace, [
      {
        role: 'user',
        user_id: 'ana',
        content: 'I live in Porto, near the river.',
        occurred_at: '2026-01-05T10:00:00Z',
      },
      ...chatter(Date.parse('2026-01-06T10:00:00Z')),
    ]);
    const other = await openConversation(workspace, { chat_id: 'other' });
    await exchange(workspace, other, 'I moved to Faro.', 'Lovely.');
    const turn = await takeTurn(workspace, conversation, 'Where do I live, in Porto?');
    const text = JSON.stringify(turn.body.prompt);
    const shown = turn.body.prompt.messages
      .flatMap(({ content }) => content.split('\n'))
      .filter((line) => line.includes('near the river'));
    expect(shown).toEqual([expect.stringMatching(/, outdated\) \[evt_/)]);
    expect(text).toContain('Faro');
  });
});
