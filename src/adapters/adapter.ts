/**
 * Port of a messaging platform: the check of its bodies, their reading, and the calls that post a reply. All of it is pure: the moment,
 * the body and the secrets come in, and calls go out as data. Each platform is a folder.
 */
import { z } from 'zod';
import { MINUTE_MS, SECOND_MS } from '../lib/time.ts';
import type { ChatSpan } from '../memory/conversations/chat-series.ts';
import { faultOfId } from '../memory/conversations/identity.ts';
import { NAME_MAX_CHARS } from '../memory/limits.ts';
import type { QuoteKind } from '../memory/quoted-words.ts';
import type { MemoryMode } from '../memory/types.ts';

export const ADAPTER_NAMES = ['slack', 'discord', 'telegram', 'whatsapp', 'generic'] as const;
export type AdapterName = (typeof ADAPTER_NAMES)[number];

/** An id of a platform, which becomes part of one of ours: whatever is stored under it must be found and erased by it. */
export const platformId = (maxChars: number) =>
  z
    .string()
    .min(1)
    .max(maxChars)
    .refine((id) => faultOfId(id) === null);

/** Furthest that the moment in a signature may lie from now, either way: the window of Slack and of Standard Webhooks. */
export const SIGNATURE_WINDOW_MS = 5 * MINUTE_MS;

/** A body as it arrived; `headers` have lower-case names. */
export interface RawRequest {
  readonly body: Uint8Array;
  readonly headers: ReadonlyMap<string, string>;
}

/** Judgement of a body: the platform's own and fresh, or not. */
export type Verdict = 'genuine' | 'bad_signature' | 'stale';

/** Place of a message, as far as it is one conversation, to which a reply goes as well. */
export interface Chat {
  /** Namespaced by the platform: `slack:T1:C1`. The conversation's `chat_id`, and the lane that keeps its order. */
  readonly id: string;
  /** Groups are shared conversations; a direct chat belongs to its user. */
  readonly isGroup: boolean;
  /** Beginning of its id where the end is that of its user, who may come to have another. */
  readonly ofUser?: string;
  /** The id of the chat without topics, where it may have moved there from another. */
  readonly mayHaveMoved?: string;
}

/** Writer of a message: an id namespaced by the platform, and the name that others see. */
export interface Speaker {
  readonly userId: string;
  /** The id that is this person's alone, where `userId` may be another's one day: a number. */
  readonly personalId?: string;
  readonly name: string | null;
}

/** The bot itself, where it is quoted. */
export const BOT = 'bot';

/** Another's words that a message replies to, stands below, or hands on. */
export interface Quote {
  readonly kind: QuoteKind;
  /** Null where the event does not tell the words; then `messageId` may lead to them. */
  readonly text: string | null;
  /** Author of the words; null where nobody tells. Handed on, they come from somebody who may be no user here. */
  readonly by: { readonly userId: string | null; readonly name: string | null } | typeof BOT | null;
  /** The platform's id of the message that they are, in `chatId` or, where that is left out, in the chat at hand. */
  readonly messageId: string | null;
  readonly chatId?: string;
}

interface Happening {
  /** The platform's id of the event: what comes twice has the same one. */
  readonly eventId: string;
  readonly chat: Chat;
  /** Moment by the platform's clock (ms), and the order of what happened in the same millisecond. */
  readonly at: number;
  readonly sequence: number;
}

interface EventPlace extends Happening {
  /** The platform's id of the message that it is about, unique in the chat. */
  readonly messageId: string;
  /** Other chats in which word of that message may stand, where the platform does not always tell the same one. */
  readonly elsewhere?: readonly ChatSpan[];
}

/** Something written, newly or in place of what stood there. */
export interface MessageEvent extends EventPlace {
  readonly kind: 'message' | 'edit';
  /** Of an edit, when the message was first written, where the platform tells it. */
  readonly writtenAt?: number;
  readonly speaker: Speaker;
  /** Words of the message, attachments noted as text; empty where another's words are handed on without a word. */
  readonly text: string;
  /** Another's words in it, which become part of its text once all of them are known. */
  readonly quotes?: readonly Quote[];
  /** True for words to the bot: in a direct chat always, in a group by mention, reply or command. */
  readonly isAddressed: boolean;
  /** By whose clock it tells time, where the event says so. */
  readonly zone?: string;
  /** Set for a message that wants an answer of its own, whatever stands beside it: a command, for which its user waits. */
  readonly isAlone?: boolean;
  /** Address of the reply, as the platform's own calls need it. */
  readonly target: Readonly<Record<string, string>>;
}

