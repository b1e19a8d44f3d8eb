/**
 * Fits `src/recall/events/weights.ts`, what the features of an event weigh, to the questions of LoCoMo-format files:
 *
 *     node test/eval/fit-event-weights.ts FILE… [--ablate] [--write]
 *
 * Prints recall in cross-validation (four folds that hold whole conversations out; every file counts the same) and, with
 * `--ablate`, the same with each stage of recall switched off and the rest fitted anew; with `--write`, writes the weights
 * fitted to all. No word, name or topic is fitted: only what the features weigh.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import { parseOptions } from '../support/commands/options.ts';
import { readTranscripts } from '../support/transcript.ts';
import { RECALL_CUTOFFS, report } from './metrics.ts';
import { ABLATIONS } from './ranking/ablations.ts';
import { type CollectedQuestion, collectQuestions } from './ranking/collect.ts';
import {
  crossValidate,
  featureQuestions,
  fitQuestions,
  type Weights,
  withRetold,
} from './ranking/cross-validate.ts';

const OUTPUT = join(import.meta.dirname, '../../src/recall/events/weights.ts');

async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      ablate: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new CommandFailure('invalid_setting', 'name the files to fit to');
  const collected: CollectedQuestion[][] = [];
  for (const file of positionals) {
    const transcripts = await readTranscripts(file);
    if (!transcripts.ok) throw new CommandFailure('invalid_setting', transcripts.error);
    collected.push(await collectQuestions(transcripts.value));
  }
  const told = withRetold(collected);
  const { names, files } = featureQuestions(told, [], collected.length);
  console.log(
    renderRow(
      'stage switched off',
      [...positionals.map((file) => basename(file, '.json')), 'asked by', 'asked of'].map((name) =>
        name.padEnd(23),
      ),
    ),
  );
  printRecall('none', names, files);
  for (const { stage, features, without } of values.ablate ? ABLATIONS : []) {
    const rest = featureQuestions(
      told.map((questions) => questions.map(without)),
      features,
      collected.length,
    );
    printRecall(stage, rest.names, rest.files);
  }
  if (values.write) writeFileSync(OUTPUT, renderWeights(fitQuestions(names, files.flat())));
}

/** One line: recall in cross-validation, for each file at each cut-off. */
function printRecall(stage: string, ...of: Parameters<typeof crossValidate>): void {
  const figures = crossValidate(...of).map((ranked) => {
    const { recall_at: recall } = report(ranked).overall;
    return RECALL_CUTOFFS.map((k) => (recall[k] ?? 0).toFixed(3)).join(' ');
  });
  console.log(renderRow(stage, figures));
}

const renderRow = (stage: string, figures: readonly string[]): string =>
  [stage.padEnd(30), ...figures].join(' | ');

/** The file of weights. */
export const renderWeights = (weights: Weights): string => `/**
 * Weights of the features of an event. Made by test/eval/fit-event-weights.ts: listwise softmax regression with an L2
 * penalty, over the development sets of LoCoMo and BEAM, each counting the same, and the questions about people retold as
 * one of them would ask. Do not edit by hand.
 */
import type { EventFeature } from './features.ts';

export const EVENT_WEIGHTS: Readonly<Record<EventFeature, number>> = {
${Object.entries(weights)
  .map(([name, weight]) => `  ${name}: ${weight.toFixed(4)},`)
  .join('\n')}
};
`;

await runCommand(main);
