/**
 * How a conversation becomes idle by itself. Most chats are short and simply end: without it nothing of them would ever be
 * summarised or learnt by a model, and whoever comes back the next day is met by somebody who has forgotten.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExtractiveSummariser } from '../../../src/models/summaries/extractive-summariser.ts';
import { compacted, importedTalk, rangesOf, summariserSays, talkOf } from '../support/scenes/compaction.ts';
import { cronFor, runTask } from '../support/scenes/maintenance.ts';
import { eventually } from '../support/service/eventually.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../support/service/workspace.ts';
import { alarmFor, isArmed, letAlarmCome, letItRest } from '../support/storage/alarms.ts';
import { rowsOf } from '../support/storage/databases.ts';
import { loseStorage } from '../support/storage/session.ts';
import { isDeath, reaper } from '../support/storage/session-death.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

afterEach(() => {
  vi.restoreAllMocks();
});

interface Stored {
  readonly status: string;
  readonly ended_at: string | null;
  readonly last_active_at: string;
}

const look = async (workspace: TestWorkspace, id: string) =>
  (await workspace.call<Stored>('GET', `/v1/conversations/${id}`)).body;

const FACT = { category: 'relationship', content: 'Has a niece called Wilma.', user: 'ana' };

/** A short chat. */
async function shortChat(workspace: TestWorkspace, identity: Record<string, unknown> = {}): Promise<string> {
  const id = await openConversation(workspace, identity);
  await exchange(workspace, id, 'My niece Wilma starts school on Monday.', 'How exciting!');
  await exchange(workspace, id, 'She got a satchel with foxes.', 'Lovely.');
  return id;
}

