CREATE TABLE `webhook_aliases` (
	`workspace_id` text NOT NULL,
	`alias` text NOT NULL,
	`canonical` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `alias`)
);

CREATE INDEX `webhook_aliases_by_canonical` ON `webhook_aliases` (`workspace_id`,`canonical`);
ALTER TABLE `webhook_deliveries` ADD `posted` text;