/**
 * Fits the weights of what speaks for a message's taking the place of another (`src/memory/reversals/supersession-weights.ts`) to labelled
 * pairs, and says what such weights come to on pairs that they were not fitted to: each FILE, and with `--folds` a file left out at a time.
 *
 *     npm exec -- node test/eval/corrections/fit.ts [--write] [--folds] [--list] [--locomo FILE] FILE...
 *
 * FILEs are of the form of `--corrections`, and never fitted to. Beside the pairs of `labelled` stand pairs that nobody meant to be any: each later
 * message with what others said, the messages of the sets of statements with each other, and what the speakers of `--locomo` said one after the other.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentencesOf } from '../../../src/memory/changes/correction-targets.ts';
import { ruledOf } from '../../../src/memory/reversals/concerns.ts';
import { type Reversed, readReversals, updateIn } from '../../../src/memory/reversals/read-reversals.ts';
import { UNSAID_LOSS } from '../../../src/memory/reversals/supersession.ts';
import {
  isComparable,
  PAIR_FEATURES,
  pairFeatures,
  saysOtherwise,
  WORD_FEATURES,
} from '../../../src/memory/reversals/supersession-features.ts';
import { readView, sharedOf, type View } from '../../../src/memory/reversals/view.ts';
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../src/memory/signals/message/clauses.ts';
import { readRemarks } from '../../../src/memory/statements/remarks.ts';
import { random } from '../../support/random.ts';
import { Features, type Lesson, type Model } from '../fitting/logistic.ts';
import { readLabelled, strangersFiles } from '../statements/labels.ts';
import { pairFiles, readLabelledPairs } from './labels.ts';
import { readPairs } from './pairs.ts';

const OUTPUT = join(import.meta.dirname, '../../../src/memory/reversals/supersession-weights.ts');
const EPOCHS = 12;
const RATE = 0.2;
const SEEDS = [77, 154];
const RIDGE = 0.003;
const WORD_SCALE = 0.4;
const PAIR_SCALE = 0.15;
const CASES_MIN = 4;
/** How much must speak for a pair. */
const THRESHOLD = 0.4;
/** Of each message so many that others said are held against it. */
const CROSSED = 6;
/** How much counts that a message whose words take something back was held against another one than it means, right behind that: people seldom do so. */
const MISPLACED_WEIGHT = 0.15;
const STATEMENTS_MAX = 4_000;
/** Of the messages of chats one of so many is held against what its speaker said before. */
const CHATS_SHARE = 3;

/** A message, and what one earlier message may be meant by in it. */
interface Case {
  readonly source: string;
  readonly lang: string;
  readonly later: string;
  readonly said: string;
  readonly update: Uint32Array;
  readonly candidates: readonly Uint32Array[];
  readonly isMeant: boolean;
  /** Whether somebody labelled it, or it only happens to be a pair. */
  readonly isLabelled: boolean;
  readonly counts: number;
  /** Weight that is taken from the message. */
  readonly loss: number;
}
const known = new Features();
const draws = random(1);

const viewsOf = (said: string): View[] => {
  const saying = {
    eventId: '',
    conversationId: '',
    text: said,
    saidAt: null,
    isNear: false,
    isRecent: false,
  };
  const contents = extractSignals(said, { occurredAt: 0 }).map(({ content }) => readView(content));
  return [...sentencesOf(saying).map(({ view }) => view), ...contents];
};
const viewsBySaid = new Map<string, View[]>();
const keptViewsOf = (said: string): View[] => {
  const views = viewsBySaid.get(said) ?? viewsOf(said);
  viewsBySaid.set(said, views);
  return views;
};
const updates = new Map<string, ReadUpdate | null>();
interface ReadUpdate {
  readonly view: View;
  readonly features: Uint32Array;
  readonly byWords: readonly Reversed[];
}
function updateOf(later: string): ReadUpdate | null {
  const kept = updates.get(later);
  if (kept !== undefined) return kept;
  const message = readMessage(later);
  const { own } = readRemarks(message);
  const read = updateIn(own);
  const update = read && {
    view: read.view,
    features: Uint32Array.from<number>(read.features.map(known.number)),
    byWords: readReversals(own, message.masked.plain, false).flatMap(({ reversed }) => reversed),
  };
  updates.set(later, update);
  return update;
}

const isSaidOtherwise = (later: string): boolean => {
  const update = updateOf(later);
  return update !== null && saysOtherwise(update.view);
};

