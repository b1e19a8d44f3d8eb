CREATE TABLE `channels` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "channels_is_default" CHECK("channels"."is_default" in (0, 1)),
	CONSTRAINT "channels_name_length" CHECK(length("channels"."name") > 0)
);

CREATE UNIQUE INDEX `channels_name` ON `channels` (`workspace_id`,`name`);
CREATE UNIQUE INDEX `channels_one_default` ON `channels` (`workspace_id`) WHERE is_default = 1;
CREATE TABLE `chunks` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`conversation_id` text,
	`scope` text NOT NULL,
	`kind` text NOT NULL,
	`start_seq` integer NOT NULL,
	`end_seq` integer NOT NULL,
	`source` text,
	`content` text NOT NULL,
	`tokens` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "chunks_kind" CHECK("chunks"."kind" in ('summary', 'document')),
	CONSTRAINT "chunks_summary_conversation" CHECK("chunks"."kind" = 'document' or "chunks"."conversation_id" is not null),
	CONSTRAINT "chunks_range" CHECK("chunks"."start_seq" <= "chunks"."end_seq"),
	CONSTRAINT "chunks_content_length" CHECK(length("chunks"."content") > 0)
);

CREATE UNIQUE INDEX `chunks_id` ON `chunks` (`id`);
CREATE UNIQUE INDEX `chunks_summary_range` ON `chunks` (`conversation_id`,`start_seq`,`end_seq`) WHERE kind = 'summary';
CREATE UNIQUE INDEX `chunks_document_piece` ON `chunks` (`workspace_id`,`scope`,`source`,`start_seq`) WHERE kind = 'document';
CREATE TABLE `compactions` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`start_seq` integer NOT NULL,
	`end_seq` integer NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`model` text,
	`error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "compactions_status" CHECK("compactions"."status" in ('pending', 'done', 'failed')),
	CONSTRAINT "compactions_range_order" CHECK("compactions"."start_seq" <= "compactions"."end_seq")
);

CREATE UNIQUE INDEX `compactions_range` ON `compactions` (`conversation_id`,`start_seq`,`end_seq`);
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`ref_code` text NOT NULL,
	`workspace_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`session_key` text NOT NULL,
	`chat_id` text NOT NULL,
	`user_id` text,
	`subject_id` text,
	`persona_id` text,
	`status` text DEFAULT 'active' NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`summarised_seq` integer DEFAULT 0 NOT NULL,
	`rolling_summary` text,
	`metadata` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`last_active_at` integer NOT NULL,
	FOREIGN KEY (`channel_id`) REFERENCES `channels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "conversations_status" CHECK("conversations"."status" in ('active', 'idle', 'archived')),
	CONSTRAINT "conversations_ended" CHECK(("conversations"."status" = 'active') = ("conversations"."ended_at" is null)),
	CONSTRAINT "conversations_seq" CHECK("conversations"."summarised_seq" between 0 and "conversations"."last_seq" and "conversations"."last_seq" <= "conversations"."revision"),
	CONSTRAINT "conversations_metadata" CHECK(json_valid("conversations"."metadata"))
);

CREATE UNIQUE INDEX `conversations_ref_code` ON `conversations` (`ref_code`);
CREATE UNIQUE INDEX `conversations_session_key` ON `conversations` (`workspace_id`,`session_key`);
CREATE INDEX `conversations_by_status` ON `conversations` (`workspace_id`,`status`,`id`);
CREATE INDEX `conversations_by_user` ON `conversations` (`workspace_id`,`user_id`,`id`);
CREATE INDEX `conversations_by_channel` ON `conversations` (`workspace_id`,`channel_id`,`id`);
CREATE TABLE `events` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`scope` text NOT NULL,
	`seq` integer NOT NULL,
	`turn_id` text,
	`role` text NOT NULL,
	`user_id` text,
	`name` text,
	`content` text NOT NULL,
	`tokens` integer NOT NULL,
	`session` text,
	`external_id` text,
	`dedupe_key` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`occurred_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "events_role" CHECK("events"."role" in ('user', 'assistant', 'tool', 'system')),
	CONSTRAINT "events_seq_positive" CHECK("events"."seq" > 0),
	CONSTRAINT "events_status" CHECK("events"."status" in ('active', 'aborted')),
	CONSTRAINT "events_metadata" CHECK(json_valid("events"."metadata"))
);

