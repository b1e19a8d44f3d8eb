/**
 * What a session object goes through: it is evicted without notice, it dies between its two writes, it loses its storage,
 * or D1 is put back to a backup. A user who cannot tell that it happened has lost nothing.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetConversation } from '../../../src/http/conversations/conversation-directory.ts';
import { Database } from '../../../src/store/database.ts';
import {
  createWorkspace,
  exchange,
  type HistoryAnswer,
  liveHistory,
  openConversation,
  rememberEvent as remember,
  storedEvents,
  type TestWorkspace,
  takeTurn,
  testEnv,
} from '../support/service/workspace.ts';
import { rowsOf } from '../support/storage/databases.ts';
import {
  crashBeforeObjectWrite,
  evictSession,
  inSession,
  loseStorage,
  rewindRecord,
} from '../support/storage/session.ts';

/** After what the turns of a test say: what is imported is said last. */
const LATER = new Date(Date.now() + 600_000).toISOString();

// A compaction in the background would change what is counted here.
afterEach(() => {
  vi.restoreAllMocks();
});

interface Scene {
  readonly workspace: TestWorkspace;
  readonly conversation: string;
}

/** A conversation with one answered turn and an open one (`open`), each with a block. */
async function scene(): Promise<Scene> {
  const workspace = await createWorkspace({ settings: { final_top_k: 1, similarity_threshold: 1 } });
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Ana is allergic to peanuts.');
  await remember(workspace, 'Ana rides a green bicycle.');
  await exchange(workspace, conversation, 'May I eat peanuts?', 'Better not.', { turn_id: 'first' });
  await takeTurn(workspace, conversation, 'And my bicycle?', { turn_id: 'open' });
  return { workspace, conversation };
}

const end = ({ workspace, conversation }: Scene, turn: string, content?: string) => {
  const path = `/v1/conversations/${conversation}/turns/${turn}`;
  return content === undefined
    ? workspace.call('POST', `${path}/abort`)
    : workspace.call('POST', `${path}/reply`, { content });
};

const ingest = ({ workspace }: Scene, texts: readonly string[]) =>
  workspace.call('POST', '/v1/ingest', {
    conversation: { chat_id: 'chat', user_id: 'ana' },
    messages: texts.map((content) => ({ role: 'user', content, occurred_at: LATER })),
  });

const texts = ({ messages }: Pick<HistoryAnswer, 'messages'>): string[] =>
  messages.filter((row) => row.kind === 'message').map((row) => row.content);

const history = ({ workspace, conversation }: Scene) => liveHistory(workspace, conversation);
const recorded = async ({ workspace, conversation }: Scene) =>
  (await storedEvents(workspace, conversation))
    .filter((event) => event.status === 'active')
    .map((event) => event.content);

/** Checks that the record counts its messages from 1, each once, and that live history ends as it does. */
async function expectWhole(at: Scene) {
  const events = await storedEvents(at.workspace, at.conversation);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
  const live = await history(at);
  expect(texts(live)).toEqual((await recorded(at)).slice(-texts(live).length));
  live.messages.forEach((row, i) => {
    if (row.kind === 'injection')
      expect(live.messages[i + 1]).toMatchObject({ kind: 'message', role: 'user' });
  });
}

describe('an eviction', () => {
  it('between a turn and its reply loses neither messages nor blocks', async () => {
    const at = await scene();
    const before = await history(at);
    expect(before.live_blocks).toBe(2);
    await evictSession(at.workspace, at.conversation);
    expect(await history(at)).toEqual(before);
    await evictSession(at.workspace, at.conversation);
    expect((await end(at, 'open', 'It is green.')).status).toBe(200);
    const next = await takeTurn(at.workspace, at.conversation, 'Thanks.');
    expect(next.body.prompt.messages.map((message) => message.content)).toEqual([
      ...before.messages.map((row) => row.content),
      'It is green.',
      'Thanks.',
    ]);
  });
});

