/**
 * The one alarm that an object has, shared by everything that it does later: each purpose has a time of its own, and the
 * platform's alarm is set to the earliest. A purpose is taken before it is worked on and leaves when that is done, unless it was
 * set anew meanwhile: so nothing that is asked for during the work is lost, and what died in the midst of it comes again.
 */

/**
 * Work that an object does later, in the order in which it is done: a conversation at rest is compacted by the same
 * alarm.
 */
export const ALARM_PURPOSES = ['idle', 'compaction'] as const;
export type AlarmPurpose = (typeof ALARM_PURPOSES)[number];

/** Delay after which an alarm is taken for lost: the platform drops one that failed six times. */
const LOST_AFTER_MS = 10 * 60 * 1000;

/**
 * Tables of the alarms. An alarm that an older object had set was for a compaction, whose time nobody noted: it is due.
 */
export const ALARMS_SCHEMA = `CREATE TABLE alarms (
    purpose TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    is_taken INTEGER NOT NULL DEFAULT 0 CHECK (is_taken IN (0, 1))
  ) STRICT;
  INSERT INTO alarms (purpose, at) SELECT 'compaction', 0 FROM compaction;`;

export class AlarmSchedule {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Time at which an alarm comes for a purpose; null when none will, and when it should have come long ago. */
  standing(purpose: AlarmPurpose, now: number): number | null {
    const [row] = this.#storage.sql
      .exec<{ at: number }>('SELECT at FROM alarms WHERE purpose = ? AND is_taken = 0', purpose)
      .toArray();
    return row === undefined || row.at < now - LOST_AFTER_MS ? null : row.at;
  }

  /** Sets the alarm for a purpose, whatever it was set to. */
  async set(purpose: AlarmPurpose, at: number): Promise<void> {
    this.#storage.sql.exec(
      `INSERT INTO alarms (purpose, at) VALUES (?, ?)
       ON CONFLICT (purpose) DO UPDATE SET at = excluded.at, is_taken = 0`,
      purpose,
      at,
    );
    await this.wake();
  }

  /** Takes what is due, and what an object took that died over it. */
  take(now: number): ReadonlySet<AlarmPurpose> {
    const due = this.#storage.sql
      .exec<{ purpose: AlarmPurpose }>(
        'UPDATE alarms SET is_taken = 1 WHERE at <= ? OR is_taken = 1 RETURNING purpose',
        now,
      )
      .toArray();
    return new Set(due.map(({ purpose }) => purpose));
  }

  /** Notes that what was taken is done. */
  settle(): void {
    this.#storage.sql.exec('DELETE FROM alarms WHERE is_taken = 1');
  }

  /** The same where the platform has none: what stands may be all that is left of one that was lost. */
  async wakeIfNone(): Promise<void> {
    if ((await this.#storage.getAlarm()) === null) await this.wake();
  }

  /** Sets the platform's alarm to the earliest that stands; an alarm that comes leaves none behind. */
  async wake(): Promise<void> {
    const { at } = this.#storage.sql
      .exec<{ at: number | null }>('SELECT min(at) AS at FROM alarms WHERE is_taken = 0')
      .one();
    if (at !== null) await this.#storage.setAlarm(at);
  }
}
