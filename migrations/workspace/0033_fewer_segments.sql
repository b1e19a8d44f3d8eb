-- A look at a word reads each segment of a full-text index, and SQLite compiles its look-up anew each time. Each message adds a segment, and by
-- default as many as sixteen small ones wait to be merged: four halve the segments that a search reads, for one more row that a message writes.
INSERT INTO events_fts (events_fts, rank) VALUES ('crisismerge', 4);
INSERT INTO chunks_fts (chunks_fts, rank) VALUES ('crisismerge', 4);
INSERT INTO memories_fts (memories_fts, rank) VALUES ('crisismerge', 4);
