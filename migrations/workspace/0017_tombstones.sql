CREATE TABLE `idempotency_mentions` (
	`workspace_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`resource_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`resource_id`, `key_hash`)
);

CREATE INDEX `idempotency_mentions_by_workspace` ON `idempotency_mentions` (`workspace_id`);
CREATE INDEX `idempotency_mentions_by_expiry` ON `idempotency_mentions` (`expires_at`);
CREATE TABLE `tombstones` (
	`workspace_id` text NOT NULL,
	`digest` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`until` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `digest`, `words`)
);

CREATE INDEX `tombstones_by_expiry` ON `tombstones` (`expires_at`);
ALTER TABLE `conversations` ADD `erased_before` integer;
ALTER TABLE `conversations` ADD `is_displaced` integer DEFAULT false NOT NULL;
ALTER TABLE `events` ADD `place` integer;
CREATE INDEX `events_by_place` ON `events` (`conversation_id`,`place`) WHERE place is not null;