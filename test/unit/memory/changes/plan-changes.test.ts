/** What statements, endings and edits make of memory. A fault here tells a user what is no longer so, or forgets what is. */
import { describe, expect, it } from 'vitest';
import { NO_CHANGES, outdatedBy } from '../../../../src/memory/changes/changes.ts';
import { caselessKey, keysOf } from '../../../../src/memory/changes/content.ts';
import { random } from '../../../support/random.ts';
import { PlainMemoryStore, type Stretch } from '../../../support/recall/memory-store.ts';

type Stated = readonly [content: string, statedFor: number];

/** The timeline by its definition: statements by date, each value until another one. */
function timelineOf(stated: readonly Stated[]): Stretch[] {
  const byDate = [...stated].sort((a, b) => a[1] - b[1]);
  const starts = byDate.filter(([content], i) => byDate[i - 1]?.[0] !== content);
  return starts.map(([content, from], i) => [content, from, starts[i + 1]?.[1] ?? null]);
}

const fail = (): never => {
  throw new Error('not there');
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

describe('the timeline of a topic', () => {
  it.each<[string, readonly Stated[]]>([
    [
      'a change of value',
      [
        ['Porto', 10],
        ['Lisbon', 20],
      ],
    ],
    [
      'a return to an earlier value',
      [
        ['Porto', 10],
        ['Lisbon', 20],
        ['Porto', 30],
      ],
    ],
    [
      'a value said three times',
      [
        ['Porto', 10],
        ['Porto', 20],
        ['Porto', 30],
      ],
    ],
    [
      'a value said again after another',
      [
        ['Porto', 10],
        ['Porto', 20],
        ['Lisbon', 15],
        ['Lisbon', 25],
      ],
    ],
  ])('is the same whatever the order of arrival: %s', (_, stated) => {
    for (const order of permutations(stated)) {
      const store = new PlainMemoryStore();
      for (const value of order) store.state(value);
      expect(store.timeline(), JSON.stringify(order)).toEqual(timelineOf(stated));
      expect(store.current(), JSON.stringify(order)).toEqual([timelineOf(stated).at(-1)?.[0]]);
      const together = new PlainMemoryStore();
      together.state(...order);
      expect(together.timeline(), `together ${JSON.stringify(order)}`).toEqual(timelineOf(stated));
    }
  });

  it('is the same for any statements in any order and any grouping', () => {
    const { seed, int, pick } = random();
    for (let round = 0; round < 300; round++) {
      const moments = [...new Set(Array.from({ length: 2 + int(7) }, () => int(1_000)))];
      const stated = moments.map((at): Stated => [pick(['Porto', 'Lisbon', 'Faro']), at]);
      const store = new PlainMemoryStore();
      for (let i = 0; i < stated.length; ) {
        const size = 1 + int(3);
        store.state(...stated.slice(i, i + size));
        i += size;
      }
      expect(store.timeline(), `SEED=${seed} ${JSON.stringify(stated)}`).toEqual(timelineOf(stated));
    }
  });

  it('takes the later arrival for the correction when two values are dated the same', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Lisbon', 10]);
    expect(store.current()).toEqual(['Lisbon']);
    expect(store.timeline()).toEqual([['Lisbon', 10, null]]);
  });

  it('leads from each value to the one that took its place', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Faro', 30]);
    store.state(['Lisbon', 20]);
    expect(store.row('Porto').memory.supersededBy).toBe(store.row('Lisbon').memory.id);
    expect(store.row('Lisbon').memory.supersededBy).toBe(store.row('Faro').memory.id);
    expect(store.row('Lisbon').memory.status).toBe('superseded');
  });

  it('goes on after a value that ended: neither the gap is filled nor the ended value revived', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10, { validTo: 20 }]);
    expect(store.state(['Porto', 30])[0]?.action).toBe('created');
    expect(store.timeline()).toEqual([
      ['Porto', 10, 20],
      ['Porto', 30, null],
    ]);
  });
});

