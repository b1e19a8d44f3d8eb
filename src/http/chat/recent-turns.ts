/** What was said last in the conversation of a chat: read from the record, or from its object where that alone has it. */
import type { Context } from 'hono';
import { identityOf } from '../../memory/conversations/identity.ts';
import { isTemporary } from '../../memory/conversations/temporary.ts';
import type { ConversationEvent } from '../../memory/types.ts';
import { askKept } from '../../session/temporary/ask-kept.ts';
import type { KeptQuestion } from '../../session/temporary/temporary.ts';
import { selectRecent } from '../../store/conversations/events.ts';
import type { AppEnv } from '../context.ts';
import type { SpeakersConversation } from './chat-conversation.ts';

/** Newest messages that are looked through for a turn that a request may belong to: those of a dozen turns. */
export const RECENT_EVENTS = 24;

/** The newest messages, newest first, those that were taken back among them. */
export async function readRecent(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
): Promise<readonly ConversationEvent[]> {
  const { db } = c.var.services;
  if (!isTemporary(speaker.conversation))
    return db.read('chat.newest', selectRecent(db, speaker.conversation.id, RECENT_EVENTS));
  const [kept = []] = await keptOf(c, speaker, { kind: 'newest', limit: RECENT_EVENTS });
  return kept;
}

/** The record of a temporary conversation, which its object has. An object that does not answer is asked again by the client. */
export async function keptOf(
  c: Context<AppEnv>,
  { conversation }: SpeakersConversation,
  question: KeptQuestion,
): Promise<readonly (readonly ConversationEvent[])[]> {
  const session = c.var.services.session(conversation.id, identityOf(conversation));
  const kept = await askKept(session, question);
  if (!kept.ok)
    throw new Error(`the record of a temporary conversation is not to be read: ${kept.error.code}`);
  return kept.value;
}
