DROP TABLE `webhook_deliveries`;
CREATE TABLE `webhook_adapters` (
	`workspace_id` text NOT NULL,
	`adapter` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `adapter`)
);

CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`adapter` text NOT NULL,
	`direction` text NOT NULL,
	`event_key` text NOT NULL,
	`lane` text NOT NULL,
	`conversation_id` text,
	`turn_id` text,
	`user_id` text,
	`status` text NOT NULL,
	`happened_at` integer NOT NULL,
	`sequence` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`payload` text,
	`reply` text,
	`parts_sent` integer DEFAULT 0 NOT NULL,
	`sending_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer,
	CONSTRAINT "webhook_deliveries_direction" CHECK("webhook_deliveries"."direction" in ('in', 'out')),
	CONSTRAINT "webhook_deliveries_status" CHECK("webhook_deliveries"."status" in ('waiting', 'awaiting', 'done', 'parked')),
	CONSTRAINT "webhook_deliveries_done" CHECK("webhook_deliveries"."status" <> 'done' or ("webhook_deliveries"."payload" is null and "webhook_deliveries"."reply" is null)),
	CONSTRAINT "webhook_deliveries_expiry" CHECK(("webhook_deliveries"."status" = 'waiting') = ("webhook_deliveries"."expires_at" is null))
);

CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`workspace_id`,`adapter`,`direction`,`event_key`);
CREATE INDEX `webhook_deliveries_by_lane` ON `webhook_deliveries` (`workspace_id`,`lane`,`status`);
CREATE INDEX `webhook_deliveries_by_status` ON `webhook_deliveries` (`workspace_id`,`status`,`id`);
CREATE INDEX `webhook_deliveries_by_turn` ON `webhook_deliveries` (`workspace_id`,`turn_id`) WHERE turn_id is not null;
CREATE INDEX `webhook_deliveries_by_user` ON `webhook_deliveries` (`workspace_id`,`user_id`) WHERE user_id is not null;
CREATE INDEX `webhook_deliveries_by_conversation` ON `webhook_deliveries` (`conversation_id`) WHERE conversation_id is not null;
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_try_at`) WHERE status = 'waiting';
CREATE INDEX `webhook_deliveries_by_expiry` ON `webhook_deliveries` (`expires_at`) WHERE expires_at is not null;
CREATE TABLE `webhook_lanes` (
	`workspace_id` text NOT NULL,
	`lane` text NOT NULL,
	`lease_until` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `lane`)
);
