/** Checks the new memories of a request and makes them ready for the stores; and tells these who writes. */
import type { Context } from 'hono';
import { log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Statement } from '../../memory/changes/changes.ts';
import { keysOf } from '../../memory/changes/content.ts';
import { checkEntry, type Entry, type EntryPatch, refuseSensitive } from '../../memory/changes/entry.ts';
import { newMemory } from '../../memory/changes/new-memory.ts';
import { refuseKeeping } from '../../memory/conversations/temporary.ts';
import { invalid, type MemoryError } from '../../memory/errors.ts';
import type { Reader } from '../../memory/scope.ts';
import { findSensitive } from '../../memory/sensitive/sensitive.ts';
import type { AccountContext, AccountReader } from '../../store/account/memories.ts';
import { type ConversationPlace, findPlaces, type Places } from '../../store/memories/memory-places.ts';
import type { ChangeContext } from '../../store/memories/write-plan.ts';
import { mayEnter } from '../access/token-scope.ts';
import type { AppEnv } from '../context.ts';

/** An entry with the id that its memory gets if it is new. */
export interface NamedEntry {
  readonly id: string;
  readonly entry: Entry;
}

/** Error of one of several items, with its place among them from 0. */
export interface ItemError {
  readonly at: number;
  readonly error: MemoryError;
}

/** Author, moment, ids and embedder of changes in this request. */
export function changeContext(c: Context<AppEnv>): ChangeContext {
  const { workspace, embedder, actor } = c.var.services;
  return { workspaceId: workspace.id, actor, now: c.var.now(), ids: c.var.ids, embedder };
}

/** Author and moment of changes to account memories in this request. */
export function accountContext(c: Context<AppEnv>): AccountContext {
  const { workspace, actor } = c.var.services;
  return { accountId: workspace.accountId, workspaceId: workspace.id, actor, now: c.var.now() };
}

/** A reader of the workspace as a reader of its account. */
export const accountReader = (c: Context<AppEnv>, { userId, audience }: Reader): AccountReader => ({
  accountId: c.var.services.workspace.accountId,
  userId,
  audience,
});

/** Refuses a new memory for faults that show without looking anything up; null where there are none. */
export const checkNew = (c: Context<AppEnv>, entry: Entry): MemoryError | null =>
  checkEntry(entry) ?? checkEnd(entry, c.var.now()) ?? checkWords(c, entry);

/** A value of a topic holds from now on unless it says since when: one that has ended must say. */
const checkEnd = ({ topicKey, validFrom, validTo }: Entry, now: number): MemoryError | null =>
  topicKey !== null && validFrom === null && validTo !== null && validTo <= now
    ? invalid('valid_from', 'is required for a value of a topic that has ended')
    : null;

/** Refuses words that hold secrets. Only the kinds are counted in the log, and told to nobody else. */
export function checkWords(c: Context<AppEnv>, entry: EntryPatch & Partial<Entry>): MemoryError | null {
  const { content, tags, topicKey, source, subjectId } = entry;
  const words = { content, tags: tags?.join('\n'), topic_key: topicKey, source, subject_id: subjectId };
  for (const [field, text] of Object.entries(words)) {
    const kinds = [...new Set(findSensitive(text ?? '').map((match) => match.kind))];
    if (kinds.length === 0) continue;
    log('info', 'sensitive_refused', { workspace_id: c.var.services.workspace.id, kinds: kinds.join(' ') });
    return refuseSensitive(field, kinds);
  }
  return null;
}

/** Checked entries as statements. The channels and conversations that they name must exist: one read for all. */
export async function toStatements(
  c: Context<AppEnv>,
  entries: readonly NamedEntry[],
  now: number,
): Promise<Result<Statement[], ItemError>> {
  const { db, workspace } = c.var.services;
  const places = await findPlaces(db, workspace.id, c.var.confinement?.userId ?? null, {
    channels: entries.flatMap(({ entry }) => entry.channelId ?? []),
    conversations: entries.flatMap(({ entry }) => entry.conversationId ?? []),
  });
  const statements: Statement[] = [];
  for (const [at, { id, entry }] of entries.entries()) {
    const named = places.conversations.get(entry.conversationId ?? '');
    const conversation = named && mayEnter(c.var.confinement, named, named.isMember) ? named : null;
    const statement = toStatement(
      entry,
      { id, workspaceId: workspace.id },
      { channels: places.channels, conversation },
      now,
    );
    if (!statement.ok) return err({ at, error: statement.error });
    statements.push(statement.value);
  }
  return ok(statements);
}

function toStatement(
  { tier, ...entry }: Entry,
  identity: { readonly id: string; readonly workspaceId: string },
  { channels, conversation }: Pick<Places, 'channels'> & { conversation: ConversationPlace | null },
  now: number,
): Result<Statement, MemoryError> {
  if (tier === 'account') throw new Error('an account memory is no statement of a workspace');
  if (entry.channelId !== null && !channels.has(entry.channelId))
    return err(invalid('channel_id', 'is not a channel of this workspace'));
  if (entry.conversationId !== null && conversation === null)
    return err(invalid('conversation_id', 'is not a conversation of this workspace'));
  const refused = conversation && refuseKeeping(conversation);
  if (refused) return err(refused);
  const isRead =
    conversation === null || conversation.userId === null || conversation.userId === entry.userId;
  if (entry.visibility === 'private' && !isRead)
    return err(invalid('user_id', 'is not the user of this conversation'));
  const conversationId = conversation?.id ?? null;
  const memory = newMemory(
    { ...entry, ...identity, tier, conversationId, sourceConversationId: conversationId },
    now,
  );
  return ok({ memory, keys: keysOf(memory), statedFor: memory.validFrom ?? memory.createdAt, eventId: null });
}
