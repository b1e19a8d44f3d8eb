/**
 * Personas: profiles, their revisions, and what was decided of what users said. Without `user_id` a call is about the
 * workspace's layer, which holds for everybody; with it, about that user's own, which shows to nobody else; with a `conversation_id`
 * besides, about what they asked for in that group, which holds there alone.
 */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound, orNotFound } from '../../memory/errors.ts';
import { decideLayerChange, type LayerWrite } from '../../persona/change-layer.ts';
import { composePersona } from '../../persona/compose-persona.ts';
import { DECISIONS, REASONS } from '../../persona/directive.ts';
import type { StoredPersona } from '../../persona/plan-persona.ts';
import {
  EMPTY_PROFILE,
  FIELD_MAX_CHARS,
  LIST_MAX_ENTRIES,
  PERSONA_FIELDS,
  PersonaPatch,
} from '../../persona/profile.ts';
import { withRetry } from '../../store/database.ts';
import { listPersonas } from '../../store/operations/directory.ts';
import { nextRevision, type RevisionReason, writeLayer } from '../../store/personas/changes.ts';
import {
  getPersona,
  getRevision,
  type LayerKey,
  layerId,
  listCandidates,
  listRevisions,
} from '../../store/personas/personas.ts';
import type { AppEnv } from '../context.ts';
import { findConversation } from '../conversations/conversation-session.ts';
import { askedPage, COUNTED, listOf, NamePageQuery, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Name } from '../schemas.ts';
import { toWire, type Wire } from '../wire.ts';

/** A profile as it is answered. */
const Profile = z
  .object({
    name: z.string().nullable(),
    role: z.string().nullable(),
    tone: z.string().nullable(),
    language: z.string().nullable(),
    address: z.string().nullable(),
    instructions: z.array(z.string()),
    boundaries: z.array(z.string()),
  })
  .openapi('PersonaProfile');

/** Body of a PUT: changes to the stored profile, and the revision that they were made from. */
const PersonaBody = PersonaPatch.extend({
  replace: z.boolean().default(false).openapi({
    description: 'True if this is the whole profile: fields that are left out are then emptied.',
  }),
  revision: z
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'The revision that was read. Another one in force is a conflict.' }),
}).openapi('PersonaBody', {
  description: `A profile. Longest values in characters: ${PERSONA_FIELDS.map((field) => `${field} ${FIELD_MAX_CHARS[field]}`).join(', ')}; lists hold ${LIST_MAX_ENTRIES}.`,
});

const PersonaAnswer = Profile.extend({
  id: z.string(),
  user_id: z.string().nullable().openapi({ description: 'Owner of this layer; null for everybody’s.' }),
  revision: z.int().openapi({ description: '0 until something was written.' }),
  effective: Profile.openapi({ description: 'Both layers together, as a prompt of this user shows them.' }),
}).openapi('Persona');

const RevisionAnswer = z
  .object({ revision: z.int(), reason: z.string(), profile: Profile, created_at: z.string() })
  .openapi('PersonaRevision');

const CandidateAnswer = z
  .object({
    id: z.string(),
    conversation_id: z.string(),
    turn_id: z.string(),
    field: z.string(),
    value: z.string(),
    decision: z.enum(DECISIONS),
    reason: z.enum(REASONS),
    confidence: z.number(),
    created_at: z.string(),
    applied_at: z.string().nullable(),
  })
  .openapi('PersonaCandidate');

/** A layer that a call names. */
type NamedLayer = LayerKey & { readonly personaId: string };

/** A persona as answered: the layer that was asked for, and what comes of both. */
function toPersonaAnswer(
  { personaId: id, userId }: NamedLayer,
  { shared, own }: Pick<StoredPersona, 'shared' | 'own'>,
): Wire<typeof PersonaAnswer> {
  const layer = userId === null ? shared : own;
  const effective = composePersona({ shared: shared?.profile ?? null, own: own?.profile ?? null, turn: [] });
  return {
    id,
    user_id: userId,
    revision: layer?.revision ?? 0,
    ...(layer?.profile ?? EMPTY_PROFILE),
    effective,
  };
}

/** Puts a revision on the wire: camel case to snake case, moments to ISO 8601. */
const toRevisionAnswer = toWire(RevisionAnswer);

/** Puts a candidate on the wire, likewise. */
const toCandidateAnswer = toWire(CandidateAnswer);

/** `default` is the persona of conversations that name none. */
const params = { id: Name.openapi({ example: 'default' }) };
const LayerQuery = z.object({
  user_id: Name.optional(),
  conversation_id: Name.optional().openapi({
    description: 'A shared conversation, with `user_id`: what that user asked for in it.',
  }),
});

interface LayerCall {
  readonly params: { readonly id: string };
  readonly query: z.output<typeof LayerQuery>;
}

/** The layer that a call names. */
async function namedLayer(c: Context<AppEnv>, call: LayerCall): Promise<Result<NamedLayer, MemoryError>> {
  const { user_id: userId = null, conversation_id: idOrRef } = call.query;
  const key = { workspaceId: c.var.services.workspace.id, personaId: call.params.id, userId };
  if (idOrRef === undefined) return ok({ ...key, groupId: null });
  if (userId === null) return err(invalid('user_id', 'is required with a conversation_id'));
  const group = await findConversation(c, idOrRef);
  return group !== null && group.userId === null
    ? ok({ ...key, groupId: group.id })
    : err(invalid('conversation_id', 'is not a shared conversation of this workspace'));
}

