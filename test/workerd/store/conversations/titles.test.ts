/** Titles of conversations: a user who named a chat finds it under that name; a made one goes with the words that it was made of. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say, summariserSays, talkOf } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

interface Titled {
  readonly id: string;
  readonly title: string | null;
  readonly title_source: string | null;
}

let workspace: TestWorkspace;

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const titleIn = async (id: string): Promise<[string | null, string | null]> => {
  const read = (await workspace.call<Titled>('GET', `/v1/conversations/${id}`)).body;
  const listed = (await workspace.call<{ data: Titled[] }>('GET', '/v1/conversations')).body.data;
  expect(listed.find((one) => one.id === id)).toMatchObject({ title: read.title });
  return [read.title, read.title_source];
};
/** A conversation that begins with a message, compacted. */
const compact = async (id: string, first: string) => {
  const talk = [{ role: 'user', content: first } as const, ...talkOf(24)];
  await say(workspace, { chat_id: 'chat', user_id: 'ana' }, talk);
  expect((await workspace.call('POST', `/v1/conversations/${id}/compact`)).status).toBe(200);
};
const stored = async (id: string) =>
  (await rowsOf<{ title: string | null }>('SELECT title FROM conversations WHERE id = ?', [id]))[0]?.title;

describe('a title', () => {
  it('is what the user says first, keeps so through a compaction, and goes with a message that is taken back', async () => {
    const id = await openConversation(workspace);
    expect(await titleIn(id)).toEqual([null, null]);
    const { body } = await takeTurn(workspace, id, 'I keep bees in Porto.', { turn_id: 't1' });
    expect(await titleIn(id)).toEqual(['I keep bees in Porto', 'made']);
    await workspace.call('POST', `/v1/conversations/${id}/turns/${body.turn_id}/abort`);
    expect(await titleIn(id)).toEqual([null, null]);
    await compact(id, 'Hello! I keep bees in Faro.');
    expect(await titleIn(id)).toEqual(['I keep bees in Faro', 'made']);
    expect(await stored(id)).toBe('I keep bees in Faro');
  });

  it('is of what stands first, also where it came in later than what was said after it', async () => {
    const id = await openConversation(workspace);
    await exchange(workspace, id, 'I keep bees in Porto.', 'Noted.');
    await say(workspace, { chat_id: 'chat', user_id: 'ana' }, talkOf(4));
    expect(await titleIn(id)).toEqual(['Visit number 0 leads to the harbour of town0', 'made']);
  });

  it('that was made of what is erased goes, although a summary was made of it since', async () => {
    const id = await openConversation(workspace);
    await compact(id, 'Remember that I keep bees in Faro.');
    expect(await stored(id)).toContain('bees');
    const [memory] = await rowsOf<{ id: string }>('SELECT id FROM memories WHERE workspace_id = ?', [
      workspace.id,
    ]);
    expect((await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`)).status).toBe(200);
    expect(await titleIn(id)).toEqual(['Visit number 0 leads to the harbour of town0', 'made']);
    expect(await stored(id)).toBeNull();
  });

  it('that was given is never overwritten by one that is made, and without it the made one comes back', async () => {
    summariserSays(() => ({
      summary: 'Bees.',
      range_summary: 'Bees.',
      facts: [],
      title: ' “Bees\nand honey” ',
    }));
    const id = await openConversation(workspace, { title: 'My hives' });
    await compact(id, 'I keep bees in Faro.');
    expect(await titleIn(id)).toEqual(['My hives', 'given']);
    await workspace.call('PATCH', `/v1/conversations/${id}`, { title: null });
    expect(await titleIn(id)).toEqual(['Bees and honey', 'made']);
  });
});