CREATE UNIQUE INDEX `events_id` ON `events` (`id`);
CREATE UNIQUE INDEX `events_seq` ON `events` (`conversation_id`,`seq`);
CREATE UNIQUE INDEX `events_dedupe` ON `events` (`conversation_id`,`dedupe_key`);
CREATE INDEX `events_by_turn` ON `events` (`conversation_id`,`turn_id`,`seq`) WHERE turn_id is not null;
CREATE INDEX `events_by_user` ON `events` (`workspace_id`,`user_id`);
CREATE TABLE `scratchpads` (
	`conversation_id` text NOT NULL,
	`key` text NOT NULL,
	`workspace_id` text NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `key`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scratchpads_value" CHECK(json_valid("scratchpads"."value"))
);

CREATE TABLE `session_aliases` (
	`workspace_id` text NOT NULL,
	`legacy_key` text NOT NULL,
	`conversation_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `legacy_key`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `session_aliases_by_conversation` ON `session_aliases` (`conversation_id`);
CREATE TABLE `snapshots` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "snapshots_content" CHECK(json_valid("snapshots"."content"))
);

CREATE UNIQUE INDEX `snapshots_seq` ON `snapshots` (`conversation_id`,`seq`);
CREATE TABLE `memories` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`scope` text NOT NULL,
	`tier` text NOT NULL,
	`channel_id` text,
	`conversation_id` text,
	`user_id` text,
	`visibility` text NOT NULL,
	`subject_id` text,
	`kind` text NOT NULL,
	`category` text,
	`topic_key` text,
	`content` text NOT NULL,
	`content_key` text NOT NULL,
	`topic_slot` text,
	`importance` real NOT NULL,
	`lifetime` text NOT NULL,
	`source` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`access_count` integer DEFAULT 0 NOT NULL,
	`accessed_at` integer NOT NULL,
	`valid_from` integer,
	`valid_to` integer,
	`expires_at` integer,
	`superseded_by` text,
	`source_conversation_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`channel_id`) REFERENCES `channels`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "memories_tier" CHECK("memories"."tier" in ('conversation', 'channel', 'workspace')),
	CONSTRAINT "memories_tier_channel" CHECK(("memories"."tier" = 'channel') = ("memories"."channel_id" is not null)),
	CONSTRAINT "memories_tier_conversation" CHECK(("memories"."tier" = 'conversation') = ("memories"."conversation_id" is not null)),
	CONSTRAINT "memories_topic" CHECK(("memories"."topic_key" is null) = ("memories"."topic_slot" is null)),
	CONSTRAINT "memories_visibility" CHECK("memories"."visibility" in ('private', 'shared')),
	CONSTRAINT "memories_private_owner" CHECK("memories"."visibility" = 'shared' or "memories"."user_id" is not null),
	CONSTRAINT "memories_kind" CHECK("memories"."kind" in ('fact', 'preference', 'instruction', 'procedure', 'decision', 'event', 'summary')),
	CONSTRAINT "memories_category" CHECK("memories"."category" in ('personality', 'hobby', 'relationship', 'milestone', 'occupation', 'preference', 'habit', 'other')),
	CONSTRAINT "memories_content_length" CHECK(length(trim("memories"."content")) > 0),
	CONSTRAINT "memories_importance" CHECK("memories"."importance" between 0 and 1),
	CONSTRAINT "memories_lifetime" CHECK("memories"."lifetime" in ('long_term', 'short_term', 'conversation')),
	CONSTRAINT "memories_tags" CHECK(json_valid("memories"."tags")),
	CONSTRAINT "memories_status" CHECK("memories"."status" in ('active', 'superseded', 'quarantined', 'deleted')),
	CONSTRAINT "memories_access_count" CHECK("memories"."access_count" >= 0),
	CONSTRAINT "memories_validity" CHECK("memories"."valid_to" is null or "memories"."valid_from" is null or "memories"."valid_to" >= "memories"."valid_from")
);