/** Layer of a persona that is stored; one that is not is not found. */
async function storedLayer(
  c: Context<AppEnv>,
  call: LayerCall,
): Promise<Result<{ readonly key: NamedLayer; readonly persona: StoredPersona }, MemoryError>> {
  const key = await namedLayer(c, call);
  if (!key.ok) return key;
  const stored = orNotFound(await getPersona(c.var.services.db, key.value), 'persona');
  return mapOk(stored, (persona) => ({ key: key.value, persona }));
}

/** Changes a layer, whatever turns do meanwhile; who names a revision is told when it is no longer in force. */
async function changeLayer(
  c: Context<AppEnv>,
  key: LayerKey,
  reason: RevisionReason,
  write: LayerWrite,
): Promise<Result<StoredPersona, MemoryError>> {
  const { db } = c.var.services;
  return withRetry(async () => {
    const persona = (await getPersona(db, key)) ?? { shared: null, own: null, sightings: () => 0 };
    const stored = key.userId === null ? persona.shared : persona.own;
    const change = decideLayerChange(stored, write);
    if (!change.ok) return change;
    const profile = change.value;
    if (profile === null) return ok(persona);
    await db.write('persona.put', writeLayer(db, { key, stored, profile, reason }, c.var.now()));
    const layer = { id: layerId(key), profile, revision: nextRevision(stored) };
    return ok(key.userId === null ? { ...persona, shared: layer } : { ...persona, own: layer });
  });
}

const route = routesOf('personas');

const ListedPersona = z
  .object({
    id: z.string(),
    revision: z.int().openapi({ description: '0 where that layer was not written.' }),
    updated_at: z.string().nullable(),
    users: z.int().openapi({ description: `Users with a layer of their own. ${COUNTED}` }),
  })
  .openapi('ListedPersona');

const toListed = toWire(ListedPersona);

export const personaRoutes = [
  route('GET /v1/personas', {
    role: 'read',
    summary: 'Personas that anything was written of, by id: the workspace’s layer of each, or a user’s',
    query: NamePageQuery.extend({ user_id: Name.optional() }),
    needs: { page: askedPage },
    answers: { 200: json(listOf(ListedPersona), 'Personas') },
    handler: async (c, { page, query: { user_id: userId = null, starts_with: startsWith = null } }) => {
      const { db, workspace } = c.var.services;
      return ok(toList(page, await listPersonas(db, workspace.id, userId, { startsWith }, page), toListed));
    },
  }),

  route('GET /v1/personas/{id}', {
    role: 'read',
    summary: 'A persona: the workspace’s layer, or a user’s own',
    params,
    query: LayerQuery,
    needs: { layer: storedLayer },
    answers: { 200: json(PersonaAnswer, 'The persona') },
    handler: (_, { layer: { key, persona } }) => ok(toPersonaAnswer(key, persona)),
  }),

  route('PUT /v1/personas/{id}', {
    role: 'member',
    summary: 'Change a persona: null or an empty list empties a field, one that is left out stays',
    params,
    query: LayerQuery,
    body: PersonaBody,
    example: { tone: 'warm and brief', instructions: ['End with a question.'] },
    needs: { key: namedLayer },
    answers: { 200: json(PersonaAnswer, 'The persona') },
    handler: async (c, { key, body: { revision: expected = null, replace: replaces, ...fields } }) => {
      const written = await changeLayer(c, key, 'put', { fields, replaces, expected });
      return mapOk(written, (persona) => toPersonaAnswer(key, persona));
    },
  }),

  route('GET /v1/personas/{id}/revisions', {
    role: 'read',
    summary: 'Revisions of a persona, newest first',
    params,
    query: PageQuery.extend(LayerQuery.shape),
    needs: { page: askedPage, layer: storedLayer },
    answers: { 200: json(listOf(RevisionAnswer), 'Revisions') },
    handler: async (c, { page, layer: { key } }) =>
      ok(toList(page, await listRevisions(c.var.services.db, layerId(key), page), toRevisionAnswer)),
  }),

  route('POST /v1/personas/{id}/revisions/{n}/restore', {
    role: 'member',
    summary: 'Make a revision current again, as a new one',
    params: { ...params, n: z.coerce.number().int().min(1).openapi({ example: 1 }) },
    query: LayerQuery,
    needs: { key: namedLayer },
    answers: { 200: json(PersonaAnswer, 'The persona as it was') },
    handler: async (c, { key, params: { n } }) => {
      const fields = await getRevision(c.var.services.db, layerId(key), n);
      if (!fields) return err(notFound('revision'));
      const write = { fields, replaces: true, expected: null };
      return mapOk(await changeLayer(c, key, `restore:${n}`, write), (persona) =>
        toPersonaAnswer(key, persona),
      );
    },
  }),

  route('GET /v1/personas/{id}/candidates', {
    role: 'read',
    summary: 'Wishes about a persona and the decision on each, newest first',
    params,
    query: PageQuery.extend(LayerQuery.shape).extend({ decision: z.enum(DECISIONS).optional() }),
    needs: { page: askedPage, layer: storedLayer },
    answers: { 200: json(listOf(CandidateAnswer), 'Candidates') },
    handler: async (c, { page, layer: { key }, query: { decision = null } }) => {
      const candidates = await listCandidates(c.var.services.db, layerId(key), decision, page);
      return ok(toList(page, candidates, toCandidateAnswer));
    },
  }),
];
