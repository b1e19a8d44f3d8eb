/**
 * What consolidation decides. A user loses memories when it forgets what is needed, when a merge takes two facts for one or
 * drops a date or evidence, and when it removes most of what there is without asking.
 */
import { describe, expect, it } from 'vitest';
import { seededIds } from '../../../../src/lib/ids.ts';
import type { StoredMemory } from '../../../../src/memory/changes/changes.ts';
import { keysOf } from '../../../../src/memory/changes/content.ts';
import { newMemory } from '../../../../src/memory/changes/new-memory.ts';
import { type Aged, decideFates, needsConsent } from '../../../../src/memory/consolidation/fates.ts';
import { decideMerges } from '../../../../src/memory/consolidation/merges.ts';
import { planFates } from '../../../../src/memory/consolidation/plan-fates.ts';
import { planMerges } from '../../../../src/memory/consolidation/plan-merges.ts';
import { decayRates } from '../../../../src/memory/settings.ts';
import type { Memory } from '../../../../src/memory/types.ts';
import { random } from '../../../support/random.ts';
import { PRIVATE_FACT } from '../../../support/recall/memory-fields.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const ids = () => seededIds(NOW, 'test');

const aged = (id: string, more: Partial<Aged> = {}): Aged => ({
  id,
  tier: 'workspace',
  kind: 'fact',
  importance: 0.5,
  lifetime: 'short_term',
  accessCount: 0,
  accessedAt: NOW,
  revision: 1,
  isInUse: false,
  ...more,
});

const fatesOf = (memories: readonly Aged[], maxMemories = 10_000) => {
  const fates = decideFates(memories, { now: NOW, rates: decayRates('standard'), maxMemories });
  const named = (list: readonly Aged[]) => list.map(({ id }) => id).join(' ');
  return {
    promoted: named(fates.promoted),
    pruned: named(fates.pruned),
    capped: named(fates.capped),
  };
};

describe('a short-term memory', () => {
  it('stays for good when it matters and is needed often, and only when both are above their bounds', () => {
    const memories = [
      aged('both', { importance: 0.5, accessCount: 4 }),
      aged('rarely-needed', { importance: 1, accessCount: 3 }),
      aged('hardly-matters', { importance: 0.7 / (1 + Math.log(6)), accessCount: 5 }),
      aged('long-since', { accessCount: 4, accessedAt: NOW - 30 * DAY_MS }),
      aged('for-good-already', { accessCount: 40, lifetime: 'long_term' }),
    ];
    expect(fatesOf(memories).promoted).toBe('both');
  });

  it('is forgotten once it has faded, unless it is an order or is being shown', () => {
    // 0.5 × 0.995^780 is just above 0.01, 0.5 × 0.995^781 just below.
    const at = (hours: number) => ({ accessedAt: NOW - hours * 60 * 60 * 1000 });
    const memories = [
      aged('faint', at(780)),
      aged('faded', at(781)),
      aged('order', { ...at(5_000), kind: 'instruction' }),
      aged('shown', { ...at(5_000), isInUse: true }),
      aged('for-good', { ...at(5_000), lifetime: 'long_term' }),
      aged('working', { ...at(5_000), tier: 'conversation' }),
    ];
    expect(fatesOf(memories)).toEqual({ promoted: '', pruned: 'faded', capped: '' });
  });
});

describe('beyond the cap', () => {
  it('the least relevant go, of whatever lifetime; orders and what is shown stay', () => {
    const memories = [
      aged('order', { importance: 0, kind: 'instruction' }),
      aged('shown', { importance: 0, isInUse: true, lifetime: 'long_term' }),
      aged('c', { importance: 0.3, lifetime: 'long_term' }),
      aged('a', { importance: 0.1, lifetime: 'long_term' }),
      aged('b', { importance: 0.2 }),
      aged('d', { importance: 0.4 }),
    ];
    expect(fatesOf(memories, 4).capped).toBe('a b');
    expect(fatesOf(memories, 6).capped).toBe('');
  });

  it('what has faded anyway makes room first, and nothing is both forgotten and kept for good', () => {
    const memories = [
      aged('faded', { accessedAt: NOW - 365 * DAY_MS }),
      ...['w', 'x', 'y', 'z'].map((id) => aged(id, { importance: 0.6, accessCount: 4 })),
    ];
    expect(fatesOf(memories, 3)).toEqual({ promoted: 'x y z', pruned: 'faded', capped: 'w' });
  });

  it('the same ones go in whatever order they are read', () => {
    const chance = random();
    const memories = Array.from({ length: 60 }, (_, i) =>
      aged(`m${i}`, { importance: chance.int(4) / 4, lifetime: chance.pick(['long_term', 'short_term']) }),
    );
    const decided = fatesOf(memories, 40);
    for (let i = 0; i < 20; i++)
      expect(fatesOf(shuffled(memories, chance), 40), `SEED=${chance.seed}`).toEqual(decided);
  });
});

