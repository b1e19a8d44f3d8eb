/**
 * Decides what becomes of the memories of a scope, by their relevance now: short-term ones that are needed often become
 * long-term, those that have faded are forgotten, and beyond the cap the least relevant of all go. Pure.
 *
 * Never forgotten here: standing instructions, which their user counts on although nobody looks at them, and what a live
 * conversation shows, for now. A long-term memory never fades away: only the cap can take it.
 */
import { relevanceOf, type Used } from '../lifetime/decay.ts';
import type { DecayRates } from '../settings.ts';
import type { Lifetime, Memory, MemoryKind } from '../types.ts';

/** A short-term memory above both becomes long-term; one below the last is forgotten. */
const PROMOTED_ABOVE_RELEVANCE = 0.7;
const PROMOTED_ABOVE_ACCESSES = 3;
const PRUNED_BELOW_RELEVANCE = 0.01;
/** Memories that a run may remove of any scope without asking: a small one would otherwise wait for somebody at each run. */
export const REMOVED_WITHOUT_ASKING = 20;

/** A memory that holds now, as far as its fate depends on it. */
export interface Aged extends Used {
  readonly id: string;
  readonly tier: Memory['tier'];
  readonly kind: MemoryKind;
  readonly lifetime: Lifetime;
  readonly revision: number;
  /** A live conversation shows it. */
  readonly isInUse: boolean;
}

/** Decisions about the memories of a scope; all others stay as they are. */
export interface Fates {
  readonly promoted: readonly Aged[];
  /** Faded, the least relevant first. */
  readonly pruned: readonly Aged[];
  /** Beyond the cap, the least relevant first. */
  readonly capped: readonly Aged[];
}

/** Measures by which the memories of one scope are judged. */
export interface FateMeasures {
  readonly now: number;
  readonly rates: DecayRates;
  /** Memories that the scope may have. */
  readonly maxMemories: number;
}

/** Decides about the memories of one scope. */
export function decideFates(memories: readonly Aged[], { now, rates, maxMemories }: FateMeasures): Fates {
  const scored = memories
    .map((memory) => ({ memory, relevance: relevanceOf(memory, now, rates) }))
    .sort((a, b) => a.relevance - b.relevance || comesFirst(a.memory, b.memory));
  const removable = scored.filter(({ memory }) => memory.kind !== 'instruction' && !memory.isInUse);
  const isShort = ({ memory }: { readonly memory: Aged }) => memory.lifetime === 'short_term';
  const pruned = removable.filter((each) => isShort(each) && each.relevance < PRUNED_BELOW_RELEVANCE);
  const gone = new Set(pruned);
  const excess = Math.max(0, memories.length - pruned.length - maxMemories);
  const capped = removable.filter((each) => !gone.has(each)).slice(0, excess);
  for (const each of capped) gone.add(each);
  const promoted = scored.filter(
    (each) =>
      isShort(each) &&
      !gone.has(each) &&
      each.relevance > PROMOTED_ABOVE_RELEVANCE &&
      each.memory.accessCount > PROMOTED_ABOVE_ACCESSES,
  );
  const memoriesOf = (list: typeof scored) => list.map(({ memory }) => memory);
  return { promoted: memoriesOf(promoted), pruned: memoriesOf(pruned), capped: memoriesOf(capped) };
}

/** Orders equally relevant memories: the one that was needed longer ago first, then the older one. */
const comesFirst = (a: Aged, b: Aged): number =>
  a.accessedAt - b.accessedAt || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Memories that a run has removed of a scope and still wants to, against what the scope had when the run came to it. */
export interface ScopeRemoval {
  readonly removed: number;
  readonly wanted: number;
  readonly sizeBefore: number;
}

/** Decides that somebody has to be asked first. Counted over the whole run: many small slices are one large removal. */
export function needsConsent({ removed, wanted, sizeBefore }: ScopeRemoval, maxShare: number): boolean {
  if (wanted === 0) return false;
  return removed + wanted > Math.max(REMOVED_WITHOUT_ASKING, maxShare * sizeBefore);
}
