/**
 * Consolidation on the real database. A user loses facts when it takes two for one or forgets what is needed, and an operator
 * loses a store when a run empties it unasked, stops half-way for good or needs more than an invocation may take.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { random } from '../../../support/random.ts';
import {
  type Consolidated,
  consolidate,
  DAY_MS,
  type Planted,
  plant,
  type Standing,
  slice,
  standing,
  withStatus,
} from '../../support/scenes/consolidation.ts';
import { dyingAfter } from '../../support/scenes/erasure-failure.ts';
import { agreedOf, asRun } from '../../support/scenes/maintenance.ts';
import { createWorkspace, remember, type TestWorkspace } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

/** Memories of the large scope. With 10,000 and 1,000 beyond the cap it takes one slice of 302 statements. */
const MEMORIES = 1_000;
/** Every so many there is one that was said twice, and one that only looks like it. */
const PLANTED_EACH = 20;
/** Memories beyond the cap. */
const EXCESS = 50;

const CITIES = ['Porto', 'Lisbon', 'Rome', 'Oslo', 'Kyoto', 'Quito', 'Perth', 'Turin', 'Lagos', 'Minsk'];
const VILLAGES = ['Bled', 'Hallstatt', 'Giethoorn', 'Reine', 'Shirakawa', 'Monsanto', 'Albarracin'];
const NAMES = ['Rosa', 'Bruno', 'Clara', 'Dario', 'Elena', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas'];

const sentence = (i: number): string =>
  `On Sundays ${NAMES[i % 10]} takes the early train from ${CITIES[Math.floor(i / 10) % 10]} to ${VILLAGES[i % 7]}, in coach ${i}, and isn't back before nightfall.`;

/** The same in other words, in turn by each of the ways in which words may differ. */
const REWORDED: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(',', ' –').replace('.', '!'),
  (text) => text.replace('the early train', 'early train'),
  (text) => text.replace("isn't", 'is not'),
  (text) => text.replace('takes', 'really takes'),
  (text) => text.replace('early train', 'early-train'),
];

/** Something else in words that have nearly the same vector. */
const LOOK_ALIKE: readonly ((text: string) => string)[] = [
  (text) => text.replace(/from (\w+) to (\w+)/, 'from $2 to $1'),
  (text) => text.replace("isn't", 'is'),
  (text) => text.replace(/coach (\d+)/, 'coach $1$1'),
  (text) => text.replace('before', 'after'),
  (text) => text.replace('to ', 'not to '),
  (text) => text.replace('Sundays', 'Mondays'),
  (text) => `${text}?`,
  (text) => text.replace(/train from/, 'trains from'),
];

const turn = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

