/**
 * What is on at a time, by when it happens. If it fails, a journey that began last month, or is told of a year ahead, is missing where its
 * user asks for the days in it, and prompts take the day on which it was told for the one on which it is.
 */
import { expect, it } from 'vitest';
import { contentsOf } from '../session/turn/learnt.ts';
import { createWorkspace, openConversation, takeTurn } from '../support/service/workspace.ts';

const SAID = [
  "We're in Lisbon from 28 April to 3 May.",
  "I'm at a conference 12–14 October.",
  'Wir sind vom 28. Mai bis 4. Juni in Rom.',
  'Tengo un examen el 3 de diciembre.',
  '5月20日到25日我在北京。',
];

it('a question about a span finds what touches it, in the order in which it happens, and says from when to when', async () => {
  const workspace = await createWorkspace();
  const told = await openConversation(workspace, { chat_id: 'told' });
  for (const [i, content] of SAID.entries())
    await takeTurn(workspace, told, content, { occurred_at: `2026-04-0${i + 1}T10:00:00Z` });
  expect(await contentsOf(workspace)).toHaveLength(SAID.length);
  const ask = async (content: string, occurred_at: string, chat_id: string) => {
    const chat = await openConversation(workspace, { chat_id });
    const { body } = await takeTurn(workspace, chat, content, { occurred_at });
    const block = body.prompt.messages
      .map((message) => message.content)
      .find((text) => text.startsWith('[Context'));
    return (block ?? '').split('\n').filter((line) => line.includes('[mem_'));
  };
  const inMay = await ask("What's on in May?", '2026-04-15T10:00:00Z', 'may');
  expect(inMay.map((line) => /happens (.*?)\)/.exec(line)?.[1])).toEqual([
    '2026-04-28 to 2026-05-03',
    '2026-05-20 to 2026-05-25',
    '2026-05-28 to 2026-06-04',
  ]);
  const inJune = await ask('Was habe ich im Juni vor?', '2026-05-30T10:00:00Z', 'june');
  expect(inJune.join()).toContain('Rom');
  expect(inJune.join()).not.toContain('Lisbon');
  // It is on until its last day is over.
  const thisWeek = await ask("What's on this week?", '2026-05-01T10:00:00Z', 'week');
  expect(thisWeek.join()).toContain('Lisbon');
  const nextWeek = await ask("What's on next week?", '2026-05-01T10:00:00Z', 'next');
  expect(nextWeek.join()).not.toContain('Lisbon');
  expect((await ask("What's on in December?", '2026-09-15T10:00:00Z', 'december')).join()).toContain(
    'examen',
  );
});
