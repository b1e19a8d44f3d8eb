/** Every route of the API and who may call it; what an id or a body stands for is filled in by the test. */

/** Ids of things that exist in a workspace, by the name they have in a path of the table. */
export type Things = Record<
  | 'conversation'
  | 'ref'
  | 'group'
  | 'turn'
  | 'memory'
  | 'document'
  | 'channel'
  | 'key'
  | 'trace'
  | 'event'
  | 'run'
  | 'delivery'
  | 'workspace',
  string
>;

export interface Route {
  /** Path with what stands for each parameter, e.g. `/v1/conversations/{conversation}/idle`. */
  readonly path: string;
  readonly body?: unknown;
  /** The status that each caller gets for a good request. */
  readonly answers: {
    readonly read: number;
    readonly member: number;
    readonly admin: number;
    readonly root: number;
    /** A token of the user whose things they are; 403 where it is left out. */
    readonly token?: number;
  };
}

const EVERY_KEY = { read: 200, member: 200, admin: 200, root: 403 };
const WRITERS = { read: 403, member: 200, admin: 200, root: 403 };
const MAKERS = { read: 403, member: 201, admin: 201, root: 403 };
const ADMINS = { read: 403, member: 403, admin: 200, root: 403 };
/** Routes that a token may call as well. */
const forTokens = (answers: Route['answers'], token = answers.member) => ({ ...answers, token });
const ANYBODY = { read: 200, member: 200, admin: 200, root: 200 };
const NOBODY = { read: 404, member: 404, admin: 404, root: 404 };
export const WEBHOOK = { secret: `whsec_${btoa('a'.repeat(32))}` };
export const MESSAGE = { role: 'user', content: 'Hello.', occurred_at: '2026-03-01T09:30:00Z' };

