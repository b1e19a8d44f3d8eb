/** Pages of a list: a reader who follows the cursors must see every item once, and stop. */
import { describe, expect, it } from 'vitest';
import {
  type Page,
  type PageRequest,
  pageOf,
  readCursor,
  writeCursor,
} from '../../../../src/memory/lists/paging.ts';

const cursorOf = (n: number): string => String(n);
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('a page', () => {
  it.each([
    [0, 3, [], null],
    [1, 3, [1], null],
    [3, 3, [1, 2, 3], null],
    [4, 3, [1, 2, 3], '3'],
    [2, 1, [1], '1'],
  ])('of %i rows read for a limit of %i holds %j and goes on at %s', (read, limit, data, next) => {
    expect(pageOf(numbers(read), { limit, after: null }, cursorOf)).toEqual({ data, next });
  });

  it.each([1, 2, 3, 7, 10, 11])('of %i leads through the whole list, each item once', (limit) => {
    const all = numbers(10);
    const seen: number[] = [];
    let request: PageRequest | null = { limit, after: null };
    let pages = 0;
    while (request !== null) {
      const after: number = Number(request.after ?? 0);
      const rows = all.filter((n) => n > after).slice(0, limit + 1);
      const page: Page<number> = pageOf(rows, request, cursorOf);
      seen.push(...page.data);
      request = page.next === null ? null : { limit, after: page.next };
      pages++;
    }
    expect(seen).toEqual(all);
    expect(pages).toBe(Math.ceil(10 / limit));
  });
});

describe('a cursor', () => {
  it.each(['mem_1', '7', 'account:', 'a/b c', '語'.repeat(200), '["memories","mem_1"]', '\u2028'])(
    'leads back to its place: %j',
    (place) => {
      const cursor = writeCursor('list', place);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(readCursor('list', cursor)).toBe(place);
      for (const other of ['lis', 'list ', '']) expect(readCursor(other, cursor)).toBeNull();
      for (const torn of [cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, `${cursor}=`, ` ${cursor}`])
        expect(readCursor('list', torn)).toBeNull();
    },
  );

  it.each([
    '',
    'undefined',
    'null',
    'zzzz',
    '0',
    '1',
    'mem_1',
    '%',
    '!!!!!!!!!!!!!!!!',
    'x'.repeat(4_000),
    '語語語語語語語',
  ])('is not made up by %j', (text) => {
    expect(readCursor('list', text)).toBeNull();
  });
});
