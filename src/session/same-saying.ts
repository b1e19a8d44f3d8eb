/**
 * Which memories say what a fact says. Vectors find who comes into question and cannot tell: to the inline model "allergic" and
 * "not allergic" are all but one vector (0.996), and so are "Ida lent Olek" and "Olek lent Ida". So the words decide, by the
 * rule that consolidation merges by: whatever differs in more than form stays apart.
 */
import { saysTheSame, wordingOf } from '../memory/consolidation/wording.ts';
import { scopeOf } from '../memory/scope.ts';
import type { Memory } from '../memory/types.ts';
import { overlayHits } from '../recall/overlay.ts';
import { listStoredMemories } from '../store/workspace/memories.ts';
import { recentVectors } from '../store/workspace/recent-vectors.ts';
import type { SessionDeps } from './session.ts';

/** Cosine from which a memory comes into question: what differs in form alone is above it. */
const NEAR_COSINE = 0.8;
/** Memories that come into question for one fact. */
const NEAR_MAX = 10;

/** A fact with its inline vector. */
export interface Saying {
  readonly memory: Memory;
  readonly vector: Float32Array;
}

/** By fact the active memory of its place and subject that says the same. Throws when the index or the database does not answer. */
export async function findSame(
  deps: Pick<SessionDeps, 'embedder' | 'vectors' | 'db' | 'now'>,
  sayings: readonly Saying[],
): Promise<Map<string, Memory>> {
  const near = new Map(await nearOf(deps, sayings));
  const ids = [...new Set([...near.values()].flat())];
  const workspaceId = sayings[0]?.memory.workspaceId;
  if (ids.length === 0 || workspaceId === undefined) return new Map();
  const stored = await listStoredMemories(deps.db, workspaceId, ids);
  return new Map(
    sayings.flatMap(({ memory }): [string, Memory][] => {
      const wording = wordingOf(memory.content);
      const same = (near.get(memory.id) ?? [])
        .flatMap((id) => stored.get(id) ?? [])
        .find(
          ({ status, subjectId, content }) =>
            status === 'active' && subjectId === memory.subjectId && saysTheSame(wordingOf(content), wording),
        );
      return same ? [[memory.id, same]] : [];
    }),
  );
}

/** By fact what is near, what the index has not got yet included: ranges of a backlog follow each other at once. */
async function nearOf(
  { embedder, vectors, db, now }: Pick<SessionDeps, 'embedder' | 'vectors' | 'db' | 'now'>,
  sayings: readonly Saying[],
): Promise<[string, string[]][]> {
  const places = [...new Set(sayings.map(({ memory }) => scopeOf(memory)))];
  const query = { model: embedder.model, owners: ['memory' as const], topK: NEAR_MAX };
  const recent = new Map(
    await Promise.all(
      places.map(async (scope) => {
        const asked = { ...query, scopes: [scope], vector: new Float32Array(embedder.dimensions) };
        return [scope, await recentVectors(db, asked, now())] as const;
      }),
    ),
  );
  return Promise.all(
    sayings.map(async ({ memory, vector }): Promise<[string, string[]]> => {
      const scope = scopeOf(memory);
      const asked = { ...query, scopes: [scope], vector };
      const hits = overlayHits(await vectors.query(asked), recent.get(scope) ?? [], asked);
      return [memory.id, hits.filter(({ score }) => score > NEAR_COSINE).map(({ id }) => id)];
    }),
  );
}
