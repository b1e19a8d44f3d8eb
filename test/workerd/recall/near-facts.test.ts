/**
 * Facts that look alike, from end to end. A user who told both of two vitamins hears of one of them when they are taken for the
 * same: in a search, in a prompt, in what a message taught, or for ever after a night's consolidation.
 */
import { describe, expect, it } from 'vitest';
import { consolidate } from '../support/scenes/consolidation.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../support/service/workspace.ts';

/** Two facts each, and a question that both answer. */
const PAIRS: readonly (readonly [question: string, one: string, other: string])[] = [
  ['vaccinated hepatitis', 'Is vaccinated against hepatitis A.', 'Is vaccinated against hepatitis B.'],
  ['deaf ear', 'Is deaf in the left ear since 2020.', 'Is deaf in the right ear since 2020.'],
  ['耳听不见', '左耳听不见。', '右耳听不见。'],
  ['vitamin tablet', 'Takes a tablet of vitamin B in winter.', 'Takes a tablet of vitamin D in winter.'],
  ['freezer stands', 'The freezer stands at 5 degrees.', 'The freezer stands at −5 degrees.'],
  ['brother called', 'The brother in Rome is called Tom.', 'The brother in Rome is called Tim.'],
  ['compiler writes', 'Writes a compiler in C at work.', 'Writes a compiler in C++ at work.'],
  ['pill lunch', 'Takes the blue pill before lunch.', 'Takes the blue pill after lunch.'],
  [
    'Gefrierschrank Keller',
    'Der Gefrierschrank im Keller ist nicht aus.',
    'Der Gefrierschrank im Keller ist aus.',
  ],
  ['колонок купил', 'Купил 10² колонок.', 'Купил 102 колонок.'],
];

const found = async (workspace: TestWorkspace, query: string): Promise<string[]> => {
  const { body } = await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
    query,
    user_id: 'ana',
    sources: ['memories'],
  });
  return body.results.map(({ content }) => content);
};

describe('two facts that look alike', () => {
  it('are both found, both shown to the model, and both still there after a consolidation', async () => {
    const workspace = await createWorkspace();
    for (const [, ...facts] of PAIRS)
      for (const fact of facts) await remember(workspace, fact, { kind: 'event' });
    const conversation = await openConversation(workspace);
    for (const [question, ...facts] of PAIRS) {
      expect(await found(workspace, question)).toEqual(expect.arrayContaining([...facts]));
      const { body } = await takeTurn(workspace, conversation, `What about this: ${question}?`);
      const shown = body.prompt.messages.map(({ content }) => content).join('\n');
      for (const fact of facts) expect(shown).toContain(JSON.stringify(fact));
    }
    await consolidate(workspace);
    for (const [question, ...facts] of PAIRS)
      expect(await found(workspace, question)).toEqual(expect.arrayContaining([...facts]));
  });

  it('are both learnt from what their user says, and neither takes the place of the other', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const told = [
      'I am allergic to vitamin A.',
      'I am allergic to vitamin B.',
      'I like C.',
      'I like C++.',
      'Remember that I am vaccinated against hepatitis A.',
      'Remember that I am vaccinated against hepatitis B.',
      'Remember that my left ear is deaf.',
      'Remember that my right ear is deaf.',
      'Remember that my freezer stands at 5 degrees.',
      'Remember that my freezer stands at -5 degrees.',
    ];
    const learnt: string[] = [];
    for (const content of told) {
      const { body } = await takeTurn(workspace, conversation, content);
      expect(
        body.signals.map(({ action }) => action),
        content,
      ).toEqual(['created']);
      learnt.push(...body.signals.map(({ memory_id: id }) => id));
    }
    for (const id of learnt) {
      const { body } = await workspace.call<{ status: string }>('GET', `/v1/memories/${id}?user_id=ana`);
      expect(body.status).toBe('active');
    }
    expect(new Set(learnt).size).toBe(told.length);
  });
});
