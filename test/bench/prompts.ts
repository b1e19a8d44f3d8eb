/**
 * What prompts weigh as a conversation grows, beside one that holds everything said so far, and the share of each that a
 * provider could serve from its cache: what it has in common with the beginning of the prompt before.
 */
import { countTokens } from '../../src/lib/text/tokens.ts';
import { INGEST_MAX_MESSAGES } from '../../src/memory/limits.ts';
import type { Client, IngestAnswer, TurnAnswer } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { quantile } from './statistics.ts';
import type { TextSource } from './synthetic-text.ts';

/** Turns at which a prompt is told, and how many before it are looked at: what one prompt shares with the last is chance. */
export const POINTS = [10, 100, 1000] as const;
const TURNS_LOOKED_AT = 10;
/** A question in three, so that blocks come and go as in a chat. */
const QUESTION_EVERY = 3;
/** More than an import needs, 20 messages at a time. */
const COMPACTIONS_MAX = 150;
const MESSAGE_INTERVAL_MS = 60_000;
const USER = 'bench-prompts';
const CHAT = 'bench-prompts';
/** What is known of the user before the conversation begins. */
const FACTS = [
  'Lives in Porto.',
  'Works as a nurse at night.',
  'Has a dog called Rex.',
  'Is allergic to peanuts.',
];

/** The prompts around one turn: medians. */
export interface PromptPoint {
  readonly turn: number;
  readonly tokens: number;
  /** Tokens of a prompt with the same system prompt and every message so far. */
  readonly full_history_tokens: number;
  /** Share of the prompt's tokens that its predecessor begins with too. */
  readonly cached_share: number;
}

interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Holds a conversation of 1,000 turns; those that nobody looks at are imported, so that a run has an end. */
export async function measurePrompts(client: Client, text: TextSource): Promise<PromptPoint[]> {
  for (const content of FACTS) {
    await client.request('POST', '/v1/memories', { body: { content, kind: 'fact', user_id: USER } });
  }
  const { id } = await client.request<{ id: string }>('POST', '/v1/conversations', {
    body: { chat_id: CHAT, user_id: USER },
  });
  const progress = createProgress('prompts', POINTS.at(-1) ?? 0);
  const points: PromptPoint[] = [];
  let saidTokens = 0;
  let turns = 0;
  for (const point of POINTS) {
    const skipped = point - TURNS_LOOKED_AT - 1 - turns;
    if (skipped > 0) {
      saidTokens += await importTurns(client, text, turns, skipped);
      await compactAll(client, id);
    }
    turns += Math.max(0, skipped);
    let last: TurnAnswer | null = null;
    const looked: PromptPoint[] = [];
    while (turns < point) {
      const asked = turns % QUESTION_EVERY === 0 ? text.question() : text.message();
      const answer: TurnAnswer = await client.request('POST', `/v1/conversations/${id}/turns`, {
        body: { user_id: USER, content: asked },
      });
      turns++;
      saidTokens += countTokens(asked);
      if (last) looked.push(pointOf(turns, last, answer, saidTokens));
      const reply = text.message();
      await client.request('POST', `/v1/conversations/${id}/turns/${answer.turn_id}/reply`, {
        body: { content: reply },
      });
      saidTokens += countTokens(reply);
      last = answer;
    }
    points.push(median(point, looked));
    progress.advance(point - (points.at(-2)?.turn ?? 0));
  }
  progress.end();
  return points;
}

/** Imports turns that were said meanwhile; their tokens. */
async function importTurns(client: Client, text: TextSource, from: number, turns: number): Promise<number> {
  const said = Array.from(
    { length: turns * 2 },
    (_, i): Said => ({
      role: i % 2 === 0 ? 'user' : 'assistant',
      content: text.message(),
    }),
  );
  const startAt = Date.now() - said.length * MESSAGE_INTERVAL_MS;
  for (let at = 0; at < said.length; at += INGEST_MAX_MESSAGES) {
    const messages = said.slice(at, at + INGEST_MAX_MESSAGES).map((message, i) => ({
      ...message,
      ...(message.role === 'user' ? { user_id: USER } : {}),
      occurred_at: new Date(startAt + (at + i) * MESSAGE_INTERVAL_MS).toISOString(),
      external_id: `prompts-${from * 2 + at + i}`,
    }));
    await client.request<IngestAnswer>('POST', '/v1/ingest', {
      body: { conversation: { chat_id: CHAT, user_id: USER }, messages },
    });
  }
  return said.reduce((sum, { content }) => sum + countTokens(content), 0);
}

/** Compacts what was imported: as it was said, it would have been compacted turn by turn. */
async function compactAll(client: Client, conversationId: string): Promise<void> {
  for (let i = 0; i < COMPACTIONS_MAX; i++) {
    const report = await client.request<{ status: string }>(
      'POST',
      `/v1/conversations/${conversationId}/compact`,
    );
    if (report.status !== 'compacted') return;
  }
}

function pointOf(turn: number, before: TurnAnswer, answer: TurnAnswer, saidTokens: number): PromptPoint {
  const parts = partsOf(answer);
  const tokens = tokensOf(parts);
  return {
    turn,
    tokens,
    full_history_tokens: countTokens(parts[0] ?? '') + saidTokens,
    cached_share: tokensOf(commonBeginning(partsOf(before), parts)) / tokens,
  };
}

/** A prompt in the order in which a provider reads it. */
const partsOf = ({ prompt }: TurnAnswer): string[] =>
  prompt === null
    ? []
    : [
        prompt.system.stable,
        prompt.system.dynamic,
        ...prompt.messages.map(({ role, content }) => `${role}: ${content}`),
      ];

/** The parts that two prompts begin with alike, and the beginning of the first in which they differ. */
function commonBeginning(before: readonly string[], parts: readonly string[]): string[] {
  const differs = parts.findIndex((part, i) => part !== before[i]);
  if (differs < 0) return [...parts];
  const [one, other] = [before[differs] ?? '', parts[differs] ?? ''];
  let length = 0;
  while (length < other.length && one[length] === other[length]) length++;
  return [...parts.slice(0, differs), other.slice(0, length)];
}

const tokensOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + countTokens(part), 0);

const median = (turn: number, points: readonly PromptPoint[]): PromptPoint => {
  const of = (name: keyof PromptPoint) =>
    quantile(
      points.map((point) => point[name]),
      0.5,
    ) ?? Number.NaN;
  return {
    turn,
    tokens: of('tokens'),
    full_history_tokens: points.at(-1)?.full_history_tokens ?? Number.NaN,
    // Not the median: most prompts share nearly everything, and the few that do not are what costs.
    cached_share: points.reduce((sum, { cached_share }) => sum + cached_share, 0) / points.length,
  };
};
