/**
 * Another's words that a message of a platform holds, found where the event only names them: in the record, among the replies that
 * were posted, or at the platform. They become part of what the message says. What its thread began with is told once, with the first
 * message of the thread: from then on it stands in the conversation.
 */
import { spansOfChat } from '../../memory/conversations/chat-series.ts';
import { BY_ASSISTANT, ownWords, type QuotedWords, withQuotedWords } from '../../memory/quoted-words.ts';
import { harmlessName } from '../../memory/untrusted.ts';
import {
  type ChatOwner,
  selectPosted,
  selectQuoted,
  selectSaidBefore,
} from '../../store/conversations/chats.ts';
import { selectTurnEvents } from '../../store/conversations/events.ts';
import { BOT, type MessageEvent, type Quote } from '../adapter.ts';
import { callOut } from '../call-out.ts';
import type { Connection } from '../connection.ts';
import { eventKeyOf } from '../event-key.ts';
import type { LaneDeps } from './lane-deps.ts';
import { lookUpUser } from './speaker-name.ts';

/** Longest wait for a quote (ms): it is worth no more. */
const ASK_TIMEOUT_MS = 5_000;
/** Messages of platforms quote one and hand on one; more is somebody's play. */
const QUOTES_MAX = 10;

type Words = Pick<Quote, 'text' | 'by'>;

/** The event with all that it quotes in its text. */
export async function withQuotes(
  deps: LaneDeps,
  connection: Connection,
  event: MessageEvent,
): Promise<MessageEvent> {
  const { quotes = [], ...rest } = event;
  if (quotes.length === 0) return event;
  const told: QuotedWords[] = [];
  for (const quote of quotes.slice(0, QUOTES_MAX)) {
    if (quote.kind === 'thread' && !(await beginsConversation(deps, event))) continue;
    const found = quote.text === null ? await findWords(deps, connection, event, quote) : quote;
    told.push({
      kind: quote.kind,
      text: found?.text ?? null,
      by: await nameOf(deps, connection, found?.by ?? quote.by),
    });
  }
  return { ...rest, text: withQuotedWords(event.text, told) };
}

const ownerOf = ({ workspace }: LaneDeps, { chat, speaker }: MessageEvent): ChatOwner => ({
  workspaceId: workspace.id,
  userId: chat.isGroup ? null : speaker.userId,
});

/** True while nothing was said in the conversation of a message. */
async function beginsConversation(deps: LaneDeps, event: MessageEvent): Promise<boolean> {
  const { db } = deps;
  const [said] = await db.batch('quotes.begun', [
    selectSaidBefore(db, ownerOf(deps, event), spansOfChat(event.chat.id), event),
  ]);
  return said.length === 0;
}

async function findWords(
  deps: LaneDeps,
  { adapter, config }: Connection,
  event: MessageEvent,
  { messageId, chatId = event.chat.id }: Quote,
): Promise<Words | null> {
  if (messageId === null) return null;
  const { db, local } = deps;
  const [[said], [posted]] = await db.batch('quotes.find', [
    selectQuoted(db, ownerOf(deps, event), spansOfChat(chatId), messageId),
    selectPosted(db, ownerOf(deps, event), spansOfChat(chatId), eventKeyOf(messageId)),
  ]);
  if (said !== undefined)
    return {
      text: ownWords(said.content) || said.content,
      by: said.role === 'assistant' ? BOT : { userId: said.userId, name: said.name },
    };
  if (posted?.conversationId && posted.turnId) {
    const [turn] = await db.batch('quotes.posted', [
      selectTurnEvents(db, posted.conversationId, posted.turnId),
    ]);
    const reply = turn.find(({ role, status }) => role === 'assistant' && status === 'active');
    return { text: reply?.content ?? null, by: BOT };
  }
  if (adapter.messages === undefined) return null;
  const asked = await callOut(adapter.messages.call(event, messageId, config), {
    local,
    timeoutMs: ASK_TIMEOUT_MS,
  });
  return asked.kind === 'answer' ? adapter.messages.read(asked.answer, event, messageId) : null;
}

/** Name of the author as a prompt may say it; null where nobody tells. */
async function nameOf(deps: LaneDeps, connection: Connection, by: Quote['by']): Promise<string | null> {
  if (by === null) return null;
  if (by === BOT) return BY_ASSISTANT;
  const name = by.name ?? (by.userId === null ? null : (await lookUpUser(deps, connection, by.userId)).name);
  return name === null ? null : harmlessName(name, '') || null;
}
