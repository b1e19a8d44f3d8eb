/**
 * Fits the weights of a linear ranker: listwise softmax regression (the cross entropy of ListNet's top-one probabilities,
 * Cao et al. 2007) with an L2 penalty on standardised features, by Newton's method. Convex, so the result does not depend on
 * a start or on chance. Pure.
 */

/** One list to rank: `rows` × features, and which rows are relevant. */
export interface RankingList {
  /** One column a feature. */
  readonly columns: readonly Float64Array[];
  readonly relevant: readonly number[];
  /** What the list counts among all. */
  readonly weight: number;
}

const ITERATIONS_MAX = 30;
const TOLERANCE = 1e-7;
const STEP_MIN = 1e-4;
const ROUNDING = 1e-20;

interface Design {
  /** Row after row, standardised. */
  readonly values: Float64Array;
  readonly target: Float64Array;
  /** Start of each list's rows, with the end of the last. */
  readonly starts: readonly number[];
  readonly weights: readonly number[];
  readonly features: number;
  readonly deviations: readonly number[];
}

/** The weight of each feature, in the units of the features themselves. */
export function fitWeights(lists: readonly RankingList[], penalty: number): number[] {
  const design = toDesign(lists.filter(({ relevant }) => relevant.length > 0));
  let weights = new Float64Array(design.features);
  let current = lossAt(design, weights, penalty);
  for (let i = 0; i < ITERATIONS_MAX; i++) {
    const step = newtonStep(design, weights, current.shares, penalty);
    let length = 1;
    let next = weights;
    let loss = current;
    do {
      next = weights.map((weight, f) => weight - length * (step[f] ?? 0));
      loss = lossAt(design, next, penalty);
      length /= 2;
    } while (loss.value > current.value && length > STEP_MIN);
    const gain = current.value - loss.value;
    if (gain > 0) {
      weights = next;
      current = loss;
    }
    if (gain < TOLERANCE) break;
  }
  return [...weights].map((weight, f) => weight / (design.deviations[f] ?? 1));
}

function toDesign(lists: readonly RankingList[]): Design {
  const features = lists[0]?.columns.length ?? 0;
  const starts = [0];
  for (const { columns } of lists) starts.push((starts.at(-1) ?? 0) + (columns[0]?.length ?? 0));
  const rows = starts.at(-1) ?? 0;
  const values = new Float64Array(rows * features);
  const target = new Float64Array(rows);
  lists.forEach(({ columns, relevant }, l) => {
    const start = starts[l] ?? 0;
    columns.forEach((column, f) => {
      column.forEach((value, r) => {
        values[(start + r) * features + f] = value;
      });
    });
    for (const r of relevant) target[start + r] = 1 / relevant.length;
  });
  const deviations = standardise(values, rows, features);
  return { values, target, starts, weights: lists.map(({ weight }) => weight), features, deviations };
}

/** Centres and scales each feature in place; answers with the deviations. */
function standardise(values: Float64Array, rows: number, features: number): number[] {
  return Array.from({ length: features }, (_, f) => {
    let mean = 0;
    for (let r = 0; r < rows; r++) mean += values[r * features + f] ?? 0;
    mean /= rows;
    let variance = 0;
    for (let r = 0; r < rows; r++) variance += ((values[r * features + f] ?? 0) - mean) ** 2 / rows;
    // What varies by rounding alone tells nothing.
    const deviation = variance > ROUNDING * mean * mean ? Math.sqrt(variance) : 1;
    for (let r = 0; r < rows; r++)
      values[r * features + f] = ((values[r * features + f] ?? 0) - mean) / deviation;
    return deviation;
  });
}

/** The penalised loss and each row's softmax share in its list. */
function lossAt({ values, target, starts, weights, features }: Design, theta: Float64Array, penalty: number) {
  const shares = new Float64Array(target.length);
  let value = (penalty / 2) * theta.reduce((sum, weight) => sum + weight * weight, 0);
  weights.forEach((listWeight, l) => {
    const [start, end] = [starts[l] ?? 0, starts[l + 1] ?? 0];
    let top = Number.NEGATIVE_INFINITY;
    for (let r = start; r < end; r++) {
      let score = 0;
      for (let f = 0; f < features; f++) score += (values[r * features + f] ?? 0) * (theta[f] ?? 0);
      shares[r] = score;
      top = Math.max(top, score);
    }
    let total = 0;
    for (let r = start; r < end; r++) total += Math.exp((shares[r] ?? 0) - top);
    const norm = top + Math.log(total);
    for (let r = start; r < end; r++) {
      value += listWeight * (target[r] ?? 0) * (norm - (shares[r] ?? 0));
      shares[r] = Math.exp((shares[r] ?? 0) - norm);
    }
  });
  return { value, shares };
}

function newtonStep(
  { values, target, starts, weights, features }: Design,
  theta: Float64Array,
  shares: Float64Array,
  penalty: number,
): number[] {
  const gradient = [...theta].map((weight) => penalty * weight);
  const hessian = Array.from({ length: features }, (_, f) => {
    const row = new Float64Array(features);
    row[f] = penalty;
    return row;
  });
  const mean = new Float64Array(features);
  weights.forEach((listWeight, l) => {
    mean.fill(0);
    for (let r = starts[l] ?? 0; r < (starts[l + 1] ?? 0); r++) {
      const share = shares[r] ?? 0;
      const error = listWeight * (share - (target[r] ?? 0));
      for (let f = 0; f < features; f++) {
        const value = values[r * features + f] ?? 0;
        mean[f] = (mean[f] ?? 0) + share * value;
        gradient[f] = (gradient[f] ?? 0) + error * value;
        const row = hessian[f];
        const scaled = listWeight * share * value;
        if (row)
          for (let g = 0; g <= f; g++) row[g] = (row[g] ?? 0) + scaled * (values[r * features + g] ?? 0);
      }
    }
    for (let f = 0; f < features; f++) {
      const row = hessian[f];
      const scaled = listWeight * (mean[f] ?? 0);
      if (row) for (let g = 0; g <= f; g++) row[g] = (row[g] ?? 0) - scaled * (mean[g] ?? 0);
    }
  });
  return solveByCholesky(hessian, gradient);
}

/** Solves A x = b for a symmetric positive definite A, of which the lower triangle is given. */
export function solveByCholesky(a: readonly Float64Array[], b: readonly number[]): number[] {
  const n = b.length;
  const l = a.map((row) => Float64Array.from(row));
  const at = (i: number, j: number): number => l[i]?.[j] ?? 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      const row = l[i];
      if (row) row[j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  }
  const x = [...b];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  return x;
}
