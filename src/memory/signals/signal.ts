/**
 * The immediate signal, and the limits of taking one. A signal is only ever about its author, and out of this message: it is
 * found by rules, without a model, and a rule that is not sure says nothing.
 */
import type { Passes } from '../lifetime/lifetime.ts';
import type { FactCategory, MemoryKind } from '../types.ts';

/** Keep a statement; look for and forget what the words name; or note that a topic's value holds no longer. */
export type SignalAction = 'remember' | 'forget' | 'end';

/** One thing to do about the user's memory. Times are milliseconds, UTC. */
export interface Signal {
  readonly action: SignalAction;
  readonly kind: MemoryKind;
  readonly category: FactCategory | null;
  /** The topic with one current value, or null when several statements may hold side by side. */
  readonly topicKey: string | null;
  /** A statement about the user or an instruction; for `forget`, the words to look for. At most `CONTENT_MAX_CHARS`. */
  readonly content: string;
  /** The variable part in the user's own words: `end` concerns the topic's value only if that value names it. */
  readonly value: string;
  /** 0 to 1. */
  readonly importance: number;
  /** Absent of what lasts. */
  readonly passes?: Passes | undefined;
  readonly validFrom: number | null;
  readonly expiresAt: number | null;
  /** The moment itself, or the last millisecond of its day (UTC) when only a day was named. */
  readonly dueAt: number | null;
  /** Begin and end (exclusive) of its words, in UTF-16 units of the message. */
  readonly start: number;
  readonly end: number;
  /** The rule that found it, `family.rule`. */
  readonly rule: string;
}

/** A signal as a rule drafts it; where it was said is added by the caller. */
export type Draft = Omit<Signal, 'start' | 'end'>;

/** Facts that a rule may use besides the words. */
export interface SignalContext {
  /** Time of the message, as the clock of its author showed it, as if that were UTC: relative dates are resolved against it. */
  readonly occurredAt: number;
  /** Messages that their author wrote before it in the same conversation, the newest last: whom it may speak of. */
  readonly before?: readonly string[];
}

/** Signals of one message. More than this is a document about somebody, not a remark. */
export const SIGNALS_MAX = 8;
/** Longest content: one statement. */
export const CONTENT_MAX_CHARS = 300;
/** A longer message is a paste with a remark before or after it: only its two ends are read. */
export const TYPED_MAX_CHARS = 6_000;
/** Characters that are read at each end of a long message. */
export const END_MAX_CHARS = 2_000;
/** A clause that runs on longer is not one a rule can be sure of; it also bounds every pattern's work. */
export const CLAUSE_MAX_CHARS = 320;
/** A passed deadline stays answerable ("when was it due?") for a month, then it is only clutter. */
export const DEADLINE_KEPT_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

const NOTHING_MORE = {
  category: null,
  topicKey: null,
  value: '',
  importance: 0.5,
  validFrom: null,
  expiresAt: null,
  dueAt: null,
} as const;

/** A draft to keep something. */
export const remember = (
  rule: string,
  kind: MemoryKind,
  content: string,
  more: Partial<Draft> = {},
): Draft => ({
  ...NOTHING_MORE,
  action: 'remember',
  rule,
  kind,
  content: content.slice(0, CONTENT_MAX_CHARS),
  ...more,
});

/** A draft that says that the current value of a topic holds no longer. */
export const endTopic = (
  rule: string,
  kind: MemoryKind,
  content: string,
  more: Partial<Draft> = {},
): Draft => ({
  ...remember(rule, kind, content, { importance: 0.7, ...more }),
  action: 'end',
});
