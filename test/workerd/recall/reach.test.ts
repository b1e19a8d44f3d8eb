/**
 * What was said in other conversations, on the real runtime. If it fails, a new conversation knows nothing of the earlier ones,
 * or what was said among others, or for nobody else, is told where it has no business.
 */
import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetConversation } from '../../../src/http/conversations/conversation-directory.ts';
import { withToken } from '../support/service/keys.ts';
import {
  addMember,
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { loseStorage, sessionStub } from '../support/storage/session.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

/** What a turn tells of what was said; what was learnt stands in the system prompt. */
const shownIn = (turn: Awaited<ReturnType<typeof takeTurn>>): string =>
  JSON.stringify(turn.body.prompt.messages);

let users = 0;
/** A user whom nobody has heard of. */
const someone = () => `user${++users}`;

/** A conversation of somebody in which it was said that their dog Rex limps, and another one of theirs. */
async function twoConversations(
  said = 'My dog Rex is limping since Tuesday.',
  first: Record<string, unknown> = {},
  second: Record<string, unknown> = {},
) {
  const user = someone();
  const before = await openConversation(workspace, { chat_id: `${user}-1`, user_id: user, ...first });
  await exchange(workspace, before, said, 'Poor dog. Keep him calm for a day.');
  const after = await openConversation(workspace, { chat_id: `${user}-2`, user_id: user, ...second });
  return { user, before, after };
}

const ASKED = 'Which of my animals is limping?';

describe('a new conversation', () => {
  it('knows what its user said in another one, and says where and when that was', async () => {
    const { before, after } = await twoConversations();
    const turn = await takeTurn(workspace, after, ASKED);
    expect(shownIn(turn)).toMatch(
      /\] Said elsewhere:\\n- \\+"My dog Rex is limping since Tuesday\.\\+" \(user, \d{4}-\d\d-\d\d\) \[evt_/u,
    );
    const { body: trace } = await workspace.call<{ trace: { candidates: { id: string; origin: string }[] } }>(
      'GET',
      `/v1/traces/${turn.body.trace_id}`,
    );
    const [id = ''] = turn.body.injection.event_ids;
    expect(trace.trace.candidates.find((candidate) => candidate.id === id)?.origin).toBe('elsewhere');
    const { body: page } = await workspace.call<{ data: { id: string }[] }>(
      'GET',
      `/v1/conversations/${before}/events`,
    );
    expect(page.data.map((event) => event.id)).toContain(id);
  });

  it('knows it when neither its object nor the isolate has heard of it', async () => {
    const { after } = await twoConversations();
    forgetConversation(workspace.id, after);
    await loseStorage(workspace, after);
    expect(shownIn(await takeTurn(workspace, after, ASKED))).toContain('Rex is limping');
  });

  it('knows what a tool brought in another one, as an excerpt that says so', async () => {
    const { before, after } = await twoConversations();
    const turn = await takeTurn(workspace, before, 'What does the vet in Alfama charge?');
    await workspace.call('POST', `/v1/conversations/${before}/turns/${turn.body.turn_id}/reply`, {
      content: 'Let me see.',
      tool_results: [{ name: 'web', content: 'The vet in Alfama charges 40 euros for a visit on weekdays.' }],
    });
    const { body } = await takeTurn(
      workspace,
      after,
      'How many euros does the vet in Alfama charge on weekdays?',
    );
    expect(body.prompt.system.dynamic).toMatch(/charges 40 euros.*\("web" elsewhere, \d{4}/u);
  });

  it('knows the summary of another one whose messages say it in other words', async () => {
    const { before, after } = await twoConversations();
    await workspace.call('POST', `/v1/conversations/${before}/compact`);
    const found = await workspace.call<{ results: { type: string }[] }>('POST', '/v1/search', {
      query: ASKED,
      conversation_id: after,
      recall_reach: 'user',
      sources: ['chunks'],
    });
    expect(found.status).toBe(200);
    const own = await workspace.call<{ results: { type: string }[] }>('POST', '/v1/search', {
      query: ASKED,
      conversation_id: after,
      sources: ['chunks', 'events'],
    });
    expect(own.body.results).toEqual([]);
  });
});

describe('how far it looks', () => {
  it('is what the turn says, and what the workspace sets where it says nothing', async () => {
    const narrow = await createWorkspace({ settings: { recall_reach: 'conversation' } });
    const before = await openConversation(narrow, { chat_id: 'one' });
    await exchange(narrow, before, 'My dog Rex is limping.', 'Poor dog.');
    const after = await openConversation(narrow, { chat_id: 'two' });
    expect(shownIn(await takeTurn(narrow, after, ASKED))).not.toContain('Rex');
    const wide = await takeTurn(narrow, after, ASKED, { options: { recall_reach: 'user' } });
    expect(shownIn(wide)).toContain('Rex');
    // What it does not look at any more leaves the live blocks as well.
    expect(shownIn(await takeTurn(narrow, after, 'And now?'))).not.toContain('Rex');
    expect(JSON.stringify(await liveHistory(narrow, after))).not.toContain('Rex');
  });

  it('is the channel where that is asked for', async () => {
    const channels = await Promise.all(
      ['vet', 'work'].map(
        async (name) => (await workspace.call<{ id: string }>('POST', '/v1/channels', { name })).body.id,
      ),
    );
    const [vet, work] = channels;
    const { user, after } = await twoConversations(undefined, { channel_id: vet }, { channel_id: work });
    const options = { recall_reach: 'channel' };
    expect(shownIn(await takeTurn(workspace, after, ASKED, { options }))).not.toContain('Rex');
    const beside = await openConversation(workspace, {
      chat_id: `${user}-3`,
      user_id: user,
      channel_id: vet,
    });
    expect(shownIn(await takeTurn(workspace, beside, ASKED, { options }))).toContain('Rex');
  });

  it('of a search is its conversation, unless it says more; without a conversation to look from that is an error', async () => {
    const { after } = await twoConversations();
    const search = (body: Record<string, unknown>) =>
      workspace.call<{ results: unknown[]; errors?: unknown[] }>('POST', '/v1/search', {
        query: ASKED,
        sources: ['events'],
        ...body,
      });
    expect((await search({ conversation_id: after })).body.results).toEqual([]);
    expect(
      (await search({ conversation_id: after, recall_reach: 'user' })).body.results.length,
    ).toBeGreaterThan(0);
    const refused = await search({ user_id: 'ana', recall_reach: 'user' });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('recall_reach');
  });
});

describe('who is told', () => {
  it('is nobody else: neither another user nor a group of the same one', async () => {
    const { user } = await twoConversations();
    const others = await openConversation(workspace, { chat_id: `${user}-x`, user_id: someone() });
    expect(shownIn(await takeTurn(workspace, others, ASKED))).not.toContain('Rex');
    const group = await openConversation(workspace, {
      chat_id: `${user}-group`,
      shared: true,
      user_id: undefined,
    });
    await addMember(workspace, group, user);
    for (const options of [{}, { recall_reach: 'user' }]) {
      const turn = await takeTurn(workspace, group, ASKED, { user_id: user, options });
      expect(shownIn(turn)).not.toContain('Rex');
    }
  });

  it('of what was said in a group is that group alone', async () => {
    const user = someone();
    const group = await openConversation(workspace, {
      chat_id: `${user}-group`,
      shared: true,
      user_id: undefined,
    });
    for (const member of [user, 'mate']) await addMember(workspace, group, member);
    await exchange(workspace, group, 'My dog Rex is limping since Tuesday.', 'Poor dog.', { user_id: user });
    await exchange(workspace, group, 'The tortoise is limping as well.', 'Oh.', { user_id: 'mate' });
    for (const speaker of [user, 'mate']) {
      const own = await openConversation(workspace, { chat_id: `${user}-own-${speaker}`, user_id: speaker });
      const turn = await takeTurn(workspace, own, ASKED);
      expect(JSON.stringify(turn.body.prompt.messages)).not.toMatch(/Rex|tortoise/u);
    }
    const again = await takeTurn(workspace, group, ASKED, { user_id: 'mate' });
    expect(shownIn(again)).toContain('Rex');
  });

  it('by a token of one conversation is what was said there, whatever it asks for', async () => {
    const { user, before, after } = await twoConversations();
    const token = await withToken(workspace, { user_id: user, conversation_id: after });
    // By a key first: what that showed is not shown to the token either.
    expect(shownIn(await takeTurn(workspace, after, ASKED))).toContain('Rex');
    const { body } = await token.call('GET', `/v1/conversations/${after}/history`);
    expect(JSON.stringify(body)).not.toContain('Rex');
    const turn = await takeTurn(token, after, ASKED, { options: { recall_reach: 'user' } });
    expect(turn.status).toBe(200);
    expect(shownIn(turn)).not.toContain('Rex');
    const found = await token.call<{ results: unknown[] }>('POST', '/v1/search', {
      query: ASKED,
      recall_reach: 'user',
      sources: ['events'],
    });
    expect(JSON.stringify(found.body.results)).not.toContain('Rex');
    const free = await withToken(workspace, { user_id: user });
    expect(shownIn(await takeTurn(free, after, `${ASKED} Please.`))).toContain('Rex');
    expect((await free.call('GET', `/v1/conversations/${before}`)).status).toBe(200);
  });
});

describe('what is not for elsewhere', () => {
  it.each(['off', 'read'])('is what was said in a temporary conversation (%s)', async (memory) => {
    const user = someone();
    const hidden = await openConversation(workspace, { chat_id: `${user}-t`, user_id: user, memory });
    await exchange(workspace, hidden, 'My dog Rex is limping since Tuesday.', 'Poor dog.');
    const after = await openConversation(workspace, { chat_id: `${user}-2`, user_id: user });
    expect(shownIn(await takeTurn(workspace, after, ASKED))).not.toContain('Rex');
  });

  it('is what was said off the record, which its own conversation still knows', async () => {
    const { before, after } = await twoConversations('Off the record: my dog Rex is limping since Tuesday.');
    expect(shownIn(await takeTurn(workspace, after, ASKED))).not.toContain('Rex');
    expect(shownIn(await takeTurn(workspace, before, ASKED))).toContain('Rex');
  });

  it('is a shared memory from the moment on at which its owner takes it back', async () => {
    const [owner, reader] = [someone(), someone()];
    const { body: made } = await workspace.call<{ id: string }>('POST', '/v1/memories', {
      content: 'The vet in Alfama opens at seven.',
      kind: 'event',
      user_id: owner,
      visibility: 'shared',
    });
    const after = await openConversation(workspace, { chat_id: `${reader}-1`, user_id: reader });
    expect(shownIn(await takeTurn(workspace, after, 'When does the vet in Alfama open?'))).toContain('seven');
    await workspace.call('PATCH', `/v1/memories/${made.id}?user_id=${owner}`, { visibility: 'private' });
    expect(shownIn(await takeTurn(workspace, after, 'Thanks. When does it open?'))).not.toContain('seven');
  });

  it('is, for a channel, what was said in a conversation that has left it', async () => {
    const { body: channel } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'pets' });
    const { before, after } = await twoConversations(
      undefined,
      { channel_id: channel.id },
      { channel_id: channel.id },
    );
    const options = { recall_reach: 'channel' };
    expect(shownIn(await takeTurn(workspace, after, ASKED, { options }))).toContain('Rex');
    const { body: other } = await workspace.call<{ id: string }>('POST', '/v1/channels', {
      name: 'elsewhere',
    });
    const moved = await workspace.call('PATCH', `/v1/conversations/${before}`, { channel_id: other.id });
    expect(moved.status).toBe(200);
    expect(shownIn(await takeTurn(workspace, after, 'And now, who is limping?', { options }))).not.toContain(
      'Rex',
    );
  });
});

