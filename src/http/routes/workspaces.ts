/** Workspaces and their settings. The root makes them; a key sees and changes its own. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { DEFAULT_PLACEMENT, databaseAt, PLACEMENT, requireDatabase } from '../../env.ts';
import { namedId } from '../../lib/ids.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import { readSettings, Settings, SettingsPatch } from '../../memory/settings.ts';
import type { Workspace } from '../../memory/types.ts';
import { createModels } from '../../models/create-models.ts';
import { firstModel } from '../../models/vectors/trained-index.ts';
import { closeWorkspace } from '../../store/account/erasure.ts';
import {
  createWorkspace,
  getWorkspace,
  hasAccount,
  updateWorkspace,
} from '../../store/account/workspaces.ts';
import { insertDefaultChannel } from '../../store/conversations/channels.ts';
import { Database } from '../../store/database.ts';
import { noteAllMissing } from '../../store/vectors/embedding-models.ts';
import { drawApiKey } from '../access/api-keys.ts';
import { type AppEnv, createRouter, type Principal } from '../context.ts';
import { answerErasure, erasureAnswers } from '../erase.ts';
import { allow, forgetKeysOf } from '../middleware/authenticate.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  jsonAnswer,
  jsonBody,
  Label,
  problemAnswers,
} from '../schemas.ts';

// A schema of its own: only one made after the OpenAPI package was loaded can be named in the document.
const SettingsAnswer = z.strictObject(Settings.shape).openapi('Settings');

const WorkspaceAnswer = z
  .object({
    id: z.string(),
    account_id: z.string(),
    name: z.string(),
    placement: z.string(),
    settings: SettingsAnswer,
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Workspace');

const toAnswer = (workspace: Workspace): z.infer<typeof WorkspaceAnswer> => ({
  id: workspace.id,
  account_id: workspace.accountId,
  name: workspace.name,
  placement: workspace.placement,
  settings: readSettings(workspace.settings),
  created_at: isoTime(workspace.createdAt),
  updated_at: isoTime(workspace.updatedAt),
});

/** Whether the caller may see the workspace: the root, or a key of it. */
const mayAccess = (principal: Principal, id: string): boolean =>
  principal.kind === 'root' || principal.workspace.id === id;

/** Has the next backfill embed what was said while nobody wanted it embedded. Safe to repeat. */
async function embedWhatWasSaid(c: Context<AppEnv>, { id, placement }: Workspace): Promise<void> {
  const db = new Database(requireDatabase(c.env, placement), c.var.now);
  await db.write('embeddings.missing', [noteAllMissing(db, id, c.var.now())]);
}

const ADMINS_ONLY: MemoryError = { code: 'forbidden', message: 'This call needs a key of role admin.' };

