/**
 * What of the evidence stands in the prompt of a turn: `npm run eval -- FILE --prompts [--questions N] [--seed N] [--peers] [--json]`.
 *
 * Each sitting of a dialogue goes in as a conversation of its own, all of one user; each question is a turn in a new
 * conversation of theirs. Another user has the same sittings in one conversation, and is asked there. Both are asked a day after
 * the last sitting, when all is compacted. A question leaves nothing behind (`ask-turns.ts`). Beside it stand prompts of the same size made otherwise (`same-size.ts`).
 */
import pLimit from 'p-limit';
import { DAY_MS, MINUTE_MS } from '../../../src/lib/time.ts';
import { type Client, createClient } from '../../support/commands/client.ts';
import { openService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { random } from '../../support/random.ts';
import { type Transcript, type TranscriptMessage, toMessages, turnOf } from '../../support/transcript.ts';
import type { AskedQuestion } from '../asked-questions.ts';
import { type Dialogue, ingestDialogues } from '../ingest.ts';
import { startAgentsSessions } from '../peers/agents-session.ts';
import { compactAll, readAll } from '../replay/shared-conversation.ts';
import { type AskedTurn, type Asker, askTurn } from './ask-turns.ts';
import {
  type ComparedTurn,
  measureOf,
  PLACES_ASKED,
  type PlaceAsked,
  type PromptsReport,
} from './prompts-report.ts';
import { lastAndFound, lastMessages } from './same-size.ts';

/** Users who ask at once; more would measure the queue, not the service. */
export const CONCURRENT_USERS = 4;
/** From the last sitting to the questions. */
export const ASKED_AFTER_MS = DAY_MS;
/** Between two questions of a user: words that were erased are not taken again where they are dated the same minute. */
export const QUESTION_INTERVAL_MS = 2 * MINUTE_MS;
/** Messages that a search of a peer is asked for: more than fit into any of these prompts. */
const PEER_TOP_K = 200;

export interface PromptsOptions {
  readonly asked: readonly AskedQuestion[];
  /** How many of the questions are asked, drawn by the seed; null for all. */
  readonly questions: number | null;
  readonly seed: number;
  readonly withPeers: boolean;
  readonly stateDir: string | undefined;
}

/** Runs the whole of it. */
export async function runPrompts({
  asked,
  questions,
  seed,
  withPeers,
  stateDir,
}: PromptsOptions): Promise<PromptsReport> {
  const drawn = questions === null ? asked : drawQuestions(asked, questions, seed);
  console.error(`${drawn.length} of ${asked.length} questions, seed ${seed}`);
  const service = await openService({ stateDir });
  try {
    const client = createClient(service);
    const { memory_budget_tokens = 0 } = await client.call('GET /v1/settings', {});
    const transcripts = [...new Set(drawn.map(({ transcript }) => transcript))];
    const { askers, seconds } = await takeIn(client, transcripts);
    const startedAt = performance.now();
    const turns = await askAll(client, drawn, askers);
    const ask = (performance.now() - startedAt) / 1000;
    const found = withPeers ? await searchAgents(drawn) : null;
    const histories = new Map(transcripts.map((transcript) => [transcript, toMessages(transcript)]));
    const compared = (turn: AskedTurn) => withOthers(turn, histories, found);
    return {
      seed,
      asked: drawn.length,
      questions_in_file: asked.length,
      memory_budget_tokens,
      seconds: { ingest: seconds, ask },
      measures: {
        new_conversation: measureOf(turns.new_conversation.map(compared), memory_budget_tokens),
        same_conversation: measureOf(turns.same_conversation.map(compared), memory_budget_tokens),
      },
    };
  } finally {
    await service.stop();
  }
}

/** Some of the questions, in the order of the file: the same ones for the same seed. */
export function drawQuestions(asked: readonly AskedQuestion[], count: number, seed: number): AskedQuestion[] {
  const { int } = random(seed);
  const rest = [...asked];
  const drawn = new Set<AskedQuestion>();
  while (drawn.size < count && rest.length > 0)
    for (const question of rest.splice(int(rest.length), 1)) drawn.add(question);
  return asked.filter((question) => drawn.has(question));
}

export type Askers = ReadonlyMap<Transcript, Readonly<Record<PlaceAsked, Asker>>>;

/** Takes the sittings in, twice: as conversations of their own, and as one. */
export async function takeIn(
  client: Client,
  transcripts: readonly Transcript[],
): Promise<{ askers: Askers; seconds: number }> {
  const plans = transcripts.map((transcript) => ({ transcript, dialogues: dialoguesOf(transcript) }));
  const startedAt = performance.now();
  const { ids } = await ingestDialogues(
    client,
    plans.flatMap(({ dialogues }) => dialogues),
  );
  const progress = createProgress('compact', ids.length);
  const limit = pLimit(CONCURRENT_USERS);
  // Otherwise compactions that an import sets off would go on among the questions.
  await Promise.all(
    ids.map((id) =>
      limit(async () => {
        await compactAll(client, id);
        progress.advance();
      }),
    ),
  );
  progress.end();
  let next = 0;
  const askers = new Map<Transcript, Readonly<Record<PlaceAsked, Asker>>>();
  for (const { transcript, dialogues } of plans) {
    const own = dialogues.map((dialogue) => ({ dialogue, id: ids[next++] ?? '' }));
    const turnOfEvent = await turnsByEvent(
      client,
      own.map(({ id }) => id),
    );
    const askerIn = (place: PlaceAsked): Asker => ({
      userId: userOf(transcript, place),
      conversationId: place === 'same_conversation' ? (own.at(-1)?.id ?? '') : null,
      turnOfEvent,
    });
    askers.set(transcript, {
      new_conversation: askerIn('new_conversation'),
      same_conversation: askerIn('same_conversation'),
    });
  }
  return { askers, seconds: (performance.now() - startedAt) / 1000 };
}

/** The sittings of a dialogue, then the whole of it. */
function dialoguesOf(transcript: Transcript): Dialogue[] {
  const messages = toMessages(transcript);
  const sittings = Map.groupBy(messages, ({ session }) => session);
  return [
    ...[...sittings].map(([session, said]) => ({
      chat_id: `eval-${transcript.sampleId}-sitting-${session}`,
      user_id: userOf(transcript, 'new_conversation'),
      messages: said,
    })),
    {
      chat_id: `eval-${transcript.sampleId}-all`,
      user_id: userOf(transcript, 'same_conversation'),
      messages,
    },
  ];
}

const userOf = ({ sampleId }: Transcript, place: PlaceAsked): string =>
  `eval-${sampleId}-${place === 'new_conversation' ? 'sittings' : 'all'}`;

/** When the last of it was said. */
export const endOf = (transcript: Transcript): number =>
  Math.max(...toMessages(transcript).map(({ occurredAt }) => Date.parse(occurredAt)));

async function turnsByEvent(
  client: Client,
  conversationIds: readonly string[],
): Promise<Map<string, string>> {
  const turns = new Map<string, string>();
  for (const id of conversationIds) {
    const path = `/v1/conversations/${id}/events`;
    const events = await readAll<{ id: string; external_id: string | null }>(client, path, {});
    for (const event of events) turns.set(event.id, turnOf(event.external_id ?? event.id));
  }
  return turns;
}

/** Asks every question in both places; users ask at once, each one question at a time. */
async function askAll(
  client: Client,
  asked: readonly AskedQuestion[],
  askers: Askers,
): Promise<Record<PlaceAsked, AskedTurn[]>> {
  const limit = pLimit(CONCURRENT_USERS);
  const progress = createProgress('ask', asked.length * PLACES_ASKED.length);
  const turns: Record<PlaceAsked, AskedTurn[]> = { new_conversation: [], same_conversation: [] };
  const lanes = [...Map.groupBy(asked, ({ transcript }) => transcript)].flatMap(([transcript, questions]) =>
    PLACES_ASKED.map((place) =>
      limit(async () => {
        const asker = askers.get(transcript)?.[place];
        if (asker === undefined) return;
        for (const [i, question] of questions.entries()) {
          const askedAt = endOf(transcript) + ASKED_AFTER_MS + i * QUESTION_INTERVAL_MS;
          turns[place].push(await askTurn(client, asker, question, askedAt));
          progress.advance();
        }
      }),
    ),
  );
  await Promise.all(lanes);
  progress.end();
  return turns;
}

/** What the session search of `agents` finds for each question, over all sittings. */
async function searchAgents(asked: readonly AskedQuestion[]): Promise<Map<AskedQuestion, string[]>> {
  const kinds = await startAgentsSessions();
  // Its search as shipped takes a question as one phrase and finds nothing: it is asked part by part.
  const kind = kinds.at(-1);
  const found = new Map<AskedQuestion, string[]>();
  try {
    for (const [transcript, questions] of Map.groupBy(asked, (each) => each.transcript)) {
      const peer = kind?.open(transcript.sampleId);
      await peer?.index(toMessages(transcript));
      for (const question of questions)
        found.set(question, (await peer?.search(question.query, PEER_TOP_K)) ?? []);
    }
    return found;
  } finally {
    await kind?.close();
  }
}

function withOthers(
  turn: AskedTurn,
  histories: ReadonlyMap<Transcript, readonly TranscriptMessage[]>,
  found: ReadonlyMap<AskedQuestion, readonly string[]> | null,
): ComparedTurn {
  const { question, size } = turn;
  const history = histories.get(question.transcript) ?? [];
  const searched = found?.get(question) ?? [];
  const agents = (live: number) => lastAndFound(history, searched, question.query, { ...size, live });
  return {
    ...turn,
    others: {
      'last messages': lastMessages(history, size.all),
      ...(found && { agents: agents(size.live), 'agents, search alone': agents(0) }),
    },
  };
}