function caseOf(
  source: string,
  lang: string,
  later: string,
  said: string,
  isNear: boolean,
  isMeant: boolean,
  isLabelled: boolean,
  counts = 1,
): Case[] {
  const update = updateOf(later);
  if (update === null) return [];
  const candidates = keptViewsOf(said)
    .filter((view) => isComparable(update.view, view, isNear))
    .map((view) =>
      Uint32Array.from(
        pairFeatures(update.view, view, isNear, ruledOf(update.byWords, { view, isNear })),
        known.number,
      ),
    );
  return candidates.length === 0
    ? []
    : [
        {
          source,
          lang,
          later,
          said,
          update: update.features,
          candidates,
          isMeant,
          isLabelled,
          counts,
          loss: saysOtherwise(update.view) ? 0 : UNSAID_LOSS,
        },
      ];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    locomo: { type: 'string' },
    folds: { type: 'boolean', default: false },
  },
});

const labelled = pairFiles().flatMap((file) =>
  readLabelledPairs(file).map((pair) => ({ ...pair, source: basename(file) })),
);
const cases: Case[] = labelled.flatMap(({ source, lang, said, later, relation }) =>
  [true, false].flatMap((isNear) => caseOf(source, lang, later, said, isNear, relation !== 'none', true)),
);
const saidBy = Map.groupBy(labelled, ({ lang }) => lang);
const pick = <One>(list: readonly One[]): One | undefined =>
  list.length === 0 ? undefined : draws.pick(list);
function crossed(
  source: string,
  lang: string,
  later: string,
  said: readonly string[],
  nearCounts = 1,
): Case[] {
  return Array.from({ length: CROSSED }, (_, i) => {
    const other = pick(said);
    return other === undefined || other === later
      ? []
      : caseOf(source, lang, later, other, i === 0, false, false, i === 0 ? nearCounts : 1);
  }).flat();
}
for (const { source, lang, later, said, relation } of labelled)
  cases.push(
    ...crossed(
      source,
      lang,
      later,
      (saidBy.get(lang) ?? []).flatMap((one) => (one.said === said ? [] : one.said)),
      relation === 'none' || !isSaidOtherwise(later) ? 1 : MISPLACED_WEIGHT,
    ),
  );
const statements = strangersFiles().flatMap((file) => readLabelled(file));
const statementsBy = Map.groupBy(statements, ({ lang }) => lang);
for (const { lang, text } of statements.filter(() => draws.int(statements.length) < STATEMENTS_MAX))
  cases.push(
    ...crossed('statements', lang, text, [
      ...(saidBy.get(lang) ?? []).map(({ said }) => said),
      ...(statementsBy.get(lang) ?? []).map((one) => one.text),
    ]),
  );

/** How many earlier messages of a chat are held against a later one of the same speaker. */
const CHATTED = 4;
if (values.locomo !== undefined)
  for (const { conversation } of JSON.parse(readFileSync(values.locomo, 'utf8')) as {
    conversation: Record<string, unknown>;
  }[]) {
    const said = Object.values(conversation).flatMap(
      (session) => (Array.isArray(session) ? session : []) as { speaker: string; text: string }[],
    );
    for (const [, own] of Map.groupBy(said, ({ speaker }) => speaker))
      for (const [i, { text }] of own.entries()) {
        const update = i === 0 || draws.int(CHATS_SHARE) > 0 ? null : updateOf(text);
        if (update === null || update === undefined) continue;
        const before = own.slice(0, i - 1).map((one) => one.text);
        const shared = before.map((one) => ({
          one,
          shared: Math.max(
            0,
            ...keptViewsOf(one).map((view) =>
              sharedOf(
                new Set([...update.view.terms, ...update.view.owners]),
                new Set([...view.terms, ...view.owners]),
              ),
            ),
          ),
        }));
        const most = shared.sort((a, b) => b.shared - a.shared).slice(0, CHATTED);
        cases.push(
          ...caseOf('locomo', 'en', text, own[i - 1]?.text ?? '', true, false, false),
          ...most.flatMap(({ one }) => caseOf('locomo', 'en', text, one, false, false, false)),
        );
      }
  }

