/**
 * From where an export reads each kind of records, in the order in which they are handed out, by whose export it is. Each section asks
 * for its subject by itself: a cursor only says where to go on, and leads to nobody else's data.
 *
 * Unscoped: all that is a user's own, a conversation's or a workspace's, for whoever may have all of it.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { RecordType } from './records.ts';

/** Scope of an export: everybody's data, a user's own, or one conversation's. */
export type ExportOf =
  | { readonly kind: 'workspace' }
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'conversation'; readonly conversationId: string };

/** Scope of an export, and the databases in which it lies. */
export interface ExportSubject {
  readonly db: Database;
  readonly accountDb: Database;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly of: ExportOf;
}

/** The key of a record in its section: one or two values that order it. */
export type ExportKey = readonly (string | number)[];

/** Order in which records are read, and their start behind a key, each as the rest of a statement. */
interface Reading {
  readonly place: SQL;
  from(subject: ExportSubject, after: ExportKey, limit: number): readonly SQL[];
}

/** One kind of what is held: which records, in which order, and how one goes on after any of them. */
export interface Section {
  readonly name: string;
  readonly type: RecordType;
  /** Alias of the rows in the statements. */
  readonly table: string;
  /** Records of one page; fewer where each may be large. */
  readonly pageRows?: number;
  /** By whose export it is; of other subjects there is nothing. */
  readonly of: { readonly [K in ExportOf['kind']]?: Reading };
  readonly isOfAccount?: boolean;
}

/** A note may have 64 KB. */
const PAGE_SCRATCHPADS = 20;
/** A document may have 256 KB. */
const PAGE_DOCUMENTS = 5;

const userOf = ({ of }: ExportSubject): string => (of.kind === 'user' ? of.userId : '');

/** Conversations `c` of the subject. */
function ownConversations({ workspaceId, of }: ExportSubject): SQL {
  const own = sql`c.workspace_id = ${workspaceId}`;
  if (of.kind === 'user') return sql`${own} and c.user_id = ${of.userId}`;
  return of.kind === 'conversation' ? sql`${own} and c.id = ${of.conversationId}` : own;
}

/** Condition: rows of a table `t` carry the user's id. */
const ofUser = (t: string, subject: ExportSubject): SQL =>
  sql`${sql.raw(t)}.workspace_id = ${subject.workspaceId} and ${sql.raw(t)}.user_id = ${userOf(subject)}`;

const ofWorkspace = (t: string, { workspaceId }: ExportSubject): SQL =>
  sql`${sql.raw(t)}.workspace_id = ${workspaceId}`;

type Where = (subject: ExportSubject) => SQL;

/** Rows of a table, called `t`, in the order of one column. */
const rowsOf = (table: string, t: string, column: string, where: Where): Reading => ({
  place: sql.raw(`${t}.${column}`),
  from: (subject, [key = column === 'id' ? '' : 0]) => [
    sql`${sql.raw(`${table} ${t}`)} where ${where(subject)} and ${sql.raw(`${t}.${column}`)} > ${key}`,
  ],
});

/** Rows that belong to other rows: in the order of those, and among them of one column of their own. */
const rowsUnder = (
  parent: readonly [table: string, name: string, where: Where],
  child: readonly [table: string, name: string, belongs: string, column: string],
  first: string | number,
): Reading => {
  const [parents, p, where] = parent;
  const [children, t, belongs, column] = child;
  return {
    place: sql.raw(`${p}.id, ${t}.${column}`),
    from: (subject, [above = '', key = first]) => [
      sql`${sql.raw(`${parents} ${p} cross join ${children} ${t} on ${belongs}`)} where ${where(subject)}
        and ${sql.raw(`${p}.id`)} >= ${above}
        and (${sql.raw(`${p}.id`)} > ${above} or ${sql.raw(`${t}.${column}`)} > ${key})`,
    ],
  };
};

/** The same reading for all subjects. */
const forAll = (reading: Reading): Required<Section['of']> => ({
  workspace: reading,
  user: reading,
  conversation: reading,
});

