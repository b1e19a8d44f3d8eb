/**
 * Measures recall of the service as it ships: `npm run eval -- [FILE] [--json] [--peers | --prompts | --replay | --secrets | --statements |
 * --corrections | --irrelevant]`.
 *
 * Every dialogue of a LoCoMo-format file goes into a conversation of its own through `/v1/ingest`; each question is one
 * `/v1/search` there. Nothing here knows how recall works, and nothing is tuned to a file. Beside it stand precision and
 * recall of the rules for signals and for what is sensitive, on the labelled sets of this folder. `--peers` asks the same
 * questions of other retrievers over the same messages. `--prompts` asks them as turns and looks for the evidence in their prompts
 * (`prompts/run-prompts.ts`). `--replay` measures facts instead (`replay/run-replay.ts`),
 * `--secrets` what is kept out of memory of the messages of FILE or of strangers (`sensitive/strangers.ts`), `--statements` what is
 * learnt of the messages of FILE (`statements/run-statements.ts`; `--list` names what was missed and what was wrong),
 * `--corrections` what prompts still tell of what was taken back (`corrections/run-corrections.ts`; `--list` too), `--irrelevant` how
 * often messages that have nothing to do with a past recall some of it (`irrelevant/run-irrelevant.ts`).
 */
import { join } from 'node:path';
import pLimit from 'p-limit';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import { type Client, createClient, type SearchAnswer } from '../support/commands/client.ts';
import { openService } from '../support/commands/open-service.ts';
import { parseCount, parseOptions } from '../support/commands/options.ts';
import { createProgress } from '../support/commands/progress.ts';
import { readTranscripts, type Transcript, turnOf } from '../support/transcript.ts';
import { type AskedQuestion, askedQuestions } from './asked-questions.ts';
import { renderCorrections } from './corrections/pairs.ts';
import { runCorrections } from './corrections/run-corrections.ts';
import { type IngestFigures, identityOf, ingestAll } from './ingest.ts';
import { renderIrrelevant, runIrrelevant } from './irrelevant/run-irrelevant.ts';
import { type Labelled, measureLabelled, renderLabelled } from './labelled.ts';
import { type RankedQuestion, RECALL_CUTOFFS, type Report, rankedQuestion, report } from './metrics.ts';
import { renderPeers, runPeers } from './peers/run-peers.ts';
import { renderPrompts } from './prompts/prompts-report.ts';
import { runPrompts } from './prompts/run-prompts.ts';
import { renderReplay } from './replay/render-replay.ts';
import { runReplay } from './replay/run-replay.ts';
import { measureStrangers, renderStrangers, strangersFiles } from './sensitive/strangers.ts';
import { renderStatements } from './statements/figures.ts';
import { runStatements } from './statements/run-statements.ts';

const DEFAULT_FILE = join(import.meta.dirname, '../demo/transcript.json');
const TOP_K = 50;
/** Questions under way at once; more would measure the queue, not the service. */
const CONCURRENT_SEARCHES = 4;
/** Draws the questions of `--questions`. */
const DEFAULT_SEED = 20_261_129;

