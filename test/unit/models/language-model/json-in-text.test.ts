/** Finding the JSON in what a language model said. If it fails, a good summary is thrown away, or half of one is stored. */
import { describe, expect, it } from 'vitest';
import { jsonIn } from '../../../../src/models/language-model/json-in-text.ts';

const VALUE = { summary: 'She said: "{wait}", and left.', facts: [{ n: 1 }] };
const JSON_TEXT = JSON.stringify(VALUE);

describe('an object', () => {
  it.each([
    ['by itself', JSON_TEXT],
    ['between blanks', `\n  ${JSON.stringify(VALUE, null, 2)}\n`],
    ['in a code fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['in a fence that is not closed', `\`\`\`\n${JSON_TEXT}`],
    ['between sentences', `Sure! Here it is:\n${JSON_TEXT}\nDoes {that} help?`],
    ['after an open brace', `A { before: ${JSON_TEXT}`],
    ['beside a small one', `{"drop": []} or rather ${JSON_TEXT}`],
    ['with a byte order mark', `\uFEFF${JSON_TEXT}`],
  ])('is found %s', (_, text) => {
    expect(jsonIn(text)).toEqual(VALUE);
  });

  it('is found with commas too many, but not without those in its texts', () => {
    expect(jsonIn('{"facts": [1, 2, ], "summary": "a, } b",\n}')).toEqual({
      facts: [1, 2],
      summary: 'a, } b',
    });
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I am sorry, I cannot do that.'],
    ['half of it', JSON_TEXT.slice(0, -5)],
    ['half of it in a fence', `\`\`\`json\n${JSON_TEXT.slice(0, 20)}\n\`\`\``],
    ['a string', '"summary"'],
    ['null', 'null'],
    ['single quotes', "{'summary': 'x'}"],
    ['many beginnings', '{'.repeat(100_000)],
  ])('is none in %s', (_, text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});
