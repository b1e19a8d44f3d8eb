/** What comes again after an erasure without an `Idempotency-Key`: from a client that has none, or from a platform that never heard of it. It must not be learnt anew. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_SECOND } from '../../../support/platforms/platforms.ts';
import { del, ERASURES, newGround, said } from '../../support/scenes/erasure-ground.ts';
import { newMark } from '../../support/scenes/erasure-scene.ts';
import { askChat, configureChat } from '../../support/service/chat.ts';
import { configureModels } from '../../support/service/model-scripts.ts';
import { connect, deliverHeld, holdQueue, type Scene, workAll } from '../../support/service/webhooks.ts';
import { createWorkspace, openConversation, type TestWorkspace } from '../../support/service/workspace.ts';
import { placesOf, rowsOf } from '../../support/storage/databases.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});

afterAll(() => {
  configureModels();
});

describe('what is sent again without a key', () => {
  it.each(['user', 'conversation'] as const)(
    'is known after its %s was erased: a chat by its words',
    async (what) => {
      const model = configureChat();
      const mark = newMark();
      const user = `keyless-${mark}`;
      await model.script({ says: 'Noted.' }, { says: 'Noted anew.' });
      const body = {
        model: 'strata',
        user,
        messages: [{ role: 'user', content: `Remember that I live in ${mark}.` }],
      };
      const again = { 'X-Stainless-Retry-Count': '1' };
      const first = await askChat(workspace, body);
      const id = first.headers.get('x-strata-conversation') ?? '';
      await del(workspace, what === 'user' ? `/v1/users/${user}` : `/v1/conversations/${id}`);
      for (let i = 0; i < 2; i++) expect((await askChat(workspace, body, again)).status).toBe(410);
      expect(await placesOf(mark)).toEqual([]);
      const ofUser = await rowsOf('SELECT 1 FROM conversations WHERE user_id = ?', [user]);
      expect(ofUser).toEqual([]);
      // Whoever says it anew is heard, and so is what they repeat of that.
      expect((await askChat(workspace, body)).content).toBe('Noted anew.');
      expect((await askChat(workspace, body, again)).content).toBe('Noted anew.');
      expect(await model.sent()).toHaveLength(2);
    },
  );

  it.each(['user', 'conversation'] as const)(
    'is known after its %s was erased: a turn by its name, in the next conversation of the identity',
    async (what) => {
      const ground = await newGround(workspace);
      const identity = { chat_id: `chat ${ground.mark}`, user_id: ground.user };
      const turns = [
        { content: said(ground), external_id: `platform-${ground.mark}` },
        { content: said(ground), turn_id: `own-${ground.mark}` },
      ];
      for (const body of turns)
        expect(
          (await workspace.call('POST', `/v1/conversations/${ground.conversation}/turns`, body)).status,
        ).toBe(200);
      await ERASURES[what](ground);
      const next = await openConversation(workspace, identity);
      expect(next).not.toBe(ground.conversation);
      const path = `/v1/conversations/${next}/turns`;
      for (const body of turns) expect((await workspace.call('POST', path, body)).status).toBe(410);
      expect(await placesOf(said(ground))).toEqual([]);
      // The same name in another chat of theirs is another message.
      const other = await openConversation(workspace, { ...identity, chat_id: `other ${ground.mark}` });
      for (const body of turns)
        expect((await workspace.call('POST', `/v1/conversations/${other}/turns`, body)).status).toBe(200);
    },
  );
});

describe('an event that a platform delivers again', () => {
  it.each([
    ['a direct chat', 'user', false],
    ['a direct chat', 'conversation', false],
    ['a group', 'user', true],
    ['a group', 'conversation', true],
  ] as const)('to %s whose %s was erased is acknowledged and brings nothing back', async (_, what, group) => {
    const mark = newMark();
    const scene = await connect('generic', { reply_to: 'none' });
    const held = holdQueue();
    const event = scene.platform.message({
      chat: `C${mark}`,
      user: `U${mark}`,
      n: 1,
      text: `I live in ${mark}.`,
      group,
    });
    await deliverHeld(held, scene, event);
    await workAll(held);
    const { body } = await scene.workspace.call<{ data: { id: string; user_id: string | null }[] }>(
      'GET',
      '/v1/conversations',
    );
    expect(body.data).toHaveLength(1);
    const path = what === 'user' ? `users/generic:U${mark}` : `conversations/${body.data[0]?.id}`;
    expect((await scene.workspace.call('DELETE', `/v1/${path}`)).status).toBe(200);
    const after = await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [scene.workspace.id]);
    expect(await deliverHeld(held, scene, event)).toBe(200);
    await workAll(held);
    expect(await placesOf(`I live in ${mark}`)).toEqual([]);
    if (what === 'user') expect(await placesOf(`U${mark}`)).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM conversations WHERE workspace_id = ?', [scene.workspace.id])).toEqual(
      after,
    );
  });
});

describe('an edit that a platform tells of', () => {
  const written = (mark: string) => ({
    chat: `D${mark.toUpperCase()}`,
    user: `U${mark.toUpperCase()}`,
    n: 1,
    text: `Remember that I live in ${mark}.`,
    group: false,
  });
  /** The same, told of now: after whatever was erased. */
  const saidNow = (payload: unknown) => {
    const body = payload as { data?: { occurred_at: string }; event?: { ts: string }; event_id?: string };
    if (body.data) body.data.occurred_at = new Date(Date.now() + 1000).toISOString();
    if (body.event) body.event.ts = (Date.now() / 1000 + 1).toFixed(6);
    if (body.event_id) body.event_id = `Ev${crypto.randomUUID()}`;
    return body;
  };
  const knownTo = async ({ workspace: own, platform }: Scene, user: string): Promise<string[]> => {
    const path = `/v1/memories?user_id=${encodeURIComponent(platform.userId(user))}`;
    const { body } = await own.call<{ data: { content: string }[] }>('GET', path);
    return body.data.map(({ content }) => content);
  };

  it.each([
    ['slack', 'conversation', 'none'],
    ['generic', 'conversation', 'none'],
    ['generic', 'conversation', 'all'],
    ['generic', 'user', 'none'],
    ['slack', 'memory', 'all'],
    ['generic', 'memory', 'none'],
  ] as const)(
    '(%s) of what went with its %s (replies to %s) teaches nothing',
    async (name, what, replies) => {
      const scene = await connect(name, { reply_to: replies });
      const { workspace: own, platform } = scene;
      const held = holdQueue();
      const message = written(newMark());
      const user = encodeURIComponent(platform.userId(message.user));
      await deliverHeld(held, scene, platform.message(message));
      await workAll(held);
      expect(await knownTo(scene, message.user)).toHaveLength(1);
      const listed = async (kind: string) =>
        (await own.call<{ data: { id: string }[] }>('GET', `/v1/${kind}?user_id=${user}`)).body.data;
      const conversations = await own.call<{ data: { id: string }[] }>('GET', '/v1/conversations');
      const path = {
        user: `users/${user}`,
        conversation: `conversations/${conversations.body.data[0]?.id}`,
        memory: `memories/${(await listed('memories'))[0]?.id}?user_id=${user}`,
      }[what];
      expect((await own.call('DELETE', `/v1/${path}`)).status).toBe(200);
      for (const text of [message.text, `${message.text} Really!`]) {
        await deliverHeld(held, scene, saidNow(platform.edit({ ...message, text })));
        await workAll(held);
        expect(await knownTo(scene, message.user)).toEqual([]);
      }
      if (what !== 'memory') expect(await placesOf(message.text)).toEqual([]);
      // What is written since is learnt, and so is its edit.
      const later = {
        ...message,
        n: (Date.now() + 1) / 1000 - FIRST_SECOND,
        text: 'I live in Oslo.',
      };
      await deliverHeld(held, scene, platform.message(later));
      await workAll(held);
      expect(await knownTo(scene, message.user)).toEqual(['Lives in Oslo.']);
    },
  );
});
