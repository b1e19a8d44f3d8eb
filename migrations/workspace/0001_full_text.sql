-- Full-text search. The service cuts and stems words itself, the same for every script, and stores each term as
-- scope·term: posting lists belong to one scope, so another tenant's rows are not even scored, and the cost of a search
-- does not grow with the store. Rows are written in the same batch as what they index, by the same code (store/terms.ts).
CREATE VIRTUAL TABLE events_fts USING fts5(terms, conversation, tokenize = "ascii tokenchars '_+#'");
CREATE VIRTUAL TABLE chunks_fts USING fts5(terms, conversation, tokenize = "ascii tokenchars '_+#'");
CREATE VIRTUAL TABLE memories_fts USING fts5(terms, tokenize = "ascii tokenchars '_+#'");
-- Document frequency of a scoped term.
CREATE VIRTUAL TABLE events_vocab USING fts5vocab(events_fts, row);
CREATE VIRTUAL TABLE chunks_vocab USING fts5vocab(chunks_fts, row);
CREATE VIRTUAL TABLE memories_vocab USING fts5vocab(memories_fts, row);
-- Erased words leave the index at once instead of with the next merge.
INSERT INTO events_fts (events_fts, rank) VALUES ('secure-delete', 1);
INSERT INTO chunks_fts (chunks_fts, rank) VALUES ('secure-delete', 1);
INSERT INTO memories_fts (memories_fts, rank) VALUES ('secure-delete', 1);
-- The token of the conversation only narrows a search; it does not score.
INSERT INTO events_fts (events_fts, rank) VALUES ('rank', 'bm25(1.0, 0.0)');
INSERT INTO chunks_fts (chunks_fts, rank) VALUES ('rank', 'bm25(1.0, 0.0)');