known.scale(
  cases.flatMap(({ update, candidates }) => [update, ...candidates.slice(0, 1)]),
  CASES_MIN,
  (name) =>
    WORD_FEATURES.includes(name.charAt(0))
      ? WORD_SCALE
      : PAIR_FEATURES.includes(name.charAt(0))
        ? PAIR_SCALE
        : 1,
);
const joint = (update: Uint32Array, pair: Uint32Array): Uint32Array => Uint32Array.from([...update, ...pair]);
function heaviest(
  model: Model,
  { update, candidates, loss }: Case,
): { features: Uint32Array; weight: number } {
  let best: { features: Uint32Array; weight: number } = {
    features: new Uint32Array(),
    weight: Number.NEGATIVE_INFINITY,
  };
  const base = known.weigh(model, update) - loss;
  for (const pair of candidates) {
    const weight = base + known.weigh(model, pair) - model.bias;
    if (weight > best.weight) best = { features: pair, weight };
  }
  return best;
}
const fitWeights = (to: readonly Case[]): Model =>
  known.fit(to, {
    epochs: EPOCHS,
    rate: RATE,
    ridge: RIDGE,
    seeds: SEEDS,
    sample: 1,
    firstSquare: 0.05,
    lessonsOf: (model, one): Lesson[] => [
      {
        features: joint(one.update, heaviest(model, one).features),
        target: Number(one.isMeant),
        weight: one.counts,
      },
    ],
  });

const THRESHOLDS = [-1.5, -1, -0.5, 0, 0.5, 1];
function report(what: string, judged: readonly { one: Case; weight: number }[]): void {
  console.log(
    `${what}: threshold, found of the meant, wrong of the others that were labelled and of those that were not, precision on the labelled`,
  );
  for (const threshold of THRESHOLDS) {
    const over = (test: (one: Case) => boolean) => {
      const of = judged.filter(({ one }) => test(one));
      return [of.filter(({ weight }) => weight > threshold).length, of.length] as const;
    };
    const [found, meant] = over(({ isMeant }) => isMeant);
    const [wrong, others] = over(({ isMeant, isLabelled }) => !isMeant && isLabelled);
    const [crossedWrong, crossedAll] = over(({ isLabelled }) => !isLabelled);
    console.log(
      `  ${threshold}  ${(found / meant).toFixed(3)}  ${(wrong / others).toFixed(3)}  ${(crossedWrong / crossedAll).toFixed(4)}  ${(found / (found + wrong)).toFixed(3)}`,
    );
  }
}
console.log(`${labelled.length} pairs, ${cases.length} cases, ${known.size} features`);
const held = positionals.flatMap((file) =>
  readPairs(file).flatMap(({ lang, said, corrected }, i) =>
    caseOf(basename(file), lang, corrected, said, i % 4 < 2, true, true),
  ),
);
const judgedBy = (model: Model, of: readonly Case[]) =>
  of.map((one) => ({ one, weight: heaviest(model, one).weight }));
if (values.folds)
  report(
    'left out, a file at a time',
    [...new Set(labelled.map(({ source }) => source))].flatMap((source) =>
      judgedBy(
        fitWeights(cases.filter((one) => one.source !== source)),
        cases.filter((one) => one.source === source),
      ),
    ),
  );
const model = fitWeights(cases);
report('fitted to', judgedBy(model, cases));
if (held.length > 0)
  report(`held out, ${held.length} cases of ${positionals.length} files`, judgedBy(model, held));
/** What a message must weigh by itself to be held against anything: what is lost by that, and which share of messages is held against what was said. */
const GATES = [-6, -5, -4, -3.5, -3, -2.5, -2, -1.5, -1];
const ofUpdate = ({ update }: Case): number => known.weigh(model, update) - THRESHOLD;
const kept = judgedBy(model, [...cases.filter(({ isMeant }) => isMeant), ...held]).filter(
  ({ weight }) => weight > THRESHOLD,
);
const ordinary = (source: string) => [
  ...new Map(cases.flatMap((one) => (one.source === source ? [[one.later, one]] : []))).values(),
];
for (const gate of GATES)
  console.log(
    `  gate ${gate}: keeps ${(kept.filter(({ one }) => ofUpdate(one) >= gate).length / kept.length).toFixed(3)}; looks at ${['locomo', 'statements'].map((source) => `${(ordinary(source).filter((one) => ofUpdate(one) >= gate).length / ordinary(source).length).toFixed(3)} of ${source}`).join(', ')}`,
  );
const chats = [
  ...Map.groupBy(
    judgedBy(
      model,
      cases.filter(({ source }) => source === 'locomo'),
    ),
    ({ one }) => one.later,
  ).values(),
];
console.log(
  `  of the messages of chats ${(chats.filter((of) => of.some(({ weight }) => weight > THRESHOLD)).length / chats.length).toFixed(4)} would end something`,
);
if (values.list)
  for (const { one, weight } of judgedBy(model, held))
    if (weight <= THRESHOLD)
      console.log(weight.toFixed(2), one.lang, JSON.stringify(one.said), '→', JSON.stringify(one.later));
if (values.write) known.write(OUTPUT, model, THRESHOLD);
