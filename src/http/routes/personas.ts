/**
 * Personas: profiles, their revisions, and what was decided of what users said. Without `user_id` a call is about the
 * workspace's layer, which holds for everybody; with it, about that user's own, which shows to nobody else; with a `conversation_id`
 * besides, about what they asked for in that group, which holds there alone.
 */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { err, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { decideLayerChange, type LayerWrite } from '../../persona/change-layer.ts';
import { DECISIONS } from '../../persona/directive.ts';
import type { StoredPersona } from '../../persona/plan-persona.ts';
import { withRetry } from '../../store/database.ts';
import { nextRevision, type RevisionReason, writeLayer } from '../../store/personas/changes.ts';
import {
  getPersona,
  getRevision,
  type LayerKey,
  layerId,
  listCandidates,
  listRevisions,
} from '../../store/personas/personas.ts';
import { type AppEnv, createRouter } from '../context.ts';
import { findConversation } from '../conversations/conversation-session.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import {
  CandidateAnswer,
  PersonaAnswer,
  PersonaBody,
  RevisionAnswer,
  toCandidateAnswer,
  toPersonaAnswer,
  toRevisionAnswer,
} from '../persona-schemas.ts';
import { problem } from '../problem.ts';
import { IdempotencyHeader, jsonAnswer, jsonBody, Name, problemAnswers } from '../schemas.ts';

/** `default` is the persona of conversations that name none. */
const PersonaParam = z.object({ id: Name });
const LayerQuery = z.object({
  user_id: Name.optional(),
  conversation_id: Name.optional().openapi({
    description: 'A shared conversation, with `user_id`: what that user asked for in it.',
  }),
});

/** The layer that a call names. */
async function keyOf(
  c: Context<AppEnv>,
  personaId: string,
  { user_id, conversation_id: idOrRef }: z.output<typeof LayerQuery>,
): Promise<Result<LayerKey, MemoryError>> {
  const userId = user_id ?? null;
  const key = { workspaceId: c.var.services.workspace.id, personaId, userId };
  if (idOrRef === undefined) return ok({ ...key, groupId: null });
  if (userId === null) return err(invalid('user_id', 'is required with a conversation_id'));
  const group = await findConversation(c, idOrRef);
  return group !== null && group.userId === null
    ? ok({ ...key, groupId: group.id })
    : err(invalid('conversation_id', 'is not a shared conversation of this workspace'));
}

/** The persona, or 404. */
async function requirePersona(
  c: Context<AppEnv>,
  key: LayerKey,
): Promise<Result<StoredPersona, MemoryError>> {
  const stored = await getPersona(c.var.services.db, key);
  return stored ? ok(stored) : err(notFound('persona'));
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

export const personaRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/personas/{id}',
      tags: ['personas'],
      summary: 'A persona: the workspace’s layer, or a user’s own',
      middleware: [allow('read')] as const,
      request: { params: PersonaParam, query: LayerQuery },
      responses: { 200: jsonAnswer(PersonaAnswer, 'The persona'), ...problemAnswers },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const layer = await keyOf(c, id, c.req.valid('query'));
      if (!layer.ok) return problem(c, layer.error);
      const key = layer.value;
      const stored = await requirePersona(c, key);
      if (!stored.ok) return problem(c, stored.error);
      return c.json(toPersonaAnswer(id, key.userId, stored.value), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/v1/personas/{id}',
      tags: ['personas'],
      summary: 'Change a persona: null or an empty list empties a field, one that is left out stays',
      middleware: [allow('member')] as const,
      request: {
        headers: IdempotencyHeader,
        params: PersonaParam,
        query: LayerQuery,
        ...jsonBody(PersonaBody),
      },
      responses: { 200: jsonAnswer(PersonaAnswer, 'The persona'), ...problemAnswers },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const layer = await keyOf(c, id, c.req.valid('query'));
      if (!layer.ok) return problem(c, layer.error);
      const key = layer.value;
      const { revision, replace, ...fields } = c.req.valid('json');
      const expected = revision ?? null;
      const written = await changeLayer(c, key, 'put', { fields, replaces: replace, expected });
      if (!written.ok) return problem(c, written.error);
      return c.json(toPersonaAnswer(id, key.userId, written.value), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/personas/{id}/revisions',
      tags: ['personas'],
      summary: 'What a persona was, newest first',
      middleware: [allow('read')] as const,
      request: { params: PersonaParam, query: PageQuery.extend(LayerQuery.shape) },
      responses: { 200: jsonAnswer(listOf(RevisionAnswer), 'Revisions'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const layer = await keyOf(c, c.req.valid('param').id, query);
      if (!layer.ok) return problem(c, layer.error);
      const key = layer.value;
      const stored = await requirePersona(c, key);
      if (!stored.ok) return problem(c, stored.error);
      const page = await listRevisions(c.var.services.db, layerId(key), asked.value);
      return c.json(toList(asked.value, page, toRevisionAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/personas/{id}/revisions/{n}/restore',
      tags: ['personas'],
      summary: 'Make a revision current again, as a new one',
      middleware: [allow('member')] as const,
      request: {
        params: PersonaParam.extend({ n: z.coerce.number().int().min(1) }),
        query: LayerQuery,
        headers: IdempotencyHeader,
      },
      responses: { 200: jsonAnswer(PersonaAnswer, 'The persona as it was'), ...problemAnswers },
    }),
    async (c) => {
      const { id, n } = c.req.valid('param');
      const layer = await keyOf(c, id, c.req.valid('query'));
      if (!layer.ok) return problem(c, layer.error);
      const key = layer.value;
      const profile = await getRevision(c.var.services.db, layerId(key), n);
      if (!profile) return problem(c, notFound('revision'));
      const write = { fields: profile, replaces: true, expected: null };
      const written = await changeLayer(c, key, `restore:${n}`, write);
      if (!written.ok) return problem(c, written.error);
      return c.json(toPersonaAnswer(id, key.userId, written.value), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/personas/{id}/candidates',
      tags: ['personas'],
      summary: 'What a user said of a persona and what was decided of it, newest first',
      middleware: [allow('read')] as const,
      request: {
        params: PersonaParam,
        query: PageQuery.extend(LayerQuery.shape).extend({ decision: z.enum(DECISIONS).optional() }),
      },
      responses: { 200: jsonAnswer(listOf(CandidateAnswer), 'Candidates'), ...problemAnswers },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const asked = askedPage(c, query);
      if (!asked.ok) return problem(c, asked.error);
      const layer = await keyOf(c, c.req.valid('param').id, query);
      if (!layer.ok) return problem(c, layer.error);
      const key = layer.value;
      const stored = await requirePersona(c, key);
      if (!stored.ok) return problem(c, stored.error);
      const { db } = c.var.services;
      const page = await listCandidates(db, layerId(key), query.decision ?? null, asked.value);
      return c.json(toList(asked.value, page, toCandidateAnswer), 200);
    },
  );