const inConversations = (
  table: string,
  t: string,
  column: string,
  first: string | number,
  also = '',
): Reading =>
  rowsUnder(
    ['conversations', 'c', ownConversations],
    [table, t, `${t}.conversation_id = c.id${also}`, column],
    first,
  );

const conversationEvents: Reading = {
  place: sql`c.id, e.seq`,
  from: (subject, [conversation = '', seq = 0], limit) => [
    sql`conversations c cross join events e on e.conversation_id = c.id
      where c.id = ${conversation} and ${ownConversations(subject)} and e.seq > ${seq}`,
    // Of each conversation no more than a page is read, however long it is.
    sql`conversations c cross join events e on e.row_id in (
        select x.row_id from events x where x.conversation_id = c.id order by x.seq limit ${limit})
      where ${ownConversations(subject)} and c.id > ${conversation}`,
  ],
};

/** Memories `m` of a conversation: what was learnt in it, and its working memory. */
const ofConversation: Where = ({ workspaceId, of }) => {
  const id = of.kind === 'conversation' ? of.conversationId : '';
  return sql`m.workspace_id = ${workspaceId} and m.id in (select id from memories where source_conversation_id = ${id}
    union select id from memories where conversation_id = ${id})`;
};

const memoryOf: Readonly<Record<ExportOf['kind'], Where>> = {
  workspace: (subject) => ofWorkspace('m', subject),
  user: (subject) => ofUser('m', subject),
  conversation: ofConversation,
};

const evidenceOf = (where: Where): Reading =>
  rowsUnder(['memories', 'm', where], ['memory_observations', 'o', 'o.memory_id = m.id', 'rowid'], 0);

const layersOf = (table: string, t: string, where: (of: 'user' | 'workspace') => Where): Section['of'] => {
  const reading = (of: 'user' | 'workspace') =>
    rowsUnder(['persona_profiles', 'p', where(of)], [table, t, `${t}.persona_id = p.id`, 'rowid'], 0);
  return { workspace: reading('workspace'), user: reading('user') };
};

const ownLayers =
  (of: 'user' | 'workspace'): Where =>
  (subject) =>
    of === 'user' ? ofUser('p', subject) : ofWorkspace('p', subject);

const AUDIT_PLACE = sql`a.created_at, a.id`;
const auditOf = (where: Where): Reading => ({
  place: AUDIT_PLACE,
  from: (subject, [at = 0, id = '']) => [
    sql`audit_log a where ${where(subject)} and (${AUDIT_PLACE}) > (${at}, ${id})`,
  ],
});

