/**
 * Search for what says the same as a candidate of a persistence branch: a memory of the same scope, or a line of a
 * block.
 */
import type { Statement } from '../../memory/changes/changes.ts';
import { saysTheSame, wordingOf } from '../../memory/consolidation/wording.ts';
import { findEquivalents } from '../compaction/equivalent-memories.ts';
import type { SessionDeps } from '../session.ts';
import type { BlockItem } from './branch-candidates.ts';

/** Finds for each candidate what is stored in its place or injected and says the same; null when nothing does. */
export async function findNearest(
  deps: Pick<SessionDeps, 'embedder' | 'vectors' | 'db' | 'now'>,
  candidates: readonly Statement[],
  shown: readonly BlockItem[],
): Promise<Map<string, string | null>> {
  if (candidates.length === 0) return new Map();
  const vectors = await deps.embedder.embed(
    candidates.map(({ memory }) => memory.content),
    'document',
  );
  const embeddedFacts = candidates.map(({ memory }, i) => ({
    memory,
    vector: vectors[i] ?? new Float32Array(),
  }));
  const stored = await findEquivalents(deps, embeddedFacts);
  const injected = shown.map(({ id, text }) => ({ id, wording: wordingOf(text) }));
  return new Map(
    candidates.map(({ memory }) => {
      const wording = wordingOf(memory.content);
      const seen = injected.find((item) => saysTheSame(item.wording, wording));
      return [memory.id, seen?.id ?? stored.get(memory.id)?.id ?? null];
    }),
  );
}
