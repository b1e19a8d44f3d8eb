ALTER TABLE `retrieval_cache` ADD `versions` integer DEFAULT 0 NOT NULL;
CREATE INDEX `memories_by_start` ON `memories` (`scope`,`valid_from`) WHERE valid_from > created_at;
-- The version of a scope rises with every write in it, by whatever code: a writer that forgot would let a search be answered
-- from before the write.
CREATE TRIGGER events_raise_version_inserted AFTER INSERT ON events
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER events_raise_version_updated AFTER UPDATE ON events
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER events_raise_version_deleted AFTER DELETE ON events
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (OLD.scope, OLD.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER chunks_raise_version_inserted AFTER INSERT ON chunks
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER chunks_raise_version_updated AFTER UPDATE ON chunks
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER chunks_raise_version_deleted AFTER DELETE ON chunks
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (OLD.scope, OLD.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER memories_raise_version_inserted AFTER INSERT ON memories
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
-- To be shown in a prompt is no change: it moves accessed_at and leaves the revision. A memory that changes its scope leaves the old one.
CREATE TRIGGER memories_raise_version_updated AFTER UPDATE ON memories
WHEN NEW.revision <> OLD.revision OR NEW.accessed_at = OLD.accessed_at
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (OLD.scope, OLD.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER memories_raise_version_deleted AFTER DELETE ON memories
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (OLD.scope, OLD.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
