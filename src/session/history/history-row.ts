/** A row of live history, and what can be told of some of them. Pure. */
import type { Role } from '../../memory/types.ts';

/** One row. A message names its event, an injection names what it carries. */
export interface HistoryRow {
  readonly kind: 'message' | 'injection';
  readonly role: Role;
  readonly name: string | null;
  /** Author of the message, in a group: there two may bear one name. */
  readonly speaker?: string;
  readonly content: string;
  readonly tokens: number;
  readonly turnId: string | null;
  /** The event of a message; null for a block, which is never stored as an event. */
  readonly eventId: string | null;
  /** Ids of the memories and events that a block carries. */
  readonly itemIds: readonly string[];
  /** A summary tells what the message says; not so when it is left out. */
  readonly isSummarised?: boolean;
  /** Of a prompt's copy: whether its text was cut to fit. */
  readonly isCut?: boolean;
}

/** Recognises rows of which a summary tells all that they say; a block says nothing of its own. */
export const areSummarised = (rows: readonly HistoryRow[]): boolean =>
  rows.every(({ kind, isSummarised }) => kind === 'injection' || isSummarised === true);

/** The event of the first message; null without one. */
export const firstEventId = (rows: readonly HistoryRow[]): string | null =>
  rows.find(({ eventId }) => eventId !== null)?.eventId ?? null;

/** Number of real messages. */
export const countMessages = (rows: readonly HistoryRow[]): number =>
  rows.filter((row) => row.kind === 'message').length;

/** Number of injection blocks. */
export const countBlocks = (rows: readonly HistoryRow[]): number => rows.length - countMessages(rows);

/** Sum of the rows' tokens. */
export const countRowTokens = (rows: readonly HistoryRow[]): number =>
  rows.reduce((sum, row) => sum + row.tokens, 0);
