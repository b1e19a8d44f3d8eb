/**
 * ChatGPT's `conversations.json`: each conversation a tree of messages. The branch that its user saw last is the conversation; what
 * stands in others (answers that were made again, messages that were edited) is marked as left. What was hidden from them, and what has no words (pictures, plans of the model), is left out or noted in brackets. Pure.
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

type Node = {
  readonly id: string;
  readonly parent: string | null;
  readonly message: Readonly<Record<string, unknown>>;
};

/** A conversation of the file; null where it is none. */
export function readChatGpt(value: unknown): ImportedConversation | null {
  const conversation = objectOf(value);
  const id = textOf(conversation.conversation_id) ?? textOf(conversation.id);
  const nodes = new Map(
    Object.entries(objectOf(conversation.mapping)).map(([key, node]) => {
      const { parent, message } = objectOf(node);
      return [key, { id: key, parent: textOf(parent), message: objectOf(message) }] as const;
    }),
  );
  if (nodes.size === 0) return null;
  const branch = branchTo(nodes, textOf(conversation.current_node) ?? newestLeaf(nodes));
  const shown = new Set(branch);
  const others = [...nodes.values()].filter((node) => !shown.has(node));
  const messages = [
    ...branch.flatMap((node) => toMessage(node) ?? []),
    ...others.flatMap((node) => abandonedMessage(toMessage(node)) ?? []),
  ];
  const all = [...nodes.values()].filter(({ message }) => Object.keys(message).length > 0).length;
  const startedAt = momentOf(conversation.create_time);
  return {
    kind: 'conversation',
    chatId: `chatgpt:${id ?? branch[0]?.id ?? ''}`,
    title: textOf(conversation.title),
    isShared: false,
    userId: null,
    startedAt,
    messages,
    leftOut: all - messages.length,
  };
}

/** The messages from the root to a node. A tree that leads in a circle ends where it began. */
function branchTo(nodes: ReadonlyMap<string, Node>, leaf: string | null): Node[] {
  const branch: Node[] = [];
  const seen = new Set<string>();
  for (let id = leaf; id !== null && !seen.has(id); ) {
    seen.add(id);
    const node = nodes.get(id);
    if (node === undefined) break;
    branch.unshift(node);
    id = node.parent;
  }
  return branch;
}

/** Last node of the branch that was written last, for files that do not say which branch was shown. */
function newestLeaf(nodes: ReadonlyMap<string, Node>): string | null {
  const parents = new Set([...nodes.values()].map(({ parent }) => parent));
  const leaves = [...nodes.values()].filter(({ id }) => !parents.has(id));
  const at = ({ message }: Node) => momentOf(message.create_time) ?? 0;
  return (
    leaves.reduce<Node | null>((last, node) => (last === null || at(node) >= at(last) ? node : last), null)
      ?.id ?? null
  );
}

const ROLES = ['user', 'assistant', 'tool'] as const;
/** Types of content that a user never saw as a message: instructions of their own, and thoughts of the model. */
const UNSHOWN = new Set([
  'user_editable_context',
  'model_editable_context',
  'thoughts',
  'reasoning_recap',
  'system_error',
]);

function toMessage({ id, message }: Node): ImportedMessage | null {
  const author = objectOf(message.author);
  const role = ROLES.find((each) => each === author.role);
  const content = objectOf(message.content);
  const type = textOf(content.content_type) ?? 'text';
  const { is_visually_hidden_from_conversation: isHidden } = objectOf(message.metadata);
  // A call of a tool is no word to the user; what the tool gave is.
  const isCall = role === 'assistant' && (textOf(message.recipient) ?? 'all') !== 'all';
  if (role === undefined || isHidden === true || isCall || message.weight === 0 || UNSHOWN.has(type))
    return null;
  const text = wordsOf(content).trim();
  if (text === '') return null;
  const name = role === 'tool' ? textOf(author.name) : null;
  return {
    role,
    content: text,
    at: momentOf(message.create_time),
    external_id: textOf(message.id) ?? id,
    ...(name === null ? {} : { name }),
  };
}

/** The words of a message: of its parts, one under the other; a picture, a sound or a file is noted. */
function wordsOf(content: Readonly<Record<string, unknown>>): string {
  const own = textOf(content.text) ?? textOf(content.result);
  if (own !== null) return own;
  const parts = listOf(content.parts).map((part) => {
    if (typeof part === 'string') return part;
    const { content_type: type, text } = objectOf(part);
    if (textOf(text) !== null) return String(text);
    return typeof type === 'string'
      ? `[${type.replace(/_(?:asset_)?pointer$/, '').replaceAll('_', ' ')}]`
      : '';
  });
  return parts.filter((part) => part.trim() !== '').join('\n');
}
