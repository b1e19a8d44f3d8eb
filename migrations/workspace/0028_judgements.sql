ALTER TABLE `chunks` ADD `judged` text;
ALTER TABLE `documents` ADD `judged` text;
CREATE INDEX `documents_unjudged` ON `documents` (`workspace_id`,`id`) WHERE visibility = 'shared' and user_id is not null and judged is null;
ALTER TABLE `memories` ADD `judged` text;
CREATE INDEX `memories_unjudged` ON `memories` (`workspace_id`,`id`) WHERE status = 'active' and visibility = 'shared' and user_id is not null and judged is null;
CREATE INDEX `memories_withheld` ON `memories` (`workspace_id`,`created_at`,`id`) WHERE judged = 'order' and status = 'active';