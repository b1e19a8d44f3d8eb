/**
 * Erasure and compaction. A user who has a memory or themselves erased must not find it again in a summary of what was said,
 * nor in the next one; and nobody else may lose their summary for it.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compacted, importedTalk, rangesOf, say, talkOf } from '../../support/scenes/compaction.ts';
import { newMark, openGroup, speakInGroup, tracesOf } from '../../support/scenes/erasure-scene.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  storedEvents,
  takeTurn,
} from '../../support/service/workspace.ts';
import { isArmed, letAlarmCome } from '../../support/storage/alarms.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const path = (conversation: string, rest: string) => `/v1/conversations/${conversation}/${rest}`;
/** Derived places only: the message itself stays in the record, and is found there. */
const DERIVED = /chunks|snapshots|compactions|conversations$|memories|memory_|retrieval|idempotency/;
const derivedPlaces = async (mark: string) => (await placesOf(mark)).filter((place) => DERIVED.test(place));

describe('a memory that is erased', () => {
  it('leaves every summary that tells it, and the next compaction does not bring it back', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const mark = newMark();
    const identity = { chat_id: 'chat', user_id: 'ana' };
    await say(workspace, identity, talkOf(20));
    await exchange(workspace, conversation, `I like ${mark} tea.`, 'Good to know.');
    await say(workspace, identity, talkOf(20, 22));
    await letAlarmCome(workspace, conversation);
    await workspace.call('POST', path(conversation, 'compact'));
    const before = await compacted(conversation);
    expect(before.chunks.map(({ content }) => content).join()).toContain(mark);
    expect(before.rolling_summary).toContain(mark);
    // An answer that is kept for retries shows the summary.
    await takeTurn(workspace, conversation, 'Go on.', { turn_id: 'kept' });

    const [memory] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE content LIKE ? AND workspace_id = ?',
      [`%${mark}%`, workspace.id],
    );
    expect((await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`)).status).toBe(200);
    const erased = await compacted(conversation);
    // What was summarised before the message stays.
    expect([rangesOf(erased.chunks), erased.summarised_seq]).toEqual(['1-20', 20]);
    expect(erased.rolling_summary).toBe(JSON.parse(before.snapshots[0]?.content ?? '{}').summary);
    expect(await derivedPlaces(mark)).toEqual([]);
    const left = await tracesOf(mark, workspace, [conversation]);
    expect(left.filter((place) => /answers|vectors/.test(place))).toEqual([]);

    expect(await isArmed(workspace, conversation)).toBe(true);
    await workspace.call('POST', path(conversation, 'compact'));
    const after = await compacted(conversation);
    expect(after.summarised_seq).toBeGreaterThan(20);
    expect(await derivedPlaces(mark)).toEqual([]);
    expect((await storedEvents(workspace, conversation)).some(({ content }) => content.includes(mark))).toBe(
      true,
    );
  });
});

describe('a memory of an early turn that is erased', () => {
  it('leaves no hole: the alarm goes on until the summary reaches the messages that a prompt shows', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const mark = newMark();
    const identity = { chat_id: 'chat', user_id: 'ana' };
    await exchange(workspace, conversation, `I like ${mark} tea.`, 'Good to know.');
    await say(workspace, identity, talkOf(48));
    for (let i = 0; i < 3; i++) await workspace.call('POST', path(conversation, 'compact'));
    expect((await compacted(conversation)).summarised_seq).toBe(50);
    const [memory] = await rowsOf<{ id: string }>(
      'SELECT id FROM memories WHERE content LIKE ? AND workspace_id = ?',
      [`%${mark}%`, workspace.id],
    );
    await workspace.call('DELETE', `/v1/memories/${memory?.id}?user_id=ana`);
    expect((await compacted(conversation)).summarised_seq).toBe(0);

    expect(await letAlarmCome(workspace, conversation)).toBe(true);
    const { summarised_seq } = await compacted(conversation);
    const live = new Set((await liveHistory(workspace, conversation)).messages.map(({ content }) => content));
    const nowhere = (await storedEvents(workspace, conversation)).filter(
      ({ seq, content }) => seq > (summarised_seq ?? 0) && !live.has(content),
    );
    expect(nowhere).toEqual([]);
    expect(await isArmed(workspace, conversation)).toBe(false);
  });
});

describe('a user of a group that is erased', () => {
  it('leaves no word in its summaries; what others said is summarised anew', async () => {
    const workspace = await createWorkspace();
    const group = await openGroup(workspace, 'crew');
    const [anas, bos] = [newMark(), newMark()];
    for (let i = 0; i < 4; i++) await speakInGroup(workspace, group, 'bo', bos);
    await speakInGroup(workspace, group, 'ana', anas);
    for (let i = 0; i < 8; i++) await speakInGroup(workspace, group, 'bo', bos);
    await letAlarmCome(workspace, group);
    expect((await compacted(group)).chunks.map(({ content }) => content).join()).toContain(anas);

    expect((await workspace.call('DELETE', '/v1/users/ana')).body).toMatchObject({ complete: true });
    expect(await tracesOf(anas, workspace, [group])).toEqual([]);
    const erased = await compacted(group);
    expect([erased.summarised_seq, erased.rolling_summary, erased.chunks]).toEqual([0, null, []]);
    await workspace.call('POST', path(group, 'compact'));
    const { rolling_summary, chunks } = await compacted(group);
    expect(rolling_summary).toContain(bos);
    expect(chunks).toHaveLength(1);
    expect(await tracesOf(anas, workspace, [group])).toEqual([]);
  });
});

describe('a conversation that is erased', () => {
  it('takes its chunks, their words and vectors, its snapshots and its journal along', async () => {
    const workspace = await createWorkspace();
    const mark = newMark();
    const marked = talkOf(32).map(({ role, content }) => ({ role, content: `${content} So says ${mark}.` }));
    const conversation = await importedTalk(workspace, marked);
    await letAlarmCome(workspace, conversation);
    expect((await compacted(conversation)).chunks).toHaveLength(1);
    const { body } = await workspace.call('DELETE', `/v1/conversations/${conversation}`);
    expect(body).toMatchObject({ complete: true, erased: { chunks: 1, snapshots: 1, compactions: 1 } });
    expect(await tracesOf(mark, workspace, [conversation])).toEqual([]);
    // An alarm that was on its way finds nothing and leaves nothing.
    await letAlarmCome(workspace, conversation);
    expect(await tracesOf(conversation, workspace, [conversation])).not.toContain(
      `${conversation}.compaction`,
    );
  });
});
