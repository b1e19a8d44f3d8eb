ALTER TABLE `workspaces` ADD `embedding_model` text;
CREATE INDEX `audit_log_by_time` ON `audit_log` (`created_at`);
CREATE INDEX `account_memories_by_expiry` ON `account_memories` (`expires_at`) WHERE expires_at is not null;