export const workspaceRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/workspaces',
      tags: ['workspaces'],
      summary: 'Make a workspace with its first key (root)',
      request: {
        headers: IdempotencyHeader,
        ...jsonBody(
          z.strictObject({
            name: Label,
            account_id: z
              .string()
              .optional()
              .openapi({ description: 'An existing account; left out, a new one is made.' }),
            settings: SettingsPatch.optional(),
            placement: z
              .string()
              .regex(PLACEMENT, 'must name a D1 binding such as WORKSPACE_DB')
              .default(DEFAULT_PLACEMENT),
          }),
        ),
      },
      responses: {
        201: jsonAnswer(
          WorkspaceAnswer.extend({ api_key: z.string() }),
          'The workspace; the key is shown this once',
        ),
        ...problemAnswers,
      },
    }),
    async (c) => {
      const { principal, accountDb, ids, config } = c.var;
      if (principal.kind !== 'root')
        return problem(c, { code: 'forbidden', message: 'Only the root secret makes workspaces.' });
      const body = c.req.valid('json');
      const binding = databaseAt(c.env, body.placement);
      if (!binding) return problem(c, invalid('placement', 'names no database of this deployment'));
      if (body.account_id !== undefined && !(await hasAccount(accountDb, body.account_id))) {
        return problem(c, invalid('account_id', 'is not an account'));
      }
      const now = c.var.now();
      const first = firstModel(createModels(config));
      const workspace: Workspace = {
        id: ids.next('ws'),
        accountId: body.account_id ?? ids.next('acc'),
        name: body.name,
        placement: body.placement,
        settings: body.settings ?? {},
        embeddingModel: first?.model ?? null,
        embeddingDimensions: first?.dimensions ?? null,
        createdAt: now,
        updatedAt: now,
      };
      const { secret, keyHash } = drawApiKey();
      const key = {
        id: ids.next('key'),
        workspaceId: workspace.id,
        name: 'first key',
        role: 'admin' as const,
        keyHash,
        createdAt: now,
        expiresAt: null,
        revokedAt: null,
      };
      // The channel first: a workspace that answers always has its default channel, whatever dies in between.
      const db = new Database(binding, c.var.now);
      await db.write('channel.create', [
        insertDefaultChannel(db, { id: ids.next('ch'), workspaceId: workspace.id, now }),
      ]);
      await createWorkspace(accountDb, {
        workspace,
        newAccount: body.account_id === undefined,
        key,
        auditId: ids.next('aud'),
      });
      return c.json({ ...toAnswer(workspace), api_key: secret }, 201);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/workspaces/{id}',
      tags: ['workspaces'],
      summary: 'A workspace',
      request: { params: IdParam },
      responses: { 200: jsonAnswer(WorkspaceAnswer, 'The workspace'), ...problemAnswers },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const workspace = mayAccess(c.var.principal, id) ? await getWorkspace(c.var.accountDb, id) : null;
      return workspace ? c.json(toAnswer(workspace), 200) : problem(c, notFound('workspace'));
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/workspaces/{id}',
      tags: ['workspaces'],
      summary: 'Change name or settings (root, admin)',
      request: {
        params: IdParam,
        ...jsonBody(z.strictObject({ name: Label.optional(), settings: SettingsPatch.optional() })),
      },
      responses: { 200: jsonAnswer(WorkspaceAnswer, 'The workspace'), ...problemAnswers },
    }),
    async (c) => {
      const { principal } = c.var;
      const { id } = c.req.valid('param');
      if (!mayAccess(principal, id)) return problem(c, notFound('workspace'));
      if (principal.kind === 'key' && principal.role !== 'admin') return problem(c, ADMINS_ONLY);
      const change = c.req.valid('json');
      const workspace = await updateWorkspace(c.var.accountDb, id, change, c.var.now());
      forgetKeysOf(id);
      if (workspace && change.settings?.embed_events) await embedWhatWasSaid(c, workspace);
      return workspace ? c.json(toAnswer(workspace), 200) : problem(c, notFound('workspace'));
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/workspaces/{id}',
      tags: ['workspaces'],
      summary: 'Erase a workspace with everything in it (root, admin)',
      request: { params: IdParam },
      responses: { ...erasureAnswers, ...problemAnswers },
    }),
    async (c) => {
      const { principal, accountDb } = c.var;
      const { id } = c.req.valid('param');
      if (!mayAccess(principal, id)) return problem(c, notFound('workspace'));
      if (principal.kind === 'key' && principal.role !== 'admin') return problem(c, ADMINS_ONLY);
      const open = await getWorkspace(accountDb, id);
      if (open) requireDatabase(c.env, open.placement); // before anything is done
      const closed = await closeWorkspace(accountDb, id, {
        id: namedId('aud', `workspace.erase ${id}`),
        actor: principal.kind === 'root' ? 'root' : principal.keyId,
        now: c.var.now(),
      });
      forgetKeysOf(id);
      if (!closed) return problem(c, notFound('workspace'));
      return answerErasure(c, closed.placement, {
        kind: 'workspace',
        workspaceId: id,
        targetId: id,
        audit: null,
        keepsMemories: false,
      });
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/settings',
      tags: ['workspaces'],
      summary: 'Settings in force',
      middleware: [allow('read')] as const,
      responses: {
        200: jsonAnswer(SettingsAnswer, 'All settings with their values'),
        ...problemAnswers,
      },
    }),
    (c) => c.json(c.var.services.settings, 200),
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/settings',
      tags: ['workspaces'],
      summary: 'Change settings (admin)',
      middleware: [allow('admin')] as const,
      request: jsonBody(SettingsPatch),
      responses: { 200: jsonAnswer(SettingsAnswer, 'All settings with their values'), ...problemAnswers },
    }),
    async (c) => {
      const { id } = c.var.services.workspace;
      const settings = c.req.valid('json');
      const workspace = await updateWorkspace(c.var.accountDb, id, { settings }, c.var.now());
      forgetKeysOf(id);
      if (workspace && settings.embed_events) await embedWhatWasSaid(c, workspace);
      return workspace ? c.json(readSettings(workspace.settings), 200) : problem(c, notFound('workspace'));
    },
  );
