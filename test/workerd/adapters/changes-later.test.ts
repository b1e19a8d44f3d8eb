/** Messages that are edited or deleted after something was made of them: learnt, summed up, archived, answered. A word that was taken back is in none of it. */
import { describe, expect, it } from 'vitest';
import type { Written } from '../../support/platforms/platforms.ts';
import { summariserSays } from '../support/scenes/compaction.ts';
import {
  connect,
  conversationsOf,
  deliveriesOf,
  holdQueue,
  posts,
  type Scene,
} from '../support/service/webhooks.ts';
import { storedEvents, takeTurn } from '../support/service/workspace.ts';
import { placesOf, rowsOf } from '../support/storage/databases.ts';
import { ANA, idOf, memoriesOf, SECRET, shownIn, shownOf, tell } from './changed-messages.ts';

const archive = async (scene: Scene, written: Written): Promise<string> => {
  const id = await idOf(scene, written);
  const { status } = await scene.workspace.call('POST', `/v1/conversations/${id}/archive`);
  expect(status).toBe(200);
  return id;
};

describe('a message of an archived conversation', () => {
  const direct = { ...ANA, chat: 'D1', group: false };
  const told = { ...direct, text: 'Remember that my dog is called Fido.' };

  it('takes what it taught along when it is deleted, and an edit that is late does not bring it back', async () => {
    const scene = await connect('slack', { reply_to: 'none' });
    const held = holdQueue();
    await tell(held, scene, scene.platform.message(direct));
    expect(await memoriesOf(scene)).toMatch(SECRET);
    await archive(scene, direct);
    await tell(held, scene, scene.platform.deletion(direct));
    await tell(held, scene, scene.platform.edit(told), scene.platform.message(direct));
    expect(await memoriesOf(scene)).not.toMatch(/Zorro|Fido/);
    expect((await conversationsOf(scene.workspace)).size).toBe(0);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toEqual([]);
  });

  it('teaches what it says now when it is edited, in the conversation that follows; deleted, it leaves that one too', async () => {
    const scene = await connect('slack');
    const held = holdQueue();
    await tell(held, scene, scene.platform.message(direct));
    const first = await archive(scene, direct);
    await tell(held, scene, scene.platform.edit(told));
    expect(await memoriesOf(scene)).toMatch(/Fido/);
    expect(await memoriesOf(scene)).not.toMatch(SECRET);
    expect((await storedEvents(scene.workspace, first)).map(({ status }) => status)).not.toContain('active');
    const [next] = (await conversationsOf(scene.workspace)).values();
    expect(await shownIn(scene, next?.id ?? '')).toEqual([told.text]);
    // It was answered, and is not answered again.
    expect(await posts(scene)).toHaveLength(1);
    await tell(held, scene, scene.platform.deletion(direct));
    expect(await memoriesOf(scene)).not.toMatch(/Zorro|Fido/);
    expect(await shownIn(scene, next?.id ?? '')).toEqual(['[message deleted]']);
    expect(await deliveriesOf(scene.workspace, 'status=parked')).toEqual([]);
  });
});

describe('what several messages taught', () => {
  it('is known until the last of them is deleted, and not brought back by what replaced it', async () => {
    const scene = await connect('generic', { reply_to: 'none' });
    const held = holdQueue();
    const { message, deletion } = scene.platform;
    const [again, other] = [
      { ...ANA, n: 2 },
      { ...ANA, n: 3, text: 'Remember that my dog is called Fido.' },
    ];
    for (const written of [ANA, again, other]) await tell(held, scene, message(written));
    await tell(held, scene, deletion(ANA));
    await tell(held, scene, deletion(other));
    expect(await memoriesOf(scene)).toMatch(SECRET);
    await tell(held, scene, deletion(again));
    expect(await memoriesOf(scene)).not.toMatch(/Zorro|Fido/);
  });
});

describe('a summary that tells what was deleted', () => {
  it('is made anew without it', async () => {
    const scene = await connect('slack', { reply_to: 'none' });
    const held = holdQueue();
    const say = (n: number, text: string) => scene.platform.message({ ...ANA, n, text });
    await tell(
      held,
      scene,
      say(1, ANA.text),
      ...Array.from({ length: 6 }, (_, i) => say(i + 2, `We met Bo number ${i}.`)),
    );
    const id = await idOf(scene);
    await scene.workspace.call('POST', `/v1/conversations/${id}/compact`);
    await tell(held, scene, scene.platform.deletion(ANA));
    expect(await shownOf(scene)).not.toMatch(SECRET);
    await scene.workspace.call('POST', `/v1/conversations/${id}/compact`);
    expect(await shownOf(scene)).not.toMatch(SECRET);
  });
});

