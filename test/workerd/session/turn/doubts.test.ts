/**
 * What a user said otherwise in words that are not sure to mean it. If it fails, an assistant tells what is over as if nobody had ever said
 * anything else; or what still holds is lost to a guess.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { memoriesOf } from './learnt.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const open = (chat_id: string) => openConversation(workspace, { chat_id });

/** The lines of the prompt of a turn in a new conversation, without its question. */
async function linesOn(question: string, chat = 'question'): Promise<string[]> {
  const { body } = await takeTurn(workspace, await open(chat), question);
  const { system, messages } = body.prompt as {
    readonly system: { readonly stable: string; readonly dynamic: string };
    readonly messages: readonly { readonly content: string }[];
  };
  return [system.stable, system.dynamic, ...messages.slice(0, -1).map(({ content }) => content)]
    .join('\n')
    .split('\n');
}

/** How a line says that its words may be over. */
const DOUBTED = /perhaps outdated|said later/;

describe('what may be over', () => {
  it.each([
    [
      'our son Theo starts at Oakfield Primary in September',
      "we didn't get Oakfield in the end, it's St Mary's",
      'Which school is Theo going to?',
      'starts at Oakfield',
    ],
    [
      'Il mio volo per Palermo è alle 6:50',
      'hanno ritardato, si parte alle 11',
      'A che ora è il mio volo?',
      '6:50',
    ],
    ['Mi novio se llama Pablo', 'Pablo y yo lo hemos dejado', '¿Tengo pareja?', 'se llama'],
    [
      'Je suis végétarienne depuis trois ans',
      "j'ai recommencé à manger de la viande cet été",
      "Qu'est-ce que je peux manger ?",
      'végétarienne',
    ],
  ])(
    'stays known, and no line tells it without what was said later: %s',
    async (said, later, question, old) => {
      const talk = await open('talk');
      await exchange(workspace, talk, said, 'Noted.');
      await exchange(workspace, talk, later, 'Noted.');
      const lines = await linesOn(question);
      const telling = lines.filter((line) => line.includes(old) && !DOUBTED.test(line));
      expect(telling.filter((line) => !line.includes(later))).toEqual([]);
      expect(lines.some((line) => line.toLowerCase().includes(later.toLowerCase()))).toBe(true);
    },
  );

  it.each([
    [
      'we pay 940 a month for the flat in Leith',
      ['how do i descale a kettle', 'what is another word for tired'],
      'letter from the agency came, 985 from april',
      'what is left of 2600 after housing?',
      '940',
    ],
    [
      'Mein Zug nach Ulm geht um 14:10, brauch ich da eine Reservierung?',
      ['wie falte ich ein Hemd', 'Was kostet ein Koffer?'],
      'so, umgebucht auf 18:35. Und jetzt?',
      'Wann geht mein Zug?',
      '14:10',
    ],
    [
      "My brother's wedding is 12 July in York and I still have no suit. Under £150, I'm broad shouldered, no brown.",
      ['how do i get wax out of a shirt', 'Is linen too casual?'],
      'by the way I got that wrong, it is the 19th, the 12th is the rehearsal. Lucky I asked',
      "When is my brother's wedding?",
      '12 July',
    ],
  ])('is looked for behind what was only asked since: %s', async (said, asked, later, question, old) => {
    for (const [chat, next] of [
      ['one', 'one'],
      ['two', 'three'],
    ] as const) {
      const user_id = `user-${chat}`;
      const say = async (id: string, content: string) =>
        (await takeTurn(workspace, id, content, { user_id })).body;
      const openFor = (name: string) => openConversation(workspace, { chat_id: name, user_id });
      const talk = await openFor(chat);
      for (const content of [said, ...asked]) await say(talk, content);
      await say(next === chat ? talk : await openFor(next), later);
      const { body } = await takeTurn(workspace, await openFor(`${chat}-asks`), question, { user_id });
      const { system, messages } = body.prompt as {
        readonly system: { readonly stable: string; readonly dynamic: string };
        readonly messages: readonly { readonly content: string }[];
      };
      const lines = [system.stable, ...messages.slice(0, -1).map(({ content }) => content)]
        .join('\n')
        .split('\n');
      expect(lines.filter((line) => line.includes(old) && !/outdated|said later/.test(line))).toEqual([]);
    }
  });

  it('is not kept of what holds a secret or is off the record', async () => {
    for (const said of [
      'hab die Bahncard 50, die PIN ist 4471, was bringt sie mir',
      "off the record, don't save this: we pay 4471 a month",
    ]) {
      const talk = await open(said);
      await exchange(workspace, talk, said, 'Noted.');
      await exchange(workspace, talk, 'letter came, 4985 from april', 'Noted.');
    }
    const contents = (await memoriesOf(workspace)).map(({ content }) => content);
    expect(contents.filter((content) => content.includes('4471'))).toEqual([]);
  });

  it('is known by a name in another conversation', async () => {
    await exchange(workspace, await open('said'), 'Unsere Katze heißt Minka und ist acht', 'Aha.');
    await exchange(workspace, await open('later'), 'laut Impfpass ist Minka schon elf', 'Oh.');
    const lines = await linesOn('Wie alt ist meine Katze?');
    expect(lines.find((line) => /^- \[\w+\] "Unsere Katze/.test(line))).toMatch(
      /ist acht\." \(personal; said later, \d{4}-\d\d-\d\d: "Laut Impfpass ist Minka schon elf\."\)$/,
    );
    expect(lines.filter((line) => line.includes('acht') && !DOUBTED.test(line))).toEqual([]);
  });

  it('is told for sure again once its user says it again, or what was said later is erased', async () => {
    const talk = await open('talk');
    const said = 'Unsere Katze heißt Minka und ist acht';
    await exchange(workspace, talk, said, 'Aha.');
    await exchange(workspace, talk, 'laut Impfpass ist Minka schon elf', 'Oh.');
    const [doubted, later] = await memoriesOf(workspace, 'ana');
    expect(doubted?.content).toContain('acht');
    expect((await linesOn('Hallo Welt', 'doubted')).join('\n')).toContain('said later');
    await workspace.call('DELETE', `/v1/memories/${later?.id}?user_id=ana`);
    expect((await linesOn('Hallo Welt', 'erased')).join('\n')).not.toContain('said later');
    await exchange(workspace, talk, 'laut Impfpass ist Minka wirklich schon elf', 'Oh.');
    expect((await linesOn('Hallo Welt', 'doubted again')).join('\n')).toContain('said later');
    await exchange(workspace, talk, said, 'Aha.');
    expect((await linesOn('Hallo Welt', 'said again')).join('\n')).not.toContain('said later');
  });
});

describe('a message that says again what was said', () => {
  it.each([
    'Let us go on where we stopped yesterday.',
    'me la subio de 7500. esta permitido eso??',
    'ok maybe i am moving in march',
  ])('is taken, in each conversation anew: %s', async (text) => {
    for (const chat of ['one', 'two', 'three'])
      expect(await takeTurn(workspace, await open(chat), text)).toMatchObject({ status: 200 });
  });

  it('is taken, though its sentence is known already as it stands', async () => {
    await workspace.call('POST', '/v1/memories', {
      content: 'La renta son 7500.',
      kind: 'fact',
      tier: 'user',
      user_id: 'ana',
    });
    const chat = await open('rent');
    for (const text of [
      'pues gano como 24 mil al mes. la renta son 7500',
      'el casero me mando esto: "a partir de noviembre la renta será de 8,600"',
      'me la subio de 7500. esta permitido eso??',
    ])
      expect(await takeTurn(workspace, chat, text)).toMatchObject({ status: 200 });
  });
});
