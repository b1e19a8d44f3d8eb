import { describe, expect, it } from 'vitest';
import { Database } from '../../../../src/store/database.ts';
import { selectLiveEvidence, toLiveEvidence } from '../../../../src/store/memories/injections.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';
import { contentsOf, found, memoriesOf } from './learnt.ts';

describe('an erased value', () => {
  it('gives its place back to the one that it had replaced, which other messages still say', async () => {
    const workspace = await createWorkspace();
    const kept = await openConversation(workspace, { chat_id: 'kept' });
    await exchange(workspace, kept, 'I live in Lisbon.', 'Nice.', { occurred_at: '2026-01-01T10:00:00Z' });
    const left = await openConversation(workspace, { chat_id: 'left' });
    for (const [place, occurred_at] of [
      ['Porto', '2026-02-01T10:00:00Z'],
      ['Faro', '2026-03-01T10:00:00Z'],
    ])
      await exchange(workspace, left, `I live in ${place}.`, 'Nice.', { occurred_at });
    expect(await contentsOf(workspace)).toEqual(['Lives in Faro.']);
    expect((await workspace.call('DELETE', `/v1/conversations/${left}`)).status).toBe(200);
    expect(await contentsOf(workspace)).toEqual(['Lives in Lisbon.']);
    expect(await found(workspace, 'Lisbon', { as_of: '2026-02-15T00:00:00Z' })).toEqual(['Lives in Lisbon.']);
    await exchange(workspace, kept, 'I live in Braga.', 'Nice.');
    const [current] = await memoriesOf(workspace);
    expect((await workspace.call('DELETE', `/v1/memories/${current?.id}?user_id=ana`)).status).toBe(200);
    expect(await contentsOf(workspace)).toEqual(['Lives in Lisbon.']);
  });

  it('in the middle of a timeline leaves no gap', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const ids: string[] = [];
    for (const [i, place] of ['Porto', 'Faro', 'Braga'].entries()) {
      const turn = await exchange(workspace, conversation, `I live in ${place}.`, 'Nice.', {
        occurred_at: `2026-0${i + 1}-01T10:00:00Z`,
      });
      ids.push(turn.signals[0]?.memory_id ?? '');
    }
    await workspace.call('DELETE', `/v1/memories/${ids[1]}?user_id=ana`);
    expect(await contentsOf(workspace)).toEqual(['Lives in Braga.']);
    const asOf = (as_of: string) => found(workspace, 'Porto Faro Braga', { as_of });
    expect(await asOf('2026-02-15T00:00:00Z')).toEqual(['Lives in Porto.']);
    expect(await asOf('2026-03-15T00:00:00Z')).toEqual(['Lives in Braga.']);
  });
});

describe('an ending', () => {
  it('ends the value it names and no other', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'I live in Porto.');
    const other = await takeTurn(workspace, conversation, 'I no longer live in Faro.');
    expect(other.body.signals).toEqual([]);
    expect(await contentsOf(workspace)).toEqual(['Lives in Porto.']);
    const ended = await takeTurn(workspace, conversation, 'I no longer live in Porto.');
    expect(ended.body.signals).toEqual([expect.objectContaining({ action: 'ended', kind: 'fact' })]);
    expect(await contentsOf(workspace)).toEqual([]);
  });
});

