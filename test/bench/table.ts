/** The benchmark's result and how it reads as a table. */
import { costsOf, modelCosts, renderCosts } from './costs.ts';
import type { PromptPoint } from './prompts.ts';
import type { Figures } from './statistics.ts';

/** Figures at one size of the store; `fill` is the bulk ingest that led there. */
export interface SizeResult {
  readonly events: number;
  readonly fill: { readonly messages: number; readonly seconds: number };
  readonly baseline: Figures;
  readonly operations: Readonly<Record<string, Figures>>;
}

/** A whole run; `ingest_messages` is the size of a measured ingest. */
export interface BenchResult {
  readonly seed: number;
  readonly ingest_messages: number;
  readonly sizes: readonly SizeResult[];
  readonly prompts: readonly PromptPoint[];
}

const COLUMNS = [
  ['events', 8],
  ['operation', 14],
  ['calls', 6],
  ['median ms', 10],
  ['p95 ms', 9],
  ['x baseline', 11],
  ['rows read', 10],
  ['rows written', 13],
  ['read trips', 11],
  ['write trips', 12],
  ['SQLite ms', 10],
] as const;

/** The table that `npm run bench` prints. */
export function renderResult({ seed, ingest_messages, sizes, prompts }: BenchResult): string {
  const lines = sizes.flatMap(({ events, baseline, operations }) => [
    row(events, 'baseline', baseline),
    ...Object.entries(operations).map(([name, figures]) =>
      row(events, name === 'ingest' ? `ingest ${ingest_messages}` : name, figures),
    ),
    '',
  ]);
  const fills = sizes
    .filter(({ fill }) => fill.messages > 0)
    .map(
      ({ events, fill }) =>
        `bulk ingest on the way to ${events}: ${fill.messages} messages in ${fill.seconds.toFixed(1)} s, ` +
        `${Math.round(fill.messages / fill.seconds)} a second`,
    );
  return [
    cells(COLUMNS.map(([name]) => name)),
    ...lines,
    ...fills,
    '',
    ...promptLines(prompts),
    '',
    ...costLines(sizes, prompts),
    '',
    `seed ${seed}`,
  ].join('\n');
}

function row(events: number, name: string, figures: Figures): string {
  return cells([
    String(events),
    name,
    String(figures.calls),
    figures.median_ms.toFixed(1),
    figures.p95_ms.toFixed(1),
    figures.ratio.toFixed(1),
    count(figures.rows_read),
    count(figures.rows_written),
    count(figures.read_trips),
    count(figures.write_trips),
    figures.sqlite_ms === null ? '–' : figures.sqlite_ms.toFixed(0),
  ]);
}

/** What 1,000 turns cost at the largest size, without models and with them. */
function costLines(sizes: readonly SizeResult[], prompts: readonly PromptPoint[]): string[] {
  const largest = sizes.at(-1);
  const last = prompts.at(-1);
  if (largest === undefined || last === undefined) return [];
  const messageTokens = last.full_history_tokens / (2 * last.turn);
  return [
    `1,000 turns with replies at ${largest.events} events, US dollars beyond what plans include:`,
    renderCosts(costsOf(largest)),
    'with models beside (bge-m3, Vectorize of 10,000 memories, llama-3.3-70b):',
    renderCosts(modelCosts(messageTokens, COSTED_VECTORS)),
  ];
}

/** Memories of the store that searches with models are costed for. */
const COSTED_VECTORS = 10_000;

/** Tokens of prompts as a conversation grows; the last column is what a provider could serve from its cache. */
const promptLines = (prompts: readonly PromptPoint[]): string[] => [
  promptRow('turn', 'prompt tokens', 'full history', 'share', 'cacheable'),
  ...prompts.map(({ turn, tokens, full_history_tokens, cached_share }) =>
    promptRow(
      String(turn),
      String(tokens),
      String(full_history_tokens),
      percent(tokens / full_history_tokens),
      percent(cached_share),
    ),
  ),
];

const promptRow = (...texts: string[]): string =>
  texts.map((text) => text.padStart(PROMPT_CELL_CHARS)).join(' ');
const PROMPT_CELL_CHARS = 13;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const count = (rows: number | null): string => (rows === null ? '–' : String(rows));

const cells = (texts: readonly string[]): string =>
  texts.map((text, i) => text.padStart(COLUMNS[i]?.[1] ?? 0)).join(' ');
