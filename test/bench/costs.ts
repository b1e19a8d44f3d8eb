/**
 * What 1,000 turns with their replies cost on the platform: what the benchmark counted, times the price list of November 2026
 * (developers.cloudflare.com: workers, d1, durable-objects, queues, vectorize, workers-ai), beyond what plans include. Pure.
 */
import type { SizeResult } from './table.ts';

/** US dollars a million units. */
const PRICES = {
  worker_requests: 0.3,
  cpu_ms: 0.02,
  d1_rows_read: 0.001,
  d1_rows_written: 1,
  object_requests: 0.15,
  object_gb_seconds: 12.5,
  queue_operations: 0.4,
  vectorize_queried_dimensions: 0.01,
  embedding_tokens: 0.012,
  language_input_tokens: 0.293,
  language_output_tokens: 2.253,
} as const;
type Unit = keyof typeof PRICES;

const TURNS = 1_000;
/** A billed object has 128 MB, whatever it uses. */
const OBJECT_GB = 0.128;
/** A message of a queue is written, read and deleted. */
const OPERATIONS_A_MESSAGE = 3;
/** A turn and its reply call the session object, a turn the vector index; each asks the queue at most once. */
const OBJECT_CALLS_A_TURN = 3;
const MESSAGES_A_TURN = 1;
/** With models: one in five turns teaches a memory, each as long as a sentence; a compaction takes twenty messages. */
const MEMORIES_A_TURN = 0.2;
const MEMORY_TOKENS = 20;
const TURNS_A_COMPACTION = 10;
const INSTRUCTION_TOKENS = 700;
const ANSWER_TOKENS = 900;
/** Searches of a trained model beside the turns, which do without: one in ten turns. */
const SEARCHES_A_TURN = 0.1;
const QUESTION_TOKENS = 15;
const DIMENSIONS = 1_024;

/** What a part of the service costs for 1,000 turns, in US dollars. */
export interface Cost {
  readonly part: string;
  readonly usd: number;
}

const usd = (unit: Unit, amount: number): number => (amount * PRICES[unit]) / 1e6;

/** The costs without models, at one size of the store, part by part. */
export function costsOf({ operations }: SizeResult): Cost[] {
  const turn = operations.turn;
  const reply = operations.reply;
  const sum = (name: 'rows_read' | 'rows_written' | 'median_ms') =>
    TURNS * ((turn?.[name] ?? 0) + (reply?.[name] ?? 0));
  const ms = sum('median_ms');
  return [
    { part: 'requests', usd: usd('worker_requests', TURNS * (2 + MESSAGES_A_TURN)) },
    // All of the time that a call takes here counts as CPU: an upper bound.
    { part: 'CPU', usd: usd('cpu_ms', ms) },
    { part: 'D1 rows read', usd: usd('d1_rows_read', sum('rows_read')) },
    { part: 'D1 rows written', usd: usd('d1_rows_written', sum('rows_written')) },
    {
      part: 'objects',
      usd:
        usd('object_requests', TURNS * OBJECT_CALLS_A_TURN) +
        usd('object_gb_seconds', (ms / 1000) * OBJECT_GB),
    },
    {
      part: 'queue',
      usd: usd('queue_operations', TURNS * MESSAGES_A_TURN * OPERATIONS_A_MESSAGE),
    },
  ];
}

/** What models add: bge-m3 for memories and searches with Vectorize, llama-3.3-70b for summaries and facts. */
export function modelCosts(messageTokens: number, vectors: number): Cost[] {
  const compactions = TURNS / TURNS_A_COMPACTION;
  const input = INSTRUCTION_TOKENS + 2 * TURNS_A_COMPACTION * messageTokens;
  const embedded = TURNS * (MEMORIES_A_TURN * MEMORY_TOKENS + SEARCHES_A_TURN * QUESTION_TOKENS);
  return [
    {
      part: 'summaries and facts',
      usd:
        usd('language_input_tokens', compactions * input) +
        usd('language_output_tokens', compactions * ANSWER_TOKENS),
    },
    { part: 'embeddings', usd: usd('embedding_tokens', embedded) },
    {
      part: 'Vectorize',
      usd: usd('vectorize_queried_dimensions', (vectors + TURNS * SEARCHES_A_TURN) * DIMENSIONS),
    },
  ];
}

/** The lines of the table that `npm run bench` prints. */
export function renderCosts(costs: readonly Cost[]): string {
  const total = costs.reduce((sum, cost) => sum + cost.usd, 0);
  return [...costs, { part: 'in all', usd: total }]
    .map(({ part, usd: amount }) => `${part.padEnd(22)} $${amount.toFixed(4)}`)
    .join('\n');
}
