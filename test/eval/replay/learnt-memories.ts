/** What the service learnt of a dialogue: the memories of its speakers, each with its evidence as turns of the dialogue. */
import pLimit from 'p-limit';
import type { Client } from '../../support/commands/client.ts';
import { turnOf } from '../../support/transcript.ts';
import { type Compacted, readAll, userOf } from './shared-conversation.ts';

/** Requests under way at once; more would measure the queue, not the service. */
export const CONCURRENT_REQUESTS = 4;

/** One piece of evidence: what was done because of which turn. */
export interface Evidence {
  readonly action: string;
  /** `compaction` for facts of a summary; anything else is what a message taught by itself. */
  readonly source: string;
  readonly content: string;
  readonly turn: string | null;
}

export interface LearntMemory {
  readonly id: string;
  readonly speaker: string;
  readonly content: string;
  readonly evidence: readonly Evidence[];
}

/** What was learnt of one dialogue; `turnAt` tells the turn of a sequence number. */
export interface Learnt extends Compacted {
  readonly memories: readonly LearntMemory[];
  readonly turnAt: ReadonlyMap<number, string>;
}

interface EventAnswer {
  readonly id: string;
  readonly seq: number;
  readonly external_id: string | null;
}
interface HistoryAnswer {
  readonly observations: readonly {
    readonly action: string;
    readonly source: string;
    readonly content: string;
    readonly event_id: string | null;
  }[];
}

/** Reads what was learnt, as each speaker may read it. */
export async function readLearnt(client: Client, compacted: Compacted): Promise<Learnt> {
  const { transcript, conversationId } = compacted;
  const events = await readAll<EventAnswer>(client, `/v1/conversations/${conversationId}/events`, {});
  const turns = new Map(events.map(({ id, external_id }) => [id, turnOf(external_id ?? id)]));
  const limit = pLimit(CONCURRENT_REQUESTS);
  const memories: LearntMemory[] = [];
  for (const speaker of Object.values(transcript.speakers)) {
    const user = userOf(transcript, speaker);
    const listed = await readAll<{ id: string; content: string }>(client, '/v1/memories', { user_id: user });
    const read = listed.map(({ id, content }) =>
      limit(async (): Promise<LearntMemory> => {
        const { observations } = await client.request<HistoryAnswer>(
          'GET',
          `/v1/memories/${id}/history?user_id=${encodeURIComponent(user)}`,
        );
        const evidence = observations.map((observation) => ({
          action: observation.action,
          source: observation.source,
          content: observation.content,
          turn: observation.event_id === null ? null : (turns.get(observation.event_id) ?? null),
        }));
        return { id, speaker, content, evidence };
      }),
    );
    memories.push(...(await Promise.all(read)));
  }
  return {
    ...compacted,
    memories,
    turnAt: new Map(events.map(({ seq, external_id }) => [seq, turnOf(external_id ?? '')])),
  };
}
