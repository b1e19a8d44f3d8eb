/**
 * The SQLite of one session object: its live history, what it knows of its conversation, and recent answers for retries.
 * Everything here can be rebuilt from D1 but the blocks and the answers; losing those loses no memory.
 */
import { migrateObject, type ObjectMigrations } from '../lib/object-migrations.ts';
import { type ConversationIdentity, identityOf } from '../memory/conversations/identity.ts';
import { ALARMS_SCHEMA, AlarmSchedule } from './alarm-schedule.ts';
import type { AlarmTask } from './alarm-task.ts';
import { CHANNELS_SCHEMA, ChannelTopics } from './channel-topics.ts';
import type { HistoryRow } from './history/history-row.ts';
import type { InjectedItem } from './injection/injected-item.ts';
import { INJECTED_SCHEMA, InjectedStore } from './injection/injected-store.ts';
import type { Continued } from './prompt/continued.ts';
import type { RecapEntry } from './prompt/recap.ts';
import { TEMPORARY_EVENTS_SCHEMA, TemporaryEvents } from './temporary/temporary-events.ts';

/** The steps of a session's storage; see `ObjectMigrations` for what may be changed of them. */
export const SESSION_MIGRATIONS = {
  history: `CREATE TABLE history (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'injection')),
    role TEXT NOT NULL,
    name TEXT,
    content TEXT NOT NULL,
    tokens INTEGER NOT NULL CHECK (tokens >= 0),
    turn_id TEXT,
    event_id TEXT,
    item_ids TEXT NOT NULL CHECK (json_valid(item_ids)),
    CHECK ((kind = 'injection') = (event_id IS NULL))
  ) STRICT;
  CREATE TABLE answers (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    turn_id TEXT NOT NULL UNIQUE,
    answer TEXT NOT NULL
  ) STRICT;
  CREATE TABLE state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seen_seq INTEGER NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;`,
  // What the next alarm is to do: an alarm brings nothing along.
  compaction_task: `CREATE TABLE compaction (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    task TEXT NOT NULL CHECK (json_valid(task))
  ) STRICT;`,
  injected: INJECTED_SCHEMA,
  // Whose the conversation is: an object that was evicted need not ask D1 again before it can read anything.
  identity: `CREATE TABLE identity (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    identity TEXT NOT NULL CHECK (json_valid(identity))
  ) STRICT;`,
  // What a summary tells may leave earlier than what none does.
  history_summarised:
    'ALTER TABLE history ADD COLUMN is_summarised INTEGER NOT NULL DEFAULT 0 CHECK (is_summarised IN (0, 1))',
  // Several purposes share the one alarm that an object has.
  alarms: ALARMS_SCHEMA,
  // What its prompts tell of other conversations, as it was when the first of them was made.
  recap: `CREATE TABLE recap (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    entries TEXT NOT NULL CHECK (json_valid(entries))
  ) STRICT;`,
  kept_events: TEMPORARY_EVENTS_SCHEMA,
  // Whether a channel has a topic decides where what is said in it is kept.
  channels: CHANNELS_SCHEMA,
  // The earlier conversation that it goes on with.
  continued: `CREATE TABLE continued (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    continued TEXT NOT NULL CHECK (json_valid(continued))
  ) STRICT;`,
  // What is said in a game or dictated is nobody's own, over many messages.
  pretence: `CREATE TABLE pretence (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    said_at INTEGER NOT NULL
  ) STRICT;`,
  // Calls of tools that a turn waits for, of a client that will send their results alone.
  exchanges: `CREATE TABLE exchanges (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    turn_id TEXT NOT NULL UNIQUE,
    messages TEXT NOT NULL CHECK (json_valid(messages))
  ) STRICT;`,
  speakers: 'ALTER TABLE history ADD COLUMN speaker TEXT',
} satisfies ObjectMigrations;

/** Answers kept for retries; an older turn that is retried is answered from the record. */
const ANSWERS_KEPT = 20;
/** A row of an object's SQLite holds 2 MB; a larger answer is assembled again instead of kept. */
const ANSWER_MAX_CHARS = 500_000;