CREATE UNIQUE INDEX `memories_id` ON `memories` (`id`);
CREATE UNIQUE INDEX `memories_content` ON `memories` (`content_key`) WHERE status = 'active';
CREATE UNIQUE INDEX `memories_topic` ON `memories` (`topic_slot`) WHERE status = 'active' and topic_slot is not null;
CREATE INDEX `memories_by_scope` ON `memories` (`scope`,`status`,`accessed_at`);
CREATE INDEX `memories_by_scope_id` ON `memories` (`scope`,`id`);
CREATE INDEX `memories_by_workspace` ON `memories` (`workspace_id`,`id`);
CREATE INDEX `memories_by_subject` ON `memories` (`workspace_id`,`subject_id`,`kind`) WHERE subject_id is not null;
CREATE INDEX `memories_by_user` ON `memories` (`workspace_id`,`user_id`) WHERE user_id is not null;
CREATE INDEX `memories_by_conversation` ON `memories` (`conversation_id`) WHERE conversation_id is not null;
CREATE INDEX `memories_by_expiry` ON `memories` (`expires_at`) WHERE expires_at is not null;
CREATE TABLE `memory_embeddings` (
	`owner_id` text NOT NULL,
	`model` text NOT NULL,
	`owner` text NOT NULL,
	`workspace_id` text NOT NULL,
	`scope` text NOT NULL,
	`dimensions` integer NOT NULL,
	`embedding` blob NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `model`),
	CONSTRAINT "memory_embeddings_owner" CHECK("memory_embeddings"."owner" in ('memory', 'chunk', 'event')),
	CONSTRAINT "memory_embeddings_length" CHECK(length("memory_embeddings"."embedding") = "memory_embeddings"."dimensions" * 4)
);

CREATE INDEX `memory_embeddings_by_workspace` ON `memory_embeddings` (`workspace_id`,`model`,`owner_id`);
CREATE TABLE `memory_injections` (
	`memory_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`memory_id`, `conversation_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `memory_injections_by_conversation` ON `memory_injections` (`conversation_id`);
CREATE TABLE `memory_observations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`memory_id` text NOT NULL,
	`event_id` text,
	`action` text NOT NULL,
	`source` text NOT NULL,
	`content` text NOT NULL,
	`observed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`memory_id`) REFERENCES `memories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "memory_observations_action" CHECK("memory_observations"."action" in ('created', 'confirmed', 'changed', 'superseded', 'merged', 'withdrawn'))
);

CREATE INDEX `memory_observations_by_memory` ON `memory_observations` (`memory_id`,`observed_at`);
CREATE UNIQUE INDEX `memory_observations_once` ON `memory_observations` (`memory_id`,`event_id`,`action`) WHERE event_id is not null;
CREATE TABLE `retrieval_cache` (
	`cache_key` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`user_id` text,
	`conversation_id` text,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "retrieval_cache_result" CHECK(json_valid("retrieval_cache"."result"))
);

CREATE INDEX `retrieval_cache_by_workspace` ON `retrieval_cache` (`workspace_id`,`user_id`);
CREATE INDEX `retrieval_cache_by_expiry` ON `retrieval_cache` (`expires_at`);
CREATE TABLE `scope_versions` (
	`scope` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`version` integer NOT NULL
);

CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target_id` text NOT NULL,
	`user_id` text,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "audit_log_detail" CHECK(json_valid("audit_log"."detail"))
);

CREATE INDEX `audit_log_by_target` ON `audit_log` (`workspace_id`,`target_id`,`created_at`);
CREATE INDEX `audit_log_by_time` ON `audit_log` (`created_at`);
CREATE TABLE `idempotency_records` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`resource_id` text,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`expires_at` integer NOT NULL
);

