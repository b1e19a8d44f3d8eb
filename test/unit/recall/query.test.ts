/** From a question to what is asked of the indexes: words too many cost rows, words too few find nothing. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/language/read-text.ts';
import { termOf, termsOf } from '../../../src/lib/text/words.ts';
import { NEIGHBOURS_PER_TERM } from '../../../src/recall/meaning/table-shape.ts';
import { TERMS } from '../../../src/recall/meaning/vector-table.ts';
import { parseQuery, type RecallQuery } from '../../../src/recall/plan.ts';

const terms = (text: string): readonly string[] => readText(text).terms;

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
    expect(readText(text).terms).toEqual([]);
  });

  it('of a huge message are the longest few, and no syntax of a search engine', () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `word${i}`).join(' ');
    expect(terms(text).length).toBeLessThanOrEqual(256);
    expect(terms(text)[0]).toBe('word10000');
    for (const term of terms(`"a" OR b* NEAR(c, 2) -d ^e col:f (g) 'h' \\ ; drop table`))
      expect(term).toMatch(/^[\p{L}\p{N}\p{M}]+(\+\+|#)?$/u);
  });
});

/** A Tuesday. */
const NOW = Date.parse('2023-08-15T10:00:00Z');
const parse = (text: string, earlier: Parameters<typeof parseQuery>[2] = []): RecallQuery =>
  parseQuery(readText(text), NOW, earlier);

describe('a message that leans on earlier turns', () => {
  const LEANING = 'Why that instead of sessions?';
  const LOGIN = {
    user: 'How do I log in with JWT in Fastify?',
    assistant: 'Use fastify-jwt. Redis keeps sessions.',
  };
  const weightOf = (word: string, { weights }: RecallQuery): number =>
    weights.get(termsOf(word)[0] ?? '') ?? 0;

  it('keeps its own words first, and takes the topic from the exchange before', () => {
    const own = terms(LEANING);
    const query = parse(LEANING, [LOGIN]);
    expect(query.terms.slice(0, own.length)).toEqual(own);
    expect(query.terms).toEqual(expect.arrayContaining([...termsOf('jwt fastify')]));
    expect(new Set(query.terms).size).toBe(query.terms.length);
  });

  it('is still about its own words: what is lent counts half of one at most', () => {
    const query = parse(LEANING, [LOGIN]);
    expect([...query.weights.keys()]).toEqual(query.terms.slice(terms(LEANING).length));
    for (const weight of query.weights.values()) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(0.5);
    }
    expect(query.weights.has(termOf('sessions')), 'its own word, although the reply has it too').toBe(false);
  });

  it('counts its own words whole, also where an earlier turn spells them otherwise', () => {
    const query = parse('Why that instead of e-mail?', [{ user: 'Does email work for Saturn?' }]);
    expect(query.terms).toEqual(expect.arrayContaining([...termsOf('email saturn')]));
    expect(new Set(query.terms).size).toBe(query.terms.length);
    expect(query.weights.has('email')).toBe(false);
  });

  it.each([
    [
      'the newest exchange before an older one',
      'Saturn',
      'Neptune',
      [{ user: 'Saturn' }, { user: 'Neptune' }],
    ],
    ['what the user said before the reply', 'Saturn', 'Neptune', [{ user: 'Saturn', assistant: 'Neptune' }]],
    ['names before other words', 'Fastify', 'slow', [{ user: 'It is slow in Fastify' }]],
    [
      'nothing of the fourth exchange',
      'Mars',
      'Neptune',
      ['Mars', 'Venus', 'Pluto', 'Neptune'].map((user) => ({ user })),
    ],
  ])('takes %s', (_, more, less, earlier) => {
    const query = parse('Continue.', earlier);
    expect(weightOf(more, query)).toBeGreaterThan(weightOf(less, query));
  });

  it.each([
    ['says itself what it is about', 'What is the capital of Peru?', [LOGIN]],
    ['is the first of all', LEANING, []],
    ['follows words that say nothing', LEANING, [{ user: '…', assistant: null }]],
  ])('takes nothing when it %s', (_, text, earlier) => {
    const query = parse(text, earlier);
    expect(query.terms).toEqual(terms(text));
    expect(query.weights.size).toBe(0);
  });

  it('asks for no words that are only near to lent ones', () => {
    expect(parse(LEANING, [{ user: 'Who plays the cello?' }]).related).toEqual(parse(LEANING).related);
  });
});

