/**
 * Takes out of personas the wishes that erased conversations and retracted messages taught: how their users want to be spoken to.
 * They leave the layers of these users, which hold elsewhere too, and every revision of them since; what others taught meanwhile
 * stays.
 */
import { type SQL, sql } from 'drizzle-orm';
import { EMPTY_PROFILE, type PersonaProfile, readProfile } from '../../persona/profile.ts';
import { type TurnChange, withoutChange } from '../../persona/take-back.ts';
import type { Database, SqlStatement } from '../database.ts';
import { writeLayer } from '../personas/changes.ts';
import { rewriteRevisions } from '../personas/lines.ts';
import { KEYED } from '../personas/personas.ts';
import { json, listed, type RowOf } from '../rows.ts';

/** A layer that conversations changed, with the revisions that they made, and all from before the first of these on. */
const TAUGHT = KEYED.with({
  made: json<number[]>(),
  revisions: json<[revision: number, profile: string][]>(),
});
export type LearntLayer = RowOf<typeof TAUGHT>;

/** The statement that reads the layers which conversations changed, for a batch. What a group holds alone goes with it. */
export const selectLearntLayers = (db: Database, conversationIds: readonly string[]) =>
  selectLayersTaughtBy(
    db,
    sql`conversation_id in ${listed(conversationIds)}`,
    sql`p.conversation_id is null and p.user_id is not null`,
  );

/** The same of all that a user said. */
export const selectLayersLearntFrom = (db: Database, workspaceId: string, userId: string) =>
  selectLayersTaughtBy(
    db,
    sql`persona_id in (select id from persona_profiles where workspace_id = ${workspaceId} and user_id = ${userId})`,
    sql`p.conversation_id is null`,
  );

/** The same of one turn, those of its group included. */
export const selectLayersOfTurns = (db: Database, conversationId: string, turnIds: readonly string[]) =>
  selectLayersTaughtBy(
    db,
    sql`conversation_id = ${conversationId} and turn_id in ${listed(turnIds)}`,
    sql`p.user_id is not null`,
  );

const selectLayersTaughtBy = (db: Database, said: SQL, which: SQL) =>
  db.select(TAUGHT.sql`select ${KEYED.of('p')}, t.made,
      (select json_group_array(json_array(r.revision, r.profile)) from persona_revisions r
        where r.persona_id = p.id and r.revision >= t.first - 1) as revisions
    from (select persona_id, min(applied_revision) as first, json_group_array(distinct applied_revision) as made
      from persona_candidates where ${said} and applied_revision is not null group by persona_id) as t
    join persona_profiles p on p.id = t.persona_id where ${which}`);

/** The statements after which nothing tells any more what turns said of personas: neither a layer nor how it was decided. */
export function unteachTurns(
  db: Database,
  { conversationId, turnIds }: { readonly conversationId: string; readonly turnIds: readonly string[] },
  layers: readonly LearntLayer[],
  now: number,
): SqlStatement[] {
  const said = sql`conversation_id = ${conversationId} and turn_id in ${listed(turnIds)}`;
  return [
    ...layers.flatMap((layer) => unteachLayer(db, layer, now)),
    db.run(
      sql`delete from persona_evidence where candidate_id in (select id from persona_candidates where ${said})`,
    ),
    db.run(sql`delete from persona_candidates where ${said}`),
  ];
}

/** The statements that take out of a layer, and of its revisions, what conversations made of it. */
export function unteachLayer(
  db: Database,
  { key, stored, made, ...layer }: LearntLayer,
  now: number,
): SqlStatement[] {
  const revisions = new Map(layer.revisions.map(([n, profile]) => [n, readProfile(JSON.parse(profile))]));
  const changes = made.flatMap((n) => {
    const after = revisions.get(n);
    return after ? [{ n, before: revisions.get(n - 1) ?? EMPTY_PROFILE, after }] : [];
  });
  if (changes.length === 0) return [];
  const without = (profile: PersonaProfile, taught: readonly TurnChange[]) =>
    taught.reduceRight(withoutChange, profile);
  const rewritten = [...revisions].flatMap(([revision, profile]) => {
    const taught = changes.filter(({ n }) => n <= revision);
    return taught.length === 0 ? [] : [{ revision, profile: without(profile, taught) }];
  });
  return [
    ...writeLayer(db, { key, stored, profile: without(stored.profile, changes), reason: 'erased' }, now),
    rewriteRevisions(db, stored.id, rewritten),
  ];
}
