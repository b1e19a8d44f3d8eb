ALTER TABLE `conversations` ADD `title` text;
ALTER TABLE `conversations` ADD `title_source` text CHECK (`title_source` in ('given', 'made'));
ALTER TABLE `conversations` ADD `memory` text DEFAULT 'full' NOT NULL CHECK (`memory` in ('full', 'read', 'off'));
ALTER TABLE `events` ADD `off_record` integer DEFAULT false NOT NULL CHECK (`off_record` in (0, 1));