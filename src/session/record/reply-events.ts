/** A reply as events: the results of the tools that led to it and the assistant's message, and whether a turn has them already. Pure. */
import type { IdSource } from '../../lib/ids.ts';
import { countTokens } from '../../lib/text/tokens.ts';
import type { Conversation, ConversationEvent, Role } from '../../memory/types.ts';
import type { NewEvent } from '../../store/conversations/events.ts';

/** Result of a tool; null where the client left it out. */
export interface ToolResult {
  readonly name: string;
  readonly content: string;
  readonly source: string | null;
  readonly fetchedAt: number | null;
}

/** The reply to a turn, as a client sends it. */
export interface ReplyInput {
  readonly turnId: string;
  readonly content: string;
  readonly name: string | null;
  readonly occurredAt: number | null;
  readonly toolResults: readonly ToolResult[];
  /** Metadata that is stored with the assistant's message. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Checks that a closed turn has this very reply, with the results of its tools. Fields that a client left to us may
 * differ.
 */
export function isSameReply(
  turn: readonly ConversationEvent[],
  reply: ConversationEvent,
  { content, toolResults }: ReplyInput,
): boolean {
  const results = turn.filter(({ role }) => role === 'tool');
  return (
    reply.content === content &&
    results.length === toolResults.length &&
    results.every((stored, i) => {
      const sent = toolResults[i];
      return (
        stored.name === sent?.name &&
        stored.content === sent.content &&
        (stored.metadata.source ?? null) === sent.source &&
        (sent.fetchedAt === null || stored.occurredAt === sent.fetchedAt)
      );
    })
  );
}

/**
 * The events of a reply, next in its conversation: the results of its tools, then the assistant's message. What answers a message
 * that is off the record may repeat it.
 */
export function replyEvents(
  ids: IdSource,
  conversation: Conversation,
  input: ReplyInput & { readonly isOffRecord?: boolean },
  now: number,
): NewEvent[] {
  const messages: {
    role: Role;
    name: string | null;
    content: string;
    key: string;
    metadata: Record<string, unknown>;
    at: number;
  }[] = [
    ...input.toolResults.map((result, i) => ({
      role: 'tool' as const,
      name: result.name,
      content: result.content,
      key: `tool:${i}`,
      metadata: result.source === null ? {} : { source: result.source },
      at: result.fetchedAt ?? now,
    })),
    {
      role: 'assistant',
      name: input.name,
      content: input.content,
      key: 'assistant',
      metadata: { ...input.metadata },
      at: input.occurredAt ?? now,
    },
  ];
  return messages.map((message, i) => ({
    id: ids.next('evt'),
    workspaceId: conversation.workspaceId,
    conversationId: conversation.id,
    seq: conversation.lastSeq + 1 + i,
    turnId: input.turnId,
    role: message.role,
    userId: null,
    name: message.name,
    content: message.content,
    tokens: countTokens(message.content),
    session: null,
    externalId: null,
    dedupeKey: `turn:${input.turnId}:${message.key}`,
    status: 'active',
    metadata: message.metadata,
    occurredAt: message.at,
    createdAt: now,
    isOffRecord: input.isOffRecord ?? false,
  }));
}
