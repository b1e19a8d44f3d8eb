ALTER TABLE `turn_counts` ADD `prompts` integer DEFAULT 0 NOT NULL;
ALTER TABLE `turn_counts` ADD `tokens` integer DEFAULT 0 NOT NULL;
ALTER TABLE `turn_counts` ADD `stable_tokens` integer DEFAULT 0 NOT NULL;
ALTER TABLE `turn_counts` ADD `ms` integer DEFAULT 0 NOT NULL;
ALTER TABLE `turn_counts` ADD `rows_read` integer DEFAULT 0 NOT NULL;
ALTER TABLE `turn_counts` ADD `rows_written` integer DEFAULT 0 NOT NULL;