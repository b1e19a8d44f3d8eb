/** From a question to what is asked of the indexes: words too many cost rows, words too few find nothing. */
import { describe, expect, it } from 'vitest';
import { termsOf } from '../../src/lib/words.ts';
import { parseQuery } from '../../src/recall/query.ts';

const terms = (text: string): readonly string[] => parseQuery(text).terms;

describe('the terms of a question', () => {
  it.each([
    ['English', 'Where does my sister Ivana keep her bees?', ['sister', 'ivana', 'keep', 'bees']],
    ['contractions', "What's the name? I don't know, she's gone", ['name', 'gone']],
    ['Chinese', '我妹妹会拉大提琴吗', ['妹妹', '大提琴']],
    ['Japanese', '妹さんはチェロを弾きますか', ['妹', 'チェロ']],
    ['Thai', 'น้องสาวเล่นเชลโล', ['น้อง', 'สาว', 'เล่น']],
    ['Arabic', 'أين تعزف أختي', ['تعزف', 'أختي']],
    ['German', 'Wo spielt meine Schwester Cello?', ['spielt', 'schwester', 'cello']],
    ['Russian', 'Где играет моя сестра?', ['играет', 'сестра']],
    ['emoji', 'what about 🐝', ['🐝']],
    ['C++', 'Is C++ hard?', ['c++', 'hard']],
  ])('in %s hold the words that it is about', (_, text, wanted) => {
    const found = terms(text);
    for (const term of wanted.flatMap(termsOf)) expect(found).toContain(term);
  });

  it('leave function words out', () => {
    const found = terms('Where does my sister keep the bees, and what is her plan?');
    for (const word of ['where', 'does', 'my', 'the', 'is', 'what', 'her'].flatMap(termsOf))
      expect(found).not.toContain(word);
  });

  it('are those of its own language: an English question about dying keeps "die"', () => {
    expect(terms('Why would anyone die for it?')).toContain('die');
    expect(terms('Wo ist die Katze meiner Schwester?')).toEqual(termsOf('Katze Schwester'));
  });

  it('hold no words of asking, which every other question holds too', () => {
    expect(terms("Can you remind me which restaurants I've mentioned throughout our conversations?")).toEqual(
      termsOf('restaurants'),
    );
  });

  it.each(['it is what it is', 'The The', 'who is it', "I'm", 'what'])(
    'of "%s", which has no others, are its words: the asker still gets an answer',
    (text) => {
      expect(terms(text)).toEqual([...new Set(termsOf(text))]);
      expect(terms(text).length).toBeGreaterThan(0);
    },
  );

  it('stand once each, in the order of the question', () => {
    expect(terms('Bees, honey, BEES and bee honey')).toEqual([...new Set(termsOf('bees honey'))]);
  });

  it.each(['', '   ', '?!', '…', '\u200b'])('of %j are none', (text) => {
    expect(parseQuery(text)).toEqual({ text, terms: [] });
  });

  it('of a huge message are the longest few, and no syntax of a search engine', () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `word${i}`).join(' ');
    expect(terms(text).length).toBeLessThanOrEqual(256);
    expect(terms(text)[0]).toBe('word10000');
    for (const term of terms(`"a" OR b* NEAR(c, 2) -d ^e col:f (g) 'h' \\ ; drop table`))
      expect(term).toMatch(/^[\p{L}\p{N}\p{M}]+(\+\+|#)?$/u);
  });
});
