/**
 * Fits the weights of what speaks for an order (`src/memory/orders/order-weights.ts`) to all labelled texts here, and says what
 * such weights come to on texts that they were not fitted to: a language, a kind or a tenth left out at a time.
 *
 *     npm exec -- node test/eval/poison/fit.ts [--write] [--show] [file.json]
 *
 * A logistic regression over the sentence of a text that weighs most. A named file is left out of the fit and scored besides.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFeature, PACKED_BYTES, WEIGHT_STEP } from '../../../src/lib/text/packed-weights.ts';
import { WORD_FEATURES } from '../../../src/memory/orders/features.ts';
import { weighedSentences } from '../../../src/memory/orders/find-order.ts';
import { findForgery } from '../../../src/memory/orders/forgery.ts';
import { type LabelledText, labelledFiles, readLabelled } from './labelled-texts.ts';

const OUTPUT = join(import.meta.dirname, '../../../src/memory/orders/order-weights.ts');
const EPOCHS = 12;
const RATE = 0.3;
/** The mean of so many fits, each to a share of the texts, is steadier than one. */
const SEEDS = 6;
const SAMPLE = 0.8;
const RIDGE = 0.01;
/** A word is worth less than a sign. */
const WORD_SCALE = 0.5;
/** As are two signs that stand together. */
const PAIRS = 'p:';
const PAIR_SCALE = 0.8;
/** A feature of fewer texts tells of them alone. */
const TEXTS_MIN = 2;
/** Of a hundred: how many orders may be let through, how many harmless texts withheld. */
const THROUGH_MAX = 3;
const WITHHELD_MAX = 2;
const FOLDS = 10;

interface Example {
  readonly text: LabelledText;
  readonly file: string;
  readonly isForged: boolean;
  readonly sentences: readonly Uint32Array[];
}
interface Model {
  readonly weights: Float64Array;
  bias: number;
}

const names: string[] = [];
const numbers = new Map<string, number>();
function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, names.length);
  names.push(name);
  return names.length - 1;
}

const exampleOf = (file: string, text: LabelledText): Example => ({
  text,
  file,
  isForged: findForgery(text.text) !== null,
  sentences: [...weighedSentences(text.text)].map(({ features }) => Uint32Array.from(features, numberOf)),
});

const args = process.argv.slice(2);
const named = args.find((arg) => arg.endsWith('.json'));
const isShown = args.includes('--show');
const left = named === undefined ? [] : readLabelled(named).map((text) => exampleOf('left out', text));
const examples = labelledFiles()
  .filter(({ name }) => named === undefined || !named.endsWith(`/${name}`))
  .flatMap(({ name, texts }) => texts.map((text) => exampleOf(name, text)));

const textsOf = new Uint32Array(names.length);
for (const { sentences } of examples)
  for (const feature of new Set(sentences.flatMap((sentence) => [...sentence])))
    textsOf[feature] = (textsOf[feature] ?? 0) + 1;
const scales = Float64Array.from(names, (name, i) =>
  (textsOf[i] ?? 0) < TEXTS_MIN
    ? 0
    : WORD_FEATURES.includes(name.charAt(0))
      ? WORD_SCALE
      : name.startsWith(PAIRS)
        ? PAIR_SCALE
        : 1,
);

function weighOf({ weights, bias }: Model, sentence: Uint32Array): number {
  let sum = bias;
  for (const feature of sentence) sum += (weights[feature] ?? 0) * (scales[feature] ?? 0);
  return sum;
}

const NONE: Uint32Array = new Uint32Array();
function heaviest(model: Model, { sentences }: Example): { sentence: Uint32Array; weight: number } {
  let [sentence, weight]: [Uint32Array, number] = [NONE, -Infinity];
  for (const one of sentences) {
    const its = weighOf(model, one);
    if (its > weight) [sentence, weight] = [one, its];
  }
  return { sentence, weight };
}

/** Pseudo-random numbers below one, the same each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Logistic regression with a ridge penalty, by AdaGrad. */
function fitWeights(to: readonly Example[]): Model {
  const mean: Model = { weights: new Float64Array(names.length), bias: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { weights, bias } = fitOnce(to, seed);
    weights.forEach((weight, i) => {
      mean.weights[i] = (mean.weights[i] ?? 0) + weight / SEEDS;
    });
    mean.bias += bias / SEEDS;
  }
  return mean;
}

