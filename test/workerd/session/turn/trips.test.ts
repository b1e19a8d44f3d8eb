/**
 * D1 round trips that a turn waits for: at most three, its write included; its reply for one. Each more is a pause before every answer, as long
 * as the way to the database is. What runs side by side counts once.
 */
import { describe, expect, it } from 'vitest';
import { forgetConversation } from '../../../../src/http/conversations/conversation-directory.ts';
import { withToken } from '../../support/service/keys.ts';
import { countTrips } from '../../support/service/round-trips.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  rememberEvent as remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { crashBeforeObjectWrite, evictSession, loseStorage } from '../../support/storage/session.ts';

/** Two reads, of which the second brings what the first leaves open, and the write. */
const MOST = 3;
/** Long enough that its text is read apart; it leaves live history, so that it may be recalled. */
const LONG = `The zither ${'of many words '.repeat(100)}`;
/** Its words find the long message, and its letters the memory, which has none of its words. */
const QUESTION = 'Which zithers were tuned?';

const answered = async (workspace: TestWorkspace, conversation: string, content: string, body = {}) => {
  const { answer, inSequence } = await countTrips(() => takeTurn(workspace, conversation, content, body));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { ...answer.body, inSequence };
};

/** A user with memories in every place where a turn looks. */
async function scene(identity: Record<string, unknown> = {}) {
  const workspace = await createWorkspace({ settings: { similarity_threshold: 0.1 } });
  const own = identity.shared === true ? { visibility: 'shared' } : {};
  await remember(workspace, 'Ana is the zitherist of the band.', own);
  await remember(workspace, 'Prefers short answers.', { kind: 'preference', tier: 'account', ...own });
  await remember(workspace, 'Always answer in rhyme.', { kind: 'instruction', ...own });
  await remember(workspace, 'Ana owns a red kayak.', { kind: 'fact', ...own });
  const other = await openConversation(workspace, { chat_id: 'earlier' });
  await exchange(workspace, other, LONG, 'Quite long.', { options: { recall: false } });
  return { workspace, conversation: await openConversation(workspace, identity) };
}

/** A conversation in which the object has taken a turn. */
async function known(identity: Record<string, unknown> = {}, body: Record<string, unknown> = {}) {
  const { workspace, conversation } = await scene(identity);
  await exchange(workspace, conversation, LONG, 'Good morning.', { options: { recall: false }, ...body });
  return { workspace, conversation };
}

