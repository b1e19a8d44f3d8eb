/**
 * Finds the users and the ids that a request and its answer name. So a remembered answer is known to be about what is erased, whatever
 * route gave it. Pure.
 */
import { isMadeId } from '../../lib/ids.ts';
import { isConversationId, isRefCode } from '../../memory/conversations/identity.ts';

/** Fields that name a user, wherever they stand. */
const USER_FIELDS: ReadonlySet<string> = new Set(['user_id', 'user']);

/** The users that a JSON body names. */
export const usersNamedIn = (body: string): string[] =>
  stringsIn(body).flatMap(([name, value]) => (USER_FIELDS.has(name) ? [value] : []));

/** The ids that a path and JSON bodies name. */
export const idsNamedIn = (path: string, ...bodies: readonly string[]): string[] => [
  ...new Set([
    ...path.split('/').filter((part) => isMadeId(part) || isRefCode(part)),
    ...bodies.flatMap((body) => stringsIn(body).flatMap(([, value]) => (isMadeId(value) ? [value] : []))),
  ]),
];

/** Strings in a path and JSON bodies that may be a conversation's id or reference code, each once. */
export const conversationsNamedIn = (path: string, ...bodies: readonly string[]): string[] => [
  ...new Set(
    [...path.split('/'), ...bodies.flatMap((body) => stringsIn(body).map(([, value]) => value))].filter(
      (text) => isConversationId(text) || isRefCode(text),
    ),
  ),
];

/** The strings of a JSON text with the names of their fields; none where it is no JSON, which the route refuses. */
function stringsIn(text: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'string') found.push([name, value]);
      return value;
    });
  } catch {
    return [];
  }
  return found;
}
