/** The life of one compaction: pending until its batch has landed, tried again with growing pauses, parked after too many. Pure. */

/** Attempts before a compaction is parked for a person to look at; an attempt that a crash cut short counts too. */
export const COMPACTION_MAX_ATTEMPTS = 10;
const RETRY_BASE_MS = 5_000;
const RETRY_MAX_MS = 60 * 60 * 1000;
/** Longest reason that the journal keeps; it names what failed and never quotes a message. */
export const COMPACTION_ERROR_MAX_CHARS = 300;

/** `failed` is parked: nothing tries it again until somebody asks for it. */
export const COMPACTION_STATUSES = ['pending', 'done', 'failed'] as const;
export type CompactionStatus = (typeof COMPACTION_STATUSES)[number];

/** One row of the journal. */
export interface Compaction {
  readonly id: string;
  readonly startSeq: number;
  readonly endSeq: number;
  readonly status: CompactionStatus;
  readonly attempts: number;
  /** Model that summarised it, or tried to. */
  readonly model: string | null;
  /** Reason for which the last attempt failed. */
  readonly error: string | null;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** Status after an attempt that failed. */
export const statusAfterFailure = (attempts: number): CompactionStatus =>
  attempts >= COMPACTION_MAX_ATTEMPTS ? 'failed' : 'pending';

/** Milliseconds to wait after a number of attempts that failed. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** Math.max(0, attempts - 1));
