import { describe, expect, it } from 'vitest';
import { forgetReadings, memoiseByText } from '../../../src/lib/memoise-by-text.ts';

describe('what was read of a text', () => {
  const counted = (maxChars: number) => {
    const read: string[] = [];
    const lengthOf = memoiseByText(maxChars, (text) => {
      read.push(text);
      return text.length;
    });
    return { lengthOf, read };
  };

  it('is read once, however often it is asked for', () => {
    const { lengthOf, read } = counted(100_000);
    expect(['tea', 'coffee', 'tea', 'tea'].map(lengthOf)).toEqual([3, 6, 3, 3]);
    expect(read).toEqual(['tea', 'coffee']);
  });

  it('stays while it is asked for, and gives its memory back when it is not', () => {
    const { lengthOf, read } = counted(10_000);
    for (let i = 0; i < 1_000; i++) {
      lengthOf('asked for all the time');
      lengthOf(`once ${i}`);
    }
    expect(read.filter((text) => text === 'asked for all the time')).toHaveLength(1);
    lengthOf('once 0');
    expect(
      read.filter((text) => text === 'once 0'),
      'kept for ever',
    ).toHaveLength(2);
  });

  it('is let go of when its text is erased', () => {
    const { lengthOf, read } = counted(10_000);
    lengthOf('my secret');
    forgetReadings();
    expect(lengthOf('my secret')).toBe(9);
    expect(read).toEqual(['my secret', 'my secret']);
  });

  it('is never kept of a text that would push out all others', () => {
    const { lengthOf, read } = counted(100_000);
    const long = 'x'.repeat(40_000);
    expect([lengthOf(long), lengthOf(long)]).toEqual([40_000, 40_000]);
    expect(read).toHaveLength(2);
  });

  it('is of the very text, where texts are looked up by a part of them: a row that changed is read anew', () => {
    const read: string[] = [];
    const wordOf = memoiseByText(
      10_000,
      (row) => {
        read.push(row);
        return row.slice(2);
      },
      (row) => row.slice(0, 1),
    );
    const rows = ['1 tea', '2 tea', '1 tea', '1 milk', '1 milk', '2 tea'];
    expect(rows.map(wordOf)).toEqual(['tea', 'tea', 'tea', 'milk', 'milk', 'tea']);
    expect(read).toEqual(['1 tea', '2 tea', '1 milk']);
    forgetReadings();
    expect([wordOf('1 milk'), read.length]).toEqual(['milk', 4]);
  });
});
