/**
 * Personas: who the assistant is, in two layers. The workspace's layer of a persona holds for everybody and is written by
 * whoever holds a key. What a user says in a turn, be it their name, a language or the name of the assistant, goes into a layer
 * of their own and shows to nobody else: one member of a group must not be able to rename, mute or translate the assistant
 * of the others, and no user can tell from a prompt what another one said. What is said in a group has a layer for that group alone:
 * all of its members read the prompts there, and none may learn from them what one of them asked for elsewhere. A conversation
 * that names no persona has the workspace's `default` one. A layer is one row, found by an id that persona, user and group name.
 */
import { and, eq, sql } from 'drizzle-orm';
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { namedId } from '../../lib/ids.ts';
import { type Page, type PageRequest, pageOf } from '../../memory/lists/paging.ts';
import type { Decision } from '../../persona/directive.ts';
import type { PersonaLayer, StoredPersona } from '../../persona/plan-persona.ts';
import { DEFAULT_PERSONA_ID, type PersonaProfile } from '../../persona/profile.ts';
import type { Database } from '../database.ts';
import { json, listed, omit, type RowOf, rowOf, type Selection, selection } from '../rows.ts';
import { personaCandidates, personaProfiles, personaRevisions } from '../schema/personas.ts';

/** Key of a layer; without a user, the workspace's. */
export interface LayerKey {
  readonly workspaceId: string;
  /** As clients give it; null means the default persona. */
  readonly personaId: string | null;
  readonly userId: string | null;
  /** The group in which the user asked for it; null for what holds in their own conversations, and for the workspace's layer. */
  readonly groupId: string | null;
}

/** The workspace's layer of the persona of a layer. */
const sharedKey = (key: LayerKey): LayerKey => ({ ...key, userId: null, groupId: null });

/** The id of a layer's row. */
export const layerId = ({ workspaceId, personaId, userId, groupId }: LayerKey): string =>
  namedId(
    'per',
    lengthPrefixed([
      workspaceId,
      personaId ?? DEFAULT_PERSONA_ID,
      ...(userId === null ? [] : [userId]),
      ...(groupId === null ? [] : [groupId]),
    ]),
  );

/** Decisions that weak words are compared with: the newest of a user, far more than any field has in a while. */
const EVIDENCE_MAX_CANDIDATES = 50;

/** A layer as it is stored. */
const LAYER = rowOf(personaProfiles, 'id', 'profile', 'revision');

/** A layer with its key. */
export const KEYED: Selection<{ readonly key: LayerKey; readonly stored: PersonaLayer }> = selection({
  key: selection({
    workspaceId: personaProfiles.workspaceId,
    personaId: personaProfiles.name,
    userId: personaProfiles.userId,
    groupId: personaProfiles.conversationId,
  }),
  stored: LAYER,
});
export type KeyedLayer = RowOf<typeof KEYED>;

/** A layer, and what was decided of it lately: the newest first; null where nobody asked. */
const DECIDED = LAYER.with({ evidence: json<[field: string, value: string, decision: string][] | null>() });

/** The statement that reads both layers for a user; with `evidence`, what was decided lately of the user's own. */
export function selectPersona(db: Database, key: LayerKey, { evidence }: { readonly evidence: boolean }) {
  const own = layerId(key);
  const ids = key.userId === null ? [own] : [layerId(sharedKey(key)), own];
  const decided = evidence
    ? sql`(select json_group_array(json_array(field, value, decision)) from (
        select field, value, decision from persona_candidates where persona_id = p.id
        order by created_at desc, id desc limit ${EVIDENCE_MAX_CANDIDATES}))`
    : sql`null`;
  return db.select(DECIDED.sql`select ${LAYER.of('p')}, ${decided} as evidence from persona_profiles p
    where p.id in ${listed(ids)} and p.workspace_id = ${key.workspaceId}`);
}

/** Reads the rows of `selectPersona`. */
export function toStoredPersona(key: LayerKey, rows: readonly RowOf<typeof DECIDED>[]): StoredPersona {
  const find = (id: string) => rows.find((row) => row.id === id) ?? null;
  const own = key.userId === null ? null : find(layerId(key));
  const decided = own?.evidence ?? [];
  return {
    shared: find(layerId(sharedKey(key))),
    own,
    sightings: (field, value) => {
      const ofField = decided.filter(([one]) => one === field);
      const changed = ofField.findIndex(([, , decision]) => decision === 'accepted');
      const since = changed < 0 ? ofField : ofField.slice(0, changed);
      return since.filter(([, said, decision]) => decision === 'deferred' && said === value).length;
    },
  };
}

/** Both layers of a persona for a user, or null when there is no such persona. The default one is always there. */
export async function getPersona(db: Database, key: LayerKey): Promise<StoredPersona | null> {
  const rows = await db.read('persona.get', selectPersona(db, key, { evidence: false }));
  const isDefault = (key.personaId ?? DEFAULT_PERSONA_ID) === DEFAULT_PERSONA_ID;
  return rows.length === 0 && !isDefault ? null : toStoredPersona(key, rows);
}

/** One revision of a layer. */
const REVISION = rowOf(personaRevisions, 'revision', 'profile', 'reason', 'createdAt');
export type PersonaRevision = RowOf<typeof REVISION>;

/** Revisions of a layer, newest first. */
export async function listRevisions(
  db: Database,
  id: string,
  page: PageRequest,
): Promise<Page<PersonaRevision>> {
  const before = page.after === null ? Number.MAX_SAFE_INTEGER : Number(page.after);
  const rows = await db
    .step('persona.revisions')
    .select(REVISION.sql`select ${REVISION.of()} from persona_revisions
      where persona_id = ${id} and revision < ${before} order by revision desc limit ${page.limit + 1}`);
  return pageOf(rows, page, ({ revision }) => String(revision));
}

/** The profile of one revision, or null. */
export async function getRevision(
  db: Database,
  id: string,
  revision: number,
): Promise<PersonaProfile | null> {
  const [found] = await db.read(
    'persona.revision',
    db.orm
      .select({ profile: personaRevisions.profile })
      .from(personaRevisions)
      .where(and(eq(personaRevisions.personaId, id), eq(personaRevisions.revision, revision))),
  );
  return found?.profile ?? null;
}

/** A directive as it was decided. */
const CANDIDATE = selection(omit(personaCandidates, 'workspaceId', 'personaId', 'userId', 'appliedRevision'));
export type PersonaCandidate = RowOf<typeof CANDIDATE>;

/** Candidates of a layer, newest first. */
export async function listCandidates(
  db: Database,
  id: string,
  decision: Decision | null,
  page: PageRequest,
): Promise<Page<PersonaCandidate>> {
  const rows = await db
    .step('persona.candidates')
    .select(CANDIDATE.sql`select ${CANDIDATE.of()} from persona_candidates where persona_id = ${id}
        and ${decision === null ? sql`true` : sql`decision = ${decision}`}
        and ${page.after === null ? sql`true` : sql`id < ${page.after}`}
      order by id desc limit ${page.limit + 1}`);
  return pageOf(rows, page, (row) => row.id);
}