describe('a wish to forget', () => {
  it('takes out what it names, from live blocks too, and says so', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I like jazz.', 'Nice.');
    await exchange(workspace, conversation, 'I like tea.', 'Nice.');
    const other = await openConversation(workspace, { chat_id: 'other' });
    await exchange(workspace, other, 'Which jazz do I like?', 'Any.');
    const turn = await takeTurn(workspace, other, 'Please forget that I like jazz.');
    expect(turn.body.signals).toEqual([expect.objectContaining({ action: 'forgotten', kind: 'preference' })]);
    expect(JSON.stringify(turn.body.prompt)).not.toContain('Likes jazz.');
    expect(await contentsOf(workspace)).toEqual(['Likes tea.']);
    expect(await found(workspace, 'jazz')).toEqual([]);
    expect(await found(workspace, 'jazz', { as_of: new Date().toISOString() })).toEqual([]);
  });

  it('means the memory that says least besides: who forgets their name keeps the cat’s', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'My name is Ana.', 'Hello.');
    await exchange(workspace, conversation, "My cat's name is Miso.", 'Hello.');
    await takeTurn(workspace, conversation, 'Please forget my name.');
    expect(await contentsOf(workspace)).toEqual(["Cat's name is Miso."]);
  });

  it('touches nobody else, and nothing when it is too vague to follow', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    for (let i = 0; i < 7; i++) await remember(workspace, `The project codename number ${i} is secret.`);
    await remember(workspace, 'Bo likes jazz.', { user_id: 'bo' });
    await remember(workspace, 'The team likes jazz.', { visibility: 'shared', user_id: 'bo' });
    expect(
      (await takeTurn(workspace, conversation, 'Forget the project codename number.')).body.signals,
    ).toEqual([]);
    expect((await takeTurn(workspace, conversation, 'Forget that I like jazz.')).body.signals).toEqual([]);
    expect(await contentsOf(workspace)).toHaveLength(8);
    expect(await contentsOf(workspace, 'bo')).toHaveLength(2);
  });
});

describe('what is never kept', () => {
  it.each([
    ['a password', 'Remember that my password is tr0ub4dor&3.', 'tr0ub4dor'],
    ['a card number', 'Please remember my card 4111 1111 1111 1111.', '4111 1111'],
    ['a key', `Remember that the deploy key is AKIA${'QZ7TB3KX5WNM2RJD'}.`, 'QZ7TB3KX5WNM2RJD'],
  ])('is counted and stored nowhere but in the message itself: %s', async (_, content, secret) => {
    const workspace = await createWorkspace();
    const turn = await takeTurn(workspace, await openConversation(workspace), content);
    expect(turn.body.signals).toEqual([]);
    const places = (await placesOf(secret)).filter((place) => !/\.events(_fts\w*|_vocab)?$/.test(place));
    expect(places).toEqual([]);
    const trace = await workspace.call<{ trace: { filtered: Record<string, number> } }>(
      'GET',
      `/v1/traces/${turn.body.trace_id}`,
    );
    expect(Object.values(trace.body.trace.filtered)).toEqual([1]);
  });

  it('does not keep the rest of the message from being learnt', async () => {
    const workspace = await createWorkspace();
    await takeTurn(
      workspace,
      await openConversation(workspace),
      'I live in Porto. Remember that my password is hunter2secret.',
    );
    expect(await contentsOf(workspace)).toEqual(['Lives in Porto.']);
  });
});

describe('a turn that is taken back', () => {
  const abort = (workspace: TestWorkspace, conversation: string, turnId: string) =>
    workspace.call('POST', `/v1/conversations/${conversation}/turns/${turnId}/abort`);

  it('takes back what it taught, and what it replaced, ended or forgot is as it was', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    for (const content of ['I live in Porto.', 'I work at Acme.', 'I like jazz.'])
      await exchange(workspace, conversation, content, 'Ok.');
    const held = async () =>
      (await memoriesOf(workspace)).map(({ id, content, valid_from, valid_to }) => [
        id,
        content,
        valid_from,
        valid_to,
      ]);
    const before = await held();
    const message = 'I moved to Faro. I no longer work at Acme. I like tea. Forget that I like jazz.';
    await takeTurn(workspace, conversation, message, { turn_id: 'typo' });
    expect((await contentsOf(workspace)).sort()).toEqual(['Likes tea.', 'Lives in Faro.']);
    const other = await openConversation(workspace, { chat_id: 'other' });
    await takeTurn(workspace, other, 'What of Faro, where I live?');
    expect((await abort(workspace, conversation, 'typo')).status).toBe(200);
    expect(await held()).toEqual(before);
    expect(await found(workspace, 'tea Faro')).toEqual([]);
    const next = await takeTurn(workspace, other, 'And?', { options: { recall: false } });
    expect(JSON.stringify(next.body.prompt)).not.toContain('Lives in Faro.');
    expect((await abort(workspace, conversation, 'typo')).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await held()).toEqual(before);
  });

  it('leaves what other messages say too, and may be said again', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await takeTurn(workspace, conversation, 'I like jazz.', { turn_id: 't1' });
    await exchange(workspace, conversation, 'I like jazz.', 'Nice.');
    await abort(workspace, conversation, 't1');
    expect(await contentsOf(workspace)).toEqual(['Likes jazz.']);
    await takeTurn(workspace, conversation, 'I live in Porto.', { turn_id: 't2' });
    await abort(workspace, conversation, 't2');
    await exchange(workspace, conversation, 'I live in Porto.', 'Nice.');
    expect(await contentsOf(workspace)).toEqual(['Likes jazz.', 'Lives in Porto.']);
  });

  it('does not bring back a value that was stated anew meanwhile', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I live in Porto.', 'Ok.');
    await takeTurn(workspace, conversation, 'I moved to Faro.', { turn_id: 'typo' });
    const other = await openConversation(workspace, { chat_id: 'other' });
    await exchange(workspace, other, 'I moved to Lagos.', 'Ok.');
    await abort(workspace, conversation, 'typo');
    expect(await contentsOf(workspace)).toEqual(['Lives in Lagos.']);
    await takeTurn(workspace, conversation, 'I no longer live in Lagos.', { turn_id: 'typo_2' });
    await exchange(workspace, other, 'I live in Braga.', 'Ok.');
    await abort(workspace, conversation, 'typo_2');
    expect(await contentsOf(workspace)).toEqual(['Lives in Braga.']);
  });
});

