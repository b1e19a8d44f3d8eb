/**
 * What is held about a user, kind by kind: which records, in which order, and how one goes on after any of them.
 *
 * Unscoped: everything of one user, for an admin.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

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
export type ExportKey = readonly (string | number)[];

/** A row, with its key as JSON. */
export interface ExportRow extends Readonly<Record<string, unknown>> {
  readonly place: string;
}

export interface Section {
  readonly name: string;
  readonly type: (typeof EXPORT_TYPES)[number];
  /** Columns that hold JSON. */
  readonly json: readonly string[];
  /** Records of one page; fewer where each may be large. */
  readonly pageRows: number;
  read(subject: ExportSubject, after: ExportKey, limit: number): Promise<ExportRow[]>;
}

const PAGE_ROWS = 200;
/** A note may have 64 KB. */
const PAGE_SCRATCHPADS = 20;
/** A document may have 256 KB. */
const PAGE_DOCUMENTS = 5;

const CONVERSATION = sql.raw(
  'c.id, c.ref_code, c.channel_id, c.session_key, c.chat_id, c.user_id, c.subject_id, c.persona_id, c.memory, c.status, c.title, c.title_source, c.rolling_summary, c.metadata, c.started_at, c.ended_at, c.last_active_at',
);
const EVENT = sql.raw(
  `e.id, e.conversation_id, e.seq, e.turn_id, e.role, e.user_id, e.name, e.content, e.session, e.external_id, e.status, iif(e.off_record, 'true', 'false') as off_record, e.metadata, e.occurred_at, e.created_at`,
);
const MEMORY = sql.raw(
  'm.id, m.tier, m.channel_id, m.conversation_id, m.user_id, m.visibility, m.subject_id, m.kind, m.category, m.topic_key, m.content, m.importance, m.lifetime, m.source, m.tags, m.status, m.access_count, m.accessed_at, m.valid_from, m.valid_to, m.expires_at, m.superseded_by, m.source_conversation_id, m.created_at, m.updated_at',
);

/** Conversations `c` that are the user's own. */
const ownConversations = ({ workspaceId, userId }: ExportSubject): SQL =>
  sql`c.workspace_id = ${workspaceId} and c.user_id = ${userId}`;

const rowsOf = async (db: Database, query: SQL): Promise<ExportRow[]> => {
  return db.step('export.page').select<ExportRow>(query);
};

