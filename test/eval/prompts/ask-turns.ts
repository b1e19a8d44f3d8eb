/**
 * Asks questions as turns, and takes each away again before the next is asked: the turn is aborted, which takes back what it taught,
 * and a conversation that was opened for it is erased. Questions of one user are asked one after another, so that none is
 * recalled by the next.
 */
import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '../../../src/client/client.ts';
import { countTokens } from '../../../src/lib/text/tokens.ts';
import type { Client, TurnAnswer } from '../../support/commands/client.ts';
import type { AskedQuestion } from '../asked-questions.ts';
import { type Place, placeOf, unitsOf, wordsIn } from './prompt-evidence.ts';
import type { PromptSize } from './same-size.ts';

/** The fate of what no trace names. */
const NOT_FOUND = 'not_listed';

type Trace = AnswerOf<'GET /v1/traces/{id}'>['trace'];

/** Where questions are asked: in one conversation that is there, or in a new one each (`conversationId` null). */
export interface Asker {
  readonly userId: string;
  readonly conversationId: string | null;
  /** The turn of the dialogue that an event is, by the id of the event. */
  readonly turnOfEvent: ReadonlyMap<string, string>;
}

/** A turn that answers the question: where it stands in the prompt, and what became of it as a candidate where it does not. */
export interface EvidenceTurn {
  readonly turn: string;
  readonly place: Place | null;
  readonly fate: string | null;
}

/** A question after its turn. */
export interface AskedTurn {
  readonly question: AskedQuestion;
  readonly category: string;
  readonly evidence: readonly EvidenceTurn[];
  /** Tokens and lines of the block. */
  readonly injectedTokens: number;
  readonly injectedItems: number;
  /** The prompt without the question. */
  readonly size: PromptSize;
  readonly isLost: boolean;
}

/** Asks one question and takes it away again. */
export async function askTurn(
  client: Client,
  asker: Asker,
  question: AskedQuestion,
  askedAt: number,
): Promise<AskedTurn> {
  const { answer, trace } = await passTurn(client, asker, question.question.question, askedAt);
  return judge(asker, question, answer, trace);
}

/** Takes a turn, and takes it away again. */
export async function passTurn(
  client: Client,
  asker: Pick<Asker, 'userId' | 'conversationId'>,
  content: string,
  askedAt: number,
): Promise<{ answer: TurnAnswer; trace: Trace | null }> {
  const id = asker.conversationId ?? (await open(client, asker));
  const answer = await client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { user_id: asker.userId, content, occurred_at: new Date(askedAt).toISOString() },
  });
  const trace =
    answer.trace_id === null
      ? null
      : await client.call('GET /v1/traces/{id}', { path: { id: answer.trace_id } });
  await client.call('POST /v1/conversations/{id}/turns/{turn_id}/abort', {
    path: { id, turn_id: answer.turn_id },
  });
  if (asker.conversationId === null)
    await client.call('DELETE /v1/conversations/{id}', { path: { id }, query: { memories: 'erase' } });
  return { answer, trace: trace?.trace ?? null };
}

async function open(client: Client, { userId }: Pick<Asker, 'userId'>): Promise<string> {
  // Never a name of before: what is dated before the erasure of a conversation is not taken in under its name again.
  const body = { chat_id: `${userId}-question-${randomUUID()}`, user_id: userId };
  const { id } = await client.call('POST /v1/conversations', { body });
  return id;
}

function judge(asker: Asker, question: AskedQuestion, answer: TurnAnswer, trace: Trace | null): AskedTurn {
  const units = unitsOf(answer);
  const fates = fatesOf(asker, trace);
  const texts = new Map(
    question.transcript.sessions.flatMap(({ turns }) => turns.map(({ diaId, text }) => [diaId, text])),
  );
  const evidence = [...new Set(question.question.evidence)].filter((turn) => question.turns.has(turn));
  return {
    question,
    category: question.question.category,
    evidence: evidence.map((turn) => {
      const place = placeOf(wordsIn(texts.get(turn) ?? ''), units);
      return { turn, place, fate: place === null ? (fates.get(turn) ?? NOT_FOUND) : null };
    }),
    injectedTokens: answer.injection.tokens,
    injectedItems:
      answer.injection.event_ids.length +
      answer.injection.memory_ids.length +
      answer.injection.chunk_ids.length,
    size: sizeOf(answer, countTokens(question.question.question)),
    isLost: answer.prompt === null,
  };
}

const sizeOf = ({ budget, prompt }: TurnAnswer, asked: number): PromptSize =>
  prompt === null
    ? { live: 0, all: 0 }
    : { live: Math.max(0, (budget.parts.history ?? 0) - asked), all: Math.max(0, budget.used - asked) };

/** What became of the turns that were candidates: the decision on them, or why recall handed them not on. */
function fatesOf({ turnOfEvent }: Asker, trace: Trace | null): Map<string, string> {
  const told = [
    ...(trace?.dropped ?? []).map(({ id, reason }) => [id, reason] as const),
    // What was handed on says more of a turn in pieces than what was dropped.
    ...(trace?.candidates ?? []).map(({ id, decision }) => [id, decision] as const),
  ];
  return new Map(
    told.flatMap(([id, fate]) => {
      const turn = turnOfEvent.get(id);
      return turn === undefined ? [] : [[turn, fate] as const];
    }),
  );
}
