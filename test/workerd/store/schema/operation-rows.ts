/** Rows of how a workspace is run: erasures, jobs, caches, webhooks, personas. */
import { ids, type Table, WS } from './rows.ts';

export const OPERATION_ROWS = {
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
  webhook_aliases: {
    good: { workspace_id: WS, alias: 'whatsapp:US.1', canonical: 'whatsapp:1', created_at: 1 },
    bad: [['webhook_aliases.workspace_id, webhook_aliases.alias', {}]],
  },
  webhook_lanes: {
    good: { workspace_id: WS, lane: 'slack:C1', lease_until: 1 },
    bad: [['webhook_lanes.workspace_id, webhook_lanes.lane', {}]],
  },
  user_settings: {
    good: { workspace_id: WS, user_id: 'ana', time_zone: 'Europe/Berlin', created_at: 1, updated_at: 1 },
    bad: [['user_settings.workspace_id, user_settings.user_id', {}]],
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
} satisfies Record<string, Table>;
