/**
 * A service with a store of a size that an import over HTTP would take hours for. The beginning of the conversation under test comes in by the
 * API, so that it teaches what it teaches and every object is there; the rest is written while the service stands still, into that conversation or into
 * those of many other users.
 */
import { sql } from 'drizzle-orm';
import { CommandFailure } from '../../../src/cli/failure.ts';
import { temporaryStateDir } from '../../../src/cli/local/state-folder.ts';
import { randomIds } from '../../../src/lib/ids.ts';
import { newConversation } from '../../../src/memory/conversations/identity.ts';
import { INGEST_MAX_MESSAGES } from '../../../src/memory/limits.ts';
import type { Conversation } from '../../../src/memory/types.ts';
import { getConversation } from '../../../src/store/conversations/conversations.ts';
import { beginConversations } from '../../../src/store/conversations/events.ts';
import type { Database } from '../../../src/store/database.ts';
import { type Client, createClient } from '../../support/commands/client.ts';
import { type Service, startService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { waitUntilQuiet } from '../reach.ts';
import type { TextSource } from '../synthetic-text.ts';
import { type BulkMessage, fillConversation } from './fill-conversation.ts';
import { fillFolder } from './fill-folder.ts';

/** Messages of the conversation under test that come in by the API. */
const BEGUN_MESSAGES = 1_000;
const MESSAGE_INTERVAL_MS = 60_000;

/** Whose conversation is under test. */
interface Subject {
  readonly userId: string;
  readonly chatId: string;
}

/** A service that is filled. */
export interface FilledService {
  readonly service: Service;
  readonly conversationId: string;
  /** Events of the conversation under test. */
  readonly events: number;
  readonly seconds: number;
}

/** Starts a service with `count` messages, in one conversation or over so many users, the one under test among them. */
export async function startFilled(
  config: string,
  { userId, chatId }: Subject,
  text: TextSource,
  count: number,
  users: number,
): Promise<FilledService> {
  const stateDir = temporaryStateDir();
  const startAt = Date.now() - count * MESSAGE_INTERVAL_MS;
  const messageAt = (i: number, user: string): BulkMessage => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    userId: i % 2 === 0 ? user : null,
    content: text.message(),
    occurredAt: startAt + i * MESSAGE_INTERVAL_MS,
    externalId: `bulk-${i}`,
  });
  const begun = Math.min(count, BEGUN_MESSAGES);
  const startedAt = performance.now();
  const first = await startService({ stateDir, config });
  let id: string;
  try {
    const conversation = { chat_id: chatId, user_id: userId };
    id = await beginByApi(createClient(first), conversation, begun, (i) => messageAt(i, userId));
  } finally {
    await first.stop();
  }
  const progress = createProgress('fill the files', count - begun);
  await fillFolder(stateDir, async (db) => {
    const one = await conversationIn(db, id);
    if (users === 1) {
      const rest = messagesFrom(begun, count, (i) => messageAt(i, userId));
      await fillConversation(db, one, rest, progress.advance);
    } else await fillOthers(db, one, users - 1, begun, count, messageAt, progress.advance);
  });
  progress.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const events = users === 1 ? count : begun;
  return { service: await startService({ stateDir, config }), conversationId: id, events, seconds };
}

async function beginByApi(
  client: Client,
  conversation: { readonly chat_id: string; readonly user_id: string },
  count: number,
  messageAt: (i: number) => BulkMessage,
): Promise<string> {
  const { id } = await client.call('POST /v1/conversations', { body: conversation });
  for (let at = 0; at < count; at += INGEST_MAX_MESSAGES) {
    const messages = [...messagesFrom(at, Math.min(count, at + INGEST_MAX_MESSAGES), messageAt)];
    await client.call('POST /v1/ingest', {
      body: {
        conversation,
        messages: messages.map(({ role, userId, content, occurredAt, externalId }) => ({
          role,
          content,
          occurred_at: new Date(occurredAt).toISOString(),
          external_id: externalId,
          ...(userId === null ? {} : { user_id: userId }),
        })),
      },
    });
  }
  if (!(await waitUntilQuiet(client)))
    throw new CommandFailure('server_failed', 'the first messages are still being summarised');
  return id;
}

async function conversationIn(db: Database, id: string): Promise<Conversation> {
  const [workspaceId = ''] = await db
    .step('bulk.whose')
    .values(sql`select workspace_id from conversations where id = ${id}`);
  const conversation = await getConversation(db, workspaceId, id);
  if (conversation === null) throw new Error(`no conversation ${id}`);
  return conversation;
}

/** Conversations of others, one a user, of the same length each. */
async function fillOthers(
  db: Database,
  { workspaceId, channelId }: Conversation,
  users: number,
  from: number,
  to: number,
  messageAt: (i: number, user: string) => BulkMessage,
  advance: (count: number) => void,
): Promise<void> {
  const now = Date.now();
  const ids = randomIds(() => now);
  const each = (to - from) / users;
  for (let user = 0; user < users; user++) {
    const userId = `bulk-user-${user}`;
    const identity = { workspaceId, channelId, userId, chatId: `bulk-chat-${user}` };
    const free = { subjectId: null, personaId: null, metadata: {}, title: null };
    const conversation = newConversation({ ...identity, ...free }, ids, now);
    await db.write(
      'bulk.begin',
      beginConversations(db, [{ conversation, events: [] }], { now, embeds: false }),
    );
    const [first, end] = [from + Math.floor(user * each), from + Math.floor((user + 1) * each)];
    await fillConversation(
      db,
      conversation,
      messagesFrom(first, end, (i) => messageAt(i, userId)),
      advance,
    );
  }
}

function* messagesFrom(from: number, to: number, messageAt: (i: number) => BulkMessage) {
  for (let i = from; i < to; i++) yield messageAt(i);
}
