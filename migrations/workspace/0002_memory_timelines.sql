CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text,
	`counts` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "erasures_kind" CHECK("erasures"."kind" in ('conversation', 'channel', 'user', 'workspace')),
	CONSTRAINT "erasures_counts" CHECK(json_valid("erasures"."counts")),
	CONSTRAINT "erasures_target" CHECK(("erasures"."target_id" is null) = ("erasures"."finished_at" is not null))
);

CREATE UNIQUE INDEX `erasures_open` ON `erasures` (`workspace_id`,`kind`,`target_id`) WHERE finished_at is null;
CREATE INDEX `erasures_due` ON `erasures` (`created_at`) WHERE finished_at is null;
ALTER TABLE `memories` ADD `revision` integer DEFAULT 1 NOT NULL;
CREATE INDEX `memories_by_topic` ON `memories` (`topic_slot`,`valid_from`) WHERE topic_slot is not null;
CREATE INDEX `memories_by_successor` ON `memories` (`superseded_by`) WHERE superseded_by is not null;
CREATE INDEX `memories_by_source` ON `memories` (`source_conversation_id`) WHERE source_conversation_id is not null;
CREATE INDEX `memory_observations_by_event` ON `memory_observations` (`event_id`) WHERE event_id is not null;
CREATE INDEX `audit_log_by_user` ON `audit_log` (`workspace_id`,`user_id`) WHERE user_id is not null;
CREATE INDEX `traces_by_user` ON `traces` (`workspace_id`,`user_id`) WHERE user_id is not null;