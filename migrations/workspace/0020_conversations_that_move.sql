-- What a channel shows of its conversations hangs on which of them stand in it: a move is a write in the scope of what was said.
CREATE TRIGGER conversations_raise_version_moved AFTER UPDATE OF channel_id ON conversations
WHEN NEW.channel_id <> OLD.channel_id
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version)
    SELECT said.scope, NEW.workspace_id, 1 FROM (SELECT coalesce(
      (SELECT scope FROM events WHERE conversation_id = NEW.id LIMIT 1),
      (SELECT scope FROM chunks WHERE kind = 'summary' AND conversation_id = NEW.id LIMIT 1)) AS scope) AS said
    WHERE said.scope IS NOT NULL
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
