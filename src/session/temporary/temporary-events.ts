/**
 * The record of a temporary conversation: its messages, in the SQLite of its object and nowhere else, for as long as it lasts.
 * What D1 is to other conversations this is to it: by it turns are known again, answered, taken back and listed.
 */
import type { ConversationEvent } from '../../memory/types.ts';
import { type MessageVersion, type NewEvent, VERSION_MARK } from '../../store/conversations/events.ts';

/** A migration step of the session object. */
export const TEMPORARY_EVENTS_SCHEMA = `CREATE TABLE kept_events (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    turn_id TEXT,
    dedupe_key TEXT NOT NULL UNIQUE,
    user_id TEXT,
    created_at INTEGER NOT NULL,
    event TEXT NOT NULL CHECK (json_valid(event))
  ) STRICT;
  CREATE INDEX kept_events_by_turn ON kept_events (turn_id);`;

/** Messages that are kept of a long conversation: twenty times what live history shows at most. */
const KEPT_MAX_EVENTS = 2_000;

type Row = { event: string };

export class TemporaryEvents {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Appends events; the oldest leave where there are too many. */
  add(events: readonly NewEvent[]): void {
    for (const { dedupeKey, ...event } of events)
      this.#sql.exec(
        'INSERT INTO kept_events (seq, id, turn_id, dedupe_key, user_id, created_at, event) VALUES (?, ?, ?, ?, ?, ?, ?)',
        event.seq,
        event.id,
        event.turnId,
        dedupeKey,
        event.userId,
        event.createdAt,
        JSON.stringify(event),
      );
    this.#sql.exec(
      'DELETE FROM kept_events WHERE seq <= (SELECT max(seq) FROM kept_events) - ?',
      KEPT_MAX_EVENTS,
    );
  }

  /** The events of a turn, in order. */
  ofTurn(turnId: string): ConversationEvent[] {
    return this.#read('WHERE turn_id = ? ORDER BY seq', turnId);
  }

  /** The user event that a turn stored before, by its turn id or by the platform's id of its message. */
  earlier(turnId: string, dedupeKey: string): ConversationEvent | undefined {
    const [byKey] = this.#read('WHERE dedupe_key = ?', dedupeKey);
    return this.ofTurn(turnId).find(({ role }) => role === 'user') ?? byKey;
  }

  /** The newest `limit` events, newest first. */
  newest(limit: number): ConversationEvent[] {
    return this.#read('ORDER BY seq DESC LIMIT ?', limit);
  }

  /** The first `limit` events after a number, in order. */
  after(seq: number, limit: number): ConversationEvent[] {
    return this.#read('WHERE seq > ? ORDER BY seq LIMIT ?', seq, limit);
  }

  /** Those of the keys that are there. */
  knownKeys(keys: readonly string[]): string[] {
    return this.#sql
      .exec<{ key: string }>(
        'SELECT dedupe_key AS key FROM kept_events WHERE dedupe_key IN (SELECT value FROM json_each(?))',
        JSON.stringify(keys),
      )
      .toArray()
      .map(({ key }) => key);
  }

  /** The versions of a message of a platform: as it was written, as it was edited, and that it was deleted. */
  versions(messageId: string): MessageVersion[] {
    const key = `external:${messageId}`;
    return this.#read(
      'WHERE dedupe_key = ?1 OR substr(dedupe_key, 1, length(?2)) = ?2 ORDER BY seq',
      key,
      `${key}${VERSION_MARK}`,
    ).map(({ id, seq, role, externalId, turnId, status, occurredAt, createdAt }) => ({
      id,
      seq,
      role,
      createdAt,
      externalId: externalId ?? '',
      turnId,
      status,
      occurredAt,
    }));
  }

  /** Marks events that were taken back. */
  abort(ids: readonly string[]): void {
    for (const id of ids)
      this.#sql.exec(
        "UPDATE kept_events SET event = json_set(event, '$.status', 'aborted') WHERE id = ?",
        id,
      );
  }

  /** Removes what was said in a turn. */
  removeTurn(turnId: string): void {
    this.#sql.exec('DELETE FROM kept_events WHERE turn_id = ?', turnId);
  }

  /** Everybody who said something. */
  users(): string[] {
    return this.#sql
      .exec<{ user_id: string }>('SELECT DISTINCT user_id FROM kept_events WHERE user_id IS NOT NULL')
      .toArray()
      .map(({ user_id }) => user_id);
  }

  /** Removes what a user said until a moment, and what was answered to it; returns the ids. */
  removeOf(userId: string, until: number): string[] {
    const own = 'SELECT seq, turn_id FROM kept_events WHERE user_id = ?1 AND created_at <= ?2';
    return this.#sql
      .exec<{ id: string }>(
        `DELETE FROM kept_events WHERE seq IN (SELECT seq FROM (${own}))
          OR turn_id IN (SELECT turn_id FROM (${own}) WHERE turn_id IS NOT NULL) RETURNING id`,
        userId,
        until,
      )
      .toArray()
      .map(({ id }) => id);
  }

  #read(which: string, ...bindings: (string | number)[]): ConversationEvent[] {
    return this.#sql
      .exec<Row>(`SELECT event FROM kept_events ${which}`, ...bindings)
      .toArray()
      .map(({ event }) => JSON.parse(event) as ConversationEvent);
  }
}
