/** The calls of the service and what they take and answer. Written by `npm run client` from the OpenAPI document; not by hand. */

export type Readiness = { readonly ready: boolean; readonly parts: Readonly<Record<string, 'ok' | 'failing' | 'restoring'>>; readonly reason?: string | undefined; };

export type Settings = { readonly instructions?: string | undefined; readonly max_injected_blocks_in_history?: number | undefined; readonly memory_budget_tokens?: number | undefined; readonly live_memory_budget_tokens?: number | null | undefined; readonly recap_conversations?: number | undefined; readonly prompt_budget_tokens?: number | undefined; readonly time_zone?: string | undefined; readonly alternate_roles?: boolean | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly rerank_top_n?: number | undefined; readonly final_top_k?: number | null | undefined; readonly rerank_turns?: boolean | undefined; readonly embed_turns?: boolean | undefined; readonly embed_events?: boolean | undefined; readonly review?: 'off' | 'low_confidence' | 'all' | undefined; readonly similarity_threshold?: number | undefined; readonly decay?: 'standard' | 'gentle' | { readonly channel: number; readonly workspace: number; readonly account: number; } | undefined; readonly scope_memories_max?: number | undefined; readonly maintenance_removal_share?: number | undefined; readonly context_window_depth?: number | undefined; readonly max_total?: number | undefined; readonly contextual_min_score?: number | undefined; readonly ambient_enabled?: boolean | undefined; readonly compaction_trigger_messages?: number | undefined; readonly compaction_batch_messages?: number | undefined; readonly compaction_tail_tokens?: number | undefined; readonly keep_verbatim_messages?: number | undefined; readonly summary_max_tokens?: number | undefined; readonly idle_after_minutes?: number | undefined; readonly document_chunk_tokens?: number | undefined; readonly document_chunk_overlap_tokens?: number | undefined; readonly persona_sync_apply?: boolean | undefined; readonly persona_file_mode?: 'export_only' | 'import_export' | 'disabled' | undefined; readonly burst_seconds?: number | undefined; readonly event_retention_days?: number | null | undefined; readonly deleted_memory_retention_days?: number | undefined; readonly audit_retention_days?: number | null | undefined; readonly judged_texts_daily_max?: number | undefined; readonly daily_turns_max?: number | null | undefined; readonly monthly_turns_max?: number | null | undefined; readonly recovery_message?: string | null | undefined; };

export type Workspace = { readonly id: string; readonly account_id: string; readonly name: string; readonly placement: string; readonly settings: Settings; readonly created_at: string; readonly updated_at: string; };

export type Problem = { readonly type: string; readonly title: string; readonly status: number; readonly detail: string; readonly request_id: string; readonly errors?: readonly ({ readonly field: string; readonly message: string; })[] | undefined; readonly reason?: string | undefined; };

export type ErasureReceipt = { readonly id: string | null; readonly kind: 'conversation' | 'channel' | 'user' | 'workspace'; readonly target: string | null; readonly erased: Readonly<Record<string, number>>; readonly kept_memories?: number | undefined; readonly complete: boolean; };

export type Placement = { readonly placement: string; readonly move: { readonly from: string; readonly to: string; readonly step: 'copying' | 'emptying' | 'cancelled'; readonly rows: number; readonly error: string | null; readonly started_at: string; } | null; };

export type Key = { readonly id: string; readonly name: string; readonly role: 'read' | 'member' | 'admin'; readonly created_at: string; readonly expires_at: string | null; };

export type Token = { readonly token: string; readonly expires_at: string; };

export type Channel = { readonly id: string; readonly name: string; readonly description: string | null; readonly is_default: boolean; readonly created_at: string; };

export type Conversation = { readonly id: string; readonly ref_code: string; readonly session_key: string; readonly channel_id: string; readonly chat_id: string; readonly user_id: string | null; readonly shared: boolean; readonly subject_id: string | null; readonly persona_id: string | null; readonly status: 'active' | 'idle' | 'archived'; readonly events: number; readonly memory: 'full' | 'read' | 'off'; readonly title: string | null; readonly title_source: 'given' | 'made' | null; readonly metadata: Readonly<Record<string, unknown>>; readonly started_at: string; readonly ended_at: string | null; readonly last_active_at: string; };

export type Member = { readonly user_id: string; readonly name: string | null; readonly joined_at: string; };

export type TurnAnswer = { readonly turn_id: string; readonly conversation_id: string; readonly status: 'ready' | 'continuity_lost' | 'confirmation_needed'; readonly off_record: boolean; readonly prompt: { readonly system: { readonly stable: string; readonly dynamic: string; readonly prefix_hash: string; }; readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'system'; readonly content: string; readonly name?: string | undefined; })[]; } | null; readonly recovery?: { readonly reason: 'history_lost' | 'nothing_to_continue'; readonly message: string; } | undefined; readonly continues?: { readonly conversation_id: string; readonly title: string | null; } | undefined; readonly confirmation?: { readonly action: 'forget_everything'; readonly status: 'asked' | 'done'; readonly message?: string | undefined; readonly erased?: Readonly<Record<string, number>> | undefined; } | undefined; readonly injection: { readonly memory_ids: readonly (string)[]; readonly event_ids: readonly (string)[]; readonly chunk_ids: readonly (string)[]; readonly tokens: number; readonly live_blocks: number; }; readonly signals: readonly ({ readonly memory_id: string; readonly action: 'created' | 'confirmed' | 'recorded' | 'changed' | 'merged' | 'ended' | 'forgotten'; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; })[]; readonly persona: readonly (PersonaDecision)[]; readonly budget: { readonly limit: number; readonly used: number; readonly parts: Readonly<Record<string, number>>; }; readonly degraded: readonly (string)[]; readonly trace_id: string | null; readonly dry_run?: { readonly changes: readonly ({ readonly before?: Memory | undefined; readonly after: Memory; })[]; readonly trace?: TraceBody | undefined; } | undefined; readonly debug?: { readonly steps: readonly ({ readonly name: string; readonly ms: number; readonly rows_read: number; readonly rows_written: number; })[]; } | undefined; };

export type PersonaDecision = { readonly field: 'name' | 'role' | 'tone' | 'language' | 'address' | 'instructions' | 'boundaries'; readonly value: string; readonly decision: 'accepted' | 'rejected' | 'deferred'; readonly reason: 'explicit_directive' | 'repeated_evidence' | 'this_turn_only' | 'against_safety' | 'prompt_injection' | 'other_users_persona' | 'sensitive' | 'too_long' | 'not_allowed' | 'weak_evidence' | 'conflicting' | 'turn_aborted' | 'forgotten'; };

export type Memory = { readonly id: string; readonly content: string; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; readonly tier: 'conversation' | 'channel' | 'workspace' | 'account'; readonly user_id: string | null; readonly visibility: 'private' | 'shared'; readonly subject_id: string | null; readonly category: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | null; readonly topic_key: string | null; readonly importance: number; readonly tags: readonly (string)[]; readonly source: string; readonly lifetime: 'long_term' | 'short_term' | 'conversation'; readonly status: 'active' | 'superseded' | 'quarantined' | 'deleted'; readonly superseded_by: string | null; readonly channel_id: string | null; readonly conversation_id: string | null; readonly source_conversation_id: string | null; readonly valid_from: string | null; readonly valid_to: string | null; readonly expires_at: string | null; readonly access_count: number; readonly accessed_at: string; readonly created_at: string; readonly updated_at: string; };

export type TraceBody = { readonly cached?: boolean | undefined; readonly query: TraceQuery; readonly candidates: readonly (TraceCandidate)[]; readonly dropped: readonly (TraceDropped)[]; readonly unlisted: Readonly<Record<string, number>>; readonly degraded: readonly (string)[]; readonly reranker: string | null; readonly budget?: { readonly limit: number; readonly used: number; readonly parts: Readonly<Record<string, number>>; } | undefined; readonly signals?: readonly ({ readonly memory_id: string; readonly action: string; readonly kind: string; })[] | undefined; readonly filtered?: Readonly<Record<string, number>> | undefined; readonly continuity?: string | null | undefined; readonly steps: readonly ({ readonly name: string; readonly ms: number; readonly rows_read: number; readonly rows_written: number; })[]; };

