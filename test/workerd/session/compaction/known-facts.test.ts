/**
 * Facts of a compaction beside what is known. If it fails, a user who takes something back, corrects a number or turns a
 * sentence round is not believed, or what was said twice is known twice and rests on one message only.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { say, summariserSays, talkOf } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Told {
  readonly content: string;
  readonly topic_key?: string;
}

/** Compacts one range a fact, whose words were said in it, one right after the other; the queue gets no time to fill the index. */
async function learn(workspace: TestWorkspace, ...told: readonly (readonly Told[])[]): Promise<void> {
  const identity = { chat_id: 'chat', user_id: 'ana' };
  const conversation = await openConversation(workspace, identity);
  let range = 0;
  summariserSays(() => ({
    summary: 'S.',
    range_summary: 'R.',
    facts: (told[range++] ?? []).map((fact) => ({ category: 'other', user: 'ana', ...fact })),
  }));
  for (const facts of told) {
    const said = facts.map(
      ({ content }) => ({ role: 'user', content: `Page ${range} of the file says: ${content}` }) as const,
    );
    await say(workspace, identity, [...said, ...talkOf(20)]);
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
  }
  expect(range).toBe(told.length);
}

const known = (workspace: TestWorkspace) =>
  rowsOf<{ content: string; status: string; evidence: number }>(
    `SELECT content, status, (SELECT count(DISTINCT event_id) FROM memory_observations o WHERE o.memory_id = m.id) AS evidence
     FROM memories m WHERE workspace_id = ? ORDER BY row_id`,
    [workspace.id],
  );

describe('a fact', () => {
  it.each([
    ['denies', 'The shed of Ana is locked at night.', 'The shed of Ana is not locked at night.'],
    ['denies it for ever', 'Ana eats meat on Fridays.', 'Ana never eats meat on Fridays.'],
    [
      'has another number',
      'Ana has a daughter who is 4 years old.',
      'Ana has a daughter who is 5 years old.',
    ],
    ['turns round', 'Ana prefers tea to coffee at work.', 'Ana prefers coffee to tea at work.'],
    ['is about somebody else', 'Ida lent Olek her old bicycle.', 'Olek lent Ida her old bicycle.'],
  ])('that %s what is known is learnt beside it', async (_, before, after) => {
    const workspace = await createWorkspace();
    await learn(workspace, [{ content: before }], [{ content: after }]);
    expect((await known(workspace)).map(({ content, status }) => [content, status])).toEqual([
      [before, 'active'],
      [after, 'active'],
    ]);
  });

  it('that changes the value of a topic takes its place, however near the words are', async () => {
    const workspace = await createWorkspace();
    const topic_key = 'work';
    await learn(
      workspace,
      [{ content: 'Ana works at bakery 4 in the old town.', topic_key }],
      [{ content: 'Ana works at bakery 5 in the old town.', topic_key }],
    );
    expect((await known(workspace)).map(({ content, status }) => [content, status])).toEqual([
      ['Ana works at bakery 4 in the old town.', 'superseded'],
      ['Ana works at bakery 5 in the old town.', 'active'],
    ]);
  });

  it.each([
    ['in the same words', 'Ana keeps bees on the roof.'],
    ['in other letters', 'ANA KEEPS BEES ON THE ROOF'],
    ['with a word that only stresses', 'Ana really keeps bees, on the roof!'],
  ])('that is told again %s is known once, with both messages as its evidence', async (_, again) => {
    const workspace = await createWorkspace();
    await learn(workspace, [{ content: 'Ana keeps bees on the roof.' }], [{ content: again }]);
    expect(await known(workspace)).toEqual([
      { content: 'Ana keeps bees on the roof.', status: 'active', evidence: 2 },
    ]);
  });

  it('that one answer tells twice is known once', async () => {
    const workspace = await createWorkspace();
    await learn(workspace, [
      { content: 'Ana keeps bees on the roof.' },
      { content: 'Ana keeps bees, on the roof' },
      { content: 'Ana does not keep bees on the roof.' },
    ]);
    expect((await known(workspace)).map(({ content }) => content)).toEqual([
      'Ana keeps bees on the roof.',
      'Ana does not keep bees on the roof.',
    ]);
  });
});

