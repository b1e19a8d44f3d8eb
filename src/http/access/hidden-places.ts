/**
 * Hides in answers the conversation that something stands in and the key that did it. Whoever may enter a conversation may know its id;
 * to all others none is named, whatever the answer is about. Who holds a key enters all of a workspace.
 */
import type { Context } from 'hono';
import { listEntered } from '../../store/conversations/members.ts';
import type { AppEnv } from '../context.ts';

/** Fields of answers that name a conversation. */
const PLACES = ['conversation_id', 'source_conversation_id'] as const;

/** Name that a token is shown for whoever acted by a key. */
const OPERATOR = 'operator';
/** Ids of keys stand for the backend that holds them, and for every token that it made. */
const KEY_ID = /^key_/;

/** Answers without the conversations that the caller may not enter; of those of `entered` it is known that they may. */
export async function withoutHiddenPlaces<T extends object>(
  c: Context<AppEnv>,
  answers: readonly T[],
  entered: readonly (string | null)[] = [],
): Promise<T[]> {
  const { confinement, services } = c.var;
  if (confinement === undefined) return [...answers];
  const ids = answers.flatMap((answer) => PLACES.flatMap((field) => placeIn(answer, field) ?? []));
  const asked = ids.filter((id) => !entered.includes(id));
  const found = await listEntered(services.db, services.workspace.id, confinement.userId, asked);
  const isHidden = (id: string | null): boolean =>
    id !== null && !((entered.includes(id) || found.has(id)) && (confinement.conversationId ?? id) === id);
  return answers.map((answer) => {
    const hidden = PLACES.filter((field) => isHidden(placeIn(answer, field)));
    return hidden.length === 0
      ? answer
      : { ...answer, ...Object.fromEntries(hidden.map((field) => [field, null])) };
  });
}

/** One answer. */
export async function withoutHiddenPlace<T extends object>(c: Context<AppEnv>, answer: T): Promise<T> {
  const [shown = answer] = await withoutHiddenPlaces(c, [answer]);
  return shown;
}

/** Actor of an entry as the caller may know it: a token learns no id of a key. */
export const actorForCaller = (c: Context<AppEnv>, actor: string): string =>
  c.var.confinement !== undefined && KEY_ID.test(actor) ? OPERATOR : actor;

const placeIn = (answer: object, field: (typeof PLACES)[number]): string | null => {
  const id = (answer as Readonly<Record<string, unknown>>)[field];
  return typeof id === 'string' ? id : null;
};
