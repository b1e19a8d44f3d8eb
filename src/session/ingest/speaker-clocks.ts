/**
 * By whose clocks an import is read: messages are read before the database is asked, by the zones that are remembered of their users,
 * and once more where it has others.
 */
import { NO_ZONES, type UserZones, zoneOf } from '../../memory/people/user-zone.ts';
import type { Database } from '../../store/database.ts';
import { rememberZones, selectUserSettings, type UserSettings } from '../../store/users/user-settings.ts';
import type { IngestMessage } from './ingest-entries.ts';

/** Place of an import, and what is known of its users before anything is read. */
interface Known {
  readonly workspaceId: string;
  readonly ofWorkspace: string;
  readonly zonesFor: (userId: string) => UserZones;
}

/** The clocks of those whose messages say none. */
export class SpeakerClocks {
  readonly #known: Known;
  readonly #users: readonly string[];
  #read: ReadonlyMap<string, UserZones> | null = null;

  constructor(messages: readonly IngestMessage[], known: Known) {
    this.#known = known;
    this.#users = [
      ...new Set(messages.flatMap(({ userId, zone }) => (userId === null || zone != null ? [] : userId))),
    ];
  }

  /** The zone by which a user's message is read that says none. */
  readonly zoneFor = (userId: string): string =>
    zoneOf(null, this.#read?.get(userId) ?? this.#known.zonesFor(userId), this.#known.ofWorkspace);

  /** The statement that asks for them; none once they were read. */
  select(db: Database) {
    const isToRead = this.#read === null && this.#users.length > 0;
    return isToRead ? selectUserSettings(db, this.#known.workspaceId, this.#users) : null;
  }

  /** Takes what it found; tells whether the messages were read by these clocks. */
  confirm(rows: readonly UserSettings[]): boolean {
    if (this.#read !== null || this.#users.length === 0) return true;
    const before = this.#users.map(this.zoneFor);
    const found = new Map(rows.map((row) => [row.userId, row]));
    this.#read = new Map(this.#users.map((user) => [user, found.get(user) ?? NO_ZONES]));
    for (const [user, zones] of this.#read) rememberZones(this.#known.workspaceId, user, zones);
    return this.#users.every((user, i) => this.zoneFor(user) === before[i]);
  }
}
