/**
 * Decides on each thing that a persistence branch finds worth remembering: accepted, refused as known, taken back or outranked,
 * or left for the next pass where it cannot be compared now. Pure; what is near in meaning is handed in.
 */

import { normalisedContent } from '../../lib/text/comparable.ts';
import type { Statement } from '../../memory/changes/changes.ts';
import type { HistoryRow } from '../history/history-row.ts';

/** Something that live history shows as remembered. */
export interface BlockItem {
  readonly id: string;
  readonly text: string;
}

/** Memories and lines that already say what candidates say. */
export interface BranchContext {
  /** Active memories by content key. */
  readonly active: ReadonlyMap<string, string>;
  /** Content keys of what the same messages taught before, in whatever state it is now. */
  readonly taught: ReadonlySet<string>;
  readonly shown: readonly BlockItem[];
  /** By candidate: what is near to it, null when nothing is; none when that could not be told. */
  readonly near: ReadonlyMap<string, string | null>;
  /** Candidates of a model that say otherwise than their user did. */
  readonly outranked: ReadonlySet<string>;
}

/**
 * `already_known`: stored or injected, in these or almost these words. `withdrawn`: the message taught it before, and it was
 * replaced, ended or forgotten since: a pass over old messages must not bring it back. `outranked`: its user said otherwise.
 */
export type RefusalReason = 'already_known' | 'withdrawn' | 'outranked';

export interface DecidedCandidates {
  readonly accepted: readonly Statement[];
  readonly refused: readonly {
    readonly candidate: Statement;
    readonly reason: RefusalReason;
    /** Id of what says it; null when nothing does any more. */
    readonly knownAs: string | null;
  }[];
  /** Candidates that could not be compared: the next pass looks at them again. */
  readonly deferred: readonly Statement[];
}

/** Decides each candidate once; the same words twice are one. */
export function decideCandidates(candidates: readonly Statement[], known: BranchContext): DecidedCandidates {
  const shown = new Map(known.shown.map(({ id, text }) => [normalisedContent(text), id]));
  const seen = new Set<string>();
  const accepted: Statement[] = [];
  const refused: DecidedCandidates['refused'][number][] = [];
  const deferred: Statement[] = [];
  for (const candidate of candidates) {
    const { memory, keys } = candidate;
    if (seen.has(keys.contentKey)) continue;
    seen.add(keys.contentKey);
    const near = known.near.get(memory.id);
    const knownAs =
      known.active.get(keys.contentKey) ?? shown.get(normalisedContent(memory.content)) ?? near ?? null;
    if (knownAs !== null) refused.push({ candidate, reason: 'already_known', knownAs });
    else if (known.taught.has(keys.contentKey))
      refused.push({ candidate, reason: 'withdrawn', knownAs: null });
    else if (known.outranked.has(memory.id)) refused.push({ candidate, reason: 'outranked', knownAs: null });
    else if (near === undefined) deferred.push(candidate);
    else accepted.push(candidate);
  }
  return { accepted, refused, deferred };
}

/** A line of a block: a mark, the quotation, what it is, its id. */
const BLOCK_LINE = /^- (?:[A-Z][a-z]+: )?("(?:[^"\\]|\\.)*") \(.*\[([^[\]\s]+)\]$/u;

/** Items that the blocks of a live history show. */
export const itemsInBlocks = (rows: readonly HistoryRow[]): BlockItem[] =>
  rows
    .filter(({ kind }) => kind === 'injection')
    .flatMap(({ content }) => content.split('\n'))
    .flatMap((line) => {
      const [, quotation, id] = BLOCK_LINE.exec(line) ?? [];
      return quotation === undefined || id === undefined
        ? []
        : [{ id, text: JSON.parse(quotation) as string }];
    });
