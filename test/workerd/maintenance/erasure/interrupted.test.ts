/** An erasure that something comes between: a request that dies, a turn that is taken meanwhile, the object of a conversation that is gone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../../src/maintenance/queue.ts';
import { newMark, openGroup, tracesOf } from '../../support/scenes/erasure-scene.ts';
import { cronFor } from '../../support/scenes/maintenance.ts';
import { eventually } from '../../support/service/eventually.ts';
import { createWorkspace, openConversation, takeTurn, testEnv } from '../../support/service/workspace.ts';
import { rowsOf, rowsWith } from '../../support/storage/databases.ts';
import { sessionRows } from '../../support/storage/raw-storage.ts';
import { sessionStub } from '../../support/storage/session.ts';
import { addConversations, eraseOf, job } from './large-erasures.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an erasure whose request died', () => {
  it('is found by cron after a minute, and worked off by the queue', async () => {
    const [own, fresh] = [await createWorkspace(), await createWorkspace()];
    const user = newMark();
    for (const workspace of [own, fresh]) {
      await addConversations(workspace, user, 3);
      await rowsOf(
        `INSERT INTO erasures (id, workspace_id, kind, target_id, created_at) VALUES (?, ?, 'user', ?, ?) RETURNING 1`,
        [`era_${workspace.id}`, workspace.id, user, Date.now() - (workspace === own ? 120_000 : 0)],
      );
    }
    await cronFor(own);
    const finished = () =>
      rowsOf<{ workspace_id: string }>(
        'SELECT workspace_id FROM erasures WHERE finished_at > 0 AND workspace_id IN (?, ?)',
        [own.id, fresh.id],
      );
    await eventually(async () => expect(await finished()).toEqual([{ workspace_id: own.id }]));
    expect(await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [own.id])).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [fresh.id])).toHaveLength(3);
  });

  it('does not keep the messages of others in its batch from being worked off', async () => {
    const [broken, own] = [await createWorkspace(), await createWorkspace()];
    const user = newMark();
    await addConversations(own, user, 3);
    await rowsOf(
      `INSERT INTO erasures (id, workspace_id, kind, target_id, created_at) VALUES (?, ?, 'user', ?, 0) RETURNING 1`,
      [`era_${own.id}`, own.id, user],
    );
    for (const message of [
      { ...job(broken, 'era_x'), placement: 'WORKSPACE_DB_99' },
      job(broken, 'era_unknown'),
      job(own, `era_${own.id}`),
      job(own, `era_${own.id}`),
    ])
      await runJob(testEnv, message, Date.now);
    expect(await tracesOf(user, own, [])).toEqual([]);
  });
});

describe('turns that come while their conversation is erased', () => {
  it.each(['private', 'group'])('never leave a row, a block or an object behind: %s', async (kind) => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation =
      kind === 'group'
        ? await openGroup(workspace, mark)
        : await openConversation(workspace, { chat_id: mark });
    const base = `/v1/conversations/${conversation}`;
    const turn = (i: number) =>
      takeTurn(workspace, conversation, `Remember that number ${i} is ${mark}.`, {
        user_id: 'ana',
        turn_id: `t${i}`,
      });
    await turn(0);
    const busy = Array.from({ length: 8 }, (_, i) => [
      turn(i + 1),
      workspace.call('POST', `${base}/turns/t${i}/reply`, { content: `Yes, ${mark}.` }),
      workspace.call('PUT', `${base}/scratchpad/${mark}${i}`, { mark }),
    ]).flat();
    const erasing = eraseOf(workspace, conversation);
    const more = Array.from({ length: 8 }, (_, i) => turn(i + 20));
    const answers = await Promise.all([...busy, ...more]);
    expect((await erasing).status).toBe(200);
    // A note that came a moment too late finds no conversation in the database either; a turn that was written and is tried
    // again, because the object went, finds itself erased.
    expect(answers.filter(({ status }) => ![200, 404, 409, 410, 500].includes(status))).toEqual([]);
    const late = await Promise.all([turn(40), turn(41)]);
    expect(late.map(({ status }) => status)).toEqual([404, 404]);
    await eventually(async () => expect(await sessionRows(workspace, conversation)).toEqual({}));
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
    expect(Object.keys(await rowsWith(conversation))).toEqual(['audit_log']);
  });

  it('are refused from its first step on, before its rows have gone', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const conversation = await openConversation(workspace, { chat_id: mark });
    await takeTurn(workspace, conversation, `Hello ${mark}.`);
    // The first slice fails after the conversation was closed.
    await testEnv.WORKSPACE_DB.exec(
      `CREATE TRIGGER refused BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );
    expect((await eraseOf(workspace, conversation)).status).toBe(500);
    await testEnv.WORKSPACE_DB.exec('DROP TRIGGER refused');
    const refused = await takeTurn(workspace, conversation, 'Still there?');
    expect([refused.status, (refused.body as unknown as { reason: string }).reason]).toEqual([
      409,
      'conversation_archived',
    ]);
    expect((await eraseOf(workspace, conversation)).status).toBe(200);
  });
});

describe('the object of a conversation that is gone', () => {
  it('wipes itself whatever it is told to forget, and works again for whoever asks', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Hello.');
    const stub = sessionStub(workspace, conversation);
    const settings = {} as never;
    const call = {
      workspaceId: workspace.id,
      placement: 'WORKSPACE_DB',
      settings,
      conversationId: conversation,
    };
    await rowsOf('DELETE FROM traces WHERE conversation_id = ? RETURNING 1', [conversation]);
    for (const table of ['events', 'memory_injections'])
      await rowsOf(`DELETE FROM ${table} WHERE conversation_id = ? RETURNING 1`, [conversation]);
    const [row] = await rowsOf<Record<string, never>>('DELETE FROM conversations WHERE id = ? RETURNING *', [
      conversation,
    ]);
    expect(await sessionRows(workspace, conversation)).toHaveProperty('history');
    expect(await stub.forget(call, ['mem_any'])).toEqual({ ok: true, value: { blocks: 0 } });
    expect(await sessionRows(workspace, conversation)).toEqual({});
    // The same object under the same name, as if its conversation had come back from a backup.
    const columns = Object.keys(row ?? {});
    await testEnv.WORKSPACE_DB.prepare(
      `INSERT INTO conversations (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
    )
      .bind(...Object.values(row ?? {}))
      .run();
    const lost = await takeTurn(workspace, conversation, 'Hello again.');
    expect([lost.status, lost.body]).toMatchObject([
      200,
      { prompt: null, recovery: { reason: 'history_lost' } },
    ]);
    const turn = await takeTurn(workspace, conversation, 'Is it sunny today?');
    expect(turn.status).toBe(200);
    expect(turn.body.prompt.messages.map(({ content }) => content)).toEqual([
      'Hello again.',
      'Is it sunny today?',
    ]);
  });
});
