/**
 * No query of memories, events, chunks or documents exists without the reader's filter. One that forgets it shows a user what another one
 * said; this test reads the source, so that a new query must either carry the filter or say here why it needs none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src');
const READS =
  /\b(from|join)\s+(memories|events|chunks)\b|\bfrom\((memories|events|chunks)\)|\b(from|join)\s+documents\s+(d|where)\b/;
const FILTERS = /\b(visibleMemories|readableMemories|visibleEvents|visibleChunks|readableDocuments)\b/;

/** Files that read these tables without a reader, and why nobody sees through them what is not theirs. */
const WITHOUT_READER: Readonly<Record<string, string>> = {
  'store/search/dated-events.ts': 'takes its filter from the caller',
  'store/search/said-around.ts': 'the messages of one conversation, to know an imported one again',
  'store/memories/wished-memories.ts':
    'what a user’s own wish in an import names in their own scopes, and messages of that conversation, to forget',
  'store/search/listed-memories.ts': 'takes its filter from the caller',
  'store/conversations/events.ts': 'the record of one conversation, asked for by its id',
  'store/conversations/recent-conversations.ts': 'the private conversations of one user, for that user alone',
  'store/conversations/first-words.ts': 'how conversations begin that their reader may enter, by their ids',
  'store/conversations/chat-conversations.ts':
    'where a message of one chat stands, by the ids of its workspace, chat and user; shows no content',
  'store/conversations/branches.ts':
    'copies the record of one conversation into another of the same user, shows nothing',
  'store/conversations/compactions.ts': 'the messages of one conversation, for its own summary',
  'store/conversations/chunks.ts': 'the chunk that the same batch writes, for its index rows',
  'store/documents/document-pieces.ts': 'the pieces that the same batch writes, for their index rows',
  'store/documents/document-changes.ts': 'looks up a key that holds scope and owner, to write in its place',
  'store/memories/known-memories.ts': 'looks up keys that hold the scope, to write; nothing is shown',
  'store/memories/memory-changes.ts': 'writes rows of a plan, by their ids',
  'store/memories/taught-memories.ts': 'what the events of one turn taught, to take it back',
  'store/memories/injections.ts': 'ids that recall found within the scope a moment before',
  'store/operations/export-sections.ts': 'everything of one user, for an admin',
  'store/erasure/erasure.ts': 'takes its filter from the caller',
  'store/erasure/begin.ts': 'removes what belongs to one target, shows nothing',
  'store/erasure/conversations.ts': 'removes what belongs to conversations, shows nothing',
  'store/erasure/learnt.ts': 'removes what a user wants forgotten, shows nothing',
  'store/erasure/groups.ts': 'removes what a user said in groups, shows nothing',
  'store/erasure/held-items.ts': 'whether ids still exist',
  'store/erasure/removals.ts': 'removes rows by id, shows nothing',
  'store/erasure/rows.ts': 'removes rows of one target, shows nothing',
  'store/erasure/summaries.ts': 'takes what was erased out of summaries, shows nothing',
  'store/memories/consolidation-reads.ts': 'one scope after the other, for maintenance; shows nothing',
  'store/memories/consolidation-writes.ts': 'writes rows of a plan, by their ids',
  'store/vectors/event-vectors.ts': 'the texts that lack a vector, for the embedder; nothing is shown',
  'store/vectors/embedding-models.ts': 'the texts that lack a vector, for the embedder; nothing is shown',
  'store/memories/merged-memories.ts': 'what was merged into ids that their reader erases',
  'store/operations/retention-events.ts': 'removes what is past its window, shows nothing',
  'store/operations/retention-memories.ts': 'removes what is past its window, shows nothing',
  'store/operations/scope-owners.ts': 'whose the scopes of a run are, for an admin; shows no memory',
  'store/erasure/reopened-values.ts': 'what the erasure of ids means for the values before them',
};

/** The command line is the operator's, who has the databases themselves. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('cli/'))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));
const reading = sources.filter(({ text }) => READS.test(text));

describe('a query of memories, events or chunks', () => {
  it.each(reading.map(({ name, text }) => [name, text] as const))('in %s is scoped', (name, text) => {
    expect(FILTERS.test(text) || Object.hasOwn(WITHOUT_READER, name)).toBe(true);
  });

  it('stands in the store, and the list of exceptions names no file that needs none', () => {
    expect(reading.filter(({ name }) => !name.startsWith('store/'))).toEqual([]);
    for (const name of Object.keys(WITHOUT_READER)) {
      const file = reading.find((source) => source.name === name);
      expect(file, name).toBeDefined();
      expect(FILTERS.test(file?.text ?? ''), name).toBe(false);
    }
  });

  it('has one place that builds the filter', () => {
    const building = sources.filter(({ text }) =>
      /\b(readableScopes|searchedScopes|readableTranscripts)\(/.test(text),
    );
    expect(building.map(({ name }) => name).sort()).toEqual([
      'memory/scope.ts',
      'recall/events/vector-evidence.ts',
      'recall/memories/recall-memories.ts',
      'store/conversations/orientation-reads.ts',
      'store/conversations/prompt-reads.ts',
      'store/documents/documents.ts',
      'store/erasure/erasure.ts',
      'store/memories/memories-by-words.ts',
      'store/memories/memories.ts',
      'store/search/chunk-reads.ts',
      'store/search/event-reads.ts',
      'store/search/listed-memories.ts',
      'store/search/memory-reads.ts',
      'store/search/visibility.ts',
    ]);
  });
});