export type TraceQuery = { readonly terms: number; readonly lent_terms: number; readonly related_terms: number; readonly intent: 'continuation' | 'preference' | 'temporal' | 'identity' | 'procedural' | 'factual'; readonly asker: string; readonly times: number; readonly asks: boolean; };

export type TraceCandidate = { readonly rank: number; readonly id: string; readonly type: 'memory' | 'event' | 'chunk' | 'document'; readonly score: number; readonly parts: Readonly<Record<string, number>>; readonly evidence: Readonly<Record<string, number>>; readonly origin: 'words' | 'time' | 'reply' | 'nearby' | 'elsewhere'; readonly decision: string; readonly tokens?: number | undefined; };

export type TraceDropped = { readonly rank: number; readonly id: string; readonly type: 'memory' | 'event' | 'chunk' | 'document'; readonly score: number; readonly parts: Readonly<Record<string, number>>; readonly evidence: Readonly<Record<string, number>>; readonly origin: 'words' | 'time' | 'reply' | 'nearby' | 'elsewhere'; readonly reason: string; readonly of?: string | undefined; };

export type History = { readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'tool' | 'system'; readonly content: string; readonly kind: 'message' | 'injection'; readonly tokens: number; readonly name?: string | undefined; readonly event_id?: string | undefined; readonly memory_ids?: readonly (string)[] | undefined; readonly event_ids?: readonly (string)[] | undefined; readonly chunk_ids?: readonly (string)[] | undefined; })[]; readonly tokens: number; readonly live_blocks: number; };

export type ChatCompletion = { readonly id: string; readonly object: 'chat.completion'; readonly created: number; readonly model: string; readonly choices: readonly ({ readonly index: number; readonly message: Readonly<Record<string, unknown>>; readonly finish_reason: string; } & Readonly<Record<string, unknown>>)[]; readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number; readonly total_tokens: number; } & Readonly<Record<string, unknown>>; } & Readonly<Record<string, unknown>>;

export type OpenAiError = { readonly error: { readonly message: string; readonly type: string; readonly param: string | null; readonly code: string; }; };

export type ModelList = { readonly object: 'list'; readonly data: readonly (Model)[]; };

export type Model = { readonly id: string; readonly object: 'model'; readonly created: number; readonly owned_by: string; };

export type Response = { readonly id: string; readonly object: 'response'; readonly created_at: number; readonly model: string; readonly status: 'completed' | 'incomplete'; readonly output: readonly ({ readonly id: string; readonly type: string; } & Readonly<Record<string, unknown>>)[]; readonly usage: { readonly input_tokens: number; readonly output_tokens: number; readonly total_tokens: number; } & Readonly<Record<string, unknown>>; } & Readonly<Record<string, unknown>>;

export type ResponseInputItems = { readonly object: 'list'; readonly data: readonly ({ readonly id: string; readonly type: string; } & Readonly<Record<string, unknown>>)[]; readonly first_id: string | null; readonly last_id: string | null; readonly has_more: boolean; };

export type Message = { readonly id: string; readonly type: 'message'; readonly role: 'assistant'; readonly model: string; readonly content: readonly ({ readonly type: string; } & Readonly<Record<string, unknown>>)[]; readonly stop_reason: string; readonly usage: { readonly input_tokens: number; readonly output_tokens: number; } & Readonly<Record<string, unknown>>; } & Readonly<Record<string, unknown>>;

export type AnthropicError = { readonly type: 'error'; readonly error: { readonly type: string; readonly message: string; }; readonly request_id: string | null; };

export type TokenCount = { readonly input_tokens: number; };

export type CompactionReport = { readonly status: 'compacted' | 'nothing_to_compact' | 'will_retry' | 'parked'; readonly compaction: Compaction; };

export type Compaction = { readonly id: string; readonly start_seq: number; readonly end_seq: number; readonly status: 'pending' | 'done' | 'failed'; readonly attempts: number; readonly model: string | null; readonly error: string | null; readonly created_at: string; readonly finished_at: string | null; } | null;

export type ConversationSummary = { readonly summary: string | null; readonly summarised_seq: number; };

export type ConversationSnapshot = { readonly snapshot: { readonly seq: number; readonly goals: readonly (string)[]; readonly decisions: readonly (string)[]; readonly open_questions: readonly (string)[]; readonly entities: readonly (string)[]; readonly next_steps: readonly (string)[]; readonly created_at: string; } | null; };

export type Event = { readonly id: string; readonly seq: number; readonly turn_id: string | null; readonly role: 'user' | 'assistant' | 'tool' | 'system'; readonly user_id: string | null; readonly name: string | null; readonly content: string; readonly tokens: number; readonly session: string | null; readonly external_id: string | null; readonly status: 'active' | 'aborted'; readonly off_record: boolean; readonly metadata: Readonly<Record<string, unknown>>; readonly occurred_at: string; readonly created_at: string; };

export type ListedMemory = (Memory) & ({ readonly withheld?: true | undefined; readonly fading: readonly (number)[]; });

export type MemoryCounts = { readonly total: number; readonly is_complete: boolean; readonly by: { readonly kind: Readonly<Record<string, number>>; readonly category: Readonly<Record<string, number>>; readonly tier: Readonly<Record<string, number>>; readonly visibility: Readonly<Record<string, number>>; readonly lifetime: Readonly<Record<string, number>>; readonly source: Readonly<Record<string, number>>; readonly status: Readonly<Record<string, number>>; readonly tag: Readonly<Record<string, number>>; }; };

export type MemoryContext = { readonly id: string; readonly timeline: readonly ({ readonly id: string; readonly content: string; readonly status: 'active' | 'superseded' | 'quarantined' | 'deleted'; readonly valid_from: string | null; readonly valid_to: string | null; })[]; readonly evidence: readonly ({ readonly event_id: string; readonly messages: readonly ({ readonly id: string; readonly conversation_id: string; readonly seq: number; readonly role: 'user' | 'assistant' | 'tool' | 'system'; readonly user_id: string | null; readonly name: string | null; readonly content: string; readonly occurred_at: string; })[]; })[]; readonly fading: readonly ({ readonly at: string; readonly relevance: number; })[]; readonly shown_in: readonly ({ readonly conversation_id: string; readonly created_at: string; })[]; };

export type MemoryBatch = { readonly created: readonly ({ readonly id: string; readonly action: 'created' | 'confirmed' | 'recorded' | 'changed' | 'merged' | 'ended' | 'forgotten'; })[]; readonly updated: readonly ({ readonly id: string; readonly action: 'created' | 'confirmed' | 'recorded' | 'changed' | 'merged' | 'ended' | 'forgotten'; })[]; readonly deleted: Readonly<Record<string, number>>; };

export type MemoryHistory = { readonly id: string; readonly status: string; readonly superseded_by: string | null; readonly observations: readonly ({ readonly id: string; readonly action: string; readonly source: string; readonly content: string; readonly event_id: string | null; readonly observed_at: string; })[]; readonly audit: readonly ({ readonly id: string; readonly actor: string; readonly action: string; readonly created_at: string; })[]; };

export type Subject = { readonly id: string; readonly memories: number; readonly last_learnt_at: string; };

export type Fact = (Memory) & ({ readonly mine: boolean; });

export type Graph = { readonly things: readonly ({ readonly id: string; readonly kind: 'user' | 'person' | 'pet' | 'project' | 'organisation' | 'place' | 'subject' | 'other'; readonly name: string; readonly memory_ids: readonly (string)[]; })[]; readonly ties: readonly ({ readonly from: string; readonly to: string; readonly label: string | null; readonly memory_ids: readonly (string)[]; })[]; readonly is_complete: boolean; };

export type HeldMemory = (Memory) & ({ readonly reason: 'order' | 'low_confidence' | 'proposed' | 'withheld_by_model' | null; readonly confidence: number | null; readonly event_id: string | null; });

