/**
 * Finds memories that say what a fact says. Vectors find who comes into question and cannot tell: to the inline model
 * "allergic" and "not allergic" are all but one vector (0.996), and so are "Ida lent Olek" and "Olek lent Ida". So the words
 * decide, by the rule that consolidation merges by: whatever differs in more than form stays apart.
 */

import { keysOf } from '../../memory/changes/content.ts';
import { isSameValue, saysTheSame, wordingOf } from '../../memory/consolidation/wording.ts';
import { scopeOf } from '../../memory/scope.ts';
import type { Memory } from '../../memory/types.ts';
import { overlayHits } from '../../recall/overlay.ts';
import { listCurrentValues, listStoredMemories } from '../../store/memories/memories.ts';
import { recentVectors } from '../../store/vectors/recent-vectors.ts';
import type { SessionDeps } from '../session.ts';

/** Cosine from which a memory comes into question: what differs in form, or in who it names, is above it. */
const NEAR_COSINE = 0.5;
/** Memories that come into question for one fact. */
const NEAR_MAX = 10;

/** A fact with its inline vector. */
export interface EmbeddedFact {
  readonly memory: Memory;
  readonly vector: Float32Array;
}

/**
 * Finds for each fact the active memory of its place and subject that says the same. Throws when the index or the database does
 * not answer.
 */
export async function findEquivalents(
  deps: Pick<SessionDeps, 'embedder' | 'vectors' | 'db' | 'now'>,
  embeddedFacts: readonly EmbeddedFact[],
): Promise<Map<string, Memory>> {
  const workspaceId = embeddedFacts[0]?.memory.workspaceId;
  if (workspaceId === undefined) return new Map();
  const slots = embeddedFacts.flatMap(({ memory }) =>
    [keysOf(memory).topicSlot ?? [], nameSlot(memory)].flat(),
  );
  const [near, current] = await Promise.all([nearOf(deps, embeddedFacts), listCurrentValues(deps.db, slots)]);
  const stored = await listStoredMemories(deps.db, workspaceId, [...new Set(near.flatMap(([, ids]) => ids))]);
  const nearIds = new Map(near);
  return new Map(
    embeddedFacts.flatMap(({ memory }): [string, Memory][] => {
      const name = current.get(nameSlot(memory))?.content ?? null;
      const wording = ofUser(memory.content, name);
      const value = current.get(keysOf(memory).topicSlot ?? '');
      if (value && isSameValue(ofUser(value.content, name), wording)) return [[memory.id, value]];
      const same = (nearIds.get(memory.id) ?? [])
        .flatMap((id) => stored.get(id) ?? [])
        .find(
          ({ status, subjectId, content }) =>
            status === 'active' &&
            subjectId === memory.subjectId &&
            saysTheSame(ofUser(content, name), wording),
        );
      return same ? [[memory.id, same]] : [];
    }),
  );
}

/** The place of what the owner of a memory is called. */
const nameSlot = (memory: Memory): string =>
  keysOf({ ...memory, subjectId: null, topicKey: NAME_TOPIC }).topicSlot ?? '';
const NAME_TOPIC = 'name';
/** Wording of a name by the rules: "Name is Lena." */
const NAME_STATED = /^Name is (.+?)\.?$/;
/** Characters that mean something in a pattern. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** Words by which models speak of the user of a conversation. */
const THE_USER = "(?:the )?user(?:'s)?";

/** The words of a statement without who it is of: rules say "Lives in Graz.", models "Lena lives in Graz." or "The user lives in Graz." */
function ofUser(content: string, stated: string | null): readonly string[] {
  const name = stated === null ? null : (NAME_STATED.exec(stated)?.[1] ?? null);
  const called = name === null ? THE_USER : `(?:${THE_USER}|${name.replaceAll(SPECIAL, '\\$&')}(?:'s)?)`;
  return wordingOf(content.replace(new RegExp(`^${called}\\s+(?=\\S)`, 'iu'), ''));
}

/**
 * Finds for each fact the memories near to it, those included that the index has not got yet: ranges of a backlog follow each
 * other at once.
 */
async function nearOf(
  { embedder, vectors, db, now }: Pick<SessionDeps, 'embedder' | 'vectors' | 'db' | 'now'>,
  embeddedFacts: readonly EmbeddedFact[],
): Promise<[string, string[]][]> {
  const places = [...new Set(embeddedFacts.map(({ memory }) => scopeOf(memory)))];
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
    embeddedFacts.map(async ({ memory, vector }): Promise<[string, string[]]> => {
      const scope = scopeOf(memory);
      const asked = { ...query, scopes: [scope], vector };
      const hits = overlayHits(await vectors.query(asked), recent.get(scope) ?? [], asked);
      return [memory.id, hits.filter(({ score }) => score > NEAR_COSINE).map(({ id }) => id)];
    }),
  );
}
