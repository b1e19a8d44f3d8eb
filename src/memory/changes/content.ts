/** Keys by which the database knows that two statements are one, and limits on what may be stored. */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { normalised } from '../../lib/text/letters.ts';
import { foldText } from '../../lib/text/words.ts';
import { MESSAGE_MAX_BYTES } from '../limits.ts';
import { type ItemScope, scopeOf } from '../scope.ts';
import { tellingCase } from '../telling-case.ts';

/** Size of a text as stored, in bytes of UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Text as storage keeps it: lone surrogates and NUL have no form in UTF-8 or SQLite and become U+FFFD. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** A character that shows something: neither white space nor a control, a joiner or a filler. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The beginning of a text that fits `maxBytes` of UTF-8, with an ellipsis when something was cut. Tears no character. */
export function cutToBytes(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return text;
  const beginning = bytes.subarray(0, maxBytes - byteLength(ELLIPSIS));
  // A character that is torn at the end waits for its rest, and is left out.
  return `${new TextDecoder().decode(beginning, { stream: true })}${ELLIPSIS}`;
}

/** A text that nobody can be asked to shorten, as a message may have it. */
export const fittingMessage = (text: string): string => cutToBytes(storable(text), MESSAGE_MAX_BYTES);

const ELLIPSIS = '…';

/** Key of what makes two statements the same memory: scope, subject and words, with their capitals where these tell. */
export const contentKey = (scope: string, subjectId: string | null, content: string): string =>
  sha256Hex(lengthPrefixed([scope, subjectId ?? '', normalisedContent(content), ...tellingCase(content)]));

/** The key that a memory had before capitals told anything: rows of that time are found by it. */
export const caselessKey = (scope: string, subjectId: string | null, content: string): string =>
  sha256Hex(lengthPrefixed([scope, subjectId ?? '', normalisedContent(content)]));

/** Equal for texts that have the same words, with their capitals where these tell: a line of its own for each. */
export const wordsKey = (text: string): string => [normalisedContent(text), ...tellingCase(text)].join('\n');

/** Compares two texts by their words. */
export const saysEqual = (one: string, other: string): boolean => wordsKey(one) === wordsKey(other);

/** The place that one current value holds: scope, user, subject and topic. */
export const topicSlot = (
  scope: string,
  userId: string | null,
  subjectId: string | null,
  topicKey: string,
): string => sha256Hex(lengthPrefixed([scope, userId ?? '', subjectId ?? '', foldText(topicKey)]));

/** The keys of a memory: its scope, its words in that scope, and the topic whose value it is. */
export interface MemoryKeys {
  readonly scope: string;
  readonly contentKey: string;
  readonly topicSlot: string | null;
}

/** The keys that the database compares memories by. */
export function keysOf(
  memory: ItemScope & {
    readonly subjectId: string | null;
    readonly topicKey: string | null;
    readonly content: string;
  },
): MemoryKeys {
  const scope = scopeOf(memory);
  return {
    scope,
    contentKey: contentKey(scope, memory.subjectId, memory.content),
    topicSlot:
      memory.topicKey === null ? null : topicSlot(scope, memory.userId, memory.subjectId, memory.topicKey),
  };
}

/** A message that is imported, as far as it is told from others. */
interface Told {
  readonly role: string;
  readonly userId: string | null;
  readonly content: string;
  readonly occurredAt: number;
  readonly externalId: string | null;
}

/** End of a line of code, or beginning of a fence around code. */
const CODE_LINE = /[{}()[\];:=,\\]$|^(?:```|~~~)/;
const TAB_COLUMNS = 4;

/**
 * A message by what it says. White space, line ends, signs of no width and the Unicode form of letters are the export's, and make no other message;
 * but in code, which of the lines stand further in than others.
 */
export function canonicalContent(content: string): string {
  const text = normalised(content, 'NFC');
  const words = flattened(text);
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/u).filter((line) => /\S/u.test(line));
  if (!lines.some((line) => CODE_LINE.test(line.trim()))) return words;
  const columns = lines.map(columnOf);
  const steps = [...new Set(columns)].sort((a, b) => a - b);
  const ranks = new Map(steps.map((column, rank) => [column, rank]));
  return steps.length < 2 ? words : `${words}\n${columns.map((column) => ranks.get(column)).join(',')}`;
}

/** Marks of direction and breaks of no width, which exports put in and leave out; what joins emoji is part of them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

const flattened = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** The words with which a message begins, however they are laid out. */
export const openingWords = (content: string): string =>
  flattened(normalised(firstCharacters(content, OPENING_READ_CHARS), 'NFC')).slice(0, OPENING_CHARS);

/** Characters that are read for an opening, as SQLite counts them, and of their words those that count. */
export const OPENING_READ_CHARS = 4_000;
const OPENING_CHARS = 1_000;

/** The first characters of a text, each of which may take two of JavaScript's. */
const firstCharacters = (text: string, count: number): string =>
  text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join('');

function columnOf(line: string): number {
  let column = 0;
  for (const sign of line) {
    if (/\S/u.test(sign)) break;
    column += sign === '\t' ? TAB_COLUMNS - (column % TAB_COLUMNS) : 1;
  }
  return column;
}

/**
 * Key by which two ingested messages are the same: the platform's id, else speaker, words and time. `nth` counts those of one
 * transcript that are the same in all of this: whoever said yes twice at one time did so, and does in the same transcript
 * again.
 */
export function dedupeKey(message: Told, nth = 0): string {
  if (message.externalId !== null) return `external:${message.externalId}`;
  return contentDedupeKey({ ...message, content: canonicalContent(message.content) }, nth);
}

/** The key that a message had while its content counted as it was written: rows of that time are found by it. */
export const verbatimDedupeKey = (message: Told): string =>
  message.externalId !== null ? `external:${message.externalId}` : contentDedupeKey(message, 0);

function contentDedupeKey({ role, userId, occurredAt, content }: Told, nth: number): string {
  const parts = [role, userId ?? '', String(occurredAt), content, ...(nth === 0 ? [] : [String(nth)])];
  return `content:${sha256Hex(lengthPrefixed(parts))}`;
}