describe('a conversation in which nothing is said for half an hour', () => {
  it('becomes idle by itself, and what a short chat told is summarised and learnt, once', async () => {
    const workspace = await createWorkspace();
    const told = summariserSays(() => ({ summary: 'A niece.', range_summary: 'Wilma.', facts: [FACT] }));
    const id = await shortChat(workspace);
    expect(await letItRest(workspace, id)).toBe(true);
    const idle = await look(workspace, id);
    expect(idle).toMatchObject({ status: 'idle', ended_at: idle.last_active_at });
    const { chunks, journal, summarised_seq } = await compacted(id);
    expect([rangesOf(chunks), journal.length, summarised_seq]).toEqual(['1-4', 1, 4]);
    expect(
      await rowsOf('SELECT content FROM memories WHERE source_conversation_id = ?', [id]),
    ).toContainEqual({ content: FACT.content });

    // Nobody comes again, and who does finds nothing to do.
    expect(await alarmFor(workspace, id, 'idle')).toBeNull();
    expect(await letItRest(workspace, id)).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    expect((await rowsOf(`SELECT 1 FROM outbox_jobs WHERE target_id = ?`, [id])).length).toBe(0);
  });

  it('goes on when something is said in it: the next rest tells only what is new', async () => {
    const workspace = await createWorkspace();
    const id = await shortChat(workspace);
    await letItRest(workspace, id);
    const turn = await takeTurn(workspace, id, 'And a pencil case.', { turn_id: 'more' });
    expect(turn.body.prompt.messages.map(({ content }) => content)).toContain(
      'She got a satchel with foxes.',
    );
    expect(await look(workspace, id)).toMatchObject({ status: 'active', ended_at: null });
    expect((await liveHistory(workspace, id)).messages).toHaveLength(5);
    await workspace.call('POST', `/v1/conversations/${id}/turns/more/reply`, { content: 'Nice.' });
    expect(await letItRest(workspace, id)).toBe(true);
    expect(rangesOf((await compacted(id)).chunks)).toBe('1-4 5-6');
    expect((await look(workspace, id)).status).toBe('idle');
  });

  it('is left alone while it is talked in, however often the alarm comes, which not every turn sets', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    await exchange(workspace, id, 'One.', 'First.');
    const first = await alarmFor(workspace, id, 'idle');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await exchange(workspace, id, 'Two.', 'Second.');
    expect(await alarmFor(workspace, id, 'idle')).toBe(first);
    const { last_active_at } = await look(workspace, id);
    expect(await letAlarmCome(workspace, id, 'idle')).toBe(true);
    expect(await look(workspace, id)).toMatchObject({ status: 'active', ended_at: null });
    expect(await alarmFor(workspace, id, 'idle')).toBe(Date.parse(last_active_at) + 30 * MINUTE_MS);
    expect((await compacted(id)).journal).toEqual([]);
  });

  it('takes the questions along that nobody answered: some clients send no replies', async () => {
    const workspace = await createWorkspace();
    const id = await openConversation(workspace);
    for (const place of ['the quay', 'the locks'])
      await takeTurn(workspace, id, `Measured the tide at ${place}.`);
    await letItRest(workspace, id, 20 * MINUTE_MS);
    expect((await look(workspace, id)).status).toBe('active');
    await letItRest(workspace, id, 20 * MINUTE_MS);
    expect((await compacted(id)).summarised_seq).toBe(2);
    const late = await takeTurn(workspace, id, 'And at the bridge.');
    expect(late.status).toBe(200);
  });

  it('is told apart by its settings, and an earlier time counts with the next turn', async () => {
    const workspace = await createWorkspace({ settings: { idle_after_minutes: 60 } });
    const id = await shortChat(workspace);
    await letItRest(workspace, id, 45 * MINUTE_MS);
    expect((await look(workspace, id)).status).toBe('active');
    await workspace.call('PATCH', '/v1/settings', { idle_after_minutes: 5 });
    await takeTurn(workspace, id, 'Short now.');
    const at = await alarmFor(workspace, id, 'idle');
    expect((at ?? Number.POSITIVE_INFINITY) - Date.now()).toBeLessThanOrEqual(5 * MINUTE_MS);
    for (const idle_after_minutes of [0, 10_081, 1.5]) {
      const refused = await workspace.call('PATCH', '/v1/settings', { idle_after_minutes });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        422,
        expect.stringContaining('idle_after_minutes'),
      ]);
    }
  });

  it('may be a group, or an import, and what comes into one that rests already is summarised too', async () => {
    const workspace = await createWorkspace();
    const group = await openConversation(workspace, { chat_id: 'group', shared: true, user_id: undefined });
    await exchange(workspace, group, 'We meet at the locks.', 'Noted.', { user_id: 'bo' });
    await letItRest(workspace, group);
    expect([(await look(workspace, group)).status, (await compacted(group)).summarised_seq]).toEqual([
      'idle',
      2,
    ]);
    const identity = { chat_id: 'imported', user_id: 'ana' };
    const imported = await importedTalk(workspace, talkOf(4), identity);
    await letItRest(workspace, imported);
    await importedTalk(workspace, talkOf(4, 10), identity);
    await letItRest(workspace, imported);
    expect([(await look(workspace, imported)).status, rangesOf((await compacted(imported)).chunks)]).toEqual([
      'idle',
      '1-4 5-8',
    ]);
  });
});

