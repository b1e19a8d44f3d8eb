/** Measures a fitted ranking on conversations that it was not fitted to. Pure. */
import { type EventFeature, eventFeatures } from '../../../src/recall/events/features.ts';
import { type RankedQuestion, rankedQuestion } from '../metrics.ts';
import type { CollectedQuestion } from './collect.ts';
import { fitWeights, type RankingList } from './fit.ts';
import { retell } from './retell.ts';

/** A question with the features of all that was found for it. */
export interface FeaturedQuestion {
  readonly question: CollectedQuestion;
  readonly columns: readonly Float64Array[];
  readonly weight: number;
}

export type Weights = Readonly<Record<EventFeature, number>>;

/** Candidates of each question that are fitted to: the relevant ones, the likeliest others, and every sixth of the rest. */
const LIKELIEST = 60;
const REST_STEP = 6;
const FOLDS = 4;
/** LoCoMo / BEAM, R@10 in cross-validation at .02, .05, .1: .815 / .655, .817 / .656, .815 / .656: it hardly matters. */
export const PENALTY = 0.05;

/** What all retold questions of a file count beside the file itself. */
const RETOLD_SHARE = 0.5;

/** The files, and behind them what `retell` makes of those that name people, as files of their own. */
export const withRetold = (
  files: readonly (readonly CollectedQuestion[])[],
): (readonly CollectedQuestion[])[] => [
  ...files,
  ...(['self', 'assistant'] as const).map((asker) =>
    files.flat().flatMap((question) => retell(question, asker)),
  ),
];

/**
 * Features of every question but for those left out. Each of the first `whole` files counts as much as another, however
 * many questions it has; the rest are retold.
 */
export const featureQuestions = (
  files: readonly (readonly CollectedQuestion[])[],
  leftOut: readonly EventFeature[] = [],
  whole: number = files.length,
): { readonly names: readonly EventFeature[]; readonly files: readonly (readonly FeaturedQuestion[])[] } => {
  let names: readonly EventFeature[] = [];
  const featured = files.map((questions, file) =>
    questions.map((question) => {
      const features = eventFeatures(question.query, question.findings);
      names = (Object.keys(features) as EventFeature[]).filter((name) => !leftOut.includes(name));
      return {
        question,
        columns: names.map((name) => features[name]),
        weight: (file < whole ? 1 : RETOLD_SHARE / 2) / questions.length,
      };
    }),
  );
  return { names, files: featured };
};

/** The weights fitted to all of these questions. */
export function fitQuestions(
  names: readonly EventFeature[],
  questions: readonly FeaturedQuestion[],
): Weights {
  const weights = fitWeights(
    questions.map((question) => toList(names, question)),
    PENALTY,
  );
  return Object.fromEntries(names.map((name, f) => [name, weights[f] ?? 0])) as Weights;
}

/** Every question of each file, ranked by weights that were fitted to other conversations. */
export function crossValidate(
  names: readonly EventFeature[],
  files: readonly (readonly FeaturedQuestion[])[],
): RankedQuestion[][] {
  // One conversation in two files stays in one fold.
  const samples = [...new Set(files.flat().map(({ question }) => question.sample))];
  const foldOf = new Map(samples.map((sample, i) => [sample, i % FOLDS]));
  const ranked: RankedQuestion[][] = files.map(() => []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const inFold = ({ question }: FeaturedQuestion) => foldOf.get(question.sample) === fold;
    const weights = fitQuestions(
      names,
      files.flat().filter((question) => !inFold(question)),
    );
    files.forEach((questions, file) => {
      for (const question of questions) {
        if (inFold(question)) ranked[file]?.push(...rank(names, question, weights));
      }
    });
  }
  return ranked;
}

function rank(
  names: readonly EventFeature[],
  { question, columns }: FeaturedQuestion,
  weights: Weights,
): RankedQuestion[] {
  const scores = question.turns.map((_, i) =>
    names.reduce((sum, name, f) => sum + weights[name] * (columns[f]?.[i] ?? 0), 0),
  );
  const order = question.turns.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const ranking = order.map((i) => question.turns[i] ?? '');
  const result = rankedQuestion(question, ranking, new Set(question.evidence));
  return result === null ? [] : [result];
}

/** The rows that are fitted to; easy misses teach little and cost much. */
function toList(
  names: readonly EventFeature[],
  { question, columns, weight }: FeaturedQuestion,
): RankingList {
  const evidence = new Set(question.evidence);
  const rows = question.turns.map((_, i) => i);
  const hints: readonly EventFeature[] = ['spread', 'named', 'userInLecture', 'near'];
  const hint = rows.map((i) =>
    hints.reduce(
      (sum, name) => sum + (columns[names.indexOf(name)]?.[i] ?? 0) * (name === 'spread' ? 3 : 1),
      0,
    ),
  );
  const likeliest = [...rows].sort((a, b) => (hint[b] ?? 0) - (hint[a] ?? 0)).slice(0, LIKELIEST);
  const relevant = rows.filter((i) => evidence.has(question.turns[i] ?? ''));
  const kept = [...new Set([...likeliest, ...rows.filter((i) => i % REST_STEP === 0), ...relevant])];
  return {
    columns: columns.map((column) => Float64Array.from(kept, (i) => column[i] ?? 0)),
    relevant: relevant.map((i) => kept.indexOf(i)),
    weight,
  };
}
