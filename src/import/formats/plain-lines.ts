/**
 * Plain lines of JSON: a message each with its chat, or a whole conversation each as fine-tuning files have it
 * (`{"messages": [{"role", "content"}]}`). Pure.
 */
import {
  type ImportedConversation,
  type ImportedMessage,
  listOf,
  momentOf,
  objectOf,
  textOf,
} from '../imported.ts';

const ROLES = ['user', 'assistant', 'tool', 'system'] as const;

/** A message of a line, and the chat that it is of; null where it is none. */
export function readPlainMessage(
  value: unknown,
): { readonly chat: string; readonly userId: string | null; readonly message: ImportedMessage } | null {
  const line = objectOf(value);
  const chat = textOf(line.chat_id) ?? textOf(line.conversation_id) ?? textOf(line.session_id) ?? 'import';
  const message = toMessage(line);
  return message === null ? null : { chat, userId: textOf(line.user_id), message };
}

/** A conversation of a line, the `n`-th of the file called `name`; null where it is none. */
export function readPlainConversation(value: unknown, name: string, n: number): ImportedConversation | null {
  const line = objectOf(value);
  if (!Array.isArray(line.messages)) return null;
  const messages = listOf(line.messages).flatMap((each, i): ImportedMessage[] => {
    const message = toMessage(objectOf(each));
    return message === null ? [] : [{ external_id: String(i), ...message }];
  });
  const id = textOf(line.chat_id) ?? textOf(line.conversation_id) ?? textOf(line.id);
  return {
    kind: 'conversation',
    chatId: `import:${id ?? `${name}:${n}`}`,
    title: textOf(line.title),
    isShared: false,
    userId: textOf(line.user_id),
    startedAt: momentOf(line.created_at),
    messages,
    leftOut: line.messages.length - messages.length,
  };
}

function toMessage(line: Readonly<Record<string, unknown>>): ImportedMessage | null {
  const role = ROLES.find((each) => each === line.role);
  const content = textOf(line.content);
  if (role === undefined || content === null) return null;
  const id = textOf(line.external_id) ?? textOf(line.id);
  const name = textOf(line.name);
  return {
    role,
    content,
    at: momentOf(line.occurred_at ?? line.created_at ?? line.timestamp),
    ...(id === null ? {} : { external_id: id }),
    ...(name === null ? {} : { name }),
  };
}
