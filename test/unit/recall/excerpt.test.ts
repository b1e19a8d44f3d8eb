/** What a prompt shows of a long message. If it fails, the model reads how the message began, and not what answers. */
import { describe, expect, it } from 'vitest';
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { termsOf } from '../../../src/lib/text/words.ts';
import { excerptOf } from '../../../src/recall/excerpt.ts';

const filler = (count: number) =>
  Array.from({ length: count }, (_, i) => `Sentence number ${i} says nothing.`).join(' ');
const LIMIT = 40;

describe('an excerpt', () => {
  it('is the whole of a text that fits', () => {
    expect(excerptOf('Short and sweet.', ['sweet'], LIMIT)).toBe('Short and sweet.');
  });

  it.each([
    ['in the middle', `${filler(30)} The boathouse door is green. ${filler(30)}`],
    ['at the end', `${filler(60)} The boathouse door is green.`],
    ['in a line of its own', `${filler(30)}\n- The boathouse door is green\n- ${filler(30)}`],
  ])('shows the sentence that answers: %s', (_, text) => {
    const excerpt = excerptOf(text, termsOf('boathouse door'), LIMIT);
    expect(excerpt).toMatch(/^….*boathouse door is green/);
    expect(countTokens(excerpt)).toBeLessThanOrEqual(LIMIT + 1);
  });

  it('prefers the run with more of the words to one that repeats a word', () => {
    const text = `The door, the door, the door. ${filler(20)} A boathouse. Its door is green. ${filler(20)}`;
    expect(excerptOf(text, termsOf('boathouse door'), LIMIT)).toContain('green');
  });

  it('is the beginning where no word of the question stands', () => {
    expect(excerptOf(filler(60), ['xylophone'], LIMIT)).toMatch(/^Sentence number 0 .*…$/);
  });

  it('finds the sentence in scripts without spaces', () => {
    const text = `${'今天天气很好。'.repeat(60)}船屋的门是绿色的。${'明天会下雨。'.repeat(60)}`;
    expect(excerptOf(text, termsOf('船屋'), LIMIT)).toContain('船屋');
  });

  it.each([
    ['base64', `${'QUJDRGVmZ2hpamts'.repeat(125)}`],
    ['JSON on one line', `{${'"a1":[1,2,3],'.repeat(200)}"z":0}`],
  ])('shows a stretch of %s and not only that', (_, run) => {
    const excerpt = excerptOf(`Of the boathouse: ${run}\nThe boathouse door is green.`, ['boathous'], 120);
    expect(excerpt).toContain('door is green');
    expect(Math.max(...excerpt.split(/\s/).map(({ length }) => length))).toBeLessThanOrEqual(122);
  });

  it('shows of a long run what stands around the word', () => {
    const text = `{${'"a1":[1,2,3],'.repeat(200)}"boathouse":"green",${'"b1":[1,2,3],'.repeat(200)}"z":0}`;
    expect(excerptOf(text, termsOf('boathouse'), 120)).toContain('"boathouse":"green"');
  });

  it.each(['', '   ', '🙂'.repeat(500), 'a'.repeat(40_000), '?!'.repeat(9000)])(
    'stays within bounds for odd text',
    (text) => {
      expect(countTokens(excerptOf(text, ['a'], LIMIT))).toBeLessThanOrEqual(LIMIT + 1);
    },
  );
});