/** What each caller gets from each route of the OpenAPI document. */
export const ROUTES: Record<string, Route> = {
  'GET /healthz': { path: '/healthz', answers: ANYBODY },
  'GET /readyz': { path: '/readyz', answers: ANYBODY },
  'POST /v1/workspaces': {
    path: '/v1/workspaces',
    body: { name: 'new' },
    answers: { read: 403, member: 403, admin: 403, root: 201 },
  },
  'GET /v1/workspaces': {
    path: '/v1/workspaces',
    answers: { read: 403, member: 403, admin: 403, root: 200 },
  },
  'GET /v1/workspaces/{id}': { path: '/v1/workspaces/{workspace}', answers: ANYBODY },
  'PATCH /v1/workspaces/{id}': {
    path: '/v1/workspaces/{workspace}',
    body: { name: 'renamed' },
    answers: { ...ADMINS, root: 200 },
  },
  'GET /v1/workspaces/{id}/placement': {
    path: '/v1/workspaces/{workspace}/placement',
    answers: { read: 403, member: 403, admin: 403, root: 200 },
  },
  'PUT /v1/workspaces/{id}/placement': {
    path: '/v1/workspaces/{workspace}/placement',
    body: { placement: 'WORKSPACE_DB' },
    answers: { read: 403, member: 403, admin: 403, root: 200 },
  },
  'GET /v1/settings': { path: '/v1/settings', answers: EVERY_KEY },
  'PATCH /v1/settings': { path: '/v1/settings', body: { rerank_top_n: 30 }, answers: ADMINS },
  'POST /v1/keys': {
    path: '/v1/keys',
    body: { name: 'k', role: 'read' },
    answers: { ...ADMINS, admin: 201 },
  },
  'GET /v1/keys': { path: '/v1/keys', answers: ADMINS },
  'DELETE /v1/keys/{id}': { path: '/v1/keys/{key}', answers: { ...ADMINS, admin: 204 } },
  'POST /v1/tokens': { path: '/v1/tokens', body: { user_id: 'ana' }, answers: MAKERS },
  'POST /v1/channels': { path: '/v1/channels', body: { name: '{unique}' }, answers: MAKERS },
  'GET /v1/channels': { path: '/v1/channels', answers: EVERY_KEY },
  'GET /v1/channels/{id}': { path: '/v1/channels/{channel}', answers: EVERY_KEY },
  'PATCH /v1/channels/{id}': {
    path: '/v1/channels/{channel}',
    body: { name: '{unique}' },
    answers: WRITERS,
  },
  'DELETE /v1/channels/{id}': { path: '/v1/channels/{channel}', answers: ADMINS },
  'POST /v1/conversations': {
    path: '/v1/conversations',
    body: { chat_id: '{unique}', user_id: 'ana' },
    answers: forTokens(MAKERS),
  },
  'GET /v1/conversations': { path: '/v1/conversations', answers: forTokens(EVERY_KEY) },
  'GET /v1/conversations/{id}': { path: '/v1/conversations/{conversation}', answers: forTokens(EVERY_KEY) },
  'PATCH /v1/conversations/{id}': {
    path: '/v1/conversations/{conversation}',
    body: { title: '{unique}', metadata: {} },
    answers: forTokens(WRITERS),
  },
  'DELETE /v1/conversations/{id}': { path: '/v1/conversations/{conversation}', answers: WRITERS },
  'GET /v1/conversations/{id}/members': {
    path: '/v1/conversations/{group}/members',
    answers: forTokens(EVERY_KEY),
  },
  'PUT /v1/conversations/{id}/members/{user_id}': {
    path: '/v1/conversations/{group}/members/bo',
    body: { name: 'Bo' },
    answers: WRITERS,
  },
  'DELETE /v1/conversations/{id}/members/{user_id}': {
    path: '/v1/conversations/{group}/members/bo',
    answers: { ...WRITERS, member: 204, admin: 204 },
  },
  'POST /v1/conversations/{id}/idle': {
    path: '/v1/conversations/{conversation}/idle',
    answers: forTokens(WRITERS),
  },
  'POST /v1/conversations/{id}/archive': {
    path: '/v1/conversations/{conversation}/archive',
    answers: forTokens(WRITERS),
  },
  'POST /v1/conversations/{id}/turns': {
    path: '/v1/conversations/{conversation}/turns',
    body: { content: 'Hello.' },
    answers: forTokens(WRITERS),
  },
  'POST /v1/conversations/{id}/turns/{turn_id}/reply': {
    path: '/v1/conversations/{conversation}/turns/{turn}/reply',
    body: { content: 'Hello.' },
    answers: forTokens(WRITERS),
  },
  'POST /v1/conversations/{id}/turns/{turn_id}/abort': {
    path: '/v1/conversations/{conversation}/turns/{turn}/abort',
    answers: forTokens(WRITERS),
  },
  'POST /v1/chat/completions': {
    path: '/v1/chat/completions',
    body: { model: 'strata', user: 'ana', messages: [{ role: 'user', content: 'Hello {unique}.' }] },
    answers: forTokens(WRITERS),
  },
  'POST /v1/responses': {
    path: '/v1/responses',
    body: { model: 'strata', user: 'ana', input: 'Hello {unique}.' },
    answers: forTokens(WRITERS),
  },
  'GET /v1/responses/{id}': {
    path: '/v1/responses/resp_{conversation}_trn_000000000000000000000000000000',
    answers: forTokens({ read: 404, member: 404, admin: 404, root: 403 }),
  },
  'GET /v1/responses/{id}/input_items': {
    path: '/v1/responses/resp_{conversation}_trn_000000000000000000000000000000/input_items',
    answers: forTokens({ read: 404, member: 404, admin: 404, root: 403 }),
  },
  'DELETE /v1/responses/{id}': {
    path: '/v1/responses/resp_{conversation}_trn_000000000000000000000000000000',
    answers: { read: 403, member: 404, admin: 404, root: 403 },
  },
  'POST /v1/messages': {
    path: '/v1/messages',
    body: {
      model: 'strata',
      max_tokens: 100,
      metadata: { user_id: 'ana' },
      messages: [{ role: 'user', content: 'Hello {unique}.' }],
    },
    answers: forTokens(WRITERS),
  },
  'POST /v1/messages/count_tokens': {
    path: '/v1/messages/count_tokens',
    body: { model: 'strata', messages: [{ role: 'user', content: 'Hello.' }] },
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/models': { path: '/v1/models', answers: forTokens(EVERY_KEY) },
  'GET /v1/models/{model}': { path: '/v1/models/strata', answers: forTokens(EVERY_KEY) },
  'GET /v1/conversations/{id}/history': {
    path: '/v1/conversations/{conversation}/history',
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/conversations/{id}/events': {
    path: '/v1/conversations/{conversation}/events',
    answers: forTokens(EVERY_KEY),
  },
  'POST /v1/conversations/{id}/branches': {
    path: '/v1/conversations/{conversation}/branches',
    body: { purpose: 'regular' },
    answers: MAKERS,
  },
  'GET /v1/conversations/{id}/orientation': {
    path: '/v1/conversations/{conversation}/orientation',
    answers: forTokens(EVERY_KEY),
  },
  'POST /v1/conversations/{id}/compact': {
    path: '/v1/conversations/{conversation}/compact',
    answers: WRITERS,
  },
  'GET /v1/conversations/{id}/compactions': {
    path: '/v1/conversations/{conversation}/compactions',
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/conversations/{id}/summary': {
    path: '/v1/conversations/{conversation}/summary',
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/conversations/{id}/snapshot': {
    path: '/v1/conversations/{conversation}/snapshot',
    answers: forTokens(EVERY_KEY),
  },
  'PUT /v1/conversations/{id}/scratchpad/{key}': {
    path: '/v1/conversations/{conversation}/scratchpad/plan',
    body: { step: 2 },
    answers: forTokens(WRITERS),
  },
  'GET /v1/conversations/{id}/scratchpad/{key}': {
    path: '/v1/conversations/{conversation}/scratchpad/plan',
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/conversations/{id}/scratchpad': {
    path: '/v1/conversations/{conversation}/scratchpad',
    answers: forTokens(EVERY_KEY),
  },
  'DELETE /v1/conversations/{id}/scratchpad/{key}': {
    path: '/v1/conversations/{conversation}/scratchpad/plan',
    answers: forTokens({ read: 403, member: 204, admin: 204, root: 403 }),
  },
  'DELETE /v1/conversations/{id}/scratchpad': {
    path: '/v1/conversations/{conversation}/scratchpad',
    answers: forTokens(WRITERS),
  },
  'GET /v1/personas/{id}': { path: '/v1/personas/default', answers: EVERY_KEY },
  'PUT /v1/personas/{id}': {
    path: '/v1/personas/default',
    body: { name: 'Max {unique}' },
    answers: WRITERS,
  },
  'GET /v1/personas/{id}/revisions': { path: '/v1/personas/default/revisions', answers: EVERY_KEY },
  'POST /v1/personas/{id}/revisions/{n}/restore': {
    path: '/v1/personas/default/revisions/1/restore',
    answers: WRITERS,
  },
  'GET /v1/personas/{id}/candidates': { path: '/v1/personas/default/candidates', answers: EVERY_KEY },
  'GET /v1/maintenance/runs': { path: '/v1/maintenance/runs', answers: ADMINS },
  'POST /v1/maintenance/runs/{id}/confirm': { path: '/v1/maintenance/runs/{run}/confirm', answers: ADMINS },
  'POST /v1/maintenance/runs/{id}/cancel': { path: '/v1/maintenance/runs/{run}/cancel', answers: ADMINS },
  'POST /v1/maintenance/{task}': {
    path: '/v1/maintenance/outbox',
    answers: { read: 403, member: 403, admin: 202, root: 403 },
  },
  'POST /v1/ingest': {
    path: '/v1/ingest',
    body: { conversation: { chat_id: 'imported', user_id: 'ana' }, messages: [MESSAGE] },
    answers: WRITERS,
  },
  'POST /v1/ingest/batch': {
    path: '/v1/ingest/batch',
    body: {
      conversations: [{ conversation: { chat_id: 'batched {unique}', user_id: 'ana' }, messages: [MESSAGE] }],
    },
    answers: WRITERS,
  },
  'POST /v1/memories': {
    path: '/v1/memories',
    body: { content: 'Ana likes {unique}.', kind: 'fact', user_id: 'ana' },
    answers: forTokens(MAKERS),
  },
  'GET /v1/users': { path: '/v1/users', answers: ADMINS },
  'GET /v1/graph': { path: '/v1/graph', answers: forTokens(EVERY_KEY) },
  'GET /v1/subjects': { path: '/v1/subjects', answers: forTokens(EVERY_KEY) },
  'GET /v1/personas': { path: '/v1/personas', answers: EVERY_KEY },
  'GET /v1/review': { path: '/v1/review', answers: ADMINS },
  'GET /v1/review/orders': { path: '/v1/review/orders', answers: ADMINS },
  'POST /v1/review/{id}/approve': {
    path: '/v1/review/{memory}/approve',
    body: {},
    answers: { ...ADMINS, admin: 404 },
  },
  'POST /v1/review/{id}/reject': { path: '/v1/review/{memory}/reject', answers: { ...ADMINS, admin: 404 } },
  'GET /v1/activity': { path: '/v1/activity', answers: ADMINS },
  'GET /v1/memories/{id}/context': {
    path: '/v1/memories/{memory}/context?user_id=ana',
    answers: EVERY_KEY,
  },
  'GET /v1/audit': { path: '/v1/audit', answers: ADMINS },
  'GET /v1/memories': { path: '/v1/memories', answers: forTokens(EVERY_KEY) },
  'GET /v1/memories/counts': { path: '/v1/memories/counts', answers: forTokens(EVERY_KEY) },
  'GET /v1/memories/{id}': { path: '/v1/memories/{memory}?user_id=ana', answers: forTokens(EVERY_KEY) },
  'GET /v1/memories/{id}/history': {
    path: '/v1/memories/{memory}/history?user_id=ana',
    answers: forTokens(EVERY_KEY),
  },
  'PATCH /v1/memories/{id}': {
    path: '/v1/memories/{memory}?user_id=ana',
    body: { importance: 0.9 },
    answers: forTokens(WRITERS),
  },
  'POST /v1/memories/batch': {
    path: '/v1/memories/batch',
    body: { create: [{ content: 'Ana likes {unique}.', kind: 'fact', user_id: 'ana' }] },
    answers: WRITERS,
  },
  'DELETE /v1/memories/{id}': { path: '/v1/memories/{memory}?user_id=ana', answers: forTokens(WRITERS) },
  'GET /v1/subjects/{id}/facts': { path: '/v1/subjects/ana/facts', answers: forTokens(EVERY_KEY) },
  'POST /v1/subjects/{id}/facts': {
    path: '/v1/subjects/ana/facts',
    body: { content: 'The dog likes {unique}.', user_id: 'ana' },
    answers: forTokens(MAKERS),
  },
  'PATCH /v1/facts/{id}/visibility': {
    path: '/v1/facts/{memory}/visibility?user_id=ana',
    body: { visibility: 'shared' },
    answers: WRITERS,
  },
  'DELETE /v1/facts/{id}': { path: '/v1/facts/{memory}?user_id=ana', answers: forTokens(WRITERS) },
  'POST /v1/documents': {
    path: '/v1/documents',
    body: { source: '{unique}', content: 'Tea is served at five.', user_id: 'ana' },
    answers: MAKERS,
  },
  'GET /v1/documents': { path: '/v1/documents?user_id=ana', answers: forTokens(EVERY_KEY) },
  'GET /v1/documents/{id}': {
    path: '/v1/documents/{document}?user_id=ana',
    answers: forTokens(EVERY_KEY),
  },
  'DELETE /v1/documents/{id}': { path: '/v1/documents/{document}?user_id=ana', answers: WRITERS },
  'POST /v1/search': {
    path: '/v1/search',
    body: { query: 'tea', user_id: 'ana' },
    answers: forTokens(EVERY_KEY),
  },
  'GET /v1/events/{id}': { path: '/v1/events/{event}', answers: EVERY_KEY },
  'POST /v1/events/{id}/withhold': { path: '/v1/events/{event}/withhold', answers: WRITERS },
  'GET /v1/conversations/{id}/turns/{turn_id}/trace': {
    path: '/v1/conversations/{conversation}/turns/{turn}/trace',
    answers: EVERY_KEY,
  },
  'GET /v1/traces/{id}': { path: '/v1/traces/{trace}', answers: EVERY_KEY },
  'DELETE /v1/users/{user_id}': { path: '/v1/users/nobody', answers: ADMINS },
  'GET /v1/users/{user_id}/settings': { path: '/v1/users/ana/settings', answers: forTokens(EVERY_KEY) },
  'PATCH /v1/users/{user_id}/settings': {
    path: '/v1/users/ana/settings',
    body: { time_zone: 'Europe/Berlin' },
    answers: forTokens(WRITERS, 200),
  },
  'GET /v1/users/{user_id}/export': { path: '/v1/users/ana/export', answers: forTokens(ADMINS, 200) },
  'GET /v1/export': { path: '/v1/export', answers: forTokens(ADMINS, 200) },
  'POST /v1/import/file': {
    path: '/v1/import/file?user_id=ana',
    body: [{ conversation_id: '{unique}', mapping: { a: { message: null } } }],
    answers: WRITERS,
  },
  'POST /v1/import': { path: '/v1/import', body: { records: [{ type: 'channel' }] }, answers: ADMINS },
  'GET /v1/webhooks': { path: '/v1/webhooks', answers: ADMINS },
  'PUT /v1/webhooks/{adapter}': { path: '/v1/webhooks/generic', body: WEBHOOK, answers: ADMINS },
  'GET /v1/webhooks/{adapter}': { path: '/v1/webhooks/generic', answers: ADMINS },
  'DELETE /v1/webhooks/{adapter}': { path: '/v1/webhooks/generic', answers: { ...ADMINS, admin: 204 } },
  'GET /v1/webhooks/deliveries': { path: '/v1/webhooks/deliveries', answers: ADMINS },
  'POST /v1/webhooks/deliveries/{id}/replay': {
    path: '/v1/webhooks/deliveries/{delivery}/replay',
    answers: ADMINS,
  },
  // No key opens these: a platform signs. This workspace has not configured it.
  'POST /webhooks/{adapter}/{workspace_id}': {
    path: '/webhooks/slack/{workspace}',
    body: {},
    answers: NOBODY,
  },
  'GET /webhooks/{adapter}/{workspace_id}': { path: '/webhooks/slack/{workspace}', answers: NOBODY },
  // Last: nothing of the workspace answers after it.
  'DELETE /v1/workspaces/{id}': { path: '/v1/workspaces/{workspace}', answers: { ...ADMINS, root: 200 } },
};