export type Document = { readonly id: string; readonly source: string; readonly title: string | null; readonly channel_id: string | null; readonly user_id: string | null; readonly visibility: 'private' | 'shared'; readonly pieces: number; readonly tokens: number; readonly redacted: Readonly<Record<string, number>>; readonly metadata: Readonly<Record<string, unknown>>; readonly fetched_at: string | null; readonly created_at: string; readonly updated_at: string; };

export type ListedPersona = { readonly id: string; readonly revision: number; readonly updated_at: string | null; readonly users: number; };

export type Persona = (PersonaProfile) & ({ readonly id: string; readonly user_id: string | null; readonly revision: number; readonly effective: PersonaProfile; });

export type PersonaProfile = { readonly name: string | null; readonly role: string | null; readonly tone: string | null; readonly language: string | null; readonly address: string | null; readonly instructions: readonly (string)[]; readonly boundaries: readonly (string)[]; };

export type PersonaBody = { readonly name?: string | null | undefined; readonly role?: string | null | undefined; readonly tone?: string | null | undefined; readonly language?: string | null | undefined; readonly address?: string | null | undefined; readonly instructions?: readonly (string)[] | undefined; readonly boundaries?: readonly (string)[] | undefined; readonly replace?: boolean | undefined; readonly revision?: number | undefined; };

export type PersonaRevision = { readonly revision: number; readonly reason: string; readonly profile: PersonaProfile; readonly created_at: string; };

export type PersonaCandidate = { readonly id: string; readonly conversation_id: string; readonly turn_id: string; readonly field: string; readonly value: string; readonly decision: 'accepted' | 'rejected' | 'deferred'; readonly reason: 'explicit_directive' | 'repeated_evidence' | 'this_turn_only' | 'against_safety' | 'prompt_injection' | 'other_users_persona' | 'sensitive' | 'too_long' | 'not_allowed' | 'weak_evidence' | 'conflicting' | 'turn_aborted' | 'forgotten'; readonly confidence: number; readonly created_at: string; readonly applied_at: string | null; };

export type PersistenceReport = { readonly purpose: 'persistence'; readonly conversation_id: string; readonly messages: number; readonly accepted: readonly ({ readonly memory_id: string; readonly event_id: string | null; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; })[]; readonly refused: readonly ({ readonly reason: 'already_known' | 'withdrawn' | 'outranked'; readonly memory_id: string | null; readonly event_id: string | null; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; })[]; readonly deferred: readonly ({ readonly reason: 'nearness_unknown' | 'held_for_review'; readonly event_id: string | null; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; })[]; readonly degraded: readonly ('summariser' | 'vector')[]; };

export type Orientation = { readonly conversation_id: string; readonly document: string; readonly tokens: number; readonly degraded: readonly ('account' | 'refinement')[]; };

export type ScratchpadEntry = { readonly key: string; readonly value?: unknown | undefined; readonly created_at: string; readonly updated_at: string; };

export type SearchResult = { readonly type: 'memory' | 'event' | 'chunk' | 'document'; readonly id: string; readonly external_id: string | null; readonly conversation_id: string | null; readonly content: string; readonly passage?: string | undefined; readonly score: number; readonly parts: Readonly<Record<string, number>>; readonly occurred_at: string; readonly role?: string | undefined; readonly name?: string | null | undefined; readonly session?: string | null | undefined; readonly kind?: string | undefined; readonly visibility?: string | undefined; readonly tier?: string | undefined; readonly subject_id?: string | null | undefined; readonly start_seq?: number | undefined; readonly end_seq?: number | undefined; readonly source?: string | null | undefined; readonly document_id?: string | undefined; readonly title?: string | null | undefined; readonly fetched_at?: string | null | undefined; readonly withheld?: true | undefined; };

export type Trace = { readonly id: string; readonly conversation_id: string | null; readonly turn_id: string | null; readonly created_at: string; readonly trace: TraceBody; };

export type User = { readonly id: string; readonly conversations: number; readonly memories: number; readonly last_seen_at: string | null; };

export type UserSettings = { readonly time_zone: string | null; readonly learnt_time_zone: string | null; };

export type ExportedRecord = { readonly type: 'channel' | 'conversation' | 'alias' | 'event' | 'membership' | 'scratchpad' | 'summary' | 'compaction' | 'snapshot' | 'memory' | 'observation' | 'document' | 'user_settings' | 'persona' | 'persona_revision' | 'persona_candidate' | 'persona_evidence' | 'account_memory' | 'audit'; } & Readonly<Record<string, unknown>>;

export type AuditEntry = { readonly id: string; readonly actor: string; readonly action: string; readonly target_id: string; readonly user_id: string | null; readonly detail: Readonly<Record<string, unknown>>; readonly created_at: string; };

export type Activity = { readonly days: readonly ({ readonly day: string; readonly turns: number; readonly prompts: number; readonly tokens: number; readonly stable_tokens: number; readonly ms: number; readonly rows_read: number; readonly rows_written: number; readonly actions: readonly ({ readonly action: string; readonly actor: string; readonly count: number; })[]; })[]; readonly prompts: readonly ({ readonly hour: string; readonly turns: number; readonly tokens: number; readonly stable_tokens: number; readonly ms: number; readonly rows_read: number; readonly rows_written: number; })[]; readonly is_complete: boolean; };

export type MaintenanceRun = { readonly id: string; readonly task: 'outbox' | 'idle_sweep' | 'embedding_backfill' | 'consolidation' | 'retention' | 'persona_apply' | 'judge_shared' | 'vector_rebuild'; readonly status: 'due' | 'running' | 'done' | 'failed' | 'needs_confirmation'; readonly due_at: string; readonly started_at: string | null; readonly finished_at: string | null; readonly confirmed_at: string | null; readonly attempts: number; readonly stats: Readonly<Record<string, number>>; readonly error: string | null; readonly next_try_at: string | null; readonly reason: string | null; readonly scopes: readonly ({ readonly scope: string | null; readonly owner: { readonly tier: string; readonly visibility: string; readonly user_id: string | null; readonly channel_id: string | null; readonly conversation_id: string | null; } | null; readonly what: 'memories' | 'events'; readonly would_remove: number; readonly of: number; readonly removed: number; })[]; readonly scopes_left_out: { readonly scopes: number; readonly would_remove: number; } | null; };

export type WebhookDelivery = { readonly id: string; readonly adapter: string; readonly direction: 'in' | 'out'; readonly status: 'waiting' | 'awaiting' | 'done' | 'parked'; readonly conversation_id: string | null; readonly turn_id: string | null; readonly attempts: number; readonly error: string | null; readonly happened_at: string; readonly created_at: string; readonly updated_at: string; readonly next_try_at: string | null; };

export type Webhook = { readonly adapter: 'slack' | 'discord' | 'telegram' | 'whatsapp' | 'generic'; readonly url: string; readonly settings: Readonly<Record<string, unknown>>; readonly secrets: readonly (string)[]; readonly gateway: { readonly status: 'connecting' | 'connected' | 'refused'; readonly reason: string | null; readonly since: string; } | null; readonly created_at: string; readonly updated_at: string; };

