-- Account memories get the fields of every memory. No table refers to this one, so it can be made anew.
CREATE TABLE `__new_account_memories` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text,
	`visibility` text DEFAULT 'private' NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`content_key` text NOT NULL,
	`importance` real NOT NULL,
	`lifetime` text DEFAULT 'long_term' NOT NULL,
	`source` text DEFAULT 'api' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`expires_at` integer,
	`access_count` integer DEFAULT 0 NOT NULL,
	`accessed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_memories_kind" CHECK("__new_account_memories"."kind" in ('preference', 'procedure')),
	CONSTRAINT "account_memories_visibility" CHECK("__new_account_memories"."visibility" in ('private', 'shared')),
	CONSTRAINT "account_memories_private_owner" CHECK("__new_account_memories"."visibility" = 'shared' or "__new_account_memories"."user_id" is not null),
	CONSTRAINT "account_memories_lifetime" CHECK("__new_account_memories"."lifetime" in ('long_term', 'short_term', 'conversation')),
	CONSTRAINT "account_memories_tags" CHECK(json_valid("__new_account_memories"."tags")),
	CONSTRAINT "account_memories_content_length" CHECK(length(trim("__new_account_memories"."content")) > 0),
	CONSTRAINT "account_memories_importance" CHECK("__new_account_memories"."importance" between 0 and 1)
);

INSERT INTO `__new_account_memories`("id", "account_id", "user_id", "visibility", "kind", "content", "content_key", "importance", "access_count", "accessed_at", "created_at", "updated_at")
SELECT "id", "account_id", "user_id", iif("user_id" IS NULL, 'shared', 'private'), "kind", "content", "content_key", "importance", "access_count", "accessed_at", "created_at", "updated_at" FROM `account_memories`;
DROP TABLE `account_memories`;
ALTER TABLE `__new_account_memories` RENAME TO `account_memories`;
CREATE UNIQUE INDEX `account_memories_content` ON `account_memories` (`content_key`);
CREATE INDEX `account_memories_by_account` ON `account_memories` (`account_id`,`user_id`);