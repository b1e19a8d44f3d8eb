/**
 * Messages that are edited or deleted where they were written. What fails here keeps a word that its user took back, and says
 * it to the others.
 */
import { describe, expect, it } from 'vitest';
import {
  connect,
  conversationsOf,
  deliveriesOf,
  holdQueue,
  posts,
  slowOwner,
} from '../support/service/webhooks.ts';
import { liveHistory, storedEvents, takeTurn } from '../support/service/workspace.ts';
import { ANA, idOf, memoriesOf, SECRET, shownIn, shownOf, tell } from './changed-messages.ts';

describe.each(['slack', 'whatsapp', 'generic'] as const)('a message of %s that is deleted', (name) => {
  const written =
    name === 'whatsapp' ? { ...ANA, chat: '15551234567', user: '15551234567', group: false } : ANA;

  it('is said to nobody any more, nor what it taught, nor the answer to it; that it was deleted stands in its place', async () => {
    const scene = await connect(name, { reply_to: 'all' });
    const held = holdQueue();
    await tell(held, scene, scene.platform.message(written));
    expect(await shownOf(scene, written)).toMatch(/Zorro.*So I heard/);
    const id = await idOf(scene, written);
    // An answer that was given before shows it; asked for again, it does not.
    const again = () =>
      takeTurn(scene.workspace, id, 'And my dog?', {
        turn_id: 'again',
        user_id: scene.platform.userId(written.user),
      });
    expect(JSON.stringify(await again())).toMatch(SECRET);
    await tell(held, scene, scene.platform.deletion(written));
    expect(JSON.stringify(await again())).not.toMatch(SECRET);
    expect(await shownOf(scene, written)).not.toMatch(/Zorro|So I heard/);
    const events = await storedEvents(scene.workspace, await idOf(scene, written));
    const own = events.filter(({ external_id: id }) => id !== null);
    expect(own.map(({ status, content }) => [status, content])).toEqual([
      ['aborted', written.text],
      ['active', '[message deleted]'],
    ]);
    // Its answer is no answer to anything.
    expect(events.find(({ role }) => role === 'assistant')?.status).toBe('aborted');
    // Told again, or late, nothing changes.
    await tell(held, scene, scene.platform.deletion(written), scene.platform.edit(written));
    expect(await storedEvents(scene.workspace, await idOf(scene, written))).toHaveLength(events.length);
  });
});

describe.each(['slack', 'telegram', 'whatsapp', 'generic'] as const)(
  'a message of %s that is edited',
  (name) => {
    const who =
      name === 'slack' || name === 'generic' ? {} : { chat: '7001234', user: '7001234', group: false };
    const before = { ...ANA, ...who };
    const after = { ...before, text: 'Remember that my dog is called Fido.' };

    it('teaches what it says now, and no longer what it said', async () => {
      const scene = await connect(name, { reply_to: 'all' });
      const held = holdQueue();
      await tell(held, scene, scene.platform.message(before), scene.platform.edit(after));
      const shown = await shownOf(scene, before);
      expect(shown).toMatch(/Fido/);
      expect(shown).not.toMatch(SECRET);
      // It was answered, and is not answered again.
      if (name !== 'generic') expect(await posts(scene)).toHaveLength(1);
      const told = await storedEvents(scene.workspace, await idOf(scene, before));
      await tell(held, scene, scene.platform.edit(after), scene.platform.message(before));
      expect(await storedEvents(scene.workspace, await idOf(scene, before))).toHaveLength(told.length);
    });
  },
);

describe('changes that come in the wrong order', () => {
  it('leave the message as it stands on the platform', async () => {
    const scene = await connect('generic');
    const held = holdQueue();
    const { message, edit, deletion } = scene.platform;
    // Deleted, then told of.
    await tell(held, scene, deletion(ANA));
    await tell(held, scene, message(ANA));
    const events = await storedEvents(scene.workspace, await idOf(scene));
    expect(events.map(({ content }) => content)).toEqual(['[message deleted]']);
    // Edited twice, and the first edit comes last.
    const later = { ...ANA, chat: 'C2', n: 5 };
    const editAt = (seconds: number, text: string) => {
      const body = edit({ ...later, text }) as { data: { occurred_at: string } };
      body.data.occurred_at = new Date(Date.parse(body.data.occurred_at) + seconds * 1000).toISOString();
      return body;
    };
    await tell(held, scene, message(later));
    await tell(held, scene, editAt(9, 'My dog is called Rex.'));
    await tell(held, scene, editAt(3, 'My dog is called Max.'));
    const { messages } = await liveHistory(scene.workspace, await idOf(scene, later));
    expect(messages.map(({ content }) => content)).toEqual(['My dog is called Rex.']);
  });
});