/** Something taken back; the speaker is null where the platform does not tell. */
export interface DeletionEvent extends EventPlace {
  readonly kind: 'delete';
  readonly speaker: Speaker | null;
}

/** Somebody who came into a group, or left it. */
export interface MembershipEvent extends Happening {
  readonly kind: 'join' | 'leave';
  readonly speaker: Speaker;
  /** The chats of the threads of the group: whoever is in it reads them too. */
  readonly threads: readonly ChatSpan[];
}

/** A chat or a user that has other ids from now on. */
export interface MoveEvent extends Happening {
  readonly kind: 'move';
  readonly speaker: null;
  readonly from: Pick<Speaker, 'userId' | 'personalId'>;
  readonly to: Pick<Speaker, 'userId' | 'personalId'>;
}

/** Event in a chat, in order with the others there. */
export type ChatEvent = MessageEvent | DeletionEvent | MembershipEvent | MoveEvent;

/** A reply that the owner's own model gave to a prompt that was delivered to it. */
export interface ReplyEvent {
  readonly kind: 'reply';
  readonly turnId: string;
  readonly text: string;
}

export type PlatformEvent = ChatEvent | ReplyEvent;

/** Events of a genuine body, and the answer that the platform waits for. */
export interface Reading {
  readonly events: readonly PlatformEvent[];
  /** Zones that it tells of users. */
  readonly zones?: readonly { readonly userId: string; readonly timeZone: string }[];
  /** Events in it that are none of ours: unknown types, bots, statuses. They are counted and acknowledged. */
  readonly ignored: number;
  /** The body of the answer, where the platform waits for a particular one. */
  readonly answer?: unknown;
}

/** One HTTP call that posts a part of a reply. */
export interface PlatformCall {
  readonly method: 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** True where making it twice is the same as once. Others are made at most once when it is unknown whether they were made. */
  readonly isRepeatable: boolean;
}

/** End of a call, by the platform's answer. */
export type CallOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly reason: string; readonly retryAfterMs: number | null }
  /** Asking again would not help: the chat is gone, the token is wrong. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The answer to a call; `body` is its JSON, or undefined when it is none. */
export interface CallAnswer {
  readonly status: number;
  /** Pause that it asks for. */
  readonly retryAfterMs: number | null;
  readonly body: unknown;
}

/** Policies for messages of groups: which are turns that want a reply; direct messages always are, but with `none`. */
export const REPLY_POLICIES = ['mentions', 'all', 'none'] as const;
export type ReplyPolicy = (typeof REPLY_POLICIES)[number];

/** Configuration that all adapters have in common. */
export interface CommonConfig {
  readonly reply_to: ReplyPolicy;
  /** The channel of this service that its conversations stand in; the default one when left out. */
  readonly channel_id?: string | undefined;
  /** Mode of memory of the conversations that it opens. */
  readonly memory?: MemoryMode | undefined;
  /** Endpoint that prompts go to when no model answers them here. */
  readonly outgoing?: { readonly url: string; readonly secret: string } | undefined;
}

