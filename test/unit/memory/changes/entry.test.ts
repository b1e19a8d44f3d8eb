/** What a memory may say and who may change it. A rule too few stores what nobody can read; one too many loses it. */
import { describe, expect, it } from 'vitest';
import { accountContentKey, newAccountMemory } from '../../../../src/memory/changes/account-memory.ts';
import { editOf } from '../../../../src/memory/changes/edit.ts';
import { checkEntry, type Entry, type EntryPatch, patchEntry } from '../../../../src/memory/changes/entry.ts';
import { newMemory } from '../../../../src/memory/changes/new-memory.ts';
import type { MemoryError } from '../../../../src/memory/errors.ts';
import { mayChange } from '../../../../src/memory/ownership.ts';
import type { MemoryStatus } from '../../../../src/memory/types.ts';

const NOW = 1_000;

const entryOf = (fields: Partial<Entry> = {}): Entry => ({
  tier: 'workspace',
  channelId: null,
  conversationId: null,
  userId: 'ana',
  visibility: 'private',
  subjectId: null,
  kind: 'preference',
  category: null,
  topicKey: null,
  content: 'Ana likes tea.',
  importance: 0.5,
  lifetime: 'long_term',
  source: 'api',
  tags: [],
  validFrom: null,
  validTo: null,
  expiresAt: null,
  ...fields,
});

const memoryOf = (fields: Partial<Entry> = {}) =>
  newMemory(
    { ...entryOf(fields), id: 'mem_1', workspaceId: 'ws_1', tier: 'workspace', sourceConversationId: null },
    NOW,
  );

const fieldsOf = (error: MemoryError | null): string[] =>
  error?.code === 'invalid' ? error.fields.map(({ field }) => field) : [];

const inChannel = { tier: 'channel', channelId: 'ch_1' } as const;
const inConversation = { tier: 'conversation', conversationId: 'conv_1' } as const;
const inAccount = { tier: 'account' } as const;

describe('an entry', () => {
  it.each<[what: string, fields: Partial<Entry>, wrong: string[]]>([
    ['private', {}, []],
    ['private without a user', { userId: null }, ['user_id']],
    ['shared by its user', { visibility: 'shared' }, []],
    ['shared by nobody', { visibility: 'shared', userId: null }, []],
    ['in a channel', inChannel, []],
    ['in no channel of the channel tier', { ...inChannel, channelId: null }, ['channel_id']],
    ['in a channel of another tier', { channelId: 'ch_1' }, ['channel_id']],
    ['in a conversation', inConversation, []],
    ['in no conversation', { ...inConversation, conversationId: null }, ['conversation_id']],
    ['in both', { ...inChannel, conversationId: 'conv_1' }, ['conversation_id']],
    ['valid for no time', { validFrom: 5, validTo: 5 }, []],
    ['valid for less than that', { validFrom: 5, validTo: 4 }, ['valid_to']],
    ['valid until', { validTo: 4 }, []],
    ['of the account', inAccount, []],
    ['of the account, a procedure', { ...inAccount, kind: 'procedure' }, []],
    ['of the account, a fact', { ...inAccount, kind: 'fact' }, ['kind']],
    ['of the account, for all', { ...inAccount, visibility: 'shared', userId: null }, []],
    ['of the account, of nobody', { ...inAccount, userId: null }, ['user_id']],
    [
      'of the account, with everything that stays in a workspace',
      {
        ...inAccount,
        channelId: 'ch_1',
        conversationId: 'conv_1',
        subjectId: 'dog',
        category: 'habit',
        topicKey: 'tea',
        validFrom: 1,
        validTo: 2,
      },
      ['channel_id', 'conversation_id', 'subject_id', 'category', 'topic_key', 'valid_from', 'valid_to'],
    ],
  ])('that is %s: wrong are its %j', (_, fields, wrong) => {
    expect(fieldsOf(checkEntry(entryOf(fields)))).toEqual(wrong);
  });
});

