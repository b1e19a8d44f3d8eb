/** Rows of accounts. */
import { OPERATION_ROWS } from './operation-rows.ts';
import { ids, type Table, WS } from './rows.ts';

export const ACCOUNT_ROWS = {
  accounts: { good: { id: 'acc', name: 'n', created_at: 1 }, bad: [['accounts.id', {}]] },
  workspaces: {
    good: {
      id: WS,
      account_id: 'acc',
      name: 'n',
      placement: 'WORKSPACE_DB',
      settings: '{}',
      status: 'active',
      created_at: 1,
      updated_at: 1,
    },
    bad: [
      ['workspaces_status', { ...ids(1), status: 'lost' }],
      ['workspaces_settings', { ...ids(2), settings: '{' }],
      ['workspaces_placement', { ...ids(3), placement: 'ACCOUNT_DB' }],
      ['workspaces.id', {}],
      ['FOREIGN KEY', { ...ids(4), account_id: 'none' }],
    ],
  },
  workspace_moves: {
    good: {
      workspace_id: WS,
      source: 'WORKSPACE_DB',
      target: 'WORKSPACE_DB_2',
      step: 'copying',
      created_at: 1,
      updated_at: 1,
    },
    bad: [
      ['workspace_moves_step', { step: 'lost' }],
      ['workspace_moves_apart', { target: 'WORKSPACE_DB' }],
      ['workspace_moves.workspace_id', {}],
      ['FOREIGN KEY', { workspace_id: 'none' }],
    ],
  },
  api_keys: {
    good: { id: 'key', workspace_id: WS, name: 'n', role: 'read', key_hash: 'h', created_at: 1 },
    bad: [
      ['api_keys_role', { ...ids(1), key_hash: 'h1', role: 'root' }],
      ['api_keys.id', { key_hash: 'h2' }],
      ['api_keys.key_hash', ids(2)],
      ['FOREIGN KEY', { ...ids(3), key_hash: 'h3', workspace_id: 'none' }],
    ],
  },
  account_memories: {
    good: {
      id: 'mem',
      account_id: 'acc',
      user_id: 'ana',
      visibility: 'private',
      kind: 'preference',
      content: 'x',
      content_key: 'c',
      importance: 0.5,
      lifetime: 'long_term',
      source: 'api',
      tags: '[]',
      accessed_at: 1,
      created_at: 1,
      updated_at: 1,
    },
    bad: [
      ['account_memories_visibility', { ...ids('a'), content_key: 'ca', visibility: 'public' }],
      ['account_memories_private_owner', { ...ids('b'), content_key: 'cb', user_id: null }],
      ['account_memories_lifetime', { ...ids('c'), content_key: 'cc', lifetime: 'for ever' }],
      ['account_memories_tags', { ...ids('d'), content_key: 'cd', tags: '[' }],
      ['account_memories_kind', { ...ids(1), content_key: 'c1', kind: 'fact' }],
      ['account_memories_content_length', { ...ids(2), content_key: 'c2', content: '' }],
      ['account_memories_importance', { ...ids(3), content_key: 'c3', importance: 2 }],
      ['account_memories.id', { content_key: 'c4' }],
      ['account_memories.content_key', ids(4)],
      ['FOREIGN KEY', { ...ids(5), content_key: 'c5', account_id: 'none' }],
    ],
  },
  audit_log: {
    good: {
      id: 'aud',
      account_id: 'acc',
      actor: 'a',
      action: 'b',
      target_id: 'c',
      detail: '{}',
      created_at: 1,
    },
    bad: [
      ['audit_log_detail', { ...ids(1), detail: '{' }],
      ['audit_log.id', {}],
    ],
  },
  idempotency_records: OPERATION_ROWS.idempotency_records,
} satisfies Record<string, Table>;
