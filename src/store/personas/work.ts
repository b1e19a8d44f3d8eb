/** What maintenance finds to do for personas: accepted directives that no turn applied, and profiles that their files do not show. */
import { sql } from 'drizzle-orm';
import type { AppliedDirective } from '../../persona/compose-persona.ts';
import type { PersonaLayer } from '../../persona/plan-persona.ts';
import { readProfile } from '../../persona/profile.ts';
import type { Database, Statement } from '../database.ts';
import type { LayerKey } from './personas.ts';

/** Layers whose files are behind. What was asked for in a group has none: it is nothing to edit, and ends with the group. */
const IS_UNEXPORTED = sql`exported_revision < revision and conversation_id is null`;

/** Workspaces with something to do; files count only where there is a place for them. */
export async function workspacesWithPersonaWork(
  db: Database,
  { files, limit }: { readonly files: boolean; readonly limit: number },
): Promise<string[]> {
  const unexported = sql`union select workspace_id from persona_profiles where ${IS_UNEXPORTED}`;
  const [rows] = await db.batch('persona.work', [
    db.select<{ workspace_id: string }>(sql`select distinct workspace_id from persona_candidates
      where decision = 'accepted' and applied_at is null ${files ? unexported : sql``} limit ${limit}`),
  ]);
  return rows.map((row) => row.workspace_id);
}

/** A layer with its key. */
export interface KeyedLayer {
  readonly key: LayerKey;
  readonly stored: PersonaLayer;
}

/** What one turn left to apply. */
export interface WaitingTurn extends KeyedLayer {
  readonly conversationId: string;
  readonly turnId: string;
  readonly directives: readonly AppliedDirective[];
}

interface KeyedRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly profile: string;
  readonly revision: number;
}

const toKeyed = (row: KeyedRow): KeyedLayer => ({
  key: { workspaceId: row.workspace_id, personaId: row.name, userId: row.user_id, groupId: row.group_id },
  stored: { id: row.id, profile: readProfile(JSON.parse(row.profile)), revision: row.revision },
});

const KEYED = sql`p.id, p.workspace_id, p.name, p.user_id, p.conversation_id as group_id, p.profile, p.revision`;

/** The oldest turn of a workspace whose directives wait, or null. */
export async function nextWaitingTurn(db: Database, workspaceId: string): Promise<WaitingTurn | null> {
  const oldest = sql`(select persona_id, conversation_id, turn_id from persona_candidates
    where workspace_id = ${workspaceId} and decision = 'accepted' and applied_at is null order by created_at, id limit 1)`;
  const [[row]] = await db.batch('persona.waiting', [
    db.select<
      KeyedRow & { conversation_id: string; turn_id: string; directives: string }
    >(sql`select ${KEYED}, o.conversation_id, o.turn_id,
        (select json_group_array(json_object('field', c.field, 'value', c.value, 'decision', c.decision)) from persona_candidates c
          where c.persona_id = o.persona_id and c.conversation_id = o.conversation_id and c.turn_id = o.turn_id
            and c.decision = 'accepted' and c.applied_at is null) as directives
      from ${oldest} as o join persona_profiles p on p.id = o.persona_id`),
  ]);
  if (!row) return null;
  return {
    ...toKeyed(row),
    conversationId: row.conversation_id,
    turnId: row.turn_id,
    directives: JSON.parse(row.directives) as AppliedDirective[],
  };
}

/** The statement that notes the directives of a turn as applied, in the revision that they made, if any. */
export const markApplied = (
  db: Database,
  { stored, conversationId, turnId }: WaitingTurn,
  revision: number | null,
  now: number,
): Statement =>
  db.run(sql`update persona_candidates set applied_at = ${now}, applied_revision = ${revision}
    where persona_id = ${stored.id} and conversation_id = ${conversationId} and turn_id = ${turnId}
      and decision = 'accepted' and applied_at is null`);

/** Layers of a workspace whose files are behind. */
export async function unexportedLayers(
  db: Database,
  workspaceId: string,
  limit: number,
): Promise<KeyedLayer[]> {
  const [rows] = await db.batch('persona.unexported', [
    db.select<KeyedRow>(sql`select ${KEYED} from persona_profiles p
      where p.workspace_id = ${workspaceId} and ${IS_UNEXPORTED} limit ${limit}`),
  ]);
  return rows.map(toKeyed);
}

/** Notes which revision a file shows, and counts that; false when the layer was erased meanwhile. */
export async function markExported(
  db: Database,
  id: string,
  revision: number,
  counting: readonly Statement[],
): Promise<boolean> {
  const [rows] = await db.batch('persona.exported', [
    db.select<{ id: string }>(
      sql`update persona_profiles set exported_revision = ${revision} where id = ${id} returning id`,
    ),
    ...counting,
  ]);
  return rows.length > 0;
}

/** The statement that notes that the file of a layer is to be written anew. */
export const markBehind = (db: Database, id: string): Statement =>
  db.run(sql`update persona_profiles set exported_revision = 0 where id = ${id} and exported_revision > 0`);

/** The layer with this id in the workspace, or null. */
export async function getLayer(db: Database, workspaceId: string, id: string): Promise<KeyedLayer | null> {
  const [[row]] = await db.batch('persona.layer', [
    db.select<KeyedRow>(
      sql`select ${KEYED} from persona_profiles p where p.id = ${id} and p.workspace_id = ${workspaceId}`,
    ),
  ]);
  return row ? toKeyed(row) : null;
}
