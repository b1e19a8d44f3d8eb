CREATE TABLE `documents` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`scope` text NOT NULL,
	`channel_id` text,
	`user_id` text,
	`visibility` text NOT NULL,
	`source` text NOT NULL,
	`source_key` text NOT NULL,
	`title` text,
	`fingerprint` text NOT NULL,
	`version` text NOT NULL,
	`pieces` integer NOT NULL,
	`tokens` integer NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`redacted` text DEFAULT '{}' NOT NULL,
	`fetched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`channel_id`) REFERENCES `channels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_visibility" CHECK("documents"."visibility" in ('private', 'shared')),
	CONSTRAINT "documents_private_owner" CHECK("documents"."visibility" = 'shared' or "documents"."user_id" is not null),
	CONSTRAINT "documents_content_length" CHECK(length("documents"."content") > 0),
	CONSTRAINT "documents_pieces" CHECK("documents"."pieces" > 0),
	CONSTRAINT "documents_metadata" CHECK(json_valid("documents"."metadata")),
	CONSTRAINT "documents_redacted" CHECK(json_valid("documents"."redacted"))
);

CREATE UNIQUE INDEX `documents_id` ON `documents` (`id`);
CREATE UNIQUE INDEX `documents_source` ON `documents` (`source_key`);
CREATE INDEX `documents_by_scope` ON `documents` (`scope`,`id`);
CREATE INDEX `documents_by_workspace` ON `documents` (`workspace_id`,`id`);
CREATE INDEX `documents_by_user` ON `documents` (`workspace_id`,`user_id`) WHERE user_id is not null;
CREATE INDEX `documents_by_channel` ON `documents` (`channel_id`) WHERE channel_id is not null;
DROP INDEX `chunks_document_piece`;
ALTER TABLE `chunks` ADD `document_id` text REFERENCES documents(id);
CREATE INDEX `chunks_by_document` ON `chunks` (`document_id`) WHERE document_id is not null;
CREATE UNIQUE INDEX `chunks_document_piece` ON `chunks` (`workspace_id`,`document_id`,`start_seq`) WHERE kind = 'document';
-- What a document is called, and when it was fetched, stands in kept answers of searches too.
CREATE TRIGGER documents_raise_version_inserted AFTER INSERT ON documents
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER documents_raise_version_updated AFTER UPDATE ON documents
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (NEW.scope, NEW.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
CREATE TRIGGER documents_raise_version_deleted AFTER DELETE ON documents
BEGIN
  INSERT INTO scope_versions (scope, workspace_id, version) VALUES (OLD.scope, OLD.workspace_id, 1)
    ON CONFLICT (scope) DO UPDATE SET version = version + 1;
END;
