/**
 * Topics of channels as an object keeps them: of one, or of some when its conversation was moved. See
 * `channel-kind.ts`.
 */

/** Their table. */
export const CHANNELS_SCHEMA = `CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    has_topic INTEGER NOT NULL CHECK (has_topic IN (0, 1))
  ) STRICT;`;

/** The channels that were read. */
export class ChannelTopics {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Looks up whether a channel has a topic; null where it was not read yet. */
  hasTopic(channelId: string): boolean | null {
    const [row] = this.#sql
      .exec<{ has_topic: number }>('SELECT has_topic FROM channels WHERE id = ?', channelId)
      .toArray();
    return row === undefined ? null : row.has_topic === 1;
  }

  /** Keeps what was read. */
  keep(channelId: string, hasTopic: boolean): void {
    this.#sql.exec(
      'INSERT OR IGNORE INTO channels (id, has_topic) VALUES (?, ?)',
      channelId,
      Number(hasTopic),
    );
  }
}