/** A platform. */
export interface Adapter<Config extends CommonConfig = CommonConfig> {
  readonly name: AdapterName;
  /** Schema of the configuration that an admin sets. Fields of `SECRET_FIELDS` are never shown again. */
  readonly config: z.ZodType<Config>;
  verify(request: RawRequest, config: Config, now: number): Promise<Verdict> | Verdict;
  /** Reads a parsed body; null when it has not the platform's form. */
  read(payload: unknown, config: Config, now: number): Reading | null;
  /** The answer to a GET that proves the address is ours; null when it does not prove itself. */
  handshake?(query: ReadonlyMap<string, string>, config: Config): string | null;
  /** The calls that post a reply, in order. */
  reply(target: MessageEvent['target'], text: string, config: Config, ids: ReplyIds): PlatformCall[];
  /** Tells from an answer if the call is done, to be made again, or refused for good. */
  outcome(answer: CallAnswer): CallOutcome;
  /** Look-up of a user's name, where events do not tell it: the call, and what its answer tells of the user. */
  readonly names?: {
    call(userId: string, config: Config): PlatformCall;
    read(answer: CallAnswer): { readonly name: string | null; readonly timeZone: string | null };
  };
  /** The id of the message that a call has posted, by its answer: whoever quotes it names it so. */
  posted?(answer: CallAnswer): string | null;
  /** Look-up of the words of a message that an event only names: the call, and the words in its answer. */
  readonly messages?: {
    call(event: MessageEvent, messageId: string, config: Config): PlatformCall;
    read(answer: CallAnswer, event: MessageEvent, messageId: string): Pick<Quote, 'text' | 'by'> | null;
  };
  /** Time (ms from the message on) in which a reply can be posted there; null, or left out, for ever. */
  replyWithinMs?(target: MessageEvent['target']): number | null;
}

/** Delivery and turn that a reply belongs to, and the moment at which it is sent. */
export interface ReplyIds {
  readonly deliveryId: string;
  readonly conversationId: string;
  readonly turnId: string;
  readonly now: number;
}

/** The chats of the threads of a chat, where their ids begin with its own and a colon. */
export const threadsOf = (chatId: string): readonly ChatSpan[] => [[`${chatId}:`, `${chatId}${AFTER_COLON}`]];

const AFTER_COLON = ';';

/** Characters of a name, of which none is more than two of storage's. */
const DISPLAY_NAME_MAX_CHARS = NAME_MAX_CHARS / 2;

/** A name as it is stored: one line, not endless. Names are what strangers choose. */
export function displayName(...candidates: readonly (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const name = (candidate ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (name !== '') return [...name].slice(0, DISPLAY_NAME_MAX_CHARS).join('');
  }
  return null;
}

/** The lines of a message: its text, then its attachments; null when it has neither. */
export function messageText(text: string | null | undefined, notes: readonly string[]): string | null {
  const lines = [(text ?? '').trim(), ...notes].filter((line) => line !== '');
  return lines.length === 0 ? null : lines.join('\n');
}

/** A text in parts of at most `maxChars`, torn at line ends or blanks where there are some. */
export function splitText(text: string, maxChars: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > maxChars) {
    const head = rest.slice(0, maxChars);
    const line = head.lastIndexOf('\n');
    const blank = head.lastIndexOf(' ');
    const cut = line > maxChars / 2 ? line : blank > maxChars / 2 ? blank : wholeCharacters(head);
    parts.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** A surrogate pair is not torn. */
const wholeCharacters = (head: string): number =>
  (head.charCodeAt(head.length - 1) & 0xfc00) === 0xd800 ? head.length - 1 : head.length;

/** Too late, too early, too many: refusals that pass. Everything from 500 on passes too. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429];
const SERVER_ERRORS_FROM = 500;
const REASON_MAX_CHARS = 60;

/** Outcome by status of HTTP, for platforms that speak plain HTTP; `reason` is the platform's code, if it gave one. */
export function httpOutcome({ status, retryAfterMs }: CallAnswer, reason?: string): CallOutcome {
  if (status >= 200 && status < 300) return { kind: 'done' };
  const why = `http ${status}${reason === undefined ? '' : ` ${reason.slice(0, REASON_MAX_CHARS)}`}`;
  if (PASSING_STATUSES.includes(status) || status >= SERVER_ERRORS_FROM)
    return { kind: 'again', reason: why, retryAfterMs };
  return { kind: 'refused', reason: why };
}

/** True if a signed moment, in seconds, lies within the window; false for anything but digits. */
export const isFresh = (seconds: string, now: number): boolean =>
  /^\d{1,12}$/.test(seconds) && Math.abs(now - Number(seconds) * SECOND_MS) <= SIGNATURE_WINDOW_MS;
