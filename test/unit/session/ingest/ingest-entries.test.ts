/** What an import takes for one message, and where it puts what came in late. Each fault doubles, loses or shuffles a user's past. */
import { describe, expect, it } from 'vitest';
import { seededIds } from '../../../../src/lib/ids.ts';
import { dedupeKey } from '../../../../src/memory/changes/content.ts';
import {
  areFromBefore,
  type IngestMessage,
  toEntries,
} from '../../../../src/session/ingest/ingest-entries.ts';
import { MOVED_MAX, type PlacedMessage, placesOf } from '../../../../src/session/ingest/ingest-places.ts';

const message = (content: string, fields: Partial<IngestMessage> = {}): IngestMessage => ({
  role: 'user',
  userId: 'ana',
  name: null,
  content,
  occurredAt: 10,
  externalId: null,
  session: null,
  ...fields,
});

const entries = (...messages: IngestMessage[]) => toEntries(messages, seededIds(0, 'x'));

describe('a message', () => {
  it.each([
    ['line ends', 'One.\r\nTwo.', 'One.\nTwo.'],
    ['white space', '  One   two. ', 'One two.'],
    ['blanks of other kinds', 'One\u00A0two\u2003three', 'One two three'],
    ['the form of letters', 'caf\u0065\u0301', 'caf\u00E9'],
    ['width of an indentation', 'if (a) {\n  b();\n}', 'if (a) {\r\n\tb();\r\n\r\n}\r\n'],
    ['indentation, if it is no code', 'Dear Bo.\n   All is well.', 'Dear Bo.\nAll is well.'],
  ])('is one whatever its %s', (_, one, other) => {
    expect(dedupeKey(message(one))).toBe(dedupeKey(message(other)));
  });

  it.each([
    ['letters', message('Yes'), message('yes')],
    ['signs', message('Yes.'), message('Yes!')],
    ['speaker', message('Yes'), message('Yes', { userId: 'bo' })],
    ['moment', message('Yes'), message('Yes', { occurredAt: 11 })],
    ['words', message('on line'), message('online')],
    ['indentation of code', message('if a:\n  b()\n  c()'), message('if a:\n  b()\nc()')],
    ['indentation within a fence', message('See\n```\na\n  b\n```'), message('See\n```\na\nb\n```')],
  ])('is another with other %s', (_, one, other) => {
    expect(dedupeKey(one)).not.toBe(dedupeKey(other));
  });

  it('that stands twice in a transcript is two, each time the same two', () => {
    const twice = [message('yes'), message('And?', { role: 'assistant', userId: null }), message('yes ')];
    const keys = entries(...twice).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(entries(...twice).map(({ key }) => key)).toEqual(keys);
    expect(keys[0]).toBe(entries(message('yes'))[0]?.key);
    expect(entries(message('yes', { externalId: 'm' }), message('no', { externalId: 'm' }))).toHaveLength(1);
  });

  it('stands where it was said, and among those of one moment where it stood', () => {
    const told = [
      message('c', { occurredAt: 3 }),
      message('a', { occurredAt: 1 }),
      message('b1', { occurredAt: 2 }),
      message('b2', { occurredAt: 2 }),
    ];
    expect(entries(...told).map((entry) => entry.message.content)).toEqual(['a', 'b1', 'b2', 'c']);
  });
});

describe('messages from before an erasure', () => {
  it('are those of its user with what was answered to them, and all of an erased conversation', () => {
    const answer = message('ok', { role: 'assistant', userId: null });
    const told = [
      message('x'),
      answer,
      message('y', { userId: 'bo' }),
      answer,
      message('z', { occurredAt: 21 }),
      answer,
    ];
    const until = (user: string) => (user === 'ana' ? 20 : 0);
    const erased = { conversation: 0, user: until, message: () => false };
    expect(areFromBefore(told, erased)).toEqual([true, true, false, false, false, false]);
    expect(areFromBefore(told, { ...erased, conversation: 20, user: () => 0 })).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
    const isX = { ...erased, user: () => 0, message: ({ content }: IngestMessage) => content === 'x' };
    expect(areFromBefore(told, isX)).toEqual([true, true, false, false, false, false]);
  });
});

/** Messages as `u5 a6 t7`: of a turn `u` and `a` with one number of turns, `m` of none; each said at its number. */
const standing = (names: string, from = 1): PlacedMessage[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name, i) => ({
      id: name,
      place: from + i,
      turnId: /^[ua]/.test(name) ? `turn ${name.split('/')[1]}` : null,
      role: name.startsWith('a') ? 'assistant' : 'user',
      occurredAt: Number(/\d+/.exec(name)?.[0]),
    }));

const endsOf = (list: readonly PlacedMessage[]) => ({
  oldest: list.slice(0, MOVED_MAX),
  newest: list.slice(-MOVED_MAX),
  isWhole: list.length < MOVED_MAX,
});

/** The order that comes out. */
function orderOf(list: readonly PlacedMessage[], joining: readonly number[], next = 100): string {
  const { joining: own, moved } = placesOf(endsOf(list), joining, next);
  const places = new Map(moved.map(({ id, place }) => [id, place]));
  const all = [
    ...list.map(({ id, place }) => ({ id, place: places.get(id) ?? place })),
    ...joining.map((at, i) => ({ id: `+${at}`, place: own[i] ?? 0 })),
  ];
  expect(new Set(all.map(({ place }) => place)).size).toBe(all.length);
  return all
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id)
    .join(' ');
}

describe('what came in late', () => {
  it.each([
    ['behind, when nothing was said after it', 'm1 m2', [3, 4], 'm1 m2 +3 +4'],
    ['before everything', 'm11 m12', [3, 4], '+3 +4 m11 m12'],
    ['in between', 'm1 m5 m9', [3, 7], 'm1 +3 m5 +7 m9'],
    ['behind what was said at the same moment', 'm1 m5', [1], 'm1 +1 m5'],
    ['not within a turn', 'u1/1 a5/1 u6/2 a9/2', [3, 7], 'u1/1 a5/1 +3 u6/2 a9/2 +7'],
    ['on both sides', 'm4 m5', [1, 9], '+1 m4 m5 +9'],
  ])('comes to stand %s', (_, list, joining, order) => {
    expect(orderOf(standing(list), joining)).toBe(order);
  });

  it('moves nobody when it was said before everything, and the fewer ones else', () => {
    expect(placesOf(endsOf(standing('m11 m12')), [3, 4], 100)).toEqual({ joining: [-1, 0], moved: [] });
    const moved = placesOf(endsOf(standing('m1 m5 m6 m7')), [3], 100).moved.map(({ id }) => id);
    expect(moved).toEqual(['m1']);
  });

  it('stands behind, as it came, when too many would have to move', () => {
    const many = standing(Array.from({ length: 3 * MOVED_MAX }, (_, i) => `m${i + 1}`).join(' '));
    const middle = 1.5 * MOVED_MAX;
    expect(placesOf(endsOf(many), [middle + 0.5], 9_999)).toEqual({ joining: [9_999], moved: [] });
    const late = placesOf(endsOf(many), [3 * MOVED_MAX - 1.5], 9_999);
    expect(late.moved.map(({ id }) => id)).toEqual([`m${3 * MOVED_MAX - 1}`, `m${3 * MOVED_MAX}`]);
  });
});