/** Open turns whose calls of tools are kept; a client that comes later sends them along. */
const EXCHANGES_KEPT = 5;

/** Position of the live history in the record. */
export interface SessionState {
  /** Number of the last event that live history has taken in. */
  readonly seenSeq: number;
  /** The conversation's revision at that moment. */
  readonly revision: number;
}

/** Results of a turn beside live history: its answer, for retries, and what it injected. */
export interface TurnTaken {
  readonly turnId: string;
  readonly body: unknown;
  readonly injected: readonly InjectedItem[];
}

export class SessionStore {
  readonly #storage: DurableObjectStorage;
  /** The live history as it is stored; null until it is read. A use case looks at it several times, and the next one again. */
  #history: { readonly records: readonly HistoryRecord[]; readonly rows: readonly HistoryRow[] } | null =
    null;
  #hasSaved = false;
  /** Items that the last turns injected. */
  readonly injected: InjectedStore;
  /** The record of a temporary conversation; of any other it stays empty. */
  readonly kept: TemporaryEvents;
  /** Alarms of the object's later work. */
  readonly alarms: AlarmSchedule;
  /** Topics of the channels that it has read. */
  readonly channels: ChannelTopics;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    migrateObject(storage, SESSION_MIGRATIONS);
    this.injected = new InjectedStore(storage.sql);
    this.kept = new TemporaryEvents(storage.sql);
    this.alarms = new AlarmSchedule(storage);
    this.channels = new ChannelTopics(storage.sql);
  }

  /** Recognises an object that has been opened: to open one that has not leaves tables behind. */
  static isOpened(storage: DurableObjectStorage): boolean {
    return storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'history'").toArray().length > 0;
  }

  /** Identity of the conversation, if a use case has kept it. */
  identity(): ConversationIdentity | null {
    const [row] = this.#storage.sql.exec<{ identity: string }>('SELECT identity FROM identity').toArray();
    return row === undefined ? null : (JSON.parse(row.identity) as ConversationIdentity);
  }

  /** Keeps whose the conversation is and where, as the record says it; what is kept already is not written again. */
  keepIdentity(conversation: ConversationIdentity): void {
    this.#storage.sql.exec(
      `INSERT INTO identity (id, identity) VALUES (1, ?)
       ON CONFLICT (id) DO UPDATE SET identity = excluded.identity WHERE identity <> excluded.identity`,
      JSON.stringify(identityOf(conversation)),
    );
  }

  /** Zeroes when nothing was taken in yet, or the storage was lost. */
  state(): SessionState {
    const [row] = this.#storage.sql
      .exec<{ seen_seq: number; revision: number }>('SELECT seen_seq, revision FROM state')
      .toArray();
    return { seenSeq: row?.seen_seq ?? 0, revision: row?.revision ?? 0 };
  }

  /** The live history, oldest first. */
  history(): readonly HistoryRow[] {
    return this.#readHistory().rows;
  }

  #readHistory() {
    if (this.#history === null) {
      const records = this.#storage.sql
        .exec<HistoryRecord>('SELECT * FROM history ORDER BY position')
        .toArray();
      this.#history = { records, rows: records.map(recordToRow) };
    }
    return this.#history;
  }

  /** Replaces the live history and its state, and keeps what a turn leaves, in one transaction. Unchanged rows are not rewritten. */
  save(rows: readonly HistoryRow[], state: SessionState, taken?: TurnTaken): void {
    const { records: before, rows: known } = this.#readHistory();
    this.#history = null;
    const records = this.#storage.transactionSync(() => {
      const same = commonTail(before, rows);
      const keep = new Set(same.map((record) => record.position));
      for (const { position } of before) {
        if (!keep.has(position)) this.#storage.sql.exec('DELETE FROM history WHERE position = ?', position);
      }
      const told = same.map((record, i) => {
        const is_summarised = Number(rows[i]?.isSummarised ?? false);
        if (is_summarised === record.is_summarised) return record;
        const { position } = record;
        this.#storage.sql.exec(
          'UPDATE history SET is_summarised = ? WHERE position = ?',
          is_summarised,
          position,
        );
        return { ...record, is_summarised };
      });
      const added = rows.slice(same.length).map((row) => this.#insert(row));
      this.#storage.sql.exec(
        `INSERT INTO state (id, seen_seq, revision) VALUES (1, ?, ?)
         ON CONFLICT (id) DO UPDATE SET seen_seq = excluded.seen_seq, revision = excluded.revision`,
        state.seenSeq,
        state.revision,
      );
      if (taken) {
        this.#keepAnswer(taken.turnId, JSON.stringify(taken.body));
        this.injected.keep(taken.turnId, taken.injected);
      }
      return [...told, ...added];
    });
    const rowOf = new Map(before.map((record, i) => [record, known[i]]));
    this.#history = { records, rows: records.map((record) => rowOf.get(record) ?? recordToRow(record)) };
    this.#hasSaved = true;
  }

  /** This instance has saved its live history: then that stood where the record stood. */
  get hasSaved(): boolean {
    return this.#hasSaved;
  }

  /** The answer that a turn got, if it is still kept. */
  answer(turnId: string): unknown {
    const [row] = this.#storage.sql
      .exec<{ answer: string }>('SELECT answer FROM answers WHERE turn_id = ?', turnId)
      .toArray();
    return row === undefined ? null : JSON.parse(row.answer);
  }

  /** The messages of an open turn, as JSON, if they are kept. */
  exchange(turnId: string): string | null {
    return (
      this.#storage.sql
        .exec<{ messages: string }>('SELECT messages FROM exchanges WHERE turn_id = ?', turnId)
        .toArray()[0]?.messages ?? null
    );
  }

  /** Keeps them, of the last turns; false when they are more than a row may hold. */
  keepExchange(turnId: string, messages: string): boolean {
    if (messages.length > ANSWER_MAX_CHARS) return false;
    this.#storage.sql.exec(
      'INSERT OR REPLACE INTO exchanges (turn_id, messages) VALUES (?, ?)',
      turnId,
      messages,
    );
    this.#storage.sql.exec(
      'DELETE FROM exchanges WHERE position <= (SELECT max(position) FROM exchanges) - ?',
      EXCHANGES_KEPT,
    );
    return true;
  }

  /** Drops the kept answers that name any of these ids, and all exchanges: these quote without naming. */
  dropAnswersWith(ids: readonly string[]): void {
    if (ids.length > 0) this.#storage.sql.exec('DELETE FROM exchanges');
    for (const id of ids) this.#storage.sql.exec('DELETE FROM answers WHERE instr(answer, ?) > 0', id);
  }

  /** Drops every kept answer and exchange. */
  dropAnswers(): void {
    this.#storage.sql.exec('DELETE FROM exchanges');
    this.#storage.sql.exec('DELETE FROM answers');
  }

  /** Entries of its prompts about other conversations; null until that is decided. */
  recap(): RecapEntry[] | null {
    const [row] = this.#storage.sql.exec<{ entries: string }>('SELECT entries FROM recap').toArray();
    return row === undefined ? null : (JSON.parse(row.entries) as RecapEntry[]);
  }

  /** Keeps that. */
  keepRecap(entries: readonly RecapEntry[]): void {
    this.#storage.sql.exec(
      'INSERT INTO recap (id, entries) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET entries = excluded.entries',
      JSON.stringify(entries),
    );
  }

  /** The earlier conversation that it goes on with, or null. */
  continued(): Continued | null {
    const [row] = this.#storage.sql.exec<{ continued: string }>('SELECT continued FROM continued').toArray();
    return row === undefined ? null : (JSON.parse(row.continued) as Continued);
  }

  /** Keeps that, or that it goes on with none. */
  keepContinued(continued: Continued | null): void {
    this.#storage.sql.exec('DELETE FROM continued');
    if (continued !== null)
      this.#storage.sql.exec(
        'INSERT INTO continued (id, continued) VALUES (1, ?)',
        JSON.stringify(continued),
      );
  }

  /** Moment of the last message in a game, or a dictation, that goes on; null without one. */
  pretence(): number | null {
    return (
      this.#storage.sql.exec<{ said_at: number }>('SELECT said_at FROM pretence').toArray()[0]?.said_at ??
      null
    );
  }

  /** Keeps that. */
  keepPretence(saidAt: number | null): void {
    if (saidAt === null) this.#storage.sql.exec('DELETE FROM pretence');
    else this.#storage.sql.exec('INSERT OR REPLACE INTO pretence (id, said_at) VALUES (1, ?)', saidAt);
  }

  /** On whose behalf the next alarm comes, or null. */
  alarmTask(): AlarmTask | null {
    const [row] = this.#storage.sql.exec<{ task: string }>('SELECT task FROM compaction').toArray();
    return row === undefined ? null : (JSON.parse(row.task) as AlarmTask);
  }

  /** Notes on whose behalf the next alarm comes. */
  keepAlarmTask(task: AlarmTask): void {
    this.#storage.sql.exec(
      'INSERT INTO compaction (id, task) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET task = excluded.task',
      JSON.stringify(task),
    );
  }

  #insert(row: HistoryRow): HistoryRecord {
    const stored = rowToRecord(row);
    const { position } = this.#storage.sql
      .exec<{ position: number }>(
        `INSERT INTO history (kind, role, name, content, tokens, turn_id, event_id, item_ids, is_summarised, speaker)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING position`,
        ...Object.values(stored),
      )
      .one();
    if (row.kind === 'message' && row.role === 'user' && row.turnId !== null)
      this.injected.countTurn(row.turnId);
    return { position, ...stored };
  }

  #keepAnswer(turnId: string, answer: string): void {
    if (answer.length > ANSWER_MAX_CHARS) return;
    this.#storage.sql.exec('INSERT OR REPLACE INTO answers (turn_id, answer) VALUES (?, ?)', turnId, answer);
    this.#storage.sql.exec(
      'DELETE FROM answers WHERE position <= (SELECT max(position) FROM answers) - ?',
      ANSWERS_KEPT,
    );
  }
}

