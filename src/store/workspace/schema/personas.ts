/** Personas: the profile in force, what was proposed, every revision, and the evidence for each change. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { at, isJson, oneOf } from '../../columns.ts';

export const personaProfiles = sqliteTable(
  'persona_profiles',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    name: text('name').notNull(),
    profile: text('profile', { mode: 'json' }).notNull(),
    revision: integer('revision').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('persona_profiles_by_workspace').on(t.workspaceId, t.id),
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
    turnId: text('turn_id').notNull(),
    userId: text('user_id'),
    field: text('field').notNull(),
    value: text('value').notNull(),
    decision: text('decision').notNull(),
    reason: text('reason').notNull(),
    confidence: real('confidence').notNull(),
    createdAt: at('created_at').notNull(),
    appliedAt: at('applied_at'),
  },
  (t) => [
    uniqueIndex('persona_candidates_once').on(t.personaId, t.turnId, t.field),
    index('persona_candidates_by_persona').on(t.personaId, t.createdAt),
    check('persona_candidates_decision', oneOf(t.decision, ['accepted', 'rejected', 'deferred'])),
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
    profile: text('profile', { mode: 'json' }).notNull(),
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
  (t) => [index('persona_evidence_by_persona').on(t.personaId, t.createdAt)],
);
