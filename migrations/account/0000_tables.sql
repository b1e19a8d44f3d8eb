CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`workspace_id` text,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target_id` text NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "audit_log_detail" CHECK(json_valid("audit_log"."detail"))
);

CREATE INDEX `audit_log_by_account` ON `audit_log` (`account_id`,`created_at`);
CREATE TABLE `account_memories` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`content_key` text NOT NULL,
	`importance` real NOT NULL,
	`access_count` integer DEFAULT 0 NOT NULL,
	`accessed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_memories_kind" CHECK("account_memories"."kind" in ('preference', 'procedure')),
	CONSTRAINT "account_memories_content_length" CHECK(length("account_memories"."content") > 0),
	CONSTRAINT "account_memories_importance" CHECK("account_memories"."importance" between 0 and 1)
);

CREATE UNIQUE INDEX `account_memories_content` ON `account_memories` (`content_key`);
CREATE INDEX `account_memories_by_account` ON `account_memories` (`account_id`,`user_id`);
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL
);

CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`workspace_id`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "api_keys_role" CHECK("api_keys"."role" in ('read', 'member', 'admin'))
);

CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`key_hash`);
CREATE INDEX `api_keys_by_workspace` ON `api_keys` (`workspace_id`,`id`);
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
CREATE TABLE `workspaces` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`placement` text NOT NULL,
	`settings` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "workspaces_status" CHECK("workspaces"."status" in ('active', 'erasing')),
	CONSTRAINT "workspaces_settings" CHECK(json_valid("workspaces"."settings")),
	CONSTRAINT "workspaces_placement" CHECK("workspaces"."placement" glob 'WORKSPACE_DB*')
);

CREATE INDEX `workspaces_by_account` ON `workspaces` (`account_id`,`created_at`);