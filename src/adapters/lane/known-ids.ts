/**
 * Finds the ids by which a user and a chat are known here, where a platform gives them others: a group of Telegram that moved
 * goes on in its conversation; a user of WhatsApp whose number is hidden, or another one, is who they were. A number that
 * somebody else has now is not: the id that WhatsApp gives a person tells.
 */
import { type AliasRow, keepAliases, listAliases } from '../../store/webhooks/aliases.ts';
import type { ChatEvent, MoveEvent, Speaker } from '../adapter.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';

/** The ids of a user at a platform: the one that others may come to have, and the one that is this person's alone. */
export interface PlatformIds {
  readonly userId: string;
  readonly personalId?: string;
}

/** Chooses the id that a user goes by, and tells which aliases are new. Pure. */
export function decideUser(
  { userId, personalId }: PlatformIds,
  known: readonly AliasRow[],
): { readonly canonical: string; readonly aliases: readonly AliasRow[] } {
  const of = (alias: string) => known.find((each) => each.alias === alias)?.canonical;
  const byNumber = of(userId) ?? userId;
  if (personalId === undefined) return { canonical: byNumber, aliases: [] };
  const isAnothers =
    personalId !== userId &&
    known.some(({ alias, canonical }) => canonical === byNumber && isPersonal(alias) && alias !== personalId);
  const canonical = of(personalId) ?? (isAnothers ? personalId : byNumber);
  const aliases = [personalId, userId]
    .filter((alias) => of(alias) !== canonical && (alias !== canonical || alias === personalId))
    .map((alias) => ({ alias, canonical }));
  return { canonical, aliases };
}

/** Ids of persons have letters: `whatsapp:US.1349…`. */
const isPersonal = (id: string): boolean => /:[A-Z]{2}\./.test(id);

type PeopleEvent = Exclude<ChatEvent, MoveEvent>;

/** The event by the ids that its user and its chat are known by. */
export async function withKnownIds<E extends PeopleEvent>(deps: LaneDeps, event: E): Promise<E> {
  return inKnownChat(deps, await ofKnownUser(deps, event));
}

async function ofKnownUser<E extends PeopleEvent>(deps: LaneDeps, event: E): Promise<E> {
  const { speaker, chat } = event;
  if (!speaker?.personalId) return event;
  const canonical = await canonicalOf(deps, speaker);
  const known: Speaker = { userId: canonical, name: speaker.name };
  const own = canonical.slice(canonical.indexOf(':') + 1);
  return {
    ...event,
    speaker: known,
    ...(chat.ofUser === undefined ? {} : { chat: { ...chat, id: `${chat.ofUser}:${own}` } }),
  };
}

async function canonicalOf({ db, workspace, now }: LaneDeps, ids: PlatformIds): Promise<string> {
  const known = await listAliases(db, workspace.id, [ids.userId, ids.personalId ?? ids.userId]);
  const { canonical, aliases } = decideUser(ids, known);
  await keepAliases(db, workspace.id, aliases, now());
  return canonical;
}

/** Messages of a chat that moved are numbered anew: under the id of the chat that it was they are told apart by the one that it is. */
async function inKnownChat<E extends PeopleEvent>({ db, workspace }: LaneDeps, event: E): Promise<E> {
  const { mayHaveMoved: now } = event.chat;
  if (now === undefined) return event;
  const before = (await listAliases(db, workspace.id, [now])).find(({ alias }) => alias === now)?.canonical;
  if (before === undefined || before === now) return event;
  const moved = (id: string) => (id.startsWith(now) ? `${before}${id.slice(now.length)}` : id);
  const movedAll = (spans: readonly (readonly [string, string])[] | undefined) =>
    spans?.map(([first, last]) => [moved(first), moved(last)] as const);
  return {
    ...event,
    chat: { ...event.chat, id: moved(event.chat.id) },
    ...('messageId' in event && { messageId: `${now}/${event.messageId}` }),
    ...('elsewhere' in event && { elsewhere: movedAll(event.elsewhere) }),
    ...('threads' in event && { threads: movedAll(event.threads) }),
  };
}

/** Keeps that a chat, or a user, has other ids now. */
export async function keepMove(deps: LaneDeps, { from, to }: MoveEvent): Promise<WorkEnd> {
  const { db, workspace, now } = deps;
  const known = await listAliases(db, workspace.id, [from.userId, from.personalId ?? from.userId]);
  const { canonical, aliases } = decideUser(from, known);
  const ids = [to.userId, to.personalId].filter((id) => id !== undefined && id !== canonical);
  const made = ids.map((alias) => ({ alias: alias ?? '', canonical }));
  await keepAliases(db, workspace.id, [...aliases, ...made], now());
  return { kind: 'done' };
}
