/**
 * What a user takes back, mends or ends in a later message, end to end. If it fails, an assistant goes on telling its user what they
 * have put right, in whatever conversation they ask.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { contentsOf, memoriesOf } from './learnt.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const open = (chat_id: string) => openConversation(workspace, { chat_id });

/** The lines of the prompt of a new conversation that tell something as being so, without its question. */
async function toldOn(question: string): Promise<string> {
  const { body } = await takeTurn(workspace, await open('question'), question);
  const prompt = body.prompt as {
    readonly system: { readonly stable: string; readonly dynamic: string };
    readonly messages: readonly { readonly content: string }[];
  };
  return [
    prompt.system.stable,
    prompt.system.dynamic,
    ...prompt.messages.slice(0, -1).map(({ content }) => content),
  ]
    .join('\n')
    .split('\n')
    .filter((line) => !/, outdated[,)]|\(no longer so\)/.test(line))
    .join('\n');
}

describe.each(['in the same conversation', 'in another conversation'])('said otherwise %s', (where) => {
  it.each([
    [
      'I drive a 2019 Subaru.',
      'we sold the Subaru, got a Rivian instead',
      'Which tyres fit?',
      'drive a 2019',
      'Rivian',
    ],
    [
      "My niece's name is Katelyn.",
      'sorry, my niece is spelt Caitlyn',
      'Write a card for my niece',
      'Katelyn',
      'Caitlyn',
    ],
    [
      'Choir rehearsal is on Wednesday evening.',
      'thursday instead',
      'When is choir rehearsal?',
      'on Wednesday',
      'thursday',
    ],
    [
      'I have a dentist appointment tomorrow at ten.',
      'they moved it to Thursday',
      'When do I see the dentist?',
      'appointment tomorrow',
      'Thursday',
    ],
    [
      'The boiler check is on 4 November.',
      'they pushed the boiler check to 19 November',
      'When is the boiler check?',
      '4 November',
      '19 November',
    ],
    [
      "There'll be 85 guests at the wedding.",
      "Miscounted, it's 112 guests.",
      'How many chairs for the wedding?',
      '85 guests',
      '112',
    ],
    [
      'My girlfriend Lea loves skiing.',
      'Lea and I broke up.',
      'Plan my Sunday',
      'girlfriend Lea',
      'broke up',
    ],
    [
      'Ich wohne in Kassel.',
      'Wir sind umgezogen, jetzt in Jena.',
      'Was gibt es in meiner Nähe?',
      'Kassel',
      'Jena',
    ],
    [
      "J'habite à Nantes.",
      "J'ai déménagé, je suis à Brest maintenant.",
      'Un marché près de chez moi ?',
      'Nantes',
      'Brest',
    ],
    [
      'Tengo una moto Vespa.',
      'Vendí la Vespa y me compré una bici.',
      '¿Dónde aparco?',
      'una moto Vespa',
      'bici',
    ],
    ['我对虾过敏。', '检查结果出来了，我其实对虾不过敏。', '推荐几道菜给我', '我对虾过敏', '不过敏'],
    [
      'プリウスに乗っています。',
      'プリウスは売って、今はリーフです。',
      '車の点検について教えて',
      'プリウスに乗っています',
      'リーフ',
    ],
  ])('%s → %s', async (said, otherwise, question, stale, valid) => {
    const first = await open('first');
    await exchange(workspace, first, said, 'Ok.');
    const second = where === 'in the same conversation' ? first : await open('second');
    await exchange(workspace, second, otherwise, 'Ok.');
    const told = await toldOn(question);
    expect(told.replaceAll(otherwise.replace(/[.。]$/, ''), '')).not.toContain(stale);
    expect(told).toContain(valid);
  });
});

