/**
 * Record of the items that a session injected, so that none comes again too soon: digests and vectors, never text. Pure. Losing
 * it costs a repetition and nothing else.
 */
import { lengthPrefixed, sha256Hex } from '../../lib/crypto/hash.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { wordsKey } from '../../memory/changes/content.ts';
import { wordingOf } from '../../memory/consolidation/wording.ts';
import type { Candidate } from '../../recall/candidates.ts';
import { DUPLICATE_COSINE, dot } from '../../recall/memories/duplicates.ts';
import { passageOf } from './block-line.ts';

/** Cosine above which two items say the same. */
export const INJECTION_SIMILARITY = DUPLICATE_COSINE;

/** An item as a turn injected it. */
export interface InjectedItem {
  readonly itemId: string;
  /** Revision of a memory, by which a change is noticed; 0 for what has none. */
  readonly revision: number;
  /** Digest of the whole text: another one means that the item was changed. */
  readonly version: string;
  /** Digest of who says what, as the line quoted it. */
  readonly saying: string;
  /** Digest of who it is of, and of its words without their form: what near vectors cannot tell apart. */
  readonly point: string;
  /** Of what the line quoted, unit norm; null where there is no embedder at hand. */
  readonly vector: Float32Array | null;
}

/** An item that a turn not long ago injected; 1 is the turn before the one that is taken now. */
export interface RecentItem extends InjectedItem {
  readonly turnsAgo: number;
}

/** A candidate as it is remembered when a turn injects it. */
export function injectedItem(
  candidate: Candidate,
  terms: readonly string[],
  vector: Float32Array | null,
): InjectedItem {
  const passage = passageOf(candidate, terms);
  return {
    itemId: candidate.id,
    revision: candidate.type === 'memory' ? revisionOf(candidate.memory) : 0,
    version: versionOf(candidate.content),
    saying: sayingOf(candidate, passage),
    point: pointIn(candidate, passage),
    vector,
  };
}

/** The version of a text: another one means that the item was changed. */
export const versionOf = (content: string): string => digest([content]);

/** Revision of a memory; 0 for one of the account, which has none. */
const revisionOf = (memory: object): number =>
  'revision' in memory && typeof memory.revision === 'number' ? memory.revision : 0;

/** Recognises a memory that was injected as something else than it is now. */
export function isChanged(candidate: Candidate, recent: readonly RecentItem[]): boolean {
  const own = candidate.type === 'memory' ? recent.filter(({ itemId }) => itemId === candidate.id) : [];
  if (own.length === 0) return false;
  const version = versionOf(candidate.content);
  return own.every((item) => item.version !== version);
}

/** Turns that an item waits, and the cosine from which on another one is like it. */
export interface RepetitionLimits {
  readonly contextWindowDepth: number;
  readonly injectionSimilarity: number;
}

/**
 * The way in which a candidate would be a repetition: itself (`cooldown`), or something that says the same (`near_recent`), was
 * injected a few turns ago; null where neither was. `vectorOf` gives the vector of what its line would quote.
 */
export function findRepetition(
  candidate: Candidate,
  terms: readonly string[],
  vectorOf: () => Float32Array | null,
  recent: readonly RecentItem[],
  { contextWindowDepth, injectionSimilarity }: RepetitionLimits,
): 'cooldown' | 'near_recent' | null {
  const inWindow = recent.filter(({ turnsAgo }) => turnsAgo < contextWindowDepth);
  if (inWindow.length === 0) return null;
  const passage = passageOf(candidate, terms);
  const saying = sayingOf(candidate, passage);
  const same = inWindow.filter((other) => other.saying === saying);
  if (same.some(({ itemId }) => itemId === candidate.id)) return 'cooldown';
  if (same.length > 0) return 'near_recent';
  const others = inWindow.filter(({ itemId, vector }) => itemId !== candidate.id && vector !== null);
  const vector = others.length === 0 ? null : vectorOf();
  const near = others.filter(
    (other) =>
      vector !== null &&
      other.vector?.length === vector.length &&
      dot(vector, other.vector) > injectionSimilarity,
  );
  // Few come so near: only then are the words worth a look.
  const point = near.length === 0 ? null : pointIn(candidate, passage);
  return near.some((other) => other.point === point) ? 'near_recent' : null;
}

/** Digests that were made already: a turn holds each candidate against more than one prompt. */
const sayings = new WeakMap<Candidate, { readonly passage: string; readonly saying: string }>();

/** Digest of who says what. */
function sayingOf(candidate: Candidate, passage: string): string {
  const known = sayings.get(candidate);
  if (known?.passage === passage) return known.saying;
  const saying = digest([whoseIs(candidate), wordsKey(passage)]);
  sayings.set(candidate, { passage, saying });
  return saying;
}

/** Digest of who it is of, and of its words as `consolidation/wording.ts` compares them, in their order. */
const pointIn = (candidate: Candidate, passage: string): string =>
  digest([whoseIs(candidate), ...wordingOf(passage)]);

/** Owner of the words: two people may say the same of themselves, and of two subjects the same may be true. */
function whoseIs(candidate: Candidate): string {
  if (candidate.type === 'memory') return candidate.memory.subjectId ?? candidate.memory.userId ?? '';
  return candidate.type === 'event' ? (candidate.userId ?? candidate.role) : candidate.type;
}

/** Texts whose digests are kept, in characters. */
const DIGESTS_KEPT_CHARS = 400_000;
const digestOf = memoiseByText(DIGESTS_KEPT_CHARS, sha256Hex);
const digest = (parts: readonly string[]): string => digestOf(lengthPrefixed(parts));
