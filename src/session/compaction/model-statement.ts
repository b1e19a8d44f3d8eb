/** Builds the statement that a model has read in a user's message: private to them, wherever in the workspace they said it. Pure. */
import type { IdSource } from '../../lib/ids.ts';
import type { Statement } from '../../memory/changes/changes.ts';
import { keysOf } from '../../memory/changes/content.ts';
import { newMemory } from '../../memory/changes/new-memory.ts';
import { sourceOfModel } from '../../memory/grounding/model-source.ts';
import { lifetimeOf } from '../../memory/lifetime/lifetime.ts';
import type { Conversation, Memory } from '../../memory/types.ts';
import type { UserMessage } from './user-messages.ts';

/** Fields of a memory that a model decides. */
type ModelContent = Pick<Memory, 'userId' | 'subjectId' | 'category' | 'topicKey' | 'content' | 'importance'>;

/** Makes the statement of a message; `producer` is the model. */
export function modelStatement(
  content: ModelContent,
  message: Pick<UserMessage, 'id' | 'occurredAt'>,
  conversation: Pick<Conversation, 'id' | 'workspaceId'>,
  producer: string,
  now: number,
  ids: IdSource,
): Statement {
  const told = { ...content, kind: 'fact', expiresAt: null } as const;
  const memory = newMemory(
    {
      ...told,
      id: ids.next('mem'),
      workspaceId: conversation.workspaceId,
      tier: 'workspace',
      channelId: null,
      conversationId: null,
      visibility: 'private',
      lifetime: lifetimeOf(told),
      source: sourceOfModel(producer),
      tags: [],
      validFrom: message.occurredAt,
      validTo: null,
      sourceConversationId: conversation.id,
    },
    now,
  );
  return { memory, keys: keysOf(memory), statedFor: message.occurredAt, eventId: message.id };
}
