/**
 * Messages whose roles alternate, from a user's on: templates of many local models refuse others. Neighbours of one role become one
 * message, a blank line between what they say, and a history that begins with an answer gets a user's line before it. Pure.
 */
import type { Role } from '../../memory/types.ts';

/** A message of a prompt. */
interface PromptMessage {
  readonly role: Exclude<Role, 'tool'>;
  readonly content: string;
  readonly name?: string;
}

/** Message that stands where a template wants a user before the first answer. */
const BEGINNING = '[Beginning of the conversation]';

/** The same messages, alternating. */
export function alternateRoles(messages: readonly PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  const groups: PromptMessage[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last?.[0]?.role === message.role) last.push(message);
    else groups.push([message]);
  }
  for (const group of groups) merged.push(mergeGroup(group));
  const isAnswerFirst = merged.find(({ role }) => role !== 'system')?.role === 'assistant';
  return isAnswerFirst ? [{ role: 'user', content: BEGINNING }, ...merged] : merged;
}

/** One message of several; where they are of several speakers each says whose it is. */
function mergeGroup(group: readonly PromptMessage[]): PromptMessage {
  const [first, ...others] = group as [PromptMessage, ...PromptMessage[]];
  if (others.length === 0) return first;
  const names = new Set(group.flatMap(({ name }) => name ?? []));
  const isOfMany = names.size > 1;
  const content = group
    .map(({ name, content }) => (isOfMany && name !== undefined ? `${name}: ${content}` : content))
    .join('\n\n');
  const [name] = names;
  return { role: first.role, content, ...(isOfMany || name === undefined ? {} : { name }) };
}
