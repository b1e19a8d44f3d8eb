/** Channels: topics inside a workspace. */
import { z } from '@hono/zod-openapi';
import { err, mapOk, ok } from '../../lib/result.ts';
import { conflict, orNotFound } from '../../memory/errors.ts';
import {
  createChannel,
  getChannel,
  listChannels,
  updateChannel,
} from '../../store/conversations/channels.ts';
import { eraseTarget, erasureAnswers } from '../erase.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { json, routesOf } from '../route.ts';
import { Label, textUpTo } from '../schemas.ts';
import { toWire } from '../wire.ts';

const DESCRIPTION_MAX_BYTES = 2_000;
const Description = textUpTo(DESCRIPTION_MAX_BYTES);

const ChannelAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    is_default: z.boolean(),
    created_at: z.string(),
  })
  .openapi('Channel');

const toAnswer = toWire(ChannelAnswer);

const route = routesOf('channels');

export const channelRoutes = [
  route('POST /v1/channels', {
    role: 'member',
    summary: 'Make a channel',
    body: z.strictObject({ name: Label, description: Description.optional() }),
    example: { name: 'Travel', description: 'Trips, and what to pack for them.' },
    answers: { 201: json(ChannelAnswer, 'The channel') },
    handler: async (c, { body: { name, description = null } }) => {
      const now = c.var.now();
      const { db, workspace } = c.var.services;
      const id = c.var.ids.next('ch');
      const times = { createdAt: now, updatedAt: now };
      const channel = { id, workspaceId: workspace.id, name, description, isDefault: false, ...times };
      return mapOk(await createChannel(db, channel), toAnswer);
    },
  }),

  route('GET /v1/channels', {
    role: 'read',
    summary: 'Channels of the workspace',
    query: PageQuery,
    needs: { page: askedPage },
    answers: { 200: json(listOf(ChannelAnswer), 'Channels, oldest first') },
    handler: async (c, { page }) => {
      const { db, workspace } = c.var.services;
      return ok(toList(page, await listChannels(db, workspace.id, page), toAnswer));
    },
  }),

  route('GET /v1/channels/{id}', {
    role: 'read',
    summary: 'A channel',
    answers: { 200: json(ChannelAnswer, 'The channel') },
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      return mapOk(orNotFound(await getChannel(db, workspace.id, id), 'channel'), toAnswer);
    },
  }),

  route('PATCH /v1/channels/{id}', {
    role: 'member',
    summary: 'Change name or description',
    body: z.strictObject({
      name: Label.optional(),
      description: Description.nullable().optional().openapi({ description: 'null clears it' }),
    }),
    example: { description: 'Trips and everything around them.' },
    answers: { 200: json(ChannelAnswer, 'The channel') },
    handler: async (c, { params: { id }, body }) => {
      const { db, workspace } = c.var.services;
      return mapOk(await updateChannel(db, workspace.id, id, body, c.var.now()), toAnswer);
    },
  }),

  route('DELETE /v1/channels/{id}', {
    role: 'admin',
    summary: 'Erase a channel with its conversations and memories (admin)',
    answers: erasureAnswers,
    handler: async (c, { params: { id } }) => {
      const { db, workspace } = c.var.services;
      const channel = await getChannel(db, workspace.id, id);
      if (channel?.isDefault)
        return err(conflict('default_channel', 'every workspace keeps its default channel'));
      return eraseTarget(c, workspace, { kind: 'channel', id });
    },
  }),
];
