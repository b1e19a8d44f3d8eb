/**
 * What conversations that are erased, and messages that are taken back, taught of how their users want to be spoken to. It leaves the layers of these users, which
 * hold elsewhere too, and every revision of them since; what others taught meanwhile stays.
 */
import { type SQL, sql } from 'drizzle-orm';
import { EMPTY_PROFILE, type PersonaProfile, readProfile } from '../../persona/profile.ts';
import { type TurnChange, withoutChange } from '../../persona/take-back.ts';
import type { Database, Statement } from '../database.ts';
import { writeLayer } from '../personas/changes.ts';
import { idsIn } from './removals.ts';

/** A layer that conversations changed. */
export interface TaughtLayer {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly groupId: string | null;
  readonly profile: string;
  readonly revision: number;
  /** The revisions that they made, as JSON. */
  readonly made: string;
  /** The revisions from before the first of these on, as JSON. */
  readonly revisions: string;
}

/** The statement that reads the layers which conversations changed, for a batch. What a group holds alone goes with it. */
export const selectTaughtLayers = (db: Database, conversationIds: readonly string[]) =>
  selectLayersTaughtBy(
    db,
    sql`conversation_id in ${idsIn(conversationIds)}`,
    sql`p.conversation_id is null and p.user_id is not null`,
  );

/** The same of all that a user said. */
export const selectLayersTaughtByUser = (db: Database, workspaceId: string, userId: string) =>
  selectLayersTaughtBy(
    db,
    sql`persona_id in (select id from persona_profiles where workspace_id = ${workspaceId} and user_id = ${userId})`,
    sql`p.conversation_id is null`,
  );

/** The same of one turn, those of its group included. */
export const selectLayersOfTurn = (db: Database, conversationId: string, turnId: string) =>
  selectLayersTaughtBy(
    db,
    sql`conversation_id = ${conversationId} and turn_id = ${turnId}`,
    sql`p.user_id is not null`,
  );

const selectLayersTaughtBy = (db: Database, said: SQL, which: SQL) =>
  db.select<TaughtLayer>(sql`select p.id, p.name, p.user_id as userId, p.conversation_id as groupId, p.profile, p.revision, t.made,
      (select json_group_array(json_array(r.revision, r.profile)) from persona_revisions r
        where r.persona_id = p.id and r.revision >= t.first - 1) as revisions
    from (select persona_id, min(applied_revision) as first, json_group_array(distinct applied_revision) as made
      from persona_candidates where ${said} and applied_revision is not null group by persona_id) as t
    join persona_profiles p on p.id = t.persona_id where ${which}`);

/** The statements after which nothing tells any more what a turn said of personas: neither a layer nor how it was decided. */
export function unteachTurn(
  db: Database,
  workspaceId: string,
  { conversationId, turnId }: { readonly conversationId: string; readonly turnId: string },
  layers: readonly TaughtLayer[],
  now: number,
): Statement[] {
  const said = sql`(select id from persona_candidates where conversation_id = ${conversationId} and turn_id = ${turnId})`;
  return [
    ...layers.flatMap((layer) => unteachLayer(db, workspaceId, layer, now)),
    db.run(sql`delete from persona_evidence where candidate_id in ${said}`),
    db.run(
      sql`delete from persona_candidates where conversation_id = ${conversationId} and turn_id = ${turnId}`,
    ),
  ];
}

/** The statements that take out of a layer, and of its revisions, what conversations made of it. */
export function unteachLayer(
  db: Database,
  workspaceId: string,
  { id, name, userId, groupId, made, ...layer }: TaughtLayer,
  now: number,
): Statement[] {
  const stored = { id, profile: readProfile(JSON.parse(layer.profile)), revision: layer.revision };
  const revisions = new Map(
    (JSON.parse(layer.revisions) as [number, string][]).map(([n, profile]) => [
      n,
      readProfile(JSON.parse(profile)),
    ]),
  );
  const changes = (JSON.parse(made) as number[]).flatMap((n) => {
    const after = revisions.get(n);
    return after ? [{ n, before: revisions.get(n - 1) ?? EMPTY_PROFILE, after }] : [];
  });
  if (changes.length === 0) return [];
  const without = (profile: PersonaProfile, taught: readonly TurnChange[]) =>
    taught.reduceRight(withoutChange, profile);
  const rewritten = [...revisions].flatMap(([n, profile]) => {
    const taught = changes.filter((change) => change.n <= n);
    return taught.length === 0 ? [] : [{ n, profile: without(profile, taught) }];
  });
  const key = { workspaceId, personaId: name, userId, groupId };
  return [
    ...writeLayer(db, { key, stored, profile: without(stored.profile, changes), reason: 'erased' }, now),
    db.run(sql`update persona_revisions set profile = j.value->>'$.profile' from json_each(${JSON.stringify(rewritten)}) as j
      where persona_id = ${id} and revision = j.value->>'$.n'`),
  ];
}
