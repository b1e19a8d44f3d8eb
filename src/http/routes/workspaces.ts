/** Workspaces and their settings. The root makes them; a key sees and changes its own. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { DEFAULT_PLACEMENT, databaseAt, PLACEMENT, requireDatabase } from '../../env.ts';
import { namedId } from '../../lib/ids.ts';
import { err, mapOk, ok, type Result } from '../../lib/result.ts';
import { invalid, type MemoryError, notFound, orNotFound } from '../../memory/errors.ts';
import { readSettings, Settings, SettingsPatch } from '../../memory/settings.ts';
import type { Workspace } from '../../memory/types.ts';
import { createModels } from '../../models/create-models.ts';
import { firstModel } from '../../models/vectors/trained-index.ts';
import { closeWorkspace } from '../../store/account/erasure.ts';
import { getMove } from '../../store/account/moves.ts';
import {
  createWorkspace,
  getWorkspace,
  hasAccount,
  listWorkspaces,
  updateWorkspace,
} from '../../store/account/workspaces.ts';
import { insertDefaultChannel } from '../../store/conversations/channels.ts';
import { Database } from '../../store/database.ts';
import { noteAllMissing } from '../../store/vectors/embedding-models.ts';
import type { AppEnv } from '../context.ts';
import { eraseTarget, erasureAnswers } from '../erase.ts';
import { forgetKeysOf } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Label } from '../schemas.ts';
import { toWire } from '../wire.ts';
import { drawApiKey } from './keys.ts';

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

const toAnswer = toWire(WorkspaceAnswer, ({ settings }: Workspace) => ({
  settings: readSettings(settings),
}));

interface WorkspaceCall {
  readonly params: { readonly id: string };
}

/** The id of the workspace that a path names, if the caller may see it: the root, or a key of it. */
function ownWorkspace(c: Context<AppEnv>, { params: { id } }: WorkspaceCall): Result<string, MemoryError> {
  const { principal } = c.var;
  return principal.kind === 'root' || principal.workspace.id === id ? ok(id) : err(notFound('workspace'));
}

/** Id of a workspace that the caller may change: the root's, or the own one of a key of role admin. */
function ruledWorkspace(c: Context<AppEnv>, call: WorkspaceCall): Result<string, MemoryError> {
  const { principal } = c.var;
  const own = ownWorkspace(c, call);
  if (!own.ok || principal.kind !== 'key' || principal.role === 'admin') return own;
  return err({ code: 'forbidden', message: 'This call needs a key of role admin.' });
}

/** Changes a workspace, and what its keys are remembered to open. */
async function changeWorkspace(
  c: Context<AppEnv>,
  id: string,
  change: Parameters<typeof updateWorkspace>[2],
): Promise<Result<Workspace, MemoryError>> {
  const workspace = await updateWorkspace(c.var.accountDb, id, change, c.var.now());
  forgetKeysOf(id);
  if (workspace && change.settings?.embed_events) await embedWhatWasSaid(c, workspace);
  return orNotFound(workspace, 'workspace');
}

/** Has the next backfill embed what was said while nobody wanted it embedded. Safe to repeat. */
async function embedWhatWasSaid(c: Context<AppEnv>, { id, placement }: Workspace): Promise<void> {
  const db = new Database(requireDatabase(c.env, placement), c.var.now);
  await db.write('embeddings.missing', [noteAllMissing(db, id, c.var.now())]);
}

const WorkspaceBody = z.strictObject({
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
});

const route = routesOf('workspaces');

export const workspaceRoutes = [
  route('POST /v1/workspaces', {
    role: 'root',
    summary: 'Make a workspace with its first key (root)',
    body: WorkspaceBody,
    example: { name: 'Support' },
    answers: {
      201: json(WorkspaceAnswer.extend({ api_key: z.string() }), 'The workspace; the key is shown this once'),
    },
    handler: async (c, { body: { name, account_id, settings = {}, placement } }) => {
      const { accountDb, ids, config } = c.var;
      const binding = databaseAt(c.env, placement);
      if (!binding) return err(invalid('placement', 'names no database of this deployment'));
      if (account_id !== undefined && !(await hasAccount(accountDb, account_id)))
        return err(invalid('account_id', 'is not an account'));
      const now = c.var.now();
      const first = firstModel(createModels(config));
      const workspace: Workspace = {
        id: ids.next('ws'),
        accountId: account_id ?? ids.next('acc'),
        name,
        placement,
        movingTo: null,
        settings,
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
      const newAccount = account_id === undefined;
      await createWorkspace(accountDb, { workspace, newAccount, key, auditId: ids.next('aud') });
      return ok({ ...toAnswer(workspace), api_key: secret });
    },
  }),

  route('GET /v1/workspaces', {
    role: 'root',
    summary: 'Workspaces of the deployment, oldest first (root)',
    query: PageQuery,
    needs: { page: askedPage },
    answers: { 200: json(listOf(WorkspaceAnswer), 'Workspaces') },
    handler: async (c, { page }) => ok(toList(page, await listWorkspaces(c.var.accountDb, page), toAnswer)),
  }),

  route('GET /v1/workspaces/{id}', {
    role: 'any',
    summary: 'A workspace',
    needs: { id: ownWorkspace },
    answers: { 200: json(WorkspaceAnswer, 'The workspace') },
    handler: async (c, { id }) =>
      mapOk(orNotFound(await getWorkspace(c.var.accountDb, id), 'workspace'), toAnswer),
  }),

  route('PATCH /v1/workspaces/{id}', {
    role: 'any',
    summary: 'Change name or settings (root, admin)',
    body: z.strictObject({ name: Label.optional(), settings: SettingsPatch.optional() }),
    example: { name: 'Support', settings: { recall_reach: 'user' } },
    needs: { id: ruledWorkspace },
    answers: { 200: json(WorkspaceAnswer, 'The workspace') },
    handler: async (c, { id, body }) => mapOk(await changeWorkspace(c, id, body), toAnswer),
  }),

  route('DELETE /v1/workspaces/{id}', {
    role: 'any',
    summary: 'Erase a workspace with everything in it (root, admin)',
    needs: { id: ruledWorkspace },
    answers: erasureAnswers,
    handler: async (c, { id }) => {
      const { principal, accountDb } = c.var;
      const open = await getWorkspace(accountDb, id);
      if (open) requireDatabase(c.env, open.placement); // before anything is done
      if (open && (await getMove(accountDb, id))) return err({ code: 'moving' });
      const closed = await closeWorkspace(accountDb, id, {
        id: namedId('aud', `workspace.erase ${id}`),
        actor: principal.kind === 'root' ? 'root' : principal.keyId,
        now: c.var.now(),
      });
      forgetKeysOf(id);
      if (!closed) return err(notFound('workspace'));
      return eraseTarget(c, { ...closed, id }, { kind: 'workspace', id, audited: null });
    },
  }),

  route('GET /v1/settings', {
    role: 'read',
    summary: 'Settings in force',
    answers: { 200: json(SettingsAnswer, 'All settings with their values') },
    handler: (c) => ok(c.var.services.settings),
  }),

  route('PATCH /v1/settings', {
    role: 'admin',
    summary: 'Change settings (admin)',
    body: SettingsPatch,
    example: { recall_reach: 'user' },
    answers: { 200: json(SettingsAnswer, 'All settings with their values') },
    handler: async (c, { body: settings }) =>
      mapOk(await changeWorkspace(c, c.var.services.workspace.id, { settings }), (workspace) =>
        readSettings(workspace.settings),
      ),
  }),
];
