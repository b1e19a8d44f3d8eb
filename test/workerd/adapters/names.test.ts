/** Members of a group by their names. A model that cannot tell them apart gives one the answer, the diet and the birthday of another. */
import { afterAll, describe, expect, inject, it } from 'vitest';
import { configureModels, openAiModel } from '../support/service/model-scripts.ts';
import { connect, conversationsOf, deliverHeld, holdQueue, workAll } from '../support/service/webhooks.ts';
import { liveHistory } from '../support/service/workspace.ts';

interface ModelMessage {
  readonly role: string;
  readonly name?: string;
  readonly content: string;
}

describe('members of a group', () => {
  afterAll(() => configureModels());

  it('are told apart in any script, and so are two of one name', async () => {
    const { model, script, calls } = openAiModel();
    await script({ says: 'Noted.' }, { says: 'Noted.' });
    configureModels({ CHAT_MODEL: model, CHAT_MODEL_URL: inject('openAiUrl') });
    const scene = await connect('telegram');
    const held = holdQueue();
    const say = (user: string, name: string, n: number, addressed = false) =>
      deliverHeld(
        held,
        scene,
        scene.platform.message({ chat: '-1005', group: true, user, name, n, text: `Chair ${n}.`, addressed }),
      );
    const asked = async (): Promise<ModelMessage[]> => {
      const { messages } = (await calls()).at(-1) as unknown as { messages: ModelMessage[] };
      return messages.filter(({ role }) => role === 'user');
    };
    await say('81', 'Alex', 1);
    await say('82', 'José María', 2, true);
    await workAll(held);
    // Names that the field for names can hold stand there alone.
    expect((await asked()).map(({ name, content }) => [name, content])).toEqual([
      ['Alex', 'Chair 1.'],
      ['Jose_Maria', '@our_bot Chair 2.'],
    ]);
    await say('83', '田中', 3);
    await say('84', 'Анна', 4);
    await say('85', '😀', 5);
    await say('86', 'alex', 6, true);
    await workAll(held);
    const id = (await conversationsOf(scene.workspace)).get('telegram:-1005')?.id ?? '';
    const [first, , , , , last] = (await asked()).map(({ content }) => content);
    expect((await asked()).map(({ content }) => content.split(': ')[0]?.replace(/#\w{4}/, '#'))).toEqual([
      'Alex #',
      'José María',
      '田中',
      'Анна',
      '😀',
      'alex #',
    ]);
    const marksOf = (text = '') => /#\w{4}/.exec(text)?.[0];
    expect(marksOf(first)).not.toBe(marksOf(last));
    // The record has them as they call themselves.
    const { messages } = await liveHistory(scene.workspace, id);
    expect((messages as { name?: string }[]).flatMap(({ name }) => name ?? [])).toContain('alex');
  });
});