CREATE INDEX `idempotency_records_by_resource` ON `idempotency_records` (`resource_id`);
CREATE INDEX `idempotency_records_by_expiry` ON `idempotency_records` (`expires_at`);
CREATE TABLE `maintenance_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`task` text NOT NULL,
	`due_at` integer NOT NULL,
	`status` text NOT NULL,
	`lease_until` integer,
	`cursor` text,
	`stats` text DEFAULT '{}' NOT NULL,
	`error` text,
	`started_at` integer,
	`finished_at` integer,
	CONSTRAINT "maintenance_runs_status" CHECK("maintenance_runs"."status" in ('due', 'running', 'done', 'failed', 'needs_confirmation')),
	CONSTRAINT "maintenance_runs_stats" CHECK(json_valid("maintenance_runs"."stats"))
);

CREATE UNIQUE INDEX `maintenance_runs_once` ON `maintenance_runs` (`workspace_id`,`task`,`due_at`);
CREATE INDEX `maintenance_runs_due` ON `maintenance_runs` (`status`,`due_at`);
CREATE TABLE `outbox_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_after` integer NOT NULL,
	`lease_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "outbox_jobs_kind" CHECK("outbox_jobs"."kind" in ('vector_upsert', 'vector_delete', 'forget', 'compact', 'extract', 'persona_apply', 'deliver')),
	CONSTRAINT "outbox_jobs_status" CHECK("outbox_jobs"."status" in ('pending', 'parked')),
	CONSTRAINT "outbox_jobs_attempts" CHECK("outbox_jobs"."attempts" >= 0),
	CONSTRAINT "outbox_jobs_payload" CHECK(json_valid("outbox_jobs"."payload"))
);

CREATE INDEX `outbox_jobs_due` ON `outbox_jobs` (`status`,`run_after`);
CREATE INDEX `outbox_jobs_by_workspace` ON `outbox_jobs` (`workspace_id`,`status`,`id`);
CREATE INDEX `outbox_jobs_by_target` ON `outbox_jobs` (`target_id`);
CREATE TABLE `traces` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`conversation_id` text,
	`turn_id` text,
	`user_id` text,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "traces_body" CHECK(json_valid("traces"."body"))
);

CREATE INDEX `traces_by_workspace` ON `traces` (`workspace_id`,`id`);
CREATE INDEX `traces_by_conversation` ON `traces` (`conversation_id`) WHERE conversation_id is not null;
CREATE INDEX `traces_by_expiry` ON `traces` (`expires_at`);
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`adapter` text NOT NULL,
	`direction` text NOT NULL,
	`external_event_id` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`payload` text DEFAULT '{}' NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "webhook_deliveries_direction" CHECK("webhook_deliveries"."direction" in ('in', 'out')),
	CONSTRAINT "webhook_deliveries_status" CHECK("webhook_deliveries"."status" in ('received', 'done', 'failed', 'parked')),
	CONSTRAINT "webhook_deliveries_payload" CHECK(json_valid("webhook_deliveries"."payload"))
);

CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`workspace_id`,`adapter`,`direction`,`external_event_id`);
CREATE INDEX `webhook_deliveries_by_status` ON `webhook_deliveries` (`workspace_id`,`status`,`created_at`);
CREATE TABLE `persona_candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`persona_id` text NOT NULL,
	`turn_id` text NOT NULL,
	`user_id` text,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`decision` text NOT NULL,
	`reason` text NOT NULL,
	`confidence` real NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	FOREIGN KEY (`persona_id`) REFERENCES `persona_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "persona_candidates_decision" CHECK("persona_candidates"."decision" in ('accepted', 'rejected', 'deferred')),
	CONSTRAINT "persona_candidates_confidence" CHECK("persona_candidates"."confidence" between 0 and 1)
);

CREATE UNIQUE INDEX `persona_candidates_once` ON `persona_candidates` (`persona_id`,`turn_id`,`field`);
CREATE INDEX `persona_candidates_by_persona` ON `persona_candidates` (`persona_id`,`created_at`);
CREATE TABLE `persona_evidence` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`persona_id` text NOT NULL,
	`candidate_id` text,
	`event_id` text,
	`signal` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`persona_id`) REFERENCES `persona_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`candidate_id`) REFERENCES `persona_candidates`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `persona_evidence_by_persona` ON `persona_evidence` (`persona_id`,`created_at`);
CREATE TABLE `persona_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`profile` text NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "persona_profiles_profile" CHECK(json_valid("persona_profiles"."profile")),
	CONSTRAINT "persona_profiles_revision" CHECK("persona_profiles"."revision" > 0)
);

CREATE INDEX `persona_profiles_by_workspace` ON `persona_profiles` (`workspace_id`,`id`);
CREATE TABLE `persona_revisions` (
	`persona_id` text NOT NULL,
	`revision` integer NOT NULL,
	`workspace_id` text NOT NULL,
	`profile` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`persona_id`, `revision`),
	FOREIGN KEY (`persona_id`) REFERENCES `persona_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "persona_revisions_profile" CHECK(json_valid("persona_revisions"."profile"))
);
