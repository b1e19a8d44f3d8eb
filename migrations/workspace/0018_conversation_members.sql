CREATE TABLE `conversation_members` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`name` text,
	`joined_at` integer NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `conversation_members_by_user` ON `conversation_members` (`workspace_id`,`user_id`);
DROP INDEX `persona_profiles_unexported`;
ALTER TABLE `persona_profiles` ADD `conversation_id` text;
CREATE INDEX `persona_profiles_by_conversation` ON `persona_profiles` (`conversation_id`) WHERE conversation_id is not null;
CREATE INDEX `persona_profiles_unexported` ON `persona_profiles` (`workspace_id`) WHERE exported_revision < revision and conversation_id is null;
-- Whoever spoke in a group so far is a member of it.
INSERT INTO `conversation_members` (`conversation_id`, `user_id`, `workspace_id`, `joined_at`)
	SELECT e.`conversation_id`, e.`user_id`, e.`workspace_id`, min(e.`created_at`)
	FROM `conversations` c CROSS JOIN `events` e ON e.`conversation_id` = c.`id`
	WHERE c.`user_id` IS NULL AND e.`user_id` IS NOT NULL
	GROUP BY e.`conversation_id`, e.`user_id`;
