/**
 * Rules for the content and the place of a memory, in every tier, which each way of writing one keeps. Rules about single
 * values (types, lengths, words of a list) are those of the schema that parsed them.
 */
import { err, ok, type Result } from '../../lib/result.ts';
import { type FieldError, invalid, type MemoryError } from '../errors.ts';
import type { SensitiveKind } from '../sensitive/kinds.ts';
import { ACCOUNT_MEMORY_KINDS, type MemoryKind, type Tier } from '../types.ts';
import type { MemoryContent } from './new-memory.ts';

/** Fields of a memory that a writer sends, in any tier. */
export interface Entry extends Omit<MemoryContent, 'id' | 'workspaceId' | 'tier' | 'sourceConversationId'> {
  readonly tier: Tier;
}

/** Fields that may be changed. Where a memory stands, whose it is and where it came from never are. */
export type EntryPatch = Partial<
  Pick<
    Entry,
    | 'content'
    | 'kind'
    | 'category'
    | 'importance'
    | 'tags'
    | 'lifetime'
    | 'visibility'
    | 'topicKey'
    | 'validFrom'
    | 'validTo'
    | 'expiresAt'
  >
>;

/** Tiers that name a place, and the field that does. */
const PLACES = [
  ['channel', 'channelId', 'channel_id'],
  ['conversation', 'conversationId', 'conversation_id'],
] as const;

/** Fields that an account memory has none of: it is how a user likes to work, never what a workspace is about. */
const NOT_IN_ACCOUNT_TIER = [
  ['subjectId', 'subject_id'],
  ['category', 'category'],
  ['topicKey', 'topic_key'],
  ['validFrom', 'valid_from'],
  ['validTo', 'valid_to'],
] as const;

/** Checks that the fields of an entry agree with each other; the refusal names each one that does not. */
export function checkEntry(entry: Entry): MemoryError | null {
  const { tier, validFrom, validTo } = entry;
  const fields: FieldError[] = [];
  const refuse = (field: string, message: string) => fields.push({ field, message });
  if (entry.visibility === 'private' && entry.userId === null)
    refuse('user_id', 'is required for a private memory');
  for (const [place, id, field] of PLACES) {
    if (tier === place && entry[id] === null) refuse(field, `is required in the ${place} tier`);
    if (tier !== place && entry[id] !== null) refuse(field, `belongs to the ${place} tier only`);
  }
  if (tier === 'account') {
    if (!isAccountKind(entry.kind))
      refuse('kind', `must be ${ACCOUNT_MEMORY_KINDS.join(' or ')} in the account tier`);
    for (const [name, field] of NOT_IN_ACCOUNT_TIER)
      if (entry[name] !== null) refuse(field, 'does not belong to the account tier');
  }
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    refuse('valid_to', 'is before valid_from');
  return fields.length === 0 ? null : { code: 'invalid', fields };
}

/** The refusal of a text that holds secrets: it tells their kinds and repeats none. */
export const refuseSensitive = (field: string, kinds: readonly SensitiveKind[]): MemoryError =>
  invalid(field, `holds what is never kept in memory: ${kinds.join(', ').replaceAll('_', ' ')}`);

/** An entry with a patch applied, if the fields then still agree; the refusal names them as a patch does. */
export function patchEntry<T extends Entry & { readonly createdAt: number }>(
  entry: T,
  patch: EntryPatch,
): Result<T, MemoryError> {
  if (patch.visibility === 'private' && entry.userId === null)
    return err(invalid('visibility', 'cannot be private: the memory has no user'));
  const patched = { ...entry, ...patch };
  // A value of a topic has its place on the topic's timeline: without a date of its own, the moment it was first said.
  const changed =
    patched.tier !== 'account' && patched.topicKey !== null && patched.validFrom === null
      ? { ...patched, validFrom: entry.createdAt }
      : patched;
  const wrong = checkEntry(changed);
  return wrong ? err(wrong) : ok(changed);
}

/** Recognises kinds that may cross workspaces. */
export const isAccountKind = (kind: MemoryKind): kind is (typeof ACCOUNT_MEMORY_KINDS)[number] =>
  ACCOUNT_MEMORY_KINDS.some((allowed) => allowed === kind);
