/**
 * What it takes to go on with a conversation, on the real runtime: live history, a summary, or something recalled, any one of
 * them. If it fails, a user is turned away although the past is at hand, or is answered from a past that nobody knows.
 */
import { describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  remember,
  type TestWorkspace,
  testEnv,
} from '../../support/service/workspace.ts';

interface Answer {
  readonly status: string;
  readonly prompt: {
    readonly system: { readonly stable: string; readonly dynamic: string };
    readonly messages: readonly { readonly content: string }[];
  } | null;
  readonly recovery?: { readonly reason: string; readonly message: string };
  readonly injection: { readonly memory_ids: readonly string[]; readonly live_blocks: number };
}

const take = async (workspace: TestWorkspace, conversation: string, content: string, body = {}) =>
  (await workspace.call<Answer>('POST', `/v1/conversations/${conversation}/turns`, { content, ...body }))
    .body;

/** A conversation with one exchange, of which only the summary that is given is left. */
async function withoutRecord(settings: Record<string, unknown> = {}, summary: string | null = null) {
  const workspace = await createWorkspace({ settings });
  const conversation = await openConversation(workspace);
  await exchange(workspace, conversation, 'Which ferry is it to be?', 'The one at noon.');
  const db = testEnv.WORKSPACE_DB;
  await db.batch([
    db
      .prepare('DELETE FROM events_fts WHERE rowid IN (SELECT row_id FROM events WHERE conversation_id = ?1)')
      .bind(conversation),
    db.prepare('DELETE FROM events WHERE conversation_id = ?1').bind(conversation),
    db
      .prepare('UPDATE conversations SET revision = revision + 1, rolling_summary = ?2 WHERE id = ?1')
      .bind(conversation, summary),
  ]);
  return { workspace, conversation };
}

const CUE = 'As we said, book the ferry.';
const PLAIN = 'What is the capital of Peru?';

describe('an existing conversation goes on', () => {
  it('with its messages alone', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await exchange(workspace, conversation, 'Which ferry is it to be?', 'The one at noon.');
    const { status, prompt } = await take(workspace, conversation, CUE, { options: { recall: false } });
    expect([status, prompt?.messages.length]).toEqual(['ready', 3]);
  });

  it('with a summary alone, which the prompt then tells', async () => {
    const { workspace, conversation } = await withoutRecord({}, 'They chose the ferry at noon.');
    const { status, prompt } = await take(workspace, conversation, CUE);
    expect(status).toBe('ready');
    expect(prompt?.system.dynamic).toContain('They chose the ferry at noon.');
    expect(prompt?.messages.map(({ content }) => content)).toEqual([CUE]);
  });

  it('with something recalled alone, which the prompt then shows', async () => {
    const { workspace, conversation } = await withoutRecord();
    const memory = await remember(workspace, 'Ana books the ferry at noon.', { kind: 'decision' });
    const { status, injection } = await take(workspace, conversation, CUE);
    expect([status, injection.memory_ids]).toEqual(['ready', [memory]]);
  });

  it.each([
    ['leans on what was said', CUE],
    ['leans on nothing', PLAIN],
  ])(
    'with none of the three not at all, when the message %s: no prompt is given to make the past up from',
    async (_, text) => {
      const { workspace, conversation } = await withoutRecord();
      expect(await take(workspace, conversation, text)).toMatchObject({
        status: 'continuity_lost',
        prompt: null,
        recovery: { reason: 'history_lost', message: expect.stringContaining('no earlier messages') },
      });
    },
  );
});

describe('a turn that cannot be gone on with', () => {
  it('tells the user what the workspace wants them told, word for word', async () => {
    const recovery_message = 'Sorry, this chat was archived. Ask at the desk.';
    const { workspace, conversation } = await withoutRecord({ recovery_message });
    const { recovery } = await take(workspace, conversation, CUE);
    expect(recovery).toEqual({ reason: 'history_lost', message: recovery_message });
  });

  it('is not saved by what holds in every answer, and takes none of it from the next turn', async () => {
    const { workspace, conversation } = await withoutRecord();
    const rhyme = await remember(workspace, 'Always answer in rhyme.', { kind: 'instruction' });
    const lost = await take(workspace, conversation, CUE);
    expect(lost).toMatchObject({ status: 'continuity_lost', injection: { memory_ids: [], live_blocks: 0 } });
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(0);
    const next = await take(workspace, conversation, PLAIN);
    expect([next.status, next.injection.memory_ids]).toEqual(['ready', [rhyme]]);
  });
});