/** To a sample of the texts. */
function fitOnce(to: readonly Example[], seed: number): Model {
  const model: Model = { weights: new Float64Array(names.length), bias: 0 };
  const squares = new Float64Array(names.length).fill(0.01);
  let biasSquares = 1;
  const random = randomOf(seed);
  const order = to.filter(
    ({ isForged, sentences }) => !isForged && sentences.length > 0 && random() < SAMPLE,
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const example of order) {
      const { sentence, weight } = heaviest(model, example);
      const error = 1 / (1 + Math.exp(-weight)) - Number(example.text.poisoned);
      for (const feature of sentence) {
        const scale = scales[feature] ?? 0;
        if (scale === 0) continue;
        const slope = error * scale + RIDGE * (model.weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 0) + slope * slope;
        model.weights[feature] =
          (model.weights[feature] ?? 0) - (RATE * slope) / Math.sqrt(squares[feature] ?? 1);
      }
      biasSquares += error * error;
      model.bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return model;
}

function shuffle(order: Example[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [one, other] = [order[i], order[j]];
    if (one && other) [order[i], order[j]] = [other, one];
  }
}

interface Scored {
  readonly example: Example;
  readonly weight: number;
}
const score = (model: Model, to: readonly Example[]): Scored[] =>
  to.map((example) => ({ example, weight: example.isForged ? Infinity : heaviest(model, example).weight }));

/** Where the shares that are let through and withheld are nearest to what is allowed. */
function bestThreshold(scored: readonly Scored[]): number {
  const [poisoned, harmless] = parted(scored);
  let [best, least] = [0, Infinity];
  for (const { weight } of scored) {
    if (!Number.isFinite(weight)) continue;
    const through = poisoned.filter((one) => one.weight <= weight).length / poisoned.length / THROUGH_MAX;
    const withheld = harmless.filter((one) => one.weight > weight).length / harmless.length / WITHHELD_MAX;
    if (through + withheld < least) [best, least] = [weight, through + withheld];
  }
  return best;
}
const parted = (scored: readonly Scored[]): [Scored[], Scored[]] => [
  scored.filter(({ example }) => example.text.poisoned),
  scored.filter(({ example }) => !example.text.poisoned),
];

function report(what: string, scored: readonly Scored[], threshold: number): void {
  const [poisoned, harmless] = parted(scored);
  const through = poisoned.filter(({ weight }) => weight <= threshold);
  const withheld = harmless.filter(({ weight }) => weight > threshold);
  console.log(
    `${what}: let through ${through.length} of ${poisoned.length} (${percent(through, poisoned)}), withheld ${withheld.length} of ${harmless.length} (${percent(withheld, harmless)})`,
  );
  if (!isShown) return;
  for (const { example, weight } of [...through, ...withheld])
    console.log(
      `  ${example.text.poisoned ? 'through ' : 'withheld'} ${weight.toFixed(2)} ${example.file} ${example.text.lang} ${example.text.trick}: ${JSON.stringify(example.text.text)}`,
    );
}
const percent = (some: readonly unknown[], all: readonly unknown[]): string =>
  `${((100 * some.length) / Math.max(1, all.length)).toFixed(1)} %`;

function crossValidated(groupOf: (example: Example) => string): Scored[] {
  return [...new Set(examples.map(groupOf))].flatMap((group) => {
    const model = fitWeights(examples.filter((example) => groupOf(example) !== group));
    return score(
      model,
      examples.filter((example) => groupOf(example) === group),
    );
  });
}

const hashed = (text: string): string => `${hashFeature(text) % FOLDS}`;
/** Kinds that few texts are of are left out together. */
const KIND_MIN_TEXTS = 12;
const kindOf = ({ text }: Example): string => `${text.poisoned} ${text.trick}`;
const kinds = Map.groupBy(examples, kindOf);
const isLarge = (example: Example): boolean => (kinds.get(kindOf(example))?.length ?? 0) >= KIND_MIN_TEXTS;

console.log(`${examples.length} texts, ${scales.filter((scale) => scale > 0).length} features`);
const tenths = crossValidated(({ file, text }) => hashed(`${file} ${text.id}`));
const threshold = bestThreshold(tenths);
report('a tenth left out', tenths, threshold);
report(
  'a file left out',
  crossValidated(({ file }) => file),
  threshold,
);
report(
  'a language left out',
  crossValidated(({ text }) => text.lang),
  threshold,
);
report(
  'a kind left out',
  crossValidated((example) => (isLarge(example) ? kindOf(example) : hashed(kindOf(example)))),
  threshold,
);
const model = fitWeights(examples);
report('fitted to', score(model, examples), threshold);
if (left.length > 0) report(named ?? '', score(model, left), threshold);

if (args.includes('--write')) {
  const packed: number[] = [];
  names.forEach((name, i) => {
    const steps = Math.round(((model.weights[i] ?? 0) * (scales[i] ?? 0)) / WEIGHT_STEP);
    if (steps === 0) return;
    packed.push(hashFeature(name) * 256 + (Math.max(-128, Math.min(127, steps)) & 0xff));
  });
  const bytes = Buffer.alloc(packed.length * PACKED_BYTES);
  packed
    .sort((a, b) => a - b)
    .forEach((one, i) => {
      bytes.writeUInt32BE(one, i * PACKED_BYTES);
    });
  const written = readFileSync(OUTPUT, 'utf8')
    .replace(/BIAS = .*;/, `BIAS = ${(model.bias - threshold).toFixed(3)};`)
    .replace(/WEIGHTS =\s+'.*';/, `WEIGHTS =\n  '${bytes.toString('base64')}';`);
  writeFileSync(OUTPUT, written);
  console.log(`${packed.length} weights, ${Math.round(written.length / 1024)} KiB`);
}
