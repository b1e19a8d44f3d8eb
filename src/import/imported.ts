/** Yield of a file of another service: conversations with their messages, and memories. Pure. */

/** A message, as `POST /v1/ingest` takes it. */
export interface ImportedMessage {
  readonly role: 'user' | 'assistant' | 'tool' | 'system';
  /** Speaker, in a conversation of several. */
  readonly user_id?: string;
  readonly name?: string;
  readonly content: string;
  /** In milliseconds; null where the file does not tell: it stands a moment behind the one before. */
  readonly at: number | null;
  readonly external_id?: string;
  /** Set for a message in a branch that its user left: the record has it, and nothing is learnt of it nor recalled. */
  readonly isLeft?: true;
}

export interface ImportedConversation {
  readonly kind: 'conversation';
  readonly chatId: string;
  readonly title: string | null;
  /** True if several people speak in it. */
  readonly isShared: boolean;
  /** Owner of the conversation, where the file says so. */
  readonly userId: string | null;
  readonly startedAt: number | null;
  readonly messages: readonly ImportedMessage[];
  /** Messages that are not taken: hidden ones, and those without words. */
  readonly leftOut: number;
}

/** A message of a branch that was left. */
export const abandonedMessage = (message: ImportedMessage | null): ImportedMessage | null =>
  message && { ...message, isLeft: true };

export interface ImportedMemory {
  readonly kind: 'memory';
  readonly content: string;
  readonly userId: string | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
}

export type Imported = ImportedConversation | ImportedMemory;

/** A value of outside data as an object; one without fields where it is none. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text that says something, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A moment: seconds or milliseconds since 1970, or a date in ISO 8601; null where it is none. */
export function momentOf(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0)
    return Math.round(value < FIRST_MILLISECONDS ? value * 1000 : value);
  if (typeof value !== 'string') return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return momentOf(Number(value));
  // What names no zone is taken as UTC, so that a file gives the same moments wherever it is read.
  const text = /\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/** More seconds than any message has, fewer milliseconds. */
const FIRST_MILLISECONDS = 1e11;
