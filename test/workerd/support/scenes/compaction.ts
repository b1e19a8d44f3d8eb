/** Compaction in tests: its summariser says what a test wants; its alarm comes when a test says so (`storage/alarms.ts`). */
import { vi } from 'vitest';
import type { SummaryRequest } from '../../../../src/memory/ports.ts';
import { ExtractiveSummariser } from '../../../../src/models/summaries/extractive-summariser.ts';
import { openConversation, type TestWorkspace } from '../service/workspace.ts';
import { rowsOf } from '../storage/databases.ts';

export { alarmDelays, isArmed, letAlarmCome } from '../storage/alarms.ts';

/** Has the summariser answer as `says` does, until the mock is restored. */
export const summariserSays = (says: (request: SummaryRequest) => unknown) =>
  vi
    .spyOn(ExtractiveSummariser.prototype, 'summarise')
    .mockImplementation((request) => Promise.resolve(says(request)));

export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** `n` messages in turns, each with words of its own. */
export const talkOf = (n: number, from = 0): Said[] =>
  Array.from({ length: n }, (_, i) => {
    const k = from + i;
    return k % 2 === 0
      ? { role: 'user', content: `Visit number ${k} leads to the harbour of town${k}.` }
      : { role: 'assistant', content: `The harbour of town${k - 1} opens at ${k} o'clock.` };
  });

/** `n` questions with their answers, of which nothing is to be learnt or recalled: what stands between, imported at once. */
export const quays = (n: number, what = 'Quay'): Said[] =>
  Array.from({ length: n }, (_, i): Said[] => [
    { role: 'user', content: `${what} ${i}?` },
    { role: 'assistant', content: `${what} ${i}.` },
  ]).flat();

let chats = 0;

/** A conversation of ana with imported messages. */
export async function importedTalk(
  workspace: TestWorkspace,
  messages: readonly Said[],
  identity: Record<string, unknown> = {},
): Promise<string> {
  const own = { chat_id: `compaction-${++chats}`, user_id: 'ana', ...identity };
  const conversation = await openConversation(workspace, own);
  await say(workspace, own, messages);
  return conversation;
}

/** Imports messages into the conversation of an identity. */
export async function say(
  workspace: TestWorkspace,
  identity: Record<string, unknown>,
  messages: readonly (Said & { readonly user_id?: string })[],
): Promise<void> {
  const answer = await workspace.call('POST', '/v1/ingest', {
    conversation: identity,
    messages: messages.map((message, i) => ({
      ...message,
      occurred_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
    })),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

export interface StoredCompaction {
  readonly start_seq: number;
  readonly end_seq: number;
  readonly status: string;
  readonly attempts: number;
  readonly error: string | null;
}

/** Everything that compactions left of a conversation, in every table. */
export async function compacted(conversation: string) {
  const of = <T>(query: string) => rowsOf<T>(query, [conversation]);
  const [journal, chunks, words, embeddings, snapshots, state] = await Promise.all([
    of<StoredCompaction>('SELECT * FROM compactions WHERE conversation_id = ? ORDER BY start_seq'),
    of<{ id: string; start_seq: number; end_seq: number; content: string; scope: string }>(
      'SELECT * FROM chunks WHERE conversation_id = ? ORDER BY start_seq',
    ),
    of<{ terms: string; conversation: string }>(
      'SELECT f.* FROM chunks_fts f JOIN chunks c ON c.row_id = f.rowid WHERE c.conversation_id = ?',
    ),
    of<{ scope: string; owner: string }>(
      'SELECT e.owner_id, e.scope, e.owner FROM memory_embeddings e JOIN chunks c ON c.id = e.owner_id WHERE c.conversation_id = ?',
    ),
    of<{ seq: number; content: string }>('SELECT * FROM snapshots WHERE conversation_id = ? ORDER BY seq'),
    of<{ rolling_summary: string | null; summarised_seq: number }>(
      'SELECT rolling_summary, summarised_seq FROM conversations WHERE id = ?',
    ),
  ]);
  return { journal, chunks, words, embeddings, snapshots, ...state[0] };
}

/** The same as ranges: what was done, once each. */
export const rangesOf = (rows: readonly { start_seq: number; end_seq: number }[]): string =>
  rows.map(({ start_seq, end_seq }) => `${start_seq}-${end_seq}`).join(' ');
