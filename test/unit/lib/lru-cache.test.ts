/** What an isolate remembers. If it fails, an isolate that lives for days runs out of memory, or looks up what it used a moment ago. */
import { expect, it } from 'vitest';
import { LruCache } from '../../../src/lib/lru-cache.ts';

const kept = (cache: LruCache<number>, ...keys: string[]) => keys.map((key) => cache.get(key) ?? null);

it('keeps what was read or written last', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(kept(cache, 'a', 'b', 'c')).toEqual([1, null, 3]);
  cache.set('a', 4);
  cache.set('a', 5);
  expect(kept(cache, 'c', 'a')).toEqual([3, 5]);
});

it('forgets by key, and by what is kept', () => {
  const cache = new LruCache<number>(9);
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3, d: 4 })) cache.set(key, value);
  cache.delete('a');
  cache.deleteWhere((value) => value % 2 === 0);
  expect(kept(cache, 'a', 'b', 'c', 'd')).toEqual([null, null, 3, null]);
});
