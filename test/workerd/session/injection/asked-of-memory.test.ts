/**
 * What is asked of memory as a whole, or of a time: in the languages that have words for it. If it fails, an assistant that knows its user
 * says that it does not, or misses what they have on.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const SAID_AT = '2026-11-29T10:00:00Z';
const open = (chat_id: string) => openConversation(workspace, { chat_id });

/** The blocks of a turn's prompt. */
async function blockOf(conversation: string, question: string): Promise<string> {
  const { body } = await takeTurn(workspace, conversation, question, { occurred_at: SAID_AT });
  const { messages } = body.prompt as { readonly messages: readonly { readonly content: string }[] };
  return messages
    .slice(0, -1)
    .map(({ content }) => content)
    .filter((content) => content.startsWith('[Context from memory]'))
    .join('\n');
}

describe('what is on at a time', () => {
  it.each([
    [
      'What appointments do I have in December?',
      'Was steht im Dezember an?',
      'Cosa ho in programma a dicembre?',
    ],
    ['¿Qué tengo en diciembre?', "Qu'est-ce que j'ai de prévu en décembre ?", 'Что у меня в декабре?'],
    ['12月有什么安排？', '12月の予定は？', 'O que tenho marcado em dezembro?'],
  ])('is found by when it happens: %s', async (...questions) => {
    const told = await open('told');
    await exchange(workspace, told, 'My flight to Oslo leaves at 3:45pm on December 12.', 'Ok.', {
      occurred_at: SAID_AT,
    });
    await exchange(workspace, told, 'The concert is on 20 January.', 'Ok.', { occurred_at: SAID_AT });
    for (const [i, question] of questions.entries()) {
      const block = await blockOf(await open(`asked ${i}`), question);
      expect(block, question).toContain('December 12');
      expect(block, question).not.toContain('20 January');
    }
  });

  it('in a week that is asked for, by days that were named otherwise', async () => {
    const told = await open('told');
    await exchange(workspace, told, 'Am 2. Dezember habe ich eine Prüfung.', 'Ok.', {
      occurred_at: SAID_AT,
    });
    await exchange(workspace, told, 'Meine Schwester Ida heiratet am 20. Dezember.', 'Ok.', {
      occurred_at: SAID_AT,
    });
    const block = await blockOf(await open('asked'), 'Was habe ich nächste Woche vor?');
    expect(block).toContain('Prüfung');
    expect(block).not.toContain('Ida');
  });
});

describe('what is known of oneself', () => {
  it.each(['What do you know about me?', 'Was weißt du über mich?', '你对我了解多少？'])(
    'comes when it is asked for, in a conversation that was there before: %s',
    async (question) => {
      const before = await open('before');
      await exchange(workspace, before, 'hello there', 'Hi.');
      const told = await open('told');
      for (const said of [
        "I'm allergic to peanuts.",
        'My sister Laura is getting married in June.',
        'I work as a nurse in Leeds.',
        'I drive a 2019 Subaru.',
        'I swim every Tuesday.',
      ])
        await exchange(workspace, told, said, 'Ok.');
      const block = await blockOf(before, question);
      for (const known of ['peanuts', 'Laura', 'nurse', 'Subaru', 'swim']) expect(block).toContain(known);
    },
  );

  it('brings nothing of it to a question about the world', async () => {
    const told = await open('told');
    await exchange(workspace, told, 'I drive a 2019 Subaru.', 'Ok.');
    expect(await blockOf(await open('asked'), 'What do you know about medieval trade?')).toBe('');
  });

  it.each(["what can't I eat?", 'Was darf ich nicht essen?', '¿Qué no puedo comer?', '我不能吃什么？'])(
    'what one must not eat: %s',
    async (question) => {
      const before = await open('before');
      await exchange(workspace, before, 'hello there', 'Hi.');
      await exchange(workspace, await open('told'), "I'm allergic to peanuts.", 'Ok.');
      expect(await blockOf(before, question)).toContain('peanuts');
    },
  );
});