describe('a value said again', () => {
  it('is evidence of the memory that has it from when keys knew no capitals, and with other capitals another value', () => {
    const store = new PlainMemoryStore();
    store.state(['Lives in the US.', 10]);
    const [old] = store.rows;
    if (!old) throw new Error('nothing was stored');
    const { keys, memory } = old;
    const contentKey = caselessKey(keys.scope, memory.subjectId, memory.content);
    store.rows = [{ ...old, keys: { ...keys, contentKey } }];
    expect(store.state(['lives in the US', 20])[0]?.action).toBe('confirmed');
    expect(store.state(['Lives in the us.', 30, { topicKey: null }])[0]?.action).toBe('confirmed');
    expect(store.rows).toHaveLength(1);
  });

  it('adds an observation and nothing else', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    const before = store.rows;
    const plan = store.apply({
      ...NO_CHANGES,
      statements: [
        {
          memory: store.memory('porto!', 20),
          keys: keysOf(store.memory('porto!', 20)),
          statedFor: 20,
          eventId: 'evt',
        },
      ],
    });
    expect(plan.outcomes.statements[0]).toEqual({ memoryId: before[0]?.memory.id, action: 'confirmed' });
    expect(store.rows).toEqual(before);
    expect(store.observations.map(({ action, eventId }) => [action, eventId])).toEqual([
      ['created', null],
      ['confirmed', 'evt'],
    ]);
  });

  it('that was known for the future only holds from now on', () => {
    const store = new PlainMemoryStore(1_000);
    store.state(['Likes tea', 5_000, { topicKey: null }]);
    expect(store.state(['Likes tea', 900, { topicKey: null }])[0]?.action).toBe('confirmed');
    expect(store.rows.map(({ memory }) => memory.validFrom)).toEqual([900]);
  });

  it('without a topic is one memory too, and gets the topic when one is named', () => {
    const store = new PlainMemoryStore();
    store.state(['Likes tea', 10, { topicKey: null }]);
    store.state(['Likes coffee', 15, { topicKey: 'drink' }]);
    expect(store.state(['Likes tea', 20, { topicKey: null }])[0]?.action).toBe('confirmed');
    expect(store.state(['Likes tea', 30, { topicKey: 'drink' }])[0]?.action).toBe('confirmed');
    expect(store.timeline('drink')).toEqual([
      ['Likes coffee', 15, 30],
      ['Likes tea', 30, null],
    ]);
  });

  it('of what has run out makes a new memory: the old words no longer stand for anything', () => {
    const store = new PlainMemoryStore(1_000);
    store.state(['Is on holiday', 10, { topicKey: null, expiresAt: 500 }]);
    expect(store.state(['Is on holiday', 900, { topicKey: null }])[0]?.action).toBe('created');
    expect(store.current()).toEqual(['Is on holiday']);
    expect(store.rows).toHaveLength(2);
  });
});

describe('an ending', () => {
  const ending = (store: PlainMemoryStore, named: string, endedAt: number) => {
    const { topicSlot } = keysOf(store.memory('x', 0));
    return store.apply({
      ...NO_CHANGES,
      endings: [
        {
          topicSlot: topicSlot ?? '',
          statement: null,
          concerns: (content) => content === named,
          endedAt,
          eventId: null,
          source: 'test',
        },
      ],
    });
  };

  it('ends the value it names, and puts nothing in its place', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    const plan = ending(store, 'Porto', 20);
    expect(plan.outcomes.endings[0]?.action).toBe('ended');
    expect(outdatedBy(plan)).toEqual([store.row('Porto').memory.id]);
    expect(store.timeline()).toEqual([['Porto', 10, 20]]);
    expect(store.current()).toEqual([]);
  });

  it('leaves another value alone: no longer living in Porto ends no life in Faro', () => {
    const store = new PlainMemoryStore();
    store.state(['Faro', 10]);
    expect(ending(store, 'Porto', 20).outcomes.endings).toEqual([null]);
    expect(store.current()).toEqual(['Faro']);
  });

  it('that arrives late ends the value only until it was said again', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Porto', 30]);
    ending(store, 'Porto', 20);
    expect(store.timeline()).toEqual([
      ['Porto', 10, 20],
      ['Porto', 30, null],
    ]);
    expect(store.current()).toEqual(['Porto']);
  });
});

