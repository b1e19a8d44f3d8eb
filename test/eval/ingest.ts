/** Puts dialogues into the service as a chat frontend would: each into a conversation of its own, through `/v1/ingest`. */
import { CommandFailure } from '../../src/cli/failure.ts';
import { INGEST_BODY_MAX_BYTES, INGEST_MAX_MESSAGES } from '../../src/memory/limits.ts';
import type { Client, IngestAnswer } from '../support/commands/client.ts';
import { createProgress } from '../support/commands/progress.ts';
import { batchMessages, type Transcript, type TranscriptMessage, toMessages } from '../support/transcript.ts';

/** Text of one call: JSON escapes and metadata need room below the limit of the body. */
const BATCH_TEXT_MAX_BYTES = INGEST_BODY_MAX_BYTES / 4;

/** How much was ingested, and how long it took. */
export interface IngestFigures {
  readonly messages: number;
  readonly seconds: number;
}

/** What goes into one conversation: who it is with, and what was said. */
export interface Dialogue {
  readonly chat_id: string;
  readonly user_id: string;
  readonly messages: readonly TranscriptMessage[];
}

/** Who speaks in a dialogue, as the service knows them. */
export const identityOf = (transcript: Transcript) => ({
  chat_id: `eval-${transcript.sampleId}`,
  user_id: `eval-${transcript.sampleId}-user`,
});

/** Ingests all transcripts; answers with the conversation of each. */
export async function ingestAll(
  client: Client,
  transcripts: readonly Transcript[],
): Promise<{ conversations: Map<Transcript, string>; ingest: IngestFigures }> {
  const dialogues = transcripts.map((transcript) => ({
    ...identityOf(transcript),
    messages: toMessages(transcript),
  }));
  const { ids, ingest } = await ingestDialogues(client, dialogues);
  return { conversations: new Map(transcripts.map((transcript, i) => [transcript, ids[i] ?? ''])), ingest };
}

/** Ingests dialogues; answers with the id of the conversation of each, in their order. */
export async function ingestDialogues(
  client: Client,
  dialogues: readonly Dialogue[],
): Promise<{ ids: string[]; ingest: IngestFigures }> {
  const total = dialogues.reduce((sum, { messages }) => sum + messages.length, 0);
  const progress = createProgress('ingest', total);
  const ids: string[] = [];
  const startedAt = performance.now();
  for (const { chat_id, user_id, messages } of dialogues) {
    let id = '';
    for (const batch of batchMessages(messages, INGEST_MAX_MESSAGES, BATCH_TEXT_MAX_BYTES)) {
      const answer = await client.request<IngestAnswer>('POST', '/v1/ingest', {
        body: {
          conversation: { chat_id, user_id },
          messages: batch.map(({ role, name, content, occurredAt, externalId, session }) => ({
            role,
            name,
            content,
            occurred_at: occurredAt,
            external_id: externalId,
            session: String(session),
            ...(role === 'user' ? { user_id } : {}),
          })),
        },
      });
      if (answer.accepted + answer.duplicates !== batch.length) {
        throw new CommandFailure(
          'server_failed',
          `ingest took ${answer.accepted} + ${answer.duplicates} of ${batch.length} messages`,
        );
      }
      id = answer.conversation_id;
      progress.advance(batch.length);
    }
    ids.push(id);
  }
  progress.end();
  return { ids, ingest: { messages: total, seconds: (performance.now() - startedAt) / 1000 } };
}
