/** Lines of users' personas that go with the memories of what was asked for. */
import { sql } from 'drizzle-orm';
import {
  forgottenLines,
  type LearntLines,
  type PersonaLine,
  withoutForgottenEntries,
  withoutLines,
} from '../../persona/memories/forgotten-lines.ts';
import { type PersonaProfile, sameProfile } from '../../persona/profile.ts';
import type { Database, SqlStatement } from '../database.ts';
import { json, type RowOf, rowOf } from '../rows.ts';
import { personaRevisions } from '../schema/personas.ts';
import { writeLayer } from './changes.ts';
import { KEYED } from './personas.ts';

/** Layers of one user that are looked at, and decisions of each: the newest. */
const LAYERS_MAX = 50;
const TAUGHT_MAX = 500;

/** A layer with what its user's messages made of it. */
const TAUGHT = KEYED.with({ taught: json<LearntLines[]>() });
export type LearntProfile = RowOf<typeof TAUGHT>;

/** The statement that reads the layers of users, those of a group where one is given; for a batch. Nothing without users. */
export const selectLearntProfiles = (
  db: Database,
  workspaceId: string,
  userIds: readonly string[],
  groupId: string | null = null,
) =>
  userIds.length === 0
    ? null
    : db.select(TAUGHT.sql`select ${KEYED.of('p')},
      (select json_group_array(json_object('candidateId', c.id, 'field', c.field, 'value', c.value, 'revision', c.applied_revision))
        from (select id, field, value, applied_revision from persona_candidates where persona_id = p.id and decision = 'accepted'
            and (applied_revision is not null or applied_at is null) and reason <> 'forgotten'
          order by created_at desc limit ${TAUGHT_MAX}) as c) as taught
    from json_each(${JSON.stringify([...new Set(userIds)])}) as u
      cross join persona_profiles p on p.workspace_id = ${workspaceId} and p.user_id = u.value
    where p.conversation_id is null or p.conversation_id = ${groupId} limit ${LAYERS_MAX}`);

/** A memory that is erased or forgotten, and whose it is. */
export interface GoneMemory {
  readonly userId: string | null;
  readonly content: string;
}

/** The statements that take lines out of a layer, and what waits to come into it. None when it says none of them. */
export function dropLines(
  db: Database,
  layer: LearntProfile,
  lines: readonly PersonaLine[],
  now: number,
): SqlStatement[] {
  if (lines.length === 0) return [];
  const { key, stored } = layer;
  const profile = withoutLines(stored.profile, lines);
  return [
    ...(sameProfile(profile, stored.profile)
      ? []
      : writeLayer(db, { key, stored, profile, reason: 'forgotten' }, now)),
    ...dropWaiting(db, layer, lines),
  ];
}

/** The statements by which decisions that wait to be applied are so without what is forgotten. */
export const dropWaiting = (
  db: Database,
  { taught }: LearntProfile,
  lines: readonly PersonaLine[],
): SqlStatement[] =>
  changeTaught(
    db,
    taught.filter(({ revision }) => revision === null),
    lines,
  );

/** The statements by which decisions say no longer what is forgotten. One that said nothing else goes. */
function changeTaught(
  db: Database,
  taught: readonly LearntLines[],
  lines: readonly PersonaLine[],
): SqlStatement[] {
  const changed = taught
    .map((said) => ({ id: said.candidateId, was: said.value, left: withoutForgottenEntries(said, lines) }))
    .filter(({ was, left }) => was !== left);
  if (changed.length === 0) return [];
  const list = JSON.stringify(changed);
  const gone = sql`(select value->>'$.id' from json_each(${list}) where value->>'$.left' is null)`;
  return [
    db.run(sql`update persona_candidates set value = j.value->>'$.left' from json_each(${list}) as j
      where persona_candidates.id = j.value->>'$.id' and j.value->>'$.left' is not null`),
    db.run(sql`delete from persona_evidence where candidate_id in ${gone}`),
    db.run(sql`delete from persona_candidates where id in ${gone}`),
  ];
}

/** The layers of the users of memories that are erased, with what goes out of each. */
export async function readForgotten(
  db: Database,
  workspaceId: string,
  memories: readonly GoneMemory[],
): Promise<{ readonly layer: LearntProfile; readonly lines: readonly PersonaLine[] }[]> {
  const userIds = memories.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return [];
  const layers = await db.read('persona.taught', selectLearntProfiles(db, workspaceId, userIds));
  return layers.flatMap((layer) => {
    const own = memories.filter(({ userId }) => userId === layer.key.userId).map(({ content }) => content);
    const lines = forgottenLines(layer.taught, own);
    return lines.length === 0 ? [] : [{ layer, lines }];
  });
}

/**
 * The statements that take what memories asked for out of the personas of their users for good: out of the layers, what was decided,
 * and every revision since the first that it made.
 */
export async function eraseLines(
  db: Database,
  workspaceId: string,
  memories: readonly GoneMemory[],
  now: number,
): Promise<SqlStatement[]> {
  const forgotten = await readForgotten(db, workspaceId, memories);
  if (forgotten.length === 0) return [];
  const asked = forgotten.map(({ layer: { stored, taught } }) => ({
    id: stored.id,
    from: Math.min(Number.MAX_SAFE_INTEGER, ...taught.flatMap(({ revision }) => revision ?? [])),
  }));
  const revisions = await db
    .step('persona.revisions')
    .select(REVISION.sql`select ${REVISION.of('r')} from json_each(${JSON.stringify(asked)}) as j
      join persona_revisions r on r.persona_id = j.value->>'$.id' and r.revision >= j.value->>'$.from'`);
  return forgotten.flatMap(({ layer, lines }) => {
    const rewritten = revisions.flatMap(({ personaId, revision, profile }) => {
      const left = withoutLines(profile, lines);
      return personaId !== layer.stored.id || sameProfile(profile, left) ? [] : [{ revision, profile: left }];
    });
    return [
      ...dropLines(db, layer, lines, now),
      ...changeTaught(db, layer.taught, lines),
      rewriteRevisions(db, layer.stored.id, rewritten),
    ];
  });
}

const REVISION = rowOf(personaRevisions, 'personaId', 'revision', 'profile');

/** The statement that writes some revisions of a layer anew. */
export const rewriteRevisions = (
  db: Database,
  id: string,
  rewritten: readonly { readonly revision: number; readonly profile: PersonaProfile }[],
): SqlStatement =>
  db.run(sql`update persona_revisions set profile = j.value->>'$.profile' from json_each(${JSON.stringify(rewritten)}) as j
    where persona_id = ${id} and revision = j.value->>'$.revision'`);
