/**
 * Turns that refer to what is gone. If the service fails open here, a model tells the user what was never agreed; if it
 * loses the turn, it loses what the user said.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  storedEvents,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { evictSession, loseStorage } from '../../support/storage/session.ts';

interface TurnAnswer {
  readonly turn_id: string;
  readonly status: string;
  readonly prompt: { readonly messages: readonly { readonly content: string }[] } | null;
  readonly recovery?: { readonly reason: string; readonly message: string };
  readonly signals: readonly { readonly action: string }[];
  readonly injection: { readonly tokens: number };
  readonly budget: { readonly used: number };
  readonly trace_id: string | null;
}

const CUE = 'As we agreed yesterday, book the early train.';

const take = async (workspace: TestWorkspace, conversation: string, content: string, body = {}) => {
  const turn = await workspace.call<TurnAnswer>('POST', `/v1/conversations/${conversation}/turns`, {
    content,
    ...body,
  });
  expect(turn.status).toBe(200);
  return turn;
};

/** What retention does to the record of a conversation that nobody came back to. */
async function forgetRecord(conversation: string) {
  const db = testEnv.WORKSPACE_DB;
  await db.batch([
    db
      .prepare('DELETE FROM events_fts WHERE rowid IN (SELECT row_id FROM events WHERE conversation_id = ?1)')
      .bind(conversation),
    db.prepare('DELETE FROM events WHERE conversation_id = ?1').bind(conversation),
    db.prepare('UPDATE conversations SET revision = revision + 1 WHERE id = ?1').bind(conversation),
  ]);
}

describe('a new conversation', () => {
  it('gets no prompt for a message that refers to what never was, and keeps what the user said', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const { body } = await take(workspace, conversation, `${CUE} I live in Lisbon.`);
    expect(body).toMatchObject({
      status: 'continuity_lost',
      prompt: null,
      recovery: { reason: 'nothing_to_continue', message: expect.stringContaining('no earlier messages') },
      signals: [{ action: 'created' }],
      injection: { memory_ids: [], tokens: 0, live_blocks: 0 },
      budget: { used: 0 },
    });
    expect((await storedEvents(workspace, conversation)).map(({ content }) => content)).toEqual([
      `${CUE} I live in Lisbon.`,
    ]);
    const trace = await workspace.call('GET', `/v1/traces/${body.trace_id}`);
    expect(JSON.stringify(trace.body)).toContain('nothing_to_continue');

    const next = await take(workspace, conversation, 'What is the capital of Peru?');
    expect(next.body).toMatchObject({ status: 'ready' });
    expect(next.body).not.toHaveProperty('recovery');
    expect(next.body.prompt?.messages).toHaveLength(2);
  });

  it('gets a prompt for plain questions, small talk and requests that bring their text along', async () => {
    const workspace = await createWorkspace();
    for (const [i, text] of [
      'Hello!',
      'What is the capital of Peru?',
      'Continue this story: A dragon woke.',
    ].entries()) {
      const conversation = await openConversation(workspace, { chat_id: `chat ${i}` });
      expect((await take(workspace, conversation, text)).body.status).toBe('ready');
    }
  });

  it('gets a prompt when memory knows what is meant', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await remember(workspace, 'Ana and the assistant agreed to book the early train.', { kind: 'decision' });
    expect((await take(workspace, conversation, CUE)).body).toMatchObject({ status: 'ready' });
  });

  it('answers the same when the turn is sent again, also after the object has lost everything', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const first = await take(workspace, conversation, CUE, { turn_id: 't1' });
    const again = await take(workspace, conversation, CUE, { turn_id: 't1' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');

    await loseStorage(workspace, conversation);
    const later = await take(workspace, conversation, CUE, { turn_id: 't1' });
    expect(later.body).toMatchObject({
      status: 'continuity_lost',
      prompt: null,
      recovery: first.body.recovery,
      budget: { used: 0 },
    });
    expect(await storedEvents(workspace, conversation)).toHaveLength(1);
  });

  it('takes the recovery message as the reply, and goes on from there', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const { turn_id, recovery } = await exchangeLost(workspace, conversation);
    const history = await liveHistory(workspace, conversation);
    expect(history.messages.map(({ content }) => content)).toEqual([CUE, recovery]);
    const next = await take(workspace, conversation, 'As I said, the early train to Porto.');
    expect(next.body.status).toBe('ready');
    expect(turn_id).not.toBe(next.body.turn_id);
  });

  it.each([
    ['Continue.', 'Continue.', 'go on'],
    ['go on where we stopped', 'go on where we stopped', 'What did we decide last time?'],
    ['Continuons.', 'Continuons.', 'On continue où on s’est arrêté'],
  ])('does not take %s, sent again, for a past', async (...cues) => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    for (const cue of cues)
      expect((await take(workspace, conversation, cue)).body, cue).toMatchObject({
        status: 'continuity_lost',
        prompt: null,
      });
  });

  it('does not take what the user was told for a past, nor the cue that was sent in another conversation', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchangeLost(workspace, conversation);
    expect((await take(workspace, conversation, 'Continue.')).body.status).toBe('continuity_lost');
    expect((await take(workspace, conversation, CUE)).body.status).toBe('continuity_lost');
    const other = await openConversation(workspace, { chat_id: 'another chat' });
    expect((await take(workspace, other, CUE)).body.status).toBe('continuity_lost');
  });

  it('tells a Turkish user in Turkish', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const { body } = await take(workspace, conversation, 'Kaldığımız yerden devam edelim.');
    expect(body.recovery?.message).toContain('mesajlar');
  });
});