describe('the loss of the object’s storage', () => {
  it('costs the blocks and nothing else: history comes back in order, the open turn can be answered', async () => {
    const at = await scene();
    const before = await history(at);
    await loseStorage(at.workspace, at.conversation);
    expect(await history(at)).toMatchObject({ live_blocks: 0 });
    expect(texts(await history(at))).toEqual(texts(before));

    await loseStorage(at.workspace, at.conversation);
    expect((await end(at, 'open', 'It is green.')).status).toBe(200);
    await loseStorage(at.workspace, at.conversation);
    const next = await takeTurn(at.workspace, at.conversation, 'Thanks.');
    expect(next.status).toBe(200);
    expect(next.body.prompt.messages.map((message) => message.content)).toEqual([
      ...texts(before),
      'It is green.',
      'Thanks.',
    ]);
    await expectWhole(at);
  });

  it('lets what was injected before be injected again', async () => {
    const at = await scene();
    await loseStorage(at.workspace, at.conversation);
    const turn = await takeTurn(at.workspace, at.conversation, 'May I eat peanuts or not?');
    expect(turn.body.injection).toMatchObject({ memory_ids: [expect.any(String)], live_blocks: 1 });
  });

  it('rebuilds from whole turns: a prompt that begins with a tool result is refused by the model', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    for (let i = 0; i < 17; i++) {
      await takeTurn(workspace, conversation, `Question ${i}?`, {
        turn_id: `t${i}`,
        options: { recall: false },
      });
      await workspace.call('POST', `/v1/conversations/${conversation}/turns/t${i}/reply`, {
        content: `Answer ${i}.`,
        tool_results: [{ name: 'clock', content: `Tool ${i}` }],
      });
    }
    await loseStorage(workspace, conversation);
    const live = await liveHistory(workspace, conversation);
    expect(live.messages[0]?.role).toBe('user');
    expect(live.messages.length % 3).toBe(0);
    await expectWhole({ workspace, conversation });
  });
});

