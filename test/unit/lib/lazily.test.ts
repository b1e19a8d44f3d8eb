/** If it fails, what a message costs to read is paid by every rule that asks, or by those who never do. */
import { expect, it } from 'vitest';
import { lazily } from '../../../src/lib/lazily.ts';

it('makes each part once, when it is first asked for, and from others', () => {
  const made: string[] = [];
  const text: { words: string[]; first: string; unasked: string } = lazily({
    words: () => {
      made.push('words');
      return ['one', 'two'];
    },
    first: () => {
      made.push('first');
      return text.words[0] ?? '';
    },
    unasked: () => {
      made.push('unasked');
      return '';
    },
  });
  expect(made).toEqual([]);
  expect([text.first, text.words, text.first]).toEqual(['one', ['one', 'two'], 'one']);
  expect(made).toEqual(['first', 'words']);
});
