DROP INDEX `audit_log_by_target`;
DROP INDEX `audit_log_by_user`;
CREATE INDEX `audit_log_by_target` ON `audit_log` (`workspace_id`,`target_id`,`created_at`,`id`);
CREATE INDEX `audit_log_by_user` ON `audit_log` (`workspace_id`,`user_id`,`created_at`,`id`) WHERE user_id is not null;