/** Sections in the order in which they are handed out: what a record names was handed out before it. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'channels',
    type: 'channel',
    table: 'h',
    of: { workspace: rowsOf('channels', 'h', 'id', (subject) => ofWorkspace('h', subject)) },
  },
  {
    name: 'conversations',
    type: 'conversation',
    table: 'c',
    of: forAll(rowsOf('conversations', 'c', 'id', ownConversations)),
  },
  {
    name: 'aliases',
    type: 'alias',
    table: 's',
    of: forAll(inConversations('session_aliases', 's', 'legacy_key', '')),
  },
  {
    // Whoever said it: in a private conversation all of it is about its user.
    name: 'events',
    type: 'event',
    table: 'e',
    of: forAll(conversationEvents),
  },
  {
    // In a group only what the user said: the rest is the others'.
    name: 'group_events',
    type: 'event',
    table: 'e',
    of: {
      user: {
        place: sql`e.row_id`,
        from: (subject, [row = 0]) => [
          sql`events e join conversations c on c.id = e.conversation_id
            where ${ofUser('e', subject)} and e.row_id > ${row} and c.user_id is null`,
        ],
      },
    },
  },
  {
    // Of which groups they are or were a member; of a group, who is.
    name: 'memberships',
    type: 'membership',
    table: 'm',
    of: {
      ...forAll(inConversations('conversation_members', 'm', 'user_id', '')),
      user: rowsOf('conversation_members', 'm', 'rowid', (subject) => ofUser('m', subject)),
    },
  },
  {
    name: 'scratchpads',
    type: 'scratchpad',
    table: 's',
    pageRows: PAGE_SCRATCHPADS,
    of: forAll(inConversations('scratchpads', 's', 'key', '')),
  },
  {
    name: 'summaries',
    type: 'summary',
    table: 'k',
    of: forAll(inConversations('chunks', 'k', 'row_id', 0, ` and k.kind = 'summary'`)),
  },
  {
    name: 'compactions',
    type: 'compaction',
    table: 'j',
    of: forAll(inConversations('compactions', 'j', 'rowid', 0)),
  },
  {
    name: 'snapshots',
    type: 'snapshot',
    table: 's',
    of: forAll(inConversations('snapshots', 's', 'seq', 0)),
  },
  {
    name: 'memories',
    type: 'memory',
    table: 'm',
    of: {
      workspace: rowsOf('memories', 'm', 'id', memoryOf.workspace),
      user: rowsOf('memories', 'm', 'id', memoryOf.user),
      conversation: rowsOf('memories', 'm', 'id', memoryOf.conversation),
    },
  },
  {
    name: 'observations',
    type: 'observation',
    table: 'o',
    of: {
      workspace: evidenceOf(memoryOf.workspace),
      user: evidenceOf(memoryOf.user),
      conversation: evidenceOf(memoryOf.conversation),
    },
  },
  {
    name: 'documents',
    type: 'document',
    table: 'd',
    pageRows: PAGE_DOCUMENTS,
    of: {
      workspace: rowsOf('documents', 'd', 'id', (subject) => ofWorkspace('d', subject)),
      user: rowsOf('documents', 'd', 'row_id', (subject) => ofUser('d', subject)),
    },
  },
  {
    name: 'user_settings',
    type: 'user_settings',
    table: 'u',
    of: {
      workspace: rowsOf('user_settings', 'u', 'rowid', (subject) => ofWorkspace('u', subject)),
      user: rowsOf('user_settings', 'u', 'rowid', (subject) => ofUser('u', subject)),
    },
  },
  {
    name: 'personas',
    type: 'persona',
    table: 'p',
    of: {
      workspace: rowsOf('persona_profiles', 'p', 'id', (subject) => ofWorkspace('p', subject)),
      user: rowsOf('persona_profiles', 'p', 'rowid', (subject) => ofUser('p', subject)),
    },
  },
  {
    name: 'persona_revisions',
    type: 'persona_revision',
    table: 'r',
    of: layersOf('persona_revisions', 'r', ownLayers),
  },
  {
    name: 'persona_candidates',
    type: 'persona_candidate',
    table: 'c',
    of: {
      ...layersOf('persona_candidates', 'c', ownLayers),
      // What they said of any layer.
      user: rowsUnder(
        [
          'persona_profiles',
          'p',
          (subject) => sql`p.workspace_id = ${subject.workspaceId} and c.user_id = ${userOf(subject)}`,
        ],
        ['persona_candidates', 'c', 'c.persona_id = p.id', 'rowid'],
        0,
      ),
    },
  },
  {
    name: 'persona_evidence',
    type: 'persona_evidence',
    table: 'v',
    of: layersOf('persona_evidence', 'v', ownLayers),
  },
  {
    name: 'audit',
    type: 'audit',
    table: 'a',
    of: {
      workspace: auditOf((subject) => ofWorkspace('a', subject)),
      user: auditOf((subject) => ofUser('a', subject)),
    },
  },
  {
    name: 'account_memories',
    type: 'account_memory',
    table: 'a',
    isOfAccount: true,
    of: {
      workspace: rowsOf(
        'account_memories',
        'a',
        'rowid',
        ({ accountId }) => sql`a.account_id = ${accountId}`,
      ),
      user: rowsOf(
        'account_memories',
        'a',
        'rowid',
        (subject) => sql`a.account_id = ${subject.accountId} and a.user_id = ${userOf(subject)}`,
      ),
    },
  },
];
