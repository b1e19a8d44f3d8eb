/**
 * What a message that asks of the world brings up of a long past: nothing that merely shares a word with it, or every small question costs its
 * user a page of their own talk; but the very thing that it names.
 */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { readSettings } from '../../../../src/memory/settings.ts';
import type { Candidate } from '../../../../src/recall/candidates.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { contextualScores } from '../../../../src/session/injection/relevance/contextual-score.ts';
import { eventOf, found, memoryOf, NOW } from '../../../support/session/offers.ts';

const MIN_SCORE = readSettings({}).contextual_min_score;

/** Whether something that was said, of which there is little else, comes with a message. */
function comes(message: string, said: string, candidate: Candidate = eventOf('evt_1', said)): boolean {
  const query = parseQuery(readText(message), NOW);
  const items = [found(candidate, { evidence: { words: 2 }, parts: { lexical: 0.0164 } })];
  return (
    (contextualScores({ ...query, model: 'strata-chargram-384-v1' }, items).get(candidate.id) ?? 0) >=
    MIN_SCORE
  );
}

const CHECKLIST =
  'We are moving in June. The moving checklist: 3 boxes of books, pack the cups, cancel the internet, get flour out of the pantry.';

describe('a message that asks of the world', () => {
  it.each([
    ['convert 3 cups flour', CHECKLIST],
    ['Hi again', 'I was so tired again yesterday.'],
    ['hello again!', 'My dentist said to come back again in March.'],
    ['how do magnets work??', 'I am working on an online platform.'],
    ['Is glass a liquid?', 'I raised a glass to her.'],
    ["What's the difference between TCP and UDP?", 'Friends make a huge difference.'],
    ["Explain inflation like I'm five.", 'I started playing guitar about five years ago.'],
    ['Wie hoch ist der Eiffelturm?', 'Der Zaun ist mir zu hoch.'],
    ['test', 'I passed the test!'],
    ["fix the grammar: 'Me and him was going to the shop'", 'I went shopping, and the shop was closed.'],
    ['explain tides like im 12', 'I explained it to the kids.'],
    ['can you put that in a table', 'The table in the kitchen is from my aunt.'],
    ['Mach daraus eine Tabelle', 'Die Tabelle mit den Terminen ist fertig.'],
    ['git: i committed to main and not to a branch, how do i move it', 'I am committed to my family.'],
    ['how do i exit vim', 'Take the second exit, I told him.'],
  ])('%s: brings up nothing that shares a word', (message, said) => {
    expect(comes(message, said)).toBe(false);
  });

  it('nor a memory that shares a common one', () => {
    const memory = memoryOf('mem_1', 'Likes counseling or working in mental health.');
    expect(comes('how do magnets work??', '', memory)).toBe(false);
  });

  it.each([
    ['what does E19 mean?', 'The washing machine shows error E19 when it drains.'],
    ['What helps against whitefly?', 'Against whitefly hang yellow boards.'],
    ['When does the gym open?', 'The gym on Main Street opens at 6.'],
    ['Tell me about peanuts.', 'Peanuts are fine.'],
    ['What about the party on Friday?', 'The party room is booked for Friday.'],
  ])('%s: has the line that it names', (message, said) => {
    expect(comes(message, said)).toBe(true);
  });
});

describe('a message of the past', () => {
  it.each([
    ['Where is my key?', 'It is under the mat.'],
    ['What did you tell me of the gym?', 'It opens at six.'],
    ['What can I not eat?', 'Shellfish makes me ill.'],
    ['お母さんに何を贈ろう', '絹のスカーフがいいらしい'],
    ['職場に何を持っていく？', 'クッキーが人気だった'],
    ['엄마한테 뭐 선물하지', '스카프를 좋아하신대'],
    ['老公晚上吃什么', '冰箱里有豆腐'],
    ['kızım için ne alayım', 'Boyama kitabı istiyordu.'],
    ['qué le compro a mamá', 'Una bufanda de seda.'],
    ['ghar pe mummy ke liye kya banau', 'Dal bahut pasand hai.'],
  ])('%s: is answered by what has none of its words', (message, said) => {
    expect(comes(message, said)).toBe(true);
  });

  it('is one that names who speaks in it', () => {
    const said = { ...eventOf('evt_1', 'It was a sunrise, over the lake.'), name: 'Melanie' };
    expect(comes('What did Melanie paint?', '', said)).toBe(true);
    expect(comes('What did Rembrandt paint?', '', said)).toBe(false);
  });
});