describe('a run asks before it removes', () => {
  it.each([
    ['nothing, of nothing', 0, 0, 0, false],
    ['one of three', 0, 1, 3, false],
    ['twenty of twenty', 0, 20, 20, false],
    ['twenty-one of a hundred', 0, 21, 100, true],
    ['a fifth', 0, 200, 1_000, false],
    ['more than a fifth', 0, 201, 1_000, true],
    ['what is more than a fifth with what it removed before', 150, 51, 1_000, true],
    ['nothing more after a fifth', 200, 0, 1_000, false],
  ])('%s', (_, removed, wanted, sizeBefore, asks) => {
    expect(needsConsent({ removed, wanted, sizeBefore }, 0.2)).toBe(asks);
  });
});

let rows = 0;

const stored = (content: string, more: Partial<Memory> = {}): StoredMemory => {
  const fields = { ...PRIVATE_FACT, id: `mem_${++rows}`, workspaceId: 'ws', content };
  const memory = { ...newMemory(fields, NOW - DAY_MS), ...more };
  return { memory, keys: keysOf(memory), rowId: rows };
};

/** Vectors as near as can be, so that only the rules tell memories apart. */
const near = (memories: readonly StoredMemory[]) =>
  new Map(memories.map(({ memory }) => [memory.id, Float32Array.of(1, 0)]));

const mergesOf = (memories: readonly StoredMemory[], vectors = near(memories)) =>
  decideMerges(memories, vectors, NOW)
    .map(({ survivor, losers }) => [survivor.memory.id, ...losers.map(({ memory }) => memory.id).toSorted()])
    .toSorted();

describe('memories are not merged', () => {
  it.each<[what: string, one: Partial<Memory>, other: Partial<Memory>]>([
    ['of two users', { userId: 'ana' }, { userId: 'bob' }],
    ['of two subjects', { subjectId: 'rosa' }, { subjectId: 'rex' }],
    ['of a subject and of the user', { subjectId: 'rosa' }, {}],
    ['of two kinds', { kind: 'fact' }, { kind: 'preference' }],
    ['of two topics', { topicKey: 'home', validFrom: 1 }, { topicKey: 'office', validFrom: 1 }],
    ['that end at different times', { validTo: NOW + DAY_MS }, {}],
    ['of which one is over', { validTo: NOW }, { validTo: NOW }],
    ['of which one has run out', { expiresAt: NOW }, {}],
    ['of which one is yet to begin', { validFrom: NOW + 1 }, {}],
    ['of which one is history', { status: 'superseded' }, {}],
    ['of which one was forgotten', { status: 'deleted' }, {}],
    ['of which one is under review', { status: 'quarantined' }, {}],
    ['of which nobody vouches for one', { source: 'web' }, { source: 'user' }],
    ['that happened on two days', { kind: 'event', validFrom: 1 }, { kind: 'event', validFrom: 2 * DAY_MS }],
  ])('%s', (_, one, other) => {
    expect(mergesOf([stored('Ana has a dog.', one), stored('Ana has the dog', other)])).toEqual([]);
  });

  it('with vectors that are not near, or not there', () => {
    const pair = [stored('Ana has a dog.'), stored('Ana has the dog')] as const;
    const [a, b] = pair;
    const at = (cosine: number) =>
      new Map([
        [a.memory.id, Float32Array.of(1, 0)],
        [b.memory.id, Float32Array.of(cosine, Math.sqrt(1 - cosine ** 2))],
      ]);
    expect(mergesOf(pair, at(0.95 - 1e-6))).toEqual([]);
    expect(mergesOf(pair, at(0.95 + 1e-6))).toHaveLength(1);
    expect(mergesOf(pair, near([a]))).toEqual([]);
  });

  it('with a topic when two topics have the same words as their value', () => {
    const memories = [
      stored('Lives in Porto.', { topicKey: 'home', validFrom: 1, userId: 'ana' }),
      stored('Lives in the Porto', { topicKey: 'office', validFrom: 1 }),
      stored('The Porto, lives in'),
      stored('Lives, in Porto'),
      stored('Lives in - Porto'),
    ];
    expect(mergesOf(memories)).toEqual([[memories[3]?.memory.id, memories[4]?.memory.id]]);
  });
});

