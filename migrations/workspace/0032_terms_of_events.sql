-- The words of an event stand with the event, once and without its scope; the full-text index keeps no text of its own, which was two
-- fifths of a database. It takes a row out by the words that it reads of `events_indexed`, so that has to come before the event goes or is
-- taken back; what is not in the index is not there.
ALTER TABLE `events` ADD `terms` text DEFAULT '' NOT NULL;
UPDATE events SET terms = replace((SELECT f.terms FROM events_fts f WHERE f.rowid = events.row_id), scope || '·', '')
  WHERE row_id IN (SELECT id FROM events_fts_docsize);
DROP TABLE events_vocab;
DROP TABLE events_fts;
-- What is to be in the index, and what is.
CREATE VIEW events_terms AS
  SELECT row_id, id, iif(terms = '', '', scope || '·' || replace(terms, ' ', ' ' || scope || '·')) AS terms, conversation_id AS conversation
  FROM events WHERE status = 'active';
CREATE VIEW events_indexed AS
  SELECT t.row_id, t.terms, t.conversation FROM events_terms t JOIN events_fts_docsize d ON d.id = t.row_id;
CREATE VIRTUAL TABLE events_fts USING fts5(terms, conversation, tokenize = "ascii tokenchars '_+#'",
  content = 'events_indexed', content_rowid = 'row_id');
CREATE VIRTUAL TABLE events_vocab USING fts5vocab(events_fts, row);
-- Erased words leave the index at once; the token of the conversation narrows a search and does not score.
INSERT INTO events_fts (events_fts, rank) VALUES ('secure-delete', 1);
INSERT INTO events_fts (events_fts, rank) VALUES ('rank', 'bm25(1.0, 0.0)');
INSERT INTO events_fts (rowid, terms, conversation) SELECT row_id, terms, conversation FROM events_terms;