describe('a large scope', () => {
  let after: Map<string, Standing>;
  let run: Consolidated;
  let originals: string[];
  let duplicates: string[];
  let lookAlikes: string[];
  const cap = MEMORIES - EXCESS;

  beforeAll(async () => {
    const workspace = await createWorkspace();
    const planted = Math.floor(MEMORIES / PLANTED_EACH);
    const texts = Array.from({ length: MEMORIES - planted }, (_, i) => sentence(i));
    originals = await plant(
      workspace,
      texts.map(
        (content, i): Planted => ({ content, accessCount: 1, importance: 0.2 + (0.7 * i) / texts.length }),
      ),
    );
    const chosen = Array.from({ length: planted }, (_, i) => i * (PLANTED_EACH - 1));
    duplicates = await plant(
      workspace,
      chosen.map(
        (at, i): Planted => ({ content: turn(REWORDED, i)(sentence(at)), accessCount: 2, importance: 1 }),
      ),
    );
    lookAlikes = await plant(
      workspace,
      chosen.map((at, i): Planted => ({ content: turn(LOOK_ALIKE, i)(sentence(at)), importance: 0.95 })),
    );
    run = await consolidate(workspace, { settings: { scope_memories_max: cap } });
    after = await standing(workspace);
  });

  it('loses every duplicate and nothing that only looks like one', () => {
    expect(run.stats.memories_merged).toBe(duplicates.length);
    expect(withStatus(after, duplicates, 'superseded')).toEqual(duplicates);
    expect(withStatus(after, lookAlikes, 'active')).toEqual(lookAlikes);
    for (const [i, id] of duplicates.entries())
      expect(after.get(id)?.superseded_by).toBe(originals[i * (PLANTED_EACH - 1)]);
  });

  it('keeps in one what was known and needed in two', () => {
    for (const [i] of duplicates.entries())
      expect(after.get(originals[i * (PLANTED_EACH - 1)] ?? '')).toMatchObject({
        access_count: 3,
        importance: 1,
      });
  });

  it('keeps as many as it may have, the most relevant', () => {
    const gone = originals.filter((id) => after.get(id)?.status === 'deleted');
    const active = [...after.values()].filter((memory) => memory.status === 'active');
    expect(active).toHaveLength(cap);
    expect(run.stats.memories_capped).toBe(gone.length);
    const kept = originals.filter((id) => !gone.includes(id) && after.get(id)?.importance !== 1);
    const importance = (id: string) => after.get(id)?.importance ?? 0;
    expect(Math.max(...gone.map(importance))).toBeLessThan(Math.min(...kept.map(importance)));
  });

  it('takes slices that an invocation has room for', () => {
    expect(run.end.kind).toBe('done');
    expect(Math.max(...run.queries)).toBeLessThan(500);
  });
});

/** A scope with something of everything; the ids by what is to become of them. */
async function plantSome(workspace: TestWorkspace) {
  const faded = { lifetime: 'short_term', accessedAt: Date.now() - 90 * DAY_MS } as const;
  const needed = { lifetime: 'short_term', importance: 0.8, accessCount: 9, accessedAt: Date.now() } as const;
  const numbered = (what: string, n: number, more: Partial<Planted>) =>
    Array.from(
      { length: n },
      (_, i): Planted => ({ content: `Ana has ${what} number ${i} in the cellar.`, ...more }),
    );
  const kept = await plant(workspace, numbered('crate', 30, {}));
  const pruned = await plant(workspace, numbered('faded crate', 6, faded));
  const promoted = await plant(workspace, numbered('favourite crate', 4, needed));
  const merged = await plant(
    workspace,
    Array.from(
      { length: 5 },
      (_, i): Planted => ({ content: `Ana has crate number ${i}, in cellar`, accessCount: 2 }),
    ),
  );
  return { kept, pruned, promoted, merged };
}

async function expectConsolidated(workspace: TestWorkspace, planted: Awaited<ReturnType<typeof plantSome>>) {
  const after = await standing(workspace);
  const { kept, pruned, promoted, merged } = planted;
  expect(withStatus(after, kept, 'active')).toEqual(kept);
  expect(withStatus(after, pruned, 'deleted')).toEqual(pruned);
  expect(promoted.map((id) => after.get(id)?.lifetime)).toEqual(promoted.map(() => 'long_term'));
  expect(withStatus(after, merged, 'superseded')).toEqual(merged);
  expect(kept.map((id) => after.get(id)?.access_count)).toEqual(kept.map((_, i) => (i < 5 ? 2 : 0)));
  const evidence = await rowsOf<{ action: string; n: number }>(
    'SELECT action, count(*) AS n FROM memory_observations WHERE workspace_id = ? GROUP BY action ORDER BY action',
    [workspace.id],
  );
  expect(evidence.map(({ action, n }) => [action, n])).toEqual([
    ['changed', 4],
    ['merged', 5],
    ['superseded', 5],
    ['withdrawn', 6],
  ]);
}

