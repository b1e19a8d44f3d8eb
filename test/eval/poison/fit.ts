/**
 * Fits the weights of what speaks for an order (`src/memory/orders/order-weights.ts`) to all labelled texts here, and says what
 * such weights come to on texts that they were not fitted to: a language, a kind or a tenth left out at a time.
 *
 *     npm exec -- node test/eval/poison/fit.ts [--write] [--quick] [--show] [file.json]
 *
 * A logistic regression over the sentence of a text that weighs most. A named file is left out of the fit and scored besides. `--quick`
 * leaves out only tenths, as the threshold needs them.
 */
import { join } from 'node:path';
import { hashFeature } from '../../../src/lib/text/packed-weights.ts';
import { WORD_FEATURES } from '../../../src/memory/orders/features.ts';
import { weighedSentences } from '../../../src/memory/orders/find-order.ts';
import { findForgery } from '../../../src/memory/orders/forgery.ts';
import { Features, type Model } from '../fitting/logistic.ts';
import { type LabelledText, labelledFiles, readLabelled } from './labelled-texts.ts';

const OUTPUT = join(import.meta.dirname, '../../../src/memory/orders/order-weights.ts');
const EPOCHS = 12;
const RATE = 0.3;
/** The mean of so many fits, each to a share of the texts, is steadier than one. */
const SEEDS = [1, 2, 3, 4, 5, 6];
const SAMPLE = 0.8;
const RIDGE = 0.01;
/** A word is worth less than a sign. */
const WORD_SCALE = 0.5;
/** As are two signs that stand together. */
const PAIRS = 'p:';
const PAIR_SCALE = 0.8;
/** A feature of fewer texts tells of them alone. */
const TEXTS_MIN = 3;
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
const known = new Features();

const exampleOf = (file: string, text: LabelledText): Example => ({
  text,
  file,
  isForged: findForgery(text.text) !== null,
  sentences: [...weighedSentences(text.text)].map(({ features }) => Uint32Array.from(features, known.number)),
});

const args = process.argv.slice(2);
const named = args.find((arg) => arg.endsWith('.json'));
const isShown = args.includes('--show');
const left = named === undefined ? [] : readLabelled(named).map((text) => exampleOf('left out', text));
const examples = labelledFiles()
  .filter(({ name }) => named === undefined || !named.endsWith(`/${name}`))
  .flatMap(({ name, texts }) => texts.map((text) => exampleOf(name, text)));

known.scale(
  examples.map(({ sentences }) => new Set(sentences.flatMap((sentence) => [...sentence]))),
  TEXTS_MIN,
  (name) => (WORD_FEATURES.includes(name.charAt(0)) ? WORD_SCALE : name.startsWith(PAIRS) ? PAIR_SCALE : 1),
);

const NONE: Uint32Array = new Uint32Array();
function heaviest(model: Model, { sentences }: Example): { sentence: Uint32Array; weight: number } {
  let [sentence, weight]: [Uint32Array, number] = [NONE, -Infinity];
  for (const one of sentences) {
    const its = known.weigh(model, one);
    if (its > weight) [sentence, weight] = [one, its];
  }
  return { sentence, weight };
}

const fitWeights = (to: readonly Example[]): Model =>
  known.fit(
    to.filter(({ isForged, sentences }) => !isForged && sentences.length > 0),
    {
      epochs: EPOCHS,
      rate: RATE,
      ridge: RIDGE,
      seeds: SEEDS,
      sample: SAMPLE,
      firstSquare: 0.01,
      lessonsOf: (model, example) => [
        {
          features: heaviest(model, example).sentence,
          target: Number(example.text.poisoned),
          weight: 1,
        },
      ],
    },
  );

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

console.log(`${examples.length} texts, ${known.size} features`);
const tenths = crossValidated(({ file, text }) => hashed(`${file} ${text.id}`));
const threshold = bestThreshold(tenths);
report('a tenth left out', tenths, threshold);
if (!args.includes('--quick')) {
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
}
const model = fitWeights(examples);
report('fitted to', score(model, examples), threshold);
if (left.length > 0) report(named ?? '', score(model, left), threshold);

if (args.includes('--write')) known.write(OUTPUT, model, threshold);
