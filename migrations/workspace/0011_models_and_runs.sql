CREATE TABLE `embedding_models` (
	`workspace_id` text NOT NULL,
	`model` text NOT NULL,
	`dimensions` integer NOT NULL,
	`created_at` integer NOT NULL,
	`missing_since` integer,
	`retired_at` integer,
	PRIMARY KEY(`workspace_id`, `model`),
	CONSTRAINT "embedding_models_dimensions" CHECK("embedding_models"."dimensions" > 0)
);

CREATE INDEX `embedding_models_missing` ON `embedding_models` (`missing_since`) WHERE missing_since is not null;
CREATE INDEX `embedding_models_retired` ON `embedding_models` (`retired_at`) WHERE retired_at is not null;
ALTER TABLE `maintenance_runs` ADD `attempts` integer DEFAULT 0 NOT NULL;
ALTER TABLE `maintenance_runs` ADD `confirmed_at` integer;
CREATE UNIQUE INDEX `maintenance_runs_open` ON `maintenance_runs` (`workspace_id`,`task`) WHERE status in ('due', 'running', 'needs_confirmation');
CREATE INDEX `maintenance_runs_by_workspace` ON `maintenance_runs` (`workspace_id`,`id`);
CREATE INDEX `maintenance_runs_by_time` ON `maintenance_runs` (`due_at`);
CREATE INDEX `memory_embeddings_by_time` ON `memory_embeddings` (`scope`,`model`,`created_at`);
