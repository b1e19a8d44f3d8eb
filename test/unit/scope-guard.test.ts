/**
 * No query of memories, events, chunks or documents exists without the reader's filter. One that forgets it shows a user what another one
 * said; this test reads the source, so that a new query must either carry the filter or say here why it needs none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const READS =
  /\b(from|join)\s+(memories|events|chunks)\b|\bfrom\((memories|events|chunks)\)|\b(from|join)\s+documents\s+(d|where)\b/;
const FILTERS = /\b(visibleMemories|readableMemories|visibleEvents|visibleChunks|readableDocuments)\b/;

/** Files that read these tables without a reader, and why nobody sees through them what is not theirs. */
const WITHOUT_READER: Readonly<Record<string, string>> = {
  'store/workspace/dated-events.ts': 'takes its filter from the caller',
  'store/workspace/said-around.ts': 'the messages of one conversation, to know an imported one again',
  'store/workspace/wished-memories.ts':
    'what a user’s own wish in an import names in their own scopes, and messages of that conversation, to forget',
  'store/workspace/listed-memories.ts': 'takes its filter from the caller',
  'store/workspace/events.ts': 'the record of one conversation, asked for by its id',
  'store/workspace/recent-conversations.ts': 'the private conversations of one user, for that user alone',
  'store/workspace/first-words.ts': 'how conversations begin that their reader may enter, by their ids',
  'store/workspace/chat-conversations.ts':
    'where a message of one chat stands, by the ids of its workspace, chat and user; shows no content',
  'store/workspace/branches.ts':
    'copies the record of one conversation into another of the same user, shows nothing',
  'store/workspace/compactions.ts': 'the messages of one conversation, for its own summary',
  'store/workspace/chunks.ts': 'the chunk that the same batch writes, for its index rows',
  'store/workspace/document-pieces.ts': 'the pieces that the same batch writes, for their index rows',
  'store/workspace/document-changes.ts': 'looks up a key that holds scope and owner, to write in its place',
  'store/workspace/known-memories.ts': 'looks up keys that hold the scope, to write; nothing is shown',
  'store/workspace/memory-changes.ts': 'writes rows of a plan, by their ids',
  'store/workspace/taught-memories.ts': 'what the events of one turn taught, to take it back',
  'store/workspace/injections.ts': 'ids that recall found within the scope a moment before',
  'store/workspace/export-sections.ts': 'everything of one user, for an admin',
  'store/workspace/erasure.ts': 'takes its filter from the caller',
  'store/workspace/erasure-begin.ts': 'removes what belongs to one target, shows nothing',
  'store/workspace/erasure-conversations.ts': 'removes what belongs to conversations, shows nothing',
  'store/workspace/erasure-learnt.ts': 'removes what a user wants forgotten, shows nothing',
  'store/workspace/erasure-groups.ts': 'removes what a user said in groups, shows nothing',
  'store/workspace/erasure-held-items.ts': 'whether ids still exist',
  'store/workspace/erasure-removals.ts': 'removes rows by id, shows nothing',
  'store/workspace/erasure-rows.ts': 'removes rows of one target, shows nothing',
  'store/workspace/erasure-summaries.ts': 'takes what was erased out of summaries, shows nothing',
  'store/workspace/consolidation-reads.ts': 'one scope after the other, for maintenance; shows nothing',
  'store/workspace/consolidation-writes.ts': 'writes rows of a plan, by their ids',
  'store/workspace/event-vectors.ts': 'the texts that lack a vector, for the embedder; nothing is shown',
  'store/workspace/embedding-models.ts': 'the texts that lack a vector, for the embedder; nothing is shown',
  'store/workspace/merged-memories.ts': 'what was merged into ids that their reader erases',
  'store/workspace/retention-events.ts': 'removes what is past its window, shows nothing',
  'store/workspace/retention-memories.ts': 'removes what is past its window, shows nothing',
  'store/workspace/scope-owners.ts': 'whose the scopes of a run are, for an admin; shows no memory',
  'store/workspace/reopened-values.ts': 'what the erasure of ids means for the values before them',
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
      'store/workspace/chunk-reads.ts',
      'store/workspace/documents.ts',
      'store/workspace/erasure.ts',
      'store/workspace/event-reads.ts',
      'store/workspace/listed-memories.ts',
      'store/workspace/memories-by-words.ts',
      'store/workspace/memories.ts',
      'store/workspace/memory-reads.ts',
      'store/workspace/orientation-reads.ts',
      'store/workspace/prompt-reads.ts',
      'store/workspace/visibility.ts',
    ]);
  });
});