type HistoryRecord = {
  position: number;
  kind: HistoryRow['kind'];
  role: HistoryRow['role'];
  name: string | null;
  content: string;
  tokens: number;
  turn_id: string | null;
  event_id: string | null;
  item_ids: string;
  is_summarised: number;
  speaker: string | null;
};

/** In the order of the columns. */
const rowToRecord = (row: HistoryRow): Omit<HistoryRecord, 'position'> => ({
  kind: row.kind,
  role: row.role,
  name: row.name,
  content: row.content,
  tokens: row.tokens,
  turn_id: row.turnId,
  event_id: row.eventId,
  item_ids: JSON.stringify(row.itemIds),
  is_summarised: Number(row.isSummarised ?? false),
  speaker: row.speaker ?? null,
});

const recordToRow = (record: HistoryRecord): HistoryRow => ({
  kind: record.kind,
  role: record.role,
  name: record.name,
  content: record.content,
  tokens: record.tokens,
  turnId: record.turn_id,
  eventId: record.event_id,
  itemIds: JSON.parse(record.item_ids) as string[],
  ...(record.is_summarised === 1 ? { isSummarised: true } : {}),
  ...(record.speaker === null ? {} : { speaker: record.speaker }),
});

/** The stored records that the first of the new rows equal, in order: what pruning and appending leave alone. */
function commonTail(before: readonly HistoryRecord[], rows: readonly HistoryRow[]): HistoryRecord[] {
  const same: HistoryRecord[] = [];
  for (const record of before) {
    const row = rows[same.length];
    if (
      row &&
      row.kind === record.kind &&
      row.eventId === record.event_id &&
      row.turnId === record.turn_id &&
      row.content === record.content
    ) {
      same.push(record);
    }
  }
  return same;
}
