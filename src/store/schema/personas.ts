/**
 * Personas: the profile in force, what was proposed, every revision, and the evidence for each change. `name` is the id that
 * clients give; a row without a user is the workspace's layer of that persona, one with a user is that user's own layer, and one
 * with a conversation too is what they asked for in that group, and for it alone.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { DECISIONS, type Reason } from '../../persona/directive.ts';
import { type PersonaField, type PersonaProfile, readProfile } from '../../persona/profile.ts';
import { at, isJson, oneOf } from './columns.ts';

/** A profile as JSON; an older one may lack fields. */
const profile = customType<{ data: PersonaProfile; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (stored) => readProfile(JSON.parse(stored)),
  toDriver: (read) => JSON.stringify(read),
});

export const personaProfiles = sqliteTable(
  'persona_profiles',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    name: text('name').notNull(),
    profile: profile('profile').notNull(),
    revision: integer('revision').notNull(),
    userId: text('user_id'),
    /** The group in which it was asked for; null for what holds elsewhere. */
    conversationId: text('conversation_id'),
    /** The revision that its file shows. What was asked for in a group has none. */
    exportedRevision: integer('exported_revision').notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('persona_profiles_by_workspace').on(t.workspaceId, t.id),
    index('persona_profiles_by_name').on(t.workspaceId, t.name, t.userId, t.conversationId),
    index('persona_profiles_by_user').on(t.workspaceId, t.userId).where(sql`user_id is not null`),
    index('persona_profiles_by_conversation').on(t.conversationId).where(sql`conversation_id is not null`),
    index('persona_profiles_unexported')
      .on(t.workspaceId)
      .where(sql`exported_revision < revision and conversation_id is null`),
    check('persona_profiles_profile', isJson(t.profile)),
    check('persona_profiles_revision', sql`${t.revision} > 0`),
  ],
);

export const personaCandidates = sqliteTable(
  'persona_candidates',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    personaId: text('persona_id')
      .notNull()
      .references(() => personaProfiles.id),
    /** Clients name turns, each conversation for itself. */
    conversationId: text('conversation_id').notNull().default(''),
    turnId: text('turn_id').notNull(),
    userId: text('user_id'),
    field: text('field').$type<PersonaField>().notNull(),
    value: text('value').notNull(),
    decision: text('decision', { enum: DECISIONS }).notNull(),
    reason: text('reason').$type<Reason>().notNull(),
    confidence: real('confidence').notNull(),
    createdAt: at('created_at').notNull(),
    appliedAt: at('applied_at'),
    /** The revision that it made, if it changed anything. */
    appliedRevision: integer('applied_revision'),
  },
  (t) => [
    uniqueIndex('persona_candidates_once').on(t.personaId, t.conversationId, t.turnId, t.field),
    index('persona_candidates_by_conversation').on(t.conversationId, t.turnId),
    index('persona_candidates_waiting')
      .on(t.workspaceId)
      .where(sql`decision = 'accepted' and applied_at is null`),
    index('persona_candidates_by_persona').on(t.personaId, t.createdAt),
    index('persona_candidates_by_id').on(t.personaId, t.id),
    check('persona_candidates_decision', oneOf(t.decision, DECISIONS)),
    check('persona_candidates_confidence', sql`${t.confidence} between 0 and 1`),
  ],
);

export const personaRevisions = sqliteTable(
  'persona_revisions',
  {
    personaId: text('persona_id')
      .notNull()
      .references(() => personaProfiles.id),
    revision: integer('revision').notNull(),
    workspaceId: text('workspace_id').notNull(),
    profile: profile('profile').notNull(),
    reason: text('reason').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaId, t.revision] }),
    check('persona_revisions_profile', isJson(t.profile)),
  ],
);

export const personaEvidence = sqliteTable(
  'persona_evidence',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    personaId: text('persona_id')
      .notNull()
      .references(() => personaProfiles.id),
    candidateId: text('candidate_id').references(() => personaCandidates.id),
    eventId: text('event_id'),
    signal: text('signal').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('persona_evidence_by_persona').on(t.personaId, t.createdAt),
    index('persona_evidence_by_candidate').on(t.candidateId),
  ],
);
