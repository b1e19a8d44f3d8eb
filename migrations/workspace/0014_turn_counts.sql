CREATE TABLE `turn_counts` (
	`workspace_id` text NOT NULL,
	`day` text NOT NULL,
	`turns` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "turn_counts_day" CHECK("turn_counts"."day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "turn_counts_turns" CHECK("turn_counts"."turns" > 0)
);

CREATE UNIQUE INDEX `turn_counts_by_day` ON `turn_counts` (`workspace_id`,`day`);
CREATE INDEX `turn_counts_by_expiry` ON `turn_counts` (`expires_at`);