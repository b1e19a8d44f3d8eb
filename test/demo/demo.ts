/**
 * Replays dialogues through the HTTP API as a chat frontend would, asks some of their questions and shows the prompts that
 * come back: `npm run demo [-- FILE] [--questions N] [--state DIR]`. Ends with a check of the durable record: every message
 * once, in order; exit code 1 otherwise. Run again on the same state, or cut off and resumed, it doubles nothing.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import type { AnswerOf } from '../../src/client/client.ts';
import { LIST_MAX_ITEMS, MESSAGE_MAX_BYTES } from '../../src/memory/limits.ts';
import { type Client, createClient, type TurnAnswer } from '../support/commands/client.ts';
import { openService } from '../support/commands/open-service.ts';
import { parseCount, parseOptions } from '../support/commands/options.ts';
import { createProgress } from '../support/commands/progress.ts';
import { type Question, readTranscripts, type Transcript, toMessages } from '../support/transcript.ts';
import {
  compareRecords,
  type Exchange,
  expectedRecord,
  planExchanges,
  type RecordedMessage,
  remainingExchanges,
} from './exchanges.ts';
import { renderAnswer, type Sources } from './render.ts';

const DEFAULT_FILE = join(import.meta.dirname, 'transcript.json');
const DEFAULT_QUESTIONS = 5;
const DIFFERENCES_SHOWN = 5;
const LEARNT_SHOWN = 50;
/** Marks the questions asked here, which are aborted and no part of the dialogue. */
const QUESTION_PREFIX = 'demo-question-';

/** A dialogue in its conversation. */
interface Replay {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
  readonly userId: string;
  readonly conversationId: string;
}

/** A row of the durable record. */
interface EventRow extends RecordedMessage {
  readonly id: string;
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: { questions: { type: 'string', default: String(DEFAULT_QUESTIONS) }, state: { type: 'string' } },
  });
  const count = parseCount('--questions', values.questions, 0);
  const transcripts = await readTranscripts(positionals[0] ?? DEFAULT_FILE);
  if (!transcripts.ok) throw new CommandFailure('invalid_setting', transcripts.error);
  const service = await openService({ stateDir: values.state });
  try {
    const client = createClient(service);
    const replays = await replayAll(client, transcripts.value);
    await showLearnt(client, replays);
    await askQuestions(client, replays, count);
    if (!(await verify(client, replays))) process.exitCode = 1;
  } finally {
    await service.stop();
  }
}

async function replayAll(client: Client, transcripts: readonly Transcript[]): Promise<Replay[]> {
  const plans = transcripts.map((transcript) => ({
    transcript,
    exchanges: planExchanges(transcript.sampleId, toMessages(transcript), MESSAGE_MAX_BYTES),
    userId: `demo-${transcript.sampleId}-user`,
  }));
  const messages = plans.reduce((sum, { exchanges }) => sum + total(exchanges), 0);
  const progress = createProgress('replay', messages);
  const replays: Replay[] = [];
  for (const plan of plans) {
    const { id } = await client.call('POST /v1/conversations', {
      body: { chat_id: chatId(plan.transcript), user_id: plan.userId },
    });
    const replay = { ...plan, conversationId: id };
    const remaining = remainingExchanges(replay.exchanges, await listEvents(client, id));
    progress.advance(total(replay.exchanges) - total(remaining));
    for (const exchange of remaining) {
      await send(client, replay, exchange);
      progress.advance(total([exchange]));
    }
    replays.push(replay);
  }
  progress.end();
  console.log(
    `Replayed ${messages} messages in ${replays.length} conversation(s), messages of one reply joined.`,
  );
  return replays;
}

const total = (exchanges: readonly Exchange[]): number => expectedRecord(exchanges).length;

const chatId = (transcript: Transcript): string => `demo-${transcript.sampleId}`;

async function send(client: Client, replay: Replay, exchange: Exchange): Promise<void> {
  if (exchange.kind === 'import') {
    await client.call('POST /v1/ingest', {
      body: {
        conversation: { chat_id: chatId(replay.transcript), user_id: replay.userId },
        messages: exchange.messages.map(({ role, name, content, occurredAt, externalId, session }) => ({
          role,
          name,
          content,
          occurred_at: occurredAt,
          external_id: externalId,
          session: String(session),
        })),
      },
    });
    return;
  }
  const { turnId, message, reply, answer } = exchange;
  const { conversationId: id } = replay;
  await client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: {
      turn_id: turnId,
      user_id: replay.userId,
      name: message.name,
      content: message.content,
      occurred_at: message.occurredAt,
      external_id: message.externalId,
    },
  });
  if (reply === null) return;
  await client.call('POST /v1/conversations/{id}/turns/{turn_id}/reply', {
    path: { id, turn_id: turnId },
    body: { content: reply, name: answer?.name, occurred_at: answer?.occurredAt },
  });
}

