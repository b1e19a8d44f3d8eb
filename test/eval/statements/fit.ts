/**
 * Fits the weights of what speaks for a statement (`src/memory/statements/statement-weights.ts`) to labelled messages, and says what
 * such weights come to on messages that they were not fitted to: a fifth, or a whole file, left out at a time.
 *
 *     npm exec -- node test/eval/statements/fit.ts [--write] [--list] [--locomo FILE] [--beam FILE] FILE...
 *
 * A logistic regression over the remarks of a message. Chats without labels (LoCoMo, BEAM) are what people write beside: their remarks
 * tell nothing, but that of a recorded observation which weighs most.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashFeature, PACKED_BYTES, WEIGHT_STEP } from '../../../src/lib/text/packed-weights.ts';
import { readMessage } from '../../../src/memory/signals/message/clauses.ts';
import { featuresOf, PAIR_FEATURES, WORD_FEATURES } from '../../../src/memory/statements/features.ts';
import { readStatements } from '../../../src/memory/statements/read-statements.ts';
import { readRemarks } from '../../../src/memory/statements/remarks.ts';
import { statementsReport } from './figures.ts';
import { judgeMessage, type LabelledMessage, readLabelled, readPlain } from './labels.ts';

const OUTPUT = join(import.meta.dirname, '../../../src/memory/statements/statement-weights.ts');
/** What a plain message counts beside one by a stranger: it must be told more surely. */
const PLAIN_WEIGHT = 2;
const EPOCHS = 25;
const RATE = 0.2;
const SEEDS = 5;
const RIDGE = 0.002;
/** A word is worth less than a class, as are two classes that stand together. */
const WORD_SCALE = 0.4;
const PAIR_SCALE = 0.35;
/** A feature of fewer remarks tells of them alone. */
const REMARKS_MIN = 2;
/** What a remark of a chat without labels counts beside one of a labelled message. */
const LOCOMO_WEIGHT = 0.6;
const BEAM_WEIGHT = 0.3;
/** How surely the heaviest remark of a recorded observation tells something. */
const OBSERVED = 1;
/** A remark that holds a part of a fact only. */
const PART = 0.5;
const PART_WEIGHT = 0.3;
/** How much must speak for a remark: beyond it nine of ten memories are right in messages left out. */
const THRESHOLD = 1.3;
const FOLDS = 5;

interface Example {
  readonly features: Uint32Array;
  readonly target: number;
  readonly weight: number;
}
interface Text {
  readonly source: string;
  readonly text: string;
  readonly label: LabelledMessage | null;
  readonly isObserved: boolean;
  readonly examples: readonly Example[];
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

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

function textOf(source: string, text: string, label: LabelledMessage | null, isObserved = false): Text {
  const message = readMessage(text);
  const { remarks } = readRemarks(message);
  const features = featuresOf(remarks);
  const examples = remarks.flatMap(({ role, start, end }, i): Example[] => {
    // "Always name versions when I ask about libraries": of orders nobody noted whether they are meant to stand.
    if (label === null && role === 'order') return [];
    const told = message.masked.plain.slice(start, end);
    const isHit =
      label?.facts.some(({ must }) => must.every((words) => holds(told, words) || holds(words, told))) ??
      false;
    const isPart = label?.facts.some(({ must }) => must.some((words) => holds(told, words))) ?? false;
    const isForbidden = label?.forbid.some((words) => holds(told, words)) ?? false;
    const [target, weight] = isForbidden ? [0, 1] : isHit ? [1, 1] : isPart ? [PART, PART_WEIGHT] : [0, 1];
    return [{ features: Uint32Array.from(features[i] ?? [], numberOf), target, weight }];
  });
  return { source, text, label, isObserved, examples };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    locomo: { type: 'string' },
    beam: { type: 'string' },
  },
});

