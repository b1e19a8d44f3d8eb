/**
 * Calls that a token may make, each on behalf of its own user: those below and no others. Pure. A route that is missing here is
 * forbidden to tokens; a call that names nobody is filled with the token's user before anything else sees it.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import type { ConversationIdentity } from '../../memory/conversations/identity.ts';
import { invalid, type MemoryError, notFound } from '../../memory/errors.ts';
import type { RecallReach } from '../../memory/scope.ts';
import type { Settings } from '../../memory/settings.ts';

/** User that a token speaks for, and the one conversation in which; null for all of the user's. */
export interface TokenBearer {
  readonly userId: string;
  readonly conversationId: string | null;
}

/** Bounds of one call by a token. */
export interface Confinement extends TokenBearer {
  /** Set when the call changes the conversation itself, which in a group is not this user's to change. */
  readonly ownOnly: boolean;
}

/** A field of a request. */
interface Place {
  readonly in: 'query' | 'body';
  readonly field: string;
}

/** Ways in which a route is confined to the user of a token. */
export interface TokenRule {
  /** Field in which the call names its user; filled in where it does not. */
  readonly user?: Place;
  /** The parameter of the path that must be the user. */
  readonly self?: string;
  /** Of the conversation `{id}` in the path: the user's own and the groups that they are a member of, or the own ones only. */
  readonly conversation?: 'any' | 'own';
  /** The field of the body that may name a conversation: filled in for a token that is bound to one. */
  readonly names?: string;
  /** Values that fields of the body may have; all others are the keys' to set. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
  /** Fields of the body that a token of one conversation may not send. */
  readonly unbound?: readonly string[];
  /** Allows the call to tokens of one conversation, although it names none. */
  readonly bound?: boolean;
}

const IN_QUERY = { in: 'query', field: 'user_id' } as const;
const IN_BODY = { in: 'body', field: 'user_id' } as const;
const PRIVATE = { visibility: ['private'] } as const;

/** Rules for tokens, by method and path as the OpenAPI document names them. */
export const TOKEN_RULES: Readonly<Record<string, TokenRule>> = {
  // Not by legacy keys, which lead to conversations of anybody, and not by the name of a group's chat.
  'POST /v1/conversations': { user: IN_BODY, values: { shared: [false], legacy_keys: [] } },
  'GET /v1/conversations': { user: IN_QUERY, bound: true },
  'GET /v1/conversations/{id}': { conversation: 'any' },
  // Another channel is another place to read.
  'PATCH /v1/conversations/{id}': { conversation: 'own', unbound: ['channel_id'] },
  'POST /v1/conversations/{id}/idle': { conversation: 'own' },
  'POST /v1/conversations/{id}/archive': { conversation: 'own' },
  'POST /v1/conversations/{id}/turns': { conversation: 'any', user: IN_BODY },
  'POST /v1/conversations/{id}/turns/{turn_id}/reply': { conversation: 'any' },
  'POST /v1/conversations/{id}/turns/{turn_id}/abort': { conversation: 'any' },
  'GET /v1/conversations/{id}/history': { conversation: 'any' },
  'GET /v1/conversations/{id}/events': { conversation: 'any' },
  'GET /v1/conversations/{id}/members': { conversation: 'any' },
  'GET /v1/conversations/{id}/compactions': { conversation: 'any' },
  'GET /v1/conversations/{id}/summary': { conversation: 'any' },
  'GET /v1/conversations/{id}/snapshot': { conversation: 'any' },
  'GET /v1/conversations/{id}/orientation': { conversation: 'any' },
  'PUT /v1/conversations/{id}/scratchpad/{key}': { conversation: 'own' },
  'GET /v1/conversations/{id}/scratchpad/{key}': { conversation: 'any' },
  'DELETE /v1/conversations/{id}/scratchpad/{key}': { conversation: 'own' },
  'GET /v1/conversations/{id}/scratchpad': { conversation: 'any' },
  'DELETE /v1/conversations/{id}/scratchpad': { conversation: 'own' },
  // Why a prompt contains what it contains is for keys, as traces are, and so are most parameters of the model.
  'POST /v1/chat/completions': {
    user: { in: 'body', field: 'user' },
    bound: true,
  },
  'POST /v1/responses': { user: { in: 'body', field: 'user' }, bound: true },
  'GET /v1/responses/{id}': { bound: true },
  'GET /v1/responses/{id}/input_items': { bound: true },
  // Whom it names stands deeper in its body, and is looked at there.
  'POST /v1/messages': { bound: true },
  'POST /v1/messages/count_tokens': { bound: true },
  'GET /v1/models': { bound: true },
  'GET /v1/models/{model}': { bound: true },
  // An account memory would reach into other workspaces.
  'POST /v1/memories': {
    user: IN_BODY,
    values: { ...PRIVATE, tier: ['conversation', 'channel', 'workspace'] },
  },
  'GET /v1/memories': { user: IN_QUERY },
  'GET /v1/memories/counts': { user: IN_QUERY },
  'GET /v1/memories/{id}': { user: IN_QUERY },
  'GET /v1/memories/{id}/history': { user: IN_QUERY },
  'PATCH /v1/memories/{id}': { user: IN_QUERY, values: PRIVATE },
  'DELETE /v1/memories/{id}': { user: IN_QUERY },
  'GET /v1/graph': { user: IN_QUERY },
  'GET /v1/subjects': { user: IN_QUERY },
  'GET /v1/subjects/{id}/facts': { user: IN_QUERY, self: 'id' },
  'POST /v1/subjects/{id}/facts': { user: IN_BODY, self: 'id', values: PRIVATE },
  'DELETE /v1/facts/{id}': { user: IN_QUERY },
  'GET /v1/documents': { user: IN_QUERY },
  'GET /v1/documents/{id}': { user: IN_QUERY },
  'POST /v1/search': { user: IN_BODY, names: 'conversation_id' },
  'GET /v1/users/{user_id}/export': { self: 'user_id' },
  'GET /v1/users/{user_id}/settings': { self: 'user_id' },
  'PATCH /v1/users/{user_id}/settings': { self: 'user_id' },
  'GET /v1/export': { user: IN_QUERY },
};

