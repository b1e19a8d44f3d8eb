/**
 * The ids that records get in a workspace where theirs are taken: made of the old ones, so that the same record gets the same id again
 * whenever and in whatever part of its file it comes. Pure.
 */
import { lengthPrefixed } from '../../lib/crypto/hash.ts';
import { type IdPrefix, isMadeId, namedId, seededIds } from '../../lib/ids.ts';
import { REF_CODE_CHARS } from '../../memory/conversations/identity.ts';
import type { Fields } from './records.ts';

/** Keys of rows that hold the id of a record. */
const ID_KEYS = [
  'id',
  'conversationId',
  'sourceConversationId',
  'channelId',
  'memoryId',
  'eventId',
  'supersededBy',
  'candidateId',
] as const;

/** The row under new ids for `workspaceId`; ids that are none of ours stay. */
export function withNewIds(row: Fields, workspaceId: string): Fields {
  const renamed: Record<string, unknown> = { ...row };
  for (const key of ID_KEYS) {
    const id = row[key];
    if (typeof id === 'string' && isMadeId(id)) renamed[key] = newId(id, workspaceId);
  }
  if (typeof row.refCode === 'string')
    renamed.refCode = seededIds(0, seedOf(row.refCode, workspaceId)).code(REF_CODE_CHARS);
  return renamed;
}

/** Pattern of an id in digits, with its moment: a new id keeps its place in every order by age. */
const IN_DIGITS = /^([a-z]+)_(\d{13})\d{17}$/;

function newId(id: string, workspaceId: string): string {
  const [, prefix, moment] = IN_DIGITS.exec(id) ?? [];
  const seed = seedOf(id, workspaceId);
  if (prefix === undefined || moment === undefined)
    return namedId(id.slice(0, id.indexOf('_')) as IdPrefix, seed);
  return seededIds(Number(moment), seed).next(prefix as IdPrefix);
}

const seedOf = (name: string, workspaceId: string): string => lengthPrefixed(['import', workspaceId, name]);
