/**
 * Statements that no longer hold, in texts that retell them. If it fails, a summary tells the model where somebody lived as
 * where they live, or what they asked to forget.
 */
import { describe, expect, it } from 'vitest';
import {
  markOutdated,
  markRecalled,
  markSnapshot,
  parseStatements,
} from '../../../../src/session/history/outdated-statements.ts';
import { chunkOf, eventOf, found, memoryOf } from '../../../support/session/offers.ts';

const replaced = (said: string) => parseStatements([{ said, became: 'replaced' }]);
const forgotten = (said: string) => parseStatements([{ said, became: 'forgotten' }]);

describe('a summary', () => {
  it.each([
    ['User: I live in Porto. The boat is new.', 'User: I live in Porto. (no longer so) The boat is new.'],
    ['- Ana lives in Porto\n- She sails', '- Ana lives in Porto (no longer so)\n- She sails'],
    ['ana: I moved to Porto in May.', 'ana: I moved to Porto in May. (no longer so)'],
    ['We flew via Porto. I live alone.', 'We flew via Porto. I live alone.'],
    ['I live in Faro.', 'I live in Faro.'],
    ['', ''],
  ])('marks in %j what was replaced, and nothing else', (text, marked) => {
    expect(markOutdated(text, replaced('I live in Porto.'))).toBe(marked);
  });

  it('leaves out what its user wants forgotten, even if it was replaced as well', () => {
    const text = 'My first cat was Tom. The weather was fine.';
    const sayings = [...replaced('My first cat was Tom.'), ...forgotten('My first cat was Tom.')];
    expect(markOutdated(text, sayings)).toBe('The weather was fine.');
  });

  it('is left alone by what is said in one word: that stands in too much', () => {
    expect(markOutdated('Vegan food is served. I am vegan.', replaced('Vegan.'))).not.toContain('longer');
  });

  it('in other languages is read the same way', () => {
    expect(markOutdated('Ich wohne in Köln. Es regnet.', replaced('Ich wohne in Köln.'))).toBe(
      'Ich wohne in Köln. (no longer so) Es regnet.',
    );
    expect(markOutdated('我住在北京。天气很好。', replaced('我住在北京。'))).toBe(
      '我住在北京。 (no longer so)天气很好。',
    );
  });
});

describe('a snapshot', () => {
  it('is marked otherwise where a statement may be over, unless it surely is', () => {
    const doubted = parseStatements([{ said: 'I live in Porto.', became: 'doubted' }]);
    const text = 'User: I live in Porto. The boat is new.';
    expect(markOutdated(text, doubted)).toBe(
      'User: I live in Porto. (perhaps no longer so) The boat is new.',
    );
    for (const both of [
      [...doubted, ...replaced('I live in Porto.')],
      [...replaced('I live in Porto.'), ...doubted],
    ])
      expect(markOutdated(text, both)).toContain('Porto. (no longer so)');
    expect(markRecalled([found(eventOf('evt_1', 'I live in Porto.'))], doubted).outdated.size).toBe(0);
  });

  it('is marked line by line, but for its names', () => {
    const parts = {
      goals: ['Paint the boat'],
      decisions: ['The boat is crimson', 'The cat is called Tom'],
      openQuestions: [],
      entities: ['Boat crimson'],
      nextSteps: [],
    };
    const sayings = [...replaced('My boat is crimson.'), ...forgotten('The cat is called Tom.')];
    expect(markSnapshot(parts, sayings)).toEqual({
      ...parts,
      decisions: ['The boat is crimson (no longer so)'],
    });
  });
});

describe('what is recalled', () => {
  it('is told as outdated where it says what the message has just replaced', () => {
    const items = [
      eventOf('evt_old', 'I live in Porto.'),
      eventOf('evt_other', 'I sail.'),
      memoryOf('mem_1', 'I live in Porto.'),
      chunkOf('chk_1', 'Ana: I live in Porto.'),
    ].map((candidate) => found(candidate));
    const marked = markRecalled(items, replaced('I live in Porto.'));
    expect([...marked.outdated]).toEqual([['evt_old', 'replaced']]);
    expect(marked.items.map(({ candidate }) => candidate.content)).toEqual([
      'I live in Porto.',
      'I sail.',
      'I live in Porto.',
      'Ana: I live in Porto. (no longer so)',
    ]);
    const gone = markRecalled(items, forgotten('I live in Porto.'));
    expect(gone.items.map(({ candidate }) => candidate.id)).not.toContain('chk_1');
    // What is untouched stays what was read of it already: a turn waits for no second reading.
    expect(markRecalled(items, replaced('I live in Faro.')).items[3]).toBe(items[3]);
  });
});
