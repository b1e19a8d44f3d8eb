/** Precision and recall of immediate signals on the labelled utterances: `node test/eval/signals/measure.ts [dev|held-out]`. */
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';
import { DEVELOPMENT } from './development.ts';
import { HELD_OUT } from './held-out.ts';
import { FAMILIES, SAID_AT, type Utterance } from './labels.ts';
import { type Figures, figuresOf, type Judged, judge } from './score.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
const row = (name: string, figures: Figures) =>
  `${name.padEnd(14)}${String(figures.labels).padStart(7)}${String(figures.right).padStart(7)}` +
  `${String(figures.wrong).padStart(7)}${String(figures.missed).padStart(8)}${percent(figures.precision)}${percent(figures.recall)}`;

function show(title: string, judged: readonly Judged[]): void {
  const traps = judged.filter(({ utterance }) => utterance.trap !== null).length;
  console.log(`\n${title}: ${judged.length} utterances, ${traps} of them traps`);
  console.log('family         labels  right  wrong  missed  precision  recall');
  for (const family of FAMILIES) console.log(row(family, figuresOf(judged, family)));
  console.log(row('all', figuresOf(judged)));
}

function showErrors(judged: readonly Judged[]): void {
  for (const { utterance, missed, wrong } of judged) {
    if (missed.length + wrong.length === 0) continue;
    console.log(`\n  ${JSON.stringify(utterance.text)}${utterance.trap ? ` (trap: ${utterance.trap})` : ''}`);
    for (const want of missed)
      console.log(`    missed  ${want.action} ${want.topic} ${JSON.stringify(want.says)}`);
    for (const signal of wrong)
      console.log(
        `    wrong   ${signal.action} ${signal.topicKey} ${JSON.stringify(signal.content)} by ${signal.rule}`,
      );
  }
}

const measure = (utterances: readonly Utterance[]): Judged[] =>
  utterances.map((utterance) => judge(utterance, extractSignals(utterance.text, { occurredAt: SAID_AT })));

const only = process.argv[2];
const sets = { dev: DEVELOPMENT, 'held-out': HELD_OUT };
const judged = Object.entries(sets)
  .filter(([name]) => only === undefined || only === name)
  .map(([name, utterances]) => [name, measure(utterances)] as const);
for (const [name, results] of judged) {
  show(name, results);
  showErrors(results);
}
if (judged.length > 1)
  show(
    'both',
    judged.flatMap(([, results]) => results),
  );
