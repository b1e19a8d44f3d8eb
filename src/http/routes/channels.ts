/** Channels: topics inside a workspace. */
import { createRoute, z } from '@hono/zod-openapi';
import { conflict, notFound } from '../../memory/errors.ts';
import type { Channel } from '../../memory/types.ts';
import {
  createChannel,
  getChannel,
  listChannels,
  updateChannel,
} from '../../store/conversations/channels.ts';
import { createRouter } from '../context.ts';
import { answerErasure, erasureAnswers } from '../erase.ts';
import { allow } from '../middleware/authenticate.ts';
import { askedPage, listOf, PageQuery, toList } from '../pages.ts';
import { problem } from '../problem.ts';
import {
  IdempotencyHeader,
  IdParam,
  isoTime,
  jsonAnswer,
  jsonBody,
  Label,
  problemAnswers,
  textUpTo,
} from '../schemas.ts';

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

const toAnswer = (channel: Channel): z.infer<typeof ChannelAnswer> => ({
  id: channel.id,
  name: channel.name,
  description: channel.description,
  is_default: channel.isDefault,
  created_at: isoTime(channel.createdAt),
});

export const channelRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/v1/channels',
      tags: ['channels'],
      summary: 'Make a channel',
      middleware: [allow('member')] as const,
      request: {
        headers: IdempotencyHeader,
        ...jsonBody(z.strictObject({ name: Label, description: Description.optional() })),
      },
      responses: { 201: jsonAnswer(ChannelAnswer, 'The channel'), ...problemAnswers },
    }),
    async (c) => {
      const { name, description = null } = c.req.valid('json');
      const now = c.var.now();
      const { db, workspace } = c.var.services;
      const made = await createChannel(db, {
        id: c.var.ids.next('ch'),
        workspaceId: workspace.id,
        name,
        description,
        isDefault: false,
        createdAt: now,
        updatedAt: now,
      });
      return made.ok ? c.json(toAnswer(made.value), 201) : problem(c, made.error);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/channels',
      tags: ['channels'],
      summary: 'Channels of the workspace',
      middleware: [allow('read')] as const,
      request: { query: PageQuery },
      responses: { 200: jsonAnswer(listOf(ChannelAnswer), 'Channels, oldest first'), ...problemAnswers },
    }),
    async (c) => {
      const asked = askedPage(c, c.req.valid('query'));
      if (!asked.ok) return problem(c, asked.error);
      const { db, workspace } = c.var.services;
      const page = await listChannels(db, workspace.id, asked.value);
      return c.json(toList(asked.value, page, toAnswer), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/v1/channels/{id}',
      tags: ['channels'],
      summary: 'A channel',
      middleware: [allow('read')] as const,
      request: { params: IdParam },
      responses: { 200: jsonAnswer(ChannelAnswer, 'The channel'), ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace } = c.var.services;
      const channel = await getChannel(db, workspace.id, c.req.valid('param').id);
      return channel ? c.json(toAnswer(channel), 200) : problem(c, notFound('channel'));
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/v1/channels/{id}',
      tags: ['channels'],
      summary: 'Change name or description',
      middleware: [allow('member')] as const,
      request: {
        params: IdParam,
        ...jsonBody(
          z.strictObject({
            name: Label.optional(),
            description: Description.nullable().optional().openapi({ description: 'null clears it' }),
          }),
        ),
      },
      responses: { 200: jsonAnswer(ChannelAnswer, 'The channel'), ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace } = c.var.services;
      const { id } = c.req.valid('param');
      const changed = await updateChannel(db, workspace.id, id, c.req.valid('json'), c.var.now());
      return changed.ok ? c.json(toAnswer(changed.value), 200) : problem(c, changed.error);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/v1/channels/{id}',
      tags: ['channels'],
      summary: 'Erase a channel with its conversations and memories (admin)',
      middleware: [allow('admin')] as const,
      request: { params: IdParam },
      responses: { ...erasureAnswers, ...problemAnswers },
    }),
    async (c) => {
      const { db, workspace, actor } = c.var.services;
      const { id } = c.req.valid('param');
      const channel = await getChannel(db, workspace.id, id);
      if (channel?.isDefault)
        return problem(c, conflict('default_channel', 'every workspace keeps its default channel'));
      return answerErasure(c, workspace.placement, {
        kind: 'channel',
        workspaceId: workspace.id,
        targetId: id,
        audit: { id: c.var.ids.next('aud'), actor, targetId: id },
        keepsMemories: false,
      });
    },
  );