describe('a message whose id looks like a version of another', () => {
  it('is a message of its own: it keeps the other from nothing, and does not go with it', async () => {
    const scene = await connect('generic', { reply_to: 'none' });
    const held = holdQueue();
    const { message, deletion } = scene.platform;
    const named = (payload: unknown, id: string) => {
      const body = payload as { data: object };
      return { ...body, data: { ...body.data, message_id: id } };
    };
    const ids = ['m#2', 'm', 'm%232', 'm#deleted'];
    for (const [n, id] of ids.entries())
      await tell(held, scene, named(message({ ...ANA, n, text: `It is ${id}.` }), id));
    await tell(held, scene, named(deletion({ ...ANA, n: 1 }), 'm'));
    const { messages } = await liveHistory(scene.workspace, await idOf(scene));
    expect(messages.map(({ content }) => content)).toEqual([
      'It is m#2.',
      'It is m%232.',
      'It is m#deleted.',
      '[message deleted]',
    ]);
  });
});

describe('a message that is edited before anybody answered it', () => {
  it('is answered as it is now', async () => {
    const mark = `edit-${crypto.randomUUID()}`;
    const scene = await connect('slack', slowOwner(mark));
    const held = holdQueue();
    const addressed = { ...ANA, addressed: true };
    await tell(held, scene, scene.platform.message(addressed));
    await tell(held, scene, scene.platform.edit({ ...addressed, text: 'What is the time?' }));
    const events = await storedEvents(scene.workspace, await idOf(scene));
    expect(events.map(({ status, content, turn_id }) => [status, content, turn_id !== null])).toEqual([
      ['aborted', ANA.text, true],
      ['active', 'What is the time?', true],
    ]);
  });
});

describe('a message that was stored before its platform was given another channel', () => {
  it('is edited and deleted where it stands, and the same id in another chat or workspace is another message', async () => {
    const held = holdQueue();
    const [scene, stranger] = [await connect('generic', { reply_to: 'none' }), await connect('generic')];
    const { platform, workspace } = scene;
    const bystanders = [
      { ...ANA, chat: 'C2' },
      { ...ANA, chat: 'C1-2' },
    ];
    // Platforms count messages in each chat: all of these have the same id.
    const sameId = (payload: unknown) => {
      const body = payload as { data: object };
      return { ...body, data: { ...body.data, message_id: 'm1' } };
    };
    for (const written of [ANA, ...bystanders]) await tell(held, scene, sameId(platform.message(written)));
    await tell(held, stranger, sameId(platform.message(ANA)));
    const id = await idOf(scene);
    const { body: channel } = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: 'other' });
    await connect('generic', { reply_to: 'none', channel_id: channel.id }, workspace);
    await tell(held, scene, sameId(platform.edit({ ...ANA, text: 'Remember that my cat is called Fido.' })));
    expect(await shownIn(scene, id)).toEqual(['Remember that my cat is called Fido.']);
    await tell(held, scene, sameId(platform.deletion(ANA)));
    expect(await shownIn(scene, id)).toEqual(['[message deleted]']);
    // No conversation was opened for it.
    expect((await conversationsOf(workspace)).size).toBe(3);
    for (const written of bystanders)
      expect(await shownIn(scene, await idOf(scene, written))).toEqual([ANA.text]);
    expect(await memoriesOf(scene)).toMatch(SECRET);
    expect(await memoriesOf(stranger)).toMatch(SECRET);
  });
});

describe('a deletion on Slack that does not tell what was there', () => {
  const bare = (payload: unknown) => {
    const { event, ...body } = payload as { event: object };
    return { ...body, event: { ...event, previous_message: undefined } };
  };
  const threaded = { ...ANA, n: 3, thread: '1790000001.000100' };
  const direct = { ...ANA, chat: 'D1', user: 'U3', group: false };

  it('finds it in its thread, and in a direct chat, and in no other channel', async () => {
    const scene = await connect('slack', { reply_to: 'none' });
    const held = holdQueue();
    const { message, deletion } = scene.platform;
    const elsewhere = { ...threaded, chat: 'C10', user: 'U2' };
    for (const written of [threaded, elsewhere, direct]) await tell(held, scene, message(written));
    for (const written of [threaded, direct]) await tell(held, scene, bare(deletion(written)));
    for (const written of [threaded, direct]) expect(await memoriesOf(scene, written)).not.toMatch(SECRET);
    expect(await memoriesOf(scene, elsewhere)).toMatch(SECRET);
    for (const written of [threaded, direct])
      expect(await shownIn(scene, await idOf(scene, written))).toEqual(['[message deleted]']);
    expect((await conversationsOf(scene.workspace)).size).toBe(3);
  });

  it('keeps a message of a thread from being stored that comes after it', async () => {
    const scene = await connect('slack', { reply_to: 'none' });
    const held = holdQueue();
    const { message, deletion } = scene.platform;
    await tell(held, scene, bare(deletion(threaded)), bare(deletion(direct)));
    await tell(held, scene, message(threaded));
    expect(await memoriesOf(scene)).not.toMatch(SECRET);
    expect([...(await conversationsOf(scene.workspace)).keys()]).toEqual(['slack:T1:C1']);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toEqual([]);
  });
});
