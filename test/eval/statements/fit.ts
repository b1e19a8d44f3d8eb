/**
 * Fits the weights of what speaks for a statement (`src/memory/statements/statement-weights.ts`) to labelled messages, and says what
 * such weights come to on messages that they were not fitted to: a fifth, or a whole file, left out at a time.
 *
 *     npm exec -- node test/eval/statements/fit.ts [--write] [--on] [--locomo FILE] [--beam FILE] FILE...
 *
 * To those of `strangers` and `plain`, and of each FILE. `--on` begins with the weights that stand. A logistic regression over the remarks of a message. Chats without labels (LoCoMo, BEAM) are what people write beside: their remarks
 * tell nothing, but that of a recorded observation which weighs most.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashFeature } from '../../../src/lib/text/packed-weights.ts';
import { readMessage } from '../../../src/memory/signals/message/clauses.ts';
import { featuresOf, PAIR_FEATURES, WORD_FEATURES } from '../../../src/memory/statements/features.ts';
import { readStatements } from '../../../src/memory/statements/read-statements.ts';
import { readRemarks } from '../../../src/memory/statements/remarks.ts';
import { BIAS, WEIGHTS } from '../../../src/memory/statements/statement-weights.ts';
import { Features, type Lesson, type Model } from '../fitting/logistic.ts';
import { statementsReport } from './figures.ts';
import { judgeMessage, type LabelledMessage, readLabelled, readPlain, strangersFiles } from './labels.ts';

const OUTPUT = join(import.meta.dirname, '../../../src/memory/statements/statement-weights.ts');
/** What a plain message counts beside one by a stranger: it must be told more surely. */
const PLAIN_WEIGHT = 2;
const EPOCHS = 25;
const RATE = 0.2;
const SEEDS = [77, 154, 231, 308, 385];
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
const OBSERVED = 0.7;
/** A remark that holds a part of a fact only. */
const PART = 0.5;
const PART_WEIGHT = 0.3;
/** How much must speak for a remark: beyond it 19 of 20 memories are right in what strangers wrote since. */
const THRESHOLD = 0.81;
const FOLDS = 5;

interface Text {
  readonly source: string;
  readonly text: string;
  readonly label: LabelledMessage | null;
  readonly isObserved: boolean;
  readonly examples: readonly Lesson[];
}
const known = new Features();

const holds = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

function textOf(source: string, text: string, label: LabelledMessage | null, isObserved = false): Text {
  const message = readMessage(text);
  const { remarks } = readRemarks(message);
  const features = featuresOf(remarks);
  const examples = remarks.flatMap(({ role, start, end }, i): Lesson[] => {
    // "Always name versions when I ask about libraries": of orders nobody noted whether they are meant to stand.
    if (label === null && role === 'order') return [];
    const told = message.masked.plain.slice(start, end);
    const isHit =
      label?.facts.some(({ must }) => must.every((words) => holds(told, words) || holds(words, told))) ??
      false;
    const isPart = label?.facts.some(({ must }) => must.some((words) => holds(told, words))) ?? false;
    const isForbidden = label?.forbid.some((words) => holds(told, words)) ?? false;
    const [target, weight] = isForbidden ? [0, 1] : isHit ? [1, 1] : isPart ? [PART, PART_WEIGHT] : [0, 1];
    return [{ features: Uint32Array.from(features[i] ?? [], known.number), target, weight }];
  });
  return { source, text, label, isObserved, examples };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    on: { type: 'boolean', default: false },
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

const given = [...strangersFiles(), ...positionals].flatMap((file) =>
  readLabelled(file).map((message) => textOf(basename(file), message.text, message)),
);
const plain = readPlain().map((message) => textOf('plain', message.text, message));
const labelled = [...given, ...plain];
const locomo = chatsOf(values.locomo, () => true);
const beam = chatsOf(values.beam, (speaker) => speaker === 'User');
const texts = [...labelled, ...locomo, ...beam];

known.scale(
  texts.flatMap(({ examples }) => examples.map(({ features }) => features)),
  REMARKS_MIN,
  (name) =>
    WORD_FEATURES.includes(name.charAt(0))
      ? WORD_SCALE
      : PAIR_FEATURES.includes(name.charAt(0))
        ? PAIR_SCALE
        : 1,
);
if (values.on) known.beginWith({ bias: BIAS, packed: WEIGHTS }, THRESHOLD);

const countsOf = ({ label, source }: Text): number =>
  label !== null
    ? source === 'plain'
      ? PLAIN_WEIGHT
      : 1
    : source.startsWith('beam')
      ? BEAM_WEIGHT
      : LOCOMO_WEIGHT;

const fitWeights = (to: readonly Text[]): Model =>
  known.fit(to, {
    epochs: EPOCHS,
    rate: RATE,
    ridge: RIDGE,
    seeds: SEEDS,
    sample: 1,
    firstSquare: 0.05,
    lessonsOf: (model, text) =>
      taught(model, text).map((lesson) => ({ ...lesson, weight: lesson.weight * countsOf(text) })),
  });

/** What a text teaches: of a recorded observation only its heaviest remark tells something, and the others may. */
function taught(model: Model, { isObserved, examples }: Text): readonly Lesson[] {
  if (!isObserved) return examples;
  let [best, most] = [examples[0], -Infinity];
  for (const example of examples) {
    const weight = known.weigh(model, example.features);
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
    known.weigh(model, known.known(features)) - threshold;
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
  `${labelled.length} labelled messages, ${locomo.length + beam.length} others, ${known.size} features`,
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
if (values.write) known.write(OUTPUT, fitWeights(texts), THRESHOLD);
