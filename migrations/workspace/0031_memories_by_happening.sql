ALTER TABLE `memories` ADD `happens_from` text;
ALTER TABLE `memories` ADD `happens_to` text;
CREATE INDEX `memories_by_happening` ON `memories` (`scope`,`happens_to`) WHERE happens_to is not null;