interface Chat {
  readonly sample_id: string;
  readonly conversation: Record<string, unknown>;
  readonly observation?: unknown;
}
function chatsOf(file: string | undefined, speaks: (speaker: string) => boolean): Text[] {
  if (file === undefined) return [];
  const chats: Chat[] = JSON.parse(readFileSync(file, 'utf8'));
  return chats.flatMap(({ sample_id, conversation, observation }) => {
    const observed = new Set(JSON.stringify(observation ?? '').match(/D\d+:\d+/g));
    return Object.values(conversation).flatMap((session) =>
      Array.isArray(session)
        ? session.flatMap(({ speaker, dia_id, text }) =>
            speaks(speaker) ? textOf(`${basename(file)} ${sample_id}`, text, null, observed.has(dia_id)) : [],
          )
        : [],
    );
  });
}

const given = positionals.flatMap((file) =>
  readLabelled(file).map((message) => textOf(basename(file), message.text, message)),
);
const plain = readPlain().map((message) => textOf('plain', message.text, message));
const labelled = [...given, ...plain];
const locomo = chatsOf(values.locomo, () => true);
const beam = chatsOf(values.beam, (speaker) => speaker === 'User');
const texts = [...labelled, ...locomo, ...beam];

const remarksOf = new Uint32Array(names.length);
for (const { examples } of texts)
  for (const { features } of examples)
    for (const feature of features) remarksOf[feature] = (remarksOf[feature] ?? 0) + 1;
const scales = Float64Array.from(names, (name, i) =>
  (remarksOf[i] ?? 0) < REMARKS_MIN
    ? 0
    : WORD_FEATURES.includes(name.charAt(0))
      ? WORD_SCALE
      : PAIR_FEATURES.includes(name.charAt(0))
        ? PAIR_SCALE
        : 1,
);

function weighOf({ weights, bias }: Model, features: Uint32Array): number {
  let sum = bias;
  for (const feature of features) sum += (weights[feature] ?? 0) * (scales[feature] ?? 0);
  return sum;
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

/** Logistic regression with a ridge penalty, by AdaGrad; the mean of fits in different orders is steadier than one. */
function fitWeights(to: readonly Text[]): Model {
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

const countsOf = ({ label, source }: Text): number =>
  label !== null
    ? source === 'plain'
      ? PLAIN_WEIGHT
      : 1
    : source.startsWith('beam')
      ? BEAM_WEIGHT
      : LOCOMO_WEIGHT;

function fitOnce(to: readonly Text[], seed: number): Model {
  const model: Model = { weights: new Float64Array(names.length), bias: 0 };
  const { weights } = model;
  const squares = new Float64Array(names.length).fill(0.05);
  let biasSquares = 1;
  const random = randomOf(seed * 77);
  const order = [...to];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const text of order)
      for (const { features, target, weight } of taught(model, text)) {
        const counts = weight * countsOf(text);
        const error = counts * (1 / (1 + Math.exp(-weighOf(model, features))) - target);
        for (const feature of features) {
          const scale = scales[feature] ?? 0;
          if (scale === 0) continue;
          const slope = error * scale + RIDGE * counts * (weights[feature] ?? 0);
          squares[feature] = (squares[feature] ?? 0) + slope * slope;
          weights[feature] = (weights[feature] ?? 0) - (RATE * slope) / Math.sqrt(squares[feature] ?? 1);
        }
        biasSquares += error * error;
        model.bias -= (RATE * error) / Math.sqrt(biasSquares);
      }
  }
  return model;
}

/** What a text teaches: of a recorded observation only its heaviest remark tells something, and the others may. */
function taught(model: Model, { isObserved, examples }: Text): readonly Example[] {
  if (!isObserved) return examples;
  let [best, most] = [examples[0], -Infinity];
  for (const example of examples) {
    const weight = weighOf(model, example.features);
    if (weight > most) [best, most] = [example, weight];
  }
  return best === undefined ? [] : [{ ...best, target: OBSERVED }];
}

/** How much speaks for the remarks of a text by the weights that it was left out of. */
type Judges = Map<Text, Model>;
function leavingOut(groupOf: (text: Text) => string, groups = [...new Set(texts.map(groupOf))]): Judges {
  const judges: Judges = new Map();
  for (const group of groups) {
    const model = fitWeights(texts.filter((text) => groupOf(text) !== group));
    for (const text of texts) if (groupOf(text) === group) judges.set(text, model);
  }
  return judges;
}

