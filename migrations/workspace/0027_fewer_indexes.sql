DROP INDEX `audit_log_by_time`;
DROP INDEX `traces_by_workspace`;
DROP INDEX `traces_by_user`;
CREATE INDEX `traces_by_user` ON `traces` (`workspace_id`,`user_id`);