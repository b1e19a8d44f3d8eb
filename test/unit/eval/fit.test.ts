/**
 * How weights are fitted and judged. If it fails, the ranking that users get is fitted to chance, or is reported as better than
 * it is because it was measured on what it was fitted to.
 */
import { describe, expect, it } from 'vitest';
import type { EventFeature } from '../../../src/recall/events/features.ts';
import { EVENT_WEIGHTS } from '../../../src/recall/events/weights.ts';
import { crossValidate, type FeaturedQuestion, fitQuestions } from '../../eval/ranking/cross-validate.ts';
import { fitWeights, type RankingList, solveByCholesky } from '../../eval/ranking/fit.ts';
import { principalAxes } from '../../eval/ranking/principal-axes.ts';
import { type Random, random } from '../../support/random.ts';

const RESOLUTION = 2 ** 30;
const uniform = ({ int }: Random): number => (int(RESOLUTION) + 1) / (RESOLUTION + 1);
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** Roughly normal, of deviation 1. */
const normal = (chance: Random): number =>
  times(12, () => uniform(chance)).reduce((sum, value) => sum + value, -6);
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0);

/** Lists whose relevant row is drawn by the softmax of known weights (the Gumbel-max trick). */
const drawnLists = (chance: Random, weights: readonly number[], count: number, scale = 1): RankingList[] =>
  times(count, () => {
    const rows = times(8, () => weights.map(() => scale * normal(chance)));
    const scores = rows.map((row) => dot(row, weights) - Math.log(-Math.log(uniform(chance))));
    return {
      columns: weights.map((_, f) => Float64Array.from(rows, (row) => row[f] ?? 0)),
      relevant: [scores.indexOf(Math.max(...scores))],
      weight: 1,
    };
  });