describe('the text that an edit replaced', () => {
  it('stands in the record alone, with the withdrawn memory of it: in no summary, no search, no prompt, no persona, and in no answer that was given before', async () => {
    const mark = `Zorro${crypto.randomUUID().slice(0, 8)}`;
    const scene = await connect('slack', { reply_to: 'all' });
    const { workspace, platform } = scene;
    const held = holdQueue();
    const who = { ...ANA, chat: 'D1', group: false };
    const say = (n: number, text: string) => platform.message({ ...who, n, text });
    const first = `Remember that my dog is called ${mark}. Never mention ${mark} at work.`;
    const talk = Array.from({ length: 6 }, (_, i) => say(i + 2, `We met Bo number ${i}.`));
    await tell(held, scene, say(1, first), ...talk);
    const id = await idOf(scene, who);
    const user_id = platform.userId(ANA.user);
    const fact = { category: 'other', content: `The dog of the user is called ${mark}.`, user: user_id };
    const spy = summariserSays(() => ({
      summary: `They spoke of ${mark}.`,
      range_summary: `About the dog ${mark}.`,
      facts: [fact],
      snapshot: {
        goals: [`walk ${mark}`],
        decisions: [],
        open_questions: [],
        entities: [mark],
        next_steps: [],
      },
    }));
    expect((await workspace.call('POST', `/v1/conversations/${id}/compact`)).body).toMatchObject({
      status: 'compacted',
    });
    const search = (headers: Record<string, string> = {}) =>
      workspace.call(
        'POST',
        '/v1/search',
        { query: `What is my dog ${mark} called?`, user_id, conversation_id: id, top_k: 50 },
        { headers },
      );
    const key = { 'Idempotency-Key': `search ${mark}` };
    const turn = (turn_id: string) => takeTurn(workspace, id, 'What is my dog called?', { user_id, turn_id });
    for (const { status, body } of [await search(key), await turn('asked')]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(`called ${mark}`);
    }
    spy.mockRestore();

    await tell(held, scene, platform.edit({ ...who, text: 'My dog is called Fido.' }));
    const paths = ['summary', 'snapshot', 'orientation', 'history', 'compactions'];
    const read = paths.map((path) => workspace.call('GET', `/v1/conversations/${id}/${path}`));
    const answers = [
      search(),
      workspace.call('GET', `/v1/memories?user_id=${encodeURIComponent(user_id)}`),
      ...read,
    ];
    for (const { body } of await Promise.all(answers))
      expect(JSON.stringify(body)).not.toContain(`called ${mark}`);
    expect(JSON.stringify(await Promise.all(read))).not.toContain(mark);
    for (const { body } of [await turn('asked'), await turn('anew')])
      expect(JSON.stringify(body)).not.toContain(mark);
    expect(JSON.stringify((await search(key)).body)).not.toContain(`called ${mark}`);
    const places = (await placesOf(mark)).map((place) => place.split('.').at(-1));
    // What it taught is withdrawn, and waits for retention to remove it.
    expect(places).toEqual(['events', 'memories', 'memory_observations']);
    expect(
      await rowsOf("SELECT 1 FROM memories WHERE instr(content, ?) AND status = 'active'", [mark]),
    ).toEqual([]);
  });
});

describe('a wish to forget that nobody was asked to answer', () => {
  it('takes along what was said before it in its chat, and deleted gives it back; edited into something else it teaches that', async () => {
    const scene = await connect('generic', { reply_to: 'none' });
    const held = holdQueue();
    const { platform, workspace } = scene;
    const wish = { ...ANA, n: 5, text: 'Please forget that my dog is called Zorro.' };
    const known = async () => {
      const user = encodeURIComponent(platform.userId(ANA.user));
      const { body } = await workspace.call<{ data: { content: string }[] }>(
        'GET',
        `/v1/memories?user_id=${user}`,
      );
      return body.data.map(({ content }) => content).join();
    };
    await tell(held, scene, platform.message(ANA));
    expect(await known()).toMatch(SECRET);
    await tell(held, scene, platform.message(wish));
    expect(await known()).toBe('');
    await tell(held, scene, platform.deletion(wish));
    expect(await known()).toMatch(SECRET);
    const vague = { ...ANA, n: 20, text: 'Please forget that my cat is called Miso.' };
    await tell(held, scene, platform.message(vague));
    await tell(held, scene, platform.edit({ ...vague, text: 'My cat is called Luna.' }));
    expect(await known()).toMatch(/Luna/);
  });
});