describe('a crash between the write to D1 and the write to the object', () => {
  const operations: [what: string, run: (at: Scene) => Promise<{ status: number }>][] = [
    ['a turn', ({ workspace, conversation }) => takeTurn(workspace, conversation, 'And peanuts again?')],
    ['a reply', (at) => end(at, 'open', 'It is green.')],
    ['an abort', (at) => end(at, 'open')],
    ['an import', (at) => ingest(at, ['Imported one.', 'Imported two.'])],
    [
      'a large import',
      (at) =>
        ingest(
          at,
          Array.from({ length: 80 }, (_, i) => `Imported ${i}.`),
        ),
    ],
  ];

  it.each(operations)(
    'of %s is caught up with by the next look, with nothing lost or doubled',
    async (_, run) => {
      const at = await scene();
      const before = await history(at);
      const result = await crashBeforeObjectWrite(at.workspace, at.conversation, () => run(at));
      expect(result.status).toBe(200);
      await expectWhole(at);
      const after = await history(at);
      expect(texts(after).at(-1)).toBe((await recorded(at)).at(-1));
      // Blocks whose messages are still there stay.
      for (const row of before.messages.filter((each) => each.kind === 'injection')) {
        const message = before.messages[before.messages.indexOf(row) + 1]?.content ?? '';
        expect(after.messages.some((each) => each.content === row.content)).toBe(
          texts(after).includes(message),
        );
      }
    },
  );

  it.each(operations)('of %s does not keep the next turn from being taken and answered', async (_, run) => {
    const at = await scene();
    await crashBeforeObjectWrite(at.workspace, at.conversation, () => run(at));
    const turn = await takeTurn(at.workspace, at.conversation, 'Are you there?', { turn_id: 'after' });
    expect([turn.status, turn.body.prompt.messages.at(-1)?.content]).toEqual([200, 'Are you there?']);
    expect((await end(at, 'after', 'I am.')).status).toBe(200);
    expect((await recorded(at)).slice(-2)).toEqual(['Are you there?', 'I am.']);
    await expectWhole(at);
  });

  it('answers the client’s retry of a turn, a reply or an abort as done, once', async () => {
    const at = await scene();
    const { workspace, conversation } = at;
    const steps: [run: () => Promise<{ status: number; headers: Headers }>, events: number][] = [
      [() => takeTurn(workspace, conversation, 'One more?', { turn_id: 'more' }), 4],
      [() => end(at, 'more', 'No more.'), 5],
      [() => end(at, 'open'), 5],
      [() => ingest(at, ['Imported.']), 6],
    ];
    for (const [run, events] of steps) {
      await crashBeforeObjectWrite(workspace, conversation, run);
      const again = await run();
      expect(again.status).toBe(200);
      expect(await storedEvents(workspace, conversation)).toHaveLength(events);
      await expectWhole(at);
    }
    expect(await recorded(at)).toEqual([
      'May I eat peanuts?',
      'Better not.',
      'One more?',
      'No more.',
      'Imported.',
    ]);
  });

  it('because the object could not write is told as a failure that a retry mends', async () => {
    const at = await scene();
    const { workspace, conversation } = at;
    const before = texts(await history(at));
    const broken = `CREATE TRIGGER broken BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await inSession(workspace, conversation, broken);
    const failed = await takeTurn(workspace, conversation, 'Hello?', { turn_id: 'hello' });
    expect(failed.status).toBe(503);
    await inSession(workspace, conversation, 'DROP TRIGGER broken');
    expect(texts(await history(at))).toEqual([...before, 'Hello?']);
    const retried = await takeTurn(workspace, conversation, 'Hello?', { turn_id: 'hello' });
    expect([retried.status, retried.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    await expectWhole(at);
  });
});

describe('an object that is ahead of D1, which was restored from a backup', () => {
  it('rebuilds live history from the record: what D1 has not is no longer shown', async () => {
    const at = await scene();
    await rewindRecord(at.conversation, 2);
    expect(await history(at)).toMatchObject({ live_blocks: 0 });
    expect(texts(await history(at))).toEqual(['May I eat peanuts?', 'Better not.']);
    const next = await takeTurn(at.workspace, at.conversation, 'Thanks.');
    expect(next.body.prompt.messages.map((message) => message.content)).toEqual([
      'May I eat peanuts?',
      'Better not.',
      'Thanks.',
    ]);
    await expectWhole(at);
    expect(
      await rowsOf('SELECT last_seq, revision FROM conversations WHERE id = ?', [at.conversation]),
    ).toEqual([{ last_seq: 3, revision: 3 }]);
  });

  it('takes a lost turn anew, and answers its retries as it answered then', async () => {
    const at = await scene();
    await rewindRecord(at.conversation, 2);
    const send = () => takeTurn(at.workspace, at.conversation, 'And my bicycle?', { turn_id: 'open' });
    const anew = await send();
    expect([anew.status, anew.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const again = await send();
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', anew.body]);
    await expectWhole(at);
  });
});

describe('a turn whose object died between its two writes', () => {
  it('is finished when it is asked again: with its block, which stays, and once', async () => {
    const { workspace, conversation } = await scene();
    await remember(workspace, 'The ferry to the island leaves at noon.');
    const ask = () => takeTurn(workspace, conversation, 'When does the ferry leave?', { turn_id: 'again' });
    const first = await crashBeforeObjectWrite(workspace, conversation, ask);
    expect(first.body.injection.memory_ids).not.toEqual([]);
    const again = await ask();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.injection.memory_ids).toEqual(first.body.injection.memory_ids);
    expect(again.body.prompt).toEqual(first.body.prompt);
    expect((await ask()).body).toEqual(again.body);
    const trace = await workspace.call<{ turn_id: string }>('GET', `/v1/traces/${again.body.trace_id}`);
    expect(trace.body.turn_id).toBe('again');
    const said = (await storedEvents(workspace, conversation)).map(({ content }) => content);
    expect(said.filter((content) => content.startsWith('When does'))).toHaveLength(1);
  });

  it('is answered from the record where the conversation has been archived since', async () => {
    const { workspace, conversation } = await scene();
    const ask = () => takeTurn(workspace, conversation, 'When does the ferry leave?', { turn_id: 'again' });
    await crashBeforeObjectWrite(workspace, conversation, ask);
    await workspace.call('POST', `/v1/conversations/${conversation}/archive`);
    const again = await ask();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(again.body.prompt.messages.at(-1)?.content).toBe('When does the ferry leave?');
  });

  it('does not tell the user back what the message itself has taught', async () => {
    const { workspace, conversation } = await scene();
    const ask = () => takeTurn(workspace, conversation, 'I live in Porto.', { turn_id: 'teaches' });
    const first = await crashBeforeObjectWrite(workspace, conversation, ask);
    expect(first.body.signals).toHaveLength(1);
    expect((await ask()).body.injection.memory_ids).toEqual(first.body.injection.memory_ids);
  });
});

describe('a conversation that nobody remembers', () => {
  it('shows nothing that was taken out of it while it was looked up', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'The lighthouse keeper is Zora.', 'Noted.', {
      options: { recall: false },
    });
    await loseStorage(workspace, conversation);
    forgetConversation(workspace.id, conversation);
    const { batch } = Database.prototype;
    const steps: string[] = [];
    const spy = vi.spyOn(Database.prototype, 'batch').mockImplementation(async function (
      this: Database,
      ...[step, statements]: Parameters<typeof batch>
    ) {
      const rows = await batch.call(this, step, statements);
      steps.push(step);
      if (step === 'turn.open')
        await testEnv.WORKSPACE_DB.batch([
          testEnv.WORKSPACE_DB.prepare(`UPDATE events SET status = 'aborted' WHERE conversation_id = ?`).bind(
            conversation,
          ),
          testEnv.WORKSPACE_DB.prepare('UPDATE conversations SET revision = revision + 1 WHERE id = ?').bind(
            conversation,
          ),
        ]);
      return rows as never;
    });
    const { body } = await takeTurn(workspace, conversation, 'Who is the lighthouse keeper?');
    spy.mockRestore();
    expect(steps.filter((step) => step === 'turn.read')).toHaveLength(2);
    expect(JSON.stringify(body.prompt)).not.toContain('Zora');
  });
});
