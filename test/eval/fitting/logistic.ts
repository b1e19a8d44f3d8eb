/**
 * Logistic regression over features that are known by name, as the weights of orders and of statements are fitted: with a ridge
 * penalty, by AdaGrad, the mean of several fits in different orders. A fit may begin with the weights that stand and is then drawn to
 * them instead of to nothing, so that what was learnt of texts that are no longer at hand is not lost. The same texts give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  hashFeature,
  hashOf,
  PACKED_BYTES,
  unpack,
  WEIGHT_STEP,
  weightOf,
} from '../../../src/lib/text/packed-weights.ts';

/** The numbers of the features that hold, what is to be told by them (0 to 1), and how much that counts. */
export interface Lesson {
  readonly features: Uint32Array;
  readonly target: number;
  readonly weight: number;
}

export interface Model {
  readonly weights: Float64Array;
  bias: number;
}

export interface Fitting<Text> {
  readonly epochs: number;
  readonly rate: number;
  /** What draws a weight back, for each lesson that counts 1. */
  readonly ridge: number;
  /** One fit for each; their mean is what is fitted. */
  readonly seeds: readonly number[];
  /** Share of the texts that each fit sees. */
  readonly sample: number;
  /** What the first step of a weight is divided by, squared. */
  readonly firstSquare: number;
  /** What a text teaches, by the weights so far. */
  readonly lessonsOf: (model: Model, text: Text) => Iterable<Lesson>;
}

/** Weights that stand, in the form in which they are shipped. */
export interface Standing {
  readonly bias: number;
  readonly packed: string;
}

/** Features by name and number, and how much the weight of each counts. */
export class Features {
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  #scales: Float64Array = new Float64Array();
  #standing: { readonly bias: number; readonly byHash: ReadonlyMap<number, number> } = {
    bias: 0,
    byHash: new Map(),
  };

  /** The number of a feature, which it gets when it is first seen. */
  readonly number = (name: string): number => {
    const known = this.#numbers.get(name) ?? this.#names.length;
    if (known === this.#names.length) {
      this.#numbers.set(name, known);
      this.#names.push(name);
    }
    return known;
  };

  /** The numbers of those among some features that were seen. */
  known(names: Iterable<string>): Uint32Array {
    return Uint32Array.from([...names].flatMap((name) => this.#numbers.get(name) ?? []));
  }

  /** Scales each feature: 0 for what fewer than `min` of the examples have, which would tell of them alone. */
  scale(examples: Iterable<Iterable<number>>, min: number, scaleOf: (name: string) => number): void {
    const counts = new Uint32Array(this.#names.length);
    for (const features of examples)
      for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
    this.#scales = Float64Array.from(this.#names, (name, i) => ((counts[i] ?? 0) < min ? 0 : scaleOf(name)));
  }

  /** Begins fits with the weights that stand. `threshold` was taken off their bias. */
  beginWith({ bias, packed }: Standing, threshold: number): void {
    const byHash = new Map(Array.from(unpack(packed), (one) => [hashOf(one), weightOf(one)]));
    this.#standing = { bias: bias + threshold, byHash };
  }

  /** Features that count. */
  get size(): number {
    return this.#scales.filter((scale) => scale > 0).length;
  }

  /** What speaks for an example. */
  weigh({ weights, bias }: Model, features: Uint32Array): number {
    let sum = bias;
    for (const feature of features) sum += (weights[feature] ?? 0) * (this.#scales[feature] ?? 0);
    return sum;
  }

  fit<Text>(texts: readonly Text[], fitting: Fitting<Text>): Model {
    const { seeds } = fitting;
    const mean: Model = { weights: new Float64Array(this.#names.length), bias: 0 };
    for (const seed of seeds) {
      const { weights, bias } = this.#fitOnce(texts, fitting, seed);
      weights.forEach((weight, i) => {
        mean.weights[i] = (mean.weights[i] ?? 0) + weight / seeds.length;
      });
      mean.bias += bias / seeds.length;
    }
    return mean;
  }

  #fitOnce<Text>(texts: readonly Text[], fitting: Fitting<Text>, seed: number): Model {
    const { epochs, rate, ridge, sample, firstSquare, lessonsOf } = fitting;
    const standing = this.#standingWeights();
    const model: Model = { weights: Float64Array.from(standing), bias: this.#standing.bias };
    const { weights } = model;
    const squares = new Float64Array(this.#names.length).fill(firstSquare);
    let biasSquares = 1;
    const random = randomOf(seed);
    const order = texts.filter(() => sample === 1 || random() < sample);
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, random);
      for (const text of order)
        for (const { features, target, weight } of lessonsOf(model, text)) {
          const error = weight * (1 / (1 + Math.exp(-this.weigh(model, features))) - target);
          for (const feature of features) {
            const scale = this.#scales[feature] ?? 0;
            if (scale === 0) continue;
            const drift = (weights[feature] ?? 0) - (standing[feature] ?? 0);
            const slope = error * scale + ridge * weight * drift;
            squares[feature] = (squares[feature] ?? 0) + slope * slope;
            weights[feature] = (weights[feature] ?? 0) - (rate * slope) / Math.sqrt(squares[feature] ?? 1);
          }
          biasSquares += error * error;
          model.bias -= (rate * error) / Math.sqrt(biasSquares);
        }
    }
    return model;
  }

  #standingWeights(): Float64Array {
    const { byHash } = this.#standing;
    return Float64Array.from(this.#names, (name, i) => {
      const scale = this.#scales[i] ?? 0;
      return scale === 0 ? 0 : (byHash.get(hashFeature(name)) ?? 0) / scale;
    });
  }

  /** Writes the weights of a model, with those that stand of features which no text has, into a file of packed weights. */
  write(file: string, model: Model, threshold: number): void {
    const weights = new Map(this.#standing.byHash);
    this.#names.forEach((name, i) => {
      const scale = this.#scales[i] ?? 0;
      if (scale !== 0) weights.set(hashFeature(name), (model.weights[i] ?? 0) * scale);
    });
    const packed = [...weights].flatMap(([hash, weight]) => {
      const steps = Math.round(weight / WEIGHT_STEP);
      return steps === 0 ? [] : [hash * 256 + (Math.max(-128, Math.min(127, steps)) & 0xff)];
    });
    const bytes = Buffer.alloc(packed.length * PACKED_BYTES);
    packed
      .sort((a, b) => a - b)
      .forEach((one, i) => {
        bytes.writeUInt32BE(one, i * PACKED_BYTES);
      });
    const written = readFileSync(file, 'utf8')
      .replace(/BIAS = .*;/, `BIAS = ${Number((model.bias - threshold).toFixed(3))};`)
      .replace(/WEIGHTS =\s+'.*';/, `WEIGHTS =\n  '${bytes.toString('base64')}';`);
    writeFileSync(file, written);
    console.log(`${packed.length} weights, ${Math.round(written.length / 1024)} KiB`);
  }
}

/** Pseudo-random numbers below one, the same each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(order: T[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [one, other] = [order[i], order[j]];
    if (one !== undefined && other !== undefined) [order[i], order[j]] = [other, one];
  }
}
