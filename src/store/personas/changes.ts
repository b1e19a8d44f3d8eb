/**
 * Writes personas. Every change of a profile is a new revision, made by compare and set: a batch that planned over an older
 * one fails (`isLostRace`, or `isUniqueViolation` for a layer that another one opened) and is planned again.
 */
import { sql } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import type { DecidedDirective } from '../../persona/directive.ts';
import type { PersonaLayer, PersonaPlan } from '../../persona/plan-persona.ts';
import { changesProfile } from '../../persona/plan-persona.ts';
import {
  DEFAULT_PERSONA_ID,
  EMPTY_PROFILE,
  type PersonaProfile,
  readProfile,
} from '../../persona/profile.ts';
import { withoutChange } from '../../persona/take-back.ts';
import { type Database, requireOneChange, type Statement } from '../database.ts';
import { type LayerKey, layerId } from './personas.ts';

/** Why a revision was made. */
export type RevisionReason =
  | 'opened'
  | 'turn'
  | 'turn_aborted'
  | 'erased'
  | 'forgotten'
  | 'put'
  | 'import'
  | `restore:${number}`;

/** The change of a layer, planned over what was read of it. */
export interface LayerChange {
  readonly key: LayerKey;
  readonly stored: PersonaLayer | null;
  readonly profile: PersonaProfile;
  readonly reason: RevisionReason;
}

/** The revision that a change makes. */
export const nextRevision = (stored: PersonaLayer | null): number => (stored?.revision ?? 0) + 1;

/** The statements that make a new revision of a layer. */
export function writeLayer(db: Database, change: LayerChange, now: number): Statement[] {
  const { key, stored, reason } = change;
  const id = layerId(key);
  const profile = JSON.stringify(change.profile);
  const revision = nextRevision(stored);
  const current =
    stored === null
      ? [
          db.run(sql`insert into persona_profiles (id, workspace_id, name, user_id, conversation_id, profile, revision, created_at, updated_at)
            values (${id}, ${key.workspaceId}, ${key.personaId ?? DEFAULT_PERSONA_ID}, ${key.userId}, ${key.groupId}, ${profile}, ${revision}, ${now}, ${now})`),
        ]
      : [
          db.run(sql`update persona_profiles set profile = ${profile}, revision = ${revision}, updated_at = ${now}
            where id = ${id} and revision = ${stored.revision}`),
          requireOneChange(db),
        ];
  return [
    ...current,
    db.run(sql`insert into persona_revisions (persona_id, revision, workspace_id, profile, reason, created_at)
      values (${id}, ${revision}, ${key.workspaceId}, ${profile}, ${reason}, ${now})`),
  ];
}

/** In which turn directives were said. */
export interface SaidIn {
  readonly conversationId: string;
  readonly turnId: string;
  readonly eventId: string;
}

/** The statements of a turn: its candidates with their evidence, and the profile that they make. None when it says nothing. */
export function writePersonaPlan(
  db: Database,
  plan: PersonaPlan,
  { key, own }: { readonly key: LayerKey; readonly own: PersonaLayer | null },
  said: SaidIn,
  { now, ids }: { readonly now: number; readonly ids: IdSource },
): Statement[] {
  if (plan.recorded.length === 0) return [];
  const changed = changesProfile(plan);
  const opened = own === null || changed;
  const change: LayerChange = {
    key,
    stored: own,
    profile: plan.after,
    reason: changed ? 'turn' : 'opened',
  };
  // What is forgotten is so at once.
  const rows = plan.recorded.map((one) => {
    const isApplied = one.decision === 'accepted' && (plan.applies || one.reason === 'forgotten');
    const revision = isApplied && changed ? nextRevision(own) : null;
    return { ...candidateRow(one, ids), appliedAt: isApplied ? now : null, revision };
  });
  const list = JSON.stringify(rows);
  const id = layerId(key);
  return [
    ...(opened ? writeLayer(db, change, now) : []),
    db.run(sql`insert into persona_candidates (id, workspace_id, persona_id, conversation_id, turn_id, user_id, field, value,
        decision, reason, confidence, created_at, applied_at, applied_revision)
      select value->>'$.id', ${key.workspaceId}, ${id}, ${said.conversationId}, ${said.turnId}, ${key.userId},
        value->>'$.field', value->>'$.value', value->>'$.decision', value->>'$.reason', value->>'$.confidence', ${now},
        value->>'$.appliedAt', value->>'$.revision'
      from json_each(${list})`),
    db.run(sql`insert into persona_evidence (id, workspace_id, persona_id, candidate_id, event_id, signal, created_at)
      select value->>'$.evidenceId', ${key.workspaceId}, ${id}, value->>'$.id', ${said.eventId}, value->>'$.standing', ${now}
      from json_each(${list})`),
  ];
}

const candidateRow = (one: DecidedDirective, ids: IdSource) => ({
  ...one,
  id: ids.next('can'),
  evidenceId: ids.next('evi'),
});

interface TurnRow {
  readonly name: string;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly persona_id: string;
  readonly profile: string;
  readonly revision: number;
  readonly applied_revision: number | null;
  readonly after_profile: string | null;
  readonly before_profile: string | null;
}

/** The statement that reads what a turn did to personas, for `takeBackTurn`. */
export const selectTurnPersona = (db: Database, conversationId: string, turnId: string) =>
  db.select<TurnRow>(sql`select p.name, p.user_id, p.conversation_id as group_id, c.persona_id, p.profile, p.revision, max(c.applied_revision) as applied_revision,
      (select r.profile from persona_revisions r where r.persona_id = p.id and r.revision = c.applied_revision) as after_profile,
      (select r.profile from persona_revisions r where r.persona_id = p.id and r.revision = c.applied_revision - 1) as before_profile
    from persona_candidates c join persona_profiles p on p.id = c.persona_id
    where c.conversation_id = ${conversationId} and c.turn_id = ${turnId} group by c.persona_id limit 1`);

/** The statements that take back what a turn did: its decisions are void, and its change leaves the profile. */
export function takeBackTurn(
  db: Database,
  workspaceId: string,
  { conversationId, turnId }: Pick<SaidIn, 'conversationId' | 'turnId'>,
  [row]: readonly TurnRow[],
  now: number,
): Statement[] {
  if (!row) return [];
  const stored = {
    id: row.persona_id,
    profile: readProfile(JSON.parse(row.profile)),
    revision: row.revision,
  };
  const profile =
    row.after_profile === null
      ? stored.profile
      : withoutChange(stored.profile, {
          before: row.before_profile === null ? EMPTY_PROFILE : readProfile(JSON.parse(row.before_profile)),
          after: readProfile(JSON.parse(row.after_profile)),
        });
  const key = { workspaceId, personaId: row.name, userId: row.user_id, groupId: row.group_id };
  return [
    db.run(sql`update persona_candidates set decision = 'rejected', reason = 'turn_aborted', applied_at = null
      where conversation_id = ${conversationId} and turn_id = ${turnId}`),
    ...(row.after_profile === null
      ? []
      : writeLayer(db, { key, stored, profile, reason: 'turn_aborted' }, now)),
  ];
}