describe('words near in meaning', () => {
  it.each([
    ['Who plays the cello?', 'violin'],
    ['Which doctor did she see?', 'nurse'],
    ['Do they have a dog?', 'cat'],
    ['Which outdoor activities do they like?', 'picnic'],
  ])('of "%s" find %s', (text, word) => {
    expect(parse(text).related).toContain(termOf(word));
  });

  it.each(['我妹妹会拉大提琴吗', 'Где играет моя сестра?', 'أين تعزف أختي', '', '?'])(
    'of %j are none',
    (text) => {
      expect(parse(text).related).toEqual([]);
    },
  );

  it.each(['Does the sister of the doctor play the cello?', 'cello, violin, dog, cat, cheese, butter'])(
    'of "%s" are few, stand once each, and are none of its own: each costs a lookup',
    (text) => {
      const { related, terms: own } = parse(text);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(NEIGHBOURS_PER_TERM * own.length);
      expect(new Set(related).size).toBe(related.length);
      for (const term of related) expect(own).not.toContain(term);
    },
  );

  it('of a long message are few: it has enough of its own', () => {
    expect(parse(TERMS.split(' ').slice(-300).join(' ')).related.length).toBeLessThanOrEqual(48);
  });
});

describe('the times of a question', () => {
  const days = (text: string): string[] =>
    parse(text).windows.map(({ from }) => new Date(from).toISOString().slice(0, 10));
  const years = (day: string, ...of: number[]): string[] => of.map((year) => `${year}-${day}`);

  it.each<[text: string, days: string[]]>([
    ['What did we do in May?', years('05-01', 2023, 2022, 2021, 2020, 2019, 2018)],
    ['Was war am 3. Mai?', years('05-03', 2023, 2022, 2021, 2020, 2019, 2018)],
    ['5月3日做了什么', years('05-03', 2023, 2022, 2021, 2020, 2019, 2018)],
    ['How was it in summer?', years('06-01', 2023, 2022, 2021, 2020, 2019, 2018)],
    ['What did we do in May 2022?', ['2022-05-01']],
    ['What did we do last March?', ['2023-03-01']],
    ['What did we do yesterday?', ['2023-08-14']],
    ['What do we do?', []],
  ])('"%s" are those days, in earlier years too where it names none', (text, wanted) => {
    expect(days(text)).toEqual(wanted);
  });

  it.each(['on 29 February', 'on 31 May', 'in winter', 'in December', 'on 1 January'])(
    '"%s" last as long in every year, give or take a leap day',
    (text) => {
      const { windows } = parse(text);
      const DAY_MS = 24 * 60 * 60 * 1000;
      const [first] = windows;
      expect(windows.length).toBeGreaterThan(5);
      for (const { from, to } of windows) {
        expect(to).toBeGreaterThan(from);
        expect(Math.abs(to - from - ((first?.to ?? 0) - (first?.from ?? 0)))).toBeLessThanOrEqual(DAY_MS);
      }
    },
  );

  it.each(['on 23 August', 'in winter', 'on 1 January'])('"%s" stand once each', (text) => {
    expect(new Set(days(text)).size).toBe(days(text).length);
  });

  it.each(['from 5 to 7 June', 'in early June', 'the weekend of May 6', 'between May and July'])(
    '"%s" are looked for in earlier years too',
    (text) => {
      expect(days(text).length).toBeGreaterThan(1);
    },
  );
});

describe('what a question asks for', () => {
  it.each<[text: string, asker: RecallQuery['traits']['asker']]>([
    ['Which hostel did you suggest?', 'assistant'],
    ['What was your advice on bees?', 'assistant'],
    ['Was hast du mir empfohlen?', 'assistant'],
    ['你推荐了什么书', 'assistant'],
    ['Which hostel did I mention?', 'self'],
    ['Where does my sister live?', 'self'],
    ['Wo wohnt meine Schwester?', 'self'],
    ['我妹妹住在哪里', 'self'],
    ['Where does Mira live?', 'none'],
    ['Tell me where Mira lives.', 'none'],
    ['', 'none'],
  ])('"%s" is a statement of: %s', (text, asker) => {
    expect(parse(text).traits.asker).toBe(asker);
  });

  it.each<[text: string, trait: keyof RecallQuery['traits']]>([
    ['When did Mira move?', 'asksWhen'],
    ['How many bees does Mira keep?', 'asksHowMany'],
    ['Who plays the cello?', 'asksWho'],
  ])('"%s" is told by its words: %s', (text, trait) => {
    expect(parse(text).traits[trait]).toBe(true);
    expect(parse('Where does Mira live?').traits[trait]).toBe(false);
  });
});
