/** What says almost the same as a candidate of a persistence branch: a memory of the same scope, or a line of a block. */
import type { Statement } from '../memory/changes.ts';
import { dot } from '../recall/memories/duplicates.ts';
import { listStoredMemories } from '../store/workspace/memories.ts';
import { ALREADY_KNOWN_COSINE, type ShownItem } from './branch-candidates.ts';
import type { SessionDeps } from './session.ts';

/** By candidate the nearest thing that is stored in its place or injected, null when nothing is near. */
export async function findNearest(
  { embedder, vectors, db }: Pick<SessionDeps, 'embedder' | 'vectors' | 'db'>,
  candidates: readonly Statement[],
  shown: readonly ShownItem[],
): Promise<Map<string, string | null>> {
  if (candidates.length === 0) return new Map();
  const texts = [...candidates.map(({ memory }) => memory.content), ...shown.map(({ text }) => text)];
  const embedded = await embedder.embed(texts, 'document');
  const found = await Promise.all(
    candidates.map(async ({ memory, keys }, i): Promise<[string, string | null]> => {
      const vector = embedded[i] ?? new Float32Array();
      const injected = shown.find(
        (_, n) => dot(vector, embedded[candidates.length + n] ?? new Float32Array()) > ALREADY_KNOWN_COSINE,
      );
      if (injected) return [memory.id, injected.id];
      const query = {
        vector,
        model: embedder.model,
        scopes: [keys.scope],
        owners: ['memory' as const],
        topK: 1,
      };
      const [hit] = await vectors.query(query);
      return [memory.id, hit && hit.score > ALREADY_KNOWN_COSINE ? hit.id : null];
    }),
  );
  return withoutStale(db, candidates[0]?.memory.workspaceId ?? '', new Map(found), shown);
}

/** The index may lag: what it names must be an active memory. */
async function withoutStale(
  db: SessionDeps['db'],
  workspaceId: string,
  near: ReadonlyMap<string, string | null>,
  shown: readonly ShownItem[],
): Promise<Map<string, string | null>> {
  const injected = new Set(shown.map(({ id }) => id));
  const asked = [...near.values()].flatMap((id) => (id === null || injected.has(id) ? [] : [id]));
  const stored = asked.length === 0 ? new Map() : await listStoredMemories(db, workspaceId, asked);
  const holds = (id: string) => injected.has(id) || stored.get(id)?.status === 'active';
  return new Map([...near].map(([candidate, id]) => [candidate, id !== null && holds(id) ? id : null]));
}
