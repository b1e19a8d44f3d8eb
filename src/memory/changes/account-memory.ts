/** Memories of the account tier: how a user likes to work, in every workspace of an account. */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { tellingCase } from '../telling-case.ts';
import type { ACCOUNT_MEMORY_KINDS, Memory, Visibility } from '../types.ts';
import { type Entry, isAccountKind } from './entry.ts';

/** A memory of the account tier: it has the fields of every other, most of them empty, and belongs to no workspace. */
export interface AccountMemory extends Omit<Memory, 'tier' | 'workspaceId' | 'kind' | 'revision'> {
  readonly tier: 'account';
  readonly accountId: string;
  readonly kind: (typeof ACCOUNT_MEMORY_KINDS)[number];
}

/** Identity of an account memory: its owner, and its words. */
export function accountContentKey(memory: {
  readonly accountId: string;
  readonly userId: string | null;
  readonly visibility: Visibility;
  readonly content: string;
}): string {
  const owner = memory.visibility === 'private' ? ['user', memory.userId ?? ''] : ['shared'];
  return sha256Hex(
    lengthPrefixed([
      'account',
      memory.accountId,
      ...owner,
      normalisedContent(memory.content),
      ...tellingCase(memory.content),
    ]),
  );
}

/** An entry of the account tier as a new memory. The caller has checked the entry (`checkEntry`). */
export function newAccountMemory(
  { tier: _, kind, ...entry }: Entry,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  now: number,
): AccountMemory {
  if (!isAccountKind(kind)) throw new Error('an account memory of a kind that stays in its workspace');
  return {
    ...entry,
    kind,
    id,
    accountId,
    ...ACCOUNT_TIER,
    accessCount: 0,
    accessedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** Fields that are the same for all memories of this tier: they stand nowhere, have no topic and no history. */
export const ACCOUNT_TIER = {
  tier: 'account',
  status: 'active',
  channelId: null,
  conversationId: null,
  subjectId: null,
  category: null,
  topicKey: null,
  validFrom: null,
  validTo: null,
  supersededBy: null,
  sourceConversationId: null,
} as const;
