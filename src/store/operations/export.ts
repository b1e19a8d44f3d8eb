/**
 * Everything held about a user, in typed records, section by section and each by its key: a reader who follows the cursors
 * sees every record once, however much there is. Each section asks for the user by itself: a cursor only says where to go
 * on, and leads to nobody else's data.
 *
 * Unscoped: all that is the user's own, for the user or an admin.
 */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { accountMemories } from '../account/schema.ts';
import type { Database } from '../database.ts';
import { json, omit, type Selection, selection } from '../rows.ts';
import { conversationMembers, conversations, events, scratchpads } from '../schema/conversations.ts';
import { documents } from '../schema/documents.ts';
import { memories, memoryObservations } from '../schema/memories.ts';
import { auditLog } from '../schema/operations.ts';
import { personaCandidates, personaProfiles, personaRevisions } from '../schema/personas.ts';

export const EXPORT_TYPES = [
  'conversation',
  'event',
  'membership',
  'scratchpad',
  'memory',
  'observation',
  'document',
  'persona',
  'persona_revision',
  'persona_candidate',
  'audit',
  'account_memory',
] as const;

/** Whose data, and where it lies. */
export interface ExportSubject {
  readonly db: Database;
  readonly accountDb: Database;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly userId: string;
}

/** The key of a record in its section: one or two values that order it. */
type ExportKey = readonly (string | number)[];