const list = (relevant: readonly number[], ...columns: number[][]): RankingList => ({
  columns: columns.map((column) => Float64Array.from(column)),
  relevant,
  weight: 1,
});
const shuffled = <T>(items: readonly T[], { int }: Random): T[] =>
  items
    .map((item) => ({ item, at: int(RESOLUTION) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

describe('fitted weights', () => {
  const KNOWN = [1.5, -0.8, 0, 0.4];
  it.each([1, 10, 0.01])('are those that the lists were made with, for features of scale %d', (scale) => {
    const chance = random();
    const known = KNOWN.map((weight) => weight / scale);
    const fitted = fitWeights(drawnLists(chance, known, 800, scale), 0.01);
    fitted.forEach((weight, f) => {
      expect(Math.abs(weight - (known[f] ?? Number.NaN)) * scale, `SEED=${chance.seed}`).toBeLessThan(0.3);
    });
  });

  it('do not hang on the order of lists, nor on that of rows', () => {
    const chance = random();
    const lists = drawnLists(chance, KNOWN, 60);
    const turned = lists.map(({ columns, relevant, weight }) => ({
      columns: columns.map((column) => column.toReversed()),
      relevant: relevant.map((row) => 7 - row),
      weight,
    }));
    const fitted = fitWeights(lists, 0.05);
    for (const others of [shuffled(lists, chance), turned])
      fitWeights(others, 0.05).forEach((weight, f) => {
        expect(weight, `SEED=${chance.seed}`).toBeCloseTo(fitted[f] ?? Number.NaN, 5);
      });
  });

  it.each([0.001, 0.05, 1, 20])('are the best ones under a penalty of %d', (penalty) => {
    // Two rows of one standardised feature: the loss is log(1 + e^-2w) + penalty w² / 2, its slope 0 at the best w.
    const [weight = Number.NaN] = fitWeights([list([0], [1, -1])], penalty);
    expect(penalty * weight).toBeCloseTo(2 / (1 + Math.exp(2 * weight)), 4);
  });

  it('shrink as the penalty grows: few questions must not make large weights', () => {
    const chance = random();
    const lists = drawnLists(chance, KNOWN, 60);
    const sizes = [0.01, 1, 10, 100, 10_000].map((penalty) => Math.hypot(...fitWeights(lists, penalty)));
    expect(sizes, `SEED=${chance.seed}`).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeLessThan(0.02);
  });

  it('count a list as often as it weighs', () => {
    const [one, other] = [list([0], [1, 0, 0], [0, 1, 0]), list([1], [1, 0, 0], [0, 1, 0])];
    const doubled = fitWeights([one, one, other], 1);
    // Each feature is standardised over the rows, which are the same ones here.
    fitWeights([{ ...one, weight: 2 }, other], 1).forEach((weight, f) => {
      expect(weight).toBeCloseTo(doubled[f] ?? Number.NaN, 6);
    });
  });

  it.each<[what: string, lists: RankingList[]]>([
    ['one feature tells all', [list([0], [1, 0, 0])]],
    ['a feature is the same everywhere', [list([0], [1, 0, 0], [0, 0, 0])]],
    ['two features are the same', [list([0], [1, 0, 0], [1, 0, 0])]],
    ['all rows answer', [list([0, 1], [1, 0])]],
    ['there is one row', [list([0], [1])]],
    ['some lists have no answer', [list([], [5, 1]), list([1], [0, 1])]],
    ['values are huge', [list([0], [1e12, 0, 1e12]), list([1], [0, 1e12, 0])]],
  ])('are numbers where %s', (_, lists) => {
    const fitted = fitWeights(lists, 0.05);
    expect(fitted).toHaveLength(lists[0]?.columns.length ?? 0);
    for (const weight of fitted) expect(weight).toSatisfy(Number.isFinite);
  });

  it('are none where nothing is to be learnt', () => {
    expect(fitWeights([], 0.05)).toEqual([]);
    expect(fitWeights([list([], [1, 2])], 0.05)).toEqual([]);
  });

  const expectDull = (constants: readonly number[]): void => {
    for (const constant of constants)
      for (const rows of [3, 7, 10]) {
        const telling = times(rows, (i) => Number(i === 0));
        const [, dull] = fitWeights([list([0], telling, Array(rows).fill(constant))], 0.05);
        expect(Math.abs(dull ?? Number.NaN), `${rows} rows of ${constant}`).toBeLessThan(1e-6);
      }
  };

  it('of a feature that is 0 everywhere are nothing', () => expectDull([0]));

  // `standardise` sums `value / rows`, so the mean of seven ones is not 1: the deviation is 1e-16, not 0, and 1 / 1e-16 times
  // rounding noise becomes a weight (53.6 here).
  it('of a feature that is the same everywhere are nothing', () => expectDull([1, 0.1, 1 / 3]));

  it('come from equations that are solved: A x = b', () => {
    const chance = random();
    const root = times(5, () => times(5, () => normal(chance)));
    const matrix = root.map((row, i) => root.map((other, j) => dot(row, other) + Number(i === j)));
    const wanted = times(5, () => normal(chance));
    const lower = matrix.map((row, i) => Float64Array.from(row, (value, j) => (j > i ? 0 : value)));
    solveByCholesky(
      lower,
      matrix.map((row) => dot(row, wanted)),
    ).forEach((value, i) => {
      expect(value, `SEED=${chance.seed}`).toBeCloseTo(wanted[i] ?? Number.NaN, 8);
    });
  });
});

/**
 * Each conversation has a feature of its own that marks its answers there and says nothing elsewhere: weights fitted to the
 * conversation find them all, any others leave the answer, which stands last, at the end.
 */
function trap(samples: readonly string[], features: readonly EventFeature[]): FeaturedQuestion[] {
  return samples.map((sample) => ({
    question: {
      ...({} as FeaturedQuestion['question']),
      sample,
      category: '1',
      turns: ['a', 'b', 'c', `answer of ${sample}`],
      evidence: [`answer of ${sample}`],
    },
    columns: features.map((_, f) => Float64Array.of(0, 0, 0, Number(f === samples.indexOf(sample)))),
    weight: 1 / samples.length,
  }));
}
const NAMES = (Object.keys(EVENT_WEIGHTS) as EventFeature[]).slice(0, 6);
const SAMPLES = NAMES.map((_, i) => `conversation ${i}`);
/** How many of the rankings begin with their answer. */
const caught = (rankings: readonly { readonly ranking: readonly string[] }[]): number =>
  rankings.filter(({ ranking }) => ranking[0]?.startsWith('answer')).length;

describe('cross-validation', () => {
  it('never ranks a conversation by weights that were fitted to it', () => {
    const questions = trap(SAMPLES, NAMES);
    const own = fitQuestions(NAMES, questions);
    for (const name of NAMES) expect(own[name], 'the trap would be seen').toBeGreaterThan(0.1);
    expect(caught(crossValidate(NAMES, [questions]).flat())).toBe(0);
  });

  it('holds all questions of a conversation out together', () => {
    const questions = trap(SAMPLES, NAMES);
    const [ranked = []] = crossValidate(NAMES, [[...questions, ...questions]]);
    expect(ranked).toHaveLength(2 * questions.length);
    expect(caught(ranked)).toBe(0);
  });

  it('ranks by what holds everywhere', () => {
    const everywhere = trap(SAMPLES, NAMES).map((question) => ({
      ...question,
      columns: NAMES.map((_, f) => Float64Array.of(0, 0, 0, Number(f === 0))),
    }));
    expect(caught(crossValidate(NAMES, [everywhere]).flat())).toBe(SAMPLES.length);
  });

  it.each([1, 2, 3, 5])('ranks each question once where there are %i conversations', (count) => {
    const [ranked = []] = crossValidate(NAMES, [trap(SAMPLES.slice(0, count), NAMES)]);
    const answers = ranked.flatMap(({ evidence }) => evidence);
    expect(answers.toSorted()).toEqual(SAMPLES.slice(0, count).map((sample) => `answer of ${sample}`));
    expect(caught(ranked)).toBe(0);
  });

  // Folds are numbered file by file, so one conversation in two files (a translation, a subset) lands in two folds.
  it('never ranks a conversation by weights fitted to its twin in another file', () => {
    const questions = trap(SAMPLES, NAMES);
    const later = [...questions.slice(1), ...questions.slice(0, 1)];
    expect(caught(crossValidate(NAMES, [questions, later]).flat())).toBe(0);
  });
});

describe('principal axes', () => {
  const chance = random();
  const SPREAD = [5, 3, 2, 1, 0.5];
  const mixed = times(5, () => times(5, () => normal(chance)));
  const sets: [what: string, vectors: number[][]][] = [
    ['a cloud', times(80, () => SPREAD.map((spread) => spread * normal(chance)))],
    [
      'a turned cloud',
      times(80, () =>
        mixed.map((row) =>
          dot(
            row,
            SPREAD.map((spread) => spread * normal(chance)),
          ),
        ),
      ),
    ],
    ['fewer vectors than components', times(2, () => SPREAD.map(() => normal(chance)))],
    ['one vector again and again', times(5, () => [1, 2, 2, 0, 0])],
    ['equal spread', times(5, (i) => times(5, (j) => Number(i === j)))],
    ['nothing but zeros', times(3, () => [0, 0, 0, 0, 0])],
  ];

  it.each(sets)('of %s stand at right angles, of length 1', (_, vectors) => {
    const axes = principalAxes(vectors);
    expect(axes).toHaveLength(5);
    axes.forEach((axis, i) => {
      axes.forEach((other, j) => {
        expect(dot(axis, other), `SEED=${chance.seed}`).toBeCloseTo(Number(i === j), 9);
      });
    });
  });

  it.each(sets)('of %s come strongest first, and none explains what another does', (_, vectors) => {
    const axes = principalAxes(vectors);
    const moment = (a: number[], b: number[]): number =>
      vectors.reduce((sum, vector) => sum + dot(vector, a) * dot(vector, b), 0) / vectors.length;
    axes.forEach((axis, i) => {
      const next = axes[i + 1];
      if (next !== undefined)
        expect(moment(axis, axis), `SEED=${chance.seed}`).toBeGreaterThanOrEqual(moment(next, next) - 1e-9);
      for (const other of axes.slice(0, i)) expect(moment(axis, other)).toBeCloseTo(0, 8);
    });
  });

  it('find the direction that all vectors share', () => {
    const [first = []] = principalAxes([
      [3, 4],
      [-6, -8],
      [0.3, 0.4],
    ]);
    expect(Math.abs(dot(first, [0.6, 0.8]))).toBeCloseTo(1, 9);
  });

  it('of nothing are none', () => expect(principalAxes([])).toEqual([]));

  // `rotate` gives up below 1e-12, a bound that knows no scale: vectors of length 1e-7 keep the axes they came with.
  it('do not hang on the scale of the vectors', () => {
    const [first = []] = principalAxes([
      [3e-7, 4e-7],
      [-6e-7, -8e-7],
    ]);
    expect(Math.abs(dot(first, [0.6, 0.8]))).toBeCloseTo(1, 6);
  });
});
