/**
 * The part of a session object's SQLite that says which turns were taken and what they injected: what a cooldown is counted
 * by, also after a block was pruned or the object evicted. Digests and vectors, never text. When it is lost, an item may come
 * again too early and nothing else happens.
 */
import type { InjectedItem, RecentItem } from './injected-item.ts';

/** A migration step of the session object. The turns of a live history that is there already are counted. */
export const INJECTED_SCHEMA = `CREATE TABLE turns (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    turn_id TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE injected (
    item_id TEXT NOT NULL,
    saying TEXT NOT NULL,
    turn_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    version TEXT NOT NULL,
    point TEXT NOT NULL,
    vector BLOB,
    PRIMARY KEY (item_id, saying)
  ) STRICT;
  CREATE INDEX injected_by_turn ON injected (turn_id);
  INSERT OR IGNORE INTO turns (turn_id) SELECT turn_id FROM history
    WHERE kind = 'message' AND role = 'user' AND turn_id IS NOT NULL ORDER BY position;`;

/** Turns that are remembered, as many as a window may have; what they injected is forgotten with them. */
const TURNS_REMEMBERED = 100;

type InjectedRecord = {
  readonly item_id: string;
  readonly saying: string;
  readonly turn_id: string;
  readonly revision: number;
  readonly version: string;
  readonly point: string;
  readonly vector: ArrayBuffer | null;
};

export class InjectedStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Items that the last `depth - 1` turns injected: one that is injected now would come too early after them. */
  recent(depth: number): RecentItem[] {
    // SQLite plans by a limit: given as a parameter, it has the statement compiled at each execution.
    const turns = this.#sql
      .exec<{ turn_id: string }>(
        `SELECT turn_id FROM turns ORDER BY position DESC LIMIT ${Math.max(0, depth - 1)}`,
      )
      .toArray();
    const turnsAgo = new Map(turns.map(({ turn_id }, i) => [turn_id, i + 1]));
    return this.#sql
      .exec<InjectedRecord>(
        'SELECT * FROM injected WHERE turn_id IN (SELECT value FROM json_each(?))',
        JSON.stringify([...turnsAgo.keys()]),
      )
      .toArray()
      .map((record) => ({ ...toItem(record), turnsAgo: turnsAgo.get(record.turn_id) ?? depth }));
  }

  /** The ids of all items that are remembered. */
  itemIds(): string[] {
    return this.#sql
      .exec<{ item_id: string }>('SELECT DISTINCT item_id FROM injected')
      .toArray()
      .map(({ item_id }) => item_id);
  }

  /** Counts a user turn, once. */
  countTurn(turnId: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO turns (turn_id) VALUES (?)', turnId);
  }

  /** Remembers what a turn injected; a memory that was injected as something else is forgotten as that. */
  keep(turnId: string, items: readonly InjectedItem[]): void {
    for (const { itemId, saying, revision, version, point, vector } of items) {
      this.#sql.exec('DELETE FROM injected WHERE item_id = ? AND version <> ?', itemId, version);
      this.#sql.exec(
        `INSERT OR REPLACE INTO injected (item_id, saying, turn_id, revision, version, point, vector)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        itemId,
        saying,
        turnId,
        revision,
        version,
        point,
        vector === null ? null : vector.slice().buffer,
      );
    }
    const left = this.#sql
      .exec<{ turn_id: string }>(
        'DELETE FROM turns WHERE position <= (SELECT max(position) FROM turns) - ? RETURNING turn_id',
        TURNS_REMEMBERED,
      )
      .toArray();
    for (const { turn_id } of left) this.#sql.exec('DELETE FROM injected WHERE turn_id = ?', turn_id);
  }

  /** Forgets items: erased, or told as something else. */
  forget(itemIds: readonly string[]): void {
    for (const id of itemIds) this.#sql.exec('DELETE FROM injected WHERE item_id = ?', id);
  }

  /** Forgets turns that were taken back, and what they injected: no model saw it. */
  forgetTurns(turnIds: readonly string[]): void {
    for (const id of turnIds) {
      this.#sql.exec('DELETE FROM injected WHERE turn_id = ?', id);
      this.#sql.exec('DELETE FROM turns WHERE turn_id = ?', id);
    }
  }
}

const toItem = (record: InjectedRecord): InjectedItem => ({
  itemId: record.item_id,
  revision: record.revision,
  version: record.version,
  saying: record.saying,
  point: record.point,
  vector: record.vector === null ? null : new Float32Array(record.vector),
});