/** One record: a row of its table, without what only the database needs. Times are in milliseconds, JSON is parsed. */
export interface ExportRecord {
  readonly type: (typeof EXPORT_TYPES)[number];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Where a reader stands: the section, and the key of the record seen last in it. */
export interface ExportCursor {
  readonly section: string;
  readonly key: ExportKey;
}

export interface ExportPage {
  readonly data: readonly ExportRecord[];
  readonly next: ExportCursor | null;
}

/** The page after a cursor; null begins. */
export async function exportUser(
  subject: ExportSubject,
  { limit, after }: { readonly limit: number; readonly after: ExportCursor | null },
): Promise<ExportPage> {
  const data: ExportRecord[] = [];
  let last = after;
  const from = after === null ? 0 : SECTIONS.findIndex(({ name }) => name === after.section);
  for (const [i, section] of SECTIONS.slice(from).entries()) {
    const room = Math.min(limit - data.length, section.pageRows ?? PAGE_ROWS);
    // One more than fits: it tells that the page is not the last.
    const rows = await readSection(section, subject, i === 0 && after !== null ? after.key : [], room + 1);
    for (const { place, fields } of rows.slice(0, room)) {
      data.push({ type: section.type, fields });
      last = { section: section.name, key: place };
    }
    if (rows.length > room) return { data, next: last };
  }
  return { data, next: null };
}

/** Whether a cursor can have come from here. */
export const isExportCursor = ({ section }: ExportCursor): boolean =>
  SECTIONS.some(({ name }) => name === section);

/** One kind of what is held: which records, in which order, and how one goes on after any of them. */
interface Section {
  readonly name: string;
  readonly type: ExportRecord['type'];
  /** What a record shows, of rows that the statements call `table`. */
  readonly table: string;
  readonly shown: Selection<Readonly<Record<string, unknown>>>;
  /** Records of one page; fewer where each may be large. */
  readonly pageRows?: number;
  /** The key, whose values order the records. */
  readonly place: SQL;
  /** Where the user's records behind a key are read from, each as the rest of a statement. */
  from(subject: ExportSubject, after: ExportKey, limit: number): readonly SQL[];
  readonly isOfAccount?: boolean;
}

const PAGE_ROWS = 200;
/** A note may have 64 KB. */
const PAGE_SCRATCHPADS = 20;
/** A document may have 256 KB. */
const PAGE_DOCUMENTS = 5;

async function readSection(section: Section, subject: ExportSubject, after: ExportKey, limit: number) {
  const { table, shown, place, isOfAccount = false } = section;
  const db = isOfAccount ? subject.accountDb : subject.db;
  const row = selection({ fields: shown }).with({ place: json<ExportKey>() });
  const rows = await db.batch(
    'export.page',
    section.from(subject, after, limit).map((from) =>
      db.select(row.sql`select json_array(${place}) as place, ${shown.of(table)}
        from ${from} order by ${place} limit ${limit}`),
    ),
  );
  return rows.flat().slice(0, limit);
}

/** Columns as clients know them: by their names in the database, but for some. */
const shownAs = (columns: Readonly<Record<string, Column>>, names: Readonly<Record<string, string>> = {}) =>
  selection(
    Object.fromEntries(Object.values(columns).map((column) => [names[column.name] ?? column.name, column])),
  );

/** Conversations `c` that are the user's own. */
const ownConversations = ({ workspaceId, userId }: ExportSubject): SQL =>
  sql`c.workspace_id = ${workspaceId} and c.user_id = ${userId}`;

/** What of a table `t` carries the user's id. */
const ofUser = (t: string, { workspaceId, userId }: ExportSubject): SQL =>
  sql`${sql.raw(t)}.workspace_id = ${workspaceId} and ${sql.raw(t)}.user_id = ${userId}`;

const EVENT = shownAs(
  omit(events, 'rowId', 'workspaceId', 'scope', 'tokens', 'dedupeKey', 'withheldAt', 'place'),
);

/** In the order in which they are handed out. */
const SECTIONS: readonly Section[] = [
  {
    name: 'conversations',
    type: 'conversation',
    table: 'c',
    shown: shownAs(
      omit(
        conversations,
        'workspaceId',
        'lastSeq',
        'revision',
        'summarisedSeq',
        'erasedBefore',
        'isDisplaced',
      ),
    ),
    place: sql`c.id`,
    from: (subject, [id = '']) => [sql`conversations c where ${ownConversations(subject)} and c.id > ${id}`],
  },
  {
    // Whoever said it: in a private conversation all of it is about its user.
    name: 'events',
    type: 'event',
    table: 'e',
    shown: EVENT,
    place: sql`c.id, e.seq`,
    from: (subject, [conversation = '', seq = 0], limit) => [
      sql`conversations c cross join events e on e.conversation_id = c.id
        where c.id = ${conversation} and ${ownConversations(subject)} and e.seq > ${seq}`,
      // Of each conversation no more than a page is read, however long it is.
      sql`conversations c cross join events e on e.row_id in (
          select x.row_id from events x where x.conversation_id = c.id order by x.seq limit ${limit})
        where ${ownConversations(subject)} and c.id > ${conversation}`,
    ],
  },
  {
    // In a group only what the user said: the rest is the others'.
    name: 'group_events',
    type: 'event',
    table: 'e',
    shown: EVENT,
    place: sql`e.row_id`,
    from: (subject, [row = 0]) => [
      sql`events e join conversations c on c.id = e.conversation_id
        where ${ofUser('e', subject)} and e.row_id > ${row} and c.user_id is null`,
    ],
  },
  {
    // Of which groups they are or were a member.
    name: 'memberships',
    type: 'membership',
    table: 'm',
    shown: shownAs(omit(conversationMembers, 'workspaceId')),
    place: sql`m.rowid`,
    from: (subject, [row = 0]) => [
      sql`conversation_members m where ${ofUser('m', subject)} and m.rowid > ${row}`,
    ],
  },
  {
    name: 'scratchpads',
    type: 'scratchpad',
    table: 's',
    shown: shownAs(omit(scratchpads, 'workspaceId')),
    pageRows: PAGE_SCRATCHPADS,
    place: sql`c.id, s.key`,
    from: (subject, [conversation = '', note = '']) => [
      sql`conversations c cross join scratchpads s on s.conversation_id = c.id
        where ${ownConversations(subject)} and c.id >= ${conversation} and (c.id > ${conversation} or s.key > ${note})`,
    ],
  },
  {
    name: 'memories',
    type: 'memory',
    table: 'm',
    shown: shownAs(omit(memories, 'rowId', 'workspaceId', 'scope', 'contentKey', 'topicSlot', 'revision')),
    place: sql`m.id`,
    from: (subject, [id = '']) => [sql`memories m where ${ofUser('m', subject)} and m.id > ${id}`],
  },
  {
    name: 'observations',
    type: 'observation',
    table: 'o',
    shown: shownAs(omit(memoryObservations, 'workspaceId')),
    place: sql`m.id, o.rowid`,
    from: (subject, [memory = '', row = 0]) => [
      sql`memories m cross join memory_observations o on o.memory_id = m.id
        where ${ofUser('m', subject)} and m.id >= ${memory} and (m.id > ${memory} or o.rowid > ${row})`,
    ],
  },
  {
    name: 'documents',
    type: 'document',
    table: 'd',
    shown: shownAs(
      omit(
        documents,
        'rowId',
        'workspaceId',
        'scope',
        'sourceKey',
        'fingerprint',
        'version',
        'pieces',
        'tokens',
      ),
    ),
    pageRows: PAGE_DOCUMENTS,
    place: sql`d.row_id`,
    from: (subject, [row = 0]) => [sql`documents d where ${ofUser('d', subject)} and d.row_id > ${row}`],
  },
  {
    name: 'personas',
    type: 'persona',
    table: 'p',
    shown: shownAs(omit(personaProfiles, 'workspaceId', 'exportedRevision'), { name: 'persona_id' }),
    place: sql`p.rowid`,
    from: (subject, [row = 0]) => [
      sql`persona_profiles p where ${ofUser('p', subject)} and p.rowid > ${row}`,
    ],
  },
  {
    name: 'persona_revisions',
    type: 'persona_revision',
    table: 'r',
    shown: shownAs(omit(personaRevisions, 'workspaceId')),
    place: sql`r.rowid`,
    from: (subject, [row = 0]) => [
      sql`persona_profiles p cross join persona_revisions r on r.persona_id = p.id
        where ${ofUser('p', subject)} and r.rowid > ${row}`,
    ],
  },
  {
    name: 'persona_candidates',
    type: 'persona_candidate',
    table: 'c',
    shown: shownAs(omit(personaCandidates, 'workspaceId', 'conversationId', 'appliedRevision')),
    place: sql`c.rowid`,
    from: ({ workspaceId, userId }, [row = 0]) => [
      sql`persona_profiles p cross join persona_candidates c on c.persona_id = p.id
        where p.workspace_id = ${workspaceId} and c.user_id = ${userId} and c.rowid > ${row}`,
    ],
  },
  {
    name: 'audit',
    type: 'audit',
    table: 'a',
    shown: shownAs(omit(auditLog, 'workspaceId')),
    place: sql`a.created_at, a.id`,
    from: (subject, [at = 0, id = '']) => [
      sql`audit_log a where ${ofUser('a', subject)} and (a.created_at, a.id) > (${at}, ${id})`,
    ],
  },
  {
    name: 'account_memories',
    type: 'account_memory',
    table: 'a',
    shown: shownAs(omit(accountMemories, 'accountId', 'contentKey')),
    isOfAccount: true,
    place: sql`a.rowid`,
    from: ({ accountId, userId }, [row = 0]) => [
      sql`account_memories a where a.account_id = ${accountId} and a.user_id = ${userId} and a.rowid > ${row}`,
    ],
  },
];