describe('a turn waits for three round trips at most, its write included', () => {
  it('when recall finds long messages and memories that are only near, and when their block is live', async () => {
    const { workspace, conversation } = await known();
    const first = await answered(workspace, conversation, QUESTION);
    expect(first.inSequence).toBe(MOST);
    expect(first.injection.memory_ids).not.toEqual([]);
    expect((await answered(workspace, conversation, QUESTION)).inSequence).toBe(MOST);
  });

  it('in a group', async () => {
    const speaker = { user_id: 'ana' };
    const { workspace, conversation } = await known({ user_id: undefined, shared: true }, speaker);
    const first = await answered(workspace, conversation, QUESTION, speaker);
    expect(first.injection.memory_ids).not.toEqual([]);
    expect(first.inSequence).toBe(MOST);
    expect((await answered(workspace, conversation, QUESTION, { user_id: 'bo' })).inSequence).toBe(MOST);
  });

  it('when it is the first of the conversation, or the first after the object was evicted', async () => {
    const { workspace, conversation } = await scene();
    expect((await answered(workspace, conversation, QUESTION)).inSequence).toBe(MOST);
    await evictSession(workspace, conversation);
    forgetConversation(workspace.id, conversation);
    expect((await answered(workspace, conversation, QUESTION)).inSequence).toBe(MOST);
  });

  it('when the conversation is named by its reference code', async () => {
    const { workspace, conversation } = await known();
    const { body } = await workspace.call<{ ref_code: string }>('GET', `/v1/conversations/${conversation}`);
    await answered(workspace, body.ref_code, 'Hello there.');
    expect((await answered(workspace, body.ref_code, QUESTION)).inSequence).toBe(MOST);
  });

  it('when a browser calls with a token, also where nobody here remembers whose the conversation is', async () => {
    const { workspace, conversation } = await known();
    const ana = await withToken(workspace, { user_id: 'ana' });
    expect((await answered(ana, conversation, QUESTION)).inSequence).toBe(MOST);
    await evictSession(workspace, conversation);
    forgetConversation(workspace.id, conversation);
    expect((await answered(ana, conversation, QUESTION)).inSequence).toBe(MOST);
    await loseStorage(workspace, conversation);
    forgetConversation(workspace.id, conversation);
    expect((await answered(ana, conversation, QUESTION)).inSequence).toBe(MOST);
  });

  it('when live history must catch up with the record first', async () => {
    const { workspace, conversation } = await known();
    await answered(workspace, conversation, QUESTION);
    await crashBeforeObjectWrite(workspace, conversation, () =>
      takeTurn(workspace, conversation, 'The lute is new.', { options: { recall: false } }),
    );
    const behind = await answered(workspace, conversation, QUESTION);
    expect(behind.prompt.messages.map(({ content }) => content)).toContain('The lute is new.');
    expect(behind.inSequence).toBe(MOST);
  });

  it('when nothing of what was said is left, and it must be found out whether it is lost', async () => {
    const { workspace, conversation } = await scene();
    const { turn_id } = await answered(workspace, conversation, 'Hello there.');
    await workspace.call('POST', `/v1/conversations/${conversation}/turns/${turn_id}/abort`);
    const lost = await answered(workspace, conversation, 'Continue with the zithers.');
    expect(lost.inSequence).toBeLessThanOrEqual(MOST);
  });

  it('when neither the object nor its caller remembers whose the conversation is', async () => {
    const { workspace, conversation } = await known();
    const usual = await answered(workspace, conversation, QUESTION);
    await loseStorage(workspace, conversation);
    forgetConversation(workspace.id, conversation);
    const unknown = await answered(workspace, conversation, QUESTION);
    expect(unknown.inSequence).toBe(MOST);
    expect(unknown.injection.memory_ids).toEqual(usual.injection.memory_ids);
  });

  it('and a reply right behind it for its write alone, unless the conversation was changed meanwhile', async () => {
    const { workspace, conversation } = await scene();
    const path = `/v1/conversations/${conversation}`;
    const replied = async (turn: string) => {
      const body = { content: 'Certainly.' };
      const { answer, inSequence } = await countTrips(() =>
        workspace.call('POST', `${path}/turns/${turn}/reply`, body),
      );
      return { status: answer.status, inSequence };
    };
    const first = await answered(workspace, conversation, 'Hello there.');
    expect(await replied(first.turn_id)).toEqual({ status: 200, inSequence: 1 });
    expect((await replied(first.turn_id)).status).toBe(200);
    const second = await answered(workspace, conversation, 'Hello again.');
    await workspace.call('PATCH', path, { title: 'Greetings' });
    expect(await replied(second.turn_id)).toEqual({ status: 200, inSequence: 1 });
    const left = await answered(workspace, conversation, 'And once more.');
    await workspace.call('POST', `${path}/archive`);
    expect((await replied(left.turn_id)).status).toBe(409);

    const erased = await openConversation(workspace, { chat_id: 'erased' });
    const { turn_id } = await answered(workspace, erased, 'Hello there.');
    await workspace.call('DELETE', `/v1/conversations/${erased}`);
    const late = await workspace.call('POST', `/v1/conversations/${erased}/turns/${turn_id}/reply`, {
      content: 'Certainly.',
    });
    expect([404, 410]).toContain(late.status);
  });

  // The last one: what it teaches is indexed in the background.
  it('when the message teaches something, or takes the place of what was known', async () => {
    const { workspace, conversation } = await known();
    for (const place of ['Porto', 'Faro']) {
      const taught = await answered(
        workspace,
        conversation,
        `I live in ${place}. I like zithers from ${place}.`,
      );
      expect(taught.signals.length).toBeGreaterThan(0);
      expect(taught.inSequence).toBe(MOST);
    }
  });
});