export interface Operations {
  /** Alive; touches nothing. */
  'GET /healthz': { answer: { readonly status: 'ok'; }; };
  /** Readiness of each part, as of a few seconds ago at most. */
  'GET /readyz': { answer: Readiness; };
  /** Make a workspace with its first key (root). */
  'POST /v1/workspaces': { body: { readonly name: string; readonly account_id?: string | undefined; readonly settings?: { readonly instructions?: string | undefined; readonly max_injected_blocks_in_history?: number | undefined; readonly memory_budget_tokens?: number | undefined; readonly live_memory_budget_tokens?: number | null | undefined; readonly recap_conversations?: number | undefined; readonly prompt_budget_tokens?: number | undefined; readonly time_zone?: string | undefined; readonly alternate_roles?: boolean | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly rerank_top_n?: number | undefined; readonly final_top_k?: number | null | undefined; readonly rerank_turns?: boolean | undefined; readonly embed_turns?: boolean | undefined; readonly embed_events?: boolean | undefined; readonly review?: 'off' | 'low_confidence' | 'all' | undefined; readonly similarity_threshold?: number | undefined; readonly decay?: 'standard' | 'gentle' | { readonly channel: number; readonly workspace: number; readonly account: number; } | undefined; readonly scope_memories_max?: number | undefined; readonly maintenance_removal_share?: number | undefined; readonly context_window_depth?: number | undefined; readonly max_total?: number | undefined; readonly contextual_min_score?: number | undefined; readonly ambient_enabled?: boolean | undefined; readonly compaction_trigger_messages?: number | undefined; readonly compaction_batch_messages?: number | undefined; readonly compaction_tail_tokens?: number | undefined; readonly keep_verbatim_messages?: number | undefined; readonly summary_max_tokens?: number | undefined; readonly idle_after_minutes?: number | undefined; readonly document_chunk_tokens?: number | undefined; readonly document_chunk_overlap_tokens?: number | undefined; readonly persona_sync_apply?: boolean | undefined; readonly persona_file_mode?: 'export_only' | 'import_export' | 'disabled' | undefined; readonly burst_seconds?: number | undefined; readonly event_retention_days?: number | null | undefined; readonly deleted_memory_retention_days?: number | undefined; readonly audit_retention_days?: number | null | undefined; readonly judged_texts_daily_max?: number | undefined; readonly daily_turns_max?: number | null | undefined; readonly monthly_turns_max?: number | null | undefined; readonly recovery_message?: string | null | undefined; } | undefined; readonly placement?: string | undefined; }; answer: (Workspace) & ({ readonly api_key: string; }); };
  /** Workspaces of the deployment, oldest first (root). */
  'GET /v1/workspaces': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Workspace)[]; readonly next_cursor: string | null; }; };
  /** A workspace. */
  'GET /v1/workspaces/{id}': { path: { readonly id: string; }; answer: Workspace; };
  /** Change name or settings (root, admin). */
  'PATCH /v1/workspaces/{id}': { path: { readonly id: string; }; body: { readonly name?: string | undefined; readonly settings?: { readonly instructions?: string | undefined; readonly max_injected_blocks_in_history?: number | undefined; readonly memory_budget_tokens?: number | undefined; readonly live_memory_budget_tokens?: number | null | undefined; readonly recap_conversations?: number | undefined; readonly prompt_budget_tokens?: number | undefined; readonly time_zone?: string | undefined; readonly alternate_roles?: boolean | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly rerank_top_n?: number | undefined; readonly final_top_k?: number | null | undefined; readonly rerank_turns?: boolean | undefined; readonly embed_turns?: boolean | undefined; readonly embed_events?: boolean | undefined; readonly review?: 'off' | 'low_confidence' | 'all' | undefined; readonly similarity_threshold?: number | undefined; readonly decay?: 'standard' | 'gentle' | { readonly channel: number; readonly workspace: number; readonly account: number; } | undefined; readonly scope_memories_max?: number | undefined; readonly maintenance_removal_share?: number | undefined; readonly context_window_depth?: number | undefined; readonly max_total?: number | undefined; readonly contextual_min_score?: number | undefined; readonly ambient_enabled?: boolean | undefined; readonly compaction_trigger_messages?: number | undefined; readonly compaction_batch_messages?: number | undefined; readonly compaction_tail_tokens?: number | undefined; readonly keep_verbatim_messages?: number | undefined; readonly summary_max_tokens?: number | undefined; readonly idle_after_minutes?: number | undefined; readonly document_chunk_tokens?: number | undefined; readonly document_chunk_overlap_tokens?: number | undefined; readonly persona_sync_apply?: boolean | undefined; readonly persona_file_mode?: 'export_only' | 'import_export' | 'disabled' | undefined; readonly burst_seconds?: number | undefined; readonly event_retention_days?: number | null | undefined; readonly deleted_memory_retention_days?: number | undefined; readonly audit_retention_days?: number | null | undefined; readonly judged_texts_daily_max?: number | undefined; readonly daily_turns_max?: number | null | undefined; readonly monthly_turns_max?: number | null | undefined; readonly recovery_message?: string | null | undefined; } | undefined; }; answer: Workspace; };
  /** Erase a workspace with everything in it (root, admin). */
  'DELETE /v1/workspaces/{id}': { path: { readonly id: string; }; answer: ErasureReceipt; };
  /** Settings in force. */
  'GET /v1/settings': { answer: Settings; };
  /** Change settings (admin). */
  'PATCH /v1/settings': { body: { readonly instructions?: string | undefined; readonly max_injected_blocks_in_history?: number | undefined; readonly memory_budget_tokens?: number | undefined; readonly live_memory_budget_tokens?: number | null | undefined; readonly recap_conversations?: number | undefined; readonly prompt_budget_tokens?: number | undefined; readonly time_zone?: string | undefined; readonly alternate_roles?: boolean | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly rerank_top_n?: number | undefined; readonly final_top_k?: number | null | undefined; readonly rerank_turns?: boolean | undefined; readonly embed_turns?: boolean | undefined; readonly embed_events?: boolean | undefined; readonly review?: 'off' | 'low_confidence' | 'all' | undefined; readonly similarity_threshold?: number | undefined; readonly decay?: 'standard' | 'gentle' | { readonly channel: number; readonly workspace: number; readonly account: number; } | undefined; readonly scope_memories_max?: number | undefined; readonly maintenance_removal_share?: number | undefined; readonly context_window_depth?: number | undefined; readonly max_total?: number | undefined; readonly contextual_min_score?: number | undefined; readonly ambient_enabled?: boolean | undefined; readonly compaction_trigger_messages?: number | undefined; readonly compaction_batch_messages?: number | undefined; readonly compaction_tail_tokens?: number | undefined; readonly keep_verbatim_messages?: number | undefined; readonly summary_max_tokens?: number | undefined; readonly idle_after_minutes?: number | undefined; readonly document_chunk_tokens?: number | undefined; readonly document_chunk_overlap_tokens?: number | undefined; readonly persona_sync_apply?: boolean | undefined; readonly persona_file_mode?: 'export_only' | 'import_export' | 'disabled' | undefined; readonly burst_seconds?: number | undefined; readonly event_retention_days?: number | null | undefined; readonly deleted_memory_retention_days?: number | undefined; readonly audit_retention_days?: number | null | undefined; readonly judged_texts_daily_max?: number | undefined; readonly daily_turns_max?: number | null | undefined; readonly monthly_turns_max?: number | null | undefined; readonly recovery_message?: string | null | undefined; }; answer: Settings; };
  /** The database of a workspace, and how far its move is (root). */
  'GET /v1/workspaces/{id}/placement': { path: { readonly id: string; }; answer: Placement; };
  /** Move a workspace to another database (root). */
  'PUT /v1/workspaces/{id}/placement': { path: { readonly id: string; }; body: { readonly placement: string; }; answer: Placement; };
  /** Make a key (admin). */
  'POST /v1/keys': { body: { readonly name: string; readonly role: 'read' | 'member' | 'admin'; readonly expires_at?: string | undefined; }; answer: (Key) & ({ readonly api_key: string; }); };
  /** Keys in use (admin). */
  'GET /v1/keys': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Key)[]; readonly next_cursor: string | null; }; };
  /** Revoke a key (admin). */
  'DELETE /v1/keys/{id}': { path: { readonly id: string; }; answer: null; };
  /** Make a token with which a browser speaks for one user. */
  'POST /v1/tokens': { body: { readonly user_id: string; readonly conversation_id?: string | undefined; readonly name?: string | undefined; readonly ttl_seconds?: number | undefined; }; answer: Token; };
  /** Make a channel. */
  'POST /v1/channels': { body: { readonly name: string; readonly description?: string | undefined; }; answer: Channel; };
  /** Channels of the workspace. */
  'GET /v1/channels': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Channel)[]; readonly next_cursor: string | null; }; };
  /** A channel. */
  'GET /v1/channels/{id}': { path: { readonly id: string; }; answer: Channel; };
  /** Change name or description. */
  'PATCH /v1/channels/{id}': { path: { readonly id: string; }; body: { readonly name?: string | undefined; readonly description?: string | null | undefined; }; answer: Channel; };
  /** Erase a channel with its conversations and memories (admin). */
  'DELETE /v1/channels/{id}': { path: { readonly id: string; }; answer: ErasureReceipt; };
  /** Open a conversation by its identity. */
  'POST /v1/conversations': { body: { readonly chat_id: string; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly shared?: boolean | undefined; readonly subject_id?: string | undefined; readonly persona_id?: string | undefined; readonly legacy_keys?: readonly (string)[] | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; readonly title?: string | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; }; answer: Conversation; };
  /** Conversations by age; archived ones only when asked for. */
  'GET /v1/conversations': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly status?: 'active' | 'idle' | 'archived' | undefined; readonly channel_id?: string | undefined; readonly user_id?: string | undefined; readonly order?: 'oldest' | 'newest' | undefined; } | undefined; answer: { readonly data: readonly (Conversation)[]; readonly next_cursor: string | null; }; };
  /** A conversation by id or reference code. */
  'GET /v1/conversations/{id}': { path: { readonly id: string; }; answer: Conversation; };
  /** Change title or metadata, or move the conversation to another channel. */
  'PATCH /v1/conversations/{id}': { path: { readonly id: string; }; body: { readonly channel_id?: string | undefined; readonly title?: string | null | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; }; answer: Conversation; };
  /** Erase a conversation by id or reference code. */
  'DELETE /v1/conversations/{id}': { path: { readonly id: string; }; query?: { readonly dry_run?: 'true' | 'false' | undefined; readonly memories?: 'erase' | 'keep' | undefined; } | undefined; answer: ErasureReceipt; };
  /** End a session; a new turn wakes it. One that keeps nothing is gone. */
  'POST /v1/conversations/{id}/idle': { path: { readonly id: string; }; answer: Conversation; };
  /** Archive a conversation for good. */
  'POST /v1/conversations/{id}/archive': { path: { readonly id: string; }; answer: Conversation; };
  /** Members of a shared conversation, who may enter it by a token, in the order of their ids. */
  'GET /v1/conversations/{id}/members': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Member)[]; readonly next_cursor: string | null; }; };
  /** Add a member to a shared conversation, or let one in again. */
  'PUT /v1/conversations/{id}/members/{user_id}': { path: { readonly id: string; readonly user_id: string; }; body?: { readonly name?: string | undefined; }; answer: Member; };
  /** Remove a member from a shared conversation; what they said there stays. */
  'DELETE /v1/conversations/{id}/members/{user_id}': { path: { readonly id: string; readonly user_id: string; }; answer: null; };
  /** Take a user message and return the prompt. */
  'POST /v1/conversations/{id}/turns': { path: { readonly id: string; }; body: { readonly turn_id?: string | undefined; readonly user_id?: string | undefined; readonly content: string; readonly name?: string | undefined; readonly occurred_at?: string | undefined; readonly time_zone?: string | undefined; readonly external_id?: string | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; readonly dry_run?: boolean | undefined; readonly options?: { readonly recall?: boolean | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly budget_tokens?: number | undefined; readonly debug?: boolean | undefined; } | undefined; }; answer: TurnAnswer; };
  /** Commit the reply of the assistant. */
  'POST /v1/conversations/{id}/turns/{turn_id}/reply': { path: { readonly id: string; readonly turn_id: string; }; body: { readonly content: string; readonly name?: string | undefined; readonly occurred_at?: string | undefined; readonly tool_results?: readonly ({ readonly name: string; readonly content: string; readonly source?: string | undefined; readonly fetched_at?: string | undefined; })[] | undefined; }; answer: { readonly event_id: string; readonly compaction: 'none' | 'scheduled'; }; };
  /** Take an unanswered turn back. */
  'POST /v1/conversations/{id}/turns/{turn_id}/abort': { path: { readonly id: string; readonly turn_id: string; }; answer: { readonly turn_id: string; readonly status: 'aborted'; }; };
  /** Live history as the model sees it. */
  'GET /v1/conversations/{id}/history': { path: { readonly id: string; }; answer: History; };
  /** Answer a message with memory, as OpenAI’s API does. */
  'POST /v1/chat/completions': { body: { readonly model: string; readonly messages: readonly ({ readonly role: 'system' | 'developer' | 'user' | 'assistant' | 'tool'; readonly content?: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly name?: string | undefined; readonly tool_calls?: readonly ({ readonly id?: string | undefined; readonly function?: { readonly name?: string | undefined; } & Readonly<Record<string, unknown>> | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly tool_call_id?: string | undefined; } & Readonly<Record<string, unknown>>)[]; readonly user?: string | null | undefined; readonly metadata?: { readonly conversation?: string | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; } & Readonly<Record<string, unknown>> | null | undefined; readonly stream?: boolean | null | undefined; readonly stream_options?: { readonly include_usage?: boolean | null | undefined; } & Readonly<Record<string, unknown>> | null | undefined; readonly n?: 1 | undefined; readonly debug?: boolean | null | undefined; } & Readonly<Record<string, unknown>>; answer: ChatCompletion; };
  /** The models that answer chats. */
  'GET /v1/models': { answer: ModelList; };
  /** A model that answers chats. */
  'GET /v1/models/{model}': { path: { readonly model: string; }; answer: Model; };
  /** Answer a message with memory, as OpenAI’s Responses API does. */
  'POST /v1/responses': { body: { readonly model: string; readonly input: string | readonly ({ readonly type?: string | undefined; readonly role?: 'user' | 'assistant' | 'system' | 'developer' | undefined; readonly content?: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly call_id?: string | undefined; } & Readonly<Record<string, unknown>>)[]; readonly instructions?: string | null | undefined; readonly previous_response_id?: string | null | undefined; readonly conversation?: string | { readonly id: string; } & Readonly<Record<string, unknown>> | null | undefined; readonly user?: string | null | undefined; readonly metadata?: { readonly conversation?: string | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; } & Readonly<Record<string, unknown>> | null | undefined; readonly stream?: boolean | null | undefined; readonly background?: false | undefined; readonly debug?: boolean | null | undefined; } & Readonly<Record<string, unknown>>; answer: Response; };
  /** A response that was given before, as OpenAI’s Responses API tells it. */
  'GET /v1/responses/{id}': { path: { readonly id: string; }; query?: { readonly stream?: 'true' | 'false' | undefined; readonly starting_after?: number | null | undefined; readonly include_obfuscation?: 'true' | 'false' | undefined; } | undefined; answer: Response; };
  /** Take back what was answered, and the message that it answers. */
  'DELETE /v1/responses/{id}': { path: { readonly id: string; }; answer: { readonly id: string; readonly object: 'response'; readonly deleted: true; }; };
  /** Input items of a response, as OpenAI’s Responses API lists them. */
  'GET /v1/responses/{id}/input_items': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly order?: 'asc' | 'desc' | undefined; readonly after?: string | undefined; } | undefined; answer: ResponseInputItems; };
  /** Answer a message with memory, as Anthropic’s API does. */
  'POST /v1/messages': { query?: { readonly beta?: string | undefined; } | undefined; body: { readonly model: string; readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'system'; readonly content: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[]; } & Readonly<Record<string, unknown>>)[]; readonly system?: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly tools?: readonly ({ readonly name?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly max_tokens: number; readonly metadata?: { readonly user_id?: string | null | undefined; readonly conversation?: string | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; } & Readonly<Record<string, unknown>> | null | undefined; readonly stream?: boolean | null | undefined; } & Readonly<Record<string, unknown>>; answer: Message; };
  /** Count the tokens of messages, as Anthropic’s API does; memory is not among them. */
  'POST /v1/messages/count_tokens': { query?: { readonly beta?: string | undefined; } | undefined; body: { readonly model: string; readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'system'; readonly content: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[]; } & Readonly<Record<string, unknown>>)[]; readonly system?: string | readonly ({ readonly type: string; readonly text?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; readonly tools?: readonly ({ readonly name?: string | undefined; } & Readonly<Record<string, unknown>>)[] | null | undefined; } & Readonly<Record<string, unknown>>; answer: TokenCount; };
  /** Compact the oldest messages without a summary now, without waiting for a limit. */
  'POST /v1/conversations/{id}/compact': { path: { readonly id: string; }; answer: CompactionReport; };
  /** The journal of compactions, oldest first. */
  'GET /v1/conversations/{id}/compactions': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Compaction)[]; readonly next_cursor: string | null; }; };
  /** The rolling summary. */
  'GET /v1/conversations/{id}/summary': { path: { readonly id: string; }; answer: ConversationSummary; };
  /** Goals, decisions, open questions, names and next steps at the last compaction. */
  'GET /v1/conversations/{id}/snapshot': { path: { readonly id: string; }; answer: ConversationSnapshot; };
  /** Stored messages, in order. */
  'GET /v1/conversations/{id}/events': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Event)[]; readonly next_cursor: string | null; }; };
  /** A stored message, by the id that prompts, traces and histories of memories name. */
  'GET /v1/events/{id}': { path: { readonly id: string; }; answer: (Event) & ({ readonly conversation_id: string; }); };
  /** Recall a message no more: it stays in the record, and so does what it taught. */
  'POST /v1/events/{id}/withhold': { path: { readonly id: string; }; answer: { readonly id: string; readonly withheld: true; }; };
  /** Import messages of a conversation; safe to send again. */
  'POST /v1/ingest': { body: { readonly conversation: { readonly chat_id: string; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly shared?: boolean | undefined; readonly subject_id?: string | undefined; readonly persona_id?: string | undefined; readonly legacy_keys?: readonly (string)[] | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; readonly title?: string | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; }; readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'tool' | 'system'; readonly user_id?: string | undefined; readonly name?: string | undefined; readonly content: string; readonly occurred_at: string; readonly external_id?: string | undefined; readonly session?: string | undefined; readonly status?: 'active' | 'aborted' | undefined; })[]; }; answer: { readonly conversation_id: string; readonly accepted: number; readonly duplicates: number; readonly erased: number; }; };
  /** Import many conversations at once; safe to send again. */
  'POST /v1/ingest/batch': { body: { readonly conversations: readonly ({ readonly conversation: { readonly chat_id: string; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly shared?: boolean | undefined; readonly subject_id?: string | undefined; readonly persona_id?: string | undefined; readonly legacy_keys?: readonly (string)[] | undefined; readonly memory?: 'full' | 'read' | 'off' | undefined; readonly title?: string | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; }; readonly messages: readonly ({ readonly role: 'user' | 'assistant' | 'tool' | 'system'; readonly user_id?: string | undefined; readonly name?: string | undefined; readonly content: string; readonly occurred_at: string; readonly external_id?: string | undefined; readonly session?: string | undefined; readonly status?: 'active' | 'aborted' | undefined; })[]; })[]; }; answer: { readonly conversations: readonly ({ readonly conversation_id: string | null; readonly accepted: number; readonly duplicates: number; readonly erased: number; })[]; }; };
  /** Remember something. */
  'POST /v1/memories': { body: { readonly content: string; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; readonly tier?: 'conversation' | 'channel' | 'workspace' | 'account' | undefined; readonly user_id?: string | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly subject_id?: string | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly topic_key?: string | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly source?: string | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly valid_from?: string | undefined; readonly valid_to?: string | undefined; readonly expires_at?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; }; answer: Memory; };
  /** Memories that a user may see, or all of the workspace (admin), by filters and in any order. */
  'GET /v1/memories': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly tier?: 'conversation' | 'channel' | 'workspace' | 'account' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly source?: string | undefined; readonly subject_id?: string | undefined; readonly topic_key?: string | undefined; readonly tag?: string | undefined; readonly source_conversation_id?: string | undefined; readonly created_from?: string | undefined; readonly created_to?: string | undefined; readonly used_from?: string | undefined; readonly used_to?: string | undefined; readonly q?: string | undefined; readonly status?: 'active' | 'superseded' | 'quarantined' | 'deleted' | undefined; readonly as_of?: string | undefined; readonly all_users?: 'true' | 'false' | undefined; readonly order?: 'oldest' | 'newest' | 'most_important' | 'last_used' | 'most_used' | undefined; } | undefined; answer: { readonly data: readonly (ListedMemory)[]; readonly next_cursor: string | null; }; };
  /** Counts of the memories in a list, in all and by field. */
  'GET /v1/memories/counts': { query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly tier?: 'conversation' | 'channel' | 'workspace' | 'account' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly source?: string | undefined; readonly subject_id?: string | undefined; readonly topic_key?: string | undefined; readonly tag?: string | undefined; readonly source_conversation_id?: string | undefined; readonly created_from?: string | undefined; readonly created_to?: string | undefined; readonly used_from?: string | undefined; readonly used_to?: string | undefined; readonly q?: string | undefined; readonly status?: 'active' | 'superseded' | 'quarantined' | 'deleted' | undefined; readonly as_of?: string | undefined; readonly all_users?: 'true' | 'false' | undefined; } | undefined; answer: MemoryCounts; };
  /** A memory that a user may see. */
  'GET /v1/memories/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly as_of?: string | undefined; } | undefined; answer: Memory; };
  /** Change a memory of the user, or one that has no owner. */
  'PATCH /v1/memories/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; body: { readonly content?: string | undefined; readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | null | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly topic_key?: string | null | undefined; readonly valid_from?: string | null | undefined; readonly valid_to?: string | null | undefined; readonly expires_at?: string | null | undefined; readonly is_correction?: boolean | undefined; }; answer: Memory; };
  /** Erase a memory of the user, or one that has no owner, and everything derived from it. */
  'DELETE /v1/memories/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly dry_run?: 'true' | 'false' | undefined; } | undefined; answer: { readonly id: string; readonly erased: Readonly<Record<string, number>>; }; };
  /** Context of a memory: its topic over time, the messages that taught it, and where it is shown. */
  'GET /v1/memories/{id}/context': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: MemoryContext; };
  /** Make, change and erase memories, all or nothing; of each item, which memory it is now. */
  'POST /v1/memories/batch': { body: { readonly create?: readonly ({ readonly content: string; readonly kind: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary'; readonly tier?: 'conversation' | 'channel' | 'workspace' | 'account' | undefined; readonly user_id?: string | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly subject_id?: string | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly topic_key?: string | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly source?: string | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly valid_from?: string | undefined; readonly valid_to?: string | undefined; readonly expires_at?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; })[] | undefined; readonly update?: readonly ({ readonly content?: string | undefined; readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | null | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly topic_key?: string | null | undefined; readonly valid_from?: string | null | undefined; readonly valid_to?: string | null | undefined; readonly expires_at?: string | null | undefined; readonly id: string; readonly user_id?: string | undefined; })[] | undefined; readonly delete?: readonly ({ readonly id: string; readonly user_id?: string | undefined; })[] | undefined; }; answer: MemoryBatch; };
  /** Evidence and changes of a memory, newest first; superseded ones too. */
  'GET /v1/memories/{id}/history': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: MemoryHistory; };
  /** Subjects of what a user may see, or of all memories of the workspace (admin), by id. */
  'GET /v1/subjects': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly starts_with?: string | undefined; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly all_users?: 'true' | 'false' | undefined; } | undefined; answer: { readonly data: readonly (Subject)[]; readonly next_cursor: string | null; }; };
  /** Facts about a subject: the user’s own and shared ones, oldest first. */
  'GET /v1/subjects/{id}/facts': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; } | undefined; answer: { readonly data: readonly (Fact)[]; readonly next_cursor: string | null; }; };
  /** Remember a fact about a subject. */
  'POST /v1/subjects/{id}/facts': { path: { readonly id: string; }; body: { readonly content: string; readonly user_id?: string | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly topic_key?: string | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly source?: string | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly valid_from?: string | undefined; readonly valid_to?: string | undefined; readonly expires_at?: string | undefined; }; answer: Fact; };
  /** Share a fact of the user with the workspace, or keep it from the others again. */
  'PATCH /v1/facts/{id}/visibility': { path: { readonly id: string; }; query: { readonly user_id: string; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; }; body: { readonly visibility: 'private' | 'shared'; }; answer: Fact; };
  /** Erase a fact of the user and everything derived from it. */
  'DELETE /v1/facts/{id}': { path: { readonly id: string; }; query: { readonly user_id: string; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; }; answer: { readonly id: string; readonly erased: Readonly<Record<string, number>>; }; };
  /** People, pets, places and projects that a user’s memories name, and what ties them. */
  'GET /v1/graph': { query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: Graph; };
  /** Memories that wait for approval, newest first (admin). */
  'GET /v1/review': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly withheld?: 'true' | 'false' | undefined; } | undefined; answer: { readonly data: readonly (HeldMemory)[]; readonly next_cursor: string | null; }; };
  /** Shared memories that no prompt of others shows, since they read like orders, newest first (admin). */
  'GET /v1/review/orders': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; } | undefined; answer: { readonly data: readonly (Memory)[]; readonly next_cursor: string | null; }; };
  /** Remember what waits, as it is or as the body changes it (admin). */
  'POST /v1/review/{id}/approve': { path: { readonly id: string; }; body?: { readonly content?: string | undefined; readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary' | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | null | undefined; readonly importance?: number | undefined; readonly tags?: readonly (string)[] | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly topic_key?: string | null | undefined; readonly valid_from?: string | null | undefined; readonly valid_to?: string | null | undefined; readonly expires_at?: string | null | undefined; }; answer: Memory; };
  /** Remove what waits; it is not proposed again from what was said until now (admin). */
  'POST /v1/review/{id}/reject': { path: { readonly id: string; }; answer: { readonly id: string; readonly status: 'rejected'; }; };
  /** Keep a document, or put it in the place of the one with the same source. */
  'POST /v1/documents': { body: { readonly source: string; readonly title?: string | undefined; readonly content: string; readonly channel_id?: string | undefined; readonly user_id?: string | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly fetched_at?: string | undefined; readonly metadata?: Readonly<Record<string, unknown>> | undefined; }; answer: Document; };
  /** Documents that a user may see, oldest first, without their texts. */
  'GET /v1/documents': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; readonly source?: string | undefined; } | undefined; answer: { readonly data: readonly (Document)[]; readonly next_cursor: string | null; }; };
  /** A document that a user may see, with its text. */
  'GET /v1/documents/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: (Document) & ({ readonly content: string; }); };
  /** Erase a document of the user, or one that has no owner, and everything made of it. */
  'DELETE /v1/documents/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly channel_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: { readonly id: string; readonly erased: Readonly<Record<string, number>>; }; };
  /** Personas that anything was written of, by id: the workspace’s layer of each, or a user’s. */
  'GET /v1/personas': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly starts_with?: string | undefined; readonly user_id?: string | undefined; } | undefined; answer: { readonly data: readonly (ListedPersona)[]; readonly next_cursor: string | null; }; };
  /** A persona: the workspace’s layer, or a user’s own. */
  'GET /v1/personas/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: Persona; };
  /** Change a persona: null or an empty list empties a field, one that is left out stays. */
  'PUT /v1/personas/{id}': { path: { readonly id: string; }; query?: { readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; body: PersonaBody; answer: Persona; };
  /** Revisions of a persona, newest first. */
  'GET /v1/personas/{id}/revisions': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: { readonly data: readonly (PersonaRevision)[]; readonly next_cursor: string | null; }; };
  /** Make a revision current again, as a new one. */
  'POST /v1/personas/{id}/revisions/{n}/restore': { path: { readonly id: string; readonly n: number; }; query?: { readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; } | undefined; answer: Persona; };
  /** Wishes about a persona and the decision on each, newest first. */
  'GET /v1/personas/{id}/candidates': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; readonly decision?: 'accepted' | 'rejected' | 'deferred' | undefined; } | undefined; answer: { readonly data: readonly (PersonaCandidate)[]; readonly next_cursor: string | null; }; };
  /** Branch a conversation: a copy that goes its own way, or a pass that looks for things to remember. */
  'POST /v1/conversations/{id}/branches': { path: { readonly id: string; }; body: { readonly purpose: 'regular' | 'persistence'; }; answer: PersistenceReport | Conversation; };
  /** Orientation before the conversation goes on, as Markdown. */
  'GET /v1/conversations/{id}/orientation': { path: { readonly id: string; }; answer: Orientation; };
  /** Write a note over what the key held; the body is the value, any JSON. */
  'PUT /v1/conversations/{id}/scratchpad/{key}': { path: { readonly id: string; readonly key: string; }; body: unknown; answer: ScratchpadEntry; };
  /** A note. */
  'GET /v1/conversations/{id}/scratchpad/{key}': { path: { readonly id: string; readonly key: string; }; answer: ScratchpadEntry; };
  /** Remove a note. */
  'DELETE /v1/conversations/{id}/scratchpad/{key}': { path: { readonly id: string; readonly key: string; }; answer: null; };
  /** Notes, by key. */
  'GET /v1/conversations/{id}/scratchpad': { path: { readonly id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (ScratchpadEntry)[]; readonly next_cursor: string | null; }; };
  /** Remove all notes. */
  'DELETE /v1/conversations/{id}/scratchpad': { path: { readonly id: string; }; answer: { readonly removed: number; }; };
  /** Find what a user may see. */
  'POST /v1/search': { body: { readonly query: string; readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; readonly recall_reach?: 'user' | 'channel' | 'conversation' | undefined; readonly channel_id?: string | undefined; readonly sources?: readonly ('memories' | 'events' | 'chunks' | 'documents')[] | undefined; readonly kinds?: readonly ('fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary')[] | undefined; readonly category?: 'personality' | 'hobby' | 'relationship' | 'milestone' | 'occupation' | 'preference' | 'habit' | 'other' | undefined; readonly tier?: 'conversation' | 'channel' | 'workspace' | 'account' | undefined; readonly visibility?: 'private' | 'shared' | undefined; readonly lifetime?: 'long_term' | 'short_term' | 'conversation' | undefined; readonly source?: string | undefined; readonly subject_id?: string | undefined; readonly topic_key?: string | undefined; readonly tag?: string | undefined; readonly source_conversation_id?: string | undefined; readonly created_from?: string | undefined; readonly created_to?: string | undefined; readonly used_from?: string | undefined; readonly used_to?: string | undefined; readonly occurred_from?: string | undefined; readonly occurred_to?: string | undefined; readonly top_k?: number | undefined; readonly as_of?: string | undefined; readonly asked_at?: string | undefined; readonly debug?: boolean | undefined; }; answer: { readonly results: readonly (SearchResult)[]; readonly degraded: readonly (string)[]; readonly truncated: readonly ('memories' | 'events' | 'chunks' | 'documents')[]; readonly trace_id: string | null; readonly debug?: { readonly steps: readonly ({ readonly name: string; readonly ms: number; readonly rows_read: number; readonly rows_written: number; })[]; } | undefined; }; };
  /** Trace of a prompt or an answer: the reasons for what it contains; kept a day. */
  'GET /v1/traces/{id}': { path: { readonly id: string; }; answer: Trace; };
  /** Trace of the prompt of a turn: the reasons for what it contains; kept a day. */
  'GET /v1/conversations/{id}/turns/{turn_id}/trace': { path: { readonly id: string; readonly turn_id: string; }; answer: Trace; };
  /** Users of the workspace by id, with what is there of each (admin). */
  'GET /v1/users': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly starts_with?: string | undefined; } | undefined; answer: { readonly data: readonly (User)[]; readonly next_cursor: string | null; }; };
  /** Erase everything held about a user (admin). */
  'DELETE /v1/users/{user_id}': { path: { readonly user_id: string; }; query?: { readonly dry_run?: 'true' | 'false' | undefined; } | undefined; answer: ErasureReceipt; };
  /** Settings of a user. */
  'GET /v1/users/{user_id}/settings': { path: { readonly user_id: string; }; answer: UserSettings; };
  /** Change settings of a user. */
  'PATCH /v1/users/{user_id}/settings': { path: { readonly user_id: string; }; body: { readonly time_zone?: string | null | undefined; }; answer: UserSettings; };
  /** Everything held about a user (admin). */
  'GET /v1/users/{user_id}/export': { path: { readonly user_id: string; }; query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (ExportedRecord)[]; readonly next_cursor: string | null; }; };
  /** Everything of the workspace, of a user or of a conversation, as lines of JSON (admin). */
  'GET /v1/export': { query?: { readonly user_id?: string | undefined; readonly conversation_id?: string | undefined; readonly after?: string | undefined; } | undefined; answer: unknown; };
  /** Take records of an export back, each all or nothing; what is there stays as it is (admin). */
  'POST /v1/import': { query?: { readonly ids?: 'keep' | 'new' | undefined; } | undefined; body?: { readonly schema_version?: number | undefined; readonly workspace_id?: string | undefined; readonly default_channel_id?: string | undefined; readonly records: readonly ({ readonly type: string; } & Readonly<Record<string, unknown>>)[]; }; answer: { readonly imported: number; readonly known: number; readonly erased: number; readonly left: number; readonly refused: readonly ({ readonly line: number; readonly field: string; readonly message: string; })[]; }; };
  /** Take in a file of another service, whole or in parts of at most 8 MB. */
  'POST /v1/import/file': { query?: { readonly user_id?: string | undefined; readonly size?: number | null | undefined; readonly offset?: number | null | undefined; readonly format?: 'chatgpt' | 'claude' | 'sillytavern' | 'whatsapp' | 'mem0' | 'zep' | 'jsonl' | 'slack' | undefined; readonly name?: string | undefined; readonly me?: string | undefined; } | undefined; body?: readonly (unknown)[] | Readonly<Record<string, unknown>>; answer: { readonly conversations: number; readonly messages: number; readonly duplicates: number; readonly erased: number; readonly memories: number; readonly of_branches: number; readonly left_out: number; readonly format: 'chatgpt' | 'claude' | 'sillytavern' | 'whatsapp' | 'mem0' | 'zep' | 'jsonl' | 'slack'; readonly next_offset: number | null; }; };
  /** Actions in the workspace and their actors, newest first (admin). */
  'GET /v1/audit': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly actor?: string | undefined; readonly action?: string | undefined; readonly target_id?: string | undefined; readonly user_id?: string | undefined; readonly created_from?: string | undefined; readonly created_to?: string | undefined; } | undefined; answer: { readonly data: readonly (AuditEntry)[]; readonly next_cursor: string | null; }; };
  /** Turns and actions by day of UTC, oldest first (admin). */
  'GET /v1/activity': { query?: { readonly from?: string | undefined; readonly to?: string | undefined; } | undefined; answer: Activity; };
  /** Runs of maintenance, newest first (admin). */
  'GET /v1/maintenance/runs': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly task?: 'outbox' | 'idle_sweep' | 'embedding_backfill' | 'consolidation' | 'retention' | 'persona_apply' | 'judge_shared' | 'vector_rebuild' | undefined; readonly status?: 'due' | 'running' | 'done' | 'failed' | 'needs_confirmation' | undefined; } | undefined; answer: { readonly data: readonly (MaintenanceRun)[]; readonly next_cursor: string | null; }; };
  /** Let a run remove what it shows in `scopes` (admin). */
  'POST /v1/maintenance/runs/{id}/confirm': { path: { readonly id: string; }; answer: MaintenanceRun; };
  /** End a run that waits for confirmation, without that removal (admin). */
  'POST /v1/maintenance/runs/{id}/cancel': { path: { readonly id: string; }; answer: MaintenanceRun; };
  /** Run a maintenance task now (admin). */
  'POST /v1/maintenance/{task}': { path: { readonly task: 'outbox' | 'idle_sweep' | 'embedding_backfill' | 'consolidation' | 'retention' | 'persona_apply' | 'judge_shared' | 'vector_rebuild'; }; answer: MaintenanceRun; };
  /** Take what a messaging platform sends. */
  'POST /webhooks/{adapter}/{workspace_id}': { path: { readonly adapter: string; readonly workspace_id: string; }; answer: Readonly<Record<string, unknown>>; };
  /** Prove to a messaging platform that the address is ours. */
  'GET /webhooks/{adapter}/{workspace_id}': { path: { readonly adapter: string; readonly workspace_id: string; }; answer: unknown; };
  /** Deliveries from and to messaging platforms, newest first (admin). */
  'GET /v1/webhooks/deliveries': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; readonly status?: 'waiting' | 'awaiting' | 'done' | 'parked' | undefined; readonly adapter?: 'slack' | 'discord' | 'telegram' | 'whatsapp' | 'generic' | undefined; } | undefined; answer: { readonly data: readonly (WebhookDelivery)[]; readonly next_cursor: string | null; }; };
  /** Try a parked delivery again (admin). */
  'POST /v1/webhooks/deliveries/{id}/replay': { path: { readonly id: string; }; answer: WebhookDelivery; };
  /** Messaging platforms of the workspace (admin). */
  'GET /v1/webhooks': { query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined; } | undefined; answer: { readonly data: readonly (Webhook)[]; readonly next_cursor: string | null; }; };
  /** Configure a messaging platform, in place of what was configured (admin). */
  'PUT /v1/webhooks/{adapter}': { path: { readonly adapter: 'slack' | 'discord' | 'telegram' | 'whatsapp' | 'generic'; }; body: Readonly<Record<string, unknown>>; answer: Webhook; };
  /** Configuration of a messaging platform (admin). */
  'GET /v1/webhooks/{adapter}': { path: { readonly adapter: 'slack' | 'discord' | 'telegram' | 'whatsapp' | 'generic'; }; answer: Webhook; };
  /** Forget a messaging platform with its secrets (admin). */
  'DELETE /v1/webhooks/{adapter}': { path: { readonly adapter: 'slack' | 'discord' | 'telegram' | 'whatsapp' | 'generic'; }; answer: null; };
}

