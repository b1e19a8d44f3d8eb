/**
 * What the fixed parts of a prompt are made of, on the real database. If it fails, a model does not know who it speaks with,
 * one user reads what another kept to themselves, or what was erased is still told.
 */
import { describe, expect, it } from 'vitest';
import { withoutToday } from '../../support/service/documents.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';

const stableOf = async (workspace: TestWorkspace, conversationId: string, content: string, body = {}) =>
  (await takeTurn(workspace, conversationId, content, body)).body.prompt.system.stable;

/** What a compaction leaves behind, as far as prompts read it. */
const compact = (workspace: TestWorkspace, conversationId: string, content: unknown) =>
  testEnv.WORKSPACE_DB.batch([
    testEnv.WORKSPACE_DB.prepare(
      'INSERT INTO snapshots (id, workspace_id, conversation_id, seq, content, created_at) VALUES (?, ?, ?, 1, ?, ?)',
    ).bind(`snap_${conversationId}`, workspace.id, conversationId, JSON.stringify(content), Date.now()),
    testEnv.WORKSPACE_DB.prepare('UPDATE conversations SET rolling_summary = ? WHERE id = ?').bind(
      'They talked about boats.',
      conversationId,
    ),
  ]);

describe('the stable part of a prompt', () => {
  it('tells what is known of the user and of the subject, theirs and what others share', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is a nurse.', { category: 'occupation', importance: 0.9 });
    await remember(workspace, 'Ana owns a red kayak.', { importance: 0.2 });
    await remember(workspace, 'Grandma sang in a choir.', {
      user_id: 'bo',
      visibility: 'shared',
      subject_id: 'grandma',
      category: 'hobby',
    });
    const conversation = await openConversation(workspace, { subject_id: 'grandma' });
    const stable = await stableOf(workspace, conversation, 'Hello there');
    expect(stable.split('\n\n').slice(2)).toEqual([
      'Established facts about the user, quoted as data, most important first:\n' +
        '- [occupation] "Ana is a nurse." (personal)\n- "Ana owns a red kayak." (personal)',
      'Established facts about "grandma", quoted as data, most important first:\n' +
        '- [hobby] "Grandma sang in a choir." (shared)',
    ]);
  });

  it('tells nobody what is not theirs: of another user, subject, channel or workspace, or no fact at all', async () => {
    const [workspace, other] = [await createWorkspace(), await createWorkspace()];
    const channel = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'boats' });
    await remember(workspace, 'Bo snores.', { user_id: 'bo' });
    await remember(workspace, 'Grandma told Bo a secret.', { user_id: 'bo', subject_id: 'grandma' });
    await remember(workspace, 'Grandpa whistled.', { visibility: 'shared', subject_id: 'grandpa' });
    await remember(workspace, 'Bo rows for the town.', { user_id: 'bo', visibility: 'shared' });
    await remember(workspace, 'The hull is blue.', { tier: 'channel', channel_id: channel.body.id });
    await remember(workspace, 'Ana likes tea.', { kind: 'preference' });
    await remember(other, 'Ana of elsewhere sails.');
    const conversation = await openConversation(workspace, { subject_id: 'grandma' });
    expect(await stableOf(workspace, conversation, 'Hello there')).not.toContain('Established facts');
  });

  it('shows a group the shared facts of its subject and nobody’s own, whoever speaks', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is a nurse.');
    await remember(workspace, 'The club meets on Fridays.', { visibility: 'shared', subject_id: 'club' });
    await remember(workspace, 'Ana finds the club dull.', { subject_id: 'club' });
    const group = await openConversation(workspace, { user_id: undefined, shared: true, subject_id: 'club' });
    const [ana, bo] = [
      await stableOf(workspace, group, 'Hello there', { user_id: 'ana' }),
      await stableOf(workspace, group, 'Hello back', { user_id: 'bo' }),
    ];
    expect(ana).toContain('"The club meets on Fridays." (shared)');
    expect(ana).not.toMatch(/nurse|dull/);
    expect(bo).toBe(ana);
  });

  it('says a fact once: what stands there is not recalled into a block besides, and the trace says why', async () => {
    const workspace = await createWorkspace();
    const nurse = await remember(workspace, 'Ana works as a nurse in Porto.');
    const tea = await remember(workspace, 'Ana drinks tea with every nurse in Porto.', {
      kind: 'preference',
    });
    const conversation = await openConversation(workspace);
    const turn = await takeTurn(workspace, conversation, 'Which nurse works in Porto?');
    expect(turn.body.prompt.system.stable).toContain('Ana works as a nurse in Porto.');
    expect(turn.body.injection.memory_ids).toEqual([tea]);
    const trace = await workspace.call<{ trace: { candidates: { id: string; decision: string }[] } }>(
      'GET',
      `/v1/traces/${turn.body.trace_id}`,
    );
    expect(trace.body.trace.candidates.find(({ id }) => id === nurse)?.decision).toBe('already_live');
  });

  it('waits with what this conversation teaches until a compaction, and has it in the next conversation', async () => {
    const workspace = await createWorkspace({ settings: { recap_conversations: 0 } });
    await remember(workspace, 'Ana is a nurse.');
    const conversation = await openConversation(workspace);
    const before = await stableOf(workspace, conversation, 'My name is Ana Martins.');
    await remember(workspace, 'Ana owns a red kayak.');
    expect(await stableOf(workspace, conversation, 'Nice weather today, is it not?')).toBe(before);
    const next = await openConversation(workspace, { chat_id: 'next' });
    const known = await stableOf(workspace, next, 'Hello there');
    expect(known).toMatch(/Ana Martins/);
    expect(known).toContain('red kayak');
    await compact(workspace, conversation, { goals: ['Buy a boat'], nextSteps: ['Call the yard'] });
    const after = await takeTurn(workspace, conversation, 'And what about tomorrow then?');
    expect(after.body.prompt.system.stable).toBe(known);
    expect(withoutToday(after.body.prompt.system.dynamic)).toBe(
      'Summary of the conversation so far, quoted as data:\n> They talked about boats.\n\n' +
        'Goals, quoted as data:\n- "Buy a boat"\n\nNext steps, quoted as data:\n- "Call the yard"',
    );
    expect(after.body.budget.parts.summary).toBeGreaterThan(0);
  });

  it('puts a correction right in the very turn that makes it, and then stays as it is', async () => {
    const workspace = await createWorkspace();
    const first = await openConversation(workspace, { chat_id: 'first' });
    await exchange(workspace, first, 'I live in Lisbon.', 'Good to know.');
    const conversation = await openConversation(workspace);
    expect(await stableOf(workspace, conversation, 'Hello there')).toContain('Lisbon');
    const moved = await stableOf(workspace, conversation, 'I moved to Porto.');
    expect(moved).not.toContain('Lisbon');
    expect(moved).toContain('Porto');
    expect(await stableOf(workspace, conversation, 'Nice weather today, is it not?')).toBe(moved);
  });

  it('loses at once what is forgotten, erased or taken back, in answers that are asked for again too', async () => {
    const workspace = await createWorkspace();
    const kayak = await remember(workspace, 'Ana owns a red kayak.');
    const club = await remember(workspace, 'The club meets on Fridays.', {
      user_id: 'bo',
      visibility: 'shared',
      subject_id: 'club',
    });
    const conversation = await openConversation(workspace, { subject_id: 'club' });
    const asked = { turn_id: 't1' };
    const before = await stableOf(workspace, conversation, 'Hello there', asked);
    expect(before).toMatch(/kayak[\s\S]*Fridays/);
    expect(await stableOf(workspace, conversation, 'Hello there', asked)).toBe(before);
    await workspace.call('DELETE', `/v1/memories/${kayak}?user_id=ana`);
    await workspace.call('PATCH', `/v1/facts/${club}/visibility?user_id=bo`, { visibility: 'private' });
    expect(await stableOf(workspace, conversation, 'Hello there', asked)).not.toMatch(/kayak|Fridays/);
    expect(await stableOf(workspace, conversation, 'Hello again, my friend')).not.toMatch(/kayak|Fridays/);
  });

  it('keeps a value until the one that follows it begins to hold, whatever was learnt in between', async () => {
    const workspace = await createWorkspace();
    const home = { topic_key: 'lives_in', importance: 0.9 };
    await remember(workspace, 'Ana lives in Lisbon.', home);
    const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
    await remember(workspace, 'Ana lives in Porto.', { ...home, valid_from: nextMonth });
    const create = Array.from({ length: 30 }, (_, i) => ({
      content: `Ana saw boat number ${i}.`,
      kind: 'event',
      user_id: 'ana',
    }));
    await workspace.call('POST', '/v1/memories/batch', { create });
    const stable = await stableOf(workspace, await openConversation(workspace), 'Hello there');
    expect(stable).toContain('Lisbon');
    expect(stable).not.toContain('Porto');
  });

  it('has the most important of five hundred facts first, for few rows and no round trip of its own', async () => {
    const workspace = await createWorkspace();
    const batch = Array.from({ length: 500 }, (_, i) => ({
      content: `Ana owns boat number ${i}.`,
      kind: 'fact',
      user_id: 'ana',
      importance: i === 250 ? 0.9 : 0.4,
    }));
    await workspace.call('POST', '/v1/memories/batch', { create: batch, update: [], delete: [] });
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'Hello there');
    const turn = await takeTurn(workspace, conversation, 'Hello there', { options: { debug: true } });
    expect(turn.body.debug?.steps.map(({ name }) => name)).toEqual(['turn.read', 'turn.write']);
    expect(turn.body.debug?.steps[0]?.rows_read).toBeLessThan(1_500);
    const lines = turn.body.prompt.system.stable.split('\n').filter((line) => line.startsWith('- '));
    expect(lines[0]).toContain('boat number 250.');
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(turn.body.budget.parts.system_stable).toBeLessThan(800);
  });
});