describe('a patch', () => {
  it.each<[what: string, fields: Partial<Entry>, patch: EntryPatch, wrong: string[]]>([
    [
      'makes what nobody owns private',
      { visibility: 'shared', userId: null },
      { visibility: 'private' },
      ['visibility'],
    ],
    ['makes private what its owner shared', { visibility: 'shared' }, { visibility: 'private' }, []],
    ['ends before the beginning that stands', { validFrom: 5 }, { validTo: 4 }, ['valid_to']],
    ['begins after the end that stands', { validTo: 5 }, { validFrom: 6 }, ['valid_to']],
    ['moves both', { validFrom: 5, validTo: 6 }, { validFrom: 7, validTo: 8 }, []],
    ['gives an account memory a topic', inAccount, { topicKey: 'tea' }, ['topic_key']],
    ['makes an account memory a fact', inAccount, { kind: 'fact' }, ['kind']],
  ])('that %s: wrong are its %j', (_, fields, patch, wrong) => {
    const patched = patchEntry({ ...entryOf(fields), createdAt: NOW }, patch);
    expect(patched.ok ? [] : fieldsOf(patched.error)).toEqual(wrong);
  });

  it.each<[patch: EntryPatch, validFrom: number | null]>([
    [{ topicKey: 'tea' }, NOW],
    [{ topicKey: 'tea', validFrom: 7 }, 7],
    [{ importance: 1 }, null],
  ])('%j gives a value of a topic its moment: %s', (patch, validFrom) => {
    const patched = patchEntry(memoryOf(), patch);
    expect(patched).toMatchObject({ ok: true, value: { ...patch, validFrom } });
  });

  it.each<[MemoryStatus, unknown]>([
    ['active', { ok: true, value: { id: 'mem_1', changed: { importance: 1 } } }],
    ['superseded', { ok: false, error: { code: 'conflict', reason: 'memory_superseded' } }],
    ['quarantined', { ok: false, error: { code: 'not_found' } }],
    ['deleted', { ok: false, error: { code: 'not_found' } }],
  ])('of a memory that is %s', (status, expected) => {
    expect(editOf({ ...memoryOf(), status }, { importance: 1 }, 'api')).toMatchObject(expected as object);
  });
});

describe('who may change a memory', () => {
  it.each([
    ['ana', 'ana', true],
    ['ana', 'bob', false],
    ['ana', 'ANA', false],
    ['ana', '', false],
    ['ana', null, false],
    [null, 'bob', true],
    [null, null, true],
  ])('of %s: %s may: %s', (owner, user, may) => {
    expect(mayChange({ userId: owner }, user)).toBe(may);
  });
});

describe('two account memories', () => {
  const keyOf = (fields: Partial<Entry>, accountId = 'acc_1') =>
    accountContentKey(
      newAccountMemory(entryOf({ ...inAccount, ...fields }), { id: 'mem_1', accountId }, NOW),
    );

  it.each<[what: string, fields: Partial<Entry>, accountId: string, same: boolean]>([
    ['in other letters', { content: ' ana LIKES tea' }, 'acc_1', true],
    ['of another kind', { kind: 'procedure' }, 'acc_1', true],
    ['in other words', { content: 'Ana likes coffee.' }, 'acc_1', false],
    ['of another user', { userId: 'bob' }, 'acc_1', false],
    ['shared', { visibility: 'shared' }, 'acc_1', false],
    ['of another account', {}, 'acc_2', false],
  ])('are one when only this differs: %s', (_, fields, accountId, same) => {
    expect(keyOf(fields, accountId) === keyOf({})).toBe(same);
  });

  it('that two users share are one', () => {
    const shared = { visibility: 'shared' } as const;
    expect(keyOf({ ...shared, userId: 'bob' })).toBe(keyOf({ ...shared, userId: null }));
  });
});
