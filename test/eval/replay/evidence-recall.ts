/**
 * Recall of evidence through what the service made of a dialogue: a memory found counts as the turns that it rests on, a chunk as
 * the turns of its range. Cut-offs count results, whatever the number of their turns.
 */
import pLimit from 'p-limit';
import type { Client } from '../../support/commands/client.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { turnOf } from '../../support/transcript.ts';
import type { AskedQuestion } from '../asked-questions.ts';
import { RECALL_CUTOFFS, recallAt, TOP } from '../metrics.ts';
import { CONCURRENT_REQUESTS, type Learnt } from './learnt-memories.ts';
import { userOf } from './shared-conversation.ts';

const TOP_K = Math.max(...RECALL_CUTOFFS);

/**
 * What is searched. `facts`: the memories of the speakers whom the question names, or of both, each by the turns that were
 * recorded for it; `facts_by_service`: by the turns that the service took for its evidence; `facts_of_both`: of both speakers
 * whomever it names, for questions that name the wrong one.
 */
export const ROUTES = [
  'facts',
  'facts_by_service',
  'facts_of_both',
  'chunks',
  'events',
  'facts_and_events',
] as const;
export type Route = (typeof ROUTES)[number];

/** Figures of one route. */
export interface RouteScores {
  readonly recall_at: Readonly<Record<string, number>>;
  readonly all_evidence_at_10: number;
}

/** Turns of each result, best first. */
type Ranking = readonly (readonly string[])[];

/** A question after its searches. */
export interface AnsweredQuestion {
  readonly category: string;
  readonly evidence: readonly string[];
  readonly rankings: Readonly<Record<Route, Ranking>>;
}

interface Result {
  readonly id: string;
  readonly external_id?: string | null;
  readonly start_seq?: number;
  readonly end_seq?: number;
}

/** How results of a dialogue are read; `recorded` are the turns that a memory was told of, by its id. */
export interface SearchedDialogue {
  readonly learnt: Learnt;
  readonly recorded: ReadonlyMap<string, readonly string[]>;
}

/** Asks all questions. */
export async function askAll(
  client: Client,
  asked: readonly AskedQuestion[],
  dialogues: ReadonlyMap<unknown, SearchedDialogue>,
): Promise<AnsweredQuestion[]> {
  const limit = pLimit(CONCURRENT_REQUESTS);
  const progress = createProgress('search', asked.length);
  const answered = await Promise.all(
    asked.map((question) =>
      limit(async () => {
        const dialogue = dialogues.get(question.transcript);
        const answer = dialogue === undefined ? [] : [await ask(client, question, dialogue)];
        progress.advance();
        return answer;
      }),
    ),
  );
  progress.end();
  return answered.flat();
}

async function ask(
  client: Client,
  { question, query, turns }: AskedQuestion,
  { learnt, recorded }: SearchedDialogue,
): Promise<AnsweredQuestion> {
  const { transcript, conversationId } = learnt;
  const search = async (source: string, reader: Readonly<Record<string, string>>) => {
    const body = { query, ...reader, sources: [source], top_k: TOP_K };
    const { results } = await client.request<{ results: readonly Result[] }>('POST', '/v1/search', { body });
    return results;
  };
  const speakers = Object.values(transcript.speakers);
  const isNamed = speakers.map((speaker) => question.question.includes(speaker));
  const found = await Promise.all(
    speakers.map((speaker) => search('memories', { user_id: userOf(transcript, speaker) })),
  );
  const ofNamed = found.filter((_, i) => isNamed[i] || !isNamed.includes(true));
  const memories = alternate(ofNamed);
  const group = { conversation_id: conversationId };
  const events = (await search('events', group)).map(({ external_id }) => [turnOf(external_id ?? '')]);
  const chunks = (await search('chunks', group)).map((chunk) => turnsOfChunk(learnt, chunk));
  const byService = turnsByService(learnt);
  const byRecord = ({ id }: Result) => recorded.get(id) ?? byService.get(id) ?? [];
  const facts = memories.map(byRecord);
  return {
    category: question.category,
    evidence: [...new Set(question.evidence)].filter((id) => turns.has(id)),
    rankings: {
      facts,
      facts_by_service: memories.map(({ id }) => byService.get(id) ?? []),
      facts_of_both: alternate(found).map(byRecord),
      chunks,
      events,
      facts_and_events: alternate([facts, events]),
    },
  };
}

const turnsOfChunk = ({ turnAt }: Learnt, { start_seq = 0, end_seq = -1 }: Result): string[] =>
  [...turnAt].flatMap(([seq, turn]) => (seq >= start_seq && seq <= end_seq ? [turn] : []));

const turnsByService = ({ memories }: Learnt): Map<string, string[]> =>
  new Map(memories.map(({ id, evidence }) => [id, evidence.flatMap(({ turn }) => turn ?? [])]));

/** The first of each list, then the second of each, and so on: scores of two searches cannot be compared. */
function alternate<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** Means over questions; the same for those of a category. */
export const scoresOf = (answered: readonly AnsweredQuestion[], route: Route): RouteScores => {
  const mean = (scoreOf: (question: AnsweredQuestion) => number): number =>
    answered.reduce((sum, question) => sum + scoreOf(question), 0) / Math.max(1, answered.length);
  const within = ({ rankings, evidence }: AnsweredQuestion, k: number): number =>
    recallAt(rankings[route].slice(0, k).flat(), evidence, Number.POSITIVE_INFINITY);
  return {
    recall_at: Object.fromEntries(RECALL_CUTOFFS.map((k) => [k, mean((question) => within(question, k))])),
    all_evidence_at_10: mean((question) => (within(question, TOP) === 1 ? 1 : 0)),
  };
};

/** The share of evidence that any of these turns covers: no ranking comes above it. */
export const ceilingOf = (
  asked: readonly AskedQuestion[],
  covered: ReadonlyMap<unknown, ReadonlySet<string>>,
): number =>
  asked.reduce((sum, { transcript, question, turns }) => {
    const evidence = [...new Set(question.evidence)].filter((id) => turns.has(id));
    return sum + recallAt([...(covered.get(transcript) ?? [])], evidence, Number.POSITIVE_INFINITY);
  }, 0) / Math.max(1, asked.length);
