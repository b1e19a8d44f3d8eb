/**
 * What a turn in a new conversation costs when recall reaches all that its user ever said: `npm run bench -- --reach`. One user has
 * said it in a thousand conversations, another the same in one; both open new ones, in turn, and the second goes on in the one as well.
 * Rows are those of the turn's own round trips, so that what compaction does in the background is not counted.
 */
import { CommandFailure } from '../../src/cli/failure.ts';
import { INGEST_MAX_MESSAGES } from '../../src/memory/limits.ts';
import type { Client, IngestBatchAnswer } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { type Figures, quantile, type Rows, summarise } from './statistics.ts';
import { createTextSource, type TextSource } from './synthetic-text.ts';

export const REACH_EVENTS = 100_000;
/** As in a thousand conversations of a hundred messages. */
const MESSAGES_A_CONVERSATION = 100;
const MESSAGE_INTERVAL_MS = 60_000;
/** Between two conversations. */
const PAUSE_MS = 3 * 3_600_000;
/** Rounds that are not counted: the first pay for compilation and cold caches. */
const WARM_UP_ROUNDS = 3;
/** How long compactions of the import are waited for, and the pause between two looks at them. */
const SETTLE_MAX_MS = 900_000;
const SETTLE_POLL_MS = 2_000;
/** Rows in such a pause below which nothing goes on but what always does. */
const QUIET_ROWS = 200;

/** Where a turn is taken, and what its user said before. */
export const SCENES = ['new, after many', 'new, after one', 'in the one'] as const;
export type Scene = (typeof SCENES)[number];

export interface ReachResult {
  readonly seed: number;
  readonly events: number;
  readonly conversations: number;
  /** Whether compaction had ended before the first turn: it takes time from turns otherwise. */
  readonly settled: boolean;
  readonly scenes: Readonly<Record<Scene, Figures>>;
}

/** How one of the two users says it. */
interface Teller {
  readonly userId: string;
  readonly chatOf: (message: number) => string;
}

const MANY: Teller = {
  userId: 'reach-many',
  chatOf: (message) => `reach-many-${Math.floor(message / MESSAGES_A_CONVERSATION)}`,
};
const ONE: Teller = { userId: 'reach-one', chatOf: () => 'reach-one' };

/** Fills both histories, lets compaction end, and takes the turns. */
export async function measureReach(
  client: Client,
  seed: number,
  events: number,
  rounds: number,
): Promise<ReachResult> {
  const progress = createProgress('fill', 2 * events);
  await fill(client, MANY, createTextSource(seed), events, progress.advance);
  // It goes on after the fill: questions are about what was said last.
  const text = createTextSource(seed);
  const one = await fill(client, ONE, text, events, progress.advance);
  progress.end();
  const settled = await waitUntilQuiet(client);
  const times: Record<Scene, number[]> = { 'new, after many': [], 'new, after one': [], 'in the one': [] };
  const rows: Record<Scene, Rows[]> = { 'new, after many': [], 'new, after one': [], 'in the one': [] };
  const baseline: number[] = [];
  const measured = createProgress('turns', rounds);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const content = round % 2 === 0 ? text.message() : text.question();
    const places: Record<Scene, { readonly userId: string; readonly id: string }> = {
      'new, after many': { userId: MANY.userId, id: await open(client, MANY, round) },
      'new, after one': { userId: ONE.userId, id: await open(client, ONE, round) },
      'in the one': { userId: ONE.userId, id: one },
    };
    // Each scene comes first, second and last in turn, so that none profits from what the others left warm.
    for (const i of SCENES.keys()) {
      const scene = SCENES[(i + round + WARM_UP_ROUNDS) % SCENES.length] ?? 'in the one';
      const before = await timed(() => client.request('POST', '/bench/baseline', { body: { content } }));
      const { userId, id } = places[scene];
      const turn = await timed(() => takeTurn(client, userId, id, content));
      await client.call('POST /v1/conversations/{id}/turns/{turn_id}/abort', {
        path: { id, turn_id: turn.answer.turn_id },
      });
      if (round < 0) continue;
      baseline.push(before.ms);
      times[scene].push(turn.ms);
      rows[scene].push(rowsOf(turn.answer.debug?.steps ?? []));
    }
    if (round >= 0) measured.advance();
  }
  measured.end();
  const baselineMs = quantile(baseline, 0.5) ?? Number.NaN;
  const figures = (scene: Scene) => summarise(times[scene], rows[scene], baselineMs);
  return {
    seed,
    events,
    conversations: Math.ceil(events / MESSAGES_A_CONVERSATION),
    settled,
    scenes: {
      'new, after many': figures('new, after many'),
      'new, after one': figures('new, after one'),
      'in the one': figures('in the one'),
    },
  };
}

async function timed<T>(call: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: number }> {
  const startedAt = performance.now();
  const answer = await call();
  return { answer, ms: performance.now() - startedAt };
}