const scoreBy =
  (model: Model, threshold: number) =>
  (features: readonly string[]): number =>
    weighOf(model, Uint32Array.from(features.flatMap((name) => numbers.get(name) ?? []))) - threshold;
const learnt = (text: Text, model: Model, threshold: number): string[] =>
  readStatements(readMessage(text.text), scoreBy(model, threshold)).statements.map(
    ({ signal }) => signal.content,
  );

const LARGE = new Set(['de', 'fr', 'es', 'it', 'pt', 'zh', 'ja', 'ru']);
const GROUPS: Readonly<Record<string, (lang: string) => boolean>> = {
  en: (lang) => lang === 'en',
  large: (lang) => LARGE.has(lang),
  others: (lang) => lang !== 'en' && !LARGE.has(lang),
};
const THRESHOLDS = [0, 0.5, 1, 1.5, 2];

function report(what: string, judges: Judges): void {
  console.log(`${what}:`);
  for (const threshold of THRESHOLDS) {
    const judged = given.flatMap((text) => {
      const model = judges.get(text);
      return text.label && model ? [judgeMessage(text.label, learnt(text, model, threshold))] : [];
    });
    if (judged.length === 0) continue;
    const of = (test: (lang: string) => boolean) => {
      const { recall, precision } = statementsReport(
        judged.filter(({ message }) => test(message.lang)),
      ).overall;
      return `${recall.toFixed(3)} / ${precision.toFixed(3)}`;
    };
    const teaching = (chat: readonly Text[]) => {
      const judgedChat = chat.filter((text) => judges.has(text));
      const teach = judgedChat.filter(
        (text) => learnt(text, judges.get(text) as Model, threshold).length > 0,
      );
      return (teach.length / Math.max(1, judgedChat.length)).toFixed(3);
    };
    console.log(
      `  above ${threshold}: ${of(() => true)}  ${Object.entries(GROUPS)
        .map(([name, test]) => `${name} ${of(test)}`)
        .join('  ')}` +
        `  LoCoMo ${teaching(locomo)}, observed ${teaching(locomo.filter(({ isObserved }) => isObserved))}  BEAM ${teaching(beam)}`,
    );
  }
}

console.log(
  `${labelled.length} labelled messages, ${locomo.length + beam.length} others, ${scales.filter((s) => s > 0).length} features`,
);
const shareOf = ({ source, text }: Text): string => `${hashFeature(`${source} ${text}`) % FOLDS}`;
report('a fifth left out', leavingOut(shareOf));
{
  const sources = [...new Set(given.map(({ source }) => source))];
  report(
    'a file left out',
    leavingOut(({ source }) => source, sources),
  );
}
if (values.write) {
  const model = fitWeights(texts);
  const threshold = THRESHOLD;
  const packed: number[] = [];
  names.forEach((name, i) => {
    const steps = Math.round(((model.weights[i] ?? 0) * (scales[i] ?? 0)) / WEIGHT_STEP);
    if (steps !== 0) packed.push(hashFeature(name) * 256 + (Math.max(-128, Math.min(127, steps)) & 0xff));
  });
  const bytes = Buffer.alloc(packed.length * PACKED_BYTES);
  packed
    .sort((a, b) => a - b)
    .forEach((one, i) => {
      bytes.writeUInt32BE(one, i * PACKED_BYTES);
    });
  const written = readFileSync(OUTPUT, 'utf8')
    .replace(/BIAS = .*;/, `BIAS = ${Number((model.bias - threshold).toFixed(3))};`)
    .replace(/WEIGHTS =\s+'.*';/, `WEIGHTS =\n  '${bytes.toString('base64')}';`);
  writeFileSync(OUTPUT, written);
  console.log(`${packed.length} weights, ${Math.round(written.length / 1024)} KiB`);
}
