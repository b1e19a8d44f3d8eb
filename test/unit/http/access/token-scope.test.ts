/** What a token may call. A route that slips through here is open to every browser with a token of anybody. */
import { describe, expect, it } from 'vitest';
import {
  confineRequest,
  mayEnter,
  ruleFor,
  type TokenRequest,
  type TokenRule,
} from '../../../../src/http/access/token-scope.ts';

const ANA = { userId: 'ana', conversationId: null };
const BOUND = { userId: 'ana', conversationId: 'conv_1' };
const request = (parts: Partial<TokenRequest> = {}): TokenRequest => ({
  path: {},
  query: new URLSearchParams(),
  body: undefined,
  ...parts,
});

describe('a route', () => {
  it.each(['GET /v1/settings', 'POST /v1/tokens', 'GET /v1/new', 'constructor', 'toString', ''])(
    'is forbidden unless a rule names it: %s',
    (route) => {
      expect(ruleFor(route, ANA)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    },
  );

  it.each([
    ['GET /v1/memories', false],
    ['POST /v1/conversations', false],
    ['GET /v1/users/{user_id}/export', false],
    ['POST /v1/search', true],
    ['GET /v1/conversations', true],
    ['POST /v1/conversations/{id}/turns', true],
  ])('is for a token of one conversation only where it stays in it: %s %s', (route, isFor) => {
    expect(ruleFor(route, ANA).ok).toBe(true);
    expect(ruleFor(route, BOUND).ok).toBe(isFor);
  });
});

describe('a request', () => {
  const inBody: TokenRule = { user: { in: 'body', field: 'user' }, names: 'conversation_id' };

  it('is filled with the user, and for a token of one conversation with that', () => {
    expect(confineRequest(inBody, ANA, request({ body: { q: 1 } }))).toMatchObject({
      value: { body: { q: 1, user: 'ana' } },
    });
    expect(confineRequest(inBody, BOUND, request({ body: {} }))).toMatchObject({
      value: { body: { user: 'ana', conversation_id: 'conv_1' } },
    });
    const named = request({ body: { conversation_id: 'ref' } });
    expect(confineRequest(inBody, BOUND, named)).toMatchObject({
      value: { body: { conversation_id: 'ref' } },
    });
  });

  it.each<[what: string, rule: TokenRule, parts: Partial<TokenRequest>]>([
    ['another user in the body', inBody, { body: { user: 'bo' } }],
    ['nobody in the body', inBody, { body: { user: null } }],
    ['a list of users in the body', inBody, { body: { user: ['ana'] } }],
    [
      'another user in the query',
      { user: { in: 'query', field: 'u' } },
      { query: new URLSearchParams('u=bo') },
    ],
    ['two users', { user: { in: 'query', field: 'u' } }, { query: new URLSearchParams('u=ana&u=bo') }],
    ['another user in the path', { self: 'id' }, { path: { id: 'bo' } }],
    ['no user in the path', { self: 'id' }, {}],
    [
      'a value that is not for tokens',
      { values: { visibility: ['private'] } },
      { body: { visibility: 'shared' } },
    ],
    ['a value that is for nobody', { values: { keys: [] } }, { body: { keys: ['a'] } }],
  ])('is refused with %s', (_, rule, parts) => {
    expect(confineRequest(rule, ANA, request(parts)).ok).toBe(false);
  });

  it('that is no object goes on as it is, to be refused by its route', () => {
    for (const body of [undefined, null, 'text', ['ana'], 5])
      expect(confineRequest(inBody, ANA, request({ body }))).toMatchObject({ value: { body } });
  });
});

describe('a conversation', () => {
  it.each([
    ['own', { id: 'conv_1', userId: 'ana' }, [true, true, true]],
    ['another own one', { id: 'conv_2', userId: 'ana' }, [true, true, false]],
    ['of a group', { id: 'conv_1', userId: null }, [true, false, true]],
    ['of somebody else', { id: 'conv_1', userId: 'bo' }, [false, false, false]],
  ])('is entered as far as it is the user’s: %s', (_, conversation, expected) => {
    const confinements = [
      { ...ANA, ownOnly: false },
      { ...ANA, ownOnly: true },
      { ...BOUND, ownOnly: false },
    ];
    expect(confinements.map((confinement) => mayEnter(confinement, conversation, true))).toEqual(expected);
    // Who is no member enters no group, and to be one helps with nothing else.
    const isGroup = conversation.userId === null;
    expect(confinements.map((confinement) => mayEnter(confinement, conversation, false))).toEqual(
      expected.map((isEntered) => isEntered && !isGroup),
    );
    expect(mayEnter(undefined, conversation, false)).toBe(true);
  });
});
