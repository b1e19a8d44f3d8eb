/**
 * Summaries of what no longer holds. If it fails, the model reads in the summary where somebody lived as where they live, and
 * what somebody asked to forget.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compacted, say, talkOf } from '../../support/scenes/compaction.ts';
import { consolidate } from '../../support/scenes/consolidation.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  storedEvents,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A conversation whose beginning, with these messages, is summarised. */
async function summarised(workspace: TestWorkspace, ...messages: string[]): Promise<string> {
  const identity = { chat_id: 'chat', user_id: 'ana' };
  const conversation = await openConversation(workspace, identity);
  for (const message of messages) await exchange(workspace, conversation, message, 'Noted.');
  await say(workspace, identity, talkOf(24));
  await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
  return conversation;
}

const dynamicOf = async (workspace: TestWorkspace, conversation: string, message: string): Promise<string> =>
  (await takeTurn(workspace, conversation, message)).body.prompt.system.dynamic;

describe('a summary', () => {
  it('is told as before where consolidation merged what it tells with another memory', async () => {
    const workspace = await createWorkspace();
    const earlier = await openConversation(workspace, { chat_id: 'earlier' });
    await exchange(
      workspace,
      earlier,
      'Remember that my bicycle is in the shed behind the old house.',
      'Noted.',
    );
    const said = 'Remember that my bicycle is, in the shed behind the old house.';
    const conversation = await summarised(workspace, said);
    expect(await dynamicOf(workspace, conversation, 'Hello there.')).toContain('bicycle');
    expect((await consolidate(workspace)).stats.memories_merged).toBe(1);
    expect(await dynamicOf(workspace, conversation, 'How is the weather?')).toMatch(
      /bicycle(?!.*no longer so)/,
    );
  });

  it('is told as before where consolidation let fade what it tells', async () => {
    const workspace = await createWorkspace();
    const said = 'Remember that my bicycle is in the shed behind the old house.';
    const conversation = await summarised(workspace, said);
    for (const change of [
      "UPDATE memories SET lifetime = 'short_term', accessed_at = 1",
      'DELETE FROM memory_injections',
    ])
      await rowsOf(`${change} WHERE workspace_id = ? RETURNING 1`, [workspace.id]);
    expect((await consolidate(workspace)).stats.memories_pruned).toBe(1);
    expect(await dynamicOf(workspace, conversation, 'How is the weather?')).toContain('bicycle');
  });

  it('is marked where another value took the place of what it tells, from the very turn that says so', async () => {
    const workspace = await createWorkspace();
    const conversation = await summarised(workspace, 'I live in Porto.');
    expect(await dynamicOf(workspace, conversation, 'Hello there.')).toMatch(/I live in Porto\.(?! \()/);
    expect(await dynamicOf(workspace, conversation, 'I live in Faro.')).toContain(
      'I live in Porto. (no longer so)',
    );
    expect(await dynamicOf(workspace, conversation, 'How is the weather?')).toContain(
      'I live in Porto. (no longer so)',
    );
  });

  it('says no more what its user wants forgotten', async () => {
    const workspace = await createWorkspace();
    const conversation = await summarised(workspace, 'I like marzipan tea.');
    expect(await dynamicOf(workspace, conversation, 'Hello there.')).toContain('marzipan');
    const forgets = await takeTurn(workspace, conversation, 'Forget that I like marzipan tea.');
    expect(forgets.body.signals).toMatchObject([{ action: 'forgotten' }]);
    expect(forgets.body.prompt.system.dynamic).not.toContain('marzipan');
    expect(await dynamicOf(workspace, conversation, 'How is the weather?')).not.toContain('marzipan');
    // Nor does the next summary, nor a search: what taught it, and the wish itself, only stay in the record.
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    const after = await compacted(conversation);
    expect(after.chunks.length).toBeGreaterThan(0);
    expect(JSON.stringify([after.chunks, after.rolling_summary, after.snapshots])).not.toContain('marzipan');
    const search = { query: 'marzipan tea', user_id: 'ana' };
    expect((await workspace.call<{ results: [] }>('POST', '/v1/search', search)).body.results).toEqual([]);
    const said = (await storedEvents(workspace, conversation)).map(({ content }) => content);
    expect(said.filter((content) => content.includes('marzipan'))).toHaveLength(2);
  });
});