describe('a run', () => {
  it('promotes, forgets and merges once, with evidence; a second one finds nothing to do', async () => {
    const workspace = await createWorkspace();
    const planted = await plantSome(workspace);
    const { end, stats } = await consolidate(workspace);
    expect([end.kind, stats]).toEqual([
      'done',
      { memories_merged: 5, memories_promoted: 4, memories_pruned: 6 },
    ]);
    await expectConsolidated(workspace, planted);
    expect((await consolidate(workspace)).stats).toEqual({});
  });

  it('that dies between any two of its steps does each thing once when it is repeated', async () => {
    let trips = 0;
    for (let steps = 1; ; steps++) {
      const workspace = await createWorkspace();
      const planted = await plantSome(workspace);
      const dueAt = Date.now();
      const died = await dyingAfter(steps, () => slice(workspace, { dueAt })).then(
        () => false,
        (error: Error) => error.message === 'died',
      );
      if (!died) break;
      trips++;
      expect((await consolidate(workspace, { dueAt })).end.kind).toBe('done');
      await expectConsolidated(workspace, planted);
    }
    expect(trips).toBeGreaterThan(5);
  });

  it('overlapping itself does each thing once', async () => {
    const workspace = await createWorkspace();
    const planted = await plantSome(workspace);
    const dueAt = Date.now();
    await Promise.all([1, 2, 3].map(() => consolidate(workspace, { dueAt })));
    await expectConsolidated(workspace, planted);
  });

  it('compares only what changed since the last one', async () => {
    const workspace = await createWorkspace();
    await plantSome(workspace);
    await rowsOf(
      `INSERT INTO maintenance_runs (id, workspace_id, task, due_at, status) VALUES (?1, ?1, 'consolidation', ?2, 'done') RETURNING 1`,
      [workspace.id, Date.now() - 1],
    );
    const long = 'UPDATE memories SET updated_at = updated_at - ? WHERE workspace_id = ? RETURNING 1';
    await rowsOf(long, [9 * DAY_MS, workspace.id]);
    expect((await consolidate(workspace)).stats.memories_merged).toBeUndefined();
    await remember(workspace, 'Ana, has crate number 7 in the cellar');
    expect((await consolidate(workspace)).stats.memories_merged).toBe(1);
  });

  it('goes over every scope of the workspace, and over none of another one', async () => {
    const [workspace, other] = await Promise.all([createWorkspace(), createWorkspace()]);
    const said = ['Ana has a red bicycle in the shed', 'Ana has a red bicycle, in the shed.'];
    const users = ['ana', 'bob', 'eve'];
    const ids = await plant(
      workspace,
      users.flatMap((userId) => said.map((content): Planted => ({ content, userId }))),
    );
    const shared = said.map((content): Planted => ({ content, visibility: 'shared' }));
    const ownShared = await plant(workspace, shared);
    const foreign = await plant(other, shared);
    expect((await consolidate(workspace)).stats).toEqual({ memories_merged: 4 });
    expect(withStatus(await standing(workspace), [...ids, ...ownShared], 'active')).toHaveLength(4);
    expect(withStatus(await standing(other), foreign, 'active')).toEqual(foreign);
  });
});

