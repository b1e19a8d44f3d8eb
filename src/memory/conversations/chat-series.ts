/**
 * The conversations of a chat: the first has the chat's own id; when one is archived the next takes what is written from then on.
 * Ids of platforms have no blanks, so that no chat is taken for the next conversation of another. Pure.
 */
import { nthChatId } from './identity.ts';

/** The ids of chats from one to another, both included. */
export type ChatSpan = readonly [first: string, last: string];

/** Separator between the id of a chat and the number of its conversation. */
export const SERIES_MARK = ' #';
/** The sign that follows the digits. */
const AFTER_DIGITS = ':';

/** The chat id of the n-th conversation of a chat. */
export const chatIdOf = (chatId: string, n: number): string => nthChatId(chatId, n, SERIES_MARK);

/** Prefix of the chat ids of the conversations of a chat after the first one. */
export const seriesPrefix = (chatId: string): string => `${chatId}${SERIES_MARK}`;

/** The chat ids of all of them. */
export const spansOfChat = (chatId: string): readonly [first: ChatSpan, next: ChatSpan] => [
  [chatId, chatId],
  [seriesPrefix(chatId), `${seriesPrefix(chatId)}${AFTER_DIGITS}`],
];
