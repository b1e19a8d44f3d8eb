/**
 * What is found where words are common and conversations large. If it fails, a question about a long conversation finds other messages than
 * one about a short one, or costs more with each message that was ever said.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/language/read-text.ts';
import type { Reader } from '../../../src/memory/scope.ts';
import { transcriptScope } from '../../../src/memory/scope.ts';
import { planRecall } from '../../../src/recall/plan.ts';
import { Database } from '../../../src/store/database.ts';
import { matchedRows } from '../../../src/store/search/full-text.ts';
import { searchMemories } from '../../../src/store/search/memory-reads.ts';
import { SEPARATOR } from '../../../src/store/search/terms.ts';
import { createWorkspace, openConversation, remember, testEnv } from '../support/service/workspace.ts';

const database = () => new Database(testEnv.WORKSPACE_DB, Date.now);

describe('a search in one conversation', () => {
  it('finds the same best messages where the conversation is so large that its rows are told by the table', async () => {
    const workspace = await createWorkspace();
    const ids: Record<string, string> = {};
    for (const chat_id of ['tea', 'coffee']) {
      ids[chat_id] = await openConversation(workspace, { chat_id, user_id: 'ana' });
      const messages = Array.from({ length: 40 }, (_, i) => ({
        role: 'user',
        content: `${'The kettle sings. '.repeat(1 + (i % 5))} Cup ${i} of ${chat_id}.`,
        occurred_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
      }));
      const conversation = { chat_id, user_id: 'ana' };
      await workspace.call('POST', '/v1/ingest', { conversation, messages });
    }
    const id = ids.tea ?? '';
    const scope = transcriptScope({ workspaceId: workspace.id, id, userId: 'ana' });
    const rows = { table: sql`events e`, where: sql`e.conversation_id = ${id}` };
    const rare = `"${scope}${SEPARATOR}kettl"`;
    const foundIn = async (isLarge: boolean) => {
      const found = matchedRows(sql`events_fts`, {
        known: sql`known`,
        conversation: { id: sql`${id}`, isLarge: sql`${isLarge}`, rows },
        rows: 10,
      });
      return await database()
        .step('found')
        .select<{ conversation_id: string; content: string }>(sql`
          with known as (select ${rare} as rare, null as common)
          select e.conversation_id, e.content from (${found}) f join events e on e.row_id = f.rowid`);
    };
    const small = await foundIn(false);
    expect(small).toHaveLength(10);
    expect(new Set(small.map(({ conversation_id }) => conversation_id))).toEqual(new Set([id]));
    expect(await foundIn(true)).toEqual(small);
  });
});

describe('a search for memories', () => {
  it('looks no words up in scopes that hold nothing, however many words stand for those of the question', async () => {
    const workspace = await createWorkspace();
    const conversationId = await openConversation(workspace, { chat_id: 'one', user_id: 'ana' });
    await remember(workspace, 'Ana likes tea.');
    const reader: Reader = {
      workspaceId: workspace.id,
      userId: 'ana',
      channelId: null,
      conversationId,
      audience: 'user',
    };
    const text = readText(
      'Where do I work, who is my doctor, which pet and which car do I have, and when is my holiday?',
    );
    const plan = planRecall({
      text,
      reader,
      now: Date.now(),
      earlier: [],
      rerankTopN: 0,
      asOf: null,
      similarityThreshold: 0.25,
      sources: ['memories'],
      limit: 10,
    });
    const words = plan.query.sought.length + plan.query.standIns.length;
    expect(plan.query.standIns.length).toBeGreaterThan(50);
    const db = database();
    await db.batch('read', [searchMemories(db, plan, Date.now()).statement]);
    // Each word once, in the one scope that holds anything.
    expect(db.steps[0]?.rowsRead).toBeLessThan(2 * words);
  });
});