describe('a merge', () => {
  it('is the same in whatever order the memories come', () => {
    const chance = random();
    const said = [
      'Ana has a dog',
      'Ana has the dog.',
      'Ana really has a dog',
      'Ana, has a dog',
      'Ana has 2 dogs',
    ];
    for (let round = 0; round < 20; round++) {
      const memories = Array.from({ length: 12 }, () =>
        stored(chance.pick(said), {
          kind: chance.pick(['fact', 'event']),
          createdAt: NOW - chance.int(5) * DAY_MS,
          topicKey: chance.pick([null, null, 'pet']),
          source: chance.pick(['user', 'web']),
        }),
      );
      const merges = mergesOf(memories);
      for (let i = 0; i < 5; i++)
        expect(mergesOf(shuffled(memories, chance)), `SEED=${chance.seed}`).toEqual(merges);
    }
  });

  const plan = (memories: readonly StoredMemory[], firstOfTopic: readonly string[] = []) =>
    planMerges(decideMerges(memories, near(memories), NOW), new Set(firstOfTopic), NOW, ids());

  it('keeps the earliest date, the most important, all tags and the longest life, and makes history of the rest', () => {
    const old = stored('Ana has a dog.', {
      createdAt: NOW - 9 * DAY_MS,
      importance: 0.4,
      tags: ['pets', 'home'],
      lifetime: 'short_term',
      expiresAt: NOW + DAY_MS,
    });
    const dated = stored('Ana has the dog', {
      validFrom: NOW - 90 * DAY_MS,
      importance: 0.9,
      tags: ['pets', 'rex'],
      category: 'relationship',
    });
    const { updates, observations, reliesOn } = plan([old, dated]);
    const after = new Map(updates.map(({ memory }) => [memory.id, memory]));
    expect(after.get(dated.memory.id)).toMatchObject({
      status: 'active',
      content: 'Ana has the dog',
      validFrom: NOW - 90 * DAY_MS,
      importance: 0.9,
      tags: ['pets', 'rex', 'home'],
      category: 'relationship',
      lifetime: 'long_term',
      expiresAt: null,
      revision: 2,
    });
    expect(after.get(old.memory.id)).toMatchObject({
      status: 'superseded',
      supersededBy: dated.memory.id,
      validTo: NOW,
      content: 'Ana has a dog.',
    });
    expect(observations.map(({ memoryId, action, content }) => [memoryId, action, content])).toEqual([
      [dated.memory.id, 'merged', 'Ana has a dog.'],
      [old.memory.id, 'superseded', 'Ana has a dog.'],
    ]);
    expect(reliesOn).toHaveLength(2);
  });

  it('leaves a topic its value, which begins earlier only where no other value stands before it', () => {
    const value = stored('Lives in the Porto', { topicKey: 'home', validFrom: NOW - DAY_MS });
    const loose = stored('Lives in Porto', { createdAt: NOW - 9 * DAY_MS });
    const survivor = (firstOfTopic: readonly string[]) =>
      plan([loose, value], firstOfTopic).updates.find(({ memory }) => memory.status === 'active');
    expect(survivor([])?.memory).toMatchObject({ id: value.memory.id, validFrom: NOW - DAY_MS });
    expect(survivor([value.memory.id])?.memory.validFrom).toBe(NOW - 9 * DAY_MS);
    expect(plan([loose, value], [value.memory.id]).gaps).toHaveLength(1);
    expect(plan([loose, value]).gaps).toEqual([]);
  });
});

describe('a fate', () => {
  it('passes a memory by that was changed or needed since it was decided', () => {
    const [same, changed, needed] = ['one', 'two', 'three'].map((content) => stored(content));
    if (!same || !changed || !needed) throw new Error('three memories were made');
    const memories = [same, changed, needed];
    const decided = memories.map(({ memory }) => aged(memory.id, { accessedAt: memory.accessedAt }));
    const now = [
      same,
      { ...changed, memory: { ...changed.memory, revision: 2 } },
      { ...needed, memory: { ...needed.memory, accessedAt: NOW } },
    ];
    const { updates, observations } = planFates('removed', decided, now, NOW, ids());
    expect(updates.map(({ memory }) => [memory.id, memory.status])).toEqual([[same.memory.id, 'deleted']]);
    expect(observations).toMatchObject([
      { memoryId: same.memory.id, action: 'withdrawn', source: 'consolidation' },
    ]);
  });
});

function shuffled<T>(items: readonly T[], chance: { int(below: number): number }): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance.int(left.length), 1));
}
