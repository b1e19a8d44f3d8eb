/**
 * The rules that the databases keep by themselves. Code has bugs and runs twice at once; what the schema lets in is what
 * users end up with. Every CHECK and every unique index must refuse something here: one that refuses nothing fails.
 */
import { applyD1Migrations } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { testEnv } from '../support/service/workspace.ts';
import { rowsOf, tablesOf } from '../support/storage/databases.ts';

type Row = Record<string, string | number | null>;

interface Table {
  /** A row that is accepted. */
  readonly good: Row;
  /** Changes to it that are refused, each with the constraint that refuses it. */
  readonly bad: readonly (readonly [refusedBy: string, change: Row])[];
}

const WS = 'ws_schema';
/** A change that keeps the columns of one unique index, and moves all others out of the way. */
const ids = (n: number | string): Row => ({ id: `id_${n}` });

const WORKSPACE_TABLES: Record<string, Table> = {
  channels: {
    good: { id: 'ch', workspace_id: WS, name: 'general', is_default: 1, created_at: 1, updated_at: 1 },
    bad: [
      ['channels_is_default', { ...ids(1), name: 'x', is_default: 2 }],
      ['channels_name_length', { ...ids(2), name: '', is_default: 0 }],
      ['channels.id', { name: 'x', is_default: 0 }],
      ['channels.workspace_id, channels.name', { ...ids(3), is_default: 0 }],
      ['channels.workspace_id', { ...ids(4), name: 'second default' }],
    ],
  },
  conversations: {
    good: {
      id: 'conv',
      ref_code: 'ref',
      workspace_id: WS,
      channel_id: 'ch',
      session_key: 'v2:x',
      chat_id: 'c',
      status: 'active',
      last_seq: 5,
      revision: 6,
      summarised_seq: 2,
      metadata: '{}',
      started_at: 1,
      last_active_at: 1,
    },
    bad: [
      ['conversations_status', { ...ids(1), ref_code: 'r1', session_key: 'k1', status: 'gone', ended_at: 1 }],
      ['conversations_ended', { ...ids(2), ref_code: 'r2', session_key: 'k2', ended_at: 1 }],
      ['conversations_ended', { ...ids(3), ref_code: 'r3', session_key: 'k3', status: 'idle' }],
      ['conversations_seq', { ...ids(4), ref_code: 'r4', session_key: 'k4', summarised_seq: 6 }],
      ['conversations_seq', { ...ids(5), ref_code: 'r5', session_key: 'k5', revision: 4 }],
      ['conversations_metadata', { ...ids(6), ref_code: 'r6', session_key: 'k6', metadata: '{' }],
      ['conversations.id', { ref_code: 'r7', session_key: 'k7' }],
      ['conversations.ref_code', { ...ids(8), session_key: 'k8' }],
      ['conversations.workspace_id, conversations.session_key', { ...ids(9), ref_code: 'r9' }],
      ['FOREIGN KEY', { ...ids(10), ref_code: 'r10', session_key: 'k10', channel_id: 'none' }],
    ],
  },
  documents: {
    good: {
      row_id: 1,
      id: 'doc',
      workspace_id: WS,
      scope: 's',
      channel_id: 'ch',
      user_id: 'ana',
      visibility: 'private',
      source: 'a.pdf',
      source_key: 'k',
      fingerprint: 'f',
      version: 'v',
      pieces: 1,
      tokens: 1,
      metadata: '{}',
      redacted: '{}',
      created_at: 1,
      updated_at: 1,
      content: 'x',
    },
    bad: [
      ['documents_visibility', { row_id: 2, ...ids(1), source_key: 'k1', visibility: 'secret' }],
      ['documents_private_owner', { row_id: 3, ...ids(2), source_key: 'k2', user_id: null }],
      ['documents_content_length', { row_id: 4, ...ids(3), source_key: 'k3', content: '' }],
      ['documents_pieces', { row_id: 5, ...ids(4), source_key: 'k4', pieces: 0 }],
      ['documents_metadata', { row_id: 6, ...ids(5), source_key: 'k5', metadata: '{' }],
      ['documents_redacted', { row_id: 7, ...ids(6), source_key: 'k6', redacted: '{' }],
      ['documents.row_id', { ...ids(7), source_key: 'k7' }],
      ['documents.id', { row_id: 8, source_key: 'k8' }],
      ['documents.source_key', { row_id: 9, ...ids(9) }],
      ['FOREIGN KEY', { row_id: 10, ...ids(10), source_key: 'k10', channel_id: 'none' }],
    ],
  },
  chunks: {
    good: {
      row_id: 1,
      id: 'chk',
      workspace_id: WS,
      conversation_id: 'conv',
      scope: 's',
      kind: 'summary',
      start_seq: 1,
      end_seq: 2,
      content: 'x',
      tokens: 1,
      created_at: 1,
    },
    bad: [
      ['chunks_kind', { row_id: 2, ...ids(1), kind: 'other', start_seq: 2 }],
      ['chunks_summary_conversation', { row_id: 3, ...ids(2), conversation_id: null }],
      ['chunks_range', { row_id: 4, ...ids(3), start_seq: 3 }],
      ['chunks_content_length', { row_id: 5, ...ids(4), start_seq: 2, content: '' }],
      ['chunks.row_id', { ...ids(5), start_seq: 2 }],
      ['chunks.id', { row_id: 6, start_seq: 2 }],
      ['chunks.conversation_id, chunks.start_seq, chunks.end_seq', { row_id: 7, ...ids(6) }],
      ['FOREIGN KEY', { row_id: 8, ...ids(7), conversation_id: 'none' }],
      ['FOREIGN KEY', { row_id: 9, ...ids(8), start_seq: 2, document_id: 'none' }],
    ],
  },
  compactions: {
    good: {
      id: 'cmp',
      workspace_id: WS,
      conversation_id: 'conv',
      start_seq: 1,
      end_seq: 2,
      status: 'done',
      created_at: 1,
    },
    bad: [
      ['compactions_status', { ...ids(1), start_seq: 2, status: 'lost' }],
      ['compactions_range_order', { ...ids(2), start_seq: 3 }],
      ['compactions.id', { start_seq: 2 }],
      ['compactions.conversation_id, compactions.start_seq, compactions.end_seq', ids(3)],
      ['FOREIGN KEY', { ...ids(4), conversation_id: 'none' }],
    ],
  },
  events: {
    good: {
      row_id: 1,
      id: 'evt',
      workspace_id: WS,
      conversation_id: 'conv',
      scope: 's',
      seq: 1,
      role: 'user',
      content: 'x',
      tokens: 1,
      dedupe_key: 'd',
      status: 'active',
      metadata: '{}',
      occurred_at: 1,
      created_at: 1,
    },
    bad: [
      ['events_role', { row_id: 2, ...ids(1), seq: 2, dedupe_key: 'd1', role: 'robot' }],
      ['events_seq_positive', { row_id: 3, ...ids(2), seq: 0, dedupe_key: 'd2' }],
      ['events_status', { row_id: 4, ...ids(3), seq: 3, dedupe_key: 'd3', status: 'gone' }],
      ['events_metadata', { row_id: 5, ...ids(4), seq: 4, dedupe_key: 'd4', metadata: 'x' }],
      ['events.row_id', { ...ids(5), seq: 5, dedupe_key: 'd5' }],
      ['events.id', { row_id: 6, seq: 6, dedupe_key: 'd6' }],
      ['events.conversation_id, events.seq', { row_id: 7, ...ids(7), dedupe_key: 'd7' }],
      ['events.conversation_id, events.dedupe_key', { row_id: 8, ...ids(8), seq: 8 }],
      ['FOREIGN KEY', { row_id: 9, ...ids(9), conversation_id: 'none' }],
    ],
  },
  scratchpads: {
    good: { conversation_id: 'conv', key: 'k', workspace_id: WS, value: '1', created_at: 1, updated_at: 1 },
    bad: [
      ['scratchpads_value', { key: 'k1', value: 'x' }],
      ['scratchpads.conversation_id, scratchpads.key', {}],
      ['FOREIGN KEY', { conversation_id: 'none' }],
    ],
  },
  conversation_members: {
    good: { conversation_id: 'conv', user_id: 'ana', workspace_id: WS, joined_at: 1 },
    bad: [
      ['conversation_members.conversation_id, conversation_members.user_id', {}],
      ['FOREIGN KEY', { conversation_id: 'none' }],
    ],
  },
  session_aliases: {
    good: { workspace_id: WS, legacy_key: 'old', conversation_id: 'conv', created_at: 1 },
    bad: [
      ['session_aliases.workspace_id, session_aliases.legacy_key', {}],
      ['FOREIGN KEY', { legacy_key: 'older', conversation_id: 'none' }],
    ],
  },
  snapshots: {
    good: { id: 'snp', workspace_id: WS, conversation_id: 'conv', seq: 1, content: '{}', created_at: 1 },
    bad: [
      ['snapshots_content', { ...ids(1), seq: 2, content: 'x' }],
      ['snapshots.id', { seq: 2 }],
      ['snapshots.conversation_id, snapshots.seq', ids(2)],
      ['FOREIGN KEY', { ...ids(3), conversation_id: 'none' }],
    ],
  },
  memories: {
    good: {
      row_id: 1,
      id: 'mem',
      workspace_id: WS,
      scope: 's',
      tier: 'workspace',
      user_id: 'ana',
      visibility: 'private',
      kind: 'fact',
      category: 'hobby',
      topic_key: 't',
      content: 'x',
      content_key: 'c',
      topic_slot: 'slot',
      importance: 0.5,
      lifetime: 'long_term',
      source: 'api',
      tags: '[]',
      status: 'active',
      access_count: 0,
      accessed_at: 1,
      created_at: 1,
      updated_at: 1,
    },
    bad: (
      [
        ['memories_tier', { tier: 'account' }],
        ['memories_tier_channel', { tier: 'channel' }],
        ['memories_tier_channel', { channel_id: 'ch' }],
        ['memories_tier_conversation', { tier: 'conversation' }],
        ['memories_tier_conversation', { conversation_id: 'conv' }],
        ['memories_topic', { topic_key: null }],
        ['memories_topic', { topic_slot: null }],
        ['memories_visibility', { visibility: 'public' }],
        ['memories_private_owner', { user_id: null }],
        ['memories_kind', { kind: 'rumour' }],
        ['memories_category', { category: 'x' }],
        ['memories_content_length', { content: '  ' }],
        ['memories_importance', { importance: 1.01 }],
        ['memories_importance', { importance: -0.01 }],
        ['memories_lifetime', { lifetime: 'for ever' }],
        ['memories_tags', { tags: '[' }],
        ['memories_status', { status: 'lost' }],
        ['memories_access_count', { access_count: -1 }],
        ['memories_validity', { valid_from: 2, valid_to: 1 }],
        ['FOREIGN KEY', { tier: 'channel', channel_id: 'none' }],
        ['FOREIGN KEY', { tier: 'conversation', conversation_id: 'none' }],
      ] as const
    )
      .map(([refusedBy, change], i): readonly [string, Row] => [
        refusedBy,
        { row_id: i + 10, ...ids(i), content_key: `c${i}`, topic_slot: `slot${i}`, ...change },
      ])
      .concat([
        ['memories.row_id', { ...ids('a'), content_key: 'ca', topic_slot: 'sa' }],
        ['memories.id', { row_id: 2, content_key: 'cb', topic_slot: 'sb' }],
        ['memories.content_key', { row_id: 3, ...ids('c'), topic_slot: 'sc' }],
        ['memories.topic_slot', { row_id: 4, ...ids('d'), content_key: 'cd' }],
      ]),
  },
  memory_embeddings: {
    good: {
      owner_id: 'mem',
      model: 'm',
      owner: 'memory',
      workspace_id: WS,
      scope: 's',
      dimensions: 1,
      embedding: 'abcd',
      created_at: 1,
    },
    bad: [
      ['memory_embeddings_owner', { owner_id: 'x', owner: 'user' }],
      ['memory_embeddings_length', { owner_id: 'x', dimensions: 2 }],
      ['memory_embeddings.owner_id, memory_embeddings.model', {}],
    ],
  },
  embedding_models: {
    good: { workspace_id: WS, model: 'm', dimensions: 1, created_at: 1 },
    bad: [
      ['embedding_models_dimensions', { model: 'x', dimensions: 0 }],
      ['embedding_models.workspace_id, embedding_models.model', {}],
    ],
  },
  memory_injections: {
    good: { memory_id: 'mem', conversation_id: 'conv', workspace_id: WS, created_at: 1 },
    bad: [
      ['memory_injections.memory_id, memory_injections.conversation_id', {}],
      ['FOREIGN KEY', { memory_id: 'other', conversation_id: 'none' }],
    ],
  },
  memory_observations: {
    good: {
      id: 'obs',
      workspace_id: WS,
      memory_id: 'mem',
      event_id: 'evt',
      action: 'created',
      source: 'api',
      content: 'x',
      observed_at: 1,
      created_at: 1,
    },
    bad: [
      ['memory_observations_action', { ...ids(1), event_id: null, action: 'guessed' }],
      ['memory_observations.id', { event_id: null }],
      ['memory_observations.memory_id, memory_observations.event_id, memory_observations.action', ids(2)],
      ['FOREIGN KEY', { ...ids(3), memory_id: 'none' }],
    ],
  },
  retrieval_cache: {
    good: { cache_key: 'k', workspace_id: WS, result: '{}', created_at: 1, expires_at: 2 },
    bad: [
      ['retrieval_cache_result', { cache_key: 'x', result: '{' }],
      ['retrieval_cache.cache_key', {}],
    ],
  },
  scope_versions: {
    // The rows above have raised the version of their own.
    good: { scope: 'other', workspace_id: WS, version: 1 },
    bad: [['scope_versions.scope', {}]],
  },
  audit_log: {
    good: {
      id: 'aud',
      workspace_id: WS,
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
  erasures: {
    good: { id: 'era', workspace_id: WS, kind: 'user', target_id: 'ana', counts: '{}', created_at: 1 },
    bad: [
      ['erasures_kind', { ...ids(1), target_id: 'x', kind: 'everything' }],
      ['erasures_counts', { ...ids(2), target_id: 'x', counts: '{' }],
      ['erasures_target', { ...ids(3), target_id: null }],
      ['erasures_target', { ...ids(4), target_id: 'x', finished_at: 2 }],
      ['erasures.id', { target_id: 'x' }],
      ['erasures.workspace_id, erasures.kind, erasures.target_id', ids(5)],
    ],
  },
  idempotency_mentions: {
    good: { workspace_id: WS, key_hash: 'k', resource_id: 'r', expires_at: 3 },
    bad: [['idempotency_mentions.resource_id, idempotency_mentions.key_hash', {}]],
  },
  tombstones: {
    good: { workspace_id: WS, digest: 'd', words: '', until: 1, expires_at: 2 },
    bad: [['tombstones.workspace_id, tombstones.digest, tombstones.words', {}]],
  },
  idempotency_records: {
    good: { key_hash: 'k', request_hash: 'r', created_at: 1, lease_until: 2, expires_at: 3 },
    bad: [['idempotency_records.key_hash', {}]],
  },
  maintenance_runs: {
    good: { id: 'run', workspace_id: WS, task: 'decay', due_at: 1, status: 'due', stats: '{}' },
    bad: [
      ['maintenance_runs_status', { ...ids(1), due_at: 2, status: 'lost' }],
      ['maintenance_runs_stats', { ...ids(2), due_at: 3, stats: '{' }],
      ['maintenance_runs.id', { due_at: 4, task: 'x' }],
      [
        'maintenance_runs.workspace_id, maintenance_runs.task, maintenance_runs.due_at',
        { ...ids(3), status: 'done' },
      ],
      ['maintenance_runs.workspace_id, maintenance_runs.task', { ...ids(4), due_at: 5 }],
    ],
  },
  outbox_jobs: {
    good: {
      id: 1,
      workspace_id: WS,
      kind: 'compact',
      target_id: 'x',
      payload: '{}',
      status: 'pending',
      attempts: 0,
      run_after: 1,
      created_at: 1,
    },
    bad: [
      ['outbox_jobs_kind', { id: 2, kind: 'mail' }],
      ['outbox_jobs_status', { id: 3, status: 'lost' }],
      ['outbox_jobs_attempts', { id: 4, attempts: -1 }],
      ['outbox_jobs_payload', { id: 5, payload: '{' }],
      ['outbox_jobs.id', {}],
    ],
  },
  turn_counts: {
    good: { workspace_id: WS, day: '2026-11-28', turns: 1, expires_at: 1 },
    bad: [
      ['turn_counts_day', { day: '28.11.2026' }],
      ['turn_counts_turns', { day: '2026-11-29', turns: 0 }],
      ['turn_counts.workspace_id, turn_counts.day', {}],
    ],
  },
  traces: {
    good: { id: 'trc', workspace_id: WS, body: '{}', created_at: 1, expires_at: 2 },
    bad: [
      ['traces_body', { ...ids(1), body: '{' }],
      ['traces.id', {}],
    ],
  },
  webhook_adapters: {
    good: { workspace_id: WS, adapter: 'slack', sealed: 's', created_at: 1, updated_at: 1 },
    bad: [
      ['webhook_adapters.workspace_id, webhook_adapters.adapter', {}],
      ['webhook_adapters.sealed', { adapter: 'generic', sealed: null }],
    ],
  },
  webhook_deliveries: {
    good: {
      id: 'whk',
      workspace_id: WS,
      adapter: 'slack',
      direction: 'in',
      event_key: 'e',
      lane: 'slack:C1',
      status: 'waiting',
      happened_at: 1,
      sequence: 0,
      next_try_at: 1,
      payload: 'sealed',
      created_at: 1,
      updated_at: 1,
    },
    bad: [
      ['webhook_deliveries_direction', { ...ids(1), event_key: 'e1', direction: 'up' }],
      ['webhook_deliveries_status', { ...ids(2), event_key: 'e2', status: 'lost', expires_at: 2 }],
      ['webhook_deliveries_done', { ...ids(3), event_key: 'e3', status: 'done', expires_at: 2 }],
      ['webhook_deliveries_expiry', { ...ids(4), event_key: 'e4', status: 'parked' }],
      ['webhook_deliveries.id', { event_key: 'e5' }],
      [
        'webhook_deliveries.workspace_id, webhook_deliveries.adapter, webhook_deliveries.direction, webhook_deliveries.event_key',
        ids(5),
      ],
    ],
  },
  webhook_lanes: {
    good: { workspace_id: WS, lane: 'slack:C1', lease_until: 1 },
    bad: [['webhook_lanes.workspace_id, webhook_lanes.lane', {}]],
  },
  persona_profiles: {
    good: {
      id: 'per',
      workspace_id: WS,
      name: 'n',
      profile: '{}',
      revision: 1,
      created_at: 1,
      updated_at: 1,
    },
    bad: [
      ['persona_profiles_profile', { ...ids(1), profile: '{' }],
      ['persona_profiles_revision', { ...ids(2), revision: 0 }],
      ['persona_profiles.id', {}],
    ],
  },
  persona_candidates: {
    good: {
      id: 'can',
      workspace_id: WS,
      persona_id: 'per',
      turn_id: 't',
      field: 'f',
      value: 'v',
      decision: 'accepted',
      reason: 'r',
      confidence: 0.5,
      created_at: 1,
    },
    bad: [
      ['persona_candidates_decision', { ...ids(1), turn_id: 't1', decision: 'maybe' }],
      ['persona_candidates_confidence', { ...ids(2), turn_id: 't2', confidence: 1.5 }],
      ['persona_candidates.id', { turn_id: 't3' }],
      [
        'persona_candidates.persona_id, persona_candidates.conversation_id, persona_candidates.turn_id, persona_candidates.field',
        ids(3),
      ],
      ['FOREIGN KEY', { ...ids(4), persona_id: 'none' }],
    ],
  },
  persona_evidence: {
    good: { id: 'evi', workspace_id: WS, persona_id: 'per', candidate_id: 'can', signal: 's', created_at: 1 },
    bad: [
      ['persona_evidence.id', {}],
      ['FOREIGN KEY', { ...ids(1), candidate_id: 'none' }],
      ['FOREIGN KEY', { ...ids(2), persona_id: 'none' }],
    ],
  },
  persona_revisions: {
    good: { persona_id: 'per', revision: 1, workspace_id: WS, profile: '{}', reason: 'r', created_at: 1 },
    bad: [
      ['persona_revisions_profile', { revision: 2, profile: '{' }],
      ['persona_revisions.persona_id, persona_revisions.revision', {}],
      ['FOREIGN KEY', { persona_id: 'none' }],
    ],
  },
};

const ACCOUNT_TABLES: Record<string, Table> = {
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
  idempotency_records: WORKSPACE_TABLES.idempotency_records as Table,
};

const DATABASES = [
  ['ACCOUNT_DB', testEnv.ACCOUNT_DB, ACCOUNT_TABLES],
  ['WORKSPACE_DB', testEnv.WORKSPACE_DB, WORKSPACE_TABLES],
  ['WORKSPACE_DB_2', testEnv.WORKSPACE_DB_2, WORKSPACE_TABLES],
] as const;

/** Tables that drizzle declares; full-text tables have rules of their own. */
const ordinary = async (db: D1Database): Promise<string[]> =>
  (await tablesOf(db)).filter((name) => !/_fts(_|$)|_vocab$/.test(name));

/** Inserts a row and returns what the database said against it, or null. */
async function insert(db: D1Database, table: string, row: Row): Promise<string | null> {
  const columns = Object.keys(row);
  try {
    await db
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .bind(...Object.values(row))
      .run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

describe.each(DATABASES)('%s', (_, db, tables) => {
  beforeAll(async () => {
    for (const [table, { good }] of Object.entries(tables))
      expect(await insert(db, table, good), table).toBeNull();
  });

  it('has no table that this test does not know', async () => {
    expect(await ordinary(db)).toEqual(Object.keys(tables).sort());
  });

  it.each(Object.keys(tables))('refuses rows that would be wrong for ever: %s', async (table) => {
    const { good, bad } = tables[table as keyof typeof tables] as Table;
    const before = await rowsOf(`SELECT count(*) AS n FROM ${table}`, [], db);
    for (const [refusedBy, change] of bad) {
      const said = await insert(db, table, { ...good, ...change });
      expect(said, `${JSON.stringify(change)}`).toMatch(
        new RegExp(`constraint failed.*${refusedBy}(:|$)|${refusedBy} constraint failed`),
      );
    }
    expect(await rowsOf(`SELECT count(*) AS n FROM ${table}`, [], db)).toEqual(before);
  });

  it('has no CHECK and no unique index that refused nothing above', async () => {
    const [checks, uniques, proven] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const table of await ordinary(db)) {
      const [definition] = await rowsOf<{ sql: string }>(
        'SELECT sql FROM sqlite_master WHERE name = ?',
        [table],
        db,
      );
      for (const [, name] of definition?.sql.matchAll(/CONSTRAINT "(\w+)" CHECK/g) ?? [])
        checks.add(`${table}: ${name}`);
      const indexes = await rowsOf<{ name: string; partial: number }>(
        'SELECT name, partial FROM pragma_index_list(?) WHERE "unique" = 1',
        [table],
        db,
      );
      for (const { name } of indexes) {
        const columns = await rowsOf<{ name: string }>(
          'SELECT name FROM pragma_index_info(?) ORDER BY seqno',
          [name],
          db,
        );
        uniques.add(`${table}: ${columns.map((column) => `${table}.${column.name}`).join(', ')}`);
      }
      for (const [refusedBy] of tables[table as keyof typeof tables]?.bad ?? [])
        proven.add(`${table}: ${refusedBy}`);
    }
    expect(checks.size).toBeGreaterThan(3);
    expect([...checks].filter((name) => !proven.has(name))).toEqual([]);
    expect(
      [...uniques].filter((name) => !proven.has(name)).filter((name) => !name.includes('chunks.document_id')),
    ).toEqual([]);
  });

  it('is migrated a second time without effect', async () => {
    const schema = () => rowsOf('SELECT type, name, sql FROM sqlite_master ORDER BY name', [], db);
    const before = await schema();
    const migrations = db === testEnv.ACCOUNT_DB ? testEnv.ACCOUNT_MIGRATIONS : testEnv.WORKSPACE_MIGRATIONS;
    await applyD1Migrations(db, migrations);
    expect(await schema()).toEqual(before);
    const applied = await rowsOf<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id', [], db);
    expect(applied.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  });
});

describe('a workspace database', () => {
  const db = testEnv.WORKSPACE_DB;

  it('keeps apart what partial indexes allow: one document piece a place, one active memory a topic, one default', async () => {
    const piece: Row = {
      ...(WORKSPACE_TABLES.chunks as Table).good,
      kind: 'document',
      document_id: 'doc',
      row_id: 100,
      id: 'piece',
    };
    expect(await insert(db, 'chunks', piece)).toBeNull();
    expect(await insert(db, 'chunks', { ...piece, row_id: 101, id: 'piece 2' })).toContain(
      'chunks.workspace_id, chunks.document_id, chunks.start_seq',
    );
    const old: Row = {
      ...(WORKSPACE_TABLES.memories as Table).good,
      row_id: 102,
      id: 'old',
      status: 'superseded',
    };
    expect(await insert(db, 'memories', old), 'history may repeat itself').toBeNull();
    const channel: Row = {
      ...(WORKSPACE_TABLES.channels as Table).good,
      id: 'further',
      name: 'further',
      is_default: 0,
    };
    expect(await insert(db, 'channels', channel)).toBeNull();
  });

  it('says of every row whose it is: a table without workspace_id could not be erased', async () => {
    for (const table of await ordinary(db)) {
      if (table === 'idempotency_records') continue; // hashes and cipher text only, gone after a day
      const [column] = await rowsOf<{ notnull: number }>(
        `SELECT "notnull" FROM pragma_table_info(?) WHERE name = 'workspace_id'`,
        [table],
        db,
      );
      expect(column?.notnull, table).toBe(1);
    }
  });

  it.each([
    ['memory_observations', 'content'],
    ['audit_log', 'actor'],
    ['audit_log', 'created_at'],
  ])('lets nobody rewrite what was noted: no row of %s gets another %s', async (table, column) => {
    for (const shard of [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2]) {
      const before = await rowsOf(`SELECT * FROM ${table}`, [], shard);
      expect(before.length).toBeGreaterThan(0);
      const said = await shard
        .prepare(`UPDATE ${table} SET ${column} = ${column}`)
        .run()
        .then(
          () => null,
          (error: Error) => error.message,
        );
      expect(said).toMatch(/(is|are) immutable/);
      expect(await rowsOf(`SELECT * FROM ${table}`, [], shard)).toEqual(before);
    }
  });

  it.each(['memory_observations', 'audit_log'])(
    'lets what was noted leave, by erasure and retention: rows of %s may be deleted',
    async (table) => {
      const { good } = WORKSPACE_TABLES[table] as Table;
      const further = { ...good, ...ids('deletable'), ...('event_id' in good ? { event_id: null } : {}) };
      expect(await insert(db, table, further)).toBeNull();
      const gone = await rowsOf(`DELETE FROM ${table} WHERE id = 'id_deletable' RETURNING id`);
      expect(gone).toEqual([{ id: 'id_deletable' }]);
    },
  );

  it('begins an erasure of the same target again once the first is finished, but never two at a time', async () => {
    const { good } = WORKSPACE_TABLES.erasures as Table;
    const target = { ...good, target_id: 'twice' };
    const finished = { finished_at: 2, target_id: null };
    for (const n of [1, 2])
      expect(await insert(db, 'erasures', { ...target, ...ids(`done ${n}`), ...finished })).toBeNull();
    expect(await insert(db, 'erasures', { ...target, ...ids('open') })).toBeNull();
    expect(await insert(db, 'erasures', { ...target, ...ids('open too') })).toContain('erasures.target_id');
    expect(await insert(db, 'erasures', { ...target, ...ids('other kind'), kind: 'channel' })).toBeNull();
  });

  it('shares no table with the accounts but those that each needs for itself', async () => {
    const shared = (await ordinary(db)).filter((name) => Object.hasOwn(ACCOUNT_TABLES, name));
    expect(shared).toEqual(['audit_log', 'idempotency_records']);
  });

  it.each(['events', 'chunks', 'memories'])(
    'forgets erased words of %s at once, in both shards',
    async (name) => {
      for (const shard of [testEnv.WORKSPACE_DB, testEnv.WORKSPACE_DB_2]) {
        const [option] = await rowsOf(
          `SELECT v FROM ${name}_fts_config WHERE k = 'secure-delete'`,
          [],
          shard,
        );
        expect(option).toEqual({ v: 1 });
        await shard
          .prepare(`INSERT INTO ${name}_fts (rowid, terms) VALUES (900, 'scope·erasable scope·kept')`)
          .run();
        await shard.prepare(`INSERT INTO ${name}_fts (rowid, terms) VALUES (901, 'scope·kept')`).run();
        await shard.prepare(`DELETE FROM ${name}_fts WHERE rowid = 900`).run();
        const blocks = await rowsOf<{ block: number[] }>(`SELECT block FROM ${name}_fts_data`, [], shard);
        const text = blocks.map(({ block }) => new TextDecoder().decode(Uint8Array.from(block))).join('\n');
        expect(text).toContain('kept');
        expect(text).not.toContain('erasable');
        const terms = await rowsOf<{ term: string }>(`SELECT term FROM ${name}_vocab`, [], shard);
        expect(terms.map((row) => row.term)).toEqual(['scope·kept']);
      }
    },
  );

  it('refuses to lose what still belongs to something: no row goes because another one does', async () => {
    for (const table of await ordinary(db)) {
      const keys = await rowsOf<{ on_delete: string }>(
        'SELECT on_delete FROM pragma_foreign_key_list(?)',
        [table],
        db,
      );
      expect(
        keys.filter((key) => key.on_delete !== 'NO ACTION'),
        table,
      ).toEqual([]);
    }
    expect(await rowsOf('PRAGMA foreign_keys', [], db)).toEqual([{ foreign_keys: 1 }]);
  });
});