describe('a run that would remove much of a scope', () => {
  const faded = { lifetime: 'short_term', accessedAt: Date.now() - 90 * DAY_MS } as const;
  const many = (n: number, more: Partial<Planted>) =>
    Array.from(
      { length: n },
      (_, i): Planted => ({ content: `Secret thing ${i} of ${more.userId}.`, ...more }),
    );

  it('removes nothing of it, goes on with the others, waits, and says so in numbers', async () => {
    const workspace = await createWorkspace();
    const bob = await plant(workspace, many(30, { ...faded, userId: 'bob' }));
    const kept = await plant(
      workspace,
      many(70, { userId: 'bob', content: 'x' }).map((m, i) => ({ ...m, content: `Kept ${i}` })),
    );
    const eve = await plant(workspace, many(20, { ...faded, userId: 'eve' }));
    const waiting = await consolidate(workspace);
    expect(waiting.end).toMatchObject({
      kind: 'needs_confirmation',
      reason: 'would remove 30 of the 100 memories of 1 scope: more than 20 % of each',
    });
    const before = await standing(workspace);
    expect(withStatus(before, [...bob, ...kept], 'active')).toHaveLength(100);
    expect(withStatus(before, eve, 'deleted')).toEqual(eve);
    if (waiting.end.kind !== 'needs_confirmation') throw new Error('it does not wait');

    const { cursor, asked } = waiting.end;
    expect(asked).toMatchObject({
      scopes: [{ wouldRemove: 30, of: 100, removed: 0 }],
      leftOut: { scopes: 0 },
    });
    expect((await consolidate(workspace, { cursor })).end.kind, 'nobody has agreed').toBe(
      'needs_confirmation',
    );
    const late = await plant(
      workspace,
      many(9, { ...faded, userId: 'bob' }).map((m) => ({ ...m, content: `Late ${m.content}` })),
    );
    const agreed = await consolidate(workspace, { cursor, asked });
    expect([agreed.end.kind, agreed.stats]).toEqual(['done', { memories_pruned: 30 }]);
    const after = await standing(workspace);
    expect(withStatus(after, [...bob, ...late], 'deleted'), 'no more than it asked for').toHaveLength(30);
    expect(withStatus(after, kept, 'active')).toEqual(kept);
  });

  it('removes nothing of a scope that nobody was asked about, and asks about that one too', async () => {
    const workspace = await createWorkspace();
    await plant(workspace, many(40, { ...faded, userId: 'bob' }));
    const { end } = await consolidate(workspace);
    if (end.kind !== 'needs_confirmation') throw new Error('it does not wait');
    // Meanwhile less is left to remove of the one that was shown, and much of another.
    await rowsOf(
      `UPDATE memories SET lifetime = 'long_term' WHERE row_id IN
      (SELECT row_id FROM memories WHERE workspace_id = ? LIMIT 10) RETURNING 1`,
      [workspace.id],
    );
    const eve = await plant(workspace, many(35, { ...faded, userId: 'eve' }));
    const { end: next, stats } = await consolidate(workspace, { cursor: end.cursor, asked: end.asked });
    expect(stats).toEqual({ memories_pruned: 30 });
    expect(withStatus(await standing(workspace), eve, 'active')).toEqual(eve);
    expect(next).toMatchObject({
      kind: 'needs_confirmation',
      asked: { scopes: [{ wouldRemove: 35, of: 35 }] },
    });
  });

  it('keeps to what was agreed although it dies in between, and overlaps itself', async () => {
    // After every other of its round trips, and in another run of the tests perhaps after those between.
    for (let trips = 1 + random().int(2), died = true; died; trips += 2) {
      const workspace = await createWorkspace();
      await plant(workspace, many(30, { ...faded, userId: 'bob' }));
      const { end } = await consolidate(workspace);
      if (end.kind !== 'needs_confirmation') throw new Error('it does not wait');
      await plant(
        workspace,
        many(60, { ...faded, userId: 'bob' }).map((m) => ({ ...m, content: `Late ${m.content}` })),
      );
      const { cursor } = end;
      const { stats } = await asRun(
        workspace,
        async (runId) => {
          const next = async () => slice(workspace, { cursor, agreed: await agreedOf(runId) }, runId);
          ({ died } = await dyingAfter(trips, () => next().catch(() => null)));
          await Promise.all([next(), next()]);
        },
        end.asked,
      );
      expect(stats).toEqual({ memories_pruned: 30 });
      expect(
        [...(await standing(workspace)).values()].filter(({ status }) => status === 'deleted'),
      ).toHaveLength(30);
    }
  });

  it('asks about the cap as well, and by the share that is set', async () => {
    const workspace = await createWorkspace();
    await plant(workspace, many(130, { userId: 'bob' }));
    const settings = { scope_memories_max: 100 };
    expect((await consolidate(workspace, { settings })).end.kind).toBe('needs_confirmation');
    const loose = { ...settings, maintenance_removal_share: 0.3 };
    expect((await consolidate(workspace, { settings: loose })).stats).toEqual({ memories_capped: 30 });
  });
});
