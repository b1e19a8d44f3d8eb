/** The report of a replay as text. */
import { RECALL_CUTOFFS } from '../metrics.ts';
import type { RouteScores } from './evidence-recall.ts';
import { FATES } from './fates.ts';
import type { ReplayReport } from './replay-report.ts';

const LABEL_CHARS = 18;
const CELL_CHARS = 8;

/** The tables of a report. */
export const renderReplay = (report: ReplayReport): string =>
  [work(report), facts(report), planted(report), recall(report)].join('\n\n');

const line = (label: string, cells: readonly (string | number)[], width = CELL_CHARS): string =>
  [label.padEnd(LABEL_CHARS), ...cells.map((cell) => String(cell).padStart(width))].join(' ');

function work({ is_recorded, conversations, seconds, model, memories }: ReplayReport): string {
  const rows = conversations.map(({ sample_id, messages, summaries, ingest_seconds, compaction_seconds }) =>
    line(sample_id, [messages, summaries, ingest_seconds.toFixed(1), compaction_seconds.toFixed(1)], 10),
  );
  return [
    ...(is_recorded
      ? []
      : ['The file has no recorded observations: sentences of its turns stand in for them.']),
    line('conversation', ['messages', 'summaries', 'ingest s', 'compact s'], 10),
    ...rows,
    `${seconds.toFixed(1)} s in all; ${model.calls} calls of the model, ${model.retries} of them for a range answered before`,
    `${memories.of_facts} memories of facts, ${memories.of_signals} that messages taught by themselves`,
  ].join('\n');
}

function facts({ facts: { told, by_occasion, evidence_found } }: ReplayReport): string {
  const width = Math.max(...FATES.map((fate) => fate.length));
  return [
    line(`facts (${told})`, ['told', ...FATES], width),
    ...Object.entries(by_occasion).map(([occasion, { told: count, ...fates }]) =>
      line(occasion.replace('_', ' '), [count, ...FATES.map((fate) => fates[fate])], width),
    ),
    `evidence found by the service is a recorded turn: ${evidence_found.toFixed(3)}`,
  ].join('\n');
}

const planted = ({ facts: figures }: ReplayReport): string =>
  Object.entries(figures.planted)
    .map(
      ([wording, { told, refused }]) =>
        `told again, ${wording}: ${refused} of ${told} refused${wording === 'denial' ? ' (it is no repeat: none should be)' : ''}`,
    )
    .join('\n');

function recall({ recall: { questions, ceiling, overall, by_category } }: ReplayReport): string {
  const row = (label: string, { recall_at, all_evidence_at_10 }: RouteScores) =>
    line(label, [
      ...RECALL_CUTOFFS.map((k) => (recall_at[k] ?? 0).toFixed(3)),
      all_evidence_at_10.toFixed(3),
    ]);
  return [
    line(`${questions} questions`, [...RECALL_CUTOFFS.map((k) => `R@${k}`), 'all@10']),
    ...Object.entries(overall).map(([route, scores]) => row(route.replaceAll('_', ' '), scores)),
    ...Object.entries(by_category).flatMap(([category, { facts: scores }]) =>
      scores ? [row(`facts, category ${category}`, scores)] : [],
    ),
    `evidence that a recorded fact rests on: ${ceiling.recorded.toFixed(3)}, a stored one: ${ceiling.stored.toFixed(3)}`,
  ].join('\n');
}