describe('what is told of the past after something else was said', () => {
  const homes = async (workspace: TestWorkspace) => {
    const { body } = await workspace.call<{ data: { content: string; status: string }[] }>(
      'GET',
      '/v1/memories?user_id=ana',
    );
    return body.data.map(({ content }) => content);
  };

  it.each([
    ['I live in Paris.', 'Actually I moved to Rome last week.', 'Rome'],
    ['I live in Berlin.', 'I moved to Porto two weeks ago.', 'Porto'],
    ['I work at Google.', 'I started at Apple last month.', 'Apple'],
  ])('holds now: "%s", then "%s"', async (first, then, now) => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, first, 'Noted.');
    await exchange(workspace, conversation, then, 'Noted.');
    expect(await homes(workspace)).toEqual([expect.stringContaining(now)]);
  });

  it('is one memory, and one signal, where nothing contradicts it', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const { body } = await takeTurn(workspace, conversation, 'I moved to Porto two weeks ago.');
    expect(body.signals).toMatchObject([{ action: 'created' }]);
    expect(await homes(workspace)).toHaveLength(1);
    const [memory] = await rowsOf<{ valid_from: number }>('SELECT valid_from FROM memories WHERE id = ?', [
      body.signals[0]?.memory_id,
    ]);
    expect(Date.now() - (memory?.valid_from ?? 0)).toBeGreaterThan(10 * 24 * 60 * 60 * 1000);
  });
});

describe('what a conversation taught', () => {
  it('is known to be over there too when its user has changed their mind hundreds of times elsewhere since', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'I live in Porto.', 'Nice.');
    await exchange(workspace, conversation, 'I moved to Faro.', 'Nice.');
    const elsewhere = await openConversation(workspace, { chat_id: 'elsewhere' });
    const columns = await rowsOf<{ name: string }>(
      "SELECT name FROM pragma_table_info('memories') WHERE name <> 'row_id'",
      [],
    );
    const copied = columns.map(({ name }) => COPIED[name] ?? name);
    await testEnv.WORKSPACE_DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
       INSERT INTO memories (${columns.map(({ name }) => name).join(', ')})
       SELECT ${copied.join(', ')} FROM memories m, n WHERE workspace_id = ?2 AND status = 'superseded'`,
    )
      .bind(elsewhere, workspace.id)
      .run();
    const db = new Database(testEnv.WORKSPACE_DB, Date.now);
    const identity = { id: conversation, workspaceId: workspace.id, userId: 'ana' };
    const taught = await db.read('taught', selectLiveEvidence(db, identity, [], '', Date.now()));
    expect(toLiveEvidence(taught).outdatedStatements).toContainEqual({
      said: 'Lives in Porto.',
      became: 'replaced',
    });
  });
});

/** Columns of a copied memory that are not the original's. */
const COPIED: Readonly<Record<string, string>> = {
  id: "id || '-' || i",
  content: 'content || i',
  content_key: 'content_key || i',
  source_conversation_id: '?1',
};
