DROP INDEX `memories_held`;
CREATE INDEX `memories_held` ON `memories` (`workspace_id`,`created_at`,`id`) WHERE status = 'quarantined';