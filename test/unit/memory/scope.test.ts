/** Who sees what. One wrong token here and a user reads another's memories, or no longer finds their own. */
import { describe, expect, it } from 'vitest';
import {
  type ItemScope,
  type Reader,
  readableScopes,
  readableTranscripts,
  scopeOf,
  transcriptScope,
} from '../../../src/memory/scope.ts';

const item = (fields: Partial<ItemScope> = {}): ItemScope => ({
  workspaceId: 'ws_1',
  tier: 'workspace',
  channelId: null,
  conversationId: null,
  userId: 'ana',
  visibility: 'private',
  ...fields,
});
const reader = (fields: Partial<Reader> = {}): Reader => ({
  workspaceId: 'ws_1',
  userId: 'ana',
  channelId: 'ch_1',
  conversationId: 'conv_1',
  audience: 'user',
  ...fields,
});

const inChannel = { tier: 'channel', channelId: 'ch_1' } as const;
const inConversation = { tier: 'conversation', conversationId: 'conv_1' } as const;
const shared = { visibility: 'shared' } as const;

describe('a memory', () => {
  it.each<[what: string, fields: Partial<ItemScope>, sees: Partial<Reader>, visible: boolean]>([
    ['one’s own', {}, {}, true],
    ['one’s own in the channel', inChannel, {}, true],
    ['one’s own in the conversation', inConversation, {}, true],
    ['one’s own, asked outside any conversation', {}, { channelId: null, conversationId: null }, true],
    ['another user’s', { userId: 'bob' }, {}, false],
    ['another user’s in the same conversation', { ...inConversation, userId: 'bob' }, {}, false],
    ['another user’s shared one', { ...shared, userId: 'bob' }, {}, true],
    ['a shared one without a user', { ...shared, userId: null }, {}, true],
    ['a shared one in the channel', { ...shared, ...inChannel }, {}, true],
    ['one of another channel', { ...inChannel, channelId: 'ch_2' }, {}, false],
    ['a shared one of another channel', { ...shared, ...inChannel, channelId: 'ch_2' }, {}, false],
    ['one of another conversation', { ...inConversation, conversationId: 'conv_2' }, {}, false],
    ['one of the conversation, asked outside it', inConversation, { conversationId: null }, false],
    ['one of the channel, asked outside it', inChannel, { channelId: null }, false],
    ['a shared one of another workspace', { ...shared, workspaceId: 'ws_2' }, {}, false],
    ['one’s own of another workspace', { workspaceId: 'ws_2' }, {}, false],
    ['one’s own, in a group', {}, { audience: 'group' }, false],
    ['one’s own of the conversation, in a group', inConversation, { audience: 'group' }, false],
    ['a shared one, in a group', { ...shared, ...inConversation }, { audience: 'group' }, true],
    ['a private one, without a user', {}, { userId: null }, false],
    ['a private one of nobody, without a user', { userId: null }, { userId: null }, false],
    ['a shared one, without a user', shared, { userId: null }, true],
    ['a channel’s under a conversation’s name', { ...inChannel, channelId: 'conv_1' }, {}, false],
    ['one of a user named like a place', { userId: 'ch_1' }, {}, false],
  ])('%s', (_, fields, sees, visible) => {
    expect(readableScopes(reader(sees)).includes(scopeOf(item(fields)))).toBe(visible);
  });

  it('that is shared has one scope, whoever said it, so that the same words are one memory', () => {
    expect(scopeOf(item({ ...shared, userId: 'bob' }))).toBe(scopeOf(item(shared)));
  });
});

describe('a message', () => {
  const privateOf = (userId: string, workspaceId = 'ws_1', id = 'conv_9') =>
    transcriptScope({ workspaceId, id, userId });
  const groupOf = (id: string, workspaceId = 'ws_1') => transcriptScope({ workspaceId, id, userId: null });

  it.each<[what: string, scope: string, sees: Partial<Reader>, visible: boolean]>([
    ['one’s own, from any of one’s conversations', privateOf('ana'), {}, true],
    ['another user’s', privateOf('bob'), {}, false],
    ['one’s own of another workspace', privateOf('ana', 'ws_2'), {}, false],
    ['one’s own private one, in a group', privateOf('ana'), { audience: 'group' }, false],
    ['the group’s, in the group', groupOf('conv_1'), { audience: 'group' }, true],
    [
      'the group’s, in the group, by a nameless reader',
      groupOf('conv_1'),
      { audience: 'group', userId: null },
      true,
    ],
    ['another group’s', groupOf('conv_2'), { audience: 'group' }, false],
    ['a group’s, in a private conversation', groupOf('conv_1'), {}, false],
    ['a group’s of another workspace', groupOf('conv_1', 'ws_2'), { audience: 'group' }, false],
    ['anyone’s, for nobody', privateOf('ana'), { userId: null, conversationId: null }, false],
    ['a user’s whose name is the id of the group', privateOf('conv_1'), { audience: 'group' }, false],
  ])('%s', (_, scope, sees, visible) => {
    expect(readableTranscripts(reader(sees)).includes(scope)).toBe(visible);
  });
});

describe('a scope token', () => {
  it('is 12 characters that full-text search and Vectorize take as they are', () => {
    const tokens = [
      ...readableScopes(reader()),
      ...readableTranscripts(reader()),
      scopeOf(item({ userId: '"quoted" OR ünïcode 言葉 '.repeat(20) })),
    ];
    for (const token of tokens) expect(token).toMatch(/^[0-9a-z]{12}$/);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('is the same for ever: indexed rows are found by the next release', () => {
    expect(scopeOf(item())).toBe('47yzkxmarfp3');
    expect(transcriptScope({ workspaceId: 'ws_1', id: 'conv_1', userId: 'ana' })).toBe('btew4krlqiog');
  });
});
