/** If these fail, peers are compared in a worse state than they could be in, and Strata looks better than it is. */
import { describe, expect, it } from 'vitest';
import { askedQuestions } from '../../eval/asked-questions.ts';
import { lookupsOf, stemOrDrop } from '../../eval/peers/english-words.ts';
import { fuseByRarity } from '../../eval/peers/fusion.ts';
import { miniSearch } from '../../eval/peers/minisearch.ts';
import { oramaFullText, oramaHybrid } from '../../eval/peers/orama.ts';
import { renderPeers } from '../../eval/peers/run-peers.ts';
import { toMessages } from '../../support/transcript.ts';

const turn = (diaId: string, speaker: string, text: string) => ({ diaId, speaker, text });
const transcript = {
  sampleId: 'garden',
  speakers: { user: 'Ada', assistant: 'Ben' },
  sessions: [
    {
      index: 1,
      startedAt: 0,
      turns: [
        turn('D1:1', 'Ada', 'I planted three cherry trees behind the shed.'),
        turn('D1:2', 'Ben', 'The weather was dreadful all week.'),
        turn('D1:3', 'Ada', 'We repainted the kitchen on Sunday.'),
        turn(
          'D1:4',
          'Ben',
          `${'A long answer about soil and water. '.repeat(2_000)}The gooseberries need shade.`,
        ),
      ],
    },
  ],
  questions: [
    { question: 'Where did Ada plant the cherries?', evidence: ['D1:1'], category: '1' },
    { question: 'Who won?', evidence: ['D9:9'], category: '1' },
  ],
};

describe.each([miniSearch, oramaFullText, oramaHybrid])('$name', ({ open }) => {
  it('finds the message that a question means, by any of its words, and the last piece of a long one', async () => {
    const peer = open(transcript.sampleId);
    const messages = toMessages(transcript);
    expect(messages.length).toBeGreaterThan(transcript.sessions[0]?.turns.length ?? 0);
    await peer.index(messages);
    expect((await peer.search('Where did Ada plant the cherries?', 50))[0]).toBe('D1:1');
    expect((await peer.search('What do gooseberries need?', 1))[0]).toBe(messages.at(-1)?.externalId);
  });
});

describe('askedQuestions', () => {
  it('asks nothing that the conversation cannot answer, or every retriever would be marked down for it', () => {
    expect(askedQuestions([transcript]).map(({ query }) => query)).toEqual([
      'Where did Ada plant the cherries?',
    ]);
  });
});

describe('lookupsOf', () => {
  it('looks up the words that say something, and neighbours of which one does', () => {
    expect(lookupsOf('What is the Zürich-plan of Ada, the plan?')).toEqual([
      'zürich',
      'plan',
      'ada',
      'the zürich',
      'zürich plan',
      'plan of',
      'of ada',
      'ada the',
      'the plan',
    ]);
  });
  it('keeps a question of stop words alone, which would otherwise find nothing', () => {
    expect(lookupsOf('Who is it?')).toEqual(['who', 'is', 'it']);
  });
});

describe('stemOrDrop', () => {
  it('joins the forms of a word and drops stop words', () => {
    expect(['Plants', 'planted', 'The'].map(stemOrDrop)).toEqual(['plant', 'plant', null]);
  });
});

describe('fuseByRarity', () => {
  it('puts what a rare word finds before what a common one finds', () => {
    expect(fuseByRarity([['a', 'b', 'c', 'd'], ['d']], 10)).toEqual(['d', 'a', 'b', 'c']);
  });
});

describe('renderPeers', () => {
  it('shows every retriever in a row with its own figures', () => {
    const scores = (recall: number) => ({
      recall_at: { 5: recall, 10: recall, 25: recall, 50: recall },
      ndcg_at_10: 0.5,
      all_evidence_at_10: 0.25,
    });
    const table = renderPeers(scores(0.75), {
      Other: { questions: 2, overall: scores(0.125), by_category: {} },
    });
    expect(table.split('\n').map((line) => line.split(/\s+/))).toEqual([
      ['retriever', 'R@5', 'R@10', 'R@25', 'R@50', 'nDCG@10', 'all@10'],
      ['Strata', '0.750', '0.750', '0.750', '0.750', '0.500', '0.250'],
      ['Other', '0.125', '0.125', '0.125', '0.125', '0.500', '0.250'],
    ]);
  });
});
