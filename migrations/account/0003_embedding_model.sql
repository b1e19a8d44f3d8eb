ALTER TABLE `workspaces` ADD `embedding_model` text;
