/** Puts dialogues into the service as a chat frontend would: each into a conversation of its own, through `/v1/ingest`. */
import { CommandFailure } from '../../src/cli/failure.ts';
import { INGEST_BODY_MAX_BYTES, INGEST_MAX_MESSAGES } from '../../src/memory/limits.ts';
import type { Client, IngestAnswer } from '../support/client.ts';
import { createProgress } from '../support/progress.ts';
import { batchMessages, type Transcript, toMessages } from '../support/transcript.ts';

/** Text of one call: JSON escapes and metadata need room below the limit of the body. */
const BATCH_TEXT_MAX_BYTES = INGEST_BODY_MAX_BYTES / 4;

/** How much was ingested, and how long it took. */
export interface IngestFigures {
  readonly messages: number;
  readonly seconds: number;
}

/** Who speaks in a dialogue, as the service knows them. */
export const identityOf = (transcript: Transcript) => ({
  chat_id: `eval-${transcript.sampleId}`,
  user_id: `eval-${transcript.sampleId}-user`,
});

/** Ingests all dialogues; answers with the conversation of each. */
export async function ingestAll(
  client: Client,
  transcripts: readonly Transcript[],
): Promise<{ conversations: Map<Transcript, string>; ingest: IngestFigures }> {
  const messages = new Map(transcripts.map((transcript) => [transcript, toMessages(transcript)]));
  const total = [...messages.values()].reduce((sum, list) => sum + list.length, 0);
  const progress = createProgress('ingest', total);
  const conversations = new Map<Transcript, string>();
  const startedAt = performance.now();
  for (const [transcript, list] of messages) {
    const { chat_id, user_id } = identityOf(transcript);
    for (const batch of batchMessages(list, INGEST_MAX_MESSAGES, BATCH_TEXT_MAX_BYTES)) {
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
      conversations.set(transcript, answer.conversation_id);
      progress.advance(batch.length);
    }
  }
  progress.end();
  return { conversations, ingest: { messages: total, seconds: (performance.now() - startedAt) / 1000 } };
}
