/** Memories of mem0, facts of Zep's graph and sessions of its memory. Pure. */
import { type Imported, type ImportedMessage, listOf, momentOf, objectOf, textOf } from '../imported.ts';

/** Memory in an element of an export of mem0; null where it has no words, or was deleted. */
export function readMem0(value: unknown): Imported | null {
  const element = objectOf(value);
  const content = textOf(element.memory);
  if (content === null || element.event === 'DELETE') return null;
  return {
    kind: 'memory',
    content,
    userId: textOf(element.user_id),
    validFrom: momentOf(element.created_at),
    validTo: null,
  };
}

const ROLES: Readonly<Record<string, ImportedMessage['role']>> = {
  user: 'user',
  human: 'user',
  assistant: 'assistant',
  ai: 'assistant',
  tool: 'tool',
  function: 'tool',
  system: 'system',
};

/** Item in an element of an export of Zep: a fact with the time in which it held, or a session with its messages. */
export function readZep(value: unknown): Imported | null {
  const element = objectOf(value);
  const fact = textOf(element.fact);
  if (fact !== null)
    return {
      kind: 'memory',
      content: fact,
      userId: textOf(element.user_id),
      validFrom: momentOf(element.valid_at) ?? momentOf(element.created_at),
      validTo: momentOf(element.invalid_at),
    };
  const session = textOf(element.session_id) ?? textOf(element.thread_id);
  if (session === null || !Array.isArray(element.messages)) return null;
  const messages = listOf(element.messages)
    .map(objectOf)
    .flatMap((message): ImportedMessage[] => {
      // The older field names the kind of speaker, the newer one beside it a name.
      const role = ROLES[String(message.role_type ?? message.role).toLowerCase()];
      const content = textOf(message.content);
      if (role === undefined || content === null) return [];
      const id = textOf(message.uuid);
      return [
        { role, content, at: momentOf(message.created_at), ...(id === null ? {} : { external_id: id }) },
      ];
    });
  return {
    kind: 'conversation',
    chatId: `zep:${session}`,
    title: null,
    isShared: false,
    userId: textOf(element.user_id),
    startedAt: momentOf(element.created_at),
    messages,
    leftOut: element.messages.length - messages.length,
  };
}