describe('a conversation comes to rest although', () => {
  it('the model fails at first', async () => {
    const workspace = await createWorkspace();
    const id = await shortChat(workspace);
    const model = vi
      .spyOn(ExtractiveSummariser.prototype, 'summarise')
      .mockRejectedValue(new Error('model gone'));
    await letItRest(workspace, id);
    expect([(await look(workspace, id)).status, await isArmed(workspace, id)]).toEqual(['idle', true]);
    expect((await compacted(id)).journal).toMatchObject([{ status: 'pending', attempts: 1 }]);
    model.mockRestore();
    await letAlarmCome(workspace, id);
    expect((await compacted(id)).summarised_seq).toBe(4);
    expect(await isArmed(workspace, id)).toBe(false);
  });

  it('its object dies at any step of it, or something is said at that moment', async () => {
    const death = reaper();
    const moments = (['idle.read', 'idle.write', 'compaction.begin', 'compaction.write'] as const).flatMap(
      (step) => (['before', 'after'] as const).map((when) => ({ step, when })),
    );
    const workspace = await createWorkspace();
    for (const [i, moment] of moments.entries()) {
      const id = await shortChat(workspace, { chat_id: `death-${i}` });
      await death.await(workspace, id, moment);
      const died = await letItRest(workspace, id).then(() => false, isDeath);
      expect([moment, died, death.dismiss()]).toEqual([moment, true, true]);
      // The platform brings an alarm again whose object died.
      await letAlarmCome(workspace, id, 'idle');
      await letAlarmCome(workspace, id);
      expect([moment, (await look(workspace, id)).status, rangesOf((await compacted(id)).chunks)]).toEqual([
        moment,
        'idle',
        '1-4',
      ]);
    }
    const id = await shortChat(workspace, { chat_id: 'at-once' });
    const [, turn] = await Promise.all([
      letItRest(workspace, id),
      takeTurn(workspace, id, 'Wait, one more.'),
    ]);
    expect(turn.status).toBe(200);
    expect((await look(workspace, id)).status).toBe('active');
    expect(await alarmFor(workspace, id, 'idle')).not.toBeNull();
  });

  it('its alarm was lost with the storage of its object: a run finds it, and leaves what is awake alone', async () => {
    const workspace = await createWorkspace();
    const lost = await shortChat(workspace, { chat_id: 'lost' });
    const awake = await shortChat(workspace, { chat_id: 'awake' });
    const unused = await openConversation(workspace, { chat_id: 'unused' });
    await rowsOf(
      'UPDATE conversations SET last_active_at = last_active_at - ? WHERE id <> ? AND workspace_id = ? RETURNING 1',
      [2 * DAY_MS, awake, workspace.id],
    );
    await loseStorage(workspace, lost);
    expect(await runTask(workspace, 'idle_sweep')).toMatchObject({
      status: 'done',
      stats: { conversations_woken: 1 },
    });
    await letAlarmCome(workspace, lost, 'idle');
    await eventually(async () => expect((await compacted(lost)).summarised_seq).toBe(4));
    const statuses = await Promise.all([lost, awake, unused].map((id) => look(workspace, id)));
    expect(statuses.map(({ status }) => status)).toEqual(['idle', 'active', 'active']);
  });

  it('nobody asks: cron makes that run where there is such a conversation, and nowhere else', async () => {
    const [workspace, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const id = await shortChat(workspace);
    await rowsOf('UPDATE conversations SET last_active_at = last_active_at - ? WHERE id = ? RETURNING 1', [
      2 * DAY_MS,
      id,
    ]);
    await shortChat(other);
    await cronFor(null);
    const made = await rowsOf(
      `SELECT workspace_id FROM maintenance_runs WHERE task = 'idle_sweep' AND workspace_id IN (?, ?)`,
      [workspace.id, other.id],
    );
    expect(made).toEqual([{ workspace_id: workspace.id }]);
  });
});

describe('an alarm', () => {
  it('finds nothing in a conversation that was erased, and leaves nothing of it behind', async () => {
    const workspace = await createWorkspace();
    const id = await shortChat(workspace);
    await rowsOf(`DELETE FROM events WHERE conversation_id = ? RETURNING 1`, [id]);
    await rowsOf(`DELETE FROM traces WHERE conversation_id = ? RETURNING 1`, [id]);
    await rowsOf(`UPDATE conversations SET workspace_id = 'erased' WHERE id = ? RETURNING 1`, [id]);
    expect(await letAlarmCome(workspace, id, 'idle')).toBe(true);
    expect(await alarmFor(workspace, id, 'idle')).toBeNull();
  });

  it('of a conversation that was archived meanwhile changes nothing', async () => {
    const workspace = await createWorkspace();
    const id = await shortChat(workspace);
    await workspace.call('POST', `/v1/conversations/${id}/archive`);
    const before = [await look(workspace, id), await compacted(id)];
    await letAlarmCome(workspace, id, 'idle');
    expect([await look(workspace, id), await compacted(id)]).toEqual(before);
    expect(await alarmFor(workspace, id, 'idle')).toBeNull();
  });
});
