CREATE TABLE `user_settings` (
	`workspace_id` text NOT NULL,
	`user_id` text NOT NULL,
	`time_zone` text,
	`learnt_time_zone` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`workspace_id`, `user_id`)
);