/** What the user's own words taught, without a model, as it holds at the end. */
async function showLearnt(client: Client, replays: readonly Replay[]): Promise<void> {
  for (const { transcript, userId } of replays) {
    const { data } = await client.call('GET /v1/memories', {
      query: { user_id: userId, limit: LEARNT_SHOWN },
    });
    console.log(`\nLearnt of the user of ${transcript.sampleId}:${data.length === 0 ? ' nothing' : ''}`);
    for (const { content, kind, valid_from } of data)
      console.log(`  - ${content} (${kind}, since ${valid_from?.slice(0, 10)})`);
  }
}

async function askQuestions(client: Client, replays: readonly Replay[], count: number): Promise<void> {
  const all = replays.flatMap((replay) =>
    replay.transcript.questions.map((question) => ({ replay, question })),
  );
  const chosen = spread(all, count);
  for (const [i, { replay, question }] of chosen.entries()) {
    const rows = await listEvents(client, replay.conversationId);
    const answer = await askOne(client, replay, question);
    console.log(`\n── question ${i + 1} of ${chosen.length}, ${replay.transcript.sampleId} ──`);
    console.log(renderAnswer(question, answer, sources(replay, rows)));
  }
}

/** `count` items at even distances. */
function spread<T>(items: readonly T[], count: number): T[] {
  const n = Math.min(count, items.length);
  return Array.from({ length: n }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / n)] as T);
}

/** When the dialogue ended: the questions are asked then, so that ages read as they would have. */
const lastMoment = (replay: Replay): string | undefined => toMessages(replay.transcript).at(-1)?.occurredAt;

/** Asks as a turn and takes it back, so that the history stays as the dialogue left it. */
async function askOne(client: Client, replay: Replay, question: Question): Promise<TurnAnswer> {
  const turnId = `${QUESTION_PREFIX}${randomUUID()}`;
  const { conversationId: id } = replay;
  const answer = await client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: {
      turn_id: turnId,
      external_id: turnId,
      user_id: replay.userId,
      content: question.question,
      occurred_at: lastMoment(replay),
      options: { debug: true },
    },
  });
  await client.call('POST /v1/conversations/{id}/turns/{turn_id}/abort', {
    path: { id, turn_id: turnId },
  });
  return answer;
}

/** The turns of the dialogue behind event ids; the record is in the order in which the messages were sent. */
function sources(replay: Replay, rows: readonly EventRow[]): Sources {
  const expected = expectedRecord(replay.exchanges);
  const turns = replay.transcript.sessions.flatMap((session) => session.turns);
  return {
    turnsOfEvent: new Map(rows.map((row, i) => [row.id, expected[i]?.turns ?? []])),
    turns: new Map(turns.map((turn) => [turn.diaId, turn])),
  };
}

async function listEvents(client: Client, conversationId: string): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  let cursor: string | undefined;
  do {
    const page: AnswerOf<'GET /v1/conversations/{id}/events'> = await client.call(
      'GET /v1/conversations/{id}/events',
      { path: { id: conversationId }, query: { limit: LIST_MAX_ITEMS, cursor } },
    );
    rows.push(
      ...page.data.map(({ id, role, content, external_id }) => ({
        id,
        role,
        content,
        externalId: external_id,
      })),
    );
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows.filter((row) => !row.externalId?.startsWith(QUESTION_PREFIX));
}

async function verify(client: Client, replays: readonly Replay[]): Promise<boolean> {
  let wrong = 0;
  let right = 0;
  for (const replay of replays) {
    const expected = expectedRecord(replay.exchanges);
    const differences = compareRecords(
      expected,
      await listEvents(client, replay.conversationId),
      DIFFERENCES_SHOWN,
    );
    if (differences.length === 0) {
      right += expected.length;
    } else {
      wrong++;
      console.error(
        [`${replay.transcript.sampleId}: the record is not the dialogue`, ...differences].join('\n  '),
      );
    }
  }
  if (wrong === 0) console.log(`\nVerified: all ${right} messages are in the record exactly once, in order.`);
  return wrong === 0;
}

await runCommand(main);
