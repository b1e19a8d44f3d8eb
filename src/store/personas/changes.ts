/**
 * Writes personas. Every change of a profile is a new revision, made by compare and set: a batch that planned over an older
 * one fails (`isLostRace`, or `isUniqueViolation` for a layer that another one opened) and is planned again.
 */
import { and, eq } from 'drizzle-orm';
import type { IdSource } from '../../lib/ids.ts';
import type { PersonaLayer, PersonaPlan } from '../../persona/plan-persona.ts';
import { changesProfile } from '../../persona/plan-persona.ts';
import { DEFAULT_PERSONA_ID, type PersonaProfile, readProfile } from '../../persona/profile.ts';
import { withoutChange } from '../../persona/take-back.ts';
import { type Database, requireOneChange, type SqlStatement } from '../database.ts';
import { as, insertRows, insertSelect, type RowOf } from '../rows.ts';
import { personaCandidates, personaEvidence, personaProfiles, personaRevisions } from '../schema/personas.ts';
import { KEYED, type LayerKey, layerId } from './personas.ts';

/** Reason for which a revision was made. */
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
export function writeLayer(db: Database, change: LayerChange, now: number): SqlStatement[] {
  const { key, stored, reason } = change;
  const id = layerId(key);
  const { workspaceId, personaId, userId, groupId } = key;
  const { profile } = change;
  const revision = nextRevision(stored);
  const current =
    stored === null
      ? [
          insertSelect(db, personaProfiles, {
            id,
            workspaceId,
            name: personaId ?? DEFAULT_PERSONA_ID,
            userId,
            conversationId: groupId,
            profile,
            revision,
            createdAt: now,
            updatedAt: now,
          }),
        ]
      : [
          db.orm
            .update(personaProfiles)
            .set({ profile, revision, updatedAt: now })
            .where(and(eq(personaProfiles.id, id), eq(personaProfiles.revision, stored.revision))),
          requireOneChange(db),
        ];
  return [
    ...current,
    insertSelect(db, personaRevisions, {
      personaId: id,
      revision,
      workspaceId,
      profile,
      reason,
      createdAt: now,
    }),
  ];
}

/** Turn and message in which directives were said. */
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
): SqlStatement[] {
  if (plan.recorded.length === 0) return [];
  const changed = changesProfile(plan);
  const opened = own === null || changed;
  const change: LayerChange = {
    key,
    stored: own,
    profile: plan.after,
    reason: changed ? 'turn' : 'opened',
  };
  const { workspaceId, userId } = key;
  const { conversationId, turnId, eventId } = said;
  const ofLayer = { workspaceId, personaId: layerId(key), createdAt: now };
  // What is forgotten is so at once.
  const recorded = plan.recorded.map((directive) => {
    const isApplied = directive.decision === 'accepted' && (plan.applies || directive.reason === 'forgotten');
    return {
      ...directive,
      ...ofLayer,
      id: ids.next('can'),
      evidenceId: ids.next('evi'),
      conversationId,
      turnId,
      userId,
      appliedAt: isApplied ? now : null,
      appliedRevision: isApplied && changed ? nextRevision(own) : null,
    };
  });
  const evidence = recorded.map(({ id, evidenceId, standing }) => ({
    ...ofLayer,
    id: evidenceId,
    candidateId: id,
    eventId,
    signal: standing,
  }));
  return [
    ...(opened ? writeLayer(db, change, now) : []),
    ...insertRows(db, personaCandidates, recorded),
    ...insertRows(db, personaEvidence, evidence),
  ];
}

/** Revision that a turn made of a persona, and the one before. */
const TAKEN_BACK = KEYED.with({
  after: as<string | null>(),
  before: as<string | null>(),
});

/** The statement that reads what a turn did to personas, for `takeBackTurn`. */
export const selectTurnPersona = (db: Database, conversationId: string, turnId: string) =>
  db.select(TAKEN_BACK.sql`select ${KEYED.of('p')}, max(c.applied_revision) as appliedRevision,
      (select r.profile from persona_revisions r where r.persona_id = p.id and r.revision = c.applied_revision) as after,
      (select r.profile from persona_revisions r where r.persona_id = p.id and r.revision = c.applied_revision - 1) as before
    from persona_candidates c join persona_profiles p on p.id = c.persona_id
    where c.conversation_id = ${conversationId} and c.turn_id = ${turnId} group by c.persona_id limit 1`);

/** The statements that take back what a turn did: its decisions are void, and its change leaves the profile. */
export function takeBackTurn(
  db: Database,
  { conversationId, turnId }: Pick<SaidIn, 'conversationId' | 'turnId'>,
  [layer]: readonly RowOf<typeof TAKEN_BACK>[],
  now: number,
): SqlStatement[] {
  if (!layer) return [];
  const { key, stored, before, after } = layer;
  const read = (profile: string | null) => readProfile(JSON.parse(profile ?? '{}'));
  const profile = withoutChange(stored.profile, { before: read(before), after: read(after) });
  return [
    db.orm
      .update(personaCandidates)
      .set({ decision: 'rejected', reason: 'turn_aborted', appliedAt: null })
      .where(and(eq(personaCandidates.conversationId, conversationId), eq(personaCandidates.turnId, turnId))),
    ...(after === null ? [] : writeLayer(db, { key, stored, profile, reason: 'turn_aborted' }, now)),
  ];
}