async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      prompts: { type: 'boolean', default: false },
      questions: { type: 'string' },
      seed: { type: 'string', default: String(DEFAULT_SEED) },
      replay: { type: 'boolean', default: false },
      secrets: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      corrections: { type: 'boolean', default: false },
      irrelevant: { type: 'boolean', default: false },
      past: { type: 'string', default: DEFAULT_FILE },
      'in-process': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      settle: { type: 'boolean', default: false },
      limit: { type: 'string' },
      state: { type: 'string' },
    },
  });
  if (values.secrets) {
    const measured = (positionals.length > 0 ? positionals : strangersFiles()).map(measureStrangers);
    console.log(measured.map(renderStrangers).join('\n\n'));
    return;
  }
  const file = positionals[0] ?? DEFAULT_FILE;
  if (values.replay) {
    const limit = values.limit === undefined ? null : parseCount('--limit', values.limit, 1);
    const replayed = await runReplay({ file, limit, settles: values.settle, stateDir: values.state });
    console.log(values.json ? JSON.stringify(replayed) : renderReplay(replayed));
    return;
  }
  if (values.statements) {
    const { 'in-process': inProcess, list, state: stateDir } = values;
    const { report, judged } = await runStatements({ file, inProcess, stateDir });
    console.log(values.json ? JSON.stringify(report) : renderStatements(report, list ? judged : []));
    return;
  }
  if (values.corrections) {
    const { report, judged } = await runCorrections({ file, stateDir: values.state });
    console.log(values.json ? JSON.stringify(report) : renderCorrections(report, values.list ? judged : []));
    return;
  }
  if (values.irrelevant) {
    const past = await readTranscripts(values.past);
    if (!past.ok) throw new CommandFailure('invalid_setting', past.error);
    const report = await runIrrelevant(file, past.value, values.state);
    console.log(values.json ? JSON.stringify(report) : renderIrrelevant(report, values.list));
    return;
  }
  const transcripts = await readTranscripts(file);
  if (!transcripts.ok) throw new CommandFailure('invalid_setting', transcripts.error);
  const asked = askedQuestions(transcripts.value);
  if (values.prompts) {
    const prompts = await runPrompts({
      asked,
      questions: values.questions === undefined ? null : parseCount('--questions', values.questions, 1),
      seed: parseCount('--seed', values.seed, 0),
      withPeers: values.peers,
      stateDir: values.state,
    });
    console.log(values.json ? JSON.stringify(prompts) : renderPrompts(prompts));
    return;
  }
  const result = await measureService(transcripts.value, asked, values.state);
  const peers = values.peers ? await runPeers(asked, TOP_K) : null;
  if (values.json) {
    console.log(JSON.stringify({ ...result, ...(peers ? { peers } : {}) }));
    return;
  }
  console.log(`${renderTable(result)}\n\n${renderLabelled(result)}`);
  if (peers) console.log(`\n${renderPeers(result.overall, peers)}`);
}

async function measureService(
  transcripts: readonly Transcript[],
  asked: readonly AskedQuestion[],
  stateDir: string | undefined,
): Promise<Report & { ingest: IngestFigures } & Labelled> {
  const service = await openService({ stateDir });
  try {
    const client = createClient(service);
    const { conversations, ingest } = await ingestAll(client, transcripts);
    const questions = await searchAll(client, asked, conversations);
    return { ...report(questions), ingest, ...measureLabelled() };
  } finally {
    await service.stop();
  }
}

async function searchAll(
  client: Client,
  asked: readonly AskedQuestion[],
  conversations: ReadonlyMap<Transcript, string>,
): Promise<RankedQuestion[]> {
  const limit = pLimit(CONCURRENT_SEARCHES);
  const progress = createProgress('search', asked.length);
  let degraded = 0;
  const ranked = await Promise.all(
    asked.map(({ transcript, question, query, turns }) =>
      limit(async () => {
        const answer = await client.request<SearchAnswer>('POST', '/v1/search', {
          body: {
            query,
            user_id: identityOf(transcript).user_id,
            conversation_id: conversations.get(transcript),
            sources: ['events'],
            top_k: TOP_K,
          },
        });
        if (answer.degraded.length > 0) degraded++;
        progress.advance();
        return rankedQuestion(
          question,
          answer.results.flatMap(({ external_id }) => (external_id ? turnOf(external_id) : [])),
          turns,
        );
      }),
    ),
  );
  progress.end();
  if (degraded > 0) console.error(`${degraded} of ${asked.length} searches were degraded`);
  return ranked.filter((question) => question !== null);
}

function renderTable({
  questions,
  overall,
  by_category,
  ingest,
}: Report & { ingest: IngestFigures }): string {
  const row = (label: string, count: number, scores: Report['overall']) =>
    [
      label.padEnd(12),
      String(count).padStart(9),
      ...RECALL_CUTOFFS.map((k) => (scores.recall_at[k] ?? 0).toFixed(3).padStart(8)),
      scores.ndcg_at_10.toFixed(3).padStart(8),
      scores.all_evidence_at_10.toFixed(3).padStart(8),
    ].join(' ');
  const header = [
    'category'.padEnd(12),
    'questions',
    ...RECALL_CUTOFFS.map((k) => `R@${k}`.padStart(8)),
    'nDCG@10'.padStart(8),
    'all@10'.padStart(8),
  ].join(' ');
  return [
    header,
    ...Object.entries(by_category).map(([category, scores]) => row(category, scores.questions, scores)),
    row('overall', questions, overall),
    `\n${ingest.messages} messages ingested in ${ingest.seconds.toFixed(1)} s`,
  ].join('\n');
}

await runCommand(main);
