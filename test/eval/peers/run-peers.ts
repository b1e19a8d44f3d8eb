/** Runs the peers over the conversations and questions that Strata was measured on, and prints all side by side. */
import { createProgress } from '../../support/commands/progress.ts';
import { toMessages, turnOf } from '../../support/transcript.ts';
import type { AskedQuestion } from '../asked-questions.ts';
import { RECALL_CUTOFFS, type Report, rankedQuestion, report, type Scores } from '../metrics.ts';
import { startAgentsSessions } from './agents-session.ts';
import { miniSearch } from './minisearch.ts';
import { oramaFullText, oramaHybrid } from './orama.ts';
import type { PeerKind } from './peer.ts';

/** Figures by peer's name. */
export type PeerReports = Readonly<Record<string, Report>>;

/** Every peer's figures for the questions, from its `topK` best messages. */
export async function runPeers(asked: readonly AskedQuestion[], topK: number): Promise<PeerReports> {
  const agents = await startAgentsSessions();
  const kinds = [miniSearch, oramaFullText, oramaHybrid, ...agents];
  try {
    const reports: Record<string, Report> = {};
    for (const kind of kinds) reports[kind.name] = await runPeer(kind, asked, topK);
    return reports;
  } finally {
    await Promise.all(kinds.map((kind) => kind.close()));
  }
}

async function runPeer(kind: PeerKind, asked: readonly AskedQuestion[], topK: number): Promise<Report> {
  const progress = createProgress(kind.name, asked.length);
  const ranked = [];
  for (const [transcript, questions] of Map.groupBy(asked, (task) => task.transcript)) {
    const peer = kind.open(transcript.sampleId);
    await peer.index(toMessages(transcript));
    for (const { question, query, turns } of questions) {
      const ids = await peer.search(query, topK);
      ranked.push(rankedQuestion(question, ids.map(turnOf), turns));
      progress.advance();
    }
  }
  progress.end();
  return report(ranked.filter((question) => question !== null));
}

/** Strata and its peers as a table, a row each. */
export function renderPeers(strata: Scores, peers: PeerReports): string {
  const rows = [
    ['Strata', strata] as const,
    ...Object.entries(peers).map(([name, { overall }]) => [name, overall] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(' ');
  const figures = ({ recall_at, ndcg_at_10, all_evidence_at_10 }: Scores) =>
    [...RECALL_CUTOFFS.map((k) => recall_at[k] ?? 0), ndcg_at_10, all_evidence_at_10].map((n) =>
      n.toFixed(3),
    );
  return [
    line('retriever', [...RECALL_CUTOFFS.map((k) => `R@${k}`), 'nDCG@10', 'all@10']),
    ...rows.map(([name, scores]) => line(name, figures(scores))),
  ].join('\n');
}
