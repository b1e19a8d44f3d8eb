/**
 * Work of maintenance on personas: accepted directives that no turn applied, and profiles that their files do not show.
 */
import { eq, sql } from 'drizzle-orm';
import type { AppliedDirective } from '../../persona/compose-persona.ts';
import type { Database, SqlStatement } from '../database.ts';
import { as, json, type RowOf } from '../rows.ts';
import { personaProfiles } from '../schema/personas.ts';
import { KEYED, type KeyedLayer } from './personas.ts';

/** Layers whose files are behind. What was asked for in a group has none: it is nothing to edit, and ends with the group. */
const IS_UNEXPORTED = sql`exported_revision < revision and conversation_id is null`;

/** Workspaces with something to do; files count only where there is a place for them. */
export function workspacesWithPersonaWork(
  db: Database,
  { files, limit }: { readonly files: boolean; readonly limit: number },
): Promise<string[]> {
  const unexported = sql`union select workspace_id from persona_profiles where ${IS_UNEXPORTED}`;
  return db.step('persona.work').values(sql`select distinct workspace_id from persona_candidates
      where decision = 'accepted' and applied_at is null ${files ? unexported : sql``} limit ${limit}`);
}

/** Directives that one turn left to apply. */
const WAITING = KEYED.with({
  conversationId: as<string>(),
  turnId: as<string>(),
  directives: json<AppliedDirective[]>(),
});
export type WaitingTurn = RowOf<typeof WAITING>;

/** The oldest turn of a workspace whose directives wait, or null. */
export async function nextWaitingTurn(db: Database, workspaceId: string): Promise<WaitingTurn | null> {
  const oldest = sql`(select persona_id, conversation_id, turn_id from persona_candidates
    where workspace_id = ${workspaceId} and decision = 'accepted' and applied_at is null order by created_at, id limit 1)`;
  const [turn] = await db
    .step('persona.waiting')
    .select(WAITING.sql`select ${KEYED.of('p')}, o.conversation_id as conversationId, o.turn_id as turnId,
        (select json_group_array(json_object('field', c.field, 'value', c.value, 'decision', c.decision)) from persona_candidates c
          where c.persona_id = o.persona_id and c.conversation_id = o.conversation_id and c.turn_id = o.turn_id
            and c.decision = 'accepted' and c.applied_at is null) as directives
      from ${oldest} as o join persona_profiles p on p.id = o.persona_id`);
  return turn ?? null;
}

/** The statement that notes the directives of a turn as applied, in the revision that they made, if any. */
export const markApplied = (
  db: Database,
  { stored, conversationId, turnId }: WaitingTurn,
  revision: number | null,
  now: number,
): SqlStatement =>
  db.run(sql`update persona_candidates set applied_at = ${now}, applied_revision = ${revision}
    where persona_id = ${stored.id} and conversation_id = ${conversationId} and turn_id = ${turnId}
      and decision = 'accepted' and applied_at is null`);

/** Layers of a workspace whose files are behind. */
export const unexportedLayers = (db: Database, workspaceId: string, limit: number): Promise<KeyedLayer[]> =>
  db.step('persona.unexported').select(KEYED.sql`select ${KEYED.of('p')} from persona_profiles p
      where p.workspace_id = ${workspaceId} and ${IS_UNEXPORTED} limit ${limit}`);

/** Notes which revision a file shows, and counts that; false when the layer was erased meanwhile. */
export async function markExported(
  db: Database,
  id: string,
  revision: number,
  counting: readonly SqlStatement[],
): Promise<boolean> {
  const [rows] = await db.batch('persona.exported', [
    db.orm
      .update(personaProfiles)
      .set({ exportedRevision: revision })
      .where(eq(personaProfiles.id, id))
      .returning({ id: personaProfiles.id }),
    ...counting,
  ]);
  return rows.length > 0;
}

/** The statement that notes that the file of a layer is to be written anew. */
export const markBehind = (db: Database, id: string): SqlStatement =>
  db.run(sql`update persona_profiles set exported_revision = 0 where id = ${id} and exported_revision > 0`);

/** The layer with this id in the workspace, or null. */
export async function getLayer(db: Database, workspaceId: string, id: string): Promise<KeyedLayer | null> {
  const [layer] = await db
    .step('persona.layer')
    .select(
      KEYED.sql`select ${KEYED.of()} from persona_profiles where id = ${id} and workspace_id = ${workspaceId}`,
    );
  return layer ?? null;
}
