/** Live history rows for the tests of pure rules: `u1` is the message of turn 1, `a1` its reply, `t1` a tool result, `b1` its block. */
import type { ConversationEvent, Role } from '../../../src/memory/types.ts';
import type { HistoryRow } from '../../../src/session/history/history-row.ts';

const ROLES: Readonly<Record<string, Role>> = { u: 'user', a: 'assistant', t: 'tool', b: 'user', i: 'user' };

/** One row; `i1` is an imported message, which belongs to no turn. Its content is its name. */
export function rowOf(name: string, fields: Partial<HistoryRow> = {}): HistoryRow {
  const kind = name.charAt(0);
  const isBlock = kind === 'b';
  return {
    kind: isBlock ? 'injection' : 'message',
    role: ROLES[kind] ?? 'user',
    name: null,
    content: name,
    tokens: 10,
    turnId: kind === 'i' ? null : name.slice(1),
    eventId: isBlock ? null : `evt_${name}`,
    itemIds: isBlock ? [`mem_${name.slice(1)}`] : [],
    ...fields,
  };
}

/** Rows from their names: `rowsOf('b1 u1 a1')`. */
export const rowsOf = (names: string): HistoryRow[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => rowOf(name));

/** The names of rows. */
export const namesOf = (rows: readonly { readonly content: string }[]): string =>
  rows.map((row) => row.content).join(' ');

/** The stored event of a message row. */
export const eventOf = (name: string, seq: number): ConversationEvent => ({
  id: `evt_${name}`,
  workspaceId: 'ws',
  conversationId: 'conv',
  seq,
  turnId: name.startsWith('i') ? null : name.slice(1),
  role: ROLES[name.charAt(0)] ?? 'user',
  userId: 'ana',
  name: null,
  content: name,
  tokens: 10,
  session: null,
  externalId: null,
  status: 'active',
  metadata: {},
  occurredAt: 0,
  createdAt: 0,
});

/** Names of the `n` turns from `first`, each with its message and its reply. */
export const turns = (first: number, n: number): string =>
  Array.from({ length: n }, (_, i) => `u${first + i} a${first + i}`).join(' ');
