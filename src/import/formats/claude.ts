/**
 * Claude's `conversations.json`: messages in a list, newer files with parents: the branch that was written last is the
 * conversation, and what stands in others is marked as left. What
 * the model thought and called is left out; what a file held that was attached stands below its message. Pure.
 */
import {
  abandonedMessage,
  type ImportedConversation,
  type ImportedMessage,
  listOf,
  momentOf,
  objectOf,
  textOf,
} from '../imported.ts';

/** A conversation of the file; null where it is none. */
export function readClaude(value: unknown): ImportedConversation | null {
  const { uuid, name, created_at: createdAt, chat_messages: sent } = objectOf(value);
  if (!Array.isArray(sent) || textOf(uuid) === null) return null;
  const all = sent.map(objectOf);
  const branch = new Set(lastBranch(all));
  const messages = [
    ...[...branch].flatMap((message) => toMessage(message) ?? []),
    ...all.flatMap((message) => (branch.has(message) ? [] : (abandonedMessage(toMessage(message)) ?? []))),
  ];
  return {
    kind: 'conversation',
    chatId: `claude:${String(uuid)}`,
    title: textOf(name),
    isShared: false,
    userId: null,
    startedAt: momentOf(createdAt),
    messages,
    leftOut: sent.length - messages.length,
  };
}

type Message = Readonly<Record<string, unknown>>;

/** The messages that lead to the last one; all of them where they name no parents. */
function lastBranch(messages: readonly Message[]): readonly Message[] {
  const byId = new Map(messages.map((message) => [textOf(message.uuid), message]));
  if (!messages.some(({ parent_message_uuid: parent }) => byId.has(textOf(parent)))) return messages;
  const branch: Message[] = [];
  const seen = new Set<Message>();
  for (
    let at = messages.at(-1);
    at !== undefined && !seen.has(at);
    at = byId.get(textOf(at.parent_message_uuid))
  ) {
    seen.add(at);
    branch.unshift(at);
  }
  return branch;
}

function toMessage(message: Message): ImportedMessage | null {
  const isUser = message.sender === 'human' || message.sender === 'user';
  if (!isUser && message.sender !== 'assistant') return null;
  const spoken = listOf(message.content)
    .map(objectOf)
    .flatMap(({ type, text }) => (type === 'text' ? (textOf(text) ?? []) : []))
    .join('\n');
  const files = listOf(message.attachments)
    .map(objectOf)
    .flatMap(({ file_name: file, extracted_content: text }) =>
      textOf(text) === null ? [] : [`[${textOf(file) ?? 'attachment'}]\n${String(text)}`],
    );
  const words = [spoken === '' ? (textOf(message.text) ?? '') : spoken, ...files];
  const content = words.filter((each) => each.trim() !== '').join('\n\n');
  if (content === '') return null;
  const id = textOf(message.uuid);
  return {
    role: isUser ? 'user' : 'assistant',
    content,
    at: momentOf(message.created_at),
    ...(id === null ? {} : { external_id: id }),
  };
}