describe('a user of whom a fact is known', () => {
  const known = async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is allergic to peanuts.');
    return { workspace, conversation: await openConversation(workspace) };
  };

  it.each([
    'go on where we stopped',
    'Continue.',
    'And that one?',
    'Mach da weiter, wo wir aufgehört haben.',
    '지난번에 멈춘 곳에서 계속하자.',
    'Kontynuujmy tam, gdzie skończyliśmy.',
    'Ga verder waar we gestopt zijn',
    'What did we decide last time?',
    'Retomemos lo de ayer',
  ])('gets no prompt for %s: the fact says nothing of it', async (cue) => {
    const { workspace, conversation } = await known();
    expect((await take(workspace, conversation, cue)).body).toMatchObject({
      status: 'continuity_lost',
      prompt: null,
      recovery: { reason: 'nothing_to_continue' },
    });
  });

  it.each(['Hello!', 'What is the capital of Peru?', 'As I told you, I am allergic to peanuts.'])(
    'gets one for %s',
    async (text) => {
      const { workspace, conversation } = await known();
      expect((await take(workspace, conversation, text)).body.status).toBe('ready');
    },
  );
});

async function exchangeLost(workspace: TestWorkspace, conversation: string) {
  const { body } = await take(workspace, conversation, CUE);
  const recovery = body.recovery?.message ?? '';
  const closed = await workspace.call(
    'POST',
    `/v1/conversations/${conversation}/turns/${body.turn_id}/reply`,
    { content: recovery },
  );
  expect(closed.status).toBe(200);
  return { turn_id: body.turn_id, recovery };
}

describe('an existing conversation', () => {
  it('catches up with its record before it gives up: lost storage loses no continuity', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'The early train or the late one?', 'The early one.');
    await loseStorage(workspace, conversation);
    expect((await take(workspace, conversation, 'As we said, book it.')).body.status).toBe('ready');
  });

  it('whose record is gone says so once, in the language of the message, and goes on with the next turn', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'Grüß dich, ich plane eine Reise.', 'Wohin?');
    await forgetRecord(conversation);
    const lost = await take(workspace, conversation, 'Wie wird das Wetter am Sonntag in Porto?');
    expect(lost.body).toMatchObject({
      status: 'continuity_lost',
      prompt: null,
      recovery: { reason: 'history_lost', message: expect.stringMatching(/keine früheren Nachrichten/) },
    });
    const next = await take(workspace, conversation, 'Und am Abend?');
    expect(next.body.prompt?.messages.map(({ content }) => content)).toEqual([
      'Wie wird das Wetter am Sonntag in Porto?',
      'Und am Abend?',
    ]);
  });

  it('whose turns were all taken back has lost nothing', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const { body } = await take(workspace, conversation, 'Hello there, typo');
    await workspace.call('POST', `/v1/conversations/${conversation}/turns/${body.turn_id}/abort`);
    await evictSession(workspace, conversation);
    expect((await take(workspace, conversation, 'Hello there!')).body.status).toBe('ready');
    expect(await rowsOf('SELECT 1 FROM events WHERE conversation_id = ?', [conversation])).toHaveLength(2);
  });
});
