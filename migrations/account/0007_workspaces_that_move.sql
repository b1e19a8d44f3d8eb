CREATE TABLE `workspace_moves` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`target` text NOT NULL,
	`step` text NOT NULL,
	`place` text,
	`numbers_from` integer,
	`rows` integer DEFAULT 0 NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "workspace_moves_step" CHECK("workspace_moves"."step" in ('copying', 'emptying', 'cancelled')),
	CONSTRAINT "workspace_moves_apart" CHECK("workspace_moves"."source" <> "workspace_moves"."target")
);

CREATE INDEX `workspace_moves_by_time` ON `workspace_moves` (`updated_at`);
ALTER TABLE `workspaces` ADD `moving_to` text;