/** Calls that an Idempotency-Key makes safe to repeat. */

export const KEYED: ReadonlySet<string> = new Set([
  'POST /v1/workspaces',
  'POST /v1/keys',
  'POST /v1/tokens',
  'POST /v1/channels',
  'POST /v1/conversations',
  'POST /v1/conversations/{id}/idle',
  'POST /v1/conversations/{id}/archive',
  'PUT /v1/conversations/{id}/members/{user_id}',
  'POST /v1/conversations/{id}/turns',
  'POST /v1/conversations/{id}/turns/{turn_id}/reply',
  'POST /v1/conversations/{id}/turns/{turn_id}/abort',
  'POST /v1/chat/completions',
  'POST /v1/responses',
  'POST /v1/messages',
  'POST /v1/messages/count_tokens',
  'POST /v1/conversations/{id}/compact',
  'POST /v1/events/{id}/withhold',
  'POST /v1/ingest',
  'POST /v1/ingest/batch',
  'POST /v1/memories',
  'POST /v1/memories/batch',
  'POST /v1/subjects/{id}/facts',
  'POST /v1/review/{id}/approve',
  'POST /v1/review/{id}/reject',
  'POST /v1/documents',
  'PUT /v1/personas/{id}',
  'POST /v1/personas/{id}/revisions/{n}/restore',
  'POST /v1/conversations/{id}/branches',
  'PUT /v1/conversations/{id}/scratchpad/{key}',
  'POST /v1/import',
  'POST /v1/import/file',
  'POST /v1/maintenance/runs/{id}/confirm',
  'POST /v1/maintenance/runs/{id}/cancel',
  'POST /v1/maintenance/{task}',
  'POST /v1/webhooks/deliveries/{id}/replay',
  'PUT /v1/webhooks/{adapter}',
]);