/** A conversation that nobody has spoken in. */
async function open(client: Client, { userId }: Teller, round: number): Promise<string> {
  const body = { chat_id: `${userId}-new-${round}`, user_id: userId };
  return (await client.call('POST /v1/conversations', { body })).id;
}

const takeTurn = (client: Client, userId: string, id: string, content: string) =>
  client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { user_id: userId, content, options: { debug: true } },
  });

/** Tells the same messages at the same times, whoever the teller is; the id of the last conversation. */
async function fill(
  client: Client,
  { userId, chatOf }: Teller,
  text: TextSource,
  events: number,
  advance: (by: number) => void,
): Promise<string> {
  const pauses = Math.floor((events - 1) / MESSAGES_A_CONVERSATION);
  const startAt = Date.now() - events * MESSAGE_INTERVAL_MS - pauses * PAUSE_MS;
  const timeOf = (i: number) =>
    startAt + i * MESSAGE_INTERVAL_MS + Math.floor(i / MESSAGES_A_CONVERSATION) * PAUSE_MS;
  const message = (i: number) => ({
    role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: text.message(),
    occurred_at: new Date(timeOf(i)).toISOString(),
    external_id: `reach-${i}`,
    session: String(Math.floor(i / MESSAGES_A_CONVERSATION)),
    ...(i % 2 === 0 ? { user_id: userId } : {}),
  });
  let id = '';
  for (let at = 0; at < events; at += INGEST_MAX_MESSAGES) {
    const places = Array.from({ length: Math.min(INGEST_MAX_MESSAGES, events - at) }, (_, i) => at + i);
    const { conversations } = await client.request<IngestBatchAnswer>('POST', '/v1/ingest/batch', {
      body: {
        conversations: [...Map.groupBy(places, chatOf)].map(([chat_id, of]) => ({
          conversation: { chat_id, user_id: userId },
          messages: of.map(message),
        })),
      },
    });
    const accepted = conversations.reduce((sum, one) => sum + one.accepted, 0);
    if (accepted !== places.length)
      throw new CommandFailure('server_failed', `ingest accepted ${accepted} of ${places.length} messages`);
    id = conversations.at(-1)?.conversation_id ?? id;
    advance(places.length);
  }
  return id;
}

/** Waits until compaction has ended, or until it has taken too long; whether it has ended. */
export async function waitUntilQuiet(client: Client): Promise<boolean> {
  const giveUpAt = performance.now() + SETTLE_MAX_MS;
  await client.request('POST', '/bench/rows');
  while (performance.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_POLL_MS));
    const { read, written } = await client.request<Rows>('POST', '/bench/rows');
    if (read + written < QUIET_ROWS) return true;
  }
  return false;
}

type Steps = readonly { readonly rows_read: number; readonly rows_written: number }[];

const rowsOf = (steps: Steps): Rows => ({
  read: steps.reduce((sum, step) => sum + step.rows_read, 0),
  written: steps.reduce((sum, step) => sum + step.rows_written, 0),
  read_trips: steps.filter((step) => step.rows_written === 0).length,
  write_trips: steps.filter((step) => step.rows_written > 0).length,
});

const CELL_CHARS = 11;
const LABEL_CHARS = 16;

/** The lines that `npm run bench -- --reach` prints. */
export function renderReach({ seed, events, conversations, settled, scenes }: ReachResult): string {
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell) => cell.padStart(CELL_CHARS))].join(' ');
  const ratio = (pick: (figures: Figures) => number | null, scene: Scene): string => {
    const [own, other] = [pick(scenes['new, after many']), pick(scenes[scene])];
    return own === null || other === null ? '–' : `${(own / other).toFixed(2)} x`;
  };
  const against = (scene: Scene, name: string): string =>
    `a turn in a new conversation after ${conversations}, beside one ${name}: ` +
    `${ratio(({ median_ms }) => median_ms, scene)} time, ${ratio(({ rows_read }) => rows_read, scene)} rows read`;
  return [
    `${events} messages of a user, in ${conversations} conversations or in one; a turn then:`,
    row('', ['calls', 'median ms', 'p95 ms', 'x baseline', 'rows read', 'written', 'read trips']),
    ...SCENES.map((scene) => {
      const { calls, median_ms, p95_ms, ratio: times, ...rows } = scenes[scene];
      return row(scene, [
        String(calls),
        median_ms.toFixed(1),
        p95_ms.toFixed(1),
        times.toFixed(1),
        ...[rows.rows_read, rows.rows_written, rows.read_trips].map((count) => String(count ?? '–')),
      ]);
    }),
    against('new, after one', 'in a new one after one of the same length'),
    against('in the one', 'in that one'),
    ...(settled ? [] : ['compaction of the import was still going on']),
    `seed ${seed}`,
  ].join('\n');
}
