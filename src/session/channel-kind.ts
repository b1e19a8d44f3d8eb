/**
 * Kind of a conversation's channel: made for a topic, or the default one of its workspace, which has none. That never changes,
 * so an object reads it once and keeps it. A turn needs it before it reads anything: one whose object has not read it yet reads
 * for both, and takes what is right.
 */
import type { ConversationIdentity } from '../memory/conversations/identity.ts';
import { selectChannelKind } from '../store/conversations/channels.ts';
import type { SessionDeps } from './session.ts';
import type { Extraction } from './turn/extract-changes.ts';

/** Reads whether the channel has a topic where the object does not know. Not for turns: it may be a round trip more. */
export async function readHasTopic(
  { store, db }: Pick<SessionDeps, 'store' | 'db'>,
  { workspaceId, channelId }: ConversationIdentity,
): Promise<boolean> {
  const known = store.channels.hasTopic(channelId);
  if (known !== null) return known;
  const [hasTopic = null] = await db.read('channel.kind', selectChannelKind(db, workspaceId, channelId));
  return keepKind(store, channelId, hasTopic) ?? false;
}

/** Keeps what was read of a channel; null where nothing was. */
export function keepKind(
  store: SessionDeps['store'],
  channelId: string,
  hasTopic: number | null,
): boolean | null {
  if (hasTopic === null) return null;
  store.channels.keep(channelId, hasTopic === 1);
  return hasTopic === 1;
}

/**
 * Changes that a message teaches; `ofTopic` as it would in a channel with a topic, where that is another thing and not
 * known yet.
 */
export interface OpenExtraction {
  readonly extraction: Extraction;
  readonly ofTopic: Extraction | null;
}

/** Reads what a message teaches, in both ways where it is not known which is right. */
export function openExtraction(
  { store }: Pick<SessionDeps, 'store'>,
  { channelId }: ConversationIdentity,
  read: (hasTopic: boolean) => Extraction,
): OpenExtraction {
  const hasTopic = store.channels.hasTopic(channelId);
  const extraction = read(hasTopic ?? false);
  return { extraction, ofTopic: hasTopic === null && extraction.tellsOfTopic ? read(true) : null };
}

/** All statements that may be meant, for what is read. */
export const statementsOf = ({ extraction, ofTopic }: OpenExtraction): Extraction['statements'] => [
  ...extraction.statements,
  ...(ofTopic?.statements ?? []),
];