describe('an edit', () => {
  const edit = (store: PlainMemoryStore, content: string, fields: object) => {
    const { memory } = store.row(content);
    const changed = { ...memory, ...fields };
    return store.apply({
      ...NO_CHANGES,
      edits: [{ id: memory.id, changed, keys: keysOf(changed), source: 'test' }],
    });
  };

  it('keeps the memory its id, and raises its revision', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    const { id } = store.row('Porto').memory;
    edit(store, 'Porto', { content: 'Porto, near the river' });
    expect(store.rows).toHaveLength(1);
    expect(store.rows[0]?.memory).toMatchObject({ id, content: 'Porto, near the river', revision: 2 });
  });

  it('moves a value to its new moment, as history when a later one is known', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Likes tea', 50, { topicKey: 'drink' }]);
    edit(store, 'Likes tea', { topicKey: 'home', validFrom: 5 });
    expect(store.timeline()).toEqual([
      ['Likes tea', 5, 10],
      ['Porto', 10, null],
    ]);
    expect(store.current()).toEqual(['Porto']);
  });

  it('of its moment lets the value before hold, as if it had been stated for that moment at first', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Faro', 30]);
    edit(store, 'Faro', { validFrom: 5 });
    expect(store.timeline()).toEqual([
      ['Faro', 5, 10],
      ['Porto', 10, null],
    ]);
    expect(store.current()).toEqual(['Porto']);
    edit(store, 'Porto', { validFrom: 20 });
    expect(store.timeline()).toEqual([
      ['Faro', 5, 20],
      ['Porto', 20, null],
    ]);
  });

  it('of its topic leaves the value before as the current one of the topic that it left', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Faro', 30]);
    edit(store, 'Faro', { topicKey: 'second home' });
    expect(store.timeline()).toEqual([['Porto', 10, null]]);
    expect(store.timeline('second home')).toEqual([['Faro', 30, null]]);
  });

  it('that makes a memory private merges it with the one its user has already, instead of leaving it shared', () => {
    const store = new PlainMemoryStore();
    store.state(['Likes tea', 10, { topicKey: null }]);
    store.state(['Likes tea', 20, { topicKey: null, visibility: 'shared' }]);
    const [, shared = fail()] = store.rows;
    const changed = { ...shared.memory, visibility: 'private' as const };
    const plan = store.apply({
      ...NO_CHANGES,
      edits: [{ id: changed.id, changed, keys: keysOf(changed), source: 'test' }],
    });
    expect(plan.outcomes.edits[0]).toEqual({ memoryId: store.rows[0]?.memory.id, action: 'merged' });
    expect(store.rows.every(({ memory }) => memory.visibility === 'private')).toBe(true);
    expect(store.current()).toEqual(['Likes tea']);
  });
});

describe('a wish to forget', () => {
  it('takes the memory out, once, and lets the same words be learnt anew', () => {
    const store = new PlainMemoryStore();
    store.state(['Likes tea', 10, { topicKey: null }]);
    const withdrawal = { id: store.row('Likes tea').memory.id, eventId: 'evt', source: 'user' };
    const first = store.apply({ ...NO_CHANGES, withdrawals: [withdrawal] });
    expect(first.outcomes.withdrawals[0]?.action).toBe('forgotten');
    expect(store.current()).toEqual([]);
    expect(store.apply({ ...NO_CHANGES, withdrawals: [withdrawal] }).outcomes.withdrawals).toEqual([null]);
    expect(store.state(['Likes tea', 20, { topicKey: null }])[0]?.action).toBe('created');
  });
});

describe('a plan', () => {
  it('relies on every row that it read, so that it fails when one of them has changed', () => {
    const store = new PlainMemoryStore();
    store.state(['Porto', 10]);
    store.state(['Faro', 30]);
    const memory = store.memory('Lisbon', 20);
    const plan = store.apply({
      ...NO_CHANGES,
      statements: [{ memory, keys: keysOf(memory), statedFor: 20, eventId: null }],
    });
    expect(plan.reliesOn.map((row) => row.memory.content).sort()).toEqual(['Faro', 'Porto']);
    expect(plan.gaps.map(({ at }) => at)).toEqual([20]);
  });

  it('of a request that is run again finds what the first run wrote, and says the same', () => {
    const store = new PlainMemoryStore();
    const memory = store.memory('Porto', 10);
    const changes = {
      ...NO_CHANGES,
      statements: [{ memory, keys: keysOf(memory), statedFor: 10, eventId: null }],
    };
    const first = store.apply(changes);
    const again = store.apply(changes);
    expect(again.outcomes).toEqual(first.outcomes);
    expect(store.observations).toHaveLength(1);
  });
});
