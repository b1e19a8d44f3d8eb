CREATE INDEX `chunks_by_conversation` ON `chunks` (`conversation_id`) WHERE conversation_id is not null;
CREATE INDEX `memories_by_scope_subject` ON `memories` (`scope`,`subject_id`,`id`) WHERE subject_id is not null;
CREATE INDEX `memories_by_channel` ON `memories` (`channel_id`) WHERE channel_id is not null;
CREATE INDEX `scope_versions_by_workspace` ON `scope_versions` (`workspace_id`);