describe('a correction', () => {
  it('keeps what only adds: who is lactose intolerant and becomes a vegetarian is both', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, "I'm lactose intolerant.", 'Ok.');
    await exchange(workspace, conversation, "I'm a vegetarian.", 'Ok.');
    expect((await contentsOf(workspace)).sort()).toEqual(['Is lactose intolerant.', 'Is vegetarian.']);
  });

  it('changes nothing where nothing that was said is meant', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, 'I have a garden.', 'Ok.');
    const { body } = await takeTurn(workspace, conversation, 'Sorry, I lost my keys in the garden.');
    expect(body.signals.map(({ action }) => action)).not.toContain('ended');
    expect(await contentsOf(workspace)).toContain('I have a garden.');
  });

  it('of a value in the message before makes one memory of both, with the slip as its history', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, 'I am seeing the dentist at 2pm on Friday.', 'Noted, 2pm.');
    const { body } = await takeTurn(workspace, conversation, 'sorry 3pm');
    expect(body.signals.map(({ action }) => action).sort()).toEqual(['created', 'ended']);
    expect(await contentsOf(workspace)).toEqual([
      expect.stringMatching(/^I am seeing the dentist at 3pm on Friday \(\d{4}-\d\d-\d\d\)\.$/),
    ]);
  });

  it('stands in the place of what it mends, and says so', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, 'My emergency contact is Ben.', 'Ok.');
    const { body } = await takeTurn(workspace, conversation, 'Change my emergency contact to Priya');
    expect(body.signals.map(({ action }) => action)).toContain('created');
    expect(await contentsOf(workspace)).toEqual(['My emergency contact: Priya.']);
  });

  it.each([
    ['We own a cabin in Norway.', 'we sold the cabin', 'scrap that, we keep it'],
    [
      'Wir haben einen Hund namens Bello.',
      'Den Hund geben wir weg, ich habe ihn verschenkt.',
      'Vergiss das, wir behalten den Hund.',
    ],
  ])('of an ending gives back what it ended: %s', async (said, ended, kept) => {
    const conversation = await open('first');
    await exchange(workspace, conversation, said, 'Ok.');
    await exchange(workspace, conversation, ended, 'Ok.');
    expect(await contentsOf(workspace)).not.toContain(said);
    const taken = await takeTurn(workspace, conversation, kept, { turn_id: 'kept' });
    expect(taken.body.signals.map(({ action }) => action)).toEqual(['created', 'ended']);
    expect(await contentsOf(workspace)).toEqual([said]);
    expect(await toldOn(said.startsWith('We') ? 'Where is our cabin?' : 'Wie heißt unser Hund?')).toContain(
      said.replace('.', ''),
    );
    // Once more is nothing new, and the turn that is aborted leaves it ended.
    const path = `/v1/conversations/${conversation}/turns/kept/abort`;
    expect((await workspace.call('POST', path)).status).toBe(200);
    expect(await contentsOf(workspace)).not.toContain(said);
  });

  it('means nothing of a text that was only handed over', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, 'Translate into German: My name is Karl.', 'Ok.');
    const { body } = await takeTurn(workspace, conversation, 'Sorry, my name is spelt Carla with a C.');
    expect(body.signals.map(({ action }) => action)).not.toContain('ended');
    expect(await toldOn('What is my name?')).not.toContain('My name is Karl." (user, outdated');
  });

  it('that is taken back itself leaves all as it was', async () => {
    const conversation = await open('first');
    await exchange(workspace, conversation, 'My wife Ida and I live in Leeds.', 'Ok.');
    await exchange(workspace, conversation, 'I have a cat called Miso.', 'Ok.');
    const before = (await memoriesOf(workspace)).map(({ id, valid_to }) => [id, valid_to]);
    const taken = await takeTurn(workspace, conversation, 'Miso died.', { turn_id: 'typo' });
    expect(taken.body.signals.map(({ action }) => action)).toContain('ended');
    const path = `/v1/conversations/${conversation}/turns/typo/abort`;
    expect((await workspace.call('POST', path)).status).toBe(200);
    expect((await memoriesOf(workspace)).map(({ id, valid_to }) => [id, valid_to])).toEqual(before);
  });

  it('is of no other user', async () => {
    await exchange(workspace, await open('first'), 'I have a cat called Miso.', 'Ok.');
    const other = await openConversation(workspace, { chat_id: 'other', user_id: 'bo' });
    await takeTurn(workspace, other, 'Miso died.', { user_id: 'bo' });
    expect(await contentsOf(workspace)).toEqual(['I have a cat called Miso.']);
  });
});

describe('a message that is over', () => {
  const RENT = 'My rent is 1200 a month.';
  const RAISED = "Landlord's put it up again. 1275 from this month, absolute joke.";

  it('comes with what holds in its place, though that has no word of the question', async () => {
    await exchange(workspace, await open('first'), RENT, 'Ok.');
    await exchange(workspace, await open('second'), RAISED, 'Ouch.');
    const told = await toldOn('How much is my rent?');
    expect(told).toContain('1275 from this month');
    expect(told).not.toContain('1200');
  });

  it('comes with the last of several, and with none that is gone or of a place that the reader does not stand in', async () => {
    await exchange(workspace, await open('first'), RENT, 'Ok.');
    await exchange(workspace, await open('first'), RAISED, 'Ouch.');
    const [raised] = (await memoriesOf(workspace)).filter(({ content }) => content === RAISED);
    const path = `/v1/memories/${raised?.id}?user_id=ana`;
    expect((await workspace.call('PATCH', path, { content: 'Pays 1310 to the landlord.' })).status).toBe(200);
    expect(await toldOn('How much is my rent?')).toContain('Pays 1310 to the landlord.');
    expect((await workspace.call('DELETE', path)).status).toBe(200);
    expect(await toldOn('How much is my rent?')).not.toContain('1310');
  });
});

describe('an ending in an import', () => {
  const ingest = (chat_id: string, content: string, year: number) =>
    workspace.call('POST', '/v1/ingest', {
      conversation: { chat_id, user_id: 'ana' },
      messages: [{ role: 'user', content, occurred_at: `${year}-05-05T10:00:00Z` }],
    });

  it.each([
    ['the ending first', ['I no longer live in Rome.', 2024], ['I live in Rome.', 2020]],
    ['the value first', ['I live in Rome.', 2020], ['I no longer live in Rome.', 2024]],
    ['the ending first, in German', ['Ich wohne nicht mehr in Rom.', 2024], ['Ich wohne in Rom.', 2020]],
  ] as const)('leaves nobody living there, %s', async (_, [one, inYear], [other, inOther]) => {
    await ingest('one', one, inYear);
    await ingest('other', other, inOther);
    const lives = (await contentsOf(workspace)).filter((content) =>
      /^(?:Lives in|Ich wohne in) Rom/.test(content),
    );
    expect(lives).toEqual([]);
  });
});
