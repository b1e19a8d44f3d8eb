/**
 * Puts a dialogue into the service as a conversation that both speakers share, and has it compacted to its end. Each speaker is
 * a user: what is learnt of what they said is a private memory of theirs.
 */
import { CommandFailure } from '../../../src/cli/failure.ts';
import { INGEST_BODY_MAX_BYTES, INGEST_MAX_MESSAGES } from '../../../src/memory/limits.ts';
import type { Client, IngestAnswer } from '../../support/commands/client.ts';
import { batchMessages, type Transcript, toMessages } from '../../support/transcript.ts';

/** Text of one call: JSON escapes and metadata need room below the limit of the body. */
const BATCH_TEXT_MAX_BYTES = INGEST_BODY_MAX_BYTES / 4;
/** Pause before a compaction is asked for that another one was in the way of. */
const AGAIN_MS = 500;
/** Attempts in a row that may come to nothing. */
const ATTEMPTS_MAX = 20;
const RUN_POLL_MS = 500;
const RUN_TIMEOUT_MS = 120_000;

/** The user that a speaker of a dialogue is. */
export const userOf = ({ sampleId }: Transcript, speaker: string): string =>
  `replay-${sampleId}-${speaker}`.toLowerCase();

/** A dialogue as it was taken in. */
export interface Compacted {
  readonly transcript: Transcript;
  readonly conversationId: string;
  readonly messages: number;
  /** Ranges that were summarised. */
  readonly ranges: number;
  readonly ingestSeconds: number;
  readonly compactionSeconds: number;
}

/** Takes a dialogue in; `settles` waits after each compaction until the indexes have what it stored. */
export async function takeIn(client: Client, transcript: Transcript, settles: boolean): Promise<Compacted> {
  const startedAt = performance.now();
  const conversationId = await ingest(client, transcript);
  const ingestedAt = performance.now();
  await compactAll(client, conversationId, settles);
  const compactedAt = performance.now();
  const journal = await readAll<{ status: string }>(
    client,
    `/v1/conversations/${conversationId}/compactions`,
    {},
  );
  return {
    transcript,
    conversationId,
    messages: toMessages(transcript).length,
    ranges: journal.filter(({ status }) => status === 'done').length,
    ingestSeconds: (ingestedAt - startedAt) / 1000,
    compactionSeconds: (compactedAt - ingestedAt) / 1000,
  };
}

async function ingest(client: Client, transcript: Transcript): Promise<string> {
  let conversationId = '';
  for (const batch of batchMessages(toMessages(transcript), INGEST_MAX_MESSAGES, BATCH_TEXT_MAX_BYTES)) {
    const answer = await client.request<IngestAnswer>('POST', '/v1/ingest', {
      body: {
        conversation: { chat_id: `replay-${transcript.sampleId}`, shared: true },
        messages: batch.map(({ name, content, occurredAt, externalId, session }) => ({
          role: 'user',
          user_id: userOf(transcript, name),
          name,
          content,
          occurred_at: occurredAt,
          external_id: externalId,
          session: String(session),
        })),
      },
    });
    if (answer.accepted !== batch.length)
      throw new CommandFailure('server_failed', `ingest took ${answer.accepted} of ${batch.length} messages`);
    conversationId = answer.conversation_id;
  }
  return conversationId;
}

interface CompactionReport {
  readonly status: 'compacted' | 'nothing_to_compact' | 'will_retry' | 'parked';
  readonly compaction: { readonly error: string | null } | null;
}

/** Has all of a conversation compacted, as it is once nobody has spoken in it for a while. */
export async function compactAll(client: Client, conversationId: string, settles = false): Promise<void> {
  for (let failures = 0; failures < ATTEMPTS_MAX; ) {
    const { status, compaction } = await client.request<CompactionReport>(
      'POST',
      `/v1/conversations/${conversationId}/compact`,
    );
    if (status === 'nothing_to_compact') return;
    if (status === 'compacted') {
      failures = 0;
      if (settles) await settleOutbox(client);
      continue;
    }
    failures++;
    console.error(`a compaction was not made: ${compaction?.error ?? status}`);
    await pause(AGAIN_MS);
  }
  throw new CommandFailure('server_failed', `compaction failed ${ATTEMPTS_MAX} times in a row`);
}

interface RunAnswer {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
}

/** Has maintenance apply what the writes owe to the indexes, and waits for it. */
export async function settleOutbox(client: Client): Promise<void> {
  const { id } = await client.request<RunAnswer>('POST', '/v1/maintenance/outbox');
  const giveUpAt = performance.now() + RUN_TIMEOUT_MS;
  while (performance.now() < giveUpAt) {
    const { data } = await client.request<{ data: RunAnswer[] }>(
      'GET',
      '/v1/maintenance/runs?task=outbox&limit=20',
    );
    const run = data.find((candidate) => candidate.id === id);
    if (run?.status === 'done') return;
    if (run?.status === 'failed')
      throw new CommandFailure('server_failed', `the outbox was not emptied: ${run.error}`);
    await pause(RUN_POLL_MS);
  }
  throw new CommandFailure('server_failed', 'the outbox was not emptied in time');
}

const PAGE = 200;

/** All items of a list, page by page. */
export async function readAll<T>(
  client: Client,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const parameters = new URLSearchParams({ ...query, limit: String(PAGE), ...(cursor ? { cursor } : {}) });
    const page: { data: T[]; next_cursor: string | null } = await client.request(
      'GET',
      `${path}?${parameters}`,
    );
    items.push(...page.data);
    cursor = page.next_cursor;
  }
  return items;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