/** In the order in which they are handed out. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'conversations',
    type: 'conversation',
    json: ['metadata'],
    pageRows: PAGE_ROWS,
    read: (subject, [id = ''], limit) =>
      rowsOf(
        subject.db,
        sql`select json_array(c.id) as place, ${CONVERSATION} from conversations c
          where ${ownConversations(subject)} and c.id > ${id} order by c.id limit ${limit}`,
      ),
  },
  {
    // Whoever said it: in a private conversation all of it is about its user.
    name: 'events',
    type: 'event',
    json: ['metadata', 'off_record'],
    pageRows: PAGE_ROWS,
    read: async (subject, [conversation = '', seq = 0], limit) => {
      const { db } = subject;
      const place = sql`json_array(e.conversation_id, e.seq) as place`;
      const [rest, later] = await db.batch('export.page', [
        db.select<ExportRow>(sql`select ${place}, ${EVENT} from events e
          where e.conversation_id = ${conversation} and e.seq > ${seq}
            and exists (select 1 from conversations c where c.id = e.conversation_id and ${ownConversations(subject)})
          order by e.seq limit ${limit}`),
        // Of each conversation no more than a page is read, however long it is.
        db.select<ExportRow>(sql`select ${place}, ${EVENT} from conversations c cross join events e on e.row_id in (
            select x.row_id from events x where x.conversation_id = c.id order by x.seq limit ${limit})
          where ${ownConversations(subject)} and c.id > ${conversation} order by c.id, e.seq limit ${limit}`),
      ]);
      return [...rest, ...later].slice(0, limit);
    },
  },
  {
    // In a group only what the user said: the rest is the others'.
    name: 'group_events',
    type: 'event',
    json: ['metadata', 'off_record'],
    pageRows: PAGE_ROWS,
    read: (subject, [row = 0], limit) =>
      rowsOf(
        subject.db,
        sql`select json_array(e.row_id) as place, ${EVENT} from events e join conversations c on c.id = e.conversation_id
          where e.workspace_id = ${subject.workspaceId} and e.user_id = ${subject.userId} and e.row_id > ${row}
            and c.user_id is null
          order by e.row_id limit ${limit}`,
      ),
  },
  {
    // Of which groups they are or were a member.
    name: 'memberships',
    type: 'membership',
    json: [],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(m.rowid) as place, m.conversation_id, m.user_id, m.name, m.joined_at, m.removed_at
          from conversation_members m
          where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.rowid > ${row}
          order by m.rowid limit ${limit}`,
      ),
  },
  {
    name: 'scratchpads',
    type: 'scratchpad',
    json: ['value'],
    pageRows: PAGE_SCRATCHPADS,
    read: (subject, [conversation = '', note = ''], limit) =>
      rowsOf(
        subject.db,
        sql`select json_array(c.id, s.key) as place, c.id as conversation_id, s.key, s.value, s.created_at, s.updated_at
          from conversations c cross join scratchpads s on s.conversation_id = c.id
          where ${ownConversations(subject)} and c.id >= ${conversation} and (c.id > ${conversation} or s.key > ${note})
          order by c.id, s.key limit ${limit}`,
      ),
  },
  {
    name: 'memories',
    type: 'memory',
    json: ['tags'],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(m.row_id) as place, ${MEMORY} from memories m
          where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.row_id > ${row}
          order by m.row_id limit ${limit}`,
      ),
  },
  {
    name: 'observations',
    type: 'observation',
    json: [],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [memory = 0, row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(m.row_id, o.rowid) as place, o.id, o.memory_id, o.event_id, o.action, o.source, o.content,
            o.observed_at, o.created_at
          from memories m cross join memory_observations o on o.memory_id = m.id
          where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.row_id >= ${memory}
            and (m.row_id > ${memory} or o.rowid > ${row})
          order by m.row_id, o.rowid limit ${limit}`,
      ),
  },
  {
    name: 'documents',
    type: 'document',
    json: ['metadata', 'redacted'],
    pageRows: PAGE_DOCUMENTS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(d.row_id) as place, d.id, d.channel_id, d.user_id, d.visibility, d.source, d.title, d.content,
            d.metadata, d.redacted, d.fetched_at, d.created_at, d.updated_at
          from documents d where d.workspace_id = ${workspaceId} and d.user_id = ${userId} and d.row_id > ${row}
          order by d.row_id limit ${limit}`,
      ),
  },
  {
    name: 'personas',
    type: 'persona',
    json: ['profile'],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(p.rowid) as place, p.id, p.name as persona_id, p.user_id, p.conversation_id, p.profile, p.revision, p.created_at, p.updated_at
          from persona_profiles p where p.workspace_id = ${workspaceId} and p.user_id = ${userId} and p.rowid > ${row}
          order by p.rowid limit ${limit}`,
      ),
  },
  {
    name: 'persona_revisions',
    type: 'persona_revision',
    json: ['profile'],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(r.rowid) as place, r.persona_id, r.revision, r.profile, r.reason, r.created_at
          from persona_profiles p cross join persona_revisions r on r.persona_id = p.id
          where p.workspace_id = ${workspaceId} and p.user_id = ${userId} and r.rowid > ${row}
          order by r.rowid limit ${limit}`,
      ),
  },
  {
    name: 'persona_candidates',
    type: 'persona_candidate',
    json: [],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(c.rowid) as place, c.id, c.persona_id, c.turn_id, c.user_id, c.field, c.value,
            c.decision, c.reason, c.confidence, c.created_at, c.applied_at
          from persona_profiles p cross join persona_candidates c on c.persona_id = p.id
          where p.workspace_id = ${workspaceId} and c.user_id = ${userId} and c.rowid > ${row}
          order by c.rowid limit ${limit}`,
      ),
  },
  {
    name: 'audit',
    type: 'audit',
    json: ['detail'],
    pageRows: PAGE_ROWS,
    read: ({ db, workspaceId, userId }, [row = 0], limit) =>
      rowsOf(
        db,
        sql`select json_array(a.rowid) as place, a.id, a.actor, a.action, a.target_id, a.user_id, a.detail, a.created_at
          from audit_log a where a.workspace_id = ${workspaceId} and a.user_id = ${userId} and a.rowid > ${row}
          order by a.rowid limit ${limit}`,
      ),
  },
  {
    name: 'account_memories',
    type: 'account_memory',
    json: ['tags'],
    pageRows: PAGE_ROWS,
    read: ({ accountDb, accountId, userId }, [row = 0], limit) =>
      rowsOf(
        accountDb,
        sql`select json_array(a.rowid) as place, a.id, a.user_id, a.visibility, a.kind, a.content, a.importance, a.lifetime,
            a.source, a.tags, a.expires_at, a.access_count, a.accessed_at, a.created_at, a.updated_at
          from account_memories a where a.account_id = ${accountId} and a.user_id = ${userId} and a.rowid > ${row}
          order by a.rowid limit ${limit}`,
      ),
  },
];
