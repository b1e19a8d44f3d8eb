/**
 * Takes in who joined a group of a platform, left it or was thrown out of it. A group that nobody has written in yet gets its
 * conversation with its first member; who left is remembered as gone, so that word which comes late brings nobody back.
 */
import { spansOfChat } from '../../memory/conversations/chat-series.ts';
import { admitToChat, leaveChat } from '../../store/conversations/members.ts';
import type { ChatEvent, MembershipEvent } from '../adapter.ts';
import type { Connection } from '../connection.ts';
import { endOf } from './end-of-failure.ts';
import { findGroup, openChat } from './find-chat.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';

/** Narrows an event to one that tells of a member and of no message. */
export const isMembership = (event: ChatEvent): event is MembershipEvent =>
  event.kind === 'join' || event.kind === 'leave';

/** Lets a new member enter the group's conversations by a token, and one who left no more. */
export async function takeMembership(
  deps: LaneDeps,
  connection: Connection,
  event: MembershipEvent,
): Promise<WorkEnd> {
  const { db, workspace } = deps;
  const { kind, chat, speaker, threads, at } = event;
  const own = spansOfChat(chat.id);
  const all = [...own, ...threads];
  if (kind === 'leave') {
    await leaveChat(db, workspace.id, { own, all }, speaker.userId, at);
    return { kind: 'done' };
  }
  if (await admitToChat(db, workspace.id, all, speaker, at)) return { kind: 'done' };
  // Nobody has written there yet.
  const opened = await openChat(deps, connection, event, await findGroup(deps, event));
  if (!opened.ok) return endOf(opened.error);
  await admitToChat(db, workspace.id, own, speaker, at);
  return { kind: 'done', conversationId: opened.value.id };
}