/** Parts of a token's call that are confined: path, query, and JSON that was read already. */
export interface TokenRequest {
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Undefined where the call has no body. */
  readonly body: unknown;
}

/** Refusal of a call that no token may make. */
export const FORBIDDEN: MemoryError = {
  code: 'forbidden',
  message: 'A token may not make this call; use a key of the workspace.',
};
const FORBIDDEN_TO_BOUND: MemoryError = {
  code: 'forbidden',
  message: 'This token is for one conversation and may not make this call.',
};

/** The rule of a route (`METHOD /path/{id}`) for a token, or why it may not call it. */
export function ruleFor(route: string, token: TokenBearer): Result<TokenRule, MemoryError> {
  const rule = Object.hasOwn(TOKEN_RULES, route) ? TOKEN_RULES[route] : undefined;
  if (rule === undefined) return err(FORBIDDEN);
  const isForBound = rule.bound === true || rule.conversation !== undefined || rule.names !== undefined;
  return token.conversationId === null || isForBound ? ok(rule) : err(FORBIDDEN_TO_BOUND);
}

/** The request as its user's own, with what it left out filled in; or why it is not. Whether others exist is not told. */
export function confineRequest(
  rule: TokenRule,
  token: TokenBearer,
  { path, query, body }: TokenRequest,
): Result<Pick<TokenRequest, 'query' | 'body'>, MemoryError> {
  if (rule.self !== undefined && path[rule.self] !== token.userId) return err(notFound('user'));
  const confined = new URLSearchParams(query);
  const fields: Record<string, unknown> | null = isObject(body) ? { ...body } : null;
  for (const [field, allowed] of Object.entries(rule.values ?? {})) {
    const value = fields?.[field];
    if (value === undefined || allowed.includes(value)) continue;
    return err(invalid(field, refusal(allowed)));
  }
  const unbound = token.conversationId === null ? [] : (rule.unbound ?? []);
  const refused = unbound.find((field) => fields?.[field] !== undefined);
  if (refused !== undefined) return err(invalid(refused, 'is not for a token of one conversation to set'));
  if (rule.user !== undefined) {
    const { field } = rule.user;
    const named = rule.user.in === 'query' ? confined.getAll(field) : [fields?.[field]];
    if (named.some((user) => user !== undefined && user !== token.userId))
      return err(invalid(field, 'is not the user of this token'));
    if (rule.user.in === 'query') confined.set(field, token.userId);
    else if (fields) fields[field] = token.userId;
  }
  if (rule.names !== undefined && token.conversationId !== null && fields)
    fields[rule.names] ??= token.conversationId;
  return ok({ query: confined, body: fields ?? body });
}

const refusal = (allowed: readonly unknown[]): string =>
  allowed.length === 0
    ? 'is not for a token to set'
    : `may be ${allowed.map((value) => JSON.stringify(value)).join(', ')} only where a token calls`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True if a caller may enter a conversation; one that is not confined enters all of their workspace. A group is entered by its members:
 * `isMember` is what was read of that, or true for who finds it out with what they read next.
 */
export function mayEnter(
  confinement: Confinement | undefined,
  { id, userId }: Pick<ConversationIdentity, 'id' | 'userId'>,
  isMember: boolean,
): boolean {
  if (confinement === undefined) return true;
  const isTheirs = userId === null ? isMember && !confinement.ownOnly : userId === confinement.userId;
  return isTheirs && (confinement.conversationId === null || confinement.conversationId === id);
}

/**
 * Furthest reach of a caller beyond a conversation: any with a key, as the workspace sets with a token, and none with a token of a
 * single conversation.
 */
export const furthestReach = (
  token: Pick<TokenBearer, 'conversationId'> | undefined,
  { recall_reach: set }: Pick<Settings, 'recall_reach'>,
): RecallReach => {
  if (token === undefined) return 'user';
  return token.conversationId === null ? set : 'conversation';
};