describe('what a user stated and a model tells again in its own words', () => {
  const stated = 'My name is Lena and I live in Graz. I work as a carpenter at Holzbau Maier.';

  /** The memories after a model has told these facts of what the user stated. */
  async function retold(...facts: readonly Told[]) {
    const workspace = await createWorkspace();
    const identity = { chat_id: 'chat', user_id: 'ana' };
    const conversation = await openConversation(workspace, identity);
    await exchange(workspace, conversation, stated, 'Good to know.');
    await say(workspace, identity, talkOf(24));
    const before = await known(workspace);
    summariserSays(() => ({
      summary: 'Lena lives in Graz. Lena works as a carpenter.',
      range_summary: 'R.',
      facts: facts.map((fact) => ({ category: 'other', user: 'ana', ...fact })),
    }));
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    const told = (rows: typeof before) => rows.map(({ content, status }) => [content, status]);
    const turn = await takeTurn(workspace, conversation, 'The sky is grey.');
    return {
      before: told(before),
      after: told(await known(workspace)),
      dynamic: turn.body.prompt.system.dynamic,
    };
  }

  it.each<[string, Told[]]>([
    ['the value of a topic', [{ content: 'Lena lives in Graz.', topic_key: 'home' }]],
    ['a value with more words', [{ content: 'Lena lives in Graz, Austria.', topic_key: 'home' }]],
    ['no topic', [{ content: 'User lives in Graz.' }, { content: "The user's name is Lena." }]],
    ['the name', [{ content: 'Lena works as a carpenter.' }]],
  ])('stays one memory, and no summary calls it outdated: %s', async (_, facts) => {
    const { before, after, dynamic } = await retold(...facts);
    expect(after).toEqual(before);
    expect(dynamic).toContain('Lena lives in Graz.');
    expect(dynamic).not.toContain('no longer so');
  });

  it('is not replaced by what nobody said, and of somebody else another thing may be true', async () => {
    const { before, after } = await retold(
      { content: 'Lena lives in Vienna.', topic_key: 'home' },
      { content: 'Olek works as a carpenter.' },
    );
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toEqual([['Olek works as a carpenter.', 'active']]);
  });

  it('is not replaced by what they said of others later, whatever a model makes of it', async () => {
    const workspace = await createWorkspace();
    const identity = { chat_id: 'chat', user_id: 'ana' };
    const conversation = await openConversation(workspace, identity);
    await exchange(workspace, conversation, stated, 'Good to know.');
    await exchange(
      workspace,
      conversation,
      'My sister Eva is a nurse at Charité. My brother Tom lives in Rome.',
      'I see.',
    );
    const before = await known(workspace);
    const fact = { category: 'other', user: 'ana' };
    summariserSays(() => ({
      summary: 'S.',
      range_summary: 'R.',
      facts: [
        { ...fact, content: 'Name is Eva.', topic_key: 'name' },
        { ...fact, content: 'Her brother Tom lives in Rome.', topic_key: 'home' },
        { ...fact, content: 'Works at Charité.', topic_key: 'work.employer' },
      ],
    }));
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    const after = await known(workspace);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ content }) => content)).toEqual([
      'Her brother Tom lives in Rome.',
    ]);
  });

  it('is replaced by what a later message says, and not by an earlier one', async () => {
    const workspace = await createWorkspace();
    const identity = { chat_id: 'chat', user_id: 'ana' };
    const conversation = await openConversation(workspace, identity);
    await exchange(workspace, conversation, 'Before the flood Linz is where I had lived.', 'I see.');
    await exchange(workspace, conversation, stated, 'Good to know.');
    summariserSays(() => ({
      summary: 'S.',
      range_summary: 'R.',
      facts: [{ category: 'other', user: 'ana', content: 'Lena lives in Linz.', topic_key: 'home' }],
    }));
    const homes = async () =>
      (await known(workspace))
        .filter(({ content }) => /lives in/i.test(content))
        .map(({ content, status }) => [content, status]);
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    expect(await homes()).toEqual([
      ['Lives in Graz.', 'active'],
      ['Lena lives in Linz.', 'superseded'],
    ]);
    await exchange(workspace, conversation, 'Vienna has been treating me well since the move.', 'Lovely.');
    summariserSays(() => ({
      summary: 'S.',
      range_summary: 'R.',
      facts: [{ category: 'other', user: 'ana', content: 'Lena lives in Vienna.', topic_key: 'home' }],
    }));
    await workspace.call('POST', `/v1/conversations/${conversation}/compact`);
    expect(await homes()).toEqual([
      ['Lives in Graz.', 'superseded'],
      ['Lena lives in Linz.', 'superseded'],
      ['Lena lives in Vienna.', 'active'],
    ]);
  });

  it('is learnt although another fact of the same answer is blank', async () => {
    const { before, after } = await retold({ content: ' ' }, { content: 'Lena keeps two ferrets.' });
    expect(after.slice(before.length)).toEqual([['Lena keeps two ferrets.', 'active']]);
  });
});