describe('what is gone', () => {
  /** Whatever a conversation shows of Rex: its prompts, its live history, an answer that is asked for again. */
  async function stillShows(after: string): Promise<boolean[]> {
    const again = await takeTurn(workspace, after, ASKED, { turn_id: 'first' });
    const history = await liveHistory(workspace, after);
    const next = await takeTurn(workspace, after, 'Thanks. Who is limping?');
    return [again.body, history, next.body.prompt].map((each) => JSON.stringify(each).includes('Rex'));
  }

  it('leaves the conversations that quoted it at once: erased', async () => {
    const { before, after } = await twoConversations();
    expect(shownIn(await takeTurn(workspace, after, ASKED, { turn_id: 'first' }))).toContain('Rex');
    const erased = await workspace.call<{ complete: boolean }>('DELETE', `/v1/conversations/${before}`);
    expect(erased.body.complete).toBe(true);
    expect(await stillShows(after)).toEqual([false, false, false]);
    const rows = await testEnv.WORKSPACE_DB.prepare(
      'select count(*) as n from memory_injections where conversation_id = ?',
    )
      .bind(after)
      .first<{ n: number }>();
    expect(rows?.n).toBe(0);
  });

  it('leaves them at once: taken back', async () => {
    const user = someone();
    const before = await openConversation(workspace, { chat_id: `${user}-1`, user_id: user });
    await takeTurn(workspace, before, 'My dog Rex is limping since Tuesday.', { turn_id: 'told' });
    const after = await openConversation(workspace, { chat_id: `${user}-2`, user_id: user });
    expect(shownIn(await takeTurn(workspace, after, ASKED, { turn_id: 'first' }))).toContain('Rex');
    await workspace.call('POST', `/v1/conversations/${before}/turns/told/abort`);
    const history = await liveHistory(workspace, after);
    const next = await takeTurn(workspace, after, 'Thanks. Who is limping?');
    expect([history, next.body.prompt].map((each) => JSON.stringify(each).includes('Rex'))).toEqual([
      false,
      false,
    ]);
  });

  it('leaves a branch of the conversation that quoted it as well', async () => {
    const { before, after } = await twoConversations();
    const turn = await exchange(workspace, after, ASKED, 'Your dog.');
    expect(JSON.stringify(turn.prompt)).toContain('Rex');
    const branch = await workspace.call<{ id: string }>('POST', `/v1/conversations/${after}/branches`, {
      purpose: 'regular',
    });
    expect(branch.status).toBeLessThan(300);
    await workspace.call('DELETE', `/v1/conversations/${before}`);
    expect(JSON.stringify(await liveHistory(workspace, branch.body.id))).not.toContain('Rex');
    const kept = await runInDurableObject(sessionStub(workspace, branch.body.id), (_, state) =>
      JSON.stringify(state.storage.sql.exec('select content from history').toArray()),
    );
    expect(kept).not.toContain('Rex');
  });
});
